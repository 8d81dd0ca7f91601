"""Bidding and naming trumps, from what one seat sees (A1, A2, A4)."""

from __future__ import annotations

from ..game.actions import Bid, Name, Pass
from ..game.auction import CALLABLE, bids
from ..game.cards import Card, Rank, Suit
from ..game.view import PlayerView
from .base import Level

CARD_WORTH: dict[Rank, float] = {
    Rank.ACE: 3.0,
    Rank.THREE: 2.4,
    Rank.KING: 1.4,
    Rank.KNIGHT: 1.2,
    Rank.JACK: 1.1,
}
"""What a trump is worth in the count of a hand; any other is worth 0.9."""


def call(seen: PlayerView, level: Level, seed: int) -> Bid | Pass:
    """A bid that the hand can bear, or a pass."""
    assert seen.auction is not None
    best = max(_count(seen.hand, suit) for suit in Suit)
    possible = list(bids(seen.rules, seen.auction.best, seen.seat))
    if seen.rules.auction == "points":
        bearable = 52 + 4 * best * (1 if seen.rules.hand_size > 3 else 1.2)
        fitting = [bid for bid in possible if bid.points <= bearable]
    else:
        lowest = int(best - 3)
        fitting = [bid for bid in possible if bid.rank and CALLABLE.index(bid.rank) <= lowest]
        fitting = [bid for bid in fitting if not bid.points]
    return fitting[0] if fitting else Pass(seen.seat)


def name(seen: PlayerView, level: Level, seed: int) -> Name:
    """The suit that counts most in hand."""
    return Name(seen.seat, max(Suit, key=lambda suit: _count(seen.hand, suit)))


def _count(hand: tuple[Card, ...], suit: Suit) -> float:
    trumps = sum(CARD_WORTH.get(one.rank, 0.9) for one in hand if one.suit is suit)
    others = sum(1.2 for one in hand if one.suit is not suit and one.rank is Rank.ACE)
    return trumps + others
