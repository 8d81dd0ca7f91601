"""Spaced repetition, worked out anew from the events; field report 41 on the library."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest

from brisca_tutor import shipped
from brisca_tutor.content.library import Library
from brisca_tutor.storage.events import EVERYTHING, Event
from brisca_tutor.storage.schedule import Schedule, schedule
from tests.a_month import LAST_DAY, month

MONTH = month(Library(shipped.lessons()))
START = datetime(2026, 11, 1, 10, tzinfo=UTC)


def log(*texts: str) -> list[Event]:
    """``0 puzzle P wrong`` and the like; the number is the day."""
    events = []
    for number, text in enumerate(texts):
        day, kind, item, outcome = text.split()
        when = START + timedelta(days=int(day), seconds=number)
        events.append(Event(f"id-{number}", when.isoformat(), kind, item, outcome))
    return events


def after(days: float) -> datetime:
    return START + timedelta(days=days)


def days(plan: Schedule) -> dict[str, int]:
    return {one.id: (one.due - START).days for one in plan.items}


def test_two_rebuilds_are_identical() -> None:
    first = schedule(MONTH, LAST_DAY)
    assert first == schedule(MONTH, LAST_DAY) and len(first.items) > 30
    moved = list(MONTH)
    Random(1).shuffle(moved)  # as after an import
    assert schedule(moved, LAST_DAY) == first


def test_only_what_was_missed_comes_back() -> None:
    events = log(
        "0 puzzle A first",
        "0 puzzle B wrong",
        "0 puzzle B right",
        "0 step l/c revealed",
        "0 step l/d right",
        "0 step l/e skipped",
        "0 step l/f read",
        "0 mistake H.1/4 flagged",
    )
    plan = schedule(events, after(0.1))
    assert {(one.kind, one.id) for one in plan.items} == {
        ("puzzle", "B"),
        ("step", "l/c"),
        ("step", "l/d"),
        ("mistake", "H.1/4"),
    }
    assert plan.due == () and set(days(plan).values()) == {1}
    assert schedule(events, after(1)).due == plan.items


def test_intervals_grow_with_every_right_answer_and_fall_after_a_wrong_one() -> None:
    events = log("0 puzzle A wrong", "0 puzzle A right", "1 puzzle A first")
    gaps = [days(schedule(events, after(2)))["A"] - 1]
    day = 1
    for _ in range(3):
        day += gaps[-1]
        events += log(f"{day} puzzle A first")
        gaps.append(days(schedule(events, after(day)))["A"] - day)
    assert gaps == sorted(gaps) and gaps[-1] > 3 * gaps[0]
    day += gaps[-1]
    events += log(f"{day} puzzle A wrong")
    assert days(schedule(events, after(day)))["A"] - day < gaps[-1] // 3


def test_a_recalled_step_is_the_step() -> None:
    events = log("0 step l/a wrong", "0 step l/a right", "1 recall l/a first")
    plan = schedule(events, after(1.1))
    assert [one.kind for one in plan.items] == ["step"] and days(plan)["l/a"] > 1
    assert plan.done == 1 and plan.due == ()
    assert schedule(events, after(2)).done == 0


def test_one_answer_a_sitting_counts() -> None:
    once = log("0 puzzle A wrong")
    often = log("0 puzzle A wrong", "0 puzzle A wrong", "0 puzzle A right")
    assert days(schedule(once, after(1))) == days(schedule(often, after(1)))


def test_the_day_ends_where_the_learner_is() -> None:
    evening = log("0 puzzle A wrong")
    assert not schedule(evening, datetime(2026, 11, 1, 23, tzinfo=UTC)).due
    assert schedule(evening, datetime(2026, 11, 2, 0, 30, tzinfo=UTC)).due
    tokyo = timezone(timedelta(hours=9))
    assert schedule(evening, datetime(2026, 11, 2, 0, 30, tzinfo=tokyo)).due


def test_41_a_clock_that_goes_back_loses_nothing() -> None:
    before = schedule(MONTH, LAST_DAY)
    back = LAST_DAY - timedelta(days=30)
    plan = schedule(MONTH, back)
    assert {one.id for one in plan.items} == {one.id for one in before.items}
    assert all(one.due <= back + timedelta(days=100) for one in plan.items)
    fresh = Event("new", back.isoformat(), "puzzle", before.items[0].id, "wrong")
    assert {one.id for one in schedule([*MONTH, fresh], LAST_DAY).items} == {
        one.id for one in before.items
    }


@pytest.mark.parametrize("ts", ["", "yesterday", "0001-01-01", "9999-12-31T23:59:59+00:00"])
def test_41_odd_times_do_no_harm(ts: str) -> None:
    plan = schedule([Event("x", ts, "puzzle", "A", "wrong")], after(0))
    assert [one.id for one in plan.items] == ["A"] and plan.items[0].due <= after(2)


def test_a_reset_clears_the_schedule() -> None:
    reset = Event("x", "2026-12-01", "reset", EVERYTHING, "")
    assert schedule([*MONTH, reset], LAST_DAY) == Schedule((), (), 0)
