"""The result of a hand (rules H1-H6) and its game points (M3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from .deal import Deal
from .ruleset import RuleSet
from .state import Phase, State

Kind = Literal["win", "tie", "unfinished"]


class HandResult(NamedTuple):
    """How a hand ended.

    Attributes:
        kind: ``win``, ``tie`` (the top is shared and the rules do not break it) or
            ``unfinished``.
        winners: sides that won; in a tie, the sides that share the top.
        points: points by side, the last trick bonus included; they add up to
            `RuleSet.total` once the hand is finished.
        tricks: tricks taken by side.
        game_points: what the hand is worth to its winner in game points (M3); 0 unless won.
        by_last_trick: the tie was broken by the last trick (H3).
        capote: the winner has all the points (H6).
        all_tricks: the winner has all the tricks, which is something else (H6).
    """

    kind: Kind
    winners: tuple[int, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    game_points: int = 0
    by_last_trick: bool = False
    capote: bool = False
    all_tricks: bool = False


def majority(rules: RuleSet) -> int:
    """Points that win a hand for certain between two sides: 61, or 66 of 130 (H2, H5)."""
    return rules.total() // 2 + 1


def game_points(rules: RuleSet, points: int, sides: int) -> int:
    """Game points of a won hand: 1, 2 from about three quarters, 3 for everything (M3).

    With 120 points the bands are 61-90, 91-119 and 120; a bonus moves them up with the
    total. Among three or more sides a win is worth 1.
    """
    total = rules.total()
    if sides > 2:
        return 1
    if points == total:
        return 3
    return 2 if points > total * 3 // 4 else 1


def result_of(
    rules: RuleSet, points: Sequence[int], tricks: Sequence[int], last_side: int
) -> HandResult:
    """The result of a finished hand from points and tricks by side.

    ``last_side`` took the last trick; it wins a shared top where the rules say so (H3).
    Most points win: between two sides that is more than half (H2), among more it is
    simply the most (H4).
    """
    best = max(points)
    winners = tuple(side for side, count in enumerate(points) if count == best)
    broken = False
    if len(winners) > 1 and rules.tie == "last_trick" and last_side in winners:
        winners, broken = (last_side,), True
    if len(winners) > 1:
        return HandResult("tie", winners, tuple(points), tuple(tricks))
    won = winners[0]
    return HandResult(
        "win",
        winners,
        tuple(points),
        tuple(tricks),
        game_points(rules, best, len(points)),
        broken,
        best == rules.total(),
        sum(tricks) == tricks[won],
    )


def hand_result(state: State) -> HandResult:
    """The result of this hand; ``unfinished``, with the points so far, until it is over."""
    deal = state.deal
    points = deal.side_points(state.points)
    size = len(deal.players)
    tricks = tuple(sum(len(state.won[seat]) for seat in side) // size for side in deal.sides)
    if state.phase is not Phase.OVER:
        return HandResult("unfinished", (), points, tricks)
    return result_of(deal.rules, points, tricks, _side(deal, state.turn))


def _side(deal: Deal, seat: int) -> int:
    side = deal.side_of[seat]
    assert side is not None
    return side
