"""Maestro: plays every option out in many worlds that fit what it has seen (see `analyse`)."""

from __future__ import annotations

from ..game.actions import Move
from ..game.state import Phase
from ..game.view import PlayerView
from . import duel, party
from .analysis import Analysis
from .base import play, playable


def choose(seen: PlayerView, _seed: int) -> Move:
    """The option with the most expected final points; the only one without thinking."""
    return choose_from(seen, None)


def choose_from(seen: PlayerView, number: int | None) -> Move:
    """As `choose`, from that many worlds where they are sampled."""
    if seen.phase is Phase.PLAY:
        cards = playable(seen)
        if len(cards) == 1:
            return play(seen, cards[0])
    return analyse(seen, number).options[0].action


def analyse(seen: PlayerView, number: int | None = None) -> Analysis:
    """The analysis that hint, tutor, review and this player share.

    The worlds, and so every figure, depend on the view and ``number`` alone.

    Raises:
        ValueError: the view is not of the seat in turn, or the hand is over.
    """
    if len(seen.players) == 2:
        return duel.analyse(seen, number)
    return party.analyse(seen, number)
