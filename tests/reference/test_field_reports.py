"""Faults that users of comparable programs reported and that lesson files bring up, by id.

The others are named where their room is tested: ``rules.jsonl`` here has those of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from brisca_tutor.authoring.check import check
from brisca_tutor.language.catalogue import LANGUAGES, Speech
from brisca_tutor.language.problems import problem_text, remedy

TRICK = "  - id: a\n    trick: {trump: o, plays: [{rival: 1c}, {me: 2o}]}\n    ask: winner\n"


def lesson(steps: str = TRICK, title: str = "T") -> str:
    return f"format: 1\nid: x\nlang: es\ntitle: {title}\nrules: brisca\nsteps:\n{steps}"


def choose(plays: str, hand: str) -> str:
    step = f"choose: {{trump: o, plays: [{{rival: {plays}}}], hand: [{hand}]}}"
    return lesson(f"  - id: a\n    {step}\n    ask: winners\n")


def puzzle(plays: str = "{rival: 1c}, {me: 2o}", level: str = "1", more: str = "") -> str:
    return (
        "format: 1\ntheme: t\nlang: es\ntitle: T\nrules: brisca\npuzzles:\n"
        f"  - {{id: T-9, level: {level}, trump: o, plays: [{plays}], ask: winner}}\n{more}"
    )


@pytest.mark.parametrize(
    ("text", "place"),
    [
        pytest.param(lesson("  - id: a\n    count: 1_0\n    ask: points\n"), "8:12", id="Y03-card"),
        pytest.param(puzzle(level="010"), "7:22", id="Y03-octal"),
        pytest.param(puzzle(level="1:20"), "7:22", id="Y03-base-60"),
        pytest.param(puzzle(level="08"), "7:22", id="Y03-nought"),
        pytest.param(lesson(TRICK + "    done: ¿Quién gana?: A\n"), "10:23", id="Y05-colon"),
        pytest.param(lesson(title="*nota"), "4:8", id="Y05-star"),
        pytest.param(lesson(title="@final"), "4:8", id="Y05-at"),
        pytest.param(lesson(title="%x"), "4:8", id="Y05-per-cent"),
        pytest.param(lesson(title="'l'asso'"), "4:11", id="Y05-apostrophe"),
        pytest.param(lesson("  - id: a\n    count:\n    - 1o\t# as\n"), "9:9", id="Y11"),
        pytest.param(puzzle(more="hints: [a, b]\n"), "8:1", id="Y13-beside-puzzles"),
        pytest.param(lesson() + "hints: [a]\n", "10:1", id="Y13-beside-steps"),
        pytest.param(choose("1o", "1o, 7b, Cc"), "8:53", id="Y17-twice"),
        pytest.param(choose("8o", "1o, 7b, Cc"), "8:40", id="Y17-not-in-pack"),
        pytest.param(choose("4o", "1o, 7b, Cc, 2e"), "8:65", id="Y17-four-in-hand"),
        pytest.param(puzzle("{rival: 1c}, {rival: 2o}"), "7:57", id="Y17-same-seat"),
    ],
)
def test_a_slip_has_its_place_and_a_remedy_in_every_language(
    tmp_path: Path, text: str, place: str
) -> None:
    file, other = tmp_path / "a.yaml", tmp_path / "b.yaml"
    file.write_text(text, encoding="utf-8")
    other.write_text(lesson().replace("id: x", "id: y"), encoding="utf-8")
    found = check([tmp_path]).problems
    where = [f"{one.place.line}:{one.place.column}" for one in found if one.place]
    assert where and where[0] == place
    assert {one.place.file for one in found if one.place} == {str(file)}, "others still load"
    for lang in LANGUAGES:
        speech = Speech(lang)
        assert all(problem_text(speech, one) and remedy(speech, one) for one in found)


def test_x17_words_between_colons_stay_text(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(lesson(title="'palo:o: gana, a:b:c'"), encoding="utf-8")
    assert check([file]).clean
