"""A replayed hand as in docs/formats.md: the tricks, what was bid for them, and how it ended."""

from __future__ import annotations

from typing import Any

from ..game.actions import Pass
from ..game.auction import Call
from ..game.record import Replay
from ..game.scoring import hand_result
from ..reasons.contract import explain_contract
from ..reasons.ledger import known_sides
from ..reasons.trick import explain_played


def replay_json(hand: Replay) -> dict[str, Any]:
    """The facts of ``replay --json``."""
    names, state, rules = hand.record.names, hand.state, hand.deal.rules
    result = hand_result(state)
    known = known_sides(state)
    sides = ["+".join(names[seat] for seat in side) for side in known]
    points = [sum(state.points[seat] for seat in side) for side in known]
    face_up = hand.deal.face_up if state.trump_known else None
    facts: dict[str, Any] = {
        "trump": state.trump.value if state.trump and state.trump_known else None,
        "face_up": face_up.code if face_up else None,
        **_auction(hand),
        "tricks": _tricks(hand),
        "totals": dict(zip(names, state.points, strict=True)),
    }
    if rules.signs != "off":
        facts["signs"] = [
            {"seat": names[one.seat], "sign": one.meaning, "trick": one.number}
            for one in state.signs
        ]
    if rules.indicator == "unseen":
        shown = next((one.number for one in hand.tricks if one.trump_shown), None)
        facts["trump_shown"] = shown
    if any(len(side) > 1 for side in known):
        facts["sides"] = dict(zip(sides, points, strict=True))
    return {
        **facts,
        "sum": sum(state.points),
        "result": {
            "kind": result.kind,
            "winners": [sides[side] for side in result.winners],
            "game_points": result.game_points,
        },
    }


def _tricks(hand: Replay) -> list[dict[str, Any]]:
    names = hand.record.names
    tricks = []
    for one in hand.tricks:
        reason = explain_played(one)
        tricks.append(
            {
                "number": one.number,
                "leader": names[one.leader],
                "plays": [{"seat": names[play.seat], "card": play.card.code} for play in one.plays],
                "winner": names[one.won.winner] if one.won else None,
                "reason": reason.reason if reason else None,
                "points": one.won.points if one.won else None,
                "totals": dict(zip(names, one.totals, strict=True)),
                "swap": {
                    "seat": names[one.swap.seat],
                    "gives": one.swap.gives.code,
                    "takes": one.swap.takes.code,
                }
                if one.swap
                else None,
                "draws": [{"seat": names[draw.seat], "card": draw.card.code} for draw in one.draws],
            }
        )
    return tricks


def _auction(hand: Replay) -> dict[str, Any]:
    """The auction, the contract and the cantes, where the rules have an auction."""
    auction, names = hand.state.auction, hand.record.names
    if auction is None:
        return {}
    facts: dict[str, Any] = {
        "auction": [{"seat": names[one.seat], "bid": _bid(one)} for one in auction.calls],
        "contract": _contract(hand),
    }
    if hand.deal.rules.cantes:
        facts["cantes"] = [
            {
                "seat": names[one.cante.seat],
                "suit": one.cante.suit.value,
                "points": one.cante.points,
                "trick": one.number,
            }
            for one in hand.tricks
            if one.cante
        ]
    return facts


def _bid(call: Call) -> str | int:
    """A call as files have it: ``pass``, points, a rank, or points for a called two."""
    if isinstance(call, Pass):
        return "pass"
    if call.rank is None:
        return call.points
    return f"{call.rank.value}@{call.points}" if call.points else call.rank.value


def _contract(hand: Replay) -> dict[str, Any] | None:
    """What was undertaken, and once the hand is over how it ended and what it pays."""
    contract, names = hand.state.contract, hand.record.names
    if contract is None or hand.state.auction is None:
        return None
    facts: dict[str, Any] = {
        "declarer": names[contract.declarer],
        "needed": contract.needed,
        "trump": contract.trump.value,
    }
    if contract.called is not None:
        shown_in, partner = hand.state.auction.shown_in, contract.partner
        facts["called"] = contract.called.code
        facts["partner"] = names[partner] if shown_in and partner is not None else None
        facts["shown_in"] = shown_in or None
    reason = explain_contract(hand.state)
    if reason is None:
        return {**facts, "made": None}
    return {
        **facts,
        "cards": reason.cards,
        "cantes": reason.cantes,
        "bonus": reason.bonus,
        "points": reason.points,
        "made": reason.made,
        "capote": reason.capote,
        "scores": dict(zip(names, reason.scores, strict=True)),
    }
