"""A month of a learner who is weak in two themes, as stored events."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random

from brisca_tutor.content.library import Library
from brisca_tutor.session.lessons import LessonRun
from brisca_tutor.storage.events import Event

FIRST_DAY = datetime(2026, 10, 30, 12, tzinfo=UTC)
DAYS = 30
LAST_DAY = FIRST_DAY + timedelta(days=DAYS - 1)
WEAK = ("several-trumps", "counting")
THEMES = (
    "counting",
    "deceptive-points",
    "five-and-six",
    "four-players",
    "nobody-follows",
    "one-trump",
    "several-trumps",
    "suit-led",
    "three-players",
)
LESSONS = 9
BELIEFS = {"several-trumps": "first-trump-wins", "counting": "numbers-are-points"}


def month(library: Library) -> tuple[Event, ...]:
    """Three new puzzles a day and a lesson every third day; the same events every time."""
    dice = Random(4)
    lessons = library.lessons()[:LESSONS]
    puzzles = [one for name in THEMES for one in library.pack(name).puzzles]
    dice.shuffle(puzzles)
    log: list[Event] = []

    def tell(when: datetime, kind: str, item: str, outcome: str, theme: str = "") -> None:
        belief = BELIEFS.get(theme, "last-card-wins") if outcome == "wrong" and theme else ""
        ts = when.isoformat(timespec="milliseconds")
        beliefs = (belief,) if belief else ()
        id = f"event-{len(log):04}"
        log.append(Event(id, ts, kind, item, outcome, 0, 900, theme, beliefs))

    for day in range(DAYS):
        when = FIRST_DAY + timedelta(days=day)
        minutes = iter(when + timedelta(minutes=minute) for minute in range(300))
        if day % 3 == 0 and day // 3 < len(lessons):
            lesson = lessons[day // 3]
            tell(next(minutes), "lesson", lesson.id, "opened")
            for page in LessonRun.start(lesson).pages:
                item = f"{lesson.id}/{page.id}"
                outcomes = answered(dice, 0.8) if page.question else ["read"]
                for outcome in outcomes:
                    tell(next(minutes), "step", item, outcome)
            tell(next(minutes), "lesson", lesson.id, "finished")
        for one in puzzles[3 * day : 3 * day + 3]:
            for outcome in answered(dice, 0.3 if one.theme in WEAK else 0.9):
                tell(next(minutes), "puzzle", one.id, outcome, one.theme)
        if day in (10, 20):
            tell(next(minutes), "streak", "streak", str(day // 2))
    return tuple(log)


def answered(dice: Random, chance: float) -> Iterator[str]:
    """The outcomes of one question, until it is right."""
    if dice.random() < chance:
        return iter(["first"])
    return iter(["wrong"] * dice.choice((1, 1, 2)) + ["right"])
