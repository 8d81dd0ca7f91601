"""What is said of a contract: what it is about, why a cante counts, how it ended, what it pays."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.auction import Contract
from ...game.scoring import ContractResult, HandResult
from ...reasons.contract import CanteReason, ContractReason
from ..catalogue import Speech
from ..names import Names, SeatPhrase


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
