"""The search of the last tricks finds what trying every line finds."""

from __future__ import annotations

from random import Random

import pytest

from brisca_tutor.game.actions import Play
from brisca_tutor.game.cards import Card, Suit, pack
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import apply, legal_actions
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.trick import points, winning_index
from brisca_tutor.game.view import view
from brisca_tutor.players import maestro
from brisca_tutor.players.duel import Solver
from brisca_tutor.players.endgame import Endgame
from brisca_tutor.players.packed import BIT, packing
from brisca_tutor.players.swaps import swaps_ahead
from brisca_tutor.players.worlds import World
from tests.hands_at_random import play_at_random, random_deal
from tests.players.tables import moments

TRUMP = Suit.CUPS


def best(
    mine: tuple[Card, ...],
    theirs: tuple[Card, ...],
    i_lead: bool,
    stock: tuple[Card, ...],
    bonus: int,
    free: bool,
) -> int:
    """What I still take with best play by both: every line, with nothing left out."""
    if not mine:
        return 0
    leader, other = (mine, theirs) if i_lead else (theirs, mine)
    lines = []
    for lead in leader:
        replies = []
        for reply in _may(other, lead, free or bool(stock)):
            i_win = (winning_index((lead, reply), TRUMP) == 0) == i_lead
            rest = [_without(leader, lead), _without(other, reply)]
            after_mine, after_theirs = rest if i_lead else reversed(rest)
            won = points((lead, reply)) if i_win else 0
            if stock:
                first, second = stock[:2] if i_win else reversed(stock[:2])
                after_mine, after_theirs = (*after_mine, first), (*after_theirs, second)
            elif not after_mine and i_win:
                won += bonus
            won += best(after_mine, after_theirs, i_win, stock[2:], bonus, free)
            replies.append(won)
        lines.append(min(replies) if i_lead else max(replies))
    return max(lines) if i_lead else min(lines)


def _may(hand: tuple[Card, ...], led: Card, free: bool) -> tuple[Card, ...]:
    if free:
        return hand
    same = tuple(one for one in hand if one.suit is led.suit)
    return same or tuple(one for one in hand if one.suit is TRUMP) or hand


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(one for one in hand if one is not card)


@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize(("stock", "tries"), [(0, 60), (2, 6)])
def test_values_are_those_of_trying_every_line(stock: int, tries: int, free: bool) -> None:
    chance = Random(stock)
    number = packing(TRUMP).number
    for turn in range(tries):
        cards = sorted(pack(40), key=lambda _: chance.random())
        mine, theirs, left = tuple(cards[:3]), tuple(cards[3:6]), tuple(cards[6 : 6 + stock])
        bonus, i_lead = 10 * (turn % 2), chance.random() < 0.5
        end = Endgame(tuple(BIT[number[one]] for one in left), bonus, free)
        masks = packing(TRUMP).mask(mine), packing(TRUMP).mask(theirs)
        assert end.value(*masks, i_lead) == best(mine, theirs, i_lead, left, bonus, free)


def test_a_led_card_is_worth_what_the_best_answer_leaves() -> None:
    chance = Random(1)
    number = packing(TRUMP).number
    for _ in range(30):
        cards = sorted(pack(40), key=lambda _: chance.random())
        mine, theirs = packing(TRUMP).mask(cards[:3]), packing(TRUMP).mask(cards[3:6])
        end = Endgame()
        values = [end.answered(mine, theirs, number[lead]) for lead in cards[:3]]
        assert max(values) == end.value(mine, theirs, True)


def test_open_hands_and_stock_are_played_exactly_from_far_off() -> None:
    rules = rule_set("scoperta", {"stock_open": "all"})
    state = next(one for one in moments(rules, 2, 4) if one.stock == 10)
    analysis = maestro.analyse(view(state, state.turn))
    assert analysis.method == "exact"
    best = analysis.options[0].expected
    while state.phase is not Phase.OVER:
        action = maestro.analyse(view(state, state.turn)).options[0].action
        state, _ = apply(state, action)
    assert state.points[analysis.options[0].action.seat] == best


def test_an_open_hand_alone_is_not_the_whole_stock() -> None:
    state = next(one for one in moments(rule_set("scoperta"), 2, 4) if one.stock == 10)
    assert maestro.analyse(view(state, state.turn), 20).method == "sampled"


@pytest.mark.parametrize("two", ["if_present", "any"])
def test_a_swap_before_the_last_draw_is_counted(two: str) -> None:
    """The last trick with a draw, and its swaps, by trying every line through the engine."""
    rules, swaps = rule_set("brisca", {"swap_two": two}), 0
    for seed in range(40):
        for state in moments(rules, 2, seed):
            seen = view(state, state.turn)
            if seen.stock != 2 or not seen.trick:
                continue
            options = [Play(state.turn, one) for one in state.hands[state.turn]]
            hands = list(state.hands)
            stock = (*state.deal.deck[state.drawn :], state.face_up)
            world = World(tuple(hands), tuple(one for one in stock if one), Suit(state.trump), ())
            swaps += swaps_ahead(seen) is not None
            lines = [line_value(apply(state, one)[0], state.turn) for one in options]
            had = state.points[state.turn]
            assert [had + one for one in Solver(seen, options).solved(world)] == lines
    assert swaps > 2


def line_value(state: State, seat: int) -> int:
    """Points of a seat at the end when both play and swap their best."""
    if state.phase is Phase.OVER:
        return state.points[seat]
    values = [line_value(apply(state, action)[0], seat) for action in legal_actions(state)]
    return max(values) if state.turn == seat else min(values)


@pytest.mark.parametrize(
    ("size", "stock", "method"),
    [(3, 0, "exact"), (7, 0, "exact"), (9, 0, "sampled"), (8, 2, "sampled"), (12, 4, "sampled")],
)
def test_large_hands_are_not_searched_for_minutes(size: int, stock: int, method: str) -> None:
    deal = random_deal(rule_set("brisca", {"hand_size": str(size)}), 2, 3)
    states, _ = play_at_random(deal, 3)
    found = (one for one in states if one.stock == stock and one.phase is Phase.PLAY)
    state = next(one for one in found if len(one.hands[one.turn]) == size)
    assert maestro.analyse(view(state, state.turn), 3).method == method
