"""Principles that look beyond the trick: the last draw, the end, the majority, the swap.

Found like those of ``choice``: from the view alone, and true whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..game.actions import Draw, Swap
from ..game.cards import Card
from ..game.swapping import swappers
from .open_end import open_end
from .position import Situation
from .principle import Principle, Side, play_of


def last_draw(where: Situation, card: Card) -> Iterator[Principle]:
    """P10. I play last before the last draw: who then draws the face-up card, in ``cards``.

    For when it comes to me with this card and would not with another; against when it
    goes to a rival, ``seat``, and need not. Silent where the winner might swap it away, or the
    hand might end before anybody draws.
    ``covered``: it was covered again after everybody had seen it (C1).
    """
    turned = where.seen.face_up
    variant = "covered" if where.seen.rules.indicator == "covered" else ""
    if not where.last_draw or where.later or turned is None or where.best_seat is None:
        return
    if where.may_end():
        return

    def drawer(one: Card) -> int | None:
        winner = where.seen.seat if where.wins(one) else where.best_seat
        assert winner is not None
        return None if where.may_swap(winner, one) else where.draws_last(winner)

    mine = {one: drawer(one) for one in where.cards}
    here = mine[card]
    if here is None or None in mine.values():
        return
    play = play_of(where, card)
    ours = [seat in where.side for seat in mine.values()]
    if here == where.seen.seat and not all(ours):
        yield Principle("last-draw", play, "for", variant, (turned,), seat=where.best_seat)
    elif here not in where.side and any(ours):
        yield Principle("last-draw", play, "against", variant, (turned,), seat=here)


def reach_majority(where: Situation, card: Card) -> Iterator[Principle]:
    """P12. The hand is decided by this trick; ``less`` is the majority.

    ``reach``: my side gets there for certain, to ``points`` at least. ``deny``: a rival side,
    of ``seat``, would get there with the trick and my card takes it. Against, ``lets``: I play
    last, and this card lets them reach ``points``, which another card would not.

    Under a contract (A2, A6) the code is ``contract`` and ``less`` what it needs; the side that
    gets there makes it, or defeats it: ``make``, ``defeat``; ``deny-make``, ``deny-defeat``;
    ``lets-make``, ``lets-defeat``.
    """
    mine, need = where.points(where.seen.seat), where.needs(where.seen.seat)
    if mine >= need:
        return
    pot = where.pot + card.points + where.bonus
    if where.safe(card) and mine + pot >= need:
        yield _decides(where, card, "reach", mine + pot)
        return
    theirs, threshold = _rival_at(where)
    if where.best_seat is None or theirs >= threshold:
        return
    if where.safe(card):
        if theirs + where.pot + where.bonus >= threshold:
            yield _decides(where, card, "deny", theirs + where.pot + where.bonus)
    elif (
        not where.later
        and theirs + pot >= threshold
        and any(
            where.wins(one) or theirs + where.pot + one.points + where.bonus < threshold
            for one in where.cards
        )
    ):
        yield _decides(where, card, "lets", theirs + pot)


def _rival_at(where: Situation) -> tuple[int, int]:
    """Points of the rival side that is winning the trick and what it needs; both 0 for none.

    Only where it has one other side against it, or declares: among three sides and more nobody
    has won before the end with less than half.
    """
    if not where.rival_winning or where.best_seat is None:
        return 0, 0
    if len(where.seen.sides) != 2 and not where.declares(where.best_seat):
        return 0, 0
    return where.points(where.best_seat), where.needs(where.best_seat)


def _decides(where: Situation, card: Card, kind: str, points: int) -> Principle:
    reaches = where.seen.seat if kind == "reach" else where.best_seat
    speaks: Side = "against" if kind == "lets" else "for"
    seat = None if kind == "reach" else where.best_seat
    play = play_of(where, card)
    if where.contract is None:
        return Principle(
            "reach-majority",
            play,
            speaks,
            kind,
            points=points,
            less=where.needs(where.seen.seat),
            seat=seat,
        )
    assert reaches is not None
    verb = "make" if where.declares(reaches) else "defeat"
    variant = verb if kind == "reach" else f"{kind}-{verb}"
    need = where.contract.needed
    return Principle("contract", play, speaks, variant, (), points, need, seat=seat)


def common_target(where: Situation, card: Card) -> Iterator[Principle]:
    """P15. Each plays alone: this takes the trick from the rival with most points so far."""
    seen = where.seen
    if len(seen.sides) < 3 or where.unsure or where.best_seat is None or not where.safe(card):
        return
    others = [seat for seat in where.rivals() if seat != where.best_seat]
    ahead = seen.points[where.best_seat]
    pot = where.pot + card.points
    if pot and ahead and all(seen.points[seat] < ahead for seat in others):
        yield Principle(
            "common-target",
            play_of(where, card),
            "for",
            points=ahead,
            seat=where.best_seat,
        )


def count_end(where: Situation) -> Iterator[Principle]:
    """P11. Two seats and nothing hidden: ``cards`` are the rival's, ``line`` is best play.

    ``points`` are what I finish with, ``less`` is what the best card makes. Silent where a hand
    may end before its last card (H2).
    """
    lines = open_end(where)
    if len(lines) < 2 or where.seen.rules.stop_when_decided:
        return
    best = max(line.points for line in lines.values())
    rival = where.others[0]
    for card, line in lines.items():
        yield Principle(
            "count-end",
            play_of(where, card),
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
    for rank in swappers(seen.rules, turned):
        one = next((one for one in seen.hand if one.suit is where.trump and one.rank is rank), None)
        if one is not None:
            yield Principle("swap-now", Swap(seen.seat, one), "for", cards=(turned,))
            yield Principle("swap-now", Draw(seen.seat), "against", cards=(one, turned))


FINDERS: tuple[Callable[[Situation, Card], Iterator[Principle]], ...] = (
    last_draw,
    reach_majority,
    common_target,
)
