"""Medium: greedy. It wins points as cheaply as it can, throws little, and feeds its partner."""

from __future__ import annotations

from ..game.actions import Move
from ..game.cards import Card
from ..game.view import PlayerView
from .base import later, on_table, partner_winning, play, playable, takes, window_action
from .naming import trump_in_mind

WORTH_A_TRUMP = 5
"""Points in the trick, the own card included, for which it spends a trump."""

A_TRUMP = 3
"""Points that a trump seems worth beyond its own: little, which is its weakness."""


def choose(seen: PlayerView, _seed: int) -> Move:
    """Lead low; take whatever has points with the least card that does it; else throw little."""
    window = window_action(seen)
    if window is not None:
        return window
    cards = playable(seen)
    if seen.trick and partner_winning(seen):
        return play(seen, _to_partner(seen, cards))
    winning = [one for one in cards if seen.trick and takes(seen, one)]
    if winning:
        best = min(winning, key=lambda one: _cost(seen, one))
        least = WORTH_A_TRUMP if best.suit is seen.trump else 1
        if on_table(seen) + best.points >= least:
            return play(seen, best)
    return play(seen, min(cards, key=lambda one: _cost(seen, one)))


def _to_partner(seen: PlayerView, cards: tuple[Card, ...]) -> Card:
    """The most points when nobody can take the trick any more, else the least card."""
    plain = [one for one in cards if one.suit is not seen.trump]
    if later(seen) == 0 and plain:
        return max(plain, key=lambda one: (one.points, -one.strength))
    return min(cards, key=lambda one: _cost(seen, one))


def _cost(seen: PlayerView, one: Card) -> tuple[int, int]:
    """What playing this card costs at a glance: its points, and a little more for a trump."""
    return one.points + (A_TRUMP if one.suit is trump_in_mind(seen) else 0), one.strength
