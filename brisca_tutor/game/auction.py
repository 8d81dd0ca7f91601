"""Bidding for trumps (A1-A5): what has been bid, who declares, and what that comes to.

Bids are points (A1), or ranks of the card to be called, each weaker than the last; after a two
has been called, points rise from 62 (A4).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from .actions import Bid, Pass
from .cards import STRENGTH_ORDER, Card, Rank, Suit
from .errors import Problem
from .ruleset import RuleSet

Call = Bid | Pass

CALLED_POINTS = 61
"""Points that a called rank is about, where no points were added (A4)."""

MOST_CALLED = 120
"""The most points that can be added to a called two (A4)."""

CALLABLE: tuple[Rank, ...] = tuple(
    one for one in STRENGTH_ORDER if one not in (Rank.EIGHT, Rank.NINE)
)
"""The ranks that can be called, strongest first (A4)."""


class Cante(NamedTuple):
    """King and knight of a suit, announced by a seat for 20 points, or 40 in trumps (A3)."""

    seat: int
    suit: Suit
    points: int


class Contract(NamedTuple):
    """What the declarer undertook.

    Attributes:
        declarer: the seat that bid highest.
        needed: points that its side needs (A2, A6).
        trump: the suit it named.
        called: the called card, or None where no card is called (A4).
        partner: the seat that holds the called card; None where there is none, where the
            declarer holds it, and in a view that does not know.
    """

    declarer: int
    needed: int
    trump: Suit
    called: Card | None = None
    partner: int | None = None


class Auction(NamedTuple):
    """An auction and what came of it.

    Attributes:
        calls: every bid and pass, in order.
        contract: once trumps are named.
        cantes: what has been announced, in order (A3).
        shown_in: number of the trick in which the called card was played; 0 as long as nobody
            has seen it played as that (A5).
    """

    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    cantes: tuple[Cante, ...] = ()
    shown_in: int = 0

    @property
    def best(self) -> Bid | None:
        """The highest bid so far."""
        return next((one for one in reversed(self.calls) if isinstance(one, Bid)), None)

    @property
    def partner_shown(self) -> bool:
        """Whether everybody has seen the called card played (A5)."""
        return self.shown_in > 0

    def passed(self, seat: int) -> bool:
        """Whether this seat has passed for good."""
        return any(isinstance(one, Pass) and one.seat == seat for one in self.calls)

    def cante_points(self) -> int:
        """Points of all cantes together."""
        return sum(one.points for one in self.cantes)


def bid_problem(rules: RuleSet, best: Bid | None, bid: Bid) -> Problem | None:
    """Why this cannot be bid over the best bid so far; None if it can (A1, A4)."""
    if rules.auction == "points":
        return _points_problem(rules, best, bid)
    return _rank_problem(best, bid)


def bids(rules: RuleSet, best: Bid | None, seat: int) -> Iterator[Bid]:
    """Everything that this seat can bid over the best bid so far, the lowest first."""
    if rules.auction == "points":
        step = rules.bid_step
        first = rules.lowest_bid if best is None else best.points + step
        for points in range(first, rules.highest_bid() + 1, step):
            yield Bid(seat, points)
        return
    start = 0 if best is None or best.rank is None else CALLABLE.index(best.rank) + 1
    for rank in CALLABLE[start:]:
        yield Bid(seat, 0, rank)
    if best is not None and best.rank is Rank.TWO:
        for points in range(max(best.points, CALLED_POINTS) + 1, MOST_CALLED + 1):
            yield Bid(seat, points, Rank.TWO)


def needed(bid: Bid) -> int:
    """Points that a contract of this bid is about (A2, A6)."""
    return bid.points or CALLED_POINTS


def two_sides(players: Sequence[int], ours: Collection[int | None]) -> tuple[tuple[int, ...], ...]:
    """Who is of a side and who is against it, each in the order of the seats (A5)."""
    return (
        tuple(sorted(seat for seat in players if seat in ours)),
        tuple(sorted(seat for seat in players if seat not in ours)),
    )


def opening(rules: RuleSet, players: tuple[int, ...], declarer: int) -> tuple[int, ...]:
    """The players in the order in which they play to the first trick (L1)."""
    first = players.index(declarer) if rules.first_lead == "declarer" else 0
    return players[first:] + players[:first]


def _points_problem(rules: RuleSet, best: Bid | None, bid: Bid) -> Problem | None:
    if bid.rank is not None:
        return Problem("bid-points-only", "A1")
    least = rules.lowest_bid if best is None else best.points + rules.bid_step
    most = rules.highest_bid()
    if not least <= bid.points <= most:
        code = "bid-too-low" if bid.points < least else "bid-too-high"
        return Problem(code, "A1", points=bid.points, least=least, most=most)
    if bid.points % rules.bid_step:
        return Problem("bid-step", "A1", points=bid.points, step=rules.bid_step)
    return None


def _rank_problem(best: Bid | None, bid: Bid) -> Problem | None:
    rank = bid.rank
    if rank is None:
        return Problem("bid-rank-first", "A4")
    if rank not in CALLABLE:
        return Problem("bid-rank-missing", "A4", rank=rank)
    if bid.points:
        if rank is not Rank.TWO or best is None or best.rank is not Rank.TWO:
            return Problem("bid-two-first", "A4", points=bid.points)
        least = max(best.points, CALLED_POINTS) + 1
        if not least <= bid.points <= MOST_CALLED:
            code = "bid-too-low" if bid.points < least else "bid-too-high"
            return Problem(code, "A4", points=bid.points, least=least, most=MOST_CALLED)
        return None
    last = best.rank if best is not None else None
    if last is Rank.TWO:
        return Problem("bid-two-points", "A4", rank=rank, most=MOST_CALLED)
    if last is not None and CALLABLE.index(rank) <= CALLABLE.index(last):
        return Problem("bid-rank-lower", "A4", rank=rank, best=last)
    return None
