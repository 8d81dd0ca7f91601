"""Search for every rule set that the packed searches do not know: playouts in sampled worlds.

Two cards each, trumps that nobody has seen or that do not exist, duties to beat, contracts,
cantes and hidden partners: every option is played out in each of the same worlds, with the
sides as they are in that world. The last few cards of two sides are played perfectly in every
world, which is exact where there is only one.
"""

from __future__ import annotations

from random import Random

from ..game.auction import Contract
from ..game.state import Phase
from ..game.view import PlayerView
from . import worlds
from .analysis import Analysis, analysis_of
from .base import options
from .naming import expected
from .playout import Playout

WORK = 100_000
"""Cards to play out for one analysis, about."""

FEWEST, MOST = 100, 2000
"""Bounds of the number of worlds."""

SOLVED_CARDS = 12
"""Cards in all hands, at most, from which a world of two sides is solved."""

SOLVED_WORLDS = 160
"""Worlds to solve."""


def sensible_number(seen: PlayerView, work: int = WORK, fewest: int = FEWEST) -> int:
    """Worlds to play out: about as much work early in a hand as late in it."""
    plays = sum(seen.held) + seen.stock
    if plays <= SOLVED_CARDS:
        return max(fewest, SOLVED_WORLDS * work // WORK)
    choices = len(options(seen))
    return max(fewest, min(MOST, work // max(1, plays * choices)))


def analyse(seen: PlayerView, number: int | None = None) -> Analysis:
    """Every legal option of the seat in turn, by playing out ``number`` worlds.

    With a contract, a world is won where the side makes it, or defeats it. Before trumps are
    named, each world has the contract that its declarer may be expected to make of it (A4).

    Raises:
        ValueError: the view is not of the seat in turn, or no card is to be played.
    """
    if seen.turn != seen.seat or seen.phase not in (Phase.PLAY, Phase.WINDOW):
        raise ValueError("the seat must be in turn to play")
    actions = options(seen)
    playout = Playout(seen)
    rows: list[list[int]] = [[] for _ in actions]
    wins = [0] * len(actions)
    number = number or sensible_number(seen)
    few = sum(seen.held) + seen.stock <= SOLVED_CARDS
    count = worlds.count(seen) if few else number + 1
    exact = count == 1
    chance = Random(worlds.seed_of(seen))
    contract = seen.auction.contract if seen.auction is not None else None
    for world in worlds.every(seen) if count <= number else worlds.sample(seen, number, chance):
        if seen.unnamed:
            world, contract = expected(seen, world)
        packed = playout.packed(world, contract)
        end = playout.ending(packed, world.sides) if few else None
        exact = exact and end is not None
        mine = next(place for place, side in enumerate(world.sides) if seen.seat in side)
        before = [sum([seen.points[seat] for seat in side]) for side in world.sides]
        for at, action in enumerate(actions):
            if end is not None:
                taken = playout.solved(end, packed, action)
            else:
                by_seat = playout.points(packed, action)
                taken = tuple([sum([by_seat[seat] for seat in side]) for side in world.sides])
            points = [had + more for had, more in zip(before, taken, strict=True)]
            rows[at].append(points[mine])
            wins[at] += _won(contract, world, points, mine)
    return analysis_of(actions, rows, wins, "exact" if exact else "sampled")


def _won(contract: Contract | None, world: worlds.World, points: list[int], mine: int) -> bool:
    """Whether the side wins the hand with these points by side."""
    if contract is not None:
        theirs = next(at for at, side in enumerate(world.sides) if contract.declarer in side)
        return (points[theirs] >= contract.needed) == (mine == theirs)
    return all(points[mine] > other for place, other in enumerate(points) if place != mine)
