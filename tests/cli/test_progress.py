"""``brisca progress``: shown, and reset only after a question."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brisca_tutor.content.models import Lesson

from .answering import lines
from .running import Brisca
from .test_learn import FIRST, LESSONS


def solved(brisca: Brisca, lesson: Lesson) -> int:
    facts = json.loads(brisca("progress", "--json").out)["lessons"]
    return int(next(one["solved"] for one in facts if one["id"] == lesson.id))


@pytest.mark.parametrize(
    ("lang", "no", "yes"),
    [
        ("es", "n", "sí"),
        ("es", "no", "si\u0301"),
        ("es", "N", "S"),
        ("fr", "non", "oui"),
        ("fr", "n", "o"),
        ("it", "no", "sì"),
        ("it", "n", "s"),
        ("fr", "n", "y"),
        ("it", "no", "YES"),
    ],
)
def test_t09_l17_reset_asks_first(brisca: Brisca, lang: str, no: str, yes: str) -> None:
    other = LESSONS[1]
    for lesson in (FIRST, other):
        brisca("learn", lesson.id, typed="\n".join(lines(lesson)) + "\n")
    brisca("progress", "reset", FIRST.id, "--lang", lang, typed=f"x\n{no}\n")
    assert solved(brisca, FIRST) == len(FIRST.steps)
    ran = brisca("progress", "reset", FIRST.id, "--lang", lang, typed=f"{yes}\n")
    assert ran.code == 0 and ".bak" in ran.out
    assert solved(brisca, FIRST) == 0 and solved(brisca, other) == len(other.steps)


def test_t23_reset_of_everything_keeps_a_copy(brisca: Brisca, tmp_path: Path) -> None:
    brisca("learn", FIRST.id, typed="\n".join(lines(FIRST)) + "\n")
    assert brisca("progress", "reset", "--all", "--no-input").code == 2
    assert brisca("progress", "reset", "--all", "--yes").code == 0
    assert solved(brisca, FIRST) == 0
    assert list(tmp_path.rglob("progress.db.*.bak"))
    assert str(tmp_path) in brisca("progress").out  # where it is kept


def test_profiles_are_apart(brisca: Brisca) -> None:
    brisca("learn", FIRST.id, "--profile", "ana", typed="\n".join(lines(FIRST)) + "\n")
    assert solved(brisca, FIRST) == 0
    facts = json.loads(brisca("progress", "--json", "--profile", "Ana").out)["lessons"]
    assert facts[0]["finished"]


def test_end_of_input_at_the_question(brisca: Brisca) -> None:
    assert brisca("progress", "reset", "--all", typed="").code == 130


def test_a_damaged_store_never_stops_a_lesson(brisca: Brisca, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (Path(data) / "progress.db").write_bytes(b"this is no database" * 100)
    ran = brisca("learn", FIRST.id, "--data-dir", str(data), typed="\n".join(lines(FIRST)) + "\n")
    assert ran.code == 0 and "damaged" in ran.err
