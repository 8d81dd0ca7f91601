"""What a shipped lesson must be besides true: short to read, early to answer, in order."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

from ..content.library import Course
from ..content.models import ChoiceStep, HandStep, IdeaStep, Lesson, Step, asks
from ..game.errors import Place, Problem

MAX_WORDS = 60
MAX_LINES = 10
MAX_SILENT = 2
MIN_QUESTIONS = 4
MIN_HINTS = 2
WIDTH = 76


def lint_lesson(lesson: Lesson) -> list[Problem]:
    """What keeps a lesson from being shipped."""
    problems: list[Problem] = []
    top = lesson.places[""]
    for key, text in (("objective", lesson.objective), ("summary", lesson.summary)):
        if not text:
            problems.append(Problem("missing-key", place=top, key=key))
    stem = Path(lesson.file).stem
    if stem != "-" and lesson.id not in (stem, stem.partition("-")[2]):
        place = lesson.places.get("id", top)
        problems.append(Problem("lint-file-name", place=place, id=lesson.id))
    problems += _early_question(lesson)
    questions = sum(
        len(one.asks) if isinstance(one, HandStep) else asks(one) for one in lesson.steps
    )
    if 0 < questions < MIN_QUESTIONS:
        place = lesson.places.get("steps", top)
        problems.append(
            Problem("lint-few-questions", place=place, number=questions, limit=MIN_QUESTIONS)
        )
    silent = 0
    for step in lesson.steps:
        silent = 0 if asks(step) else silent + 1
        if silent == MAX_SILENT + 1:
            problems.append(Problem("lint-silent-steps", place=step.places[""], limit=MAX_SILENT))
        words = len(step.idea.split())
        if words > MAX_WORDS:
            problems.append(
                Problem("lint-long-idea", place=step.places["idea"], number=words, limit=MAX_WORDS)
            )
        if asks(step) and not isinstance(step, IdeaStep | HandStep):
            if not step.hints:
                problems.append(Problem("lint-no-hint", place=step.places[""]))
            elif len(step.hints) < MIN_HINTS:
                problems.append(
                    Problem("lint-one-hint", place=step.places["hints.0"], limit=MIN_HINTS)
                )
        for text, place in _texts(step):
            found = next((letter for letter in text if ord(letter) > 0xFF), "")
            if found:
                problems.append(Problem("lint-sign", place=place, sign=found))
    return problems


def _early_question(lesson: Lesson) -> list[Problem]:
    lines = 0
    for step in lesson.steps:
        lines += len(textwrap.wrap(step.idea, WIDTH))
        if isinstance(step, ChoiceStep):
            lines += len(textwrap.wrap(step.question, WIDTH))
        if asks(step):
            if lines <= MAX_LINES:
                return []
            return [Problem("lint-late-question", place=step.places[""], limit=MAX_LINES)]
    return [Problem("lint-no-question", place=lesson.places.get("steps", lesson.places[""]))]


def _texts(step: Step) -> list[tuple[str, Place]]:
    here = step.places[""]
    texts = [(step.idea, step.places.get("idea", here)), (step.done, step.places.get("done", here))]
    texts += [(text, step.places.get(f"hints.{at}", here)) for at, text in enumerate(step.hints)]
    texts += [(text, step.places.get(f"wrong.{key}", here)) for key, text in step.wrong.items()]
    if isinstance(step, ChoiceStep):
        texts.append((step.question, step.places.get("question", here)))
        for at, option in enumerate(step.options):
            texts.append((option.text, step.places.get(f"options.{at}.text", here)))
            texts.append((option.because, step.places.get(f"options.{at}.because", here)))
    if isinstance(step, HandStep):
        texts += [(text, step.places.get(f"notes.{at}", here)) for at, text in step.notes.items()]
    return texts


def lint_course(course: Course, lessons: Sequence[Lesson], *, broken: bool) -> list[Problem]:
    """Whether the course names its lessons, all of them, each after what it needs.

    With ``broken`` some lesson could not be read, so that nothing is said about missing ones.
    """
    problems: list[Problem] = []
    by_id = {lesson.id: lesson for lesson in lessons}
    taught: set[str] = set()
    for id, place in zip(course.lessons, course.places, strict=True):
        lesson = by_id.get(id)
        if lesson is None:
            if not broken:
                problems.append(Problem("course-lesson-missing", place=place, id=id))
            continue
        for at, tag in enumerate(lesson.needs):
            if tag not in taught and not broken:
                where = lesson.places.get(f"needs.{at}", lesson.places[""])
                problems.append(Problem("need-not-taught", place=where, tag=tag))
        taught.update(lesson.teaches)
    for lesson in lessons:
        if lesson.id not in course.lessons:
            where = lesson.places.get("id", lesson.places[""])
            problems.append(Problem("lesson-not-in-course", place=where, id=lesson.id))
    return problems
