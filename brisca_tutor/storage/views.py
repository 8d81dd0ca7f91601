"""What follows from the events: where the learner stopped, what is solved, seen and revealed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .events import EVERYTHING, Event

SOLVED = ("first", "right")


class Stop(NamedTuple):
    """Where the learner stopped.

    Attributes:
        lesson: id of the lesson that was last worked on.
        page: id of its page that was last answered or read, or None when only opened.
        finished: whether that lesson was finished then.
    """

    lesson: str
    page: str | None
    finished: bool


def current(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that count: those after the last reset of their item, or of everything.

    A reset forgets what stands before it and did not happen later, so that one that comes in with
    the progress of another machine spares what was done here since.
    """
    kept: list[Event] = []
    for event in events:
        if event.kind != "reset":
            kept.append(event)
        else:
            kept = [one for one in kept if one.ts > event.ts or not _within(one, event.item)]
    return tuple(kept)


def stopped(events: Iterable[Event]) -> Stop | None:
    """Where the learner stopped in the course, or None if nothing has been begun."""
    stop = None
    for event in current(events):
        if event.kind == "lesson":
            page = stop.page if stop and stop.lesson == event.item else None
            done = event.outcome == "finished"
            stop = Stop(event.item, page, done)
        elif event.kind == "step":
            lesson, _, page_id = event.item.partition("/")
            stop = Stop(lesson, page_id, False)
    return stop


def last_page(events: Iterable[Event], lesson: str) -> str | None:
    """Id of the page of this lesson that was last answered or read."""
    page = None
    for event in current(events):
        if event.kind == "step" and event.item.startswith(lesson + "/"):
            page = event.item.partition("/")[2]
    return page


def page_states(events: Iterable[Event], lesson: str) -> dict[str, str]:
    """By page id of a lesson: ``solved``, ``revealed``, ``read`` or ``skipped``.

    Solved once is solved; a page that was only answered wrong is missing.
    """
    states: dict[str, str] = {}
    for event in current(events):
        if event.kind not in ("step", "recall") or not event.item.startswith(lesson + "/"):
            continue
        page = event.item.partition("/")[2]
        if event.outcome in SOLVED:
            states[page] = "solved"
        elif event.outcome in ("revealed", "read", "skipped") and (
            states.get(page, "skipped") == "skipped"
        ):
            states[page] = event.outcome
    return states


def finished_lessons(events: Iterable[Event]) -> frozenset[str]:
    """Ids of the lessons that were finished; starting one again does not reopen it."""
    return frozenset(
        one.item for one in current(events) if (one.kind, one.outcome) == ("lesson", "finished")
    )


def puzzle_states(events: Iterable[Event]) -> dict[str, str]:
    """By puzzle id: ``solved``, ``revealed`` (never solved since) or ``seen``."""
    states: dict[str, str] = {}
    for event in current(events):
        if event.kind != "puzzle":
            continue
        state = states.get(event.item, "seen")
        if event.outcome in SOLVED:
            state = "solved"
        elif event.outcome == "revealed" and state == "seen":
            state = "revealed"
        states[event.item] = state
    return states


def solved_puzzles(events: Iterable[Event]) -> frozenset[str]:
    """Ids of the puzzles that were solved."""
    return frozenset(id for id, state in puzzle_states(events).items() if state == "solved")


def streaks(events: Iterable[Event]) -> tuple[int, ...]:
    """The lengths of all streaks, in puzzles, the latest last."""
    return tuple(
        int(one.outcome)
        for one in current(events)
        if one.kind == "streak" and one.outcome.isascii() and one.outcome.isdigit()
    )


def open_mistakes(events: Iterable[Event], hand: str) -> tuple[frozenset[str], frozenset[str]]:
    """Items of the flagged decisions of a hand, and those of them that were not solved since."""
    listed: set[str] = set()
    solved: set[str] = set()
    for event in current(events):
        if event.kind == "mistake" and event.item.startswith(hand + "/"):
            listed.add(event.item)
            if event.outcome in SOLVED:
                solved.add(event.item)
    return frozenset(listed), frozenset(listed - solved)


def _within(event: Event, item: str) -> bool:
    return item == EVERYTHING or event.item == item or event.item.startswith(item + "/")
