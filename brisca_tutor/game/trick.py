"""Who wins a trick (rules W1-W4). Strength decides, points never do (V4)."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Card, Suit


def winning_index(cards: Sequence[Card], trump: Suit | None) -> int:
    """Place of the winning card among cards in the order played.

    The highest trump wins (W1); without trumps the highest card of the suit led (W2);
    a card of any other suit never does (W3). ``trump`` None plays without trumps.

    Raises:
        ValueError: no card was given.
    """
    if not cards:
        raise ValueError("a trick has at least one card")
    best = cards[0]
    index = 0
    for place, one in enumerate(cards):
        if one.suit is best.suit:
            if one.strength > best.strength:
                best, index = one, place
        elif one.suit is trump:
            best, index = one, place
    return index


def points(cards: Sequence[Card]) -> int:
    """Card points of these cards together (V1)."""
    return sum(one.points for one in cards)
