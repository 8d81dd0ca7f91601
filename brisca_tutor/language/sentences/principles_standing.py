"""The principles that look at the whole hand in words: draws, the end, the 61, swaps, the leader.

They word what ``reasons.standing`` and its neighbours find; `principles` words the rest.
"""

from __future__ import annotations

from ...game.cards import Card
from ...reasons.principle import Principle
from ..catalogue import Speech
from ..names import Names


def card_of(reason: Principle) -> Card:
    """The card a reason is about; only drawing without a swap has none."""
    card = reason.card
    assert card is not None, "only drawing has no card"
    return card


def seat_of(reason: Principle, names: Names) -> object:
    """The name of the seat a reason is about."""
    assert reason.seat is not None
    return names[reason.seat]


def last_draw(speech: Speech, reason: Principle, names: Names) -> str:
    """P10: who draws what when the stock ends."""
    card, turned = card_of(reason), reason.cards[0]
    if reason.variant == "covered":
        return _covered_draw(speech, reason, names)
    if reason.speaks == "for":
        return speech.say(
            "The last cards are drawn after this trick, and with {card.the} it is you who "
            "draws last and gets {turned.the}.",
            card=card,
            turned=turned,
        )
    return speech.say(
        "The last cards are drawn after this trick, and with {card.the} you give {seat.name} "
        "the face-up card, {turned.the}.",
        card=card,
        turned=turned,
        seat=seat_of(reason, names),
    )


def _covered_draw(speech: Speech, reason: Principle, names: Names) -> str:
    card, turned = card_of(reason), reason.cards[0]
    if reason.speaks == "for":
        return speech.say(
            "The last cards are drawn after this trick, and with {card.the} it is you who "
            "draws last and gets {turned.the}, which made trumps.",
            card=card,
            turned=turned,
        )
    return speech.say(
        "The last cards are drawn after this trick, and with {card.the} you give {seat.name} "
        "{turned.the}, which made trumps.",
        card=card,
        turned=turned,
        seat=seat_of(reason, names),
    )


def count_end(speech: Speech, reason: Principle, names: Names) -> str:
    """P11: the forced end, counted out."""
    if reason.speaks == "against":
        return speech.say(
            "With {card.the} you finish with {points} points at the most, instead of {less}.",
            card=card_of(reason),
            points=reason.points,
            less=reason.less,
        )
    return speech.say(
        "Nothing is hidden any more: {seat.name} holds {cards.the}. With {card.the} and best play "
        "by both you finish with {points} points.",
        seat=seat_of(reason, names),
        cards=reason.cards,
        card=card_of(reason),
        points=reason.points,
    )


def reach_majority(speech: Speech, reason: Principle, names: Names) -> str:
    """P12: what a trick decides near half of the points."""
    if reason.variant == "reach":
        return speech.say(
            "With this trick you reach {points} points at least: the hand is won.",
            points=reason.points,
        )
    if reason.variant == "deny":
        return speech.say(
            "With this trick {seat.name} would reach {points} points and win the hand: "
            "{card.the} takes it.",
            seat=seat_of(reason, names),
            points=reason.points,
            card=card_of(reason),
        )
    return speech.say(
        "{card.The} lets {seat.name} reach {points} points: the hand would be lost.",
        card=card_of(reason),
        seat=seat_of(reason, names),
        points=reason.points,
    )


def swap_now(speech: Speech, reason: Principle, _: Names) -> str:
    """P13: the swap while it is there."""
    if reason.speaks == "for":
        return speech.say(
            "You give {card.the} and get a better trump, {turned.the}. Everybody sees it, "
            "but nobody can take it from you.",
            card=card_of(reason),
            turned=reason.cards[0],
        )
    return speech.say(
        "You hold {card.the} and could take {turned.the} now; later it may go to somebody else.",
        card=reason.cards[0],
        turned=reason.cards[1],
    )


def boss_card(speech: Speech, reason: Principle, _: Names) -> str:
    """P14: a card that no card still out can beat."""
    if reason.variant == "seen":
        return speech.say(
            "You see the rival's hand: nothing in it beats {card.the}, which takes the trick "
            "for sure.",
            card=card_of(reason),
        )
    if reason.variant == "suit":
        return speech.say(
            "No higher card of its suit is left than {card.the}: only somebody with none of "
            "that suit can take the trick, with a trump.",
            card=card_of(reason),
        )
    if reason.variant == "later":
        return speech.say(
            "No rival who plays after you can beat {card.the}: the trick is yours for sure.",
            card=card_of(reason),
        )
    if reason.variant == "trump":
        return speech.say(
            "No trump above {card.the} is left for the others: it takes the trick for sure.",
            card=card_of(reason),
        )
    return speech.say(
        "Nothing that is still out beats {card.the}: it takes the trick for sure.",
        card=card_of(reason),
    )


def common_target(speech: Speech, reason: Principle, names: Names) -> str:
    """P15: the rival with the most points."""
    return speech.say(
        "Of your rivals {seat.name} has the most points, {points}: this trick is taken from "
        "the one to fear.",
        seat=seat_of(reason, names),
        points=reason.points,
    )


def sure_trick(speech: Speech, reason: Principle, names: Names) -> str:
    """The last to play takes what nobody can take back."""
    if reason.speaks == "against":
        return speech.say(
            "{card.The} leaves the trick to {seat.name}; with {other.the} you would take "
            "{points} points.",
            card=card_of(reason),
            seat=seat_of(reason, names),
            other=reason.cards[0],
            points=reason.points,
        )
    return speech.say_many(
        "You play last: {card.the} takes the trick for sure, and {count} point with it.",
        "You play last: {card.the} takes the trick for sure, and {count} points with it.",
        reason.points,
        card=card_of(reason),
    )
