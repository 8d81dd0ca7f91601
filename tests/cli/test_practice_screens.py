"""The screens of practice, review and hint in three languages, to be read.

Nothing here depends on how well the computer plays: people play at one keyboard, or the
position is exact. The snapshots are ``tests/cli/__snapshots__/test_practice_screens/*.txt``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from syrupy.assertion import SnapshotAssertion

from .at_the_table import FEW, ONE_HAND, deal, whole
from .running import Brisca
from .test_hint import END, SWAP
from .test_screens import LOOKS, Text

LOOKS_TOO = {**LOOKS, "20": {"COLUMNS": "20"}}
SWAP_WORD = {"es": "cambiar", "fr": "échanger", "it": "scambia"}
LAST = {"es": "u", "fr": "d", "it": "u"}
WHY = {"es": "e", "fr": "e", "it": "p"}
UNDO = {"es": "d", "fr": "a", "it": "a"}


def _table(lang: str) -> str:
    return f"?\nc\n{LAST[lang]}\n7\n{SWAP_WORD[lang]}\n4o\n{UNDO[lang]}\nq\n"


def _people(lang: str) -> str:
    return f"\n1\n\n2\n\n{LAST[lang]}\n{WHY[lang]}\nc\n{UNDO[lang]}\nq\n"


Screen = tuple[list[str], Callable[[str], str]]
SCREENS: dict[str, Screen] = {
    "practice-help": (["practice", "--help"], lambda lang: ""),
    "table": (["practice", "--deal", deal(3, dealer=1)], _table),
    "people": (["practice", "--humans", "2", "--deal", deal(3)], _people),
    "pairs": (
        ["practice", "--humans", "4", "--deal", deal(5, 4), "--why"],
        lambda lang: "\n1\n\n1\n\n1\n\n1\n\nq\nq\n",
    ),
    "open": (
        ["practice", "--open", "--deal", deal(3, dealer=1), "--tutor", "grave"],
        lambda lang: "q\n",
    ),
    "hand-end": (
        ["practice", "--humans", "2", "--deal", deal(3), *ONE_HAND],
        lambda lang: whole(3),
    ),
    "match": (
        ["practice", "--humans", "2", "--deal", deal(3)],
        lambda lang: whole(3) + "q\nq\n",
    ),
    "hint-exact": (["hint", "-"], lambda lang: END),
    "hint-swap": (["hint", "-", "--steps", "2"], lambda lang: SWAP),
    "players-refused": (["practice", "--players", "5"], lambda lang: ""),
    "position-refused": (["hint", "-"], lambda lang: END.replace("stock: 0", "stock: 1")),
    "review-nothing": (["review"], lambda lang: ""),
}
LAST_PART = {"hand-end", "match"}
"""Long screens of which only what follows the last card is kept."""


@pytest.fixture
def snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(Text)


@pytest.mark.parametrize("look", LOOKS_TOO)
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screen(
    brisca: Brisca, snapshot: SnapshotAssertion, screen: str, lang: str, look: str
) -> None:
    args, typed = SCREENS[screen]
    ran = brisca(*args, "--lang", lang, typed=typed(lang), **{**FEW, **LOOKS_TOO[look]})
    text = ran.out.replace("\n" * 40, "").replace("\n" * 4, "\n")
    if screen in LAST_PART:
        end = {"es": "Fin de la", "fr": "Fin de la", "it": "Fine della"}[lang]
        text = text[text.index(end) :]
        text = text[: text.find("\n> ")]
    if ran.err:
        text += f"--- stderr, exit code {ran.code}\n{ran.err}"
    text.encode("latin-1")
    assert text == snapshot
