"""Play a hand: `start` deals it, `apply` takes it one action further.

Which actions a state accepts depends on its phase; each phase is one entry of
``phases.PHASES``, so a game with an auction adds phases and leaves the rest alone.
"""

from __future__ import annotations

from . import signing
from .actions import Action, Sign
from .auction import Auction
from .cards import Card
from .deal import Deal
from .errors import Problem
from .events import Dealt, Event, TurnedUp
from .phases import PHASES
from .state import Phase, State


def start(deal: Deal) -> tuple[State, tuple[Event, ...]]:
    """Deal one card at a time from the leader on, then turn one up where the rules say so.

    Rules D3, D4; a card that makes trumps unseen is not shown (C2), and with an auction there
    is none (A1).
    """
    hands: list[tuple[Card, ...]] = [()] * deal.seats
    events: list[Event] = []
    for place, one in enumerate(deal.deck[: deal.dealt]):
        seat = deal.players[place % len(deal.players)]
        hands[seat] += (one,)
        events.append(Dealt(seat, one))
    rules = deal.rules
    if deal.face_up and rules.indicator != "unseen":
        events.append(TurnedUp(deal.face_up))
    leader = deal.players[0]
    empty: tuple[tuple[Card, ...], ...] = ((),) * deal.seats
    state = State(
        deal=deal,
        phase=Phase.PLAY if rules.auction == "none" else Phase.BID,
        turn=leader,
        trump=deal.trump,
        face_up=deal.face_up,
        hands=tuple(hands),
        drawn=deal.dealt + (deal.face_up is not None),
        number=1,
        leader=leader,
        trick=(),
        won=empty,
        points=(0,) * deal.seats,
        known=empty,
        sides=deal.sides,
        trump_known=rules.indicator != "unseen",
        lacks=(frozenset(),) * deal.seats,
        auction=None if rules.auction == "none" else Auction(),
    )
    return state, tuple(events)


def check(state: State, action: Action) -> None:
    """Do nothing if the action is legal.

    Raises:
        Problem: why it is not; the code names the reason and the rule id the rule.
    """
    if not 0 <= action.seat < state.deal.seats:
        raise Problem("seat-unknown", seat=action.seat, seats=state.deal.seats)
    if type(action) is Sign:
        signing.check(state, action)
    else:
        PHASES[state.phase].check(state, action)


def can(state: State, action: Action) -> bool:
    """Whether `check` has nothing against the action."""
    try:
        check(state, action)
    except Problem:
        return False
    return True


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after a legal action, and the events it caused, in order.

    Raises:
        Problem: what `check` raises; the given state stays as it was.
    """
    if not 0 <= action.seat < state.deal.seats:
        check(state, action)
    if type(action) is Sign:
        signing.check(state, action)
        return signing.do(state, action)
    rules = PHASES[state.phase]
    rules.check(state, action)
    return rules.do(state, action)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every legal action of the seat in turn that takes the hand further; empty at its end.

    Signs are apart: see `signing.legal_signs`.
    """
    return PHASES[state.phase].legal(state)
