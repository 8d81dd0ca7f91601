"""What the cards gave, apart from what was made of them.

A hand ends away from an even share for three reasons: what my side's decisions cost, what the
others' cost, and the rest, which is the deal and the draws. The rest is luck:

    luck = result - even share + cost of my side - cost of the other sides

An option as good as the best costs nothing, so that the noise of sampling is not taken for
skill on either side. Where trumps are bid for there is no luck to be told: sides are chosen by
the cards, so that an even share means nothing.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..game.hand import apply
from ..game.record import HandRecord
from ..game.state import Phase, State
from .review import Pair, decisions_of, review_pairs

Word = Literal["very-bad", "bad", "a-little-bad", "even", "a-little-good", "good", "very-good"]

UP_TO: tuple[tuple[float, Word], ...] = (
    (-30.0, "very-bad"),
    (-15.0, "bad"),
    (-5.0, "a-little-bad"),
    (5.0, "even"),
    (15.0, "a-little-good"),
    (30.0, "good"),
)
"""Points of luck below which each word holds; one hand has a standard deviation of about 27."""

FEWER_WORLDS = 400
"""Worlds for the decisions of the other seats, whose single figures nobody is shown."""


class Luck(NamedTuple):
    """Luck of one side in a finished hand.

    Attributes:
        points: what the deal and the draws gave, in points.
        even: what an even share would have been.
        result: final points of the side.
        cost: what the decisions of the side cost.
        others: what the decisions of the other sides cost them.
    """

    points: float
    even: float
    result: int
    cost: float
    others: float

    @property
    def word(self) -> Word:
        """The grade of the luck."""
        return word_for(self.points)


def word_for(points: float) -> Word:
    """The word for that much luck."""
    return next((word for limit, word in UP_TO if points < limit), "very-good")


def luck(record: HandRecord, seat: int, number: int | None = None) -> Luck | None:
    """The luck of the seat's side; None unless the hand was played to its end without an auction.

    The seat's own decisions are analysed as in a review, or with ``number`` worlds; the
    others' with `FEWER_WORLDS` or ``number``.

    Raises:
        Problem: what `replay` raises.
    """
    return luck_of(decisions_of(record), seat, number)


def luck_of(pairs: tuple[Pair, ...], seat: int, number: int | None = None) -> Luck | None:
    """As `luck`, from states and actions."""
    end = _end(pairs)
    if end is None or end.auction is not None or seat not in end.deal.players:
        return None
    sides = end.sides
    mine = next(side for side in sides if seat in side)
    costs = {
        other: review_pairs(pairs, other, number if other == seat else number or FEWER_WORLDS).cost
        for other in end.deal.players
    }
    result = sum(end.points[one] for one in mine)
    even = end.deal.rules.total() / len(sides)
    cost = sum(costs[one] for one in mine)
    others = sum(costs.values()) - cost
    share = others / (len(sides) - 1)
    return Luck(result - even + cost - share, even, result, cost, share)


def _end(pairs: tuple[Pair, ...]) -> State | None:
    if not pairs:
        return None
    state, _ = apply(*pairs[-1])
    return state if state.phase is Phase.OVER and not state.stopped else None
