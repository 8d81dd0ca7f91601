"""A position gives the same view as the hand it was taken from, and nothing else passes."""

from __future__ import annotations

import pytest

from brisca_tutor.content.models import Position
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players.maestro import analyse
from brisca_tutor.session.positions import view_of
from tests.hands_at_random import play_at_random, random_deal

CASES = [("brisca", 2), ("briscola", 2), ("brisca", 3), ("brisca", 4), ("brisca", 6)]


def position(state: State) -> Position:
    """The position of the seat in turn, as a person would write it down."""
    seats = state.deal.seats
    names = tuple(str(number) for number in range(1, seats + 1))
    assert state.trump is not None
    return Position(
        rules=state.deal.rules,
        seats=names,
        me=state.turn,
        hand=state.hands[state.turn],
        trump=state.trump,
        face_up=state.face_up,
        stock=state.stock,
        table=tuple((one.seat, one.card) for one in state.trick),
        won=tuple(((seat,), pile) for seat, pile in enumerate(state.won) if pile),
        known=tuple(
            (seat, cards) for seat, cards in enumerate(state.known) if cards and seat != state.turn
        ),
        swap_now=state.phase is Phase.WINDOW,
    )


def plain(seen: PlayerView) -> PlayerView:
    """The view without what a position leaves open: who dealt, what was turned up at first."""
    known = tuple(() if seat == seen.seat else one for seat, one in enumerate(seen.known))
    players = tuple(sorted(seen.players))
    return seen._replace(dealer=0, turned_up=None, players=players, known=known)


@pytest.mark.parametrize(("rules", "seats"), CASES)
@pytest.mark.parametrize("seed", range(6))
def test_a_position_is_the_view_it_was_taken_from(rules: str, seats: int, seed: int) -> None:
    states, _ = play_at_random(random_deal(RULE_SETS[rules], seats, seed), seed)
    for state in states:
        if state.phase is not Phase.OVER:
            assert plain(view_of(position(state))) == plain(view(state, state.turn))


def test_the_analysis_is_the_same_too() -> None:
    states, _ = play_at_random(random_deal(RULE_SETS["brisca"], 2, 4), 4)
    for state in states[-8:-1]:
        mine = analyse(view(state, state.turn)._replace(dealer=1), 40)
        written = analyse(view_of(position(state)), 40)
        if mine.method == "exact":
            assert {one.action: one.expected for one in mine.options} == {
                one.action: one.expected for one in written.options
            }


def test_five_of_whom_one_rests_cannot_be_written_down() -> None:
    states, _ = play_at_random(random_deal(RULE_SETS["iberica"], 5, 1), 1)
    with pytest.raises(Problem) as caught:
        view_of(position(states[0]))
    assert caught.value.code == "position-rests"
