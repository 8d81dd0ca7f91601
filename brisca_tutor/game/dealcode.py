"""Deal codes: ten characters from which anybody can deal the same hand again.

A code such as ``1A0CD-E7X2K`` holds, in this order, the version (one character), the pack, the
number of seats, the dealer and the seed (eight), and a check character. It does not hold
the rules. The deck order that it gives is the one after the cut.

The characters are 0-9 and the letters without I, L, O and U. Case and dashes do not matter; O is
read as 0, I and L as 1. The characters, taken as numbers of the field of 32 elements and each
multiplied by the weight of its place, add up to zero. As the weights differ and none is zero,
every single wrong character and every exchange of two is noticed. Later versions keep the
length, the place of the version and the check.
"""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card, Suit, pack
from .errors import Problem
from .shuffle import shuffled

VERSION = 1
SEEDS = 1 << 32
"""Seeds run from 0 to this number less one."""

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES = {
    **{sign: value for value, sign in enumerate(_ALPHABET)},
    "O": 0,
    "I": 1,
    "L": 1,
}
_LENGTH = 10
_PACKS: tuple[tuple[int, Suit | None], ...] = (
    (36, None),
    (40, None),
    (48, None),
    *((39, suit) for suit in Suit),
)
_TABLES = tuple((seats, dealer) for seats in range(2, 7) for dealer in range(seats))


class DealCode(NamedTuple):
    """What a deal code holds.

    Attributes:
        pack: cards in the pack: 36, 39, 40 or 48.
        removed_two: suit of the two that a pack of 39 lacks; None for every other pack.
        seats: 2 to 6.
        dealer: index of the dealer's seat.
        seed: 0 to 2**32 - 1.
        version: of the shuffle and of the code.
    """

    pack: int
    removed_two: Suit | None
    seats: int
    dealer: int
    seed: int
    version: int = VERSION


def encode(code: DealCode) -> str:
    """The ten characters of a deal code, with a dash in the middle.

    Raises:
        ValueError: a value that no code can hold.
    """
    table = (code.seats, code.dealer)
    packed = (code.pack, code.removed_two)
    known = packed in _PACKS and table in _TABLES and code.version == VERSION
    if not known or not 0 <= code.seed < SEEDS:
        raise ValueError(f"no deal code can hold {code}")
    number = (_PACKS.index(packed) * len(_TABLES) + _TABLES.index(table)) * SEEDS + code.seed
    values = [number >> 5 * place & 31 for place in range(_LENGTH - 3, -1, -1)]
    values.insert(0, code.version)
    values.append(_check(values))
    text = "".join(_ALPHABET[value] for value in values)
    return f"{text[:5]}-{text[5:]}"


def decode(text: str) -> DealCode:
    """What a deal code holds.

    Raises:
        Problem: ``deal-code`` (text) when it is not of that form, ``deal-code-check`` (text) when a
            character is mistyped, ``deal-code-version`` (text, version) when it
            belongs to a later version of the program.
    """
    signs = [sign for sign in text.strip().upper() if sign not in "- "]
    if len(signs) != _LENGTH or any(sign not in _VALUES for sign in signs):
        raise Problem("deal-code", text=text[:40])
    version, *values, check = (_VALUES[sign] for sign in signs)
    if version < 1 or _check([version, *values]) != check:
        raise Problem("deal-code-check", text=text[:40])
    if version != VERSION:
        raise Problem("deal-code-version", text=text[:40], version=version)
    number = 0
    for value in values:
        number = number << 5 | value
    kind, seed = divmod(number, SEEDS)
    place, table = divmod(kind, len(_TABLES))
    if place >= len(_PACKS):
        raise Problem("deal-code", text=text[:40])
    return DealCode(*_PACKS[place], *_TABLES[table], seed)


def deck_of(code: DealCode) -> tuple[Card, ...]:
    """The deck of a deal, top card first, as it lies after the cut (D2)."""
    return shuffled(pack(code.pack, code.removed_two or Suit.COINS), code.seed)


def _check(values: list[int]) -> int:
    """The check character's value, its own weight being one."""
    total = 0
    weight = 1
    for value in reversed(values):
        weight = _times(weight, 2)
        total ^= _times(weight, value)
    return total


def _times(left: int, right: int) -> int:
    """The product in the field of 32 elements, modulo x^5 + x^2 + 1."""
    product = 0
    while right:
        if right & 1:
            product ^= left
        left <<= 1
        if left & 32:
            left ^= 0b100101
        right >>= 1
    return product
