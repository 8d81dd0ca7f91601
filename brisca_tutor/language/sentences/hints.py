"""The three rungs of a hint: concept, rule and key cards, card. Only the last names the card."""

from __future__ import annotations

from ...coach.hints import Hint
from ...game.actions import Play
from ...game.cards import Card
from ...game.trick import winning_index
from ...reasons.principle import Code, Principle
from ..catalogue import Speech, mark
from ..names import Names
from . import advice as words
from . import principles

_CONCEPTS: dict[Code, str] = {
    "lead-blank": mark("You lead and the others answer. What does each of your cards risk?"),
    "take-with-brisca": mark("How many points can you bring home in this trick, and how safely?"),
    "win-cheaply": mark("You can win this trick in more than one way. What does each way cost?"),
    "spare-trumps": mark("Is this the moment for a trump?"),
    "ruff-brisca": mark("Look at what lies on the table: what is it worth to you?"),
    "throw-least": mark("If the trick is lost anyway, what does it cost you?"),
    "load-partner": mark("Who is winning this trick, and on whose side?"),
    "stay-under-partner": mark("Who is winning this trick, and on whose side?"),
    "hold-brisca": mark("You lead and the others answer. Which of your cards could they catch?"),
    "last-draw": mark("The last cards are about to be drawn. Who will get which?"),
    "count-end": mark("There is nothing left to draw: you can work out what the rival holds."),
    "reach-majority": mark("Count the points of both sides: what does this trick decide?"),
    "swap-now": mark("Look at the face-up card before you draw."),
    "boss-card": mark("Which cards are still out that could beat yours?"),
    "common-target": mark("Who of your rivals is ahead, and whose trick is this?"),
    "sure-trick": mark("You play last: nobody can answer you any more."),
}

_RULES: dict[Code, str] = {
    "lead-blank": mark(
        "While cards are still drawn, lead what is worth nothing: whoever leads shows a card "
        "that the others may catch."
    ),
    "take-with-brisca": mark(
        "An ace or a three that wins its suit without a trump in the trick brings home its own "
        "points, if nobody can trump it afterwards."
    ),
    "win-cheaply": mark(
        "Win with no more than you need: what is strong today is strong tomorrow, too."
    ),
    "spare-trumps": mark(
        "A trick of four points or less is not worth a trump: keep trumps for aces and threes."
    ),
    "ruff-brisca": mark("A trick of ten points or more is worth a trump, the smallest that wins."),
    "throw-least": mark("In a trick you do not win, throw what is worth least, and no trumps."),
    "load-partner": mark(
        "If your partner takes the trick for sure, put points on it: they count for both of you."
    ),
    "stay-under-partner": mark(
        "What your partner wins is yours as well: do not spend a card to take it over."
    ),
    "hold-brisca": mark(
        "Do not lead an ace or a three outside trumps while somebody may still hold a trump."
    ),
    "last-draw": mark(
        "The winner draws first and the face-up card goes to whoever draws last: sometimes it "
        "pays to lose the trick before the last draw."
    ),
    "count-end": mark(
        "With the stock gone, the rival holds all the cards you have not seen. Try every card "
        "against every answer."
    ),
    "reach-majority": mark(
        "Whoever passes half of the points has won the hand: near the end, count before you play."
    ),
    "swap-now": mark(
        "The seven takes the ace, the three or a court card; the two takes the rest. Only after "
        "winning a trick and before drawing."
    ),
    "boss-card": mark(
        "A card is the boss when all those that beat it have been played or are yours: count "
        "trumps and high cards."
    ),
    "common-target": mark(
        "When everybody plays alone, take points first from the one who has the most."
    ),
    "sure-trick": mark(
        "Whoever plays last sees everything: take the points when they are certain and cheap."
    ),
}

_LEADING_TRUMPS = mark(
    "A trump led is a trump less for the aces and threes that are still to come: while cards "
    "are drawn, lead something else if you can."
)

_WITH_A_GOOD_TRUMP: dict[Code, str] = {
    "spare-trumps": mark("A trick of four points or less is not worth winning with a trump."),
    "throw-least": mark("In a trick you do not win, throw what is worth least."),
}
"""Rules that must not say to keep every trump back, as one of the good options is a trump."""

_GIFT_CONCEPT = mark("How many points would each of your cards give away in this trick?")
_GIFT = mark(
    "A card that does not win gives its points away: play one that wins, or one that is worth less."
)


def hint(speech: Speech, found: Hint, names: Names) -> list[str]:
    """One rung in words."""
    if found.rung == 3:
        return _card(speech, found, names)
    if found.kind == "only":
        return [speech.say("There is nothing to choose here.")]
    if found.kind == "close":
        return [_close(speech, found)]
    if found.principle is None:
        return _numbers(speech, found)
    reason = found.principle
    if found.rung == 1:
        return [speech.say(_GIFT_CONCEPT if _gift(found, reason) else _CONCEPTS[reason.code])]
    lines = [speech.say(_rule(found, reason))]
    if found.cards:
        lines.append(speech.say("Look at {cards.the}.", cards=found.cards))
    return lines


def _rule(found: Hint, reason: Principle) -> str:
    if (reason.code, reason.variant) == ("spare-trumps", "lead"):
        return _LEADING_TRUMPS
    if _gift(found, reason):
        return _GIFT
    if reason.code in _WITH_A_GOOD_TRUMP and _good_trump(found):
        return _WITH_A_GOOD_TRUMP[reason.code]
    return _RULES[reason.code]


def _gift(found: Hint, reason: Principle) -> bool:
    """Whether points are given away that a good option would win."""
    seen = found.advice.view
    table = [play.card for play in seen.trick]
    return (reason.code, reason.variant) == ("throw-least", "gift") and any(
        winning_index([*table, one], seen.trump) == len(table) for one in _good_cards(found)
    )


def _good_trump(found: Hint) -> bool:
    trump = found.advice.view.trump
    return any(one.suit is trump for one in _good_cards(found))


def _good_cards(found: Hint) -> list[Card]:
    actions = (choice.option.action for choice in found.advice.choices if choice.good)
    return [one.card for one in actions if isinstance(one, Play)]


def _close(speech: Speech, found: Hint) -> str:
    if found.rung == 1:
        return speech.say("Here you can hardly go wrong.")
    if found.advice.exact:
        return speech.say("All your options lead to the same result.")
    return speech.say("It is too close to call: no option is clearly better than another.")


def _numbers(speech: Speech, found: Hint) -> list[str]:
    if found.rung == 1:
        return [
            speech.say(
                "No rule of thumb decides here: think of what may happen with each of your cards."
            )
        ]
    choices = found.advice.choices
    points = words.amount(speech, next(one for one in choices if not one.good).option.loss)
    if choices[1].good:
        text = speech.say(
            "More than one of your options is good; any other costs {points} or more in the end.",
            points=points,
        )
    else:
        text = speech.say(
            "Between the best of your options and the next there are {points} in the end.",
            points=points,
        )
    lines = [text]
    if found.cards:
        lines.append(speech.say("Look at {cards.the}.", cards=found.cards))
    return lines


def _card(speech: Speech, found: Hint, names: Names) -> list[str]:
    lines = [words.verdict(speech, found.advice)]
    lines += words.why(speech, found.advice.best, names)
    if found.principle is not None and found.principle.speaks == "against":
        lines.append(principles.sentence(speech, found.principle, names))
    if found.kind != "only":
        lines.append(words.source(speech, found.advice))
    return lines
