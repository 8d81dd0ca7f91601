"""Principles of games with cantes, duties, a bonus for the last trick, or open cards.

Found like those of ``choice``: from the view alone, and true whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..game.actions import Announce, Draw
from ..game.cards import Card, Rank, Suit
from ..game.ruleset import IN_SUITS, IN_TRUMPS
from .position import Situation, is_brisca
from .principle import Principle, play_of


def announce(where: Situation) -> Iterator[Principle]:
    """A3. For announcing king and knight, in ``cards``, for ``points``; against not doing so."""
    seen = where.seen
    for suit in _pairs(where):
        held = {one.rank: one for one in seen.hand if one.suit is suit}
        cards = (held[Rank.KING], held[Rank.KNIGHT])
        points = IN_TRUMPS if suit is where.trump else IN_SUITS
        one = Announce(seen.seat, suit)
        yield Principle("announce", one, "for", cards=cards, points=points)
        yield Principle("announce", Draw(seen.seat), "against", cards=cards, points=points)


def _pairs(where: Situation) -> list[Suit]:
    """The suits that I may announce now: trumps first, if I can (A3)."""
    seen = where.seen
    if not seen.rules.cantes or seen.auction is None or not where.declares(seen.seat):
        return []
    sung = {one.suit for one in seen.auction.cantes}
    held = [
        suit
        for suit in Suit
        if suit not in sung
        and {Rank.KING, Rank.KNIGHT} <= {one.rank for one in seen.hand if one.suit is suit}
    ]
    return [suit for suit in held if suit is where.trump] or held


def _draw_trumps(where: Situation, card: Card) -> Iterator[Principle]:
    """For leading a trump that nobody can beat where a trump must be answered (L4).

    I play alone against the rest, and ``out`` trumps are in their hands.
    """
    if not where.leading or not where.dutiful or card.suit is not where.trump:
        return
    if len(where.side) > 1 or where.unsure or not where.safe(card):
        return
    trumps = [one for one in where.out_for(where.others) if one.suit is where.trump]
    if trumps:
        yield Principle("draw-trumps", play_of(where, card), "for", out=len(trumps))


def _last_trick(where: Situation, card: Card) -> Iterator[Principle]:
    """H5. Two cards are left, and the other one, in ``cards``, is a trump that nobody can beat:
    for keeping it for the last trick, which is worth ``points`` more.
    """
    seen = where.seen
    if seen.stock or len(seen.hand) != 2 or seen.rules.cards_each != 1:
        return
    if not seen.rules.last_trick_bonus or len(where.cards) != 2:
        return
    other = next(one for one in where.cards if one is not card)
    if other.suit is where.trump and not any(
        where.beats(one, other) for one in where.out_for(where.others)
    ):
        yield Principle(
            "last-trick",
            play_of(where, card),
            "for",
            cards=(other,),
            points=seen.rules.last_trick_bonus,
        )


def _seen_hand(where: Situation, card: Card) -> Iterator[Principle]:
    """C3. Against leading points that the rival, ``seat``, holds a card to take, in ``cards``."""
    seen = where.seen
    if not where.leading or not seen.rules.open_hands or where.dutiful or where.again:
        return
    if len(seen.players) != 2 or not card.points:
        return
    rival = where.others[0]
    able = [one for one in where.out(rival) if where.beats(one, card)]
    if able:
        least = min(able, key=lambda one: (one.suit is where.trump, one.strength))
        yield Principle(
            "seen-hand",
            play_of(where, card),
            "against",
            cards=(least,),
            points=card.points,
            seat=rival,
        )


def _open_draw(where: Situation, card: Card) -> Iterator[Principle]:
    """C3. I play last, and the winner draws the open card in ``cards``, a trump or ten points.

    For taking the trick with it; against leaving it to the rival, ``seat``, when I could win.
    Silent where the card for the other one lies open and is as good, or the hand might end here.
    """
    seen = where.seen
    if not seen.open_stock or where.later or where.best_seat is None or len(where.others) != 1:
        return
    if where.may_end():
        return
    top, *rest = seen.open_stock
    if not _wanted(where, top) or (seen.rules.cards_each > 1) or not where.other_winning:
        return
    second = rest[0] if rest else seen.face_up if seen.stock == 2 else None
    if second is not None and _wanted(where, second):
        return
    play = play_of(where, card)
    if where.wins(card):
        yield Principle("open-draw", play, "for", cards=(top,), seat=where.best_seat)
    elif any(where.wins(one) for one in where.cards):
        yield Principle("open-draw", play, "against", cards=(top,), seat=where.best_seat)


def _wanted(where: Situation, one: Card) -> bool:
    return one.suit is where.trump or is_brisca(one, where.trump)


FINDERS: tuple[Callable[[Situation, Card], Iterator[Principle]], ...] = (
    _draw_trumps,
    _last_trick,
    _seen_hand,
    _open_draw,
)
