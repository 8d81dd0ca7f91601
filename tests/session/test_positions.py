"""A position gives the same view as the hand it was taken from, and nothing else passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from brisca_tutor.content.models import Position
from brisca_tutor.content.position import Undertaking
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.ruleset import RULE_SETS, PartnersShow, RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players.maestro import analyse
from brisca_tutor.session.positions import view_of
from tests.hands_at_random import play_at_random, random_deal

CASES = [
    *(("brisca", 2), ("briscola", 2), ("brisca", 3), ("brisca", 4), ("brisca", 6)),
    *(("tapada", 2), ("cubierta", 2), ("cubierta", 4), ("ultima10", 3), ("scoperta", 2)),
    *(("doscartas", 2), ("estricta", 4), ("subastada", 2), ("subastada", 4)),
    *(("subastada-tute", 3), ("chiamata", 5)),
]
OPEN_STOCK = [replace(RULE_SETS["scoperta"], stock_open=shown) for shown in ("top", "all")]


def position(state: State) -> Position:
    """The position of the seat in turn, as a person would write it down."""
    seats = state.deal.seats
    names = tuple(str(number) for number in range(1, seats + 1))
    seen = view(state, state.turn)
    rules, auction = seen.rules, state.auction
    bidding = state.phase in (Phase.BID, Phase.NAME)
    contract = state.contract
    window = state.phase is Phase.WINDOW
    return Position(
        rules=rules,
        seats=names,
        me=state.turn,
        hand=seen.hand,
        trump=seen.trump,
        face_up=seen.face_up,
        stock=None if bidding else seen.stock,
        table=tuple((one.seat, one.card) for one in state.trick),
        won=tuple(((seat,), pile) for seat, pile in enumerate(state.won) if pile),
        known=tuple(
            (seat, cards) for seat, cards in enumerate(seen.known) if cards and seat != state.turn
        ),
        open_stock=seen.open_stock,
        swap_now=window and not rules.cantes,
        announce_now=window and rules.cantes,
        bids=auction.calls if auction is not None and bidding else None,
        contract=Undertaking(
            contract.declarer,
            contract.needed,
            contract.called,
            contract.partner if auction is not None and auction.partner_shown else None,
        )
        if contract is not None
        else None,
        cantes=tuple((one.seat, one.suit) for one in auction.cantes) if auction else (),
    )


def plain(seen: PlayerView) -> PlayerView:
    """The view without what a position leaves open.

    That is who dealt, what was turned up at first, what was bid on the way, which cards a seat
    does not hold, and the last trick bonus, which nobody has yet.
    """
    known = tuple(() if seat == seen.seat else one for seat, one in enumerate(seen.known))
    players = tuple(sorted(seen.players))
    auction = seen.auction
    if auction is not None and seen.phase not in (Phase.BID, Phase.NAME):
        auction = auction._replace(calls=(), shown_in=0)
    return seen._replace(
        dealer=0, turned_up=None, players=players, known=known, lacks=(), auction=auction
    )


@pytest.mark.parametrize(("rules", "seats"), CASES)
@pytest.mark.parametrize("seed", range(6))
def test_a_position_is_the_view_it_was_taken_from(rules: str, seats: int, seed: int) -> None:
    deal = random_deal(RULE_SETS[rules], seats, seed)
    if RULE_SETS[rules].auction != "none":
        deal = make_deal(deal.rules, seats, seats - 1, deal.deck)
    states, _ = play_at_random(deal, seed)
    for state in states:
        if state.phase is not Phase.OVER:
            assert plain(view_of(position(state))) == plain(view(state, state.turn))


@pytest.mark.parametrize("rules", OPEN_STOCK, ids=("top", "all"))
def test_an_open_stock_is_named(rules: RuleSet) -> None:
    states, _ = play_at_random(random_deal(rules, 2, 3), 3)
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


@pytest.mark.parametrize("when", ["first", "end"])
def test_t1_the_cards_that_a_partner_has_shown_are_named(when: PartnersShow) -> None:
    rules = replace(RULE_SETS["brisca"], partners_show=when)
    states, _ = play_at_random(random_deal(rules, 4, 5), 5)
    shown = 0
    for state in states[:-1]:
        assert plain(view_of(position(state))) == plain(view(state, state.turn))
        must = state.number == 1 if when == "first" else not state.stock
        partner = (state.turn + 2) % 4
        if must and state.hands[partner]:
            shown += 1
            with pytest.raises(Problem) as caught:
                view_of(replace(position(state), known=()))
            assert caught.value.code == "position-shown"
    assert shown == 4 if when == "first" else shown > 4


def test_five_of_whom_one_rests_cannot_be_written_down() -> None:
    states, _ = play_at_random(random_deal(RULE_SETS["iberica"], 5, 1), 1)
    with pytest.raises(Problem) as caught:
        view_of(position(states[0]))
    assert caught.value.code == "position-rests"
