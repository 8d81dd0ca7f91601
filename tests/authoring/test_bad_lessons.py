"""One file per slip: each is reported at its place, under its code, with both parsers."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from brisca_tutor import shipped
from brisca_tutor.authoring.check import check
from brisca_tutor.content import source
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.problems import problem_text

FOLDER = Path(__file__).parent.parent / "bad_lessons"
BAD = sorted(FOLDER.glob("bad.*.yaml"))
GOOD = sorted(FOLDER.glob("good.*.yaml"))
LOADERS = [yaml.SafeLoader, *([yaml.CSafeLoader] if yaml.__with_libyaml__ else [])]


def expected(path: Path) -> list[str]:
    """What the first line of the file says: ``line:column code``, parted by semicolons."""
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("# expect: ").split("; ")


@pytest.mark.parametrize("loader", LOADERS, ids=lambda loader: str(loader.__name__))
@pytest.mark.parametrize("path", BAD, ids=lambda path: path.name[4:-5])
def test_slip(path: Path, loader: source.Loader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "LOADER", loader)
    report = check([path])
    found = [
        f"{problem.place.line}:{problem.place.column} {problem.code}"
        for problem in report.problems
        if problem.place
    ]
    assert found == expected(path)
    assert {problem.place.file for problem in report.problems if problem.place} == {str(path)}


@pytest.mark.parametrize("loader", LOADERS, ids=lambda loader: str(loader.__name__))
@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.name[5:-5])
def test_good(path: Path, loader: source.Loader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "LOADER", loader)
    assert check([path]).problems == ()


def test_there_is_a_file_for_every_slip() -> None:
    assert len(BAD) > 130


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_every_problem_is_worded(lang: str) -> None:
    speech = Speech(lang)
    for problem in check(BAD).problems:
        text = problem_text(speech, problem)
        assert text and problem.code not in text, problem.code
        assert "{" not in text.replace("{{", "") or "{" in str(problem.slots), text


def test_shipped_lessons_are_fit_to_be_shipped() -> None:
    report = check([shipped.lessons()], course=True)
    assert [f"{one} {one.place}" for one in report.problems] == []
    assert len(report.files) > 8


def test_a_folder_reports_ids_that_two_files_use(tmp_path: Path) -> None:
    """Field report Y01: both files are named, and the first is the one that counts."""
    text = (
        "format: 1\nid: uno\nlang: es\ntitle: {}\nsteps:\n"
        "  - id: a\n    trick: {{trump: o, plays: [{{rival: 1c}}, {{me: 2o}}]}}\n"
    )
    (tmp_path / "1-uno.yaml").write_text(text.format("Uno"))
    (tmp_path / "2-uno.yaml").write_text(text.format("Dos"))
    (tmp_path / "3-roto.yaml").write_text("id: [")
    problems = check([tmp_path]).problems
    assert [problem.code for problem in problems] == ["id-twice-files", "yaml-bracket-open"]
    assert problems[0].place is not None
    assert problems[0].place[:3] == (str(tmp_path / "2-uno.yaml"), 2, 5)
    assert problems[0].slots["other"] == str(tmp_path / "1-uno.yaml")


def test_standard_input_and_missing_files(tmp_path: Path) -> None:
    report = check(["-", tmp_path / "no.yaml", tmp_path], stdin=b"\xff\xfea\0")
    assert [problem.code for problem in report.problems] == [
        "file-utf16",
        "folder-empty",
        "file-missing",
    ]


def test_no_more_than_twenty_problems_a_file() -> None:
    text = "format: 1\nsteps:\n" + "  - {id: uno, zzz: 1}\n" * 40
    problems = check(["-"], stdin=text.encode()).problems
    assert len(problems) == 21
    assert problems[-1].code == "more-problems"


def test_lint() -> None:
    text = (
        "format: 1\nid: uno\nlang: es\ntitle: Uno\nsteps:\n"
        f"  - {{id: a, idea: {'palabra ' * 61}}}\n"
        "  - {id: b, idea: Dos …}\n  - {id: c, idea: Tres}\n"
        f"  - {{id: d, idea: {'palabra ' * 60}}}\n"
        "  - {id: e, count: 1o 3c, ask: points}\n"
    )
    codes = [one.code for one in check(["-"], stdin=text.encode(), course=True).problems]
    assert sorted(codes) == [
        "lint-few-questions",
        "lint-late-question",
        "lint-long-idea",
        "lint-no-hint",
        "lint-sign",
        "lint-silent-steps",
        "missing-key",
        "missing-key",
    ]


def test_lint_wants_a_ladder_of_hints() -> None:
    steps = "".join(
        f"  - {{id: s{at}, count: 1o 3c, ask: points, hints: [{hints}]}}\n"
        for at, hints in enumerate(["Suma, Y suma", "Suma", "Suma, Y suma", "Suma, Y suma"])
    )
    head = "format: 1\nid: uno\nlang: es\ntitle: X\nobjective: Y\nsummary: Z\nsteps:\n"
    problems = check(["-"], stdin=(head + steps).encode(), course=True).problems
    assert [one.code for one in problems] == ["lint-one-hint"]
    assert problems[0].place is not None and problems[0].place.line == 9


def test_the_course_names_its_lessons_in_order(tmp_path: Path) -> None:
    lesson = (
        "format: 1\nid: {}\nlang: es\ntitle: X\nobjective: Y\nsummary: Z\n{}\nsteps:\n"
        + "".join(
            f"  - {{{{id: {step}, count: 1o 3c, ask: points, hints: [Suma, Y suma]}}}}\n"
            for step in "abcd"
        )
    )
    (tmp_path / "01-uno.yaml").write_text(lesson.format("uno", "needs: [b]"))
    (tmp_path / "02-dos.yaml").write_text(lesson.format("dos", "teaches: [b]"))
    (tmp_path / "03-tres.yaml").write_text(lesson.format("tres", "needs: [b]"))
    (tmp_path / "course.yaml").write_text("format: 1\nlessons: [uno, dos, cuatro]\n")
    codes = [one.code for one in check([tmp_path], course=True).problems]
    assert codes == ["need-not-taught", "lesson-not-in-course", "course-lesson-missing"]
