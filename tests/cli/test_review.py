"""``brisca review``: mistakes of kept hands asked again, refuted, shown, and done with."""

from __future__ import annotations

import json
import re

import pytest

from brisca_tutor.game.actions import Play
from brisca_tutor.session.practice_facts import practice_of
from brisca_tutor.session.reviewing import flagged, moments
from brisca_tutor.storage.hands import SavedHands
from brisca_tutor.storage.paths import settle_paths

from .at_the_table import FEW, ONE_HAND, deal, whole
from .running import Brisca
from .test_words import english

QUIT = {"es": "salir", "fr": "quitter", "it": "esci"}


def play(brisca: Brisca, *seeds: int) -> None:
    """Hands played carelessly to their end."""
    for seed in seeds:
        ran = brisca("practice", "--deal", deal(seed), *ONE_HAND, typed=whole(1), **FEW)
        assert ran.code == 0, ran.err


def listed(brisca: Brisca) -> list[dict[str, int]]:
    found: list[dict[str, int]] = json.loads(brisca("review", "--list", "--json").out)["hands"]
    return found


def better(at: int = 0) -> tuple[int, int]:
    """Places in hand of a card as good as the best, and of the one that was played."""
    saved = SavedHands(settle_paths().practice, "2026-11-29")
    facts = saved.read(saved.kept()[0])
    assert facts is not None
    found = [
        one
        for moment in moments(practice_of(facts))
        if (one := flagged(moment, worlds=int(FEW["BRISCA_WORLDS"]))) is not None
    ]
    decision = found[at]
    good = next(one.option.action for one in decision.advice.choices if one.good)
    assert isinstance(good, Play) and isinstance(decision.action, Play)  # as no swap is on
    hand = decision.seen.hand
    return hand.index(good.card) + 1, hand.index(decision.action.card) + 1


def test_nothing_played_is_nothing_to_review(brisca: Brisca) -> None:
    ran = brisca("review", "--mistakes")
    assert ran.code == 0 and "brisca practice" in ran.out
    assert "No hay nada que repasar." in brisca("review").out
    assert brisca("review", "--list").code == 0


def test_a_mistake_is_asked_refuted_and_solved(brisca: Brisca) -> None:
    play(brisca, 3)
    before = listed(brisca)[0]
    assert before["mistakes"] == before["open"] > 1
    good, played = better()
    ran = brisca("review", "--hand", "1", "--limit", "1", typed=f"{played}\n{good}\n", **FEW)
    assert ran.code == 0 and ran.err == ""
    assert "Eso es lo que jugaste entonces." in ran.out and "Ahora sí." in ran.out
    assert "Fin del repaso: 1 de 1 resueltos." in ran.out
    assert listed(brisca)[0]["open"] == before["open"] - 1
    good, _ = better(1)
    ran = brisca("review", "--mistakes", "--limit", "1", typed=f"{good}\n", **FEW)
    assert "Correcto." in ran.out
    assert listed(brisca)[0]["open"] == before["open"] - 2


def test_a_solution_that_was_looked_at_is_not_solved(brisca: Brisca) -> None:
    play(brisca, 3)
    before = listed(brisca)[0]["open"]
    ran = brisca("review", "--hand", "1", "--limit", "1", typed="v\n", **FEW)
    assert "No cuentan como" in ran.out and "Valoración" in ran.out
    assert listed(brisca)[0]["open"] == before
    ran = brisca("review", "--hand", "1", "--limit", "1", typed="s\n", **FEW)
    assert "0 de 1" in ran.out and listed(brisca)[0]["open"] == before


def test_hints_rise_and_name_no_card_before_the_third(brisca: Brisca) -> None:
    play(brisca, 3)
    ran = brisca("review", "--hand", "1", "--limit", "1", typed="p\np\np\nq\n", **FEW)
    for step in (1, 2, 3):
        assert f"Pista {step} de 3" in ran.out


