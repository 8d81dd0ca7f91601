"""A hint in three rungs: the concept, the rule with its key cards, the card itself."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..game.actions import Move
from ..game.cards import Card
from ..game.trick import winning_index
from ..reasons.principle import Principle
from .advice import Advice

Kind = Literal["only", "close", "principle", "numbers"]
"""What a hint rests on: there is one option only; no option is better than another; a
principle that the numbers bear out; or the numbers alone, as no reason explains them."""

RUNGS = 3


class Hint(NamedTuple):
    """One rung. The first two never name a card of the hand.

    Attributes:
        rung: 1 the concept, 2 the rule and the key cards, 3 the card.
        kind: what the hint rests on.
        principle: the principle, for the kind ``principle``.
        cards: key cards on the table or out of sight (rung 2); none of the hand.
        actions: what to do (rung 3): the best option first, then those as good.
        advice: the advice it comes from.
    """

    rung: int
    kind: Kind
    principle: Principle | None
    cards: tuple[Card, ...]
    actions: tuple[Move, ...]
    advice: Advice


def ladder(advice: Advice) -> tuple[Hint, Hint, Hint]:
    """The three rungs of the hint for this position."""
    good = tuple(choice.option.action for choice in advice.choices if choice.good)
    leading = leading_principle(advice)
    kind: Kind
    if len(advice.choices) == 1:
        kind = "only"
    elif len(good) == len(advice.choices):
        kind = "close"
    elif leading is not None:
        kind = "principle"
    else:
        kind = "numbers"
    shown = leading if kind == "principle" else None
    cards = _key_cards(advice, shown) if kind in ("principle", "numbers") else ()
    return (
        Hint(1, kind, shown, (), (), advice),
        Hint(2, kind, shown, cards, (), advice),
        Hint(3, kind, shown, (), good, advice),
    )


def leading_principle(advice: Advice) -> Principle | None:
    """The reason to begin with: for the best option, else against the worst that has one."""
    if advice.best.reasons_for:
        return advice.best.reasons_for[0]
    for choice in reversed(advice.choices):
        if choice.reasons_against:
            return choice.reasons_against[0]
    return None


def _key_cards(advice: Advice, reason: Principle | None) -> tuple[Card, ...]:
    """Cards to look at: what wins the trick, aces and threes in it, cards a reason rests on."""
    seen = advice.view
    table = [play.card for play in seen.trick]
    known = table and not seen.hidden_trump
    winning = table[winning_index(table, seen.trump)] if known else None
    cards = [one for one in table if one is winning or one.points >= 10]
    if reason is not None:
        cards += [one for one in reason.cards if one not in cards]
    hand = set(seen.hand)
    return tuple(one for one in cards if one not in hand)
