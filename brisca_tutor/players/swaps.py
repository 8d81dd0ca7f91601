"""The swap of the seven and the two in packed form (X1-X4)."""

from __future__ import annotations

from ..game.actions import Draw, Move, Swap
from ..game.cards import Card
from ..game.ruleset import RuleSet
from ..game.state import Phase
from ..game.view import PlayerView
from .packed import POINTS, RANKS, packing

SEVEN, TWO = 6, 1
"""Numbers of the seven and the two of trumps."""

NONE = -1
"""No card takes the face-up card."""

FOR_FACE_UP: tuple[int, ...] = tuple(
    SEVEN if POINTS[card] else TWO if card != TWO else NONE for card in range(RANKS)
)
"""By the number of the face-up card, the card that takes it where the two swaps too (X1, X2)."""

SEVEN_ONLY: tuple[int, ...] = tuple(NONE if one == TWO else one for one in FOR_FACE_UP)
"""The same where the two does not swap."""


class Swaps:
    """Swaps during a playout: made by the winner of a trick as soon as they are legal.

    Args:
        rules: the rule set, whose swap is on.
        players: how many draw after each trick.
    """

    def __init__(self, rules: RuleSet, players: int) -> None:
        self._given = given_for(rules)
        self._least = players if rules.swap_deadline == "covered_left" else players + 1

    def after_trick(self, hand: list[int], stock: list[int], drawn: int) -> None:
        """Swap in the winner's hand and at the end of ``stock``, if it has the card."""
        given = self._given[stock[-1]]
        if given in hand and len(stock) - drawn >= self._least:
            hand.remove(given)
            hand.append(stock[-1])
            stock[-1] = given


def given_for(rules: RuleSet) -> tuple[int, ...]:
    """By the number of the face-up card, the number of the card that takes it, or `NONE`."""
    return SEVEN_ONLY if rules.swap_two == "off" else FOR_FACE_UP


def window_actions(seen: PlayerView) -> list[Move]:
    """What the winner of a trick may do before drawing: a swap, if it has one, and to draw."""
    actions: list[Move] = [Draw(seen.seat)]
    swapping = swap_card(seen)
    if swapping is not None:
        actions.insert(0, Swap(seen.seat, swapping))
    return actions


def swap_card(seen: PlayerView) -> Card | None:
    """The card that the seat may give for the face-up card now, or None."""
    if seen.phase is not Phase.WINDOW or seen.face_up is None or seen.turn != seen.seat:
        return None
    number = packing(seen.trump).number
    given = given_for(seen.rules)[number[seen.face_up]]
    return next((one for one in seen.hand if number[one] == given), None)
