"""Every reason is proved again by a route that shares no code with the one that found it."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.game.cards import CARDS, Rank, Suit, cards
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import State
from brisca_tutor.reasons import verify
from brisca_tutor.reasons.ledger import count_pile, ledger, running
from brisca_tutor.reasons.misconceptions import (
    MISCONCEPTIONS,
    printed_number,
    refuted,
    suspected,
    suspected_points,
)
from brisca_tutor.reasons.trick import TrickReason, explain_trick, without
from tests.hands_at_random import TABLES, play_at_random, random_deal

tricks = st.lists(st.sampled_from(CARDS), min_size=1, max_size=6, unique=True)


def faults(reason: TrickReason) -> list[str]:
    assert reason.trump is not None
    codes = [one.card.code for one in reason.cards]
    found = verify.trick_faults(reason)
    claims = {name for place in range(len(codes)) for name in suspected(reason, place)}
    for name in claims | set(refuted(reason)):
        found += verify.misconception_faults(codes, reason.trump.value, reason.place, name)
    return found


def test_every_trick_of_two_cards_is_proved() -> None:
    for pair in permutations(CARDS, 2):
        for trump in Suit:
            assert faults(explain_trick(pair, trump)) == []


@given(tricks, st.sampled_from(list(Suit)))
def test_every_trick_and_every_trick_without_one_card_is_proved(
    played: list[object], trump: Suit
) -> None:
    reason = explain_trick(played, trump)  # type: ignore[arg-type]  # drawn from CARDS
    assert faults(reason) == []
    for place in range(len(played)):
        other = without(played, trump, place)  # type: ignore[arg-type]  # drawn from CARDS
        assert (other is None) == (len(played) == 1)
        assert other is None or verify.trick_faults(other) == []


@given(tricks)
def test_a_trick_without_a_trump_is_proved_where_nobody_knows_trumps(played: list[object]) -> None:
    reason = explain_trick(played, None)  # type: ignore[arg-type]  # drawn from CARDS
    assert verify.trick_faults(reason) == []
    assert reason.reason in ("only_led", "highest_led")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"place": 0}, "winner"),
        ({"reason": "highest_trump"}, "reason"),
        ({"points": 15}, "points"),
        ({"led": Suit.CUPS}, "led"),
    ],
)
def test_a_false_reason_is_found_out(change: dict[str, object], fault: str) -> None:
    reason = explain_trick(cards("6o Rc 3e So"), Suit.CUPS)
    assert fault in verify.trick_faults(TrickReason(**(reason._asdict() | change)))[0]


def test_a_false_loss_is_found_out() -> None:
    reason = explain_trick(cards("6o So 1c"), Suit.SWORDS)
    false = reason.cards[2]._replace(loses="lower_led")
    assert verify.trick_faults(reason._replace(cards=(*reason.cards[:2], false))) != []


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=lambda one: getattr(one, "base", one))
def test_ledger_and_running_totals_are_proved_after_every_action(
    rules: RuleSet, seats: int
) -> None:
    for seed in range(5):
        states, _ = play_at_random(random_deal(rules, seats, seed), seed)
        for state in states:
            assert verify.ledger_faults(ledger(state), rules.total()) == []
            out = _out(state)
            bonus = rules.last_trick_bonus if out else 0
            assert verify.running_faults(running(state), out, bonus) == []
        whole = [] if _out(states[-1]) else [44, 40, 16, 12, 8]
        assert [points for _, points in ledger(states[-1]).by_rank if points] == whole


def _out(state: State) -> list[str]:
    taken = {one for pile in state.won for one in pile}
    return [one.code for one in state.deal.deck if one not in taken]


def test_a_false_ledger_is_found_out() -> None:
    states, _ = play_at_random(random_deal(TABLES[0][0], 2, 1), 1)
    account = ledger(states[-1])
    first, second = account.sides
    false = account._replace(sides=(first._replace(points=first.points + 1), second))
    assert verify.ledger_faults(false, 120) != []


def test_a_pile_and_what_is_missing_from_it_are_the_pack() -> None:
    pile = count_pile(cards("1o 3c Ro 7e Sb"))
    assert verify.pile_faults(pile) == []
    assert (pile.points, pile.remaining) == (27, 93)
    assert [row.number for row in pile.rows] == [1, 1, 1, 0, 1]


# One trick where the belief picks the wrong card, and one where it does not apply.
BELIEFS = [
    ("first-trump-wins", "4c 2o Co", "o", 1, "4c 2o", "o", 0),
    ("last-trump-wins", "6b So 7o 2b", "o", 2, "6b So", "o", 0),
    ("number-beats-court", "Sc 7c", "o", 1, "Sc Rc", "o", 0),
    ("three-is-low", "3c Rc", "o", 1, "1c Rc", "o", 1),
    ("off-suit-ace-wins", "2c 1o", "e", 1, "1c 2c", "e", 1),
    ("off-suit-king-wins", "6o Rc", "b", 1, "6o Ro 1o", "b", 1),
    ("off-suit-card-wins", "6o Cc", "b", 1, "6o Rc", "b", 1),
    ("ace-always-wins", "1c 2o", "o", 0, "3c 2o", "o", 0),
    ("must-follow-suit", "3c 2o", "o", 0, "3c 2o", "e", 1),
    ("points-are-strength", "1c 2o", "o", 0, "Rc 1e 3e", "e", 2),
    ("last-card-wins", "2c 1o", "e", 1, "2c 1c", "e", 0),
    ("leader-wins", "2c 7c", "e", 0, "2c 1o 4b", "e", 2),
]


@pytest.mark.parametrize(("name", "yes", "t1", "at", "no", "t2", "other"), BELIEFS)
def test_a_belief_is_suspected_where_it_misleads_and_nowhere_else(
    name: str, yes: str, t1: str, at: int, no: str, t2: str, other: int
) -> None:
    assert name in suspected(explain_trick(cards(yes), Suit(t1)), at)
    assert name not in suspected(explain_trick(cards(no), Suit(t2)), other)


def test_no_belief_is_suspected_behind_a_right_answer() -> None:
    reason = explain_trick(cards("6o Rc 3e So"), Suit.CUPS)
    assert suspected(reason, 1) == ()
    assert suspected_points(reason, 16) == ()


def test_beliefs_behind_wrong_points() -> None:
    reason = explain_trick(cards("6o Rc 3e So"), Suit.CUPS)
    assert suspected_points(reason, 4) == ("winning-card-only",)
    assert suspected_points(reason, 6 + 12 + 3 + 10) == ("numbers-are-points",)
    assert suspected_points(reason, 17) == ()


def test_at_least_eight_beliefs_have_names_and_each_is_tested() -> None:
    tested = {row[0] for row in BELIEFS} | {"winning-card-only", "numbers-are-points"}
    assert set(MISCONCEPTIONS) == tested | {"more-tricks-win"}
    assert len(MISCONCEPTIONS) >= 8


def test_printed_numbers_are_those_of_a_spanish_pack() -> None:
    assert [printed_number(rank) for rank in Rank] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def test_the_order_in_which_losers_were_played_never_changes_the_winner() -> None:
    chance = Random(7)
    for _ in range(200):
        first, *rest = chance.sample(CARDS, 4)
        trump = chance.choice(list(Suit))
        winners = {explain_trick((first, *order), trump).card for order in permutations(rest)}
        assert len(winners) == 1
