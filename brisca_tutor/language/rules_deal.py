"""Texts of the rules on deal and lead (D, L)."""

from __future__ import annotations

from ..game.ruleset import RuleSet
from . import rule_numbers as numbers
from .catalogue import Speech
from .rules_cards import listed


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
    """The card that makes trumps, or that there is none, and the stock."""
    texts = _turned(speech, rules)
    stocks = [
        speech.say("{covered} with {players} players", covered=row.covered, players=row.players)
        for row in _distinct(numbers.rows(rules, seats))
        if row.covered
    ]
    if stocks:
        shown = listed(speech, stocks)
        face_down = rules.indicator in ("open", "none") and rules.stock_open == "none"
        if face_down:
            texts.append(speech.say("Face-down cards left in the stock: {stocks}.", stocks=shown))
        elif rules.indicator != "none":
            texts.append(
                speech.say("Cards of the stock that lie above it: {stocks}.", stocks=shown)
            )
        else:
            texts.append(speech.say("Cards left in the stock: {stocks}.", stocks=shown))
    return texts


def _turned(speech: Speech, rules: RuleSet) -> list[str]:
    if rules.indicator == "open":
        return [
            speech.say(
                "After the deal the next card is turned face up: its suit is trumps for the"
                " whole hand."
            ),
            speech.say(
                "It is laid crosswise under the stock, face up, where everybody sees it, and"
                " is drawn last of all (S2)."
            ),
        ]
    if rules.indicator == "covered":
        return [
            speech.say(
                "After the deal the next card is turned face up: its suit is trumps for the"
                " whole hand."
            ),
            speech.say(
                "Once everybody has seen it, it is laid face down under the stock (C1), and is"
                " drawn last of all (S2)."
            ),
        ]
    if rules.indicator == "unseen":
        return [
            speech.say(
                "After the deal the next card is laid face down under the stock, seen by nobody:"
                " its suit is trumps for the whole hand (C2)."
            ),
            speech.say("It is drawn last of all (S2)."),
        ]
    if rules.auction != "none":
        return [speech.say("No card is turned up: whoever wins the auction names trumps (A1, A2).")]
    return [
        speech.say(
            "In this way of playing no card is turned up after the deal, so that there are no"
            " trumps."
        )
    ]


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
    if rules.auction != "none":
        texts.append(speech.say("It passes too when nobody has bid, and no hand was played."))
    elif rules.tie in ("replay", "replay_doubled") and numbers.ties(rules):
        texts.append(speech.say("After a tie it does not pass: the same dealer deals again (H3)."))
    else:
        texts.append(speech.say("It passes after a tie as well."))
    return texts


def l1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Who leads the first trick."""
    if rules.auction != "none" and rules.first_lead == "declarer":
        return [
            speech.say(
                "Tables differ on who leads after an auction; here whoever won it leads the first"
                " trick."
            )
        ]
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
    texts = [text]
    if rules.auction != "none":
        texts.append(
            speech.say("It does not matter who won the auction, though at some tables it does.")
        )
    if any(row.players == 2 for row in numbers.rows(rules)):
        texts.append(speech.say("With two players that is the one who did not deal."))
    return texts


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
    if not numbers.stocked(rules, seats):
        return [
            speech.say(
                "Play is not free here: from the first trick on there are obligations (L4)."
            ),
            speech.say("Only whoever leads a trick may play any card."),
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
    stocked = numbers.stocked(rules, seats)
    if rules.obligation == "free":
        if not stocked:
            return [speech.say("There are none: you need never follow suit, beat or play a trump.")]
        return [
            speech.say(
                "There are none: not even once the stock has run out must you follow suit or"
                " play a trump."
            )
        ]
    if rules.obligation == "follow_or_trump":
        if stocked:
            first = speech.say(
                "Once the stock has run out you must follow suit if you can; if you cannot, you"
                " must play a trump; if you have neither, any card will do."
            )
        else:
            first = speech.say(
                "You must follow suit if you can; if you cannot, you must play a trump; if you"
                " have neither, any card will do."
            )
        return [
            first,
            speech.say(
                "Tables differ: most let you play any card to the end; here you are obliged to do"
                " so."
            ),
        ]
    if stocked:
        first = speech.say(
            "Once the stock has run out you must follow suit if you can, and with a card that"
            " beats the best so far if you have one; if no trump was led and one is already"
            " winning, following is enough."
        )
    else:
        first = speech.say(
            "You must follow suit if you can, and with a card that beats the best so far if you"
            " have one; if no trump was led and one is already winning, following is enough."
        )
    return [
        first,
        speech.say(
            "Without the suit you must play a trump, and one above those of the trick; if you"
            " have none above them, any card will do."
        ),
        speech.say("These are the obligations of tute; most tables of brisca have none."),
    ]
