"""Everything there is to say about a decision: options, grades, reasons, the punishing reply."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ..game.actions import Move, Play
from ..game.state import Phase
from ..game.view import PlayerView
from ..players.analysis import Analysis, Option
from ..players.maestro import analyse
from ..players.replies import Taken, punishing
from ..reasons.choice import principles
from ..reasons.principle import Code, Principle
from .grades import Grade, grade_of, too_close

REMEMBERED = 64
"""Positions whose advice is kept, so that hint, warning and review share one analysis."""

MOST_REASONS = 3

ALIKE = 2
"""Reasons are alike unless one has more than so many times the points of the other at stake."""

PRIORITY: tuple[Code, ...] = (
    "contract",
    "reach-majority",
    "count-end",
    "swap-now",
    "announce",
    "own-trick",
    "stay-under-partner",
    "load-partner",
    "take-with-brisca",
    "ruff-brisca",
    "seen-hand",
    "hold-brisca",
    "last-draw",
    "open-draw",
    "draw-trumps",
    "last-trick",
    "boss-card",
    "spare-trumps",
    "win-cheaply",
    "sure-trick",
    "common-target",
    "caller",
    "lead-blank",
    "throw-least",
)
"""Which reason comes first where several hold and none tells the options apart better."""

POINTS_TO_A_CARD: frozenset[Code] = frozenset(
    {
        "lead-blank",
        "take-with-brisca",
        "win-cheaply",
        "ruff-brisca",
        "sure-trick",
        "throw-least",
        "load-partner",
        "own-trick",
    }
)
"""Principles that speak against one card by pointing to another of the hand."""


SAID_BY: dict[Code, Code] = {"boss-card": "draw-trumps", "hold-brisca": "seen-hand"}
"""Principles that say nothing more where another one is told."""


class Choice(NamedTuple):
    """One option, judged.

    Attributes:
        option: the action with expected points, errors and chance to win.
        grade: how good it is, in a word.
        reasons_for: why it is the best or as good, the most telling first; empty for others.
        reasons_against: why it loses points, the most telling first; empty for good ones.
        reply: how a rival takes the trick from it, where it loses real points.
    """

    option: Option
    grade: Grade
    reasons_for: tuple[Principle, ...]
    reasons_against: tuple[Principle, ...]
    reply: Taken | None

    @property
    def good(self) -> bool:
        """Whether it is the best option or as good as the best."""
        return self.grade in ("best", "equal")


class Advice(NamedTuple):
    """A position gone over.

    Attributes:
        view: the position as its seat sees it.
        analysis: what the search says.
        choices: every option, the best first.
        close: the best option has an equal.
    """

    view: PlayerView
    analysis: Analysis
    choices: tuple[Choice, ...]
    close: bool

    @property
    def best(self) -> Choice:
        """The best option."""
        return self.choices[0]

    @property
    def exact(self) -> bool:
        """Whether the figures are exact and not sampled."""
        return self.analysis.method == "exact"

    def of(self, action: Move) -> Choice:
        """What is said of this action.

        Raises:
            KeyError: it is not one of the options.
        """
        for choice in self.choices:
            if choice.option.action == action:
                return choice
        raise KeyError(action)


def advise(seen: PlayerView, number: int | None = None) -> Advice:
    """Advice for the seat in turn; ``number`` worlds instead of the usual number.

    Depends on the view and the number alone, and not on the order of cards in hand.

    Raises:
        ValueError: the view is not of the seat in turn, or the hand is over.
    """
    ordered = seen._replace(hand=tuple(sorted(seen.hand, key=lambda one: one.index)))
    return _advise(ordered, number)


@lru_cache(maxsize=REMEMBERED)
def _advise(seen: PlayerView, number: int | None) -> Advice:
    return advice_of(seen, analyse(seen, number))


def advice_of(seen: PlayerView, analysis: Analysis) -> Advice:
    """The advice that follows from an analysis of this view."""
    found = principles(seen)
    contract = _contract_alone(seen)
    grades = [grade_of(option, analysis, contract=contract) for option in analysis.options]
    good = {
        option.action
        for option, grade in zip(analysis.options, grades, strict=True)
        if grade in ("best", "equal")
    }
    bad = {option.action for option in analysis.options} - good
    choices = []
    for option, grade in zip(analysis.options, grades, strict=True):
        mine = [one for one in found if one.action == option.action]
        if option.action in good:
            chosen = _telling((one for one in mine if one.speaks == "for"), found, good, bad)
            choices.append(Choice(option, grade, chosen, (), None))
        else:
            against = (one for one in mine if one.speaks == "against" and _agrees(one, good))
            chosen = _telling(against, found, good, bad)
            choices.append(Choice(option, grade, (), chosen, _reply(seen, option)))
    return Advice(seen, analysis, tuple(choices), too_close(grades))


def _contract_alone(seen: PlayerView) -> bool:
    """Whether all that is paid is a contract, made or not (A2, A6).

    Where defenders score the points of their cards, points count for them as well.
    """
    if seen.unnamed:
        return seen.rules.match == "contract" and not seen.rules.defenders_score
    if seen.auction is None or seen.auction.contract is None or seen.rules.match != "contract":
        return False
    declarer = seen.auction.contract.declarer
    ours = any(declarer in side and seen.seat in side for side in seen.sides)
    return ours or not seen.rules.defenders_score


def _agrees(reason: Principle, good: set[Move]) -> bool:
    """Whether a reason against points to no card, or to one that the numbers call good."""
    if reason.code not in POINTS_TO_A_CARD:
        return True
    seat = reason.action.seat
    return not reason.cards or any(Play(seat, one) in good for one in reason.cards)


def _telling(
    reasons: Iterable[Principle],
    found: tuple[Principle, ...],
    good: set[Move],
    bad: set[Move],
) -> tuple[Principle, ...]:
    """The reasons that the numbers bear out, those first that tell good from bad best.

    A reason against that holds for a good option with as much at stake, or one for that holds
    for every bad option too, explains nothing and is left out; so is one whose principle speaks
    against a good option.
    """
    ranked = []
    for reason in reasons:
        alike = {
            other.action
            for other in found
            if (other.code, other.speaks) == (reason.code, reason.speaks)
            and ALIKE * other.points >= reason.points
        }
        warned = {one.action for one in found if one.code == reason.code and one.speaks != "for"}
        if reason.speaks == "against":
            explains = not alike & good
        else:
            explains = bool(bad - alike) and not warned & good
        if explains:
            shared = 0 if reason.speaks == "against" else len(bad & alike)
            ranked.append((shared, PRIORITY.index(reason.code), reason))
    ranked.sort(key=lambda item: item[:2])
    first = {reason.code: reason for *_, reason in reversed(ranked)}
    chosen = [
        reason
        for *_, reason in ranked
        if first[reason.code] is reason and SAID_BY.get(reason.code) not in first
    ]
    return tuple(chosen[:MOST_REASONS])


def _reply(seen: PlayerView, option: Option) -> Taken | None:
    action = option.action
    if seen.phase is not Phase.PLAY or not isinstance(action, Play):
        return None
    return punishing(seen, action)
