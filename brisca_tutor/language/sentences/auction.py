"""What is said of an auction and a contract: bids, trumps, cantes, the called card, the end."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.actions import Bid
from ...game.auction import Contract, needed
from ...game.cards import Rank, Suit
from ...game.events import Announced, Bade, PartnerShown, Passed, Signed, TrumpNamed, TrumpShown
from ...game.scoring import ContractResult, HandResult
from ...reasons.contract import CanteReason, ContractReason
from ..catalogue import Speech
from ..names import Names, SeatPhrase


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


def contract(speech: Speech, contract: Contract, names: Names) -> str:
    """What the declarer undertook, as far as the contract given says it."""
    seat = names[contract.declarer]
    slots = {"needed": contract.needed, "trump": contract.trump}
    if contract.called is None:
        if seat.me:
            return speech.say("You need {needed} points with trumps {trump}.", **slots)
        return speech.say(
            "{seat.Name} needs {needed} points with trumps {trump}.", seat=seat, **slots
        )
    slots["card"] = contract.called
    if contract.partner is not None:
        partner = names[contract.partner]
        if seat.me:
            return speech.say(
                "You called {card.the} and need {needed} points together with {partner.name}.",
                partner=partner,
                **slots,
            )
        if partner.me:
            return speech.say(
                "{seat.Name} called {card.the}, your card: together you need {needed} points.",
                seat=seat,
                **slots,
            )
        return speech.say(
            "{seat.Name} called {card.the} and needs {needed} points together with {partner.name}.",
            seat=seat,
            partner=partner,
            **slots,
        )
    if seat.me:
        return speech.say(
            "You called {card.the} and need {needed} points with whoever holds it.", **slots
        )
    return speech.say(
        "{seat.Name} called {card.the} and needs {needed} points with whoever holds it.",
        seat=seat,
        **slots,
    )


def cante_counts(speech: Speech, reason: CanteReason) -> str:
    """Why a cante counts what it counts (A3)."""
    king, knight = reason.cards
    if reason.in_trumps:
        return speech.say(
            "It counts {points}, since {king.the} and {knight.the} are trumps, held together "
            "after trick {number} was won.",
            points=reason.points,
            king=king.rank,
            knight=knight.rank,
            number=reason.trick,
        )
    return speech.say(
        "It counts {points}, since {king.the} and {knight.the} of one suit that is not trumps "
        "were held together after trick {number} was won.",
        points=reason.points,
        king=king.rank,
        knight=knight.rank,
        number=reason.trick,
    )


def outcome(speech: Speech, reason: ContractReason, names: Names) -> list[str]:
    """Why a contract is made or lost, by how much, and who the partner was (A2, A5, A6)."""
    said = [_needed(speech, names.side(reason.side), reason.needed, reason.points)]
    if reason.cantes or reason.bonus:
        parts = [speech.say("{points} in cards", points=reason.cards)]
        if reason.cantes:
            parts.append(speech.say("{points} in cantes", points=reason.cantes))
        if reason.bonus:
            parts.append(speech.say("{points} for the last trick", points=reason.bonus))
        said.append(
            speech.say(
                "These are {parts}: {points}.", parts=speech.list_and(parts), points=reason.points
            )
        )
    said.append(_verdict(speech, reason.needed, reason.points, reason.defence))
    if reason.called is not None:
        said.append(_partner(speech, reason, names))
    return said


def contract_lines(speech: Speech, result: HandResult, sides: Sequence[SeatPhrase]) -> list[str]:
    """How a contract ended, where nothing is known of the hand but its result; else `outcome`.

    ``sides`` names the sides in the order of ``result.points``.
    """
    one = result.contract
    assert one is not None, "asked only of a hand that had a contract"
    ours = next(place for place, seats in enumerate(result.sides) if one.declarer in seats)
    said = [_needed(speech, sides[ours], one.needed, one.points)]
    said.append(_verdict(speech, one.needed, one.points, result.points[1 - ours]))
    return said


def _needed(speech: Speech, side: SeatPhrase, needed: int, points: int) -> str:
    slots = {"needed": needed, "points": points}
    if side.me:
        return speech.say("You needed {needed} points and have {points}.", **slots)
    if side.several:
        return speech.say_in(
            "several",
            "{side.Name} needed {needed} points and have {points}.",
            side=side,
            **slots,
        )
    return speech.say("{side.Name} needed {needed} points and has {points}.", side=side, **slots)


def _verdict(speech: Speech, needed: int, points: int, defence: int) -> str:
    more = points - needed
    if more >= 0:
        if not more:
            return speech.say("The contract is just made: not a point too many.")
        return speech.say_many(
            "The contract is made, with {count} point to spare.",
            "The contract is made, with {count} points to spare.",
            more,
        )
    if points == defence == needed - 1:
        return speech.say(
            "{points} to {points} is a lost contract: a tie is not enough.", points=points
        )
    return speech.say_many(
        "The contract is lost: {count} point is missing.",
        "The contract is lost: {count} points are missing.",
        -more,
    )


def _partner(speech: Speech, reason: ContractReason, names: Names) -> str:
    """Who held the called card, and when that became known (A5)."""
    caller = names[reason.declarer]
    slots = {"card": reason.called, "number": reason.partner_known_in}
    if reason.partner is None:
        if caller.me:
            return speech.say(
                "You held {card.the} yourself and played alone; that came out in trick {number}.",
                **slots,
            )
        return speech.say(
            "{caller.Name} held {card.the} and played alone; that came out in trick {number}.",
            caller=caller,
            **slots,
        )
    partner = names[reason.partner]
    if partner.me:
        return speech.say(
            "You held {card.the}, the called card; that came out in trick {number}.", **slots
        )
    return speech.say(
        "{partner.Name} held {card.the}, the called card; that came out in trick {number}.",
        partner=partner,
        **slots,
    )


def paid(speech: Speech, result: ContractResult, names: Names) -> list[str]:
    """What a contract adds to the match, seat by seat, and why (A2, A6)."""
    scores = ", ".join(
        f"{names[seat].label} {score:+d}" for seat, score in enumerate(result.scores) if score
    )
    said = [speech.say("For the match: {scores}.", scores=scores)]
    if not result.called:
        said.append(_paid_points(speech, result))
        return said
    if result.partner is None:
        said.append(speech.say("The declarer, alone, settles with every opponent."))
    else:
        said.append(
            speech.say(
                "Every opponent settles one share: two go to the declarer and one to the partner."
            )
            if result.made
            else speech.say(
                "Every opponent gets one share: the declarer pays two and the partner one."
            )
        )
    if result.capote:
        said.append(speech.say("A share is two points, since one side has all 120: a capote."))
    return said


def _paid_points(speech: Speech, result: ContractResult) -> str:
    if result.made:
        return speech.say(
            "Whoever makes a contract scores what was bid, {needed}.", needed=result.needed
        )
    if any(score > 0 for score in result.scores):
        return speech.say(
            "Whoever loses a contract loses what was bid, {needed}; the others score the points "
            "of their cards.",
            needed=result.needed,
        )
    return speech.say(
        "Whoever loses a contract loses what was bid, {needed}; the others score nothing.",
        needed=result.needed,
    )
