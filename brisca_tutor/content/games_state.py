"""The situations of `models_games`, set up in the engine, or what the engine has against them.

A `Problem` raised here has the key of its place in the step as the slot ``at``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from ..game.actions import Bid
from ..game.auction import CALLED_POINTS, Auction, Cante, Contract, bid_problem
from ..game.bidding import sides_of
from ..game.cards import PACK_POINTS, Card, Rank, Suit
from ..game.deal import Deal, make_deal
from ..game.errors import Problem
from ..game.events import Played
from ..game.hand import apply, start
from ..game.match import Match, after, new_match
from ..game.ruleset import IN_SUITS, IN_TRUMPS, RuleSet
from ..game.scoring import ContractResult, HandResult, contract_scores
from ..game.state import Phase, State
from ..game.trick import winning_index
from .models_games import AuctionStep, CanteStep, ContractStep, MayPlayStep, RestStep, SignStep
from .step import SeatCard

NO_CARDS: tuple[Card, ...] = ()


def deal_of(rules: RuleSet, seats: int) -> Deal:
    """Some deal at a table of so many seats; the last one deals.

    Raises:
        Problem: what `RuleSet.pack_size` raises.
    """
    return make_deal(rules, seats, seats - 1, rules.cards(seats))


def may_play_state(step: MayPlayStep, rules: RuleSet) -> State:
    """My turn to play to this trick.

    Raises:
        Problem: ``plays-number`` (the trick is full), ``position-stock``, or as `deal_of`.
    """
    deal = deal_of(rules, step.seats)
    players = len(deal.players)
    laid = len(step.plays)
    if laid >= deal.plays:
        raise Problem("plays-number", number=laid, low=0, high=deal.plays - 1, at="plays")
    if step.stock > len(deal.deck) - deal.dealt or step.stock % players:
        raise Problem("position-stock", "S1", cards=step.stock, seats=players, at="stock")
    me = deal.players[laid % players]
    hands = [NO_CARDS] * deal.seats
    hands[me] = step.hand
    state, _ = start(deal)
    return state._replace(
        phase=Phase.PLAY,
        turn=me,
        trump=step.trump,
        face_up=None,
        hands=tuple(hands),
        drawn=len(deal.deck) - step.stock,
        trick=tuple(
            Played(deal.players[at % players], one) for at, (_, one) in enumerate(step.plays)
        ),
    )


def auction_state(step: AuctionStep, rules: RuleSet) -> State:
    """The auction after the calls of the step.

    Raises:
        Problem: ``no-auction``, what `hand.check` has against a call, or as `deal_of`.
    """
    if rules.auction == "none":
        raise Problem("no-auction", "A1", at="auction")
    state, _ = start(deal_of(rules, len(step.seats)))
    for place, call in enumerate(step.bids):
        try:
            state, _ = apply(state, replace(call, seat=state.turn))
        except Problem as problem:
            problem.slots["at"] = f"bids.{place}"
            raise
    return state


def contract_of(step: ContractStep, rules: RuleSet) -> tuple[Deal, Contract]:
    """The deal and the contract of a step.

    Raises:
        Problem: ``no-auction``, ``contract-rests`` (the declarer sits out),
            ``contract-partner`` (the declarer as its own partner), ``contract-called``,
            ``contract-cantes``, what `bid_problem` has against the points, or as `deal_of`.
    """
    if rules.auction == "none":
        raise Problem("no-auction", "A1", at="contract")
    deal = deal_of(rules, len(step.seats))
    declarer = step.seats.index(step.declarer)
    if declarer not in deal.players:
        raise Problem("contract-rests", "T5", seat=step.declarer, at="declarer")
    if step.partner == step.declarer:
        raise Problem("contract-partner", "A5", seat=step.partner, at="partner")
    problem = _bid_problem(step, rules)
    if problem is not None:
        problem.slots["at"] = "bid"
        raise problem
    if (step.called is not None) != (rules.auction == "ranks"):
        raise Problem("contract-called", "A4", at="called")
    possible = [*range(0, IN_TRUMPS + 3 * IN_SUITS + 1, IN_SUITS)]
    if step.cantes not in (possible if rules.cantes else [0]):
        raise Problem("contract-cantes", "A3", points=step.cantes, at="cantes")
    trump = step.called.suit if step.called is not None else Suit.COINS
    partner = step.seats.index(step.partner) if step.partner else None
    return deal, Contract(declarer, step.needed, trump, step.called, partner)


def _bid_problem(step: ContractStep, rules: RuleSet) -> Problem | None:
    if rules.auction == "points":
        return bid_problem(rules, None, Bid(0, step.needed))
    if step.needed == CALLED_POINTS:
        return None
    two = step.called is not None and step.called.rank is Rank.TWO
    before = Bid(0, 0, Rank.TWO) if two else None
    return bid_problem(rules, before, Bid(0, step.needed, Rank.TWO))


class Declared(NamedTuple):
    """Points of the declarer's side: the last trick bonus and all together."""

    bonus: int
    points: int


