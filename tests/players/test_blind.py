"""No player sees a hidden card, and none minds how a hand is held."""

from __future__ import annotations

import ast
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisca_tutor import players
from brisca_tutor.game.cards import Card
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import State
from brisca_tutor.game.view import view
from brisca_tutor.players.base import LEVELS, Level
from tests.players.tables import ALL_TABLES, ONE_OF_EACH, moments, quick_player, shuffled_hidden

SOURCES = sorted(Path(players.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_player_ever_meets_a_state(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            assert not names & {"State", "start", "apply", "view", "Deal", "deal", "hand"}
        if isinstance(node, ast.Name | ast.Attribute):
            assert ast.unparse(node).split(".")[-1] not in ("State", "deck")


@given(st.sampled_from(ALL_TABLES), st.integers(0, 10**6), st.sampled_from(LEVELS))
@settings(max_examples=60, deadline=None)
def test_hidden_cards_change_no_move(table: tuple[RuleSet, int], seed: int, level: Level) -> None:
    chance = Random(seed)
    choose = quick_player(level)
    for state in _some(table, seed, chance):
        seen = view(state, state.turn)
        other = view(shuffled_hidden(state, chance), state.turn)
        assert choose(seen, seed) == choose(other, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_a_hand_changes_no_move(level: Level) -> None:
    choose = quick_player(level)
    chance = Random(level)
    for table in ONE_OF_EACH:
        for state in _some(table, 3, chance):
            seen = view(state, state.turn)
            held = [seen._replace(hand=hand) for hand in _orders(seen.hand, chance)]
            assert len({choose(one, 3) for one in held}) == 1


def _orders(hand: tuple[Card, ...], chance: Random) -> list[tuple[Card, ...]]:
    """Every order of a small hand, a few of a large one."""
    if len(hand) <= 3:
        return list(permutations(hand))
    return [tuple(chance.sample(hand, len(hand))) for _ in range(4)]


def _some(table: tuple[RuleSet, int], seed: int, chance: Random) -> list[State]:
    return chance.sample(list(moments(*table, seed)), 4)
