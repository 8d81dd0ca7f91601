"""``brisca score``."""

from __future__ import annotations

import json
from pathlib import Path

from .running import Brisca


def test_a_pile_is_counted_by_rank(brisca: Brisca) -> None:
    facts = json.loads(brisca("score", "1o", "3c", "Ro", "7e", "--json").out)
    assert facts["points"] == 25 and facts["remaining"] == 95
    assert facts["cards"] == ["1o", "3c", "Ro", "7e"]
    assert {"rank": "1", "count": 1, "each": 11, "points": 11} in facts["by_rank"]


def test_aloud_gives_the_running_sums(brisca: Brisca) -> None:
    ran = brisca("score", "-", "--aloud", typed="1o 3e Ro Rc Rb\n")
    assert ran.code == 0 and "En voz alta: 11, 21, 25, 29, 33." in ran.out


def test_cards_come_from_a_file(brisca: Brisca, tmp_path: Path) -> None:
    pile = tmp_path / "monton.txt"
    pile.write_text("1o 3c\nRo, 7e\n", encoding="utf-8")
    assert "25 puntos" in brisca("score", str(pile)).out


def test_a_card_twice_is_refused(brisca: Brisca) -> None:
    assert brisca("score", "1o", "1o").code == 2


def test_an_empty_pile_is_no_pile(brisca: Brisca) -> None:
    assert brisca("score", "-", typed="\n").code == 3
    assert brisca("score", "/no/such/file.txt").code == 2
