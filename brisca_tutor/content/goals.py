"""A goal step: two hands and a stock, read from a file and set up in the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..game.cards import Card
from ..game.deal import make_deal
from ..game.errors import Place
from ..game.ruleset import RuleSet
from ..game.state import Phase, State
from . import slots
from .decode import Walker
from .fields import Fields
from .models import GOAL_TRICKS, GoalStep
from .shared_keys import common_texts, inner_fields

ME, RIVAL = 0, 1
"""The seats of a goal step."""

NAMES = ("me", "rival")
"""Their names, in the order of the seats."""


def read_goal(walker: Walker, fields: Fields, id: str, rules: RuleSet) -> GoalStep:
    """The step of a key ``goal``."""
    inner = inner_fields(fields, "goal")
    hand, rival = inner.cards("hand"), inner.cards("rival")
    stock = inner.cards("stock") if inner.has("stock") else ()
    node = inner.get("face_up")
    face_up = None if node is None else walker.one_card(node, "face_up")
    trump = inner.suit("trump") if inner.has("trump") or face_up is None else face_up.suit
    if face_up is not None and face_up.suit is not trump:
        walker.tell("face-up-suit", inner.places["face_up"], "D4", card=face_up, trump=trump)
    fields.places.update({key: place for key, place in inner.places.items() if key})
    covered = stock[:-1] if face_up is not None and stock[-1:] == (face_up,) else stock
    _check_cards(walker, inner, (hand, rival, covered), face_up)
    left = _check_numbers(walker, inner, (hand, rival, covered), face_up, rules)
    lead: Any = inner.choice("lead", NAMES, NAMES[ME])
    for key in ("lead", "tricks", "points"):
        inner.need(key)
    names: dict[str, slots.Kind] = {"trump": "suit"}
    return GoalStep(
        id=id,
        trump=trump,
        hand=hand,
        rival=rival,
        covered=covered,
        face_up=face_up,
        lead=lead,
        tricks=inner.number("tricks", 1, max(1, min(GOAL_TRICKS, left)), 1),
        points=inner.number("points", 2, rules.total(), 2),
        **common_texts(fields, names),
    )


def _check_cards(
    walker: Walker, inner: Fields, piles: tuple[tuple[Card, ...], ...], face_up: Card | None
) -> None:
    """No card stands in two places (P1); each pile has been looked through by itself."""
    seen: set[Card] = set()
    for key, pile in zip(("hand", "rival", "stock"), piles, strict=True):
        for at, one in enumerate(pile):
            if one in seen:
                walker.tell("card-twice", inner.places[f"{key}.{at}"], "P1", card=one)
        seen.update(pile)
    if face_up in seen:
        walker.tell("card-twice", inner.places["face_up"], "P1", card=face_up)


def _check_numbers(
    walker: Walker,
    inner: Fields,
    piles: tuple[tuple[Card, ...], ...],
    face_up: Card | None,
    rules: RuleSet,
) -> int:
    """Both hold as many cards, the full hand while there is a stock; tricks that are left."""
    hand, rival, covered = map(len, piles)
    stock = covered + (face_up is not None)
    place: Place = inner.places.get("stock", inner.places[""])
    if stock % 2:
        walker.tell("position-stock", place, "S1", cards=stock, seats=2)
    elif covered and face_up is None:
        walker.tell("position-face-up", place, "S2")
    full = rules.hand_size
    if not stock and hand % rules.cards_each:
        walker.tell("goal-two-cards", inner.places["hand"], "C4", cards=hand)
    if hand != rival or hand > full or (stock and hand != full):
        where = inner.places.get("rival" if hand != rival else "hand", inner.places[""])
        walker.tell("goal-hands", where, "D3", mine=hand, theirs=rival, full=full)
    return (hand + stock // 2) // rules.cards_each


def goal_state(step: GoalStep, rules: RuleSet) -> State:
    """The position of a goal step, before anybody plays; I am seat 0.

    Nobody swaps in it, and it goes on even if the hand is decided. Cards that stand nowhere have
    been played, half of them taken by each.

    Raises:
        Problem: what `RuleSet.cards` and `make_deal` raise.
    """
    rules = replace(rules, swap=False, stop_when_decided=False)
    pack = rules.cards(2)
    turned = () if step.face_up is None else (step.face_up,)
    placed = {*step.hand, *step.rival, *step.covered, *turned}
    gone = tuple(one for one in pack if one not in placed)
    # a card of trumps must lie where the deal turned one up, drawn long ago if no stock is left
    shown = turned or tuple(one for one in pack if one.suit is step.trump)[:1]
    others = [one for one in pack if one not in shown and one not in step.covered]
    dealt = 2 * rules.hand_size
    deal = make_deal(rules, 2, RIVAL, (*others[:dealt], *shown, *others[dealt:], *step.covered))
    won = (gone[::2], gone[1::2])
    leader = NAMES.index(step.lead)
    return State(
        deal=deal,
        phase=Phase.PLAY,
        turn=leader,
        trump=step.trump,
        face_up=step.face_up,
        hands=(step.hand, step.rival),
        drawn=len(deal.deck) - len(step.covered),
        number=1 + len(gone) // deal.plays,
        leader=leader,
        trick=(),
        won=won,
        points=(sum(one.points for one in won[ME]), sum(one.points for one in won[RIVAL])),
        known=((), ()),
        sides=deal.sides,
        lacks=(frozenset(), frozenset()),
    )
