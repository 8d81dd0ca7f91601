"""Hidden cards dealt out so that they fit everything that a view shows.

A world gives every other seat as many cards as it holds, the known ones among them and none
that it cannot hold, and puts the rest under the stock in some order, after the cards that lie
open there, with the card that makes trumps last. The view of every world is the view it was
made from; a test holds this room to it.

What may be untrue shows in no view, but is believed of a partner while it can be: a card that
it signed is in its hand (T3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial
from random import Random
from typing import NamedTuple
from zlib import crc32

from ..game.actions import Bid
from ..game.auction import Auction, two_sides
from ..game.cards import CARDS, Card, Suit
from ..game.signs import shown
from ..game.view import PlayerView
from .fitting import Fitting, Place


class World(NamedTuple):
    """One way the hidden cards may lie.

    Attributes:
        hands: by seat.
        stock: in drawing order; the card that makes trumps, if it is there, comes last.
        trump: the trump suit in this world, or None where there is none (yet).
        sides: the seats of each side in this world, as far as there are any yet (A5).
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    trump: Suit | None = None
    sides: tuple[tuple[int, ...], ...] = ()


def seed_of(seen: PlayerView) -> int:
    """A number that depends on what this seat sees and on nothing else.

    The order in which the seat holds its cards does not matter.
    """
    parts = [
        seen.rules.base,
        repr(sorted(seen.rules.changed().items(), key=lambda item: item[0])),
        f"{seen.seat} {seen.seats} {seen.dealer} {seen.phase.value} {seen.turn} {seen.number}",
        f"{seen.leader} {seen.trump} {seen.face_up} {seen.stock} {seen.held} {seen.points}",
        " ".join(f"{played.seat}{played.card.code}" for played in seen.trick),
        " ".join(sorted(one.code for one in seen.hand)),
        "/".join(" ".join(sorted(one.code for one in known)) for known in seen.known),
        "/".join(" ".join(sorted(one.code for one in pile)) for pile in seen.won),
    ]
    if seen.lacks:
        parts.append("/".join(" ".join(sorted(one.code for one in out)) for out in seen.lacks))
    if seen.open_stock:
        parts.append(" ".join(one.code for one in seen.open_stock))
    if seen.auction is not None:
        parts.append(_auction_text(seen.auction))
    if seen.signs:
        parts.append(" ".join(f"{one.seat}{one.meaning}{one.number}" for one in seen.signs))
    return crc32("|".join(parts).encode())


def _auction_text(auction: Auction) -> str:
    """An auction as a text that says the same of the same auction, whatever its type becomes."""
    calls = [
        f"{one.seat}:{one.points}{one.rank.value if one.rank is not None else ''}"
        if isinstance(one, Bid)
        else f"{one.seat}-"
        for one in auction.calls
    ]
    cantes = [f"{one.seat}{one.suit.value}" for one in auction.cantes]
    contract = auction.contract
    if contract is None:
        return " ".join(calls)
    called = contract.called.code if contract.called is not None else ""
    terms = f"{contract.declarer} {contract.needed}{contract.trump.value} {called}"
    return "/".join([*calls, f"{terms} {contract.partner} {auction.shown_in}", *cantes])


def count(seen: PlayerView) -> int:
    """How many worlds fit the view."""
    hidden = Hidden(seen)
    return hidden.fitting.count() * factorial(hidden.covered)


def covered(seen: PlayerView) -> int:
    """Cards of the stock that lie face down; one that makes trumps unseen is not among them."""
    return seen.stock - (seen.face_up is not None or seen.hidden_trump)


def sample(seen: PlayerView, number: int, chance: Random) -> Iterator[World]:
    """That many worlds, each as likely as any other."""
    hidden = Hidden(seen)
    for _ in range(number):
        yield hidden.world(hidden.fitting.deal(chance))


def every(seen: PlayerView) -> Iterator[World]:
    """Each world once; only sensible where `count` is small."""
    hidden = Hidden(seen)
    for dealt in hidden.fitting.every():
        for order in permutations(dealt[-1]):
            yield hidden.world([*dealt[:-1], order])


