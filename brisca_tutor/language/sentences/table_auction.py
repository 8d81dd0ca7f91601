"""What is said at the practice table of the auction, the contract, cantes and the called card."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.actions import Bid, Pass
from ...game.auction import CALLABLE, CALLED_POINTS, MOST_CALLED, Auction, Call, Cante
from ...game.cards import Card, Rank, Suit
from ...game.ruleset import RuleSet
from ...game.view import PlayerView
from ..catalogue import Speech
from ..names import Names, SeatPhrase


def call(speech: Speech, one: Call) -> str:
    """A bid or a pass, in a word or two for a column."""
    if isinstance(one, Pass):
        return speech.say_in("a call in an auction", "passes")
    if one.rank is None:
        return str(one.points)
    if not one.points:
        return speech.rank(one.rank).bare
    return speech.say("{rank.bare} for {points}", rank=one.rank, points=one.points)


def yet_to_call(speech: Speech, me: bool) -> str:
    """That a seat, or the reader, has not bid or passed yet, in a few words for a column."""
    if me:
        return speech.say_in("a call in an auction", "you have not spoken yet")
    return speech.say_in("a call in an auction", "has not spoken yet")


def best(speech: Speech, auction: Auction) -> str:
    """What has to be outbid, in a few words for the head of the table; ranks go downwards (A4)."""
    if auction.best is None:
        return speech.say("no bid yet")
    if auction.best.rank is not None:
        return speech.say("last call: {bid}", bid=call(speech, auction.best))
    return speech.say("highest bid: {bid}", bid=call(speech, auction.best))


def ask_bid(speech: Speech, seen: PlayerView, word: str) -> str:
    """What can be bid now, and how one passes: by typing ``word``."""
    assert seen.auction is not None
    rules, highest = seen.rules, seen.auction.best
    if rules.auction == "points":
        return _ask_points(speech, rules, highest, word)
    if highest is None or highest.rank is None:
        return speech.say('Your call: any rank, or "{word}"', word=word)
    if highest.rank is Rank.TWO:
        least = max(highest.points, CALLED_POINTS) + 1
        if least == MOST_CALLED:
            return speech.say(
                'Your call: {rank.the} for {least} points, or "{word}"',
                rank=Rank.TWO,
                least=least,
                word=word,
            )
        return speech.say(
            'Your call: {rank.the} for {least} to {most} points, or "{word}"',
            rank=Rank.TWO,
            least=least,
            most=MOST_CALLED,
            word=word,
        )
    lower = CALLABLE[CALLABLE.index(highest.rank) + 1 :]
    return speech.say(
        'Your call: {ranks}, or "{word}"',
        ranks=", ".join(speech.rank(one).bare for one in lower),
        word=word,
    )


def _ask_points(speech: Speech, rules: RuleSet, highest: Bid | None, word: str) -> str:
    least = rules.lowest_bid if highest is None else highest.points + rules.bid_step
    most = rules.highest_bid() // rules.bid_step * rules.bid_step
    if least >= most:
        return speech.say('Your bid: {most}, or "{word}"', most=most, word=word)
    if rules.bid_step == 1:
        return speech.say(
            'Your bid: {least} to {most}, or "{word}"', least=least, most=most, word=word
        )
    return speech.say(
        'Your bid: {least} to {most} in steps of {step}, or "{word}"',
        least=least,
        most=most,
        step=rules.bid_step,
        word=word,
    )


def suit_later(speech: Speech, rules: RuleSet) -> str:
    """To somebody who names a suit in the auction: that only the winner does, afterwards."""
    if rules.auction == "points":
        return speech.say("Only points are bid; whoever wins the auction then names the suit.")
    return speech.say("Only the rank is called; whoever wins the auction then names the suit.")


def won(speech: Speech, bid: Bid) -> str:
    """That the person has won the auction, and with what."""
    if bid.rank is None:
        return speech.say("You have won the auction with {points} points.", points=bid.points)
    if not bid.points:
        return speech.say("You have won the auction by calling {rank.the}.", rank=bid.rank)
    return speech.say(
        "You have won the auction by calling {rank.the} for {points} points.",
        rank=bid.rank,
        points=bid.points,
    )


def ask_trumps(speech: Speech, bid: Bid) -> str:
    """The question which suit is trumps, and so which card is called (A2, A4)."""
    suits = ", ".join(speech.suit(one).name for one in Suit)
    if bid.rank is None:
        return speech.say("Trumps: {suits}", suits=suits)
    return speech.say("Suit of the called card, which will be trumps: {suits}", suits=suits)


def holds_called(speech: Speech, caller: SeatPhrase) -> str:
    """To the holder of the called card: that he is the partner, and that nobody knows (A5)."""
    return speech.say(
        "You hold the called card: you play with {caller.name}, and nobody else knows it.",
        caller=caller,
    )


def called_self(speech: Speech) -> str:
    """To a caller who holds the called card: that nobody knows he is alone (A5)."""
    return speech.say("You hold the called card yourself: you play alone, and nobody else knows.")


def alone(speech: Speech, caller: SeatPhrase) -> str:
    """That the caller held the called card, once that is known (A5)."""
    if caller.me:
        return speech.say("You called yourself and play alone, as everybody knows.")
    return speech.say("{caller.Name} held the called card and plays alone.", caller=caller)


def announced(speech: Speech, cantes: Sequence[Cante], names: Names) -> str:
    """The cantes so far, in a few words (A3)."""
    parts = [
        speech.say(
            "{seat} {points} ({suit.name})",
            seat=names[one.seat].label,
            points=one.points,
            suit=one.suit,
        )
        for one in cantes
    ]
    return speech.say("announced: {cantes}", cantes=", ".join(parts))


def may_announce(speech: Speech, suit: Suit, trump: Suit | None) -> str:
    """That king and knight of this suit can be announced now, and what they count (A3)."""
    slots = {"king": Rank.KING, "knight": Rank.KNIGHT, "suit": suit}
    if suit is trump:
        return speech.say(
            "You may announce forty: {king.the} and {knight.the} {suit.of}, trumps.", **slots
        )
    return speech.say("You may announce twenty: {king.the} and {knight.the} {suit.of}.", **slots)


def which_cante(speech: Speech, word: str, suits: Sequence[Suit]) -> str:
    """That several cantes are possible, and how one is chosen."""
    return speech.say(
        'Only one of them now: type "{word}" and the suit, {suits}.',
        word=word,
        suits=speech.list_or(speech.suit(one).name for one in suits),
    )


def reached(speech: Speech, side: SeatPhrase, needed: int) -> str:
    """That a side has the points of its contract before the hand is over (A2)."""
    if side.me:
        return speech.say(
            "You have the {needed} points of the contract; the hand is played to the end.",
            needed=needed,
        )
    if side.several:
        return speech.say_in(
            "several",
            "{side.Name} have the {needed} points of the contract; the hand is played to the end.",
            side=side,
            needed=needed,
        )
    return speech.say(
        "{side.Name} has the {needed} points of the contract; the hand is played to the end.",
        side=side,
        needed=needed,
    )


def doubtful_rank(speech: Speech, text: str, ranks: Sequence[Rank]) -> str:
    """That a typed number is one card in Spain and another in Italy."""
    return speech.say(
        '"{text}" may be {ranks}: type its name.',
        text=text,
        ranks=speech.list_or(speech.rank(one).the for one in ranks),
    )


def by_suit(speech: Speech, cards: Sequence[Card]) -> str:
    """The cards of one suit by rank, in the order given."""
    return ", ".join(speech.rank(one.rank).bare for one in cards)
