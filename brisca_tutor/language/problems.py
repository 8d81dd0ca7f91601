"""Every `Problem` in words: what is wrong, and how to put it right.

The sentences stand in tables by the kind of thing that is wrong: `problems_game`,
`problems_auction`, `problems_files`, `problems_content`, `problems_checks`,
`problems_storage`, `problems_practice`. A new code needs one entry in one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

from ..game.cards import CARD_BY_CODE, Rank, Suit
from ..game.errors import Problem
from ..game.signs import Meaning
from .catalogue import Speech, mark_in
from .names import Names, seat_phrase
from .problems_auction import AUCTION
from .problems_checks import CHECKS
from .problems_content import CONTENT
from .problems_files import FILES
from .problems_game import GAME, IN_FILES
from .problems_practice import PRACTICE
from .problems_storage import STORAGE_PROBLEMS
from .sentences.signs import meaning
from .slots import slot_names

TABLE: dict[str, tuple[str, str]] = {
    **GAME,
    **AUCTION,
    **FILES,
    **CONTENT,
    **CHECKS,
    **STORAGE_PROBLEMS,
    **PRACTICE,
}
"""Code -> what is wrong, how to put it right; a code ending in ``*`` stands for a family."""

ADDED = frozenset({"number", "label", "example", "suits", "where", "king", "knight"})
"""Slots that are made here from the others, or from the code."""

_SEATS = ("seat", "turn", "winner", "dealer", "declarer")
_FORMS = ("the", "The", "of", "to", "with", "bare", "name", "Name")

_WHERE = {
    "lesson": mark_in("where a key belongs", "the lesson"),
    "step": mark_in("where a key belongs", "a step"),
    "trick": mark_in("where a key belongs", "the trick"),
    "option": mark_in("where a key belongs", "an option"),
    "pack": mark_in("where a key belongs", "the puzzle pack"),
    "puzzle": mark_in("where a key belongs", "a puzzle"),
    "record": mark_in("where a key belongs", "the hand"),
    "position": mark_in("where a key belongs", "the position"),
}


def problem_text(speech: Speech, problem: Problem, names: Names | None = None) -> str:
    """What is wrong, one sentence; ``names`` are those of the seats, numbers without it."""
    message = _entry(problem.code)[0]
    if not message:
        return speech.say("Something is wrong here ({code}).", code=problem.code)
    return speech.say(message, **_slots(speech, problem, names, message))


def remedy(speech: Speech, problem: Problem, names: Names | None = None) -> str:
    """How to put it right, one sentence; empty where there is nothing to add."""
    near = problem.slots.get("near")
    if near:
        shown = CARD_BY_CODE.get(near, near) if isinstance(near, str) else near
        if isinstance(near, str) and shown is not near:
            return speech.say(
                "Did you mean {code} ({card.the})?", code=near, card=CARD_BY_CODE[near]
            )
        return speech.say("Did you mean {near}?", near=shown)
    message = _entry(problem.code)[1]
    if problem.place is not None:
        message = IN_FILES.get(problem.code, message)
    if not message:
        return ""
    slots = _slots(speech, problem, names, message)
    if any(slots[name] == "" for name in roots(message)):
        return ""
    return speech.say(message, **slots)


def roots(message: str) -> frozenset[str]:
    """The slots that a message asks for, without the forms of its noun phrases."""
    return frozenset(name.partition(".")[0] for name in slot_names(message))


def _entry(code: str) -> tuple[str, str]:
    if code in TABLE:
        return TABLE[code]
    for family, entry in TABLE.items():
        if family.endswith("*") and code.startswith(family[:-1]):
            return entry
    return "", ""


def _slots(
    speech: Speech, problem: Problem, names: Names | None, message: str
) -> dict[str, object]:
    slots: dict[str, object] = {}
    for name, value in problem.slots.items():
        slots[name] = _value(speech, name, value, names)
    _add(speech, problem, slots)
    forms = {name.partition(".")[0] for name in slot_names(message) if "." in name}
    for name in roots(message):
        value = slots.get(name, "")
        if name in forms and not hasattr(speech.phrase(value), "form"):
            # A text stands where a noun was expected: it is shown in every form as it is.
            slots[name] = dict.fromkeys(_FORMS, str(value))
        else:
            slots.setdefault(name, "")
    return slots


def _value(speech: Speech, name: str, value: object, names: Names | None) -> object:
    if name in _SEATS:
        if isinstance(value, int):
            known = names is not None and 0 <= value < len(names)
            return names[value] if names and known else seat_phrase(speech, str(value + 1))
        return seat_phrase(speech, str(value))
    if name == "meaning" and value in get_args(Meaning):
        return meaning(speech, cast(Meaning, value))
    if isinstance(value, tuple | list | frozenset):
        parts = [str(speech.phrase(item)) for item in value]
        if not parts:
            return "-"
        return speech.list_or(parts) if name == "allowed" else speech.list_and(parts)
    return value


def _add(speech: Speech, problem: Problem, slots: dict[str, object]) -> None:
    facts: Mapping[str, object] = problem.slots
    place = facts.get("dealer", facts.get("seat"))
    if "number" not in facts and isinstance(place, int):
        slots["number"] = place + 1
    if isinstance(facts.get("seat"), str):
        slots["label"] = facts["seat"]
    slots["example"] = speech.card(CARD_BY_CODE["1o"]).bare
    slots["king"], slots["knight"] = speech.rank(Rank.KING), speech.rank(Rank.KNIGHT)
    slots["suits"] = speech.list_and(speech.suit(suit).name for suit in Suit)
    _, _, where = problem.code.partition("key-belongs-")
    if where:
        shown = _WHERE.get(where)
        slots["where"] = speech.say_in("where a key belongs", shown) if shown else f"{where}:"
