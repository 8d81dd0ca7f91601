"""The shipped course and puzzles, answered right and answered wrong in every way."""

from __future__ import annotations

import pytest

from brisca_tutor.content.library import Library
from brisca_tutor.content.models import Lesson
from brisca_tutor.session.answers import Answer
from brisca_tutor.session.asking import puzzle_question
from brisca_tutor.session.judge import accepted_form, refute
from brisca_tutor.session.lessons import LessonRun
from brisca_tutor.session.questions import Question
from brisca_tutor.shipped import lessons

LIBRARY = Library(lessons())
COURSE = LIBRARY.lessons()


def wrong_answers(question: Question) -> list[Answer]:
    """Some answers that are possible and wrong."""
    if question.number is not None:
        return [one for one in range(0, 131) if one != question.number]
    if question.pick_all:
        every = tuple(one.id for one in question.options)
        picks = [(), every, *((one,) for one in every), every[1:]]
        return [one for one in picks if frozenset(one) != question.accepted]
    return [one.id for one in question.options if one.id not in question.accepted]


def refuted(question: Question) -> None:
    """Every wrong answer has something that refutes it, or at least the rule."""
    for answer in wrong_answers(question):
        given = accepted_form(question, answer)
        assert given is not None
        why = refute(question, given)
        assert why is not None
        assert why.rule or why.words or why.missing or why.extra, (question.item, answer)
        if question.asks == "winner":
            assert why.beaten_by is not None and why.seat in question.accepted


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_every_lesson_can_be_finished_and_refutes_what_is_wrong(lesson: Lesson) -> None:
    run = LessonRun.start(lesson)
    while not run.at_end:
        if run.question is not None and run.question.goal is None:
            refuted(run.question)
            good = run.question.answers
            run, outcome = run.submit(good if run.question.pick_all else good[0])
            assert outcome.kind == "right"
        while run.open:
            assert run.question is not None and run.question.goal is not None
            run, outcome = run.submit(run.question.answers[0])
            assert outcome.kind in ("played", "right")
        run, _ = run.forward()
    assert run.finished


def test_every_puzzle_refutes_what_is_wrong() -> None:
    for puzzle in LIBRARY.puzzles():
        refuted(puzzle_question(puzzle))
