"""Right with its reason, wrong with what refutes it."""

from __future__ import annotations

import pytest

from brisca_tutor.content.models import ChoiceStep, ChooseStep, CountStep, Option
from brisca_tutor.game.cards import Suit, card, cards
from brisca_tutor.session.answers import Answer, Outcome, Refutation
from brisca_tutor.session.lessons import LessonRun

from .samples import LESSON, lesson, plays


def answer(step: str, given: Answer) -> Outcome:
    return LessonRun.start(LESSON, step=step).submit(given)[1]


def refuted(step: str, given: Answer) -> Refutation:
    outcome = answer(step, given)
    assert outcome.kind == "wrong" and outcome.record == "wrong"
    assert outcome.refutation is not None
    return outcome.refutation


def test_a_seat_is_refuted_by_the_card_that_beats_it() -> None:
    why = refuted("winner", "Clara")
    assert (why.card, why.beaten_by, why.seat) == (card("1c"), card("Se"), "Blas")
    assert (why.loses, why.rule) == ("trumped_led", "W4")
    assert "ace-always-wins" in why.misconceptions
    assert why.words is not None and why.words.text == "Clara no."
    assert refuted("winner", "me").rule == "W1"


def test_a_right_answer_has_its_reason() -> None:
    outcome = answer("winner", "Blas")
    assert outcome.kind == "right" and outcome.first_try and outcome.solved
    assert outcome.record == "first"
    assert outcome.reason is not None and outcome.reason.reason == "highest_trump"
    assert outcome.reason.points == 23


def test_wrong_options_are_struck_out_and_not_taken_again() -> None:
    run, first = LessonRun.start(LESSON, step="winner").submit("Clara")
    assert [option.id for option in first.left] == ["Ana", "Blas", "me"]
    again, second = run.submit("Clara")
    assert second.kind == "not_an_option" and again is run
    _, third = run.submit("Blas")
    assert (third.record, third.first_try, third.tries) == ("right", False, 2)


@pytest.mark.parametrize("given", ["Eva", 3, (), ("Ana", "Blas"), "", -1])
def test_what_is_no_option_is_no_try(given: Answer) -> None:
    run = LessonRun.start(LESSON, step="winner")
    after, outcome = run.submit(given)
    assert outcome.kind == "not_an_option" and after is run and outcome.record == ""


@pytest.mark.parametrize("given", [25, "25"])
def test_a_number_is_right_however_it_comes(given: Answer) -> None:
    assert answer("count", given).kind == "right"


@pytest.mark.parametrize(
    ("step", "given", "slip", "left_out"),
    [
        ("count", 4, "number_of_cards", None),
        ("count", 1 + 3 + 12 + 7, "strength", None),
        ("count", 12 + 11 + 10 + 5, "strength", None),
        ("count", 15, "left_out", "3c"),
        ("count", 95, "remaining", None),
        ("remaining", 25, "remaining", None),
        ("remaining", 99, "left_out", "Ro"),
        ("count", 26, None, None),
        ("points", 15, "strength", None),
    ],
)
def test_near_mistakes(step: str, given: int, slip: str | None, left_out: str | None) -> None:
    if (step, given) == ("points", 15):
        given = card("3c").strength + card("2e").strength
    why = refuted(step, given)
    assert why.slip == slip
    assert why.slip_card is (card(left_out) if left_out else None)
    assert why.terms and why.rule in ("V1", "V2")


def test_the_belief_behind_a_wrong_number_of_a_trick() -> None:
    assert "winning-card-only" in refuted("points", 0).misconceptions


def test_a_left_out_card_is_named_only_when_there_is_one_such_card() -> None:
    run = LessonRun.start(lesson(CountStep(id="n", cards=cards("Ro Rc 1e"), ask="points")))
    _, outcome = run.submit(15)
    assert outcome.refutation is not None and outcome.refutation.slip is None


def test_t01_all_winning_cards_are_wanted() -> None:
    assert answer("winners", ("6c", "5c")).kind == "right"
    assert [one.option.id for one in refuted("winners", ("5c",)).missing] == ["6c"]


def test_t05_all_cards_that_lose_are_right() -> None:
    assert answer("losers", ("2e", "4b", "Rc")).kind == "right"


def test_t15_missing_and_extra_cards_of_a_pick_all() -> None:
    one = refuted("scoring", ("1o",))
    assert [pick.option.id for pick in one.missing] == ["3c", "Sb"] and one.extra == ()
    many = refuted("scoring", ("1o", "3c", "Sb", "7e"))
    assert [pick.option.id for pick in many.extra] == ["7e"] and many.missing == ()
    assert answer("scoring", ("1o", "3c", "Sb")).kind == "right"
    assert answer("scoring", ("1o", "9o")).kind == "not_an_option"


def test_a_wrong_pick_is_refuted_by_its_own_trick() -> None:
    why = refuted("winners", ("5c", "6c", "2b"))
    assert (why.card, why.beaten_by, why.seat) == (card("2b"), card("4c"), "rival")
    assert why.rule == "W3"
    assert why.extra[0].trick is not None and why.extra[0].trick.card is card("4c")


def test_picking_nothing_can_be_right() -> None:
    step = ChooseStep(
        id="s", trump=Suit.COINS, plays=plays("rival 1o"), hand=cards("2e 4b"), ask="winners"
    )
    assert LessonRun.start(lesson(step)).submit(())[1].kind == "right"


def test_the_strongest_is_refuted_by_the_strongest() -> None:
    why = refuted("strongest", "Rb")
    assert (why.card, why.beaten_by, why.rule) == (card("Rb"), card("3b"), "V3")
    assert "three-is-low" in why.misconceptions


def test_a_choice_gives_its_because_and_rule() -> None:
    why = refuted("choice", "1")
    assert why.words is not None and why.words.field == "options.0.because"
    assert why.rule == "L2"
    good = answer("choice", "2")
    assert good.because is not None and good.because.field == "options.1.because"


def test_several_right_choices_are_all_wanted() -> None:
    step = ChoiceStep(
        id="c",
        question="?",
        options=(Option("a", True, ""), Option("b", False, "no"), Option("c", True, "")),
    )
    run = LessonRun.start(lesson(step))
    assert run.question is not None and run.question.pick_all
    assert run.submit(("1", "3"))[1].kind == "right"
    why = run.submit(("1", "2"))[1].refutation
    assert why is not None and why.words is not None and why.words.text == "no"
    assert [one.option.id for one in why.missing] == ["3"]


def test_who_draws_the_face_up_card() -> None:
    assert refuted("hand/17", "Ana").rule == "S2"
