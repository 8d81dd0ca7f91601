"""Whether I may take the face-up card, and everything that stands in the way (X1-X4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ..game.cards import Card, Rank
from ..game.deal import make_deal
from ..game.errors import Problem
from ..game.ruleset import RuleSet
from ..game.state import Phase, State
from ..game.swapping import in_time, swap_problem, window_ahead
from .models import SwapStep

Obstacle = Literal["swap_card", "swap_class", "swap_moment", "swap_late", "swap_off"]
"""No seven or two of trumps in hand; not for that face-up card; not at this moment; too late in
the hand; not under these rules."""

_SWAPPERS = (Rank.SEVEN, Rank.TWO)


def obstacles(step: SwapStep, rules: RuleSet) -> dict[Obstacle, str]:
    """Everything that stands in the way, each with its rule; empty when I may swap.

    The engine names one obstacle at a time: each is put right, and the engine is asked again.

    Raises:
        Problem: ``swap-covered`` (the stock cannot hold that many cards at this table) or what
            `RuleSet.pack_size` raises.
    """
    found: dict[Obstacle, str] = {}
    if not rules.swap:
        found["swap_off"] = "X1"
        rules = replace(rules, swap=True)
    state = state_of(step, rules)
    turned = state.face_up
    if turned is None:
        found["swap_late"] = "X4"
        if step.moment != "won":
            found["swap_moment"] = "X3"
        if not any(one.suit is step.trump and one.rank in _SWAPPERS for one in step.hand):
            found["swap_card"] = "X1"
        return found
    window = state._replace(phase=Phase.WINDOW, turn=0)
    told = [swap_problem(window, 0, one) for one in step.hand]
    problems = [one for one in told if one is not None]
    if len(problems) == len(told):
        classes = [one for one in problems if one.code != "swap-card"]
        found["swap_class" if classes else "swap_card"] = (classes or problems)[0].rule or "X1"
    if state.phase is not Phase.WINDOW or state.turn != 0:
        if state.phase is Phase.WINDOW or window_ahead(state):
            found["swap_moment"] = "X3"
        else:
            found["swap_late"] = "X4"
    return found


def state_of(step: SwapStep, rules: RuleSet) -> State:
    """A state of the engine that agrees with the step in all that decides on a swap.

    Raises:
        Problem: as `obstacles`.
    """
    deal = make_deal(rules, step.seats, step.seats - 1, rules.cards(step.seats))
    players = len(deal.players)
    stock = step.covered + (step.face_up is not None)
    full = len(deal.deck) - players * rules.hand_size
    first = step.moment == "first"
    possible = (
        step.covered == 0
        if step.face_up is None
        else step.covered >= 1 and stock <= full and stock % players == full % players
    )
    if not possible or (first and stock != full) or (step.moment == "drawn" and stock == full):
        raise Problem("swap-covered", "X4", covered=step.covered, seats=step.seats)
    drawn_after = (full - stock) // players
    number = 1 if first else 2 + drawn_after
    window = step.moment in ("won", "lost") and in_time(rules, players, stock, 1 + drawn_after)
    none: tuple[Card, ...] = ()
    others = (none,) * (step.seats - 1)
    return State(
        deal=deal,
        phase=Phase.WINDOW if window else Phase.PLAY,
        turn=1 if step.moment == "lost" else 0,
        trump=step.trump,
        face_up=step.face_up,
        hands=(step.hand, *others),
        drawn=len(deal.deck) - step.covered,
        number=number,
        leader=0,
        trick=(),
        won=(none, *others),
        points=(0,) * step.seats,
        known=(none, *others),
        sides=deal.sides,
    )
