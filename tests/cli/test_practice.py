"""``brisca practice``: whole hands, every key, nothing played by accident."""

from __future__ import annotations

import re

import pytest

from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.dealcode import encode
from brisca_tutor.session.tables import deal_code

from .at_the_table import FEW, ONE_HAND, deal, saved, table, whole
from .running import Brisca
from .test_words import english


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("look", [(), ("--plain",)], ids=["tables", "plain"])
def test_a_hand_is_played_to_its_end_and_its_count(
    brisca: Brisca, lang: str, look: tuple[str, ...]
) -> None:
    ran = brisca(
        "practice", "--deal", deal(3), *ONE_HAND, "--lang", lang, "--rival", "easy", "--why", *look,
        typed=whole(1), **FEW,
    )  # fmt: skip
    assert ran.code == 0 and ran.err == "", ran.err
    text = " ".join(ran.out.split())
    assert "= 120" in text or "120." in text
    assert f"brisca review --hand {deal(3)}" in text
    assert f"brisca practice --deal {deal(3)}" in text
    assert english(ran.out, lang) == set(), english(ran.out, lang)
    ran.out.encode("latin-1")
    assert "\x1b" not in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@pytest.mark.parametrize("width", ["20", "40", "60"])
def test_narrow_tables_are_whole(brisca: Brisca, width: str) -> None:
    for lang in ("es", "fr", "it"):
        ran = brisca(
            "practice", "--deal", deal(3), "--lang", lang, "--width", width, "--profile", lang,
            typed="p\np\np\nc\nu\ne\n?\n1\nu\ne\nq\n", **FEW,
        )  # fmt: skip
        assert ran.code == 0 and english(ran.out, lang) == set()
        long = [line for line in ran.out.splitlines() if len(line) > int(width)]
        assert all(" " not in line.strip() for line in long), long


def test_points_always_add_up(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(5), *ONE_HAND, "--plain", typed=whole(1), **FEW)
    heads = re.findall(r"\(([\d +]+) = 120\)", ran.out)
    assert len(heads) == 20
    for head in heads:
        assert sum(map(int, head.split(" + "))) == 120


def test_points_are_hidden_on_demand(brisca: Brisca) -> None:
    typed = "1\nq\n"
    assert "Puntos: " in brisca("practice", "--deal", deal(5), typed=typed, **FEW).out
    brisca("practice", typed="abandonar\ns\n")
    ran = brisca("practice", "--deal", deal(5), "--set", "show_points=end", typed=typed, **FEW)
    assert "Puntos: " not in ran.out and "mazo: " in ran.out
    assert "Puntos: " not in brisca("practice", typed="q\n", **FEW).out


def test_cards_by_place_name_and_code(brisca: Brisca) -> None:
    for text in ("3", "1e", "as de espadas", "AS DE ESPADAS", "l'asso di spade", "1E."):
        ran = brisca("practice", "--deal", deal(3), typed=f"{text}\nq\n", **FEW)
        assert "Juegas el as de espadas." in ran.out, text
        assert brisca("practice", typed="abandonar\ns\n").code == 0


def test_r37_a_seven_never_swaps(brisca: Brisca) -> None:
    brisca("practice", "--deal", deal(3), typed="q\n", **FEW)
    before = saved()
    ran = brisca("practice", typed="7\nq\n", **FEW)
    assert "Juegas" not in ran.out and "escribe «cambiar»" in ran.out
    assert saved() == before
    assert "Juegas el cuatro de bastos." in brisca("practice", typed="1\nq\n", **FEW).out


