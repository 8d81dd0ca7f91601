"""What people type is read as the card they mean, or refused; never guessed."""

from __future__ import annotations

import unicodedata
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.game.cards import CARDS, Card, Suit, card
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.notation import fold, read_card, read_cards, read_code, read_suit

LANGUAGES = ("es", "fr", "it")
NBSP = "\u00a0"

# Written from the glossary of the rules, on purpose not from the tables of the reader.
# Code of the rank: bare, with article, "of", "to", "with", "a".
SPANISH = {
    "1": ["as", "el as", "del as", "al as", "con el as", "un as"],
    "2": ["dos", "el dos", "del dos", "al dos", "con el dos", "un dos"],
    "3": ["tres", "el tres", "del tres", "al tres", "con el tres", "un tres"],
    "4": ["cuatro", "el cuatro", "del cuatro", "al cuatro", "con el cuatro", "un cuatro"],
    "5": ["cinco", "el cinco", "del cinco", "al cinco", "con el cinco", "un cinco"],
    "6": ["seis", "el seis", "del seis", "al seis", "con el seis", "un seis"],
    "7": ["siete", "el siete", "del siete", "al siete", "con el siete", "un siete"],
    "8": ["ocho", "el ocho", "del ocho", "al ocho", "con el ocho", "un ocho"],
    "9": ["nueve", "el nueve", "del nueve", "al nueve", "con el nueve", "un nueve"],
    "S": ["sota", "la sota", "de la sota", "a la sota", "con la sota", "una sota"],
    "C": ["caballo", "el caballo", "del caballo", "al caballo", "con el caballo", "un caballo"],
    "R": ["rey", "el rey", "del rey", "al rey", "con el rey", "un rey"],
}
FRENCH = {
    "1": ["as", "l'as", "de l'as", "à l'as", "avec l'as", "un as"],
    "2": ["deux", "le deux", "du deux", "au deux", "avec le deux", "un deux"],
    "3": ["trois", "le trois", "du trois", "au trois", "avec le trois", "un trois"],
    "4": ["quatre", "le quatre", "du quatre", "au quatre", "avec le quatre", "un quatre"],
    "5": ["cinq", "le cinq", "du cinq", "au cinq", "avec le cinq", "un cinq"],
    "6": ["six", "le six", "du six", "au six", "avec le six", "un six"],
    "7": ["sept", "le sept", "du sept", "au sept", "avec le sept", "un sept"],
    "8": ["huit", "le huit", "du huit", "au huit", "avec le huit", "un huit"],
    "9": ["neuf", "le neuf", "du neuf", "au neuf", "avec le neuf", "un neuf"],
    "S": ["valet", "le valet", "du valet", "au valet", "avec le valet", "un valet"],
    "C": ["cavalier", "le cavalier", "du cavalier", "au cavalier", "avec le cavalier"],
    "R": ["roi", "le roi", "du roi", "au roi", "avec le roi", "un roi"],
}
ITALIAN = {
    "1": ["asso", "l'asso", "dell'asso", "all'asso", "con l'asso", "un asso"],
    "2": ["due", "il due", "del due", "al due", "con il due", "un due"],
    "3": ["tre", "il tre", "del tre", "al tre", "con il tre", "un tre"],
    "4": ["quattro", "il quattro", "del quattro", "al quattro", "con il quattro", "un quattro"],
    "5": ["cinque", "il cinque", "del cinque", "al cinque", "con il cinque", "un cinque"],
    "6": ["sei", "il sei", "del sei", "al sei", "con il sei", "un sei"],
    "7": ["sette", "il sette", "del sette", "al sette", "con il sette", "un sette"],
    "S": ["fante", "il fante", "del fante", "al fante", "con il fante", "un fante"],
    "C": ["cavallo", "il cavallo", "del cavallo", "al cavallo", "con il cavallo", "un cavallo"],
    "R": ["re", "il re", "del re", "al re", "con il re", "un re"],
}
SUITS = {
    "es": {"o": "de oros", "c": "de copas", "e": "de espadas", "b": "de bastos"},
    "caribbean": {"o": "de oro", "c": "de copa", "e": "de espada", "b": "de basto"},
    "fr": {"o": "de deniers", "c": "de coupes", "e": "d'épées", "b": "de bâtons"},
    "it": {"o": "di denari", "c": "di coppe", "e": "di spade", "b": "di bastoni"},
    "it-local": {"o": "di danari", "c": "di coppe", "e": "di spade", "b": "di mazze"},
}
FRENCH_PACK = {
    "es": {"o": "de diamantes", "c": "de corazones", "e": "de picas", "b": "de tréboles"},
    "fr": {"o": "de carreau", "c": "de cœur", "e": "de pique", "b": "de trèfle"},
    "it": {"o": "di quadri", "c": "di cuori", "e": "di picche", "b": "di fiori"},
}
FRENCH_PACK_COURTS = {
    "es": {"S": ["jota", "la jota", "de la jota"], "C": ["dama", "la dama", "con la reina"]},
    "fr": {"S": ["valet", "du valet"], "C": ["dame", "la dame", "de la dame", "à la dame"]},
    "it": {"S": ["fante", "il fante"], "C": ["donna", "la donna", "della donna", "alla donna"]},
}
RANKS = {"es": SPANISH, "caribbean": SPANISH, "fr": FRENCH, "it": ITALIAN, "it-local": ITALIAN}


