"""What a computer player is: a function from a view to an action, and the levels by name.

A player never meets a state. Two views that look the same get the same action: whatever
chance a player needs comes from a generator seeded by the view (and by the seed of the
table, so that the same careless player is not careless in the same way in every hand).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Literal

from ..game.actions import Action, Draw, Move, Play, Swap
from ..game.cards import Card
from ..game.state import Phase
from ..game.trick import winning_index
from ..game.view import PlayerView
from . import worlds
from .packed import allowed, numbers, packing
from .swaps import swap_card, window_actions

Level = Literal["easy", "medium", "hard", "maestro"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "maestro")

Player = Callable[[PlayerView, int], Action]
"""Decides for the seat in turn; the number is the seed of the table."""


def player(level: Level) -> Player:
    """The player of this level.

    Raises:
        KeyError: there is no such level.
    """
    from . import easy, hard, maestro, medium

    found: dict[Level, Player] = {
        "easy": easy.choose,
        "medium": medium.choose,
        "hard": hard.choose,
        "maestro": maestro.choose,
    }
    return found[level]


def chance_of(seen: PlayerView, seed: int) -> Random:
    """A generator that depends on the view and the seed of the table alone."""
    return Random(worlds.seed_of(seen) * 0x9E3779B1 + seed)


def playable(seen: PlayerView) -> tuple[Card, ...]:
    """The cards that the seat may play, in an order that does not depend on how they are held."""
    pack = packing(seen.trump)
    hand = pack.mask(seen.hand)
    if seen.trick and not seen.stock and seen.rules.obligation != "free":
        hand = allowed(hand, pack.number[seen.trick[0].card], False)
    return tuple(pack.card[one] for one in numbers(hand))


def window_action(seen: PlayerView) -> Move | None:
    """In the swap window, the swap if there is one, else drawing; None in any other phase."""
    if seen.phase is not Phase.WINDOW:
        return None
    swapping = swap_card(seen)
    return Draw(seen.seat) if swapping is None else Swap(seen.seat, swapping)


def options(seen: PlayerView) -> list[Move]:
    """What the seat in turn may do, in an order that does not depend on how cards are held."""
    if seen.phase is Phase.WINDOW:
        return window_actions(seen)
    return [Play(seen.seat, one) for one in playable(seen)]


def play(seen: PlayerView, one: Card) -> Move:
    """The seat's play of this card."""
    return Play(seen.seat, one)


def takes(seen: PlayerView, one: Card) -> bool:
    """Whether this card would be winning the trick once played."""
    cards = [played.card for played in seen.trick]
    return winning_index([*cards, one], seen.trump) == len(cards)


def winner_so_far(seen: PlayerView) -> int | None:
    """The seat that is winning the trick; None before the lead."""
    if not seen.trick:
        return None
    cards = [played.card for played in seen.trick]
    return seen.trick[winning_index(cards, seen.trump)].seat


def partner_winning(seen: PlayerView) -> bool:
    """Whether a partner is winning the trick."""
    winner = winner_so_far(seen)
    return any(winner in side and seen.seat in side for side in seen.sides)


def later(seen: PlayerView) -> int:
    """How many players play to this trick after the seat in turn."""
    return len(seen.players) - len(seen.trick) - 1


def on_table(seen: PlayerView) -> int:
    """Points of the cards played to this trick so far."""
    return sum(played.card.points for played in seen.trick)
