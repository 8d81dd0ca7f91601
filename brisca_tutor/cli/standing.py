"""How far the learner is, lesson by lesson and theme by theme, as the screens and JSON need it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..content.library import Library
from ..content.models import Lesson
from ..session.lessons import LessonRun
from ..storage.figures import Score, Suspicion, last_seen, lesson_scores, suspicions, theme_scores
from ..storage.views import finished_lessons, page_states, puzzle_states, streaks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..session.aiming import Aim
    from ..storage.events import Event

RECENT = 300
"""Events back to which a mistaken belief still decides what comes next."""


class LessonStanding(NamedTuple):
    """One lesson.

    Attributes:
        solved, of: steps done, and how many there are.
        seen: when it was last worked on; empty when never.
    """

    lesson: Lesson
    solved: int
    of: int
    finished: bool
    score: Score
    seen: str


class Standing(NamedTuple):
    """Everything.

    Attributes:
        lessons: all lessons of the course, in its order.
        themes: themes with an answered puzzle, the weakest first.
        beliefs: mistaken beliefs that were suspected, the most frequent first.
        solved, puzzles: authored puzzles solved, and how many there are.
        generated: generated puzzles solved.
        streaks: lengths of all streaks, the latest last.
    """

    lessons: tuple[LessonStanding, ...]
    themes: dict[str, Score]
    beliefs: dict[str, Suspicion]
    solved: int
    puzzles: int
    generated: int
    streaks: tuple[int, ...]


def standing(events: Sequence[Event], library: Library) -> Standing:
    """What follows from the events about this course."""
    scores, seen, done = lesson_scores(events), last_seen(events), finished_lessons(events)
    lessons = []
    for lesson in library.lessons():
        progress = LessonRun.start(lesson, page_states(events, lesson.id)).progress
        finished = lesson.id in done
        lessons.append(
            LessonStanding(
                lesson,
                progress.of if finished else progress.solved,
                progress.of,
                finished,
                scores.get(lesson.id, Score(0, 0)),
                seen.get(lesson.id, ""),
            )
        )
    themes = _themes(library)
    solved = {id for id, state in puzzle_states(events).items() if state == "solved"}
    return Standing(
        tuple(lessons),
        theme_scores(events, themes),
        suspicions(events),
        len(solved & themes.keys()),
        len(themes),
        len(solved - themes.keys()),
        streaks(events),
    )


def aim_of(events: Sequence[Event], library: Library) -> Aim:
    """What the next puzzles aim at: weak themes, and beliefs suspected not too long ago."""
    from ..session.aiming import aim

    scores = theme_scores(events, _themes(library))
    return aim(
        [(name, one.tried, one.first) for name, one in scores.items()],
        [(name, one.times) for name, one in suspicions(events[-RECENT:]).items()],
        library.puzzles(),
    )


def games_met(events: Sequence[Event], library: Library) -> frozenset[str]:
    """The rule sets, by name, whose lesson was finished or of which a puzzle was answered."""
    from ..game.errors import Problem, Problems

    answered = puzzle_states(events)
    met = {one.rules.base for one in library.puzzles() if one.id in answered}
    for id in finished_lessons(events):
        try:
            met.add(library.lesson(id).rules.base)
        except (Problem, Problems):
            continue  # a teacher's own lesson
    return frozenset(met)


def _themes(library: Library) -> dict[str, str]:
    return {one.id: one.theme for one in library.puzzles()}
