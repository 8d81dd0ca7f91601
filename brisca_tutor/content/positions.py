"""A position file -> `Position`: what one seat sees when it must act (docs/formats.md)."""

from __future__ import annotations

from ..game.cards import Card
from ..game.errors import Place
from ..game.ruleset import RULE_SETS
from .decode import Walker
from .fields import Fields
from .hands import seat_index, seat_names
from .models import Position
from .source import Node


def read_position(walker: Walker, root: Node) -> Position | None:
    """The position in this document, or None where it is too broken to be one.

    Every card is named once at the most. Whether the numbers of cards fit the deal is for
    whoever analyses the position.
    """
    before = len(walker.problems)
    fields = walker.fields(root, "position")
    fields.format()
    names = seat_names(walker, fields)
    me_node = fields.need("me")
    stock_node = fields.need("stock")
    face_up_node, swap_node = fields.get("face_up"), fields.get("swap_now")
    seen: list[tuple[Card, Place]] = []
    hand = fields.cards("hand")
    seen += [(one, fields.places[f"hand.{at}"]) for at, one in enumerate(hand)]
    table = _table(walker, fields, names, seen)
    won = [
        (
            tuple(seat_index(walker, key, names) for key in [_part(key, part) for part in parts]),
            cards,
        )
        for key, parts, cards in _piles(walker, fields, "won", seen)
    ]
    known = [
        (seat_index(walker, key, names), cards)
        for key, _, cards in _piles(walker, fields, "known", seen)
    ]
    face_up = walker.one_card(face_up_node, "face_up") if face_up_node is not None else None
    if face_up is not None and face_up_node is not None:
        seen.append((face_up, walker.place(face_up_node)))
    trump = fields.suit("trump")
    if face_up is not None and face_up.suit is not trump and len(walker.problems) == before:
        walker.tell("face-up-suit", fields.places["face_up"], "D4", card=face_up, trump=trump)
    walker.once(seen)
    position = Position(
        rules=fields.rules(RULE_SETS["brisca"]),
        seats=names,
        me=seat_index(walker, me_node, names) if me_node is not None else 0,
        hand=hand,
        trump=trump,
        face_up=face_up,
        stock=walker.number(stock_node, "stock", 0, 48) if stock_node is not None else 0,
        table=tuple(table),
        won=tuple(won),
        known=tuple(known),
        swap_now=walker.switch(swap_node, "swap_now") if swap_node is not None else False,
        file=walker.source.file,
        places=fields.places,
    )
    return position if len(walker.problems) == before else None


def _table(
    walker: Walker, fields: Fields, names: tuple[str, ...], seen: list[tuple[Card, Place]]
) -> list[tuple[int, Card]]:
    node = fields.get("table")
    if node is None or (node.kind == "list" and not node.items):
        return []
    table = []
    for item in walker.items(node, "table"):
        inner = walker.fields(item, "table")
        seat, card = inner.need("seat"), inner.need("card")
        if seat is not None and card is not None:
            one = walker.one_card(card, "card")
            table.append((seat_index(walker, seat, names), one))
            seen.append((one, walker.place(card)))
    seats = [seat for seat, _ in table]
    if len(set(seats)) < len(seats):
        walker.tell("seat-twice", node, "D5", seat=names[max(seats, key=seats.count)])
    return table


def _piles(
    walker: Walker, fields: Fields, key: str, seen: list[tuple[Card, Place]]
) -> list[tuple[Node, list[str], tuple[Card, ...]]]:
    """A map of seats (or sides, ``Ana+Carmen``) to cards."""
    node = fields.get(key)
    if node is None:
        return []
    if node.kind != "map":
        walker.tell("expected-map", node, kind=key)
        return []
    piles = []
    for seat, value in node.pairs:
        cards: list[tuple[Card, Place]] = []
        nothing = value.empty or (value.kind == "text" and not value.text.strip())
        if not (nothing or (value.kind == "list" and not value.items)):
            cards = walker.cards(value, key)
        seen += cards
        piles.append((seat, seat.text.split("+"), tuple(one for one, _ in cards)))
    return piles


def _part(node: Node, text: str) -> Node:
    part = Node("text", (node.line, node.column), text, node.style)
    part.end_line, part.end_column = node.end_line, node.end_column
    return part
