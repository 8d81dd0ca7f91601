"""Advice in the auction and when trumps are named: what a hand is worth, and what is best.

One simulation of the hand gives every figure: points with each trump suit, the chance to make
each bid, what it pays on average. It depends on what the seat sees and on nothing hidden.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..game.actions import Bid, Name, Pass
from ..game.auction import bids, needed
from ..game.cards import Card, Suit
from ..game.state import Phase
from ..game.view import PlayerView
from ..players.bidding import likely_suits
from ..players.contract_worth import Weighed, Worth, simulation, weigh_bids, weigh_names
from ..reasons.bidding import BidReason, against, for_suit

WORLDS = 200
"""Worlds played out for advice, unless a number is given."""

WORLDS_CALLED = 120
"""The same where a card is called, as each world is then played out with each holder."""

SUITS_CALLED = 3
"""Suits that are thought of where a card is called."""

DEEP = 4
"""Called cards of other hands that are thought of in each suit."""

REMEMBERED = 32
"""Positions whose advice is kept."""

NEXT_BIDS = 5
"""Bids of points whose chances are told, from the least on."""

MOST_REASONS = 3


class BidOption(NamedTuple):
    """One thing to do.

    Attributes:
        action: a bid, a pass, or the suit to name.
        suit: the trump suit that suits it best; None for a pass.
        called: the called card, where one is called.
        alone: whether the called card is in the hand.
        needed: points that the contract would need; 0 for a pass.
        chance: how likely the contract is made; 0 for a pass.
        points: points of the declarer's side on average; 0 for a pass.
        score: what the seat would add to its match on average; 0 for a pass.
    """

    action: Bid | Pass | Name
    suit: Suit | None
    called: Card | None
    alone: bool
    needed: int
    chance: float
    points: float
    score: float


class SuitOutlook(NamedTuple):
    """What the hand is worth with one suit as trumps.

    Attributes:
        suit: the suit.
        called: the card that would be called with it, where one is called.
        alone: whether the seat holds the called card, or has played it.
        points: points of the declarer's side on average.
        chances: the next bids that are possible, as points needed, and how likely each is made;
            one entry where the contract is settled or a card is called.
        played: whether the called card was played in the first trick (A4).
    """

    suit: Suit
    called: Card | None
    alone: bool
    points: float
    chances: tuple[tuple[int, float], ...]
    played: bool = False


class BidAdvice(NamedTuple):
    """An auction gone over from one seat.

    Attributes:
        view: what the seat sees.
        worlds: how many ways the hidden cards may lie were played out.
        options: what may be done, the best first; bids without hope are left out.
        outlooks: the suits, the one that the best option rests on first.
        reasons: why the best option is the best, the most telling first.
        close: whether the best and the other decision cannot be told apart: to bid and to
            pass, or the best two suits to name.
    """

    view: PlayerView
    worlds: int
    options: tuple[BidOption, ...]
    outlooks: tuple[SuitOutlook, ...]
    reasons: tuple[BidReason, ...]
    close: bool

    @property
    def best(self) -> BidOption:
        """The best option."""
        return self.options[0]

    @property
    def rival(self) -> BidOption | None:
        """The other decision: the best bid against a pass, a pass against a bid, or the second
        suit; None where there is none."""
        passing = isinstance(self.best.action, Pass)
        for one in self.options[1:]:
            if isinstance(one.action, Name) or isinstance(one.action, Pass) != passing:
                return one
        return None

    def of(self, action: Bid | Pass | Name) -> BidOption | None:
        """What is said of this action; None of a bid without hope."""
        return next((one for one in self.options if one.action == action), None)


def advise_bid(seen: PlayerView, number: int | None = None) -> BidAdvice:
    """Advice for the seat that is to bid or to name trumps, from that many worlds.

    Depends on the view and the number alone, and not on the order of cards in hand.

    Raises:
        ValueError: the seat is not in turn, or nothing is bid or named now.
    """
    if seen.phase not in (Phase.BID, Phase.NAME) or seen.turn != seen.seat:
        raise ValueError("the seat must be about to bid or to name trumps")
    ordered = seen._replace(hand=tuple(sorted(seen.hand, key=lambda one: one.index)))
    return _advise(ordered, number or (WORLDS_CALLED if _called(seen) else WORLDS))


def _called(seen: PlayerView) -> bool:
    return seen.rules.auction == "ranks"


@lru_cache(maxsize=REMEMBERED)
def _advise(seen: PlayerView, number: int) -> BidAdvice:
    naming = seen.phase is Phase.NAME
    suits = likely_suits(seen)[: SUITS_CALLED if _called(seen) else None]
    found = weigh_names(seen, number) if naming else weigh_bids(seen, number, suits, DEEP)
    outlooks = _outlooks(seen, number, found)
    close = _close(found)
    return BidAdvice(
        seen,
        number,
        tuple(_option(one) for one in found),
        outlooks,
        _reasons(seen, found, outlooks),
        close,
    )


def _option(one: Weighed) -> BidOption:
    worth = one.worth
    suit, called, alone = (worth.suit, worth.called, worth.alone) if worth else (None, None, False)
    return BidOption(one.action, suit, called, alone, one.needed, one.chance, one.points, one.score)


def _outlooks(seen: PlayerView, number: int, found: tuple[Weighed, ...]) -> tuple[SuitOutlook, ...]:
    """What each suit is worth: at the next bids, or with the best card to call."""
    assert seen.auction is not None
    play = simulation(seen, number)
    first = next((one.worth for one in found if one.worth is not None), None)
    outlooks = []
    if seen.phase is Phase.NAME:
        gone = seen.played_by()
        for one in found:
            assert one.worth is not None
            outlook = _outlook(one.worth, [one.needed])
            outlooks.append(outlook._replace(played=outlook.called in gone))
    elif not _called(seen):
        least = [needed(bid) for bid in bids(seen.rules, seen.auction.best, seen.seat)]
        worths = [play.worth(suit, None) for suit in likely_suits(seen)]
        outlooks = [_outlook(worth, least[:NEXT_BIDS]) for worth in worths]
        outlooks.sort(key=lambda one: -one.points)
    else:
        told: set[Suit] = set()
        for one in found:
            if one.worth is not None and one.worth.suit not in told:
                told.add(one.worth.suit)
                outlooks.append(_outlook(one.worth, [one.needed]))
    order = sorted(outlooks, key=lambda one: first is None or one.suit is not first.suit)
    return tuple(order)


def _outlook(worth: Worth, least: list[int]) -> SuitOutlook:
    chances = tuple((points, worth.chance(points)) for points in least)
    return SuitOutlook(worth.suit, worth.called, worth.alone, worth.points, chances)


def _close(found: tuple[Weighed, ...]) -> bool:
    """Whether a standard error or two decide between the best and the other decision."""
    best = found[0]
    passing = isinstance(best.action, Pass)
    for other in found[1:]:
        if isinstance(other.action, Name) or isinstance(other.action, Pass) != passing:
            return best.margin - other.margin < max(best.swing, other.swing)
    return False


def _reasons(
    seen: PlayerView, found: tuple[Weighed, ...], outlooks: tuple[SuitOutlook, ...]
) -> tuple[BidReason, ...]:
    """Why the best option is best; first what a failed contract leaves to the others, where it
    is that alone which speaks against a bid."""
    best = found[0]
    if best.worth is not None:
        return for_suit(seen, best.worth.suit, best.worth.called)[:MOST_REASONS]
    suit, points = likely_suits(seen)[0], 0.0
    if outlooks:
        suit, points = outlooks[0].suit, outlooks[0].points
    reasons = against(seen, suit, points)
    if any(one.score > 0 for one in found):
        first = ("partner-bids", "defence-keeps")
        reasons = tuple(sorted(reasons, key=lambda one: one.code not in first))
    return reasons[:MOST_REASONS]
