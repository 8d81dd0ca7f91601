"""What one seat has seen and not seen of each suit: the learner's memory, written down."""

from __future__ import annotations

from typing import NamedTuple

from ..game.cards import STRENGTH_ORDER, Card, Suit
from ..game.view import PlayerView


class SuitMemory(NamedTuple):
    """One suit, the strongest card first.

    Attributes:
        gone: cards already taken or lying in the trick.
        mine: cards in my hand.
        known: cards that I know somebody else to hold, and the face-up card.
        unseen: cards that I have not seen.
    """

    suit: Suit
    gone: tuple[Card, ...]
    mine: tuple[Card, ...]
    known: tuple[Card, ...]
    unseen: tuple[Card, ...]


def shown(seen: PlayerView) -> PlayerView:
    """The view as the table shows it unasked.

    Where the card that makes trumps is covered, suit and card are no longer shown after the
    first trick, nor who drew it (C1): remembering them is part of that game. A hand that lies
    open before a partner is seen whole all the same (T1).
    """
    if seen.rules.indicator != "covered" or seen.number == 1:
        return seen
    card = seen.turned_up
    whole = seen.shown_by if seen.rules.partners_show == "end" else ()
    known = tuple(
        [
            held if seat in whole else tuple([one for one in held if one is not card])
            for seat, held in enumerate(seen.known)
        ]
    )
    return seen._replace(trump=None, face_up=None, turned_up=None, known=known)


def memory(seen: PlayerView) -> tuple[SuitMemory, ...]:
    """Every suit as this seat knows it, trumps first."""
    gone = {one for pile in seen.won for one in pile} | {one.card for one in seen.trick}
    unseen = set(seen.unseen())
    mine = set(seen.hand)
    suits = sorted(Suit, key=lambda suit: suit is not seen.trump)
    found = []
    for suit in suits:
        ranked = sorted(
            (one for one in seen.rules.cards(seen.seats) if one.suit is suit),
            key=lambda one: STRENGTH_ORDER.index(one.rank),
        )
        found.append(
            SuitMemory(
                suit,
                tuple(one for one in ranked if one in gone),
                tuple(one for one in ranked if one in mine),
                tuple(
                    one
                    for one in ranked
                    if one not in gone and one not in mine and one not in unseen
                ),
                tuple(one for one in ranked if one in unseen),
            )
        )
    return tuple(found)
