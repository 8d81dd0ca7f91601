"""What one seat can see, card by card.

A view lists what is visible; it never starts from everything and hides. Two states that
differ only in hidden cards give equal views.
"""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card, Suit
from .events import Played
from .ruleset import RuleSet
from .state import Phase, State


class PlayerView(NamedTuple):
    """A hand in progress as one seat sees it.

    Attributes:
        seat: whose view it is.
        rules, seats, dealer, players, sides: what is settled before the hand (see `Deal`).
        phase, turn, number, leader, trick: where the hand stands (see `State`).
        trump: the trump suit.
        face_up: the face-up card while it lies under the stock.
        turned_up: the card that was turned up at the start.
        stock: cards still to draw, the face-up card included.
        hand: the seat's own cards.
        held: by seat, how many cards are in hand.
        known: by seat, cards in hand that everybody saw the seat take.
        won: by seat, the cards taken; they were all seen when they were played.
        points: by seat, points taken so far.
    """

    seat: int
    rules: RuleSet
    seats: int
    dealer: int
    players: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    phase: Phase
    turn: int
    number: int
    leader: int
    trick: tuple[Played, ...]
    trump: Suit | None
    face_up: Card | None
    turned_up: Card | None
    stock: int
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]

    def seen(self) -> frozenset[Card]:
        """Every card whose place this seat knows."""
        piles = (*self.won, *self.known, self.hand, tuple(one.card for one in self.trick))
        cards = {one for pile in piles for one in pile}
        if self.face_up is not None:
            cards.add(self.face_up)
        return frozenset(cards)

    def unseen(self) -> tuple[Card, ...]:
        """The cards of the pack whose place this seat does not know, in pack order."""
        seen = self.seen()
        return tuple(one for one in self.rules.cards(self.seats) if one not in seen)


def view(state: State, seat: int) -> PlayerView:
    """What this seat can see of the state."""
    deal = state.deal
    return PlayerView(
        seat,
        deal.rules,
        deal.seats,
        deal.dealer,
        deal.players,
        deal.sides,
        state.phase,
        state.turn,
        state.number,
        state.leader,
        state.trick,
        state.trump,
        state.face_up,
        deal.face_up,
        state.stock,
        state.hands[seat],
        tuple(len(hand) for hand in state.hands),
        state.known,
        state.won,
        state.points,
    )
