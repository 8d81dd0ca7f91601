"""Hard: counts cards, weighs every card by some 36 fitted weights, and counts out the end.

It knows which cards are still out, so it knows how surely a card holds the trick; it feeds
and spares its partner, and with two seats and no stock it plays the last tricks exactly.

The weights were fitted to one card each with trumps that are known. Elsewhere (two cards each,
trumps unseen or none, contracts, duties to beat) it plays every card out in a few worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from ..game.actions import Move
from ..game.cards import Card, Rank
from ..game.trick import winning_index
from ..game.view import PlayerView
from . import duel, general
from .base import on_table, packable, partner_winning, play, playable, takes, window_action
from .hard_weights import ALONE, DUEL, TEAMS, Weights

GROUPS: dict[Rank, int] = {
    Rank.ACE: 0,
    Rank.THREE: 1,
    Rank.KING: 2,
    Rank.KNIGHT: 3,
    Rank.JACK: 4,
}
"""Group of each rank that has points; the blanks together are group 5."""

KINDS = 12
"""Trumps by group, then plain cards by group."""

LEAD, TAKE, LOSE, PARTNER = (KINDS * role for role in range(4))
"""Where the weights of each role of a card begin: it is led, takes the trick so far, goes
to a rival, or goes to a partner."""

LEAD_SURE, LEAD_POINTS, TAKE_POT, TAKE_HELD, GIVE_POT, GIVE_POINTS, LOSE_POINTS = range(48, 55)
"""Weights of points: that a lead holds the trick at all, and its points then; those in a
trick that is taken, at any rate and as it holds; those in a partner's trick and of the card
given to it; those of a card that goes to a rival when a partner may still take the trick."""

WEIGHTS = 55

WORK, FEWEST = 5000, 4
"""Cards that it plays out for one choice where it has no weights, about, and fewest worlds."""


def choose(seen: PlayerView, _seed: int) -> Move:
    """The card with the best weight in this trick; exact at the end of a two-seat hand."""
    window = window_action(seen)
    if window is not None:
        return window
    cards = playable(seen)
    if len(cards) == 1:
        return play(seen, cards[0])
    if not packable(seen):
        number = general.sensible_number(seen, WORK, FEWEST)
        return general.analyse(seen, number).options[0].action
    if len(seen.players) == 2 and seen.stock == 0:
        return duel.analyse(seen).options[0].action
    weights = weights_for(len(seen.players), len(seen.sides), seen.stock > 0)
    worth = {
        one: sum(weights[at] * factor for at, factor in terms)
        for one, terms in zip(cards, described(seen, cards), strict=True)
    }
    return play(seen, max(cards, key=lambda one: (worth[one], -one.index)))


def weights_for(players: int, sides: int, stock: bool) -> Weights:
    """The fitted weights for this number of players and sides, with a stock or without."""
    table = DUEL if players == 2 else ALONE if sides == players else TEAMS
    return table[not stock]


def described(seen: PlayerView, cards: tuple[Card, ...]) -> Iterator[list[tuple[int, float]]]:
    """What playing each card comes to: places among the weights, and how much of each."""
    on = [played.card for played in seen.trick]
    pot = on_table(seen)
    friend = partner_winning(seen)
    rivals, partners = _yet_to_play(seen)
    for one in cards:
        kind = (0 if one.suit is seen.trump else KINDS // 2) + GROUPS.get(one.rank, 5)
        if not on:
            sure = _sure(seen, [one], rivals)
            yield [(LEAD + kind, 1.0), (LEAD_SURE, sure), (LEAD_POINTS, sure * one.points)]
        elif takes(seen, one):
            points = pot + one.points
            hold = _hold(_sure(seen, [*on, one], rivals), points)
            terms = [(TAKE_POT, points), (TAKE_HELD, hold * points)]
            yield [(TAKE + kind, hold), (LOSE + kind, 1.0 - hold), *terms]
        elif friend:
            hold = _hold(_sure(seen, on, rivals), pot + one.points)
            terms = [(GIVE_POT, hold * pot), (GIVE_POINTS, hold * one.points)]
            yield [(PARTNER + kind, hold), (LOSE + kind, 1.0 - hold), *terms]
        else:
            yield [(LOSE + kind, 1.0), (LOSE_POINTS, one.points * bool(partners))]


def _hold(sure: float, points: int) -> float:
    """About how likely the trick holds: rivals take it more readily the more lies in it."""
    return 1.0 - (1.0 - sure) * min(1.0, 0.4 + 0.06 * points)


def _sure(seen: PlayerView, cards: list[Card], rivals: list[int]) -> float:
    """How likely no rival still to play holds a card that takes the trick from these cards."""
    best = cards[winning_index(cards, seen.trump)]
    if not rivals:
        return 1.0
    hidden = 0
    for seat in rivals:
        hidden += seen.held[seat] - len(seen.known[seat])
        if any(winning_index([best, one], seen.trump) for one in seen.known[seat]):
            return 0.0
    out = seen.unseen()
    beating = sum(winning_index([best, one], seen.trump) for one in out)
    return comb(len(out) - beating, hidden) / comb(len(out), hidden)


def _yet_to_play(seen: PlayerView) -> tuple[list[int], list[int]]:
    """Rivals and partners who play to this trick after the seat in turn."""
    mine = next(side for side in seen.sides if seen.seat in side)
    played = {one.seat for one in seen.trick} | {seen.seat}
    later = [seat for seat in seen.players if seat not in played]
    return [seat for seat in later if seat not in mine], [seat for seat in later if seat in mine]
