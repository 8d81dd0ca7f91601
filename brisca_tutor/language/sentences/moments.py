"""A moment of a hand in words: the last draw, a swap, the end of a hand, a final score."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card
from ...game.ruleset import RuleSet
from ..catalogue import Speech, mark
from ..names import SeatPhrase

_MOMENTS = {
    "won": mark("You have just won the trick, and nobody has drawn yet."),
    "lost": mark("Another player has just won the trick, and nobody has drawn yet."),
    "drawn": mark("You won the last trick, and everybody has drawn already."),
    "first": mark("The cards have been dealt, and the first trick begins."),
}


_WITHOUT_STOCK = {
    **_MOMENTS,
    "won": mark("You have just won the trick."),
    "lost": mark("Another player has just won the trick."),
    "drawn": mark("You won the last trick."),
}


def moment(speech: Speech, name: str, stock: bool) -> str:
    """When a swap is thought of; with an empty ``stock`` nothing is said of drawing."""
    return speech.say((_MOMENTS if stock else _WITHOUT_STOCK)[name])


def stock(speech: Speech, covered: int, face_up: Card | None) -> str:
    """What is left to draw."""
    if face_up is None:
        return speech.say("The stock is empty.")
    return speech.say_many(
        "Left to draw: {count} covered card and the face-up card, {card.the}.",
        "Left to draw: {count} covered cards and the face-up card, {card.the}.",
        covered,
        card=face_up,
    )


def hand(speech: Speech, cards: Sequence[Card]) -> str:
    """My cards."""
    return speech.say("Your hand: {cards}.", cards=_listed(speech, cards))


def unseen(speech: Speech, cards: Sequence[Card], drawing: bool) -> str:
    """The cards I have not seen; once the stock is empty the other player holds them all."""
    listed = _listed(speech, cards)
    if drawing:
        return speech.say(
            "Not seen yet, one of them covered in the stock, the others in your rival's hand: "
            "{cards}.",
            cards=listed,
        )
    return speech.say("In your rival's hand: {cards}.", cards=listed)


def pile(speech: Speech, seat: SeatPhrase, cards: Sequence[Card]) -> str:
    """What somebody has taken."""
    listed = _listed(speech, cards)
    if seat.me:
        return speech.say("You have taken: {cards}.", cards=listed)
    return speech.say("{seat.Name} has taken: {cards}.", seat=seat, cards=listed)


def _listed(speech: Speech, cards: Sequence[Card]) -> str:
    return speech.list_and([speech.card(one).bare for one in cards])


def draws_before(speech: Speech, winner: SeatPhrase, other: SeatPhrase | None) -> str:
    """Why somebody does not draw the face-up card: the order of drawing (S1, S2).

    ``other`` is who else draws where two play, and None where more do.
    """
    if other is not None:
        return _before_the_other(speech, winner, other)
    if winner.me:
        return speech.say(
            "You win the trick and draw first; then the others draw in the order of play."
        )
    return speech.say(
        "{winner.Name} wins the trick and draws first; then the others draw in the order of play.",
        winner=winner,
    )


def _before_the_other(speech: Speech, winner: SeatPhrase, other: SeatPhrase) -> str:
    if winner.me:
        return speech.say("You win the trick and draw before {other.name}.", other=other)
    if other.me:
        return speech.say("{winner.Name} wins the trick and draws before you.", winner=winner)
    return speech.say(
        "{winner.Name} wins the trick and draws before {other.name}.", winner=winner, other=other
    )


def draws_last(speech: Speech, seat: SeatPhrase, face_up: Card) -> str:
    """Who draws the face-up card (S2)."""
    if seat.me:
        return speech.say(
            "You draw last, so the face-up card, {card.the}, is for you.", card=face_up
        )
    return speech.say(
        "{seat.Name} draws last and takes the face-up card, {card.the}.", seat=seat, card=face_up
    )


def ends_with(speech: Speech, cards: Sequence[Card], points: float) -> str:
    """What a card is worth, or each of several, when both sides play their best, proved."""
    any_of = speech.list_or([speech.card(one).the for one in cards])
    number = amount(speech, points)
    return speech.say("With {cards} you end with {points} points.", cards=any_of, points=number)


def better(speech: Speech, card: Card, points: float, best: float) -> str:
    """Why a card is not the best one."""
    return speech.say(
        "No: with {card.the} you end with {points} points, and another card gives you {best}.",
        card=card,
        points=amount(speech, points),
        best=amount(speech, best),
    )


def answers(speech: Speech, card: Card, reply: Card) -> str:
    """The reply that makes a lead a bad one."""
    return speech.say("Your rival answers {card.the} with {reply.the}.", card=card, reply=reply)


def amount(speech: Speech, points: float) -> str:
    """Points on average, with a fraction only where there is one; exact to a tenth."""
    whole = abs(points - round(points)) < 0.05
    return speech.number(round(points) if whole else points, 0 if whole else 1)


def match_format(speech: Speech, rules: RuleSet) -> str:
    """What wins a match (M1-M3, M5, A2, A6)."""
    if rules.match in ("card_points", "contract"):
        return speech.say_many(
            "The first to {count} point wins the match; of two who get there at once, the higher.",
            "The first to {count} points wins the match; of two who get there at once, the higher.",
            rules.match_target,
        )
    if rules.match == "game_points":
        return speech.say_many(
            "The first to {count} game point wins.",
            "The first to {count} game points wins.",
            rules.match_target,
        )
    if rules.match == "best_of":
        return speech.say_many(
            "The match is one hand.",
            "The match is the best of {count} hands.",
            rules.match_target,
        )
    return speech.say_many(
        "The first to win {count} hand wins the match.",
        "The first to win {count} hands wins the match.",
        rules.match_target,
    )
