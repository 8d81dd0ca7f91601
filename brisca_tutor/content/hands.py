"""A hand record file, or a record written inside a lesson -> `HandRecord` (docs/formats.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, get_args

from ..game.cards import Card
from ..game.errors import Place, Problem, Problems
from ..game.record import (
    AnnounceLine,
    CallsLine,
    HandRecord,
    NameLine,
    RecordLine,
    SignLine,
    SwapLine,
    TrickLine,
)
from ..game.ruleset import RULE_SETS, RuleSet
from ..game.signs import Meaning
from .calls import read_calls
from .decode import Walker
from .fields import Fields
from .source import Node, Source, read_document

_BESIDE = re.compile(r"(?:[\w-]+/)*[\w-]+(?:\.[\w-]+)*\.ya?ml")

_NOT_THERE = ("file-missing", "file-is-folder", "file-unreadable", "file-too-big")

MAX_LINES = 200

_LINES = ("swap", "bids", "trumps", "cante", "sign")
"""What a line of ``actions`` that is a map can be, by its key."""

_MEANINGS: tuple[Meaning, ...] = get_args(Meaning)


class _Table(NamedTuple):
    """What the lines of a hand are read with."""

    rules: RuleSet
    names: tuple[str, ...]
    dealer: int


def read_record(walker: Walker, root: Node) -> HandRecord | None:
    """The record in this document, or None where it is too broken to be one.

    What is wrong is in ``walker.problems``; whether the actions are legal is for
    `game.record.replay`.
    """
    fields = walker.fields(root, "record")
    fields.format()
    return _record(walker, fields, RULE_SETS["brisca"])


def inline_record(walker: Walker, fields: Fields, rules: RuleSet) -> HandRecord | None:
    """A record written in a lesson; ``format`` may be left out, ``rules`` are the lesson's."""
    if fields.has("format"):
        fields.format()
    return _record(walker, fields, rules)


def record_beside(
    walker: Walker, fields: Fields, beside: Callable[[str], Source]
) -> HandRecord | None:
    """The record in the file that the key ``file`` names, by its path from the lesson."""
    node = fields.values["file"]
    for key in ("deck", "dealer", "actions", "seats", "face_up", "rules"):
        if fields.has(key):
            walker.tell("file-or-inline", fields.values[key], key=key)
            return None
    name = walker.word(node, "file")
    if not name:
        return None
    if len(name) > 200 or not _BESIDE.fullmatch(name):
        walker.tell("file-name", node, file=name[:60])
        return None
    try:
        document = read_document(beside(name))
    except Problem as problem:
        if problem.code in _NOT_THERE:
            problem.place = walker.place(node)
        walker.problems.append(problem.at(walker.place(node)))
        return None
    except Problems as problems:
        walker.problems += problems.problems
        return None
    other = Walker(document)
    record = read_record(other, document.root)
    walker.problems += other.problems
    return None if other.problems else record


def _record(walker: Walker, fields: Fields, default: RuleSet) -> HandRecord | None:
    before = len(walker.problems)
    rules = fields.rules(default)
    names = seat_names(walker, fields)
    dealer_node = fields.need("dealer")
    dealer = 0
    if dealer_node is not None:
        dealer = seat_index(walker, dealer_node, names)
    deck = walker.cards(node, "deck") if (node := fields.need("deck")) is not None else []
    face_up_node = fields.get("face_up")
    face_up: Card | None = None
    if face_up_node is not None:
        face_up = walker.one_card(face_up_node, "face_up")
    actions_node = fields.need("actions")
    actions: list[RecordLine] = []
    if actions_node is not None and not _nothing(actions_node):
        for item in walker.items(actions_node, "actions")[:MAX_LINES]:
            line = _line(walker, item, _Table(rules, names, dealer), bool(actions))
            if line is not None:
                actions.append(line)
    if len(walker.problems) > before or not fields.sound:
        return None
    return HandRecord(
        rules,
        names,
        dealer,
        tuple(one for one, _ in deck),
        tuple(actions),
        face_up,
        fields.places.get("face_up"),
        tuple(place for _, place in deck) or (fields.places["deck"],),
        fields.places.get("dealer"),
    )


def _nothing(node: Node) -> bool:
    """Whether no line of a hand is written yet: nothing after the key, or an empty list."""
    return node.empty or (node.kind == "list" and not node.items)


def seat_names(walker: Walker, fields: Fields) -> tuple[str, ...]:
    """The key ``seats``: different names in order of play."""
    node = fields.need("seats")
    if node is None:
        return ()
    names: list[str] = []
    for item in walker.items(node, "seats"):
        name = walker.seat(item, "seats")
        if name in names:
            walker.tell("seat-twice", item, "D5", seat=name)
        names.append(name)
    if node.kind == "list" and len(names) == 1:
        walker.tell("seats-number", node, number=len(names))
    return tuple(names)


def seat_index(walker: Walker, node: Node, names: tuple[str, ...]) -> int:
    """The index of a seat that is named; 0 when there is no such seat."""
    name = walker.word(node, "seat")
    if name in names:
        return names.index(name)
    if name and names:
        walker.tell("seat-unknown", node, seat=name[:30], known=names)
    return 0


def speakers(rules: RuleSet, seats: int, dealer: int) -> tuple[int, ...]:
    """The seats that play, the first to speak first (D5, T5)."""
    order = tuple((dealer + 1 + step) % seats for step in range(seats))
    return order[: rules.players(seats)]


def _line(walker: Walker, node: Node, table: _Table, after: bool) -> RecordLine | None:
    """One line of ``actions``; ``after`` says that lines of the hand come before it."""
    if node.kind == "map":
        return _map_line(walker, node, table, after)
    cards: list[tuple[Card, Place]] = walker.cards(node, "actions")
    if not cards:
        return None
    return TrickLine(tuple(one for one, _ in cards), tuple(place for _, place in cards))


def _map_line(walker: Walker, node: Node, table: _Table, after: bool) -> RecordLine | None:
    fields = walker.fields(node, "swap")
    kinds = [key for key in _LINES if fields.has(key)]
    if len(kinds) != 1:
        if kinds:
            walker.tell("key-other-step", fields.values[kinds[1]], key=kinds[1], kind=kinds[0])
        else:
            fields.need("swap")
        return None
    kind = kinds[0]
    given = fields.values[kind]
    if kind in ("bids", "trumps"):
        if fields.has("by"):
            walker.tell("key-other-step", fields.values["by"], key="by", kind=kind)
        if kind == "trumps":
            return NameLine(walker.suit(given, kind), walker.place(given))
        players = speakers(table.rules, len(table.names), table.dealer) or (0,)
        calls, places = read_calls(walker, given, table.rules, players)
        return CallsLine(calls, places)
    by = fields.need("by")
    if by is None:
        return None
    if not after and kind == "swap":
        walker.tell("swap-first", node, "X3")
    seat, place = seat_index(walker, by, table.names), walker.place(given)
    if kind == "swap":
        return SwapLine(seat, walker.one_card(given, kind), place)
    if kind == "cante":
        return AnnounceLine(seat, walker.suit(given, kind), place)
    text = walker.one_of(given, kind, _MEANINGS)
    meaning = next((one for one in _MEANINGS if one == text), _MEANINGS[0])
    return SignLine(seat, meaning, place)
