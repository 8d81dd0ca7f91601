"""A position file -> `Position`: what one seat sees when it must act (docs/formats.md)."""

from __future__ import annotations

from ..game.auction import CALLED_POINTS, Call
from ..game.cards import Card, Suit
from ..game.errors import Place, Problem
from ..game.ruleset import RULE_SETS, RuleSet
from .calls import read_calls
from .decode import Walker
from .fields import Fields
from .hands import seat_index, seat_names
from .position import Position, Undertaking
from .source import Node


def read_position(walker: Walker, root: Node) -> Position | None:
    """The position in this document, or None where it is too broken to be one.

    Every card is named once at the most. Whether the numbers of cards fit the deal is for
    whoever analyses the position.
    """
    before = len(walker.problems)
    fields = walker.fields(root, "position")
    fields.format()
    rules = fields.rules(RULE_SETS["brisca"])
    names = seat_names(walker, fields)
    me_node = fields.need("me")
    bidding = fields.has("bids")
    drawn = len(names) * rules.hand_size < _pack(rules, len(names))
    stock_node = fields.need("stock") if drawn and not bidding else fields.get("stock")
    face_up_node = fields.get("face_up")
    seen: list[tuple[Card, Place]] = []
    hand = fields.cards("hand")
    seen += [(one, fields.places[f"hand.{at}"]) for at, one in enumerate(hand)]
    table = _table(walker, fields, names, seen, rules.cards_each)
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
    open_stock = fields.cards("open_stock") if fields.has("open_stock") else ()
    seen += [(one, fields.places[f"open_stock.{at}"]) for at, one in enumerate(open_stock)]
    unnamed = bidding or (rules.indicator == "unseen" and face_up is None)
    trump = None if unnamed and not fields.has("trump") else fields.suit("trump")
    if face_up is not None and len(walker.problems) == before:
        if rules.indicator == "none":
            walker.tell("face-up-none", fields.places["face_up"], "D4")
        elif face_up.suit is not trump and trump is not None:
            walker.tell("face-up-suit", fields.places["face_up"], "D4", card=face_up, trump=trump)
    walker.once(seen)
    position = Position(
        rules=rules,
        seats=names,
        me=seat_index(walker, me_node, names) if me_node is not None else 0,
        hand=hand,
        trump=trump,
        face_up=face_up,
        stock=walker.number(stock_node, "stock", 0, 48) if stock_node is not None else None,
        table=tuple(table),
        won=tuple(won),
        known=tuple(known),
        open_stock=open_stock,
        swap_now=_switch(walker, fields, "swap_now"),
        announce_now=_switch(walker, fields, "announce_now"),
        bids=_bids(walker, fields, rules, len(names)),
        contract=_undertaken(walker, fields, rules, names),
        cantes=_cantes(walker, fields, names),
        file=walker.source.file,
        places=fields.places,
    )
    return position if len(walker.problems) == before else None


def _pack(rules: RuleSet, seats: int) -> int:
    try:
        return rules.pack_size(seats)
    except Problem:  # told by whoever analyses the position
        return 0


def _switch(walker: Walker, fields: Fields, key: str) -> bool:
    node = fields.get(key)
    return False if node is None else walker.switch(node, key)


def _bids(walker: Walker, fields: Fields, rules: RuleSet, seats: int) -> tuple[Call, ...] | None:
    """The auction so far; the first seat speaks first."""
    node = fields.get("bids")
    if node is None:
        return None
    if node.kind == "list" and not node.items:
        return ()
    calls, places = read_calls(walker, node, rules, range(max(seats, 1)))
    fields.places.update({f"bids.{at}": place for at, place in enumerate(places)})
    return calls


def _undertaken(
    walker: Walker, fields: Fields, rules: RuleSet, names: tuple[str, ...]
) -> Undertaking | None:
    node = fields.get("contract")
    if node is None:
        return None
    inner = walker.fields(node, "undertaken")
    fields.places.update({f"contract.{key}": place for key, place in inner.places.items() if key})
    ranks = rules.auction == "ranks"
    declarer = inner.need("declarer")
    called = inner.need("called") if ranks else inner.get("called")
    if not ranks:
        inner.need("bid")
    partner = inner.get("partner")
    return Undertaking(
        0 if declarer is None else seat_index(walker, declarer, names),
        inner.number("bid", 1, 300, CALLED_POINTS),
        None if called is None else walker.one_card(called, "called"),
        None if partner is None else seat_index(walker, partner, names),
    )


def _cantes(walker: Walker, fields: Fields, names: tuple[str, ...]) -> tuple[tuple[int, Suit], ...]:
    node = fields.get("cantes")
    if node is None or (node.kind == "list" and not node.items):
        return ()
    found = []
    for item in walker.items(node, "cantes"):
        inner = walker.fields(item, "announced")
        by = inner.need("by")
        suit = inner.suit("suit")
        if by is not None:
            found.append((seat_index(walker, by, names), suit))
    return tuple(found)


def _table(
    walker: Walker,
    fields: Fields,
    names: tuple[str, ...],
    seen: list[tuple[Card, Place]],
    each: int,
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
    if names and len(set(seats)) * each < len(seats):
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
