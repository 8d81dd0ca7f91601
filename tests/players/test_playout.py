"""Playouts do nothing that the engine would not do, and count as it counts."""

from __future__ import annotations

from random import Random

import pytest

from brisca_tutor.game.actions import Action, Announce, Draw, Move, Name, Play, Swap
from brisca_tutor.game.cards import Suit
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import apply, legal_actions
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.players import worlds
from brisca_tutor.players.base import options
from brisca_tutor.players.naming import expected
from brisca_tutor.players.packed import RANKS, packing
from brisca_tutor.players.playout import Log, Packed, Playout
from tests.players.tables import ALL_TABLES, in_world, moments


def replayed(state: State, log: Log, named: Suit | None) -> State:
    """The end of the hand when the engine does what a playout did; trumps ``named`` on the way."""
    pack = packing(named or state.trump or Suit.COINS)
    for what, seat, number in log:
        action: Action
        if what == "swap":
            action = Swap(seat, pack.card[number])
        elif what == "cante":
            action = Announce(seat, pack.card[number * RANKS].suit)
        else:
            action = Play(seat, pack.card[number])
            if state.phase is Phase.WINDOW:
                state, _ = apply(state, Draw(state.turn))
            if state.phase is Phase.NAME and named is not None:
                state, _ = apply(state, Name(state.turn, named))
        state, _ = apply(state, action)
    return state


@pytest.mark.parametrize("table", ALL_TABLES, ids=lambda table: f"{table[0].base}-{table[1]}")
def test_the_engine_plays_what_a_playout_plays(table: tuple[RuleSet, int]) -> None:
    chance = Random(table[1])
    for seed in range(2):
        states = list(moments(*table, seed))
        for state in chance.sample(states, min(8, len(states))):
            if state.phase not in (Phase.PLAY, Phase.WINDOW):
                continue
            seen = view(state, state.turn)
            playout = Playout(seen)
            world = next(worlds.sample(seen, 1, chance))
            moment = in_world(state, world)
            named: Suit | None = None
            if seen.unnamed:
                world, contract = expected(seen, world)
                packed, named = playout.packed(world, contract), contract.trump
            else:
                packed = playout.packed(world)
            for action in options(seen):
                check(playout, packed, action, moment, named)


def check(
    playout: Playout, packed: Packed, action: Move, state: State, named: Suit | None = None
) -> None:
    """This option, played out, is a hand that the engine allows and counts the same."""
    log: Log = []
    taken = playout.points(packed, action, log)
    last = replayed(state, log, named)
    assert last.phase is Phase.OVER
    gained = [after - before for after, before in zip(last.points, state.points, strict=True)]
    assert taken == gained
    if isinstance(action, Swap | Announce):
        assert log[0][0] in ("swap", "cante")


FEW_CARDS = ("doscartas", "subastada", "subastada-tute", "chiamata")


@pytest.mark.parametrize("name", FEW_CARDS)
def test_the_last_cards_are_played_as_well_as_the_engine_allows(name: str) -> None:
    rules, looked = rule_set(name), 0
    for seed in range(6):
        for seats in rules.seat_numbers():
            for state in moments(rules, seats, seed):
                cards = sum(len(hand) for hand in state.hands)
                if state.phase is not Phase.PLAY or state.stock or cards > max(5, 2 * seats - 1):
                    continue
                looked += right_to_the_end(state)
    assert looked > 10


def right_to_the_end(state: State) -> bool:
    """Whether the world as it is can be solved, and then as a search of the engine has it."""
    seen = view(state, state.turn)
    world = worlds.World(state.hands, (), state.trump, state.sides)
    playout = Playout(seen)
    packed = playout.packed(world)
    end = playout.ending(packed, world.sides)
    if end is None:
        return False
    before = state.side_points()
    for action in options(seen):
        after, _ = apply(state, action)
        taken = playout.solved(end, packed, action)
        assert best_play(after)[0] == before[0] + taken[0]
    return True


def best_play(state: State) -> tuple[int, ...]:
    """Points by side when both sides play as well as can be, by the engine alone."""
    if state.phase is Phase.OVER:
        return state.side_points()
    side = next(at for at, one in enumerate(state.sides) if state.turn in one)
    ends = [best_play(apply(state, action)[0]) for action in legal_actions(state)]
    return max(ends, key=lambda points: points[side])
