"""Keys that steps and puzzles share: who played what, stated answers, texts for wrong ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..game.cards import CARD_BY_CODE
from . import slots
from .decode import Walker
from .fields import Fields
from .models import SeatCard

MAX_SEATS = 6


def common_texts(fields: Fields, names: Mapping[str, slots.Kind]) -> dict[str, Any]:
    """The texts that every asking step has, and its stated answers."""
    return {
        "idea": fields.text("idea", names),
        "hints": fields.texts("hints", names),
        "done": fields.text("done", names),
        "wrong": wrong_texts(fields, names),
        "answer": stated_answer(fields),
        "places": fields.places,
    }


def inner_fields(fields: Fields, kind: str) -> Fields:
    """The map that stands under the key of a kind of step."""
    inner = fields.walker.fields(fields.values[kind], kind)
    fields.places.update({key: place for key, place in inner.places.items() if key})
    return inner


def wrong_texts(fields: Fields, names: Mapping[str, slots.Kind]) -> dict[str, str]:
    """The map ``wrong``, by the canonical text of the answer."""
    node = fields.get("wrong")
    if node is None:
        return {}
    if node.kind != "map":
        fields.walker.tell("expected-map", node, kind="wrong")
        return {}
    found = {}
    for key, value in node.pairs:
        answer = canonical(key.text)
        fields.places[f"wrong.{answer}"] = fields.walker.place(key)
        found[answer] = fields.walker.text(value, f"wrong.{answer}", names)
    return found


def stated_answer(fields: Fields) -> tuple[str, ...]:
    """What a file states as ``answer``: one text, cards parted by spaces, or a list."""
    node = fields.get("answer")
    if node is None:
        return ()
    if node.kind == "list":
        return tuple(canonical(fields.walker.word(one, "answer")) for one in node.items)
    text = fields.walker.word(node, "answer")
    words = [canonical(word) for word in text.split()]
    return tuple(words) if all(word in CARD_BY_CODE for word in words) else (text.strip(),)


def canonical(text: str) -> str:
    """An answer as it is compared: Spanish numbers become letters, the rest stays."""
    text = text.strip()
    ranks = {"10": "S", "11": "C", "12": "R"}
    code = ranks.get(text[:-1], "") + text[-1:]
    return code if code in CARD_BY_CODE and len(text) == 3 else text


def plays_of(walker: Walker, fields: Fields, least: int, each: int = 1) -> tuple[SeatCard, ...]:
    """The key ``plays``: a list of ``seat: card``; no card twice, and no seat more than ``each``.

    With more than one card ``each`` the seats take turns, as they did the first time (C4).
    """
    node = fields.need("plays")
    if node is None:
        return ()
    plays: list[SeatCard] = []
    cards = []
    seen: list[str] = []
    items = walker.items(node, "plays")
    for at, item in enumerate(items):
        fields.places[f"plays.{at}"] = walker.place(item)
        if item.kind != "map" or len(item.pairs) != 1:
            walker.tell("play-shape", item)
            continue
        key, value = item.pairs[0]
        seat = walker.seat(key, "plays")
        if each == 1:
            if seat in seen:
                walker.tell("seat-twice", key, "D5", seat=seat)
        elif len(seen) == 2 and seat != seen[0]:
            walker.tell("play-turn", key, "C4", seat=seat, turn=seen[0])
        elif len(seen) == 1 and seat == seen[0]:
            walker.tell("seat-twice", key, "C4", seat=seat)
        elif len(seen) == 3 and seen[0] == seen[2] and seat != seen[1]:
            walker.tell("play-turn", key, "C4", seat=seat, turn=seen[1])
        seen.append(seat)
        fields.places[f"plays.{at}"] = walker.place(value)
        text = walker.word(value, seat)
        one = walker.card(text, walker.place(value)) if text else None
        if one is not None:
            plays.append(SeatCard(seat, one))
            cards.append((one, walker.place(value)))
    walker.once(cards)
    most = MAX_SEATS if each == 1 else 2 * each
    if node.kind == "list" and items and not least <= len(items) <= most:
        walker.tell("plays-number", node, number=len(items), low=least, high=most)
    return tuple(plays)


def check_seats(walker: Walker, fields: Fields, number: int) -> None:
    """Hold an optional ``seats`` against the number of cards that make a whole trick."""
    node = fields.get("seats")
    if node is None:
        return
    seats = walker.number(node, "seats", 2, MAX_SEATS)
    if seats != number:
        walker.tell("trick-incomplete", node, seats=seats, cards=number)
