"""When what was missed comes back: spaced repetition, worked out from the events every time.

The only place that knows the ``fsrs`` library. Nothing of it is ever stored: its cards have changed
between versions, events have not. Two outcomes are enough: right first time, or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from .events import Event
from .views import current

if TYPE_CHECKING:
    from fsrs import Card

KINDS = {"step": "step", "recall": "step", "puzzle": "puzzle", "mistake": "mistake"}
"""Kinds of event that are answers, and the kind of item they are about."""

LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""Stands for a time that cannot be read."""


class Item(NamedTuple):
    """Something that was missed at least once.

    Attributes:
        kind: ``step``, ``puzzle`` or ``mistake``.
        id: as in `Event.item`.
        due: when it should be asked again.
    """

    kind: str
    id: str
    due: datetime


class Schedule(NamedTuple):
    """What comes back, and when.

    Attributes:
        items: everything that was ever missed, what is due first in front.
        due: those of them due today or before.
        done: how many that were due have been answered today.
    """

    items: tuple[Item, ...]
    due: tuple[Item, ...]
    done: int


class _Attempt(NamedTuple):
    """The first answer of one sitting to one item: right first time, or not."""

    when: datetime
    good: bool


def schedule(events: Iterable[Event], now: datetime) -> Schedule:
    """The schedule as of ``now``, which has a time zone: the learner's day ends there.

    The same events and the same ``now`` give the same schedule. What happened later than ``now``,
    because the clock was set back, counts as having happened now.
    """
    from fsrs import Card, Rating, Scheduler

    scheduler = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
    today = _day(now, now)
    items: list[Item] = []
    done = 0
    for (kind, id), answers in _by_item(events, now).items():
        card: Card | None = None
        missed = answered_today = False
        for when, good in _attempts(answers, now):
            if card is None:
                card = Card(card_id=_number(kind, id), due=when)
            elif missed and _day(when, now) == today and _day(card.due, now) <= today:
                answered_today = True
            rating = Rating.Good if good else Rating.Again
            card, _ = scheduler.review_card(card, rating, when)
            missed = missed or not good
        if card is not None and missed:
            items.append(Item(kind, id, card.due))
            done += answered_today
    items.sort(key=lambda one: (one.due, one.kind, one.id))
    return Schedule(tuple(items), tuple(one for one in items if _day(one.due, now) <= today), done)


def _by_item(
    events: Iterable[Event], now: datetime
) -> dict[tuple[str, str], list[tuple[datetime, str]]]:
    """Times and outcomes of every item in the order of time, which merged stores do not keep."""
    found: dict[tuple[str, str], list[tuple[datetime, str]]] = {}
    for event in current(events):
        if event.kind in KINDS:
            answers = found.setdefault((KINDS[event.kind], event.item), [])
            answers.append((min(_moment(event.ts), now), event.outcome))
    for answers in found.values():
        answers.sort(key=lambda one: one[0])
    return found


def _attempts(answers: Iterable[tuple[datetime, str]], now: datetime) -> Iterator[_Attempt]:
    """One attempt a sitting: what follows a wrong answer on the same day only ends it."""
    since: date | None = None
    for when, outcome in answers:
        day = _day(when, now)
        if outcome == "first":
            since = None
            yield _Attempt(when, True)
        elif outcome in ("wrong", "flagged"):
            if since != day:
                yield _Attempt(when, False)
            since = day
        elif outcome in ("right", "revealed"):
            if since != day:
                yield _Attempt(when, False)
            since = None


def _day(when: datetime, now: datetime) -> date:
    return when.astimezone(now.tzinfo).date()


def _moment(text: str) -> datetime:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return LONG_AGO
    return max(LONG_AGO, found if found.tzinfo else found.replace(tzinfo=UTC))


def _number(kind: str, id: str) -> int:
    """The number of a card, which the library would otherwise draw from the clock."""
    return int.from_bytes(sha256(f"{kind}:{id}".encode()).digest()[:6])
