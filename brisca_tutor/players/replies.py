"""How the others may punish a card: what takes its trick, in worlds that fit the view."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from ..game.actions import Play
from ..game.cards import Card
from ..game.duties import fulfilling
from ..game.trick import winning_index
from ..game.view import PlayerView
from . import worlds

SAMPLE = 300
"""Worlds in which replies are looked for; all of them where there are fewer."""

WORTH_A_TRUMP = 5
"""Points of a trick from which a rival is taken to spend a trump on it."""


class Taken(NamedTuple):
    """A trick lost to a card played after mine.

    Attributes:
        seat: the rival who takes it.
        card: the card that takes it.
        points: what lies in the trick then: all before mine, mine and that card.
        times: in how many of the worlds it happens like this.
        lost: in how many of the worlds a later rival takes the trick at all.
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

    None where the card leaves the trick to a rival anyway, and where nobody can say what a reply
    does: trumps are not known, I play a second card to the trick, or sides are hidden.

    The first rival who can beat what is winning does so: with the richest card of the suit,
    or else, for `WORTH_A_TRUMP` points or more, with the smallest trump.
    """
    if len(seen.trick) + 1 >= seen.plays or not _mine(seen, action.card):
        return None
    if seen.hidden_trump or _sides_hidden(seen) or seen.plays - len(seen.trick) > len(seen.players):
        return None
    few = worlds.count(seen) <= number
    dealt = worlds.every(seen) if few else worlds.sample(seen, number, _chance(seen))
    found: Counter[tuple[int, Card]] = Counter()
    total = 0
    for world in dealt:
        total += 1
        lost = _reply(seen, action.card, world)
        if lost is not None:
            found[lost] += 1
    if not found:
        return None
    laid = sum(one.card.points for one in seen.trick) + action.card.points
    seat, card = max(found, key=lambda key: (found[key] * (laid + key[1].points), -key[1].index))
    return Taken(seat, card, laid + card.points, found[seat, card], sum(found.values()), total)


def _sides_hidden(seen: PlayerView) -> bool:
    """Whether this seat does not know who holds the called card, or will hold it (A4, A5)."""
    if seen.unnamed:
        return True
    contract = seen.auction.contract if seen.auction is not None else None
    return contract is not None and contract.called is not None and len(seen.sides) > 2


def _mine(seen: PlayerView, card: Card) -> bool:
    """Whether my side is winning the trick once this card is played."""
    side = next(side for side in seen.sides if seen.seat in side)
    seats = [*(one.seat for one in seen.trick), seen.seat]
    cards = [*(one.card for one in seen.trick), card]
    return seats[winning_index(cards, seen.trump)] in side


def _chance(seen: PlayerView) -> Random:
    return Random(worlds.seed_of(seen))


def _reply(seen: PlayerView, mine: Card, world: worlds.World) -> tuple[int, Card] | None:
    side = next(side for side in seen.sides if seen.seat in side)
    cards = [*(one.card for one in seen.trick), mine]
    best = cards[winning_index(cards, seen.trump)]
    laid = sum(one.points for one in cards)
    at = seen.players.index(seen.seat)
    order = seen.players[at + 1 :] + seen.players[:at]
    table = [one.card for one in seen.trick] + [mine]
    for seat in order[: seen.plays - len(table)]:
        hand = world.hands[seat]
        if not seen.stock:
            hand = fulfilling(hand, table, seen.trump, seen.rules.obligation)
        able = [one for one in hand if winning_index((best, one), seen.trump) == 1]
        plain = [one for one in able if one.suit is not seen.trump]
        if seat in side or not able:
            continue
        if plain:
            return seat, max(plain, key=lambda one: one.points)
        if laid >= WORTH_A_TRUMP:
            return seat, min(able, key=lambda one: one.strength)
    return None
