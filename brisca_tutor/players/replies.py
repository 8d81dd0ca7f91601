"""How the others may punish a card: the rest of its trick, played in worlds that fit the view."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from ..game.actions import Play
from ..game.cards import Card
from ..game.trick import winning_index
from ..game.view import PlayerView
from . import worlds
from .duel import SOLVED_STOCK, Duel
from .endgame import Endgame
from .packed import BEATS, BIT, allowed, numbers, packing

SAMPLE = 200
"""Worlds in which replies are looked for."""


class Taken(NamedTuple):
    """A trick lost to a card played after mine.

    Attributes:
        seat: the rival who takes it.
        card: the card that takes it.
        points: what lies in the trick then: all before mine, mine and that card.
        times: in how many of the worlds it happens like this.
        lost: in how many of the worlds the trick is lost to a later rival at all.
        worlds: how many worlds were looked at.
    """

    seat: int
    card: Card
    points: int
    times: int
    lost: int
    worlds: int


def punishing(seen: PlayerView, action: Play, number: int = SAMPLE) -> Taken | None:
    """The reply that takes most points from this card over the sampled worlds, if any does.

    At two seats the rival replies as the search has it: by the fitted policy, or exactly when
    the hand is near its end. At more seats the first rival who can beat my card does so.
    """
    if len(seen.trick) + 1 >= len(seen.players):
        return None
    two = len(seen.players) == 2
    dealt: list[worlds.World]
    if two and seen.stock <= SOLVED_STOCK:
        dealt = list(worlds.every(seen))
    else:
        dealt = list(worlds.sample(seen, number, Random(worlds.seed_of(seen))))
    position = Duel(seen) if two else None
    found: Counter[tuple[int, Card]] = Counter()
    for world in dealt:
        if position is not None:
            lost = _duel_reply(position, seen, action.card, world)
        else:
            lost = _party_reply(seen, action.card, world)
        if lost is not None:
            found[lost] += 1
    if not found:
        return None
    laid = sum(one.card.points for one in seen.trick) + action.card.points
    seat, card = max(found, key=lambda key: (found[key] * (laid + key[1].points), -key[1].index))
    return Taken(
        seat,
        card,
        laid + card.points,
        found[seat, card],
        sum(found.values()),
        len(dealt),
    )


def _duel_reply(
    position: Duel, seen: PlayerView, mine: Card, world: worlds.World
) -> tuple[int, Card] | None:
    number = position.pack.number
    theirs = position.pack.mask(world.hands[position.rival])
    lead = number[mine]
    if seen.stock <= SOLVED_STOCK:
        end = Endgame(tuple(BIT[number[one]] for one in world.stock), position.bonus, position.free)
        replies = numbers(allowed(theirs, lead, position.free or seen.stock > 0))
        reply = min(replies, key=lambda one: end.after(position.hand, theirs, True, lead, one, 0))
    else:
        reply = position.answers[0][lead][theirs]
    if not BEATS[lead][reply]:
        return None
    return position.rival, position.pack.card[reply]


def _party_reply(seen: PlayerView, mine: Card, world: worlds.World) -> tuple[int, Card] | None:
    """The first rival to come who can beat what wins then does so, as cheaply as it can."""
    side = next(side for side in seen.sides if seen.seat in side)
    cards = [*(one.card for one in seen.trick), mine]
    best = cards[winning_index(cards, seen.trump)]
    at = seen.players.index(seen.seat)
    order = seen.players[at + 1 :] + seen.players[:at]
    for seat in order[: len(order) - len(seen.trick)]:
        hand = world.hands[seat]
        if not seen.stock and seen.rules.obligation != "free":
            hand = _dutiful(hand, cards[0], seen)
        able = [one for one in hand if winning_index((best, one), seen.trump) == 1]
        if seat not in side and able:
            return seat, min(able, key=lambda one: (one.suit is seen.trump, one.strength))
    return None


def _dutiful(hand: tuple[Card, ...], led: Card, seen: PlayerView) -> tuple[Card, ...]:
    """The part of a hand that may be played once the stock is gone (L4)."""
    number = packing(seen.trump).number
    may = allowed(sum(BIT[number[one]] for one in hand), number[led], False)
    return tuple(one for one in hand if may & BIT[number[one]])
