"""The phases of a hand: what each accepts, and what it makes of it.

To add a phase: add a member to `Phase`, write a class with `check`, `legal` and `do`, and
enter it in `PHASES`. Bidding and naming trumps are in ``bidding``, what must be played in
``duties``, what may be announced in ``cantes``, what may be swapped in ``swapping``.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from .actions import Action, Announce, Draw, Name, Play, Swap
from .auction import Auction
from .bidding import Bidding, Naming
from .cantes import announced, cante_problem, cantes, may_announce
from .cards import Card
from .deal import Deal
from .duties import check_duty, free_to_play, lacking
from .errors import Problem
from .events import Drew, Event, HandOver, PartnerShown, Played, Swapped, TrickWon, TrumpShown
from .scoring import is_decided
from .state import Outcome, Phase, State
from .swapping import swap_problem, window_ahead
from .trick import winning_index

Hands = tuple[tuple[Card, ...], ...]
"""Cards by seat."""

T = TypeVar("T")


class PhaseRules(Protocol):
    """What every phase can answer."""

    def check(self, state: State, action: Action) -> None:
        """Raise a Problem unless the action is legal."""

    def legal(self, state: State) -> tuple[Action, ...]:
        """All legal actions of the seat in turn."""

    def do(self, state: State, action: Action) -> Outcome:
        """The next state and the events, for an action that was checked."""


class Playing:
    """A card to the trick; the last card of a trick decides it (L2, W1-W4)."""

    def check(self, state: State, action: Action) -> None:
        """Raise unless it is this seat's turn, the card is held and no duty forbids it."""
        if type(action) is not Play:
            raise _not_a_play(state, action)
        if action.seat != state.turn:
            rule = "L1" if state.number == 1 and not state.trick else "L3"
            raise Problem("not-your-turn", rule, seat=action.seat, turn=state.turn)
        hand = state.hands[action.seat]
        if action.card not in hand:
            raise Problem("card-not-held", "L2", card=action.card, seat=action.seat, hand=hand)
        if state.deal.rules.obligation != "free":
            check_duty(state, action.card)

    def legal(self, state: State) -> tuple[Action, ...]:
        """A play for each card in hand that no duty forbids."""
        seat = state.turn
        return tuple(Play(seat, one) for one in state.hands[seat] if free_to_play(state, one))

    def do(self, state: State, action: Action) -> Outcome:
        """Put the card on the table; after the last one, take the trick."""
        assert type(action) is Play
        seat, one = action.seat, action.card
        hand = state.hands[seat]
        place = hand.index(one)
        hands = _put(state.hands, seat, hand[:place] + hand[place + 1 :])
        known = state.known
        if one in known[seat]:
            known = _put(known, seat, tuple(other for other in known[seat] if other is not one))
        played = Played(seat, one)
        trick = (*state.trick, played)
        deal, auction, lacks = state.deal, state.auction, state.lacks
        events: tuple[Event, ...] = (played,)
        if deal.rules.obligation != "free":
            lacks = lacking(state, one)
        if auction is not None and auction.contract is not None and auction.contract.called is one:
            auction = auction._replace(shown_in=state.number)
            events = (played, PartnerShown(seat, one))
        if len(trick) < deal.plays:
            turn = deal.after[seat]
            assert turn is not None
            return (
                State(
                    deal,
                    state.phase,
                    turn,
                    state.trump,
                    state.face_up,
                    hands,
                    state.drawn,
                    state.number,
                    state.leader,
                    trick,
                    state.won,
                    state.points,
                    known,
                    state.sides,
                    state.trump_known,
                    lacks,
                    auction,
                    state.signs,
                ),
                events,
            )
        return _take_trick(state, trick, hands, known, lacks, auction, events)


class Window:
    """Between a trick and its draws: the winner may swap or announce, then all draw (X3, A3)."""

    def check(self, state: State, action: Action) -> None:
        """Raise unless the winner swaps or announces legally, or lets everybody draw."""
        if type(action) is Swap:
            problem = swap_problem(state, action.seat, action.card)
            if problem:
                raise problem
        elif type(action) is Announce:
            problem = cante_problem(state, action.seat, action.suit)
            if problem:
                raise problem
        elif type(action) is not Draw:
            raise _not_bidding(action)
        elif action.seat != state.turn:
            raise Problem("swap-winner-only", "X3", seat=action.seat, winner=state.turn)

    def legal(self, state: State) -> tuple[Action, ...]:
        """The legal swaps and cantes, and drawing without one."""
        swaps = [
            Swap(state.turn, one)
            for one in state.hands[state.turn]
            if swap_problem(state, state.turn, one) is None
        ]
        return (*swaps, *cantes(state), Draw(state.turn))

    def do(self, state: State, action: Action) -> Outcome:
        """Swap or announce if asked, then draw; one of them in a window is all there is."""
        if type(action) is Announce:
            state, event = announced(state, action)
            after, drawn_events = self.do(state, Draw(action.seat))
            return after, (event, *drawn_events)
        deal, face_up, hands, known = state.deal, state.face_up, state.hands, state.known
        events: list[Event] = []
        if type(action) is Swap:
            seat, gives = action.seat, action.card
            assert face_up is not None
            hand = tuple(face_up if one is gives else one for one in hands[seat])
            held = tuple(one for one in known[seat] if one is not gives)
            events.append(Swapped(seat, gives, face_up))
            hands = _put(hands, seat, hand)
            known = _put(known, seat, (*held, face_up))
            face_up = gives
        hands, drawn, face_up, known = _draw(
            deal, state.turn, hands, state.drawn, face_up, known, events
        )
        return (
            State(
                deal,
                Phase.PLAY,
                state.turn,
                state.trump,
                face_up,
                hands,
                drawn,
                state.number,
                state.leader,
                state.trick,
                state.won,
                state.points,
                known,
                state.sides,
                state.trump_known,
                state.lacks,
                state.auction,
                state.signs,
            ),
            tuple(events),
        )


