"""The swap of the face-up card: which card takes it, who may swap, and until when (X1-X4)."""

from __future__ import annotations

from .cards import Card, Rank
from .errors import Problem
from .ruleset import RuleSet
from .state import Phase, State


def swappers(rules: RuleSet, turned: Card) -> tuple[Rank, ...]:
    """The ranks of trumps that take this face-up card, the one better given away first.

    The seven takes what has points (X1); the two takes the rest, or anything (X2).
    """
    two = () if rules.swap_two == "off" or turned.rank is Rank.TWO else (Rank.TWO,)
    if not turned.points:
        return two
    return (*two, Rank.SEVEN) if rules.swap_two == "any" else (Rank.SEVEN,)


def in_time(rules: RuleSet, plays: int, stock: int, trick: int) -> bool:
    """Whether a swap may follow a trick (X4).

    Args:
        plays: cards in a trick.
        stock: cards still to draw before the draws that follow the trick, the face-up card
            included.
        trick: number of the trick, from 1.
    """
    if rules.swap_deadline == "first_trick":
        return trick == 1 and stock > 1
    return stock > (1 if rules.swap_deadline == "covered_left" else plays)


def swap_problem(state: State, seat: int, one: Card) -> Problem | None:
    """Why this seat may not swap this card for the face-up card now; None if it may (X1-X4)."""
    rules = state.deal.rules
    turned = state.face_up
    if not rules.swap:
        return Problem("swap-off", "X1", rules=rules.base)
    if not state.trump_known:
        return Problem("swap-unseen", "C2")
    if turned is None:
        return Problem("swap-no-face-up", "S2")
    if one not in state.hands[seat]:
        return Problem("card-not-held", "X1", card=one, seat=seat, hand=state.hands[seat])
    if one.suit is not state.trump or one.rank not in (Rank.SEVEN, Rank.TWO):
        return Problem("swap-card", "X1", card=one, face_up=turned)
    if one.rank is Rank.TWO and rules.swap_two == "off":
        return Problem("swap-two-off", "X2", card=one)
    if one.rank not in swappers(rules, turned):
        if one.rank is Rank.SEVEN:
            return Problem("swap-seven-class", "X1", card=one, face_up=turned)
        return Problem("swap-two-class", "X2", card=one, face_up=turned)
    return _moment_problem(state, seat)


def _moment_problem(state: State, seat: int) -> Problem | None:
    """Why this seat may not swap now, whatever it holds."""
    if state.phase is not Phase.WINDOW:
        if window_ahead(state):
            return Problem("swap-window", "X3")
        return too_late(state.deal.rules)
    if seat != state.turn:
        return Problem("swap-winner-only", "X3", seat=seat, winner=state.turn)
    return None


def too_late(rules: RuleSet) -> Problem:
    """What is said to a swap that does not come in time (X4)."""
    codes = {
        "covered_left": "swap-deadline",
        "before_last_draw_trick": "swap-last-draw",
        "first_trick": "swap-first-only",
    }
    return Problem(codes[rules.swap_deadline], "X4")


def window_ahead(state: State) -> bool:
    """Whether the rules allow a swap after the trick that is being played or comes next."""
    deal = state.deal
    return (
        deal.rules.swap
        and state.face_up is not None
        and in_time(deal.rules, deal.plays, state.stock, state.number)
    )
