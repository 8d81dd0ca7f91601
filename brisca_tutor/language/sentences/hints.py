"""The three rungs of a hint: concept, rule and key cards, card. Only the last names the card."""

from __future__ import annotations

from ...coach.hints import Hint
from ...game.actions import Play
from ...game.cards import Card, Rank
from ...game.ruleset import SwapTwo
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
    "own-trick": mark("Whose trick is it already? Look at the card you have on the table."),
    "caller": mark("Think of the called card: who plays with whom?"),
    "contract": mark("Count the points of the contract: what does this trick decide?"),
    "announce": mark("You have won a trick: what do you hold that could be announced?"),
    "draw-trumps": mark("You lead. How many trumps are still out, and who is stronger in them?"),
    "last-trick": mark("Think ahead to the last trick: with which card would you take it?"),
    "seen-hand": mark("The rival's hand lies open: how would it answer each of your cards?"),
    "open-draw": mark("Look at the open card of the stock: who will draw it?"),
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
    "own-trick": mark(
        "If your first card takes the trick for sure, put points on it with the second."
    ),
    "caller": mark(
        "Whoever holds the called card plays with the declarer; everybody else plays against "
        "them. Nobody has to show it before its time."
    ),
    "contract": mark(
        "A contract is made or lost by points: near that number, count before you play."
    ),
    "announce": mark(
        "{king.The} and {knight.the} of one suit are worth twenty points, or forty in trumps: "
        "they are announced after winning a trick, with both still in hand."
    ),
    "draw-trumps": mark(
        "Whoever declares and has the strongest trumps leads them: the others must answer with "
        "theirs, and then the high cards of the other suits are safe."
    ),
    "last-trick": mark("The last trick is worth more than its cards: keep something to take it."),
    "seen-hand": mark("Do not lead points that a card you see in the rival's hand can take."),
    "open-draw": mark(
        "Whoever wins the trick draws first: a good open card can be worth more than the trick."
    ),
}

_WITHOUT_STOCK: dict[Code, str] = {
    "lead-blank": mark(
        "While many cards are left, lead what is worth nothing: whoever leads shows a card that "
        "the others may catch."
    ),
}
"""Rules that must not speak of drawing, where there is no stock."""

_LEADING_TRUMPS_WITHOUT_STOCK = mark(
    "A trump led is a trump less for the aces and threes that are still to come: while many "
    "cards are left, lead something else if you can."
)

_OPEN_CONCEPT = mark("There is nothing left to draw, and you see the rival's hand.")
_OPEN_END = mark("Nothing is hidden: try every card against every answer.")
_OPEN_BOSS = mark("A card that nothing in the open hand can beat takes the trick.")
_SUIT_BOSS = mark(
    "Where suit must be followed, the highest card of a suit takes the trick unless somebody has "
    "none of it and trumps."
)
_COVERED_DRAW = mark(
    "The winner draws first and the card that made trumps goes to whoever draws last: sometimes "
    "it pays to lose the trick before the last draw."
)
_UNKNOWN_TRUMPS = mark(
    "Do not lead an ace or a three while trumps are not known: any other suit may be trumps."
)

_VARIANTS: dict[tuple[Code, str], str] = {
    ("boss-card", "seen"): _OPEN_BOSS,
    ("boss-card", "suit"): _SUIT_BOSS,
    ("last-draw", "covered"): _COVERED_DRAW,
    ("hold-brisca", "hidden"): _UNKNOWN_TRUMPS,
}
"""Rules that differ for a variant of a principle."""

_LEADING_TRUMPS = mark(
    "A trump led is a trump less for the aces and threes that are still to come: while cards "
    "are drawn, lead something else if you can."
)

_WITH_A_GOOD_TRUMP: dict[Code, str] = {
    "spare-trumps": mark("A trick of four points or less is not worth winning with a trump."),
    "throw-least": mark("In a trick you do not win, throw what is worth least."),
}
"""Rules that must not say to keep every trump back, as one of the good options is a trump."""

