"""What a card is worth to play, from fitted tables, remembered by hand.

A policy answers two questions by looking things up: which card to lead from a hand, and
which to answer a card with. The tables value a card by its rank, whether it is a trump,
how many trumps the hand holds and how far the stock has gone; ``scripts/fit_policy.py``
fits them to playouts of their own.
"""

from __future__ import annotations

from .packed import BEATS, POINTS, RANK_OF, RANKS, SIZE, SUIT_OF, TRUMPS, numbers

STAGES = 4
TRUMP_COUNTS = 3

Table = tuple[tuple[tuple[float, ...], ...], ...]
"""Values by stage, by trumps in hand (0, 1, 2 or more), by trump or plain and rank."""

KIND: tuple[int, ...] = tuple(
    (0 if SUIT_OF[number] == 0 else RANKS) + RANK_OF[number] for number in range(SIZE)
)
"""Place of each card in a table row: trumps by rank, then plain cards by rank."""


def stage_of_rounds(rounds: int) -> int:
    """How far the stock has gone, by draws to come for each player: 0 early, 1 late,
    2 the last draw, 3 none left.
    """
    if rounds <= 1:
        return 3 - rounds
    return 1 if rounds <= 7 else 0


def stage(stock: int) -> int:
    """The stage of a two-seat hand with that many cards still to draw."""
    return stage_of_rounds(stock // 2)


def trumps_in(hand: int) -> int:
    """Trumps in a hand: 0, 1, or 2 for two and more."""
    return min(TRUMP_COUNTS - 1, (hand & TRUMPS).bit_count())


class Leads(dict[int, int]):
    """The card to lead from each hand, found when first asked for."""

    def __init__(self, values: tuple[tuple[float, ...], ...]) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, hand: int) -> int:
        values = self._values[trumps_in(hand)]
        best = max(numbers(hand), key=lambda card: (values[KIND[card]], -card))
        self[hand] = best
        return best


class Answers(dict[int, int]):
    """The card to answer one lead with from each hand, found when first asked for."""

    def __init__(
        self,
        lead: int,
        winning: tuple[tuple[float, ...], ...],
        losing: tuple[tuple[float, ...], ...],
    ) -> None:
        super().__init__()
        self._lead = lead
        self._winning = winning
        self._losing = losing

    def __missing__(self, hand: int) -> int:
        trumps = trumps_in(hand)
        winning, losing = self._winning[trumps], self._losing[trumps]
        beaten, points = BEATS[self._lead], POINTS[self._lead]

        def worth(card: int) -> tuple[float, int]:
            if beaten[card]:
                return points + POINTS[card] + winning[KIND[card]], -card
            return losing[KIND[card]], -card

        best = max(numbers(hand), key=worth)
        self[hand] = best
        return best


class Policy:
    """A two-seat policy: `leads` by stage, `answers` by stage and card led."""

    def __init__(self, lead: Table, winning: Table, losing: Table) -> None:
        self.leads = tuple(Leads(lead[at]) for at in range(STAGES))
        self.answers = tuple(
            tuple(Answers(card, winning[at], losing[at]) for card in range(SIZE))
            for at in range(STAGES)
        )
