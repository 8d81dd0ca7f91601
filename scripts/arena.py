"""Play duplicate hands between two computer players and say which is better, and how surely.

Usage: python scripts/arena.py hard medium [--deals 1000] [--seats 2] [--alone] [--worlds 500]

Every deal is played once in each seating, so that both players hold the same cards. Two
sides: the players change sides. More sides: the first player takes each seat in turn among
copies of the second. Points are final points of a side a hand; the interval is 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor.game.actions import Action  # noqa: E402 - after the path is set
from brisca_tutor.game.deal import Deal, make_deal  # noqa: E402
from brisca_tutor.game.hand import apply, legal_actions, start  # noqa: E402
from brisca_tutor.game.ruleset import RuleSet, rule_set  # noqa: E402
from brisca_tutor.game.shuffle import shuffled  # noqa: E402
from brisca_tutor.game.state import Phase  # noqa: E402
from brisca_tutor.game.view import PlayerView, view  # noqa: E402
from brisca_tutor.players import maestro  # noqa: E402
from brisca_tutor.players.base import LEVELS, Player, chance_of, player  # noqa: E402

NAMES = ("random", *LEVELS)


class Task(NamedTuple):
    """One deal to be played in every seating."""

    first: str
    second: str
    rules: RuleSet
    seats: int
    seed: int
    worlds: int | None


class Score(NamedTuple):
    """One deal, over all its seatings: points of the first player above the second's a
    hand, and the slowest choice of each in seconds of one core.
    """

    ahead: float
    slowest: tuple[float, float]


def at_random(seen: PlayerView, seed: int) -> Action:
    """Any legal action: what the weakest player would do."""
    from brisca_tutor.players.base import play, playable, window_action

    window = window_action(seen)
    if window is not None:
        return window
    cards = playable(seen)
    return play(seen, cards[int(chance_of(seen, seed).random() * len(cards))])


def named(name: str, worlds: int | None) -> Player:
    """The player of that name, the maestro with that many worlds."""
    if name == "random":
        return at_random
    if name == "maestro":
        return lambda seen, _seed: maestro.choose_from(seen, worlds)
    return player(next(level for level in LEVELS if level == name))


def play_deal(task: Task) -> Score:
    """Play one deal in every seating."""
    players = (named(task.first, task.worlds), named(task.second, task.worlds))
    deck = shuffled(task.rules.cards(task.seats), task.seed)
    deal = make_deal(task.rules, task.seats, task.seed % task.seats, deck)
    slowest = [0.0, 0.0]
    gains = []
    for seating in _seatings(deal):
        points = _play(deal, players, seating, task.seed, slowest)
        sides = [(seating[side[0]], total) for side, total in zip(deal.sides, points, strict=True)]
        mine = [total for who, total in sides if who == 0]
        others = [total for who, total in sides if who == 1]
        gains.append(sum(mine) / len(mine) - sum(others) / len(others))
    half = len(deal.sides) == 2
    ahead = sum(gains) / len(gains)
    return Score(ahead / 2 if half else ahead, (slowest[0], slowest[1]))


def _seatings(deal: Deal) -> Iterator[dict[int, int]]:
    """Which player (0 or 1) sits on each seat, in each seating."""
    for number in range(len(deal.sides)):
        yield {
            seat: 0 if place == number else 1
            for place, side in enumerate(deal.sides)
            for seat in side
        }


def _play(
    deal: Deal,
    players: tuple[Player, Player],
    seating: dict[int, int],
    seed: int,
    slowest: list[float],
) -> tuple[int, ...]:
    state, _ = start(deal)
    while state.phase is not Phase.OVER:
        actions = legal_actions(state)
        if len(actions) == 1:
            action = actions[0]
        else:
            who = seating[state.turn]
            began = process_time()
            action = players[who](view(state, state.turn), seed)
            slowest[who] = max(slowest[who], process_time() - began)
        state, _ = apply(state, action)
    return state.side_points()


def main() -> None:
    """Read the command line, play, and report."""
    parser = argparse.ArgumentParser(description="Duplicate hands between two players.")
    parser.add_argument("first", choices=NAMES)
    parser.add_argument("second", choices=NAMES)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rules", default="brisca")
    parser.add_argument("--alone", action="store_true", help="four seats, each alone")
    parser.add_argument("--worlds", type=int, default=None, help="worlds a move for the maestro")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=0, help="deals after which to say how it is")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    changes = {"four": "alone"} if options.alone else {}
    if options.seats == 5:
        changes["five"] = "alone"
    rules = rule_set(options.rules, changes)
    began = perf_counter()
    tasks = [
        Task(options.first, options.second, rules, options.seats, options.seed + at, options.worlds)
        for at in range(options.deals)
    ]
    title = f"{options.first} v {options.second}, {options.rules}, {options.seats} seats"
    scores: list[Score] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for score in pool.map(play_deal, tasks) if options.jobs > 1 else map(play_deal, tasks):
            scores.append(score)
            if options.every and len(scores) % options.every == 0:
                print(f"{title}, {summary(scores)}", file=sys.stderr, flush=True)
    print(f"{title}, {summary(scores)}, {perf_counter() - began:.0f} s")


def summary(scores: Sequence[Score]) -> str:
    """Points ahead with their interval, share of deals, and the slowest choices."""
    gains = [score.ahead for score in scores]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    half = 1.96 * sqrt(spread / len(gains))
    won = sum((gain > 0) + 0.5 * (gain == 0) for gain in gains) / len(gains)
    slowest = [max(score.slowest[who] for score in scores) * 1000 for who in (0, 1)]
    return (
        f"{len(gains)} deals: {mean:+.2f} points a hand [{mean - half:+.2f}, {mean + half:+.2f}], "
        f"ahead in {won:.1%} of deals, slowest choice {slowest[0]:.0f} and {slowest[1]:.0f} ms"
    )


if __name__ == "__main__":
    main()
