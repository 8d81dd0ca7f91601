"""Questions about duties, auctions, contracts, cantes, hidden trumps, partners and signs."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.cli.layout import Block, Line, Table
from brisca_tutor.cli.screens.feedback import right_blocks, wrong_blocks
from brisca_tutor.cli.screens.question import question_blocks
from brisca_tutor.content.library import parse_file
from brisca_tutor.content.models import PuzzlePack
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.session.asking import puzzle_question
from brisca_tutor.session.marks import NEW, submit
from tests.session.test_course import wrong_answers

from .running import Brisca

GOOD = Path(__file__).parents[1] / "bad_lessons" / "good.special.yaml"
PACK = parse_file(GOOD).sound()
assert isinstance(PACK, PuzzlePack)
RULE_TEXT = ("S-03", "S-19")
"""Where the words of a rule are all that is said, which other tests read."""
SPECIAL = [one for one in PACK.puzzles if one.id.startswith("S-") and one.id not in RULE_TEXT]


def lines(blocks: list[Block]) -> list[str]:
    found = []
    for block in blocks:
        if isinstance(block, Line):
            found.append(block.text)
        elif isinstance(block, Table):
            found += ["  ".join(filter(None, row.cells)) for row in block.rows]
    return [line for line in found if line]


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_what_is_asked_and_answered(lang: str, snapshot: SnapshotAssertion) -> None:
    """Each question, its reason, and what refutes the first wrong answer."""
    speech, shown = Speech(lang), []
    for one in SPECIAL:
        question = puzzle_question(one)
        shown += [f"== {one.id}", *lines(question_blocks(speech, question, question.options))]
        good = question.answers if question.pick_all else question.answers[0]
        _, outcome = submit(question, NEW, good)
        shown += ["-- right", *lines(right_blocks(speech, outcome))[1:]]
        _, outcome = submit(question, NEW, wrong_answers(question)[0])
        shown += ["-- wrong", *lines(wrong_blocks(speech, outcome))]
    assert "\n".join(shown) == snapshot


LESSON = """\
format: 1
id: pujas
lang: es
title: Pujas
steps:
  - {id: a, rules: subastada-tute, ask: lowest,
     auction: {seats: [Ana, me, Blas], bids: [60, 75, pass]}}
  - {id: b, rules: chiamata, ask: score,
     contract: {seats: [Ana, me, Blas, Clara, Dario], declarer: Ana, called: 3o, points: 50,
                of: Ana}}
  - {id: c, rules: subastada-tute, may_announce: {trump: o, hand: [Ro, Co, Re, Ce], moment: won},
     wrong: {e: Primero las cuarenta.}, done: Son 40.}
"""


@pytest.mark.parametrize("more", [["--plain"], []], ids=lambda one: "".join(one))
def test_a_lesson_about_auctions(brisca: Brisca, tmp_path: Path, more: list[str]) -> None:
    path = tmp_path / "pujas.yaml"
    path.write_text(LESSON, encoding="utf-8")
    ran = brisca("learn", str(path), *more, typed="72\n80\n4\n-4\nespadas\noros\n\n")
    out = " ".join(ran.out.split())
    assert ran.code == 0 and ran.err == "", ran.err
    for text in (
        "Las pujas suben de 5 en 5, y 72 no es múltiplo de 5.",
        "No, no es 4.",
        "Ana ha llamado al tres de oros",
        "Primero las cuarenta.",
        "Son 40.",
        "Preguntas resueltas: 3 de 3.",
    ):
        assert text in out, (text, ran.out)
