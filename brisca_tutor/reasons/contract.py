"""Why a contract is made or lost and what it pays, and why a cante counts (A2, A3, A5, A6)."""

from __future__ import annotations

from typing import NamedTuple

from ..game.cards import Card, Rank, Suit, card
from ..game.events import Announced
from ..game.ruleset import IN_SUITS, IN_TRUMPS
from ..game.scoring import hand_result
from ..game.state import State


class ContractReason(NamedTuple):
    """How a contract ended, in the terms of an argument.

    Attributes:
        declarer: the seat that undertook it.
        partner: the seat that held the called card; None where no card was called, and where
            the declarer held it (A5).
        side: the seats of the declarer's side.
        trump: the suit that was named.
        called: the called card, or None (A4).
        needed: points that the side needed.
        cards: card points of its tricks.
        cantes: points of its cantes (A3).
        bonus: last trick bonus that it took (H5).
        points: the three together.
        made: whether that is enough.
        short_or_over: points too many, or below 0 too few.
        capote: whether one side has all the card points, which doubles a called contract.
        partner_known_in: number of the trick in which the called card was played, or None.
        defence: card points of the other side.
        defenders_score: whether these are scored, as the contract is lost (A2).
        scores: by seat, what the hand adds to the match.
    """

    declarer: int
    partner: int | None
    side: tuple[int, ...]
    trump: Suit
    called: Card | None
    needed: int
    cards: int
    cantes: int
    bonus: int
    points: int
    made: bool
    short_or_over: int
    capote: bool
    partner_known_in: int | None
    defence: int
    defenders_score: bool
    scores: tuple[int, ...]

    @property
    def called_self(self) -> bool:
        """Whether the declarer held the card that it called (A5)."""
        return self.called is not None and self.partner is None


class CanteReason(NamedTuple):
    """Why a cante counts what it counts (A3).

    Attributes:
        seat: who announced it.
        cards: king and knight of the suit.
        points: 40 in trumps, 20 in another suit.
        in_trumps: whether the suit is trumps.
        trick: number of the trick that the seat had just won.
    """

    seat: int
    cards: tuple[Card, Card]
    points: int
    in_trumps: bool
    trick: int


def explain_contract(state: State) -> ContractReason | None:
    """How the contract of a finished hand ended; None before that, and where there is none."""
    result, contract, auction = hand_result(state).contract, state.contract, state.auction
    if result is None or contract is None or auction is None:
        return None
    side = next(one for one in state.sides if contract.declarer in one)
    taken = [sum(one.points for one in pile) for pile in state.won]
    cards = sum(taken[seat] for seat in side)
    cantes = sum(one.points for one in auction.cantes if one.seat in side)
    return ContractReason(
        contract.declarer,
        contract.partner,
        side,
        contract.trump,
        contract.called,
        contract.needed,
        cards,
        cantes,
        result.points - cards - cantes,
        result.points,
        result.made,
        result.points - contract.needed,
        result.capote,
        auction.shown_in or None,
        sum(taken) - cards,
        state.deal.rules.defenders_score and not result.made,
        result.scores,
    )


def explain_cante(event: Announced, trump: Suit, trick: int) -> CanteReason:
    """Why this cante, after the trick of this number, counts what it counts (A3)."""
    pair = card(Rank.KING.value + event.suit.value), card(Rank.KNIGHT.value + event.suit.value)
    in_trumps = event.suit is trump
    return CanteReason(event.seat, pair, IN_TRUMPS if in_trumps else IN_SUITS, in_trumps, trick)
