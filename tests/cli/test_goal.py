"""A goal in a lesson: played card by card, refuted by the card that lost it, tried anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from .running import Brisca

GOAL = """\
format: 1
id: meta
lang: {lang}
title: Meta
steps:
  - id: a
    goal: {{trump: b, hand: 2b Rb 2c, rival: 3o Cb Rc, lead: rival, tricks: 3, points: 17}}
    wrong: {{Rb: "Sin {{Rb.the}}."}}
    done: "{{2b.The}}."
"""


@pytest.fixture
def lesson(tmp_path: Path) -> str:
    path = tmp_path / "meta.yaml"
    path.write_text(GOAL.format(lang="es"), encoding="utf-8")
    return str(path)


def test_a_goal_is_missed_and_then_reached(brisca: Brisca, lesson: str) -> None:
    ran = brisca("learn", lesson, typed="rey de bastos\n2c\n1\n1\n2b\nRb\n")
    assert ran.code == 0 and ran.err == "", ran.err
    for text in (
        "Meta: al menos 17 puntos en las próximas 3 bazas.",
        "El rival sale con el tres de oros. Juegas el rey de bastos.",
        "Puntos para la meta: 14 de 17.",
        "Meta no alcanzada: has hecho 14 puntos y hacen falta 17.",
        "La meta se te ha escapado al jugar el rey de bastos; "
        "con el dos de bastos aún podías alcanzarla.",
        "Sin el rey de bastos.",
        "Aquí tienes otra vez la posición, desde el principio.",
        "Correcto, en 2 intentos.",
        "Meta alcanzada con 17 puntos.",
        "El dos de bastos.",
        "Preguntas resueltas: 1 de 1.",
    ):
        assert text in ran.out.replace("\n", " "), (text, ran.out)


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("more", [["--plain"], [], ["--auto"]], ids=lambda one: "".join(one))
def test_the_solution_is_a_way_that_reaches_it(
    brisca: Brisca, lesson: str, lang: str, more: list[str]
) -> None:
    ran = brisca("learn", lesson, "--lang", lang, *more, typed="1\nv\n\n")
    out = " ".join(ran.out.split())
    assert ran.code == 0 and "{" not in out
    way = {
        "es": "alcanzar la meta:",
        "fr": "d'atteindre le but\u00a0:",
        "it": "raggiungere l'obiettivo:",
    }
    assert " ".join(way[lang].split()) in out, ran.out


@pytest.mark.parametrize("width", [80, 40])
def test_it_fits_its_columns(
    brisca: Brisca, lesson: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    ran = brisca("learn", lesson, typed="2\n2\n1\n1\n1\n?\np\n1\n")
    assert max(map(len, ran.out.splitlines())) <= width


def test_what_was_left_in_the_middle_is_there_from_the_beginning(brisca: Brisca) -> None:
    step = ("learn", "contar-el-final", "--step", "veinticuatro-en-tres")
    for typed in ("3\nq\n", "3\na\ns\nq\n"):
        ran = brisca(*step, typed=typed)
        assert ran.code == 0 and ran.out.count("Puntos para la meta") == 1
    ran = brisca(*step, typed="q\n")
    assert "Meta: al menos 24" in ran.out and "Puntos para la meta" not in ran.out
