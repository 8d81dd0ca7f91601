"""What a search says about a position: every option with its expected final points."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Literal, NamedTuple

from ..game.actions import Move

Method = Literal["exact", "sampled"]


class Option(NamedTuple):
    """One thing the seat may do.

    Attributes:
        action: the play, swap or draw.
        expected: final points of the seat's side, on average over the worlds.
        stderr: standard error of ``expected``; 0 when it is exact.
        loss: how many points less than the best option, on average; 0 for the best.
        loss_error: standard error of ``loss``, smaller than that of the two averages
            because every world is played with every option.
        win: share of the worlds in which the side ends with more than half, or with
            three and more sides, with the most points.
    """

    action: Move
    expected: float
    stderr: float
    loss: float
    loss_error: float
    win: float


class Analysis(NamedTuple):
    """All options of a seat, best first.

    Attributes:
        method: ``exact`` when the values are exact, else ``sampled``.
        worlds: how many ways the hidden cards may lie were played out.
        options: best first; equal ones in the order of `Card` numbers.
    """

    method: Method
    worlds: int
    options: tuple[Option, ...]


def analysis_of(
    actions: Sequence[Move],
    results: Sequence[Sequence[int]],
    wins: Sequence[int],
    method: Method,
) -> Analysis:
    """The analysis of results: by action, final points in each world, and worlds won.

    ``actions`` must come in an order that does not depend on how a hand is held.
    """
    worlds = len(results[0])
    totals = [sum(row) for row in results]
    best = max(range(len(actions)), key=lambda at: (totals[at], wins[at], -at))
    top = results[best]
    options = []
    for at, action in enumerate(actions):
        row = results[at]
        mean = totals[at] / worlds
        gap = [better - other for better, other in zip(top, row, strict=True)]
        options.append(
            Option(
                action,
                mean,
                _error(row, mean) if method == "sampled" else 0.0,
                (totals[best] - totals[at]) / worlds,
                _error(gap, sum(gap) / worlds) if method == "sampled" else 0.0,
                wins[at] / worlds,
            )
        )
    order = sorted(range(len(actions)), key=lambda at: (at != best, options[at].loss, at))
    return Analysis(method, worlds, tuple(options[at] for at in order))


def _error(values: Sequence[int], mean: float) -> float:
    if len(values) < 2:
        return 0.0
    squares = sum(value * value for value in values) - len(values) * mean * mean
    return sqrt(max(0.0, squares) / (len(values) - 1) / len(values))
