"""A practised hand and match as a value: exact futures, swaps, undo, what may be seen."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from brisca_tutor.game.actions import Play
from brisca_tutor.game.cards import Rank
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.events import Drew, TrickWon
from brisca_tutor.game.record import replay
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.session.memory import memory
from brisca_tutor.session.news import DrewCovered
from brisca_tutor.session.practice import Practice, begin
from brisca_tutor.session.practice_facts import facts_of, practice_of
from brisca_tutor.session.tables import Table, deal_code, make_table, seat_names

BRISCA = RULE_SETS["brisca"]
LOW = (Rank.SEVEN, Rank.TWO)


def dealt(
    seed: int,
    rules: str = "brisca",
    seats: int = 2,
    people: int = 1,
    level: str = "medium",
    open_hands: bool = False,
) -> Practice:
    chosen = RULE_SETS[rules]
    table = make_table(chosen, seats, people, level, open_hands)
    return begin(table, deal_code(chosen, seats, seed % seats, seed))


def settle(practice: Practice) -> Practice:
    """Until a person must act."""
    while practice.waiting == "nothing":
        practice, _ = practice.step()
    return practice


def go_on(practice: Practice, chance: Random) -> Practice:
    """A person's action at random, and whatever follows."""
    if practice.waiting == "window":
        practice, _ = practice.swap(practice.turn) if chance.random() < 0.5 else practice.go_on()
    elif practice.waiting == "card":
        seen = practice.seen(practice.turn)
        for one in sorted(seen.hand, key=lambda _: chance.random()):
            try:
                practice, _ = practice.play(one)
            except Problem:
                continue
            break
    return settle(practice)


def whole(practice: Practice, seed: int = 1) -> list[Practice]:
    """Every moment at which a person acts, and the end."""
    chance = Random(seed)
    practice = settle(practice)
    moments = [practice]
    while practice.waiting != "over":
        practice = go_on(practice, chance)
        moments.append(practice)
    return moments


TABLES = [
    ("brisca", 2, 1), ("briscola", 2, 1), ("brisca", 3, 1), ("brisca", 4, 1), ("brisca", 6, 2),
    ("iberica", 5, 1), ("cardgames", 3, 3), ("brisca", 4, 4),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "seats", "people"), TABLES)
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_hands_come_to_an_end_and_add_up(rules: str, seats: int, people: int, seed: int) -> None:
    last = whole(dealt(seed, rules, seats, people, "easy"), seed)[-1]
    assert sum(last.result.points) == last.table.rules.total()
    assert replay(last.record()).state == last.final


@pytest.mark.parametrize(("rules", "seats", "people"), TABLES)
def test_s15_a_hand_taken_up_again_has_the_same_future(rules: str, seats: int, people: int) -> None:
    for before in whole(dealt(7, rules, seats, people, "medium"), 5)[:-1]:
        saved = json.loads(json.dumps(facts_of(before)))
        again = practice_of(saved)
        assert again == before and again.seen(0) == before.seen(0)
        assert (again.waiting, again.turn) == (before.waiting, before.turn)
        assert facts_of(again) == facts_of(before)
        assert go_on(again, Random(3)) == go_on(before, Random(3))


def test_s18_hints_and_wishes_are_kept_and_a_swap_is_done_once() -> None:
    practice = settle(dealt(1)).hint().hint()
    assert practice.hint_step == 2
    again = practice_of(json.loads(json.dumps(facts_of(practice))))
    assert again.hint_step == 2 and again.hints_used == 1
    after = go_on(again, Random(1))
    assert after.hint_step == 0 and after.hints_used == 1
    for moment in _moments_with("window"):
        swapped, news = moment.swap(moment.turn)
        assert news
        again = practice_of(json.loads(json.dumps(facts_of(swapped))))
        assert again.seen(0).face_up == swapped.seen(0).face_up
        with pytest.raises(Problem):
            again.swap(moment.turn)


def _moments_with(waiting: str) -> list[Practice]:
    found = []
    for seed in range(30):
        found += [one for one in whole(dealt(seed, level="easy"), seed) if one.waiting == waiting]
    assert found
    return found[:5]


def test_a_swap_wished_early_is_done_when_it_becomes_legal() -> None:
    done = 0
    for seed in range(40):
        practice = settle(dealt(seed, level="easy"))
        chance = Random(seed)
        while practice.waiting == "card" and not practice.wishes:
            try:
                practice, news = practice.swap(0)
                assert not news and any(one.rank in LOW for one in practice.seen(0).hand)
            except Problem as problem:
                assert problem.code.startswith("swap-") or problem.code == "card-not-held"
            practice = go_on(practice, chance)
        while practice.waiting != "over" and practice.wishes:
            assert practice.waiting == "card"  # nobody asks again
            before = practice
            practice = go_on(practice, chance)
            new = practice.actions[len(before.actions) :]
            done += any(type(action).__name__ == "Swap" and action.seat == 0 for action in new)
    assert done > 3


