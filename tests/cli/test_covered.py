"""Trumps that are covered again (C1) or that nobody knows (C2): no screen names them too early."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from brisca_tutor.cli import store
from brisca_tutor.cli.screens.table import covered_blocks
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.session.practice import begin
from brisca_tutor.session.tables import deal_code, make_table

from .at_the_table import deal
from .keyboard import sat_down
from .running import Brisca

NAMED = {
    "es": r"[Pp]intan? (?:oros|copas|espadas|bastos)|triunfo: (?:oros|copas|espadas|bastos)",
    "fr": r"[Aa]tout\s?:? (?:deniers|coupes|.p.es|b.tons)",
    "it": r"[Bb]riscola(?: .|:) (?:denari|coppe|spade|bastoni)",
}
"""Trumps named as a header names them."""

GOAL = """\
format: 1
id: meta
lang: {lang}
title: Meta
rules: tapada
steps:
  - id: a
    goal: {{trump: b, hand: 2b Rb 2c, rival: 3o Cb Rc, lead: rival, tricks: 3, points: 30,
            face_up: 4b, stock: 1e 4b}}
"""


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["", "plain"])
def test_c1_a_hand_in_a_lesson_does_not_show_covered_trumps(
    brisca: Brisca, lang: str, plain: list[str]
) -> None:
    ran = brisca(
        *("learn", "tapada", "--step", "una-mano-tapada", "--lang", lang, *plain),
        typed="s\n" * 8,
    )
    tapada = {"es": "Triunfo: tapado", "fr": "Atout", "it": "Briscola"}
    assert ran.code == 0 and ran.out.count(tapada[lang]) >= 6
    assert not re.search(NAMED[lang], ran.out), ran.out
    assert "fuerte" not in ran.out and "triunfo de la baza" not in ran.out


def test_c1_trumps_are_named_where_a_trick_is_explained(brisca: Brisca) -> None:
    ran = brisca("learn", "tapada", "--step", "una-mano-tapada", typed="v\ns\n1\n" + "s\n" * 5)
    assert "Baza 17" in ran.out and "roba la carta tapada" in ran.out
    alone = brisca("learn", "tapada", "--auto")
    assert alone.code == 0 and "nadie ha jugado triunfo" in " ".join(alone.out.split())
    assert not re.search(NAMED["es"], alone.out.split("Baza 15")[1])


def test_c2_a_trick_that_shows_trumps_does_not_name_them_before_the_answer(brisca: Brisca) -> None:
    ran = brisca("learn", "cubierta", "--step", "una-mano-cubierta", typed="\n" + "s\n" * 6)
    before, after = ran.out.split("Baza 5")
    assert before.count("nadie sabe") == 4 and not re.search(NAMED["es"], before)
    assert "Pintan copas" in after


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_c1_a_goal_shows_covered_trumps_in_its_first_trick_only(
    brisca: Brisca, lang: str, tmp_path: Path
) -> None:
    path = tmp_path / "meta.yaml"
    path.write_text(GOAL.format(lang=lang), encoding="utf-8")
    ran = brisca("learn", str(path), "--lang", lang, typed="2\nq\n")
    first, rest = re.split(r"\n> 2\n", ran.out)
    card = {"es": "cuatro de bastos", "fr": "quatre de b\u00e2tons", "it": "quattro di bastoni"}
    assert re.search(NAMED[lang], first) and card[lang] in first
    assert not re.search(NAMED[lang], rest), rest


def test_c1_reasons_after_every_trick_leave_covered_trumps_out() -> None:
    ran = sat_down(
        "es",
        *("--rules", "tapada", "--deal", deal(5, rules="tapada"), "--why"),
        answers={"card": ["1"] * 8 + ["u", "1", "q"]},
        COLUMNS="",
    )
    first, rest = ran.out.split("Baza 2 de 20", 1)
    assert "pintan" in first and "Baza 8 de 20" in rest
    assert not re.search(r"triunfo de la baza|jugado triunfo|pintan", rest), rest


def test_c1_what_comes_back_days_later_says_which_card_was_covered(
    brisca: Brisca, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("learn", "tapada", "--step", "una-mano-tapada")
    assert "se enseñó la pinta" not in brisca(*asked, typed="2\n1\nq\n").out
    monkeypatch.setattr(store, "now", lambda: datetime.now(UTC) + timedelta(days=30))
    out = brisca("review", typed="s\n").out
    assert "se enseñó la pinta, el tres de oros, y se tapó" in out and "Triunfo: tapado" in out


def test_c1_a_past_mistake_says_which_card_was_covered() -> None:
    chosen, found = RULE_SETS["tapada"], 0
    practice = begin(make_table(chosen, 2, 1, "easy"), deal_code(chosen, 2, 0, 5))
    while not practice.over:
        if practice.waiting == "nothing":
            practice, _ = practice.step()
            continue
        blocks = covered_blocks(Speech("es"), practice.seen(0))
        assert bool(blocks) is (practice.seen(0).number > 1)
        found += bool(blocks)
        practice, _ = practice.play(practice.seen(0).hand[0])
    assert found
