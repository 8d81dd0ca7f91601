"""One readable golden text per rule set: whole hands at every number of seats.

Read the diff of a text before you accept it; ``pytest tests/playthroughs --snapshot-update``
writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import pytest
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from brisca_tutor.game.actions import Action, Bid, Name, Play
from brisca_tutor.game.cards import Card, Suit
from brisca_tutor.game.events import (
    Announced,
    Bade,
    Dealt,
    Drew,
    Event,
    HandOver,
    PartnerShown,
    Passed,
    Played,
    Signed,
    Swapped,
    TrickWon,
    TrumpNamed,
    TrumpShown,
    TurnedUp,
)
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.match import after, new_match
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.scoring import ContractResult, hand_result
from brisca_tutor.game.signing import legal_signs
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.reasons.ledger import ledger, running
from tests.hands_at_random import random_deal

if TYPE_CHECKING:
    from syrupy.assertion import SnapshotAssertion


SEEDS = {2: 9, 3: 13, 4: 5, 5: 5, 6: 146}
"""Deals by number of seats, chosen so that sevens and twos are swapped."""

CHOSEN: dict[tuple[str, int], tuple[int, ...]] = {
    ("chiamata", 5): (3, 7, 9),
    ("cubierta", 2): (9,),
    ("cubierta", 4): (11,),
    ("subastada", 2): (47, 256),
    ("subastada", 4): (2, 319),
    ("subastada-tute", 3): (0, 6),
    ("subastada-tute", 4): (2,),
}
"""Deals of single tables, chosen so that cantes are announced, contracts made and lost, partners
shown, a declarer calls itself, and cards are swapped once trumps are shown."""


class TextExtension(SingleFileSnapshotExtension):
    """A snapshot that is a plain text file."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


@pytest.mark.parametrize("name", sorted(RULE_SETS))
def test_playthrough(name: str, snapshot: SnapshotAssertion) -> None:
    rules = RULE_SETS[name]
    text = "\n".join(
        line
        for seats in rules.seat_numbers()
        for seed in _seeds(rules, seats)
        for line in _hand(rules, seats, seed)
    )
    assert text == snapshot(extension_class=TextExtension)


def test_everything_that_can_happen_is_seen_in_some_text() -> None:
    found = {
        one
        for rules in RULE_SETS.values()
        for seats in rules.seat_numbers()
        for seed in _seeds(rules, seats)
        for one in _happens(*_play(rules, seats, seed))
    }
    assert found == {
        "7 for points",
        "2 for none",
        "20 announced",
        "40 announced",
        "contract made",
        "contract lost",
        "partner shown",
        "called itself",
        "trumps shown",
        "swap after trumps were shown",
        "sign",
    }


def _seeds(rules: RuleSet, seats: int) -> tuple[int, ...]:
    return CHOSEN.get((rules.base, seats), (SEEDS[seats],))


def _happens(states: list[State], log: list[Event]) -> Iterator[str]:
    """What a reader of this hand meets besides tricks and draws."""
    shown = False
    contract = states[-1].contract
    result = hand_result(states[-1]).contract
    if result is not None:
        yield "contract made" if result.made else "contract lost"
    for event in log:
        match event:
            case Swapped(_, gives, takes):
                yield f"{gives.rank.value} for {'points' if takes.points else 'none'}"
                if shown:
                    yield "swap after trumps were shown"
            case Announced():
                yield f"{event.points} announced"
            case PartnerShown():
                itself = contract is not None and event.seat == contract.declarer
                yield "called itself" if itself else "partner shown"
            case TrumpShown():
                shown = True
                yield "trumps shown"
            case Signed():
                yield "sign"


def _play(rules: RuleSet, seats: int, seed: int) -> tuple[list[State], list[Event]]:
    """A hand in which swaps, cantes and signs are made when they can be."""
    state, events = start(random_deal(rules, seats, seed))
    states, log = [state], list(events)
    while actions := legal_actions(state):
        signs = legal_signs(state)
        state, events = apply(state, signs[0] if signs else _choice(state, actions))
        states.append(state)
        log += events
    return states, log


def _choice(state: State, actions: tuple[Action, ...]) -> Action:
    if state.phase is Phase.BID:
        assert state.auction is not None
        bids = sum(isinstance(one, Bid) for one in state.auction.calls)
        return actions[1 if bids < 3 and len(actions) > 1 else 0]
    if state.phase is Phase.NAME:
        hand = state.hands[state.turn]
        held = {suit: sum(one.suit is suit for one in hand) for suit in Suit}
        return max(actions, key=lambda one: held[one.suit] if isinstance(one, Name) else 0)
    if state.phase is Phase.WINDOW or len(actions) == 1:
        return actions[0]
    return actions[(state.number * 7 + state.turn * 3 + len(state.trick)) % len(actions)]