def declared_points(step: ContractStep, rules: RuleSet) -> Declared:
    """What the declarer's side has (H5, A3).

    Raises:
        Problem: as `contract_of`.
    """
    deal, contract = contract_of(step, rules)
    side = next(one for one in sides_of(deal, contract) if contract.declarer in one)
    last = step.last and step.seats.index(step.last) in side
    bonus = rules.last_trick_bonus if last else 0
    return Declared(bonus, step.points + step.cantes + bonus)


def contract_scoring(step: ContractStep, rules: RuleSet) -> tuple[int, ...]:
    """By seat, what the contract adds to the match (A2, A6).

    Raises:
        Problem: as `contract_of`.
    """
    deal, contract = contract_of(step, rules)
    made = declared_points(step, rules).points >= contract.needed
    return contract_scores(
        rules,
        deal.seats,
        contract,
        sides_of(deal, contract),
        made,
        step.points in (0, PACK_POINTS),
        PACK_POINTS - step.points,
    )


def match_after(step: ContractStep, rules: RuleSet) -> Match:
    """The match once this contract has been scored (A2, A6).

    Raises:
        Problem: as `contract_of`.
    """
    deal, contract = contract_of(step, rules)
    sides = sides_of(deal, contract)
    ours = next(at for at, side in enumerate(sides) if contract.declarer in side)
    points = declared_points(step, rules).points
    made = points >= contract.needed
    scores = contract_scoring(step, rules)
    called = contract.called is not None
    paid = ContractResult(
        contract.declarer, contract.partner, called, contract.needed, points, made, False, scores
    )
    result = HandResult("win", (ours if made else 1 - ours,), (), (), sides=sides, contract=paid)
    match = new_match(rules, deal.seats, deal.dealer)
    return after(match._replace(scores=step.before or match.scores), deal, result)


def announcing(step: CanteStep, rules: RuleSet) -> State:
    """The moment at which I, seat 0, think of announcing.

    Raises:
        Problem: ``announcing-partner`` (the declarer is a partner where there is none), or as
            `deal_of`.
    """
    deal = deal_of(rules, step.seats)
    declarer = {"me": 0, "rival": 1, "partner": 2}[step.declarer]
    if step.declarer == "partner" and (len(deal.sides) != 2 or not rules.teams(step.seats)):
        raise Problem("announcing-partner", "T1", seats=step.seats, at="declarer")
    contract = Contract(declarer, rules.lowest_bid, step.trump)
    cantes = tuple(
        Cante(0, suit, IN_TRUMPS if suit is step.trump else IN_SUITS) for suit in step.announced
    )
    state, _ = start(deal)
    return state._replace(
        phase=Phase.WINDOW if step.moment in ("won", "lost") else Phase.PLAY,
        turn=1 if step.moment == "lost" else 0,
        trump=step.trump,
        hands=(step.hand, *(NO_CARDS,) * (deal.seats - 1)),
        number=1 if step.moment == "first" else 2,
        sides=sides_of(deal, contract),
        auction=Auction(contract=contract, cantes=cantes),
    )


def signing_state(step: SignStep, rules: RuleSet) -> State:
    """The moment at which I, seat 0, think of making a sign.

    Raises:
        Problem: as `deal_of`.
    """
    deal = deal_of(rules, step.seats)
    state, _ = start(deal)
    return state._replace(
        phase=Phase.PLAY,
        turn=1 if step.played else 0,
        trump=step.trump,
        trump_known=True,
        hands=(step.hand, *(NO_CARDS,) * (deal.seats - 1)),
        number=step.trick,
    )


def resting(step: RestStep) -> str:
    """Who deals, and so rests, in the hand of that number (D6, T5)."""
    first = step.seats.index(step.dealer)
    return step.seats[(first + step.hand - 1) % len(step.seats)]


def check_turns(
    tricks: tuple[tuple[SeatCard, ...], ...],
    seats: tuple[str, ...],
    trump: Suit | None,
    rules: RuleSet,
) -> None:
    """Do nothing if everybody plays in turn, and the winner of a trick leads the next.

    Where trumps are named after the first trick, that one has none (A4).

    Raises:
        Problem: ``seat-unknown``, ``trick-too-long``, ``trick-too-short``, ``not-your-turn``.
    """
    turn = -1
    for number, trick in enumerate(tricks):
        size = len(seats) * rules.cards_each
        short = len(trick) < size and number < len(tricks) - 1
        if len(trick) > size or short:
            raise Problem(
                "trick-too-short" if short else "trick-too-long",
                "L2",
                trick=number + 1,
                cards=len(trick),
                seats=size,
                at=f"plays.{number}.{min(size, len(trick) - 1)}",
            )
        for at, (seat, _) in enumerate(trick):
            if seat not in seats:
                raise Problem("seat-unknown", seat=seat, known=seats, at=f"plays.{number}.{at}")
            if turn >= 0 and seats.index(seat) != turn:
                raise Problem(
                    "not-your-turn", "L3", seat=seat, turn=seats[turn], at=f"plays.{number}.{at}"
                )
            turn = (seats.index(seat) + 1) % len(seats)
        plain = rules.suit_named == "after_first" and number == 0
        best = winning_index([one for _, one in trick], None if plain else trump)
        turn = seats.index(trick[best].seat)
