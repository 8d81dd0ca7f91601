"""The right answers to a lesson as a person would type them, from the engine."""

from __future__ import annotations

from brisca_tutor.content.models import Lesson
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.session.lessons import LessonRun
from brisca_tutor.session.questions import Question


def right(question: Question) -> str:
    """The answer by number."""
    if question.kind == "number":
        return str(question.number)
    places = [
        str(place + 1) for place, one in enumerate(question.options) if one.id in question.accepted
    ]
    if question.pick_all:
        return " ".join(places) or "0"
    return places[0]


def wrong(question: Question) -> str:
    """An answer that is an option and is not right."""
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
