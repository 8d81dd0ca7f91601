"""The result of a hand (rules H1-H6), its game points (M3), and what a contract pays (A2, A6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from .auction import Contract
from .cards import PACK_POINTS
from .ruleset import RuleSet
from .state import Phase, State

Kind = Literal["win", "tie", "unfinished", "passed"]


class ContractResult(NamedTuple):
    """How a contract ended (A2, A6).

    Attributes:
        declarer: the seat that undertook it.
        partner: the seat that held the called card, or None (A5).
        called: whether a card was called, which changes what is paid (A6).
        needed: points that the declarer's side needed.
        points: points that it has, cantes and last trick bonus included.
        made: whether that is enough.
        capote: whether one side has all the card points, which doubles a called contract.
        scores: by seat, what the hand adds to the match; 0 for a seat that rests.
    """

    declarer: int
    partner: int | None
    called: bool
    needed: int
    points: int
    made: bool
    capote: bool
    scores: tuple[int, ...]


class HandResult(NamedTuple):
    """How a hand ended.

    Attributes:
        kind: ``win``, ``tie`` (the top is shared and the rules do not break it),
            ``unfinished``, or ``passed`` (nobody bid, A1).
        winners: sides that won; in a tie, the sides that share the top.
        points: points by side, the last trick bonus and cantes included; without the cantes
            they add up to `RuleSet.total` once the hand is finished.
        tricks: tricks taken by side.
        game_points: what the hand is worth to its winner in game points (M3); 0 unless won.
        by_last_trick: the tie was broken by the last trick (H3).
        capote: the winner has all the points (H6).
        all_tricks: the winner has all the tricks, which is something else (H6); never where some
            were not played.
        unplayed: points that were still out when the hand ended, since it was decided (H2, H4).
        sides: the seats of each side.
        contract: how the contract ended, where there was one; it decides who wins.
    """

    kind: Kind
    winners: tuple[int, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    game_points: int = 0
    by_last_trick: bool = False
    capote: bool = False
    all_tricks: bool = False
    unplayed: int = 0
    sides: tuple[tuple[int, ...], ...] = ()
    contract: ContractResult | None = None


def majority(rules: RuleSet) -> int:
    """Points that win a hand for certain between two sides: 61, or 66 of 130 (H2, H5)."""
    return rules.total() // 2 + 1


def is_decided(rules: RuleSet, points: Sequence[int]) -> bool:
    """Whether nobody can catch up with the leader by what is still out, last trick included.

    Args:
        points: so far, by side.

    The leader must be ahead by more than that. With two sides it is so once one has more than
    half of the points of the hand (H2), and not before; with more, often earlier (H4).
    """
    second, most = sorted(points)[-2:]
    return most - second > rules.total() - sum(points)


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
    deal, sides = state.deal, state.sides
    points = state.side_points()
    size = deal.plays
    tricks = tuple(sum(len(state.won[seat]) for seat in side) // size for side in sides)
    if state.phase is not Phase.OVER:
        return HandResult("unfinished", (), points, tricks, sides=sides)
    if state.auction is not None:
        return _contract_result(state, points, tricks)
    last = next(at for at, side in enumerate(sides) if state.turn in side)
    result = result_of(deal.rules, points, tricks, last)
    if state.stopped:
        unplayed = deal.rules.total() - sum(points)
        result = result._replace(all_tricks=False, unplayed=unplayed)
    return result._replace(sides=sides)


def contract_scores(
    rules: RuleSet,
    seats: int,
    contract: Contract,
    sides: tuple[tuple[int, ...], ...],
    made: bool,
    capote: bool,
    defence: int,
) -> tuple[int, ...]:
    """By seat, what a contract adds to the match (A2, A6).

    A called contract pays every opponent 1 (lost or won), the partner 1 and the declarer what
    balances it; all of it twice if one side has all 120 points. A contract of points pays the
    declarer's side what it was about; ``defence``, the others' card points, is what they score
    where they defeat it and the rules say so.
    """
    scores = [0] * seats
    sign = 1 if made else -1
    for side in sides:
        ours = contract.declarer in side
        for seat in side:
            if contract.called is None:
                keeps = rules.defenders_score and not made
                scores[seat] = sign * contract.needed if ours else defence * keeps
            else:
                scores[seat] = sign if ours else -sign
    if contract.called is not None:
        scores[contract.declarer] = 0
        scores[contract.declarer] = -sum(scores)
        if capote:
            scores = [2 * one for one in scores]
    return tuple(scores)


def _contract_result(state: State, points: tuple[int, ...], tricks: tuple[int, ...]) -> HandResult:
    sides, contract = state.sides, state.contract
    if contract is None:
        return HandResult("passed", (), points, tricks, sides=sides)
    ours = next(at for at, side in enumerate(sides) if contract.declarer in side)
    cards = tuple(sum(one.points for seat in side for one in state.won[seat]) for side in sides)
    made = points[ours] >= contract.needed
    capote = max(cards) == PACK_POINTS
    won = ours if made else 1 - ours
    rules, seats = state.deal.rules, state.deal.seats
    scores = contract_scores(rules, seats, contract, sides, made, capote, cards[1 - ours])
    return HandResult(
        "win",
        (won,),
        points,
        tricks,
        1,
        capote=cards[won] == PACK_POINTS,
        all_tricks=not tricks[1 - won],
        sides=sides,
        contract=ContractResult(
            contract.declarer,
            contract.partner,
            contract.called is not None,
            contract.needed,
            points[ours],
            made,
            capote,
            scores,
        ),
    )
