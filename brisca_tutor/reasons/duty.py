"""Why a card may or may not be played where a rule set obliges (L4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..game.cards import Card, Suit
from ..game.duties import fulfilling
from ..game.trick import winning_index

Duty = Literal[
    "lead",
    "free",
    "follow",
    "beat",
    "cannot_beat",
    "trump",
    "overtrump",
    "cannot_overtrump",
    "void",
]
"""What a seat owes: nothing, as it leads or nothing obliges; a card of the suit led; one of them
that beats the best card, or any of them as none does; a trump; one that beats the best trump;
nothing, as no trump does; nothing, as it has neither the suit nor a trump."""


class DutyReason(NamedTuple):
    """What must be played to a trick, and why.

    Attributes:
        duty: what is owed.
        led: the suit led; None for the leader.
        best: the card that is winning the trick; None for the leader.
        trump: the trump suit, or None where it is not known.
        allowed: the cards of the hand that may be played.
        refused: the others.
    """

    duty: Duty
    led: Suit | None
    best: Card | None
    trump: Suit | None
    allowed: tuple[Card, ...]
    refused: tuple[Card, ...]


def explain_duty(
    hand: Sequence[Card], table: Sequence[Card], trump: Suit | None, obligation: str
) -> DutyReason:
    """What a seat with this hand owes to the trick on the table, once there is no stock.

    ``obligation`` is that of the rule set; while there is a stock, ask with ``free``.
    """
    if not table:
        return DutyReason("lead", None, None, trump, tuple(hand), ())
    led, best = table[0].suit, table[winning_index(table, trump)]
    allowed = fulfilling(hand, table, trump, obligation)
    refused = tuple(one for one in hand if one not in allowed)
    duty = _duty(hand, led, best, trump, obligation)
    return DutyReason(duty, led, best, trump, allowed, refused)


def _duty(hand: Sequence[Card], led: Suit, best: Card, trump: Suit | None, obligation: str) -> Duty:
    if obligation == "free":
        return "free"
    strict = obligation == "follow_and_beat"
    following = [one for one in hand if one.suit is led]
    if following:
        if not strict or best.suit is not led:
            return "follow"
        able = any(one.strength > best.strength for one in following)
        return "beat" if able else "cannot_beat"
    trumps = [one for one in hand if one.suit is trump]
    if not trumps:
        return "void"
    if not strict or best.suit is not trump:
        return "trump"
    able = any(one.strength > best.strength for one in trumps)
    return "overtrump" if able else "cannot_overtrump"
