"""What only some rule sets have, put to the engine: duties, auctions, contracts, cantes, signs."""

from __future__ import annotations

from dataclasses import replace

from ..content.calls import call_code
from ..content.games_slots import cante_points
from ..content.games_state import (
    announcing,
    auction_state,
    check_turns,
    deal_of,
    may_play_state,
    resting,
    signing_state,
)
from ..content.models import TrickStep
from ..content.models_games import (
    AuctionStep,
    CanteStep,
    ContractStep,
    GameStep,
    HiddenTrumpStep,
    MayPlayStep,
    PartnerStep,
    RestStep,
    SignStep,
)
from ..game import hand as table
from ..game.actions import Bid, Play, Sign
from ..game.auction import CALLABLE, needed
from ..game.cantes import cante_problem
from ..game.cards import Suit
from ..game.errors import Problem
from ..game.ruleset import RuleSet
from ..game.signing import check as check_sign
from ..game.signs import MEANINGS
from ..game.state import Phase
from ..game.trick import winning_index
from .asking_contracts import contract_question
from .questions import Option, Question

SIGN_OBSTACLES: dict[str, str] = {
    "signs-off": "sign_off",
    "sign-no-partner": "sign_partner",
    "sign-unknown": "sign_code",
    "not-your-turn": "sign_turn",
    "sign-first-trick": "sign_first",
    "sign-false": "sign_false",
}
"""Reason code of the engine -> answer."""


def game_question(step: GameStep, rules: RuleSet) -> Question:
    """What a step about a special rule asks.

    Raises:
        Problem: what the engine has against the situation, with the key of its place as ``at``.
    """
    question = _question(step, rules)
    names = _names(step)
    for problem in question.problems.values():
        for slot in ("seat", "turn", "winner", "declarer"):
            seat = problem.slots.get(slot)
            if isinstance(seat, int):
                problem.slots[slot] = names[seat]
    return question


def _names(step: GameStep) -> tuple[str, ...]:
    """What the seats of a step are called: by itself, or as one calls them from one's own."""
    if isinstance(step, AuctionStep | ContractStep | PartnerStep | RestStep):
        return step.seats
    if isinstance(step, HiddenTrumpStep):
        return tuple(dict.fromkeys(seat for seat, _ in step.tricks[0]))
    others = {2: ("rival",), 3: ("right", "left"), 4: ("right", "partner", "left")}
    return "me", *others.get(step.seats, tuple(map(str, range(2, step.seats + 1))))


def _question(step: GameStep, rules: RuleSet) -> Question:
    match step:
        case MayPlayStep():
            return _may_play(step, rules)
        case AuctionStep():
            return _auction(step, rules)
        case ContractStep():
            return contract_question(step, rules)
        case CanteStep():
            return _cante(step, rules)
        case HiddenTrumpStep():
            return _hidden_trump(step, rules)
        case PartnerStep():
            return _partner(step, rules)
        case SignStep():
            return _sign(step, rules)
        case RestStep():
            return _rests(step, rules)


def shown_question(step: TrickStep, rules: RuleSet) -> Question:
    """Whether the trump that lay unseen is shown after this trick (C2).

    Raises:
        Problem: ``trump-not-hidden``, where these rules show it from the beginning.
    """
    if rules.indicator != "unseen":
        raise Problem("trump-not-hidden", "C2", at="trump")
    shown = any(one.card.suit is step.trump for one in step.plays)
    return Question(
        step.id,
        "choice",
        "shown",
        rules,
        "C2",
        options=(Option("shown_yes"), Option("shown_no")),
        accepted=frozenset({"shown_yes" if shown else "shown_no"}),
        trump=step.trump,
        plays=tuple((seat, one) for seat, one in step.plays),
    )


def _may_play(step: MayPlayStep, rules: RuleSet) -> Question:
    state = may_play_state(step, rules)
    problems: dict[str, Problem] = {}
    for one in step.hand:
        try:
            table.check(state, Play(state.turn, one))
        except Problem as problem:
            problems[one.code] = problem
    return Question(
        step.id,
        "cards",
        step.ask,
        rules,
        "L2" if rules.obligation == "free" or not step.plays else "L4",
        options=tuple(Option(one.code, card=one) for one in step.hand),
        accepted=frozenset(one.code for one in step.hand if one.code not in problems),
        pick_all=True,
        trump=step.trump,
        plays=tuple((seat, one) for seat, one in step.plays),
        cards=step.hand,
        seats=step.seats,
        case=step,
        problems=problems,
    )


