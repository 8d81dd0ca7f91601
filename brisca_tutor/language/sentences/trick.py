"""Who wins a trick and why, why the others lose, what it is worth (rules W1-W4, V1-V4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...game.cards import Card
from ...reasons.trick import CardReason, TrickReason
from ..catalogue import Speech
from ..names import SeatPhrase

Seats = Sequence[SeatPhrase] | None
"""Who played each card, in the order played; None where nobody is named."""


class Step(NamedTuple):
    """One step of an explanation: the rule it rests on, its sentence, the cards it names."""

    rule: str
    text: str
    cards: tuple[Card, ...] = ()


def winner(
    speech: Speech, reason: TrickReason, seats: Seats = None, points: int | None = None
) -> str:
    """Who wins, with which card, and what the trick is worth.

    ``points`` replaces the card points where a last trick bonus comes on top.
    """
    worth = reason.points if points is None else points
    card = reason.card
    seat = seats[reason.place] if seats else None
    if seat is None:
        if not worth:
            return speech.say("{card.The} wins; the trick is worth no points.", card=card)
        return speech.say_many(
            "{card.The} wins the trick and {count} point.",
            "{card.The} wins the trick and {count} points.",
            worth,
            card=card,
        )
    if seat.me:
        if not worth:
            return speech.say("You win with {card.the}; the trick is worth no points.", card=card)
        return speech.say_many(
            "You win with {card.the} and take {count} point.",
            "You win with {card.the} and take {count} points.",
            worth,
            card=card,
        )
    if not worth:
        return speech.say(
            "{seat.Name} wins with {card.the}; the trick is worth no points.", seat=seat, card=card
        )
    return speech.say_many(
        "{seat.Name} wins with {card.the} and takes {count} point.",
        "{seat.Name} wins with {card.the} and takes {count} points.",
        worth,
        seat=seat,
        card=card,
    )


def because(speech: Speech, reason: TrickReason) -> str:
    """Why the winning card wins, in one sentence."""
    if len(reason.cards) == 1:
        return speech.say("It is the only card of the trick.")
    if reason.reason == "only_trump":
        return speech.say("It is the only trump in the trick.")
    if reason.reason == "highest_trump":
        return speech.say("It is the highest trump in the trick.")
    if reason.plain:
        if reason.reason == "only_led":
            return speech.say(
                "It is the only card of the suit led, and there are no trumps in this trick."
            )
        return speech.say(
            "It is the highest card of the suit led, and there are no trumps in this trick."
        )
    if reason.trump is None:
        if reason.reason == "only_led":
            return speech.say(
                "It is the only card of the suit led; nobody has played a trump, or the hidden "
                "card would have been turned up."
            )
        return speech.say(
            "It is the highest card of the suit led; nobody has played a trump, or the hidden "
            "card would have been turned up."
        )
    if reason.reason == "only_led":
        return speech.say("It is the only card of the suit led, and nobody has played a trump.")
    return speech.say("It is the highest card of the suit led, and nobody has played a trump.")


def steps(speech: Speech, reason: TrickReason) -> list[Step]:
    """The argument step by step, each with its rule: two why the card wins, one what it wins."""
    card = reason.card
    trumps = tuple(one.card for one in reason.cards if one.card.suit is reason.trump)
    rivals = tuple(
        one.card for one in reason.cards if one.card.suit is card.suit and one.card is not card
    )
    found: list[Step] = []
    if reason.reason == "only_trump":
        found.append(
            Step(
                "W1",
                speech.say(
                    "{trump.Name} are trumps and only one has been played: {card.the}.",
                    trump=reason.trump,
                    card=card,
                ),
                trumps,
            )
        )
        if len(reason.cards) > 1:
            text = speech.say(
                "A trump beats every card of another suit, however high it is: {card.the} wins.",
                card=card,
            )
            found.append(Step("W4", text, trumps))
    elif reason.reason == "highest_trump":
        text = speech.say_many(
            "{trump.Name} are trumps and {count} trump has been played: {cards.the}. "
            "Only trumps compete.",
            "{trump.Name} are trumps and {count} trumps have been played: {cards.the}. "
            "Only trumps compete.",
            len(trumps),
            trump=reason.trump,
            cards=trumps,
        )
        found.append(Step("W1", text, trumps))
        text = speech.say(
            "Among the trumps {card.the} is the strongest: it beats {rivals.the}.",
            card=card,
            rivals=rivals,
        )
        found.append(Step("V3", text, (card, *rivals)))
    else:
        if reason.plain:
            text = speech.say(
                "There are no trumps in this trick, so the suit led decides: {led}.",
                led=reason.led,
            )
        elif reason.trump is None:
            text = speech.say(
                "Nobody has played a trump, as the hidden card was not turned up, so the suit led "
                "decides: {led}.",
                led=reason.led,
            )
        else:
            text = speech.say(
                "Nobody has played a trump ({trump}), so the suit led decides: {led}.",
                trump=reason.trump,
                led=reason.led,
            )
        found.append(Step("W2", text, (reason.cards[0].card,)))
        if rivals:
            text = speech.say(
                "Of that suit {card.the} is the strongest: it beats {rivals.the}.",
                card=card,
                rivals=rivals,
            )
            found.append(Step("V3", text, (card, *rivals)))
        elif len(reason.cards) > 1:
            text = speech.say(
                "{card.The} is the only card of that suit; cards of another suit cannot win.",
                card=card,
            )
            found.append(Step("W3", text, (card,)))
    found.append(Step("V1", worth(speech, reason), tuple(one.card for one in reason.cards)))
    return found


def worth(speech: Speech, reason: TrickReason, bonus: int = 0) -> str:
    """What the trick is worth, as a sum in the order played; ``bonus`` for the last trick."""
    terms = [one.card.points for one in reason.cards]
    if bonus:
        return speech.say(
            "The trick is worth {points} points: {sum}, and {bonus} for the last trick.",
            points=reason.points + bonus,
            sum=" + ".join(map(str, terms)),
            bonus=bonus,
        )
    if not reason.points:
        return speech.say("The trick is worth no points: none of its cards has any.")
    if len(terms) == 1:
        return speech.say("The trick is worth {points} points.", points=reason.points)
    return speech.say(
        "The trick is worth {points} points: {sum}.",
        points=reason.points,
        sum=" + ".join(map(str, terms)),
    )


def loses(speech: Speech, one: CardReason, reason: TrickReason) -> str:
    """Why this card does not win, and to which card it loses; empty for the winner."""
    if one.loses is None:
        return ""
    best = reason.card
    if one.loses == "lower_trump":
        return speech.say(
            "{card.The} is a trump too, but {best.the} is stronger.", card=one.card, best=best
        )
    if one.loses == "trumped_led":
        return speech.say(
            "{card.The} is of the suit led, but it loses to a trump: {best.the}.",
            card=one.card,
            best=best,
        )
    if one.loses == "trumped_off_suit":
        return speech.say("{card.The} is not a trump, and {best.the} is.", card=one.card, best=best)
    if one.loses == "lower_led":
        return speech.say(
            "{card.The} is of the suit led, but {best.the} is stronger.", card=one.card, best=best
        )
    if reason.plain:
        return speech.say(
            "{card.The} is not of the suit led, {led}: it cannot beat {best.the}.",
            card=one.card,
            led=reason.led,
            best=best,
        )
    return speech.say(
        "{card.The} is neither a trump nor of the suit led, {led}: it cannot beat {best.the}.",
        card=one.card,
        led=reason.led,
        best=best,
    )


def loses_short(speech: Speech, one: CardReason, reason: TrickReason) -> str:
    """Whether this card of a trick could win, in a few words for a column."""
    if one.loses is None:
        return speech.say_in("column: can it win?", "wins")
    if one.loses == "lower_trump":
        return speech.say_in("column: can it win?", "no: a lower trump")
    if one.loses == "trumped_led":
        return speech.say_in("column: can it win?", "no: of the suit led, but trumped")
    if one.loses == "trumped_off_suit":
        return speech.say_in("column: can it win?", "no: not a trump")
    if one.loses == "lower_led":
        return speech.say_in("column: can it win?", "no: lower of the suit led")
    if reason.plain:
        return speech.say_in("column: can it win?", "no: not of the suit led")
    return speech.say_in("column: can it win?", "no: neither trump nor suit led")


def without(
    speech: Speech, reason: TrickReason, rest: TrickReason, place: int, seats: Seats = None
) -> str:
    """What would have happened without the card at ``place``; ``rest`` is the trick without it."""
    card, other = reason.cards[place].card, rest.card
    played = rest.place + (rest.place >= place)
    seat = seats[played] if seats else None
    lead = rest.cards[0].card if place == 0 and len(rest.cards) > 1 else None
    if place != reason.place:
        return speech.say(
            "Without {card.the} the winner would be the same: {other.the}.", card=card, other=other
        )
    if lead is other and rest.led is not reason.led:
        return speech.say(
            "Without {card.the} the lead would have been {other.the}, and it would have won.",
            card=card,
            other=other,
        )
    if lead is not None and rest.led is not reason.led:
        if seat is None:
            return speech.say(
                "Without {card.the} the lead would have been {lead.the} "
                "and {other.the} would have won.",
                card=card,
                lead=lead,
                other=other,
            )
        if seat.me:
            return speech.say(
                "Without {card.the} the lead would have been {lead.the} "
                "and you would have won with {other.the}.",
                card=card,
                lead=lead,
                other=other,
            )
        return speech.say(
            "Without {card.the} the lead would have been {lead.the} "
            "and {seat} would have won with {other.the}.",
            card=card,
            lead=lead,
            seat=seat,
            other=other,
        )
    if seat is None:
        return speech.say("Without {card.the}, {other.the} would have won.", card=card, other=other)
    if seat.me:
        return speech.say(
            "Without {card.the} you would have won with {other.the}.", card=card, other=other
        )
    return speech.say(
        "Without {card.the}, {seat} would have won with {other.the}.",
        card=card,
        seat=seat,
        other=other,
    )


def strength_note(speech: Speech, reason: TrickReason) -> str:
    """That points are not strength (V4), where a card worth more loses; otherwise empty."""
    richest = max(reason.cards, key=lambda one: one.card.points).card
    if richest.points <= reason.card.points:
        return ""
    return speech.say(
        "Points are not strength: {card.the}, worth {points}, beats {other.the}, worth {more}.",
        card=reason.card,
        points=reason.card.points,
        other=richest,
        more=richest.points,
    )


def sum_line(speech: Speech, cards: Sequence[Card]) -> str:
    """A count card by card: "three 10 + jack 2 = 12"."""
    terms = " + ".join(f"{speech.rank(one.rank)} {one.points}" for one in cards)
    return f"{terms} = {sum(one.points for one in cards)}"
