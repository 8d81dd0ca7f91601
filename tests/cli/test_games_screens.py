"""The screens of the games with an auction, hidden cards, duties and signs, to be read.

People play at one keyboard, so that nothing depends on how well the computer plays. The
snapshots are ``tests/cli/__snapshots__/test_games_screens/*.txt``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from syrupy.assertion import SnapshotAssertion

from .at_the_table import FEW, deal
from .running import Brisca
from .test_screens import LOOKS, Text
from .test_words import english

CANTE = {"es": "cantar", "fr": "annoncer", "it": "accusare"}
SIGN = {"es": "se\u00f1a", "fr": "signe", "it": "segno"}
END = {"es": "Fin de la", "fr": "Fin de la", "it": "Fine della"}


def table(rules: str, seats: int, seed: int, *more: str) -> list[str]:
    """People at a table where the first of them speaks or leads first."""
    code = deal(seed, seats, seats - 1, rules)
    return ["practice", "--rules", rules, "--humans", str(seats), "--deal", code, *more]


def turns(*typed: str) -> str:
    """What each person types after having come to the keyboard."""
    return "".join(f"\n{one}\n" for one in typed)


CALLS = ("R", "pass", "2", "2@70", "pass", "pass", "pass", "o")
TUTE = turns("100", "pass", "pass", "o", "1") + "1\n\n1\n"
Screen = tuple[list[str], Callable[[str], str]]
SCREENS: dict[str, Screen] = {
    "bids": (
        table("subastada-tute", 3, 41),
        lambda lang: "\n?\n61\n60\n\n65\n\npass\n" + turns("x", "pass") + "q\n",
    ),
    "calls": (table("chiamata", 5, 5), lambda lang: turns(*CALLS) + "q\n"),
    "called": (table("chiamata", 5, 5), lambda lang: turns(*CALLS, *"11111") + "\nq\n"),
    "cante": (
        table("subastada-tute", 3, 41),
        lambda lang: turns("100", "pass", "pass", "o")
        + f"\n1\n\n1\n\n1\n\n?\n{CANTE[lang]}\n{CANTE[lang]}\nq\n",
    ),
    "passed": (table("subastada", 2, 3), lambda lang: turns("pass", "pass") + "\nq\n"),
    "covered": (
        table("tapada", 2, 3, "--why"),
        lambda lang: turns("1", "1") + "\n1\n\n?\nq\n",
    ),
    "unseen": (
        table("cubierta", 2, 3, "--why"),
        lambda lang: "".join(turns("1", "1") for _ in range(4)) + "\nq\nq\n",
    ),
    "open": (
        table("scoperta", 2, 3, "--set", "stock_open=top"),
        lambda lang: turns("1", "1") + "\nq\nq\n",
    ),
    "two-cards": (table("doscartas", 2, 3), lambda lang: turns("1", "1", "1", "1") + "\nq\nq\n"),
    "signs": (
        table("iberica", 4, 3),
        lambda lang: f"\n{SIGN[lang]}\n1\n" + turns("1", "1", "1")
        + f"\n{SIGN[lang]} 4\n{SIGN[lang]} 1\n1\n\nq\nq\n",
    ),
    "contract": (
        table("subastada", 2, 3, "--set", "match_target=100"),
        lambda lang: turns("80", "pass", "o") + "\n1\n1\n" * 90,
    ),
    "caller": (
        table("chiamata", 5, 5),
        lambda lang: turns(*CALLS) + turns(*"11111") * 8 + "q\n",
    ),
}  # fmt: skip
LAST_PART = {"contract", "caller"}
"""Long screens of which only what follows the last card is kept."""


@pytest.fixture
def snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(Text)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("screen", SCREENS)
def test_screen(
    brisca: Brisca, snapshot: SnapshotAssertion, screen: str, lang: str, look: str
) -> None:
    args, typed = SCREENS[screen]
    ran = brisca(*args, "--lang", lang, typed=typed(lang), **{**FEW, **LOOKS[look]})
    text = ran.out.replace("\n" * 40, "").replace("\n" * 4, "\n")
    assert english(text, lang) == set() and "Traceback" not in ran.err
    if screen in LAST_PART:
        text = text[text.index(END[lang]) :]
        text = text[: text.find("\n> ")]
    text.encode("latin-1")
    assert text == snapshot
