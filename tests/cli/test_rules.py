"""``brisca rules``: every rule and rule set, comparisons, and values that cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.language.catalogue import LANGUAGES
from brisca_tutor.language.rules_text import RULE_IDS, sets_with

from .running import Brisca

IMPOSSIBLE = [
    # rule set, change, a word of the reason in Spanish
    ("brisca", "indicator=none", "pinta"),
    ("brisca", "cantes=on", "cantes"),
    ("brisca", "match=contract", "subasta"),
    ("brisca", "match_target=0", "partida"),
    ("brisca", "hand_size=13", "hand_size"),
    ("brisca", "tie=coin", "tie"),
    ("briscola", "auction=points", "subasta"),
    ("scoperta", "pack=39", "39"),
    ("doscartas", "hand_size=1", "una sola carta"),
    ("subastada", "bid_step=5", "múltiplo"),
    ("subastada", "match=card_points", "subasta"),
    ("subastada", "lowest_bid=121", "lowest_bid"),
    ("subastada-tute", "pack=40", "40"),
    ("subastada-tute", "cards_each=2", "dos cartas"),
    ("chiamata", "open_hands=on", "carta llamada"),
    ("chiamata", "hand_size=7", "toda la baraja"),
    ("chiamata", "five=rotation", "jugadores"),
    ("chiamata", "cantes=on", "cantes"),
]


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_can_be_asked_for(brisca: Brisca, rule: str) -> None:
    for lang in LANGUAGES:
        ran = brisca("rules", rule, "--lang", lang, "--plain")
        assert ran.code == 0 and ran.err == "" and f"{rule}. " in ran.out
    elsewhere = sets_with(rule)
    assert ("otros juegos" in brisca("rules", rule).out) == ("brisca" not in elsewhere)
    asked = brisca("rules", rule, "--rules", elsewhere[0])
    assert asked.code == 0 and "otros juegos" not in asked.out


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_sheet_has_every_rule_of_its_game(brisca: Brisca, name: str) -> None:
    ran = brisca("rules", name, "--json")
    facts = json.loads(ran.out)
    ids = [one["rule"] for one in facts["sheet"]]
    assert ids == [rule for rule in RULE_IDS if name in sets_with(rule)]
    assert facts["rules"]["base"] == name


def test_a_changed_value_adds_the_rules_that_go_with_it(brisca: Brisca) -> None:
    ran = brisca("rules", "briscola", "--set", "open_hands=on", "--json")
    assert "C3" in [one["rule"] for one in json.loads(ran.out)["sheet"]]


def test_very_different_games_are_compared_rule_by_rule(brisca: Brisca) -> None:
    facts = json.loads(brisca("rules", "chiamata", "--compare", "tapada", "--json").out)
    found = {one["rule"]: one for one in facts["differences"]}
    assert {"A1", "A4", "A5", "A6", "C1", "D3", "D4", "H2", "T1"} <= set(found)
    assert not {"W1", "W2", "W3", "L3", "A3", "C2"} & set(found)
    assert all(one["first"] and one["second"] for one in found.values())


def test_a_comparison_prints_the_sentences_that_differ_and_no_others(brisca: Brisca) -> None:
    ran = brisca("rules", "brisca", "--compare", "briscola", "--lang", "es")
    told = " ".join(ran.out.split())
    assert "brisca: La baraja completa tiene 48 cartas" in told and "briscola: nada más." in told
    assert "La baraja tiene cuatro palos" not in told
    ran = brisca("rules", "brisca", "--set", "signs=free", "--compare", "brisca", "--lang", "es")
    assert ran.out.count("(señas entre compañeros:") == 1
    assert "brisca, con reglas modificadas: " in ran.out and "\n  brisca: " in ran.out


def test_names_are_joined_as_they_sound(brisca: Brisca) -> None:
    ran = brisca("rules", "briscola", "--compare", "iberica", "--lang", "es")
    assert ran.out.startswith("Lo que cambia entre briscola e iberica:")


@pytest.mark.parametrize(("name", "change", "word"), IMPOSSIBLE)
def test_a_value_that_cannot_be_is_refused_with_the_reason(
    brisca: Brisca, name: str, change: str, word: str
) -> None:
    for command in (("rules", name), ("practice", "--rules", name)):
        ran = brisca(*command, "--set", change)
        assert ran.code == 2 and ran.out == ""
        assert word in ran.err and "Traceback" not in ran.err


LESSON = """format: 1
id: mia
lang: es
title: Mia
rules: {{base: {name}, {key}: {value}}}
steps:
  - id: uno
    trick: {{trump: o, plays: [{{rival: 1c}}, {{me: 4o}}]}}
    ask: winner
    hints: [Mira el triunfo., Mira la mesa.]
    done: Bien.
"""


@pytest.mark.parametrize(("name", "change", "word"), IMPOSSIBLE)
def test_in_a_file_it_is_refused_at_its_place(
    brisca: Brisca, tmp_path: Path, name: str, change: str, word: str
) -> None:
    key, _, value = change.partition("=")
    path = tmp_path / "mia.yaml"
    path.write_text(LESSON.format(name=name, key=key, value=value), encoding="utf-8")
    ran = brisca("lesson", "check", str(path))
    told = ran.out + ran.err
    assert ran.code == 3 and "mia.yaml:5" in told.replace("\n", "") and "--set" not in told
    assert word in " ".join(told.split())


@pytest.mark.parametrize(
    "args", [("chiamata", "A4"), ("A4", "chiamata"), ("a4", "--rules", "chiamata")]
)
def test_a_rule_of_another_set_is_read_where_it_belongs(
    brisca: Brisca, args: tuple[str, ...]
) -> None:
    ran = brisca("rules", *args)
    assert ran.code == 0 and ran.out.startswith("Reglas: chiamata\n\nA4 ")
    assert "A5" not in ran.out


def test_a_rule_of_no_use_here_and_the_list_say_how_to_go_on(brisca: Brisca) -> None:
    assert "brisca rules chiamata A4" in brisca("rules", "A4").out
    assert "brisca practice --rules chiamata" in brisca("rules", "--list").out
    ran = brisca("rules", "chiamata", "subastada")
    assert ran.code == 2 and "rules chiamata --compare subastada" in " ".join(ran.err.split())
