"""A `HandRecord` as the text of a file (docs/formats.md): what `hands.read_record` reads back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..game.actions import Pass
from ..game.auction import Call
from ..game.cards import Card, Suit
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
from ..game.ruleset import RuleSet

_PLAIN = re.compile(r"[^\W\d_]\w*(?: \w+)*")
_WORDS = ("null", "true", "false", "on", "off", "yes", "no", "y", "n")


def record_text(record: HandRecord) -> str:
    """The whole file, its last line ended."""
    names = record.names
    lines = [
        "format: 1",
        f"rules: {_rules(record.rules)}",
        f"seats: [{', '.join(map(_name, names))}]",
        f"dealer: {_name(names[record.dealer])}",
    ]
    if record.face_up is not None:
        lines.append(f"face_up: {record.face_up.code}")
    lines.append(f"deck: {_codes(record.deck)}")
    if record.actions:
        lines.append("actions:")
        lines += [f"  - {_line(line, names)}" for line in record.actions]
    else:
        lines.append("actions: []")
    return "\n".join(lines) + "\n"


def _rules(rules: RuleSet) -> str:
    """The name of a rule set, with the values that differ from it."""
    changed = rules.changed()
    if not changed:
        return rules.base
    values = ", ".join(f"{key}: {_value(value)}" for key, value in changed.items())
    return f"{{base: {rules.base}, {values}}}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value.value if isinstance(value, Suit) else str(value)


def _name(name: str) -> str:
    """A seat's name, in quotes where a file needs them."""
    if _PLAIN.fullmatch(name) and name.lower() not in _WORDS:
        return name
    return "'" + name.replace("'", "''") + "'"


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(one.code for one in cards)


def _line(line: RecordLine, names: Sequence[str]) -> str:
    match line:
        case TrickLine(cards):
            return _codes(cards)
        case CallsLine(calls):
            return f"bids: [{', '.join(map(_call, calls))}]"
        case NameLine(suit):
            return f"trumps: {suit.value}"
        case SwapLine(seat, card):
            return f"{{swap: {card.code}, by: {_name(names[seat])}}}"
        case AnnounceLine(seat, suit):
            return f"{{cante: {suit.value}, by: {_name(names[seat])}}}"
        case SignLine(seat, meaning):
            return f"{{sign: {meaning}, by: {_name(names[seat])}}}"


def _call(call: Call) -> str:
    if isinstance(call, Pass):
        return "pass"
    if call.rank is None:
        return str(call.points)
    return f"{call.rank.value}@{call.points}" if call.points else call.rank.value
