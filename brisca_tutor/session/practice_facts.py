"""A practice as plain facts, for a file, and back: what is read is never trusted.

Facts are maps, lists, texts, numbers and switches, as JSON has them. An action is a text: ``6o``
plays the card, ``swap 7e`` swaps it, ``draw`` goes on without, ``bid 70`` bids points, ``bid R``
calls a rank, ``bid 2@70`` the two for points, ``pass`` passes, ``trump e`` names trumps, ``cante
o`` announces, ``sign ace`` makes a sign; whose it is follows from the rules. Nothing that the
deal code holds is written a second time.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from ..game import dealcode
from ..game.actions import Action, Announce, Bid, Draw, Name, Pass, Play, Sign, Swap
from ..game.cards import CARD_BY_CODE, Card, Rank, Suit
from ..game.changes import rule_set
from ..game.deal import make_deal
from ..game.digits import whole_number
from ..game.errors import Problem
from ..game.hand import apply, start
from ..game.match import Match
from ..game.ruleset import RuleSet
from ..game.signs import MEANINGS
from ..players.base import LEVELS, Level
from .practice import RUNGS, Practice, resume
from .tables import TUTORS, Table, Tutor

FORMAT = 1
MOST = 10_000
"""What no score of a match goes beyond, nor below where contracts can be lost."""

_SUITS = {suit.value: suit for suit in Suit}
_RANKS = {rank.value: rank for rank in Rank}

Facts = Mapping[str, Any]


def facts_of(practice: Practice) -> dict[str, Any]:
    """Everything needed to go on with this practice exactly."""
    table, match = practice.table, practice.match
    return {
        "format": FORMAT,
        "deal": practice.deal,
        "rules": _rules_facts(table.rules),
        "seats": list(table.names),
        "levels": [level or "person" for level in table.levels],
        "open": table.open_hands,
        "tutor": table.tutor,
        "why": table.why,
        "show_points": table.show_points,
        "match": {
            "scores": list(match.scores),
            "hands": match.hands,
            "ties": match.ties,
            "stake": match.stake,
            "last_side": list(match.last_side),
        },
        "actions": [_text(action) for action in practice.actions],
        "wishes": sorted(practice.wishes),
        "hints": [list(one) for one in practice.hints],
        "over": practice.over,
    }


def practice_of(facts: Facts) -> Practice:
    """The practice that these facts describe, every action checked by the engine.

    Raises:
        Problem: ``practice-facts`` (part): that part is missing or cannot be;
            ``practice-newer`` (version): written by a newer version.
    """
    version = facts.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise Problem("practice-newer", version=str(version))
    if version != FORMAT:
        raise Problem("practice-facts", part="format")
    try:
        return _practice(facts)
    except Problem as problem:
        if problem.code == "practice-facts":
            raise
        raise Problem("practice-facts", part=problem.code) from problem


def _practice(facts: Facts) -> Practice:
    code = dealcode.decode(_word(facts, "deal"))
    rules = _rules(_map(facts, "rules"))
    names = tuple(_words(facts, "seats"))
    levels = tuple(_level(word) for word in _words(facts, "levels"))
    if not len(names) == len(levels) == code.seats or None not in levels:
        raise Problem("practice-facts", part="seats")
    if len(set(names)) < len(names) or not all(map(_is_name, names)):
        raise Problem("practice-facts", part="seats")
    table = Table(
        rules,
        names,
        levels,
        open_hands=_switch(facts, "open"),
        tutor=_tutor(_word(facts, "tutor")),
        why=_switch(facts, "why"),
        show_points=_switch(facts, "show_points"),
    )
    match = _match(rules, code.seats, code.dealer, _map(facts, "match"))
    actions = _actions(table, code, _words(facts, "actions"))
    wishes = frozenset(_numbers(facts.get("wishes"), "wishes", code.seats - 1))
    hints = []
    for one in _list(facts, "hints"):
        at, step = _pair(_numbers(one, "hints", 200))
        if not 1 <= step <= RUNGS:
            raise Problem("practice-facts", part="hints")
        hints.append((at, step))
    return resume(table, match, code, actions, wishes, tuple(hints))


def _actions(table: Table, code: dealcode.DealCode, texts: list[str]) -> list[Action]:
    """The actions with their seats, which follow from playing them."""
    state, _ = start(make_deal(table.rules, table.seats, code.dealer, dealcode.deck_of(code)))
    actions: list[Action] = []
    for text in texts:
        action = _action(table.rules, state.turn, text)
        state, _ = apply(state, action)
        actions.append(action)
    return actions


def _action(rules: RuleSet, seat: int, text: str) -> Action:
    """The action of this text, done by this seat."""
    word, _, rest = text.partition(" ")
    if not rest:
        plain: dict[str, Action] = {"draw": Draw(seat), "pass": Pass(seat)}
        return plain.get(word) or Play(seat, _card(word))
    if word == "swap":
        return Swap(seat, _card(rest))
    if word == "bid":
        return _bid(rules, seat, rest)
    if word == "trump" and rest in _SUITS:
        return Name(seat, _SUITS[rest])
    if word == "cante" and rest in _SUITS:
        return Announce(seat, _SUITS[rest])
    if word == "sign":
        for meanings in MEANINGS.values():
            for meaning in meanings:
                if meaning == rest:
                    return Sign(seat, meaning)
    raise Problem("practice-facts", part="actions")


def _bid(rules: RuleSet, seat: int, text: str) -> Bid:
    rank, mark, points = text.rpartition("@")
    if rules.auction == "ranks" and text in _RANKS:
        return Bid(seat, 0, _RANKS[text])
    number = whole_number(points, 1, 999)
    if number is None or (mark and rank not in _RANKS):
        raise Problem("practice-facts", part="actions")
    return Bid(seat, number, _RANKS[rank] if rank else None)


def _match(rules: RuleSet, seats: int, dealer: int, facts: Facts) -> Match:
    least = -MOST if rules.match == "contract" else 0
    scores = tuple(_numbers(facts.get("scores"), "match", MOST, least))
    hands, ties, stake = (
        _numbers([facts.get(key)], "match", 1 << 40)[0] for key in ("hands", "ties", "stake")
    )
    last_side = tuple(_numbers(facts.get("last_side"), "match", seats - 1))
    match = Match(rules, seats, dealer, scores, hands, ties, stake, last_side)
    if len(scores) != seats or stake < 1 or match.over:
        raise Problem("practice-facts", part="match")
    return match


def _rules_facts(rules: RuleSet) -> dict[str, Any]:
    changed: dict[str, str] = {}
    for key, value in rules.changed().items():
        if isinstance(value, bool):
            changed[key] = "on" if value else "off"
        else:
            changed[key] = str(value.value if isinstance(value, Enum) else value)
    return {"base": rules.base, "changed": changed}


def _rules(facts: Facts) -> RuleSet:
    changed = _map(facts, "changed")
    if not all(isinstance(value, str) for value in changed.values()):
        raise Problem("practice-facts", part="rules")
    return rule_set(_word(facts, "base"), dict(changed))


def _text(action: Action) -> str:
    match action:
        case Play(_, one):
            return one.code
        case Swap(_, one):
            return f"swap {one.code}"
        case Draw():
            return "draw"
        case Bid(_, points, rank):
            parts = [rank.value if rank else "", str(points) if points else ""]
            return f"bid {'@'.join(part for part in parts if part)}"
        case Pass():
            return "pass"
        case Name(_, suit):
            return f"trump {suit.value}"
        case Announce(_, suit):
            return f"cante {suit.value}"
        case Sign(_, meaning):
            return f"sign {meaning}"


def _is_name(text: str) -> bool:
    """Whether a seat can be called that: short, and bearable on a screen and in a file."""
    return 1 <= len(text) <= 40 and text.isprintable() and bool(text.strip())


def _card(code: str) -> Card:
    if code not in CARD_BY_CODE:
        raise Problem("practice-facts", part="actions")
    return CARD_BY_CODE[code]


def _level(word: str) -> Level | None:
    if word == "person":
        return None
    for level in LEVELS:
        if word == level:
            return level
    raise Problem("practice-facts", part="levels")


def _tutor(word: str) -> Tutor:
    for tutor in TUTORS:
        if word == tutor:
            return tutor
    raise Problem("practice-facts", part="tutor")


def _switch(facts: Facts, part: str) -> bool:
    value = facts.get(part)
    if not isinstance(value, bool):
        raise Problem("practice-facts", part=part)
    return value


def _word(facts: Facts, part: str) -> str:
    value = facts.get(part)
    if not isinstance(value, str):
        raise Problem("practice-facts", part=part)
    return value


def _map(facts: Facts, part: str) -> Facts:
    value = facts.get(part)
    if not isinstance(value, dict):
        raise Problem("practice-facts", part=part)
    return value


def _list(facts: Facts, part: str) -> list[Any]:
    value = facts.get(part)
    if not isinstance(value, list) or len(value) > 500:
        raise Problem("practice-facts", part=part)
    return value


def _words(facts: Facts, part: str) -> list[str]:
    value = _list(facts, part)
    if not all(isinstance(one, str) for one in value):
        raise Problem("practice-facts", part=part)
    return value


def _numbers(value: object, part: str, highest: int, lowest: int = 0) -> list[int]:
    if not isinstance(value, list) or len(value) > 500:
        raise Problem("practice-facts", part=part)
    if not all(type(one) is int and lowest <= one <= highest for one in value):
        raise Problem("practice-facts", part=part)
    return value


def _pair(value: list[int]) -> tuple[int, int]:
    if len(value) != 2:
        raise Problem("practice-facts", part="hints")
    return value[0], value[1]
