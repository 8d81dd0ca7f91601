"""Progress and review on the screen: to be read in ``__snapshots__/test_progress_screens``."""

from __future__ import annotations

import re

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.cli.commands.learn import course

from .running import Brisca
from .test_screens import LOOKS, Text
from .test_words import english

BROKEN = """{"format": 1, "events": [
{"id": "a", "ts": "2026-11-29T10:00:00Z", "kind": "cheat", "item": "T-0101", "outcome": "first"},
{"id": "b", "ts": "today", "kind": "puzzle", "item": "T-0101", "outcome": "first"}
], "more": 1}
"""
SCREENS: dict[str, tuple[tuple[str, ...], str]] = {
    "progress": (("progress",), ""),
    "review": (("review",), "v\nq\n"),
    "import": (("progress", "import", "-"), BROKEN),
}


@pytest.fixture
def snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(Text)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screen(
    brisca: Brisca,
    snapshot: SnapshotAssertion,
    after_a_month: None,
    screen: str,
    lang: str,
    look: str,
) -> None:
    args, typed = SCREENS[screen]
    ran = brisca(*args, "--lang", lang, typed=typed, **LOOKS[look])
    text = ran.out + (f"--- stderr, exit code {ran.code}\n{ran.err}" if ran.err else "")
    text = re.sub(r"\s\S*brisca-data\S*", " DATA.", text)
    text = re.sub(rf"\b{len(course().puzzles())}\b", "ALL", text)  # the course grows
    text.encode("latin-1")
    assert english(ran.out, lang) == set()
    if look != "plain":
        long = [line for line in text.split("\n") if len(line) > int(look)]
        assert all(line.startswith("  | ") for line in long), long
    assert text == snapshot


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_twenty_columns(brisca: Brisca, after_a_month: None, lang: str) -> None:
    ran = brisca("progress", "--lang", lang, COLUMNS="20")
    assert ran.code == 0 and "[#" not in ran.out
    assert all(len(line) <= 20 or " " not in line for line in ran.out.splitlines())
