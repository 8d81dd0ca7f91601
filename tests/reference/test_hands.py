"""Whole hands that another project publishes, trick by trick."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from brisca_tutor.game.cards import card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.record import HandRecord, TrickLine, replay

HANDS = [
    json.loads(line)
    for line in Path(__file__).with_name("hands.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("case", HANDS)
def test_published_hands(case: dict[str, Any]) -> None:
    given, expected = case["record"], case["expected"]
    record = HandRecord(
        rule_set(given["rules"]["base"], {"swap": "off"}),
        tuple(given["seats"]),
        given["seats"].index(given["dealer"]),
        cards(given["deck"]),
        tuple(TrickLine(cards(line)) for line in given["actions"]),
        card(expected["face_up"]),
    )
    played = replay(record)
    won = [trick.won for trick in played.tricks if trick.won]
    assert [one.winner for one in won] == expected["winners"]
    assert [one.points for one in won] == expected["points"]
    assert list(played.state.points) == expected["totals"]
    assert sum(played.state.points) == 120
    last_draws = played.tricks[16].draws
    assert last_draws[-1].card is card(expected["face_up"])
    assert last_draws[-1].face_up and not last_draws[0].face_up
    assert last_draws[-1].seat != expected["winners"][16]
