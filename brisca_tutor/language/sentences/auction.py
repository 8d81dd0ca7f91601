"""What is said while an auction and its hand go on: bids, trumps, cantes, signs, the called card.

What a contract came to is said in ``contracts``.
"""

from __future__ import annotations

from ...game.actions import Bid
from ...game.auction import needed
from ...game.cards import Rank, Suit
from ...game.events import Announced, Bade, PartnerShown, Passed, Signed, TrumpNamed, TrumpShown
from ..catalogue import Speech
from ..names import Names


def bade(speech: Speech, event: Bade, names: Names) -> str:
    """Who bids what: points, a rank, or points for a called two (A1, A4)."""
    seat, points, rank = names[event.seat], event.points, event.rank
    if rank is None:
        if seat.me:
            return speech.say("You bid {points}.", points=points)
        return speech.say("{seat.Name} bids {points}.", seat=seat, points=points)
    if not points:
        if seat.me:
            return speech.say("You call {rank.the}.", rank=rank)
        return speech.say("{seat.Name} calls {rank.the}.", seat=seat, rank=rank)
    if seat.me:
        return speech.say("You call {rank.the} for {points} points.", rank=rank, points=points)
    return speech.say(
        "{seat.Name} calls {rank.the} for {points} points.", seat=seat, rank=rank, points=points
    )


def passed(speech: Speech, event: Passed, names: Names) -> str:
    """Who bids no more (A1)."""
    seat = names[event.seat]
    return speech.say("You pass.") if seat.me else speech.say("{seat.Name} passes.", seat=seat)


def all_passed(speech: Speech) -> str:
    """That nobody bid, and what follows (A1)."""
    return speech.say("Everybody passes: the hand is not played, and the deal passes on.")


def won(speech: Speech, bid: Bid, names: Names) -> str:
    """Who has won an auction after which a trick is played before the suit is named (A4)."""
    seat, slots = names[bid.seat], {"rank": bid.rank, "needed": needed(bid)}
    if seat.me:
        return speech.say(
            "You win the auction by calling {rank.the} and need {needed} points; you name its suit "
            "after the first trick, which has no trumps.",
            **slots,
        )
    return speech.say(
        "{seat.Name} wins the auction by calling {rank.the} and needs {needed} points; its suit is "
        "named after the first trick, which has no trumps.",
        seat=seat,
        **slots,
    )


def named(speech: Speech, event: TrumpNamed, names: Names, *, later: bool = False) -> str:
    """Who won the auction, and the suit or the card named; ``later``, after trick 1 (A2, A4)."""
    seat, trump, needed = names[event.seat], event.suit, event.needed
    if later:
        if seat.me:
            return speech.say(
                "You call {card.the}: from now on {trump} are trumps, and {needed} points are "
                "needed.",
                card=event.called,
                trump=trump,
                needed=needed,
            )
        return speech.say(
            "{seat.Name} calls {card.the}: from now on {trump} are trumps, and {needed} points "
            "are needed.",
            seat=seat,
            card=event.called,
            trump=trump,
            needed=needed,
        )
    if event.called is not None:
        if seat.me:
            return speech.say(
                "You win the auction and call {card.the}: {trump} are trumps, and {needed} "
                "points are needed.",
                card=event.called,
                trump=trump,
                needed=needed,
            )
        return speech.say(
            "{seat.Name} wins the auction and calls {card.the}: {trump} are trumps, and {needed} "
            "points are needed.",
            seat=seat,
            card=event.called,
            trump=trump,
            needed=needed,
        )
    if seat.me:
        return speech.say(
            "You win the auction with {needed} points and name trumps: {trump}.",
            needed=needed,
            trump=trump,
        )
    return speech.say(
        "{seat.Name} wins the auction with {needed} points and names trumps: {trump}.",
        seat=seat,
        needed=needed,
        trump=trump,
    )


def trump_shown(speech: Speech, event: TrumpShown) -> str:
    """Which card lay unseen under the stock, and so what trumps are (C2)."""
    return speech.say(
        "The hidden card is turned up, {card.the}: {trump} are trumps.",
        card=event.card,
        trump=event.card.suit,
    )


def _had_played(speech: Speech, event: PartnerShown, declarer: int, names: Names) -> str:
    """The same of a card that was called after it had been played (A4)."""
    seat, one, caller = names[event.seat], event.card, names[declarer]
    if event.seat == declarer:
        if seat.me:
            return speech.say(
                "You played {card.the} yourself in the first trick: you play alone.", card=one
            )
        return speech.say(
            "{seat.Name} played {card.the} in the first trick, and so plays alone.",
            seat=seat,
            card=one,
        )
    if seat.me:
        return speech.say(
            "You played {card.the} in the first trick: everybody knows that you play with "
            "{caller.name}.",
            card=one,
            caller=caller,
        )
    if caller.me:
        return speech.say(
            "{seat.Name} played {card.the} in the first trick, and so is your partner.",
            seat=seat,
            card=one,
        )
    return speech.say(
        "{seat.Name} played {card.the} in the first trick, and so plays with {caller.name}.",
        seat=seat,
        card=one,
        caller=caller,
    )


def partner_shown(
    speech: Speech, event: PartnerShown, declarer: int, names: Names, *, later: bool = False
) -> str:
    """Whose partner the player of the called card is, or that nobody is (A5).

    ``later``: the card had been played when its suit was named (A4).
    """
    if later:
        return _had_played(speech, event, declarer, names)
    seat, one, caller = names[event.seat], event.card, names[declarer]
    if event.seat == declarer:
        if seat.me:
            return speech.say(
                "{card.The} is the called card: you called yourself and play alone.", card=one
            )
        return speech.say(
            "{card.The} is the called card: {seat.name} called a card in hand and plays alone.",
            card=one,
            seat=seat,
        )
    if seat.me:
        return speech.say(
            "{card.The} is the called card: now everybody knows that you play with {caller.name}.",
            card=one,
            caller=caller,
        )
    if caller.me:
        return speech.say(
            "{card.The} is the called card: {seat.name} is your partner.", card=one, seat=seat
        )
    return speech.say(
        "{card.The} is the called card: {seat.name} plays with {caller.name}.",
        card=one,
        seat=seat,
        caller=caller,
    )


def announced(speech: Speech, event: Announced, trump: Suit | None, names: Names) -> str:
    """Who announces king and knight of a suit, and for how much (A3)."""
    seat = names[event.seat]
    slots = {"king": Rank.KING, "knight": Rank.KNIGHT, "suit": event.suit}
    if event.suit is trump:
        if seat.me:
            return speech.say(
                "You announce forty: {king.the} and {knight.the} {suit.of}, trumps.", **slots
            )
        return speech.say(
            "{seat.Name} announces forty: {king.the} and {knight.the} {suit.of}, trumps.",
            seat=seat,
            **slots,
        )
    if seat.me:
        return speech.say("You announce twenty: {king.the} and {knight.the} {suit.of}.", **slots)
    return speech.say(
        "{seat.Name} announces twenty: {king.the} and {knight.the} {suit.of}.",
        seat=seat,
        **slots,
    )


def signed(speech: Speech, event: Signed, code: str, names: Names) -> str:
    """Who makes which sign, and what it says in the code of the table (T3)."""
    from .signs import gesture, meaning

    seat, said = names[event.seat], meaning(speech, event.meaning)
    if seat.me:
        return speech.say("You make the sign for: {meaning}.", meaning=said)
    return speech.say(
        "{seat.Name} {gesture}, the sign for: {meaning}.",
        seat=seat,
        gesture=gesture(speech, event.meaning, code),
        meaning=said,
    )
