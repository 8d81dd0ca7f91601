"""Search for three and more seats: play every option out in many worlds and compare.

Hidden hands are too many to solve, so every world is played to its end by a fitted table
policy that knows whose side is winning the trick and how many are still to play. From the
last draw on the rest of a world is solved with open cards, where that is few enough of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..game.actions import Play, Swap
from ..game.state import Phase
from ..game.view import PlayerView
from . import worlds
from .analysis import Analysis, analysis_of
from .base import options
from .open_end import OpenEnd
from .packed import BEATS, POINTS, RANKS, follows, packing
from .party_policy import PartyPolicy, policy_for
from .policy import stage_of_rounds
from .swaps import swaps_ahead

SOLVED_CARDS = {2: 12}
"""Cards in all hands, at most, from which a world is solved, by number of sides."""

SOLVED_CARDS_OF_MORE = 9
"""The same for three and more sides, where every branch must be looked at."""


def sensible_number(seen: PlayerView) -> int:
    """Worlds to play out: about as much work early in a hand as late in it."""
    plays = sum(seen.held) + seen.stock
    if _solves(seen):
        return 120 if seen.stock else 240
    return min(4000, 60000 // max(1, plays))


def analyse(seen: PlayerView, number: int | None = None) -> Analysis:
    """Every legal option of the seat in turn, by playing out ``number`` worlds.

    Raises:
        ValueError: the view is not of the seat in turn, or the hand is over.
    """
    if seen.turn != seen.seat or seen.phase is Phase.OVER:
        raise ValueError("the seat must be in turn")
    party = Party(seen)
    count = number or sensible_number(seen)
    chance = Random(worlds.seed_of(seen))
    rows: list[list[int]] = [[] for _ in party.actions]
    wins = [0] * len(party.actions)
    mine = next(place for place, side in enumerate(seen.sides) if seen.seat in side)
    half = seen.rules.total() / 2
    for world in worlds.sample(seen, count, chance):
        for at, points in enumerate(party.played_out(world)):
            sides = [sum(points[seat] + seen.points[seat] for seat in side) for side in seen.sides]
            rows[at].append(sides[mine])
            if len(sides) == 2:
                wins[at] += sides[mine] > half
            else:
                wins[at] += all(
                    sides[mine] > other for place, other in enumerate(sides) if place != mine
                )
    return analysis_of(party.actions, rows, wins, "sampled")


def _solves(seen: PlayerView) -> bool:
    """Whether the rest of every world is solved once the stock is gone."""
    size = len(seen.players)
    if seen.stock > size:
        return False
    cards = size * seen.rules.hand_size if seen.stock else sum(seen.held)
    return cards <= SOLVED_CARDS.get(len(seen.sides), SOLVED_CARDS_OF_MORE)


class Party:
    """A view, packed, and its options played out world by world."""

    def __init__(self, seen: PlayerView, policy: PartyPolicy | None = None) -> None:
        """Prepare to play out the options; without a policy, by the fitted one."""
        self.actions = options(seen)
        self._seat, self._seats = seen.seat, seen.seats
        self._size = len(seen.players)
        self._number = packing(seen.trump).number
        rules = seen.rules
        policy = policy or policy_for(self._size, rules.teams(seen.seats))
        self._leads, self._answers = policy.leads, policy.answers
        self._free = rules.obligation == "free"
        self._bonus = rules.last_trick_bonus
        self._swaps = swaps_ahead(seen)
        self._after = [-1] * seen.seats
        for place, seat in enumerate(seen.players):
            self._after[seat] = seen.players[(place + 1) % self._size]
        self._side = [-1] * seen.seats
        for place, side in enumerate(seen.sides):
            for seat in side:
                self._side[seat] = place
        self._end: OpenEnd | None = None
        if _solves(seen):
            self._end = OpenEnd(self._after, self._side, self._size, self._free, self._bonus)
        self._one_of = [side[0] for side in seen.sides]
        self._trick = [(played.seat, self._number[played.card]) for played in seen.trick]

    def played_out(self, world: worlds.World) -> list[list[int]]:
        """By option, the points still taken in this world, by seat.

        Where the end is solved, those of a side stand at one of its seats.
        """
        number = self._number
        held = [[number[one] for one in hand] for hand in world.hands]
        stock = [number[one] for one in world.stock]
        found = []
        seat = self._seat
        for action in self.actions:
            hands, rest = [hand.copy() for hand in held], stock.copy()
            points = [0] * self._seats
            if isinstance(action, Play):
                card = number[action.card]
                hands[seat].remove(card)
                trick = [*self._trick, (seat, card)]
                self._play_out(hands, trick, self._after[seat], rest, 0, points)
            else:
                if isinstance(action, Swap):
                    given = number[action.card]
                    hands[seat].remove(given)
                    hands[seat].append(rest[-1])
                    rest[-1] = given
                drawn = self._draw(hands, seat, rest, 0)
                self._play_out(hands, [], seat, rest, drawn, points)
            found.append(points)
        return found

    def _draw(self, hands: list[list[int]], winner: int, stock: Sequence[int], drawn: int) -> int:
        seat = winner
        for card in stock[drawn : drawn + self._size]:
            hands[seat].append(card)
            seat = self._after[seat]
        return drawn + self._size

    def _play_out(
        self,
        hands: list[list[int]],
        trick: list[tuple[int, int]],
        seat: int,
        stock: list[int],
        drawn: int,
        points: list[int],
    ) -> None:
        """Play to the end and add what every seat takes to ``points``."""
        size, after, side, swaps = self._size, self._after, self._side, self._swaps
        end = len(stock)
        if self._end is not None and drawn == end:
            self._solve(hands, seat, trick, points)
            return
        best, pot, played, led = -1, 0, 0, -1
        winner = seat
        for who, card in trick:
            if not played or BEATS[best][card]:
                winner, best = who, card
            led = led if played else card
            pot += POINTS[card]
            played += 1
        while True:
            stage = stage_of_rounds((end - drawn) // size)
            answers = self._answers[stage]
            if not played:
                hand = hands[seat]
                row = self._leads[stage][sum([card < RANKS for card in hand])]
                led = best = max(hand, key=row.__getitem__)
                hand.remove(led)
                winner, pot, played = seat, POINTS[led], 1
                seat = after[seat]
            beaten = BEATS[best]
            dutiful = drawn == end and not self._free
            while played < size:
                hand = hands[seat]
                worth, share = answers[size - played - 1][side[winner] == side[seat]][best]
                top = -1e9
                for one in follows(hand, led) if dutiful else hand:
                    value = worth[one] + share[one] * pot
                    if value > top:
                        top, card = value, one
                if beaten[card]:
                    winner, best = seat, card
                    beaten = BEATS[card]
                hand.remove(card)
                pot += POINTS[card]
                played += 1
                seat = after[seat]
            points[winner] += pot
            if drawn < end:
                if swaps:
                    swaps.after_trick(hands[winner], stock, drawn)
                drawn = self._draw(hands, winner, stock, drawn)
                if self._end is not None and drawn == end:
                    self._solve(hands, winner, (), points)
                    return
            elif not hands[winner]:
                points[winner] += self._bonus
                return
            seat = winner
            played = 0

    def _solve(
        self,
        hands: list[list[int]],
        seat: int,
        trick: Sequence[tuple[int, int]],
        points: list[int],
    ) -> None:
        """Add what every side takes from here, all of it to one seat of the side."""
        assert self._end is not None
        for side, taken in enumerate(self._end.by_side(hands, seat, trick)):
            points[self._one_of[side]] += taken
