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
    return [
        speech.say("Strength says who takes the trick; points say what the trick brings."),
        speech.say(
            "A 7 beats a 6 of its suit although neither is worth a point, and {low.a} of"
            " trumps beats an ace of another suit.",
            low=numbers.ranks(rules, seats)[-1],
        ),
    ]


def d1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Who deals first."""
    return [
        speech.say(
            "Tables differ on who deals first: in some whoever draws the highest card, in"
            " others the lowest; here it is drawn by lot."
        )
    ]


def d2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The cut."""
    if rules.direction == "right":
        first = speech.say("The dealer shuffles and the player on the dealer's left cuts.")
    else:
        first = speech.say("The dealer shuffles and the player on the dealer's right cuts.")
    return [first, speech.say("Whoever cuts takes at least four cards and leaves at least four.")]


def d3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The deal."""
    first = speech.say_many(
        "The dealer gives {count} card to each player.",
        "The dealer gives {count} cards to each player, one at a time.",
        rules.hand_size,
    )
    if rules.direction == "right":
        return [
            first,
            speech.say("The first card goes to the player on the dealer's right, and so on round."),
        ]
    return [
        first,
        speech.say("The first card goes to the player on the dealer's left, and so on round."),
    ]


def d4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The face-up card."""
    if rules.indicator == "open":
        texts = [
            speech.say(
                "After the deal the next card is turned face up: its suit is trumps for the"
                " whole hand."
            ),
            speech.say(
                "It is laid crosswise under the stock, face up, where everybody sees it, and"
                " is drawn last of all (S2)."
            ),
        ]
    else:
        texts = [
            speech.say("In this way of playing no card is turned up to make trumps after the deal.")
        ]
    stocks = [
        speech.say("{covered} with {players} players", covered=row.covered, players=row.players)
        for row in _distinct(numbers.rows(rules, seats))
        if row.covered
    ]
    if stocks:
        texts.append(
            speech.say(
                "Face-down cards left in the stock: {stocks}.", stocks=listed(speech, stocks)
            )
        )
    return texts


def _distinct(found: tuple[numbers.Row, ...]) -> list[numbers.Row]:
    """Rows with different numbers of players: four play where one of five rests."""
    kept: dict[tuple[int, int], numbers.Row] = {}
    for row in found:
        kept.setdefault((row.players, row.size), row)
    return list(kept.values())


def d5(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Seats and direction."""
    if rules.direction == "right":
        return [
            speech.say(
                "Cards are dealt, played and drawn to the right, that is anticlockwise; some"
                " tables go the other way round, but here play always passes to the right."
            )
        ]
    return [
        speech.say(
            "Cards are dealt, played and drawn to the left, that is clockwise; most tables"
            " go the other way round, but here play always passes to the left."
        )
    ]


def d6(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Who deals next."""
    if rules.direction == "right":
        texts = [speech.say("After each hand the deal passes to the player on the dealer's right.")]
    else:
        texts = [speech.say("After each hand the deal passes to the player on the dealer's left.")]
    if rules.tie in ("replay", "replay_doubled"):
        texts.append(speech.say("After a tie it does not pass: the same dealer deals again (H3)."))
    else:
        texts.append(speech.say("It passes after a tie as well."))
    return texts


def l1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Who leads the first trick."""
    if rules.direction == "right":
        text = speech.say(
            "The player on the dealer's right leads the first trick: the one who was dealt"
            " the first card."
        )
    else:
        text = speech.say(
            "The player on the dealer's left leads the first trick: the one who was dealt"
            " the first card."
        )
    return [text, speech.say("With two players that is the one who did not deal.")]


def l2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Any card may be played."""
    if rules.obligation == "free":
        return [
            speech.say(
                "You may play any card of your hand: you need not follow suit, nor play a"
                " trump, nor beat what is on the table."
            ),
            speech.say("A few tables do oblige you to follow suit; here play is free."),
        ]
    return [
        speech.say(
            "As long as there are cards in the stock you may play any card of your hand,"
            " without following suit."
        ),
        speech.say(
            "Most tables play like that to the end; here there are obligations once the stock"
            " has run out (L4)."
        ),
    ]


def l3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The winner leads."""
    return [speech.say("Whoever takes a trick leads the next one, with any card.")]


def l4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Obligations."""
    if rules.obligation == "free":
        return [
            speech.say(
                "There are none: not even once the stock has run out must you follow suit or"
                " play a trump."
            )
        ]
    return [
        speech.say(
            "Once the stock has run out you must follow suit if you can; if you cannot, you"
            " must play a trump; if you have neither, any card will do."
        ),
        speech.say(
            "Tables differ: most let you play any card to the end; here you are obliged to do so."
        ),
    ]