def names() -> list[tuple[str, Card]]:
    found = []
    for table, suits in SUITS.items():
        for rank, forms in RANKS[table].items():
            for form, (suit, of) in product(forms, suits.items()):
                found.append((f"{form} {of}", card(rank + suit)))
    for language, suits in FRENCH_PACK.items():
        ranks = RANKS[language] | FRENCH_PACK_COURTS[language]
        for rank, forms in ranks.items():
            for form, (suit, of) in product(forms, suits.items()):
                found.append((f"{form} {of}", card(rank + suit)))
    return found


NAMES = names()


def codes() -> list[tuple[str, Card]]:
    found = []
    for one in CARDS:
        rank, suit = one.code[0], one.code[1]
        number = {"S": "10", "C": "11", "R": "12"}.get(rank, rank)
        for text in {rank, number}:
            for shape in ("{0}{1}", "{0}-{1}", "{0}:{1}", "{0} {1}", "{0} de {1}"):
                found.append((shape.format(text, suit), one))
            if text.isdigit():
                found += [(f"{suit}{text}", one), (f"{suit}:{text}", one)]
    return found


CODES = codes()


def refused(text: str, lang: str = "es", pack: int = 40) -> Problem:
    with pytest.raises(Problem) as caught:
        read_card(text, lang, pack=pack)
    return caught.value


def test_every_name_is_read_on_every_screen() -> None:
    assert len(NAMES) > 1500
    for (text, meant), lang in product(NAMES, LANGUAGES):
        assert read_card(text, lang, pack=48) is meant, (text, lang)


def test_case_accents_apostrophes_and_spaces_do_not_matter() -> None:
    for text, meant in NAMES:
        for other in (
            text.upper(),
            text.title(),
            unicodedata.normalize("NFD", text),
            text.replace("'", "\u2019"),
            text.replace("'", "' "),
            text.replace("'", "\u2019" + NBSP),
            text.replace(" ", NBSP),
            text.replace("œ", "oe").replace("é", "e").replace("â", "a").replace("è", "e"),
            f"  {text}\t",
            f"{text}.",
        ):
            assert read_card(other, "fr", pack=48) is meant, other


def test_every_code_in_every_shape() -> None:
    for text, meant in CODES:
        for lang, shape in product(("es", "fr"), (text, text.upper(), text.lower(), f" {text} ")):
            assert read_card(shape, lang, pack=48) is meant, (shape, lang)
        if meant.rank.value not in "89" and "10" not in text:
            assert read_card(text, "it", pack=48) is meant, text
        if meant.rank.value in "1234567SCR":
            assert read_card(f"{meant.rank.value}{meant.suit.value}", "it") is meant


def test_one_form_goes_out() -> None:
    assert {read_card(text, "es", pack=48).code for text, _ in CODES} == {o.code for o in CARDS}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *(("Jo", "So"), ("qc", "Cc"), ("KE", "Re"), ("Vb", "Sb"), ("fo", "So"), ("dc", "Cc")),
        *(("Ao", "1o"), ("rs", "Re"), ("1d", "1o"), ("cs", "Ce"), ("r copas", "Rc")),
        *(("10 copas", "Sc"), ("rey copas", "Rc"), ("dame pique", "Ce"), ("re coppe", "Rc")),
        *(("K\u2665", "Rc"), ("A\u2660", "1e"), ("7\u2666\ufe0f", "7o"), ("as \u2663", "1b")),
        *(("uno de oros", "1o"), ("diez de bastos", "Sb"), ("onze de coupes", "Cc")),
        *(("doce de oros", "Ro"), ("dodici di spade", "Re"), ("1º de oros", "1o")),
        *(("\uff11o", "1o"), ("\uff31\uff23", "Cc"), ("as d epees", "1e"), ("3 - c", "3c")),
        *(("«as de oros»", "1o"), ("\ufeff1o", "1o"), ("1\u200bo", "1o"), ("1o\x1b[D", "1o")),
        *(("cheval de coupes", "Cc"), ("as d'or", "1o"), ("re", "Re"), ("Re di coppe", "Rc")),
    ],
)
def test_other_forms(text: str, code: str) -> None:
    assert read_card(text, "es").code == code


