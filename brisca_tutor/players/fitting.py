"""Dealing hidden cards to places that cannot hold all of them.

A place is a hand, or what lies face down. Every deal that leaves each place without the cards
it cannot hold is as likely as any other: first by trial and error, and where that fails often
or would be long, by counting the deals that begin in each way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from ..game.cards import Card

TRIALS = 12
"""Deals at random that are tried before deals are counted."""

COUNTED_PLACES = 3
"""Up to so many places deals are counted at once, which is then quicker than trying."""


class Place(NamedTuple):
    """Where some of the hidden cards lie: how many, and which cannot be among them."""

    size: int
    lacks: frozenset[Card] = frozenset()


class Fitting:
    """All deals of these cards to these places, which together hold exactly so many."""

    def __init__(self, cards: Sequence[Card], places: Sequence[Place]) -> None:
        self._cards = tuple(cards)
        self._places = tuple(places)
        hidden = frozenset(cards)
        self._free = not any(place.lacks & hidden for place in places if place.size)
        self._kinds = self._by_kind()
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}

    def _by_kind(self) -> list[tuple[tuple[int, ...], list[Card]]]:
        """The cards by the places where they can lie, those with fewest places first."""
        kinds: dict[tuple[int, ...], list[Card]] = {}
        for one in self._cards:
            fits = tuple(
                [
                    at
                    for at, place in enumerate(self._places)
                    if place.size and one not in place.lacks
                ]
            )
            kinds.setdefault(fits, []).append(one)
        return sorted(kinds.items(), key=lambda kind: (len(kind[0]), kind[0]))

    def count(self) -> int:
        """How many deals there are, the order in a place apart."""
        if not self._free:
            return self._count(0, self._sizes())
        total, left = 1, len(self._cards)
        for place in self._places:
            total *= comb(left, place.size)
            left -= place.size
        return total

    def deal(self, chance: Random) -> list[list[Card]]:
        """One deal by place; each is as likely as any other.

        Raises:
            ValueError: no deal leaves every place without the cards it cannot hold.
        """
        if self._free:
            return self._cut(sorted(self._cards, key=lambda _: chance.random()))
        if len(self._places) > COUNTED_PLACES:
            for _ in range(TRIALS):
                found = self._cut(sorted(self._cards, key=lambda _: chance.random()))
                if all(
                    place.lacks.isdisjoint(dealt)
                    for place, dealt in zip(self._places, found, strict=True)
                ):
                    return found
        return self._counted(chance)

    def every(self) -> Iterator[list[tuple[Card, ...]]]:
        """Each deal once; only sensible where `count` is small."""
        return self._every(self._cards, 0)

    def _every(self, cards: tuple[Card, ...], at: int) -> Iterator[list[tuple[Card, ...]]]:
        if at == len(self._places):
            yield []
            return
        place = self._places[at]
        able = [one for one in cards if one not in place.lacks]
        for chosen in combinations(able, place.size):
            left = tuple([one for one in cards if one not in chosen])
            for rest in self._every(left, at + 1):
                yield [chosen, *rest]

    def _sizes(self) -> tuple[int, ...]:
        return tuple([place.size for place in self._places])

    def _cut(self, cards: list[Card]) -> list[list[Card]]:
        found, start = [], 0
        for place in self._places:
            found.append(cards[start : start + place.size])
            start += place.size
        return found

    def _counted(self, chance: Random) -> list[list[Card]]:
        """A deal drawn kind by kind, each share as often as deals go on from it."""
        left = self._sizes()
        if not self._count(0, left):
            raise ValueError("no deal fits what is known")
        found: list[list[Card]] = [[] for _ in self._places]
        for kind, (fits, cards) in enumerate(self._kinds):
            share, left = self._drawn(kind, left, chance)
            mixed = sorted(cards, key=lambda _: chance.random())
            for at, size in zip(fits, share, strict=True):
                found[at] += mixed[:size]
                mixed = mixed[size:]
        return [sorted(dealt, key=lambda _: chance.random()) for dealt in found]

    def _drawn(
        self, kind: int, left: tuple[int, ...], chance: Random
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many cards of this kind go to each place, and what is left of all places."""
        at = int(chance.random() * self._count(kind, left))
        for share, rest, ways in self._shares(kind, left):
            at -= ways * self._count(kind + 1, rest)
            if at < 0:
                return share, rest
        raise AssertionError("the shares add up to the count")

    def _count(self, kind: int, left: tuple[int, ...]) -> int:
        """Deals of the cards of this kind and the later ones to what is left of the places."""
        if kind == len(self._kinds):
            return 1
        key = (kind, left)
        found = self._ways.get(key)
        if found is None:
            found = sum(
                [ways * self._count(kind + 1, rest) for _, rest, ways in self._shares(kind, left)]
            )
            self._ways[key] = found
        return found

    def _shares(
        self, kind: int, left: tuple[int, ...]
    ) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
        """Ways to share out one kind: cards by place, what is left of all places, and deals."""
        fits, cards = self._kinds[kind]
        for share, ways in _split(len(cards), [left[at] for at in fits]):
            rest = list(left)
            for at, size in zip(fits, share, strict=True):
                rest[at] -= size
            yield share, tuple(rest), ways


def _split(number: int, room: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Ways to share so many cards out to places with that much room, and deals of each."""
    if not room:
        if not number:
            yield (), 1
        return
    for size in range(max(0, number - sum(room[1:])), min(number, room[0]) + 1):
        for rest, ways in _split(number - size, room[1:]):
            yield (size, *rest), ways * comb(number, size)