def _hand(rules: RuleSet, seats: int, seed: int) -> Iterator[str]:
    states, log = _play(rules, seats, seed)
    deal = states[0].deal
    yield f"=== {rules.base}, {seats} seats, pack of {len(deal.deck)}, dealer {deal.dealer}"
    yield f"sides {' '.join('+'.join(map(str, side)) for side in deal.sides)}"
    yield f"deck {_codes(deal.deck)}"
    for seat in deal.players:
        yield f"{seat} is dealt {_codes(states[0].hands[seat])}"
    moments = iter(states)
    for event in log:
        if isinstance(event, Played):
            yield from _moment(moments, event)
        if not isinstance(event, Dealt):
            yield _line(event)
        if isinstance(event, TrickWon):
            yield f"    points {_after(states, event.number)}"
    last = states[-1]
    assert last.phase is Phase.OVER
    account = ledger(last)
    for side in account.sides:
        rows = ", ".join(f"{row.rank.value}: {row.points}" for row in side.pile.rows)
        yield f"side {side.seats}: {side.tricks} tricks, {rows}, {side.points} points"
    yield f"together {account.total}, by rank {[points for _, points in account.by_rank]}"
    result = hand_result(last)
    yield f"{result.kind} of side {result.winners}, game points {result.game_points}"
    if result.contract is not None:
        yield from _contract(result.contract)
    match = after(new_match(rules, seats, deal.dealer), deal, result)
    yield f"match scores {match.scores}, next dealer {match.dealer}, over {match.over}"
    yield ""


def _contract(contract: ContractResult) -> Iterator[str]:
    """How a contract ended and what it pays."""
    ended = "made" if contract.made else "lost"
    partner = "" if contract.partner is None else f" with {contract.partner}"
    yield (
        f"contract of {contract.declarer}{partner} {ended}: {contract.points} of "
        f"{contract.needed}, scores {contract.scores}"
    )


def _moment(moments: Iterator[State], event: Played) -> Iterator[str]:
    """State and view before a card is played, and what the seat may do."""
    state = next(
        one
        for one in moments
        if one.phase is Phase.PLAY and not (legal_signs(one) and one.turn == event.seat)
    )
    seen = view(state, event.seat)
    legal = [action.card for action in legal_actions(state) if isinstance(action, Play)]
    if not state.trick:
        up = state.face_up.code if state.face_up else "-"
        yield f"--- trick {state.number}: {state.leader} leads, face-up {up}, stock {state.stock}"
    yield (
        f"    {event.seat} holds {_codes(seen.hand)}, may play {_codes(legal)}, "
        f"knows of {' '.join(_codes(held) or '-' for held in seen.known)}, "
        f"has not seen {len(seen.unseen())}"
    )


def _after(states: list[State], number: int) -> str:
    state = next(one for one in states if one.number == number + 1)
    account = running(state)
    return f"{account.points} and {account.to_come} to come"


def _line(event: Event) -> str:
    match event:
        case Dealt(seat, card):
            return f"{seat} is dealt {card.code}"
        case TurnedUp(card):
            return f"turned up {card.code}"
        case Bade(seat, points, rank):
            return f"{seat} bids {rank.value if rank else ''}{points or ''}"
        case Passed(seat):
            return f"{seat} passes"
        case TrumpNamed(seat, suit, needed, called):
            calls = f" and calls {called.code}" if called else ""
            return f"{seat} names {suit.value}{calls} for {needed} points"
        case TrumpShown(card):
            return f"trumps are shown: {card.code}"
        case PartnerShown(seat, card):
            return f"{seat} held the called {card.code}"
        case Announced(seat, suit, points):
            return f"{seat} announces {points} in {suit.value}"
        case Signed(seat, meaning, number):
            return f"{seat} signs {meaning} in trick {number}"
        case Played(seat, card):
            return f"{seat} plays {card.code}"
        case TrickWon():
            return f"{event.winner} takes trick {event.number} worth {event.points}"
        case Swapped(seat, gives, takes):
            return f"{seat} swaps {gives.code} for {takes.code}"
        case Drew(seat, card, face_up):
            return f"{seat} draws {card.code}{', the face-up card' if face_up else ''}"
        case HandOver(points):
            return f"hand over {points}"


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
