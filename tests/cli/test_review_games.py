"""``brisca review`` of hands of every kind of game: asked, hinted at, refuted, shown."""

from __future__ import annotations

import pytest

from .at_the_table import FEW
from .running import Brisca
from .test_practice_games import hand
from .test_words import english

GAMES = [
    ("cubierta", 2, "es"),
    ("scoperta", 2, "fr"),
    ("doscartas", 2, "it"),
    ("estricta", 3, "es"),
    ("subastada", 2, "fr"),
    ("subastada-tute", 3, "es"),
    ("chiamata", 5, "it"),
]
KEYS = {"es": ("p", "v"), "fr": ("i", "v"), "it": ("i", "v")}


@pytest.mark.parametrize(("rules", "seats", "lang"), GAMES)
def test_mistakes_are_asked_again(brisca: Brisca, rules: str, seats: int, lang: str) -> None:
    assert hand(rules, seats, lang, 3).code == 0
    hint, reveal = KEYS[lang]
    typed = f"{hint}\n{hint}\n{hint}\n1\n2\n3\n{reveal}\n" * 12
    ran = brisca("review", "--hand", "1", "--lang", lang, typed=typed, **FEW)
    assert ran.code in (0, 130), ran.err
    assert "Traceback" not in ran.err
    assert english(ran.out, lang) == set()
