"""What a player may do. Every action names the seat that does it (0 leads trick 1's deal order)."""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card


class Play(NamedTuple):
    """Put a card from the hand on the table."""

    seat: int
    card: Card


class Swap(NamedTuple):
    """Take the face-up card for the seven or the two of trumps (X1-X4)."""

    seat: int
    card: Card


class Draw(NamedTuple):
    """Leave the swap window unused: everybody draws (S1)."""

    seat: int


Action = Play | Swap | Draw
