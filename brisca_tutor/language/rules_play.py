"""Texts of the rules on tricks, draws and the swap (W, S, X)."""

from __future__ import annotations

from ..game.cards import POINTS, Rank
from ..game.ruleset import RuleSet
from . import rule_numbers as numbers
from .catalogue import Speech
from .rules_cards import listed, rank_name


def w1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The highest trump wins."""
    if not numbers.trumps(rules):
        return [_no_trumps(speech)]
    texts = [
        speech.say(
            "If there is a trump in the trick, a trump wins: the only one, or the strongest if"
            " there are several."
        ),
        speech.say("It does not matter which suit was led or who played first."),
    ]
    if rules.indicator == "unseen":
        texts.append(
            speech.say("As long as nobody knows what trumps are, the program is the referee (C2).")
        )
    return texts


def _no_trumps(speech: Speech) -> str:
    return speech.say(
        "In this way of playing there are no trumps: the suit led decides every trick (W2)."
    )


def w2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Without trumps the suit led decides."""
    return [
        speech.say(
            "If there is no trump in the trick, the strongest card of the suit led wins: the"
            " suit of the first card played."
        ),
        speech.say("It is strength that counts, not points and not the order of play."),
    ]


def w3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """A card of another suit never wins."""
    return [
        speech.say(
            "A card that is neither a trump nor of the suit led never wins, not even an ace or"
            " a king."
        )
    ]


def w4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The smallest trump beats every other suit."""
    if not numbers.trumps(rules):
        return [_no_trumps(speech)]
    texts = [speech.say("The smallest trump beats any card of the other three suits.")]
    used = numbers.sizes(rules, seats)
    if set(used) == {36}:
        texts.append(
            speech.say("As the twos are out, the smallest is the 4: it beats the ace of any suit.")
        )
        return texts
    texts.append(speech.say("The smallest is the 2: it beats the ace of any other suit."))
    if 36 in used:
        texts.append(speech.say("Where the twos are out, the smallest is the 4."))
    if 39 in used:
        texts.append(
            speech.say(
                "In the pack of 39, without the two {suit.of}, the smallest is the 4 when trumps"
                " are {suit.name}.",
                suit=rules.removed_two,
            )
        )
    return texts


def s1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The order of the draws."""
    drawing = [row for row in numbers.rows(rules, seats) if row.rounds]
    if not drawing:
        return [speech.say("All the cards are dealt: there is no stock to draw from.")]
    if rules.cards_each > 1:
        order = speech.say(
            "After each trick both draw in turn, one card at a time and the winner first: two cards"
            " each, or as many as are left."
        )
    elif rules.direction == "right":
        order = speech.say(
            "After each trick everybody draws a card from the stock: the winner first, then the"
            " others in turn, to the right."
        )
    else:
        order = speech.say(
            "After each trick everybody draws a card from the stock: the winner first, then the"
            " others in turn, to the left."
        )
    rounds = listed(
        speech,
        dict.fromkeys(
            speech.say("{rounds} with {players} players", rounds=row.draws, players=row.players)
            for row in drawing
        ),
    )
    return [
        order,
        speech.say("You must draw: you cannot choose not to."),
        speech.say("Cards that each player draws in a hand: {rounds}.", rounds=rounds),
    ]


def s2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Who draws the face-up card."""
    drawing = [row for row in numbers.rows(rules, seats) if row.rounds]
    if not drawing:
        return [speech.say("All the cards are dealt: there is no stock to draw from.")]
    if rules.indicator == "none":
        return [
            speech.say(
                "As no card is turned up, the last card of the stock is drawn like any other."
            )
        ]
    if rules.indicator == "open":
        first = speech.say(
            "The face-up card is the last of the stock: in the last round of draws the last"
            " player takes it, and from then on it is a card like any other."
        )
    elif rules.indicator == "covered":
        first = speech.say(
            "The covered card is the last of the stock: in the last round of draws the last"
            " player takes it, and everybody may remember which it is."
        )
    else:
        first = speech.say(
            "The card that makes trumps is the last of the stock: in the last round of draws the"
            " last player takes it in sight of all, known or not until then (C2)."
        )
    texts = [first]
    two = next((row for row in drawing if row.players == 2), None)
    if two:
        texts.append(
            speech.say(
                "With two players it goes to the loser of trick {trick}, the last one that is"
                " followed by a draw.",
                trick=two.rounds,
            )
        )
    if any(row.players > 2 for row in drawing):
        if rules.direction == "right":
            texts.append(
                speech.say(
                    "With more players it goes to the one on the left of the winner of that"
                    " trick, who draws last."
                )
            )
        else:
            texts.append(
                speech.say(
                    "With more players it goes to the one on the right of the winner of that"
                    " trick, who draws last."
                )
            )
    if any(row.teams for row in drawing):
        texts.append(speech.say("Between partners that is always an opponent of the winner."))
    return texts


def s3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The last tricks."""
    found = numbers.rows(rules, seats)
    tricks = listed(
        speech,
        dict.fromkeys(
            speech.say("{tricks} with {players} players", tricks=row.tricks, players=row.players)
            for row in found
        ),
    )
    if found and not any(row.rounds for row in found):
        texts = [speech.say("All the cards are dealt: there is no stock to draw from.")]
    else:
        texts = [_without_drawing(speech, rules, found)]
    if tricks:
        texts.append(speech.say("Tricks in a hand: {tricks}.", tricks=tricks))
    return texts


