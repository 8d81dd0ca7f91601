"""The phases of a hand with an auction: bidding, and naming trumps before or after trick 1."""

from __future__ import annotations

from .actions import Action, Bid, Name, Pass
from .auction import Contract, bid_problem, bids, needed, opening, two_sides
from .cards import Card, Suit, card
from .deal import Deal
from .errors import Problem
from .events import Bade, Event, HandOver, PartnerShown, Passed, TrumpNamed
from .state import Outcome, Phase, State


class Bidding:
    """A bid or a pass, which is final, by the seat in turn (A1, A4)."""

    def check(self, state: State, action: Action) -> None:
        """Raise unless the seat in turn passes or bids more."""
        if type(action) is not Bid and type(action) is not Pass:
            raise Problem("bid-now", "A1")
        if action.seat != state.turn:
            raise Problem("not-your-turn", "A1", seat=action.seat, turn=state.turn)
        if type(action) is Bid:
            assert state.auction is not None
            problem = bid_problem(state.deal.rules, state.auction.best, action)
            if problem:
                raise problem

    def legal(self, state: State) -> tuple[Action, ...]:
        """Passing, and every bid that is high enough, the lowest first."""
        assert state.auction is not None
        rules, best = state.deal.rules, state.auction.best
        return (Pass(state.turn), *bids(rules, best, state.turn))

    def do(self, state: State, action: Action) -> Outcome:
        """Note the call; the last who has not passed declares, unless all have (A1)."""
        assert state.auction is not None and isinstance(action, Bid | Pass)
        auction = state.auction._replace(calls=(*state.auction.calls, action))
        event: Event = Passed(action.seat)
        if isinstance(action, Bid):
            event = Bade(action.seat, action.points, action.rank)
        players, best = state.deal.players, auction.best
        left = [seat for seat in players if not auction.passed(seat)]
        if not left:
            over = HandOver(state.points)
            return state._replace(auction=auction, phase=Phase.OVER), (event, over)
        highest = best is not None and next(bids(state.deal.rules, best, best.seat), None) is None
        if best is not None and (left == [best.seat] or highest):
            return _won(state._replace(auction=auction), best.seat), (event,)
        turn = state.deal.after[action.seat]
        while turn not in left:
            assert turn is not None
            turn = state.deal.after[turn]
        assert turn is not None
        return state._replace(auction=auction, turn=turn), (event,)


def _won(state: State, declarer: int) -> State:
    """The state once this seat has won the auction: it names trumps now, or after trick 1 (A4)."""
    deal = state.deal
    leader = opening(deal.rules, deal.players, declarer)[0]
    if deal.rules.suit_named == "after_first":
        return state._replace(phase=Phase.PLAY, turn=leader, leader=leader)
    return state._replace(phase=Phase.NAME, turn=declarer, leader=leader)


class Naming:
    """The declarer names trumps, and so the suit of the called card (A2, A4)."""

    def check(self, state: State, action: Action) -> None:
        """Raise unless the declarer names a suit."""
        if type(action) is Bid or type(action) is Pass:
            raise Problem("auction-over", "A1", seat=action.seat)
        if type(action) is not Name:
            raise Problem("name-first", "A2") if state.number == 1 else Problem("name-now", "A4")
        if action.seat != state.turn:
            raise Problem("name-declarer", "A2", seat=action.seat, turn=state.turn)

    def legal(self, state: State) -> tuple[Action, ...]:
        """Naming each of the suits."""
        return tuple(Name(state.turn, suit) for suit in Suit)

    def do(self, state: State, action: Action) -> Outcome:
        """Settle contract and sides; the next trick is led by whoever leads it (A2, A4, A5).

        A called card that was played in the first trick has shown its player (A5).
        """
        auction, deal = state.auction, state.deal
        assert auction is not None and auction.best is not None and type(action) is Name
        declarer, suit, bid = action.seat, action.suit, auction.best
        called = card(bid.rank.value + suit.value) if bid.rank is not None else None
        partner = shown_by = None
        if called is not None:
            shown_by = _played_by(state, declarer, called)
            holder = shown_by
            if holder is None:
                holder = next(seat for seat, hand in enumerate(state.hands) if called in hand)
            partner = None if holder == declarer else holder
        contract = Contract(declarer, needed(bid), suit, called, partner)
        auction = auction._replace(contract=contract)
        events: tuple[Event, ...] = (TrumpNamed(declarer, suit, contract.needed, called),)
        if called is not None and shown_by is not None:
            auction = auction._replace(shown_in=state.number - 1)
            events = (*events, PartnerShown(shown_by, called))
        after = state._replace(
            auction=auction,
            phase=Phase.PLAY,
            trump=suit,
            sides=sides_of(deal, contract),
            turn=state.leader,
        )
        return after, events


def _played_by(state: State, declarer: int, one: Card) -> int | None:
    """Who played this card to the first trick, if it has been played."""
    deal, cards = state.deal, state.won[state.leader]
    return opening(deal.rules, deal.players, declarer)[cards.index(one)] if one in cards else None


def sides_of(deal: Deal, contract: Contract) -> tuple[tuple[int, ...], ...]:
    """The two sides of a contract: as they sit where two sides sit, else the declarer and the rest.

    There the declarer plays alone, or with the holder of the called card (A5).
    """
    if len(deal.sides) == 2:
        return deal.sides
    return two_sides(deal.players, (contract.declarer, contract.partner))
