"""Figures of the progress: right first time, last seen, weakest first; beliefs that were suspected.

Only the first answer ever given to a step or puzzle counts as first time; skipping is no answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .events import Event
from .views import current

_ANSWERS = ("first", "right", "wrong", "revealed")


class Score(NamedTuple):
    """The steps of a lesson or the puzzles of a theme that were answered.

    Attributes:
        tried: how many.
        first: how many of them right first time, without a hint.
        seen: when one of them was last met, as in `Event.ts`.
    """

    tried: int
    first: int
    seen: str = ""

    @property
    def percent(self) -> int:
        """Right first time, per cent; 0 when nothing was answered."""
        return 100 * self.first // max(1, self.tried)


class Suspicion(NamedTuple):
    """A mistaken belief: how many wrong answers it explains, and when the last was given."""

    times: int
    seen: str


def lesson_scores(events: Iterable[Event]) -> dict[str, Score]:
    """By lesson id; lessons that were only opened or read have none."""
    return _scores(
        (event, event.item.partition("/")[0])
        for event in current(events)
        if event.kind in ("step", "recall")
    )


def theme_scores(events: Iterable[Event], themes: Mapping[str, str]) -> dict[str, Score]:
    """By theme, the weakest first; ``themes`` gives the theme of an id where the event has none."""
    scores = _scores(
        (event, event.theme or themes.get(event.item, ""))
        for event in current(events)
        if event.kind == "puzzle"
    )
    return dict(sorted(scores.items(), key=lambda one: (one[1].first / one[1].tried, one[0])))


def suspicions(events: Iterable[Event]) -> dict[str, Suspicion]:
    """Mistaken beliefs by id, the most frequent first; only the likeliest of an answer counts."""
    found: dict[str, Suspicion] = {}
    for event in current(events):
        for name in event.suspected[:1]:
            before = found.get(name, Suspicion(0, ""))
            found[name] = Suspicion(before.times + 1, max(before.seen, event.ts))
    return dict(sorted(found.items(), key=lambda one: (-one[1].times, one[0])))


def last_seen(events: Iterable[Event]) -> dict[str, str]:
    """When each lesson was last worked on, by id."""
    seen: dict[str, str] = {}
    for event in current(events):
        if event.kind in ("lesson", "step", "recall"):
            lesson = event.item.partition("/")[0]
            seen[lesson] = max(seen.get(lesson, ""), event.ts)
    return seen


def _scores(named: Iterable[tuple[Event, str]]) -> dict[str, Score]:
    begun: set[str] = set()
    scores: dict[str, Score] = {}
    for event, name in named:
        if not name or event.outcome not in _ANSWERS:
            continue
        tried, first, seen = scores.get(name, Score(0, 0))
        fresh = event.item not in begun
        begun.add(event.item)
        scores[name] = Score(
            tried + fresh, first + (fresh and event.outcome == "first"), max(seen, event.ts)
        )
    return scores
