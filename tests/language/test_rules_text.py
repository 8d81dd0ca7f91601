"""Rule texts: complete in three languages, true to the values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations
from typing import Any, get_args, get_type_hints

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.game.cards import Suit
from brisca_tutor.game.changes import consistent, rule_set
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.language import rule_numbers
from brisca_tutor.language.rules_text import (
    RULE_IDS,
    applies,
    compare,
    near_rule,
    one_line,
    rule_sheet,
    rule_text,
    rule_title,
    sets_with,
    sheet_rule,
)
from brisca_tutor.language.settings_text import setting_name, setting_text
from tests.language.strict_speech import StrictSpeech

LANGS = ("es", "fr", "it")
SPEECH = {lang: StrictSpeech(lang) for lang in LANGS}
NUMBERS = {
    "hand_size": (1, 2, 5, 10, 12),
    "cards_each": (1, 2),
    "lowest_bid": (1, 60, 100),
    "bid_step": (1, 5, 20),
    "match_target": (1, 2, 3, 5, 101),
    "last_trick_bonus": (0, 1, 5, 10),
}


def values(key: str) -> tuple[object, ...]:
    """Values of a field: all of them, or a sample of numbers."""
    kind = get_type_hints(RuleSet)[key]
    if kind is bool:
        return (True, False)
    if kind is int:
        return NUMBERS[key]
    return tuple(Suit) if kind is Suit else get_args(kind)


SETTABLE = [field.name for field in fields(RuleSet) if field.name not in ("base", "packs")]


def variants() -> Iterator[RuleSet]:
    """Every published rule set, and each with one value changed as far as it can work."""
    for rules in RULE_SETS.values():
        yield rules
        for key in SETTABLE:
            for value in values(key):
                if value == getattr(rules, key):
                    continue
                changed: Any = {key: value}
                try:
                    yield consistent(replace(rules, **changed))
                except Problem:
                    continue


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_title_and_text_under_every_value(lang: str) -> None:
    speech = SPEECH[lang]
    for rules in variants():
        for one in (sheet_rule(speech, rule, rules) for rule in RULE_IDS):
            assert one.title and one.text
            assert one.text.endswith(".")
            assert "  " not in one.text
            assert 1 <= len(re.findall(r"\.(?= |$)", one.text)) <= 4, one
            if lang == "fr":
                assert not re.search(r" [;:!?»]|« |[^\u00a0][;:!?]", one.text), one
        assert one_line(speech, rules)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_texts_for_one_number_of_seats(lang: str, seats: int) -> None:
    for rules in RULE_SETS.values():
        for rule in RULE_IDS:
            assert rule_text(SPEECH[lang], rule, rules, seats)


@pytest.mark.parametrize("lang", LANGS)
def test_the_french_suited_deck_names_its_own_cards(lang: str) -> None:
    speech = StrictSpeech(lang, "french")
    for one in rule_sheet(speech, rule_set("brisca")):
        assert one.text
    queen = {"es": "dama", "fr": "dame", "it": "donna"}[lang]
    assert queen in rule_text(speech, "V1", rule_set("brisca"))


CHANGES = [
    # from, the change, exactly the rules whose text follows from it
    ("brisca", {"direction": "left"}, "D2 D3 D5 D6 L1 S1 S2"),
    ("brisca", {"swap": "off"}, "X1 X2 X3 X4"),
    ("brisca", {"swap_two": "off"}, "X2"),
    ("brisca", {"swap_two": "on"}, "P3 D4 W4 S1 S3 X2 H4"),
    ("brisca", {"swap_two": "any"}, "P3 D4 W4 S1 S3 X2 H4"),
    ("brisca", {"swap_deadline": "before_last_draw_trick"}, "X4"),
    ("brisca", {"swap_deadline": "first_trick"}, "X3 X4"),
    ("brisca", {"stop_when_decided": "on"}, "H1 H2 H4 H6"),
    ("brisca", {"tie": "replay"}, "D6 H3"),
    ("brisca", {"tie": "replay_doubled"}, "D6 H3 M4"),
    ("brisca", {"tie": "both_win"}, "H3 M1"),
    ("brisca", {"tie": "last_trick"}, "H3"),
    ("reglas", {"tie_counts": "off"}, "M2"),
    ("reglas", {"match_target": "5"}, "M2"),
    ("brisca", {"match_target": "6"}, "M1"),
    ("brisca", {"match": "best_of"}, "M1 M2 M3 M5"),
    ("brisca", {"match": "game_points"}, "H6 M1 M2 M3 M5"),
    ("iberica", {"match": "game_points"}, "H6 M1 M2 M3 M4 M5"),
    ("brisca", {"obligation": "follow_or_trump"}, "L2 L4"),
    ("brisca", {"four": "alone"}, "H4 T1"),
    ("brisca", {"five": "alone"}, "P3 D4 S1 S3 H4 T5"),
    ("brisca", {"five": "rotation"}, "T5"),
    ("brisca", {"signs": "honest"}, "T3"),
    ("iberica", {"signs": "free"}, "T3"),
    ("brisca", {"partners_show": "first"}, "T1"),
    ("brisca", {"partners_show": "end"}, "T1"),
    ("brisca", {"last_trick_bonus": "10"}, "V2 H1 H2 H3 H4 H5 H6"),
    ("brisca", {"show_points": "always"}, "H1"),
    ("briscola", {"removed_two": "b"}, "P3 W4"),
    ("brisca", {"pack": "48"}, "P1 P3 P4 D4 W4 S1 S2 S3 X2 X4"),
    ("brisca", {"hand_size": "2"}, "D3 D4 S1 S2 S3 X4"),
    ("briscola", {"indicator": "none"}, "V4 D4 W1 W4 S2 X1"),
    ("brisca", {"four": "rotation"}, "P3 D4 S1 S3 H4 T1 T5"),
    ("tapada", {"indicator": "open"}, "D4 S2 C1"),
    ("cubierta", {"indicator": "open"}, "D4 W1 S2 X1 X3 C2"),
    ("iberica", {"indicator": "unseen"}, "D4 W1 S2 X1 X3 T3 C2"),
    ("iberica", {"sign_code": "italian_tongue"}, "T3"),
    ("iberica", {"five": "refused"}, "T5"),
    ("rematada", {"match_target": "151"}, "M5"),
    ("rematada", {"tie": "replay"}, ""),
    ("scoperta", {"stock_open": "all"}, "D4 C3"),
    ("scoperta", {"open_hands": "off"}, "C3"),
    ("doscartas", {"cards_each": "1"}, "S1 S2 S3 X4 C4"),
    ("estricta", {"obligation": "follow_and_beat"}, "L4"),
    ("subastada", {"cantes": "off"}, "V2 H1 A1 A2 A3"),
    ("subastada", {"lowest_bid": "70"}, "A1"),
    ("subastada", {"first_lead": "declarer"}, "L1"),
    ("subastada", {"defenders_score": "off"}, "A2"),
    ("subastada", {"match": "first_to"}, "H6 M1 M2 M3 M5 A2"),
    ("subastada", {"tie": "replay"}, ""),
    ("subastada", {"last_trick_bonus": "10"}, "V2 H1 H5 A1 A2"),
    ("subastada-tute", {"obligation": "free"}, "L2 L4"),
    ("subastada-tute", {"four": "pairs"}, "T5"),
    ("chiamata", {"match": "first_to"}, "H6 M1 M2 M3 M5 A6"),
    ("chiamata", {"match_target": "11"}, "A6"),
    ("chiamata", {"obligation": "follow_or_trump"}, "L2 L4"),
    ("chiamata", {"suit_named": "after_first"}, "A4 A5"),
    ("chiamata", {"signs": "honest"}, ""),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("base", "changes", "expected"), CHANGES)
def test_texts_change_with_the_value_and_only_those(
    lang: str, base: str, changes: dict[str, str], expected: str
) -> None:
    found = compare(SPEECH[lang], rule_set(base), rule_set(base, changes))
    assert [one.rule for one in found] == expected.split()


TABLE = [
    # players, pack, face-down stock, draws each, tricks
    (2, "40", 33, 17, 20),
    (2, "48", 41, 21, 24),
    (3, "39", 29, 10, 13),
    (3, "36", 26, 9, 12),
    (3, "48", 38, 13, 16),
    (4, "40", 27, 7, 10),
    (4, "48", 35, 9, 12),
    (6, "48", 29, 5, 8),
    (6, "36", 17, 3, 6),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("seats", "size", "covered", "rounds", "tricks"), TABLE)
def test_numbers_are_those_of_the_reference_table(
    lang: str, seats: int, size: str, covered: int, rounds: int, tricks: int
) -> None:
    rules = rule_set("brisca", {"pack": size})
    for rule, number in (("P3", int(size)), ("D4", covered), ("S1", rounds), ("S3", tricks)):
        assert str(number) in re.findall(r"\d+", rule_text(SPEECH[lang], rule, rules, seats))
    if seats == 2:
        for rule in ("S2", "X4"):
            assert str(rounds) in re.findall(r"\d+", rule_text(SPEECH[lang], rule, rules, seats))


def test_five_alone_is_in_the_reference_table_too() -> None:
    rules = rule_set("brisca", {"five": "alone"})
    (row,) = rule_numbers.rows(rules, 5)
    assert row == rule_numbers.Row(5, 5, 40, 24, 5, 8, False, 5)


@pytest.mark.parametrize("size", ["40"])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_pack_that_does_not_divide_has_no_row(size: str, seats: int) -> None:
    assert not rule_numbers.rows(rule_set("brisca", {"pack": size}), seats)


@pytest.mark.parametrize("lang", LANGS)
def test_thresholds_and_bands_follow_from_the_total(lang: str) -> None:
    def found(rule: str, **changes: str) -> list[str]:
        rules = rule_set("iberica", {"match": "game_points", **changes})
        text = rule_text(SPEECH[lang], rule, rules)
        return [number for number in re.findall(r"\d+", text) if int(number) > 5]

    assert found("M3") == ["61", "90", "91", "119", "120"]
    assert found("M3", last_trick_bonus="10") == ["66", "97", "98", "129", "130"]
    assert found("H2") == ["120", "61"]
    assert found("H2", last_trick_bonus="10") == ["130", "66"]
    assert found("H3") == ["60"]
    assert found("H3", last_trick_bonus="5") == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", RULE_SETS)
def test_sheet(lang: str, name: str, snapshot: SnapshotAssertion) -> None:
    sheet = rule_sheet(SPEECH[lang], rule_set(name))
    lines = [one_line(SPEECH[lang], rule_set(name))]
    lines += [f"{one.rule} {one.title}. {one.text}" for one in sheet]
    assert "\n".join(lines) == snapshot


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "changes",
    [
        {"obligation": "follow_or_trump", "last_trick_bonus": "10", "match": "game_points"},
        {"four": "alone", "five": "alone", "tie": "last_trick", "swap_two": "off"},
        {"swap_deadline": "before_last_draw_trick", "match": "best_of", "direction": "left"},
        {"swap": "off", "indicator": "none", "hand_size": "1", "signs": "free", "pack": "39"},
        {"hand_size": "12", "pack": "36", "last_trick_bonus": "1", "match_target": "1"},
    ],
    ids=["obliged", "alone", "strict", "hidden", "all-dealt"],
)
def test_rare_values(lang: str, changes: dict[str, str], snapshot: SnapshotAssertion) -> None:
    rules = rule_set("brisca", changes)
    found = compare(SPEECH[lang], rule_set("brisca"), rules)
    lines = [one_line(SPEECH[lang], rules), *(f"{one.rule} {one.second}" for one in found)]
    assert "\n".join(lines) == snapshot


@pytest.mark.parametrize("lang", LANGS)
def test_titles_differ_from_each_other(lang: str) -> None:
    titles = [rule_title(SPEECH[lang], rule) for rule in RULE_IDS]
    assert len(set(titles)) == len(RULE_IDS)


@pytest.mark.parametrize("lang", LANGS)
def test_every_setting_and_value_has_words_of_its_own(lang: str) -> None:
    speech = SPEECH[lang]
    names = [setting_name(speech, key) for key in ("base", "packs", *SETTABLE)]
    assert len(set(names)) == len(names)
    assert not set(names) & {"base", "packs", *SETTABLE}
    for key in SETTABLE:
        for one, other in combinations(values(key), 2):
            assert setting_text(speech, key, one) != setting_text(speech, key, other)
        for value in values(key):
            if isinstance(value, str):
                assert setting_text(speech, key, value) != value
    assert setting_text(speech, "packs", rule_set("brisca").packs)
    assert setting_text(speech, "base", "brisca") == "brisca"


@pytest.mark.parametrize("lang", LANGS)
def test_settings_are_worded_alike_as_values_and_as_typed(lang: str) -> None:
    speech = SPEECH[lang]
    assert setting_text(speech, "swap", True) == setting_text(speech, "swap", "ON")
    assert setting_text(speech, "swap", False) == setting_text(speech, "swap", "false")
    assert setting_text(speech, "removed_two", Suit.CUPS) == setting_text(
        speech, "removed_two", "c"
    )
    assert setting_text(speech, "hand_size", 3) == setting_text(speech, "hand_size", "3")
    assert setting_text(speech, "tie", "coin") == "coin"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("W1", ("W1",)),
        (" w1 ", ("W1",)),
        ("W9", ("W1", "W2", "W3", "W4")),
        ("t", ("T1", "T2", "T3", "T4", "T5")),
        ("1", ()),
        ("", ()),
    ],
)
def test_near_rule(text: str, expected: tuple[str, ...]) -> None:
    found = near_rule(text)
    assert found[: len(expected)] == expected
    if text in ("", "1"):
        assert len(found) <= 3


def test_an_unknown_rule_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rule_text(SPEECH["es"], "Z9", rule_set("brisca"))


@pytest.mark.parametrize("lang", LANGS)
def test_a_pack_dealt_out_leaves_no_stock(lang: str, snapshot: SnapshotAssertion) -> None:
    rules = rule_set("briscola", {"indicator": "none", "hand_size": "12", "pack": "48"})
    texts = [rule_text(SPEECH[lang], rule, rules, 4) for rule in ("D4", "S1", "S2", "S3")]
    assert "\n".join(texts) == snapshot


ONLY = {
    "A1": ("subastada", "subastada-tute", "chiamata"),
    "A3": ("subastada", "subastada-tute"),
    "A4": ("chiamata",),
    "A5": ("chiamata",),
    "A6": ("chiamata",),
    "C1": ("tapada",),
    "C2": ("cubierta",),
    "C3": ("scoperta",),
    "C4": ("doscartas",),
}


@pytest.mark.parametrize("rule", ONLY)
def test_a_rule_of_some_games_only_stands_in_their_sheets_alone(rule: str) -> None:
    assert sets_with(rule) == ONLY[rule]
    for name, rules in RULE_SETS.items():
        in_sheet = rule in [one.rule for one in rule_sheet(SPEECH["es"], rules)]
        assert in_sheet == applies(rule, rules) == (name in ONLY[rule])


def test_every_other_rule_stands_in_every_sheet() -> None:
    always = [rule for rule in RULE_IDS if rule not in ONLY and rule != "A2"]
    for rules in RULE_SETS.values():
        sheet = [one.rule for one in rule_sheet(SPEECH["es"], rules)]
        assert [rule for rule in sheet if rule in always] == always


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_called_contract_pays_follows_from_the_number_of_players(lang: str) -> None:
    def paid(rules: RuleSet) -> list[str]:
        return re.findall(r"\d+", rule_text(SPEECH[lang], "A6", rules))

    assert paid(rule_set("chiamata")) == ["2", "1", "1", "4", "1", "5"]
    four = replace(rule_set("chiamata"), packs=((4, 40),), four="alone", hand_size=10)
    assert paid(four) == ["1", "1", "1", "3", "1", "5"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("changes", "highest"),
    [({}, "220"), ({"last_trick_bonus": "10"}, "230"), ({"cantes": "off"}, "120")],
)
def test_the_highest_bid_is_all_there_is(lang: str, changes: dict[str, str], highest: str) -> None:
    text = rule_text(SPEECH[lang], "A1", rule_set("subastada", changes))
    assert highest in re.findall(r"\d+", text)


def test_nothing_differs_from_itself() -> None:
    assert compare(SPEECH["es"], rule_set("brisca"), rule_set("mixta")) != []
    assert compare(SPEECH["es"], rule_set("brisca"), rule_set("brisca")) == []
