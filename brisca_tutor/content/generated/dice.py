"""Chance of our own for generated puzzles: the same on every machine and Python for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...game.shuffle import below, numbers

Item = TypeVar("Item")


class Dice:
    """Draws that depend on a text and nothing else.

    The text becomes a 64-bit seed by the public hash FNV-1a; the numbers are SplitMix64's.
    """

    def __init__(self, text: str) -> None:
        seed = 0xCBF29CE484222325
        for byte in text.encode():
            seed = (seed ^ byte) * 0x100000001B3 % (1 << 64)
        self._source = numbers(seed)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1."""
        return below(limit, self._source)

    def pick(self, items: Sequence[Item]) -> Item:
        """One of these."""
        return items[below(len(items), self._source)]

    def draw(self, items: Sequence[Item], number: int) -> tuple[Item, ...]:
        """That many of these, in a random order."""
        left = list(items)
        return tuple(left.pop(below(len(left), self._source)) for _ in range(number))

    def turned(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """All of these in their order, beginning at any of them."""
        at = below(len(items), self._source)
        return (*items[at:], *items[:at])
