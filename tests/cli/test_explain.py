"""``brisca explain``."""

from __future__ import annotations

import json

import pytest

from .running import Brisca

SHEET_001 = ("6o", "Rc", "3e", "So")


@pytest.mark.parametrize(
    ("trump", "seat", "card", "reason"),
    [
        ("c", "2", "Rc", "only_trump"),
        ("o", "4", "So", "highest_trump"),
        ("e", "3", "3e", "only_trump"),
        ("b", "4", "So", "highest_led"),
    ],
)
def test_the_worked_example_of_rule_sheet_001(
    brisca: Brisca, trump: str, seat: str, card: str, reason: str
) -> None:
    ran = brisca("explain", *SHEET_001, "--trump", trump, "--json")
    facts = json.loads(ran.out)
    assert ran.code == 0 and ran.err == ""
    assert facts["format"] == 1 and facts["lang"] == "es"
    assert facts["rules"] == {"base": "brisca", "changed": {}}
    assert facts["winner"]["seat"] == seat and facts["winner"]["card"] == card
    assert facts["reason"] == reason and facts["points"] == 16
    assert {"trump", "led", "cards", "steps"} <= facts.keys()
    assert [one["beaten_by"] for one in facts["cards"]].count(None) == 1
    assert all({"rule", "text", "cards"} == one.keys() for one in facts["steps"])


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("es", "Gana el jugador 2 con el rey de copas y se lleva 16 puntos."),
        ("fr", "Le joueur 2 gagne avec le roi de coupes et prend 16 points."),
        ("it", "Vince il giocatore 2 con il re di coppe e prende 16 punti."),
    ],
)
def test_it_says_who_wins_and_what(brisca: Brisca, lang: str, line: str) -> None:
    ran = brisca("explain", *SHEET_001, "--trump", "c", "--lang", lang)
    assert ran.code == 0 and line in ran.out.split("\n")


def test_codes_do_not_depend_on_the_language(brisca: Brisca) -> None:
    found = []
    for lang in ("es", "fr", "it"):
        facts = json.loads(
            brisca("explain", *SHEET_001, "--trump", "c", "--json", "--lang", lang).out
        )
        found.append(
            {key: facts[key] for key in ("trump", "led", "cards", "winner", "reason", "points")}
        )
    assert found[0] == found[1] == found[2]


def test_names_of_cards_are_read(brisca: Brisca) -> None:
    words = ("rey de copas", "tres de copas", "4 de oros", "as de copas")
    facts = json.loads(brisca("explain", *words, "--trump", "Óros", "--json").out)
    assert [one["card"] for one in facts["cards"]] == ["Rc", "3c", "4o", "1c"]
    assert facts["winner"]["card"] == "4o"


def test_seats_and_lead_name_the_players(brisca: Brisca) -> None:
    args = ("explain", "4e", "7e", "Re", "--trump", "o", "--json", "--seats", "Ana,Blas,Clara")
    facts = json.loads(brisca(*args, "--lead", "Blas").out)
    assert [one["seat"] for one in facts["cards"]] == ["Blas", "Clara", "Ana"]
    assert facts["winner"] == {"index": 2, "seat": "Ana", "card": "Re"}
    assert (
        json.loads(brisca("explain", "4e", "7e", "--trump", "o", "--lead", "Sur", "--json").out)[
            "cards"
        ][0]["seat"]
        == "Sur"
    )
    assert brisca(*args, "--lead", "Zoe").code == 2


def test_c4_two_players_play_two_cards_each(brisca: Brisca) -> None:
    args = ("explain", "--rules", "doscartas", "1o", "3o", "2c", "--trump", "e", "--json")
    facts = json.loads(brisca(*args, "7e").out)
    assert [one["seat"] for one in facts["cards"]] == ["1", "2", "1", "2"]
    assert facts["winner"]["seat"] == "2"
    named = json.loads(brisca(*args, "7e", "--seats", "Ana,Blas", "--lead", "Blas").out)
    assert [one["seat"] for one in named["cards"]] == ["Blas", "Ana", "Blas", "Ana"]
    for cards in ((), ("7e", "6e")):
        ran = brisca(*args, *cards)
        assert ran.code == 2 and json.loads(ran.out)["error"]["code"] == "trick-incomplete"


def test_without_a_card(brisca: Brisca) -> None:
    facts = json.loads(
        brisca("explain", "Rc", "3c", "4o", "1c", "--trump", "o", "--without", "4o", "--json").out
    )
    assert facts["without"]["winner"]["card"] == "1c"
    assert facts["without"]["reason"] == "highest_led"


def test_without_the_leader_the_next_card_leads(brisca: Brisca) -> None:
    facts = json.loads(
        brisca("explain", "Rc", "3e", "4e", "--trump", "o", "--without", "Rc", "--json").out
    )
    assert facts["without"]["led"] == "e"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("explain", "6o", "Rc"), "usage"),
        (("explain", "6o", "99", "--trump", "c"), "card-text"),
        (("explain", "6o", "6o", "--trump", "c"), "card-twice"),
        (("explain", "6o", "Rc", "--trump", "x"), "suit-text"),
        (("explain", "6o", "8c", "--trump", "c"), "card-needs-48"),
        (("explain", *"1o 2o 3o 4o 5o 6o 7o".split(), "--trump", "c"), "trick-too-long"),
        (("explain", *"1o 2o 3o".split(), "--trump", "c", "--rules", "scoperta"), "trick-too-long"),
    ],
)
def test_what_is_wrong_is_said_and_coded(brisca: Brisca, args: tuple[str, ...], code: str) -> None:
    ran = brisca(*args, "--json")
    assert ran.code == 2
    assert json.loads(ran.out)["error"]["code"] == code
    assert ran.err and "Traceback" not in ran.err


def test_eight_and_nine_belong_to_a_pack_of_48(brisca: Brisca) -> None:
    assert brisca("explain", "8o", "9o", "--trump", "c", "--set", "pack=48").code == 0


def test_a_typed_italian_ten_is_refused_not_guessed(brisca: Brisca) -> None:
    ran = brisca("explain", "10o", "3c", "--trump", "c", "--lang", "it")
    assert ran.code == 2 and "fante" in ran.err


def test_names_of_cards_need_no_quotes(brisca: Brisca) -> None:
    quoted = brisca("explain", "as de oros", "tres de copas", "--trump", "e")
    loose = brisca("explain", *"as de oros tres de copas".split(), "--trump", "e")
    assert loose == quoted and loose.code == 0
    wrong = brisca("explain", *"as de oros xx".split(), "--trump", "e")
    assert wrong.code == 2 and "«xx»" in wrong.err


def test_a_single_card_leaves_no_empty_line_behind(brisca: Brisca) -> None:
    assert not brisca("explain", "1o", "--trump", "o").out.endswith("\n\n")


def test_json_never_carries_what_harms_a_terminal(brisca: Brisca) -> None:
    name = "\x9b31m\x7f\u202e\u2066"
    ran = brisca("explain", "6o", "Rc", "--trump", "c", "--lead", name, "--json")
    assert ran.code == 0 and not any(one in ran.out for one in name if one not in "31m")
    assert json.loads(ran.out)["cards"][0]["seat"] == name
