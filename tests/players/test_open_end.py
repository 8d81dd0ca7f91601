"""The open end of three and more seats against a search that tries everything."""

from __future__ import annotations

from random import Random

import pytest

from brisca_tutor.players.open_end import OpenEnd
from brisca_tutor.players.packed import BEATS, POINTS, follows

TABLES = [(3, False, 3), (4, True, 2), (4, False, 2), (5, False, 1), (6, True, 1)]
"""Seats, whether in two teams, and cards in each hand."""


@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize(("seats", "teams", "cards"), TABLES)
def test_the_open_end_is_what_trying_every_play_gives(
    seats: int, teams: bool, cards: int, free: bool
) -> None:
    chance = Random(seats * 10 + cards)
    side = [seat % 2 if teams else seat for seat in range(seats)]
    after = [(seat + 1) % seats for seat in range(seats)]
    for _ in range(12):
        pack = chance.sample(range(48), seats * cards + 1)
        hands = [pack[seat * cards : (seat + 1) * cards] for seat in range(seats)]
        first = chance.randrange(seats)
        end = OpenEnd(after, side, seats, free, 10)
        assert end.by_side(hands, first) == _try_all(hands, first, [], side, free)
        led = hands[first][0]
        rest = [[one for one in hand if one != led] for hand in hands]
        trick = [(first, led)]
        found = end.by_side(rest, after[first], trick)
        assert found == _try_all(rest, after[first], trick, side, free)


def _try_all(
    hands: list[list[int]], seat: int, trick: list[tuple[int, int]], side: list[int], free: bool
) -> tuple[int, ...]:
    if len(trick) == len(hands):
        best = 0
        for place in range(1, len(trick)):
            if BEATS[trick[best][1]][trick[place][1]]:
                best = place
        winner = trick[best][0]
        pot = sum(POINTS[card] for _, card in trick)
        taken = [0] * len(set(side))
        if hands[winner]:
            taken = list(_try_all(hands, winner, [], side, free))
        else:
            pot += 10
        taken[side[winner]] += pot
        return tuple(taken)
    hand = sorted(hands[seat])
    if trick and not free:
        hand = list(follows(hand, trick[0][1]))
    found: tuple[int, ...] | None = None
    for card in hand:
        rest = [[one for one in held if one != card] for held in hands]
        shares = _try_all(rest, (seat + 1) % len(hands), [*trick, (seat, card)], side, free)
        if found is None or shares[side[seat]] > found[side[seat]]:
            found = shares
    assert found is not None
    return found
