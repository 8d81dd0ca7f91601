"""What one seat sees when it must act, as a file says it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ..game.auction import Call
from ..game.cards import Card, Suit
from ..game.ruleset import RuleSet
from .step import Places


class Undertaking(NamedTuple):
    """What was undertaken in an auction, seats by index.

    Attributes:
        declarer: who won the auction.
        needed: points that the side needs.
        called: the called card, or None where none is called.
        partner: who held the called card, once it has been played; None before that, and where the
            declarer held it.
    """

    declarer: int
    needed: int
    called: Card | None = None
    partner: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What one seat sees when it must act (for ``hint``).

    Attributes:
        seats: names in order of play; ``me`` and every other seat here is an index into it.
        trump: the trump suit; None while it is not known (C2) or not named (A2).
        stock: cards still to draw, the face-up card included; None to leave it to the rules.
        table: this trick so far, in order; empty when I lead.
        won: cards already taken: seats of a pile (one, or those of a side) and its cards.
        known: cards I know to be in that seat's hand; whole hands where they lie open, and a
            partner's as far as it has been shown (T1).
        open_stock: cards of the stock that lie open, in the order drawn (C3).
        swap_now: I have just won a trick and may swap before drawing.
        announce_now: I have just won a trick and may announce a cante (A3).
        bids: the auction so far, in which I speak next or name trumps; None once it is over.
        contract: what came of the auction; None where there is none.
        cantes: who has announced which suits.
    """

    rules: RuleSet
    seats: tuple[str, ...]
    me: int
    hand: tuple[Card, ...]
    trump: Suit | None
    face_up: Card | None
    stock: int | None
    table: tuple[tuple[int, Card], ...] = ()
    won: tuple[tuple[tuple[int, ...], tuple[Card, ...]], ...] = ()
    known: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    open_stock: tuple[Card, ...] = ()
    swap_now: bool = False
    announce_now: bool = False
    bids: tuple[Call, ...] | None = None
    contract: Undertaking | None = None
    cantes: tuple[tuple[int, Suit], ...] = ()
    file: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)