def _without_drawing(speech: Speech, rules: RuleSet, found: tuple[numbers.Row, ...]) -> str:
    if rules.cards_each == 1:
        return speech.say_many(
            "Once the stock has run out {count} trick is left, played with the card in hand and"
            " without drawing.",
            "Once the stock has run out {count} tricks are left, played with the cards in hand"
            " and without drawing.",
            rules.hand_size,
        )
    return speech.say_many(
        "Once the stock has run out {count} trick is left, played with the cards in hand and"
        " without drawing, two from each player.",
        "Once the stock has run out {count} tricks are left, played with the cards in hand and"
        " without drawing, two from each player.",
        found[0].tricks - found[0].rounds if found else 1,
    )


def x1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The seven takes a face-up card that has points."""
    if rules.indicator == "none":
        return [speech.say("As no card is turned up, there is nothing to swap the 7 for.")]
    if not rules.swap:
        return [
            speech.say(
                "Tables differ: many let the 7 of trumps take the face-up card; here there is no"
                " swap and it stays where it is until it is drawn."
            )
        ]
    worth = speech.list_or([rank_name(speech, rank) for rank in POINTS])
    texts = [
        speech.say(
            "Whoever holds the 7 of trumps may swap it for the face-up card if that card has"
            " points: {ranks}.",
            ranks=worth,
        ),
        speech.say("Not every table plays the swap; here it is allowed."),
    ]
    if rules.indicator == "unseen":
        texts.append(speech.say("There is no swap before trumps have been shown (C2)."))
    return texts


def x2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The two takes a face-up card without points."""
    if not rules.swap:
        return [speech.say("In this way of playing there is no swap, with the 2 neither.")]
    if rules.swap_two == "off":
        return [
            speech.say("Some tables let the 2 of trumps swap as well; here only the 7 does (X1).")
        ]
    used = numbers.sizes(rules, seats)
    if set(used) == {36}:
        return [
            speech.say("In the pack of 36 there are no twos, so that only the 7 can swap (X1).")
        ]
    if rules.swap_two == "any":
        return [
            speech.say(
                "Whoever holds the 2 of trumps may swap it for any face-up card, with points or"
                " without: the ace, and the 7 too."
            ),
            speech.say(
                "This is a house rule: at most tables the 2 only takes a card without points."
            ),
            *_where_no_two(speech, rules, used),
        ]
    worthless = [rank for rank in numbers.blanks(rules, seats) if rank is not Rank.TWO]
    texts = [
        speech.say(
            "Whoever holds the 2 of trumps may swap it for the face-up card if that card has no"
            " points: {ranks}.",
            ranks=speech.list_or([rank_name(speech, rank) for rank in worthless]),
        )
    ]
    if Rank.EIGHT in worthless:
        texts.append(
            speech.say(
                "That the 2 takes the 9 and the 8 too is how it is played here; there is no common"
                " rule."
            )
        )
    return [*texts, *_where_no_two(speech, rules, used)]


def _where_no_two(speech: Speech, rules: RuleSet, used: tuple[int, ...]) -> list[str]:
    texts = []
    if 36 in used:
        texts.append(
            speech.say("In the pack of 36 there are no twos, so that only the 7 can swap (X1).")
        )
    if 39 in used:
        texts.append(
            speech.say(
                "In the pack of 39 there is no two {suit.of}, so that only the 7 can swap when"
                " trumps are {suit.name}.",
                suit=rules.removed_two,
            )
        )
    return texts


def x3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Who may swap, and when."""
    if not rules.swap:
        return [speech.say("In this way of playing there is no swap.")]
    if rules.swap_deadline == "first_trick":
        who = speech.say("Only the winner of the first trick may swap, once, before drawing (X4).")
    else:
        who = speech.say(
            "Only the player who has just won a trick may swap, before drawing, and only once"
            " after each trick."
        )
    texts = [who]
    if any(row.teams for row in numbers.rows(rules, seats)):
        texts.append(
            speech.say("A trick won by your partner will not do: you must have won it yourself.")
        )
    if rules.indicator == "unseen":
        texts.append(speech.say("There is no swap before trumps have been shown (C2)."))
    return texts


def x4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The last moment for a swap."""
    if not rules.swap:
        return [speech.say("In this way of playing there is no swap.")]
    if rules.swap_deadline == "first_trick":
        return [
            speech.say(
                "Tables differ on the last moment; here there is only one chance, right after the"
                " first trick: once cards have been drawn nobody may swap any more."
            )
        ]
    two = next((row for row in numbers.rows(rules, seats) if row.players == 2), None)
    if rules.swap_deadline == "covered_left":
        texts = [
            speech.say(
                "Tables differ on the last moment; here you may swap as long as there is still a"
                " face-down card in the stock."
            )
        ]
        last = two.rounds if two else 0
    else:
        texts = [
            speech.say(
                "Tables differ on the last moment; here you may no longer swap just before"
                " the last draw."
            )
        ]
        last = two.rounds - 1 if two else 0
    if last > 0:
        texts.append(
            speech.say("With two players the last chance comes after trick {trick}.", trick=last)
        )
    return texts
