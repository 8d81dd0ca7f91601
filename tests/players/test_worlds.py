"""Worlds: each looks like the view it was dealt from, and all of them are counted."""

from __future__ import annotations

from random import Random

import pytest

from brisca_tutor.game.actions import Sign
from brisca_tutor.game.cards import Card, card
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.hand import apply, can, legal_actions, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.signs import Meaning
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.players import worlds
from tests.hands_at_random import random_deal
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


def signed(meaning: Meaning, signs: str) -> State:
    """Four seats: seat 2 signs in the second trick, then seat 3 plays; seat 0 leads."""
    rules = rule_set("brisca", {"signs": signs})
    for seed in range(200):
        state, _ = start(make_deal(rules, 4, 3, random_deal(rules, 4, seed).deck))
        while state.number == 1:
            state, _ = apply(state, legal_actions(state)[-1])
        while state.phase is Phase.WINDOW or state.turn != 2:
            state, _ = apply(state, legal_actions(state)[-1])
        if can(state, Sign(2, meaning)) and state.trick:
            return apply(state, Sign(2, meaning))[0]
    raise AssertionError("nobody could sign that")


def test_a_partners_free_sign_is_believed_and_a_rivals_is_not() -> None:
    state = signed("ace", "free")
    trump = state.trump
    assert trump is not None
    ace = card("1" + trump.value)
    believing = list(worlds.sample(view(state, 0), 60, Random(1)))
    if ace in view(state, 0).unseen():
        assert all(ace in world.hands[2] for world in believing)
    if ace in view(state, 1).unseen():
        doubting = list(worlds.sample(view(state, 1), 60, Random(1)))
        assert not all(ace in world.hands[2] for world in doubting)


def test_who_signs_that_it_has_no_trumps_has_none_until_it_draws() -> None:
    state = signed("none", "honest")
    for seat in (0, 1, 3):
        for world in worlds.sample(view(state, seat), 40, Random(seat)):
            assert all(one.suit is not state.trump for one in world.hands[2])


def test_unseen_trumps_are_of_no_suit_that_a_complete_trick_contains() -> None:
    rules, hidden_moments = rule_set("cubierta"), 0
    for seed in range(20):
        for state in moments(rules, 2, seed):
            seen = view(state, state.turn)
            if not seen.hidden_trump:
                continue
            taken = {one.suit for pile in seen.won for one in pile}
            dealt = list(worlds.sample(seen, 12, Random(seed)))
            assert all(world.trump not in taken for world in dealt)
            assert all(world.stock[-1].suit is world.trump for world in dealt)
            hidden_moments += 1
    assert hidden_moments > 20


def test_the_declarers_partner_holds_the_called_card_in_every_world() -> None:
    for seed in range(8):
        for state in moments(rule_set("chiamata"), 5, seed):
            if state.contract is None or state.phase is not Phase.PLAY:
                continue
            assert state.contract.called is not None
            for seat in range(5):
                for world in worlds.sample(view(state, seat), 2, Random(seed)):
                    other = in_world(state, world)
                    holder = [at for at in range(5) if state.contract.called in world.hands[at]]
                    if holder:
                        ours = {state.contract.declarer, *holder}
                        assert set(next(side for side in other.sides if holder[0] in side)) == ours


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
