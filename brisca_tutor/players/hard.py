"""Hard: counts cards, weighs every card by a few tuned weights, and counts out the end.

It knows which cards are still out, so it sees when a card can no longer be beaten, it feeds
and spares its partner, and with two seats and no stock it plays the last tricks exactly.
"""

from __future__ import annotations

from ..game.actions import Action
from ..game.cards import Card, Rank
from ..game.trick import winning_index
from ..game.view import PlayerView
from . import duel
from .base import later, on_table, partner_winning, play, playable, takes, window_action

GROUPS: dict[Rank, int] = {
    Rank.ACE: 0,
    Rank.THREE: 1,
    Rank.KING: 2,
    Rank.KNIGHT: 3,
    Rank.JACK: 4,
}
"""Group of each rank that has points; the blanks together are group 5."""

LEAD_TRUMP = (-7.0, -5.5, -3.5, -3.0, -2.6, -1.4)
LEAD_PLAIN = (-5.5, -4.6, -0.9, -0.5, -0.2, 0.0)
KEEP_TRUMP = (11.0, 9.0, 5.5, 5.0, 4.5, 3.5)
KEEP_PLAIN = (4.5, 3.8, 0.9, 0.6, 0.4, 0.0)
LOSE_TRUMP = (22.0, 19.0, 10.0, 8.5, 7.0, 3.5)
LOSE_PLAIN = (15.0, 13.5, 4.7, 3.5, 2.3, 0.0)
"""Final points by group: what a lead is worth, what a card costs that takes a trick, and
what it costs when the other side gets it."""


def choose(seen: PlayerView, _seed: int) -> Action:
    """The card with the best weight in this trick; exact at the end of a two-seat hand."""
    window = window_action(seen)
    if window is not None:
        return window
    cards = playable(seen)
    if len(cards) > 1 and len(seen.players) == 2 and seen.stock == 0:
        return duel.analyse(seen).options[0].action
    worth = _lead_worth if not seen.trick else _answer_worth
    return play(seen, max(cards, key=lambda one: (worth(seen, one), -one.index)))


def _group(one: Card) -> int:
    return GROUPS.get(one.rank, 5)


def _lead_worth(seen: PlayerView, one: Card) -> float:
    trump = one.suit is seen.trump
    if not _beatable(seen, [one]):
        return one.points + 2.0 - (KEEP_TRUMP if trump else KEEP_PLAIN)[_group(one)]
    return (LEAD_TRUMP if trump else LEAD_PLAIN)[_group(one)]


def _answer_worth(seen: PlayerView, one: Card) -> float:
    trump = one.suit is seen.trump
    keep = (KEEP_TRUMP if trump else KEEP_PLAIN)[_group(one)]
    lose = (LOSE_TRUMP if trump else LOSE_PLAIN)[_group(one)]
    pot = on_table(seen) + one.points
    mine = takes(seen, one)
    if not mine and not partner_winning(seen):
        return -lose
    cards = [played.card for played in seen.trick]
    safe = later(seen) == 0 or not _beatable(seen, [*cards, one])
    hold = 1.0 if safe else _hold(seen, [*cards, one])
    return hold * (pot - keep) - (1.0 - hold) * (on_table(seen) + lose)


def _beatable(seen: PlayerView, cards: list[Card]) -> bool:
    """Whether some card that this seat has not seen would take the trick."""
    best = cards[winning_index(cards, seen.trump)]
    return any(winning_index([best, one], seen.trump) for one in seen.unseen())


def _hold(seen: PlayerView, cards: list[Card]) -> float:
    """About how likely the card that is winning stays so, as rivals hold random unseen cards.

    Rivals who can take a trick do it more readily the more points lie in it.
    """
    best = cards[winning_index(cards, seen.trump)]
    unseen = seen.unseen()
    beating = sum(winning_index([best, one], seen.trump) for one in unseen)
    if not unseen:
        return 1.0
    share = beating / len(unseen)
    rivals = _rivals_later(seen)
    eager = min(1.0, 0.4 + 0.06 * sum(one.points for one in cards))
    return float((1.0 - min(1.0, 3 * share * eager)) ** rivals)


def _rivals_later(seen: PlayerView) -> int:
    mine = next(side for side in seen.sides if seen.seat in side)
    played = {one.seat for one in seen.trick} | {seen.seat}
    return sum(seat not in played and seat not in mine for seat in seen.players)
