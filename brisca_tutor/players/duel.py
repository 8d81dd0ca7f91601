"""Search for two seats: play every option out in many worlds and compare (see `analyse`).

Early in a hand the rest is played out by the fitted policy; with five tricks or fewer to
go every world is solved exactly, and once nothing is hidden so is the position itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from ..game.actions import Action, Play, Swap
from ..game.state import Phase
from ..game.view import PlayerView
from . import worlds
from .analysis import Analysis, Method, analysis_of
from .endgame import Endgame
from .packed import BEATS, BIT, POINTS, Packing, allowed, numbers, packing
from .policy import Policy, stage
from .swaps import Swaps, window_actions
from .weights import TWO_SEATS

SOLVED_STOCK = 4
"""Cards still to draw at which worlds are solved instead of played out: five tricks to go."""


@cache
def two_seat_policy() -> Policy:
    """The fitted policy; built once, so that it remembers hands between positions."""
    return Policy(*TWO_SEATS)


def sensible_number(seen: PlayerView) -> int:
    """Worlds to play out: about as much work early in a hand as late in it."""
    tricks = len(seen.hand) + seen.stock // 2
    return min(4000, 36000 // max(1, tricks))


def analyse(seen: PlayerView, number: int | None = None) -> Analysis:
    """Every legal option of the seat in turn, by playing out ``number`` worlds.

    The worlds depend on the view and the number alone, so the answer can be had again.

    Raises:
        ValueError: the view is not of two players or not of the seat in turn.
    """
    if len(seen.players) != 2 or seen.turn != seen.seat or seen.phase is Phase.OVER:
        raise ValueError("two players, and the seat must be in turn")
    position = Duel(seen)
    if seen.stock <= SOLVED_STOCK:
        dealt: Iterable[worlds.World] = worlds.every(seen)
        play: Callable[[worlds.World], list[int]] = position.solved
    else:
        number = number or sensible_number(seen)
        dealt = worlds.sample(seen, number, Random(worlds.seed_of(seen)))
        play = position.played_out
    results = list(zip(*(play(world) for world in dealt), strict=True))
    had = seen.points[seen.seat]
    rows = [[had + points for points in row] for row in results]
    half = seen.rules.total() / 2
    wins = [sum(points > half for points in row) for row in rows]
    exact = seen.stock == 0 or (seen.stock == 2 and bool(seen.trick))
    method: Method = "exact" if exact else "sampled"
    return analysis_of(position.actions, rows, wins, method)


class Duel:
    """A view, packed, and its options played out world by world."""

    def __init__(self, seen: PlayerView, policy: Policy | None = None) -> None:
        self.pack: Packing = packing(seen.trump)
        number = self.pack.number
        self.rival = next(seat for seat in seen.players if seat != seen.seat)
        self.hand = self.pack.mask(seen.hand)
        self.lead = number[seen.trick[0].card] if seen.trick else None
        rules = seen.rules
        self.free = rules.obligation == "free"
        self.bonus = rules.last_trick_bonus
        self.swaps = Swaps(rules, 2) if rules.swap and seen.face_up is not None else None
        self.actions: list[Action]
        if seen.phase is Phase.WINDOW:
            self.actions = window_actions(seen)
        else:
            cards = numbers(self.hand)
            if self.lead is not None and not seen.stock:
                cards = numbers(allowed(self.hand, self.lead, self.free))
            self.actions = [Play(seen.seat, self.pack.card[card]) for card in cards]
        stock = seen.stock
        policy = policy or two_seat_policy()
        steps = [stage(stock - drawn) for drawn in range(stock)]
        self.leads = [policy.leads[at] for at in steps]
        self.answers = [policy.answers[at] for at in steps]
        self.last_leads = policy.leads[3]
        self.last_answers = policy.answers[3]

    def solved(self, world: worlds.World) -> list[int]:
        """Points still to take with each option when this world is played perfectly."""
        theirs, stock = self._lie(world)
        number = self.pack.number
        found = []
        end = Endgame(tuple(stock), self.bonus, self.free)
        for action in self.actions:
            if isinstance(action, Play):
                card = number[action.card]
                if self.lead is None:
                    found.append(end.answered(self.hand, theirs, card))
                else:
                    held = theirs | BIT[self.lead]
                    found.append(end.after(self.hand, held, False, self.lead, card, 0))
            else:
                mine, other, drawn = self._window(action, theirs, stock)
                after = Endgame(tuple(drawn), self.bonus, self.free)
                found.append(after.value(mine, other, True))
        return found

    def played_out(self, world: worlds.World) -> list[int]:
        """Points still to take with each option when both then follow the policy."""
        theirs, stock = self._lie(world)
        number = self.pack.number
        found = []
        for action in self.actions:
            if not isinstance(action, Play):
                mine, other, drawn = self._window(action, theirs, stock)
                found.append(self._play_out(mine, other, True, drawn, 0, 2))
                continue
            card = number[action.card]
            if self.lead is None:
                reply = self.answers[0][card][theirs]
                i_win = not BEATS[card][reply]
                other = theirs ^ BIT[reply]
                points = POINTS[card] + POINTS[reply]
            else:
                i_win = BEATS[self.lead][card]
                other = theirs
                points = POINTS[card] + POINTS[self.lead]
            mine = self.hand ^ BIT[card]
            found.append((points if i_win else 0) + self._draw(mine, other, i_win, list(stock)))
        return found

    def _lie(self, world: worlds.World) -> tuple[int, list[int]]:
        number = self.pack.number
        theirs = self.pack.mask(world.hands[self.rival])
        return theirs, [BIT[number[one]] for one in world.stock]

    def _draw(self, mine: int, other: int, i_win: bool, stock: list[int]) -> int:
        if self.swaps:
            mine, other = _swapped(self.swaps, mine, other, i_win, stock, 0)
        if i_win:
            mine |= stock[0]
            other |= stock[1]
        else:
            mine |= stock[1]
            other |= stock[0]
        return self._play_out(mine, other, i_win, stock, 2, 0)

    def _window(self, action: Action, theirs: int, stock: list[int]) -> tuple[int, int, list[int]]:
        """Hands and rest of the stock after swapping or not, and the draws that follow."""
        mine = self.hand
        stock = list(stock)
        if isinstance(action, Swap):
            given = BIT[self.pack.number[action.card]]
            mine ^= given | stock[-1]
            stock[-1] = given
        return mine | stock[0], theirs | stock[1], stock[2:]

    def _play_out(
        self, mine: int, other: int, i_lead: bool, stock: list[int], drawn: int, ahead: int
    ) -> int:
        """Points still to take from here; ``ahead`` cards were drawn before the stock given."""
        taken = 0
        leads, answers, swaps = self.leads, self.answers, self.swaps
        end = len(stock)
        while drawn < end:
            at = drawn + ahead
            if i_lead:
                lead = leads[at][mine]
                reply = answers[at][lead][other]
                mine ^= BIT[lead]
                other ^= BIT[reply]
                if BEATS[lead][reply]:
                    i_lead = False
                else:
                    taken += POINTS[lead] + POINTS[reply]
            else:
                lead = leads[at][other]
                reply = answers[at][lead][mine]
                mine ^= BIT[reply]
                other ^= BIT[lead]
                if BEATS[lead][reply]:
                    i_lead = True
                    taken += POINTS[lead] + POINTS[reply]
            if swaps:
                mine, other = _swapped(swaps, mine, other, i_lead, stock, drawn)
            if i_lead:
                mine |= stock[drawn]
                other |= stock[drawn + 1]
            else:
                mine |= stock[drawn + 1]
                other |= stock[drawn]
            drawn += 2
        return taken + self._finish(mine, other, i_lead)

    def _finish(self, mine: int, other: int, i_lead: bool) -> int:
        """Points of the tricks without a stock."""
        taken = 0
        leads, answers, free = self.last_leads, self.last_answers, self.free
        while mine:
            if i_lead:
                lead = leads[mine]
                reply = answers[lead][other if free else allowed(other, lead, False)]
                mine ^= BIT[lead]
                other ^= BIT[reply]
                i_lead = not BEATS[lead][reply]
            else:
                lead = leads[other]
                reply = answers[lead][mine if free else allowed(mine, lead, False)]
                mine ^= BIT[reply]
                other ^= BIT[lead]
                i_lead = BEATS[lead][reply]
            if i_lead:
                taken += POINTS[lead] + POINTS[reply]
        return taken + (self.bonus if i_lead else 0)


def _swapped(
    swaps: Swaps, mine: int, other: int, i_won: bool, stock: list[int], drawn: int
) -> tuple[int, int]:
    if i_won:
        return swaps.after_trick(mine, stock, drawn), other
    return mine, swaps.after_trick(other, stock, drawn)
