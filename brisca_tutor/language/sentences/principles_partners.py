"""Principles about tricks that my side is winning already, and the called card, in words.

They word what ``reasons.partners`` finds; `principles` words the rest.
"""

from __future__ import annotations

from ...reasons.principle import Principle
from ..catalogue import Speech
from ..names import Names
from .principles_standing import card_of, seat_of


def load_partner(speech: Speech, reason: Principle, names: Names) -> str:
    """P7: points for a trick that a partner takes."""
    card = card_of(reason)
    if reason.variant == "caller":
        return speech.say_many(
            "You hold the called card, so {seat.name} is your partner and takes the trick for "
            "sure: {card.the} adds {count} point.",
            "You hold the called card, so {seat.name} is your partner and takes the trick for "
            "sure: {card.the} adds {count} points.",
            reason.points,
            seat=seat_of(reason, names),
            card=card,
        )
    if reason.speaks == "for":
        return speech.say_many(
            "Your partner takes the trick for sure: {card.the} adds {count} point.",
            "Your partner takes the trick for sure: {card.the} adds {count} points.",
            reason.points,
            card=card,
        )
    if not reason.points:
        return speech.say(
            "Your partner takes the trick for sure, and {card.the} adds nothing; "
            "{other.the} would add {less} points.",
            card=card,
            other=reason.cards[0],
            less=reason.less,
        )
    return speech.say(
        "Your partner takes the trick for sure, and {card.the} adds {points} points; "
        "{other.the} would add {less}.",
        card=card,
        points=reason.points,
        other=reason.cards[0],
        less=reason.less,
    )


def stay_under_partner(speech: Speech, reason: Principle, _: Names) -> str:
    """P8: a partner's card that needs no help."""
    card, best = card_of(reason), reason.cards[0]
    if reason.variant == "trump":
        return speech.say(
            "Your partner takes the trick for sure with {best.the}: {card.the} would be "
            "a trump spent for nothing.",
            best=best,
            card=card,
        )
    if reason.speaks == "against":
        return speech.say(
            "Your partner takes the trick for sure with {best.the}: {card.the} would only "
            "take it over.",
            best=best,
            card=card,
        )
    return speech.say(
        "{card.The} leaves the trick to your partner, who wins it for sure with {best.the}.",
        card=card,
        best=best,
    )


def own_trick(speech: Speech, reason: Principle, _: Names) -> str:
    """C4: my first card of the two takes the trick already."""
    card, best = card_of(reason), reason.cards[0]
    if reason.speaks == "for":
        return speech.say_many(
            "{best.The} that you have on the table takes the trick for sure: {card.the} adds "
            "{count} point.",
            "{best.The} that you have on the table takes the trick for sure: {card.the} adds "
            "{count} points.",
            reason.points,
            best=best,
            card=card,
        )
    if reason.variant == "trump":
        return speech.say(
            "{best.The} that you have on the table takes the trick for sure: {card.the} would be "
            "a trump spent for nothing.",
            best=best,
            card=card,
        )
    if not reason.points:
        return speech.say(
            "{best.The} that you have on the table takes the trick for sure, and {card.the} adds "
            "nothing; {other.the} would add {less} points.",
            best=best,
            card=card,
            other=reason.cards[1],
            less=reason.less,
        )
    return speech.say(
        "{best.The} that you have on the table takes the trick for sure, and {card.the} adds "
        "{points} points; {other.the} would add {less}.",
        best=best,
        card=card,
        points=reason.points,
        other=reason.cards[1],
        less=reason.less,
    )


def caller(speech: Speech, reason: Principle, names: Names) -> str:
    """A5: the called card before it has been played."""
    if reason.variant == "shows":
        return speech.say(
            "{card.The} is the called card: playing it tells everybody that you are the partner "
            "of {seat.of}.",
            card=card_of(reason),
            seat=seat_of(reason, names),
        )
    return speech.say(
        "You do not hold the called card, so you play against {seat.name}: this trick is taken "
        "from {seat.name}.",
        seat=seat_of(reason, names),
    )
