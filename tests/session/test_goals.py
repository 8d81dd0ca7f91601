"""A goal in play: what reaches it, what gives it away, and a run that stays sound."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisca_tutor.content.models import GoalStep, IdeaStep
from brisca_tutor.game.cards import Suit, card, cards
from brisca_tutor.game.events import TrickWon
from brisca_tutor.game.view import view
from brisca_tutor.players import hard
from brisca_tutor.session.goals import GoalWalk
from brisca_tutor.session.lessons import LessonRun

from .samples import BRISCA, lesson

END = GoalStep(
    id="end",
    trump=Suit.CLUBS,
    hand=cards("2b Rb 2c"),
    rival=cards("3o Cb Rc"),
    lead="rival",
    tricks=3,
    points=17,
    hints=("primera", "segunda"),
    wrong={"Rb": "Guarda el rey."},
)
STOCK = GoalStep(
    id="stock",
    trump=Suit.CLUBS,
    hand=cards("5b 4o 2b"),
    rival=cards("1o 3c 3e"),
    covered=cards("5c Co Cc"),
    face_up=card("4b"),
    lead="rival",
    tricks=3,
    points=23,
)
LESSON = lesson(IdeaStep(id="before", idea="..."), END, STOCK)


def ends(walk: GoalWalk) -> Iterator[GoalWalk]:
    """Every way in which the learner can play it out."""
    if walk.over:
        yield walk
    else:
        for one in walk.legal:
            yield from ends(walk.play(one))


def at(step: str) -> LessonRun:
    return LessonRun.start(LESSON, step=step)


def played(run: LessonRun, text: str) -> tuple[LessonRun, list[str]]:
    """What comes of playing these cards one after the other."""
    kinds: list[str] = []
    for one in text.split():
        run, outcome = run.submit(one)
        kinds.append(outcome.kind)
    return run, kinds


@pytest.mark.parametrize("step", [END, STOCK], ids=lambda one: one.id)
def test_every_way_is_judged_by_what_the_engine_counts(step: GoalStep) -> None:
    start = GoalWalk.of(step, BRISCA)
    found = list(ends(start))
    assert {walk.reached for walk in found} == {True, False}
    for walk in found:
        slip = walk.slip
        assert (slip is None) is walk.reached
        tricks = [one for one in walk.events if isinstance(one, TrickWon)]
        assert walk.points == sum(one.points for one in tricks if one.winner == 0)
        if slip is not None:
            chosen = [one for _, one in walk.chosen]
            again = start
            for one in chosen[: chosen.index(slip.card)]:
                assert one in again.keeping
                again = again.play(one)
            assert slip.better in again.keeping
            assert not any(one.reached for one in ends(again.play(slip.card)))
            assert any(one.reached for one in ends(again.play(slip.better)))
    assert start.won().reached
    most = start.outlook.most
    assert GoalWalk.of(replace(step, points=most), BRISCA).won().reached
    assert not GoalWalk.of(replace(step, points=most + 1), BRISCA).keeping


@pytest.mark.parametrize("step", [END, STOCK], ids=lambda one: one.id)
def test_the_rival_plays_what_hard_plays_from_its_own_view(step: GoalStep) -> None:
    walk = GoalWalk.of(step, BRISCA)
    other = replace(step, covered=(*step.covered[1:], *step.covered[:1]))
    assert walk.trick == GoalWalk.of(other, BRISCA).trick
    seen = view(walk.state, 1)
    assert not set(seen.seen()) & set(step.covered)
    first = seen._replace(hand=step.rival, trick=(), turn=1)
    assert walk.trick[0][1] is getattr(hard.choose(first, 0), "card", None)


def test_every_way_of_reaching_it_is_right() -> None:
    for text in ("2b Rb", "2b 2c Rb"):
        run, kinds = played(at("end"), text)
        assert kinds == ["played"] * (len(kinds) - 1) + ["right"]
        assert run.mark.solved and run.playing is None and not run.open


def test_a_goal_that_is_missed_names_the_card_and_is_set_up_again() -> None:
    run, kinds = played(at("end"), "Rb 2c")
    assert kinds == ["played", "played"]
    run, outcome = run.submit("2b")
    assert outcome.kind == "wrong" and outcome.record == "wrong" and outcome.goal is not None
    assert outcome.goal.points == 14
    why = outcome.refutation
    assert why is not None and why.card is card("Rb") and why.words is not None
    assert why.words.text == "Guarda el rey."
    assert [one.option.card for one in why.missing] == [card("2b")]
    assert run.open and run.playing is None and run.mark.tries == 1
    assert run.question is not None and len(run.options) == 3
    run, outcome = played(run, "2b")[0].submit("Rb")
    assert (outcome.kind, outcome.record, outcome.first_try, outcome.tries) == (
        "right",
        "right",
        False,
        2,
    )


def test_it_ends_as_soon_as_too_few_points_are_left() -> None:
    run, kinds = played(at("end"), "2c")
    assert kinds == ["wrong"] and run.playing is None


def test_hints_are_those_of_the_page_wherever_it_stands() -> None:
    run, _ = played(at("end"), "2b")
    run, hint = run.hint()
    assert hint is not None and hint.words is not None and hint.words.text == "primera"
    assert run.playing is not None and run.hints == 1


def test_leaving_the_page_gives_the_goal_up() -> None:
    begun, _ = played(at("end"), "Rb")
    for run in (begun.back(), begun.skip()[0], begun.restart()):
        assert run.playing is None
        run = run.jump("end")
        assert run.question is not None and run.question.answers == ("2b",)


def test_the_solution_shows_a_way_from_the_beginning() -> None:
    run, _ = played(at("end"), "Rb")
    run, outcome = run.reveal()
    assert outcome.kind == "revealed" and outcome.question.answers == ("2b",)
    assert outcome.question.goal is not None and outcome.question.goal.won().reached
    assert run.playing is None and run.mark.revealed and not run.mark.solved


def test_what_is_no_card_in_hand_changes_nothing() -> None:
    run, _ = played(at("end"), "2b")
    for answer in ("2b", "1o", "", 3, ("2c", "Rb"), "9"):
        after, outcome = run.submit(answer)
        assert after == run and outcome.kind == "not_an_option"


MOVES = st.one_of(
    st.sampled_from("back forward skip reveal hint restart end stock before".split()),
    st.sampled_from("2b Rb 2c 5b 4o 5c Co Cc 4b 1o".split()).map(lambda one: (one,)),
)


@settings(deadline=None)
@given(st.lists(MOVES, max_size=30))
def test_no_sequence_of_inputs_breaks_a_run(moves: list[str | tuple[str]]) -> None:
    run = LessonRun.start(LESSON)
    for move in moves:
        before = run
        if isinstance(move, tuple):
            if run.question:
                run, outcome = run.submit(move[0])
                assert outcome.solved == run.mark.solved
                assert (outcome.kind == "played") is (run.playing is not None) or run == before
        elif move in ("back", "restart"):
            run = getattr(run, move)()
        elif move in ("forward", "skip"):
            run, _ = getattr(run, move)()
        elif move == "hint":
            run, shown = run.hint()
            assert run.hints == before.hints + (shown is not None)
        elif move == "reveal":
            run = run.reveal()[0] if run.question else run
        else:
            run = run.jump(move)
        assert before.solved <= run.solved
        assert run.at_end or run.page is not None
        if run.playing is not None:
            assert not run.playing.over and run.step is run.playing.step
            assert run.question is not None and run.options
