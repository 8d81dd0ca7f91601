"""Signs between partners (T3): what they can say, and when they are true.

What a sign looks like differs from code to code and is a matter of words; the same raised
shoulder means a three in one code, a jack or a knight in others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .cards import Card, Rank, Suit

Meaning = Literal[
    "ace", "three", "king", "knight", "jack", "low", "none", "brisca", "ace_and_three"
]
"""What a sign says of the hand: this trump; a low trump (7 to 2, 8 and 9 with them); no trump;
an ace or three of another suit; the ace and the three of trumps."""

_ITALIAN: tuple[Meaning, ...] = ("ace", "three", "king", "knight", "jack", "low", "none", "brisca")
MEANINGS: dict[str, tuple[Meaning, ...]] = {
    "sheet": ("ace", "three", "ace_and_three", "none"),
    "italian_tongue": _ITALIAN,
    "italian_shoulder": _ITALIAN,
}
"""What can be said in each published code."""

_RANKS: dict[str, Rank] = {
    "ace": Rank.ACE,
    "three": Rank.THREE,
    "king": Rank.KING,
    "knight": Rank.KNIGHT,
    "jack": Rank.JACK,
}


def shown(meaning: Meaning, trump: Suit) -> tuple[tuple[Rank, Suit], ...]:
    """The cards that a sign says are in the hand; empty for a sign that names none."""
    if meaning == "ace_and_three":
        return (Rank.ACE, trump), (Rank.THREE, trump)
    return ((_RANKS[meaning], trump),) if meaning in _RANKS else ()


def true_of(meaning: Meaning, hand: Sequence[Card], trump: Suit) -> bool:
    """Whether the sign is true of this hand."""
    if meaning == "none":
        return all(one.suit is not trump for one in hand)
    if meaning == "low":
        return any(one.suit is trump and not one.points for one in hand)
    if meaning == "brisca":
        return any(one.suit is not trump and one.points >= 10 for one in hand)
    held = {(one.rank, one.suit) for one in hand}
    return held.issuperset(shown(meaning, trump))