@pytest.mark.parametrize(
    ("text", "near"),
    [
        *(("1º", "1o"), ("3\u00b0", "3o"), ("cr", "Rc"), ("rey de oross", "Ro")),
        *(("lasso di coppe", "1c"), ("cavalo di spade", "Ce"), ("10\u2660", "Se")),
        *(("10 de carreau", "So"), ("", ""), (" ", ""), ("7", ""), ("as", ""), ("rey", "")),
        *(("de", ""), ("oros", ""), ("99", ""), ("0", ""), ("-1", ""), ("13o", ""), ("01o", "")),
        *(("1o 3c", ""), ("1oo", ""), ("[", ""), ("[/]", ""), ("[/b]", ""), ("[red]1o", "")),
        *(("\\[", ""), ("\x00", ""), ("1o\n3c", ""), ("s\u00ed", ""), ("xyz" * 5000, "")),
        *(("'", ""), ("l'", ""), ("''''", ""), ("\udce9", ""), ("\u0661o", ""), ("º", "")),
    ],
)
def test_refused_with_what_is_obvious(text: str, near: str) -> None:
    for lang in ("es", "fr"):
        problem = refused(text, lang)
        assert problem.code == "card-text"
        assert str(problem.slots["near"]) == near
        assert len(str(problem.slots["text"])) <= 60


def test_italian_numbers() -> None:
    for text in ("8o", "8 o", "8 di denari", "otto di denari", "8 ori"):
        assert read_card(text, "it").code == "So"
        asked = refused(text, "it", 48)
        assert asked.code == "card-ambiguous"
        assert (asked.slots["first"], asked.slots["second"]) == (card("8o"), card("So"))
    for text in ("9c", "9 di coppe", "nove di coppe"):
        assert read_card(text, "it").code == "Cc"
        asked = refused(text, "it", 48)
        assert (asked.slots["first"], asked.slots["second"]) == (card("9c"), card("Cc"))
    for text, pack in product(("10e", "10 di spade", "dieci di spade"), (36, 39, 40, 48)):
        asked = refused(text, "it", pack)
        assert asked.code == "card-ambiguous"
        assert (asked.slots["first"], asked.slots["second"]) == (card("Se"), card("Re"))


def test_italian_numbers_by_the_language_of_the_words() -> None:
    assert read_card("10 de espadas", "it").code == "Se"
    assert read_card("dix d'épées", "it").code == "Se"
    assert read_card("diez de espadas", "it").code == "Se"
    assert refused("10 di spade", "es").code == "card-ambiguous"
    assert read_card("8 di denari", "fr").code == "So"
    assert read_card("10e", "es").code == "Se"
    assert read_card("11e", "it").code == "Ce"
    assert read_card("12e", "it").code == "Re"


def test_a_known_hand_answers_the_italian_question() -> None:
    hand = (card("Re"), card("1o"), card("7b"))
    assert read_card("10e", "it", hand=hand).code == "Re"
    with pytest.raises(Problem) as caught:
        read_card("10e", "it", hand=(card("Re"), card("Se")))
    assert caught.value.code == "card-ambiguous"


def test_eight_and_nine_need_their_pack() -> None:
    for text, lang in (("8c", "es"), ("nueve de copas", "es"), ("huit de coupes", "it")):
        assert refused(text, lang).code == "card-needs-48"
        assert read_card(text, lang, pack=48).points == 0
    assert refused("8 di cuori", "it").code == "card-needs-48"
    assert read_card("8 di cuori", "it", pack=48).code == "8c"
    with pytest.raises(Problem) as caught:
        read_card("8c", "it", deck="french")
    assert caught.value.code == "card-needs-48"


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("1o 3c", "1o 3c"),
        ("1o, 3c; Rb", "1o 3c Rb"),
        ("1O,3C,", "1o 3c"),
        ("rey de copas tres de copas", "Rc 3c"),
        ("rey copas tres copas 7 bastos", "Rc 3c 7b"),
        ("el as de oros y la sota de bastos", "1o Sb"),
        ("l'as d'épées et le roi de coupes", "1e Rc"),
        ("l'asso di coppe e il re di spade", "1c Re"),
        ("1o e 3c y 7e et 4b", "1o 3c 7e 4b"),
        ("re re di coppe", "Re Rc"),
        ("1 o, 3 c", "1o 3c"),
        ("10o 11c 12e", "So Cc Re"),
        ("1o\n3c\r\n7b", "1o 3c 7b"),
        ("6o + Rc", "6o Rc"),
        ("dame de cœur, valet de pique", "Cc Se"),
    ],
)
def test_lists(text: str, codes: str) -> None:
    assert " ".join(one.code for one in read_cards(text, "es")) == codes


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("asso e re di coppe", "asso e"),
        ("3 e 4 di coppe", "3 e"),
        ("as y rey de copas", "as y"),
        ("1o x 3c", "x"),
        ("1o, rey , 3c", "rey"),
        ("1o 3", "3"),
        (" , ;", ", ;"),
        ("", ""),
    ],
)
def test_lists_name_the_part_that_is_no_card(text: str, wrong: str) -> None:
    with pytest.raises(Problem) as caught:
        read_cards(text, "it")
    assert caught.value.code == "card-text"
    assert caught.value.slots["text"] == wrong


