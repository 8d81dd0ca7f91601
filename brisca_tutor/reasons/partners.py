"""Principles about a trick that my side is winning already, and about the called card.

Found like those of ``choice``: from the view alone, and true whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..game.cards import Card
from .position import Situation
from .principle import Principle, play_of


def _load_partner(where: Situation, card: Card) -> Iterator[Principle]:
    """P7. My partner wins for certain: for the plain card with most points, or a point less.

    Against a card with fewer than that, where another plain one, in ``cards``, has most.
    ``caller``: the partner declares, and only I know that I am on that side (A5).
    """
    if not where.partner_safe() or card.suit is where.trump:
        return
    play = play_of(where, card)
    most = max(
        (one for one in where.cards if one.suit is not where.trump), key=lambda one: one.points
    )
    if card.points and _enough(card, most):
        variant = "caller" if _secret(where) else ""
        yield Principle(
            "load-partner", play, "for", variant, points=card.points, seat=where.best_seat
        )
    elif not _enough(card, most):
        yield Principle(
            "load-partner",
            play,
            "against",
            cards=(most,),
            points=card.points,
            less=most.points,
            seat=where.best_seat,
        )


def _enough(card: Card, most: Card) -> bool:
    """Whether a card has as many points as the one with most, or one less, as three and ace."""
    return most.points - card.points <= 1


def _secret(where: Situation) -> bool:
    """Whether I hold the called card of another and nobody else knows it (A5)."""
    contract = where.contract
    return (
        contract is not None
        and contract.called in where.seen.hand
        and contract.declarer != where.seen.seat
    )


def _stay_under_partner(where: Situation, card: Card) -> Iterator[Principle]:
    """P8. My partner wins for certain with ``cards``: stay under, do not take it over.

    ``trump``: against spending a trump under the partner's card as well.
    """
    if not where.partner_safe() or where.best is None:
        return
    play = play_of(where, card)
    if where.wins(card):
        yield Principle(
            "stay-under-partner", play, "against", cards=(where.best,), seat=where.best_seat
        )
    elif card.suit is where.trump and any(one.suit is not where.trump for one in where.cards):
        yield Principle(
            "stay-under-partner",
            play,
            "against",
            "trump",
            (where.best,),
            seat=where.best_seat,
        )
    elif any(where.wins(one) for one in where.cards):
        yield Principle(
            "stay-under-partner", play, "for", cards=(where.best,), seat=where.best_seat
        )


def _own_trick(where: Situation, card: Card) -> Iterator[Principle]:
    """C4. My first card, in ``cards``, takes the trick for certain: for the plain card with most
    points, or a point less; against one with fewer than that, as the plain card in second place
    of ``cards`` has most, or a trump.
    """
    best = where.best
    if best is None or where.best_seat != where.seen.seat or not where.ours_safe():
        return
    plain = [one for one in where.cards if one.suit is not where.trump]
    if not plain:
        return
    play = play_of(where, card)
    most = max(plain, key=lambda one: one.points)
    if card.suit is where.trump:
        yield Principle("own-trick", play, "against", "trump", (best, most))
    elif card.points and _enough(card, most):
        yield Principle("own-trick", play, "for", cards=(best,), points=card.points)
    elif not _enough(card, most):
        yield Principle(
            "own-trick",
            play,
            "against",
            cards=(best, most),
            points=card.points,
            less=most.points,
        )


def _caller(where: Situation, card: Card) -> Iterator[Principle]:
    """A5. The called card before it has been played.

    ``rival``: I cannot be the partner, and this takes the trick from the declarer, ``seat``, for
    certain. ``shows``: against playing the called card, which tells everybody who I am.
    """
    contract = where.contract
    if contract is None or contract.called is None or where.seen.seat == contract.declarer:
        return
    play = play_of(where, card)
    if card is contract.called:
        if len(where.cards) > 1:
            yield Principle("caller", play, "against", "shows", seat=contract.declarer)
        return
    if where.unsure and where.best_seat == contract.declarer and where.safe(card):
        points = where.pot + card.points
        if points:
            yield Principle("caller", play, "for", "rival", points=points, seat=contract.declarer)


FINDERS: tuple[Callable[[Situation, Card], Iterator[Principle]], ...] = (
    _load_partner,
    _stay_under_partner,
    _own_trick,
    _caller,
)
