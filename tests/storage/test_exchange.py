"""Exports come back whole; what was tampered with is refused with its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisca_tutor import shipped
from brisca_tutor.content.library import Library
from brisca_tutor.game.errors import Problem, Problems
from brisca_tutor.storage.events import Event
from brisca_tutor.storage.exchange import MOST_PROBLEMS, exported, imported
from brisca_tutor.storage.progress import Progress
from brisca_tutor.storage.views import puzzle_states
from tests.a_month import month

MONTH = month(Library(shipped.lessons()))
HEAD = {"format": 1, "lang": "es"}
GOOD = {
    "id": "a-1",
    "ts": "2026-11-29T10:00:00.000+00:00",
    "kind": "puzzle",
    "item": "T-0101",
    "outcome": "wrong",
}


def text(*events: object) -> str:
    return json.dumps({"format": 1, "events": list(events)}, indent=0)


def problems(of: str) -> list[Problem]:
    with pytest.raises(Problems) as found:
        imported(of, "x.json")
    return found.value.problems


def test_an_export_comes_back_whole() -> None:
    assert imported(exported(MONTH, HEAD), "x") == MONTH
    assert imported(exported((), HEAD), "x") == ()
    assert exported(MONTH, HEAD).isascii() and exported(MONTH, HEAD) == exported(MONTH, HEAD)


def test_merging_twice_and_both_ways_gives_the_same(tmp_path: Path) -> None:
    with Progress(tmp_path / "a.db", "x") as one, Progress(tmp_path / "b.db", "x") as other:
        assert one.merge(MONTH[:150]) == 150 and other.merge(MONTH[100:]) == len(MONTH) - 100
        there, back = exported(one.events(), HEAD), exported(other.events(), HEAD)
        assert other.merge(imported(there, "x")) == 100 and one.merge(imported(back, "x"))
        assert one.merge(imported(back, "x")) == other.merge(imported(there, "x")) == 0
        assert set(one.events()) == set(other.events()) == set(MONTH)
        assert puzzle_states(one.events()) == puzzle_states(MONTH)


def test_times_are_brought_to_one_form() -> None:
    (event,) = imported(text({**GOOD, "ts": "2026-11-29T12:00:00+02:00"}), "x")
    assert event.ts == GOOD["ts"]


def test_what_no_reader_takes_is_not_written() -> None:
    odd = Event("x", "", "puzzle", "P", "first")
    assert imported(exported((odd, *MONTH), HEAD), "x") == MONTH


@pytest.mark.parametrize(
    "change",
    [
        {"id": ""},
        {"id": 7},
        {"id": "x" * 65},
        {"id": "a\n"},
        {"ts": "yesterday"},
        {"ts": "2026-11-29T10:00:00"},
        {"ts": "0001-01-01T00:00:00+14:00"},
        {"kind": "cheat"},
        {"kind": ["puzzle"]},
        {"item": "a b"},
        {"item": "\x1b[31m"},
        {"item": "x" * 201},
        {"outcome": "flagged"},
        {"hints": -1},
        {"hints": True},
        {"hints": 1.5},
        {"ms": 10**12},
        {"theme": "../etc"},
        {"suspected": "last-card-wins"},
        {"suspected": [["x"]]},
        {"suspected": ["x"] * 21},
        {"extra": 1},
    ],
    ids=str,
)
def test_every_field_is_checked(change: dict[str, object]) -> None:
    (one,) = problems(text(GOOD, {**GOOD, "id": "a-2", **change}))
    assert one.code == "export-event" and one.slots["key"] == next(iter(change))
    assert one.place is not None and one.place.line == 11 and one.place.file == "x.json"


@pytest.mark.parametrize("key", list(GOOD))
def test_every_needed_key(key: str) -> None:
    less = {name: value for name, value in GOOD.items() if name != key}
    assert [one.slots["key"] for one in problems(text(less))] == [key]


@pytest.mark.parametrize("facts", [1, None, "x", [], [GOOD]])
def test_an_event_is_an_object(facts: object) -> None:
    assert [one.code for one in problems(text(facts))] == ["export-event"]


def test_one_id_is_one_event() -> None:
    assert len(imported(text(GOOD, GOOD), "x")) == 1
    (one,) = problems(text(GOOD, {**GOOD, "outcome": "first"}))
    assert one.slots["key"] == "id"


def test_all_problems_at_once_within_reason() -> None:
    assert len(problems(text({}, GOOD, {}))) == 2
    assert len(problems(text(*[{}] * 1000))) == MOST_PROBLEMS


@pytest.mark.parametrize(
    ("whole", "code"),
    [
        ("", "export-json"),
        ("{", "export-json"),
        ("nonsense", "export-json"),
        ("[]", "export-format"),
        ("7", "export-format"),
        ("{}", "export-format"),
        ('{"format": 1}', "export-format"),
        ('{"format": 2, "events": []}', "export-format"),
        ('{"format": "1", "events": []}', "export-format"),
        ('{"format": 1, "events": {}}', "export-format"),
        ('{"format": 1, "events": [],}', "export-json"),
        ('{"format": 1, "events": [1,]}', "export-json"),
        ('{"format": 1, "events": []} x', "export-json"),
        ('{"format": 1, "events": [NaN]}', "export-json"),
        ('{"format": 1, "events": [], "more": 1}', "export-key"),
        ('{"format": 1, "format": 1, "events": []}', "export-key"),
        ('{"format": 1, "events": [' + "[" * 100_000, "export-json"),
        ('{"format": 1, "events": [' + "9" * 10_000 + "]}", "export-json"),
    ],
)
def test_broken_texts(whole: str, code: str) -> None:
    found = problems(whole)
    assert code in [one.code for one in found] and all(one.place for one in found)


def test_a_key_twice_in_an_event() -> None:
    doubled = text(GOOD).replace('"kind"', '"outcome": "first",\n"kind"')
    assert [one.code for one in problems(doubled)] == ["export-event"]


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 900), st.characters(codec="utf-8"))
def test_any_changed_sign_is_refused_or_harmless(at: int, sign: str) -> None:
    whole = exported(MONTH[:4], HEAD)
    changed = whole[: at % len(whole)] + sign + whole[at % len(whole) + 1 :]
    try:
        imported(changed, "x")
    except Problems as found:
        assert all(one.place for one in found.problems)
