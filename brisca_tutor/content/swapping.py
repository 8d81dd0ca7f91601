"""Whether I may take the face-up card, and everything that stands in the way (X1-X4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ..game.cards import CARDS, Card, Rank
from ..game.deal import make_deal
from ..game.errors import Problem
from ..game.phases import swap_problem
from ..game.ruleset import RuleSet
from ..game.state import Phase, State
from .models import SwapStep

Obstacle = Literal["swap_card", "swap_class", "swap_moment", "swap_late", "swap_off"]
"""No seven or two of trumps in hand; not for that face-up card; not at this moment; too late in
the hand; not under these rules."""

RULES: dict[str, tuple[Obstacle, str]] = {
    "swap-off": ("swap_off", "X1"),
    "swap-no-face-up": ("swap_late", "X4"),
    "swap-deadline": ("swap_late", "X4"),
    "swap-card": ("swap_card", "X1"),
    "swap-two-off": ("swap_class", "X2"),
    "swap-seven-class": ("swap_class", "X1"),
    "swap-two-class": ("swap_class", "X2"),
    "swap-window": ("swap_moment", "X3"),
    "swap-winner-only": ("swap_moment", "X3"),
}
"""Reason code of the engine -> obstacle and rule."""


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
    cards = [swap_problem(window, 0, one) for one in step.hand]
    if all(cards):
        codes = [one.code for one in cards if one is not None]
        code = next((one for one in codes if one != "swap-card"), "swap-card")
        obstacle, rule = RULES[code]
        found[obstacle] = rule
    if state.phase is not Phase.WINDOW or state.turn != 0:
        obstacle, rule = RULES[_moment_code(state, turned)]
        found[obstacle] = rule
    return found


def _moment_code(state: State, turned: Card) -> str:
    """What the engine says to the moment, asked with a card that could take this one."""
    rank = Rank.SEVEN if turned.points else Rank.TWO
    fitting = next(one for one in CARDS if one.suit is turned.suit and one.rank is rank)
    problem = swap_problem(state._replace(hands=((fitting,), *state.hands[1:])), 0, fitting)
    code = problem.code if problem is not None else ""
    return code if RULES.get(code, ("", ""))[0] in ("swap_late", "swap_moment") else "swap-window"


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
    strict = rules.swap_deadline != "covered_left"
    window = step.covered >= (players if strict else 1) and step.moment in ("won", "lost")
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
        number=1 if first else 2 + (full - stock) // players,
        leader=0,
        trick=(),
        won=(none, *others),
        points=(0,) * step.seats,
        known=(none, *others),
        sides=deal.sides,
    )
