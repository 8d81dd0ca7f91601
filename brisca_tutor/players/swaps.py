"""The swap of the seven and the two in packed form (X1-X4)."""

from __future__ import annotations

from ..game.actions import Announce, Draw, Move, Swap
from ..game.cantes import holds
from ..game.cards import Card, Suit
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

    def after_trick(self, hand: list[int], stock: list[int], drawn: int) -> bool:
        """Swap in the winner's hand and at the end of ``stock``, if it has the card."""
        given = self._given[stock[-1]]
        if given in hand and len(stock) - drawn >= self._least:
            hand.remove(given)
            hand.append(stock[-1])
            stock[-1] = given
            return True
        return False


def given_for(rules: RuleSet) -> tuple[int, ...]:
    """By the number of the face-up card, the number of the card that takes it, or `NONE`."""
    return SEVEN_ONLY if rules.swap_two == "off" else FOR_FACE_UP


def window_actions(seen: PlayerView) -> list[Move]:
    """What the winner of a trick may do before drawing: a swap or cantes, and to draw."""
    actions: list[Move] = [Announce(seen.seat, suit) for suit in cante_suits(seen)]
    swapping = swap_card(seen)
    if swapping is not None:
        actions.append(Swap(seen.seat, swapping))
    return [*actions, Draw(seen.seat)]


def cante_suits(seen: PlayerView) -> list[Suit]:
    """The suits whose king and knight the seat may announce now, the best first (A3)."""
    auction = seen.auction
    if seen.phase is not Phase.WINDOW or not seen.rules.cantes or seen.turn != seen.seat:
        return []
    if auction is None or auction.contract is None:
        return []
    declarers = next(side for side in seen.sides if auction.contract.declarer in side)
    if seen.seat not in declarers:
        return []
    sung = {one.suit for one in auction.cantes}
    held = [suit for suit in Suit if suit not in sung and holds(seen.hand, suit)]
    return [seen.trump] if seen.trump is not None and seen.trump in held else held


def swap_card(seen: PlayerView) -> Card | None:
    """The card that the seat may give for the face-up card now, or None."""
    if seen.phase is not Phase.WINDOW or seen.face_up is None or seen.turn != seen.seat:
        return None
    number = packing(seen.trump).number
    given = given_for(seen.rules)[number[seen.face_up]]
    return next((one for one in seen.hand if number[one] == given), None)
