"""Texts of the rules on auctions, contracts, cantes and the called card (A)."""

from __future__ import annotations

from ..game.auction import CALLABLE, CALLED_POINTS, MOST_CALLED
from ..game.cards import Rank
from ..game.ruleset import IN_SUITS, IN_TRUMPS, RuleSet
from . import rule_numbers as numbers
from .catalogue import Speech
from .rules_cards import rank_name


def a1(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Bidding."""
    if rules.auction == "none":
        return [_no_auction(speech)]
    if rules.auction == "ranks":
        first = speech.say(
            "Before the first trick there is an auction: in turn, beginning with the player after"
            " the dealer, each calls a card (A4) or passes, and whoever passes is out of it."
        )
        rest = [speech.say("Whoever called last when all the others have passed is the caller.")]
    else:
        first = speech.say(
            "Before the first trick there is an auction: in turn, beginning with the player after"
            " the dealer, each bids more points than the last or passes, and whoever passes is out"
            " of it."
        )
        rest = [
            speech.say(
                "The lowest bid is {least}, bids rise by {step}, and the highest is {most}; whoever"
                " bid last when all the others have passed is the declarer.",
                least=rules.lowest_bid,
                step=rules.bid_step,
                most=_highest(rules),
            )
        ]
    return [
        first,
        *rest,
        speech.say(
            "If everybody passes, the hand is not played and the next dealer deals: that is how it"
            " is played here, as there is no common rule."
        ),
    ]


def _highest(rules: RuleSet) -> int:
    """The highest bid that the steps reach (A1)."""
    most = rules.highest_bid()
    return most - most % rules.bid_step


def _no_auction(speech: Speech) -> str:
    return speech.say("In this way of playing there is no auction.")


def a2(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The contract."""
    if rules.auction == "none":
        return [_no_auction(speech)]
    if rules.auction == "ranks":
        return [
            speech.say(
                "The contract of the caller and the partner is {points} points, or as many as were"
                " called with the two (A4).",
                points=CALLED_POINTS,
            ),
            speech.say(
                "With {half} points each the contract is lost: a tie is not enough for the caller.",
                half=CALLED_POINTS - 1,
            ),
        ]
    return [_declared(speech, rules, seats), _counts(speech, rules), *_paid(speech, rules)]


def _declared(speech: Speech, rules: RuleSet, seats: int | None) -> str:
    found = numbers.rows(rules, seats)
    if any(row.teams for row in found):
        return speech.say(
            "The declarer names trumps, any suit, and with the partner, if there are pairs, must"
            " take as many points as were bid."
        )
    if any(row.players > 2 for row in found):
        return speech.say(
            "The declarer names trumps, any suit, and must take as many points as were bid, alone"
            " against the others, who play together."
        )
    return speech.say(
        "The declarer names trumps, any suit, and must take as many points as were bid."
    )


def _counts(speech: Speech, rules: RuleSet) -> str:
    if rules.cantes and rules.last_trick_bonus:
        return speech.say(
            "What counts are the points of the cards, those of the last trick (H5) and the cantes"
            " (A3)."
        )
    if rules.cantes:
        return speech.say("What counts are the points of the cards and the cantes (A3).")
    if rules.last_trick_bonus:
        return speech.say("What counts are the points of the cards and of the last trick (H5).")
    return speech.say("What counts are the points of the cards.")


def _paid(speech: Speech, rules: RuleSet) -> list[str]:
    if rules.match != "contract":
        return [
            speech.say("Whoever makes the contract has won the hand, and else the others have.")
        ]
    if rules.defenders_score:
        pays = speech.say(
            "If the contract is made, that side scores what was bid; if not, it loses as much and"
            " the others score the points of their cards; tables differ, but here it is so."
        )
    else:
        pays = speech.say(
            "If the contract is made, that side scores what was bid; if not, it loses as much and"
            " the others score nothing; tables differ, but here it is so."
        )
    return [pays, _match(speech, rules)]


def _match(speech: Speech, rules: RuleSet) -> str:
    return speech.say_many(
        "The match goes to whoever first has {count} point; if several do, they play on until one"
        " is ahead.",
        "The match goes to whoever first has {count} points; if several do, they play on until one"
        " is ahead.",
        rules.match_target,
    )


def a3(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """Cantes."""
    if not rules.cantes:
        return [speech.say("In this way of playing there are no cantes.")]
    return [
        speech.say(
            "Whoever holds {king} and {knight} of one suit may announce them right after winning a"
            " trick, before drawing or leading: {trumps} points in trumps, {others} in another"
            " suit.",
            king=Rank.KING,
            knight=Rank.KNIGHT,
            trumps=IN_TRUMPS,
            others=IN_SUITS,
        ),
        speech.say(
            "One is announced after each trick won, and the {trumps} before any {others}.",
            trumps=IN_TRUMPS,
            others=IN_SUITS,
        ),
        speech.say(
            "Only the declarer's side announces, as only its cantes count; tables differ, but here"
            " it is so."
        ),
    ]


def a4(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The called card."""
    if rules.auction != "ranks":
        return [_none_called(speech)]
    order = ", ".join(rank_name(speech, rank) for rank in CALLABLE)
    return [
        speech.say(
            "The auction goes down: each call is for a weaker card than the last, without saying"
            " the suit, in this order: {order}.",
            order=order,
        ),
        speech.say(
            "Once the two has been called, points can be added to it, from {least} up to {most}.",
            least=CALLED_POINTS + 1,
            most=MOST_CALLED,
        ),
        *_suit_named(speech, rules),
    ]


def _suit_named(speech: Speech, rules: RuleSet) -> list[str]:
    """When the suit of the called card is named, and so when trumps begin."""
    if rules.suit_named == "at_once":
        return [
            speech.say(
                "The caller then names the suit: that is the called card, and its suit is trumps."
            )
        ]
    return [
        speech.say(
            "The caller names the suit only after the first trick: that is the called card, and"
            " its suit is trumps from the second trick on."
        ),
        speech.say(
            "The first trick has no trumps, so that the highest card of the suit led takes it;"
            " there is no common rule, but here it is so."
        ),
    ]


def _none_called(speech: Speech) -> str:
    return speech.say("In this way of playing no card is called.")


def a5(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """The hidden partner."""
    if rules.auction != "ranks":
        return [_none_called(speech)]
    return [
        speech.say(
            "Whoever holds the called card is the caller's partner, and nobody else knows it until"
            " that card is played."
        ),
        speech.say("The partner says nothing, and the program gives nothing away either."),
        speech.say(
            "Whoever calls a card of their own hand plays alone against all, and the others do not"
            " know that either."
        ),
        *_called_late(speech, rules),
    ]


def _called_late(speech: Speech, rules: RuleSet) -> list[str]:
    """That a card may be called which has been played, where the suit is named late."""
    if rules.suit_named == "at_once":
        return []
    return [
        speech.say(
            "Any suit may be named, even if the card it calls was played in the first trick:"
            " everybody then knows at once whose partner that player is."
        )
    ]


def a6(speech: Speech, rules: RuleSet, seats: int | None) -> list[str]:
    """What a called contract pays."""
    if rules.auction != "ranks":
        return [_none_called(speech)]
    if rules.match != "contract":
        return [speech.say("Every player of the side that wins the contract scores a won hand.")]
    found = numbers.rows(rules)
    players = found[0].players if found else 5
    return [
        speech.say(
            "If the contract is made, the caller gains {caller}, the partner 1, and each of the"
            " others loses 1; if it is lost, it is the other way round.",
            caller=players - 3,
        ),
        speech.say(
            "Whoever called a card of their own hand gains {alone} or loses {alone}, and each of"
            " the others 1.",
            alone=players - 1,
        ),
        speech.say("If one side takes all the points, everything is doubled."),
        _match(speech, rules),
    ]
