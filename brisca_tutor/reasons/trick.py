"""Why a trick is won, and why each other card loses (rules W1-W4, V4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..game.cards import Card, Suit
from ..game.trick import winning_index

if TYPE_CHECKING:
    from ..game.record import ReplayTrick

Winning = Literal["only_trump", "highest_trump", "only_led", "highest_led"]
"""Why the winner wins; a trump that was led counts as a trump."""

Losing = Literal["lower_trump", "trumped_led", "trumped_off_suit", "lower_led", "off_suit"]
"""Why a card loses: a trump below the winning trump; a card of the suit led, or of
another suit, under a trump; below the best of the suit led; or, where no trump was
played, of a suit that was not led."""


class CardReason(NamedTuple):
    """What one card of the trick did.

    Attributes:
        place: where it stands in the order played, from 0.
        card: the card; its points and strength are its own.
        loses: why it loses, or None for the winner.
        beaten_by: the winning card, or None for the winner itself.
    """

    place: int
    card: Card
    loses: Losing | None
    beaten_by: Card | None


class TrickReason(NamedTuple):
    """Why a trick is won and what it is worth.

    Attributes:
        trump: the trump suit; None where nobody knows it, so that no card was a trump (C2), or
            where there is none in this trick (A4).
        led: the suit led.
        place: where the winning card stands in the order played, from 0.
        card: the winning card.
        reason: why it wins.
        rules: ids of the rules that decide, in the order of the argument.
        cards: a `CardReason` for every card, in the order played.
        points: card points of the trick (V1), without any bonus.
        plain: whether there are no trumps in this trick at all, known or not.
    """

    trump: Suit | None
    led: Suit
    place: int
    card: Card
    reason: Winning
    rules: tuple[str, ...]
    cards: tuple[CardReason, ...]
    points: int
    plain: bool = False


def explain_trick(cards: Sequence[Card], trump: Suit | None, *, plain: bool = False) -> TrickReason:
    """Why this trick, its cards in the order played, is won; one card or more.

    ``trump`` is None where the trump suit is unknown and stays so, as none was played (C2), and
    with ``plain``, where there are no trumps in this trick.

    Raises:
        ValueError: no card was given.
    """
    index = winning_index(cards, trump)
    best = cards[index]
    led = cards[0].suit
    rivals = sum(one.suit is best.suit for one in cards)
    reason: Winning
    rules: tuple[str, ...]
    if best.suit is trump:
        reason = "highest_trump" if rivals > 1 else "only_trump"
        rules = ("W1", "V3") if rivals > 1 else ("W1", "W4")
    else:
        reason = "highest_led" if rivals > 1 else "only_led"
        rules = ("W2", "V3") if rivals > 1 else ("W2", "W3")
    return TrickReason(
        trump,
        led,
        index,
        best,
        reason,
        rules,
        tuple(
            CardReason(place, one, None, None)
            if place == index
            else CardReason(place, one, _loses(one, best, led, trump), best)
            for place, one in enumerate(cards)
        ),
        sum(one.points for one in cards),
        plain,
    )


def explain_played(trick: ReplayTrick) -> TrickReason | None:
    """Why a trick of a replayed hand is won; None if the record stops in the middle of it.

    A trump suit that was unseen is named only in a trick that showed it (C2).
    """
    if trick.won is None:
        return None
    cards, before = [play.card for play in trick.plays], trick.before
    known = before.trump_known or any(one.suit is before.trump for one in cards)
    return explain_trick(cards, before.trump if known else None, plain=before.trump is None)


def _loses(one: Card, best: Card, led: Suit, trump: Suit | None) -> Losing:
    if one.suit is best.suit:
        return "lower_trump" if best.suit is trump else "lower_led"
    if best.suit is not trump:
        return "off_suit"
    return "trumped_led" if one.suit is led else "trumped_off_suit"


def without(cards: Sequence[Card], trump: Suit | None, index: int) -> TrickReason | None:
    """The same trick had the card at ``index`` not been played; None if it was alone.

    Without the leader's card the next card counts as the lead.
    """
    rest = [one for place, one in enumerate(cards) if place != index]
    return explain_trick(rest, trump) if rest else None
