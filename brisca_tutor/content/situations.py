"""Steps about a moment of a hand: the last draw, a swap, the best card near the end, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game.cards import CARDS, Card, Suit
from ..game.errors import Place
from ..game.ruleset import RuleSet
from . import slots
from .fields import Fields
from .models import (
    MOMENTS,
    RESULT_ASKS,
    BestStep,
    LastDrawStep,
    ResultStep,
    Step,
    SwapStep,
)
from .shared_keys import MAX_SEATS, check_seats, common_texts, inner_fields, plays_of

if TYPE_CHECKING:
    from .decode import Walker


def read_last_draw(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object) -> Step:
    """The trick before the last draw; the face-up card makes trumps."""
    inner = inner_fields(fields, "last_draw")
    face_up = _face_up(walker, inner, needed=True)
    each = rules.cards_each
    plays = plays_of(walker, inner, 2 * each, each)
    check_seats(walker, inner, len(plays) // each)
    fields.places.update({key: place for key, place in inner.places.items() if key})
    _apart(walker, inner, face_up, [(one.card, f"plays.{at}") for at, one in enumerate(plays)])
    names: dict[str, slots.Kind] = {**slots.TRICK, "face_up": "card", "answer": "seat"}
    return LastDrawStep(
        id=id, face_up=face_up or CARDS[0], plays=plays, **common_texts(fields, names)
    )


def read_swap(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object) -> Step:
    """My hand, the face-up card and the moment at which I think of swapping."""
    inner = inner_fields(fields, "may_swap")
    face_up = _face_up(walker, inner, needed=False)
    if face_up is None and not inner.has("trump"):
        inner.need("face_up")
        trump = CARDS[0].suit
    else:
        trump = _trump(walker, inner, face_up)
    covered = inner.number("covered", 0, 48, 0)
    if face_up is not None and inner.need("covered") is None:
        covered = 1
    moment: Any = inner.choice("moment", MOMENTS, MOMENTS[0])
    inner.need("moment")
    played = moment in ("won", "lost")
    hand = _hand(walker, inner, rules.hand_size - played)
    fields.places.update({key: place for key, place in inner.places.items() if key})
    _apart(walker, inner, face_up, [(one, f"hand.{at}") for at, one in enumerate(hand)])
    names: dict[str, slots.Kind] = {"trump": "suit"}
    if face_up is not None:
        names["face_up"] = "card"
    return SwapStep(
        id=id,
        hand=hand,
        face_up=face_up,
        trump=trump,
        covered=covered,
        seats=inner.number("seats", 2, MAX_SEATS, 2),
        moment=moment,
        **common_texts(fields, names),
    )


def read_best(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object) -> Step:
    """The end of a hand of two, as I see it."""
    inner = inner_fields(fields, "best")
    hand = _hand(walker, inner, rules.hand_size)
    unseen = inner.cards("unseen")
    face_up = _face_up(walker, inner, needed=False)
    trump = _trump(walker, inner, face_up)
    node = inner.get("lead")
    lead = None if node is None else walker.one_card(node, "lead")
    shown: list[tuple[Card, Place]] = []
    for key, cards in (("hand", hand), ("unseen", unseen)):
        shown += [(one, inner.places[f"{key}.{at}"]) for at, one in enumerate(cards)]
    shown += [
        (one, inner.places[key]) for key, one in (("lead", lead), ("face_up", face_up)) if one
    ]
    walker.once(shown)
    node = inner.need("points")
    points = (0, 0)
    if node is not None and node.kind != "map":
        walker.tell("expected-map", node, kind="points")
    elif node is not None:
        found = {key.text: walker.number(value, "points", 0, 130) for key, value in node.pairs}
        if set(found) != {"me", "rival"}:
            walker.tell("score-seats", node, known=("me", "rival"))
        points = (found.get("me", 0), found.get("rival", 0))
    fields.places.update({key: place for key, place in inner.places.items() if key})
    return BestStep(
        id=id,
        trump=trump,
        hand=hand,
        unseen=unseen,
        lead=lead,
        face_up=face_up,
        points=points,
        **common_texts(fields, {"trump": "suit"}),
    )


def read_result(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object) -> Step:
    """Final points, and what they are asked for."""
    inner = inner_fields(fields, "result")
    node = inner.need("points")
    points: list[tuple[str, int]] = []
    if node is not None and node.kind != "map":
        walker.tell("expected-map", node, kind="points")
    for key, value in node.pairs if node is not None else ():
        seat = "+".join(part for part in key.text.split("+"))
        fields.places[f"points.{seat}"] = walker.place(value)
        points.append((seat, walker.number(value, seat, 0, 999)))
    if points and not any("me" in seat.split("+") for seat, _ in points):
        walker.tell("me-missing", fields.values["result"])
    sides = [part for side, _ in points for part in (side, *side.split("+"))]
    names: dict[str, slots.Kind] = {f"hand.points_{side}": "number" for side in sides}
    ask: Any = fields.choice("ask", RESULT_ASKS, "outcome")
    if ask == "tally":
        names["answer"] = "number"
        inner.need("of")
    seats = [part for side, _ in points for part in side.split("+")]
    rests = inner.get("rests")
    resting = "" if rests is None else walker.seat(rests, "rests")
    if resting in seats and rests is not None:
        walker.tell("seat-twice", rests, "T5", seat=resting)
    of = inner.get("of")
    fields.places.update({key: place for key, place in inner.places.items() if key})
    return ResultStep(
        id=id,
        points=tuple(points),
        ask=ask,
        score=_score(walker, inner, fields, points),
        last=_last(walker, inner, points),
        rests=resting,
        of="" if of is None else walker.one_of(of, "of", [*seats, *([resting] if resting else [])]),
        **common_texts(fields, names),
    )


def _score(
    walker: Walker, inner: Fields, fields: Fields, points: list[tuple[str, int]]
) -> tuple[tuple[str, int], ...]:
    """What each had before the hand, in the order of ``points``."""
    node = inner.get("score")
    if node is None:
        return ()
    if node.kind != "map":
        walker.tell("expected-map", node, kind="score")
        return ()
    found = {key.text: walker.number(value, key.text, 0, 999) for key, value in node.pairs}
    wanted = tuple(seat for seat, _ in points)
    if inner.has("rests"):
        resting = inner.values["rests"].text
        wanted = (*(seat for side in wanted for seat in side.split("+")), resting)
    if points and set(found) != set(wanted):
        walker.tell("score-seats", node, known=wanted)
        return ()
    fields.places["score"] = walker.place(node)
    return tuple((seat, found[seat]) for seat in wanted)


def _last(walker: Walker, inner: Fields, points: list[tuple[str, int]]) -> str:
    node = inner.get("last")
    return "" if node is None else walker.one_of(node, "last", [seat for seat, _ in points])


def _hand(walker: Walker, inner: Fields, limit: int) -> tuple[Card, ...]:
    """My hand: one card less after a trick that nobody has drawn from yet (S1)."""
    hand = inner.cards("hand")
    if len(hand) > limit:
        walker.tell("hand-size", inner.places[f"hand.{limit}"], "D3", number=len(hand), limit=limit)
    return hand


def _face_up(walker: Walker, inner: Fields, *, needed: bool) -> Card | None:
    node = inner.need("face_up") if needed else inner.get("face_up")
    return None if node is None else walker.one_card(node, "face_up")


def _trump(walker: Walker, inner: Fields, face_up: Card | None) -> Suit:
    """The suit that is named, or that of the face-up card; they must agree (D4)."""
    if not inner.has("trump") and face_up is not None:
        return face_up.suit
    trump = inner.suit("trump")
    if face_up is not None and face_up.suit is not trump:
        walker.tell("face-up-suit", inner.places["face_up"], "D4", card=face_up, trump=trump)
    return trump


def _apart(
    walker: Walker, inner: Fields, face_up: Card | None, cards: list[tuple[Card, str]]
) -> None:
    """The face-up card is nowhere else (P1)."""
    for one, key in cards:
        if one is face_up:
            walker.tell("card-twice", inner.places[key], "P1", card=one)
