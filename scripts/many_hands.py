"""Let every level play many seeded hands at every number of seats, and check each of them.

Usage: python scripts/many_hands.py [--hands 1000] [--maestro 100] [--worlds 8]

An illegal action is refused by the engine and ends the run; every hand must add up. Half of
the hands at two and four seats are played with the obligation to follow suit.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor.game.actions import Action  # noqa: E402 - after the path is set
from brisca_tutor.game.deal import make_deal  # noqa: E402
from brisca_tutor.game.hand import apply, start  # noqa: E402
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet, rule_set  # noqa: E402
from brisca_tutor.game.shuffle import shuffled  # noqa: E402
from brisca_tutor.game.state import Phase  # noqa: E402
from brisca_tutor.game.view import PlayerView, view  # noqa: E402
from brisca_tutor.players import maestro  # noqa: E402
from brisca_tutor.players.base import LEVELS, Player, player  # noqa: E402

SEATS = (2, 3, 4, 5, 6)


def tables(seats: int) -> list[RuleSet]:
    """Every rule set that is played at this number of seats, and some with duties."""
    found = [rules for rules in RULE_SETS.values() if seats in rules.seat_numbers()]
    if seats in (2, 4):
        found += [rule_set("brisca", {"obligation": "follow_or_trump"})] * len(found)
    if seats == 5:
        found += [rule_set("brisca", {"five": five}) for five in ("alone", "rotation")]
    return found


def play(rules: RuleSet, seats: int, seed: int, choose: Player) -> float:
    """Play one hand; the seconds that its slowest choice took on one core.

    Raises:
        Problem: an action was not legal.
        ValueError: the points do not add up.
    """
    deck = shuffled(rules.cards(seats), seed)
    state, _ = start(make_deal(rules, seats, seed % seats, deck))
    slowest = 0.0
    while state.phase is not Phase.OVER:
        began = process_time()
        action = choose(view(state, state.turn), seed)
        slowest = max(slowest, process_time() - began)
        state, _ = apply(state, action)
    if sum(state.points) != rules.total():
        raise ValueError(f"{rules.base}, {seats} seats, seed {seed}: {state.points}")
    return slowest


def with_worlds(number: int, seen: PlayerView, _seed: int) -> Action:
    """The maestro's choice from so many worlds."""
    return maestro.choose_from(seen, number)


def main() -> None:
    """Read the command line, play, and say how many hands were sound."""
    parser = argparse.ArgumentParser(description="Play and check many hands of every level.")
    parser.add_argument("--hands", type=int, default=1000, help="for each level and seat number")
    parser.add_argument("--maestro", type=int, default=100, help="the same for the maestro")
    parser.add_argument("--worlds", type=int, default=8, help="worlds a move for the maestro")
    asked = parser.parse_args()
    for level in LEVELS:
        hands = asked.maestro if level == "maestro" else asked.hands
        choose = partial(with_worlds, asked.worlds) if level == "maestro" else player(level)
        for seats in SEATS:
            began = perf_counter()
            rules = tables(seats)
            slowest = [play(rules[at % len(rules)], seats, at, choose) for at in range(hands)]
            print(
                f"{level}, {seats} seats: {hands} hands sound, slowest choice "
                f"{max(slowest) * 1000:.1f} ms, {perf_counter() - began:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
