"""What one seat sees when it must act, as a file says it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..game.cards import Card, Suit
from ..game.ruleset import RuleSet
from .step import Places


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What one seat sees when it must act (for ``hint``).

    Attributes:
        seats: names in order of play; ``me`` and every other seat here is an index into it.
        stock: cards still to draw, the face-up card included.
        table: this trick so far, in order; empty when I lead.
        won: cards already taken: seats of a pile (one, or those of a side) and its cards.
        known: cards everybody knows to be in that seat's hand.
        swap_now: I have just won a trick and may swap before drawing.
    """

    rules: RuleSet
    seats: tuple[str, ...]
    me: int
    hand: tuple[Card, ...]
    trump: Suit
    face_up: Card | None
    stock: int
    table: tuple[tuple[int, Card], ...] = ()
    won: tuple[tuple[tuple[int, ...], tuple[Card, ...]], ...] = ()
    known: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    swap_now: bool = False
    file: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)
