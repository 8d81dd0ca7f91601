"""How bad a loss is, in one table, and when two cards are too close to call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..players.analysis import Analysis, Option

Grade = Literal["best", "equal", "doubtful", "mistake", "grave"]

GRADES: tuple[Grade, ...] = ("best", "equal", "doubtful", "mistake", "grave")
"""From the best to the worst."""

CLOSE = 0.5
"""Points of difference that mean nothing when they are sampled."""

FROM: tuple[tuple[float, Grade], ...] = ((5.0, "grave"), (2.0, "mistake"), (0.0, "doubtful"))
"""Points lost from which a loss that is not nothing has this grade."""

HAND_LOST: tuple[tuple[float, Grade], ...] = ((0.5, "grave"), (0.2, "mistake"))
"""Chance to win the hand given away, besides points, from which a loss is at least this."""

ERRORS = 2.0
"""Standard errors within which a difference means nothing."""

MOST_ERROR = 1.5
"""Points beyond which a difference means something however few worlds there were."""


def margin(loss_error: float, exact: bool) -> float:
    """Points up to which a loss is no loss; 0 where results are exact."""
    return 0.0 if exact else max(CLOSE, min(MOST_ERROR, ERRORS * loss_error))


SAME_CHANCE = 0.02
"""Chance to win the hand up to which two options have the same."""


def grade_of(option: Option, analysis: Analysis, *, contract: bool = False) -> Grade:
    """The grade of one option of the analysis.

    With a ``contract`` nobody is paid for points beyond it: an option that wins the hand more
    often than the best one is as good, one that wins it as often is doubtful at worst, and once
    the contract is decided in every world all options are alike.
    """
    found = _grade(option, analysis)
    best = analysis.options[0]
    if not contract or found in ("best", "equal"):
        return found
    chances = {one.win for one in analysis.options}
    if best.win - option.win < -SAME_CHANCE or chances in ({0.0}, {1.0}):
        return "equal"
    return "doubtful" if best.win - option.win <= SAME_CHANCE else found


def _grade(option: Option, analysis: Analysis) -> Grade:
    best = analysis.options[0]
    if option is best or option.action == best.action:
        return "best"
    if option.loss <= margin(option.loss_error, analysis.method == "exact") + 1e-9:
        return "equal"
    by_points = next(grade for least, grade in FROM if option.loss >= least)
    given_away = best.win - option.win
    by_hand: Grade = next((grade for least, grade in HAND_LOST if given_away >= least), "doubtful")
    return max(by_points, by_hand, key=GRADES.index)


def too_close(grades: Sequence[Grade]) -> bool:
    """Whether the best option has an equal, by the grades of all options, the best first."""
    return "equal" in grades
