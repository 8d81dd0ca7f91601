"""Every rule and every rule set is taught, asked, explained and written down."""

from __future__ import annotations

import coverage
import pytest

from brisca_tutor.game.ruleset import RULE_SETS

FOUND = coverage.coverage()


def test_no_cell_is_empty_without_saying_why() -> None:
    assert coverage.gaps(FOUND) == []


def test_no_rule_set_is_excused() -> None:
    assert {name for name, _ in coverage.EMPTY} <= set(coverage.ALL_IDS)
    assert set(FOUND.sets) == set(RULE_SETS)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_rule_set_has_a_lesson_step_and_its_puzzles(name: str) -> None:
    row = FOUND.sets[name]
    assert row["lesson"], "no lesson asks anything under these rules"
    assert len(row["puzzle"]) >= coverage.LEAST_PUZZLES == 8


def test_the_page_is_that_of_the_course() -> None:
    written = coverage.PAGE.read_text(encoding="utf-8")
    assert written == coverage.page(FOUND), "write it with scripts/coverage.py"


@pytest.mark.parametrize("excused", [False, True])
def test_a_gap_and_a_needless_excuse_are_told(
    excused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {**FOUND.rules["W1"]} if excused else {**FOUND.rules["W1"], "puzzle": []}
    if excused:
        monkeypatch.setitem(coverage.EMPTY, ("W1", "puzzle"), "none is needed")
    told = coverage.gaps(FOUND._replace(rules={**FOUND.rules, "W1": row}))
    assert told == ["W1 has a puzzle, yet an excuse" if excused else "W1 has no puzzle"]


@pytest.mark.parametrize(
    ("left", "told"),
    [
        ({"puzzle": FOUND.sets["mixta"]["puzzle"][:7]}, "mixta has only 7 puzzles of 8"),
        ({"puzzle": []}, "mixta has no puzzle"),
        ({"lesson": []}, "mixta has no lesson"),
    ],
)
def test_a_rule_set_that_lacks_something_is_told(left: dict[str, list[str]], told: str) -> None:
    row = {**FOUND.sets["mixta"], **left}
    assert coverage.gaps(FOUND._replace(sets={**FOUND.sets, "mixta": row})) == [told]
