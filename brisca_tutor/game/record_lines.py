"""What a record of a hand is made of: its lines, each with its place in a file.

`record` plays a record through the engine and makes one of a hand.
"""

from __future__ import annotations

from typing import NamedTuple

from .auction import Call
from .cards import Card, Suit
from .errors import Place
from .ruleset import RuleSet
from .signs import Meaning


class TrickLine(NamedTuple):
    """The cards of one trick in the order played, each with its place in the file."""

    cards: tuple[Card, ...]
    places: tuple[Place | None, ...] = ()


class SwapLine(NamedTuple):
    """A swap after a trick: this seat gives this card for the face-up card."""

    seat: int
    card: Card
    place: Place | None = None


class CallsLine(NamedTuple):
    """The auction: every bid and pass in order, each with its place (A1); whose is in each."""

    calls: tuple[Call, ...]
    places: tuple[Place | None, ...] = ()


class NameLine(NamedTuple):
    """The declarer names this suit, before the first trick or after it (A2, A4)."""

    suit: Suit
    place: Place | None = None


class AnnounceLine(NamedTuple):
    """A cante of this suit after a trick (A3)."""

    seat: int
    suit: Suit
    place: Place | None = None


class SignLine(NamedTuple):
    """A sign that this seat makes in the trick that follows, before it plays (T3)."""

    seat: int
    meaning: Meaning
    place: Place | None = None


RecordLine = TrickLine | SwapLine | CallsLine | NameLine | AnnounceLine | SignLine


class HandRecord(NamedTuple):
    """Everything that a hand is.

    Attributes:
        rules: the rule set.
        names: the seats in the order of play.
        dealer: index of the dealer's seat.
        deck: every card, top first (see `Deal`).
        actions: the auction, tricks, swaps, cantes and signs in order; the last trick may be
            incomplete.
        face_up: what the record says is turned up, to be checked; None to leave it open.
        face_up_place, deck_places, dealer_place: where the record says so.
    """

    rules: RuleSet
    names: tuple[str, ...]
    dealer: int
    deck: tuple[Card, ...]
    actions: tuple[RecordLine, ...] = ()
    face_up: Card | None = None
    face_up_place: Place | None = None
    deck_places: tuple[Place | None, ...] = ()
    dealer_place: Place | None = None