def test_r35_places_that_are_gone_are_refused(brisca: Brisca) -> None:
    code = deal(3)
    brisca("practice", "--deal", code, typed="1\n\n" * 18 + "q\n", **FEW)
    while len(re.findall("\n +[123]  ", table(brisca("practice", typed="q\n", **FEW).out))) == 2:
        brisca("practice", typed="1\nq\n", **FEW)
    held = table(brisca("practice", typed="q\n", **FEW).out)
    numbers = len(re.findall(r"\n +(?:Tu mano +)?[123]  ", held))
    before = saved()
    ran = brisca("practice", typed=f"{numbers + 1}\n{numbers + 1}\nq\n", **FEW)
    assert "Juegas" not in ran.out.split("Tu carta")[-2] and saved() == before


def test_x23_nothing_typed_plays_a_card_by_accident(brisca: Brisca) -> None:
    brisca("practice", "--deal", deal(3), typed="q\n", **FEW)
    before = saved()
    odd = ["", "   ", "abc", "0", "-1", "99", "4", "x" * 5000, "\0", "[", "[/]", "[red]1o", ":o:",
           "{}", "%s", "\x1b[A", "¿?", "1 2", "as", "oros", "1o 3c", "1.5", "1e1", "+1",
           "²"]  # fmt: skip
    ran = brisca("practice", typed="\n".join([*odd, "q"]) + "\n", **FEW)
    assert ran.code == 0 and ran.err == "" and saved() == before
    assert "[red]1o" in ran.out and "\x1b" not in ran.out and "\0" not in ran.out


def test_a_card_that_is_not_held_is_taught(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(3), typed="4o\nq\n", **FEW)
    assert "No tienes el cuatro de oros. En la mano: " in ran.out


def test_an_italian_ten_is_asked_for(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(3), "--lang", "it", typed="10 di coppe\nq\n", **FEW)
    assert "fante di coppe" in ran.out and "re di coppe" in ran.out and "Giochi" not in ran.out


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_every_key_answers(brisca: Brisca, lang: str) -> None:
    words = {
        "es": "p u c e d m cambiar g ? pista última cartas mesa ayuda",
        "fr": "i d c e a t échanger g ? indice dernier cartes table aide",
        "it": "i u c p a t scambia g ? indizio ultima carte tavolo aiuto",
    }[lang]
    typed = "\n".join([*words.split(), "1", *words.split(), "q"]) + "\n"
    ran = brisca("practice", "--deal", deal(3), "--lang", lang, typed=typed, **FEW)
    assert ran.code == 0 and ran.err == "" and english(ran.out, lang) == set()
    unknown = {"es": "No entiendo «", "fr": "ne se lit pas comme", "it": "non si legge come"}[lang]
    assert unknown not in ran.out


def test_r39_a_hand_that_is_won_is_played_to_its_end(brisca: Brisca) -> None:
    told = 0
    for seed in (3, 4, 5):
        ran = brisca("practice", "--deal", deal(seed), *ONE_HAND, typed=whole(1), **FEW)
        text = " ".join(ran.out.split())
        told += "ya has ganado la mano" in text or "la mano ya es para el rival" in text
        assert "Baza 20 de 20" in text and "= 120" in text
    assert told


def test_r15_which_cards_are_out_is_said(brisca: Brisca) -> None:
    ran = brisca("practice", "--players", "3", typed="q\n", **FEW)
    assert "los cuatro doses están fuera" in ran.out and "Baza 1 de 12" in ran.out
    brisca("practice", typed="abandonar\ns\n")
    ran = brisca("practice", "--players", "3", "--rules", "briscola", typed="q\n", **FEW)
    assert "el dos de oros está fuera" in ran.out and "Baza 1 de 13" in ran.out


def test_undo_is_refused_once_something_was_seen(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(3), typed="d\n1\nd\nq\n", **FEW)
    assert "Todavía no hay nada que deshacer." in ran.out
    assert "ya no se puede deshacer" in ran.out


