"""Signs to the partner (T3): when one is worth making, and which."""

from __future__ import annotations

from ..game.actions import Sign
from ..game.signs import MEANINGS, true_of
from ..game.state import Phase
from ..game.view import PlayerView
from .base import Level


def sign(seen: PlayerView, level: Level, seed: int) -> Sign | None:
    """A true sign of a high trump that has not been made yet, or None."""
    rules, trump = seen.rules, seen.trump
    mine = next((side for side in seen.sides if seen.seat in side), ())
    if rules.signs == "off" or len(mine) < 2 or seen.phase is not Phase.PLAY:
        return None
    if trump is None or seen.number == 1 or seen.turn != seen.seat:
        return None
    if any(one.seat == seen.seat and one.number == seen.number for one in seen.signs):
        return None
    said = {one.meaning for one in seen.signs if one.seat == seen.seat}
    for meaning in MEANINGS[rules.sign_code]:
        if meaning in ("low", "none") or meaning in said:
            continue
        if true_of(meaning, seen.hand, trump):
            return Sign(seen.seat, meaning)
    return None
