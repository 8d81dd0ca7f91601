"""A hand of every rule set as a file: written, read back and played again."""

from __future__ import annotations

from random import Random

import pytest

from brisca_tutor.content.library import load_record
from brisca_tutor.content.record_text import record_text
from brisca_tutor.content.source import Source
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.errors import Problem, Problems
from brisca_tutor.game.record import HandRecord, record_of, replay
from brisca_tutor.game.ruleset import RuleSet
from tests.hands_at_random import TABLES, random_deal
from tests.lively_hands import play_lively

SIGNED = (
    (rule_set("brisca", {"signs": "honest"}), 4),
    (rule_set("brisca", {"signs": "free", "sign_code": "italian_tongue"}), 6),
    (rule_set("iberica", {"four": "rotation", "last_trick_bonus": "10"}), 5),
    (rule_set("briscola", {"removed_two": "e", "swap": "on", "swap_two": "off"}), 3),
)
NAMES = ("Ana", "Ñoño María", "el 3", "Ma'ria: B", "true", "Ève#")


def read(text: str) -> HandRecord:
    return load_record(Source("hand.yaml", text))


@pytest.mark.parametrize(
    ("rules", "seats"), TABLES + SIGNED, ids=lambda one: getattr(one, "base", one)
)
def test_a_record_is_written_and_read_back_to_the_same_hand(rules: RuleSet, seats: int) -> None:
    for seed in range(12):
        deal = random_deal(rules, seats, seed)
        states, events = play_lively(deal, seed)
        record = record_of(states[-1], NAMES[:seats], tuple(events))
        again = read(record_text(record))
        assert again.rules == rules and again.names == record.names
        assert list(replay(again).events) == events
        assert record_text(again) == record_text(record)


def test_a_record_may_stop_anywhere() -> None:
    stops = ("Played", "Bade", "Passed", "TrumpNamed", "Signed")
    for number, (rules, seats) in enumerate((TABLES + SIGNED) * 5):
        deal = random_deal(rules, seats, number)
        states, events = play_lively(deal, number)
        at = Random(number).randrange(len(events))
        while at and type(events[at]).__name__ not in stops:
            at -= 1
        record = record_of(states[-1], NAMES[:seats], tuple(events[: at + 1]))
        done = replay(read(record_text(record))).events
        assert done[: at + 1] == tuple(events[: at + 1])


BROKEN = [
    ("  - bids: [60, pass]\n  - bids: [pass]", "auction-over"),
    ("  - {bids: [pass, 60], by: Ana}", "key-other-step"),
    ("  - {trumps: o, cante: o, by: Ana}", "key-other-step"),
    ("  - {by: Ana}", "missing-key"),
    ("  - {cante: o}", "missing-key"),
]


@pytest.mark.parametrize(("lines", "code"), BROKEN)
def test_lines_that_are_none_are_refused(lines: str, code: str) -> None:
    deck = " ".join(one.code for one in random_deal(rule_set("subastada", {}), 2, 1).deck)
    text = (
        "format: 1\nrules: {base: subastada, lowest_bid: 60}\nseats: [Ana, Blas]\ndealer: Ana\n"
        f"deck: {deck}\nactions:\n{lines}\n"
    )
    problem = _problem(text)
    assert problem.code == code
    assert problem.place is not None and problem.place.line >= 7


def test_bids_of_nobody_are_not_read() -> None:
    text = "format: 1\nrules: subastada\ndealer: Ana\ndeck: 1o\nactions:\n  - bids: [61, pass]\n"
    assert _problem(text).code == "missing-key"


def test_d4_an_auction_turns_no_card_up() -> None:
    deck = " ".join(one.code for one in random_deal(rule_set("subastada", {}), 2, 1).deck)
    head = "format: 1\nrules: subastada\nseats: [Ana, Blas]\ndealer: Ana\n"
    problem = _problem(f"{head}face_up: 1o\ndeck: {deck}\nactions: []\n")
    assert problem.code == "face-up-none" and problem.place is not None
    assert problem.place.line == 5


def _problem(text: str) -> Problem:
    try:
        replay(read(text))
    except Problems as problems:
        return problems.problems[0]
    except Problem as problem:
        return problem
    raise AssertionError("nothing is wrong with this")
