"""Why one card rather than another: the principles of good play, as records without words.

Each principle is detected from a `PlayerView` alone and is a fact about it, true whatever
the hidden cards are; that it *matters* is for ``coach`` to decide by the numbers.
`verify_choice` proves each again by a route that shares no code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..game.cards import Card
from ..game.state import Phase
from ..game.view import PlayerView
from . import games, partners, standing
from .position import Situation, is_brisca, possible_trumps
from .principle import CODES, Principle, play_of


def principles(seen: PlayerView) -> tuple[Principle, ...]:
    """Every principle that holds for the seat in turn, in the order of `CODES`.

    While trumps are not known, those that hold whatever suit they are (C2).

    Raises:
        ValueError: the view is not of the seat in turn, or no card is to be played, swapped or
            announced.
    """
    if seen.turn != seen.seat or seen.phase not in (Phase.PLAY, Phase.WINDOW):
        raise ValueError("the seat must be in turn")
    suits = possible_trumps(seen)
    found, *others = [_found(Situation(seen, suit, suits)) for suit in suits]
    kept = [one for one in found if all(one in other for other in others)]
    return tuple(sorted(kept, key=lambda one: CODES.index(one.code)))


def _found(where: Situation) -> list[Principle]:
    if where.seen.phase is Phase.WINDOW:
        return [*standing.swap_now(where), *games.announce(where)]
    finders = (*_FINDERS, *partners.FINDERS, *standing.FINDERS, *games.FINDERS)
    found = [one for card in where.cards for find in finders for one in find(where, card)]
    return found + list(standing.count_end(where))


def _blanks(where: Situation) -> list[Card]:
    return [
        one
        for one in where.cards
        if not one.points and (where.hidden or one.suit is not where.trump)
    ]


def _lead_blank(where: Situation, card: Card) -> Iterator[Principle]:
    """P1. For a blank lead; ``suit-safe`` when nobody can answer with its ace or three.

    Against a court card (2 to 4 points) while a blank is in hand: ``cards`` the blanks.
    """
    if not where.leading or not where.early or where.dutiful:
        return
    if card.suit is where.trump and not where.hidden:
        return
    play = play_of(where, card)
    if not card.points:
        above = [
            one for one in where.out_for(where.others) if one.suit is card.suit and one.points >= 10
        ]
        yield Principle("lead-blank", play, "for", "" if above else "suit-safe")
    elif card.points < 10 and (blanks := _blanks(where)):
        yield Principle("lead-blank", play, "against", cards=(blanks[0],), points=card.points)


def _hold_brisca(where: Situation, card: Card) -> Iterator[Principle]:
    """P9. Against leading an ace or three outside trumps: ``out`` trumps are out.

    ``again`` where I play a second card to the trick; ``hidden`` while a card of another suit
    may turn out to be a trump.
    """
    if not where.leading or where.dutiful or card.points < 10:
        return
    out = where.out_for(where.rivals())
    play = play_of(where, card)
    if where.hidden:
        if any(one.suit in where.suits and one.suit is not card.suit for one in out):
            yield Principle("hold-brisca", play, "against", "hidden", points=card.points)
        return
    trumps = [one for one in out if one.suit is where.trump]
    if card.suit is not where.trump and trumps:
        yield Principle(
            "hold-brisca",
            play,
            "against",
            "again" if where.again else "",
            points=card.points,
            out=len(trumps),
        )


def _take_with_brisca(where: Situation, card: Card) -> Iterator[Principle]:
    """P2. For winning with an ace or three of the suit led: ``last`` to play (``end`` if there are
    no trumps), or ``sure``; ``side`` where only a partner may still beat it.

    Against when somebody after me may still beat it: ``seat`` the first such rival, or, as
    ``unsure``, the first of those who may be a partner too; ``less``: against a lower winner,
    where one in ``cards`` would bring its points home for certain.
    """
    if where.best is None or where.ours or not where.wins(card):
        return
    if not is_brisca(card, where.trump):
        if card.suit is not where.trump:
            yield from _take_with_more(where, card)
        return
    play, points = play_of(where, card), where.pot + card.points
    if not where.beaters(card):
        partners = [seat for seat in where.later if seat in where.side and seat in where.others]
        mates = any(where.beats(one, card) for one in where.out_for(partners))
        variant = "side" if mates else "sure" if where.later else "last"
        if variant == "last" and where.seen.no_trumps:
            variant = "end"
        yield Principle("take-with-brisca", play, "for", variant, points=points)
    elif not where.dutiful and not where.again:
        able = [
            seat
            for seat in where.rivals_later
            if any(where.beats(one, card) for one in where.out(seat))
        ]
        seat = next((seat for seat in able if seat not in where.unsure), able[0])
        yield Principle(
            "take-with-brisca",
            play,
            "against",
            "unsure" if seat in where.unsure else "",
            points=points,
            out=len(where.beaters(card)),
            seat=seat,
        )


def _take_with_more(where: Situation, card: Card) -> Iterator[Principle]:
    sure = [one for one in where.cards if is_brisca(one, where.trump) and where.safe(one)]
    if sure:
        best = max(sure, key=lambda one: one.points)
        yield Principle(
            "take-with-brisca",
            play_of(where, card),
            "against",
            "less",
            (best,),
            points=best.points,
        )


def _win_cheaply(where: Situation, card: Card) -> Iterator[Principle]:
    """P3. ``trump``: the lowest of several winning trumps; ``cards`` the others, or the lower one.

    ``enough``: against a trump where a smaller one or a plain card beats what is on the table
    too. ``plain``: a card of the suit led wins for certain where a trump would win too.
    """
    if where.best is None or where.ours or not where.wins(card):
        return
    play = play_of(where, card)
    winners = [one for one in where.cards if one is not card and where.wins(one)]
    trumps = tuple(one for one in winners if one.suit is where.trump)
    if card.suit is where.trump:
        alike = where.beaters(card)
        lower = tuple(
            one for one in trumps if one.strength < card.strength and where.beaters(one) == alike
        )
        plain = [one for one in winners if one.suit is not where.trump and where.safe(one)]
        if plain:
            most = max(plain, key=lambda one: (one.points, one.strength))
            yield Principle("win-cheaply", play, "against", "plain", (most,))
        elif lower:
            yield Principle("win-cheaply", play, "against", "trump", lower[:1])
        elif less := [
            one for one in winners if one.suit is not where.trump or one.strength < card.strength
        ]:
            enough = min(less, key=lambda one: (one.suit is where.trump, one.strength))
            yield Principle("win-cheaply", play, "against", "enough", (enough,))
        elif trumps and all(
            one.strength > card.strength and where.beaters(one) == alike for one in trumps
        ):
            yield Principle("win-cheaply", play, "for", "trump", trumps)
    elif trumps and where.safe(card):
        yield Principle("win-cheaply", play, "for", "plain", trumps)


SMALL_POT = 4
"""Points on the table up to which a trick is not worth a trump (P4)."""


def _spare_trumps(where: Situation, card: Card) -> Iterator[Principle]:
    """P4. A trick of few points that only a trump would win, with a plain card in hand; for
    letting it go while cards are drawn.

    ``lead``: against leading a trump while a blank is in hand and ``out`` aces and
    threes outside trumps are out. ``partner``: against taking such a trick over from a
    partner, whose card may still be beaten.
    """
    early = where.early and not where.last_draw
    play = play_of(where, card)
    if where.leading:
        out = [one for one in where.out_for(where.rivals()) if is_brisca(one, where.trump)]
        if where.dutiful or not early or card.suit is not where.trump:
            return
        if out and _blanks(where):
            yield Principle("spare-trumps", play, "against", "lead", out=len(out))
        return
    winners = [one for one in where.cards if where.wins(one)]
    if where.partner_winning and card in winners and card.suit is where.trump:
        if where.pot <= SMALL_POT and not where.partner_safe():
            yield Principle(
                "spare-trumps", play, "against", "partner", points=where.pot, seat=where.best_seat
            )
        return
    if not where.other_winning or where.pot > SMALL_POT or where.bonus or not winners:
        return
    if any(one.suit is not where.trump for one in winners):
        return
    if all(one.suit is where.trump for one in where.cards):
        return
    if card in winners:
        yield Principle("spare-trumps", play, "against", points=where.pot)
    elif early and not card.points and card.suit is not where.trump:
        yield Principle("spare-trumps", play, "for", points=where.pot)


RICH_POT = 10
"""Points on the table from which a trick is worth a trump (P5)."""


def _ruff_brisca(where: Situation, card: Card) -> Iterator[Principle]:
    """P5. For the lowest winning trump on ten points or more.

    Against leaving them to a rival when a trump of mine, in ``cards``, wins for certain.
    """
    if not where.other_winning or where.pot < RICH_POT:
        return
    play = play_of(where, card)
    trumps = sorted(
        (one for one in where.cards if one.suit is where.trump and where.wins(one)),
        key=lambda one: one.strength,
    )
    if trumps and card is trumps[0] and (where.safe(card) or card.points < 10):
        yield Principle("ruff-brisca", play, "for", points=where.pot)
    elif not where.wins(card) and _goes_to_best(where):
        sure = tuple(one for one in trumps if where.safe(one))
        if sure:
            yield Principle(
                "ruff-brisca",
                play,
                "against",
                cards=sure[:1],
                points=where.pot,
                seat=where.best_seat,
            )


def _throw_least(where: Situation, card: Card) -> Iterator[Principle]:
    """P6. A card that does not win, under a rival's.

    For: ``nothing`` when it has no points, ``least`` when no other losing card has fewer.
    Against: more points than another losing card, in ``cards``; ``gift`` when another card
    wins or has fewer, whichever; ``risk`` when a card of my side may still come, or the winner
    may be a partner; ``trump`` when a trump is thrown though a plain card with no more points
    is in hand.
    """
    if not where.other_winning or where.wins(card):
        return
    play = play_of(where, card)
    losing = [one for one in where.cards if not where.wins(one)]
    plain = [one for one in losing if one.suit is not where.trump]
    if card.suit is where.trump:
        cheap = [one for one in plain if one.points <= card.points]
        if cheap:
            cheapest = min(cheap, key=lambda one: one.points)
            yield Principle("throw-least", play, "against", "trump", (cheapest,))
        return
    least = min(plain, key=lambda one: one.points)
    if not card.points:
        yield Principle("throw-least", play, "for", "nothing")
    elif where.friend_later or not where.rival_winning:
        if card.points > least.points:
            yield Principle(
                "throw-least",
                play,
                "against",
                "risk",
                (least,),
                points=card.points,
                less=least.points,
                seat=where.best_seat,
            )
    elif card.points > least.points:
        yield Principle(
            "throw-least",
            play,
            "against",
            cards=(least,),
            points=card.points,
            less=least.points,
        )
    elif card.points == min(one.points for one in losing) and any(
        one.points > card.points for one in losing
    ):
        yield Principle("throw-least", play, "for", "least", points=card.points)
    sure = where.rival_winning and _goes_to_best(where)
    if card.points and sure and _could_keep(where, card, losing):
        yield Principle(
            "throw-least", play, "against", "gift", points=card.points, seat=where.best_seat
        )


def _goes_to_best(where: Situation) -> bool:
    """Whether the trick stays with the side that is winning it, whoever plays after me."""
    side = next(side for side in where.seen.sides if where.best_seat in side)
    return all(seat in side for seat in where.later)


def _could_keep(where: Situation, card: Card, losing: Sequence[Card]) -> bool:
    """Whether another card of mine wins the trick or has fewer points."""
    return len(losing) < len(where.cards) or any(one.points < card.points for one in losing)


def _boss_card(where: Situation, card: Card) -> Iterator[Principle]:
    """P14. Nothing that a rival after me may hold beats this card: ``trump`` or ``plain``.

    ``later`` where somebody else may hold a card that would; ``seen`` where the rival's hand
    lies open (C3). ``suit``: suit must be followed, and nothing of it beats the card I lead (L4).
    """
    if where.leading and where.dutiful and card.points and card.suit is not where.trump:
        higher = [
            one
            for one in where.out_for(where.others)
            if one.suit is card.suit and one.strength > card.strength
        ]
        if not higher and not where.safe(card):
            play = play_of(where, card)
            yield Principle("boss-card", play, "for", "suit", points=card.points)
            return
    if not where.rivals_later or where.ours or not where.safe(card):
        return
    points = where.pot + card.points
    if points and not (where.best and is_brisca(card, where.trump)):
        variant = "trump" if card.suit is where.trump else "plain"
        if where.seen.rules.open_hands:
            variant = "seen"
        elif any(where.beats(one, card) for one in where.out_for(where.others)):
            variant = "later"
        yield Principle("boss-card", play_of(where, card), "for", variant, points=points)


def _sure_trick(where: Situation, card: Card) -> Iterator[Principle]:
    """For taking the trick with the last card; against leaving it to a rival.

    Against: the points left, where a card of mine, in ``cards``, would take them: a plain
    one, or a trump where there are some points but too few for `ruff-brisca`.
    """
    if not where.other_winning or where.later:
        return
    play, points = play_of(where, card), where.pot + card.points
    if where.wins(card):
        if points and not is_brisca(card, where.trump):
            yield Principle("sure-trick", play, "for", points=points)
        return
    plain = [one for one in where.cards if one.suit is not where.trump and where.wins(one)]
    trumps = [one for one in where.cards if one.suit is where.trump and where.wins(one)]
    if plain:
        best = max(plain, key=lambda one: (one.points, one.strength))
    elif trumps and SMALL_POT < where.pot < RICH_POT:
        best = min(trumps, key=lambda one: one.strength)
    else:
        return
    if where.pot + best.points:
        yield Principle(
            "sure-trick",
            play,
            "against",
            cards=(best,),
            points=where.pot + best.points,
            seat=where.best_seat,
        )


_FINDERS: tuple[Callable[[Situation, Card], Iterator[Principle]], ...] = (
    _lead_blank,
    _take_with_brisca,
    _win_cheaply,
    _spare_trumps,
    _ruff_brisca,
    _throw_least,
    _hold_brisca,
    _boss_card,
    _sure_trick,
)
