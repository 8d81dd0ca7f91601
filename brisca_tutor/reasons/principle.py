"""The record of one principle of good play: something true to say for or against an action."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from ..game.actions import Announce, Draw, Move, Play
from ..game.cards import Card
from .open_end import Line
from .position import Situation

Code = Literal[
    "lead-blank",
    "take-with-brisca",
    "win-cheaply",
    "spare-trumps",
    "ruff-brisca",
    "throw-least",
    "load-partner",
    "stay-under-partner",
    "hold-brisca",
    "last-draw",
    "count-end",
    "reach-majority",
    "swap-now",
    "boss-card",
    "common-target",
    "sure-trick",
    "own-trick",
    "caller",
    "contract",
    "announce",
    "draw-trumps",
    "last-trick",
    "seen-hand",
    "open-draw",
]
"""P1 to P15 of the rules reference in this order; `sure-trick` is a trick taken by playing last.

Those after it belong to games with a called card, a contract, cantes, duties, a bonus for the
last trick, two cards each, or open cards.
"""

CODES: tuple[Code, ...] = get_args(Code)

Side = Literal["for", "against"]


class Principle(NamedTuple):
    """One true thing to say for or against an action.

    What ``cards``, ``points``, ``less`` and ``out`` are is said by the function in ``choice``,
    ``partners``, ``standing`` or ``games`` that finds the code.

    Attributes:
        code: which principle.
        action: what it speaks for or against.
        speaks: ``for`` or ``against``.
        variant: which of its forms, where there are several; see the function that finds it.
        cards: the cards it rests on: a better card of mine, cards still out, cards of a rival.
        points: points at stake.
        less: points that the better card would give away, or that are needed, by code.
        out: how many such cards rivals may hold, by code.
        seat: another seat it speaks about.
        line: the forced line (count-end).
    """

    code: Code
    action: Move
    speaks: Side
    variant: str = ""
    cards: tuple[Card, ...] = ()
    points: int = 0
    less: int = 0
    out: int = 0
    seat: int | None = None
    line: Line | None = None

    @property
    def card(self) -> Card | None:
        """The card that is played or given; None for drawing at once and for a cante."""
        return None if isinstance(self.action, Draw | Announce) else self.action.card


def play_of(where: Situation, card: Card) -> Play:
    """My play of this card."""
    return Play(where.seen.seat, card)
