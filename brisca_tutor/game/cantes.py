"""Cantes (A3): king and knight of a suit, announced after winning a trick, before anything else.

Forty points in trumps, twenty in another suit; one after each trick won, the forty before any
twenty. Only the declarer's side may announce, as only its cantes count.
"""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Announce
from .auction import Cante
from .cards import Card, Rank, Suit, card
from .errors import Problem
from .events import Announced
from .ruleset import IN_SUITS, IN_TRUMPS
from .state import Phase, State


def may_announce(state: State, winner: int) -> bool:
    """Whether the winner of a trick is of the side that may announce, whatever it holds."""
    if not state.deal.rules.cantes or state.contract is None:
        return False
    declarer = state.contract.declarer
    return any(declarer in side and winner in side for side in state.sides)


def cante_problem(state: State, seat: int, suit: Suit) -> Problem | None:
    """Why this seat may not announce this suit now; None if it may (A3)."""
    if not state.deal.rules.cantes:
        return Problem("cantes-off", "A3", rules=state.deal.rules.base)
    auction = state.auction
    if auction is None or auction.contract is None:
        return Problem("cante-window", "A3")
    if not may_announce(state, seat):
        return Problem("cante-declarer", "A3", seat=seat, declarer=auction.contract.declarer)
    if any(one.suit is suit for one in auction.cantes):
        return Problem("cante-again", "A3", suit=suit)
    hand = state.hands[seat]
    if not holds(hand, suit):
        return Problem("cante-cards", "A3", suit=suit)
    if state.phase is not Phase.WINDOW:
        return Problem("cante-window", "A3")
    if seat != state.turn:
        return Problem("cante-winner-only", "A3", seat=seat, winner=state.turn)
    trump = state.trump
    assert trump is not None
    sung = any(one.suit is trump for one in auction.cantes)
    if suit is not trump and not sung and holds(hand, trump):
        return Problem("cante-forty-first", "A3", suit=trump)
    return None


def cantes(state: State) -> tuple[Announce, ...]:
    """Every cante that the seat in turn may announce now."""
    return tuple(
        Announce(state.turn, suit)
        for suit in Suit
        if cante_problem(state, state.turn, suit) is None
    )


def announced(state: State, action: Announce) -> tuple[State, Announced]:
    """The state after a cante that was checked; everybody then knows of the two cards."""
    seat, suit, auction = action.seat, action.suit, state.auction
    assert auction is not None
    points = IN_TRUMPS if suit is state.trump else IN_SUITS
    pair = [card(Rank.KING.value + suit.value), card(Rank.KNIGHT.value + suit.value)]
    new = tuple(one for one in pair if one not in state.known[seat])
    known = (*state.known[:seat], (*state.known[seat], *new), *state.known[seat + 1 :])
    totals = list(state.points)
    totals[seat] += points
    return (
        state._replace(
            auction=auction._replace(cantes=(*auction.cantes, Cante(seat, suit, points))),
            points=tuple(totals),
            known=known,
        ),
        Announced(seat, suit, points),
    )


def holds(hand: Sequence[Card], suit: Suit) -> bool:
    """Whether king and knight of this suit are in the hand (A3)."""
    ranks = {one.rank for one in hand if one.suit is suit}
    return Rank.KING in ranks and Rank.KNIGHT in ranks
