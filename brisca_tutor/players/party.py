"""Search for three and more seats: play every option out in many worlds and compare.

Hidden hands are too many to solve, so every world is played to its end by a fitted table
policy that knows whose side is winning the trick and how many are still to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..game.actions import Action, Play, Swap
from ..game.state import Phase
from ..game.view import PlayerView
from . import worlds
from .analysis import Analysis, analysis_of
from .packed import BEATS, BIT, POINTS, allowed, numbers, packing
from .party_policy import PartyPolicy, policy_for
from .policy import stage_of_rounds
from .swaps import Swaps, window_actions


def sensible_number(seen: PlayerView) -> int:
    """Worlds to play out: about as much work early in a hand as late in it."""
    plays = sum(seen.held) + seen.stock
    return max(100, min(1500, 24000 // max(1, plays)))


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


class Party:
    """A view, packed, and its options played out world by world."""

    def __init__(self, seen: PlayerView, policy: PartyPolicy | None = None) -> None:
        self.seen = seen
        self.number = packing(seen.trump).number
        self.card = packing(seen.trump).card
        rules = seen.rules
        self.policy = policy or policy_for(len(seen.players), rules.teams(seen.seats))
        self.free = rules.obligation == "free"
        self.bonus = rules.last_trick_bonus
        self.swaps: Swaps | None = None
        if rules.swap and seen.face_up is not None:
            self.swaps = Swaps(rules, len(seen.players))
        size = len(seen.players)
        self.after = [-1] * seen.seats
        for place, seat in enumerate(seen.players):
            self.after[seat] = seen.players[(place + 1) % size]
        self.side = [-1] * seen.seats
        for place, side in enumerate(seen.sides):
            for seat in side:
                self.side[seat] = place
        self.trick = [(played.seat, self.number[played.card]) for played in seen.trick]
        self.actions: list[Action]
        if seen.phase is Phase.WINDOW:
            self.actions = window_actions(seen)
        else:
            hand = sum(BIT[self.number[one]] for one in seen.hand)
            if self.trick and not seen.stock:
                hand = allowed(hand, self.trick[0][1], self.free)
            self.actions = [Play(seen.seat, self.card[card]) for card in numbers(hand)]

    def played_out(self, world: worlds.World) -> list[list[int]]:
        """By option, the points that each seat still takes in this world."""
        number = self.number
        hands = [sum(BIT[number[one]] for one in hand) for hand in world.hands]
        stock = [BIT[number[one]] for one in world.stock]
        found = []
        for action in self.actions:
            mine, rest = list(hands), list(stock)
            seat = self.seen.seat
            points = [0] * self.seen.seats
            if isinstance(action, Play):
                card = number[action.card]
                mine[seat] ^= BIT[card]
                trick = [*self.trick, (seat, card)]
                self._play_out(mine, trick, self.after[seat], rest, 0, points)
            else:
                if isinstance(action, Swap):
                    given = BIT[number[action.card]]
                    mine[seat] ^= given | rest[-1]
                    rest[-1] = given
                drawn = self._draw(mine, seat, rest, 0)
                self._play_out(mine, [], seat, rest, drawn, points)
            found.append(points)
        return found

    def _draw(self, hands: list[int], winner: int, stock: Sequence[int], drawn: int) -> int:
        seat = winner
        for _ in self.seen.players:
            hands[seat] |= stock[drawn]
            drawn += 1
            seat = self.after[seat]
        return drawn

    def _play_out(
        self,
        hands: list[int],
        trick: list[tuple[int, int]],
        seat: int,
        stock: list[int],
        drawn: int,
        points: list[int],
    ) -> None:
        """Play to the end and add what every seat takes to ``points``."""
        size = len(self.seen.players)
        after, side, policy, swaps = self.after, self.side, self.policy, self.swaps
        end = len(stock)
        best, pot, played, lead = -1, 0, 0, -1
        winner = seat
        for who, card in trick:
            if not played or BEATS[best][card]:
                winner, best = who, card
            lead = lead if played else card
            pot += POINTS[card]
            played += 1
        while True:
            stage = stage_of_rounds((end - drawn) // size)
            leads, answers = policy.leads[stage], policy.answers[stage]
            while played < size:
                hand = hands[seat]
                if not played:
                    card = leads[hand]
                    lead = best = card
                    winner = seat
                else:
                    if not self.free and drawn == end:
                        hand = allowed(hand, lead, False)
                    friend = side[winner] == side[seat]
                    card = answers[size - played - 1].card(hand, best, friend, pot)
                    if BEATS[best][card]:
                        winner, best = seat, card
                hands[seat] ^= BIT[card]
                pot += POINTS[card]
                played += 1
                seat = after[seat]
            points[winner] += pot
            if drawn < end:
                if swaps:
                    hands[winner] = swaps.after_trick(hands[winner], stock, drawn)
                drawn = self._draw(hands, winner, stock, drawn)
            elif not hands[winner]:
                points[winner] += self.bonus
                return
            seat = winner
            best, pot, played, lead = -1, 0, 0, -1
