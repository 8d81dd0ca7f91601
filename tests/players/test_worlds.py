"""Worlds: each looks like the view it was dealt from, and all of them are counted."""

from __future__ import annotations

from random import Random

import pytest

from brisca_tutor.game.cards import Card
from brisca_tutor.game.ruleset import RuleSet, rule_set
from brisca_tutor.game.state import State
from brisca_tutor.game.view import view
from brisca_tutor.players import worlds
from tests.players.tables import ALL_TABLES, in_world, moments


def hidden(state: State) -> set[Card]:
    """The cards in hands and stock, each once."""
    cards = [*state.deal.deck[state.drawn :], *(one for hand in state.hands for one in hand)]
    if state.face_up is not None:
        cards.append(state.face_up)
    assert len(cards) == len(set(cards))
    return set(cards)


@pytest.mark.parametrize("table", ALL_TABLES, ids=lambda table: f"{table[0].base}-{table[1]}")
def test_every_sampled_world_gives_back_the_view(table: tuple[RuleSet, int]) -> None:
    rules, seats = table
    chance = Random(seats)
    for seed in range(3):
        for state in moments(rules, seats, seed):
            for seat in state.deal.players:
                seen = view(state, seat)
                for world in worlds.sample(seen, 1, chance):
                    other = in_world(state, world)
                    assert view(other, seat) == seen
                    assert hidden(other) == hidden(state)


def test_cards_seen_at_a_swap_stay_where_they_were_seen() -> None:
    swaps = 0
    for seed in range(40):
        for state in moments(rule_set("brisca"), 2, seed):
            for seat in (0, 1):
                seen = view(state, seat)
                shown = set(seen.known[1 - seat])
                swaps += bool(shown)
                for world in worlds.sample(seen, 2, Random(seed)):
                    assert shown <= set(world.hands[1 - seat])
    assert swaps > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_enumerated_worlds_are_all_there_once(seats: int) -> None:
    counted = 0
    for seed in range(12):
        for state in moments(rule_set("brisca"), seats, seed):
            seen = view(state, state.turn)
            count = worlds.count(seen)
            if count > 150:
                continue
            found = [
                (tuple(frozenset(hand) for hand in world.hands), world.stock)
                for world in worlds.every(seen)
            ]
            assert len(found) == len(set(found)) == count
            assert all(
                view(in_world(state, world), state.turn) == seen for world in worlds.every(seen)
            )
            counted += 1
    assert counted > 12


def test_a_seed_does_not_depend_on_the_order_of_a_hand() -> None:
    for state in moments(rule_set("brisca"), 2, 5):
        seen = view(state, state.turn)
        turned = seen._replace(hand=seen.hand[::-1])
        assert worlds.seed_of(turned) == worlds.seed_of(seen)
