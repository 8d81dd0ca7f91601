"""From an id to its puzzle, and from a wish to an id: puzzles without end.

``G1-several-trumps-3-4821`` is number 4821 of level 3 on several trumps. The id is all there is:
it seeds the dice, the dice draw questions until one has the theme and the level. Version G1 never
changes; what would change a puzzle needs a G2 beside it.
"""

from __future__ import annotations

import re

from ...game.errors import Problem
from ...game.ruleset import RuleSet
from ..models import Puzzle, Step, SwapStep
from ..swapping import obstacles
from .dice import Dice
from .difficulty import level_of
from .situations import SITUATION_THEMES, swap_is_clear
from .themes import TRICK_THEMES, Theme

THEMES: dict[str, Theme] = {**TRICK_THEMES, **SITUATION_THEMES}
"""The themes that can be generated, by name."""

MOST = 10**9
"""Numbers of puzzles of a theme and level: 0 to this less 1."""

TRIES = 100_000
"""Draws after which a theme and level are taken not to exist; the rarest need a few hundred."""

_ID = re.compile(r"G1-([a-z][a-z-]*)-([1-5])-(0|[1-9][0-9]{0,8})", re.IGNORECASE)


def is_generated(id: str) -> bool:
    """Whether the id is that of a generated puzzle, possible or not."""
    return _ID.fullmatch(id) is not None


def theme_of(id: str) -> str | None:
    """The theme that the id of a generated puzzle names, or None for any other id."""
    found = _ID.fullmatch(id)
    return found[1].lower() if found else None


def id_of(theme: str, level: int, number: int) -> str:
    """The id of a generated puzzle."""
    return f"G1-{theme}-{level}-{number % MOST}"


def rebuild(id: str) -> Puzzle:
    """The puzzle of an id; capital letters do not matter.

    Raises:
        Problem: ``puzzle-unknown`` (no such theme, or a level that it does not have).
    """
    found = _ID.fullmatch(id)
    theme = found[1].lower() if found else ""
    if found is None or theme not in THEMES or int(found[2]) not in THEMES[theme].levels:
        raise Problem("puzzle-unknown", text=id[:60], near="", known=())
    return generate(theme, int(found[2]), int(found[3]))


def generate(theme: str, level: int, number: int) -> Puzzle:
    """Puzzle ``number`` of a theme and level; both must exist.

    Raises:
        KeyError: no such theme.
        LookupError: the theme has no puzzles of this level.
    """
    made = THEMES[theme]
    if level not in made.levels:
        raise LookupError(f"{theme} has no level {level}")
    id = id_of(theme, level, number)
    dice = Dice(id)
    for _ in range(TRIES):
        rules, step = made.draw(dice, id)
        if made.fits(step) and _level(rules, step) == level:
            return Puzzle(id=id, theme=theme, level=level, rules=rules, step=step)
    raise LookupError(id)


def _level(rules: RuleSet, step: Step) -> int:
    """The level of a question, or 0 when it is not clear enough to be asked."""
    if isinstance(step, SwapStep):
        if not swap_is_clear(step, rules):
            return 0
        return level_of(step, tuple(obstacles(step, rules)))
    return level_of(step)


def of_the_day(day: str, theme: str | None = None, level: int | None = None) -> Puzzle | None:
    """The puzzle of a day (ISO date), the same for everybody; None where there is none."""
    dice = Dice(f"G1 {day}")
    names = [
        name
        for name, made in THEMES.items()
        if theme in (None, name) and (level is None or level in made.levels)
    ]
    if not names:
        return None
    name = dice.pick(names)
    return generate(name, level or dice.pick(THEMES[name].levels), int(day.replace("-", "")))
