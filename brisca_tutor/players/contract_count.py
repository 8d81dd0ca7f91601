"""A quick count of what a hand takes with a suit as trumps, fitted to playouts.

A few additions, as at the table: so much for each trump, for aces and threes of other suits,
for a cante in hand, for a void. The weights are least squares over some two thousand hands
and suits, each played out in two dozen worlds or more.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from ..game.cantes import holds
from ..game.cards import Card, Rank, Suit
from ..game.view import PlayerView


class Count(NamedTuple):
    """Points that the declarer's side may expect, and how far the truth lies from it.

    Attributes:
        points: points on average, cantes and last trick bonus included.
        spread: standard deviation of the points.
    """

    points: float
    spread: float

    def chance(self, least: int) -> float:
        """About how likely the side takes so many points."""
        return (1 - erf((least - 0.5 - self.points) / (self.spread * sqrt(2)))) / 2


class Weights(NamedTuple):
    """What counts how much, in points of the declarer's side.

    Attributes:
        base: the hand with nothing at all.
        trumps: ace, three, king, knight, jack of trumps, and each other trump.
        ace, three: each ace and three of another suit.
        forty, twenty: king and knight of trumps, and each pair in another suit.
        void: each suit that the hand lacks.
        alone: that the called card is in the hand.
        called: each step of strength of the called card, in another hand.
        spread: see `Count`.
    """

    base: float
    trumps: tuple[float, float, float, float, float, float]
    ace: float
    three: float
    forty: float
    twenty: float
    void: float
    alone: float
    called: float
    spread: float


DUEL = Weights(60.1, (5.6, 4.3, 4.1, 3.4, 0.4, 0), 2.6, 1.8, 25.6, 15.2, 0.5, 0, 0, 18.7)
"""A small hand and a stock, two players."""

TEAMS = Weights(56.8, (8.9, 8.8, 8.6, 6.8, 5.1, 3.1), 1.4, 0.8, 20, 8.7, -0.2, 0, 0, 24.0)
"""A small hand and a stock, in pairs."""

WHOLE = Weights(-0.8, (17.8, 13.9, 7.1, 5.8, 5.8, 4.6), 13, 9.1, 36.6, 18, 9.1, 0, 0, 14.0)
"""All cards in hand, one against the others."""

CALLED = Weights(20, (14.1, 13.6, 11.3, 10, 8.4, 3.9), 2, 1.6, 0, 0, 0, -28.1, 1.2, 15.4)
"""All cards in hand, with the holder of a called card."""

_HIGH = (Rank.ACE, Rank.THREE, Rank.KING, Rank.KNIGHT, Rank.JACK)


def weights_for(seen: PlayerView) -> Weights:
    """The weights for this kind of game."""
    if seen.rules.auction == "ranks":
        return CALLED
    if not seen.stock:
        return WHOLE
    return DUEL if len(seen.players) == 2 else TEAMS


def count(
    seen: PlayerView, suit: Suit, called: Card | None, *, alone: bool = False, gone: bool = False
) -> Count:
    """What this hand takes with the suit as trumps, and with the called card, at a glance.

    Args:
        seen: a view before trumps are named.
        suit: the trump suit that is thought of.
        called: the card that is called with it, or None.
        alone: whether the seat has called itself, though the card is not in its hand any more.
        gone: whether the called card has been played (A4).
    """
    weights, hand = weights_for(seen), seen.hand
    points = weights.base
    for one in hand:
        if one.suit is suit:
            points += weights.trumps[_HIGH.index(one.rank) if one.points else -1]
        elif one.rank is Rank.ACE:
            points += weights.ace
        elif one.rank is Rank.THREE:
            points += weights.three
    for other in Suit:
        if seen.rules.cantes and holds(hand, other):
            points += weights.forty if other is suit else weights.twenty
        if not any(one.suit is other for one in hand):
            points += weights.void
    if called is not None:
        if alone or called in hand:
            points += weights.alone
        elif not gone:
            points += weights.called * called.strength
    return Count(points, weights.spread)
