"""Rule cases as data: how they are read, and what several kinds of them share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.scoring import result_of

Case = dict[str, Any]


def read(name: str) -> list[Case]:
    """The cases of a file beside this one, one on each line."""
    lines = Path(__file__).with_name(name).read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def of_kind(cases: list[Case], kind: str) -> pytest.MarkDecorator:
    """Runs a test with each case of this kind; there is at least one."""
    chosen = [case for case in cases if case["kind"] == kind]
    assert chosen
    return pytest.mark.parametrize(
        ("given", "expected"),
        [pytest.param(case["given"], case["expected"], id=case["id"]) for case in chosen],
    )


def rules_of(given: Case) -> RuleSet:
    changes = dict(given["rules"])
    return rule_set(changes.pop("base"), changes)


def is_refused(caught: Problem, expected: Case) -> None:
    assert (caught.code, caught.rule) == (expected["code"], expected["rule"])
    for slot in ("card", "first", "trick"):
        if slot in expected:
            assert str(caught.slots[slot]) == str(expected[slot])


def is_result(given: Case, expected: Case) -> None:
    """The points of a finished hand have the expected result."""
    result = result_of(rules_of(given), given["points"], given["tricks"], given["last_side"])
    assert sum(given["points"]) == rules_of(given).total()
    for name, value in expected.items():
        found = getattr(result, name)
        assert (list(found) if isinstance(found, tuple) else found) == value, name
