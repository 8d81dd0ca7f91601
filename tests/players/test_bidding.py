"""Bidding: legal, from the view alone, the same every time, and about what a hand is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from brisca_tutor.game.actions import Announce, Bid, Draw, Name, Pass, Play
from brisca_tutor.game.cards import Card, Rank, Suit, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import apply, can, legal_actions, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.players import bidding
from brisca_tutor.players.base import LEVELS, Level
from brisca_tutor.players.bidding import call, name
from brisca_tutor.players.contract_count import count
from brisca_tutor.players.contract_play import Playouts, packed
from brisca_tutor.players.contract_worth import simulation, weigh_bids
from brisca_tutor.players.packed import packing
from tests.coach.auctions import after_auction, auction
from tests.hands_at_random import random_deal

DUEL = rule_set("subastada")
TUTE = rule_set("subastada-tute")
CALLED = rule_set("chiamata")

TABLES = (
    (DUEL, 2),
    (DUEL, 4),
    (TUTE, 3),
    (TUTE, 4),
    (CALLED, 5),
    (rule_set("subastada", {"first_lead": "declarer", "last_trick_bonus": "10"}), 4),
    (rule_set("subastada", {"four": "alone"}), 4),
    (rule_set("subastada-tute", {"obligation": "follow_or_trump", "cantes": "off"}), 3),
    (rule_set("chiamata", {"obligation": "follow_and_beat", "five": "alone"}), 5),
    (rule_set("chiamata", {"obligation": "follow_or_trump", "suit_named": "after_first"}), 5),
    (rule_set("subastada", {"cards_each": "2"}), 2),
    (rule_set("subastada", {"open_hands": "on"}), 2),
)
LITTLE: dict[Level, int] = {"hard": 48, "maestro": 60}
"""Playouts for tests that care about more than how well it bids."""

TABLE_IDS = [f"{rules.base}-{seats}-{'-'.join(rules.changed())}" for rules, seats in TABLES]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=TABLE_IDS)
def test_bids_and_names_legally_and_the_same_every_time(
    rules: RuleSet, seats: int, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bidding, "PLAYOUTS", LITTLE)
    state, _ = start(random_deal(rules, seats, 3))
    while state.phase in (Phase.BID, Phase.NAME):
        seen = view(state, state.turn)
        mixed = seen._replace(hand=tuple(sorted(seen.hand, key=lambda one: one.code)))
        decide = call if state.phase is Phase.BID else name
        action = decide(seen, level, 5)
        assert action == decide(mixed, level, 5)
        assert can(state, action)
        state, _ = apply(state, action)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("rules", "seats", "hand"),
    [
        (TUTE, 3, "1o 3o Ro Co So 7o 1c 1e 3c 4b 5b 6b"),
        (CALLED, 5, "3o Ro Co So 7o 6o 1c 4b"),
        (DUEL, 4, "1o Ro Co"),
    ],
)
def test_bids_with_strength_and_names_the_strong_suit(
    rules: RuleSet, seats: int, hand: str, level: Level
) -> None:
    state = auction(rules, seats, hand)
    bid = call(view(state, state.turn), level, 1)
    assert isinstance(bid, Bid)
    me = state.turn
    state, _ = apply(state, bid)
    while state.phase is Phase.BID:
        state, _ = apply(state, Pass(state.turn))
    assert name(view(state, me), level, 1) == Name(me, Suit.COINS)


@pytest.mark.parametrize("level", ["medium", "hard", "maestro"])
@pytest.mark.parametrize(
    ("rules", "seats", "hand"),
    [
        (TUTE, 3, "So 7o 6o Sc 7c 6c Se 5e 4e Sb 5b 4b"),
        (CALLED, 5, "7o 4o 6c 2c Se 5e 4b 2b"),
        (DUEL, 2, "4o 6c 7e"),
    ],
)
def test_passes_with_nothing(rules: RuleSet, seats: int, hand: str, level: Level) -> None:
    state = auction(rules, seats, hand)
    assert isinstance(call(view(state, state.turn), level, 1), Pass)


def test_calls_the_strongest_missing_card_of_a_long_suit() -> None:
    state = auction(CALLED, 5, "3o Ro Co So 7o 6o 1c 4b")
    for level in ("hard", "maestro"):
        bid = call(view(state, state.turn), level, 1)
        assert isinstance(bid, Bid) and bid.rank is Rank.ACE


@pytest.mark.parametrize("level", ["medium", "hard", "maestro"])
def test_points_for_a_two_are_not_raised_without_the_hand_for_it(level: Level) -> None:
    state = auction(CALLED, 5, "3o Ro So 7o 6o 1c 3e 4b", "A - 2 - - 2@90 2@99")
    assert isinstance(call(view(state, state.turn), level, 1), Pass)


def test_calls_itself_with_a_great_hand() -> None:
    state = auction(CALLED, 5, "1o 3o Ro Co So 7o 6o 1c", "A 3")
    best = weigh_bids(view(state, state.turn), 100)[0]
    assert best.worth is not None and best.worth.alone


def test_leaves_the_auction_to_a_partner_who_leads_it() -> None:
    state = auction(DUEL, 4, "1o 6o 4c", "61 -")
    assert state.turn == 2
    assert call(view(state, 2), "hard", 1) == Pass(2)
    alone = auction(DUEL, 4, "1o 6o 4c", "- -")
    assert isinstance(call(view(alone, 2), "hard", 1), Bid)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: Level) -> None:
    hand = "1o 3o Ro So 7o 6o 1c 3c 4b 5b 6b 7e"
    calls = {
        call(view(state, state.turn), level, 2)
        for state in (auction(TUTE, 3, hand, seed=seed) for seed in (1, 2, 3))
    }
    assert len(calls) == 1


@pytest.mark.parametrize(("rules", "seats"), [(TUTE, 3), (CALLED, 5), (DUEL, 2), (DUEL, 4)])
def test_the_count_is_near_the_playouts(rules: RuleSet, seats: int) -> None:
    gaps = []
    for seed in range(8):
        state, _ = start(random_deal(rules, seats, seed))
        seen = view(state, state.turn)
        for suit in Suit:
            called = None
            if rules.auction == "ranks":
                of_suit = cards(f"R{suit.value} C{suit.value} 7{suit.value} 4{suit.value}")
                called = next(one for one in of_suit if one not in seen.hand)
            if any(one.suit is suit for one in seen.hand):
                worth = simulation(seen, 40).worth(suit, called)
                gaps.append(count(seen, suit, called).points - worth.points)
    assert abs(sum(gaps) / len(gaps)) < 4
    assert sum(map(abs, gaps)) / len(gaps) < 8


def test_hands_are_seldom_passed_out_where_all_cards_are_dealt() -> None:
    for rules, seats in ((TUTE, 3), (CALLED, 5)):
        ends = [after_auction(rules, seats, seed, "medium")[-1] for seed in range(60)]
        assert sum(state.phase is Phase.OVER for state in ends) < 18


class Noted(Playouts):
    """Playouts that write down what they play."""

    cards: list[int]

    def _lead(self, hand: list[int], *rest: Any) -> int:
        self.cards.append(super()._lead(hand, *rest))
        return self.cards[-1]

    def _answer(self, may: list[int], *rest: Any) -> int:
        self.cards.append(super()._answer(may, *rest))
        return self.cards[-1]


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=TABLE_IDS)
@pytest.mark.parametrize("seed", range(2))
def test_playouts_are_hands_that_the_engine_would_play(
    rules: RuleSet, seats: int, seed: int
) -> None:
    deal = random_deal(rules, seats, seed)
    named = _named(start(replace(deal, rules=replace(rules, suit_named="at_once")))[0])
    contract, trump, sides = named.contract, named.trump, named.sides
    state = _bid(start(deal)[0]) if rules.suit_named == "after_first" else named
    assert contract is not None and trump is not None
    number, by_number = packing(trump).number, packing(trump).card
    noted = Noted(rules, state.deal.players, seats)
    noted.cards = []
    ours = [
        any(contract.declarer in side and seat in side for side in sides) for seat in range(seats)
    ]
    taken = noted.play(
        [packed(hand, number) for hand in state.hands],
        packed(state.deal.deck[state.deal.dealt :], number),
        state.leader,
        ours,
    )
    for one in noted.cards:
        if state.phase is Phase.NAME:
            state, _ = apply(state, Name(state.turn, trump))
        state = _through_window(state, number)
        state, _ = apply(state, Play(state.turn, by_number[one]))
    assert state.phase is Phase.OVER
    side = next(at for at, seats in enumerate(state.sides) if contract.declarer in seats)
    won = [card for seat in state.sides[side] for card in state.won[seat]]
    assert taken.points == state.side_points()[side]
    assert taken.cards == sum(card.points for card in won)


def _bid(state: State) -> State:
    """The hand with the least bid of the first seat, everybody else passing."""
    state, _ = apply(state, legal_actions(state)[1])
    while state.phase is Phase.BID:
        state, _ = apply(state, Pass(state.turn))
    return state


def _named(state: State) -> State:
    """The same, and swords as trumps."""
    state = _bid(state)
    return apply(state, Name(state.turn, Suit.SWORDS))[0]


def _through_window(state: State, number: dict[Card, int]) -> State:
    """The state once the winner of the trick has announced what it can, trumps first."""
    while state.phase is Phase.WINDOW:
        cantes = [one for one in legal_actions(state) if isinstance(one, Announce)]
        cantes.sort(key=lambda one: min(at for c, at in number.items() if c.suit is one.suit))
        state, _ = apply(state, cantes[0] if cantes else Draw(state.turn))
    return state