def test_a_swap_is_refused_with_the_reason() -> None:
    practice = settle(dealt(3, "briscola"))
    with pytest.raises(Problem) as caught:
        practice.swap(0)
    assert caught.value.code == "swap-off"
    codes = set()
    for seed in range(20):
        try:
            settle(dealt(seed)).swap(0)
        except Problem as problem:
            codes.add(problem.code)
    assert "swap-needs-card" in codes
    late = [one for one in whole(dealt(3)) if one.waiting == "card" and not one.seen(0).stock]
    with pytest.raises(Problem) as caught:
        late[0].swap(0)
    assert caught.value.code == "swap-no-face-up"


def test_undo_until_something_hidden_has_come_to_light() -> None:
    with pytest.raises(Problem) as caught:
        settle(dealt(0)).undo()
    assert caught.value.code == "undo-nothing"
    practice = settle(dealt(0))
    played, _ = practice.play(practice.seen(0).hand[0])
    assert played.undo().actions == practice.actions
    answered = settle(played)
    if len(answered.actions) > len(played.actions):
        with pytest.raises(Problem) as caught:
            answered.undo()
        assert caught.value.code == "undo-revealed"


def test_undo_among_people_and_with_open_hands() -> None:
    practice = settle(dealt(2, seats=2, people=2))
    played, _ = practice.play(practice.seen(practice.turn).hand[1])
    assert played.turn != practice.turn
    assert played.undo() == practice
    practice = settle(dealt(4, open_hands=True))
    assert practice.open_hands() is not None and dealt(4).open_hands() is None


def test_at_the_end_known_cards_are_no_secret() -> None:
    taken_back = 0
    for seed in range(6):
        moments = [one for one in whole(dealt(seed)) if one.waiting == "card"]
        for before in moments[-3:-1]:
            played, _ = before.play(before.seen(0).hand[0])
            later = settle(played)
            assert later.undo().actions == before.actions
            taken_back += 1
    assert taken_back


def test_a_hint_shown_stays_shown_after_undo() -> None:
    practice = settle(dealt(0)).hint()
    played, _ = practice.play(practice.seen(0).hand[0])
    assert played.undo().hint_step == 1


def test_a_hint_for_what_was_taken_back_gives_nothing_away_about_what_comes_instead() -> None:
    taken_back = 0
    for seed in range(6):
        moments = [one for one in whole(dealt(seed)) if one.waiting == "card"]
        for before in moments[-3:-2]:
            first, other, *_ = before.seen(0).hand
            later = settle(before.play(first)[0]).hint().hint().hint()
            again = settle(later.undo().play(other)[0])
            assert again.hint_step == 0 and again.hint().hint_step == 1
            taken_back += len(again.actions) == len(later.actions)
    assert taken_back


@pytest.mark.parametrize("people", [1, 2])
def test_nothing_hidden_is_in_the_news(people: int) -> None:
    practice = dealt(5, seats=3, people=people)
    chance = Random(1)
    covered = 0
    while not practice.over:
        if practice.waiting == "nothing":
            practice, news = practice.step()
        elif practice.waiting == "card":
            hand = practice.seen(practice.turn).hand
            practice, news = practice.play(hand[int(chance.random() * len(hand))])
        else:
            practice, news = practice.go_on()
        for one in news:
            if isinstance(one, Drew):
                assert one.face_up or (people == 1 and one.seat == 0)
            covered += isinstance(one, DrewCovered)
    assert covered > 10


def test_the_deal_passes_on_and_the_match_ends() -> None:
    practice = whole(dealt(11, level="easy"))[-1]
    dealers = [practice.match.dealer]
    while not practice.match_after.over:
        following = practice.next_hand()
        assert following.deal == practice.next_hand().deal != practice.deal
        practice = whole(following)[-1]
        dealers.append(practice.match.dealer)
    assert len(dealers) >= 3
    assert all(one != other for one, other in pairwise(dealers))
    with pytest.raises(ValueError, match="match is over"):
        practice.next_hand()


def test_r35_positions_go_with_the_cards_that_are_left() -> None:
    moments = [one for one in whole(dealt(9)) if one.waiting == "card"]
    assert [len(one.seen(0).hand) for one in moments[-3:]] == [3, 2, 1]


