"""Contracts, cantes and duties of random hands are proved from codes and tables alone."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.game.actions import Play
from brisca_tutor.game.cards import CARDS, Card, Suit
from brisca_tutor.game.events import Announced, Event, TrickWon
from brisca_tutor.game.hand import legal_actions
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.reasons.contract import ContractReason, explain_cante, explain_contract
from brisca_tutor.reasons.duty import explain_duty
from brisca_tutor.reasons.verify_contract import (
    Told,
    cante_faults,
    contract_faults,
    duty_faults,
)
from tests.hands_at_random import TABLES, play_at_random, random_deal
from tests.lively_hands import play_lively

AUCTIONS = tuple((rules, seats) for rules, seats in TABLES if rules.auction != "none")
OBLIGING = ("free", "follow_or_trump", "follow_and_beat")


def codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(one.code for one in cards)


def told(states: list[State], events: list[Event]) -> Told:
    """The hand in codes, its partnerships from where people sit and not from the engine."""
    last = states[-1]
    deal, rules = last.deal, last.deal.rules
    led = next(one for one in states if one.phase is Phase.PLAY)
    return Told(
        deal.players,
        len(deal.players) in (4, 6) and rules.auction == "points",
        tuple(map(codes, last.won)),
        tuple(map(codes, led.hands)),
        tuple((one.seat, one.suit.value) for one in events if isinstance(one, Announced)),
        tuple(
            (tuple(play.card.code for play in one.plays), one.winner)
            for one in events
            if isinstance(one, TrickWon)
        ),
        rules.last_trick_bonus,
        rules.defenders_score,
    )


@pytest.mark.parametrize(("rules", "seats"), AUCTIONS, ids=lambda one: getattr(one, "base", one))
def test_every_contract_is_proved(rules: RuleSet, seats: int) -> None:
    proved: dict[bool, int] = {True: 0, False: 0}
    for seed in range(60):
        states, events = play_lively(random_deal(rules, seats, seed), seed)
        assert all(explain_contract(state) is None for state in states[:-1])
        reason = explain_contract(states[-1])
        assert (reason is None) == (states[-1].contract is None)
        if reason is not None:
            assert contract_faults(reason, told(states, events)) == []
            proved[reason.made] += 1
    assert all(proved.values())


@pytest.mark.parametrize(
    "change",
    [
        {"points": 0, "made": True},
        {"partner": 0},
        {"partner_known_in": 9},
        {"cards": 1},
        {"scores": (2, 1, -1, -1, 0)},
        {"side": (0, 1, 2)},
        {"capote": True},
        {"trump": Suit.COINS, "called": CARDS[-1]},
    ],
)
def test_a_false_contract_is_found_out(change: dict[str, object]) -> None:
    rules, seats = next(table for table in AUCTIONS if table[0].auction == "ranks")
    states, events = play_at_random(random_deal(rules, seats, 2), 2)
    reason = explain_contract(states[-1])
    assert reason is not None and contract_faults(reason, told(states, events)) == []
    false = ContractReason(**(reason._asdict() | change))
    assert contract_faults(false, told(states, events)) != []


def test_every_cante_is_proved() -> None:
    proved = {20: 0, 40: 0}
    for rules, seats in AUCTIONS:
        if not rules.cantes:
            continue
        for seed in range(60):
            states, events = play_lively(random_deal(rules, seats, seed), seed)
            sung: list[str] = []
            won: TrickWon | None = None
            for event in events:
                if isinstance(event, TrickWon):
                    won = event
                if not isinstance(event, Announced):
                    continue
                state = next(
                    one
                    for one in states
                    if one.phase is Phase.WINDOW and won and one.number == won.number + 1
                )
                assert won is not None and state.trump is not None
                reason = explain_cante(event, state.trump, won.number)
                assert event.points == reason.points
                hand = codes(state.hands[event.seat])
                assert cante_faults(reason, hand, state.trump.value, won.winner, sung) == []
                sung.append(event.suit.value)
                proved[reason.points] += 1
    assert all(proved.values())


def test_a_false_cante_is_found_out() -> None:
    reason = explain_cante(Announced(1, Suit.COINS, 20), Suit.CUPS, 3)
    assert cante_faults(reason, ["Ro", "Co", "1e"], "c", 1, []) == []
    assert cante_faults(reason, ["Ro", "So", "1e"], "c", 1, []) != []
    assert cante_faults(reason, ["Ro", "Co", "1e"], "o", 1, []) != []
    assert cante_faults(reason, ["Ro", "Co", "1e"], "c", 0, []) != []
    assert cante_faults(reason, ["Ro", "Co", "1e"], "c", 1, ["o"]) != []
    assert cante_faults(reason, ["Ro", "Co", "Rc", "Cc"], "c", 1, []) != []


@given(
    st.lists(st.sampled_from(CARDS), min_size=2, max_size=16, unique=True),
    st.integers(0, 3),
    st.sampled_from(list(Suit)),
    st.sampled_from(OBLIGING),
)
def test_every_duty_is_proved(dealt: list[Card], on_table: int, trump: Suit, what: str) -> None:
    table, hand = dealt[: min(on_table, len(dealt) - 1)], dealt[min(on_table, len(dealt) - 1) :]
    reason = explain_duty(hand, table, trump, what)
    assert duty_faults(reason, codes(tuple(hand)), codes(tuple(table)), trump.value, what) == []


@pytest.mark.parametrize(
    ("rules", "seats"),
    [table for table in TABLES if table[0].obligation != "free"],
    ids=lambda one: getattr(one, "base", one),
)
def test_the_engine_allows_what_the_duty_allows(rules: RuleSet, seats: int) -> None:
    expected = {"lead", "follow", "trump", "void"}
    if rules.obligation == "follow_and_beat":
        expected |= {"beat", "cannot_beat", "overtrump", "cannot_overtrump"}
    duties: set[str] = set()
    for seed in range(200):
        states, _ = play_at_random(random_deal(rules, seats, seed), seed)
        for state in states:
            if state.phase is not Phase.PLAY:
                continue
            hand = state.hands[state.turn]
            table = [play.card for play in state.trick]
            what = "free" if state.stock else rules.obligation
            reason = explain_duty(hand, table, state.trump, what)
            legal = {one.card for one in legal_actions(state) if isinstance(one, Play)}
            assert set(reason.allowed) == legal
            duties.add(reason.duty)
        if seed > 10 and expected <= duties:
            return
    raise AssertionError(expected - duties)


def test_a_false_duty_is_found_out() -> None:
    chance = Random(5)
    found = 0
    for _ in range(200):
        dealt = chance.sample(CARDS, 7)
        table, hand = dealt[:2], dealt[2:]
        reason = explain_duty(hand, table, Suit.COINS, "follow_and_beat")
        if not reason.refused:
            continue
        false = reason._replace(
            allowed=(*reason.allowed, reason.refused[0]), refused=reason.refused[1:]
        )
        arguments = codes(tuple(hand)), codes(tuple(table)), "o", "follow_and_beat"
        assert duty_faults(reason, *arguments) == []
        assert duty_faults(false, *arguments) != []
        found += 1
    assert found > 20
