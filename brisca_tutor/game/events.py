"""What happened, in order. Seats are indices into the seat names of the hand."""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card, Rank, Suit
from .signs import Meaning


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


class Bade(NamedTuple):
    """A seat bid points, or called a rank, or both (A1, A4); see `actions.Bid`."""

    seat: int
    points: int
    rank: Rank | None


class Passed(NamedTuple):
    """A seat bids no more (A1)."""

    seat: int


class TrumpNamed(NamedTuple):
    """The declarer named trumps; ``called`` is the called card, if there is one (A2, A4).

    Attributes:
        needed: points that the declarer's side needs.
    """

    seat: int
    suit: Suit
    needed: int
    called: Card | None


class TrumpShown(NamedTuple):
    """The card that lay unseen under the stock is turned up: its suit is trumps (C2)."""

    card: Card


class PartnerShown(NamedTuple):
    """The called card was played, so everybody knows whose partner this seat is (A5).

    ``seat`` is the declarer's own where the declarer held it.
    """

    seat: int
    card: Card


class Announced(NamedTuple):
    """A seat announced king and knight of a suit, for 20 points or 40 (A3)."""

    seat: int
    suit: Suit
    points: int


class Signed(NamedTuple):
    """A seat made a sign, which everybody saw (T3); ``number`` is the trick it was made in."""

    seat: int
    meaning: Meaning
    number: int


class HandOver(NamedTuple):
    """The hand is over: the last trick is taken, or it is decided, or nobody bid (H1, H2, A1).

    ``points`` are by seat.
    """

    points: tuple[int, ...]


Event = (
    Dealt
    | TurnedUp
    | Played
    | TrickWon
    | Swapped
    | Drew
    | Bade
    | Passed
    | TrumpNamed
    | TrumpShown
    | PartnerShown
    | Announced
    | Signed
    | HandOver
)
