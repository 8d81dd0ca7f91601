"""What a player may do. Every action names the seat that does it.

Dataclasses, not NamedTuples: a play and a swap of the same card are never equal.
"""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card


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
    """Leave the swap window unused: everybody draws (S1)."""

    seat: int


Action = Play | Swap | Draw
