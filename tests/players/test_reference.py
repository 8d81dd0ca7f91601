"""Positions with right answers: exact ones, clear ones, and points lost per decision."""

from __future__ import annotations

import pytest

from brisca_tutor.game.actions import Action, Play
from brisca_tutor.players import maestro
from brisca_tutor.players.base import player
from tests.players.tables import Case, of_kind

EXACT = ("stock0", "stock0-bonus", "last-draw-answer", "last-draw-answer-swap")


@pytest.mark.parametrize("kind", EXACT)
def test_exact_positions_are_exact(kind: str) -> None:
    cases = of_kind(kind)
    assert cases
    for case in cases:
        analysis = maestro.analyse(case.seen)
        values = {_code(one.action): one.expected for one in analysis.options}
        assert analysis.method == "exact"
        assert all(one.stderr == one.loss_error == 0 for one in analysis.options)
        assert values == pytest.approx(case.facts["expected"], abs=0.001), case.id
        best = {_code(one.action) for one in analysis.options if one.loss < 0.001}
        assert best == set(case.facts["best"]), case.id


def test_hard_plays_exactly_without_a_stock() -> None:
    for case in of_kind("stock0", "stock0-bonus")[::4]:
        assert _code(player("hard")(case.seen, 0)) in case.facts["best"], case.id


def test_clear_positions_are_found() -> None:
    cases = of_kind("mid")[::2]
    right = [_code(maestro.choose_from(case.seen, 500)) in case.facts["best"] for case in cases]
    assert sum(right) >= 0.95 * len(cases)


def test_points_lost_per_decision() -> None:
    cases = of_kind("decision")
    assert mean_loss(cases[::4], "maestro") <= 0.35
    assert mean_loss(cases, "hard") <= 0.8


def mean_loss(cases: list[Case], level: str) -> float:
    """Points lost per decision by this level, against the estimate of three searches."""
    lost = 0.0
    for case in cases:
        action: Action
        if level == "maestro":
            action = maestro.choose_from(case.seen, 600)
        else:
            action = player("hard")(case.seen, 0)
        estimate = case.facts["estimate"]
        lost += max(estimate.values()) - estimate[_code(action)]
    return lost / len(cases)


def _code(action: object) -> str:
    assert isinstance(action, Play)
    return action.card.code
