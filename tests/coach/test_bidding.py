"""Advice in the auction: from the view alone, every reason proved, figures that fit together."""

from __future__ import annotations

import pytest

from brisca_tutor.coach.bidding import BidAdvice, advise_bid
from brisca_tutor.game.actions import Bid, Name, Pass
from brisca_tutor.game.auction import bids
from brisca_tutor.game.cards import Card, Rank, Suit, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import apply, can, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.reasons.bidding import CODES, BidReason, against, for_suit
from brisca_tutor.reasons.verify_bidding import bid_faults
from tests.coach.auctions import auction
from tests.hands_at_random import random_deal

DUEL = rule_set("subastada")
TUTE = rule_set("subastada-tute")
CALLED = rule_set("chiamata")
TABLES = ((DUEL, 2), (DUEL, 4), (TUTE, 3), (TUTE, 4), (CALLED, 5))
FEW = 15
"""Worlds for tests that care about more than figures."""


def of_turn(state: State, number: int = FEW) -> BidAdvice:
    return advise_bid(view(state, state.turn), number)


def advised(rules: RuleSet, seats: int, seed: int) -> list[tuple[State, BidAdvice]]:
    """An auction in which everybody follows the advice, and what was advised."""
    state, _ = start(random_deal(rules, seats, seed))
    found = []
    while state.phase in (Phase.BID, Phase.NAME):
        advice = of_turn(state)
        found.append((state, advice))
        state, _ = apply(state, advice.best.action)
    return found


def faults(reason: BidReason, advice: BidAdvice) -> list[str]:
    first = advice.outlooks[0]
    suit = advice.best.suit or first.suit
    return bid_faults(reason, advice.view, suit, first.points)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_advice_is_legal_and_its_figures_and_reasons_hold(
    rules: RuleSet, seats: int, seed: int
) -> None:
    for state, advice in advised(rules, seats, seed):
        assert all(can(state, one.action) for one in advice.options)
        assert len({one.action for one in advice.options}) == len(advice.options)
        for option in advice.options:
            assert 0 <= option.chance <= 1
            assert 0 <= option.points <= rules.highest_bid()
            assert advice.of(option.action) is option
        for outlook in advice.outlooks:
            shares = [share for _, share in outlook.chances]
            assert shares == sorted(shares, reverse=True)
        if state.phase is Phase.BID:
            assert advice.of(Pass(state.turn)) is not None
            other = advice.rival
            passing = isinstance(advice.best.action, Pass)
            assert other is None or isinstance(other.action, Pass) != passing
        else:
            assert {one.suit for one in advice.outlooks} == set(Suit)
        assert len(advice.reasons) <= 3
        assert [faults(one, advice) for one in advice.reasons] == [[]] * len(advice.reasons)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_reason_found_is_proved(rules: RuleSet, seats: int) -> None:
    codes = set()
    for seed in range(12):
        state, _ = start(random_deal(rules, seats, seed))
        for _ in range(3):
            seen = view(state, state.turn)
            for suit in Suit:
                for called in _callable(seen, suit):
                    for one in for_suit(seen, suit, called):
                        assert bid_faults(one, seen, suit) == []
                        codes.add(one.code)
                for one in against(seen, suit, 63.4):
                    assert bid_faults(one, seen, suit, 63.4) == []
                    codes.add(one.code)
            bid = list(bids(rules, seen.auction.best if seen.auction else None, state.turn))[1]
            state, _ = apply(state, bid)
    assert codes <= set(CODES)
    assert {"high-trumps", "no-high-trumps", "few-points"} <= codes


def _callable(seen: PlayerView, suit: Suit) -> list[Card | None]:
    if seen.rules.auction == "points":
        return [None]
    return list(cards(f"1{suit.value} 3{suit.value} R{suit.value} 7{suit.value}"))


HAND = "1o Ro Co So 7o 6o 1c 3e 4c 5b 6b Sb"


