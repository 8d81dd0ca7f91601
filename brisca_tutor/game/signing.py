"""Making a sign to the partner (T3): in turn, before playing, once in a trick, not in the first.

Everybody sees a sign. Where signs must be true, what one says is known to be so.
"""

from __future__ import annotations

from .actions import Sign
from .cards import card
from .errors import Problem
from .events import Signed
from .signs import MEANINGS, shown, true_of
from .state import Outcome, Phase, State


def check(state: State, action: Sign) -> None:
    """Do nothing if the sign may be made now.

    Raises:
        Problem: ``signs-off``, ``sign-no-partner``, ``sign-unknown`` (not in the code of the
            table), ``not-your-turn``, ``sign-late`` (no card is to be played now),
            ``sign-first-trick``, ``sign-again`` (one in a trick), ``sign-no-trumps`` (the
            trump suit is not known yet), ``sign-false`` (T3).
    """
    rules = state.deal.rules
    if rules.signs == "off":
        raise Problem("signs-off", "T3")
    side = next((one for one in state.deal.sides if action.seat in one), ())
    if len(side) < 2:
        raise Problem("sign-no-partner", "T3")
    if action.meaning not in MEANINGS[rules.sign_code]:
        raise Problem("sign-unknown", "T3", meaning=action.meaning)
    if action.seat != state.turn:
        raise Problem("not-your-turn", "T3", seat=action.seat, turn=state.turn)
    if state.phase is not Phase.PLAY:
        raise Problem("sign-late", "T3")
    if state.number == 1:
        raise Problem("sign-first-trick", "T3")
    if any(one.seat == action.seat and one.number == state.number for one in state.signs):
        raise Problem("sign-again", "T3")
    if state.trump is None or not state.trump_known:
        raise Problem("sign-no-trumps", "T3")
    hand = state.hands[action.seat]
    if rules.signs == "honest" and not true_of(action.meaning, hand, state.trump):
        raise Problem("sign-false", "T3", meaning=action.meaning)


def legal_signs(state: State) -> tuple[Sign, ...]:
    """Every sign that the seat in turn may make now, in the order of its code."""
    found = []
    for meaning in MEANINGS[state.deal.rules.sign_code]:
        sign = Sign(state.turn, meaning)
        try:
            check(state, sign)
        except Problem:
            continue
        found.append(sign)
    return tuple(found)


def do(state: State, action: Sign) -> Outcome:
    """The state after a sign that was checked: the turn stays, what must be true is known."""
    seat = action.seat
    signed = Signed(seat, action.meaning, state.number)
    known = state.known
    if state.deal.rules.signs == "honest" and state.trump is not None:
        said = [card(rank.value + suit.value) for rank, suit in shown(action.meaning, state.trump)]
        new = tuple(one for one in said if one not in known[seat])
        known = (*known[:seat], (*known[seat], *new), *known[seat + 1 :])
    return state._replace(known=known, signs=(*state.signs, signed)), (signed,)
