"""Quick playouts of whole hands with a contract, to see what a hand may take with a trump suit.

Every seat plays by one rule of thumb that knows whose side is winning the trick and which
cards are gone; the sides are known to all, though at the table a hidden partner is not.
Duties (L4), cantes (A3), the stock and the last trick bonus are played by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..game.cards import Card
from ..game.ruleset import RuleSet
from .packed import (
    BEATS,
    BIT,
    CANTE_POINTS,
    KING,
    KNIGHT,
    POINTS,
    RANKS,
    SIZE,
    STRENGTH,
    SUIT_OF,
    TRUMPS,
    fulfilling,
)
from .plain_policy import PLAIN_BEATS

HIGHER: tuple[int, ...] = tuple(
    sum(
        BIT[other]
        for other in range(SIZE)
        if SUIT_OF[other] == SUIT_OF[one] and STRENGTH[other] > STRENGTH[one]
    )
    for one in range(SIZE)
)
"""By card, the cards of its suit that beat it, as a mask."""

_TRUMP_KEEP = {11: 11.0, 10: 9.0, 4: 6.5, 3: 5.5, 2: 5.0, 0: 4.0}


def _keep(one: int) -> float:
    """What holding on to a card is worth beyond its points, in a game without duties."""
    if SUIT_OF[one] == 0:
        return _TRUMP_KEEP[POINTS[one]] + 0.02 * STRENGTH[one]
    return 0.1 * STRENGTH[one] + (1.0 if POINTS[one] >= 10 else 0.0)


KEEP_FREE: tuple[float, ...] = tuple(map(_keep, range(SIZE)))
KEEP_BOUND: tuple[float, ...] = tuple(
    0.15 * STRENGTH[one] + (1.5 if SUIT_OF[one] == 0 else 0.0) for one in range(SIZE)
)
"""What holding on to a card is worth beyond its points, without duties and with them."""

PAIR = 12.0
"""What each card of a cante still to be announced is worth holding, at least."""

EXPECTED = 4.0
"""Points that others bring to a trick, about, as a lead sees it."""


class Taken(NamedTuple):
    """What the declarer's side has at the end of a playout.

    Attributes:
        points: card points, cantes and last trick bonus together.
        cards: card points alone.
    """

    points: int
    cards: int


class Playouts:
    """Playouts under one rule set, with one order of seats.

    Args:
        rules: the rule set.
        players: the seats that play, the one that leads when the eldest hand leads first.
        seats: seats at the table.
    """

    def __init__(self, rules: RuleSet, players: Sequence[int], seats: int) -> None:
        self._size = len(players)
        self._after = [-1] * seats
        for place, seat in enumerate(players):
            self._after[seat] = players[(place + 1) % self._size]
        self._duty = rules.obligation != "free"
        self._beat = rules.obligation == "follow_and_beat"
        self._bonus = rules.last_trick_bonus
        self._cantes = rules.cantes
        self._each = rules.cards_each
        self._named_later = rules.suit_named == "after_first"
        self._to_come: dict[tuple[bool, ...], list[list[int]]] = {}

    def play(
        self,
        hands: list[list[int]],
        stock: Sequence[int],
        leader: int,
        ours: Sequence[bool],
        *,
        first: bool = True,
    ) -> Taken:
        """Play one world to its end; the hands are used up.

        Args:
            hands: by seat, packed cards, the suit in question packed as trumps.
            stock: packed cards in drawing order.
            leader: who leads the first trick.
            ours: by seat, whether it is of the declarer's side.
            first: whether the first trick of the hand is still to be played, which has no
                trumps where they are named after it (A4).
        """
        plain = first and self._named_later
        beats = PLAIN_BEATS if plain else BEATS
        size, after = self._size, self._after
        points, cards, drawn, end = 0, 0, 0, len(stock)
        out = 0
        for hand in hands:
            for one in hand:
                out |= BIT[one]
        for one in stock:
            out |= BIT[one]
        sung = [False] * 4
        seat = leader
        plays = size * self._each
        to_come = self._rivals(tuple(ours))
        while True:
            bound = self._duty and drawn == end
            best = led = -1
            holder, pot = seat, 0
            for turn in range(plays):
                hand, mine = hands[seat], ours[seat]
                rivals = to_come[seat][plays - turn - 1]
                keep = self._kept(hand, sung) if self._cantes and mine else None
                if turn == 0:
                    one = self._lead(hand, out, bound, keep, plain)
                    led = best = one
                else:
                    may = fulfilling(hand, led, best, self._beat, not plain) if bound else hand
                    friend = ours[holder] == mine
                    one = self._answer(
                        may, hand, best, pot, rivals, friend, out, bound, keep, plain
                    )
                    if beats[best][one]:
                        best, holder = one, seat
                hand.remove(one)
                out &= ~BIT[one]
                pot += POINTS[one]
                seat = after[seat]
            plain, beats = False, BEATS
            seat = holder
            winner = hands[holder]
            if ours[holder]:
                points += pot
                cards += pot
                if self._cantes and winner:
                    points += self._sing(winner, sung)
            if drawn < end:
                for _ in range(plays):
                    if drawn == end:
                        break
                    hands[seat].append(stock[drawn])
                    drawn += 1
                    seat = after[seat]
                seat = holder
            elif not winner:
                if ours[holder]:
                    points += self._bonus
                return Taken(points, cards)

    def _rivals(self, ours: tuple[bool, ...]) -> list[list[int]]:
        """By seat and number of cards still to come to a trick, how many are rivals'."""
        if ours not in self._to_come:
            rows = []
            for seat, mine in enumerate(ours):
                row, other = [0], seat
                for _ in range(self._size * self._each):
                    other = self._after[other]
                    row.append(row[-1] + (ours[other] != mine))
                rows.append(row)
            self._to_come[ours] = rows
        return self._to_come[ours]

    def _kept(self, hand: list[int], sung: list[bool]) -> list[int] | None:
        """Kings and knights that wait to be announced."""
        found: list[int] | None = None
        for suit in range(4):
            king, knight = suit * RANKS + KING, suit * RANKS + KNIGHT
            if not sung[suit] and king in hand and knight in hand:
                found = [*(found or ()), king, knight]
        return found

    def _sing(self, hand: list[int], sung: list[bool]) -> int:
        for suit in range(4):
            if not sung[suit] and suit * RANKS + KING in hand and suit * RANKS + KNIGHT in hand:
                sung[suit] = True
                return CANTE_POINTS[suit]
        return 0

    def _lead(
        self, hand: list[int], out: int, bound: bool, keep: list[int] | None, plain: bool
    ) -> int:
        """The lead that seems worth most: a low card, or what nobody can beat."""
        others = out
        for one in hand:
            others &= ~BIT[one]
        top, chosen = -1e9, hand[0]
        trumps = 0 if plain else (others & TRUMPS).bit_count()
        mine = sum([one < RANKS for one in hand])
        for one in hand:
            boss = not HIGHER[one] & others
            if bound:
                if boss:
                    sure = 1.0 if one < RANKS or not trumps else 0.85
                    worth = (2 * sure - 1) * (POINTS[one] + EXPECTED)
                    if one < RANKS:
                        worth += 2.0 if trumps and mine > 2 else -4.0
                else:
                    worth = -0.6 * (POINTS[one] + EXPECTED)
                    if one < RANKS and mine > trumps:
                        worth += 2.0
                worth -= KEEP_BOUND[one]
            else:
                if one < RANKS:
                    sure = 1.0 if boss else 0.3
                else:
                    sure = 0.25 if trumps else 0.9 if boss else 0.3
                worth = (2 * sure - 1) * POINTS[one] - KEEP_FREE[one]
            if keep and one in keep:
                worth -= PAIR
            if worth > top:
                top, chosen = worth, one
        return chosen

    def _answer(
        self,
        may: list[int],
        hand: list[int],
        best: int,
        pot: int,
        rivals: int,
        friend: bool,
        out: int,
        bound: bool,
        keep: list[int] | None,
        plain: bool,
    ) -> int:
        if len(may) == 1:
            return may[0]
        beaten = PLAIN_BEATS[best] if plain else BEATS[best]
        keeps = KEEP_BOUND if bound else KEEP_FREE
        others = out
        if rivals:
            for one in hand:
                others &= ~BIT[one]
        trumps = 0 if plain else others & TRUMPS
        top, chosen = -1e9, may[0]
        for one in may:
            takes = beaten[one]
            if takes or friend:
                winning = one if takes else best
                if not rivals or not (HIGHER[winning] & others or (winning >= RANKS and trumps)):
                    sure = 1.0
                elif winning < RANKS and not plain:
                    sure = 0.85 if rivals == 1 else 0.75
                elif bound:
                    sure = 0.4 if HIGHER[winning] & others else 0.8
                else:
                    sure = 0.55 if rivals == 1 else 0.4 if rivals == 2 else 0.3
            else:
                sure = 0.0
            worth = (2 * sure - 1) * (pot + POINTS[one]) - keeps[one]
            if keep and one in keep:
                worth -= PAIR
            if worth > top:
                top, chosen = worth, one
        return chosen


def packed(cards: Sequence[Card], number: dict[Card, int]) -> list[int]:
    """Cards as numbers."""
    return [number[one] for one in cards]
