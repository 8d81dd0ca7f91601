"""Search for two seats: play every option out in many worlds and compare (see `analyse`).

Early in a hand the rest is played out by the fitted policy; with five tricks or fewer to
go every world is solved exactly, and once nothing is hidden so is the position itself. Where
hands and stock lie open (C3) that is so with thirteen tricks to go. With more than three cards
in hand (D3) it is so later, since what can be played grows with every card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from ..game.actions import Move, Play, Swap
from ..game.state import Phase
from ..game.view import PlayerView
from . import worlds
from .analysis import Analysis, Method, analysis_of
from .base import options
from .endgame import Endgame
from .packed import BIT, packing
from .rollout import Rollout
from .swaps import swaps_ahead

SOLVED_STOCK = (4, 4, 4, 4, 2, 2)
"""By hand size, cards still to draw at which worlds are solved instead of played out, such as five
tricks to go with three cards each; none where more are dealt."""

SOLVED_OPEN_STOCK = (20, 20, 20, 20, 12, 8)
"""The same where nothing is hidden, so that there is but one world."""

SOLVED_HAND = 7
"""Cards in hand up to which anything is solved at all."""


def sensible_number(seen: PlayerView) -> int:
    """Worlds to play out: about as much work early in a hand as late in it."""
    tricks = len(seen.hand) + seen.stock // 2
    return min(5000, 48000 // max(1, tricks))


def analyse(seen: PlayerView, number: int | None = None) -> Analysis:
    """Every legal option of the seat in turn, by playing out ``number`` worlds.

    The worlds depend on the view and the number alone, so the answer can be had again.

    Raises:
        ValueError: the view is not of two players or not of the seat in turn.
    """
    if len(seen.players) != 2 or seen.turn != seen.seat or seen.phase is Phase.OVER:
        raise ValueError("two players, and the seat must be in turn")
    actions = options(seen)
    open_all = _open(seen)
    solved = _solvable(seen, open_all)
    if solved:
        dealt: Iterable[worlds.World] = worlds.every(seen)
        play: Callable[[worlds.World], list[int]] = Solver(seen, actions).solved
    else:
        number = number or sensible_number(seen)
        few = worlds.count(seen) <= number
        chance = Random(worlds.seed_of(seen))
        dealt = worlds.every(seen) if few else worlds.sample(seen, number, chance)
        play = Rollout(
            seen, actions, end=_end(seen) if open_all and seen.rules.hand_size < 4 else None
        ).played_out
    results = list(zip(*(play(world) for world in dealt), strict=True))
    had = seen.points[seen.seat]
    rows = [[had + points for points in row] for row in results]
    half = seen.rules.total() / 2
    wins = [sum(points > half for points in row) for row in rows]
    exact = seen.stock == 0 or (seen.stock == 2 and bool(seen.trick) and not swaps_ahead(seen))
    method: Method = "exact" if solved and (exact or open_all) else "sampled"
    return analysis_of(actions, rows, wins, method)


def _solvable(seen: PlayerView, open_all: bool) -> bool:
    """Whether what is left of the hand is little enough to try every line of play."""
    by_size = (SOLVED_OPEN_STOCK if open_all else SOLVED_STOCK)[seen.rules.hand_size :]
    return seen.stock <= max(by_size, default=0) and len(seen.hand) <= SOLVED_HAND


def _open(seen: PlayerView) -> bool:
    """Whether nothing is hidden from anybody, and no swap can change the stock any more."""
    if not seen.rules.open_hands or (seen.rules.swap and seen.face_up is not None):
        return False
    return len(seen.unseen()) <= 1


def _end(seen: PlayerView) -> Endgame:
    """The stock, all of which is known, and the values of hands with it."""
    number = packing(seen.trump).number
    stock = next(worlds.every(seen)).stock
    free = seen.rules.obligation == "free"
    return Endgame(tuple([BIT[number[one]] for one in stock]), seen.rules.last_trick_bonus, free)


class Solver:
    """A view, packed, and its options solved world by world."""

    def __init__(self, seen: PlayerView, actions: Sequence[Move]) -> None:
        self._pack = packing(seen.trump)
        self._rival = next(seat for seat in seen.players if seat != seen.seat)
        self._hand = self._pack.mask(seen.hand)
        self._lead = self._pack.number[seen.trick[0].card] if seen.trick else None
        self._free = seen.rules.obligation == "free"
        self._bonus = seen.rules.last_trick_bonus
        self._swaps = swaps_ahead(seen)
        self._actions = actions

    def solved(self, world: worlds.World) -> list[int]:
        """Points still to take with each option when this world is played perfectly."""
        number = self._pack.number
        theirs = self._pack.mask(world.hands[self._rival])
        stock = [BIT[number[one]] for one in world.stock]
        end = Endgame(tuple(stock), self._bonus, self._free, self._swaps)
        found = []
        for action in self._actions:
            if not isinstance(action, Play):
                found.append(self._from_window(action, theirs, stock))
                continue
            card = number[action.card]
            if self._lead is None:
                found.append(end.answered(self._hand, theirs, card))
            else:
                held = theirs | BIT[self._lead]
                found.append(end.after(self._hand, held, False, self._lead, card, 0))
        return found

    def _from_window(self, action: Move, theirs: int, stock: list[int]) -> int:
        """Points after swapping or not and the draws that follow."""
        mine = self._hand
        stock = stock.copy()
        if isinstance(action, Swap):
            given = BIT[self._pack.number[action.card]]
            mine ^= given | stock[-1]
            stock[-1] = given
        after = Endgame(tuple(stock[2:]), self._bonus, self._free, self._swaps)
        return after.value(mine | stock[0], theirs | stock[1], True)