def _auction(step: AuctionStep, rules: RuleSet) -> Question:
    state = auction_state(step, rules)
    auction = state.auction
    assert auction is not None
    ranks = rules.auction == "ranks"
    about = Question(step.id, "choice", step.ask, rules, "A4" if ranks else "A1", case=step)
    if step.ask in ("declarer", "turn"):
        over = state.phase is not Phase.BID
        turn = auction.best.seat if over and auction.best is not None else state.turn
        seat = step.seats[turn] if over or step.ask == "turn" else "auction_open"
        if state.phase is Phase.OVER:
            seat = "auction_nobody"
        others = ("auction_nobody",) if step.ask == "turn" else ("auction_open", "auction_nobody")
        return about._replace(
            rule="A2" if over and auction.best is not None and step.ask == "turn" else "A1",
            options=(
                *(Option(one, one) for one in step.seats[: len(state.deal.players)]),
                *(Option(one) for one in others),
            ),
            accepted=frozenset({seat}),
        )
    if step.ask == "needed":
        if state.phase is Phase.BID or auction.best is None:
            raise Problem("auction-not-over", "A1", at="bids")
        return about._replace(kind="number", rule="A2", number=needed(auction.best))
    if state.phase is not Phase.BID:
        raise Problem("auction-is-over", "A1", at="bids")
    legal = [one for one in table.legal_actions(state) if isinstance(one, Bid)]
    if step.ask == "lowest":
        first = legal[0]
        if first.points:
            return about._replace(kind="number", number=first.points)
        return about._replace(
            options=tuple(Option(one.value) for one in CALLABLE),
            accepted=frozenset({call_code(first)}),
        )
    problems: dict[str, Problem] = {}
    for one in step.offer:
        try:
            table.check(state, replace(one, seat=state.turn))
        except Problem as problem:
            problems[call_code(one)] = problem
    codes = [call_code(one) for one in step.offer]
    return about._replace(
        options=tuple(Option(one) for one in codes),
        accepted=frozenset(one for one in codes if one not in problems),
        pick_all=True,
        problems=problems,
    )


def _cante(step: CanteStep, rules: RuleSet) -> Question:
    state = announcing(step, rules)
    problems = {
        suit.value: problem
        for suit in Suit
        if (problem := cante_problem(state, 0, suit)) is not None
    }
    about = Question(
        step.id,
        "choice",
        step.ask,
        rules,
        "A3",
        trump=step.trump,
        cards=step.hand,
        case=step,
        problems=problems,
    )
    if step.ask == "cante_points":
        return about._replace(kind="number", number=cante_points(step, rules))
    return about._replace(
        options=tuple(Option(suit.value) for suit in Suit),
        accepted=frozenset(suit.value for suit in Suit if suit.value not in problems),
        pick_all=True,
    )


def _hidden_trump(step: HiddenTrumpStep, rules: RuleSet) -> Question:
    if rules.indicator != "unseen":
        raise Problem("trump-not-hidden", "C2", at="hidden_trump")
    check_turns(step.tricks, _names(step), None, rules)
    problems: dict[str, Problem] = {}
    finished = step.tricks[:-1] if step.winner else step.tricks
    for number, trick in enumerate(finished, 1):
        for _, one in trick:
            problems.setdefault(
                one.suit.value,
                Problem("suit-played-unshown", "C2", card=one, number=number, suit=one.suit),
            )
    last = step.tricks[-1]
    for suit in Suit if step.winner else ():
        seat, one = last[winning_index([card for _, card in last], suit)]
        if seat != step.winner:
            problems.setdefault(
                suit.value, Problem("suit-would-win", "C2", suit=suit, card=one, seat=seat)
            )
    return Question(
        step.id,
        "choice",
        step.ask,
        rules,
        "C2",
        options=tuple(Option(suit.value) for suit in Suit),
        accepted=frozenset(suit.value for suit in Suit if suit.value not in problems),
        pick_all=True,
        case=step,
        problems=problems,
    )


def _partner(step: PartnerStep, rules: RuleSet) -> Question:
    if rules.auction != "ranks":
        raise Problem("no-auction", "A4", at="partner")
    deal_of(rules, len(step.seats))
    check_turns(step.tricks, step.seats, step.called.suit, rules)
    holder = next((seat for trick in step.tricks for seat, one in trick if one is step.called), "")
    if step.called in step.hand:
        holder = "me"
    right = "partner_self" if holder == step.declarer else holder or "partner_unknown"
    return Question(
        step.id,
        "choice",
        step.ask,
        rules,
        "A5",
        options=(
            *(Option(one, one) for one in step.seats if one != step.declarer),
            Option("partner_self"),
            Option("partner_unknown"),
        ),
        accepted=frozenset({right}),
        case=step,
        holder=holder,
    )


def _sign(step: SignStep, rules: RuleSet) -> Question:
    about = Question(step.id, "choice", step.ask, rules, "T3", case=step)
    if step.ask == "sign_means":
        return about._replace(
            options=tuple(Option(one) for one in MEANINGS[rules.sign_code]),
            accepted=frozenset({step.meaning}),
        )
    state = signing_state(step, rules)
    found: dict[str, Problem] = {}
    while True:
        try:
            check_sign(state, Sign(0, step.meaning))
            break
        except Problem as problem:
            found[SIGN_OBSTACLES[problem.code]] = problem
            if problem.code == "not-your-turn":
                state = state._replace(turn=0)
            elif problem.code == "sign-first-trick":
                state = state._replace(number=2)
            else:
                break
    return about._replace(
        options=tuple(Option(one) for one in ("sign_yes", *SIGN_OBSTACLES.values())),
        accepted=frozenset(found) or frozenset({"sign_yes"}),
        trump=step.trump,
        cards=step.hand,
        problems=found,
    )


def _rests(step: RestStep, rules: RuleSet) -> Question:
    if not rules.rests(len(step.seats)):
        raise Problem("nobody-rests", "T5", seats=len(step.seats), at="seats")
    who = resting(step)
    return Question(
        step.id,
        "seat",
        step.ask,
        rules,
        "T5",
        options=tuple(Option(one, one) for one in step.seats),
        accepted=frozenset({who}),
        case=step,
    )
