"""Principles of games with contracts, cantes, duties, a called card or open cards, in words.

They word what ``reasons.games`` and its neighbours find; `principles` words the rest.
"""

from __future__ import annotations

from ...game.actions import Announce
from ...reasons.principle import Principle
from ..catalogue import Speech
from ..names import Names
from .principles_standing import card_of, seat_of


def contract(speech: Speech, reason: Principle, names: Names) -> str:
    """A2, A6: what a trick decides about a contract."""
    slots: dict[str, object] = {
        "card": card_of(reason),
        "points": reason.points,
        "needed": reason.less,
    }
    if reason.variant == "make":
        return speech.say(
            "With this trick you reach {points} points at least, and the contract needs "
            "{needed}: it is made.",
            **slots,
        )
    if reason.variant == "defeat":
        return speech.say(
            "With this trick you reach {points} points at least: the contract of {needed} can "
            "no longer be made.",
            **slots,
        )
    slots["seat"] = seat_of(reason, names)
    if reason.variant == "deny-make":
        return speech.say(
            "With this trick {seat.name} would reach {points} points and make the contract: "
            "{card.the} takes it.",
            **slots,
        )
    if reason.variant == "deny-defeat":
        return speech.say(
            "With this trick {seat.name} would reach {points} points, and your contract would "
            "be lost: {card.the} takes it.",
            **slots,
        )
    if reason.variant == "lets-make":
        return speech.say(
            "{card.The} lets {seat.name} reach {points} points: the contract would be made.",
            **slots,
        )
    return speech.say(
        "{card.The} lets {seat.name} reach {points} points: your contract would be lost.", **slots
    )


def announce(speech: Speech, reason: Principle, _: Names) -> str:
    """A3: king and knight of a suit in hand after winning a trick."""
    if isinstance(reason.action, Announce):
        return speech.say(
            "You hold {cards.the}: announcing them is worth {points} points, and you keep both.",
            cards=reason.cards,
            points=reason.points,
        )
    return speech.say(
        "You hold {cards.the} and could announce them now for {points} points; later you may "
        "not win a trick with both in hand.",
        cards=reason.cards,
        points=reason.points,
    )


def draw_trumps(speech: Speech, reason: Principle, _: Names) -> str:
    """L4: a trump led that must be answered with trumps."""
    return speech.say_many(
        "{card.The} takes the trick for sure, and whoever has a trump must play one: "
        "{count} is still out.",
        "{card.The} takes the trick for sure, and whoever has a trump must play one: "
        "{count} are still out.",
        reason.out,
        card=card_of(reason),
    )


def last_trick(speech: Speech, reason: Principle, _: Names) -> str:
    """H5: the boss kept for the last trick."""
    return speech.say(
        "With {card.the} you keep {other.the}, which nobody can beat: it takes the last trick "
        "and its {points} points.",
        card=card_of(reason),
        other=reason.cards[0],
        points=reason.points,
    )


def seen_hand(speech: Speech, reason: Principle, names: Names) -> str:
    """C3: what an open hand holds against my lead."""
    return speech.say(
        "You see that {seat.name} holds {other.the}: it beats {card.the} and takes its "
        "{points} points.",
        seat=seat_of(reason, names),
        other=reason.cards[0],
        card=card_of(reason),
        points=reason.points,
    )


def open_draw(speech: Speech, reason: Principle, names: Names) -> str:
    """C3: who draws the open card."""
    if reason.speaks == "for":
        return speech.say(
            "With {card.the} you win the trick and draw the open card, {drawn.the}.",
            card=card_of(reason),
            drawn=reason.cards[0],
        )
    return speech.say(
        "{card.The} leaves {seat.name} the trick, and with it the open card, {drawn.the}.",
        card=card_of(reason),
        seat=seat_of(reason, names),
        drawn=reason.cards[0],
    )
