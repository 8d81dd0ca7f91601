"""A shuffle of our own, the same for ever on every machine and Python.

Deal codes depend on it, so nothing here may change; a better shuffle needs a new version of
`dealcode`. The numbers come from the public SplitMix64 generator: a 64-bit state grows by a
fixed odd step and every state is stirred into one number. The shuffle is Fisher and Yates's,
from the last place down; a number is drawn again where a remainder would favour low places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")

_WORD = 1 << 64
_STEP = 0x9E3779B97F4A7C15


def numbers(seed: int) -> Iterator[int]:
    """An endless run of numbers from 0 to 2**64 - 1; the seed is taken modulo 2**64."""
    state = seed % _WORD
    while True:
        state = (state + _STEP) % _WORD
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % _WORD
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB % _WORD
        yield mixed ^ (mixed >> 31)


def below(limit: int, source: Iterator[int]) -> int:
    """A number from 0 to ``limit`` - 1, each equally likely; ``limit`` is 1 to 2**64."""
    fair = _WORD - _WORD % limit
    while True:
        number = next(source)
        if number < fair:
            return number % limit


def shuffled(items: Sequence[Item], seed: int) -> tuple[Item, ...]:
    """These items in the order that belongs to the seed."""
    order = list(items)
    source = numbers(seed)
    for last in range(len(order) - 1, 0, -1):
        place = below(last + 1, source)
        order[last], order[place] = order[place], order[last]
    return tuple(order)
