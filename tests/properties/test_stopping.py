"""Hands that end as soon as they are decided (H2, H4): when they stop, and what is told of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brisca_tutor.game.actions import Play
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.events import HandOver, TrickWon
from brisca_tutor.game.hand import check, legal_actions
from brisca_tutor.game.record import record_of, replay
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.scoring import hand_result, is_decided
from brisca_tutor.game.state import Phase, State
from brisca_tutor.players.base import LEVELS
from brisca_tutor.reasons.ledger import ledger, running
from brisca_tutor.reasons.verify import WORTH, ledger_faults
from tests.hands_at_random import random_deal
from tests.lively_hands import play_lively
from tests.players.tables import quick_player
from tests.players.test_whole_hands import played

ON = {"stop_when_decided": "on"}
TABLES: tuple[tuple[RuleSet, int], ...] = (
    (rule_set("brisca", ON), 2),
    (rule_set("brisca", ON), 3),
    (rule_set("brisca", {**ON, "four": "alone", "tie": "last_trick"}), 4),
    (rule_set("briscola", ON), 4),
    (rule_set("ultima10", ON), 2),
    (rule_set("ultima10", ON), 6),
    (rule_set("cubierta", ON), 2),
    (rule_set("doscartas", ON), 2),
    (rule_set("iberica", ON), 5),
    (rule_set("brisca", {**ON, "hand_size": "1"}), 2),
    (rule_set("ultima10", {**ON, "hand_size": "1"}), 3),
)


def could_catch(state: State) -> bool:
    """Whether a side that takes all that is out comes level with the first, counting slowly."""
    sides = [sum(state.points[seat] for seat in side) for side in state.sides]
    taken = [one.code for pile in state.won for one in pile]
    pack = [one.code for one in state.deal.deck]
    out = sum(WORTH.get(code[0], 0) for code in pack if code not in taken)
    out += state.deal.rules.last_trick_bonus if len(taken) < len(pack) else 0
    first = sides.index(max(sides))
    return any(side + out >= sides[first] for at, side in enumerate(sides) if at != first)


@given(st.sampled_from(TABLES), st.integers(0, 10**6))
@settings(max_examples=60)
def test_a_hand_ends_with_the_trick_that_decides_it(table: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = table
    deal = random_deal(rules, seats, seed)
    states, events = play_lively(deal, seed)
    last = states[-1]
    assert last.phase is Phase.OVER and isinstance(events[-1], HandOver)
    assert all(could_catch(state) for state in states[:-1])
    assert all(sum(one.points) + one.to_come == one.total for one in map(running, states))
    won = [event for event in events if isinstance(event, TrickWon)]
    assert sum(event.points for event in won) == sum(last.points)
    result, account = hand_result(last), ledger(last)
    assert result.unplayed == rules.total() - sum(last.points)
    assert ledger_faults(account, rules.total()) == []
    assert (account.unplayed is not None) == last.stopped
    assert last.stopped == (any(last.hands) or last.stock > 0)
    again = replay(record_of(last, tuple("ABCDEF"[:seats]), tuple(events)))
    assert again.state == last
    if last.stopped:
        assert not could_catch(last)
        assert result.kind == "win" and not result.all_tricks
        assert not legal_actions(last)
        with pytest.raises(Problem) as caught:
            check(last, Play(last.turn, deal.deck[-1]))
        rule = "H2" if len(last.sides) == 2 else "H4"
        assert (caught.value.code, caught.value.rule) == ("hand-decided", rule)


def test_computer_players_stop_too() -> None:
    for level in LEVELS:
        ends = [played(rules, seats, 4, quick_player(level)) for rules, seats in TABLES[1::3]]
        assert all(hand_result(end).kind in ("win", "tie") for end in ends)


def test_a_ledger_that_hides_what_could_be_caught_is_refuted() -> None:
    deal = random_deal(TABLES[0][0], 2, 5)
    last = play_lively(deal, 5)[0][-1]
    account = ledger(last)
    assert last.stopped and account.unplayed is not None
    more = account.unplayed._replace(points=account.unplayed.points + 1)
    assert ledger_faults(account._replace(unplayed=more), 120)
    assert ledger_faults(account._replace(unplayed=None), 120)


@pytest.mark.parametrize(
    ("points", "rules", "decided"),
    [
        ((61, 20), "brisca", True),  # H2: more than half, whatever is out
        ((60, 20), "brisca", False),  # H2: the other may still take 40 and tie
        ((60, 60), "brisca", False),  # H3
        ((65, 40), "ultima10", False),  # H5: 66 of 130
        ((66, 40), "ultima10", True),
        ((50, 30, 21), "brisca", True),  # H4: 19 are out, and 49 are fewer
        ((50, 31, 20), "brisca", False),  # H4: 50 and 50 would be shared
        ((50, 31, 21), "brisca", True),  # H4: 18 are out
        ((61, 0, 0), "brisca", True),
    ],
)
def test_what_decides_a_hand(points: tuple[int, ...], rules: str, decided: bool) -> None:
    assert is_decided(rule_set(rules, ON), points) is decided


@pytest.mark.parametrize(
    ("name", "changes", "code"),
    [
        ("brisca", {"match": "game_points"}, "stop-match"),
        ("rematada", {}, "stop-match"),
        ("subastada", {}, "stop-auction"),
        ("subastada-tute", {}, "stop-auction"),
        ("chiamata", {}, "stop-auction"),
    ],
)
def test_where_every_card_counts_no_hand_may_stop(
    name: str, changes: dict[str, str], code: str
) -> None:
    with pytest.raises(Problem) as caught:
        rule_set(name, {**changes, **ON})
    assert (caught.value.code, caught.value.rule) == (code, "H2")
