"""The open end of a two-seat hand, worked out: nothing is hidden, so best play is certain (P11)."""

from __future__ import annotations

from typing import NamedTuple

from ..game.cards import Card
from ..game.duties import fulfilling
from ..game.events import Played
from ..game.trick import winning_index
from .position import Situation

SOLVED_HAND = 4
"""Cards in hand up to which the open end of a two-seat hand is worked out."""

Hands = dict[int, frozenset[Card]]


class Line(NamedTuple):
    """The end of a two-seat hand with every card known, best play by both from my card on.

    Attributes:
        points: my final points, the last trick bonus included.
        plays: every play to come, mine first.
        winners: who takes each of the tricks they complete.
    """

    points: int
    plays: tuple[Played, ...]
    winners: tuple[int, ...]


def open_end(where: Situation) -> dict[Card, Line]:
    """For each card I may play, the best line with it; empty unless nothing is hidden (P11).

    Empty as well while king and knight of a suit may be announced, as that changes the end.
    """
    seen = where.seen
    if len(seen.players) != 2 or seen.stock or len(seen.hand) > SOLVED_HAND or not where.cards:
        return {}
    rival = where.others[0]
    hands = {seen.seat: frozenset(seen.hand), rival: frozenset(where.out(rival))}
    if len(hands[rival]) != seen.held[rival] or where.cantes_left():
        return {}
    solver = _Solver(where, rival)
    return {one: solver.line(hands, seen.trick, one) for one in where.cards}


class _Solver:
    def __init__(self, where: Situation, rival: int) -> None:
        self.where = where
        self.me, self.rival = where.seen.seat, rival
        self.duty = where.seen.rules.obligation

    def line(self, hands: Hands, table: tuple[Played, ...], one: Card) -> Line:
        more, plays, winners = self._after(hands, self.me, table, one)
        return Line(self.where.seen.points[self.me] + more, plays, winners)

    def _after(
        self, hands: Hands, turn: int, table: tuple[Played, ...], one: Card
    ) -> tuple[int, tuple[Played, ...], tuple[int, ...]]:
        left = {**hands, turn: hands[turn] - {one}}
        other = self.rival if turn == self.me else self.me
        play = Played(turn, one)
        trick = (*table, play)
        if len(trick) < self.where.seen.plays:
            more, plays, winners = self._best(left, other, trick)
            return more, (play, *plays), winners
        taken = [played.card for played in trick]
        winner = trick[winning_index(taken, self.where.trump)].seat
        points = sum(card.points for card in taken) if winner == self.me else 0
        if not left[self.me] and not left[self.rival]:
            bonus = self.where.seen.rules.last_trick_bonus if winner == self.me else 0
            return points + bonus, (play,), (winner,)
        more, plays, winners = self._best(left, winner, ())
        return points + more, (play, *plays), (winner, *winners)

    def _best(
        self, hands: Hands, turn: int, table: tuple[Played, ...]
    ) -> tuple[int, tuple[Played, ...], tuple[int, ...]]:
        hand = sorted(hands[turn], key=lambda one: one.index)
        on_table = [played.card for played in table]
        may = fulfilling(hand, on_table, self.where.trump, self.duty)
        ends = [self._after(hands, turn, table, one) for one in may]
        choose = max if turn == self.me else min
        return choose(ends, key=lambda end: end[0])
