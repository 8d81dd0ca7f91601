"""What happens in a hand besides the tricks: turn-up, leads, swaps, draws, running points."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card, Suit
from ...game.events import Drew, Swapped
from ...reasons.ledger import Running
from ..catalogue import Speech
from ..names import Names, SeatPhrase


def trumps(speech: Speech, suit: Suit) -> str:
    """Which suit is trumps, in the idiom of the language (D4)."""
    return speech.say("{trump.Name} are trumps.", trump=suit)


def turned_up(speech: Speech, card: Card) -> str:
    """The card that was turned up, and what it makes trumps (D4)."""
    return speech.say("{card.The} is turned up: {trump} are trumps.", card=card, trump=card.suit)


def unseen(speech: Speech) -> str:
    """That the card that makes trumps lies under the stock and nobody has seen it (C2)."""
    return speech.say(
        "The card that makes trumps lies face down under the stock: nobody knows trumps yet."
    )


def remember(speech: Speech) -> str:
    """That trumps are no longer shown: the card that makes them is covered again (C1)."""
    return _up(speech.say("trumps: remember them")) + "."


def to_be_covered(speech: Speech) -> str:
    """That the card that makes trumps will be covered (C1)."""
    return speech.say("After the first trick it lies face down: remember which suit is trumps.")


def was_covered(speech: Speech, card: Card) -> str:
    """Which card made trumps, to somebody who was not there when it was shown (C1)."""
    return speech.say(
        "At the start of the hand the card that makes trumps, {card.the}, was shown and then "
        "covered.",
        card=card,
    )


def stops_before_play(speech: Speech) -> str:
    """That a record ends before trumps are named (A2)."""
    return speech.say("The record stops before trumps are named.")


def leads(speech: Speech, card: Card, seat: SeatPhrase) -> str:
    """Who plays the first card of a trick, and which (L1, L3)."""
    if seat.me:
        return speech.say("You lead {card.the}.", card=card)
    return speech.say("{seat.Name} leads {card.the}.", seat=seat, card=card)


def plays(speech: Speech, card: Card, seat: SeatPhrase) -> str:
    """Who plays a card that is not the first of the trick."""
    if seat.me:
        return speech.say("You play {card.the}.", card=card)
    return speech.say("{seat.Name} plays {card.the}.", seat=seat, card=card)


def play_text(speech: Speech, seat: SeatPhrase, card: Card, place: int) -> str:
    """Who played which card; the first card of a trick is the lead."""
    return (plays if place else leads)(speech, card, seat)


def leads_next(speech: Speech, seat: SeatPhrase) -> str:
    """Who leads the next trick (L3)."""
    if seat.me:
        return speech.say("You lead the next trick.")
    return speech.say("{seat.Name} leads the next trick.", seat=seat)


def swapped(speech: Speech, swap: Swapped, names: Names) -> str:
    """Who took the face-up card, and for which card (X1, X2)."""
    seat = names[swap.seat]
    if seat.me:
        return speech.say(
            "You swap {gives.the} for the face-up card, {takes.the}.",
            gives=swap.gives,
            takes=swap.takes,
        )
    return speech.say(
        "{seat.Name} swaps {gives.the} for the face-up card, {takes.the}.",
        seat=seat,
        gives=swap.gives,
        takes=swap.takes,
    )


def drew(speech: Speech, draw: Drew, names: Names, *, covered: bool = False) -> str:
    """Who drew which card; the face-up card is named as such (S1, S2).

    Where it was ``covered`` again, only its new holder sees it (C1).
    """
    seat = names[draw.seat]
    if draw.face_up and covered:
        if seat.me:
            return speech.say("You draw the covered card, {card.the}.", card=draw.card)
        return speech.say("{seat.Name} draws the covered card.", seat=seat)
    if draw.face_up:
        if seat.me:
            return speech.say("You draw the face-up card, {card.the}.", card=draw.card)
        return speech.say(
            "{seat.Name} draws the face-up card, {card.the}.", seat=seat, card=draw.card
        )
    if seat.me:
        return speech.say("You draw {card.the}.", card=draw.card)
    return speech.say("{seat.Name} draws {card.the}.", seat=seat, card=draw.card)


def draws(
    speech: Speech, draws: Sequence[Drew], names: Names, *, covered: bool = False
) -> list[str]:
    """Every draw after a trick, the winner's first; ``covered`` as for `drew`."""
    return [drew(speech, one, names, covered=covered) for one in draws]


def without_draws(speech: Speech, tricks: int) -> str:
    """That the stock is used up and this many tricks are left (S3)."""
    return speech.say_many(
        "The stock is empty: {count} trick is left, without drawing.",
        "The stock is empty: {count} tricks are left, without drawing.",
        tricks,
    )


def running(speech: Speech, points: Running, sides: Sequence[SeatPhrase]) -> str:
    """Points by side so far and what is still out; together always the total (V2, H5)."""
    listed = ", ".join(
        side.with_count(count) for side, count in zip(sides, points.points, strict=True)
    )
    return speech.say(
        "Points so far: {points}; still out: {to_come} ({sum} = {total}).",
        points=listed,
        to_come=points.to_come,
        sum=" + ".join(map(str, (*points.points, points.to_come))),
        total=points.total,
    )


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]
