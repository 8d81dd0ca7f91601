"""One term of the glossary as it is kept: words of three languages, definition, rules."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """A notion of the game and what it is called.

    Attributes:
        key: stable name.
        words: by language, the headword with its article where it is a noun, then other
            words for it; what stands in parentheses says where or in what sense.
        definition: message id of one or two whole sentences.
        rules: ids of the rules where the word matters.
        warning: message id of a warning about false friends, or nothing.
    """

    key: str
    words: dict[str, tuple[str, ...]]
    definition: str
    rules: tuple[str, ...]
    warning: str = ""
