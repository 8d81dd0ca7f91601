"""``brisca lesson check``."""

from __future__ import annotations

import json
from pathlib import Path

from brisca_tutor import shipped

from .running import Brisca

BAD = Path(__file__).resolve().parents[1] / "bad_lessons"


def test_the_course_is_clean(brisca: Brisca) -> None:
    ran = brisca("lesson", "check", str(shipped.lessons()))
    assert ran.code == 0 and "todo está bien" in ran.out


def test_every_slip_has_place_quote_caret_and_remedy(brisca: Brisca) -> None:
    for file in sorted(BAD.glob("bad.colon*.yaml")):
        ran = brisca("lesson", "check", str(file))
        assert ran.code == 3 and f"{file}:" in ran.out
        assert "\n  | " in ran.out and "^" in ran.out


def test_json_and_standard_input(brisca: Brisca) -> None:
    ran = brisca("lesson", "check", "-", "--json", typed="format: 1\nid: x\nsteps: []\n")
    facts = json.loads(ran.out)
    assert ran.code == 3 and facts["files"] == ["-"] and len(facts["problems"]) >= 2
    assert set(facts["problems"][0]) == {"file", "line", "column", "code", "message", "fix"}


def test_l23_messages_are_in_the_language(brisca: Brisca) -> None:
    ran = brisca("lesson", "check", "-", "--lang", "it", typed="steps: [a\n")
    assert ran.code == 3 and ran.out.startswith("-:") and "problem" in ran.out


def test_bare_lesson_is_short_help(brisca: Brisca) -> None:
    assert brisca("lesson").code == 2
