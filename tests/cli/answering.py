"""The right answers to a lesson as a person would type them, from the engine."""

from __future__ import annotations

from brisca_tutor.content.models import Lesson
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.session.goals import GoalWalk
from brisca_tutor.session.lessons import LessonRun
from brisca_tutor.session.questions import Question


def cards_to(walk: GoalWalk, reached: bool) -> list[str]:
    """The cards by number that reach a goal, or miss it."""
    typed = []
    while not walk.over:
        wanted = [one for one in walk.legal if (one in walk.keeping) is reached] or walk.legal
        typed.append(str(walk.legal.index(wanted[0]) + 1))
        walk = walk.play(wanted[0])
    assert walk.reached is reached
    return typed


def right(question: Question) -> str:
    """The answer by number; for a goal, one line for each card."""
    if question.goal is not None:
        return "\n".join(cards_to(question.goal, True))
    if question.kind == "number":
        return str(question.number)
    places = [
        str(place + 1) for place, one in enumerate(question.options) if one.id in question.accepted
    ]
    if question.pick_all:
        return " ".join(places) or "0"
    return places[0]


def wrong(question: Question) -> str:
    """An answer that is an option and is not right; for a goal, cards that miss it."""
    if question.goal is not None:
        return "\n".join(cards_to(question.goal, False))
    if question.kind == "number":
        return str((question.number or 0) + 1)
    places = [
        str(place + 1)
        for place, one in enumerate(question.options)
        if one.id not in question.accepted
    ]
    if question.pick_all:
        return " ".join(places) or "0"
    return places[0]


def lines(lesson: Lesson) -> list[str]:
    """What finishes a lesson: an answer or an empty line for every page."""
    return [
        right(page.question) if page.question is not None else ""
        for page in LessonRun.start(lesson).pages
    ]


def at_try(count: int) -> str:
    """What is said in Spanish to an answer that is right at this try."""
    return Speech("es").say_many("Right, at try {count}.", "Right, at try {count}.", count)
