"""``brisca practice``: a match that is left, cut off, damaged or taken up again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from brisca_tutor.storage.paths import settle_paths

from .at_the_table import FEW, ONE_HAND, deal, saved, table, whole
from .running import Brisca


def test_hints_rise_and_stay_after_leaving(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(3), typed="p\np\nq\n", **FEW)
    assert "Pista 1 de 3" in ran.out and "Pista 2 de 3" in ran.out
    ran = brisca("practice", typed="p\nq\n", **FEW)
    assert "Pista 3 de 3" in ran.out


def test_s15_resumed_five_times_the_same_table(brisca: Brisca) -> None:
    brisca("practice", "--deal", deal(6), typed="1\n\n" * 9 + "q\n", **FEW)
    before = saved()
    shown = {table(brisca("practice", typed="q\n", **FEW).out) for _ in range(5)}
    assert len(shown) == 1 and saved() == before
    one = brisca("practice", typed="1\nq\n", **FEW).out
    after = saved()
    (settle_paths().practice / "current.json").write_text(json.dumps(before))
    assert brisca("practice", typed="1\nq\n", **FEW).out == one and saved() == after


@pytest.mark.parametrize("seed", [3, 8])
def test_cut_off_at_any_prompt_the_future_is_the_same(brisca: Brisca, seed: int) -> None:
    lines = ["p", "1", "cambiar", "2", "u", "", "3", "x", "1", "cambiar", "p", "p", "2"] * 3
    start = ("practice", "--deal", deal(seed), "--rival", "hard")
    brisca(*start, typed="\n".join(lines) + "\n", **FEW)
    wanted = saved()
    assert len(wanted["actions"]) > 20
    for cut in range(1, len(lines), 5):
        mine = f"--profile={cut}"
        assert brisca(*start, mine, typed="\n".join(lines[:cut]) + "\n", **FEW).code == 130
        ran = brisca("practice", mine, typed="\n".join(lines[cut:]) + "\n", **FEW)
        assert ran.code == 130
        path = settle_paths(profile=str(cut)).practice / "current.json"
        assert json.loads(path.read_text()) == wanted, cut


def test_an_unfinished_match_is_offered_before_another_begins(brisca: Brisca) -> None:
    brisca("practice", "--deal", deal(3), typed="q\n", **FEW)
    ran = brisca("practice", "--deal", deal(4), typed="s\nq\n", **FEW)
    assert deal(3) in ran.out and saved()["deal"] == deal(3)
    ran = brisca("practice", "--deal", deal(4), typed="n\nq\n", **FEW)
    assert saved()["deal"] == deal(4)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("es", ("q", "salir")), ("fr", ("Q", "quitter")), ("it", ("q", "esci"))],
)
def test_every_yes_or_no_of_a_match_can_be_left(
    brisca: Brisca, lang: str, words: tuple[str, str]
) -> None:
    give_up = {"es": "abandonar", "fr": "abandonner", "it": "abbandona"}[lang]
    more = ("--lang", lang)
    brisca("practice", "--deal", deal(3), typed="1\nq\n", **FEW)
    before = saved()
    for word in words:
        ran = brisca("practice", "--deal", deal(4), *more, typed=f"{word}\n", **FEW)
        assert ran.code == 0 and saved() == before and ran.out.count("> ") == 1, word
        ran = brisca("practice", *more, typed=f"{give_up}\n{word}\n", **FEW)
        assert ran.code == 0 and saved() == before and ran.out.count("> ") == 2, word


def test_an_empty_level_is_refused_beside_an_unfinished_match(brisca: Brisca) -> None:
    brisca("practice", "--deal", deal(3), typed="q\n", **FEW)
    ran = brisca("practice", "--rival", "", typed="q\n", **FEW)
    assert ran.code == 2 and "Tu mano" not in ran.out


def test_a_match_of_three_hands_names_who_needs_what(brisca: Brisca) -> None:
    ran = brisca(
        "practice", "--deal", deal(3), "--set", "match_target=2", "--humans", "2",
        typed="\n1\n" * 200, **FEW,
    )  # fmt: skip
    assert ran.code == 0
    assert re.search(r"[Ff]altan? \d mano", ran.out) and "gana la partida" in ran.out
    codes = set(re.findall(r"reparto (\w{5}-\w{5})", ran.out))
    assert len(codes) >= 2 and deal(3) in codes


def test_damaged_saves_are_put_aside(brisca: Brisca) -> None:
    brisca("practice", "--deal", deal(3), typed="1\nq\n", **FEW)
    path = settle_paths().practice / "current.json"
    path.write_text(path.read_text().replace("brisca", "xx"))
    ran = brisca("practice", typed="q\n", **FEW)
    assert ran.code == 0 and "dañada" in ran.err and "Traceback" not in ran.err
    path.write_text(json.dumps({**saved(), "format": 99}))
    ran = brisca("practice", typed="q\n", **FEW)
    assert ran.code == 2 and "versión más nueva" in ran.err and path.exists()


def test_a_folder_that_cannot_be_written_stops_nothing(brisca: Brisca, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = brisca(
        "practice", "--deal", deal(3), *ONE_HAND, "--data-dir", str(tmp_path / "file" / "x"),
        typed=whole(1), **FEW,
    )  # fmt: skip
    assert ran.code == 0 and "no se está guardando" in ran.err and "Traceback" not in ran.err


def test_x09_the_end_of_input_is_said_and_coded(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(3), typed="", **FEW)
    assert ran.code == 130 and "Se ha acabado la entrada." in ran.err
    assert saved()["deal"] == deal(3)


def test_the_deal_is_played_again_by_the_same_rules(brisca: Brisca) -> None:
    code = deal(3, 3, 0, "briscola")
    args = ("--rules", "briscola", "--deal", code, "--set", "match_target=1", "--rival", "fácil")
    ran = brisca("practice", *args, typed=whole(1), **FEW)
    text = " ".join(ran.out.split())
    assert ran.code == 0 and "39 cartas" in text
    again = f"practice --deal {code} --rules briscola --set match_target=1"
    assert f"brisca {again}" in text
    assert "39 cartas" in brisca(*again.split(), typed="q\n", **FEW).out


def test_odd_answers_between_hands_are_not_passed_over(brisca: Brisca) -> None:
    rules = ("--set", "swap=off")  # nothing but cards is asked before the end of the hand
    typed = "1\n" * 20 + "zzz\n[red]\nq\n"
    ran = brisca("practice", "--deal", deal(3), *rules, typed=typed, **FEW)
    assert ran.code == 0 and "Fin de la mano" in ran.out
    assert "No entiendo «zzz»." in ran.out and "No entiendo «[red]»." in ran.out