class Over:
    """The hand is over: nothing is legal."""

    def check(self, state: State, action: Action) -> None:
        """Raise: no card is played any more."""
        if state.stopped:
            raise Problem("hand-decided", "H2" if len(state.sides) == 2 else "H4", seat=action.seat)
        raise Problem("hand-over", "H1", seat=action.seat)

    def legal(self, state: State) -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def do(self, state: State, action: Action) -> Outcome:
        """Never reached: `check` refuses everything."""
        raise Problem("hand-over", "H1", seat=action.seat)


def _not_a_play(state: State, action: Action) -> Problem:
    """Why something that is no play cannot be done while cards are played."""
    if type(action) is Swap:
        problem = swap_problem(state, action.seat, action.card)
        return problem or Problem("swap-window", "X3")
    if type(action) is Announce:
        problem = cante_problem(state, action.seat, action.suit)
        return problem or Problem("cante-window", "A3")
    if type(action) is Name and state.unnamed:
        return Problem("name-later", "A4")
    return Problem("draw-now", "S1") if type(action) is Draw else _not_bidding(action)


def _not_bidding(action: Action) -> Problem:
    if type(action) is Play:
        return Problem("draw-first", "S1", seat=action.seat)
    return Problem("auction-over", "A1", seat=action.seat)


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _take_trick(
    state: State,
    trick: tuple[Played, ...],
    hands: Hands,
    known: Hands,
    lacks: tuple[frozenset[Card], ...],
    auction: Auction | None,
    so_far: tuple[Event, ...],
) -> Outcome:
    deal, face_up, drawn = state.deal, state.face_up, state.drawn
    trump_known = state.trump_known
    taken = tuple([played.card for played in trick])
    place = winning_index(taken, state.trump)
    winner = trick[place].seat
    played_out = not hands[winner] and face_up is None and drawn == len(deal.deck)
    bonus = deal.rules.last_trick_bonus if played_out else 0
    points = bonus
    for one in taken:
        points += one.points
    events: list[Event] = [
        *so_far,
        TrickWon(state.number, trick, place, winner, points, bonus),
    ]
    if not trump_known and any(one.suit is state.trump for one in taken):
        trump_known = True
        assert face_up is not None
        events.append(TrumpShown(face_up))
    totals = _put(state.points, winner, state.points[winner] + points)
    phase, turn = Phase.PLAY, winner
    if played_out or (deal.rules.stop_when_decided and _decided(state, totals)):
        phase = Phase.OVER
        events.append(HandOver(totals))
    elif state.unnamed and auction is not None and auction.best is not None:
        phase, turn = Phase.NAME, auction.best.seat
    elif (trump_known and window_ahead(state)) or may_announce(state, winner):
        phase = Phase.WINDOW
    elif face_up is not None or drawn < len(deal.deck):
        hands, drawn, face_up, known = _draw(
            deal, winner, hands, drawn, face_up, known, events, trump_known
        )
        trump_known = trump_known or face_up is None
    return (
        State(
            deal,
            phase,
            turn,
            state.trump,
            face_up,
            hands,
            drawn,
            state.number + 1,
            winner,
            (),
            _put(state.won, winner, state.won[winner] + taken),
            totals,
            known,
            state.sides,
            trump_known,
            lacks,
            auction,
            state.signs,
        ),
        tuple(events),
    )


def _decided(state: State, points: tuple[int, ...]) -> bool:
    by_side = [sum(points[seat] for seat in side) for side in state.sides]
    return is_decided(state.deal.rules, by_side)


def _draw(
    deal: Deal,
    first: int,
    hands: Hands,
    drawn: int,
    face_up: Card | None,
    known: Hands,
    events: list[Event],
    trump_known: bool = True,
) -> tuple[Hands, int, Card | None, Hands]:
    """As many cards each as were played, ``first`` first, the face-up card last of all (S1, S2).

    Appends the draws to ``events`` and gives hands, cards drawn, face-up card and known
    cards after them.
    """
    new = list(hands)
    seat: int | None = first
    for _ in range(deal.plays):
        assert seat is not None
        if face_up is None and drawn == len(deal.deck):
            break
        if drawn < len(deal.deck):
            one = deal.deck[drawn]
            drawn += 1
            events.append(Drew(seat, one, False))
        else:
            assert face_up is not None
            one, face_up = face_up, None
            if not trump_known:
                events.append(TrumpShown(one))
            known = _put(known, seat, (*known[seat], one))
            events.append(Drew(seat, one, True))
        new[seat] = (*new[seat], one)
        seat = deal.after[seat]
    return tuple(new), drawn, face_up, known


PHASES: dict[Phase, PhaseRules] = {
    Phase.BID: Bidding(),
    Phase.NAME: Naming(),
    Phase.PLAY: Playing(),
    Phase.WINDOW: Window(),
    Phase.OVER: Over(),
}
