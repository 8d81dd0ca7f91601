"""A lesson file -> `Lesson`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ..game.cards import Card, Rank
from ..game.errors import Place, Problem
from ..game.ruleset import RULE_SETS, RuleSet
from . import slots
from .decode import Walker
from .fields import Fields
from .games import (
    read_auction,
    read_cante,
    read_contract,
    read_hidden_trump,
    read_may_play,
    read_partner,
    read_rest,
    read_sign,
)
from .goals import read_goal
from .hands import inline_record, record_beside
from .models import (
    CHOOSE_ASKS,
    COUNT_ASKS,
    HAND_ASKS,
    NUMBER_ASKS,
    ORDER_ASKS,
    TRICK_ASKS,
    ChoiceStep,
    ChooseStep,
    CountStep,
    HandStep,
    IdeaStep,
    Lesson,
    NumberStep,
    Option,
    OrderStep,
    Step,
    TrickStep,
)
from .schema import STEP_KINDS
from .shared_keys import (
    MAX_SEATS,
    check_seats,
    common_texts,
    inner_fields,
    plays_of,
)
from .situations import read_best, read_last_draw, read_result, read_swap
from .source import Node, Source

Beside = Callable[[str], Source]
"""Opens a file named in a lesson, by its path from the lesson's folder; raises `Problem`."""


def read_lesson(walker: Walker, root: Node, beside: Beside) -> Lesson:
    """The lesson in this document, without the steps that have problems.

    What is wrong is in ``walker.problems``; `Walker.finish` raises it.
    """
    fields = walker.fields(root, "lesson")
    fields.format()
    node = fields.need("id")
    id = "" if node is None else walker.slug(node, "id")
    rules = fields.rules(RULE_SETS["brisca"])
    steps: list[Step] = []
    first: dict[str, int] = {}
    node = fields.need("steps")
    for item in walker.items(node, "steps") if node is not None else ():
        step = read_step(walker, item, rules, beside)
        written = _written_id(item)
        if written is not None and written.text in first:
            walker.tell("id-twice", written, id=written.text, line=first[written.text])
        elif written is not None:
            first[written.text] = written.line
        if step is not None:
            steps.append(step)
    return Lesson(
        id=id,
        lang=fields.lang(),
        title=fields.text("title", needed=True),
        objective=fields.text("objective"),
        summary=fields.text("summary", {}),
        teaches=fields.slugs("teaches"),
        needs=fields.slugs("needs"),
        rules=rules,
        deck=_deck(fields),
        steps=tuple(steps),
        file=walker.source.file,
        places=fields.places,
    )


def _deck(fields: Fields) -> Any:
    return fields.choice("deck", ("spanish", "french"), "") or None


def _written_id(node: Node) -> Node | None:
    for key, value in node.pairs:
        if key.text == "id" and value.kind == "text":
            return value
    return None


def read_step(walker: Walker, node: Node, rules: RuleSet, beside: Beside) -> Step | None:
    """One step, or None when something is wrong with it."""
    before = len(walker.problems)
    fields = walker.fields(node, "step")
    id_node = fields.need("id")
    id = "" if id_node is None else walker.slug(id_node, "id")
    kinds = [key for key in STEP_KINDS if fields.has(key)]
    step: Step | None = None
    if not fields.sound:
        return None
    if len(kinds) > 1:
        second = fields.values[kinds[1]]
        walker.tell("step-kinds", second, first=kinds[0], second=kinds[1])
    elif not kinds:
        step = _idea(walker, fields, id)
    else:
        own = fields.rules(rules)
        step = read_kind(walker, fields, id, kinds[0], own, beside, ("id", "idea", "rules"))
        if step is not None and fields.has("rules"):
            step = replace(step, rules=own)
    return step if len(walker.problems) == before else None


def read_kind(
    walker: Walker,
    fields: Fields,
    id: str,
    kind: str,
    rules: RuleSet,
    beside: Beside,
    besides: tuple[str, ...],
) -> Step | None:
    """A step of this kind, whose map may have the keys ``besides`` as well."""
    for key, value in fields.values.items():
        if key not in (kind, *STEP_KINDS[kind], *besides):
            walker.tell("key-other-step", value, key=key, kind=kind)
    return _READERS[kind](walker, fields, id, rules, beside)


def _idea(walker: Walker, fields: Fields, id: str) -> Step:
    for key in ("rules", *sorted({key for keys in STEP_KINDS.values() for key in keys})):
        if fields.has(key):
            walker.tell("nothing-asked", fields.values[key], key=key, known=tuple(STEP_KINDS))
            break
    else:
        if not fields.has("idea"):
            walker.tell("step-empty", fields.node, known=tuple(STEP_KINDS))
    return IdeaStep(id=id, idea=fields.text("idea", {}), places=fields.places)


