"""Mistaken beliefs by name: which of them would lead to a wrong answer, which a trick refutes.

A belief is only a suspicion about the learner, but the predicate that raises it is true of
the trick: ``verify`` proves it again by another route.
"""

from __future__ import annotations

from collections.abc import Callable

from ..game.cards import Rank
from .trick import CardReason, TrickReason

COURT = (Rank.JACK, Rank.KNIGHT, Rank.KING)
PRINTED_NUMBER = {Rank.JACK: 10, Rank.KNIGHT: 11, Rank.KING: 12}
"""Numbers printed on Spanish court cards; every other rank prints its own."""

MISCONCEPTIONS: dict[str, str] = {
    "first-trump-wins": "W1",
    "last-trump-wins": "W1",
    "number-beats-court": "V3",
    "three-is-low": "V3",
    "off-suit-ace-wins": "W3",
    "off-suit-king-wins": "W3",
    "off-suit-card-wins": "W3",
    "ace-always-wins": "W4",
    "must-follow-suit": "L2",
    "points-are-strength": "V4",
    "last-card-wins": "W2",
    "leader-wins": "W2",
    "winning-card-only": "H1",
    "numbers-are-points": "V1",
    "more-tricks-win": "H1",
}
"""Every belief, most telling first, with the rule that contradicts it."""


def suspected(reason: TrickReason, place: int) -> tuple[str, ...]:
    """The beliefs under which the card at ``place`` would win this trick, most telling first.

    Empty when that card does win.
    """
    if place == reason.place:
        return ()
    return tuple(name for name, holds in _BELIEFS if holds(reason, reason.cards[place]))


def suspected_points(reason: TrickReason, points: int) -> tuple[str, ...]:
    """The beliefs under which this trick would be worth ``points``; empty when it is."""
    if points == reason.points:
        return ()
    found = []
    if points == reason.card.points:
        found.append("winning-card-only")
    if points == sum(printed_number(one.card.rank) for one in reason.cards):
        found.append("numbers-are-points")
    return tuple(found)


def refuted(reason: TrickReason) -> tuple[str, ...]:
    """The beliefs that this trick shows to be wrong, the most striking first; at most two."""
    losers = [one for one in reason.cards if one.loses]
    found = []
    if any(one.card.rank is Rank.ACE for one in losers):
        found.append("ace-always-wins")
    if any(one.card.points > reason.card.points for one in losers):
        found.append("points-are-strength")
    if any(_first_trump(reason, one) for one in losers):
        found.append("first-trump-wins")
    if any(_off_suit(one) and one.card.rank is Rank.KING for one in losers):
        found.append("off-suit-king-wins")
    if any(_number_beats_court(reason, one) for one in losers):
        found.append("number-beats-court")
    return tuple(found[:2])


def printed_number(rank: Rank) -> int:
    """The number printed on a Spanish card of this rank: 1 to 12."""
    return PRINTED_NUMBER.get(rank) or int(rank.value)


def _trumps(reason: TrickReason) -> list[CardReason]:
    return [one for one in reason.cards if one.card.suit is reason.trump]


def _first_trump(reason: TrickReason, one: CardReason) -> bool:
    trumps = _trumps(reason)
    return one.loses == "lower_trump" and trumps[0] is one


def _last_trump(reason: TrickReason, one: CardReason) -> bool:
    trumps = _trumps(reason)
    return one.loses == "lower_trump" and trumps[-1] is one


def _off_suit(one: CardReason) -> bool:
    return one.loses in ("off_suit", "trumped_off_suit")


def _number_beats_court(reason: TrickReason, one: CardReason) -> bool:
    return (
        one.card.suit is reason.card.suit
        and reason.card.rank in COURT
        and one.card.rank not in COURT
    )


def _three_is_low(reason: TrickReason, one: CardReason) -> bool:
    return one.card.suit is reason.card.suit and reason.card.rank is Rank.THREE


def _most_points(reason: TrickReason, one: CardReason) -> bool:
    return all(one.card.points > other.card.points for other in reason.cards if other is not one)


_BELIEFS: tuple[tuple[str, Callable[[TrickReason, CardReason], bool]], ...] = (
    ("first-trump-wins", _first_trump),
    ("last-trump-wins", _last_trump),
    ("number-beats-court", _number_beats_court),
    ("three-is-low", _three_is_low),
    ("off-suit-ace-wins", lambda _, one: _off_suit(one) and one.card.rank is Rank.ACE),
    ("off-suit-king-wins", lambda _, one: _off_suit(one) and one.card.rank is Rank.KING),
    (
        "off-suit-card-wins",
        lambda _, one: _off_suit(one) and one.card.rank not in (Rank.ACE, Rank.KING),
    ),
    (
        "ace-always-wins",
        lambda _, one: one.loses == "trumped_led" and one.card.rank is Rank.ACE,
    ),
    ("must-follow-suit", lambda _, one: one.loses == "trumped_led"),
    ("points-are-strength", _most_points),
    ("last-card-wins", lambda reason, one: one.place == len(reason.cards) - 1),
    ("leader-wins", lambda _, one: one.place == 0),
)
