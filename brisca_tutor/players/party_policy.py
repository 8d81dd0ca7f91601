"""The fitted table policy for three and more seats.

A lead is valued as for two seats. An answer is valued by what it does: it takes the trick,
or leaves it to a partner, or leaves it to somebody else; by the card, and by how many have
still to play, who may take the trick yet.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .packed import BEATS, POINTS, numbers
from .policy import KIND, STAGES, Leads, Table

TAKE, PARTNER, LOSE = range(3)
"""What an answer does: places in the tables below."""

LATER = 3
"""Players still to play after an answer are counted 0, 1, or 2 and more."""

MOST_REMEMBERED = 50_000
"""Hands that an answer table remembers before it starts afresh."""


class PartyWeights(NamedTuple):
    """Fitted values, in final points of the side.

    Attributes:
        lead: as in `Policy`.
        answer: by stage, players still to play, and what the answer does: value by kind
            of card.
        share: at the same places, what a point lying in the trick counts.
    """

    lead: Table
    answer: tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]
    share: tuple[tuple[tuple[float, ...], ...], ...]


class PartyAnswers:
    """Answers at one stage with one number of players still to play, remembered."""

    def __init__(self, values: tuple[tuple[float, ...], ...], share: tuple[float, ...]) -> None:
        self._values = values
        self._share = share
        self._cards: dict[tuple[int, int, bool, int], int] = {}

    def card(self, hand: int, best: int, friend: bool, pot: int) -> int:
        """The card to play from this hand.

        Args:
            hand: the cards that may be played.
            best: the card that is winning.
            friend: whether a partner played it.
            pot: points in the trick so far.
        """
        key = (hand, best, friend, pot)
        found = self._cards.get(key)
        if found is None:
            if len(self._cards) >= MOST_REMEMBERED:
                self._cards.clear()
            found = max(numbers(hand), key=lambda card: (self._worth(card, *key[1:]), -card))
            self._cards[key] = found
        return found

    def _worth(self, card: int, best: int, friend: bool, pot: int) -> float:
        does = TAKE if BEATS[best][card] else PARTNER if friend else LOSE
        return self._values[does][KIND[card]] + self._share[does] * (pot + POINTS[card])


class PartyPolicy:
    """A policy for three and more seats: `leads` by stage, `answers` also by players to come."""

    def __init__(self, weights: PartyWeights, players: int) -> None:
        self.leads = tuple(Leads(weights.lead[at]) for at in range(STAGES))
        self.answers = tuple(
            tuple(
                PartyAnswers(
                    weights.answer[at][min(later, LATER - 1)],
                    weights.share[at][min(later, LATER - 1)],
                )
                for later in range(players - 1)
            )
            for at in range(STAGES)
        )


@cache
def policy_for(players: int, teams: bool) -> PartyPolicy:
    """The fitted policy for that many players, in teams or each alone; built once."""
    from .party_weights import ALONE, TEAMS

    return PartyPolicy(TEAMS if teams else ALONE, players)
