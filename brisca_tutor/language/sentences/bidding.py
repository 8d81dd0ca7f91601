"""Advice in the auction and when trumps are named, in words: three rungs, or all of it."""

from __future__ import annotations

from ...coach.bidding import BidAdvice, BidOption, SuitOutlook
from ...game.actions import Bid, Name, Pass
from ...game.cards import Card
from ...reasons.bidding import BidReason
from ..catalogue import Speech
from ..names import Names
from ..rules_cards import listed
from .advice import amount, share, whole

SHOWN_SUITS = 3
"""Suits whose prospects are told."""

HOPELESS = 0.2
"""Chance of a called card below which another suit is not worth a line."""

_NAMES_THE_BID = (
    *("call-missing", "call-forced", "call-own", "call-played", "call-own-played"),
    "bid-too-high",
)
"""Reasons that give the bid away, for the last rung only."""


def rungs(speech: Speech, advice: BidAdvice, names: Names) -> list[list[str]]:
    """The hint in three rungs: an idea; the suit and the cards that matter; what to do."""
    return [
        [_idea(speech, advice)],
        _suit_and_cards(speech, advice, names),
        [
            verdict(speech, advice),
            *figures(speech, advice),
            *(reason(speech, one, names) for one in advice.reasons),
            source(speech, advice),
        ],
    ]


def paragraph(speech: Speech, advice: BidAdvice, names: Names) -> list[str]:
    """All there is to say: what is best, why, and what the hand is worth with each suit."""
    return [
        verdict(speech, advice),
        *figures(speech, advice),
        *(reason(speech, one, names) for one in advice.reasons),
        *outlooks(speech, advice),
        source(speech, advice),
    ]


def verdict(speech: Speech, advice: BidAdvice) -> str:
    """What is best, or that it is too close to call."""
    best, other = advice.best, advice.rival
    if advice.close and other is not None:
        if isinstance(best.action, Name):
            return speech.say(
                "Too close to call: {first} and {second} are about equally good as trumps.",
                first=best.suit,
                second=other.suit,
            )
        return _close(speech, other if isinstance(best.action, Pass) else best)
    action = best.action
    if isinstance(action, Pass):
        return speech.say("It is best to pass.")
    if isinstance(action, Name):
        return speech.say("It is best to choose {suit} as trumps.", suit=action.suit)
    if action.rank is None:
        return speech.say("It is best to bid {points}.", points=action.points)
    if action.points:
        return speech.say(
            "It is best to call {rank.the} for {points} points.",
            rank=action.rank,
            points=action.points,
        )
    return speech.say("It is best to call {rank.the}.", rank=action.rank)


def _close(speech: Speech, option: BidOption) -> str:
    action = option.action
    assert isinstance(action, Bid)
    if action.rank is None:
        return speech.say(
            "Too close to call: bidding {points} and passing are about equally good.",
            points=action.points,
        )
    if action.points:
        return speech.say(
            "Too close to call: calling {rank.the} for {points} points and passing are about "
            "equally good.",
            rank=action.rank,
            points=action.points,
        )
    return speech.say(
        "Too close to call: calling {rank.the} and passing are about equally good.",
        rank=action.rank,
    )


def figures(speech: Speech, advice: BidAdvice) -> list[str]:
    """What the best option comes to on average, or what the best bid would if it is to pass."""
    best = advice.best
    if not isinstance(best.action, Pass):
        return [_figures(speech, advice, best), _pays(speech, best.score)]
    other = advice.rival
    if other is None or other.chance < HOPELESS:
        return [speech.say("No bid has much of a chance.")]
    return [_figures(speech, advice, other)]


def _figures(speech: Speech, advice: BidAdvice, option: BidOption) -> str:
    slots: dict[str, object] = {
        "suit": option.suit,
        "points": _about(speech, option.points),
        "needed": option.needed,
        "share": _sampled(speech, option.chance),
    }
    if option.called is not None and not option.alone:
        return speech.say(
            "With {suit} as trumps and {card.the} called, your side takes about {points} on "
            "average; it reaches the {needed} of the contract in {share} of the cases.",
            card=option.called,
            **slots,
        )
    if option.alone or len(advice.view.sides) > 2 or len(advice.view.players) == 2:
        return speech.say(
            "With {suit} as trumps you take about {points} on average; you reach the {needed} "
            "of the contract in {share} of the cases.",
            **slots,
        )
    return speech.say(
        "With {suit} as trumps your side takes about {points} on average; it reaches the "
        "{needed} of the contract in {share} of the cases.",
        **slots,
    )


