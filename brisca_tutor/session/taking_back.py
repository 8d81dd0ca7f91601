"""Taking back what a person did at the practice table, and how far that may go.

Nothing is taken back once somebody else has acted on it with what was not known before, or once
anything hidden has come to light: a drawn card, a call, a sign, a cante, another's swap, the trump
suit, the holder of the called card or a partner's hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..game.actions import Action, Draw, Play, Swap
from ..game.deal import Deal
from ..game.errors import Problem
from ..game.events import Announced, Drew, Event, PartnerShown, Signed, TrumpShown
from ..game.hand import apply, start
from ..game.state import Phase, State
from ..game.view import view
from .tables import Table


def kept(table: Table, deal: Deal, actions: Sequence[Action]) -> int:
    """How many of the actions are left without the last thing a person did, and what followed.

    A swap and the draws go with the card that was played before them.

    Raises:
        Problem: ``undo-nothing``; ``undo-revealed`` once anything hidden has been seen since.
    """
    state, _ = start(deal)
    mine: State | None = None
    found = 0
    revealed = False
    for number, action in enumerate(actions):
        person = table.levels[action.seat] is None
        if person and not isinstance(action, Draw | Swap):
            mine, found, revealed = state, number, False
        elif mine is not None and not _own_window(mine, action):
            revealed = revealed or not _known(table, mine, action)
        before = state
        state, events = apply(state, action)
        revealed = revealed or any(_reveals(before, one) for one in events)
        revealed = revealed or _shows(table, before, state)
    if mine is None:
        raise Problem("undo-nothing")
    if revealed:
        raise Problem("undo-revealed")
    return found


def _own_window(before: State, action: Action) -> bool:
    """Whether this belongs to what the person did: the draws, or a swap of its own."""
    return isinstance(action, Draw) or (isinstance(action, Swap) and action.seat == before.turn)


def _known(table: Table, before: State, action: Action) -> bool:
    """Whether a card that somebody played or swapped was no secret when the person acted."""
    if not isinstance(action, Play | Swap):
        return False
    if table.open_hands:
        return True
    seen = view(before, before.turn)
    if action.card in seen.known[action.seat]:
        return True
    return seen.stock == 0 and len(seen.players) == 2


def _shows(table: Table, before: State, after: State) -> bool:
    """Whether a partner's hand is seen now that was hidden before (T1)."""
    return any(
        view(after, seat).shown_by and not view(before, seat).shown_by for seat in table.people
    )


def _reveals(before: State, event: Event) -> bool:
    """Whether an event shows something that was hidden before it."""
    if isinstance(event, Drew):
        return not event.face_up and before.deal.rules.stock_open != "all"
    if isinstance(event, PartnerShown):
        return before.phase is not Phase.NAME
    return isinstance(event, Announced | Signed | TrumpShown)
