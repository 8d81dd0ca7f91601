"""The swap of the seven and the two in packed form (X1-X4)."""

from __future__ import annotations

from ..game.actions import Action, Draw, Swap
from ..game.cards import Card
from ..game.ruleset import RuleSet
from ..game.state import Phase
from ..game.view import PlayerView
from .packed import BIT, POINTS, RANKS, packing

SEVEN, TWO = BIT[6], BIT[1]
"""The seven and the two of trumps."""

FOR_SEVEN = sum(BIT[card] for card in range(RANKS) if POINTS[card])
FOR_TWO = sum(BIT[card] for card in range(RANKS) if not POINTS[card]) ^ TWO


class Swaps:
    """Swaps during a playout: made by the winner of a trick as soon as they are legal.

    Args:
        rules: the rule set, whose swap is on.
        players: how many draw after each trick.
    """

    def __init__(self, rules: RuleSet, players: int) -> None:
        self._two = rules.swap_two != "off"
        self._least = players if rules.swap_deadline == "covered_left" else players + 1

    def after_trick(self, winner: int, stock: list[int], drawn: int) -> int:
        """The winner's hand after its swap, if it has one; the last of ``stock`` changes too."""
        if len(stock) - drawn < self._least:
            return winner
        turned = stock[-1]
        given = given_for(turned, self._two)
        if winner & given:
            stock[-1] = given
            return winner ^ given | turned
        return winner


def given_for(turned: int, two: bool = True) -> int:
    """The card, as a bit, that takes this face-up card; 0 where none does (X1, X2)."""
    if turned & FOR_SEVEN:
        return SEVEN
    return TWO if two and turned & FOR_TWO else 0


def window_actions(seen: PlayerView) -> list[Action]:
    """What the winner of a trick may do before drawing: a swap, if it has one, and to draw."""
    actions: list[Action] = [Draw(seen.seat)]
    swapping = swap_card(seen)
    if swapping is not None:
        actions.insert(0, Swap(seen.seat, swapping))
    return actions


def swap_card(seen: PlayerView) -> Card | None:
    """The card that the seat may give for the face-up card now, or None."""
    if seen.phase is not Phase.WINDOW or seen.face_up is None or seen.turn != seen.seat:
        return None
    number = packing(seen.trump).number
    given = given_for(BIT[number[seen.face_up]], seen.rules.swap_two != "off")
    return next((one for one in seen.hand if BIT[number[one]] == given), None)