@given(st.lists(st.sampled_from(NAMES), min_size=1, max_size=8), st.sampled_from([" ", ", ", "; "]))
def test_any_names_in_a_row(chosen: list[tuple[str, Card]], between: str) -> None:
    text = between.join(name for name, _ in chosen)
    assert read_cards(text, "fr", pack=48) == tuple(meant for _, meant in chosen)


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=12), st.sampled_from(LANGUAGES))
def test_codes_in_a_row(chosen: list[Card], lang: str) -> None:
    kept = [one for one in chosen if one.rank.value not in "89"]
    if kept:
        text = " ".join(one.code.swapcase() for one in kept)
        assert read_cards(text, lang) == tuple(kept)


def test_suits() -> None:
    for table in (*SUITS.values(), *FRENCH_PACK.values()):
        for suit, of in table.items():
            name = of.removeprefix("de ").removeprefix("di ").removeprefix("d'")
            for text in (of, name, name.upper(), unicodedata.normalize("NFD", name), f" {name}."):
                assert read_suit(text, "es") is Suit(suit)
    for text in ("o", "O", "d", "Óros", "ORI", "ori", "oro", "ors", "pièces", "\u2666", "a denari"):
        assert read_suit(text) is Suit.COINS
    assert read_suit("s") is Suit.SWORDS
    assert read_suit("c", "fr", "french") is Suit.CUPS


def test_no_suit() -> None:
    for text, near in (("oross", Suit.COINS), ("xyz", ""), ("", ""), ("1o", ""), ("[", "")):
        with pytest.raises(Problem) as caught:
            read_suit(text)
        assert caught.value.code == "suit-text"
        assert caught.value.slots["near"] == near


def test_codes_in_files_are_strict() -> None:
    for one in CARDS:
        assert read_code(one.code) is one
        assert read_code(one.code.lower()) is one
        assert read_code(one.code.upper()) is one
    assert [read_code(text).code for text in ("10o", "11c", "12e")] == ["So", "Cc", "Re"]
    for text, near in (
        *(("1s", "1e"), ("Vo", "So"), ("1 o", "1o"), ("Ro ", "Ro"), ("\uff11o", "1o")),
        *(("1º", "1o"), ("as de oros", "1o"), ("", ""), ("13o", ""), ("1oo", ""), ("ſo", "So")),
    ):
        with pytest.raises(Problem) as caught:
            read_code(text)
        assert caught.value.code == "card-code"
        assert str(caught.value.slots["near"]) == near


def test_fold() -> None:
    assert fold("  L\u2019As\u00a0 d'ÉPÉES ") == "l'as d'epees"
    assert fold("si\u0301") == fold("sí") == "si"
    assert fold("1º") != fold("1o")
    assert fold("blas\x1b[D") == "blas"
    assert fold("cœur") == "coeur"


@given(st.text(max_size=40), st.sampled_from(LANGUAGES), st.sampled_from([40, 48]))
def test_any_text_is_read_or_refused(text: str, lang: str, pack: int) -> None:
    for attempt in (
        lambda: read_card(text, lang, pack=pack),
        lambda: read_cards(text, lang, pack=pack),
        lambda: read_suit(text, lang),
        lambda: read_code(text),
    ):
        try:
            attempt()
        except Problem as problem:
            assert problem.code.split("-")[0] in ("card", "suit")
    assert fold(fold(text)) == fold(text)


@given(st.text(alphabet="1o ec'dºrsae-:,yl\u2019", max_size=24), st.sampled_from(LANGUAGES))
def test_what_is_read_twice_is_read_alike(text: str, lang: str) -> None:
    try:
        one = read_card(text, lang)
    except Problem:
        return
    assert read_cards(text, lang) == (one,)
    assert read_card(one.code, lang) is one


def test_long_nonsense_is_refused_at_once() -> None:
    for text in ("el " * 1300, "1 de " * 800, "as " * 1300, "1o " * 1300 + "x"):
        with pytest.raises(Problem) as caught:
            read_cards(text, "es")
        assert caught.value.code == "card-text"
