"""Texts of the rules on the result, the match and the seats (H, M, T)."""

from __future__ import annotations

from ..game.cards import PACK_POINTS
from ..game.ruleset import RuleSet
from . import rule_numbers as numbers
from .catalogue import Speech


def h1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Counting the piles."""
    if rules.stop_when_decided:
        counting = speech.say(
            "At the end of the hand each side counts the points of the cards it has taken; the"
            " number of tricks counts for nothing."
        )
        together = speech.say(
            "All sides together, with what was not played, must come to {total}; if not, somebody"
            " has miscounted.",
            total=rules.total(),
        )
    else:
        counting = speech.say(
            "When all the cards have been played each side counts the points of the cards it has"
            " taken; the number of tricks counts for nothing."
        )
        together = speech.say(
            "All sides together must come to {total}; if not, somebody has miscounted.",
            total=rules.total(),
        )
    texts = [counting, together]
    if rules.cantes:
        texts.append(speech.say("What has been announced comes on top of that (A3)."))
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
    if rules.auction != "none":
        return [
            speech.say(
                "It is not half of the points that decides the hand here but the contract (A2)."
            ),
            speech.say("The hand is played to the last card even if it is decided before."),
        ]
    if rules.stop_when_decided:
        end = speech.say(
            "The hand ends with the trick that decides it: the cards that are left are not played,"
            " and nobody draws any more."
        )
    else:
        end = speech.say("The hand is played to the last card even if it is decided before.")
    return [
        speech.say(
            "With two sides, the one that has more than half of the {total} points wins the"
            " hand: {least} or more.",
            total=rules.total(),
            least=numbers.majority(rules),
        ),
        end,
    ]


def h3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The tie."""
    if rules.auction != "none":
        return [
            speech.say(
                "There is no tie: the contract is made or it is not, and whoever is one point"
                " short has lost it (A2)."
            )
        ]
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
    if not numbers.ties(rules):
        texts.append(
            speech.say("It changes nothing: each side scores the points that it has (M5).")
        )
    elif rules.tie == "void":
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
    if rules.auction != "none":
        return [
            speech.say(
                "After an auction there are always two sides: whoever won it, with a partner if"
                " there is one, and all the others."
            )
        ]
    if not alone:
        return [
            speech.say(
                "In this way of playing three or more never play each alone: there are always"
                " two sides."
            )
        ]
    texts = [
        speech.say(
            "With {players} players, each alone, the one with the most points wins, even with"
            " fewer than {least}.",
            players=speech.list_or(alone),
            least=numbers.majority(rules),
        ),
        speech.say("If two or more share the highest score it is a tie (H3)."),
    ]
    if rules.stop_when_decided:
        texts.append(
            speech.say(
                "The hand ends as soon as nobody could catch up with the leader even by taking"
                " every point that is still out."
            )
        )
    return texts


def h5(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The last trick."""
    if not rules.last_trick_bonus:
        return [
            speech.say(
                "Some tables give extra points for the last trick; here it is worth its cards and"
                " no more."
            )
        ]
    if rules.auction == "none":
        last = speech.say(
            "So a hand has {total} points and {least} win it.",
            total=rules.total(),
            least=numbers.majority(rules),
        )
    else:
        last = speech.say("That counts towards the contract as well.")
    return [
        speech.say_many(
            "Most tables give nothing extra for the last trick; here whoever takes it adds"
            " {count} point.",
            "Most tables give nothing extra for the last trick; here whoever takes it adds"
            " {count} points.",
            rules.last_trick_bonus,
        ),
        last,
    ]


def h6(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """All points, and all tricks."""
    total = PACK_POINTS if rules.auction != "none" else rules.total()
    texts = [
        speech.say(
            "To take all {total} points is a capote; to take every trick is something else,"
            " because a trick without points may be lost on the way to a capote.",
            total=total,
        )
    ]
    if rules.match == "game_points":
        texts.append(speech.say("A capote is worth 3 game points (M3)."))
    elif rules.match == "card_points":
        texts.append(speech.say("It is an honour: in the match it is worth its points (M5)."))
    elif rules.match == "contract" and rules.auction == "ranks":
        texts.append(speech.say("A capote doubles what is paid, whoever makes it (A6)."))
    elif rules.match == "contract":
        texts.append(speech.say("It is an honour: the contract pays what was bid (A2)."))
    else:
        texts.append(speech.say("It is an honour: in the match it is a won hand like any other."))
    if rules.stop_when_decided:
        texts.append(
            speech.say("As the hand ends once it is decided, it hardly ever comes to that.")
        )
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
    if _together(rules):
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
    if rules.auction != "none":
        texts.append(speech.say("A hand for which nobody bids does not count as one of them."))
    elif rules.tie == "void":
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
    if rules.last_trick_bonus:
        texts.append(
            speech.say(
                "The bonus moves the usual limits up: that is how it is played here, as there is"
                " no common rule."
            )
        )
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
    if rules.match == "game_points":
        return speech.say("Tables differ on how a match is decided; here another rule holds: M3.")
    if rules.match == "card_points":
        return speech.say("Tables differ on how a match is decided; here another rule holds: M5.")
    if rules.auction == "ranks":
        return speech.say("Tables differ on how a match is decided; here another rule holds: A6.")
    return speech.say("Tables differ on how a match is decided; here another rule holds: A2.")


def _together(rules: RuleSet) -> bool:
    """Whether several who are no partners may win the same hand, and so reach a target."""
    if rules.auction == "none":
        return rules.tie == "both_win"
    return not any(row.teams for row in numbers.rows(rules))


def m4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The doubled replay."""
    if rules.tie != "replay_doubled" or not numbers.ties(rules):
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


def m5(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Card points added up over hands."""
    if rules.match != "card_points":
        return [_other_match(speech, rules)]
    return [
        speech.say(
            "Hands are not counted: after each, every side adds the points it took to those it"
            " had, whoever won."
        ),
        speech.say(
            "The match goes to whoever has {target} or more once a hand is over; if several do,"
            " to the one with most, and if they are level another hand is played.",
            target=rules.match_target,
        ),
        speech.say(
            "That number is for all hands together and has nothing to do with the {least} of one"
            " hand; it is how it is played here, as there is no common rule.",
            least=numbers.majority(rules),
        ),
    ]
