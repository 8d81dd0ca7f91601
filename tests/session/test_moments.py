"""Swaps, last draws, results, explanations and best cards: what is right and what refutes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from brisca_tutor import shipped
from brisca_tutor.content.library import Library
from brisca_tutor.content.models import (
    BestStep,
    CountStep,
    LastDrawStep,
    Puzzle,
    ResultStep,
    SwapStep,
    TrickStep,
)
from brisca_tutor.game.cards import Suit, card, cards
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.reasons.claims import claim_of, claims
from brisca_tutor.reasons.misconceptions import MISCONCEPTIONS
from brisca_tutor.reasons.trick import explain_trick
from brisca_tutor.session.asking import page_question
from brisca_tutor.session.judge import refute
from brisca_tutor.session.questions import Question
from tests.reference.plain_puzzles import answers, explanation_is_right, plain

from .samples import BRISCA, plays

STRICT = replace(BRISCA, swap_deadline="before_last_draw_trick")
ANY, FIRST = replace(BRISCA, swap_two="any"), replace(BRISCA, swap_deadline="first_trick")
LUDOTEKA, REGLAS = RULE_SETS["ludoteka"], RULE_SETS["reglas"]
POINTS = replace(BRISCA, match="game_points", match_target=3)


def asked(step: object, rules: RuleSet = BRISCA) -> Question:
    question = page_question(step, rules)  # type: ignore[arg-type]  # any step
    assert question is not None
    return question


def swap(hand: str, face_up: str, covered: int, moment: str = "won", seats: int = 2) -> SwapStep:
    return SwapStep(
        id="s",
        hand=cards(hand),
        face_up=card(face_up) if face_up else None,
        trump=Suit(face_up[1]) if face_up else Suit.COINS,
        covered=covered,
        seats=seats,
        moment=moment,  # type: ignore[arg-type]  # one of MOMENTS
    )


@pytest.mark.parametrize(
    ("step", "rules", "right", "rule"),
    [
        (swap("7o 4c Re", "1o", 11), BRISCA, {"swap_yes"}, "X1"),
        (swap("2o 4c Re", "7o", 1), BRISCA, {"swap_yes"}, "X2"),
        (swap("7o 4c Re", "6o", 11), BRISCA, {"swap_class"}, "X1"),
        (swap("2o 4c Re", "So", 11), BRISCA, {"swap_class"}, "X2"),
        (swap("7c 2e Re", "So", 11), BRISCA, {"swap_card"}, "X1"),
        (swap("7o 4c Re", "1o", 11, "lost"), BRISCA, {"swap_moment"}, "X3"),
        (swap("7o 4c Re", "1o", 11, "drawn"), BRISCA, {"swap_moment"}, "X3"),
        (swap("7o 4c Re", "1o", 33, "first"), BRISCA, {"swap_moment"}, "X3"),
        (swap("7o 4c Re", "1o", 1), STRICT, {"swap_late"}, "X4"),
        (swap("7o 4c Re", "1o", 3), STRICT, {"swap_yes"}, "X1"),
        (swap("7o 4c Re", "", 0), BRISCA, {"swap_late"}, "X4"),
        (swap("7o 4c Re", "1o", 11), RULE_SETS["briscola"], {"swap_off"}, "X1"),
        (swap("7c 4c Re", "1o", 11, "lost"), BRISCA, {"swap_card", "swap_moment"}, "X1"),
        (swap("6c 4c Re", "1o", 1), STRICT, {"swap_card", "swap_late"}, "X1"),
        (swap("7o 4c Re", "3o", 11, seats=4), BRISCA, {"swap_yes"}, "X1"),
        (swap("7o 2o Re", "6o", 11), BRISCA, {"swap_yes"}, "X2"),
        (swap("2o 4c Re", "1o", 11), ANY, {"swap_yes"}, "X2"),
        (swap("7o 4c Re", "6o", 11), ANY, {"swap_class"}, "X1"),
        (swap("2o 4c Re", "6o", 11), replace(BRISCA, swap_two="off"), {"swap_class"}, "X2"),
        (swap("7o 4c Re", "1o", 33), FIRST, {"swap_yes"}, "X1"),
        (swap("7o 4c Re", "1o", 31), FIRST, {"swap_late"}, "X4"),
        (swap("7o 4c Re", "1o", 33, "lost"), FIRST, {"swap_moment"}, "X3"),
        (swap("7o 4c Re", "1o", 33, "first"), FIRST, {"swap_moment"}, "X3"),
        (swap("7o 4c Re", "1o", 31, "drawn"), FIRST, {"swap_late"}, "X4"),
    ],
)
def test_swaps(step: SwapStep, rules: RuleSet, right: set[str], rule: str) -> None:
    question = asked(step, rules)
    assert (set(question.answers), question.rule) == (right, rule)
    assert answers(plain(Puzzle(id="s", theme="t", level=1, rules=rules, step=step))) == right


@pytest.mark.parametrize(
    "step",
    [
        swap("7o 4c Re", "1o", 10),
        swap("7o 4c Re", "1o", 35),
        swap("7o 4c Re", "1o", 11, "first"),
        swap("7o 4c Re", "1o", 33, "drawn"),
        swap("7o 4c Re", "1o", 10, seats=3),
    ],
)
def test_a_stock_that_cannot_be_is_told(step: SwapStep) -> None:
    with pytest.raises(Problem) as found:
        asked(step)
    assert found.value.code == "swap-covered"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("me 1c, rival 7c", "rival"),
        ("me 7c, rival 1c", "me"),
        ("Ana 4c, Blas 1c, Clara 2o", "Blas"),
        ("Ana 4c, Blas 1c, Clara 5c", "Ana"),
        ("me 3c, right 4c, partner 1c, left 6b", "right"),
    ],
)
def test_the_face_up_card_goes_to_the_seat_before_the_winner(text: str, right: str) -> None:
    question = asked(LastDrawStep(id="f", face_up=card("4o"), plays=plays(text)))
    assert question.answers == (right,)
    wrong = next(one.id for one in question.options if one.id != right)
    found = refute(question, wrong)
    assert found is not None and found.rule == "S2"


def result(points: str, score: str = "", ask: str = "match", last: str = "") -> ResultStep:
    def pairs(text: str) -> tuple[tuple[str, int], ...]:
        return tuple(
            (side, int(number)) for side, number in map(str.split, text.split(",") if text else ())
        )

    return ResultStep(
        id="r",
        points=pairs(points),
        score=pairs(score),
        ask=ask,  # type: ignore[arg-type]  # one of RESULT_ASKS
        last=last,
    )


@pytest.mark.parametrize(
    ("step", "rules", "right"),
    [
        (result("me 61,rival 59", "me 2,rival 2"), BRISCA, "match_win"),
        (result("me 59,rival 61", "me 2,rival 2"), BRISCA, "match_lose"),
        (result("me 60,rival 60", "me 2,rival 2"), BRISCA, "match_on"),
        (result("me 60,rival 60", "me 2,rival 1"), LUDOTEKA, "match_win"),
        (result("me 60,rival 60", "me 2,rival 2"), LUDOTEKA, "match_on"),
        (result("me 60,rival 60", "me 1,rival 1"), REGLAS, "match_level"),
        (result("me 60,rival 60", "me 1,rival 0"), REGLAS, "match_on"),
        (result("me+partner 91,left+right 29", "me+partner 1,left+right 2"), POINTS, "match_win"),
        (result("me+partner 90,left+right 30", "me+partner 1,left+right 2"), POINTS, "match_on"),
        (result("me 90,rival 30", ask="game_points"), POINTS, "1"),
        (result("me 91,rival 29", ask="game_points"), POINTS, "2"),
        (result("me 0,rival 120", ask="game_points"), POINTS, "3"),
        (
            result("me 60,rival 60", ask="outcome", last="me"),
            replace(BRISCA, tie="last_trick"),
            "win",
        ),
        (result("me 60,rival 60", ask="outcome", last="me"), BRISCA, "tie"),
        (result("me 20,Ana 50,Blas 50", ask="outcome"), BRISCA, "lose"),
    ],
)
def test_results(step: ResultStep, rules: RuleSet, right: str) -> None:
    assert asked(step, rules).answers == (right,)
    assert answers(plain(Puzzle(id="r", theme="t", level=1, rules=rules, step=step))) == {right}


def test_sides_must_be_those_of_a_table() -> None:
    with pytest.raises(Problem) as found:
        asked(result("me 60,Ana 30,Blas 20,Clara 10", "me 0,Ana 0,Blas 0,Clara 0"))
    assert found.value.code == "result-sides"


def test_piles_are_counted_together() -> None:
    piles = (("me", cards("1o 3c")), ("rival", cards("Re 7b")))
    step = CountStep(id="c", cards=cards("1o 3c Re 7b"), piles=piles, ask="remaining")
    question = asked(step)
    assert question.number == 95 and question.piles == piles
    found = refute(question, 25)
    assert found is not None and found.slip == "remaining"


BEST = BestStep(
    id="b", trump=Suit.COINS, hand=cards("7b 3e"), unseen=cards("5b Sb"), points=(60, 48)
)


def test_the_best_card_is_proved_and_a_bad_lead_is_answered() -> None:
    question = asked(BEST)
    assert set(question.answers) == answers(
        plain(Puzzle(id="b", theme="t", level=1, rules=BRISCA, step=BEST))
    )
    assert question.answers == ("3e",) and question.values == {"3e": 70, "7b": 60}
    found = refute(question, "7b")
    assert found is not None and found.beaten_by is card("Sb") and found.rule == "S3"


def test_equal_cards_are_all_right() -> None:
    step = replace(BEST, hand=cards("5c 4c"), unseen=cards("6o 7o"), points=(60, 60))
    assert asked(step).answers == ("5c", "4c")


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (replace(BEST, unseen=cards("5b")), "best-cards"),
        (replace(BEST, points=(50, 50)), "best-points"),
        (
            replace(
                BEST,
                hand=cards("2o 1c Re"),
                unseen=cards("4o 3c 4c 5c"),
                face_up=card("So"),
                points=(50, 40),
            ),
            "best-exact",
        ),
    ],
)
def test_what_cannot_be_proved_is_told(step: BestStep, code: str) -> None:
    with pytest.raises(Problem) as found:
        asked(step)
    assert found.value.code == code


@pytest.mark.parametrize("puzzle", Library(shipped.lessons()).pack("best-card").puzzles, ids=str)
def test_best_cards_against_every_way_of_playing(puzzle: Puzzle) -> None:
    assert set(asked(puzzle.step, puzzle.rules).answers) == answers(plain(puzzle))


@pytest.mark.parametrize("ask", ["explanation", "mistake"])
@pytest.mark.parametrize(
    "text",
    [
        "Ana 3c, Blas So, Clara 1c, me 7o",
        "Ana 7c, me Sc",
        "Ana 5c, Blas 1e, me Rb",
        "me 2o, Ana 1c, Blas 3c",
    ],
)
def test_one_claim_is_the_odd_one_out(text: str, ask: str) -> None:
    step = TrickStep(id="e", trump=Suit.COINS, plays=plays(text), ask=ask)  # type: ignore[arg-type]  # both are asks
    question = asked(step)
    reason = question.reason
    assert reason is not None and len(question.accepted) == 1 < len(question.options) <= 4
    said = plain(Puzzle(id="e", theme="t", level=1, rules=BRISCA, step=step))
    for option in question.options:
        claim = claim_of(reason, option.id)
        holds = explanation_is_right(said, claim.place, claim.says)
        assert claim.holds is holds and (holds or claim.says in MISCONCEPTIONS)
        assert (option.id in question.accepted) is (holds is (ask == "explanation"))
        if option.id not in question.accepted:
            assert refute(question, option.id) is not None


def test_claims_stand_in_the_order_of_their_cards() -> None:
    made = claims(explain_trick(cards("3c So 1c 7o"), Suit.COINS), right=True)
    assert [one.place for one in made] == sorted(one.place for one in made)