def _pays(speech: Speech, score: float) -> str:
    if round(score, 1) < 0:
        return speech.say(
            "Played many times, that would cost you about {score} a hand in the match.",
            score=amount(speech, round(-score, 1)),
        )
    return speech.say(
        "Played many times, that would bring you about {score} a hand in the match.",
        score=amount(speech, round(score, 1)),
    )


def outlooks(speech: Speech, advice: BidAdvice) -> list[str]:
    """A line for each of the best suits: points, and the chance to make what may be bid next."""
    lines = []
    for place, one in enumerate(advice.outlooks):
        called_in_vain = one.called is not None and one.chances[0][1] < HOPELESS
        if place < SHOWN_SUITS and not (place and called_in_vain):
            lines.append(_outlook(speech, one))
    return lines


def _outlook(speech: Speech, one: SuitOutlook) -> str:
    slots: dict[str, object] = {
        "suit": one.suit,
        "points": _about(speech, one.points),
        "chances": listed(
            speech,
            (
                speech.say("{label}: {text}", label=str(least), text=_sampled(speech, part))
                for least, part in one.chances
            ),
        ),
    }
    if one.called is None:
        return speech.say("{suit.Name}: about {points} ({chances}).", **slots)
    if one.played and one.alone:
        return speech.say(
            "{suit.Name}, alone, calling {card.the} that you have played: about {points} "
            "({chances}).",
            card=one.called,
            **slots,
        )
    if one.played:
        return speech.say(
            "{suit.Name}, calling {card.the}, already played: about {points} ({chances}).",
            card=one.called,
            **slots,
        )
    if one.alone:
        return speech.say(
            "{suit.Name}, alone, calling {card.the} of your own hand: about {points} ({chances}).",
            card=one.called,
            **slots,
        )
    return speech.say(
        "{suit.Name}, calling {card.the}: about {points} ({chances}).", card=one.called, **slots
    )


def source(speech: Speech, advice: BidAdvice) -> str:
    """How the figures came about."""
    return speech.say_many(
        "Estimated from {number} possible deal; it does not look at hidden cards.",
        "Estimated from {number} possible deals; it does not look at hidden cards.",
        advice.worlds,
        number=whole(speech, advice.worlds),
    )


def reason(speech: Speech, one: BidReason, names: Names) -> str:
    """One reason as a sentence."""
    cards, suit, points = one.cards, one.suit, one.points
    if one.code == "cante":
        return speech.say(
            "With {cards.the} in hand you can announce {points} once you have won a trick.",
            cards=cards,
            points=points,
        )
    if one.code == "high-trumps":
        return speech.say_many(
            "You would have a high trump: {cards.the}.",
            "You would have high trumps: {cards.the}.",
            len(cards),
            cards=cards,
        )
    if one.code == "long-suit":
        return speech.say_many(
            "With {suit} as trumps you would have {count} trump.",
            "With {suit} as trumps you would have {count} trumps.",
            one.number,
            suit=suit,
        )
    if one.code == "side-aces":
        return speech.say_many(
            "Outside trumps you have {cards.the}: as everybody must follow suit, an ace usually "
            "takes a trick.",
            "Outside trumps you have {cards.the}: as everybody must follow suit, aces usually "
            "take tricks.",
            len(cards),
            cards=cards,
        )
    if one.code == "void":
        return speech.say("You have no card of {suit}: you can trump that suit.", suit=suit)
    if one.code.startswith("call-"):
        return _calling(speech, one, names)
    return _against(speech, one, names)


