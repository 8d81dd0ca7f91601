"""What a seat cannot know changes nothing that it sees, in every rule set at every table.

Hidden cards are dealt out differently: hands, stock, the card that makes trumps unseen, and with
the called card the partner who holds it.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisca_tutor.game.bidding import sides_of
from brisca_tutor.game.cards import Card
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import view
from brisca_tutor.reasons.contract import explain_contract
from brisca_tutor.reasons.ledger import known_sides, ledger, running
from tests.hands_at_random import random_deal
from tests.lively_hands import play_lively

from .test_hands import seeds, tables


@given(tables, seeds)
@settings(max_examples=200)
def test_a_view_does_not_change_when_hidden_cards_change_places(
    table: tuple[RuleSet, int], seed: int
) -> None:
    states, _ = play_lively(random_deal(*table, seed), seed)
    chance = Random(seed)
    state = chance.choice(states)
    seat = chance.choice(state.deal.players)
    seen = view(state, seat)
    other = other_world(state, seat, chance)
    assert view(other, seat) == seen
    assert running(other) == running(state) and known_sides(other) == known_sides(state)
    assert ledger(other).sides == ledger(state).sides or state.phase is Phase.OVER
    assert not set(seen.unseen()) & seen.seen()
    assert hidden_cards(state, seat) <= set(seen.unseen())


@given(st.integers(0, 10**6), st.sampled_from(["at_once", "after_first"]))
@settings(max_examples=60)
def test_only_the_holder_of_the_called_card_knows_the_partner_before_it_is_played(
    seed: int,
    named: str,
) -> None:
    rules = rule_set("chiamata", {"suit_named": named})
    states, _ = play_lively(random_deal(rules, 5, seed), seed)
    alone = tuple((seat,) for seat in range(5))
    for state in states:
        contract, auction = state.contract, state.auction
        if contract is None or auction is None or contract.called is None:
            assert state.number == 1 or state.phase is Phase.NAME
            assert all(view(state, seat).sides == alone for seat in range(5))
            assert state.trump is None and known_sides(state) == alone
            continue
        assert (state.number > 1) or named == "at_once"
        for seat in range(5):
            seen = view(state, seat)
            assert seen.auction is not None and seen.auction.contract is not None
            told = seen.auction.contract.partner
            if auction.partner_shown or contract.called in state.hands[seat]:
                assert told == contract.partner and seen.sides == state.sides
            else:
                assert told is None and seen.sides == alone
        if not auction.partner_shown:
            assert known_sides(state) == alone
            assert explain_contract(state) is None


@given(st.integers(0, 10**6), st.integers(2, 4))
@settings(max_examples=60)
def test_nobody_sees_a_hidden_trump_before_it_is_shown(seed: int, seats: int) -> None:
    states, _ = play_lively(random_deal(RULE_SETS["cubierta"], seats, seed), seed)
    for state in states:
        for seat in range(seats):
            seen = view(state, seat)
            if state.trump_known:
                assert seen.trump is state.trump
                continue
            assert (seen.trump, seen.face_up, seen.turned_up) == (None, None, None)
            assert state.face_up in seen.unseen() and seen.hidden_trump


@pytest.mark.parametrize("shown", ["none", "top", "all"])
def test_an_open_stock_is_seen_as_far_as_it_lies_open(shown: str) -> None:
    rules = rule_set("scoperta", {"stock_open": shown})
    states, _ = play_lively(random_deal(rules, 2, 7), 7)
    for state in states:
        seen = view(state, 0)
        left = state.deal.deck[state.drawn :]
        assert seen.open_stock == {"none": (), "top": left[:1], "all": left}[shown]
        assert seen.known == state.hands


SHOWING = [
    ("brisca", {"partners_show": "first"}, 4),
    ("brisca", {"partners_show": "end"}, 6),
    ("iberica", {"partners_show": "end"}, 5),
    ("subastada", {"partners_show": "first"}, 4),
    ("brisca", {"partners_show": "end"}, 3),
]


@pytest.mark.parametrize(("name", "changes", "seats"), SHOWING)
def test_t1_partners_and_nobody_else_know_what_partners_have_shown(
    name: str, changes: dict[str, str], seats: int
) -> None:
    told = 0
    for seed in range(3):
        states, _ = play_lively(random_deal(rule_set(name, changes), seats, seed), seed)
        for state in states:
            for seat in state.deal.players:
                seen = view(state, seat)
                for other in state.deal.players:
                    ours = other == seat or other in partners(state, seat)
                    shown = shown_to_partner(state, other) if ours else set()
                    assert set(seen.known[other]) == shown | set(state.known[other])
                    told += bool(shown)
    assert bool(told) == (seats > 3)


def hidden_cards(state: State, seat: int) -> set[Card]:
    """The cards in other hands that nothing has told this seat of."""
    if state.deal.rules.open_hands:
        return set()
    hidden = {one for place, hand in enumerate(state.hands) if place != seat for one in hand}
    shown = {one for partner in partners(state, seat) for one in shown_to_partner(state, partner)}
    return hidden - shown - {one for cards in state.known for one in cards}


def partners(state: State, seat: int) -> list[int]:
    """Whoever sits at the same side."""
    return [other for side in state.sides if seat in side for other in side if other != seat]


def shown_to_partner(state: State, seat: int) -> set[Card]:
    """What partners have seen of this hand, as the deck was dealt out (T1)."""
    deal, hand = state.deal, state.hands[seat]
    bidding = state.auction is not None and state.contract is None
    if not deal.rules.teams(deal.seats) or bidding:
        return set()
    if deal.rules.partners_show == "first":
        size = len(deal.players)
        mine = range(deal.players.index(seat), size * deal.rules.hand_size, size)
        return set(hand) & {deal.deck[place] for place in mine}
    had_stock = len(deal.deck) > len(deal.players) * deal.rules.hand_size
    return (
        set(hand) if deal.rules.partners_show == "end" and had_stock and not state.stock else set()
    )


def other_world(state: State, seat: int, chance: Random) -> State:
    """The same state with the cards this seat does not know dealt out differently."""
    deal, rules = state.deal, state.deal.rules
    unseen = list(view(state, seat).unseen())
    known = view(state, seat).known
    chance.shuffle(unseen)
    hands = []
    for place, hand in enumerate(state.hands):
        if place == seat or rules.open_hands:
            hands.append(hand)
        else:
            hands.append(tuple(one if one in known[place] else unseen.pop() for one in hand))
    gone = list(deal.deck[: state.drawn])
    if not state.trump_known:
        gone[deal.dealt] = unseen.pop()
        deal = replace(deal, trump=gone[deal.dealt].suit)
        state = state._replace(face_up=gone[deal.dealt], trump=deal.trump)
    open_cards = view(state, seat).open_stock
    deck = (*gone, *open_cards, *unseen)
    assert len(deck) == len(deal.deck)
    state = state._replace(hands=tuple(hands), deal=replace(deal, deck=deck))
    return _with_partner(state)


def _with_partner(state: State) -> State:
    """The state with partner and sides as the called card lies now."""
    contract, auction = state.contract, state.auction
    if contract is None or auction is None or contract.called is None or auction.partner_shown:
        return state
    holder = next(seat for seat, hand in enumerate(state.hands) if contract.called in hand)
    partner = None if holder == contract.declarer else holder
    contract = contract._replace(partner=partner)
    return state._replace(
        auction=auction._replace(contract=contract), sides=sides_of(state.deal, contract)
    )
