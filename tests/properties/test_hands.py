"""What holds in every hand of every rule set at every number of seats."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisca_tutor.game.actions import Action, Draw, Play, Swap
from brisca_tutor.game.cards import CARDS, Card
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.events import Drew, HandOver, TrickWon
from brisca_tutor.game.hand import apply, can, check, legal_actions, start
from brisca_tutor.game.match import after, new_match
from brisca_tutor.game.record import record_of, replay
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet, rule_set
from brisca_tutor.game.scoring import hand_result
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from tests.hands_at_random import TABLES, play_at_random, random_deal

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
    (rule_set("brisca", {"obligation": "follow_or_trump"}), 4),
)

tables = st.sampled_from(TABLES + MORE_TABLES)
seeds = st.integers(0, 10**6)


@given(tables, seeds)
@settings(max_examples=150)
def test_hands_end_and_keep_every_card_and_point(table: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = table
    deal = random_deal(rules, seats, seed)
    states, events = play_at_random(deal, seed)
    for state in states:
        assert sorted(_everything(state), key=CARDS.index) == sorted(deal.deck, key=CARDS.index)
    last = states[-1]
    assert last.phase is Phase.OVER
    assert sum(last.points) == rules.total()
    won = [event for event in events if isinstance(event, TrickWon)]
    assert [event.number for event in won] == list(range(1, deal.tricks + 1))
    assert sum(event.points for event in won) == rules.total()
    assert isinstance(events[-1], HandOver)
    assert sum(hand_result(last).points) == rules.total()


@given(tables, seeds)
@settings(max_examples=100)
def test_the_last_three_tricks_follow_the_draw_of_the_face_up_card(
    table: tuple[RuleSet, int], seed: int
) -> None:
    deal = random_deal(*table, seed)
    _, events = play_at_random(deal, seed)
    draws = [event for event in events if isinstance(event, Drew)]
    assert [event.face_up for event in draws] == [False] * (len(draws) - 1) + [True]
    last_draw = events.index(draws[-1])
    won = [event for event in events[:last_draw] if isinstance(event, TrickWon)]
    assert won[-1].number == deal.tricks - 3 == deal.draw_rounds
    order = list(_from(deal.players, won[-1].winner))
    assert draws[-1].seat == order[-1]
    assert [event.seat for event in draws[-len(order) :]] == order


@given(tables, seeds)
@settings(max_examples=60)
def test_a_record_replays_to_the_same_states_and_events(
    table: tuple[RuleSet, int], seed: int
) -> None:
    deal = random_deal(*table, seed)
    states, events = play_at_random(deal, seed)
    names = tuple("ABCDEF"[: deal.seats])
    again = replay(record_of(states[-1], names, tuple(events)))
    assert list(again.events) == events
    assert list(map(type, again.events)) == list(map(type, events))
    assert again.state == states[-1]


@given(tables, seeds)
@settings(max_examples=60)
def test_every_action_is_legal_or_refused_with_a_reason_and_a_rule(
    table: tuple[RuleSet, int], seed: int
) -> None:
    states, _ = play_at_random(random_deal(*table, seed), seed)
    state = Random(seed).choice(states)
    legal = set(legal_actions(state))
    seats = range(state.deal.seats)
    actions: list[Action] = [Draw(seat) for seat in seats]
    for one in CARDS:
        actions += [Play(seat, one) for seat in seats] + [Swap(seat, one) for seat in seats]
    for action in actions:
        assert can(state, action) == (action in legal)
        if action in legal:
            apply(state, action)
        else:
            with pytest.raises(Problem) as refused:
                check(state, action)
            assert refused.value.code and refused.value.rule
            with pytest.raises(Problem):
                apply(state, action)


@given(tables, seeds)
@settings(max_examples=100)
def test_a_view_does_not_change_when_hidden_cards_change_places(
    table: tuple[RuleSet, int], seed: int
) -> None:
    states, _ = play_at_random(random_deal(*table, seed), seed)
    chance = Random(seed)
    state = chance.choice(states)
    seat = chance.choice(state.deal.players)
    seen = view(state, seat)
    other = _other_world(state, seat, chance)
    assert view(other, seat) == seen
    assert not set(seen.unseen()) & seen.seen()
    hidden = {one for place, hand in enumerate(state.hands) if place != seat for one in hand}
    hidden -= {one for cards in state.known for one in cards}
    assert hidden <= set(seen.unseen())


@given(tables, seeds)
@settings(max_examples=60)
def test_matches_end_with_one_side_ahead(table: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = table
    match = new_match(rules, seats, seed % seats)
    for hand in range(200):
        if match.over:
            break
        deck = random_deal(rules, seats, seed + hand).deck
        deal = make_deal(rules, seats, match.dealer, deck)
        states, _ = play_at_random(deal, seed + hand)
        before = match
        match = after(match, deal, hand_result(states[-1]))
        assert all(new >= old for new, old in zip(match.scores, before.scores, strict=True))
    assert match.over


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


def _other_world(state: State, seat: int, chance: Random) -> State:
    """The same state with the cards this seat does not know dealt out differently."""
    unseen = list(view(state, seat).unseen())
    chance.shuffle(unseen)
    hands = []
    for place, hand in enumerate(state.hands):
        if place == seat:
            hands.append(hand)
        else:
            hands.append(tuple(one if one in state.known[place] else unseen.pop() for one in hand))
    gone = state.deal.deck[: state.drawn]
    deal = replace(state.deal, deck=(*gone, *unseen))
    assert len(unseen) == state.covered
    return state._replace(hands=tuple(hands), deal=deal)
