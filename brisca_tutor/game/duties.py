"""What must be played where a rule set obliges (L4), and what a play then gives away.

``follow_or_trump``: once the stock is gone, follow suit, else play a trump. ``follow_and_beat``:
follow suit and beat what is winning if able; without the suit, play a trump that beats the
trumps of the trick; who cannot is free.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import CARDS, Card, Suit
from .errors import Problem
from .state import State
from .trick import winning_index


def check_duty(state: State, one: Card) -> None:
    """Do nothing if the seat in turn may play this card of its hand.

    Raises:
        Problem: ``must-follow``, ``must-trump``, ``must-beat``, ``must-overtrump`` (L4).
    """
    if not state.trick or state.stock:
        return
    table = [played.card for played in state.trick]
    hand = state.hands[state.turn]
    if one not in fulfilling(hand, table, state.trump, state.deal.rules.obligation):
        raise _problem(state, hand, table, one)


def free_to_play(state: State, one: Card) -> bool:
    """Whether no duty forbids this card of the hand of the seat in turn."""
    if state.deal.rules.obligation == "free":
        return True
    try:
        check_duty(state, one)
    except Problem:
        return False
    return True


def fulfilling(
    hand: Sequence[Card], table: Sequence[Card], trump: Suit | None, obligation: str
) -> tuple[Card, ...]:
    """The cards of the hand that may be played to this trick, once there is no stock (L4)."""
    if not table or obligation == "free":
        return tuple(hand)
    led, beat = table[0].suit, obligation == "follow_and_beat"
    best = table[winning_index(table, trump)]
    following = tuple([one for one in hand if one.suit is led])
    if following:
        if beat and best.suit is led:
            higher = tuple([one for one in following if one.strength > best.strength])
            return higher or following
        return following
    trumps = tuple([one for one in hand if one.suit is trump])
    if beat and best.suit is trump:
        higher = tuple([one for one in trumps if one.strength > best.strength])
        return higher or tuple(hand)
    return trumps or tuple(hand)


def lacking(state: State, one: Card) -> tuple[frozenset[Card], ...]:
    """By seat, the cards it cannot hold, once the seat in turn has played this card."""
    if not state.trick or state.stock:
        return state.lacks
    trump, beat = state.trump, state.deal.rules.obligation == "follow_and_beat"
    table = [played.card for played in state.trick]
    led, best = table[0].suit, table[winning_index(table, state.trump)]
    out: set[Card] = set()
    if one.suit is not led:
        out.update(other for other in CARDS if other.suit is led)
        if beat and best.suit is trump:
            if not (one.suit is trump and one.strength > best.strength):
                out.update(_above(best))
        elif one.suit is not trump:
            out.update(other for other in CARDS if other.suit is trump)
    elif beat and best.suit is led and one.strength < best.strength:
        out.update(_above(best))
    if not out:
        return state.lacks
    seat = state.turn
    return (*state.lacks[:seat], state.lacks[seat] | out, *state.lacks[seat + 1 :])


def _above(best: Card) -> list[Card]:
    return [one for one in CARDS if one.suit is best.suit and one.strength > best.strength]


def _problem(state: State, hand: Sequence[Card], table: Sequence[Card], one: Card) -> Problem:
    led = table[0].suit
    best = table[winning_index(table, state.trump)]
    if any(other.suit is led for other in hand):
        if one.suit is not led:
            return Problem("must-follow", "L4", card=one, suit=led)
        return Problem("must-beat", "L4", card=one, best=best)
    if best.suit is state.trump and state.deal.rules.obligation == "follow_and_beat":
        return Problem("must-overtrump", "L4", card=one, best=best)
    return Problem("must-trump", "L4", card=one, suit=state.trump)
