"""Fit the tables of ``brisca_tutor/players`` to playouts of their own.

Usage: python scripts/fit_policy.py duel|party|alone|teams|hard
           [--rounds N] [--decisions N] [--worlds N]

Each round plays hands with the current tables (and some random cards), stops at a random
decision, plays every option out in some worlds, and fits the tables by least squares to
the differences between the options of one decision. A handful of rounds is enough: after
that a new table no longer beats the one before it. The tables are written to
``brisca_tutor/players/weights.py`` (two seats) or ``party_weights.py`` (more). ``hard`` then
fits the weights of the hard player to playouts by those tables, in one round.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fit_files import write_duel, write_hard, write_party
from fit_sums import Sums

from brisca_tutor.game.actions import Action, Play
from brisca_tutor.game.cards import Card
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players import hard, worlds
from brisca_tutor.players.base import options, playable
from brisca_tutor.players.packed import BEATS, POINTS, RANKS, packing
from brisca_tutor.players.party import Party
from brisca_tutor.players.party_policy import (
    LATER,
    PartyPolicy,
    PartyWeights,
    does,
    policy_for,
)
from brisca_tutor.players.policy import (
    KIND,
    STAGES,
    TRUMP_COUNTS,
    Policy,
    Table,
    stage_of_rounds,
)
from brisca_tutor.players.rollout import Rollout, two_seat_policy

KINDS = 2 * RANKS
GUESS = [9.0, 0.0, 8.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 2.0, 3.0, 4.0]
"""A first guess at what keeping a plain card is worth, by rank; trumps are worth more."""

PLACES = {
    "duel": (("brisca", 2, {}), ("briscola", 2, {})),
    "alone": (
        ("briscola", 3, {}),
        ("brisca", 3, {}),
        ("brisca", 4, {"four": "alone"}),
        ("brisca", 5, {"five": "alone"}),
    ),
    "teams": (("briscola", 4, {}), ("brisca", 4, {}), ("brisca", 6, {}), ("briscola", 6, {})),
}
"""Rule sets and numbers of seats that each table is fitted to."""


def decisions(
    kind: str, number: int, chance: Random, policy: Policy | dict[int, PartyPolicy]
) -> Iterator[PlayerView]:
    """Views at random moments of hands that the policy plays, now and then at random."""
    for _ in range(number):
        name, seats, changes = chance.choice(PLACES[kind])
        rules = rule_set(name, changes)
        deck = sorted(rules.cards(seats), key=lambda _: chance.random())
        deal = make_deal(rules, seats, chance.randrange(seats), deck)
        state, _ = start(deal)
        stop = chance.randrange(deal.tricks * len(deal.players))
        while stop or state.phase is Phase.WINDOW:
            stop -= state.phase is Phase.PLAY
            state, _ = apply(state, _move(state, policy, chance))
        if len(state.hands[state.turn]) > 1:
            yield view(state, state.turn)


def _move(state: State, policy: Policy | dict[int, PartyPolicy], chance: Random) -> Action:
    actions = legal_actions(state)
    if state.phase is Phase.WINDOW:
        return actions[0]
    if chance.random() < 0.15:
        return chance.choice(actions)
    seen = view(state, state.turn)
    card = _policy_card(seen, policy)
    return Play(state.turn, card)


def _policy_card(seen: PlayerView, policy: Policy | dict[int, PartyPolicy]) -> Card:
    pack = packing(seen.trump)
    hand = [pack.number[one] for one in playable(seen)]
    trumps = sum(one.suit is seen.trump for one in seen.hand)
    at = stage_of_rounds(seen.stock // len(seen.players))
    if isinstance(policy, Policy):
        if not seen.trick:
            return pack.card[max(hand, key=policy.leads[at][trumps].__getitem__)]
        return pack.card[
            max(hand, key=policy.answers[at][pack.number[seen.trick[0].card]][trumps].__getitem__)
        ]
    party = policy[len(seen.players)]
    if not seen.trick:
        return pack.card[max(hand, key=party.leads[at][trumps].__getitem__)]
    best, friend, pot, later = trick_so_far(seen)
    return pack.card[party.answer(at, later, friend, best, pot, hand)]


def trick_so_far(seen: PlayerView) -> tuple[int, bool, int, int]:
    """The winning card, whether a partner played it, points, and players after this one."""
    number = packing(seen.trump).number
    best, winner, pot = -1, -1, 0
    for played in seen.trick:
        card = number[played.card]
        if best < 0 or BEATS[best][card]:
            best, winner = card, played.seat
        pot += POINTS[card]
    friend = any(winner in side and seen.seat in side for side in seen.sides)
    return best, friend, pot, len(seen.players) - len(seen.trick) - 1


def worth(
    seen: PlayerView, policy: Policy | dict[int, PartyPolicy], number: int, chance: Random
) -> tuple[tuple[Card, ...], list[float]]:
    """The cards that may be played, and what each took on average for the seat's side."""
    cards = playable(seen)
    totals = [0.0] * len(cards)
    side = next(side for side in seen.sides if seen.seat in side)
    if isinstance(policy, Policy):
        duel = Rollout(seen, options(seen), policy)
        for world in worlds.sample(seen, number, chance):
            for at, points in enumerate(duel.played_out(world)):
                totals[at] += points
    else:
        party = Party(seen, policy[len(seen.players)])
        for world in worlds.sample(seen, number, chance):
            for at, by_seat in enumerate(party.played_out(world)):
                totals[at] += sum(by_seat[seat] for seat in side)
    return cards, [total / number for total in totals]


