"""Every rule and every rule set is taught, asked, explained and written down."""

from __future__ import annotations

import coverage
import pytest

FOUND = coverage.coverage()


def test_no_cell_is_empty_without_saying_why() -> None:
    assert coverage.gaps(FOUND) == []


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
