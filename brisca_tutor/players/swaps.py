"""The swap of the seven and the two in packed form (X1-X4)."""

from __future__ import annotations

from itertools import count

from ..game.actions import Announce, Draw, Move, Swap
from ..game.cantes import holds
from ..game.cards import CARDS, Card, Suit
from ..game.ruleset import RuleSet
from ..game.state import Phase
from ..game.swapping import in_time, swappers
from ..game.view import PlayerView
from .packed import BIT, RANKS

NEVER = len(CARDS)
"""More cards than any stock has."""

TRUMPS = CARDS[:RANKS]
"""A suit by the numbers of its cards when it is trumps."""


class Swaps:
    """Swaps during a playout: made by the winner of a trick as soon as they are legal.

    Args:
        seen: the view that is played out, of a rule set whose swap is on.

    Attributes:
        least: cards to draw, the face-up card included, below which no swap is in time (X4).
    """

    def __init__(self, seen: PlayerView) -> None:
        rules, plays = seen.rules, seen.plays
        self._given = given_for(rules)
        stock = seen.stock if seen.phase is Phase.PLAY else seen.stock - plays
        windows = zip(range(stock, 0, -plays), count(seen.number), strict=False)
        self.least = min(
            [left for left, trick in windows if in_time(rules, plays, left, trick)], default=NEVER
        )

    def after_trick(self, hand: list[int], stock: list[int], drawn: int) -> bool:
        """Swap in the winner's hand and at the end of ``stock``, if it has the card."""
        if len(stock) - drawn < self.least:
            return False
        for given in self._given[stock[-1]]:
            if given in hand:
                hand.remove(given)
                hand.append(stock[-1])
                stock[-1] = given
                return True
        return False

    def choices(self, hand: int, last: int, left: int) -> list[int]:
        """What the winner of a trick may give, all as bit masks.

        Args:
            hand: what the winner holds.
            last: the face-up card.
            left: cards still to draw, it included.
        """
        if left < self.least:
            return []
        given = self._given[last.bit_length() - 1]
        return [BIT[one] for one in given if BIT[one] & hand]


def given_for(rules: RuleSet) -> tuple[tuple[int, ...], ...]:
    """By the number of the face-up card, those of the cards that take it, the first for choice."""
    number = {one.rank: at for at, one in enumerate(TRUMPS)}
    return tuple(tuple(number[rank] for rank in swappers(rules, one)) for one in TRUMPS)


def window_actions(seen: PlayerView) -> list[Move]:
    """What the winner of a trick may do before drawing: a swap or cantes, and to draw."""
    actions: list[Move] = [Announce(seen.seat, suit) for suit in cante_suits(seen)]
    actions += [Swap(seen.seat, one) for one in swap_cards(seen)]
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


def swap_cards(seen: PlayerView) -> list[Card]:
    """The cards that the seat may give for the face-up card now, the one better given first."""
    if seen.phase is not Phase.WINDOW or seen.face_up is None or seen.turn != seen.seat:
        return []
    takes = swappers(seen.rules, seen.face_up)
    mine = [one for one in seen.hand if one.suit is seen.trump and one.rank in takes]
    return sorted(mine, key=lambda one: takes.index(one.rank))


def swaps_ahead(seen: PlayerView) -> Swaps | None:
    """The swaps that somebody may still make after a trick, or None where nobody can."""
    rules, turned = seen.rules, seen.face_up
    if not rules.swap or turned is None:
        return None
    ranks = swappers(rules, turned)
    gone = {one for pile in seen.won for one in pile} | {played.card for played in seen.trick}
    left = [one for one in rules.cards(seen.seats) if one.suit is turned.suit and one not in gone]
    if not any(one.rank in ranks for one in left):
        return None
    swaps = Swaps(seen)
    return swaps if swaps.least <= seen.stock else None
