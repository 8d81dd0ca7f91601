"""Texts of the rules on the result, the match and the seats (H, M, T)."""

from __future__ import annotations

from ..game.ruleset import RuleSet
from . import rule_numbers as numbers
from .catalogue import Speech


def h1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Counting the piles."""
    texts = [
        speech.say(
            "When all the cards have been played each side counts the points of the cards it has"
            " taken; the number of tricks counts for nothing."
        ),
        speech.say(
            "All sides together must come to {total}; if not, somebody has miscounted.",
            total=rules.total(),
        ),
    ]
    if rules.show_points == "always":
        texts.append(
            speech.say(
                "At some tables nobody counts before the end; here the points are in sight"
                " throughout the hand."
            )
        )
    else:
        texts.append(
            speech.say(
                "Some people keep the points in sight; here they are not counted before the end"
                " of the hand."
            )
        )
    return texts


def h2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """More than half wins."""
    return [
        speech.say(
            "With two sides, the one that has more than half of the {total} points wins the"
            " hand: {least} or more.",
            total=rules.total(),
            least=numbers.majority(rules),
        ),
        speech.say("The hand is played to the last card even if it is decided before."),
    ]


def h3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The tie."""
    half = numbers.shared_half(rules)
    if half is None:
        texts = [speech.say("It is a tie if two sides or more share the highest score.")]
    else:
        texts = [
            speech.say(
                "It is a tie if the highest score is shared; between two sides, at {half} points"
                " each.",
                half=half,
            )
        ]
    if rules.tie == "void":
        texts.append(
            speech.say(
                "Tables differ on what follows: here the hand is void, nobody scores and the deal"
                " passes on."
            )
        )
    elif rules.tie == "replay":
        texts.append(
            speech.say(
                "Tables differ on what follows: here the hand is played again, dealt by the same"
                " dealer."
            )
        )
    elif rules.tie == "replay_doubled":
        texts.append(
            speech.say(
                "Tables differ on what follows: here the hand is played again, dealt by the same"
                " dealer, for a double stake (M4)."
            )
        )
    elif rules.tie == "both_win":
        texts.append(
            speech.say(
                "Tables differ on what follows: here each of the sides that tie scores a won hand."
            )
        )
    else:
        texts.append(
            speech.say(
                "Tables differ on what follows: here the one of them who took the last trick wins"
                " the hand."
            )
        )
        if any(row.players > 2 and not row.teams for row in numbers.rows(rules, seats)):
            texts.append(speech.say("If somebody else took it, nobody scores."))
    return texts


def h4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Three or more, each alone."""
    alone = [str(row.seats) for row in numbers.rows(rules) if row.players > 2 and not row.teams]
    if not alone:
        return [
            speech.say(
                "In this way of playing three or more never play each alone: there are always"
                " two sides."
            )
        ]
    return [
        speech.say(
            "With {players} players, each alone, the one with the most points wins, even with"
            " fewer than {least}.",
            players=speech.list_or(alone),
            least=numbers.majority(rules),
        ),
        speech.say("If two or more share the highest score it is a tie (H3)."),
    ]


def h5(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The last trick."""
    if not rules.last_trick_bonus:
        return [
            speech.say(
                "Some tables give extra points for the last trick; here it is worth its cards and"
                " no more."
            )
        ]
    return [
        speech.say_many(
            "Most tables give nothing extra for the last trick; here whoever takes it adds"
            " {count} point.",
            "Most tables give nothing extra for the last trick; here whoever takes it adds"
            " {count} points.",
            rules.last_trick_bonus,
        ),
        speech.say(
            "So a hand has {total} points and {least} win it.",
            total=rules.total(),
            least=numbers.majority(rules),
        ),
    ]