@pytest.mark.parametrize(
    "false",
    [
        BidReason("cante", Suit.COINS, cards("Ro Co"), points=20),
        BidReason("cante", Suit.CLUBS, cards("Rb Cb"), points=20),
        BidReason("high-trumps", Suit.COINS, cards("1o 3o")),
        BidReason("long-suit", Suit.COINS, cards("1o Ro Co So 7o 6o"), number=5),
        BidReason("long-suit", Suit.CLUBS, cards("5b 6b Sb"), number=3),
        BidReason("side-aces", None, cards("1e"), number=1),
        BidReason("void", Suit.SWORDS),
        BidReason("call-missing", Suit.COINS, cards("7o")),
        BidReason("call-own", Suit.COINS, cards("3o")),
        BidReason("call-forced", Suit.COINS, cards("5o 3o")),
        BidReason("short-suit", Suit.COINS, cards("1o Ro Co So 7o 6o"), number=6),
        BidReason("no-high-trumps", Suit.COINS),
        BidReason("few-points", points=43),
        BidReason("bid-too-high", Suit.COINS, number=100, points=60),
        BidReason("partner-bids", seat=1, points=60),
        BidReason("defence-keeps"),
        BidReason("much-unknown", number=24),
    ],
)
def test_a_false_reason_is_refuted(false: BidReason) -> None:
    state = auction(TUTE, 3, HAND)
    assert bid_faults(false, view(state, state.turn), Suit.COINS, 100.0)


@pytest.mark.parametrize(
    ("rules", "seats", "hand", "calls"),
    [
        (TUTE, 3, HAND, "60"),
        (CALLED, 5, "1o Ro Co So 7o 1c 3e 4c", "- A"),
        (DUEL, 4, "1o Ro 4c", "-"),
    ],
)
def test_hidden_cards_change_nothing(rules: RuleSet, seats: int, hand: str, calls: str) -> None:
    found = [of_turn(auction(rules, seats, hand, calls, seed=seed)) for seed in (1, 2, 3)]
    assert found[0] == found[1] == found[2]


def test_the_order_of_the_hand_changes_nothing() -> None:
    seen = view(auction(TUTE, 3, HAND), 0)
    assert advise_bid(seen, FEW) == advise_bid(seen._replace(hand=seen.hand[::-1]), FEW)


def test_a_pair_and_a_long_suit_are_bid_and_named() -> None:
    state = auction(TUTE, 3, HAND)
    advice = of_turn(state, 60)
    assert isinstance(advice.best.action, Bid) and advice.best.suit is Suit.COINS
    assert advice.reasons[0] == BidReason("cante", Suit.COINS, cards("Ro Co"), points=40)
    for action in (advice.best.action, Pass(1), Pass(2)):
        state, _ = apply(state, action)
    assert of_turn(state, 60).best.action == Name(0, Suit.COINS)


def test_the_missing_ace_is_called() -> None:
    advice = of_turn(auction(CALLED, 5, "3o Ro Co So 7o 6o 1c 4b"), 60)
    assert advice.best.action == Bid(0, 0, Rank.ACE)
    assert advice.reasons[0] == BidReason("call-missing", Suit.COINS, cards("1o"))
    later = of_turn(auction(CALLED, 5, "3o Ro Co So 7o 6o 1c 4b", "A R"), 60)
    assert isinstance(later.best.action, Bid) and later.best.action.rank is not None
    assert "call-forced" in [one.code for one in later.reasons] or later.best.alone


def test_a_weak_hand_passes_and_knows_why() -> None:
    advice = of_turn(auction(TUTE, 3, "So 7o 6o Sc 7c 6c Se 5e 4e Sb 5b 4b"))
    assert isinstance(advice.best.action, Pass)
    assert [one.code for one in advice.reasons] == ["bid-too-high", "short-suit", "no-high-trumps"]


def test_no_advice_when_nothing_is_bid() -> None:
    state = auction(TUTE, 3, HAND)
    with pytest.raises(ValueError, match="about to bid"):
        advise_bid(view(state, 1), FEW)
