"""Every mistake of the rule sheets is put right somewhere, and the page says where."""

from __future__ import annotations

import pytest
import sheet_errors
from sheet_errors import MISTAKES

from brisca_tutor.game.ruleset import RULE_SETS


def test_all_of_them_are_there() -> None:
    assert list(MISTAKES) == [f"E{number}" for number in range(1, 32)]


@pytest.mark.parametrize("number", MISTAKES)
def test_each_names_its_sheets_and_what_is_right(number: str) -> None:
    one = MISTAKES[number]
    assert set(one.sheets.split(", ")) <= set(RULE_SETS)
    assert one.says.endswith(".") and one.right.endswith(".")


def test_every_place_that_is_named_exists() -> None:
    assert sheet_errors.missing() == []


def test_a_place_that_does_not_exist_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = MISTAKES["E1"]._replace(rules=("Z1",), places=("nowhere/step",), words=("xyzzy",))
    none = MISTAKES["E2"]._replace(places=())
    monkeypatch.setitem(MISTAKES, "E1", wrong)
    monkeypatch.setitem(MISTAKES, "E2", none)
    assert sheet_errors.missing() == [
        "E1: no rule Z1",
        "E1: no nowhere/step",
        "E1: no word xyzzy",
        "E2: no lesson and no puzzle",
    ]


def test_the_page_is_that_of_the_table() -> None:
    written = sheet_errors.PAGE.read_text(encoding="utf-8")
    assert written == sheet_errors.page(), "write it with scripts/sheet_errors.py"
