"""Texts of the rules on pack, points, deal and lead (P, V, D, L)."""

from __future__ import annotations

from collections.abc import Iterable

from ..game.cards import PACK_POINTS, POINTS, Rank, Suit
from ..game.ruleset import RuleSet
from . import rule_numbers as numbers
from .catalogue import Speech


def listed(speech: Speech, items: Iterable[str]) -> str:
    """Items parted by semicolons, before which French has a no-break space."""
    return ("\u00a0; " if speech.lang == "fr" else "; ").join(items)


def rank_name(speech: Speech, rank: Rank) -> str:
    """A rank alone in a word: ace, king, seven."""
    return speech.rank(rank).bare


def p1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The pack and its suits."""
    suits = speech.list_and([speech.suit(suit).name for suit in Suit])
    texts = [
        speech.say(
            "The pack has four suits: {suits}. None is above another until one becomes trumps.",
            suits=suits,
        )
    ]
    used = numbers.sizes(rules, seats)
    if set(used) != {48}:
        texts.append(
            speech.say(
                "The usual pack has 40 cards, ten in each suit: ace, 2, 3, 4, 5, 6, 7"
                " and three court cards."
            )
        )
    if 48 in used:
        texts.append(speech.say("The full pack has 48 cards: each suit has an 8 and a 9 as well."))
    return texts


def p2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The court cards."""
    return [
        speech.say(
            "Each suit has three court cards, from the strongest down: {king}, {knight}"
            " and {jack}.",
            king=Rank.KING,
            knight=Rank.KNIGHT,
            jack=Rank.JACK,
        ),
        speech.say(
            "Spanish packs number them 10 (sota), 11 (caballo) and 12 (rey), Italian packs"
            " 8 (fante), 9 (cavallo) and 10 (re): a 10 is the lowest court card in Spain"
            " and the king in Italy."
        ),
    ]


def p3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Which cards are taken out at which number of players."""
    by_size: dict[int, list[str]] = {}
    for row in numbers.rows(rules, seats):
        at_size = by_size.setdefault(row.size, [])
        if str(row.players) not in at_size:
            at_size.append(str(row.players))
    texts = []
    for size in by_size:
        players = speech.list_or(by_size[size])
        if size == 48:
            texts.append(
                speech.say(
                    "With {players} players the pack has 48 cards, with the eights and nines.",
                    players=players,
                )
            )
        elif size == 40:
            texts.append(
                speech.say("With {players} players all 40 cards are used.", players=players)
            )
        elif size == 39:
            texts.append(
                speech.say(
                    "With {players} players there are 39 cards, so that the pack divides evenly:"
                    " which two goes out differs from table to table; here it is the two"
                    " {suit.of}.",
                    players=players,
                    suit=rules.removed_two,
                )
            )
        else:
            texts.append(
                speech.say(
                    "With {players} players there are 36 cards, so that the pack divides evenly:"
                    " what goes out differs from table to table; here it is the four twos.",
                    players=players,
                )
            )
    if not texts:
        texts.append(
            speech.say("With these values the pack divides evenly at no number of players.")
        )
    return texts


def p4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The same cards in a French-suited pack."""
    used = numbers.sizes(rules, seats)
    texts = []
    if set(used) != {48}:
        texts.append(
            speech.say(
                "With a French-suited pack, take out the jokers and the eights, nines and tens."
            )
        )
    if 48 in used:
        texts.append(
            speech.say(
                "For the pack of 48 take out only the jokers and the tens of a French-suited pack."
            )
        )
    texts.append(
        speech.say(
            "The French-suited jack stands for the sota, the queen for the knight and the king"
            " for the king; diamonds are coins, hearts are cups, spades are swords and"
            " French clubs are batons."
        )
    )
    return texts


def v1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """What each card is worth."""
    worth = listed(
        speech, (f"{rank_name(speech, rank)}, {points}" for rank, points in POINTS.items())
    )
    none = speech.list_and([rank_name(speech, rank) for rank in numbers.blanks(rules, seats)])
    return [
        speech.say("Points of the cards: {worth}.", worth=worth),
        speech.say("All the others are worth nothing: {ranks}.", ranks=none),
    ]


def v2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The points of a hand in all."""
    texts = [
        speech.say(
            "The cards of each suit add up to {each} points and those of the pack to {cards}.",
            each=numbers.suit_points(),
            cards=PACK_POINTS,
        ),
        speech.say(
            "The cards that come and go with the number of players are worth nothing, so the"
            " total never changes."
        ),
    ]
    if rules.last_trick_bonus:
        texts.append(
            speech.say_many(
                "With {count} point more for the last trick a hand has {total} in all.",
                "With {count} points more for the last trick a hand has {total} in all.",
                rules.last_trick_bonus,
                total=rules.total(),
            )
        )
    if rules.cantes:
        texts.append(speech.say("Cantes come on top of that (A3)."))
    return texts


def v3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The order of strength."""
    order = ", ".join(rank_name(speech, rank) for rank in numbers.ranks(rules, seats))
    return [
        speech.say("From the strongest to the weakest of a suit: {order}.", order=order),
        speech.say(
            "Mind the three: it is the second strongest, above the king, although its number"
            " is small."
        ),
    ]


def v4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Strength is one thing, points are another."""
    first = speech.say("Strength says who takes the trick; points say what the trick brings.")
    if not numbers.trumps(rules):
        return [
            first,
            speech.say("A 7 beats a 6 of its suit although neither is worth a point."),
        ]
    return [
        first,
        speech.say(
            "A 7 beats a 6 of its suit although neither is worth a point, and {low.a} of"
            " trumps beats an ace of another suit.",
            low=numbers.ranks(rules, seats)[-1],
        ),
    ]
