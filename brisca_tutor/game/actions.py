"""What a player may do. Every action names the seat that does it.

Dataclasses, not NamedTuples: a play and a swap of the same card are never equal.
"""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card, Rank, Suit
from .signs import Meaning


@dataclass(frozen=True, slots=True)
class Play:
    """Put a card from the hand on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Swap:
    """Take the face-up card for the seven or the two of trumps (X1-X4)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Go on after a trick without a swap or a cante: all draw, where there is a stock (S1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid more than the last bid (A1).

    Attributes:
        seat: who bids.
        points: points that the side undertakes to take; 0 where only a rank is called.
        rank: rank of the card that would be called, or None where points are bid (A4).
    """

    seat: int
    points: int = 0
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid no more in this hand (A1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Name:
    """The declarer names trumps, and with them the suit of the called card (A2, A4)."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Announce:
    """After winning a trick, announce king and knight of a suit in hand: a cante (A3)."""

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Sign:
    """Make a sign to the partner, in turn, before playing (T3)."""

    seat: int
    meaning: Meaning


Move = Play | Swap | Draw | Announce
"""What is done once trumps are settled, and weighed against each other."""

Action = Play | Swap | Draw | Bid | Pass | Name | Announce | Sign
