"""Fit the table policies of ``brisca_tutor/players`` to playouts of their own.

Usage: python scripts/fit_policy.py duel|alone|teams [--rounds N] [--decisions N] [--worlds N]

Each round plays hands with the current tables (and some random cards), stops at a random
decision, plays every option out in some worlds, and fits the tables by least squares to
the differences between the options of one decision. A handful of rounds is enough: after
that a new table no longer beats the one before it. The tables are written to
``brisca_tutor/players/weights.py`` (two seats) or ``party_weights.py``.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor.game.actions import Action, Play  # noqa: E402 - after the path is set
from brisca_tutor.game.cards import Card  # noqa: E402
from brisca_tutor.game.deal import make_deal  # noqa: E402
from brisca_tutor.game.hand import apply, legal_actions, start  # noqa: E402
from brisca_tutor.game.ruleset import rule_set  # noqa: E402
from brisca_tutor.game.state import Phase, State  # noqa: E402
from brisca_tutor.game.view import PlayerView, view  # noqa: E402
from brisca_tutor.players import hard, worlds  # noqa: E402
from brisca_tutor.players.base import options, playable  # noqa: E402
from brisca_tutor.players.packed import BEATS, POINTS, RANKS, packing  # noqa: E402
from brisca_tutor.players.party import Party  # noqa: E402
from brisca_tutor.players.party_policy import (  # noqa: E402
    LATER,
    PartyPolicy,
    PartyWeights,
    does,
    policy_for,
)
from brisca_tutor.players.policy import (  # noqa: E402
    KIND,
    STAGES,
    TRUMP_COUNTS,
    Policy,
    Table,
    stage_of_rounds,
)
from brisca_tutor.players.rollout import Rollout, two_seat_policy  # noqa: E402

KINDS = 2 * RANKS
SEVEN, EIGHT, NINE = 6, 7, 8
"""Places of ranks in a row."""

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


class Sums:
    """Normal equations of one least-squares problem, gathered decision by decision."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.products = [[0.0] * size for _ in range(size)]
        self.targets = [0.0] * size
        self.seen = [0] * size

    def add(self, rows: list[dict[int, float]], values: list[float]) -> None:
        """One decision: what each option is made of, and what it turned out to be worth.

        Only differences between the options of a decision count.
        """
        mean: dict[int, float] = defaultdict(float)
        for row in rows:
            for at, share in row.items():
                mean[at] += share / len(rows)
                self.seen[at] += 1
        middle = sum(values) / len(values)
        for row, value in zip(rows, values, strict=True):
            centred = {at: row.get(at, 0.0) - share for at, share in mean.items()}
            for at, share in centred.items():
                line = self.products[at]
                for other, factor in centred.items():
                    line[other] += share * factor
                self.targets[at] += share * (value - middle)

    def solve(self, prior: list[float], weight: float = 3.0) -> list[float]:
        """The values that fit best, drawn a little towards ``prior``."""
        size = self.size
        lines = [[*self.products[at], self.targets[at] + weight * prior[at]] for at in range(size)]
        for at in range(size):
            lines[at][at] += weight
        for at in range(size):
            pivot = lines[at][at]
            for below in range(at + 1, size):
                factor = lines[below][at] / pivot
                if factor:
                    line, top = lines[below], lines[at]
                    for column in range(at, size + 1):
                        line[column] -= factor * top[column]
        solved = [0.0] * size
        for at in reversed(range(size)):
            known = sum(lines[at][other] * solved[other] for other in range(at + 1, size))
            solved[at] = (lines[at][size] - known) / lines[at][at]
        return solved


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
    text = [_HEAD, _constant("LEAD", lead), _constant("WINNING", winning)]
    text += [
        _constant("LOSING", losing),
        "TWO_SEATS: tuple[Table, Table, Table] = (LEAD, WINNING, LOSING)\n",
    ]
    (ROOT / "brisca_tutor/players/weights.py").write_text("\n\n".join(text))


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


_HEAD = '''"""Fitted values of cards for the two-seat policy; written by ``scripts/fit_policy.py``.

By stage of the hand, trumps held, and kind of card (trumps by rank, then plain cards by
rank): what a lead is worth, what a card is worth when it takes a trick (the points of the
trick apart), and when it does not. The unit is final points.
"""

from __future__ import annotations

from .policy import STAGES, TRUMP_COUNTS, Table


def _table(text: str) -> Table:
    rows = [tuple(map(float, line.split())) for line in text.strip().splitlines()]
    whole = [trumps + plain for trumps, plain in zip(rows[::2], rows[1::2], strict=True)]
    return tuple(tuple(whole[at * TRUMP_COUNTS : (at + 1) * TRUMP_COUNTS]) for at in range(STAGES))

'''


