"""Signs by computer players: legal, true, told once, and only where the partner learns by them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from brisca_tutor.game.cards import cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.events import Signed
from brisca_tutor.game.hand import apply, can, legal_actions, start
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.signs import MEANINGS, Meaning, true_of
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players.base import LEVELS, Level
from brisca_tutor.players.signing import sign, worth_saying
from tests.hands_at_random import random_deal

TABLES = (
    (rule_set("iberica"), 4),
    (rule_set("iberica"), 6),
    (rule_set("iberica"), 5),
    (rule_set("brisca", {"signs": "free", "sign_code": "italian_tongue"}), 4),
    (rule_set("briscola", {"signs": "honest", "sign_code": "italian_shoulder"}), 6),
    (rule_set("subastada", {"signs": "free"}), 4),
    (rule_set("cubierta", {"signs": "honest"}), 4),
    (rule_set("estricta", {"signs": "free", "sign_code": "italian_shoulder"}), 4),
)


def played_with_signs(rules: RuleSet, seats: int, seed: int, level: Level) -> State:
    """A hand with every sign that this level makes, and otherwise the first legal action."""
    state, _ = start(random_deal(rules, seats, seed))
    step = seed
    while actions := legal_actions(state):
        found = sign(view(state, state.turn), level, seed)
        if found is not None:
            assert can(state, found)
            assert state.trump is not None
            assert true_of(found.meaning, state.hands[state.turn], state.trump)
            state, _ = apply(state, found)
            assert sign(view(state, state.turn), level, seed) is None
        step = step * 31 + 7
        state, _ = apply(state, actions[-1 if state.phase is Phase.BID else step % len(actions)])
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_signs_are_legal_true_and_never_the_same_twice_running(
    rules: RuleSet, seats: int, level: Level
) -> None:
    made = 0
    for seed in range(2):
        state = played_with_signs(rules, seats, seed, level)
        made += len(state.signs)
        for seat in range(seats):
            mine = [one.meaning for one in state.signs if one.seat == seat]
            assert all(one != other for one, other in pairwise(mine))
            named = [one for one in mine if one not in ("none", "brisca")]
            assert len(named) == len(set(named))
    if level in ("hard", "maestro"):
        assert 0 < made < 2 * 4 * seats


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (rule_set("brisca"), 4),
        (rule_set("iberica"), 2),
        (rule_set("iberica"), 3),
        (rule_set("iberica", {"four": "alone"}), 4),
        (rule_set("chiamata", {"signs": "free"}), 5),
    ],
)
def test_without_signs_or_partners_nobody_signs(rules: RuleSet, seats: int) -> None:
    assert not played_with_signs(rules, seats, 2, "maestro").signs


def holding(hand: str, *, code: str = "sheet", seats: int = 4, signs: str = "honest") -> PlayerView:
    """The view of seat 1, to lead to the second trick with this hand; coins are trumps."""
    rules = rule_set("brisca", {"signs": signs, "sign_code": code})
    state, _ = start(random_deal(rules, seats, 1))
    seen = view(state, 1)
    return seen._replace(
        hand=cards(hand),
        number=2,
        turn=1,
        leader=1,
        trump=cards("4o")[0].suit,
        face_up=cards("4o")[0],
        turned_up=cards("4o")[0],
    )


@pytest.mark.parametrize(
    ("hand", "code", "expected"),
    [
        ("1o 3o 4c", "sheet", ["ace_and_three", "ace", "three"]),
        ("1o 4c 5c", "sheet", ["ace"]),
        ("1o 3o 4c", "italian_tongue", ["ace", "three"]),
        ("Ro 4c 5c", "italian_tongue", []),
        ("5o 4c 5c", "italian_tongue", []),
        ("4c 5c 6b", "sheet", ["none"]),
        ("1c 5c 6b", "italian_shoulder", ["none"]),
    ],
)
def test_what_is_worth_saying(hand: str, code: str, expected: list[Meaning]) -> None:
    seen = holding(hand, code=code)
    assert worth_saying(seen) == expected
    assert set(expected) <= set(MEANINGS[code])


def test_a_king_is_worth_saying_once_it_is_the_highest_trump_left() -> None:
    seen = holding("Ro 4c 5c", code="italian_tongue")
    gone = seen._replace(won=(cards("1o 3o 6b 7b"), (), (), ()))
    assert worth_saying(gone) == ["king"]


def test_points_are_worth_saying_to_a_partner_who_has_a_high_trump() -> None:
    seen = holding("1c 5o 6b", code="italian_tongue")
    assert worth_saying(seen) == []
    told = seen._replace(signs=(Signed(3, "ace", 2),))
    assert worth_saying(told) == ["brisca"]
    played = told._replace(won=(cards("1o 4b 6e 7b"), (), (), ()))
    assert worth_saying(played) == []


def test_what_everybody_knows_is_not_said_again() -> None:
    seen = holding("1o 4c 5c")
    assert worth_saying(seen._replace(known=((), cards("1o"), (), ()))) == []
    assert worth_saying(seen._replace(signs=(Signed(1, "ace", 2),), number=3)) == []


def test_t1_a_partner_who_has_seen_the_hand_is_told_nothing() -> None:
    seen = holding("1o 1c 5c", code="italian_tongue")._replace(signs=(Signed(3, "ace", 2),))
    assert worth_saying(seen) == ["ace", "brisca"]
    for shown, left in (("1o", ["brisca"]), ("1c", ["ace"])):
        assert worth_saying(seen._replace(known=((), cards(shown), (), ()))) == left
    plain = holding("4c 5c 6b")
    assert sign(plain, "hard", 1) is not None
    assert sign(plain._replace(known=((), plain.hand, (), ())), "hard", 1) is None


def test_no_trumps_may_be_said_again_after_a_trump_was_shown() -> None:
    seen = holding("4c 5c 6b")._replace(number=6)
    once = (Signed(1, "none", 2),)
    assert worth_saying(seen._replace(signs=once)) == []
    assert worth_saying(seen._replace(signs=(*once, Signed(1, "ace", 4)))) == ["none"]


def test_nothing_is_said_in_the_first_trick_or_with_the_last_card_of_a_trick() -> None:
    seen = holding("1o 4c 5c")
    assert sign(seen._replace(number=1), "hard", 1) is None
    last = seen._replace(hand=cards("1o"), stock=0, face_up=None)
    alone = last._replace(sides=((0, 2), (1, 3)), turn=1)
    assert sign(alone, "hard", 1) is not None  # its partner still plays to this trick
