"""``brisca replay``: every hand of the shipped records explained, every broken one refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from brisca_tutor import shipped

from .running import Brisca

DECK = (
    "Ro 7c 2c 4b Rb 6e 6b 1b 5c Cb 1o 4c 5o 2e 2o 1c 1e 3e Co 2b Se 5b 4e 3o 7b 6c Sc 3c 7e Cc "
    "Rc 5e Ce So 7o 3b Sb 4o Re 6o"
)
TRICKS = (
    "Ro 4b,6e 2c,7c Rb,5c 5o,1o 2o,4c Cb,3e 2e,2b 1c,5b Co,3o Se,6c 4e,3c 7b,Sc Rc,5e 7e,Cc 7o,"
    "Ce Sb,4o So,3b 6b,Re 1b,1e 6o"
).split(",")


def record(tricks: list[str] = TRICKS, deck: str = DECK, more: str = "") -> str:
    lines = "".join(f"  - {trick}\n" for trick in tricks)
    return (
        "format: 1\nrules: {base: brisca, swap: false}\nseats: [Ana, Blas]\ndealer: Blas\n"
        f"{more}deck: {deck}\nactions:\n{lines}"
    )


@pytest.fixture
def hand(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        file = tmp_path / "mano.yaml"
        file.write_text(text, encoding="utf-8")
        return str(file)

    return write


def test_all_twenty_tricks_and_the_ledger(brisca: Brisca, hand: Callable[[str], str]) -> None:
    ran = brisca("replay", hand(record()), COLUMNS="")
    assert ran.code == 0 and ran.err == ""
    for number in range(1, 21):
        assert f"Baza {number} " in ran.out
    assert "Blas roba la pinta, el seis de bastos." in ran.out
    assert "40 + 80 = 120" in ran.out
    assert "Blas gana la mano por 80 a 40." in ran.out


def test_json_has_the_keys_that_others_rely_on(brisca: Brisca, hand: Callable[[str], str]) -> None:
    facts = json.loads(brisca("replay", hand(record()), "--json").out)
    assert facts["face_up"] == "6b" and facts["trump"] == "b"
    assert facts["totals"] == {"Ana": 40, "Blas": 80} and facts["sum"] == 120
    assert facts["result"] == {"kind": "win", "winners": ["Blas"], "game_points": 1}
    assert facts["rules"] == {"base": "brisca", "changed": {"swap": False}}
    trick = facts["tricks"][16]
    assert trick["draws"][-1] == {"seat": "Blas", "card": "6b"}
    assert set(trick) == {
        "number", "leader", "plays", "winner", "reason", "points", "totals", "swap", "draws",
    }  # fmt: skip
    for one in facts["tricks"]:
        assert sum(one["totals"].values()) <= 120


def test_a_record_from_the_standard_input(brisca: Brisca) -> None:
    assert brisca("replay", "-", typed=record()).code == 0


def test_a_record_may_stop_early(brisca: Brisca, hand: Callable[[str], str]) -> None:
    ran = brisca("replay", hand(record(TRICKS[:3])))
    assert ran.code == 0 and "120" in ran.out
    assert (
        json.loads(brisca("replay", hand(record(TRICKS[:3])), "--json").out)["result"]["kind"]
        == "unfinished"
    )


def test_one_trick(brisca: Brisca, hand: Callable[[str], str]) -> None:
    ran = brisca("replay", hand(record()), "--trick", "17")
    assert "Baza 17" in ran.out and "Baza 16" not in ran.out
    assert brisca("replay", hand(record(TRICKS[:3])), "--trick", "9").code == 2


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (record(["Ro 4b", "6e 6e"]), 8),  # a card played twice
        (record(["Ro 4b", "1e 2c"]), 8),  # a card that is not held
        (record(deck=DECK.removesuffix(" 6o")), 5),  # 39 cards for two players
        (record(more="face_up: 4e\n"), 5),  # not what the deck turns up
    ],
)
def test_a_broken_record_is_refused_with_its_place(
    brisca: Brisca, hand: Callable[[str], str], text: str, line: int
) -> None:
    file = hand(text)
    ran = brisca("replay", file)
    assert ran.code == 3 and ran.out == ""
    assert ran.err.startswith(f"{file}:{line}:")
    error = json.loads(brisca("replay", file, "--json").out)["error"]
    assert error["line"] == line and error["message"]


def test_rules_named_in_the_file_win(brisca: Brisca, hand: Callable[[str], str]) -> None:
    assert brisca("replay", hand(record()), "--rules", "briscola").code == 2
    assert brisca("replay", hand(record()), "--rules", "brisca", "--set", "swap=off").code == 0


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_a_broken_record_is_mended_in_the_file(
    brisca: Brisca, hand: Callable[[str], str], lang: str
) -> None:
    file = hand(record(["Ro 4b", "{swap: 7o, by: Blas}"]))
    ran = brisca("replay", file, "--lang", lang)
    assert ran.code == 3 and "swap: true" in ran.err and "--set" not in ran.err
    ran = brisca("replay", hand(record(["Ro 4b", "1e 2c"])), "--lang", lang)
    assert ran.code == 3 and "Blas" in ran.err, "the seat by its name"


def test_what_a_file_says_of_its_rules_is_quoted_short(
    brisca: Brisca, hand: Callable[[str], str]
) -> None:
    for wrong in ("{base: brisca, match_target: %s}", "{base: brisca, %s: 1}", "{base: a%s}"):
        text = record().replace("{base: brisca, swap: false}", wrong % ("9" * 5000))
        ran = brisca("replay", hand(text))
        assert ran.code == 3 and len(ran.err) < 1200


def test_x01_piped_lines_are_not_cut(brisca: Brisca, hand: Callable[[str], str]) -> None:
    wide = brisca("replay", hand(record()), COLUMNS="").out
    assert max(map(len, wide.split("\n"))) > 80
    narrow = brisca("replay", hand(record()), COLUMNS="40").out
    assert max(map(len, narrow.split("\n"))) <= 40
    assert brisca("replay", hand(record()), "--width", "40", COLUMNS="200").out == narrow


@pytest.mark.parametrize("path", sorted((shipped.lessons() / "hands").glob("*.yaml")))
def test_shipped_hands(brisca: Brisca, path: Path) -> None:
    assert brisca("replay", str(path)).code == 0
