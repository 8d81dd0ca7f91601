"""A hand in progress, as a value that never changes. ``hand.apply`` makes the next one."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from .cards import Card, Suit
from .deal import Deal
from .events import Played


class Phase(StrEnum):
    """What kind of action comes next."""

    PLAY = "play"
    """The seat in turn plays a card."""
    WINDOW = "window"
    """The winner of the trick may swap before everybody draws (X3)."""
    OVER = "over"
    """All cards are played."""


class State(NamedTuple):
    """Everything about a hand in progress, hidden cards included.

    Attributes:
        deal: what was settled before the hand.
        phase: what kind of action comes next.
        turn: the seat that acts; in the phase OVER, the winner of the last trick.
        trump: the trump suit.
        face_up: the face-up card while it lies under the stock, else None.
        hands: by seat, the cards held, in the order they came.
        drawn: how many cards of the deck have left it, the face-up card's place included.
        number: number of the trick that is being played or comes next, from 1.
        leader: the seat that leads it.
        trick: what has been played to it.
        won: by seat, the cards taken, in the order they were taken.
        points: by seat, points taken so far, the last trick bonus included.
        known: by seat, cards in hand that everybody saw the seat take (S2, X3).
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

    @property
    def stock(self) -> int:
        """Cards still to draw, the face-up card included."""
        return len(self.deal.deck) - self.drawn + (self.face_up is not None)

    @property
    def covered(self) -> int:
        """Cards still to draw that lie face down."""
        return len(self.deal.deck) - self.drawn
