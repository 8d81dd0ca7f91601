"""Positions for tests of players: reference cases, and moments of hands played at random."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from brisca_tutor.content.library import load_position
from brisca_tutor.content.source import Source
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.signing import legal_signs
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players.base import LEVELS, Player, player
from brisca_tutor.players.worlds import World, sample
from brisca_tutor.session.positions import view_of
from tests.hands_at_random import TABLES, play_at_random, random_deal

FILE = Path(__file__).parents[1] / "reference" / "positions.jsonl"

ALL_TABLES: tuple[tuple[RuleSet, int], ...] = (
    *TABLES,
    (rule_set("brisca", {"five": "rotation"}), 5),
    (rule_set("brisca", {"four": "alone"}), 4),
    (rule_set("brisca", {"pack": "48"}), 3),
    (rule_set("briscola", {"last_trick_bonus": "10"}), 2),
    (rule_set("brisca", {"swap_deadline": "before_last_draw_trick"}), 4),
    (rule_set("brisca", {"swap_two": "off"}), 6),
    (rule_set("brisca", {"swap_two": "any"}), 2),
    (rule_set("brisca", {"swap_two": "any", "swap_deadline": "first_trick"}), 4),
    (rule_set("brisca", {"obligation": "follow_or_trump"}), 2),
    (rule_set("brisca", {"obligation": "follow_or_trump"}), 4),
    (rule_set("brisca", {"obligation": "follow_and_beat"}), 3),
    (rule_set("brisca", {"obligation": "follow_and_beat"}), 6),
    (rule_set("scoperta", {"stock_open": "top"}), 2),
    (rule_set("scoperta", {"stock_open": "all"}), 2),
    (rule_set("brisca", {"stock_open": "all"}), 4),
    (rule_set("cubierta", {"stock_open": "top", "open_hands": "on"}), 2),
    (rule_set("doscartas", {"obligation": "follow_or_trump"}), 2),
    (rule_set("doscartas", {"indicator": "unseen"}), 2),
    (rule_set("briscola", {"indicator": "none"}), 2),
    (rule_set("brisca", {"signs": "free", "sign_code": "italian_tongue"}), 4),
    (rule_set("estricta", {"signs": "honest"}), 6),
    (rule_set("brisca", {"partners_show": "first"}), 4),
    (rule_set("estricta", {"partners_show": "end", "signs": "honest"}), 4),
    (rule_set("subastada", {"first_lead": "declarer"}), 4),
    (rule_set("chiamata", {"obligation": "follow_or_trump"}), 5),
    (rule_set("chiamata", {"suit_named": "after_first"}), 5),
)
"""Every published rule set at every number of seats, and switches that players must mind."""

ONE_OF_EACH: tuple[tuple[RuleSet, int], ...] = (
    (rule_set("brisca"), 2),
    (rule_set("brisca", {"obligation": "follow_or_trump"}), 2),
    (rule_set("brisca"), 3),
    (rule_set("brisca"), 4),
    (rule_set("brisca", {"five": "alone"}), 5),
    (rule_set("brisca"), 6),
    (rule_set("cubierta"), 3),
    (rule_set("doscartas"), 2),
    (rule_set("subastada"), 4),
    (rule_set("subastada-tute"), 3),
    (rule_set("chiamata"), 5),
)
"""A table for each number of seats, and for what is played in another way."""

FEW_WORLDS = 4


class Case(NamedTuple):
    """One reference position and what is right there."""

    id: str
    kind: str
    seen: PlayerView
    facts: dict[str, Any]


@cache
def reference() -> tuple[Case, ...]:
    """The reference positions, read as a position file is."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        position = case["position"]
        position["won"] = {seat: pile for seat, pile in position["won"].items() if pile}
        source = Source(case["id"], json.dumps(position))
        found.append(Case(case["id"], case["kind"], view_of(load_position(source)), case))
    return tuple(found)


def of_kind(*kinds: str) -> list[Case]:
    """The reference positions of these kinds."""
    return [case for case in reference() if case.kind in kinds]


def quick_player(level: str) -> Player:
    """The player of this level; the maestro thinks with few worlds."""
    return player(next(one for one in LEVELS if one == level), FEW_WORLDS)


def moments(rules: RuleSet, seats: int, seed: int) -> Iterator[State]:
    """Every moment of a hand played at random at which a seat has to act."""
    if rules.signs != "off":
        yield from _with_signs(rules, seats, seed)
        return
    states, _ = play_at_random(random_deal(rules, seats, seed), seed)
    yield from (state for state in states if state.phase is not Phase.OVER)


def _with_signs(rules: RuleSet, seats: int, seed: int) -> Iterator[State]:
    chance = Random(seed)
    state, _ = start(random_deal(rules, seats, seed))
    while actions := legal_actions(state):
        yield state
        signs = legal_signs(state)
        if signs and chance.random() < 0.4:
            state, _ = apply(state, chance.choice(signs))
        else:
            state, _ = apply(state, chance.choice(actions))


def in_world(state: State, world: World) -> State:
    """The same moment with the hidden cards as this world has them."""
    deck = [*state.deal.deck[: state.drawn], *world.stock[: state.covered]]
    face_up = world.stock[-1] if state.face_up is not None else None
    if face_up is not None and not state.trump_known:
        deck[state.deal.dealt] = face_up
    auction = state.auction
    if auction is not None and auction.contract is not None:
        contract = auction.contract
        ours = next(side for side in world.sides if contract.declarer in side)
        partner = next((seat for seat in ours if seat != contract.declarer), None)
        if contract.called is not None:
            auction = auction._replace(contract=contract._replace(partner=partner))
    return state._replace(
        deal=replace(state.deal, deck=tuple(deck), trump=world.trump),
        trump=world.trump,
        face_up=face_up,
        hands=world.hands,
        sides=world.sides,
        auction=auction,
    )


def shuffled_hidden(state: State, chance: Random) -> State:
    """Another state that looks the same to the seat in turn."""
    world = next(sample(view(state, state.turn), 1, chance))
    return in_world(state, world)
