"""Maestro: plays every option out in many worlds that fit what it has seen (see `analyse`)."""

from __future__ import annotations

from ..game.actions import Announce, Move
from ..game.state import Phase
from ..game.view import PlayerView
from . import duel, general, party
from .analysis import Analysis
from .base import packable, play, playable
from .swaps import cante_suits


def choose(seen: PlayerView, _seed: int) -> Move:
    """The option with the most expected final points; the only one without thinking."""
    return choose_from(seen, None)


def choose_from(seen: PlayerView, number: int | None) -> Move:
    """As `choose`, from that many worlds where they are sampled; a cante needs no thought."""
    suits = cante_suits(seen)
    if suits:
        return Announce(seen.seat, suits[0])
    if seen.phase is Phase.PLAY:
        cards = playable(seen)
        if len(cards) == 1:
            return play(seen, cards[0])
    return analyse(seen, number).options[0].action


def analyse(seen: PlayerView, number: int | None = None) -> Analysis:
    """The analysis that hint, tutor, review and this player share.

    The worlds, and so every figure, depend on the view and ``number`` alone.

    The packed searches look deeper; ``general`` plays what they do not know.

    Raises:
        ValueError: the view is not of the seat in turn, or no card is to be played.
    """
    if not packable(seen):
        return general.analyse(seen, number)
    if len(seen.players) == 2:
        return duel.analyse(seen, number)
    return party.analyse(seen, number)
