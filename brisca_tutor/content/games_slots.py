"""What the slots of the texts of `models_games` stand for (see `facts`)."""

from __future__ import annotations

from collections.abc import Mapping

from ..game.auction import needed
from ..game.cantes import cante_problem
from ..game.cards import Suit
from ..game.ruleset import IN_SUITS, IN_TRUMPS, RuleSet
from .games_state import (
    announcing,
    auction_state,
    contract_scoring,
    declared_points,
    match_after,
    resting,
)
from .models_games import (
    AuctionStep,
    CanteStep,
    ContractStep,
    GameStep,
    MayPlayStep,
    PartnerStep,
    RestStep,
    SignStep,
)
from .step import SeatName


def special_slots(step: GameStep, rules: RuleSet) -> Mapping[str, object]:
    """The values of the slots of such a step.

    Raises:
        Problem: what the engine raises for a step that was never checked.
    """
    match step:
        case MayPlayStep(plays=()) | SignStep():
            return {} if step.trump is None else {"trump": step.trump}
        case MayPlayStep():
            seat, card = step.plays[0]
            lead = {"card": card, "seat": SeatName(seat)}
            return {"trump": step.trump, "led": card.suit, "lead": lead}
        case CanteStep(ask="cante_points"):
            return {"trump": step.trump, "answer": cante_points(step, rules)}
        case CanteStep():
            return {"trump": step.trump}
        case AuctionStep(ask="needed"):
            auction = auction_state(step, rules).auction
            assert auction is not None and auction.best is not None
            return {"answer": needed(auction.best)}
        case ContractStep():
            return _contract(step, rules)
        case PartnerStep():
            return {"called": step.called}
        case RestStep():
            return {"answer": SeatName(resting(step))}
    return {}


def cante_points(step: CanteStep, rules: RuleSet) -> int:
    """The most points that can be announced at this moment; 0 for nothing (A3)."""
    state = announcing(step, rules)
    suits = [suit for suit in Suit if cante_problem(state, 0, suit) is None]
    if step.trump in suits:
        return IN_TRUMPS
    return IN_SUITS if suits else 0


def _contract(step: ContractStep, rules: RuleSet) -> Mapping[str, object]:
    points = declared_points(step, rules).points
    facts: dict[str, object] = {
        "contract": {"needed": step.needed, "cards": step.points, "points": points}
    }
    if step.ask == "tally":
        facts["answer"] = match_after(step, rules).scores[step.seats.index(step.of)]
    elif step.ask == "score":
        facts["answer"] = contract_scoring(step, rules)[step.seats.index(step.of)]
    elif step.ask in ("margin", "side_total"):
        facts["answer"] = points if step.ask == "side_total" else abs(points - step.needed)
    return facts
