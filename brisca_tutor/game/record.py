"""A hand as its record, and the only way back from a record to states: `replay`.

An illegal action is refused with its place in the file; nothing is ever repaired.
"""

from __future__ import annotations

from typing import NamedTuple

from .actions import Action, Draw, Play, Swap
from .cards import Card
from .deal import Deal, make_deal
from .errors import Place, Problem
from .events import Drew, Event, Played, Swapped, TrickWon
from .hand import apply, start
from .ruleset import RuleSet
from .state import Phase, State


class TrickLine(NamedTuple):
    """The cards of one trick in the order played, each with its place in the file."""

    cards: tuple[Card, ...]
    places: tuple[Place | None, ...] = ()


class SwapLine(NamedTuple):
    """A swap after a trick: this seat gives this card for the face-up card."""

    seat: int
    card: Card
    place: Place | None = None


RecordLine = TrickLine | SwapLine


class HandRecord(NamedTuple):
    """Everything that a hand is.

    Attributes:
        rules: the rule set.
        names: the seats in the order of play.
        dealer: index of the dealer's seat.
        deck: every card, top first (see `Deal`).
        actions: tricks and swaps in order; the last trick may be incomplete.
        face_up: what the record says is turned up, to be checked; None to leave it open.
        face_up_place, deck_places, dealer_place: where the record says so.
    """

    rules: RuleSet
    names: tuple[str, ...]
    dealer: int
    deck: tuple[Card, ...]
    actions: tuple[RecordLine, ...] = ()
    face_up: Card | None = None
    face_up_place: Place | None = None
    deck_places: tuple[Place | None, ...] = ()
    dealer_place: Place | None = None


class ReplayTrick(NamedTuple):
    """One trick of a replayed hand and what followed it.

    Attributes:
        number: from 1.
        leader: the seat that led.
        plays: what was played, in order.
        won: how it ended; None if the record stops in the middle.
        swap: the swap after it, if any.
        draws: the draws after it, in order.
        totals: points by seat after it.
        before: the state in which it was led.
    """

    number: int
    leader: int
    plays: tuple[Played, ...]
    won: TrickWon | None
    swap: Swapped | None
    draws: tuple[Drew, ...]
    totals: tuple[int, ...]
    before: State


class Replay(NamedTuple):
    """A record played through: its deal, the last state, all events and the tricks."""

    record: HandRecord
    deal: Deal
    state: State
    events: tuple[Event, ...]
    tricks: tuple[ReplayTrick, ...]


def replay(record: HandRecord) -> Replay:
    """Play the record through the engine.

    Raises:
        Problem: with the place of the offending card or line: what `make_deal` and
            `check` raise; ``face-up-differs`` (the deck turns up another card),
            ``card-played-before`` (in an earlier trick), ``trick-too-long``,
            ``trick-too-short`` (only the last trick may be incomplete). Its seats are names.
    """
    try:
        return _replay(record)
    except Problem as problem:
        for slot in ("seat", "turn"):
            seat = problem.slots.get(slot)
            if isinstance(seat, int):
                problem.slots[slot] = record.names[seat]
        raise


def _replay(record: HandRecord) -> Replay:
    deal = _deal(record)
    state, dealt = start(deal)
    events: list[Event] = list(dealt)
    tricks: list[ReplayTrick] = []
    size = len(deal.players)
    last = len(record.actions) - 1
    for number, line in enumerate(record.actions):
        if isinstance(line, SwapLine):
            try:
                state, happened = apply(state, Swap(line.seat, line.card))
            except Problem as problem:
                raise problem.at(line.place) from None
            events += happened
            tricks[-1] = _with_draws(tricks[-1], happened)
            continue
        if state.phase is Phase.WINDOW:
            state, happened = apply(state, Draw(state.turn))
            events += happened
            tricks[-1] = _with_draws(tricks[-1], happened)
        before = state
        if state.phase is Phase.PLAY and (
            len(line.cards) > size or (len(line.cards) < size and number != last)
        ):
            code = "trick-too-long" if len(line.cards) > size else "trick-too-short"
            raise Problem(
                code,
                "L2",
                place=_at(line, min(size, len(line.cards) - 1)),
                trick=state.number,
                cards=len(line.cards),
                seats=size,
            )
        happened = ()
        for place, one in enumerate(line.cards):
            action: Action = Play(state.turn, one)
            try:
                state, happened = apply(state, action)
            except Problem as problem:
                raise _explained(problem, tricks, state, one).at(_at(line, place)) from None
            events += happened
        tricks.append(_trick(before, happened, state))
    return Replay(record, deal, state, tuple(events), tuple(tricks))


def record_of(state: State, names: tuple[str, ...], events: tuple[Event, ...]) -> HandRecord:
    """The record of a hand from its events; replaying it gives the same events."""
    lines: list[RecordLine] = []
    trick: list[Card] = []
    for event in events:
        if isinstance(event, Played):
            trick.append(event.card)
        elif isinstance(event, TrickWon):
            lines.append(TrickLine(tuple(trick)))
            trick = []
        elif isinstance(event, Swapped):
            lines.append(SwapLine(event.seat, event.gives))
    if trick:
        lines.append(TrickLine(tuple(trick)))
    deal = state.deal
    return HandRecord(deal.rules, names, deal.dealer, deal.deck, tuple(lines), deal.face_up)


def _deal(record: HandRecord) -> Deal:
    try:
        deal = make_deal(record.rules, len(record.names), record.dealer, record.deck)
    except Problem as problem:
        place = problem.slots.pop("place_in_deck", None)
        if isinstance(place, int) and place < len(record.deck_places):
            problem.at(record.deck_places[place])
        elif problem.code == "dealer":
            problem.at(record.dealer_place)
        elif record.deck_places:
            problem.at(record.deck_places[0])
        raise
    if record.face_up is not None and record.face_up is not deal.face_up:
        raise Problem(
            "face-up-differs",
            "D4",
            place=record.face_up_place,
            card=record.face_up,
            turned=deal.face_up,
            number=deal.dealt + 1,
        )
    return deal


def _at(line: TrickLine, place: int) -> Place | None:
    return line.places[place] if 0 <= place < len(line.places) else None


def _explained(problem: Problem, tricks: list[ReplayTrick], state: State, one: Card) -> Problem:
    if problem.code != "card-not-held":
        return problem
    for trick in tricks:
        if any(played.card is one for played in trick.plays):
            return Problem(
                "card-played-before", "P1", card=one, first=trick.number, trick=state.number
            )
    if any(played.card is one for played in state.trick):
        return Problem("card-played-before", "P1", card=one, first=state.number, trick=state.number)
    problem.slots["trick"] = state.number
    return problem


def _trick(before: State, happened: tuple[Event, ...], state: State) -> ReplayTrick:
    """The trick led in ``before``; ``happened`` is what its last card caused."""
    won = happened[1] if len(happened) > 1 else None
    assert won is None or isinstance(won, TrickWon)
    return ReplayTrick(
        before.number,
        before.leader,
        won.plays if won else state.trick,
        won,
        None,
        tuple([event for event in happened[2:] if isinstance(event, Drew)]),
        state.points,
        before,
    )


def _with_draws(trick: ReplayTrick, happened: tuple[Event, ...]) -> ReplayTrick:
    first = happened[0]
    swap = first if isinstance(first, Swapped) else None
    draws = tuple([event for event in happened if isinstance(event, Drew)])
    return trick._replace(swap=swap, draws=trick.draws + draws)
