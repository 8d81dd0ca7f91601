"""The calls of an auction as files write them: ``pass``, points, or ranks of the called card.

A rank is its code letter or number, as on a card; where ranks are called, points from 62 on are
those of a called two, with or without it: ``62`` or ``2@62`` (A4).
"""

from __future__ import annotations

from collections.abc import Sequence

from ..game.actions import Bid, Pass
from ..game.auction import CALLABLE, CALLED_POINTS, Call
from ..game.cards import Rank
from ..game.errors import Place
from ..game.ruleset import RuleSet
from .decode import Walker
from .source import Node

PASS = "pass"
_SPANISH = {"10": Rank.JACK, "11": Rank.KNIGHT, "12": Rank.KING}
_RANKS = {**{one.value: one for one in CALLABLE}, **_SPANISH}
_MOST = 300


def read_call(walker: Walker, node: Node, rules: RuleSet) -> Call | None:
    """One call, of seat 0 for the time being; None for what is none."""
    text = walker.word(node, "bids").strip()
    if not text:
        return None
    if text.lower() == PASS:
        return Pass(0)
    ranks = rules.auction == "ranks"
    if ranks and text.upper() in _RANKS:
        return Bid(0, 0, _RANKS[text.upper()])
    two, at, points_text = text.partition("@")
    if ranks and at and two == Rank.TWO.value:
        text = points_text
    if text.isascii() and text.isdigit() and len(text) < 4 and int(text) <= _MOST:
        points = int(text)
        if not ranks:
            return Bid(0, points)
        if points >= CALLED_POINTS:
            return Bid(0, points, Rank.TWO)
    walker.tell("call-rank" if ranks else "call-points", node, text=text[:40])
    return None


def call_code(call: Call) -> str:
    """The call as a file writes it."""
    if isinstance(call, Pass):
        return PASS
    return str(call.points) if call.points or call.rank is None else call.rank.value


def read_calls(
    walker: Walker, node: Node, rules: RuleSet, players: Sequence[int]
) -> tuple[tuple[Call, ...], tuple[Place, ...]]:
    """A list of calls and their places; whose each is follows from the order of speaking (A1).

    ``players`` are the seats that speak, the first one first; whoever has passed is left out.
    """
    calls: list[Call] = []
    places: list[Place] = []
    left = list(players)
    at = 0
    items = walker.items(node, "bids")
    for item in items:
        call = read_call(walker, item, rules)
        if call is None:
            continue
        seat = left[at % len(left)] if left else players[0]
        calls.append(Pass(seat) if isinstance(call, Pass) else Bid(seat, call.points, call.rank))
        places.append(walker.place(item))
        if not isinstance(call, Pass):
            at += 1
        elif left:
            at %= len(left)
            left.pop(at)
        if left:
            at %= len(left)
    return tuple(calls), tuple(places)
