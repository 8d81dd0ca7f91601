"""Prove every reason for a bid or a pass again, from card codes alone, by a route of its own."""

from __future__ import annotations

from ..game.actions import Bid
from ..game.cards import Suit
from ..game.view import PlayerView
from .bidding import BidReason

_ORDER = "13RCS9876542"
_WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}


def bid_faults(
    reason: BidReason, seen: PlayerView, trump: Suit, expected: float = 0.0
) -> list[str]:
    """What is not true in a reason; an empty list is a proof.

    ``trump`` is the suit that was thought of, and ``expected`` the points that it promises, as
    they were given to the finder.
    """
    claims = _claims(reason, seen, trump, expected)
    return [f"{reason.code}: {claim}" for claim, holds in claims.items() if not holds]


def _claims(reason: BidReason, seen: PlayerView, trump: Suit, expected: float) -> dict[str, bool]:
    hand = {one.code for one in seen.hand}
    cards = [one.code for one in reason.cards]
    suit = reason.suit.value if reason.suit is not None else ""
    mine = {code for code in hand if code[1] == suit}
    size = seen.rules.hand_size
    long = 3 * len(mine) > size
    pack = [one.code for one in seen.rules.cards(seen.seats)]
    gone = [one.code for pile in seen.won for one in pile]
    missing = sorted(
        (c for c in pack if c[1] == suit and c not in hand and c not in gone), key=_place
    )
    calls = seen.auction.calls if seen.auction is not None else ()
    said = [one for one in calls if isinstance(one, Bid)]
    last = said[-1] if said else None
    if reason.code == "cante":
        return {
            "the pair": sorted(cards) == sorted(["R" + suit, "C" + suit]) and set(cards) <= hand,
            "cantes": seen.rules.cantes,
            "points": reason.points == (40 if suit == trump.value else 20),
        }
    if reason.code == "high-trumps":
        return {"held": set(cards) == {c for c in mine if c[0] in "13"} and bool(cards)}
    if reason.code == "long-suit":
        return {"held": set(cards) == mine and reason.number == len(mine), "long": long}
    if reason.code == "side-aces":
        return {
            "held": bool(cards) and set(cards) <= hand and all(c[0] == "1" for c in cards),
            "must follow": seen.rules.obligation != "free" and not seen.stock,
        }
    if reason.code == "void":
        return {"none": not mine, "whole pack dealt": seen.stock == 0}
    if reason.code == "call-missing":
        return {"strongest missing": cards == missing[:1]}
    if reason.code == "call-own":
        return {"mine": len(cards) == 1 and cards[0] in mine}
    if reason.code in ("call-played", "call-own-played"):
        who = seen.seat if reason.seat is None else reason.seat
        return {
            "played": len(cards) == 1 and cards[0] in gone and cards[0][1] == suit,
            "by": who == _player(seen, gone.index(cards[0])),
            "mine": (reason.code == "call-own-played") == (who == seen.seat),
        }
    if reason.code == "call-forced":
        return {
            "missing": set(cards) <= set(missing),
            "weaker": cards[1] == missing[0] and _place(cards[0]) > _place(cards[1]),
            "too late": last is not None
            and last.rank is not None
            and _place(cards[1]) <= _place(last.rank.value),
        }
    if reason.code == "short-suit":
        return {
            "short": 0 < 3 * len(mine) < size,
            "count": reason.number == len(mine),
            "cards": set(cards) == mine,
        }
    if reason.code == "no-high-trumps":
        return {"none": not mine & {"1" + suit, "3" + suit}}
    if reason.code == "few-points":
        held = sum(_WORTH.get(code[0], 0) for code in hand)
        return {"points": reason.points == held, "few": held / len(hand) < 120 / len(pack)}
    if reason.code == "bid-too-high":
        return {
            "least": reason.points == _least(seen, last),
            "expected": abs(reason.number - expected) <= 0.5,
            "too high": reason.points > reason.number,
        }
    if reason.code == "partner-bids":
        together = any(seen.seat in side and reason.seat in side for side in seen.sides)
        leads = last is not None and (last.seat, last.points) == (reason.seat, reason.points)
        return {"partner": together and reason.seat != seen.seat, "leads": leads}
    if reason.code == "defence-keeps":
        return {"keeps": seen.rules.defenders_score}
    unseen = len(pack) - len(hand)
    return {"count": reason.number == unseen, "stock": seen.stock > 0}


def _least(seen: PlayerView, last: Bid | None) -> int:
    """The fewest points that may be bid now."""
    if seen.rules.auction == "ranks":
        return max(62, last.points + 1) if last is not None else 0
    return seen.rules.lowest_bid if last is None else last.points + seen.rules.bid_step


def _player(seen: PlayerView, place: int) -> int:
    """Who played the card at this place of the first trick."""
    first = seen.players[0]
    if seen.rules.first_lead == "declarer":
        calls = seen.auction.calls if seen.auction is not None else ()
        first = [one.seat for one in calls if isinstance(one, Bid)][-1]
    return seen.players[(seen.players.index(first) + place) % len(seen.players)]


def _place(code: str) -> int:
    return _ORDER.index(code[0])
