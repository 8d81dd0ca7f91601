"""Reviews and luck: what decisions cost, and that result, luck and skill add up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from brisca_tutor.coach.grades import GRADES
from brisca_tutor.coach.luck import luck, word_for
from brisca_tutor.coach.review import decisions_of, review
from brisca_tutor.game.actions import Draw, Play
from brisca_tutor.game.hand import apply
from brisca_tutor.game.record import HandRecord, record_of
from brisca_tutor.game.ruleset import RULE_SETS
from tests.hands_at_random import play_at_random, random_deal

FEW = 30


def played(seats: int, seed: int) -> HandRecord:
    """The record of a hand played at random."""
    states, events = play_at_random(random_deal(RULE_SETS["brisca"], seats, seed), seed)
    return record_of(states[-1], tuple(str(seat + 1) for seat in range(seats)), tuple(events))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_is_there_again(seats: int) -> None:
    pairs = decisions_of(played(seats, 5))
    for (state, action), (after, _) in pairwise(pairs):
        assert apply(state, action)[0] == after
    plays = [action for _, action in pairs if isinstance(action, Play)]
    assert len(plays) == len(set(plays)) == len(RULE_SETS["brisca"].cards(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_review_adds_up(seats: int) -> None:
    record = played(seats, 7)
    found = review(record, 1, FEW)
    assert found.decisions
    assert all(one.seen.seat == 1 and len(one.advice.choices) > 1 for one in found.decisions)
    assert found.cost == pytest.approx(sum(one.cost for one in found.flagged()))
    assert found.average == pytest.approx(found.cost / len(found.decisions))
    assert sum(found.number(grade) for grade in GRADES) == len(found.decisions)
    assert set(found.flagged("grave")) <= set(found.flagged("mistake")) <= set(found.flagged())
    assert found.key is not None
    assert found.key.decision is not None
    assert found.key.decision.cost == max(one.cost for one in found.decisions)
    assert found.key.trick.number == found.key.decision.number


def test_numbers_of_tricks_are_those_of_the_record() -> None:
    found = review(played(2, 9), 0, FEW)
    numbers = [one.number for one in found.decisions]
    assert numbers == sorted(numbers)
    assert all(1 <= number <= 19 for number in numbers)
    for one in found.decisions:
        if isinstance(one.action, Draw):
            assert one.number == one.seen.number - 1


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_is_what_skill_leaves(seats: int) -> None:
    record = played(seats, 11)
    mine = luck(record, 0, FEW)
    theirs = luck(record, 1, FEW)
    assert mine is not None
    assert theirs is not None
    assert mine.points == pytest.approx(mine.result - mine.even + mine.cost - mine.others)
    assert mine.points == pytest.approx(-theirs.points)
    assert mine.even == 60


def test_no_luck_in_an_unfinished_hand() -> None:
    record = played(2, 11)
    assert luck(record._replace(actions=record.actions[:5]), 0, FEW) is None


def test_a_review_of_nothing() -> None:
    record = played(2, 11)._replace(actions=())
    found = review(record, 0, FEW)
    assert (found.decisions, found.key, found.average) == ((), None, 0.0)


@pytest.mark.parametrize(
    ("points", "word"),
    [
        (-31, "very-bad"),
        (-16, "bad"),
        (-6, "a-little-bad"),
        (0, "even"),
        (6, "a-little-good"),
        (16, "good"),
        (31, "very-good"),
    ],
)
def test_words_for_luck(points: float, word: str) -> None:
    assert word_for(points) == word
