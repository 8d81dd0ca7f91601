"""Let computer players play many seeded hands of every rule set, and check each of them.

Usage: python scripts/many_hands.py [--rules brisca] [--seats 2] [--level medium]
       [--hands 1000] [--maestro 100] [--worlds 8]

An illegal action is refused by the engine and ends the run. In every hand each card of the
pack must lie in exactly one pile at the end, the points must be all that there are, and what
a called contract pays must come to nothing.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.hand import apply, start
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.scoring import hand_result
from brisca_tutor.game.shuffle import shuffled
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.players.base import LEVELS, Player, player

VARIANTS: tuple[tuple[str, dict[str, str], tuple[int, ...]], ...] = (
    ("brisca", {"five": "alone"}, (5,)),
    ("brisca", {"five": "rotation"}, (5,)),
    ("brisca", {"four": "alone"}, (4,)),
    ("brisca", {"obligation": "follow_or_trump"}, (2, 3, 4, 6)),
    ("brisca", {"obligation": "follow_and_beat"}, (2, 3, 4, 6)),
    ("brisca", {"signs": "honest"}, (4, 6)),
    ("brisca", {"signs": "free", "sign_code": "italian_tongue"}, (4, 6)),
    ("brisca", {"partners_show": "first", "signs": "honest"}, (4, 6)),
    ("briscola", {"partners_show": "end"}, (4, 6)),
    ("briscola", {"indicator": "none"}, (2, 4)),
    ("scoperta", {"stock_open": "top"}, (2,)),
    ("scoperta", {"stock_open": "all"}, (2,)),
    ("doscartas", {"indicator": "unseen"}, (2,)),
    ("subastada", {"first_lead": "declarer"}, (2, 4)),
    ("chiamata", {"suit_named": "after_first"}, (5,)),
)
"""Switches that players must mind, besides the published rule sets."""


class Table(NamedTuple):
    """A rule set at a number of seats, and what it is called here."""

    title: str
    rules: RuleSet
    seats: int


def tables() -> list[Table]:
    """Every published rule set at every number of seats, and the variants."""
    found = [
        Table(f"{name}, {seats} seats", rules, seats)
        for name, rules in RULE_SETS.items()
        for seats in rules.seat_numbers()
    ]
    for name, changes, numbers in VARIANTS:
        said = " ".join(f"{key}={value}" for key, value in changes.items())
        found += [
            Table(f"{name} {said}, {seats} seats", rule_set(name, changes), seats)
            for seats in numbers
        ]
    return found


def play(table: Table, seed: int, choose: Player) -> tuple[float, bool]:
    """Play one hand; the seconds that its slowest choice took on one core, and if all passed.

    Raises:
        Problem: an action was not legal.
        ValueError: the hand does not add up.
    """
    rules, seats, slowest = table.rules, table.seats, 0.0
    state, _ = start(make_deal(rules, seats, seed % seats, shuffled(rules.cards(seats), seed)))
    while state.phase is not Phase.OVER:
        began = process_time()
        action = choose(view(state, state.turn), seed)
        slowest = max(slowest, process_time() - began)
        state, _ = apply(state, action)
    if not sound(state):
        raise ValueError(f"{table.title}, seed {seed}: {state.points}")
    return slowest, hand_result(state).kind == "passed"


def sound(last: State) -> bool:
    """Whether a finished hand adds up: its cards, its points, and what a called contract pays."""
    rules, result = last.deal.rules, hand_result(last)
    if result.kind == "passed":
        return not any(last.points)
    taken = sorted(one.code for pile in last.won for one in pile)
    total = rules.total() + (last.auction.cante_points() if last.auction is not None else 0)
    paid = sum(result.contract.scores) if result.contract and result.contract.called else 0
    return (
        taken == sorted(one.code for one in rules.cards(last.deal.seats))
        and sum(last.points) == sum(result.points) == total
        and paid == 0
    )


def main() -> None:
    """Read the command line, play, and say how many hands were sound."""
    parser = argparse.ArgumentParser(description="Play and check many hands of every rule set.")
    parser.add_argument("--rules", choices=RULE_SETS, help="this rule set alone")
    parser.add_argument("--seats", type=int, help="this number of seats alone")
    parser.add_argument("--level", choices=LEVELS, help="this level alone")
    parser.add_argument("--hands", type=int, default=1000, help="for each level and table")
    parser.add_argument("--maestro", type=int, default=100, help="the same for the maestro")
    parser.add_argument("--worlds", type=int, default=8, help="worlds a move for the maestro")
    asked = parser.parse_args()
    for table in tables():
        if asked.rules not in (None, table.rules.base) or asked.seats not in (None, table.seats):
            continue
        for level in LEVELS:
            if asked.level not in (None, level):
                continue
            hands = asked.maestro if level == "maestro" else asked.hands
            choose = player(level, asked.worlds)
            began = perf_counter()
            played = [play(table, seed, choose) for seed in range(hands)]
            passed = sum(one for _, one in played)
            print(
                f"{table.title}, {level}: {hands} hands sound, {passed} passed, slowest choice "
                f"{max(slowest for slowest, _ in played) * 1000:.1f} ms, "
                f"{perf_counter() - began:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
