"""What a hand is worth in an auction: each trump suit played out in many worlds (A1, A2, A4).

The worlds depend on what the seat sees of the deal and not on the bidding, so a hand is worth
the same whenever its seat is asked; a bid is then weighed by the share of the worlds in which
it is made and by what the rules pay for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import erf, sqrt
from random import Random
from typing import NamedTuple

from ..game.actions import Bid, Name, Pass
from ..game.auction import Auction, Contract, bids, needed, opening
from ..game.cards import PACK_POINTS, Card, Suit, card
from ..game.scoring import contract_scores
from ..game.state import Phase
from ..game.view import PlayerView
from . import worlds
from .contract_play import Playouts, Taken, packed
from .naming import alone
from .packed import packing

HOPELESS = 0.2
"""Chance to make a bid below which nothing higher is weighed."""

PARTNERS_CHANCE = 0.8
"""Chance that a partner's bid is trusted with."""

BLUR = 9.0
"""Points by which a hand played with duties may well differ from its playout (one standard
deviation): there, playouts of one hand lie closer together than hands at the table do."""

LIFT = 3.0
"""Points that a declarer takes there beyond the playouts on average, as it looks ahead and they
do not; measured over some hundreds of hands played by the computer players."""

DEFENCE = 0.25
"""How much of what the defence would keep is set against a bid. With all of it hardly any hand
of three cards would be worth a bid, and most would be passed out."""

REMEMBERED = 64
"""Hands whose playouts are kept: a seat is asked more than once in an auction."""


class Worth(NamedTuple):
    """A hand with one suit as trumps, and one called card where a card is called.

    Attributes:
        suit: the trump suit.
        called: the called card, or None where no card is called (A4).
        alone: whether the seat holds the called card, or has played it, and so plays alone (A5).
        taken: what the declarer's side has at the end, by world.
        lift, blur: points to add to a world, and by which it may well turn out differently; see
            `LIFT` and `BLUR`.
    """

    suit: Suit
    called: Card | None
    alone: bool
    taken: tuple[Taken, ...]
    lift: float = 0.0
    blur: float = 0.0

    @property
    def points(self) -> float:
        """Points of the declarer's side on average, cantes and last trick bonus included."""
        return self.lift + sum(one.points for one in self.taken) / len(self.taken)

    def chance(self, least: int) -> float:
        """Share of the worlds in which the declarer's side has so many points."""
        if not self.blur:
            return sum(one.points >= least for one in self.taken) / len(self.taken)
        wide = self.blur * sqrt(2)
        short = least - 0.5 - self.lift
        parts = [1 - erf((short - one.points) / wide) for one in self.taken]
        return sum(parts) / 2 / len(parts)


class Weighed(NamedTuple):
    """One thing to do in the auction, or when trumps are named.

    Attributes:
        action: the bid, the pass, or the suit named.
        worth: what it rests on: the suit that suits it best; None for a pass.
        needed: points that the contract would need; 0 for a pass.
        chance: share of the worlds in which the contract is made; 0 for a pass.
        points: points of the declarer's side on average; 0 for a pass.
        score: what the seat would add to its match on average; 0 for a pass.
        margin: the same against what an opponent would add, with a standard error of the
            chance taken off, so that a few lucky worlds tempt nobody; 0 for a pass.
    """

    action: Bid | Pass | Name
    worth: Worth | None
    needed: int
    chance: float
    points: float
    score: float
    margin: float
    swing: float = 0.0


