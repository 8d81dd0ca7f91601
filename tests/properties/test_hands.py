"""What holds in every hand of every rule set at every number of seats."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisca_tutor.game.actions import (
    Action,
    Announce,
    Bid,
    Draw,
    Name,
    Pass,
    Play,
    Sign,
    Swap,
)
from brisca_tutor.game.cards import CARDS, Card, Rank, Suit
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.events import (
    Announced,
    Bade,
    Drew,
    HandOver,
    Passed,
    Played,
    Signed,
    Swapped,
    TrickWon,
    TrumpNamed,
    TrumpShown,
)
from brisca_tutor.game.hand import apply, can, check, legal_actions, start
from brisca_tutor.game.match import after, new_match
from brisca_tutor.game.record import record_of, replay, steps
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.scoring import hand_result
from brisca_tutor.game.signing import legal_signs
from brisca_tutor.game.signs import Meaning
from brisca_tutor.game.state import Phase, State
from tests.hands_at_random import TABLES, random_deal
from tests.lively_hands import play_lively

MORE_TABLES: tuple[tuple[RuleSet, int], ...] = (
    (rule_set("brisca", {"five": "alone"}), 5),
    (rule_set("brisca", {"five": "rotation"}), 5),
    (rule_set("brisca", {"four": "alone"}), 4),
    (rule_set("brisca", {"pack": "48"}), 2),
    (rule_set("brisca", {"pack": "48"}), 3),
    (rule_set("ludoteka", {"pack": "48"}), 4),
    (rule_set("briscola", {"last_trick_bonus": "10"}), 2),
    (rule_set("brisca", {"swap_deadline": "before_last_draw_trick"}), 2),
    (rule_set("brisca", {"swap_two": "off"}), 6),
    (rule_set("brisca", {"swap_two": "any"}), 2),
    (rule_set("brisca", {"swap_two": "any", "swap_deadline": "first_trick"}), 4),
    (rule_set("brisca", {"obligation": "follow_or_trump"}), 4),
    (rule_set("brisca", {"obligation": "follow_and_beat", "hand_size": "8"}), 4),
    (rule_set("brisca", {"signs": "honest"}), 4),
    (rule_set("briscola", {"signs": "honest", "sign_code": "italian_tongue"}), 6),
    (rule_set("briscola", {"signs": "free", "sign_code": "italian_shoulder"}), 4),
    (rule_set("brisca", {"partners_show": "first", "signs": "honest"}), 4),
    (rule_set("brisca", {"partners_show": "end", "five": "rotation"}), 5),
    (rule_set("briscola", {"partners_show": "end"}), 6),
    (rule_set("subastada", {"partners_show": "first"}), 4),
    (rule_set("cubierta", {"swap": "off"}), 2),
    (rule_set("cubierta", {"cards_each": "2", "signs": "off"}), 2),
    (rule_set("cubierta", {"signs": "honest"}), 4),
    (rule_set("scoperta", {"stock_open": "top"}), 2),
    (rule_set("scoperta", {"stock_open": "all"}), 2),
    (rule_set("scoperta", {"indicator": "unseen"}), 2),
    (rule_set("subastada", {"first_lead": "declarer", "signs": "honest"}), 4),
    (rule_set("subastada", {"obligation": "follow_or_trump", "last_trick_bonus": "10"}), 2),
    (rule_set("subastada-tute", {"defenders_score": "on", "first_lead": "declarer"}), 3),
    (rule_set("chiamata", {"first_lead": "declarer", "obligation": "follow_or_trump"}), 5),
    (rule_set("chiamata", {"suit_named": "after_first"}), 5),
)

tables = st.sampled_from(TABLES + MORE_TABLES)
seeds = st.integers(0, 10**6)


auctions = st.sampled_from([one for one in TABLES + MORE_TABLES if one[0].auction != "none"])


@given(tables, seeds)
@settings(max_examples=200)
def test_hands_end_and_keep_every_card_and_point(table: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = table
    deal = random_deal(rules, seats, seed)
    states, events = play_lively(deal, seed)
    for state in states:
        assert sorted(_everything(state), key=CARDS.index) == sorted(deal.deck, key=CARDS.index)
    last = states[-1]
    assert last.phase is Phase.OVER
    assert isinstance(events[-1], HandOver)
    won = [event for event in events if isinstance(event, TrickWon)]
    if hand_result(last).kind == "passed":
        assert not won and not any(last.points)
        return
    cantes = sum(event.points for event in events if isinstance(event, Announced))
    assert sum(last.points) == rules.total() + cantes
    assert [event.number for event in won] == list(range(1, deal.tricks + 1))
    assert sum(event.points for event in won) == rules.total()
    assert sum(hand_result(last).points) == rules.total() + cantes


@given(tables, seeds)
@settings(max_examples=150)
def test_as_many_are_drawn_as_were_played_and_the_face_up_card_last_of_all(
    table: tuple[RuleSet, int], seed: int
) -> None:
    deal = random_deal(*table, seed)
    states, events = play_lively(deal, seed)
    draws = [event for event in events if isinstance(event, Drew)]
    if hand_result(states[-1]).kind == "passed" or not deal.draw_rounds:
        assert not draws and deal.draw_rounds >= 0
        return
    assert len(draws) == len(deal.deck) - deal.dealt
    shown = deal.face_up is not None
    assert [event.face_up for event in draws] == [False] * (len(draws) - 1) + [shown]
    won = [event for event in events[: events.index(draws[-1])] if isinstance(event, TrickWon)]
    assert won[-1].number == deal.draw_rounds
    if deal.plays == len(deal.players):
        assert deal.draw_rounds == deal.tricks - deal.rules.hand_size
    order = list(_from(deal.players, won[-1].winner))
    last_round = draws[(deal.draw_rounds - 1) * deal.plays :]
    drawn = [order[place % len(order)] for place in range(len(last_round))]
    assert [event.seat for event in last_round] == drawn


@given(auctions, seeds)
@settings(max_examples=150)
def test_every_auction_follows_its_rules(table: tuple[RuleSet, int], seed: int) -> None:
    """Calls go round, whoever passed is silent, bids rise, and the best bid declares."""
    deal = random_deal(*table, seed)
    states, events = play_lively(deal, seed)
    waiting = list(deal.players)
    best: Bade | None = None
    for event in events:
        if not isinstance(event, Bade | Passed):
            continue
        assert event.seat == waiting.pop(0)
        if isinstance(event, Bade):
            assert _higher(event, best)
            best = event
            waiting.append(event.seat)
    named = [event for event in events if isinstance(event, TrumpNamed)]
    if best is None:
        assert not waiting and not named
        assert hand_result(states[-1]).kind == "passed"
        return
    (contract,) = named
    assert contract.seat == best.seat and contract.needed == (best.points or 61)
    assert waiting == [best.seat] or best.points >= 120


def _higher(bid: Bade, best: Bade | None) -> bool:
    if best is None:
        return True
    order = "13RCS76542"
    if bid.rank is not None and best.rank is not None:
        at, before = order.index(bid.rank.value), order.index(best.rank.value)
        return at > before or (at == before == 9 and bid.points > max(best.points, 61))
    return bid.points > best.points


@given(tables, seeds)
@settings(max_examples=100)
def test_cantes_are_of_the_declarers_side_after_a_trick_won(
    table: tuple[RuleSet, int], seed: int
) -> None:
    states, events = play_lively(random_deal(*table, seed), seed)
    contract = states[-1].contract
    suits = set()
    for before, event in pairwise(events):
        if isinstance(event, Announced):
            assert isinstance(before, TrickWon) and before.winner == event.seat
            assert contract is not None and event.suit not in suits
            side = next(one for one in states[-1].sides if contract.declarer in one)
            assert event.seat in side
            assert event.points == (40 if event.suit is contract.trump else 20)
            suits.add(event.suit)


@given(tables, seeds)
@settings(max_examples=100)
def test_a_hidden_trump_is_shown_by_the_first_one_played(
    table: tuple[RuleSet, int], seed: int
) -> None:
    rules, _ = table
    deal = random_deal(*table, seed)
    _, events = play_lively(deal, seed)
    if rules.indicator != "unseen":
        assert not any(isinstance(event, TrumpShown) for event in events)
        return
    places = [at for at, event in enumerate(events) if isinstance(event, TrumpShown)]
    (at,) = places
    won = [event for event in events[:at] if isinstance(event, TrickWon)]
    trumps = [one.number for one in won if any(p.card.suit is deal.trump for p in one.plays)]
    assert trumps in ([], [won[-1].number])
    if not trumps:
        assert won[-1].number == deal.draw_rounds
    assert not any(isinstance(event, Swapped | Signed) for event in events[:at])


@given(tables, seeds)
@settings(max_examples=100)
def test_signs_are_made_in_turn_once_in_a_trick_and_true_where_they_must_be(
    table: tuple[RuleSet, int], seed: int
) -> None:
    states, events = play_lively(random_deal(*table, seed), seed)
    made = [event for event in events if isinstance(event, Signed)]
    assert len({(one.seat, one.number) for one in made}) == len(made)
    assert all(one.number > 1 for one in made)
    assert bool(made) <= (table[0].signs != "off")
    for event, follows in pairwise(events):
        if isinstance(event, Signed):
            assert isinstance(follows, Played) and follows.seat == event.seat
    for before, state in pairwise(states):
        if len(state.signs) > len(before.signs) and table[0].signs == "honest":
            seat, meaning, _ = state.signs[-1]
            held = {one.code for one in state.hands[seat]}
            assert _true(meaning, held, state.trump.value if state.trump else "")


def _true(meaning: str, held: set[str], trump: str) -> bool:
    """Whether a sign is true, as the tables of the rule sheets have it."""
    trumps = {code[0] for code in held if code[1] == trump}
    says = {
        "ace": "1" in trumps,
        "three": "3" in trumps,
        "king": "R" in trumps,
        "knight": "C" in trumps,
        "jack": "S" in trumps,
        "low": bool(trumps & set("9876542")),
        "none": not trumps,
        "brisca": any(code[0] in "13" and code[1] != trump for code in held),
        "ace_and_three": {"1", "3"} <= trumps,
    }
    return says[meaning]


@given(tables, seeds)
@settings(max_examples=60)
def test_a_record_replays_to_the_same_states_and_events(
    table: tuple[RuleSet, int], seed: int
) -> None:
    deal = random_deal(*table, seed)
    states, events = play_lively(deal, seed)
    names = tuple("ABCDEF"[: deal.seats])
    again = replay(record_of(states[-1], names, tuple(events)))
    assert list(again.events) == events
    assert list(map(type, again.events)) == list(map(type, events))
    assert again.state == states[-1]
    state, _ = start(deal)
    for before, action in steps(again):
        assert before == state
        state, _ = apply(state, action)
    assert state == states[-1]


@given(tables, seeds)
@settings(max_examples=60)
def test_every_action_is_legal_or_refused_with_a_reason_and_a_rule(
    table: tuple[RuleSet, int], seed: int
) -> None:
    states, _ = play_lively(random_deal(*table, seed), seed)
    chance = Random(seed)
    state = chance.choice(states[:8]) if chance.random() < 0.3 else chance.choice(states)
    legal = {*legal_actions(state), *legal_signs(state)}
    for action in _all_actions(state.deal.seats):
        assert can(state, action) == (action in legal)
        if action in legal:
            apply(state, action)
        else:
            with pytest.raises(Problem) as refused:
                check(state, action)
            assert refused.value.code and refused.value.rule
            with pytest.raises(Problem):
                apply(state, action)


@cache
def _all_actions(seats: int) -> tuple[Action, ...]:
    """Everything that anybody might try to do."""
    actions: list[Action] = []
    for seat in range(seats):
        actions += [Draw(seat), Pass(seat)]
        actions += [Play(seat, one) for one in CARDS] + [Swap(seat, one) for one in CARDS]
        actions += [Name(seat, suit) for suit in Suit] + [Announce(seat, suit) for suit in Suit]
        actions += [Sign(seat, meaning) for meaning in get_args(Meaning)]
        actions += [Bid(seat, points) for points in (0, 60, 61, 62, 65, 120, 235)]
        actions += [Bid(seat, 0, rank) for rank in Rank]
        actions += [Bid(seat, points, rank) for rank in (Rank.TWO, Rank.ACE) for points in (61, 62)]
    return tuple(actions)


@given(tables, seeds)
@settings(max_examples=60)
def test_matches_end_with_one_side_ahead(table: tuple[RuleSet, int], seed: int) -> None:
    """Where contracts pay, who bids at random may lose for ever: only the sums are looked at."""
    rules, seats = table
    contracts = rules.match == "contract"
    match = new_match(rules, seats, seed % seats)
    for hand in range(12 if contracts else 200):
        if match.over:
            break
        deck = random_deal(rules, seats, seed + hand).deck
        deal = make_deal(rules, seats, match.dealer, deck)
        states, _ = play_lively(deal, seed + hand)
        before, result = match, hand_result(states[-1])
        match = after(match, deal, result)
        gained = [new - old for new, old in zip(match.scores, before.scores, strict=True)]
        if not contracts:
            assert min(gained) >= 0
        elif result.contract is None:
            assert result.kind == "passed" and not any(gained)
        elif rules.auction == "ranks":
            assert sum(gained) == 0 and any(gained)
        else:
            assert gained[result.contract.declarer] == (
                result.contract.needed if result.contract.made else -result.contract.needed
            )
        if rules.rests(seats):
            assert gained[deal.dealer] == 0
    assert match.over or contracts


def test_all_rule_sets_are_covered() -> None:
    assert {rules.base for rules, _ in TABLES} == set(RULE_SETS)
    assert {seats for _, seats in TABLES} == {2, 3, 4, 5, 6}


def test_start_deals_one_card_at_a_time_from_the_leader_on() -> None:
    deal = random_deal(RULE_SETS["brisca"], 4, 3)
    state, _ = start(deal)
    for place, seat in enumerate(deal.players):
        assert state.hands[seat] == deal.deck[place:12:4]
    assert state.face_up is deal.deck[12]


def _everything(state: State) -> list[Card]:
    held = [one for hand in state.hands for one in hand]
    taken = [one for pile in state.won for one in pile]
    table = [played.card for played in state.trick]
    turned = [state.face_up] if state.face_up else []
    return held + taken + table + turned + list(state.deal.deck[state.drawn :])


def _from(players: tuple[int, ...], first: int) -> tuple[int, ...]:
    place = players.index(first)
    return players[place:] + players[:place]
