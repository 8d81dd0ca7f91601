"""The fitted tables for players who know of no trumps, as any suit may be or none is (C2).

Every suit is then a plain one: only the suit that was led wins, as far as anybody knows.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .packed import BEATS, RANK_OF, RANKS, SIZE, STRENGTH, SUIT_OF
from .party_policy import Answers, policy_for
from .policy import MOST_HELD, STAGES, Row, row_of
from .rollout import two_seat_policy

Beats = tuple[tuple[bool, ...], ...]

PLAIN_BEATS: Beats = tuple(
    tuple(SUIT_OF[new] == SUIT_OF[old] and STRENGTH[new] > STRENGTH[old] for new in range(SIZE))
    for old in range(SIZE)
)
"""As `packed.BEATS`, where no suit is trumps."""


class Tables(NamedTuple):
    """What each card is worth, by table (see `PartyPolicy`).

    Attributes:
        beats: which card takes the trick from which, as far as the players know.
        leads: by stage and trumps in hand.
        answers: by stage, cards still to come, whether a friend is winning, and the winning
            card: what each card is worth, and what a point in the trick adds.
    """

    beats: Beats
    leads: tuple[tuple[Row, ...], ...]
    answers: tuple[tuple[tuple[tuple[Answers, ...], ...], ...], ...]


@cache
def tables(plays: int, known: bool) -> Tables:
    """The fitted policy for tricks of so many cards, with trumps known or not; built once."""
    if known and plays == 2:
        return _two_seats()
    policy = policy_for(plays, True)
    if known:
        return Tables(BEATS, policy.leads, policy.answers)
    return Tables(
        PLAIN_BEATS,
        tuple(
            (row_of([policy.leads[at][1][RANKS + RANK_OF[card]] for card in range(SIZE)]),)
            * MOST_HELD
            for at in range(STAGES)
        ),
        tuple(
            tuple(
                tuple(tuple(_plain(by_best, best) for best in range(SIZE)) for by_best in friends)
                for friends in by_later
            )
            for by_later in policy.answers
        ),
    )


def _two_seats() -> Tables:
    """The policy of two seats in this form, as if every hand held one trump."""
    policy = two_seat_policy()
    nothing = (0.0,) * SIZE
    return Tables(
        BEATS,
        policy.leads,
        tuple(
            ((tuple((by_trumps[1], nothing) for by_trumps in by_best),) * 2,)
            for by_best in policy.answers
        ),
    )


def _plain(by_best: tuple[Answers, ...], best: int) -> Answers:
    """The answers to a card as if its suit were the second one, and any other the third."""
    worth, share = by_best[RANKS + RANK_OF[best]]
    twins = [
        (RANKS if SUIT_OF[card] == SUIT_OF[best] else 2 * RANKS) + RANK_OF[card]
        for card in range(SIZE)
    ]
    return row_of([worth[twin] for twin in twins]), tuple([share[twin] for twin in twins])