class Hidden:
    """Where the cards lie that a seat does not see.

    Attributes:
        fitting: deals of them: to the other seats in order, to the place of a card that makes
            trumps unseen if there is one, and to the covered stock.
        covered: cards of the stock whose place is not known.
    """

    def __init__(self, seen: PlayerView) -> None:
        self._seen = seen
        self.covered = covered(seen) - len(seen.open_stock)
        self._others = [seat for seat in range(seen.seats) if seat != seen.seat]
        unseen, untold = seen.unseen(), [()] * seen.seats
        self._held, self.fitting = self._fitting(unseen, _told(seen), _lacks(seen))
        if seen.signs and not self.fitting.count():
            self._held, self.fitting = self._fitting(unseen, untold, seen.lacks)

    def _fitting(
        self,
        unseen: tuple[Card, ...],
        told: Sequence[tuple[Card, ...]],
        lacks: Sequence[frozenset[Card]],
    ) -> tuple[list[tuple[Card, ...]], Fitting]:
        seen = self._seen
        held = [(*known, *more) for known, more in zip(seen.known, told, strict=True)]
        places = [
            Place(seen.held[seat] - len(held[seat]), lacks[seat] if lacks else frozenset())
            for seat in self._others
        ]
        if seen.hidden_trump:
            places.append(Place(1, _no_trumps(seen)))
        places.append(Place(self.covered))
        believed = {one for more in told for one in more}
        cards = [one for one in unseen if one not in believed]
        return held, Fitting(cards, places)

    def world(self, dealt: Sequence[Sequence[Card]]) -> World:
        """The world in which the hidden cards are dealt like this."""
        seen = self._seen
        hands = [seen.hand] * seen.seats
        for seat, more in zip(self._others, dealt, strict=False):
            hands[seat] = (*self._held[seat], *more)
        trump, last = seen.trump, seen.face_up
        if seen.hidden_trump:
            (last,) = dealt[-2]
            trump = last.suit
        stock = (*seen.open_stock, *dealt[-1])
        return World(
            tuple(hands),
            (*stock, last) if last is not None else stock,
            trump,
            _sides(seen, hands),
        )


def _no_trumps(seen: PlayerView) -> frozenset[Card]:
    """Cards of suits that a complete trick contains: had one made trumps, it would lie open."""
    suits = {one.suit for pile in seen.won for one in pile}
    return frozenset([one for one in CARDS if one.suit in suits])


def _sides(seen: PlayerView, hands: Sequence[tuple[Card, ...]]) -> tuple[tuple[int, ...], ...]:
    """The sides when the cards lie like this: who holds the called card plays with its caller."""
    contract = seen.auction.contract if seen.auction is not None else None
    if contract is None or contract.called is None or len(seen.sides) == 2:
        return seen.sides
    called = contract.called
    holder = next((seat for seat, hand in enumerate(hands) if called in hand), contract.declarer)
    return two_sides(seen.players, (contract.declarer, holder))


def _told(seen: PlayerView) -> list[tuple[Card, ...]]:
    """By seat, cards that nobody has to hold but that a partner said are in its hand (T3)."""
    told: list[tuple[Card, ...]] = [()] * seen.seats
    if not seen.signs or seen.trump is None:
        return told
    unseen = set(seen.unseen())
    partners = next((side for side in seen.sides if seen.seat in side), ())
    for sign in reversed(seen.signs):
        seat = sign.seat
        if seat == seen.seat or seat not in partners:
            continue
        named = {(rank, suit) for rank, suit in shown(sign.meaning, seen.trump)}
        more = tuple([one for one in CARDS if (one.rank, one.suit) in named and one in unseen])
        room = seen.held[seat] - len(seen.known[seat]) - len(told[seat])
        if len(more) <= room and not (seen.lacks and seen.lacks[seat] & set(more)):
            told[seat] = (*told[seat], *more)
            unseen.difference_update(more)
    return told


def _lacks(seen: PlayerView) -> list[frozenset[Card]]:
    """By seat, cards that it cannot hold, or has said it does not and has not drawn since."""
    lacks = list(seen.lacks)
    if not seen.signs or seen.trump is None:
        return lacks
    lacks = lacks or [frozenset()] * seen.seats
    partners = next((side for side in seen.sides if seen.seat in side), ())
    trumps = frozenset([one for one in CARDS if one.suit is seen.trump])
    for sign in seen.signs:
        seat = sign.seat
        trusted = seat in partners or seen.rules.signs == "honest"
        if sign.meaning == "none" and trusted and _held_then(seen, sign.number):
            lacks[seat] |= trumps - set(seen.known[seat])
    return lacks


def _held_then(seen: PlayerView, number: int) -> bool:
    """Whether nobody has drawn a card since this trick began."""
    if seen.number == number:
        return True
    dealt = len(seen.players) * seen.rules.hand_size
    left = seen.rules.pack_size(seen.seats) - dealt - (number - 1) * seen.plays
    return left <= 0