_WITHOUT_TRUMPS: dict[Code, str] = {
    "take-with-brisca": mark(
        "An ace or a three that wins its suit brings home its own points, if nobody can beat it "
        "afterwards."
    ),
    "throw-least": _WITH_A_GOOD_TRUMP["throw-least"],
    "boss-card": mark(
        "A card is the boss when all those that beat it have been played or are yours: count the "
        "high cards."
    ),
}
"""Rules that must not speak of trumps, where there are none (D4, A4)."""

_SWAPS: dict[SwapTwo, str] = {
    "off": mark(
        "The seven takes the ace, the three or a court card. Only after winning a trick and "
        "before drawing."
    ),
    "any": mark(
        "The two takes any face-up card; the seven takes the ace, the three or a court card. Only "
        "after winning a trick and before drawing."
    ),
}
"""What takes the face-up card where the two has not its usual part (X2)."""

_GIFT_CONCEPT = mark("How many points would each of your cards give away in this trick?")
_GIFT = mark(
    "A card that does not win gives its points away: play one that wins, or one that is worth less."
)


def hint(speech: Speech, found: Hint, names: Names) -> list[str]:
    """One rung in words."""
    if found.rung == 3:
        return _card(speech, found, names)
    bound = words.duties(speech, found.advice) if found.rung == 2 else []
    if found.kind == "only":
        return [*bound, speech.say("There is nothing to choose here.")]
    if found.kind == "close":
        return [*bound, _close(speech, found)]
    if found.principle is None:
        return [*bound, *_numbers(speech, found)]
    reason = found.principle
    if found.rung == 1:
        return [speech.say(_concept(found, reason))]
    ranks: dict[str, object] = {"king": Rank.KING, "knight": Rank.KNIGHT}
    lines = [*bound, speech.say(_rule(found, reason), **ranks)]
    if found.cards:
        lines.append(speech.say("Look at {cards.the}.", cards=found.cards))
    return lines


def _concept(found: Hint, reason: Principle) -> str:
    if _gift(found, reason):
        return _GIFT_CONCEPT
    if reason.code == "count-end" and found.advice.view.rules.open_hands:
        return _OPEN_CONCEPT
    if (reason.code, reason.variant) == ("boss-card", "seen"):
        return _CONCEPTS["seen-hand"]
    return _CONCEPTS[reason.code]


def _rule(found: Hint, reason: Principle) -> str:
    seen = found.advice.view
    if seen.no_trumps and reason.code in _WITHOUT_TRUMPS:
        return _WITHOUT_TRUMPS[reason.code]
    if (reason.code, reason.variant) == ("spare-trumps", "lead"):
        return _LEADING_TRUMPS if seen.stock else _LEADING_TRUMPS_WITHOUT_STOCK
    if (reason.code, reason.variant) in _VARIANTS:
        return _VARIANTS[reason.code, reason.variant]
    if reason.code == "swap-now":
        return _SWAPS.get(seen.rules.swap_two, _RULES["swap-now"])
    if reason.code == "count-end" and seen.rules.open_hands:
        return _OPEN_END
    if _gift(found, reason):
        return _GIFT
    if reason.code in _WITHOUT_STOCK and not seen.stock:
        return _WITHOUT_STOCK[reason.code]
    if reason.code in _WITH_A_GOOD_TRUMP and _good_trump(found):
        return _WITH_A_GOOD_TRUMP[reason.code]
    return _RULES[reason.code]


def _gift(found: Hint, reason: Principle) -> bool:
    """Whether points are given away that a good option would win."""
    seen = found.advice.view
    table = [play.card for play in seen.trick]
    if (reason.code, reason.variant) != ("throw-least", "gift"):
        return False
    return not seen.hidden_trump and any(
        winning_index([*table, one], seen.trump) == len(table) for one in _good_cards(found)
    )


def _good_trump(found: Hint) -> bool:
    trump = found.advice.view.trump
    return trump is not None and any(one.suit is trump for one in _good_cards(found))


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
    lines = [words.verdict(speech, found.advice), *words.duties(speech, found.advice)]
    lines += words.why(speech, found.advice.best, names)
    if found.principle is not None and found.principle.speaks == "against":
        lines.append(principles.sentence(speech, found.principle, names))
    if found.kind != "only":
        lines.append(words.source(speech, found.advice))
    return lines
