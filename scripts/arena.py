"""Play duplicate hands between two computer players and say which is better, and how surely.

Usage: python scripts/arena.py hard medium [--deals 1000] [--rules brisca] [--seats 2] [--alone]
       [--worlds 500] [--bidding hard]

Every deal is played once in each seating, so that both players hold the same cards. Two
sides: the players change sides. More sides: the first player takes each seat in turn among
copies of the second. Points are final points of a side a hand; the interval is 95 %. Where
there is an auction, what a hand adds to the match is counted as well; with ``--bidding`` both
players bid as that level does, so that their play alone is compared.
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

from brisca_tutor.game.actions import Action
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import Deal, make_deal
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.scoring import hand_result
from brisca_tutor.game.shuffle import shuffled
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players.base import LEVELS, Player, chance_of, options, player

NAMES = ("random", *LEVELS)


class Task(NamedTuple):
    """One deal to be played in every seating."""

    first: str
    second: str
    rules: RuleSet
    seats: int
    seed: int
    worlds: int | None
    bidding: str | None = None


class Score(NamedTuple):
    """One deal, over all its seatings: points of the first player above the second's a
    hand, the slowest choice of each in seconds of one core, and what the first adds to the
    match above the second.
    """

    ahead: float
    slowest: tuple[float, float]
    match: float = 0.0


def at_random(seen: PlayerView, seed: int) -> Action:
    """Any move at all, after bidding as the easy player does: what the weakest would do."""
    if seen.phase in (Phase.BID, Phase.NAME):
        return player("easy")(seen, seed)
    moves = options(seen)
    return moves[int(chance_of(seen, seed).random() * len(moves))]


def named(name: str, worlds: int | None, bidding: str | None = None) -> Player:
    """The player of that name, the maestro with that many worlds, bidding as another level."""
    plays: Player = at_random
    if name != "random":
        plays = player(next(level for level in LEVELS if level == name), worlds)
    if bidding is None:
        return plays
    bids = player(next(level for level in LEVELS if level == bidding))

    def act(seen: PlayerView, seed: int) -> Action:
        return (bids if seen.phase in (Phase.BID, Phase.NAME) else plays)(seen, seed)

    return act


def play_deal(task: Task) -> Score:
    """Play one deal in every seating."""
    players = (
        named(task.first, task.worlds, task.bidding),
        named(task.second, task.worlds, task.bidding),
    )
    deck = shuffled(task.rules.cards(task.seats), task.seed)
    deal = make_deal(task.rules, task.seats, task.seed % task.seats, deck)
    slowest = [0.0, 0.0]
    gains, matches = [], []
    for seating in _seatings(deal):
        last = _play(deal, players, seating, task.seed, slowest)
        gains.append(_gain(deal, seating, _points(last)))
        contract = hand_result(last).contract
        matches.append(_gain(deal, seating, contract.scores) if contract else 0.0)
    share = len(gains) * (2 if len(deal.sides) == 2 else 1)
    return Score(sum(gains) / share, (slowest[0], slowest[1]), sum(matches) / share)


def _points(last: State) -> list[int]:
    """By seat, the final points of its side."""
    by_seat = [0] * last.deal.seats
    for side, points in zip(last.sides, last.side_points(), strict=True):
        for seat in side:
            by_seat[seat] = points
    return by_seat


def _gain(deal: Deal, seating: dict[int, int], by_seat: Sequence[int]) -> float:
    """How much more the first player has than the second, on average over its sides."""
    first, second = (
        [by_seat[side[0]] for side in deal.sides if seating[side[0]] == who] for who in (0, 1)
    )
    return sum(first) / len(first) - sum(second) / len(second)


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
) -> State:
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
    return state


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
    parser.add_argument("--bidding", choices=LEVELS, help="both bid and name as this level does")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=0, help="deals after which to say how it is")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    changes = {"four": "alone"} if options.alone else {}
    if options.seats == 5 and options.seats not in rule_set(options.rules).seat_numbers():
        changes["five"] = "alone"
    rules = rule_set(options.rules, changes)
    began = perf_counter()
    tasks = [
        Task(
            options.first,
            options.second,
            rules,
            options.seats,
            options.seed + at,
            options.worlds,
            options.bidding,
        )
        for at in range(options.deals)
    ]
    title = f"{options.first} v {options.second}, {options.rules}, {options.seats} seats"
    scores: list[Score] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for score in pool.map(play_deal, tasks) if options.jobs > 1 else map(play_deal, tasks):
            scores.append(score)
            if options.every and len(scores) % options.every == 0:
                print(f"{title}, {summary(scores, rules)}", file=sys.stderr, flush=True)
    print(f"{title}, {summary(scores, rules)}, {perf_counter() - began:.0f} s")


def summary(scores: Sequence[Score], rules: RuleSet) -> str:
    """Points ahead with their interval, share of deals, match, and the slowest choices."""
    gains = [score.ahead for score in scores]
    match = ""
    if rules.auction != "none":
        match = f"{_interval([score.match for score in scores])} of the match, "
    won = sum((gain > 0) + 0.5 * (gain == 0) for gain in gains) / len(gains)
    slowest = [max(score.slowest[who] for score in scores) * 1000 for who in (0, 1)]
    return (
        f"{len(gains)} deals: {_interval(gains)} points a hand, {match}"
        f"ahead in {won:.1%} of deals, slowest choice {slowest[0]:.0f} and {slowest[1]:.0f} ms"
    )


def _interval(values: Sequence[float]) -> str:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    half = 1.96 * sqrt(spread / len(values))
    return f"{mean:+.2f} [{mean - half:+.2f}, {mean + half:+.2f}]"


if __name__ == "__main__":
    main()