class Simulation:
    """The worlds of one seat before trumps are named, and what each contract came to in them.

    Args:
        seen: a view in the auction or when trumps are named.
        number: how many worlds.
    """

    def __init__(self, seen: PlayerView, number: int) -> None:
        self._seen = seen
        chance = Random(worlds.seed_of(seen))
        self._worlds = tuple(worlds.sample(seen, number, chance))
        self._playouts = Playouts(seen.rules, seen.players, seen.seats)
        self._played_by = seen.played_by()
        self._found: dict[tuple[Suit, int, int], Taken] = {}

    def worth(self, suit: Suit, called: Card | None) -> Worth:
        """The hand with this suit as trumps and this card called."""
        seen = self._seen
        taken = []
        for at, world in enumerate(self._worlds):
            holder = seen.seat
            if called in self._played_by:
                holder = self._played_by[called]
            elif called is not None:
                holder = next(seat for seat, hand in enumerate(world.hands) if called in hand)
            key = (suit, at, holder)
            if key not in self._found:
                self._found[key] = self._played(suit, world, holder)
            taken.append(self._found[key])
        dutiful = seen.rules.obligation != "free" and not seen.stock
        lift, blur = (LIFT, BLUR) if dutiful else (0.0, 0.0)
        return Worth(suit, called, alone(seen, called), tuple(taken), lift, blur)

    def _played(self, suit: Suit, world: worlds.World, holder: int) -> Taken:
        seen, number = self._seen, packing(suit).number
        hands = [packed(hand, number) for hand in world.hands]
        mine = next(side for side in seen.sides if seen.seat in side)
        side = {*mine, holder} if len(seen.sides) == 2 else {seen.seat, holder}
        ours = [seat in side for seat in range(seen.seats)]
        first = seen.number == 1
        leader = opening(seen.rules, seen.players, seen.seat)[0] if first else seen.leader
        stock = packed(world.stock, number)
        taken = self._playouts.play(hands, stock, leader, ours, first=first)
        had = sum([seen.points[one] for one in seen.players if ours[one]])
        return Taken(taken.points + had, taken.cards + had) if had else taken


def simulation(seen: PlayerView, number: int) -> Simulation:
    """The simulation of this hand; the same for every view of its seat before the first trick."""
    hand = tuple(sorted(seen.hand, key=lambda one: one.index))
    start = seen._replace(hand=hand)
    if seen.number == 1:
        start = start._replace(
            auction=Auction(), phase=Phase.BID, turn=seen.seat, leader=seen.players[0]
        )
    return _simulation(start, number)


@lru_cache(maxsize=REMEMBERED)
def _simulation(seen: PlayerView, number: int) -> Simulation:
    return Simulation(seen, number)


def weigh_bids(
    seen: PlayerView, number: int, suits: Sequence[Suit] = tuple(Suit), deep: int = 10
) -> tuple[Weighed, ...]:
    """Passing and every bid that is not hopeless, best first.

    Args:
        seen: the view of the seat that is to bid.
        number: how many worlds.
        suits: the trump suits that are thought of.
        deep: how many called cards of other hands are thought of in each suit, the strongest
            first.
    """
    assert seen.auction is not None
    play = simulation(seen, number)
    possible = list(bids(seen.rules, seen.auction.best, seen.seat))
    if seen.rules.auction == "points":
        found = _point_bids(seen, possible, [play.worth(suit, None) for suit in suits])
    else:
        found = _rank_bids(seen, possible, play, suits, deep)
    passing = Weighed(Pass(seen.seat), None, 0, 0.0, 0.0, 0.0, passing_margin(seen))
    order = sorted([passing, *found], key=lambda one: -one.margin)
    return tuple(sorted(order, key=lambda one: one is not _strongest(order)))


def _strongest(order: Sequence[Weighed]) -> Weighed:
    """The best of all; the strongest card to call where a weaker one is better by luck alone."""
    best = order[0]
    if best.worth is None or best.worth.called is None or best.worth.alone:
        return best
    called, suit = best.worth.called, best.worth.suit
    for one in order:
        worth = one.worth
        if worth is None or worth.called is None or worth.alone or worth.suit is not suit:
            continue
        close = one.margin >= max(best.margin - best.swing, 1e-9)
        if close and worth.called.strength > called.strength:
            best, called = one, worth.called
    return best


def passing_margin(seen: PlayerView) -> float:
    """What a pass is worth: nothing, or what the partner's bid may bring where it leads."""
    assert seen.auction is not None
    best = seen.auction.best
    mine = next((side for side in seen.sides if seen.seat in side), ())
    if best is None or best.seat not in mine:
        return 0.0
    stake = Stake(seen, needed(best), None, PACK_POINTS - needed(best))
    return max(0.0, stake.margin(PARTNERS_CHANCE))


