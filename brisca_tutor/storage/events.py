"""What is stored of a learner: one event for everything that happened, never changed again."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """One thing that happened.

    Attributes:
        id: unique for ever (a UUID as text); an event that is stored already is not stored again.
        ts: when, ISO 8601 in UTC.
        kind, item, outcome: see `KINDS`.
        hints: real hints shown before it.
        ms: milliseconds the answer took; 0 when unknown.
        theme: of a puzzle; empty otherwise, and in what the first version stored.
        suspected: ids of the mistaken beliefs behind a wrong answer (``reasons.misconceptions``).
    """

    id: str
    ts: str
    kind: str
    item: str
    outcome: str
    hints: int = 0
    ms: int = 0
    theme: str = ""
    suspected: tuple[str, ...] = ()


KINDS: dict[str, tuple[str, ...]] = {
    "step": ("first", "right", "wrong", "revealed", "read", "skipped"),
    "lesson": ("opened", "finished"),
    "recall": ("first", "right", "wrong", "revealed", "skipped"),
    "puzzle": ("first", "right", "wrong", "revealed", "skipped"),
    "mistake": ("flagged", "first", "right", "wrong", "revealed", "skipped"),
    "streak": (),
    "reset": (),
}
"""Kinds of event with their outcomes. The item of a step is ``LESSON/PAGE``, of a lesson or puzzle
its id, of a mistake ``DEAL.HAND/ACTION``. A ``recall`` is a step asked again by a review, which
does not move the place where the learner stopped. The outcome of a ``streak`` is its length; a
``reset`` has the item it resets, or ``*``."""

EVERYTHING = "*"
"""Item of a reset of everything."""
