"""Every screen in three languages: in tables, stacked at 40 columns, and as plain sentences.

The snapshots are meant to be read: ``tests/cli/__snapshots__/test_screens/*.txt``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from .running import Brisca
from .test_replay import DECK, TRICKS, record

LOOKS = {
    "80": {"COLUMNS": "80"},
    "40": {"COLUMNS": "40"},
    "plain": {"COLUMNS": "", "BRISCA_PLAIN": "1"},
}
BAD = "format: 1\nid: mia\nlang: es\ntitle: As de oros: 11 puntos\nrules: brisca\n"
KEYS = {"es": "p", "fr": "i", "it": "i"}


class Text(SingleFileSnapshotExtension):
    """One readable file for each snapshot."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"


@pytest.fixture
def snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(Text)


SCREENS: dict[str, tuple[list[str], Callable[[str], str]]] = {
    "help": (["--help"], lambda lang: ""),
    "help-explain": (["explain", "--help"], lambda lang: ""),
    "usage-error": (["explain", "6o", "--trunp", "c"], lambda lang: ""),
    "explain": (
        ["explain", "Rc", "3c", "4o", "1c", "--trump", "o", "--seats", "Ana,Blas,Clara,Dani"],
        lambda lang: "",
    ),
    "explain-without": (
        ["explain", "6o", "7o", "So", "--trump", "e", "--without", "So"],
        lambda lang: "",
    ),
    "score": (["score", "1o", "3c", "Ro", "7e", "Rb"], lambda lang: ""),
    "score-aloud": (["score", "1o", "3e", "Ro", "Rc", "Rb", "--aloud"], lambda lang: ""),
    "replay": (["replay", "-"], lambda lang: record()),
    "replay-unfinished": (["replay", "-"], lambda lang: record(TRICKS[:2], DECK)),
    "rule": (["rules", "X2"], lambda lang: ""),
    "compare": (["rules", "--compare", "ludoteka", "--rules", "brisca"], lambda lang: ""),
    "rule-sets": (["rules", "--list"], lambda lang: ""),
    "glossary": (["glossary", "triunfo"], lambda lang: ""),
    "themes": (["puzzle", "--list"], lambda lang: ""),
    "puzzle": (["puzzle", "T-0802"], lambda lang: f"2\n?\n{KEYS[lang]}\nx\n1\n"),
    "puzzle-solution": (["puzzle", "T-0802"], lambda lang: "v\n"),
    "puzzle-cards": (["puzzle", "T-1105"], lambda lang: "1\n2 3\n2\n"),
    "puzzle-still-out": (["puzzle", "T-1202"], lambda lang: f"{KEYS[lang]}\n1\nv\n"),
    "puzzle-face-up": (["puzzle", "T-1309"], lambda lang: "1\nv\n"),
    "puzzle-swap": (["puzzle", "T-1404"], lambda lang: "1\n3\n"),
    "puzzle-swap-late": (["puzzle", "T-1415"], lambda lang: f"{KEYS[lang]}\n1\nv\n"),
    "puzzle-match": (["puzzle", "T-1515"], lambda lang: "3\nv\n"),
    "puzzle-explanation": (["puzzle", "T-1610"], lambda lang: "2\n1\n"),
    "puzzle-mistake": (["puzzle", "T-1601"], lambda lang: "1\nv\n"),
    "puzzle-best": (["puzzle", "T-1709"], lambda lang: "1\nv\n"),
    "puzzle-last-draw": (["puzzle", "T-1712"], lambda lang: "1\n2\n"),
    "puzzle-generated": (["puzzle", "G1-deceptive-points-4-7"], lambda lang: f"{KEYS[lang]}\nv\n"),
    "puzzle-points": (["puzzle", "T-0601"], lambda lang: "2\n3\n7\n"),
    "lesson-step": (["learn", "triunfo"], lambda lang: "1\n2\nq\n"),
    "lesson-choose": (
        ["learn", "triunfo", "--step", "elige-con-triunfo"],
        lambda lang: "1\n1 2 3\n1 2\nq\n",
    ),
    "lesson-choice": (["learn", "triunfo", "--step", "quien-compite"], lambda lang: "1\nq\n"),
    "lesson-whole": (["learn", "puntos-120", "--auto"], lambda lang: ""),
    "lesson-hand": (["learn", "una-mano-entera", "--auto"], lambda lang: ""),
    "problem": (["lesson", "check", "-"], lambda lang: BAD),
    "end-of-input": (["learn", "triunfo"], lambda lang: ""),
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screen(
    brisca: Brisca, snapshot: SnapshotAssertion, screen: str, lang: str, look: str
) -> None:
    args, typed = SCREENS[screen]
    ran = brisca(*args, "--lang", lang, typed=typed(lang), **LOOKS[look])
    text = ran.out + (f"--- stderr, exit code {ran.code}\n{ran.err}" if ran.err else "")
    if look != "plain":
        width = int(look)
        kept = [line for line in text.split("\n") if len(line) > width and " " in line.strip()]
        assert all(line.startswith("  | ") for line in kept), kept
    assert text == snapshot
