"""The duties of tute and of estricta once more, sharing no code with the game.

Slow and obvious on purpose: whether a card beats another is asked of `plain_rules`.
"""

from __future__ import annotations

from .plain_rules import winner


def wins(code: str, table: list[str], trump: str) -> bool:
    """Whether this card would be winning if it were played now."""
    return winner([*table, code], trump) == len(table)


def may_play(code: str, hand: list[str], table: list[str], trump: str, obligation: str) -> bool:
    """Whether a card of this hand may be played to these cards of the trick."""
    if not table or obligation == "free":
        return True
    led = table[0][1]
    same = [one for one in hand if one[1] == led]
    ruffs = [one for one in hand if one[1] == trump]
    if same:
        better = [one for one in same if wins(one, table, trump)]
        return code in (better if better and obligation == "follow_and_beat" else same)
    if obligation == "follow_or_trump":
        return code in ruffs or not ruffs
    better = [one for one in ruffs if wins(one, table, trump)]
    return code in better or not better
