"""Easy: takes points when it sees them, and is often careless."""

from __future__ import annotations

from ..game.actions import Draw, Move
from ..game.view import PlayerView
from .base import chance_of, play, playable, takes, window_action

CARELESS = 0.4
"""How often it plays any card at all."""


def choose(seen: PlayerView, seed: int) -> Move:
    """Any card two times in five; else the winner with most points, or the least card.

    It swaps only when it happens to look: half of the time.
    """
    chance = chance_of(seen, seed)
    window = window_action(seen)
    if window is not None:
        return window if chance.random() < 0.5 else Draw(seen.seat)
    cards = playable(seen)
    if chance.random() < CARELESS:
        return play(seen, cards[int(chance.random() * len(cards))])
    if seen.trick:
        winning = [one for one in cards if takes(seen, one)]
        if winning:
            return play(seen, max(winning, key=lambda one: (one.points, one.strength)))
    return play(seen, min(cards, key=lambda one: (one.points, one.strength)))
