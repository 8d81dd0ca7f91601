"""A hand as its record, and the only way back from a record to states: `replay`.

An illegal action is refused with its place in the file; nothing is ever repaired. What a record
is made of is in `record_lines`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .actions import Action, Announce, Bid, Draw, Name, Pass, Play, Sign, Swap
from .auction import Call
from .cards import Card
from .deal import Deal, make_deal
from .errors import Place, Problem
from .events import (
    Announced,
    Bade,
    Drew,
    Event,
    PartnerShown,
    Passed,
    Played,
    Signed,
    Swapped,
    TrickWon,
    TrumpNamed,
    TrumpShown,
)
from .hand import apply, start
from .record_lines import (
    AnnounceLine,
    CallsLine,
    HandRecord,
    NameLine,
    RecordLine,
    SignLine,
    SwapLine,
    TrickLine,
)
from .state import Phase, State

__all__ = [
    "AnnounceLine",
    "CallsLine",
    "HandRecord",
    "NameLine",
    "RecordLine",
    "Replay",
    "ReplayTrick",
    "SignLine",
    "SwapLine",
    "TrickLine",
    "record_of",
    "replay",
    "steps",
]


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
        signs: the signs made in it, in order (T3).
        trump_shown: the trump suit that was unseen became known after it (C2).
        partner_shown: the called card was played in it, or had been by when it was named (A5).
        cante: the cante after it, if any (A3).
        named: trumps were named after it (A4).
    """

    number: int
    leader: int
    plays: tuple[Played, ...]
    won: TrickWon | None
    swap: Swapped | None
    draws: tuple[Drew, ...]
    totals: tuple[int, ...]
    before: State
    signs: tuple[Signed, ...] = ()
    trump_shown: TrumpShown | None = None
    partner_shown: PartnerShown | None = None
    cante: Announced | None = None
    named: TrumpNamed | None = None


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
            ``face-up-none`` (the rules turn up none),
            ``card-played-before`` (in an earlier trick), ``trick-too-long``,
            ``trick-too-short`` (only the last trick may be incomplete). Its seats are names.
    """
    try:
        return _replay(record)
    except Problem as problem:
        for slot in ("seat", "turn", "winner", "declarer"):
            seat = problem.slots.get(slot)
            if isinstance(seat, int):
                problem.slots[slot] = record.names[seat]
        raise


def _replay(record: HandRecord) -> Replay:
    deal = _deal(record)
    state, dealt = start(deal)
    events: list[Event] = list(dealt)
    tricks: list[ReplayTrick] = []
    signs: list[SignLine] = []
    last = len(record.actions) - 1
    for number, line in enumerate(record.actions):
        if isinstance(line, SignLine):
            signs.append(line)
            continue
        if isinstance(line, CallsLine | NameLine):
            for action, place in _before_play(line, state):
                state, happened = _applied(state, action, place)
                events += happened
                if tricks:
                    tricks[-1] = _went_on(tricks[-1], happened, state)
            continue
        if isinstance(line, SwapLine | AnnounceLine):
            action = (
                Swap(line.seat, line.card)
                if isinstance(line, SwapLine)
                else Announce(line.seat, line.suit)
            )
            state, happened = _applied(state, action, line.place)
            events += happened
            tricks[-1] = _went_on(tricks[-1], happened, state)
            continue
        state = _drawn(state, events, tricks)
        state, trick, caused = _played(state, line, signs, number == last, tricks)
        events += caused
        tricks.append(trick)
        signs = []
    if signs:
        state = _drawn(state, events, tricks)
        state, happened = _signed(state, signs)
        events += happened
        if signs:
            raise Problem("sign-late", "T3", place=signs[0].place)
    return Replay(record, deal, state, tuple(events), tuple(tricks))


def _drawn(state: State, events: list[Event], tricks: list[ReplayTrick]) -> State:
    """The state after a window that the record leaves unused; adds to ``events`` and the trick."""
    if state.phase is not Phase.WINDOW:
        return state
    state, happened = apply(state, Draw(state.turn))
    events += happened
    tricks[-1] = _went_on(tricks[-1], happened, state)
    return state


def _before_play(line: CallsLine | NameLine, state: State) -> list[tuple[Action, Place | None]]:
    if isinstance(line, NameLine):
        return [(Name(state.turn, line.suit), line.place)]
    places = (*line.places, *(None,) * (len(line.calls) - len(line.places)))
    return [*zip(line.calls, places, strict=True)]


def _played(
    state: State, line: TrickLine, signs: list[SignLine], last: bool, tricks: list[ReplayTrick]
) -> tuple[State, ReplayTrick, list[Event]]:
    """A trick played out, with the signs that belong to it; takes them from ``signs``."""
    before, size = state, state.deal.plays
    if state.phase is Phase.PLAY and (
        len(line.cards) > size or (len(line.cards) < size and not last)
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
    caused: list[Event] = []
    for place, one in enumerate(line.cards):
        if signs:
            state, happened = _signed(state, signs)
            caused += happened
        try:
            state, events = apply(state, Play(state.turn, one))
        except Problem as problem:
            raise _explained(problem, tricks, state, one).at(_at(line, place)) from None
        caused += events
    if state.number == before.number:
        state, happened = _signed(state, signs)
        caused += happened
    if signs:
        raise Problem("sign-late", "T3", place=signs[0].place)
    return state, _trick(before, caused, state), caused


def _signed(state: State, signs: list[SignLine]) -> tuple[State, tuple[Event, ...]]:
    """What is written of signs of the seat in turn; a second one is refused."""
    caused: tuple[Event, ...] = ()
    for line in [one for one in signs if one.seat == state.turn]:
        signs.remove(line)
        state, events = _applied(state, Sign(line.seat, line.meaning), line.place)
        caused += events
    return state, caused


def _applied(state: State, action: Action, place: Place | None) -> tuple[State, tuple[Event, ...]]:
    try:
        return apply(state, action)
    except Problem as problem:
        raise problem.at(place) from None


def record_of(state: State, names: tuple[str, ...], events: tuple[Event, ...]) -> HandRecord:
    """The record of a hand from its events; replaying it gives the same events."""
    lines: list[RecordLine] = []
    calls: list[Call] = []
    trick: list[Card] = []
    signs: list[RecordLine] = []
    for event in events:
        if isinstance(event, Played):
            lines += _called(calls)
            trick.append(event.card)
        elif isinstance(event, TrickWon):
            lines += [*signs, TrickLine(tuple(trick))]
            trick, signs = [], []
        elif isinstance(event, Swapped):
            lines.append(SwapLine(event.seat, event.gives))
        elif isinstance(event, Announced):
            lines.append(AnnounceLine(event.seat, event.suit))
        elif isinstance(event, Signed):
            signs.append(SignLine(event.seat, event.meaning))
        elif isinstance(event, Bade):
            calls.append(Bid(event.seat, event.points, event.rank))
        elif isinstance(event, Passed):
            calls.append(Pass(event.seat))
        elif isinstance(event, TrumpNamed):
            lines += [*_called(calls), NameLine(event.suit)]
    lines += [*_called(calls), *signs]
    if trick:
        lines.append(TrickLine(tuple(trick)))
    deal = state.deal
    return HandRecord(deal.rules, names, deal.dealer, deal.deck, tuple(lines), deal.face_up)


def _called(calls: list[Call]) -> list[RecordLine]:
    """The line of an auction that has just ended, none without calls; takes them away."""
    line: list[RecordLine] = [CallsLine(tuple(calls))] if calls else []
    calls.clear()
    return line


def steps(played: Replay) -> Iterator[tuple[State, Action]]:
    """Every action of a replayed hand with the state it was done in, windows left unused too."""
    state, _ = start(played.deal)
    for event in played.events:
        action = _action(event)
        if action is None:
            continue
        if state.phase is Phase.WINDOW and isinstance(action, Play | Sign):
            yield state, Draw(state.turn)
            state, _ = apply(state, Draw(state.turn))
        yield state, action
        state, _ = apply(state, action)


def _action(event: Event) -> Action | None:
    """The action that an event tells of, or None for what follows from others."""
    match event:
        case Played(seat, card):
            return Play(seat, card)
        case Swapped(seat, gives, _):
            return Swap(seat, gives)
        case Announced(seat, suit, _):
            return Announce(seat, suit)
        case Signed(seat, meaning, _):
            return Sign(seat, meaning)
        case Bade(seat, points, rank):
            return Bid(seat, points, rank)
        case Passed(seat):
            return Pass(seat)
        case TrumpNamed(seat, suit):
            return Name(seat, suit)
    return None


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
    if record.face_up is not None and deal.face_up is None:
        raise Problem("face-up-none", "D4", place=record.face_up_place)
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


def _trick(before: State, happened: list[Event], state: State) -> ReplayTrick:
    """The trick led in ``before``; ``happened`` is all that its cards caused."""
    won = None
    for event in happened:
        if type(event) is TrickWon:
            won = event
    plays = won.plays if won else state.trick
    trick = ReplayTrick(before.number, before.leader, plays, won, None, (), state.points, before)
    if len(happened) == len(plays) + (won is not None):
        return trick
    return _went_on(trick, happened, state)


_FIELDS: dict[type, str] = {
    Swapped: "swap",
    TrumpShown: "trump_shown",
    PartnerShown: "partner_shown",
    Announced: "cante",
    TrumpNamed: "named",
}
"""The fields of a trick that keep one event each."""


def _went_on(trick: ReplayTrick, happened: Sequence[Event], state: State) -> ReplayTrick:
    """The trick with what happened in it or after it."""
    fields: dict[str, Any] = {"totals": state.points}
    draws, signs = [], []
    for event in happened:
        kind = type(event)
        if kind is Drew:
            draws.append(event)
        elif kind is Signed:
            signs.append(event)
        elif kind in _FIELDS:
            fields[_FIELDS[kind]] = event
    if draws:
        fields["draws"] = (*trick.draws, *draws)
    if signs:
        fields["signs"] = (*trick.signs, *signs)
    return trick._replace(**fields)