def _trick(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: Beside) -> Step:
    return read_trick(walker, fields, inner_fields(fields, "trick"), id, rules)


def read_trick(walker: Walker, fields: Fields, inner: Fields, id: str, rules: RuleSet) -> TrickStep:
    """A whole trick, whose cards stand in ``inner``: a map of its own, or that of a puzzle."""
    ask: Any = fields.choice("ask", TRICK_ASKS, "") or None
    trump = inner.suit("trump")
    each = rules.cards_each
    plays = plays_of(walker, inner, 2 * each, each)
    check_seats(walker, inner, len(plays) // each)
    fields.places.update({key: place for key, place in inner.places.items() if key})
    names = dict(slots.TRICK)
    if ask in ("winner", "points"):
        names["answer"] = "seat" if ask == "winner" else "number"
    common = common_texts(fields, names)
    if ask == "winner":
        seats = {play.card.code: play.seat for play in plays}
        common["wrong"] = {seats.get(key, key): text for key, text in common["wrong"].items()}
        common["answer"] = tuple(seats.get(key, key) for key in common["answer"])
    if ask is None:
        for key in ("answer", "wrong", "hints"):
            if fields.has(key):
                walker.tell("ask-missing", fields.values[key], key=key, allowed=TRICK_ASKS)
                break
    last = inner.get("last")
    return TrickStep(
        id=id,
        trump=trump,
        plays=plays,
        last_trick=False if last is None else walker.switch(last, "last"),
        ask=ask,
        **common,
    )


def _ask(walker: Walker, fields: Fields, allowed: tuple[str, ...], default: str = "") -> Any:
    if not fields.has("ask") and not default:
        walker.tell("missing-key-of", fields.node, key="ask", allowed=allowed)
    return fields.choice("ask", allowed, default or allowed[0])


def _choose(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: Beside) -> Step:
    inner = inner_fields(fields, "choose")
    trump = inner.suit("trump")
    each = rules.cards_each
    plays = plays_of(walker, inner, 2 * each - 1 if each > 1 else 1, each)
    check_seats(walker, inner, (len(plays) + 1) // each)
    hand = inner.cards("hand")
    table = {play.card: at for at, play in enumerate(plays)}
    for at, one in enumerate(hand):
        if one in table:
            walker.tell("card-twice", inner.places[f"hand.{at}"], "P1", card=one)
    if len(hand) > rules.hand_size:
        where = inner.places[f"hand.{rules.hand_size}"]
        walker.tell("hand-size", where, "D3", number=len(hand), limit=rules.hand_size)
    if each == 1 and any(play.seat == "me" for play in plays):
        at = next(at for at, play in enumerate(plays) if play.seat == "me")
        walker.tell("me-has-played", inner.places[f"plays.{at}"])
    fields.places.update({key: place for key, place in inner.places.items() if key})
    return ChooseStep(
        id=id,
        trump=trump,
        plays=plays,
        hand=hand,
        ask=_ask(walker, fields, CHOOSE_ASKS),
        **common_texts(fields, slots.TRICK),
    )


def _count(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: Beside) -> Step:
    piles = _piles(walker, fields)
    cards = tuple(one for _, pile in piles for one in pile) or fields.cards("count")
    ask = _ask(walker, fields, COUNT_ASKS)
    names: dict[str, slots.Kind] = dict(slots.COUNT)
    if ask != "scoring":
        names["answer"] = "number"
    return CountStep(id=id, cards=cards, ask=ask, piles=piles, **common_texts(fields, names))


def _piles(walker: Walker, fields: Fields) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """The cards of a count by who took them; empty where they are one pile."""
    node = fields.values["count"]
    if node.kind != "map":
        return ()
    piles: list[tuple[str, tuple[Card, ...]]] = []
    seen: list[tuple[Card, Place]] = []
    for key, value in node.pairs:
        cards = walker.cards(value, key.text)
        for one, place in cards:
            fields.places[f"count.{len(seen)}"] = place
            seen.append((one, place))
        piles.append((walker.seat(key, "count"), tuple(one for one, _ in cards)))
    if len(piles) == len({seat for seat, _ in piles}):
        walker.once(seen)
    return tuple(piles)


def _number(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: Beside) -> Step:
    ask: Any = fields.choice("number", NUMBER_ASKS, NUMBER_ASKS[0])
    rank = fields.choice("rank", tuple(one.value for one in Rank), "")
    if ask == "rank_points" and not fields.has("rank"):
        walker.tell("missing-key", fields.node, key="rank")
    seats = fields.number("seats", 2, MAX_SEATS, 2)
    names: dict[str, slots.Kind] = {"number": "number", "answer": "number"}
    return NumberStep(id=id, ask=ask, seats=seats, rank=rank, **common_texts(fields, names))


def _order(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: Beside) -> Step:
    cards = fields.cards("order")
    for at, one in enumerate(cards):
        if one.suit is not cards[0].suit:
            walker.tell("order-suit", fields.places[f"order.{at}"], card=one, first=cards[0])
            break
    if len(cards) == 1:
        walker.tell("cards-number", fields.values["order"], low=2)
    names: dict[str, slots.Kind] = {"answer": "card"}
    ask = _ask(walker, fields, ORDER_ASKS)
    return OrderStep(id=id, cards=cards, ask=ask, **common_texts(fields, names))


def _question(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: Beside) -> Step:
    options: list[Option] = []
    node = fields.need("options")
    for at, item in enumerate(walker.items(node, "options") if node is not None else ()):
        inner = walker.fields(item, "option")
        right = inner.get("right")
        options.append(
            Option(
                inner.text("text", {}, needed=True),
                walker.switch(right, "right") if right is not None else False,
                inner.text("because", {}, needed=True),
            )
        )
        for key, place in inner.places.items():
            fields.places[f"options.{at}.{key}".rstrip(".")] = place
    rule = fields.get("rule")
    common = common_texts(fields, {})
    common.pop("wrong")
    common.pop("answer")
    return ChoiceStep(
        id=id,
        question=fields.text("question", {}),
        options=tuple(options),
        rule="" if rule is None else walker.word(rule, "rule"),
        **common,
    )


def _kinds(names: Mapping[str, str]) -> dict[str, slots.Kind]:
    return dict.fromkeys(names, "number")


def _hand(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: Beside) -> Step | None:
    inner = walker.fields(fields.values["hand"], "hand")
    if not inner.sound:
        return None
    if inner.has("file"):
        record = record_beside(walker, inner, beside)
    else:
        record = inline_record(walker, inner, rules)
    first = inner.number("from", 1, 99, 1)
    most = 99 if record is None else max(1, len(trick_lines(record.actions)))
    last = inner.number("to", 1, 99, most)
    if record is not None and last > most:
        walker.tell("trick-number", inner.values["to"], number=last, limit=most)
    elif first > last and inner.has("from"):
        walker.tell("trick-number", inner.values["from"], number=first, limit=last)
    seats = () if record is None else record.names
    names: dict[str, slots.Kind] = dict(slots.HAND)
    names |= _kinds({f"hand.points_{seat}": "number" for seat in seats})
    note_names: dict[str, slots.Kind] = {**slots.TRICK, **names, "trick.number": "number"}
    notes: dict[int, str] = {}
    for number, value in _by_trick(walker, fields, "notes", first, last):
        notes[number] = walker.text(value, "notes", note_names)
    asked: dict[int, Any] = {}
    for number, value in _by_trick(walker, fields, "ask", first, last):
        asked[number] = walker.one_of(value, "ask", HAND_ASKS)
    common = common_texts(fields, names)
    if record is None:
        return None
    return HandStep(id=id, record=record, first=first, last=last, notes=notes, asks=asked, **common)


def trick_lines(actions: tuple[Any, ...]) -> list[Any]:
    """The lines of a record that are tricks."""
    return [line for line in actions if hasattr(line, "cards")]


def _by_trick(
    walker: Walker, fields: Fields, key: str, first: int, last: int
) -> list[tuple[int, Node]]:
    node = fields.get(key)
    if node is None:
        return []
    if node.kind != "map":
        walker.tell("expected-map", node, kind=key)
        return []
    found = []
    for number_node, value in node.pairs:
        number = walker.number(number_node, key, first, max(first, last))
        fields.places[f"{key}.{number}"] = walker.place(value)
        found.append((number, value))
    return found


_READERS: dict[str, Callable[[Walker, Fields, str, RuleSet, Beside], Step | None]] = {
    "trick": _trick,
    "choose": _choose,
    "count": _count,
    "number": _number,
    "order": _order,
    "question": _question,
    "result": read_result,
    "last_draw": read_last_draw,
    "may_swap": read_swap,
    "best": read_best,
    "goal": lambda walker, fields, id, rules, _: read_goal(walker, fields, id, rules),
    "may_play": read_may_play,
    "auction": read_auction,
    "contract": read_contract,
    "may_announce": read_cante,
    "hidden_trump": read_hidden_trump,
    "partner": read_partner,
    "sign": read_sign,
    "rests": read_rest,
    "hand": _hand,
}


def no_files(name: str) -> Source:
    """A `Beside` for lessons that come from nowhere in particular.

    Raises:
        Problem: ``file-beside-nothing``, always.
    """
    raise Problem("file-beside-nothing", file=name)