def test_two_people_share_a_keyboard(brisca: Brisca) -> None:
    code = deal(3)
    typed = "\n1\n\nd\n\n2\n\n1\nq\n"
    ran = brisca("practice", "--humans", "2", "--deal", code, typed=typed, **FEW)
    assert ran.code == 0 and ran.err == ""
    assert "Jugada deshecha." in ran.out
    parts = ran.out.split("\n" * 50)
    assert len(parts) >= 4
    for part in parts[1:]:  # whoever is asked to come sees no hand before Enter
        assert "Tu mano" not in part.split("> ")[0]
    assert "Rival" not in ran.out and "jugador 2" in ran.out


def test_the_tutor_warns_with_four_choices(brisca: Brisca) -> None:
    for seed in range(40, 60):
        for number in "123":
            brisca("practice", "--deal", deal(seed), "--tutor", "doubtful", typed="q\n", **FEW)
            before = saved()
            assert before["tutor"] == "doubtful"
            ran = brisca("practice", typed=f"{number}\nx\nv\nr\nq\n", **FEW)
            if "jugarla igual" not in ran.out.replace("\u00a0", " "):
                brisca("practice", typed="abandonar\ns\n")
                continue
            assert "Valoración" in ran.out and "Fin de mano" in ran.out
            assert "No entiendo «x»." in ran.out
            assert saved() == before
            ran = brisca("practice", typed=f"{number}\nt\nq\n", **FEW)
            assert "no dirá nada más" in ran.out and saved()["tutor"] == "off"
            brisca("practice", "--tutor", "doubtful", typed="q\n", **FEW)
            ran = brisca("practice", typed=f"{number}\nj\nq\n", **FEW)
            assert "Juegas" in ran.out or "Sales con" in ran.out
            assert saved() != before
            return
    raise AssertionError("no warning came")


def test_a_swap_is_a_named_command_done_when_legal(brisca: Brisca) -> None:
    swapped = False
    for seed in range(60):
        ran = brisca(
            "practice",
            "--deal",
            deal(seed),
            "--rival",
            "easy",
            typed="cambiar\n" * 3 + "q\n",
            **FEW,
        )
        if "Anotado: cambiarás" in ran.out:
            for _ in range(12):
                ran = brisca("practice", typed="3\n2\nq\n", **FEW)
                if re.search(r"Cambias el (siete|dos)", ran.out):
                    swapped = True
                    assert "face_up" not in saved()
                    break
        brisca("practice", typed="abandonar\ns\n")
        if swapped:
            return
    raise AssertionError("no swap came")


def test_open_hands_lie_on_the_table(brisca: Brisca) -> None:
    ran = brisca("practice", "--deal", deal(3), "--open", typed="q\n", **FEW)
    assert re.search(r"\n  Rival: \S+ de \S+, \S+ de \S+\n", ran.out)
    brisca("practice", typed="abandonar\ns\n")
    ran = brisca("practice", "--deal", deal(3), typed="q\n", **FEW)
    assert "\n  Rival: " not in ran.out


@pytest.mark.parametrize(
    "args",
    [
        ["--players", "5"], ["--players", "1"], ["--players", "7"], ["--players", "x"],
        ["--rival", "god"], ["--deal", "zzz"], ["--deal", "12G00-00032"], ["--tutor", "x"],
        ["--deal", deal(3), "--players", "4"], ["--humans", "3", "--players", "2"],
        ["--humans", "0"],
        ["--pairs", "--players", "3"], ["--pairs", "--alone"], ["--alone", "--players", "6"],
        ["--no-input"], ["--deal", deal(3, pack="48")], ["--rules", "nada"],
        ["--set", "match_target=0"],
    ],
    ids=" ".join,
)  # fmt: skip
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_r41_what_cannot_be_played_is_refused(brisca: Brisca, args: list[str], lang: str) -> None:
    ran = brisca("practice", *args, "--lang", lang, typed="1\n")
    assert ran.code == 2 and ran.out == "" and english(ran.err, lang) <= {"easy", "hard", "off"}
    if args[0] == "--players" and args[1] in "157":
        assert "2, 3, 4" in " ".join(ran.err.split())


