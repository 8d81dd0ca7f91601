"""Whole numbers as people and files write them."""

from __future__ import annotations

_LONGEST = 9


def whole_number(text: str, low: int, high: int) -> int | None:
    """The number of these digits, or None when it is not one from ``low`` to ``high``.

    ASCII digits only; noughts in front do not count, and however many digits do no harm.
    """
    if not (text.isascii() and text.isdigit()):
        return None
    digits = text.lstrip("0") or "0"
    if len(digits) > _LONGEST or not low <= int(digits) <= high:
        return None
    return int(digits)
