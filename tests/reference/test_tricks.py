"""Tricks of other projects, and every trick of two cards against the plain rule."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from brisca_tutor.game.cards import CARDS, Suit, cards
from brisca_tutor.game.trick import points, winning_index
from brisca_tutor.reasons.trick import explain_trick
from tests.reference.plain_rules import winner, worth

TRICKS = [
    json.loads(line)
    for line in Path(__file__).with_name("tricks.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("case", TRICKS, ids=lambda case: f"{case['cards']} {case['trump']}")
def test_published_tricks(case: dict[str, object]) -> None:
    played = cards(str(case["cards"]))
    trump = Suit(case["trump"])
    reason = explain_trick(played, trump)
    assert winning_index(played, trump) == case["winner"] == reason.place
    assert points(played) == case["points"] == reason.points
    assert winner([one.code for one in played], trump.value) == case["winner"]


def test_every_trick_of_two_cards() -> None:
    for pair in permutations(CARDS, 2):
        codes = [one.code for one in pair]
        for trump in Suit:
            assert winning_index(pair, trump) == winner(codes, trump.value), (codes, trump)


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_many_tricks_of_more_cards(size: int) -> None:
    chance = Random(size)
    for _ in range(8000):
        played = chance.sample(CARDS, size)
        trump = chance.choice(list(Suit))
        codes = [one.code for one in played]
        reason = explain_trick(played, trump)
        assert reason.place == winning_index(played, trump) == winner(codes, trump.value), codes
        assert reason.points == points(played) == worth(codes)
        for one in reason.cards:
            assert one.beaten_by is (None if one.place == reason.place else reason.card)
