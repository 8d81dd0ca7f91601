"""The hint ladder: the author's hints, or else what the engine can say short of the answer."""

from __future__ import annotations

from ..game.cards import Card
from .answers import Hint
from .questions import Question

_ABOUT_TRICKS = ("winner", "reason", "winners", "losers", "explanation", "mistake")


def ladder(question: Question) -> tuple[Hint, ...]:
    """Every hint there is for this question, the gentlest first; possibly none.

    Without hints of the author: the rule to think of, then the cards that matter.
    """
    if question.hints:
        of = len(question.hints)
        return tuple(Hint(place + 1, of, words) for place, words in enumerate(question.hints))
    if not question.rule:
        return ()
    rule = _rule(question)
    cards = _cards(question)
    if not cards:
        return (Hint(1, 1, rule=rule),)
    return Hint(1, 2, rule=rule), Hint(2, 2, rule=rule, cards=cards)


def _rule(question: Question) -> str:
    trick = question.trick
    if not trick or question.asks not in _ABOUT_TRICKS:
        return question.rule
    return "W1" if any(one.suit is question.trump for one in trick) else "W2"


def _cards(question: Question) -> tuple[Card, ...]:
    """The cards that decide: of the suit that wins a trick, or those with points in a count."""
    if question.counted:
        return tuple(one for one in question.counted if one.points)
    trick = question.trick
    if not trick or question.asks not in _ABOUT_TRICKS:
        return ()
    suit = question.trump if any(one.suit is question.trump for one in trick) else trick[0].suit
    return tuple(one for one in trick if one.suit is suit)
