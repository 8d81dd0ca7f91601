"""What people type in an auction and for a sign, in three languages, read as they mean it."""

from __future__ import annotations

import pytest

from brisca_tutor.cli.bid_reading import Call, names_suit, read_call
from brisca_tutor.cli.sign_reading import read_sign
from brisca_tutor.cli.table_keys import TABLE_KEYS, command_and_rest, named
from brisca_tutor.game.actions import Bid
from brisca_tutor.game.auction import Auction
from brisca_tutor.game.cards import Rank
from brisca_tutor.game.notation import fold
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.signs import MEANINGS

POINTS, RANKS = RULE_SETS["subastada"], RULE_SETS["chiamata"]
TWO = Auction((Bid(0, 0, Rank.TWO),))


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("70", 70), ("070", 70), ("70 puntos", 70), ("70 points", 70), ("70 punti", 70),
        ("pujo 70", 70), ("j'ench\u00e9ris 70", 70), ("dichiaro 70", 70), ("\uff17\uff10", 70),
        ("70 x", None), ("-70", None), ("7.0", None), ("as", None), ("", None), ("0", None),
        ("70 70", None), ("9999999", None), ("setenta", None),
    ],
)  # fmt: skip
def test_points(lang: str, text: str, points: int | None) -> None:
    found = read_call(fold(text), lang, POINTS, Auction())
    assert found == (None if points is None else Call(points))


@pytest.mark.parametrize(
    ("lang", "text", "rank"),
    [
        ("es", "as", Rank.ACE), ("es", "el as", Rank.ACE), ("es", "1", Rank.ACE),
        ("es", "tres", Rank.THREE), ("es", "rey", Rank.KING), ("es", "12", Rank.KING),
        ("es", "caballo", Rank.KNIGHT), ("es", "11", Rank.KNIGHT), ("es", "sota", Rank.JACK),
        ("es", "10", Rank.JACK), ("es", "la dama", Rank.KNIGHT), ("es", "r", Rank.KING),
        ("es", "llamo a la sota", Rank.JACK), ("es", "llamo al rey", Rank.KING),
        ("es", "s", Rank.JACK), ("es", "2", Rank.TWO), ("es", "dos", Rank.TWO),
        ("fr", "l'as", Rank.ACE), ("fr", "trois", Rank.THREE), ("fr", "le roi", Rank.KING),
        ("fr", "cavalier", Rank.KNIGHT), ("fr", "dame", Rank.KNIGHT), ("fr", "valet", Rank.JACK),
        ("fr", "j'appelle le roi", Rank.KING), ("fr", "deux", Rank.TWO),
        ("it", "l'asso", Rank.ACE), ("it", "il tre", Rank.THREE), ("it", "re", Rank.KING),
        ("it", "cavallo", Rank.KNIGHT), ("it", "9", Rank.KNIGHT), ("it", "fante", Rank.JACK),
        ("it", "8", Rank.JACK), ("it", "chiamo il re", Rank.KING), ("it", "due", Rank.TWO),
        ("it", "otto", Rank.JACK), ("es", "8", Rank.EIGHT), ("es", "nueve", Rank.NINE),
    ],
)  # fmt: skip
def test_ranks(lang: str, text: str, rank: Rank) -> None:
    assert read_call(fold(text), lang, RANKS, Auction()) == Call(0, rank)


@pytest.mark.parametrize("text", ["10", "dieci"])
def test_an_italian_ten_is_doubtful(text: str) -> None:
    found = read_call(text, "it", RANKS, Auction())
    assert found is not None and set(found.doubtful) == {Rank.JACK, Rank.KING}


@pytest.mark.parametrize(
    "text",
    ["dos a 70", "2 a 70", "2@70", "2 @ 70", "el dos por 70 puntos", "deux \u00e0 70", "70",
     "le deux \u00e0 70 points", "due a 70", "il due a 70 punti", "dos 70", "70 puntos", "a 70"],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_points_for_a_two(lang: str, text: str) -> None:
    assert read_call(fold(text), lang, RANKS, TWO) == Call(70, Rank.TWO)


@pytest.mark.parametrize("text", ["rey de oros", "13", "61", "x", "", "dos a", "a 13", "2@", "@"])
def test_no_rank(text: str) -> None:
    assert read_call(fold(text), "es", RANKS, Auction()) is None


@pytest.mark.parametrize("text", ["paso", "pasar", "je passe", "passe", "passo", "PASSO", "pass"])
@pytest.mark.parametrize("rules", [POINTS, RANKS])
def test_a_pass_is_understood_in_every_language(rules: object, text: str) -> None:
    chosen = POINTS if rules is POINTS else RANKS
    for lang in ("es", "fr", "it"):
        assert read_call(fold(text), lang, chosen, Auction()) == Call(passes=True)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("1", "ace"), ("as", "ace"), ("el as", "ace"), ("l'asso", "ace"), ("3", "king"),
        ("el as de triunfo", "ace"), ("le trois d'atout", "three"), ("il re", "king"),
        ("caballo", "knight"), ("dame", "knight"), ("fante", "jack"), ("nada", "none"),
        ("aucun atout", "none"), ("niente", "none"), ("briscolino", "low"), ("carico", "brisca"),
        ("petit atout", "low"), ("triunfo peque\u00f1o", "low"), ("9", None), ("0", None),
        ("x", None), ("", None), ("siete", None),
    ],
)  # fmt: skip
def test_signs(text: str, meaning: str | None) -> None:
    assert read_sign(fold(text), MEANINGS["italian_tongue"]) == meaning


def test_ace_and_three_are_one_sign() -> None:
    for text in ("as y tres", "el as y el tres", "l'as et le trois", "asso e tre", "tres y as"):
        assert read_sign(fold(text), MEANINGS["sheet"]) == "ace_and_three"


def test_commands_take_what_follows_and_no_other_word() -> None:
    names = ("sign", "announce")
    assert command_and_rest(TABLE_KEYS, "es", fold("se\u00f1a 2"), names) == ("sign", "2")
    assert command_and_rest(TABLE_KEYS, "fr", "j'annonce coeur", names) == ("announce", "coeur")
    assert command_and_rest(TABLE_KEYS, "it", "accuso", names) == ("announce", "")
    assert command_and_rest(TABLE_KEYS, "es", "senales 2", names) is None
    assert command_and_rest(TABLE_KEYS, "es", "cambiar", names) is None


def test_every_key_is_known_in_every_language_and_no_word_twice() -> None:
    keys = {lang: [key.name for key in table] for lang, table in TABLE_KEYS.items()}
    assert keys["es"] == keys["fr"] == keys["it"]
    for lang, table in TABLE_KEYS.items():
        words = [one for key in table for one in {key.letter, *map(fold, key.words)} if one]
        assert len(words) == len(set(words)), lang
        assert all(named(TABLE_KEYS, lang, word) for word in words)


@pytest.mark.parametrize(
    ("lang", "text", "suit"),
    [
        ("es", "oros", True), ("es", "70 oros", True), ("fr", "le roi de coupes", True),
        ("it", "fante di bastoni", True), ("it", "e", False), ("es", "o", False),
        ("fr", "", False), ("it", "70 x", False),
    ],
)  # fmt: skip
def test_a_suit_named_too_early_is_recognised(lang: str, text: str, suit: bool) -> None:
    assert names_suit(fold(text), lang, "spanish") is suit
