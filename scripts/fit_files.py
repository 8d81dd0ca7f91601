"""Write fitted tables into ``brisca_tutor/players``, for ``fit_policy.py``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor.players import hard
from brisca_tutor.players.packed import RANKS
from brisca_tutor.players.party_policy import PartyWeights
from brisca_tutor.players.policy import Table

PLAYERS = ROOT / "brisca_tutor" / "players"

SEVEN, EIGHT, NINE = 6, 7, 8
"""Places of ranks in a row."""


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


def write_duel(lead: Table, winning: Table, losing: Table) -> None:
    """Write the tables for two seats."""
    text = [_HEAD.rstrip() + "\n", _constant("LEAD", lead), _constant("WINNING", winning)]
    text += [
        _constant("LOSING", losing),
        "TWO_SEATS: tuple[Table, Table, Table] = (LEAD, WINNING, LOSING)\n",
    ]
    (PLAYERS / "weights.py").write_text("\n\n".join(text))


def _constant(name: str, table: Table) -> str:
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
    if alone is None or teams is None:
        from brisca_tutor.players import party_weights

        alone = alone or party_weights.ALONE
        teams = teams or party_weights.TEAMS
    text = [_PARTY_HEAD.rstrip() + "\n"]
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
    (PLAYERS / "party_weights.py").write_text("\n\n".join(text) + "\n")


def write_hard(weights: dict[str, list[list[float]]]) -> None:
    """Write the weights of the hard player: by kind, with a stock and without."""
    text = [_HARD_HEAD.rstrip() + "\n"]
    for kind, rows in weights.items():
        body = "\n".join(_hard_lines(values) for values in rows)
        text.append(f"{kind.upper()} = _weights(\n{body}\n)")
    (PLAYERS / "hard_weights.py").write_text("\n\n".join(text) + "\n")


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

Weights = tuple[float, ...]
"""The weights at one time of a hand, in the places that `hard` names."""


def _weights(*texts: str) -> tuple[Weights, ...]:
    return tuple(tuple(map(float, text.split())) for text in texts)

'''
