"""Lists and numbers as each language writes them."""

from __future__ import annotations

import pytest

from brisca_tutor.game.cards import cards
from brisca_tutor.language.catalogue import Speech


@pytest.mark.parametrize(
    ("lang", "word", "items", "said"),
    [
        ("es", "or", ["copas", "oros"], "copas u oros"),
        ("es", "or", ["siete", "ocho"], "siete u ocho"),
        ("es", "or", ["7", "8"], "7 u 8"),
        ("es", "or", ["10", "11"], "10 u 11"),
        ("es", "or", ["61", "110"], "61 o 110"),
        ("es", "or", ["1", "2", "3"], "1, 2 o 3"),
        ("es", "and", ["Ana", "Inés"], "Ana e Inés"),
        ("es", "and", ["Ana", "Hilario"], "Ana e Hilario"),
        ("es", "and", ["nieve", "hielo"], "nieve y hielo"),
        ("es", "and", ["Ana", "Yago"], "Ana y Yago"),
        ("fr", "and", ["Ana", "Inès"], "Ana et Inès"),
        ("fr", "or", ["7", "8"], "7 ou 8"),
        ("it", "and", ["Ugo", "Elena"], "Ugo ed Elena"),
        ("it", "and", ["Ugo", "Ivo"], "Ugo e Ivo"),
        ("it", "or", ["coppe", "ori"], "coppe o ori"),
        ("es", "and", ["sola"], "sola"),
        ("es", "and", [], ""),
    ],
)
def test_lists(lang: str, word: str, items: list[str], said: str) -> None:
    speech = Speech(lang)
    assert (speech.list_and if word == "and" else speech.list_or)(items) == said


def test_a_form_is_taken_of_every_item() -> None:
    both = cards("Ro Sc")
    assert (
        Speech("es").lesson("", "{both.of}", {"both": both})
        == "del rey de oros y de la sota de copas"
    )
    assert Speech("fr").lesson("", "{both.to}", {"both": both}, "fr") == (
        "au roi de deniers et au valet de coupes"
    )


def test_decimal_sign() -> None:
    assert Speech("es").number(65.5) == "65,5"
    assert Speech("es", decimal=".").number(65.5) == "65.5"
    assert Speech("fr").number(3.0) == "3"
    assert Speech("it").number(-9.31, 1) == "-9,3"
