"""Texts of the rules on cards that are hidden or shown otherwise than usual (C)."""

from __future__ import annotations

from ..game.ruleset import RuleSet
from .catalogue import Speech


def c1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The face-up card that is covered again."""
    if rules.indicator != "covered":
        return [
            speech.say(
                "Some tables show the card that makes trumps and then cover it; here they do not."
            )
        ]
    return [
        speech.say(
            "The card that makes trumps is shown to all and then laid face down: everybody has"
            " seen it, and has to remember its suit and what it is."
        ),
        speech.say("After the first trick the program shows neither any more."),
        speech.say("Nothing else changes."),
    ]


def c2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Trumps that nobody knows until one has been played."""
    if rules.indicator != "unseen":
        return [
            speech.say(
                "At some tables nobody knows what trumps are until one has been played; here"
                " they are known."
            )
        ]
    return [
        speech.say(
            "Nobody sees the card that makes trumps; the program knows it and says who takes each"
            " trick, even if that seems wrong."
        ),
        speech.say(
            "Once the first trick with a trump in it is complete, the card is turned face up for"
            " all; if there is none before, it shows when it is drawn."
        ),
        speech.say("As long as it is not turned up, no trump has been played."),
        speech.say(
            "Without a referee nobody could tell: that is how it is played here, as there is no"
            " common rule."
        ),
    ]


def c3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Hands and stock in sight."""
    texts = []
    if rules.open_hands:
        texts.append(
            speech.say("All hands lie face up: everybody sees what everybody holds and draws.")
        )
    else:
        texts.append(
            speech.say("Some play with all hands face up; here everybody sees only their own.")
        )
    if rules.stock_open == "top":
        texts.append(
            speech.say("The next card of the stock lies face up too: everybody knows who gets it.")
        )
    elif rules.stock_open == "all":
        texts.append(
            speech.say("The whole stock lies face up too, in the order in which it will be drawn.")
        )
    elif rules.open_hands:
        texts.append(
            speech.say("Some turn the stock face up too; here nobody sees it before drawing.")
        )
    return texts


def c4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Two cards from each of two players."""
    if rules.cards_each == 1:
        return [speech.say("Everybody plays one card to each trick.")]
    return [
        speech.say(
            "Each of the two players plays two cards to a trick, in turn: leader, other, leader,"
            " other."
        ),
        speech.say(
            "The best of the four cards takes the trick; the suit led is that of the first, and"
            " the second card is chosen after seeing the other's."
        ),
        speech.say(
            "After it both draw in turn, the winner first, until each holds {count} again or the"
            " stock has run out.",
            count=rules.hand_size,
        ),
    ]
