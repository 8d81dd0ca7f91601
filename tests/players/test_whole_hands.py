"""Every level plays whole hands at every number of seats: legally, and to the full total."""

from __future__ import annotations

import pytest

from brisca_tutor.game.hand import apply, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.scoring import hand_result
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.players.base import LEVELS, Level, Player
from tests.hands_at_random import random_deal
from tests.players.tables import ALL_TABLES, ONE_OF_EACH, quick_player


def played(rules: RuleSet, seats: int, seed: int, choose: Player) -> State:
    """The end of a hand; `apply` refuses whatever is not legal."""
    state, _ = start(random_deal(rules, seats, seed))
    while state.phase is not Phase.OVER:
        state, _ = apply(state, choose(view(state, state.turn), seed))
    return state


def expected_total(last: State) -> int:
    """What a finished hand adds up to: nothing if nobody bid, else all there is and the cantes."""
    auction = last.auction
    if auction is None:
        return last.deal.rules.total()
    if auction.contract is None:
        return 0
    return last.deal.rules.total() + auction.cante_points()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", ALL_TABLES, ids=lambda table: f"{table[0].base}-{table[1]}")
def test_hands_are_legal_and_add_up(table: tuple[RuleSet, int], level: Level) -> None:
    rules, seats = table
    for seed in range(3 if level in ("easy", "medium") else 1):
        last = played(rules, seats, seed, quick_player(level))
        assert sum(last.points) == sum(hand_result(last).points) == expected_total(last)


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_can_be_had_again(level: Level) -> None:
    for rules, seats in ONE_OF_EACH:
        ends = [played(rules, seats, 9, quick_player(level)).won for _ in range(2)]
        assert ends[0] == ends[1]
