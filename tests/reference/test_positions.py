"""Published positions read as files: every one can be asked about, exact ends to the point."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brisca_tutor.coach.advice import advise
from brisca_tutor.content.library import load_position
from brisca_tutor.content.source import Source
from brisca_tutor.game.actions import Play
from brisca_tutor.session.positions import view_of

FILE = Path(__file__).with_name("positions.jsonl")
CASES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
EXACT = [one for one in CASES if one["kind"].startswith("stock0")]


def test_every_position_can_be_read() -> None:
    for case in CASES:
        seen = view_of(load_position(Source(case["id"], json.dumps(case["position"]))))
        assert seen.turn == seen.seat and len(seen.hand) >= 1


@pytest.mark.parametrize("case", EXACT[::6], ids=lambda case: str(case["id"]))
def test_exact_ends(case: dict[str, object]) -> None:
    seen = view_of(load_position(Source("-", json.dumps(case["position"]))))
    advice = advise(seen)
    found = {
        one.option.action.card.code: one.option.expected
        for one in advice.choices
        if isinstance(one.option.action, Play)
    }
    assert found == case["expected"]
    good = {one.option.action.card.code for one in advice.choices if one.good}  # type: ignore[union-attr]  # only plays here
    assert good == set(case["best"])  # type: ignore[call-overload]  # a list in the file
