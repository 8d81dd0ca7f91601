"""Texts of the rules on partners, signs and who rests (T)."""

from __future__ import annotations

from ..game.ruleset import RuleSet
from . import rule_numbers as numbers
from .catalogue import Speech, mark
from .rules_cards import listed
from .sentences import signs

_CODES = {
    "sheet": mark("Of the codes in use this is one published in Spain, others differ: {signs}."),
    "italian_tongue": mark(
        "Of the codes in use this is an Italian one, others swap jack and knight: {signs}."
    ),
    "italian_shoulder": mark(
        "Of the codes in use this is an Italian one, others swap knight and jack: {signs}."
    ),
}


def t1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Partners, and when they look at each other's cards."""
    return [*_who_plays_with_whom(speech, rules), *_shown(speech, rules)]


def _shown(speech: Speech, rules: RuleSet) -> list[str]:
    if rules.partners_show == "never":
        return []
    if rules.partners_show == "end":
        texts = [
            speech.say(
                "Once the stock is empty partners look at each other's cards, which most tables do"
                " not allow; their opponents do not see them."
            )
        ]
    elif rules.auction == "none":
        texts = [
            speech.say(
                "Before the first trick partners look at each other's cards, which most tables do"
                " not allow; their opponents do not see them, and cards drawn later are not shown."
            )
        ]
    else:
        texts = [
            speech.say(
                "After the auction and before the first trick partners look at each other's cards,"
                " which most tables do not allow; their opponents do not see them, and cards drawn"
                " later are not shown."
            )
        ]
    if not all(row.teams for row in numbers.rows(rules)):
        texts.append(speech.say("Where nobody has a partner, nothing is shown."))
    return texts


def _who_plays_with_whom(speech: Speech, rules: RuleSet) -> list[str]:
    found = numbers.rows(rules)
    shared = rules.auction != "none" and any(row.players > 2 for row in found)
    if shared and not any(row.teams for row in found):
        return [_partners_of_an_auction(speech, rules)]
    if rules.rests(4):
        return [speech.say("There are no pairs of four: with four at the table one rests (T5).")]
    if not any(row.players == 4 for row in found):
        return [speech.say("There are no pairs: this way of playing is not for four players.")]
    if rules.four == "pairs":
        return [
            speech.say(
                "Four play in pairs: your partner sits opposite you, so that the turn goes from"
                " one pair to the other."
            )
        ]
    return [
        speech.say("Four can play in pairs; here each of the four plays alone, without a partner.")
    ]


def _partners_of_an_auction(speech: Speech, rules: RuleSet) -> str:
    if rules.auction == "ranks":
        return speech.say(
            "Who plays with whom changes from hand to hand: the caller with the holder of the"
            " called card, against all the others (A4, A5)."
        )
    return speech.say(
        "Who plays with whom changes from hand to hand: whoever wins the auction plays alone"
        " against all the others together (A2)."
    )


def t2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The common pile."""
    if any(row.teams for row in numbers.rows(rules, seats)):
        return [
            speech.say(
                "Partners put their tricks together on one pile and count them as one: what your"
                " partner takes is yours too."
            )
        ]
    if rules.auction == "ranks":
        return [
            speech.say(
                "Everybody keeps their own tricks until the called card has been played; in the"
                " end those of each side are counted together (A5)."
            )
        ]
    if rules.auction == "points" and any(row.players > 2 for row in numbers.rows(rules)):
        return [
            speech.say("Those who play against the declarer count their tricks together as one.")
        ]
    return [speech.say("As there are no partners, everybody keeps and counts their own tricks.")]


def t3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Talk and signs."""
    if not any(row.teams for row in numbers.rows(rules, seats)):
        if rules.auction != "none" and any(row.players > 2 for row in numbers.rows(rules)):
            return [
                speech.say(
                    "Nobody has a partner before the auction: there are no signs, and nobody may"
                    " talk about the cards."
                )
            ]
        return [speech.say("As there are no partners, there is nobody to make signs to.")]
    if rules.signs == "off":
        return [
            speech.say(
                "Tables differ on signs between partners: here they are forbidden, and so is"
                " talking about the cards."
            )
        ]
    if rules.signs == "honest":
        first = speech.say(
            "Tables differ on signs between partners: here the agreed ones are allowed, but"
            " they must be true."
        )
    else:
        first = speech.say(
            "Tables differ on signs between partners: here any are allowed, false ones included."
        )
    shown = [f"{gesture}, {said}" for said, gesture in signs.table(speech, rules.sign_code)]
    if rules.indicator == "unseen":
        when = speech.say(
            "You make a sign in your turn before playing, one at most in a trick, none before"
            " trumps have been shown (C2), and everybody sees it."
        )
    else:
        when = speech.say(
            "You make a sign in your turn before playing, one at most in a trick, none in the first"
            " trick, and everybody sees it."
        )
    return [
        first,
        when,
        speech.say(_CODES[rules.sign_code], signs=listed(speech, shown)),
        speech.say("Beyond that nobody may talk about the cards."),
    ]


def t4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Six seats."""
    six = [row for row in numbers.rows(rules) if row.seats == 6]
    if not six:
        return [speech.say("This way of playing is not for six players.")]
    return [
        speech.say(
            "Six play in two teams of three, seated alternately: both neighbours of yours are"
            " opponents."
        ),
        speech.say(
            "The pack has {cards} cards and the hand {tricks} tricks.",
            cards=six[0].size,
            tricks=six[0].tricks,
        ),
    ]


def t5(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Five seats, and four where the dealer rests."""
    found = {row.seats: row for row in numbers.rows(rules)}
    if rules.rests(5) and 5 in found:
        return [
            speech.say(
                "With five at the table the dealer rests: deals to the other four and neither"
                " plays nor speaks."
            ),
            speech.say(
                "The four play in pairs as they sit, so that partners change from hand to hand and"
                " each player keeps a score of their own."
            ),
            _rested(speech),
        ]
    if rules.rests(4) and 4 in found:
        texts = [
            speech.say(
                "With four at the table the dealer rests: deals to the other three and neither"
                " plays nor speaks."
            ),
            _rested(speech),
        ]
        if 5 not in found:
            texts.append(speech.say("This way of playing is not for five players."))
        return texts
    if 5 not in found:
        return [speech.say("This way of playing is not for five players.")]
    if rules.auction == "ranks":
        return [
            speech.say(
                "Five play, with {cards} cards and {tricks} tricks a hand; the auction settles who"
                " plays with whom (A4).",
                cards=found[5].size,
                tricks=found[5].tricks,
            )
        ]
    return [
        speech.say(
            "Five play each alone, with {cards} cards and {tricks} tricks a hand.",
            cards=found[5].size,
            tricks=found[5].tricks,
        )
    ]


def _rested(speech: Speech) -> str:
    return speech.say(
        "Whoever rests scores nothing, which is how it is played here, as there is no common"
        " rule; as the deal goes round, everybody rests equally often."
    )
