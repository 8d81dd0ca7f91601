"""Numbers and lists of words as each language writes them."""

from __future__ import annotations

import re
from collections.abc import Sequence

_WORDS = {
    "es": {"and": ("y", "e", r"h?i(?![aeo])|hi$"), "or": ("o", "u", r"h?o|8|11(?!\d)")},
    "fr": {"and": ("et", "et", r"(?!)"), "or": ("ou", "ou", r"(?!)")},
    "it": {"and": ("e", "ed", r"e"), "or": ("o", "o", r"(?!)")},
}
"""Per language the joining word, the one before certain sounds, and those sounds."""


def join(lang: str, word: str, items: Sequence[str]) -> str:
    """Items joined as in "a, b and c"; ``word`` is ``and`` or ``or``.

    >>> join("es", "or", ["copas", "oros"])
    'copas u oros'
    """
    if len(items) < 2:
        return "".join(items)
    usual, before, sound = _WORDS[lang][word]
    joint = before if re.match(sound, items[-1].casefold()) else usual
    return f"{', '.join(items[:-1])} {joint} {items[-1]}"


def number(value: float, decimal: str, places: int | None = None) -> str:
    """The number with this decimal sign; whole numbers have none unless ``places`` asks.

    >>> number(65.5, ",")
    '65,5'
    """
    if places is not None:
        text = f"{value:.{places}f}"
    else:
        text = str(value)
        text = text.removesuffix(".0")
    return text.replace(".", decimal)


def percent(lang: str, value: int) -> str:
    """A whole percentage; Spanish and French put a no-break space before the sign.

    >>> percent("it", 83)
    '83%'
    """
    return f"{value}%" if lang == "it" else f"{value}\u00a0%"
