"""What happened at the practice table, as the people at the keyboard may see it together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..game.events import Drew, Event
from .tables import Table


class DrewCovered(NamedTuple):
    """A seat drew a card that the people at the keyboard do not see."""

    seat: int


News = Event | DrewCovered


def public(table: Table, events: Iterable[Event]) -> tuple[News, ...]:
    """The events with what is hidden from the people at the keyboard left out.

    Where all hands lie open by the rules, everybody sees what is drawn (C3).
    """
    if table.rules.open_hands:
        return tuple(events)
    return tuple(
        DrewCovered(one.seat)
        if isinstance(one, Drew) and not one.face_up and one.seat != table.learner
        else one
        for one in events
    )
