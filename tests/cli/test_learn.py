"""``brisca learn``: every lesson can be finished, left, gone back in and gone on with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from brisca_tutor import shipped
from brisca_tutor.cli.commands.learn import puzzles_on
from brisca_tutor.content.library import Library
from brisca_tutor.content.models import Lesson
from brisca_tutor.session.lessons import LessonRun
from brisca_tutor.session.practising import THEMES

from .answering import lines, right, wrong
from .running import Brisca

LIBRARY = Library(shipped.lessons())
LESSONS = LIBRARY.lessons()
FIRST = LESSONS[0]


def answers(lesson: Lesson, *more: str) -> str:
    return "\n".join([*lines(lesson), *more]) + "\n"


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_piped_answers_finish_every_lesson(brisca: Brisca, lesson: Lesson, lang: str) -> None:
    ran = brisca("learn", lesson.id, "--lang", lang, typed=answers(lesson))
    assert ran.code == 0 and ran.err == "", ran.err
    facts = json.loads(brisca("learn", "--list", "--json").out)["lessons"]
    mine = next(one for one in facts if one["id"] == lesson.id)
    assert mine["finished"] and mine["solved"] == mine["steps"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_wrong_answers_are_refuted_and_asked_again(brisca: Brisca, lesson: Lesson) -> None:
    typed = []
    for page in LessonRun.start(lesson).pages:
        question = page.question
        typed += [""] if question is None else [wrong(question), right(question)]
    ran = brisca("learn", lesson.id, typed="\n".join(typed) + "\n")
    assert ran.code == 0, ran.out[-600:]
    asked = sum(page.question is not None for page in LessonRun.start(lesson).pages)
    assert ran.out.count("Correcto, en 2 intentos.") == asked


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_auto_shows_every_step_with_its_answer(brisca: Brisca, lesson: Lesson) -> None:
    for plain in ([], ["--plain"]):
        ran = brisca("learn", lesson.id, "--auto", *plain)
        assert ran.code == 0 and "Respuesta: " in ran.out and "{" not in ran.out


def test_it_goes_on_where_the_learner_stopped(brisca: Brisca) -> None:
    typed = lines(FIRST)
    brisca("learn", FIRST.id, typed="\n".join([*typed[:2], "q"]) + "\n")
    ran = brisca("learn", typed="q\n")
    assert f"paso 3 de {len(FIRST.steps)}" in ran.out
    assert "paso 1 de" in brisca("learn", "--restart", typed="q\n").out
    assert "paso 2 de" in brisca("learn", FIRST.id, "--step", "2", typed="q\n").out
    assert "paso 2 de" in brisca("learn", "1", "--step", FIRST.steps[1].id, typed="q\n").out
    assert brisca("learn", FIRST.id, "--step", "99").code == 2


def test_x09_the_end_of_input_is_said_and_coded(brisca: Brisca) -> None:
    ran = brisca("learn", typed="")
    assert ran.code == 130 and "Se ha acabado la entrada." in ran.err
    assert brisca("learn", "--no-input").code == 2


def test_x23_nothing_typed_at_a_question_does_harm(brisca: Brisca) -> None:
    odd = [
        "", "   ", "abc", "0", "-1", "99", "x" * 5000, "\0", "1\0x", "[", "[/]", "[/b]", "[red]1o",
           "\\[", ":o:", "{}", "%s", "\x1b[A", "¿?", "1 2 3 4 5"]  # fmt: skip
    ran = brisca("learn", FIRST.id, typed="\n".join([*odd, "q"]) + "\n")
    assert ran.code == 0 and ran.err == "" and "paso 2" not in ran.out
    assert "\x1b" not in ran.out and "\0" not in ran.out
    assert "[red]1o" in ran.out and "[/b]" in ran.out and ":o:" in ran.out  # shown as typed
    assert json.loads(brisca("learn", "--list", "--json").out)["lessons"][0]["solved"] == 0


def test_t13_answers_by_number_name_and_card(brisca: Brisca) -> None:
    question = LessonRun.start(FIRST).question
    assert question is not None and question.kind == "seat"
    option = next(one for one in question.options if one.id in question.accepted)
    assert option.card is not None
    for text in (
        right(question),
        "TÚ",
        "tu\u0301",
        " yo ",
        option.card.code.lower(),
        "Rey de Copas",
        "re di coppe",
    ):
        ran = brisca("learn", FIRST.id, "--restart", typed=f"{text}\nq\n")
        assert "Correcto" in ran.out, text


@pytest.mark.parametrize(
    ("lang", "text", "right"),
    [
        ("es", "el tercero", "Correcto."),
        ("fr", "le troisieme", "C'est juste."),
        ("it", "Per terzo.", "Giusto."),
    ],
)
def test_a_translated_option_is_typed_as_it_is_shown(
    brisca: Brisca, lang: str, text: str, right: str
) -> None:
    ran = brisca("learn", "cardgames", "--lang", lang, typed=f"{text}\nq\n")
    assert right in ran.out


def test_t19_back_and_on_again(brisca: Brisca) -> None:
    typed = lines(FIRST)
    ran = brisca("learn", FIRST.id, typed="\n".join(["a", typed[0], "a", "", "q"]) + "\n")
    assert ran.code == 0 and "antes no hay nada" in ran.out
    assert ran.out.count("paso 1 de") >= 2 and "paso 2 de" in ran.out


def test_keys_are_listed_and_work(brisca: Brisca) -> None:
    ran = brisca("learn", FIRST.id, "--lang", "fr", typed="?\no\ng\ni\nv\nq\n")
    assert "i  indice" in ran.out.replace("\u00a0", " ") and "Indice 1 sur" in ran.out
    assert "La solution\u00a0:" in ran.out and "C'est enregistré." in ran.out
    facts = json.loads(brisca("learn", "--list", "--json").out)["lessons"][0]
    assert not facts["finished"]


def test_t07_finished_is_finished(brisca: Brisca) -> None:
    for lesson in LESSONS:
        brisca("learn", lesson.id, typed=answers(lesson))
    ran = brisca("learn")
    assert ran.code == 0 and "100 por ciento" in ran.out and "Has terminado el curso." in ran.out


def test_the_end_leads_to_puzzles_on_what_was_taught(brisca: Brisca) -> None:
    lesson = next(one for one in LESSONS if one.id == "scoperta")
    theme = LIBRARY.theme_of(lesson.teaches)
    ran = brisca("learn", lesson.id, typed=answers(lesson))
    assert theme == "open-hands" and f"brisca puzzle --theme {theme}" in " ".join(ran.out.split())
    named = {LIBRARY.theme_of(one.teaches) for one in LESSONS} - {None}
    assert len(named) >= 15 and named <= set(LIBRARY.themes())


def test_a_teachers_folder_and_file(brisca: Brisca, tmp_path: Path) -> None:
    lesson = (
        "format: 1\nid: mia\nlang: es\ntitle: 'La mía [oros] :o: {{x}}'\nrules: brisca\nsteps:\n"
        "  - id: uno\n    idea: 'palo:o:número [/oros]'\n"
        "    trick: {trump: o, plays: [{rival: 1c}, {me: 2o}]}\n    ask: winner\n"
    )
    (tmp_path / "01-mia.yaml").write_text(lesson, encoding="utf-8")
    for source in (str(tmp_path), str(tmp_path / "01-mia.yaml")):
        ran = brisca("learn", source, "--restart", typed="2\n")
        assert ran.code == 0, ran.err
        assert "La mía [oros] :o: {x}" in ran.out and "palo:o:número [/oros]" in ran.out
    assert brisca("learn", str(tmp_path / "01-mia.yaml"), "--rules", "briscola").code == 2
    (tmp_path / "01-mia.yaml").write_text(lesson + "bad: 1\n", encoding="utf-8")
    ran = brisca("learn", str(tmp_path / "01-mia.yaml"))
    assert ran.code == 3 and "01-mia.yaml:11:1:" in ran.err
    ran = brisca("learn", str(tmp_path))
    assert ran.code == 3 and "01-mia.yaml:11:1:" in ran.err
    (tmp_path / "01-mia.yaml").unlink()
    assert brisca("learn", str(tmp_path)).code == 2


def test_a_file_alone_reads_nothing_around_it(brisca: Brisca, tmp_path: Path) -> None:
    lesson = Path(FIRST.file).read_text("utf-8")
    (tmp_path / "mia.yaml").write_text(lesson, encoding="utf-8")
    (tmp_path / "otra.yaml").write_text(lesson.replace("id: ", "id: otra-", 1), encoding="utf-8")
    ran = brisca("learn", str(tmp_path / "mia.yaml"), typed=answers(FIRST))
    assert ran.code == 0 and "brisca learn" not in ran.out
    (tmp_path / "course.yaml").write_text(
        f"format: 1\nlessons: [{FIRST.id}, otra-{FIRST.id}]\n", encoding="utf-8"
    )
    ran = brisca(
        "learn", str(tmp_path / "mia.yaml"), "--restart", "--width", "500", typed=answers(FIRST)
    )
    assert ran.code == 0 and f"brisca learn {tmp_path}" in ran.out, "its own course goes on"


@pytest.mark.parametrize("name", ["x" * 300, "x" * 300 + ".yaml", "z\0z", "z\0z.yaml"])
@pytest.mark.parametrize(
    "command", [("learn",), ("score",), ("replay",), ("lesson", "check")], ids=" ".join
)
def test_a_name_that_no_file_can_have(brisca: Brisca, command: tuple[str, ...], name: str) -> None:
    ran = brisca(*command, name)
    assert ran.code in (2, 3) and ran.err + ran.out
    assert "\0" not in ran.err + ran.out


def test_a_read_only_folder_stops_nothing(brisca: Brisca, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    ran = brisca("learn", FIRST.id, "--data-dir", str(blocked / "x"), typed=answers(FIRST))
    assert ran.code == 0 and ran.err.strip() and "Traceback" not in ran.err


def test_a_lesson_is_no_json(brisca: Brisca) -> None:
    ran = brisca("learn", FIRST.id, "--json", typed=answers(FIRST))
    assert ran.code == 2 and json.loads(ran.out)["error"]["code"] == "no-json"


def test_every_lesson_ends_with_puzzles_of_its_own() -> None:
    by_theme = {one.theme for one in LIBRARY.puzzles()}
    for lesson in LESSONS:
        _, _, option, name = puzzles_on(lesson).split()  # a tag stands in session/practising.py
        assert option in ("--theme", "--rules"), lesson.id
        if option == "--theme":
            assert name in by_theme, lesson.id
        else:
            assert any(one.rules == lesson.rules for one in LIBRARY.puzzles()), lesson.id
    assert set(THEMES.values()) <= by_theme
    assert puzzles_on(LIBRARY.lesson("tapada")) == "brisca puzzle --theme covered-trump"


@pytest.mark.parametrize("args", [("--theme", "covered-trump"), ("--rules", "ludoteka")])
def test_puzzles_of_a_theme_or_by_rules_can_be_had(brisca: Brisca, args: tuple[str, str]) -> None:
    ran = brisca("puzzle", *args, typed="s\ns\nq\n")
    rules = "tapada" if "tapada" in ran.out else "ludoteka"
    assert ran.code == 0 and ran.err == "" and ran.out.count(f"reglas: {rules}") == 3
    none = brisca("puzzle", "--rules", "ludoteka", "--theme", "swap")
    assert none.code == 2 and "con estas reglas" in none.err


@pytest.mark.parametrize(
    ("head", "command"),
    [("teaches: [swap]", "--theme swap"), ("rules: ludoteka", "--rules ludoteka"), ("", "")],
)
def test_a_lesson_of_ones_own_ends_with_puzzles_that_fit(
    brisca: Brisca, tmp_path: Path, head: str, command: str
) -> None:
    path = tmp_path / "a.yaml"
    text = f"format: 1\nid: a\nlang: es\ntitle: A\n{head}\nsteps:\n  - {{id: b, idea: C.}}\n"
    path.write_text(text, encoding="utf-8")
    out = brisca("learn", str(path), typed="\n", COLUMNS="200").out
    assert re.search(f"brisca puzzle {command}".rstrip() + r"(?: \u00b7|\n)", out), out
