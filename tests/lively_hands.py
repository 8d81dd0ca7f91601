"""Whole hands played at random in which everything that a rule set allows does happen."""

from __future__ import annotations

from random import Random

from brisca_tutor.game.actions import Action, Announce
from brisca_tutor.game.deal import Deal
from brisca_tutor.game.events import Event
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.signing import legal_signs
from brisca_tutor.game.state import Phase, State


def play_lively(deal: Deal, seed: int) -> tuple[list[State], list[Event]]:
    """As `hands_at_random.play_at_random`, but bids are low, signs and cantes are made often."""
    chance = Random(seed)
    state, events = start(deal)
    states, log = [state], list(events)
    while actions := legal_actions(state):
        options: tuple[Action, ...] = actions
        signs = legal_signs(state)
        cantes = tuple(one for one in actions if isinstance(one, Announce))
        if state.phase is Phase.BID:
            options = actions[:1] if chance.random() < 0.5 else actions[1:3] or actions
        elif cantes:
            options = cantes
        elif signs and chance.random() < 0.3:
            options = signs
        state, events = apply(state, options[int(chance.random() * len(options))])
        states.append(state)
        log += events
    return states, log
