"""Progress as a JSON text that can be carried to another machine, and back in.

What is read is untrusted: every field of every event is checked, and everything that is wrong is
said at once, each with its place. Nothing is taken from a text in which anything is wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

from ..game.errors import Place, Problem, Problems
from .events import EVERYTHING, KINDS, Event

FORMAT = 1
MOST_PROBLEMS = 20
"""Problems that are told at once."""

_KNOWN = ("format", "lang", "rules", "events")
_ID = re.compile(r"[0-9A-Za-z._-]{1,64}")
_ITEM = re.compile(r"[^\s\x00-\x1f\x7f-\x9f]{1,200}")
_SLUG = re.compile(r"[0-9a-z][0-9a-z-]{0,59}")
_LENGTH = re.compile(r"[0-9]{1,6}")
_SPACE = re.compile(r"[ \t\r\n]*")


def event_facts(event: Event) -> dict[str, Any]:
    """An event as JSON has it; what is empty is left out."""
    needed = ("id", "ts", "kind", "item", "outcome")
    facts = {**event._asdict(), "suspected": list(event.suspected)}
    return {name: one for name, one in facts.items() if one or name in needed}


def exported(events: Iterable[Event], head: dict[str, Any]) -> str:
    """The text of an export, one event a line; ``head`` stands in front of the events.

    What could not be read back, because somebody changed the database, is left out.
    """
    start = json.dumps(head, ensure_ascii=True)[:-1]
    facts = [one for one in map(event_facts, events) if not _fault(one)]
    lines = ",\n".join(json.dumps(one, ensure_ascii=True) for one in facts)
    return f'{start}, "events": [\n{lines}\n]}}\n'


def imported(text: str, file: str) -> tuple[Event, ...]:
    """The events of an export, in their order; ``file`` is named in places.

    Raises:
        Problems: everything that is wrong with it.
    """
    problems: list[Problem] = []
    try:
        found = list(_events(text, file, problems))
    except (json.JSONDecodeError, RecursionError) as error:
        offset = error.pos if isinstance(error, json.JSONDecodeError) else 0
        raise Problems(
            [*problems, Problem("export-json", place=_place(text, file, offset))]
        ) from None
    except ValueError:  # a number of thousands of digits
        raise Problems([Problem("export-json", place=Place(file, 1, 1))]) from None
    if problems:
        raise Problems(problems[:MOST_PROBLEMS])
    return tuple(found)


def _events(text: str, file: str, problems: list[Problem]) -> Iterator[Event]:
    """The sound events; what is wrong is added to ``problems``.

    Raises:
        ValueError: the text is no JSON; it is read piece by piece, so that places are known.
    """
    whole: dict[str, int] = {}
    start = _after(text, 0)
    if text[start : start + 1] != "{":
        _decode(text, start)
        problems.append(Problem("export-format", place=_place(text, file, start)))
        return
    for key, at in _members(text, start):
        if key in whole or key not in _KNOWN:
            problems.append(Problem("export-key", place=_place(text, file, at), key=key[:40]))
        whole.setdefault(key, at)
        if key == "format" and _decode(text, at)[0] != FORMAT:
            problems.append(Problem("export-format", place=_place(text, file, at)))
        if key == "events":
            if text[at : at + 1] != "[":
                problems.append(Problem("export-format", place=_place(text, file, at)))
            else:
                yield from _sound(text, at, file, problems)
    if not {"format", "events"} <= whole.keys():
        problems.append(Problem("export-format", place=_place(text, file, 0)))


def _sound(text: str, at: int, file: str, problems: list[Problem]) -> Iterator[Event]:
    known: dict[str, Event] = {}
    for facts, start in _elements(text, at):
        if len(problems) >= MOST_PROBLEMS:
            return
        wrong = _fault(facts)
        if wrong:
            place = _place(text, file, start)
            problems.append(Problem("export-event", place=place, key=wrong[:40]))
            continue
        event = _event(facts)
        if known.setdefault(event.id, event) != event:
            place = _place(text, file, start)
            problems.append(Problem("export-event", place=place, key="id"))
        elif known[event.id] is event:
            yield event


def _fault(facts: Any) -> str:
    """The first key of an event that is missing, unknown or has a value that cannot be; or ""."""
    if not isinstance(facts, dict):
        return "{}"
    unknown = next((key for key in facts if key not in Event._fields), None)
    if unknown is not None:
        return str(unknown)
    checks: dict[str, Callable[[Any], bool]] = {
        "id": lambda value: _fits(_ID, value),
        "ts": lambda value: _time(value) is not None,
        "kind": lambda value: value in tuple(KINDS),
        "item": lambda value: value == EVERYTHING or _fits(_ITEM, value),
        "outcome": lambda value: _outcome(facts["kind"], value),
        "hints": lambda value: _whole(value, 99),
        "ms": lambda value: _whole(value, 10**9),
        "theme": lambda value: value == "" or _fits(_SLUG, value),
        "suspected": lambda value: (
            isinstance(value, list) and len(value) <= 20 and all(_fits(_SLUG, one) for one in value)
        ),
    }
    for key, right in checks.items():
        needed = key in ("id", "ts", "kind", "item", "outcome")
        if (key in facts or needed) and not (key in facts and right(facts[key])):
            return key
    return ""


def _event(facts: dict[str, Any]) -> Event:
    return Event(
        **{**facts, "ts": _time(facts["ts"]), "suspected": tuple(facts.get("suspected", ()))}
    )


def _fits(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _whole(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _outcome(kind: str, value: object) -> bool:
    if kind == "streak":
        return _fits(_LENGTH, value)
    return value == "" if kind == "reset" else value in KINDS[kind]


def _time(value: object) -> str | None:
    """A time as this program writes it, so that times compare as texts; None if it is none."""
    if not isinstance(value, str) or len(value) > 40:
        return None
    try:
        moment = datetime.fromisoformat(value)
        if moment.tzinfo is None or not 2000 <= moment.year < 3000:
            return None
        return moment.astimezone(UTC).isoformat(timespec="milliseconds")
    except (ValueError, OverflowError):
        return None


# -- JSON with places


class _Once(json.JSONDecoder):
    """Refuses NaN and the like, and objects with the same key twice."""

    def __init__(self) -> None:
        super().__init__(parse_constant=_refuse, object_pairs_hook=_pairs)


def _refuse(name: str) -> None:
    raise json.JSONDecodeError(name, "", 0)


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        found[f"2 x {max(names, key=names.count)}"] = None  # no key of an event: it is told
    return found


_DECODER = _Once()


def _decode(text: str, at: int) -> tuple[Any, int]:
    try:
        return _DECODER.raw_decode(text, at)
    except StopIteration as stop:
        raise json.JSONDecodeError("", text, stop.value) from None


def _after(text: str, at: int) -> int:
    """Where the next sign that is no space stands."""
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _expect(text: str, at: int, signs: str) -> int:
    at = _after(text, at)
    if text[at : at + 1] not in tuple(signs):
        raise json.JSONDecodeError("", text, at)
    return at


def _members(text: str, at: int) -> Iterator[tuple[str, int]]:
    """The keys of the object that opens here, each with where its value begins; to the very end."""
    at = _after(text, at + 1)
    while text[at : at + 1] != "}":
        key, at = _decode(text, _expect(text, at, '"'))
        at = _after(text, _expect(text, at, ":") + 1)
        yield key, at
        at = _next(text, _decode(text, at)[1], "}")
    at = _after(text, at + 1)
    if at < len(text):
        raise json.JSONDecodeError("", text, at)


def _elements(text: str, at: int) -> Iterator[tuple[Any, int]]:
    """The elements of the list that opens here, each with where it begins."""
    at = _after(text, at + 1)
    while text[at : at + 1] != "]":
        value, end = _decode(text, at)
        yield value, at
        at = _next(text, end, "]")


def _next(text: str, at: int, closing: str) -> int:
    """Past a comma to what follows it, or to the closing sign."""
    at = _expect(text, at, "," + closing)
    if text[at] == closing:
        return at
    at = _after(text, at + 1)
    if text[at : at + 1] == closing:
        raise json.JSONDecodeError("", text, at)
    return at


def _place(text: str, file: str, at: int) -> Place:
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    quote = text[start : end if end >= 0 else len(text)]
    return Place(file, text.count("\n", 0, at) + 1, at - start + 1, quote.strip("\r")[:200])
