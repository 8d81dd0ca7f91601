"""What translators are shown is what the program asks for, word for word."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

from brisca_tutor import shipped
from brisca_tutor.authoring.extract import extract
from brisca_tutor.content.library import Library
from brisca_tutor.content.models import Step
from brisca_tutor.language.catalogue import lesson_context

LESSON = b"""\
format: 1
id: prueba
lang: es
title: Una prueba
steps:
  - id: uno
    idea: >-
      Primera
      idea.
    trick: {trump: o, plays: [{rival: 1c}, {me: 2o}]}
    ask: winner
    hints: ["Mira.", "Otra vez."]
    wrong: {rival: "No."}
    done: Bien.
  - id: dos
    question: Si o no
    options:
      - {text: "Si", right: true, because: "Porque si."}
      - {text: "No", because: "Porque no."}
  - id: tres
    hand: {file: x.yaml}
    notes: {3: "Nota."}
summary: Fin.
"""


def test_every_text_has_its_line_and_context() -> None:
    found = [(line, *text) for line, _, text, _ in extract(BytesIO(LESSON), {}, [], {})]
    assert found == [
        (4, "prueba/title", "Una prueba"),
        (23, "prueba/summary", "Fin."),
        (7, "prueba/uno/idea", "Primera idea."),
        (14, "prueba/uno/done", "Bien."),
        (12, "prueba/uno/hints.0", "Mira."),
        (12, "prueba/uno/hints.1", "Otra vez."),
        (13, "prueba/uno/wrong.rival", "No."),
        (16, "prueba/dos/question", "Si o no"),
        (18, "prueba/dos/options.0.text", "Si"),
        (18, "prueba/dos/options.0.because", "Porque si."),
        (19, "prueba/dos/options.1.text", "No"),
        (19, "prueba/dos/options.1.because", "Porque no."),
        (22, "prueba/tres/notes.3", "Nota."),
    ]


def test_what_is_no_lesson_has_no_texts() -> None:
    assert list(extract(BytesIO(b"- a\n- b\n"), {}, [], {})) == []
    assert list(extract(BytesIO(b"deck: 1o 3c\n"), {}, [], {})) == []


def texts_of(step: Step) -> Iterator[tuple[str, str]]:
    """The fields of a step that have words, and the words."""
    yield "idea", step.idea
    yield "question", getattr(step, "question", "")
    yield "done", step.done
    for at, hint in enumerate(step.hints):
        yield f"hints.{at}", hint
    for answer, text in step.wrong.items():
        yield f"wrong.{answer}", text
    for at, option in enumerate(getattr(step, "options", ())):
        yield f"options.{at}.text", option.text
        yield f"options.{at}.because", option.because
    for number, text in getattr(step, "notes", {}).items():
        yield f"notes.{number}", text


def test_the_texts_of_the_course_are_found_as_they_are_shown() -> None:
    found = set()
    for path in shipped.lessons().rglob("*.yaml"):
        with path.open("rb") as file:
            found |= {text for _, _, text, _ in extract(file, {}, [], {})}
    asked = set()
    library = Library(shipped.lessons())
    for lesson in library.lessons():
        for field in ("title", "objective", "summary"):
            asked.add((lesson_context(lesson.id, field), getattr(lesson, field)))
        for step in lesson.steps:
            asked |= {(lesson_context(lesson.id, step.id, at), text) for at, text in texts_of(step)}
    for pack in library.packs():
        asked |= {(lesson_context(pack.theme, "title"), pack.title)}
        asked |= {(lesson_context(pack.theme, "idea"), pack.idea)}
        for puzzle in pack.puzzles:
            asked.add((lesson_context(pack.theme, puzzle.id, "note"), puzzle.note))
            asked |= {
                (lesson_context(pack.theme, puzzle.id, field), text)
                for field, text in texts_of(puzzle.step)
            }
    missing = {one for one in asked if one[1]} - found
    assert not missing
