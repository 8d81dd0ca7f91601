"""What a computer player is: a function from a view to an action, and the levels by name.

Every player acts in every phase: it bids and names trumps by ``bidding``, signs by ``signing``,
and plays by the rule of its level. A player never meets a state. Two views that look the same
get the same action: whatever chance a player needs comes from a generator seeded by the view
(and by the seed of the table, so that the same careless player is not careless in the same
way in every hand).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Literal

from ..game.actions import Action, Announce, Draw, Move, Play, Swap
from ..game.cards import Card
from ..game.duties import fulfilling
from ..game.state import Phase
from ..game.trick import winning_index
from ..game.view import PlayerView
from . import worlds
from .naming import declarer_of
from .packed import packing
from .swaps import cante_suits, swap_cards, window_actions

Level = Literal["easy", "medium", "hard", "maestro"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard", "maestro")

Player = Callable[[PlayerView, int], Action]
"""Decides for the seat in turn; the number is the seed of the table."""


def player(level: Level, number: int | None = None) -> Player:
    """The player of this level; the maestro looks at ``number`` worlds where they are sampled.

    Raises:
        KeyError: there is no such level.
    """
    from . import easy, hard, maestro, medium

    found: dict[Level, Callable[[PlayerView, int], Move]] = {
        "easy": easy.choose,
        "medium": medium.choose,
        "hard": hard.choose,
        "maestro": lambda seen, _seed: maestro.choose_from(seen, number),
    }
    choose = found[level]

    def act(seen: PlayerView, seed: int) -> Action:
        if seen.phase is Phase.BID or seen.phase is Phase.NAME:
            from . import bidding

            bid = bidding.call if seen.phase is Phase.BID else bidding.name
            return bid(seen, level, seed)
        if seen.rules.signs != "off" and seen.phase is Phase.PLAY:
            from . import signing

            sign = signing.sign(seen, level, seed)
            if sign is not None:
                return sign
        return choose(seen, seed)

    return act


def chance_of(seen: PlayerView, seed: int) -> Random:
    """A generator that depends on the view and the seed of the table alone."""
    return Random(worlds.seed_of(seen) * 0x9E3779B1 + seed)


def packable(seen: PlayerView) -> bool:
    """Whether the packed searches, and what was fitted with them, know this game.

    They play one card each, with trumps that are known, no contract, and no duty to beat.
    """
    rules = seen.rules
    return (
        rules.cards_each == 1
        and rules.auction == "none"
        and seen.trump is not None
        and rules.obligation != "follow_and_beat"
    )


def playable(seen: PlayerView) -> tuple[Card, ...]:
    """The cards that the seat may play, in an order that does not depend on how they are held."""
    cards = seen.hand
    if seen.trick and not seen.stock and seen.rules.obligation != "free":
        table = [played.card for played in seen.trick]
        cards = fulfilling(cards, table, seen.trump, seen.rules.obligation)
    if seen.trump is None:
        return tuple(sorted(cards, key=lambda one: one.index))
    number = packing(seen.trump).number
    return tuple(sorted(cards, key=number.__getitem__))


def window_action(seen: PlayerView) -> Move | None:
    """In the window, a cante or a swap if there is one, else drawing; None in any other phase."""
    if seen.phase is not Phase.WINDOW:
        return None
    suits = cante_suits(seen)
    if suits:
        return Announce(seen.seat, suits[0])
    given = swap_cards(seen)
    return Swap(seen.seat, given[0]) if given else Draw(seen.seat)


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


def friends(seen: PlayerView) -> tuple[int, ...]:
    """The seats that this seat plays with as far as it can tell, itself among them.

    While it does not know who holds a called card, that is everybody but the declarer (A5).
    """
    contract = seen.auction.contract if seen.auction is not None else None
    mine = next(side for side in seen.sides if seen.seat in side)
    if seen.unnamed:
        declarer = declarer_of(seen)
        return (
            mine if declarer == seen.seat else tuple(one for one in seen.players if one != declarer)
        )
    if contract is None or contract.called is None or len(seen.sides) == 2:
        return mine
    if contract.declarer == seen.seat:
        return mine
    return tuple(seat for seat in seen.players if seat != contract.declarer)


def partner_winning(seen: PlayerView) -> bool:
    """Whether a partner is winning the trick, or an own card played to it before (C4)."""
    return winner_so_far(seen) in friends(seen)


def later(seen: PlayerView) -> int:
    """How many cards are played to this trick after that of the seat in turn."""
    return seen.plays - len(seen.trick) - 1


def on_table(seen: PlayerView) -> int:
    """Points of the cards played to this trick so far."""
    return sum(played.card.points for played in seen.trick)
