"""Cards as small numbers and hands as bit masks, for search.

A number is ``suit * 12 + rank`` with the trump suit first and ranks in the order of `Rank`,
so whatever is known of one trump suit holds for all. Nothing outside this room sees them;
tests prove that they decide tricks as the engine does.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..game.cards import CARDS, Card, Rank, Suit
from ..game.ruleset import IN_SUITS, IN_TRUMPS

SIZE = len(CARDS)
RANKS = 12

BIT: tuple[int, ...] = tuple(1 << number for number in range(SIZE))
SUIT_MASK: tuple[int, ...] = tuple(((1 << RANKS) - 1) << (suit * RANKS) for suit in range(4))
SUIT_OF: tuple[int, ...] = tuple(number // RANKS for number in range(SIZE))
RANK_OF: tuple[int, ...] = tuple(number % RANKS for number in range(SIZE))
POINTS: tuple[int, ...] = tuple(CARDS[RANK_OF[number]].points for number in range(SIZE))
STRENGTH: tuple[int, ...] = tuple(CARDS[RANK_OF[number]].strength for number in range(SIZE))
TRUMPS = SUIT_MASK[0]

KNIGHT, KING = (
    next(at for at, one in enumerate(CARDS[:RANKS]) if one.rank is rank)
    for rank in (Rank.KNIGHT, Rank.KING)
)
"""Ranks of the two cards of a cante."""

CANTE_POINTS = (IN_TRUMPS, IN_SUITS, IN_SUITS, IN_SUITS)
"""What a cante of each suit is worth, trumps first (A3)."""

BEATS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(
        STRENGTH[new] > STRENGTH[old] if SUIT_OF[new] == SUIT_OF[old] else SUIT_OF[new] == 0
        for new in range(SIZE)
    )
    for old in range(SIZE)
)
"""``BEATS[old][new]``: a card ``new``, played later, takes the trick from ``old`` (W1-W3)."""


class Packing:
    """The numbering for one trump suit, in both directions."""

    def __init__(self, trump: Suit | None) -> None:
        """Number the suits with trumps first; without trumps nothing may be packed.

        Raises:
            ValueError: there is no trump suit.
        """
        if trump is None:
            raise ValueError("a hand without trumps cannot be packed")
        suits = [trump, *(suit for suit in Suit if suit is not trump)]
        ranks = {one.rank: place for place, one in enumerate(CARDS[:RANKS])}
        self.number: dict[Card, int] = {
            one: suits.index(one.suit) * RANKS + ranks[one.rank] for one in CARDS
        }
        self.card: dict[int, Card] = {number: one for one, number in self.number.items()}

    def mask(self, cards: Iterable[Card]) -> int:
        """These cards as a bit mask."""
        number = self.number
        return sum(BIT[number[one]] for one in cards)


_PACKINGS: dict[Suit, Packing] = {suit: Packing(suit) for suit in Suit}


def packing(trump: Suit | None) -> Packing:
    """The numbering for this trump suit.

    Raises:
        ValueError: there is no trump suit.
    """
    if trump is None:
        raise ValueError("a hand without trumps cannot be packed")
    return _PACKINGS[trump]


def numbers(mask: int) -> list[int]:
    """The numbers in a bit mask, rising."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def allowed(hand: int, led: int, free: bool) -> int:
    """The part of a hand that may be played to a lead: all of it, or follow, else trump (L4)."""
    if free:
        return hand
    return hand & SUIT_MASK[SUIT_OF[led]] or hand & TRUMPS or hand


def follows(hand: list[int], led: int) -> list[int]:
    """As `allowed` under an obligation, of a list of numbers."""
    suit = SUIT_OF[led]
    return (
        [card for card in hand if SUIT_OF[card] == suit]
        or [card for card in hand if SUIT_OF[card] == 0]
        or hand
    )


def fulfilling(hand: list[int], led: int, best: int, beat: bool, trumps: bool) -> list[int]:
    """The part of a hand that may be played under an obligation (L4), as the engine has it.

    Args:
        hand: the hand.
        led: the card that was led.
        best: the card that is winning.
        beat: whether it must be beaten if able.
        trumps: whether there are trumps.
    """
    suit = SUIT_OF[led]
    may = [card for card in hand if SUIT_OF[card] == suit]
    if not may and trumps:
        may = [card for card in hand if SUIT_OF[card] == 0]
        suit = 0
    if beat and SUIT_OF[best] == suit:
        higher = [card for card in may if STRENGTH[card] > STRENGTH[best]]
        if higher:
            return higher
        if suit != SUIT_OF[led]:
            return hand
    return may or hand
