"""The numbers that rule texts name, worked out from the values of a rule set.

Nothing here is a typed-in result: stock, draw rounds, tricks and thresholds all follow from
pack, seats, cards dealt and bonus.
"""

from __future__ import annotations

from typing import NamedTuple

from ..game.cards import PACK_POINTS, POINTS, STRENGTH_ORDER, Rank
from ..game.errors import Problem
from ..game.ruleset import RuleSet


class Row(NamedTuple):
    """What one number of seats means under a rule set.

    Attributes:
        seats: people at the table.
        players: those who play the hand; one fewer where the dealer rests (T5).
        size: cards in the pack (P3).
        covered: cards left after the deal, without the one that makes trumps (D3, D4).
        rounds: tricks after which everybody draws (S1).
        tricks: tricks of a hand.
        teams: whether partners play together (T1, T4).
        draws: cards that each player draws in a hand (S1); more than ``rounds`` where two are
            played to each trick (C4).
    """

    seats: int
    players: int
    size: int
    covered: int
    rounds: int
    tricks: int
    teams: bool
    draws: int


def rows(rules: RuleSet, seats: int | None = None) -> tuple[Row, ...]:
    """One row for every number of seats that can be played, or for ``seats`` only.

    Seat numbers at which the pack does not divide, or is too small for the deal, are left out.
    """
    wanted = rules.seat_numbers() if seats is None else (seats,)
    found = []
    for number in wanted:
        try:
            size = rules.pack_size(number)
        except Problem:
            continue
        players = rules.players(number)
        left = size - players * rules.hand_size
        turned = 1 if rules.indicator != "none" else 0
        plays = players * rules.cards_each
        if left < turned:
            continue
        found.append(
            Row(
                number,
                players,
                size,
                left - turned,
                -(-left // plays),
                size // plays,
                rules.teams(number),
                left // players,
            )
        )
    return tuple(found)


def sizes(rules: RuleSet, seats: int | None = None) -> tuple[int, ...]:
    """The pack sizes in use, smallest first; the plain pack of 40 when nothing can be played."""
    return tuple(sorted({row.size for row in rows(rules, seats)})) or (40,)


def ranks(rules: RuleSet, seats: int | None = None) -> tuple[Rank, ...]:
    """Every rank of the packs in use, strongest first (V3)."""
    used = sizes(rules, seats)
    out: set[Rank] = set()
    if 48 not in used:
        out |= {Rank.EIGHT, Rank.NINE}
    if set(used) == {36}:
        out.add(Rank.TWO)
    return tuple(rank for rank in STRENGTH_ORDER if rank not in out)


def blanks(rules: RuleSet, seats: int | None = None) -> tuple[Rank, ...]:
    """The ranks of the packs in use that are worth no points, strongest first (V1)."""
    return tuple(rank for rank in ranks(rules, seats) if rank not in POINTS)


def stocked(rules: RuleSet, seats: int | None = None) -> bool:
    """Whether cards are drawn during the hand, or nothing is left after the deal (S1)."""
    found = rows(rules, seats)
    return any(row.rounds for row in found) or not found


def trumps(rules: RuleSet) -> bool:
    """Whether there are trumps: turned up, unseen or named after an auction (D4, A2)."""
    return rules.indicator != "none" or rules.auction != "none"


def ties(rules: RuleSet) -> bool:
    """Whether it matters what follows a tie: not to a contract, nor to a count of points (H3)."""
    return rules.auction == "none" and rules.match != "card_points"


def suit_points() -> int:
    """Points of the cards of one suit."""
    return sum(POINTS.values())


def majority(rules: RuleSet) -> int:
    """The fewest points that are more than half of a hand (H2, H5)."""
    return rules.total() // 2 + 1


def shared_half(rules: RuleSet) -> int | None:
    """The points of each of two sides in a tie, or None where the total is odd (H3)."""
    return None if rules.total() % 2 else rules.total() // 2


def bands(rules: RuleSet) -> tuple[int, int, int]:
    """Least points for 1 game point, most points for 1, and all points, which give 3 (M3)."""
    total = rules.total()
    return majority(rules), total * 3 // 4, total


assert suit_points() * 4 == PACK_POINTS
