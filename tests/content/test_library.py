"""Files and folders: order, ids, near misses, and broken files that stop nobody."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from brisca_tutor import shipped
from brisca_tutor.content import library as library_module
from brisca_tutor.content.files import beside, read_source, yaml_files
from brisca_tutor.content.library import Library, load_hand, load_lesson, parse, parse_file
from brisca_tutor.content.models import HandStep, Lesson, Position, PuzzlePack, TrickStep, asks
from brisca_tutor.content.source import Source
from brisca_tutor.game.cards import cards
from brisca_tutor.game.errors import Problem, Problems

GOOD = Path(__file__).parent.parent / "bad_lessons"

LESSON = (
    "format: 1\nid: {id}\nlang: es\ntitle: Uno\nsteps:\n"
    "  - id: a\n    trick: {{trump: o, plays: [{{rival: 1c}}, {{me: 2o}}]}}\n    ask: winner\n"
)
PACK = (
    "format: 1\ntheme: {theme}\nlang: es\ntitle: Uno\npuzzles:\n"
    "  - {{id: {id}, level: 1, trump: o, plays: [{{Ana: 1c}}, {{me: 2o}}], ask: winner}}\n"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "puzzles").mkdir()
    for number, id in enumerate(("uno", "dos", "tres"), 1):
        (tmp_path / f"0{number}-{id}.yaml").write_text(LESSON.format(id=id))
    (tmp_path / "course.yaml").write_text("format: 1\nlessons: [tres, uno]\n")
    (tmp_path / "puzzles" / "triunfo.yaml").write_text(PACK.format(theme="triunfo", id="T-1"))
    (tmp_path / "puzzles" / "palo.yaml").write_text(PACK.format(theme="palo", id="P-1"))
    (tmp_path / "04-roto.yaml").write_text("id: [")
    (tmp_path / "puzzles" / "roto.yaml").write_text("a: @")
    return tmp_path


def test_order_is_the_course_and_then_the_rest(folder: Path) -> None:
    library = Library(folder)
    assert library.order() == ("tres", "uno")
    assert [lesson.id for lesson in library.lessons()] == ["tres", "uno", "dos"]
    assert [problem.code for problem in library.problems] == ["yaml-bracket-open"]


def test_one_lesson_reads_one_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def counted(path: Path, shown: str = "") -> Source:
        opened.append(path.name)
        return read_source(path, shown)

    monkeypatch.setattr(library_module, "read_source", counted)
    assert Library(folder).lesson("dos").id == "dos"
    assert opened == ["02-dos.yaml"]


def test_unknown_names_have_near_ones(folder: Path) -> None:
    library = Library(folder)
    for call, code, near in (
        (lambda: library.lesson("doz"), "lesson-unknown-near", "dos"),
        (lambda: library.lesson("q"), "lesson-unknown", ""),
        (lambda: library.puzzle("T-2"), "puzzle-unknown-near", "T-1"),
        (lambda: library.pack("triumfo"), "theme-unknown-near", "triunfo"),
    ):
        with pytest.raises(Problem) as caught:
            call()
        assert (caught.value.code, caught.value.slots["near"]) == (code, near)


def test_puzzles(folder: Path) -> None:
    library = Library(folder)
    assert library.themes() == ("palo", "triunfo")
    assert library.puzzle("t-1").theme == "triunfo"
    assert library.pack("palo").puzzles[0].id == "P-1"
    assert [puzzle.id for puzzle in library.puzzles()] == ["P-1", "T-1"]


def test_a_broken_file_is_told_when_it_is_asked_for(folder: Path) -> None:
    with pytest.raises(Problems) as caught:
        Library(folder).lesson("roto")
    assert [problem.code for problem in caught.value.problems] == ["yaml-bracket-open"]
    with pytest.raises(Problems):
        Library(folder).pack("roto")


def test_a_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    library = Library(tmp_path / "no")
    assert library.lessons() == [] and library.packs() == [] and library.order() == ()


def test_a_folder_of_a_teacher_needs_no_course_file(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text(LESSON.format(id="uno"))
    (tmp_path / "a.yaml").write_text(LESSON.format(id="dos"))
    (tmp_path / "retos.yaml").write_text(PACK.format(theme="triunfo", id="T-1"))
    library = Library(tmp_path)
    assert library.order() == ("dos", "uno")
    assert library.puzzle("T-1").theme == "triunfo"


def test_shipped_course() -> None:
    library = Library(shipped.lessons())
    assert [lesson.id for lesson in library.lessons()] == list(library.order())
    assert library.problems == []


def test_every_kind_of_step_is_read() -> None:
    lesson = load_lesson(GOOD / "good.every-step.yaml")
    assert len({type(step) for step in lesson.steps}) == 10
    trick = lesson.steps[1]
    assert isinstance(trick, TrickStep) and trick.answer == ("me",) and asks(trick)
    assert [card.code for _, card in trick.plays] == ["1c", "2o"]
    hand = lesson.steps[-1]
    assert isinstance(hand, HandStep)
    assert hand.asks == {1: "winner", 2: "points"} and hand.record.rules == lesson.rules
    places = hand.record.deck_places
    assert [(place.line, place.column) for place in (places[0], places[20]) if place] == [
        (95, 9),
        (96, 9),
    ]


def test_packs_and_positions_are_read() -> None:
    pack = parse_file(GOOD / "good.puzzles.yaml").sound()
    assert isinstance(pack, PuzzlePack) and pack.puzzles[1].rules.pack == "48"
    position = parse_file(GOOD / "good.position.yaml").sound()
    assert isinstance(position, Position)
    assert position.hand == cards("1o 3c 7b") and position.table == ((1, cards("6o")[0]),)
    assert position.won == (((0,), cards("1c 4c")), ((1,), ()))
    assert position.known == ((1, cards("7e")),)


def test_hands_are_read_from_files_and_standard_input() -> None:
    path = shipped.lessons() / "hands" / "primera-mano.yaml"
    record = load_hand(path)
    assert record == load_hand("-", path.read_bytes())._replace(
        deck_places=record.deck_places,
        actions=record.actions,
        face_up_place=record.face_up_place,
        dealer_place=record.dealer_place,
    )
    with pytest.raises(Problem, match="file-missing"):
        load_hand("no-hay.yaml")


@pytest.mark.parametrize(
    "name", ["..", ".", "../a.yaml", "/etc/passwd", "a\\b.yaml", "CON", "x" * 300, "", "a\nb.yaml"]
)
def test_a_lesson_names_files_inside_its_folder_only(name: str, tmp_path: Path) -> None:
    """Field report Y15."""
    text = LESSON.format(id="uno") + f'  - id: b\n    hand: {{file: "{name!r}"}}\n'
    text = text.replace(f'"{name!r}"', '"' + name.replace("\\", "\\\\").replace("\n", "\\n") + '"')
    parsed = parse(Source("f", text), beside(tmp_path))
    assert isinstance(parsed.value, Lesson)
    assert [problem.code for problem in parsed.problems] in (["file-name"], ["empty"])


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "outside.yaml").write_text("a: b\n")
    (tmp_path / "course").mkdir()
    (tmp_path / "course" / "in.yaml").symlink_to(tmp_path / "outside.yaml")
    with pytest.raises(Problem, match="file-name"):
        beside(tmp_path / "course")("in.yaml")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_or_a_circle_of_links_beside_a_lesson_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "circle.yaml").symlink_to("circle.yaml")
    for name in ("pipe.yaml", "circle.yaml"):
        with pytest.raises(Problem, match="file-name"):
            beside(tmp_path)(name)
    assert yaml_files(tmp_path) == []


def test_a_file_in_a_folder_that_may_not_be_entered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def denied(*args: object, **named: object) -> None:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(Path, "open", denied)
    monkeypatch.setattr(Path, "stat", denied)
    with pytest.raises(Problem, match="file-unreadable"):
        read_source(tmp_path / "a.yaml")
