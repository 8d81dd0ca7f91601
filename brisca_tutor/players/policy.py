"""What a card is worth to play in a two-seat hand, from fitted tables.

A policy answers two questions by looking things up: which card to lead from a hand, and
which to answer a card with. The tables value a card by its rank, whether it is a trump,
how many trumps the hand holds and how far the stock has gone; ``scripts/fit_policy.py``
fits them to playouts of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

from .packed import BEATS, POINTS, RANK_OF, RANKS, SIZE, SUIT_OF

STAGES = 4
TRUMP_COUNTS = 3
"""Trumps in a hand are counted 0, 1, or 2 and more."""

MOST_HELD = 13
"""Trumps that a hand can hold at most, and one more."""

Table = tuple[tuple[tuple[float, ...], ...], ...]
"""Values by stage, by trumps in hand, by trump or plain and rank."""

Row = tuple[float, ...]
"""What each card number is worth; no two cards are worth the same, so that the best one
does not depend on the order of a hand."""

KIND: tuple[int, ...] = tuple(
    (0 if SUIT_OF[number] == 0 else RANKS) + RANK_OF[number] for number in range(SIZE)
)
"""Place of each card in a table row: trumps by rank, then plain cards by rank."""

CARDS = range(SIZE)


def stage_of_rounds(rounds: int) -> int:
    """How far the stock has gone, by draws to come for each player: 0 early, 1 late,
    2 the last draw, 3 none left.
    """
    if rounds <= 1:
        return 3 - rounds
    return 1 if rounds <= 7 else 0


def row_of(values: Sequence[float]) -> Row:
    """A row from the worth of each card number; of equals, the lower number is better."""
    return tuple(value - card * 1e-9 for card, value in enumerate(values))


def by_trumps(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Rows for 0, 1, and 2 and more trumps, so that any count of trumps finds its row."""
    return (*rows, *[rows[-1]] * (MOST_HELD - len(rows)))


def lead_rows(values: Sequence[Sequence[float]]) -> tuple[Row, ...]:
    """By trumps in hand, what each card is worth as a lead."""
    return by_trumps([row_of([kinds[KIND[card]] for card in CARDS]) for kinds in values])


def _answer_rows(
    led: int, winning: Sequence[Sequence[float]], losing: Sequence[Sequence[float]]
) -> tuple[Row, ...]:
    """By trumps in hand, what each card is worth as an answer to this one."""
    return by_trumps(
        [
            row_of(
                [
                    POINTS[led] + POINTS[card] + wins[KIND[card]]
                    if BEATS[led][card]
                    else loses[KIND[card]]
                    for card in CARDS
                ]
            )
            for wins, loses in zip(winning, losing, strict=True)
        ]
    )


class Policy:
    """A two-seat policy.

    Attributes:
        leads: by stage and trumps in hand: what each card is worth.
        answers: by stage, card led and trumps in hand: what each card is worth.
    """

    def __init__(self, lead: Table, winning: Table, losing: Table) -> None:
        self.leads = tuple(lead_rows(lead[at]) for at in range(STAGES))
        self.answers = tuple(
            tuple(_answer_rows(led, winning[at], losing[at]) for led in CARDS)
            for at in range(STAGES)
        )
