"""Which signs of partners still say something about their hands (T3)."""

from __future__ import annotations

from ..game.events import Signed
from ..game.signs import shown
from ..game.view import PlayerView


def signals(seen: PlayerView) -> tuple[Signed, ...]:
    """The signs of my partners that may still hold, in the order in which they were made.

    One that names cards holds until one of them has been seen elsewhere; any other, such as
    having no trump, only in the trick in which it was made, as cards are drawn afterwards.
    """
    side = next(side for side in seen.sides if seen.seat in side)
    return tuple(
        one
        for one in seen.signs
        if one.seat in side and one.seat != seen.seat and _holds(seen, one)
    )


def _holds(seen: PlayerView, one: Signed) -> bool:
    if seen.trump is None:
        return False
    named = set(shown(one.meaning, seen.trump))
    if not named:
        return one.number == seen.number
    gone = {(card.rank, card.suit) for pile in (*seen.won, seen.hand) for card in pile}
    gone |= {(play.card.rank, play.card.suit) for play in seen.trick}
    return not named & gone
