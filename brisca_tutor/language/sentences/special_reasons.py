"""Why an answer about a special rule is right or wrong; the questions are in `special`."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.actions import Bid
from ...game.cards import Card, Rank, Suit
from ..catalogue import Speech
from ..names import SeatPhrase
from .special import call


def last_bid(speech: Speech, best: Bid | None) -> str:
    """What has to be outbid; that nothing has, where nobody has bid."""
    if best is None:
        return speech.say("Nobody has bid anything yet.")
    if best.rank is not None:
        return speech.say("The last card called: {bid}.", bid=_small(call(speech, best)))
    return speech.say("The highest bid so far: {bid}.", bid=_small(call(speech, best)))


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def enough_with_less(speech: Speech, points: int) -> str:
    """That a bid is possible, but not the lowest one."""
    return speech.say("{points} can be bid, but a lower bid is possible too.", points=points)


def too_low(speech: Speech, points: int) -> str:
    """That a bid does not outbid the last one."""
    return speech.say("{points} is too low.", points=points)


def has_passed(speech: Speech, seat: SeatPhrase) -> str:
    """Why somebody did not win the auction (A1)."""
    if seat.me:
        return speech.say("You have passed, and whoever passes is out of the auction.")
    return speech.say(
        "{seat.Name} has passed, and whoever passes is out of the auction.", seat=seat
    )


def still_speaking(speech: Speech, number: int) -> str:
    """Whether the auction goes on: as long as two have not passed (A1)."""
    if number > 1:
        return speech.say_many(
            "{count} player has not passed yet, so the auction goes on.",
            "{count} players have not passed yet, so the auction goes on.",
            number,
        )
    return speech.say("All but one have passed, so the auction is over.")


def you_would_have_won(speech: Speech, suit: Suit, card: Card) -> str:
    """Why a suit cannot be trumps: with it I would have won (C2)."""
    return speech.say(
        "Not {suit}: with those trumps you would have won, with {card.the}.", suit=suit, card=card
    )


def holds_called(speech: Speech, called: Card, seat: SeatPhrase | None, trick: int) -> str:
    """What is known of the called card: nothing, in whose hand, or who played it when (A5)."""
    if seat is None:
        return speech.say(
            "{card.The} has not been played, and it is not among the cards that you see.",
            card=called,
        )
    if not trick:
        return speech.say("{card.The} is in your own hand.", card=called)
    if seat.me:
        return speech.say("You played {card.the} in trick {number}.", card=called, number=trick)
    return speech.say(
        "{seat.Name} played {card.the} in trick {number}.", seat=seat, card=called, number=trick
    )


def allowed_sign(speech: Speech, honest: bool) -> str:
    """Why a sign may be made, where it has to be true and where not (T3)."""
    if not honest:
        return speech.say(
            "Under these rules a sign need not be true; it is your turn, and the first trick is"
            " over."
        )
    return speech.say("It is true of your hand, it is your turn, and the first trick is over.")


def sign_table(speech: Speech, gesture: str, meaning: str) -> str:
    """What a gesture means in the code of the table (T3)."""
    return speech.say(
        "In this code: {gesture}; meaning: {meaning}.", gesture=gesture, meaning=meaning
    )


def rests(speech: Speech, seat: SeatPhrase, hand: int) -> str:
    """Who rests, and why (T5)."""
    if seat.me:
        return speech.say("You deal hand {number}, and the dealer rests.", number=hand)
    return speech.say(
        "{seat.Name} deals hand {number}, and the dealer rests.", seat=seat, number=hand
    )


def order_of_ranks(speech: Speech, ranks: Sequence[Rank]) -> str:
    """From the strongest card that can be called to the weakest (A4)."""
    line = " > ".join(str(speech.rank(rank)) for rank in ranks)
    return speech.say("From strong to weak: {order}.", order=line)
