"""Problems of files put in order, and no more of them than anybody reads."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ..game.errors import Problem

MAX_PROBLEMS = 20
"""Problems of one file that are reported; of the rest only the number."""


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Problems in the order of their places, each once."""
    once = {(str(one), one.place): one for one in reversed(list(problems))}
    return sorted(once.values(), key=lambda one: one.place[:3] if one.place else ("", 0, 0))


def capped(problems: Iterable[Problem]) -> list[Problem]:
    """Problems in order; of a file `MAX_PROBLEMS` and then only how many more there are."""
    kept: list[Problem] = []
    for _, group in groupby(in_order(problems), lambda one: one.place.file if one.place else ""):
        ordered = list(group)
        rest = ordered[MAX_PROBLEMS:]
        kept += ordered[:MAX_PROBLEMS]
        if rest:
            kept.append(Problem("more-problems", place=rest[0].place, count=len(rest)))
    return kept