def _calling(speech: Speech, one: BidReason, names: Names) -> str:
    called = one.cards[0]
    if one.seat is not None:
        return speech.say(
            "{seat.Name} has played {card.the}, and would be your partner for all to see.",
            seat=names[one.seat],
            card=called,
        )
    if one.code == "call-own-played":
        return speech.say(
            "You have played {card.the} yourself: you would play alone against all the others, as "
            "everybody would know, and win or lose twice as much.",
            card=called,
        )
    if one.code == "call-missing":
        return speech.say(
            "{card.The} is the strongest card of {suit} that you lack: whoever holds it plays "
            "on your side.",
            card=called,
            suit=one.suit,
        )
    if one.code == "call-own":
        return speech.say(
            "{card.The} is in your own hand: you would play alone against all the others, and "
            "win or lose twice as much.",
            card=called,
        )
    return speech.say(
        "{missing.The} can no longer be called: it has to be a weaker card of the suit, "
        "{card.the}.",
        missing=one.cards[1],
        card=called,
    )


def _against(speech: Speech, one: BidReason, names: Names) -> str:
    suit, points = one.suit, one.points
    if one.code == "short-suit":
        return speech.say_many(
            "Even of your best suit, {suit}, you hold only {count} card.",
            "Even of your best suit, {suit}, you hold only {count} cards.",
            one.number,
            suit=suit,
        )
    if one.code == "no-high-trumps":
        return speech.say("Of {suit} you have neither the ace nor the three.", suit=suit)
    if one.code == "few-points":
        if not points:
            return speech.say("There is not a single point in your hand.")
        return speech.say_many(
            "Your hand is poor: {count} point in all.",
            "Your hand is poor: {count} points in all.",
            points,
        )
    if one.code == "bid-too-high":
        return speech.say(
            "The least you can bid is {least}, and your best suit, {suit}, promises about "
            "{points}.",
            least=points,
            suit=suit,
            points=_about(speech, one.number),
        )
    if one.code == "partner-bids":
        assert one.seat is not None
        return speech.say(
            "The highest bid is already on your side: {points}, by {seat.name}.",
            points=points,
            seat=names[one.seat],
        )
    if one.code == "defence-keeps":
        return speech.say(
            "If the contract fails you lose what was bid, and your rivals score their card points."
        )
    return speech.say_many(
        "There is still {count} card that you have not seen: nothing is certain.",
        "There are still {count} cards that you have not seen: nothing is certain.",
        one.number,
    )


def _idea(speech: Speech, advice: BidAdvice) -> str:
    codes = {one.code for one in advice.reasons}
    if isinstance(advice.best.action, Name):
        return speech.say("Which suit would do most for you as trumps?")
    if "partner-bids" in codes:
        return speech.say("Your side already has the highest bid. Do you want to bid more?")
    if advice.view.rules.auction == "ranks":
        return speech.say(
            "Which suit would you like as trumps, and which card of it do you miss most?"
        )
    if "cante" in codes:
        return speech.say(
            "Count what your hand takes with each suit as trumps, and do not forget king and "
            "knight of one suit."
        )
    return speech.say("What would your hand take with each suit as trumps? Bid no more than that.")


def _suit_and_cards(speech: Speech, advice: BidAdvice, names: Names) -> list[str]:
    """The suit that matters and the cards of the hand that do, without the bid."""
    if not advice.outlooks:
        return [speech.say("No suit promises enough.")]
    first = advice.outlooks[0]
    shown = [one for one in advice.reasons if one.code not in _NAMES_THE_BID]
    slots: dict[str, object] = {"suit": first.suit, "points": _about(speech, first.points)}
    lines = [speech.say("Your best suit is {suit}: it promises about {points}.", **slots)]
    if not isinstance(advice.best.action, Pass):
        cards = _held(advice, shown)
        if cards:
            lines.append(speech.say("Look at {cards.the}.", cards=cards))
    lines += [reason(speech, one, names) for one in shown[:1]]
    return lines


def _held(advice: BidAdvice, shown: list[BidReason]) -> tuple[Card, ...]:
    """The cards of the hand that the reasons rest on, each once."""
    hand = set(advice.view.hand)
    found: list[Card] = []
    for one in shown[1:]:
        found += [card for card in one.cards if card in hand and card not in found]
    return tuple(found)


def _about(speech: Speech, points: float) -> str:
    return amount(speech, float(round(points)))


def _sampled(speech: Speech, part: float) -> str:
    """A share of sampled worlds, which never makes anything certain or impossible."""
    return share(speech, min(max(part, 0.01), 0.99))
