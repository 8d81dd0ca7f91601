"""``brisca progress``: shown, and reset only after a question."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from brisca_tutor.cli.commands.learn import course
from brisca_tutor.content.models import Lesson
from brisca_tutor.session.asking import puzzle_question
from tests.a_month import BELIEFS, FIRST_DAY, WEAK

from .answering import lines, right
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


def test_a_month_of_use_names_the_weak_themes(brisca: Brisca, after_a_month: None) -> None:
    facts = json.loads(brisca("progress", "--json").out)
    assert {one["theme"] for one in facts["themes"][:2]} == set(WEAK)
    assert {one["id"] for one in facts["misconceptions"]} >= set(BELIEFS.values())
    assert facts["streaks"] == {"best": 10, "last": 10} and facts["due"] > 15
    lesson = facts["lessons"][0]
    assert lesson["answered"] == 6 and 0 < lesson["first"] < 6 and lesson["seen"]
    assert facts["lessons"][-1]["seen"] is None
    shown = brisca("progress").out
    assert shown.index("Cuenta de puntos") < shown.index("Varios triunfos") < shown.index("Por pa")
    assert brisca("progress", "show").out == shown


def test_an_export_makes_another_learner_the_same(
    brisca: Brisca, after_a_month: None, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    assert brisca("progress", "export", "-o", str(file)).code == 0
    assert json.loads(brisca("progress", "export").out) == json.loads(file.read_text("ascii"))
    taken = brisca("progress", "export", "-o", str(file))
    assert taken.code == 2 and "--yes" in taken.err
    assert brisca("progress", "export", "-o", str(file), "--yes").code == 0
    assert brisca("progress", "export", "-o", str(tmp_path)).code in (1, 2)
    count = len(json.loads(file.read_text("ascii"))["events"])
    for added in (count, 0):
        ran = brisca("progress", "import", str(file), "--profile", "ana", "--json")
        assert json.loads(ran.out)["added"] == added
    mine, hers = (
        re.sub('"lang".*?"lessons"', "", brisca("progress", "--json", *args).out, flags=re.S)
        for args in ((), ("--profile", "ana"))
    )
    assert mine == hers


def test_an_import_is_refused_with_its_place(brisca: Brisca, after_a_month: None) -> None:
    good = brisca("progress", "export").out
    broken = good.replace('"kind": "puzzle"', '"kind": "cheat"', 1)
    line = broken[: broken.index("cheat")].count("\n") + 1
    ran = brisca("progress", "import", "-", "--profile", "ana", typed=broken)
    assert ran.code == 3 and ran.err.startswith(f"-:{line}:1: ")
    assert json.loads(brisca("progress", "--json", "--profile", "ana").out)["themes"] == []
    assert brisca("progress", "import", "-", typed=good[:3000]).code == 3
    assert brisca("progress", "import", "-", typed="").code == 3
    assert brisca("progress", "import", "no-such-file.json").code == 2
    ran = brisca("progress", "import", "-", "--profile", "ana", typed=good)
    assert ran.code == 0 and "0" in ran.out


def test_a_reset_counts_also_when_the_clock_was_set_back(
    brisca: Brisca, after_a_month: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brisca_tutor.cli.store.now", lambda: FIRST_DAY)
    assert brisca("progress", "reset", "--all", "--yes").code == 0
    facts = json.loads(brisca("progress", "--json").out)
    assert facts["themes"] == [] and facts["due"] == 0
    brisca("learn", FIRST.id, typed="\n".join(lines(FIRST)) + "\n")
    assert solved(brisca, FIRST) == len(FIRST.steps)


def test_wrong_answers_leave_what_they_point_to(brisca: Brisca) -> None:
    good = right(puzzle_question(TRUMPS))
    ran = brisca("puzzle", TRUMPS.id, typed=f"{place_of_belief()}\n{good}\n")
    assert ran.code == 0
    facts = json.loads(brisca("progress", "--json").out)
    assert [one["theme"] for one in facts["themes"]] == [TRUMPS.theme]
    assert facts["misconceptions"][0]["times"] == 1


TRUMPS = next(
    one
    for one in course().puzzles()
    if one.ask == "winner" and "first-trump-wins" in one.tags and puzzle_question(one).reason
)


def place_of_belief() -> str:
    """The answer that the belief in the first trump would give."""
    question = puzzle_question(TRUMPS)
    first = next(at for at, (_, one) in enumerate(question.plays) if one.suit is question.trump)
    return str(first + 1)
