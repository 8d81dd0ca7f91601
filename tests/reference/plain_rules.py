"""The rule of the trick once more, written from the rules' words and sharing no code with the game.

Slow and obvious on purpose: it looks for a card that no other card beats.
"""

from __future__ import annotations

ORDER = "13RCS9876542"
WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}


def beats(one: str, other: str, led: str, trump: str) -> bool:
    """Whether a card, by its code, beats another in a trick where this suit was led."""
    trumps = one[1] == trump, other[1] == trump
    if trumps == (True, False):
        return True
    if trumps == (False, True):
        return False
    if trumps == (False, False):
        follows = one[1] == led, other[1] == led
        if follows != (True, True):
            return follows == (True, False)
    return ORDER.index(one[0]) < ORDER.index(other[0])


def winner(codes: list[str], trump: str) -> int:
    """Place of the card that beats all others, counted from 0."""
    led = codes[0][1]
    unbeaten = [
        place
        for place, one in enumerate(codes)
        if all(beats(one, other, led, trump) for other in codes if other != one)
    ]
    (only,) = unbeaten
    return only


def worth(codes: list[str]) -> int:
    """Points of these cards."""
    return sum(WORTH.get(code[0], 0) for code in codes)
