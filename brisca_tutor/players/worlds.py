"""Hidden cards dealt out so that they fit everything that a view shows.

A world gives every other seat as many cards as it holds, the known ones among them, and
puts the rest under the stock in some order with the face-up card last. The view of every
world is the view it was made from; a test holds this room to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial
from random import Random
from typing import NamedTuple
from zlib import crc32

from ..game.cards import Card
from ..game.view import PlayerView


class World(NamedTuple):
    """One way the hidden cards may lie: hands by seat, and the stock in drawing order."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]


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
    return crc32("|".join(parts).encode())


def count(seen: PlayerView) -> int:
    """How many worlds fit the view."""
    free = _free(seen)
    unseen = sum(free) + covered(seen)
    total = 1
    for size in free:
        total *= comb(unseen, size)
        unseen -= size
    return total * factorial(unseen)


def covered(seen: PlayerView) -> int:
    """Cards of the stock that lie face down."""
    return seen.stock - (seen.face_up is not None)


def sample(seen: PlayerView, number: int, chance: Random) -> Iterator[World]:
    """That many worlds, each as likely as any other."""
    unseen = list(seen.unseen())
    for _ in range(number):
        yield _dealt(seen, sorted(unseen, key=lambda _: chance.random()))


def every(seen: PlayerView) -> Iterator[World]:
    """Each world once; only sensible where `count` is small."""
    for order in _deals(seen.unseen(), _free(seen)):
        yield _dealt(seen, order)


def _deals(unseen: tuple[Card, ...], sizes: list[int]) -> Iterator[list[Card]]:
    if not sizes:
        yield from map(list, permutations(unseen))
        return
    for chosen in combinations(unseen, sizes[0]):
        left = tuple(one for one in unseen if one not in chosen)
        for rest in _deals(left, sizes[1:]):
            yield [*chosen, *rest]


def _free(seen: PlayerView) -> list[int]:
    """By other player in seat order, how many of its cards are not known."""
    return [
        seen.held[seat] - len(seen.known[seat]) for seat in range(seen.seats) if seat != seen.seat
    ]


def _dealt(seen: PlayerView, order: list[Card]) -> World:
    hands: list[tuple[Card, ...]] = []
    place = 0
    for seat in range(seen.seats):
        if seat == seen.seat:
            hands.append(seen.hand)
        else:
            more = seen.held[seat] - len(seen.known[seat])
            hands.append((*seen.known[seat], *order[place : place + more]))
            place += more
    stock = tuple(order[place:])
    return World(tuple(hands), (*stock, seen.face_up) if seen.face_up else stock)
