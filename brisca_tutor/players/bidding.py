"""Bidding and naming trumps, from what one seat sees (A1, A2, A4).

Easy and medium count their hand (`contract_count`), easy with a wide mistake; hard and maestro
play it out in many worlds (`contract_worth`), hard in few and with its two best suits.
"""

from __future__ import annotations

from random import Random

from ..game.actions import Bid, Name, Pass
from ..game.auction import bids, needed
from ..game.cards import PACK_POINTS, Card, Suit, card
from ..game.view import PlayerView
from .base import Level
from .contract_count import Count, count
from .contract_worth import Stake, passing_margin, weigh_bids, weigh_names
from .naming import counted

PLAYOUTS: dict[Level, int] = {"hard": 480, "maestro": 2400}
"""Playouts that a level spends on a hand at most."""

WORLDS: dict[Level, int] = {"hard": 100, "maestro": 400}
"""Worlds that it plays out at most."""

MISTAKE: dict[Level, float] = {"easy": 0.7}
"""How far a level may be out in its count, as a share of the spread of the points."""

CAUTION: dict[Level, float] = {"easy": 0.0, "medium": 0.03}
"""What a level that counts takes off its chance, as it cannot know better."""

PRESSURE = 0.15
"""What a pass seems to lose where a rival leads the bidding, as a share of its bid: the rival
may well make it. Advice leaves this out, as nobody knows how much it is."""

SUITS: dict[Level, int] = {"hard": 2, "maestro": 3}
"""Trump suits that a level thinks of in the auction."""

DEEP: dict[Level, int] = {"hard": 3, "maestro": 6}
"""Called cards that a level thinks of in each suit."""


def call(seen: PlayerView, level: Level, seed: int) -> Bid | Pass:
    """The bid that promises most, or a pass where none promises anything."""
    if level not in WORLDS:
        return _counted_bid(seen, level, seed)
    suits = likely_suits(seen)[: SUITS[level]]
    found = weigh_bids(seen, _worlds(seen, level), suits, DEEP[level])
    best = found[0]
    if isinstance(best.action, Pass) and len(found) > 1:
        best = found[found[1].margin > best.margin - _pressed(seen)]
    assert isinstance(best.action, Bid | Pass)
    return best.action


def name(seen: PlayerView, level: Level, seed: int) -> Name:
    """The suit that makes the contract most often."""
    if level in WORLDS:
        best = weigh_names(seen, _worlds(seen, level))[0].action
        assert isinstance(best, Name)
        return best
    assert seen.auction is not None and seen.auction.best is not None
    rank, least = seen.auction.best.rank, needed(seen.auction.best)
    off = _mistakes(seen, level, seed)
    worth = {}
    for suit in Suit:
        called = card(rank.value + suit.value) if rank is not None else None
        found = _off(counted(seen, suit, called), off[suit])
        worth[suit] = Stake(seen, least, called, PACK_POINTS / 2).margin(found.chance(least))
    return Name(seen.seat, max(Suit, key=lambda suit: worth[suit]))


def _worlds(seen: PlayerView, level: Level) -> int:
    """How many worlds, where each is played out for each suit and holder of a called card."""
    called = seen.rules.auction == "ranks"
    times = SUITS[level] * (min(DEEP[level] + 1, len(seen.players)) if called else 1)
    return min(WORLDS[level], PLAYOUTS[level] // times)


def _pressed(seen: PlayerView) -> float:
    """What a pass seems to lose to a rival who leads an auction of points.

    Nothing where ranks are called: points for a two do not change what is paid (A6).
    """
    assert seen.auction is not None
    best = seen.auction.best
    if seen.rules.auction == "ranks":
        return 0.0
    mine = next((side for side in seen.sides if seen.seat in side), ())
    return 0.0 if best is None or best.seat in mine else PRESSURE * best.points


def likely_suits(seen: PlayerView) -> list[Suit]:
    """The suits, the one that counts most in hand first."""
    return sorted(Suit, key=lambda suit: -count(seen, suit, None).points)


def _counted_bid(seen: PlayerView, level: Level, seed: int) -> Bid | Pass:
    """As for the others, but by the count alone."""
    assert seen.auction is not None
    off = _mistakes(seen, level, seed)
    top, chosen = passing_margin(seen) - _pressed(seen), None
    for bid in bids(seen.rules, seen.auction.best, seen.seat):
        least, hopeless = needed(bid), True
        for suit in Suit:
            called = card(bid.rank.value + suit.value) if bid.rank is not None else None
            found = _off(count(seen, suit, called), off[suit])
            chance = found.chance(least) - CAUTION[level]
            hopeless = hopeless and chance < 0.2
            margin = _margin(seen, least, called, found, chance)
            if margin > top + 1e-9:
                top, chosen = margin, bid
        if hopeless and bid.points:
            break
    return chosen or Pass(seen.seat)


def _margin(
    seen: PlayerView, least: int, called: Card | None, found: Count, chance: float
) -> float:
    defence = PACK_POINTS - min(PACK_POINTS, max(0.0, least - found.spread / 2))
    return Stake(seen, least, called, defence).margin(chance)


def _off(found: Count, mistake: float) -> Count:
    return found._replace(points=found.points + mistake * found.spread)


def _mistakes(seen: PlayerView, level: Level, seed: int) -> dict[Suit, float]:
    """By suit, how far the level is out with this hand, in spreads; the same all auction long."""
    text = f"{seen.seat} {seen.dealer} " + " ".join(sorted(one.code for one in seen.hand))
    chance = Random(f"{text} {seed}")
    return {suit: chance.gauss(0.0, MISTAKE.get(level, 0.0)) for suit in Suit}
