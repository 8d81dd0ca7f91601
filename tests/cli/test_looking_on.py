"""Who deals and rests follows the hand one trick at a time (T5)."""

from __future__ import annotations

import pytest

from .at_the_table import deal
from .running import Brisca

TABLES = [
    ("iberica", 5, 10, ("es", "Intro baza siguiente", "f hasta el final")),
    ("subastada-tute", 4, 12, ("fr", "Entrée pli suivant", "f jusqu'à la fin")),
]


@pytest.mark.parametrize(("rules", "seats", "tricks", "words"), TABLES)
def test_t5_tricks_are_waited_for(
    brisca: Brisca, rules: str, seats: int, tricks: int, words: tuple[str, str, str]
) -> None:
    lang, enter, end = words
    table = ("--rules", rules, "--players", str(seats), "--deal", deal(3, seats, 0, rules))

    def waits(typed: str, *args: str) -> int:
        ran = brisca("practice", "--lang", lang, *args, typed=typed, COLUMNS="200")
        assert ran.code == 0 and ran.err == "" and (end in ran.out or "--plain" in args)
        return ran.out.count(enter)

    first = ("--rival", "easy", *table)
    assert waits("q\n", *first) == 1
    assert waits("\n\nq\n") == 3  # taken up again
    assert waits("n\n" + "\n" * (tricks - 1) + "q\n", *first) == tricks - 1
    assert waits("n\n\nf\nq\n", *first) == 2
    assert waits("n\nq\n", *first, "--plain") == 0


def test_t5_what_is_typed_while_looking_on(brisca: Brisca) -> None:
    args = ("--players", "5", "--rival", "easy", "--deal", deal(3, 5, 0, "iberica"))
    typed = "?\ne\nfoo\ng baza\nabandonar\ns\n"
    ran = brisca("practice", "--rules", "iberica", *args, typed=typed, COLUMNS="200")
    assert ran.code == 0 and ran.err == ""
    for text in (
        "f      hasta el final de la mano",
        "¿Puede ganar?",
        "No entiendo «foo».",
        "la baza (",
    ):
        assert text in ran.out, (text, ran.out)
    assert ran.out.count("descansas esta mano") == 1 and "Gana el jugador" in ran.out
