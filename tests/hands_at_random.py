"""Whole hands played at random, for tests that want many of them."""

from __future__ import annotations

from random import Random

from brisca_tutor.game.deal import Deal, make_deal
from brisca_tutor.game.events import Event
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.state import State

TABLES: tuple[tuple[RuleSet, int], ...] = tuple(
    (rules, seats) for rules in RULE_SETS.values() for seats in rules.seat_numbers()
)
"""Every published rule set at every number of seats it allows."""


def random_deal(rules: RuleSet, seats: int, seed: int) -> Deal:
    """A deal in which deck and dealer depend on the seed alone."""
    chance = Random(seed)
    deck = sorted(rules.cards(seats), key=lambda _: chance.random())
    return make_deal(rules, seats, seed % seats, deck)


def play_at_random(deal: Deal, seed: int) -> tuple[list[State], list[Event]]:
    """Every state of a hand from the deal to its end, and all its events."""
    chance = Random(seed)
    state, events = start(deal)
    states, log = [state], list(events)
    while actions := legal_actions(state):
        state, events = apply(state, actions[int(chance.random() * len(actions))])
        states.append(state)
        log += events
    return states, log
