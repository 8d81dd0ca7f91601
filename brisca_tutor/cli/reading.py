"""Cards, suits, seats and files as people write them on the command line."""

from __future__ import annotations

import os.path
import re
from collections.abc import Sequence

from ..game.cards import Card, Suit
from ..game.errors import Problem
from .context import Context
from .usage import Refused

LARGEST = 1 << 20
"""Bytes that a file of cards may have."""


def read_cards(context: Context, words: Sequence[str]) -> tuple[Card, ...]:
    """Cards from arguments: each a card or several, or names whose words nobody quoted.

    Raises:
        Problem: what `game.notation` raises, ``card-twice`` included.
    """
    from ..game import notation

    def read(text: str) -> tuple[Card, ...]:
        return notation.read_cards(text, context.lang, context.deck, pack_of(context))

    try:
        found = [one for word in words for one in read(word)]
    except Problem as problem:
        if problem.code != "card-text" or len(words) == 1:
            raise
        found = list(read(" ".join(words)))
    for place, one in enumerate(found):
        if one in found[:place]:
            raise Problem("card-twice", "P1", card=one)
    return tuple(found)


def read_suit(context: Context, text: str) -> Suit:
    """A suit by its letter or name.

    Raises:
        Problem: ``suit-text``.
    """
    from ..game import notation

    return notation.read_suit(text, context.lang, context.deck)


def pack_of(context: Context) -> int:
    """Whether 8 and 9 are in play: 48 when the rule set says so, else 40."""
    return 48 if context.rules.pack == "48" else 40


def seat_names(text: str) -> tuple[str, ...]:
    """Names written as one text, parted by commas, or by spaces where there is none."""
    parts = text.split(",") if "," in text else text.split()
    return tuple(part.strip() for part in parts if part.strip())


def is_file(text: str) -> bool:
    """Whether an argument names a file rather than cards: ``-``, a path, or what exists."""
    return (
        text == "-" or bool(re.search(r"[/\\]|\.(ya?ml|txt|json)$", text)) or os.path.isfile(text)
    )


def file_text(context: Context, name: str, largest: int = LARGEST) -> str:
    """The text of a file, or of the standard input for ``-``; at most ``largest`` bytes.

    Raises:
        Refused: it cannot be read, is too large, or is not UTF-8.
    """
    say = context.speech.say
    if name == "-":
        text = context.stdin.read(largest + 1)
        if len(text) > largest:
            raise Refused(say('The file "{name}" is too large.', name=name), "file-size", 3)
        return text
    try:
        with open(name, "rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError):  # a zero byte in the name
        raise Refused(say('The file "{name}" cannot be opened.', name=name), "file") from None
    if len(data) > largest:
        raise Refused(say('The file "{name}" is too large.', name=name), "file-size", 3)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(say('The file "{name}" is not UTF-8 text.', name=name), "utf-8", 3) from None
