"""Two-seat hands played to their end by the fitted policy, as fast as plain Python can.

Hands are lists of card numbers, the own one first and the rival's second.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..game.actions import Move, Play, Swap
from ..game.view import PlayerView
from . import worlds
from .endgame import Endgame
from .packed import BEATS, BIT, POINTS, RANKS, follows, packing
from .policy import Policy, stage_of_rounds
from .swaps import swaps_ahead
from .weights import TWO_SEATS

LOWEST = -1e9
"""Less than any card is worth."""

SOLVED_OPEN_STOCK = 14
"""Cards still to draw at which a playout is solved where the whole stock lies open."""


@cache
def two_seat_policy() -> Policy:
    """The fitted policy."""
    return Policy(*TWO_SEATS)


class Rollout:
    """A view, packed, and its options played out world by world."""

    def __init__(
        self,
        seen: PlayerView,
        actions: Sequence[Move],
        policy: Policy | None = None,
        end: Endgame | None = None,
    ) -> None:
        """Prepare to play out these actions; without a policy, by the fitted one.

        ``end`` is given where the whole stock is known and nobody may swap: it then solves
        what is left at `SOLVED_OPEN_STOCK`.
        """
        self._number = packing(seen.trump).number
        self._rival = next(seat for seat in seen.players if seat != seen.seat)
        self._hand = [self._number[one] for one in seen.hand]
        self._led = [self._number[played.card] for played in seen.trick]
        self._actions = actions
        rules = seen.rules
        self._free = rules.obligation == "free"
        self._bonus = rules.last_trick_bonus
        self._end = end
        self._stop = seen.stock - (SOLVED_OPEN_STOCK if end is not None else 0)
        self._swaps = swaps_ahead(seen)
        policy = policy or two_seat_policy()
        stages = [stage_of_rounds((seen.stock - drawn) // 2) for drawn in range(seen.stock + 1)]
        self._steps = [(policy.leads[at], policy.answers[at]) for at in stages]
        self._last = policy.leads[-1], policy.answers[-1]

    def played_out(self, world: worlds.World) -> list[int]:
        """Points still to take with each option when both then follow the policy."""
        number = self._number
        theirs = [number[one] for one in world.hands[self._rival]]
        stock = [number[one] for one in world.stock]
        found = []
        for action in self._actions:
            hands = [self._hand.copy(), theirs.copy()]
            rest = stock.copy()
            if isinstance(action, Play):
                found.append(self._played(number[action.card], hands, rest))
                continue
            if isinstance(action, Swap):
                given = number[action.card]
                hands[0].remove(given)
                hands[0].append(rest[-1])
                rest[-1] = given
            hands[0].append(rest[0])
            hands[1].append(rest[1])
            found.append(self._play_out(hands, 0, rest, 2))
        return found

    def _played(self, card: int, hands: list[list[int]], stock: list[int]) -> int:
        """Points from this trick on when this card is played to it."""
        mine, theirs = hands
        mine.remove(card)
        if self._led:
            lead, reply = self._led[0], card
            winner = 0 if BEATS[lead][reply] else 1
        else:
            may = theirs if self._free or stock else follows(theirs, card)
            lead = card
            reply = max(may, key=self._steps[0][1][lead][_trumps(theirs)].__getitem__)
            theirs.remove(reply)
            winner = 1 if BEATS[lead][reply] else 0
        points = 0 if winner else POINTS[lead] + POINTS[reply]
        drawn = 0
        if stock:
            if self._swaps:
                self._swaps.after_trick(hands[winner], stock, 0)
            hands[winner].append(stock[0])
            hands[1 - winner].append(stock[1])
            drawn = 2
        elif not mine:
            return points if winner else points + self._bonus
        return points + self._play_out(hands, winner, stock, drawn)

    def _play_out(self, hands: list[list[int]], leader: int, stock: list[int], drawn: int) -> int:
        """Points that I still take from here on."""
        steps, swaps, end = self._steps, self._swaps, self._stop
        i_lead = not leader
        first, second = hands[leader], hands[1 - leader]
        firsts, seconds = _trumps(first), _trumps(second)
        taken = 0
        while drawn < end:
            leads, answers = steps[drawn]
            row = leads[firsts]
            top = LOWEST
            for card in first:
                if row[card] > top:
                    top, lead = row[card], card
            row = answers[lead][seconds]
            top = LOWEST
            for card in second:
                if row[card] > top:
                    top, reply = row[card], card
            first.remove(lead)
            second.remove(reply)
            if lead < RANKS:
                firsts -= 1
            if reply < RANKS:
                seconds -= 1
            if BEATS[lead][reply]:
                first, second, firsts, seconds = second, first, seconds, firsts
                i_lead = not i_lead
            if i_lead:
                taken += POINTS[lead] + POINTS[reply]
            if swaps:
                swaps.after_trick(first, stock, drawn)
            card = stock[drawn]
            first.append(card)
            if card < RANKS:
                firsts += 1
            card = stock[drawn + 1]
            second.append(card)
            if card < RANKS:
                seconds += 1
            drawn += 2
        if self._end is not None:
            mine, theirs = (first, second) if i_lead else (second, first)
            return taken + self._end.value(_mask(mine), _mask(theirs), i_lead, drawn)
        return taken + self._finish(first, second, i_lead)

    def _finish(self, first: list[int], second: list[int], i_lead: bool) -> int:
        """Points that I still take in the tricks without a stock."""
        leads, answers = self._last
        taken = 0
        while first:
            lead = max(first, key=leads[_trumps(first)].__getitem__)
            may = second if self._free else follows(second, lead)
            reply = max(may, key=answers[lead][_trumps(second)].__getitem__)
            first.remove(lead)
            second.remove(reply)
            if BEATS[lead][reply]:
                first, second = second, first
                i_lead = not i_lead
            if i_lead:
                taken += POINTS[lead] + POINTS[reply]
        return taken + (self._bonus if i_lead else 0)


def _mask(hand: list[int]) -> int:
    return sum([BIT[card] for card in hand])


def _trumps(hand: list[int]) -> int:
    return sum([card < RANKS for card in hand])
