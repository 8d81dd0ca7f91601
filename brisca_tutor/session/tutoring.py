"""The tutor at the table: whether a planned play deserves a warning before it is made."""

from __future__ import annotations

from ..coach.advice import Advice, Choice, advise
from ..coach.bidding import BidAdvice, advise_bid
from ..coach.grades import GRADES
from ..game.actions import Play
from ..game.cards import Card
from .practice import Practice, legal


def advice_for(practice: Practice, worlds: int | None = None) -> Advice:
    """What the coach says to the person in turn; it sees what that person sees.

    ``worlds`` replaces the usual number of worlds played out.

    Raises:
        ValueError: nobody is asked for a card, a swap or a cante now.
    """
    if practice.waiting not in ("card", "window"):
        raise ValueError("no person has to choose a card now")
    return advise(practice.seen(practice.turn), worlds)


def bid_advice_for(practice: Practice, worlds: int | None = None) -> BidAdvice:
    """What the coach says to a person who is to bid or to name trumps; see `advice_for`.

    Raises:
        ValueError: nobody is asked for that now.
    """
    if practice.waiting not in ("bid", "name"):
        raise ValueError("no person has to bid or to name trumps now")
    return advise_bid(practice.seen(practice.turn), worlds)


def warning(practice: Practice, card: Card, worlds: int | None = None) -> Choice | None:
    """What is wrong with playing this card, if it is as bad as the tutor is to warn of.

    A play too close to the best one, or better than the tutor's threshold, gives None.

    Raises:
        Problem: the card cannot be played at all, as `game.hand.check`.
    """
    legal(practice, card)
    threshold = practice.table.tutor
    if threshold == "off" or len(practice.seen(practice.turn).hand) == 1:
        return None
    choice = advice_for(practice, worlds).of(Play(practice.turn, card))
    return choice if GRADES.index(choice.grade) >= GRADES.index(threshold) else None
