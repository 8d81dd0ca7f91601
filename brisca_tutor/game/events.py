"""What happened, in order. Seats are indices into the seat names of the hand."""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card


class Dealt(NamedTuple):
    """A seat was dealt a card (D3)."""

    seat: int
    card: Card


class TurnedUp(NamedTuple):
    """The card after the deal was turned up; its suit is trumps (D4)."""

    card: Card


class Played(NamedTuple):
    """A seat played a card to the trick (L2)."""

    seat: int
    card: Card


class TrickWon(NamedTuple):
    """A trick is complete (W1-W4).

    Attributes:
        number: 1 for the first trick of the hand.
        plays: what was played, in order; the first card is the lead.
        place: where the winning card stands in ``plays``, from 0.
        winner: the seat that takes the trick and leads next (L3).
        points: card points of the trick and the last trick bonus, if any.
        bonus: the last trick bonus contained in ``points`` (H5).
    """

    number: int
    plays: tuple[Played, ...]
    place: int
    winner: int
    points: int
    bonus: int


class Swapped(NamedTuple):
    """A seat put ``gives`` under the stock and took the face-up card ``takes`` (X1-X4)."""

    seat: int
    gives: Card
    takes: Card


class Drew(NamedTuple):
    """A seat drew a card; ``face_up`` marks the turned-up card, which everybody saw (S1, S2)."""

    seat: int
    card: Card
    face_up: bool


class HandOver(NamedTuple):
    """The last trick is taken; points by seat, bonus included (H1)."""

    points: tuple[int, ...]


Event = Dealt | TurnedUp | Played | TrickWon | Swapped | Drew | HandOver
