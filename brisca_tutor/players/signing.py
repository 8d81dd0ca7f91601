"""Signs to the partner (T3): when one is worth making, and which.

A sign is always true, also where it need not be: it would mislead the partner first. As the
rivals see it too, it is made only if the partner learns something to play by: who has the
trumps that decide, whether points are waiting for a trick, whether trumps are missing. Nothing
is said twice while it holds, nor what the partner has seen in the hand itself (T1).
"""

from __future__ import annotations

from ..game.actions import Sign
from ..game.cards import STRENGTH_ORDER, Card, Rank, card
from ..game.signs import MEANINGS, Meaning, shown, true_of
from ..game.state import Phase
from ..game.view import PlayerView
from .base import Level, chance_of

FORGETS: dict[Level, float] = {"easy": 0.5, "medium": 0.2}
"""How often a level does not think of making a sign."""

ORDER: tuple[Meaning, ...] = (
    "ace_and_three",
    "ace",
    "three",
    "king",
    "knight",
    "jack",
    "none",
    "brisca",
)
"""What is said first. That there is a low trump is never worth telling the rivals."""


def sign(seen: PlayerView, level: Level, seed: int) -> Sign | None:
    """The sign that this seat makes before it plays, or None."""
    if not _may_sign(seen):
        return None
    found = worth_saying(seen)
    if not found or chance_of(seen, seed).random() < FORGETS.get(level, 0.0):
        return None
    return Sign(seen.seat, found[0])


def worth_saying(seen: PlayerView) -> list[Meaning]:
    """True signs that tell the partner something new and useful, the most useful first."""
    trump = seen.trump
    if trump is None:
        return []
    code = MEANINGS[seen.rules.sign_code]
    return [
        one
        for one in ORDER
        if one in code
        and true_of(one, seen.hand, trump)
        and not _said(seen, one)
        and _useful(seen, one)
    ]


def _may_sign(seen: PlayerView) -> bool:
    """Whether the rules let this seat make a sign now, and somebody can still use one."""
    rules = seen.rules
    if rules.signs == "off" or not rules.teams(seen.seats) or seen.trump is None:
        return False
    if seen.phase is not Phase.PLAY or seen.turn != seen.seat or seen.number == 1:
        return False
    if any((one.seat, one.number) == (seen.seat, seen.number) for one in seen.signs):
        return False
    if len(seen.known[seen.seat]) == len(seen.hand):
        return False
    return len(seen.hand) > 1 or seen.stock > 0 or bool(_partners_to_play(seen))


def _partners(seen: PlayerView) -> list[int]:
    mine = next(side for side in seen.sides if seen.seat in side)
    return [seat for seat in mine if seat != seen.seat]


def _partners_to_play(seen: PlayerView) -> list[int]:
    """Partners who play to this trick after the seat."""
    played = {one.seat for one in seen.trick}
    return [seat for seat in _partners(seen) if seat not in played]


def _said(seen: PlayerView, meaning: Meaning) -> bool:
    """Whether the partner knows already: from a sign that still holds, or the card itself."""
    assert seen.trump is not None
    told, shown_cards = shown(meaning, seen.trump), seen.known[seen.seat]
    mine = [one.meaning for one in seen.signs if one.seat == seen.seat]
    if told:
        named = {pair for one in mine for pair in shown(one, seen.trump)}
        named |= {(one.rank, one.suit) for one in shown_cards}
        return named.issuperset(told)
    if meaning == "brisca" and any(true_of(meaning, (one,), seen.trump) for one in shown_cards):
        return True
    if meaning == "none":
        return mine[-1:] == ["none"] or mine[-2:] == ["none", "brisca"]
    return meaning in mine


def _useful(seen: PlayerView, meaning: Meaning) -> bool:
    if meaning in ("ace_and_three", "ace", "three"):
        return True
    if meaning in ("king", "knight", "jack"):
        assert seen.trump is not None
        ((rank, suit),) = shown(meaning, seen.trump)
        return _highest_left(seen, card(rank.value + suit.value))
    if meaning == "none":
        return bool(_partners_to_play(seen)) or not seen.stock
    return any(_has_high_trump(seen, seat) for seat in _partners(seen))


def _highest_left(seen: PlayerView, one: Card) -> bool:
    """Whether no higher trump can be in a rival's hand or still to come."""
    partners = _partners(seen)
    safe = {other for seat in (seen.seat, *partners) for other in seen.known[seat]}
    safe.update(seen.hand, *seen.won, (played.card for played in seen.trick))
    higher = STRENGTH_ORDER[: STRENGTH_ORDER.index(one.rank)]
    pack = seen.rules.cards(seen.seats)
    return all(other in safe for other in pack if other.suit is one.suit and other.rank in higher)


def _has_high_trump(seen: PlayerView, seat: int) -> bool:
    """Whether this seat knows, or has been told, that another holds ace or three of trumps."""
    assert seen.trump is not None
    gone = {one for pile in seen.won for one in pile} | {one.card for one in seen.trick}
    told = {
        card(rank.value + suit.value)
        for one in seen.signs
        if one.seat == seat
        for rank, suit in shown(one.meaning, seen.trump)
    }
    held = (told - gone) | set(seen.known[seat])
    return any(one.suit is seen.trump and one.rank in (Rank.ACE, Rank.THREE) for one in held)
