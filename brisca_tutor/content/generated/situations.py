"""The themes about swaps and results (version G1 of the ids)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...game.cards import Rank
from ...game.ruleset import RULE_SETS, RuleSet
from ..models import ResultStep, Step, SwapStep
from ..swapping import obstacles
from .dice import Dice
from .themes import SUITS, Drawn, Theme, always

_BRISCA = RULE_SETS["brisca"]
_SWAPS = (
    _BRISCA,
    _BRISCA,
    _BRISCA,
    replace(_BRISCA, swap_deadline="before_last_draw_trick"),
    RULE_SETS["briscola"],
)
_MATCHES = (
    _BRISCA,
    RULE_SETS["ludoteka"],
    RULE_SETS["reglas"],
    replace(RULE_SETS["iberica"], tie="replay", match="game_points"),
    replace(_BRISCA, tie="last_trick"),
)
_CLOSE = (61, 62, 63, 64, 60, 60, 60, 59, 58)
_WIDE = (90, 91, 92, 118, 120, 75, 80, 85, 99)


def _swap(dice: Dice, id: str) -> Drawn:
    seats = dice.pick((2, 2, 3, 4))
    rules = dice.pick(_SWAPS)
    pack = rules.cards(seats)
    trump = dice.pick(SUITS)
    of_trump = [one for one in pack if one.suit is trump]
    face_up = dice.pick(of_trump)
    left = [one for one in pack if one is not face_up]
    swappers = [one for one in left if one.rank in (Rank.SEVEN, Rank.TWO)]
    likely = [one for one in swappers if one.suit is trump] if dice.below(3) else swappers
    first = (dice.pick(likely or swappers),)
    moment: Any = dice.pick(("won", "won", "won", "lost", "drawn", "first"))
    more = 1 if moment in ("won", "lost") else 2
    hand = (*first, *dice.draw([one for one in left if one not in first], more))
    rounds = (len(pack) - seats * rules.hand_size) // seats
    gone = dice.below(6) == 0 and moment == "won"
    left_rounds = rounds if moment == "first" else 1 + dice.below(rounds - 1)
    if dice.below(4) == 0 and moment != "first":
        left_rounds = 1
    step = SwapStep(
        id=id,
        hand=hand,
        face_up=None if gone else face_up,
        trump=trump,
        covered=0 if gone else left_rounds * seats - 1,
        seats=seats,
        moment=moment,
    )
    return rules, step


def swap_is_clear(step: Step, rules: RuleSet) -> bool:
    """At most one thing stands in the way, so that there is one right answer."""
    assert isinstance(step, SwapStep)
    return len(obstacles(step, rules)) < 2


def _result(dice: Dice, id: str) -> Drawn:
    rules = dice.pick(_MATCHES)
    if rules.match == "game_points":
        asks = ("game_points", "match")
    elif rules.tie == "last_trick":
        asks = ("outcome", "outcome")
    else:
        asks = ("outcome", "match")
    ask: Any = dice.pick(asks)
    sides = dice.pick((("me", "rival"), ("me+partner", "left+right"), ("me", "Ana", "Blas")))
    if len(sides) == 3 and rules.match != "first_to":
        sides = ("me", "rival")
    points = _points(dice, len(sides), ask == "game_points")
    score: tuple[tuple[str, int], ...] = ()
    if ask == "match":
        target = (rules.match_target + 1) // 2 if rules.match == "best_of" else rules.match_target
        score = tuple((side, dice.below(target)) for side in sides)
    top = [at for at, number in enumerate(points) if number == max(points)]
    last = ""
    if rules.tie == "last_trick":
        last = sides[dice.pick(top)]
    step = ResultStep(
        id=id,
        points=tuple(zip(sides, points, strict=True)),
        ask=ask,
        score=score,
        last=last,
    )
    return rules, step


def _points(dice: Dice, sides: int, wide: bool) -> tuple[int, ...]:
    if sides == 3:
        first = 20 + dice.below(40)
        second = first if dice.below(3) == 0 else 20 + dice.below(40)
        return dice.turned((first, second, 120 - first - second))
    if dice.below(2):
        first = dice.pick(_WIDE if wide else _CLOSE)
    else:
        first = (61 if wide else 21) + dice.below(59 if wide else 79)
    return dice.turned((first, 120 - first))


def _result_is_clear(step: Step) -> bool:
    """Points that there can be, and a winner where game points are asked for."""
    assert isinstance(step, ResultStep)
    counts = sorted(points for _, points in step.points)
    tied = counts[-1] == counts[-2]
    return (
        counts[0] >= 0 and not {1, 119} & set(counts) and not (tied and step.ask == "game_points")
    )


SITUATION_THEMES: dict[str, Theme] = {
    "swap": Theme(_swap, always),
    "results": Theme(_result, _result_is_clear),
}
