"""``brisca review``: what is due is asked again, fifteen a day, the oldest first."""

from __future__ import annotations

import json
from datetime import datetime, timedelta

import pytest

from brisca_tutor.cli import store
from brisca_tutor.cli.commands.learn import course
from brisca_tutor.session.asking import puzzle_question
from brisca_tutor.session.lessons import LessonRun
from tests.a_month import LAST_DAY

from .answering import right
from .at_the_table import FEW
from .running import Brisca
from .test_review import better, play


def due(brisca: Brisca) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(brisca("review", "--json").out)["due"]
    return found


def answer(item: dict[str, str]) -> str:
    """What answers a due step or puzzle rightly."""
    if item["kind"] == "puzzle":
        return right(puzzle_question(course().puzzle(item["id"])))
    lesson, _, page = item["id"].partition("/")
    question = LessonRun.start(course().lesson(lesson)).jump(page).question
    assert question is not None
    return right(question)


def test_fifteen_a_day_the_oldest_first(brisca: Brisca, after_a_month: None) -> None:
    items = due(brisca)
    assert len(items) > 15 and items == sorted(items, key=lambda one: one["due"])
    assert {one["kind"] for one in items} == {"step", "puzzle"}
    typed = "".join(f"{answer(one)}\n" for one in items[:15])
    ran = brisca("review", typed=typed)
    assert ran.code == 0 and "Para repasar: 15 preguntas." in ran.out
    assert "Fin del repaso: respondidas 15, a la primera 15." in ran.out
    assert f"Quedan {len(items) - 15} preguntas por repasar." in ran.out
    assert due(brisca) == items[15:]
    again = brisca("review")
    assert again.code == 0 and "Por hoy basta" in again.out
    ran = brisca("review", "--limit", "2", typed=f"{answer(items[15])}\nq\n")
    assert "respondidas 1, a la primera 1." in ran.out and due(brisca) == items[16:]


def test_what_was_left_halfway_goes_on_the_same_day(brisca: Brisca, after_a_month: None) -> None:
    items = due(brisca)
    brisca("review", typed=f"{answer(items[0])}\n{answer(items[1])}\nq\n")
    assert "Para repasar: 13 preguntas." in brisca("review", typed="q\n").out
    assert brisca("review", typed="").code == 130


def test_a_review_does_not_move_the_bookmark(brisca: Brisca, after_a_month: None) -> None:
    before = brisca("learn", typed="q\n").out
    item = next(one for one in due(brisca) if one["kind"] == "step")
    place = due(brisca).index(item)
    brisca("review", "--limit", "60", typed="s\n" * place + f"{answer(item)}\nq\n")
    assert item not in due(brisca)
    assert brisca("learn", typed="q\n").out == before


def test_a_shown_solution_comes_back_soon(
    brisca: Brisca, after_a_month: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    items = due(brisca)
    ran = brisca("review", typed="v\ns\nq\n")
    assert "respondidas 1, a la primera 0." in ran.out
    assert due(brisca) == items[1:]
    monkeypatch.setattr(store, "now", lambda: LAST_DAY + timedelta(days=8))
    assert items[0]["id"] in [one["id"] for one in due(brisca)]


def test_the_clock_set_back_a_month(
    brisca: Brisca, after_a_month: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    items = due(brisca)
    monkeypatch.setattr(store, "now", lambda: LAST_DAY - timedelta(days=30))
    ran = brisca("review", typed="q\n")
    assert ran.code == 0 and ran.err == ""
    monkeypatch.setattr(store, "now", lambda: LAST_DAY + timedelta(days=1))
    assert due(brisca) == items


def test_a_mistake_of_a_hand_comes_back_with_the_rest(
    brisca: Brisca, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(brisca, 3)
    ran = brisca("review", **FEW)
    assert "Hoy no toca repasar nada." in ran.out and "--mistakes" in ran.out
    monkeypatch.setattr(store, "now", lambda: datetime.now().astimezone() + timedelta(days=1))
    items = due(brisca)
    assert {one["kind"] for one in items} == {"mistake"}
    good, _ = better()
    ran = brisca("review", typed=f"{good}\nq\n", **FEW)
    assert ran.code == 0 and "respondidas 1, a la primera 1." in ran.out
    assert len(due(brisca)) == len(items) - 1
    assert brisca("review", "--no-input").code == 2


def test_what_is_gone_is_not_asked(brisca: Brisca, after_a_month: None) -> None:
    gone = [
        ("step", "lost-lesson/a"),
        ("step", "primera-baza/lost"),
        ("puzzle", "T-9999"),
        ("puzzle", "G1-lost-1-1"),
        ("mistake", "7K3F9-2M4QX.9/3"),
    ]
    items = due(brisca)
    events = [
        {
            "id": f"x{at}",
            "ts": "2026-11-01T00:00:00Z",
            "kind": kind,
            "item": item,
            "outcome": "wrong",
        }
        for at, (kind, item) in enumerate(gone)
    ]
    ran = brisca("progress", "import", "-", typed=json.dumps({"format": 1, "events": events}))
    assert ran.code == 0 and due(brisca) == items
