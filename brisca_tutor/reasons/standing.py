"""Principles that look beyond the trick: the last draw, the end, the majority, the swap.

Found like those of ``choice``: from the view alone, and true whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..game.actions import Draw, Play, Swap
from ..game.cards import Card, Rank
from .position import Situation, open_end
from .principle import Principle


def last_draw(where: Situation, card: Card) -> Iterator[Principle]:
    """P10. I play last before the last draw: who then draws the face-up card, in ``cards``.

    For when it comes to me with this card and would not with another; against when it
    goes to a rival, ``seat``, and need not. Silent where the winner might swap it away.
    """
    turned = where.seen.face_up
    if not where.last_draw or where.later or turned is None or where.best_seat is None:
        return

    def drawer(one: Card) -> int | None:
        winner = where.seen.seat if where.wins(one) else where.best_seat
        assert winner is not None
        return None if where.may_swap(winner, one) else where.draws_last(winner)

    mine = {one: drawer(one) for one in where.cards}
    here = mine[card]
    if here is None or None in mine.values():
        return
    play = Play(where.seen.seat, card)
    ours = [seat in where.side for seat in mine.values()]
    if here == where.seen.seat and not all(ours):
        yield Principle("last-draw", play, "for", cards=(turned,), seat=where.best_seat)
    elif here not in where.side and any(ours):
        yield Principle("last-draw", play, "against", cards=(turned,), seat=here)


def reach_majority(where: Situation, card: Card) -> Iterator[Principle]:
    """P12. The hand is decided by this trick; ``less`` is the majority.

    ``reach``: my side gets there for certain, to ``points`` at least. ``deny``: a rival side,
    of ``seat``, would get there with the trick and my card takes it. Against, ``lets``: I play
    last, and this card lets them reach ``points``, which another card would not.
    """
    need, mine = where.majority, where.points(where.seen.seat)
    if mine >= need:
        return
    play = Play(where.seen.seat, card)
    pot = where.pot + card.points
    if where.safe(card) and mine + pot >= need:
        yield Principle("reach-majority", play, "for", "reach", points=mine + pot, less=need)
        return
    if not where.rival_winning or where.best_seat is None or len(where.seen.sides) != 2:
        return
    theirs = where.points(where.best_seat)
    if theirs >= need:
        return
    if where.safe(card):
        if theirs + where.pot >= need:
            yield Principle(
                "reach-majority",
                play,
                "for",
                "deny",
                points=theirs + where.pot,
                less=need,
                seat=where.best_seat,
            )
    elif (
        not where.later
        and theirs + pot >= need
        and any(where.wins(one) or theirs + where.pot + one.points < need for one in where.cards)
    ):
        yield Principle(
            "reach-majority",
            play,
            "against",
            "lets",
            points=theirs + pot,
            less=need,
            seat=where.best_seat,
        )


def common_target(where: Situation, card: Card) -> Iterator[Principle]:
    """P15. Each plays alone: this takes the trick from the rival with most points so far."""
    seen = where.seen
    if len(seen.sides) < 3 or where.best_seat is None or not where.safe(card):
        return
    others = [seat for seat in where.rivals() if seat != where.best_seat]
    ahead = seen.points[where.best_seat]
    pot = where.pot + card.points
    if pot and ahead and all(seen.points[seat] < ahead for seat in others):
        yield Principle(
            "common-target",
            Play(seen.seat, card),
            "for",
            points=ahead,
            seat=where.best_seat,
        )


def count_end(where: Situation) -> Iterator[Principle]:
    """P11. Two seats and nothing hidden: ``cards`` are the rival's, ``line`` is best play.

    ``points`` are what I finish with, ``less`` is what the best card makes.
    """
    lines = open_end(where)
    if len(lines) < 2:
        return
    best = max(line.points for line in lines.values())
    rival = where.rivals()[0]
    for card, line in lines.items():
        yield Principle(
            "count-end",
            Play(where.seen.seat, card),
            "for" if line.points == best else "against",
            cards=where.out(rival),
            points=line.points,
            less=best,
            seat=rival,
            line=line,
        )


def swap_now(where: Situation) -> Iterator[Principle]:
    """P13. For the swap of a card for the face-up card in ``cards``; against leaving it."""
    seen, turned = where.seen, where.seen.face_up
    if turned is None:
        return
    rank = Rank.SEVEN if turned.points else Rank.TWO
    if rank is Rank.TWO and seen.rules.swap_two == "off":
        return
    for one in seen.hand:
        if one.suit is where.trump and one.rank is rank and one is not turned:
            yield Principle("swap-now", Swap(seen.seat, one), "for", cards=(turned,))
            yield Principle("swap-now", Draw(seen.seat), "against", cards=(one, turned))


FINDERS: tuple[Callable[[Situation, Card], Iterator[Principle]], ...] = (
    last_draw,
    reach_majority,
    common_target,
)