def _constant(name: str, table: list[list[list[float]]]) -> str:
    lines = [line for rows in table for row in rows for line in _lines(_tie(row))]
    return f'{name}: Table = _table(\n    """\n' + "\n".join(lines) + '\n"""\n)'


def _tie(row: Sequence[float]) -> list[float]:
    """The row with eights and nines worth what the seven is: for tables of smaller packs."""
    tied = list(row)
    for half in (0, RANKS):
        tied[half + EIGHT] = tied[half + NINE] = tied[half + SEVEN]
    return tied


def _lines(row: Iterable[float]) -> Iterator[str]:
    values = list(row)
    for half in (values[:RANKS], values[RANKS:]):
        yield " ".join(f"{round(value, 1):g}" for value in half)


_PARTY_HEAD = '''"""Fitted values for three and more seats; written by ``scripts/fit_policy.py``.

See `PartyWeights` for what the tables hold.
"""

from __future__ import annotations

from .party_policy import LATER, PartyWeights
from .policy import STAGES, TRUMP_COUNTS


def _weights(lead: str, answer: str, share: str) -> PartyWeights:
    shares = iter(_numbers(share))
    return PartyWeights(
        tuple(_rows(lead, at, TRUMP_COUNTS) for at in range(STAGES)),
        tuple(
            tuple(_rows(answer, at * LATER + later, 3) for later in range(LATER))
            for at in range(STAGES)
        ),
        tuple(tuple(next(shares) for _ in range(LATER)) for _ in range(STAGES)),
    )


def _numbers(text: str) -> list[tuple[float, ...]]:
    return [tuple(map(float, line.split())) for line in text.strip().splitlines()]


def _rows(text: str, block: int, number: int) -> tuple[tuple[float, ...], ...]:
    halves = _numbers(text)[2 * block * number : 2 * (block + 1) * number]
    return tuple(trumps + plain for trumps, plain in zip(halves[::2], halves[1::2], strict=True))

'''


def write_party(alone: PartyWeights | None, teams: PartyWeights | None) -> None:
    """Write the tables; those not fitted now stay as they are in the file."""
    path = ROOT / "brisca_tutor/players/party_weights.py"
    if alone is None or teams is None:
        from brisca_tutor.players import party_weights

        alone = alone or party_weights.ALONE
        teams = teams or party_weights.TEAMS
    text = [_PARTY_HEAD]
    for name, weights in (("ALONE", alone), ("TEAMS", teams)):
        tidy = _tie if name == "ALONE" else list
        lead = [line for rows in weights.lead for row in rows for line in _lines(tidy(row))]
        answer = [
            line
            for by in weights.answer
            for rows in by
            for row in rows
            for line in _lines(tidy(row))
        ]
        share = [
            " ".join(f"{round(value, 2):g}" for value in row)
            for rows in weights.share
            for row in rows
        ]
        parts = ['    """\n' + "\n".join(rows) + '\n""",' for rows in (lead, answer, share)]
        text.append(f"{name} = _weights(\n" + "\n".join(parts) + "\n)")
    path.write_text("\n\n".join(text) + "\n")


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


def write_hard(number: int, size: int) -> None:
    """Fit and write the weights of the hard player."""
    text = [_HARD_HEAD]
    for kind in PLACES:
        rows = fit_hard(kind, number, size)
        print(f"hard, {kind}", flush=True)
        body = "\n".join(_hard_lines(values) for values in rows)
        text.append(f"{kind.upper()} = _weights(\n{body}\n)")
    (ROOT / "brisca_tutor/players/hard_weights.py").write_text("\n\n".join(text) + "\n")


def _hard_lines(values: list[float]) -> str:
    half = hard.KINDS // 2
    lines = [values[at : at + half] for at in range(0, hard.WEIGHTS, half)]
    shown = [" ".join(f"{round(value, 2):g}" for value in line) for line in lines]
    return '    """\n' + "\n".join(shown) + '\n""",'


_HARD_HEAD = '''"""Fitted weights of the hard player; written by ``scripts/fit_policy.py``.

For each number of sides: with a stock, and without. By role of the card (`hard.LEAD` and so
on) trumps by group and plain cards by group; the last line says how surely the trick holds.
"""

from __future__ import annotations

from .hard import Weights


def _weights(*texts: str) -> tuple[Weights, ...]:
    return tuple(tuple(map(float, text.split())) for text in texts)

'''


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
        write_hard(options.decisions, options.worlds)
    elif options.kind == "party":
        write_party(fit_party("alone", *size), fit_party("teams", *size))
    else:
        weights = fit_party(options.kind, *size)
        alone = options.kind == "alone"
        write_party(weights if alone else None, None if alone else weights)


if __name__ == "__main__":
    main()
