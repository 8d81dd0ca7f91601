"""The fitted table policy for three and more seats.

A lead is valued as for two seats. An answer is valued by what it does: it takes the trick,
or leaves it to a partner, or leaves it to somebody else; by the card, and by how many have
still to play, who may take the trick yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from .packed import BEATS, POINTS, SUIT_OF
from .policy import CARDS, KIND, STAGES, Table, lead_rows

TAKE, PARTNER, LOSE = range(3)
"""What an answer does: rows of values by kind of card."""

TAKE_PLAIN, TAKE_TRUMP, PARTNER_PLAIN, PARTNER_TRUMP, LOSE_ANY = range(5)
"""What a point in the trick counts for depends on the card that wins it: its own places."""

LATER = 3
"""Players still to play after an answer are counted 0, 1, or 2 and more."""


class PartyWeights(NamedTuple):
    """Fitted values, in final points of the side.

    Attributes:
        lead: as in `Policy`.
        answer: by stage, players still to play, and what the answer does: value by kind
            of card.
        share: by stage, players still to play, and what wins the trick: what a point lying
            in it counts.
    """

    lead: Table
    answer: tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]
    share: tuple[tuple[tuple[float, ...], ...], ...]


def does(card: int, best: int, friend: bool) -> tuple[int, int]:
    """The places of an answer: what it does, and what then wins the trick.

    Args:
        card: the answer.
        best: the card that is winning.
        friend: whether a partner played it.
    """
    if BEATS[best][card]:
        return TAKE, TAKE_TRUMP if SUIT_OF[card] == 0 else TAKE_PLAIN
    if friend:
        return PARTNER, PARTNER_TRUMP if SUIT_OF[best] == 0 else PARTNER_PLAIN
    return LOSE, LOSE_ANY


Answers = tuple[tuple[float, ...], tuple[float, ...]]
"""By card number: what it is worth, and what a point already in the trick adds."""


class PartyPolicy:
    """A policy for three and more seats.

    Attributes:
        leads: by stage and trumps in hand: what each card is worth.
        answers: by stage, players still to play, whether a partner is winning, and the
            winning card: what each card is worth.
    """

    def __init__(self, weights: PartyWeights, players: int) -> None:
        self.leads = tuple(lead_rows(weights.lead[at]) for at in range(STAGES))
        self.answers = tuple(
            _by_later(weights.answer[at], weights.share[at], players) for at in range(STAGES)
        )

    def answer(
        self, stage: int, later: int, friend: bool, best: int, pot: int, hand: Sequence[int]
    ) -> int:
        """The card to play to a trick with ``pot`` points in it; see `answers` for the rest."""
        worth, share = self.answers[stage][later][friend][best]
        return max(hand, key=lambda card: worth[card] + share[card] * pot)


def _by_later(
    values: tuple[tuple[tuple[float, ...], ...], ...],
    share: tuple[tuple[float, ...], ...],
    players: int,
) -> tuple[tuple[tuple[Answers, ...], ...], ...]:
    tables = [
        tuple(
            tuple(_answers(best, friend, values[later], share[later]) for best in CARDS)
            for friend in (False, True)
        )
        for later in range(LATER)
    ]
    return tuple(tables[min(later, LATER - 1)] for later in range(players - 1))


def _answers(
    best: int, friend: bool, values: tuple[tuple[float, ...], ...], share: tuple[float, ...]
) -> Answers:
    worth, slope = [], []
    for card in CARDS:
        row, place = does(card, best, friend)
        worth.append(values[row][KIND[card]] + share[place] * POINTS[card] - card * 1e-9)
        slope.append(share[place])
    return tuple(worth), tuple(slope)


@cache
def policy_for(players: int, teams: bool) -> PartyPolicy:
    """The fitted policy for that many players, in teams or each alone; built once."""
    from .party_weights import ALONE, TEAMS

    return PartyPolicy(TEAMS if teams else ALONE, players)
