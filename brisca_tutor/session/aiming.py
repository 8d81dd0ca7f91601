"""Which puzzles come a little more often: those on what went wrong most.

Gently: what is aimed at gets more lots in the draw, everything else keeps its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..content.models import Puzzle

FEWEST = 4
"""Puzzles of a theme that must have been answered before it can be called weak."""
WEAK = 70
"""Right first time, per cent, below which a theme is weak."""
LOTS = (4, 3, 2)
"""Lots of a puzzle of the weakest theme, the next and the one after; any other has one."""
TIMES = 2
"""Wrong answers that a mistaken belief must explain before puzzles are aimed at it."""
BELIEFS = 2
"""Beliefs aimed at, the most frequent ones."""
MORE = 2
"""More lots for a puzzle that is aimed at such a belief."""
SHARE = 3
"""A theme is on a belief where one in so many of its puzzles is aimed at it."""


class Aim(NamedTuple):
    """What the next puzzles aim at.

    Attributes:
        themes: lots by theme, for the weak ones.
        beliefs: ids of mistaken beliefs.
        on: the themes that are on these beliefs, for puzzles that name none.
    """

    themes: Mapping[str, int] = {}
    beliefs: frozenset[str] = frozenset()
    on: frozenset[str] = frozenset()

    def lots(self, puzzle: Puzzle) -> int:
        """The lots of this puzzle, at least one."""
        more = MORE if self.beliefs & set(puzzle.tags) else 0
        return self.themes.get(puzzle.theme, 1) + more

    def lots_of(self, theme: str) -> int:
        """The lots of a theme whose puzzles are generated, at least one."""
        return self.themes.get(theme, 1) + (MORE if theme in self.on else 0)


NOWHERE = Aim()
"""Every puzzle has one lot."""


def aim(
    themes: Iterable[tuple[str, int, int]],
    beliefs: Iterable[tuple[str, int]],
    puzzles: Iterable[Puzzle],
) -> Aim:
    """What to aim at.

    Args:
        themes: name, puzzles answered, right first time.
        beliefs: name, wrong answers that it explains.
        puzzles: those of the course, which tell what its themes are on.
    """
    weak = sorted(
        (first / tried, name)
        for name, tried, first in themes
        if tried >= FEWEST and 100 * first < WEAK * tried
    )
    lots = {name: count for (_, name), count in zip(weak, LOTS, strict=False)}
    often = sorted((-times, name) for name, times in beliefs if times >= TIMES)
    wanted = frozenset(name for _, name in often[:BELIEFS])
    tagged: dict[str, list[bool]] = {}
    for one in puzzles:
        tagged.setdefault(one.theme, []).append(bool(wanted & set(one.tags)))
    on = frozenset(name for name, tags in tagged.items() if sum(tags) * SHARE >= len(tags))
    return Aim(lots, wanted, on if wanted else frozenset())