def test_a_hand_by_code_and_by_number(brisca: Brisca) -> None:
    play(brisca, 3, 4)
    for wanted in (deal(3), deal(3).lower().replace("-", ""), "1"):
        ran = brisca("review", "--hand", wanted, typed="q\n", **FEW)
        assert ran.code == 0 and f"reparto {deal(3)}" in ran.out
    assert f"reparto {deal(4)}" in brisca("review", "--mistakes", typed="q\n", **FEW).out
    ran = brisca("review", "--mistakes", "--limit", "99", typed="s\n" * 40, **FEW)
    assert deal(3) in ran.out and deal(4) in ran.out
    for wrong, code in ((deal(5), 2), ("zzz", 2), ("99", 2)):
        ran = brisca("review", "--hand", wrong)
        assert ran.code == code and ran.err
    assert brisca("review", "--mistakes", "--no-input").code == 2


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["tables", "plain"])
def test_reviews_speak_one_language(brisca: Brisca, lang: str, plain: tuple[str, ...]) -> None:
    play(brisca, 3)
    hint = {"es": "p", "fr": "i", "it": "i"}[lang]
    typed = f"x\n4o\n?\n{hint}\n{hint}\n{hint}\n1\n2\n3\nv\ns\n{QUIT[lang]}\n"
    ran = brisca("review", "--hand", "1", "--lang", lang, *plain, typed=typed + "q\n", **FEW)
    assert ran.code == 0 and ran.err == "" and english(ran.out, lang) == set()
    ran.out.encode("latin-1")
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    ran = brisca("review", "--list", "--lang", lang, *plain)
    assert english(ran.out, lang) == set()


def test_odd_answers_do_no_harm(brisca: Brisca) -> None:
    play(brisca, 3)
    odd = ["", " ", "0", "-1", "99", "x" * 3000, "[red]", "\0", "¿?", "cambiar", "²"]
    typed = "\n".join([*odd, "q"]) + "\n"
    ran = brisca("review", "--hand", "1", "--limit", "1", typed=typed, **FEW)
    assert ran.code == 0 and ran.err == "" and "\x1b" not in ran.out
    assert not re.search(r"Cuesta|Correcto|Ahora sí", ran.out)
    assert brisca("review", "--mistakes", typed="", **FEW).code == 130


def test_damaged_hands_are_put_aside(brisca: Brisca) -> None:
    play(brisca, 3, 4)
    path = next((settle_paths().practice / "hands").glob("000002-*.json"))
    path.write_text("{}")
    ran = brisca("review", "--mistakes", typed="q\n", **FEW)
    assert ran.code == 0 and "dañada" in ran.err and not path.exists()
    assert [one["number"] for one in listed(brisca)] == [1]


@pytest.mark.parametrize("text", ["{}", '{"format": 99}', ""])
def test_a_hand_that_cannot_be_read_is_never_called_well_played(brisca: Brisca, text: str) -> None:
    play(brisca, 3)
    next((settle_paths().practice / "hands").glob("*.json")).write_text(text)
    ran = brisca("review", "--hand", "1", typed="q\n", **FEW)
    assert ran.code == 3 and "bien jugado" not in ran.out
    assert ("más nueva" if "99" in text else "dañada") in ran.err


def test_the_review_of_a_recorded_hand(brisca: Brisca, tmp_path: object) -> None:
    from .test_replay import record

    ran = brisca("replay", "-", "--review", typed=record(), **FEW)
    assert ran.code == 0 and ran.out.count("Baza clave: ") == 2
    facts = json.loads(brisca("replay", "-", "--review", "--json", typed=record(), **FEW).out)
    assert len(facts["review"]) == 2
    for seat in facts["review"].values():
        for one in seat:
            assert set(one) == {"trick", "card", "action", "best", "grade", "loss"}
    for lang in ("es", "fr", "it"):
        ran = brisca("replay", "-", "--review", "--lang", lang, typed=record(), **FEW)
        assert english(ran.out, lang) == set()