def weigh_names(seen: PlayerView, number: int) -> tuple[Weighed, ...]:
    """Naming each suit for the contract that the seat has won, best first."""
    assert seen.auction is not None and seen.auction.best is not None
    bid = seen.auction.best
    play = simulation(seen, number)
    found = []
    for suit in Suit:
        called = card(bid.rank.value + suit.value) if bid.rank is not None else None
        found.append(weighed(seen, Name(seen.seat, suit), needed(bid), play.worth(suit, called)))
    return tuple(sorted(found, key=lambda one: (-one.margin, -one.points)))


def weighed(seen: PlayerView, action: Bid | Name, least: int, worth: Worth) -> Weighed:
    """A contract of so many points, weighed by the worlds of a suit."""
    chance = worth.chance(least)
    lost = [PACK_POINTS - one.cards for one in worth.taken if one.points < least]
    defence = sum(lost) / len(lost) if lost else 0.0
    careful = max(0.0, chance - sqrt(0.25 / len(worth.taken)))
    whole = sum(one.cards in (0, PACK_POINTS) for one in worth.taken) / len(worth.taken)
    twice = 1 + whole * (worth.called is not None)
    stake = Stake(seen, least, worth.called, defence)
    margin = stake.margin(careful)
    swing = stake.margin(chance) - margin
    return Weighed(
        action,
        worth,
        least,
        chance,
        worth.points,
        twice * stake.score(chance),
        twice * margin,
        twice * swing,
    )


class Stake:
    """What a contract pays, made or beaten (A2, A6).

    Args:
        seen: the view of the seat that would be the declarer.
        least: points that the contract needs.
        called: the called card, or None where no card is called.
        defence: card points that the others have, about, where they beat it.
    """

    def __init__(self, seen: PlayerView, least: int, called: Card | None, defence: float) -> None:
        self._made = _pays(seen, least, called, made=True)
        self._beaten = _pays(seen, least, called, made=False)
        self._keeps = DEFENCE * defence if seen.rules.defenders_score else 0.0

    def score(self, chance: float) -> float:
        """What the declarer adds to its match on average."""
        return chance * self._made[0] + (1 - chance) * self._beaten[0]

    def margin(self, chance: float) -> float:
        """The same against what an opponent adds."""
        theirs = chance * self._made[1] + (1 - chance) * (self._beaten[1] + self._keeps)
        return self.score(chance) - theirs


def _point_bids(
    seen: PlayerView, possible: Iterable[Bid], worths: Sequence[Worth]
) -> list[Weighed]:
    found = []
    for bid in possible:
        each = [weighed(seen, bid, bid.points, worth) for worth in worths]
        best = max(each, key=lambda one: (one.margin, one.points))
        found.append(best)
        if best.chance < HOPELESS:
            break
    return found


def _rank_bids(
    seen: PlayerView,
    possible: Iterable[Bid],
    play: Simulation,
    suits: Sequence[Suit],
    deep: int,
) -> list[Weighed]:
    best: dict[Bid, Weighed] = {}
    bids_left = list(possible)
    for suit in suits:
        thought_of = 0
        for bid in bids_left:
            assert bid.rank is not None
            called = card(bid.rank.value + suit.value)
            if thought_of == deep and not bid.points and called not in seen.hand:
                continue
            thought_of += not bid.points and called not in seen.hand
            one = weighed(seen, bid, needed(bid), play.worth(suit, called))
            if bid not in best or one.margin > best[bid].margin:
                best[bid] = one
            if bid.points and one.chance < HOPELESS:
                break
    return list(best.values())


def _pays(seen: PlayerView, least: int, called: Card | None, *, made: bool) -> tuple[int, int]:
    """What a contract adds to the match of the declarer and of an opponent, without a capote."""
    seat = seen.seat
    sides = seen.sides
    if len(sides) != 2:
        others = tuple(one for one in seen.players if one != seat)
        mine: tuple[int, ...] = (seat,)
        if called is not None and not alone(seen, called):
            mine, others = (seat, others[0]), others[1:]
        sides = (mine, others)
    contract = Contract(seat, least, Suit.COINS, called)
    scores = contract_scores(seen.rules, seen.seats, contract, sides, made, False, 0)
    opponent = next(side for side in sides if seat not in side)[0]
    return scores[seat], scores[opponent]
