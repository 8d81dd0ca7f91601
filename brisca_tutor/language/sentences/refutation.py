"""Why an answer is wrong: the card that beats it, the rule, and the belief behind it."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card, Rank, Suit
from ...reasons.trick import CardReason, TrickReason
from ..catalogue import Speech, mark
from ..names import SeatPhrase
from . import trick

_BELIEFS = {
    "points-are-strength": mark(
        "Points do not decide a trick. A card may be worth more and still lose: "
        "strength and points are two different things."
    ),
    "last-card-wins": mark(
        "Playing last gives no advantage in itself: the trick goes to the strongest card, "
        "whoever plays it and whenever."
    ),
    "leader-wins": mark(
        "Leading does not win the trick: whoever leads only chooses the suit that decides "
        "while nobody plays a trump."
    ),
    "number-beats-court": mark(
        "The printed numbers do not give the order. The court cards beat the 7, the 6 and all "
        "the other numbers except the ace and the three."
    ),
    "three-is-low": mark(
        "The three is no low card: it is the second strongest of its suit, right after the ace."
    ),
    "must-follow-suit": mark(
        "Nobody has to follow suit: any card of the hand may be played, a trump as well, "
        "and a trump beats the suit led."
    ),
    "ace-always-wins": mark(
        "The ace is the strongest card of its suit, but it does not always win: "
        "even the lowest trump beats the ace of another suit."
    ),
    "first-trump-wins": mark(
        "The first trump does not win by coming first: a higher trump played later beats it."
    ),
    "last-trump-wins": mark(
        "The last trump does not win by coming last: the highest trump wins, whenever it is played."
    ),
    "off-suit-ace-wins": mark(
        "An ace of a suit that was not led cannot win, unless it is a trump."
    ),
    "off-suit-king-wins": mark(
        "A king of a suit that was not led cannot win, unless it is a trump."
    ),
    "off-suit-card-wins": mark(
        "A card of a suit that was not led cannot win, unless it is a trump."
    ),
    "winning-card-only": mark(
        "The winner takes all the cards of the trick, so the points of all of them count, "
        "not only those of the winning card."
    ),
    "numbers-are-points": mark(
        "The number printed on a card is not what it is worth: the ace is worth 11, "
        "the three 10, the king 4, the knight 3 and the jack 2; the rest are worth nothing."
    ),
    "more-tricks-win": mark(
        "The number of tricks does not decide the hand: only the points in them count."
    ),
}

_BELIEFS_FRENCH_DECK = {
    "numbers-are-points": mark(
        "The number printed on a card is not what it is worth: the ace is worth 11, "
        "the three 10, the king 4, the queen 3 and the jack 2; the rest are worth nothing."
    ),
}


def misconception(speech: Speech, name: str) -> str:
    """A mistaken belief put right, by its id in ``reasons.misconceptions``."""
    french = _BELIEFS_FRENCH_DECK.get(name) if speech.deck == "french" else None
    return speech.say(french or _BELIEFS[name])


def wrong_seat(speech: Speech, reason: TrickReason, place: int, seats: trick.Seats = None) -> str:
    """Why the card at ``place`` does not win: who was named, and the card that beats theirs."""
    one = reason.cards[place]
    seat = seats[place] if seats else None
    return f"{_does_not_win(speech, one.card, seat)} {trick.loses(speech, one, reason)}"


def _does_not_win(speech: Speech, card: Card, seat: SeatPhrase | None) -> str:
    if seat is None:
        return speech.say("No: {card.the} does not win.", card=card)
    if seat.me:
        return speech.say("No: you do not win.")
    return speech.say("No: {seat} does not win.", seat=seat)


def wrong_card(speech: Speech, one: CardReason, reason: TrickReason) -> str:
    """Why a card of my hand is no answer: how it would lose, or that and why it would win.

    ``reason`` is the trick with that card in it.
    """
    if one.loses is not None:
        return trick.loses(speech, one, reason)
    said = speech.say("{card.The} would win the trick.", card=one.card)
    return f"{said} {trick.because(speech, reason)}"


def wrong_points(speech: Speech, answer: int, cards: Sequence[Card], bonus: int = 0) -> str:
    """Why that is not the sum of these cards: the sum, card by card."""
    total = sum(one.points for one in cards)
    if bonus:
        return speech.say(
            "It is not {answer}: {sum}, and {bonus} for the last trick make {total}.",
            answer=answer,
            sum=trick.sum_line(speech, cards),
            bonus=bonus,
            total=total + bonus,
        )
    return speech.say(
        "It is not {answer}: {sum}.", answer=answer, sum=trick.sum_line(speech, cards)
    )


def wrong_remaining(speech: Speech, answer: int, counted: int, total: int) -> str:
    """Why that is not what remains: the total less what was counted (V2)."""
    return speech.say(
        "It is not {answer}: {total} - {counted} = {remaining}.",
        answer=answer,
        total=total,
        counted=counted,
        remaining=total - counted,
    )


_SLIPS = {
    "without_bonus": mark("You have left out the points for the last trick."),
    "remaining": mark("Look again at the question: is it about these cards or about the others?"),
    "strength": mark("That counts strength or printed numbers; here only points count."),
    "number_of_cards": mark("That is how many cards there are, not what they are worth."),
}


def slip(speech: Speech, kind: str, card: Card | None = None) -> str:
    """How a wrong number may have come about; ``card`` is the one left out."""
    if kind == "left_out":
        if card is None:
            return speech.say("You have left out a card.")
        return speech.say("You have left out {card.the}.", card=card)
    return speech.say(_SLIPS[kind])


def has_points(speech: Speech, card: Card) -> str:
    """Whether a card has points (V1): for the question which of these score."""
    if card.points:
        return speech.say("{card.The} is worth {points} points.", card=card, points=card.points)
    return speech.say("{card.The} is worth nothing.", card=card)


def order(speech: Speech, ranks: Sequence[Rank], suit: Suit | None = None) -> str:
    """The order of strength, strongest first (V3): "ace > three > king"."""
    line = " > ".join(str(speech.rank(rank)) for rank in ranks)
    if suit is None:
        return speech.say("From strong to weak: {order}.", order=line)
    return speech.say("From strong to weak in {suit}: {order}.", suit=suit, order=line)
