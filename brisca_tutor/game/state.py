"""A hand in progress, as a value that never changes. ``hand.apply`` makes the next one."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from .auction import Auction, Contract
from .cards import Card, Suit
from .deal import Deal
from .events import Event, Played, Signed


class Phase(StrEnum):
    """What kind of action comes next."""

    BID = "bid"
    """The seat in turn bids or passes (A1)."""
    NAME = "name"
    """The declarer names trumps: before the first trick (A2), or after it (A4)."""
    PLAY = "play"
    """The seat in turn plays a card."""
    WINDOW = "window"
    """The winner of the trick may swap or announce before everybody draws (X3, A3)."""
    OVER = "over"
    """All cards are played, or nobody bid, or the hand ended as it was decided (H2, H4)."""


class State(NamedTuple):
    """Everything about a hand in progress, hidden cards included.

    Attributes:
        deal: what was settled before the hand.
        phase: what kind of action comes next.
        turn: the seat that acts; in the phase OVER, the winner of the last trick.
        trump: the trump suit, whether or not the players know it; None until it is named (A2).
        face_up: the card that made trumps while it lies under the stock, else None.
        hands: by seat, the cards held, in the order they came.
        drawn: how many cards of the deck have left it, the face-up card's place included.
        number: number of the trick that is being played or comes next, from 1.
        leader: the seat that leads it.
        trick: what has been played to it.
        won: by seat, the cards taken, in the order they were taken.
        points: by seat, points taken so far, the last trick bonus and cantes included.
        known: by seat, cards in hand that everybody knows there: taken in sight of all (S2,
            X3), announced (A3), or shown by a sign that must be true (T3).
        sides: the seats of each side, as they are, known or not; an auction settles them (A2, A5).
        trump_known: whether the players know the trump suit (C2).
        lacks: by seat, cards that it cannot hold, since it played against a duty otherwise (L4).
        auction: the bidding and the contract, or None where trumps are not bid for (A1).
        signs: the signs made so far, in order (T3).
    """

    deal: Deal
    phase: Phase
    turn: int
    trump: Suit | None
    face_up: Card | None
    hands: tuple[tuple[Card, ...], ...]
    drawn: int
    number: int
    leader: int
    trick: tuple[Played, ...]
    won: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    sides: tuple[tuple[int, ...], ...]
    trump_known: bool = True
    lacks: tuple[frozenset[Card], ...] = ()
    auction: Auction | None = None
    signs: tuple[Signed, ...] = ()

    @property
    def contract(self) -> Contract | None:
        """What the declarer undertook, once trumps are named."""
        return self.auction.contract if self.auction is not None else None

    @property
    def unnamed(self) -> bool:
        """Whether cards are played and trumps are only named after this trick, the first (A4)."""
        return self.phase is Phase.PLAY and self.auction is not None and self.contract is None

    @property
    def stopped(self) -> bool:
        """Whether the hand ended before its last card, since it was decided (H2, H4)."""
        if self.phase is not Phase.OVER or self.auction is not None:
            return False
        return bool(self.stock) or any(self.hands)  # with one card each, no hand holds any

    @property
    def stock(self) -> int:
        """Cards still to draw, the face-up card included."""
        return len(self.deal.deck) - self.drawn + (self.face_up is not None)

    @property
    def covered(self) -> int:
        """Cards still to draw that lie face down."""
        return len(self.deal.deck) - self.drawn

    def side_points(self) -> tuple[int, ...]:
        """Points so far by side."""
        return tuple(sum(self.points[seat] for seat in side) for side in self.sides)


Outcome = tuple[State, tuple[Event, ...]]
"""The next state and what happened on the way, in order."""