def _trumps(seen: PlayerView) -> int:
    return min(TRUMP_COUNTS - 1, sum(one.suit is seen.trump for one in seen.hand))


def fit_duel(rounds: int, number: int, size: int) -> None:
    """Fit and write the tables for two seats."""
    lead = [[_guess(-1.0) for _ in range(TRUMP_COUNTS)] for _ in range(STAGES)]
    winning = [[_guess(-0.8) for _ in range(TRUMP_COUNTS)] for _ in range(STAGES)]
    losing = [[_guess(-1.8) for _ in range(TRUMP_COUNTS)] for _ in range(STAGES)]
    block = TRUMP_COUNTS * KINDS
    for turn in range(rounds):
        policy = Policy(_frozen(lead), _frozen(winning), _frozen(losing))
        leads = [Sums(block) for _ in range(STAGES)]
        answers = [Sums(2 * block) for _ in range(STAGES)]
        chance = Random(turn)
        for seen in decisions("duel", number, chance, policy):
            played, values = worth(seen, policy, size, chance)
            pack = packing(seen.trump)
            at = stage_of_rounds(seen.stock // 2)
            cards = [pack.number[one] for one in played]
            row = _trumps(seen) * KINDS
            if not seen.trick:
                leads[at].add([{row + KIND[card]: 1.0} for card in cards], values)
                continue
            led = pack.number[seen.trick[0].card]
            rows = []
            for place, card in enumerate(cards):
                takes = BEATS[led][card]
                rows.append({(0 if takes else block) + row + KIND[card]: 1.0})
                if takes:
                    values[place] -= POINTS[led] + POINTS[card]
            answers[at].add(rows, values)
        for at in range(STAGES):
            solved = leads[at].solve(_flat(lead[at]))
            lead[at] = _rows(solved, TRUMP_COUNTS)
            solved = answers[at].solve(_flat(winning[at]) + _flat(losing[at]))
            winning[at] = _rows(solved[:block], TRUMP_COUNTS)
            losing[at] = _rows(solved[block:], TRUMP_COUNTS)
        print(f"round {turn + 1} of {rounds}", flush=True)
    write_duel(_frozen(lead), _frozen(winning), _frozen(losing))


def fit_party(kind: str, rounds: int, number: int, size: int) -> PartyWeights:
    """Fit the tables for three and more seats, each alone or in teams."""
    lead = [[_guess(-1.0) for _ in range(TRUMP_COUNTS)] for _ in range(STAGES)]
    answer = [
        [[_guess(-0.8), _guess(-0.8), _guess(-0.8)] for _ in range(LATER)] for _ in range(STAGES)
    ]
    share = [[[0.7, 0.8, 0.7, 0.8, -0.3] for _ in range(LATER)] for _ in range(STAGES)]
    block = 3 * KINDS
    for turn in range(rounds):
        weights = _party_weights(lead, answer, share)
        policies = {players: PartyPolicy(weights, players) for players in (3, 4, 5, 6)}
        leads = [Sums(TRUMP_COUNTS * KINDS) for _ in range(STAGES)]
        answers = [[Sums(block + 5) for _ in range(LATER)] for _ in range(STAGES)]
        chance = Random(turn)
        for seen in decisions(kind, number, chance, policies):
            played, values = worth(seen, policies, size, chance)
            pack = packing(seen.trump)
            at = stage_of_rounds(seen.stock // len(seen.players))
            cards = [pack.number[one] for one in played]
            if not seen.trick:
                row = _trumps(seen) * KINDS
                leads[at].add([{row + KIND[card]: 1.0} for card in cards], values)
                continue
            best, friend, pot, later = trick_so_far(seen)
            rows = []
            for card in cards:
                row, place = does(card, best, friend)
                points = float(pot + POINTS[card])
                rows.append({row * KINDS + KIND[card]: 1.0, block + place: points})
            answers[at][min(later, LATER - 1)].add(rows, values)
        for at in range(STAGES):
            lead[at] = _rows(leads[at].solve(_flat(lead[at])), TRUMP_COUNTS)
            for later in range(LATER):
                prior = _flat(answer[at][later]) + share[at][later]
                solved = answers[at][later].solve(prior)
                answer[at][later] = _rows(solved[:block], 3)
                share[at][later] = solved[block:]
        print(f"round {turn + 1} of {rounds}", flush=True)
    return _party_weights(lead, answer, share)


def _party_weights(
    lead: list[list[list[float]]],
    answer: list[list[list[list[float]]]],
    share: list[list[list[float]]],
) -> PartyWeights:
    return PartyWeights(
        _frozen(lead),
        tuple(_frozen(rows) for rows in answer),
        tuple(tuple(tuple(row) for row in rows) for rows in share),
    )


def _guess(factor: float) -> list[float]:
    trumps = [factor * (value + 6.0) for value in GUESS]
    return trumps + [factor * value for value in GUESS]


def _frozen(table: list[list[list[float]]]) -> Table:
    return tuple(tuple(tuple(row) for row in rows) for rows in table)


def _flat(rows: Iterable[Iterable[float]]) -> list[float]:
    return [value for row in rows for value in row]


def _rows(values: list[float], number: int) -> list[list[float]]:
    return [values[at * KINDS : (at + 1) * KINDS] for at in range(number)]


def fit_hard(kind: str, number: int, size: int) -> list[list[float]]:
    """The weights of the hard player: with a stock, and without."""
    policy = _policies(kind)
    sums = [Sums(hard.WEIGHTS), Sums(hard.WEIGHTS)]
    chance = Random(kind)
    for seen in decisions(kind, number, chance, policy):
        cards, values = worth(seen, policy, size, chance)
        rows = [dict(terms) for terms in hard.described(seen, cards)]
        sums[not seen.stock].add(rows, values)
    return [one.solve([0.0] * hard.WEIGHTS) for one in sums]


def _policies(kind: str) -> Policy | dict[int, PartyPolicy]:
    if kind == "duel":
        return two_seat_policy()
    return {players: policy_for(players, kind == "teams") for players in (3, 4, 5, 6)}


def main() -> None:
    """Read the command line and fit."""
    parser = argparse.ArgumentParser(description="Fit the table policies to their playouts.")
    parser.add_argument("kind", choices=[*PLACES, "party", "hard"])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=6000)
    parser.add_argument("--worlds", type=int, default=20)
    options = parser.parse_args()
    size = (options.rounds, options.decisions, options.worlds)
    if options.kind == "duel":
        fit_duel(*size)
    elif options.kind == "hard":
        write_hard({kind: fit_hard(kind, *size[1:]) for kind in PLACES})
    elif options.kind == "party":
        write_party(fit_party("alone", *size), fit_party("teams", *size))
    else:
        weights = fit_party(options.kind, *size)
        alone = options.kind == "alone"
        write_party(weights if alone else None, None if alone else weights)


if __name__ == "__main__":
    main()
