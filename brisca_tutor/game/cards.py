"""Cards, suits, ranks and packs (rules P1, P3, V1, V3).

A card has a *strength*, which decides tricks, and *points*, which decide hands.
The two are different things (rule V4) and never share a name here.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from .errors import Problem


class Suit(Enum):
    """One of the four suits; the value is its letter in card codes."""

    COINS = "o"
    CUPS = "c"
    SWORDS = "e"
    CLUBS = "b"


class Rank(Enum):
    """A rank; the value is its character in card codes."""

    ACE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    JACK = "S"
    KNIGHT = "C"
    KING = "R"


STRENGTH_ORDER: tuple[Rank, ...] = (
    Rank.ACE,
    Rank.THREE,
    Rank.KING,
    Rank.KNIGHT,
    Rank.JACK,
    Rank.NINE,
    Rank.EIGHT,
    Rank.SEVEN,
    Rank.SIX,
    Rank.FIVE,
    Rank.FOUR,
    Rank.TWO,
)
"""Every rank, strongest first (rule V3); 8 and 9 exist only in a pack of 48."""

POINTS: dict[Rank, int] = {
    Rank.ACE: 11,
    Rank.THREE: 10,
    Rank.KING: 4,
    Rank.KNIGHT: 3,
    Rank.JACK: 2,
}
"""Points of the ranks that have any (rule V1); every other rank is worth 0."""

PACK_POINTS = 120
"""Card points in every pack (rule V2): the removed cards are all worth 0."""


class Card:
    """One card. There is a single object per card, so cards compare by identity.

    Attributes:
        rank, suit: what the card is.
        code: canonical code such as ``1o`` or ``Rb``.
        points: card points, 0 to 11 (rule V1).
        strength: place in the order of its suit, 1 (two) to 12 (ace); higher wins (rule V3).
        index: 0 to 47, a dense number for tables.
    """

    __slots__ = ("code", "index", "points", "rank", "strength", "suit")

    code: str
    index: int
    points: int
    rank: Rank
    strength: int
    suit: Suit

    def __init__(self, rank: Rank, suit: Suit, index: int) -> None:
        put = object.__setattr__
        put(self, "rank", rank)
        put(self, "suit", suit)
        put(self, "index", index)
        put(self, "code", rank.value + suit.value)
        put(self, "points", POINTS.get(rank, 0))
        put(self, "strength", len(STRENGTH_ORDER) - STRENGTH_ORDER.index(rank))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change: {name}")

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


CARDS: tuple[Card, ...] = tuple(
    Card(rank, suit, number * len(Rank) + place)
    for number, suit in enumerate(Suit)
    for place, rank in enumerate(Rank)
)
"""All 48 cards: suits o c e b, and in each suit the ranks in the order of `Rank`."""

CARD_BY_CODE: dict[str, Card] = {one.code: one for one in CARDS}

PACK_SIZES = (36, 39, 40, 48)


def card(code: str) -> Card:
    """The card with this canonical code.

    >>> card("1o").points
    11

    Raises:
        Problem: ``card-code`` when there is no such card.
    """
    try:
        return CARD_BY_CODE[code]
    except KeyError:
        raise Problem("card-code", text=code) from None


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of a text of canonical codes parted by spaces, in that order.

    Raises:
        Problem: ``card-code`` for the first text that is no card.
    """
    return tuple(card(code) for code in codes.split())


@cache
def pack(size: int, removed_two: Suit = Suit.COINS) -> tuple[Card, ...]:
    """The cards of a pack of 36, 39, 40 or 48 in the order of `CARDS` (rules P1, P3).

    Forty cards have no 8 and 9; 39 lack one two as well, 36 all four; 48 have everything.

    Raises:
        Problem: ``pack-size`` for any other size.
    """
    if size not in PACK_SIZES:
        raise Problem("pack-size", "P3", size=size)
    if size == 48:
        return CARDS
    out = {Rank.EIGHT, Rank.NINE}
    kept = [one for one in CARDS if one.rank not in out]
    if size == 36:
        return tuple(one for one in kept if one.rank is not Rank.TWO)
    if size == 39:
        return tuple(one for one in kept if one.rank is not Rank.TWO or one.suit is not removed_two)
    return tuple(kept)
