"""``brisca practice`` of every game of the rule sheets: whole hands by keyboard, nothing hidden."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.storage.paths import settle_paths

from .at_the_table import FEW, deal, saved
from .keyboard import sat_down
from .running import Brisca, Ran
from .test_words import english

ANSWERS = {"end": ["q"], "going": ["n"]}
BIDS = {
    "es": {"bid": ["80", "paso"], "trumps": ["oros"], "cante": ["cantar"], **ANSWERS},
    "fr": {"bid": ["80", "je passe"], "trumps": ["coupes"], "cante": ["annoncer"], **ANSWERS},
    "it": {"bid": ["80", "passo"], "trumps": ["spade"], "cante": ["accuso"], **ANSWERS},
}
CALLS = {
    "es": {"bid": ["el siete", "dos", "paso"], "trumps": ["oros"], **ANSWERS},
    "fr": {"bid": ["le sept", "deux", "je passe"], "trumps": ["coupes"], **ANSWERS},
    "it": {"bid": ["il sette", "due", "passo"], "trumps": ["b"], **ANSWERS},
}
GAMES = [
    ("tapada", 2, "fr"), ("tapada", 4, "es"), ("cubierta", 2, "es"), ("cubierta", 3, "it"),
    ("ultima10", 2, "it"), ("rematada", 2, "fr"), ("scoperta", 2, "it"), ("doscartas", 2, "es"),
    ("estricta", 3, "fr"), ("subastada", 2, "es"), ("subastada", 4, "it"),
    ("subastada-tute", 3, "fr"), ("subastada-tute", 4, "es"), ("chiamata", 5, "it"),
    ("chiamata", 5, "fr"), ("iberica", 5, "es"), ("iberica", 6, "it"),
]  # fmt: skip
HAND_END = {"es": "Fin de la mano", "fr": "Fin de la manche", "it": "Fine della smazzata"}


def answers(rules: str, lang: str) -> dict[str, list[str]]:
    """What is typed in the auction of a rule set, if there is one; each time a new list."""
    kind = RULE_SETS[rules].auction
    given = {"points": BIDS, "ranks": CALLS}.get(kind, {}).get(lang, ANSWERS)
    return {key: list(texts) for key, texts in given.items()}


def hand(rules: str, seats: int, lang: str, seed: int, *args: str, **env: str) -> Ran:
    """A whole hand against easy players, then left."""
    dealer = seed % seats
    code = deal(seed, seats, dealer, rules)
    more = ("--rules", rules, "--deal", code, "--rival", "easy", *args)
    return sat_down(lang, *more, answers=answers(rules, lang), **{**FEW, **env})


@pytest.mark.parametrize(("rules", "seats", "lang"), GAMES)
def test_a_whole_hand_by_keyboard(rules: str, seats: int, lang: str) -> None:
    ran = hand(rules, seats, lang, 3)
    assert ran.code == 0 and ran.err == "", ran.err
    assert HAND_END[lang] in ran.out, ran.out[-2000:]
    assert "= 1" in ran.out or RULE_SETS[rules].auction != "none"
    assert english(ran.out, lang) == set()
    ran.out.encode("latin-1")
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert f"--rules {rules}" in " ".join(ran.out.split())


@pytest.mark.parametrize("width", ["20", "40", "60", "plain"])
@pytest.mark.parametrize(("rules", "lang"), [
    ("subastada-tute", "it"), ("chiamata", "es"), ("subastada", "fr"), ("scoperta", "es"),
    ("cubierta", "fr"), ("doscartas", "it"),
])  # fmt: skip
def test_narrow_and_plain_hands_are_whole(rules: str, lang: str, width: str) -> None:
    seats = RULE_SETS[rules].seat_numbers()[0]
    look = ("--plain",) if width == "plain" else ("--width", width)
    ran = hand(rules, seats, lang, 4, *look)
    assert ran.code == 0 and ran.err == "" and english(ran.out, lang) == set()
    assert HAND_END[lang][:6] in ran.out
    limit = 80 if width == "plain" else int(width)
    long = [line for line in ran.out.splitlines() if len(line) > limit]
    assert all(" " not in line.strip() for line in long), long
    assert all(line == line.rstrip() for line in ran.out.splitlines() if not line.startswith("> "))


def test_the_smallest_table_of_a_rule_set_is_set(brisca: Brisca) -> None:
    for rules, seats in (("chiamata", "5"), ("subastada-tute", "3"), ("subastada", "2")):
        ran = brisca("practice", "--rules", rules, "--profile", rules, typed="q\n", **FEW)
        assert ran.code == 0 and ran.err == ""
        path = settle_paths(profile=rules).practice / "current.json"
        assert len(json.loads(path.read_text())["seats"]) == int(seats)
    ran = brisca("practice", "--rules", "chiamata", "--humans", "5", typed="q\n", **FEW)
    assert ran.code == 0


@pytest.mark.parametrize(
    "args",
    [
        ["--rules", "chiamata", "--players", "4"], ["--rules", "chiamata", "--pairs"],
        ["--rules", "chiamata", "--open"], ["--rules", "subastada-tute", "--players", "5"],
        ["--rules", "subastada-tute", "--pairs"], ["--rules", "scoperta", "--players", "3"],
        ["--rules", "doscartas", "--players", "4"], ["--rules", "subastada", "--players", "3"],
        ["--rules", "chiamata", "--deal", deal(3)], ["--set", "auction=points"],
    ],
    ids=" ".join,
)  # fmt: skip
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_tables_that_cannot_be_are_refused(brisca: Brisca, args: list[str], lang: str) -> None:
    ran = brisca("practice", *args, "--lang", lang, typed="1\n")
    assert ran.code == 2 and ran.out == "" and "Traceback" not in ran.err
    assert english(re.sub(r"\w+=\w+", "", ran.err), lang) == set(), ran.err


def test_tute_played_alone_at_four_is_the_game_itself(brisca: Brisca) -> None:
    args = ("--rules", "subastada-tute", "--players", "4", "--alone")
    ran = brisca("practice", *args, typed="q\nq\n", **FEW)
    assert ran.code == 0 and saved()["rules"] == {"base": "subastada-tute", "changed": {}}


# --- the auction ----------------------------------------------------------------------------

FOUR = deal(5, 5, 0, "chiamata")
"""The person is the dealer and speaks last."""


def test_nothing_odd_bids_or_passes_by_accident(brisca: Brisca) -> None:
    start = ("practice", "--rules", "chiamata", "--deal", FOUR, "--rival", "easy")
    brisca(*start, typed="q\n", **FEW)
    before = saved()
    odd = ["", "   ", "abc", "0", "-1", "99999", "x" * 5000, "\0", "[", "[red]", "{}", "%s",
           "oros", "rey de oros", "61", "as as", "1.5", "no", "A", "1"]  # fmt: skip
    for lang in ("es", "fr", "it"):
        ran = brisca("practice", "--lang", lang, typed="\n".join([*odd, "q"]) + "\n", **FEW)
        assert ran.code == 0 and ran.err == "" and "\x1b" not in ran.out and "\0" not in ran.out
        assert saved() == before


@pytest.mark.parametrize(
    ("lang", "texts", "kept"),
    [
        ("es", ("siete", "el siete", "7", "Llamo al siete", "siete."), "bid 7"),
        ("fr", ("sept", "le sept", "7", "j'appelle le sept"), "bid 7"),
        ("it", ("sette", "il sette", "7", "chiamo il sette"), "bid 7"),
        ("es", ("dos", "2"), "bid 2"), ("fr", ("deux",), "bid 2"), ("it", ("due",), "bid 2"),
        ("it", ("fante", "8", "F"), "bid S"), ("es", ("sota", "10", "S"), "bid S"),
        ("fr", ("valet", "V"), "bid S"),
        ("es", ("paso", "Paso.", "PASAR", "passo", "pass"), "pass"),
        ("fr", ("je passe", "passe", "Je passe !"), "pass"), ("it", ("passo", "passare"), "pass"),
    ],
)  # fmt: skip
def test_calls_are_typed_as_they_are_said(
    brisca: Brisca, lang: str, texts: tuple[str, ...], kept: str
) -> None:
    code = deal(5, 5, 4, "chiamata")  # the person speaks first
    for number, text in enumerate(texts):
        more = ("--rules", "chiamata", "--deal", code, "--lang", lang, "--profile", str(number))
        ran = brisca("practice", *more, typed=f"{text}\nq\n", **FEW)
        path = settle_paths(profile=str(number)).practice / "current.json"
        actions = json.loads(path.read_text())["actions"]
        assert ran.code == 0 and actions and actions[0] == kept, text


def test_an_italian_ten_is_asked_for_in_an_auction(brisca: Brisca) -> None:
    code = deal(5, 5, 4, "chiamata")
    args = ("--rules", "chiamata", "--deal", code, "--lang", "it")
    ran = brisca("practice", *args, typed="10\nq\n", **FEW)
    assert "il fante" in ran.out and "il re" in ran.out and saved()["actions"] == []


def test_two_is_raised_with_points(brisca: Brisca) -> None:
    code = deal(5, 5, 4, "chiamata")
    args = ("practice", "--humans", "5", "--rules", "chiamata", "--deal", code)
    for text in ("dos a 70", "2 a 70", "2@70", "70", "el dos por 70 puntos"):
        ran = brisca(*args, "--profile", "p" + str(len(text)),
                     typed=f"\ndos\n\n61\n\n{text}\nq\n", **FEW)  # fmt: skip
        path = settle_paths(profile="p" + str(len(text))).practice / "current.json"
        assert json.loads(path.read_text())["actions"] == ["bid 2", "bid 2@70"], text
        assert "70 puntos" in ran.out


@pytest.mark.parametrize("text", ["62", "pujo 62", "62 puntos", "62."])
def test_points_are_bid(brisca: Brisca, text: str) -> None:
    code = deal(2, 2, 1, "subastada")
    args = ("--rules", "subastada", "--deal", code)
    brisca("practice", *args, typed=f"60\n250\nas\n{text}\nq\n", **FEW)
    actions = saved()["actions"]
    assert isinstance(actions, list) and actions[0] == "bid 62"


def test_undo_ends_where_somebody_has_answered(brisca: Brisca) -> None:
    args = (
        "practice",
        "--humans",
        "2",
        "--rules",
        "subastada",
        "--deal",
        deal(2, 2, 1, "subastada"),
    )
    ran = brisca(*args, typed="\nd\n70\n\nd\n\npaso\n\n75\nq\n", **FEW)
    assert "nada que deshacer" in ran.out and "Jugada deshecha." in ran.out
    more = ("practice", "--rules", "subastada", "--deal", deal(2, 2, 1, "subastada"))
    ran = brisca(*more, "--profile", "x", typed="61\nd\nq\n", **FEW)
    assert "ya no se puede deshacer" in ran.out


def test_everybody_passes_and_the_next_dealer_deals(brisca: Brisca) -> None:
    args = ("practice", "--humans", "2", "--rules", "subastada")
    ran = brisca(*args, typed="\npaso\n\npaso\n\n\nq\n", **FEW)
    text = " ".join(ran.out.split())
    assert ran.code == 0 and "Pasan todos" in text
    assert saved()["actions"] == [] and text.count("Da el jugador") == 2


# --- what is shown, and what is not ----------------------------------------------------------


def test_c1_covered_trumps_are_shown_in_the_first_trick_only() -> None:
    ran = hand("tapada", 2, "es", 5)
    first, rest = ran.out.split("Baza 2 de 20", 1)
    play = rest[: rest.index("Fin de la mano")]
    assert "pinta" in first
    assert "triunfo:" in play and "tapado" in play
    assert not re.search(r"ganaría|va ganando|\d  triunfo|pintan", play)
    suit = re.search(r"pintan (\w+)", first)
    assert suit and f"triunfo: {suit[1]}" not in play


def test_c2_unseen_trumps_are_shown_once_one_was_played() -> None:
    shown = 0
    for seed in range(6):
        ran = hand("cubierta", 2, "es", seed)
        before, after = re.split(r"Se descubre la carta tapada", ran.out, maxsplit=1)
        assert "aún no se sabe" in before and "aún no se sabe" not in after
        assert not re.search(r"ganaría|va ganando|\d  triunfo|pinta:", before)
        shown += "ganaría" in after
    assert shown


def test_c3_open_hands_and_the_stock(brisca: Brisca) -> None:
    args = ("practice", "--rules", "scoperta", "--deal", deal(3, rules="scoperta"))
    ran = brisca(*args, typed="1\nq\n", **FEW)
    assert re.search(r"\n  Rival: \S+ de \S+, ", ran.out) and "El rival roba" in ran.out
    ran = brisca(*args, "--set", "stock_open=all", "--profile", "a", typed="q\n", **FEW)
    assert "Mazo, en el orden" in ran.out
    ran = brisca(*args, "--set", "stock_open=top", "--profile", "b", typed="q\n", **FEW)
    assert "Próxima carta del mazo" in ran.out


def test_c4_the_second_card_of_a_trick(brisca: Brisca) -> None:
    ran = hand("doscartas", 2, "es", 3)
    assert "Baza 1 de 10" in ran.out and "tu segunda carta" in ran.out
    assert "tu segunda carta, la última de la baza" in ran.out
    first = ran.out.split("Baza 1 de 10")[0]
    assert "Cada baza tiene 4 cartas: cada jugador echa una y, después, otra." in first
    assert ran.out.count("Cada baza tiene") == 1
    tricks = re.split(r"\nGanas? ", ran.out)[:10]
    assert all(one.count("Ahora, la segunda carta de cada uno.\n") == 1 for one in tricks)
    assert ran.out.count("Ahora, la segunda") == 10
    assert "segunda carta" not in hand("brisca", 2, "es", 3).out


def test_l4_forbidden_cards_are_marked_and_refused() -> None:
    marked, refused = 0, 0
    for seed in range(8):
        ran = hand("estricta", 2, "es", seed)
        play, _, end = ran.out.partition("sin robar")
        assert "ahora no se puede jugar" not in play
        marked += "ahora no se puede jugar" in end
        refused += "no se puede jugar: sin mazo" in " ".join(end.split())
    assert marked and refused


def test_t3_a_sign_is_listed_made_and_seen(brisca: Brisca) -> None:
    done = False
    for seed in range(12):
        args = ("practice", "--rules", "iberica", "--players", "4", "--deal",
                deal(seed, 4, 3, "iberica"), "--profile", str(seed))  # fmt: skip
        first = brisca(*args, typed="se\u00f1a\nse\u00f1a 4\n1\nq\n", **FEW)
        assert "morderse el labio" in first.out and "seña" in first.out
        assert "primera baza" in first.out
        ran = brisca("practice", "--profile", str(seed), typed="seña nada\nseña as\nq\n", **FEW)
        path = settle_paths(profile=str(seed)).practice / "current.json"
        actions = json.loads(path.read_text())["actions"]
        done = done or any(one.startswith("sign ") for one in actions if one == "sign none")
        assert "Baza 2" in ran.out
    assert done


def test_signs_have_no_key_where_nobody_makes_any(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(3), typed="?\nseña\nq\n", **FEW)
    assert "a tu compañero" not in ran.out and "sin señas" in ran.out.replace("no hay", "sin")


def test_a5_the_partner_is_told_and_nobody_else() -> None:
    told = 0
    for seed in range(10):
        ran = hand("chiamata", 5, "es", seed)
        assert ran.code == 0
        if "Tienes la carta llamada" in ran.out:
            told += 1
            assert "nadie más lo sabe" in " ".join(ran.out.split())
    assert told


def test_the_next_hand_keeps_the_rules_and_negative_scores() -> None:
    for seed in range(8):
        ran = hand("subastada-tute", 3, "es", seed)
        if re.search(r"Partida: .*Tú -\d", ran.out):
            assert re.search(r"Tienes -\d+ de 500 puntos; te faltan \d+", ran.out)
            facts = saved()
            assert facts["match"] == {**facts["match"], "hands": 0}
            return
    raise AssertionError("no contract was lost")


def test_a_match_of_contracts_goes_on_below_nothing(brisca: Brisca, tmp_path: Path) -> None:
    asked = {"bid": ["200", "paso"], "trumps": ["o"], "end": ["", "q"]}
    args = ("--rules", "subastada-tute", "--rival", "easy", "--deal",
            deal(1, 3, 2, "subastada-tute"))  # fmt: skip
    ran = sat_down("es", *args, answers=asked, **FEW)
    assert ran.code == 0 and ran.out.count("Fin de la mano") >= 1
    match = saved()["match"]
    assert isinstance(match, dict) and match["scores"][0] == -200
    ran = brisca("practice", typed="q\n", **FEW)
    assert ran.code == 0 and ran.err == ""


@pytest.mark.parametrize(
    ("lang", "word"),
    [("es", "cantar las cuarenta"), ("fr", "annoncer quarante"), ("it", "accusare quaranta")],
)
def test_a_forty_is_refused_where_nobody_knows_the_trumps(
    brisca: Brisca, lang: str, word: str
) -> None:
    args = ("practice", "--lang", lang, "--rules", "cubierta", "--deal", deal(3, rules="cubierta"))
    ran = brisca(*args, "--profile", "a", typed=f"{word}\n", **FEW)
    plain = brisca(*args, "--profile", "b", typed=f"{word.split()[0]}\n", **FEW)
    refusal, expected = (re.findall("\n> .+\n([^>]+)", one.out) for one in (ran, plain))
    assert ran.code == 130 and "(cubierta)" in refusal[0] and refusal == expected


def test_hands_laid_open_for_a_called_card_name_the_option_that_did_it(brisca: Brisca) -> None:
    ran = brisca("practice", "--rules", "chiamata", "--open")
    assert ran.code == 2 and "--open " in ran.err


# --- what a newcomer types ------------------------------------------------------------------


def test_words_are_looked_up_at_the_table_and_a_suit_too_early_is_answered(brisca: Brisca) -> None:
    start = ("practice", "--rules", "chiamata", "--deal", FOUR, "--rival", "easy")
    ran = brisca(*start, typed="g contrato\nrey de oros\ng xyzzy\nq\n", **FEW)
    assert ran.code == 0 and "el contrato (" in ran.out and "xyzzy" in ran.out
    assert "sin decir el palo" in ran.out
    ran = brisca("practice", "--rules", "tapada", "--profile", "b", typed="g baza\nq\n", **FEW)
    assert ran.code == 0 and "la baza (" in ran.out
    ran = brisca("learn", "tapada", "--profile", "b", typed="g pinta\nq\n")
    assert ran.code == 0 and "la pinta (" in ran.out


def test_partners_of_one_hand_are_named_when_the_dealer_rests(brisca: Brisca) -> None:
    ran = brisca("practice", "--rules", "iberica", "--players", "5",
                 "--deal", deal(3, 5, 4, "iberica"), typed="q\n", **FEW)  # fmt: skip
    assert "descansa esta mano.\nEn esta mano juegas con el jugador 3.\n" in ran.out


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("?", "  cantar  rey y caballo"), ("cuarenta", "las cuarenta:"), ("40", "las cuarenta:"),
     ("g cante", "el cante (")],
)  # fmt: skip
def test_what_is_typed_where_a_cante_is_offered(brisca: Brisca, typed: str, shown: str) -> None:
    start = ("--humans", "3", "--deal", deal(41, 3, 2, "subastada-tute"))
    before = "\n100\n\npaso\n\npaso\n\no\n\n1\n\n1\n\n1\n\n"
    ran = brisca("practice", "--rules", "subastada-tute", *start, typed=f"{before}{typed}\nq\n")
    assert ran.code == 0 and ran.err == ""
    asked, _, after = ran.out.partition(f"> {typed}\n")
    assert "Puedes cantar" in " ".join(asked.split()) and shown in after
