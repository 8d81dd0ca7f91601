"""Packed numbers decide tricks and duties as the engine does."""

from __future__ import annotations

import pytest

from brisca_tutor.game.cards import CARDS, Suit
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import legal_actions
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase
from brisca_tutor.game.trick import winning_index
from brisca_tutor.game.view import view
from brisca_tutor.players.base import options
from brisca_tutor.players.packed import BEATS, POINTS, allowed, follows, numbers, packing
from tests.players.tables import ALL_TABLES, moments


@pytest.mark.parametrize("trump", Suit)
def test_every_pair_of_cards_is_decided_as_the_engine_does(trump: Suit) -> None:
    number = packing(trump).number
    for first in CARDS:
        assert POINTS[number[first]] == first.points
        assert packing(trump).card[number[first]] is first
        for second in CARDS:
            if first is not second:
                taken = winning_index((first, second), trump) == 1
                assert BEATS[number[first]][number[second]] == taken


def test_nothing_can_be_packed_without_trumps() -> None:
    with pytest.raises(ValueError, match="without trumps"):
        packing(None)


@pytest.mark.parametrize("table", ALL_TABLES, ids=lambda table: f"{table[0].base}-{table[1]}")
def test_options_are_the_legal_actions(table: tuple[RuleSet, int]) -> None:
    rules, seats = table
    for seed in range(6):
        for state in moments(rules, seats, seed):
            if state.phase not in (Phase.PLAY, Phase.WINDOW):
                continue
            found = options(view(state, state.turn))
            assert set(found) == set(legal_actions(state))
            assert len(found) == len(set(found))


def test_lists_and_masks_know_the_same_duties() -> None:
    rules = rule_set("brisca", {"obligation": "follow_or_trump"})
    for seed in range(40):
        for state in moments(rules, 2, seed):
            if state.stock or not state.trick or state.phase is not Phase.PLAY:
                continue
            pack = packing(state.trump)
            hand = pack.mask(state.hands[state.turn])
            led = pack.number[state.trick[0].card]
            assert sorted(follows(numbers(hand), led)) == numbers(allowed(hand, led, False))