@pytest.mark.parametrize(
    ("players", "more"),
    [
        ("3", ()),
        ("4", ()),
        ("4", ("--alone",)),
        ("5", ("--pairs",)),
        ("5", ("--alone",)),
        ("6", ()),
    ],
)
def test_other_tables(brisca: Brisca, players: str, more: tuple[str, ...]) -> None:
    ran = brisca(
        "practice", "--players", players, *more, *ONE_HAND, "--rival", "easy", typed=whole(1), **FEW
    )
    assert ran.code == 0 and ran.err == "" and "= 120" in ran.out


def test_t5_a_person_who_deals_among_five_sits_the_hand_out(brisca: Brisca) -> None:
    code = deal(3, 5, 0, five="rotation")
    ran = brisca("practice", "--pairs", "--deal", code, typed="f\nq\n", **FEW)
    assert ran.code == 0 and "Das tú y descansas esta mano." in ran.out
    assert "= 120" in ran.out and "Tu mano" not in ran.out and "Intro siguiente" in ran.out


def test_aliases(brisca: Brisca) -> None:
    for lang, alias in (("es", "practicar"), ("fr", "jouer"), ("it", "gioca")):
        assert brisca(alias, "--lang", lang, typed="q\n", **FEW).code == 0


def test_a_deal_without_another_two_is_refused_by_its_suit(brisca: Brisca) -> None:
    code = deal(1, 3, rules="cardgames", removed_two="c")
    ran = brisca("practice", "--deal", code, "--rules", "cardgames", **FEW)
    said = " ".join(ran.err.split())
    assert ran.code == 2 and "el dos de copas" in said and "el dos de oros" in said


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_hands_without_trumps_are_refused_before_the_deal(brisca: Brisca, lang: str) -> None:
    args = ("--set", "indicator=none", "--set", "swap=off", "--lang", lang)
    ran = brisca("practice", *args, typed="1\n", **FEW)
    assert ran.code == 2 and "indicator=open" in ran.err and ran.out == ""
    assert english(ran.err.replace("indicator=open", ""), lang) == set()


def test_where_seven_and_two_both_swap_the_person_says_which(brisca: Brisca) -> None:
    """Deal 328 gives both to the leader, and the king wins the first trick (X2)."""
    code = encode(deal_code(rule_set("brisca", {"swap_two": "any"}), 2, 1, 328))
    setup = ("practice", "--deal", code, "--rival", "easy", "--set", "swap_two=any")
    ran = brisca(*setup, typed="Rb\ncambiar\ncambiar Rb\ncambiar 2\nq\n", **FEW)
    assert "Puedes cambiar el siete de oros por la sota de oros." in ran.out
    assert "Puedes cambiar el dos de oros por la sota de oros." in ran.out
    assert "escribe «cambiar 7» o «cambiar 2»" in ran.out
    assert "Cambias el dos de oros" in ran.out and "Cambias el siete" not in ran.out


@pytest.mark.parametrize(
    ("lang", "ends", "left"),
    [
        ("es", "La mano acaba aquí porque ya está decidida", "Sin jugar"),
        ("fr", "La manche s'arrête ici, car elle est décidée", "Non joué"),
        ("it", "La smazzata finisce qui perché è già decisa", "Non giocati"),
    ],
)
def test_a_decided_hand_ends_and_says_why(brisca: Brisca, lang: str, ends: str, left: str) -> None:
    """With `stop_when_decided`, also after leaving and coming back (H2)."""
    stop = ("--set", "stop_when_decided=on", *ONE_HAND, "--rival", "easy", "--lang", lang)
    ran = brisca("practice", "--deal", deal(3), *stop, typed="1\n1\nq\n", **FEW)
    assert ends not in ran.out
    ran = brisca("practice", "--lang", lang, typed=whole(1), **FEW)
    assert ends in ran.out and left in ran.out
