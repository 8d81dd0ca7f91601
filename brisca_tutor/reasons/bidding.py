"""Why to bid, to pass, or to name a suit, from the view of the seat that decides (A1-A6).

Every reason is a fact of the hand or of the auction that anybody who sees the same can check;
`verify_bidding` proves each by another route.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from ..game.auction import CALLABLE, bids
from ..game.cards import PACK_POINTS, Card, Rank, Suit
from ..game.ruleset import IN_SUITS, IN_TRUMPS
from ..game.view import PlayerView

Code = Literal[
    "cante",
    "high-trumps",
    "long-suit",
    "side-aces",
    "void",
    "call-missing",
    "call-own",
    "call-played",
    "call-own-played",
    "call-forced",
    "short-suit",
    "no-high-trumps",
    "few-points",
    "bid-too-high",
    "partner-bids",
    "defence-keeps",
    "much-unknown",
]
"""What a reason says; each is explained where it is found."""

CODES: tuple[Code, ...] = get_args(Code)


class BidReason(NamedTuple):
    """One reason.

    Attributes:
        code: what it says.
        suit: the suit it is about, or None.
        cards: the cards it rests on, the strongest first.
        number: how many cards, or how many points are expected (``bid-too-high``), or cards
            that nobody has seen (``much-unknown``).
        points: points of a cante, in the hand, or of the least bid.
        seat: the partner who has bid, or who has played the called card.
    """

    code: Code
    suit: Suit | None = None
    cards: tuple[Card, ...] = ()
    number: int = 0
    points: int = 0
    seat: int | None = None


def long_from(seen: PlayerView) -> int:
    """Cards of a suit from which it is long: more than a third of the hand, two of three.

    With less than a third it is short.
    """
    return seen.rules.hand_size // 3 + 1


def for_suit(seen: PlayerView, suit: Suit, called: Card | None = None) -> tuple[BidReason, ...]:
    """What speaks for this suit as trumps, and for this called card."""
    hand = _sorted(seen.hand)
    mine = tuple(one for one in hand if one.suit is suit)
    others = tuple(one for one in hand if one.suit is not suit)
    found = []
    if seen.rules.cantes:
        for other in (suit, *(one for one in Suit if one is not suit)):
            pair = tuple(
                one for one in hand if one.suit is other and one.rank in (Rank.KING, Rank.KNIGHT)
            )
            if len(pair) == 2:
                found.append(
                    BidReason("cante", other, pair, points=IN_TRUMPS if other is suit else IN_SUITS)
                )
    player = seen.played_by().get(called) if called is not None else None
    if called is not None and called in hand:
        found.append(BidReason("call-own", suit, (called,)))
    elif called is not None and player == seen.seat:
        found.append(BidReason("call-own-played", suit, (called,)))
    elif called is not None and player is not None:
        found.append(BidReason("call-played", suit, (called,), seat=player))
    out = called is not None and called not in hand and player is None
    call = _called(seen, suit, called) if called is not None and out else []
    found += [one for one in call if one.code == "call-missing"]
    high = tuple(one for one in mine if one.rank in (Rank.ACE, Rank.THREE))
    if high:
        found.append(BidReason("high-trumps", suit, high))
    if len(mine) >= long_from(seen):
        found.append(BidReason("long-suit", suit, mine, number=len(mine)))
    found += [one for one in call if one.code == "call-forced"]
    if not seen.stock:
        aces = tuple(one for one in others if one.rank is Rank.ACE)
        if aces and seen.rules.obligation != "free":
            found.append(BidReason("side-aces", None, aces, number=len(aces)))
        found += [
            BidReason("void", other)
            for other in Suit
            if mine and other is not suit and not any(one.suit is other for one in hand)
        ]
    return tuple(found)


def against(seen: PlayerView, suit: Suit, expected: float) -> tuple[BidReason, ...]:
    """What speaks against bidding, where this is the best suit and promises so many points."""
    assert seen.auction is not None
    hand, best = seen.hand, seen.auction.best
    mine = tuple(one for one in hand if one.suit is suit)
    found = []
    partners = next((side for side in seen.sides if seen.seat in side), ())
    if best is not None and best.seat in partners:
        found.append(BidReason("partner-bids", seat=best.seat, points=best.points))
    least = next(bids(seen.rules, best, seen.seat), None)
    if least is not None and least.points > round(expected):
        points = least.points
        found.append(BidReason("bid-too-high", suit, number=round(expected), points=points))
    if 0 < 3 * len(mine) < seen.rules.hand_size:
        found.append(BidReason("short-suit", suit, _sorted(mine), number=len(mine)))
    if not any(one.rank in (Rank.ACE, Rank.THREE) for one in mine):
        found.append(BidReason("no-high-trumps", suit))
    points = sum(one.points for one in hand)
    if points * len(seen.rules.cards(seen.seats)) < PACK_POINTS * len(hand):
        found.append(BidReason("few-points", points=points))
    if seen.rules.defenders_score:
        found.append(BidReason("defence-keeps"))
    if seen.stock:
        found.append(BidReason("much-unknown", number=len(seen.unseen())))
    return tuple(found)


def _called(seen: PlayerView, suit: Suit, called: Card) -> list[BidReason]:
    """That the strongest missing card is called, or that the bidding has gone past it."""
    played = seen.played_by()
    missing = [
        one
        for one in _sorted(seen.rules.cards(seen.seats))
        if one.suit is suit and one not in seen.hand and one not in played
    ]
    if missing[0] is called:
        return [BidReason("call-missing", suit, (called,))]
    best = seen.auction.best if seen.auction is not None else None
    if best is None or best.rank is None:
        return []
    if CALLABLE.index(missing[0].rank) > CALLABLE.index(best.rank):
        return []
    return [BidReason("call-forced", suit, (called, missing[0]))]


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    order = list(Suit)
    return tuple(sorted(cards, key=lambda one: (order.index(one.suit), -one.strength)))
