"""What is asked, and that the engine finds every right answer."""

from __future__ import annotations

import re

import pytest

from brisca_tutor.content.facts import number_of_game
from brisca_tutor.content.models import NUMBER_ASKS, ResultStep
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.rules_text import rule_text
from brisca_tutor.session.asking import (
    NUMBER_RULES,
    page_question,
    puzzle_question,
)
from brisca_tutor.session.asking_results import outcome_of
from brisca_tutor.session.lessons import LessonRun

from .samples import BRISCA, LESSON, STEPS, puzzle

ANSWERS = {
    "winner": ("Blas",),
    "points": ("10",),
    "why": ("only_trump",),
    "winners": ("5c", "6c"),
    "losers": ("2e", "4b", "Rc"),
    "scoring": ("1o", "3c", "Sb"),
    "count": ("25",),
    "remaining": ("95",),
    "tricks": ("20",),
    "strongest": ("3b",),
    "choice": ("2",),
    "result": ("lose",),
    "hand/17": ("Blas",),
    "hand/18": ("10",),
    "hand/20": ("Blas",),
}


def test_every_kind_of_step_asks_what_it_should() -> None:
    asked = {
        page.id: page.question.answers for page in LessonRun.start(LESSON).pages if page.question
    }
    assert asked == ANSWERS


def test_the_pages_of_a_hand_end_in_its_count() -> None:
    run = LessonRun.start(LESSON, step="hand/count")
    assert [page.id for page in run.pages[-5:]] == [
        "hand/17",
        "hand/18",
        "hand/19",
        "hand/20",
        "hand/count",
    ]
    assert run.counting is not None and run.trick is None
    account = run.counting.ledger
    assert (account.total, account.to_come) == (120, 0)
    assert [side.points for side in account.sides] == [40, 80]


def test_a_trick_of_a_hand_shows_who_draws_the_face_up_card() -> None:
    run = LessonRun.start(LESSON, step="hand")
    shown = run.trick
    assert shown is not None
    assert (shown.number, shown.drew_face_up, shown.stock) == (17, "Blas", 0)
    assert shown.note is not None and shown.note.field == "notes.17"
    assert dict(shown.totals)["Ana"] + dict(shown.totals)["Blas"] < 120


def test_hints_and_authors_words_know_their_fields() -> None:
    question = page_question(STEPS[1], BRISCA)
    assert question is not None
    assert [one.field for one in question.hints] == ["hints.0", "hints.1"]
    assert question.wrong["Clara"].field == "wrong.Clara"


@pytest.mark.parametrize("asks", NUMBER_ASKS)
def test_every_number_of_the_game_has_a_value_and_a_rule(asks: str) -> None:
    assert asks in NUMBER_RULES
    for rules in RULE_SETS.values():
        for seats in rules.seat_numbers():
            assert number_of_game(asks, seats, rules, "3") >= 0


def test_numbers_of_the_game() -> None:
    numbers = [number_of_game(asks, 2, BRISCA, "R") for asks in NUMBER_ASKS]
    assert numbers == [40, 20, 33, 17, 61, 120, 3, 4]
    assert number_of_game("stock", 4, BRISCA) == 27
    assert number_of_game("total", 2, rule_set("brisca", {"last_trick_bonus": "10"})) == 130


@pytest.mark.parametrize(
    ("totals", "outcome", "rule"),
    [
        ((("me", 61), ("rival", 59)), "win", "H2"),
        ((("me", 60), ("rival", 60)), "tie", "H3"),
        ((("Ana", 50), ("me+partner", 70)), "win", "H2"),
        ((("me", 50), ("left", 40), ("right", 30)), "win", "H4"),
        ((("me", 40), ("left", 40), ("right", 40)), "tie", "H3"),
    ],
)
def test_outcome(totals: tuple[tuple[str, int], ...], outcome: str, rule: str) -> None:
    assert outcome_of(totals) == outcome
    question = page_question(ResultStep(id="r", points=totals), BRISCA)
    assert question is not None
    assert (question.answers, question.rule) == ((outcome,), rule)


def test_t11_nothing_of_the_answer_stands_in_what_is_shown() -> None:
    question = puzzle_question(puzzle("P", text="Ana 3c, me 1c"))
    assert question.text is None and question.hints == ()
    assert all(option.words is None for option in question.options)


@pytest.mark.parametrize("ask", [one for one in NUMBER_ASKS if one != "rank_points"])
def test_the_rule_shown_with_a_number_holds_that_number(ask: str) -> None:
    number = number_of_game(ask, 2, BRISCA)
    text = rule_text(Speech("es"), NUMBER_RULES[ask], BRISCA, 2)
    assert re.search(rf"\b{number}\b", text), text