def test_r41_tables_that_cannot_be() -> None:
    for seats in (1, 5, 7):
        with pytest.raises(Problem) as caught:
            make_table(BRISCA, seats, 1, "easy")
        assert caught.value.code == "seats" and caught.value.slots["allowed"] == (2, 3, 4, 6)
    with pytest.raises(Problem) as caught:
        make_table(BRISCA, 2, 1, "god")
    assert caught.value.code == "level"
    for people in (0, 3):
        with pytest.raises(Problem) as caught:
            make_table(BRISCA, 2, people, "easy")
        assert caught.value.code == "people"


def test_deal_codes_of_other_tables_are_refused() -> None:
    table = make_table(BRISCA, 2, 1, "easy")
    for code, problem in (
        (deal_code(BRISCA, 4, 0, 1), "deal-code-seats"),
        (deal_code(rule_set("brisca", {"pack": "48"}), 2, 0, 1), "deal-code-pack"),
        (deal_code(rule_set("cardgames", {"removed_two": "c"}), 3, 0, 1), "deal-code-two"),
    ):
        if problem == "deal-code-two":
            table = make_table(RULE_SETS["cardgames"], 3, 1, "easy")
        with pytest.raises(Problem) as caught:
            begin(table, code)
        assert caught.value.code == problem


def test_seats_are_called_by_where_they_sit() -> None:
    assert seat_names(BRISCA, 2, 1) == ("me", "rival")
    assert seat_names(BRISCA, 4, 1) == ("me", "right", "partner", "left")
    assert seat_names(RULE_SETS["cardgames"], 3, 1) == ("me", "left", "right")
    assert seat_names(BRISCA, 4, 2) == ("1", "2", "3", "4")
    assert seat_names(rule_set("brisca", {"four": "alone"}), 4, 1) == ("me", "2", "3", "4")


def test_the_memory_of_a_suit_holds_every_card_once() -> None:
    for moment in whole(dealt(8, seats=3)):
        found = memory(moment.seen(0))
        cards = [
            one
            for suit in found
            for part in (suit.gone, suit.mine, suit.known, suit.unseen)
            for one in part
        ]
        assert len(cards) == len(set(cards)) == 36
        assert found[0].suit is moment.seen(0).trump or moment.seen(0).trump is None


_OVER = {"scores": [3, 0], "hands": 3, "ties": 0, "stake": 1, "last_side": [0]}
SPOILED: list[tuple[str, object]] = [
    ("format", "1"), ("deal", "x"), ("deal", "1A0CD-E7X2K"), ("rules", []),
    ("rules", {"base": "no", "changed": {}}), ("rules", {"base": "brisca", "changed": {"swap": 1}}),
    ("seats", ["a"]), ("seats", ["a", "a"]), ("seats", 3), ("levels", ["god", "person"]),
    ("levels", ["easy", "easy"]), ("actions", ["1o"] * 3), ("actions", ["zz"]), ("actions", [1]),
    ("actions", ["draw"]), ("actions", ["swap 7o"]), ("actions", ["x"] * 1000), ("wishes", [9]),
    ("hints", [[1]]), ("hints", [[1, 9]]), ("match", {}), ("match", None), ("match", _OVER),
    ("match", {**_OVER, "scores": [True, 0]}), ("tutor", "x"), ("seats", ["me", "\ud800"]),
    ("seats", ["me", "a\x1b[2Jb"]), ("seats", ["me", "a\nb"]), ("seats", ["me", " "]),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value"), SPOILED)
def test_saved_facts_are_not_trusted(key: str, value: object) -> None:
    facts = facts_of(go_on(settle(dealt(6)), Random(1)))
    with pytest.raises(Problem) as caught:
        practice_of({**facts, key: value})
    assert caught.value.code == "practice-facts"
    with pytest.raises(Problem):
        practice_of({name: one for name, one in facts.items() if name != key})


def test_newer_facts_are_left_alone() -> None:
    with pytest.raises(Problem) as caught:
        practice_of({**facts_of(dealt(1)), "format": 2})
    assert caught.value.code == "practice-newer"


def test_the_first_trick_is_the_last_trick_once_taken() -> None:
    moments = whole(dealt(3))
    assert moments[0].last_trick is None
    assert isinstance(moments[-1].last_trick, TrickWon)
    assert moments[-1].last_trick.number == 20


def test_only_people_play_by_hand() -> None:
    practice = dealt(0)
    while practice.waiting != "nothing":
        practice, _ = practice.play(practice.seen(0).hand[0])
    with pytest.raises(Problem):
        practice.play(practice.seen(0).hand[0])
    practice = settle(practice)
    with pytest.raises(ValueError, match="person"):
        practice.step()
    assert isinstance(Table(BRISCA, ("a", "b"), (None, "easy")).learner, int)
    assert all(type(one) is Play for one in practice.actions[:1])