def h6(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """All points, and all tricks."""
    texts = [
        speech.say(
            "To take all {total} points is a capote; to take every trick is something else,"
            " because a trick without points may be lost on the way to a capote.",
            total=rules.total(),
        )
    ]
    if rules.match == "game_points":
        texts.append(speech.say("A capote is worth 3 game points (M3)."))
    else:
        texts.append(speech.say("It is an honour: in the match it is a won hand like any other."))
    return texts


def m1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """First to a number of hands."""
    if rules.match != "first_to":
        return [_other_match(speech, rules)]
    texts = [
        speech.say_many(
            "The match is a single hand: whoever wins it wins the match.",
            "The match goes to whoever first wins {count} hands.",
            rules.match_target,
        )
    ]
    if rules.tie == "both_win":
        texts.append(
            speech.say(
                "If several get there in the same hand, extra hands are played until one of them"
                " is ahead."
            )
        )
    return texts


def m2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Best of a number of hands."""
    if rules.match != "best_of":
        return [_other_match(speech, rules)]
    texts = [
        speech.say_many(
            "The match is played over one hand: whoever wins it wins the match.",
            "The match is played over {count} hands at most: whoever wins {needed} takes it.",
            rules.match_target,
            needed=rules.match_target // 2 + 1,
        )
    ]
    texts.append(
        speech.say("If the hands run out before, whoever has won most of them takes the match.")
    )
    if rules.tie == "void":
        if rules.tie_counts:
            texts.append(speech.say("A tied hand counts as one of them, though nobody scores it."))
        else:
            texts.append(speech.say("A tied hand does not count as one of them."))
    return texts


def m3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Game points."""
    if rules.match != "game_points":
        return [_other_match(speech, rules)]
    low, middle, top = numbers.bands(rules)
    texts = [
        speech.say(
            "A hand won is worth 1 game point with {low} to {middle} points, 2 with {above} to"
            " {below}, and 3 with all {top}.",
            low=low,
            middle=middle,
            above=middle + 1,
            below=top - 1,
            top=top,
        ),
        speech.say_many(
            "The match goes to whoever first has {count} game point.",
            "The match goes to whoever first has {count} game points.",
            rules.match_target,
        ),
    ]
    if any(row.players > 2 and not row.teams for row in numbers.rows(rules, seats)):
        texts.append(
            speech.say("When three or more play each alone, a hand is always worth 1 game point.")
        )
    return texts


def _other_match(speech: Speech, rules: RuleSet) -> str:
    if rules.match == "first_to":
        return speech.say("Tables differ on how a match is decided; here another rule holds: M1.")
    if rules.match == "best_of":
        return speech.say("Tables differ on how a match is decided; here another rule holds: M2.")
    return speech.say("Tables differ on how a match is decided; here another rule holds: M3.")


def m4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The doubled replay."""
    if rules.tie != "replay_doubled":
        return [
            speech.say("Some tables double the hand that follows a tie; here nothing is doubled.")
        ]
    texts = [
        speech.say("After a tie the same dealer deals again, and the stake is double."),
        speech.say("If that hand is tied too, it doubles again, and so on until a hand is won."),
    ]
    if rules.match == "game_points":
        texts.append(speech.say("What doubles are the game points of the hand that is won."))
    else:
        texts.append(
            speech.say(
                "It matters in a match for game points (M3); here hands are counted, and the one"
                " that is won counts as one."
            )
        )
    return texts


def t1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Partners."""
    if not any(row.players == 4 for row in numbers.rows(rules)):
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


def t2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The common pile."""
    if not any(row.teams for row in numbers.rows(rules, seats)):
        return [
            speech.say("As there are no partners, everybody keeps and counts their own tricks.")
        ]
    return [
        speech.say(
            "Partners put their tricks together on one pile and count them as one: what your"
            " partner takes is yours too."
        )
    ]


def t3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Talk and signs."""
    if not any(row.teams for row in numbers.rows(rules, seats)):
        return [speech.say("As there are no partners, there is nobody to make signs to.")]
    if rules.signs == "off":
        return [
            speech.say(
                "Tables differ on signs between partners: here they are forbidden, and so is"
                " talking about the cards."
            )
        ]
    if rules.signs == "honest":
        return [
            speech.say(
                "Tables differ on signs between partners: here the agreed ones are allowed, but"
                " they must be true."
            ),
            speech.say("Beyond that nobody may talk about the cards."),
        ]
    return [
        speech.say(
            "Tables differ on signs between partners: here any are allowed, false ones included."
        )
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
    """Five seats."""
    five = [row for row in numbers.rows(rules) if row.seats == 5]
    if not five:
        return [speech.say("This way of playing is not for five players.")]
    if rules.five == "rotation":
        return [
            speech.say(
                "With five at the table the dealer rests: deals to the other four and neither"
                " plays nor speaks."
            ),
            speech.say(
                "As the deal goes round, everybody rests once in five hands; each player keeps"
                " a score of their own."
            ),
        ]
    return [
        speech.say(
            "Five play each alone, with {cards} cards and {tricks} tricks a hand.",
            cards=five[0].size,
            tricks=five[0].tricks,
        )
    ]
