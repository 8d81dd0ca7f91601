"""Auctions with a chosen hand, for tests of bidding."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisca_tutor.game.actions import Action, Bid, Pass
from brisca_tutor.game.cards import Card, Rank, cards
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.hand import apply, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.players.base import Level
from brisca_tutor.players.bidding import call
from tests.hands_at_random import random_deal


def auction(rules: RuleSet, seats: int, hand: str, calls: str = "", seed: int = 1) -> State:
    """A state in which the seat in turn holds this hand, after these calls.

    Calls are points ("70"), ranks ("A 3 R C S 7 6 5 4 2", the ace as A), a two with points
    ("2@65") or "-" for a pass, in order.
    """
    state = _after(rules, seats, sorted(rules.cards(seats), key=lambda one: one.index), calls)
    held = cards(hand)
    chance = Random(seed)
    rest = sorted(
        (one for one in rules.cards(seats) if one not in held), key=lambda _: chance.random()
    )
    players = state.deal.players
    mine = players.index(state.turn)
    deck = []
    for place in range(len(players) * rules.hand_size):
        deal_round, seat = divmod(place, len(players))
        deck.append(held[deal_round] if seat == mine else rest.pop())
    return _after(rules, seats, [*deck, *rest], calls)


def after_auction(rules: RuleSet, seats: int, seed: int, level: Level) -> list[State]:
    """Every state of the auction of a random deal, naming trumps included."""
    state, _ = start(random_deal(rules, seats, seed))
    states = []
    while state.phase is Phase.BID:
        states.append(state)
        state, _ = apply(state, call(view(state, state.turn), level, 0))
    return [*states, state]


def _after(rules: RuleSet, seats: int, deck: Sequence[Card], calls: str) -> State:
    state, _ = start(make_deal(rules, seats, seats - 1, deck))
    for text in calls.split():
        state, _ = apply(state, _call(state.turn, text))
    return state


def _call(seat: int, text: str) -> Action:
    if text == "-":
        return Pass(seat)
    rank, _, points = text.partition("@")
    if text.isdigit() and len(text) > 1:
        return Bid(seat, int(text))
    return Bid(seat, int(points or 0), Rank("1" if rank == "A" else rank))
