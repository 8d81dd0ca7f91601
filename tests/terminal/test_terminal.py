"""What a person at a real terminal sees and types."""

from __future__ import annotations

import re
import signal

import pytest

from brisca_tutor.language.catalogue import Speech

from .screen import Start

SMALL = "learn", "triunfo", "--lang"


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_bare_brisca_teaches_the_first_trick(terminal: Start, lang: str) -> None:
    question = {
        "es": "¿Quién gana la baza?",
        "fr": "Qui gagne le pli ?",
        "it": "Chi vince la presa?",
    }
    one = terminal("--lang", lang)
    one.wait(question[lang].replace(" ?", "\u00a0?"))
    assert len(one.text.split(question[lang][:8])[0].split("\n")) <= 20
    one.enter("2")
    one.wait(Speech(lang).say("Right."))
    one.enter("q")
    one.wait({"es": "Guardado", "fr": "enregistré", "it": "Salvato"}[lang], prompt=False)
    assert one.code() == 0


def test_it_goes_on_where_it_stopped(terminal: Start) -> None:
    one = terminal()
    one.wait("paso 1 de")
    one.enter("2")
    one.wait("paso 2 de")
    one.enter("q")
    assert one.code() == 0
    again = terminal()
    again.wait("paso 2 de")


def test_the_question_stays_while_typing_and_deleting_at_40_columns(terminal: Start) -> None:
    one = terminal(*SMALL, "es", "--color", "always", columns=40, rows=60)
    before = one.wait("¿Quién gana la baza?")
    one.settle()
    before = one.text
    one.type("as")
    one.settle()
    assert one.text == before.rstrip() + " as"
    one.type("\x7f" * 5)
    one.settle()
    assert one.text.rstrip() == before.rstrip()
    one.type("\x1b[HZ")  # Home, then a letter: inserted after the prompt
    one.settle()
    assert one.text.endswith("> Z")


def test_arrow_keys_and_accents_are_edited(terminal: Start) -> None:
    pytest.importorskip("readline")
    one = terminal("learn", "triunfo")
    one.wait("¿Quién gana la baza?")
    one.type("sí\x7f\x7ftu\x1b[D\x1b[D\x1b[C")
    one.enter()
    one.wait("Correcto")
    assert "\x1b" not in one.text


def test_ctrl_d_and_ctrl_c(terminal: Start) -> None:
    for key, word in (("\x04", "Se ha acabado la entrada"), ("\x03", "Guardado")):
        for args in (("learn", "triunfo"), ("puzzle",), ("progress", "reset", "--all")):
            one = terminal(*args)
            one.wait("]" if args[0] == "progress" else "q", prompt=True)
            one.leave(key)
            one.wait(word, prompt=False)
            assert one.code() == 130
            assert "Traceback" not in one.text
            hidden, shown = one.raw.rfind(b"\x1b[?25l"), one.raw.rfind(b"\x1b[?25h")
            assert shown >= hidden  # the cursor is never left hidden


def test_x05_a_dumb_terminal_gets_no_escape(terminal: Start) -> None:
    for args in (
        ("learn", "triunfo"),
        ("puzzle",),
        ("explain", "6o", "Rc", "--trump", "c"),
        ("rules",),
    ):
        one = terminal(*args, TERM="dumb")
        if args[0] in ("learn", "puzzle"):
            one.wait("Teclas: ")
            one.enter("1")
            one.settle(1)
            one.enter("q")
        one.code()
        assert one.raw and b"\x1b" not in one.raw


def test_no_color_has_no_colour(terminal: Start) -> None:
    for args in (("learn", "triunfo"), ("--help",)):
        one = terminal(*args, NO_COLOR="1")
        one.settle(1)
        assert one.raw and not re.search(rb"\x1b\[[0-9;]*m", one.raw)
        coloured = terminal(*args)
        coloured.settle(1)
        assert re.search(rb"\x1b\[[0-9;]*m", coloured.raw)


def test_x23_odd_input(terminal: Start) -> None:
    one = terminal("learn", "triunfo", rows=400)
    one.wait("¿Quién gana la baza?")
    for text in (
        "",
        "   ",
        "?",
        "zzz",
        "99",
        "-1",
        "[/b]",
        "x" * 3000,
        "\x00",
        "\x1b[A\x1b[B",
        "1o 2o 3o",
    ):
        one.enter(text)
        one.settle(0.2)
    one.enter("2")
    one.wait("Correcto")
    assert "Traceback" not in one.text


def test_two_lines_pasted_are_two_answers(terminal: Start) -> None:
    one = terminal("learn", "triunfo")
    one.wait("¿Quién gana la baza?")
    one.type("2\r2\r")
    one.wait("paso 3 de")


def test_a_puzzle_is_refuted_then_solved(terminal: Start) -> None:
    one = terminal("puzzle", "T-0802", "--lang", "it")
    one.wait("?")
    one.enter("v")
    one.wait("La soluzione", prompt=False)
    one.wait("Continua con", prompt=False)
    assert one.code() == 0


@pytest.mark.parametrize("columns", [20, 40, 60, 80])
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_x03_widths(terminal: Start, columns: int, lang: str) -> None:
    args = ("explain", "Rc", "3c", "4o", "1c", "--trump", "o", "--lang", lang)
    one = terminal(*args, columns=columns)
    assert one.code() == 0
    words = one.text.split()
    assert "25" in words and "10" in words and "..." not in one.text
    card = {"es": "cuatro", "fr": "quatre", "it": "quattro"}[lang]
    assert card in one.text
    long = [word for word in words if len(word) > columns]
    assert not long


@pytest.mark.parametrize("args", [("learn", "triunfo"), ("practice",)])
def test_what_comes_after_a_change_of_width_fits_the_window(
    terminal: Start, args: tuple[str, ...]
) -> None:
    one = terminal(*args, columns=80)
    one.wait("guardar y salir")
    one.settle()
    one.resize(40)
    before = len(one.raw)
    one.enter("?")
    one.enter("p")
    one.settle()
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", one.raw[before:].decode()).splitlines()
    assert len(shown) > 8 and max(len(line) for line in shown) <= 40
    one.leave("\x04")


def test_x19_plain_screens_have_no_boxes_and_no_columns(terminal: Start) -> None:
    one = terminal("learn", "triunfo", "--plain")
    text = one.wait("Teclas: ")
    assert not re.search(r"[\u2500-\u259f|]|  |--", text)
    assert "El rival sale" in text


def test_x11_a_kill_at_the_question_leaves_the_terminal_in_order(terminal: Start) -> None:
    import termios

    one = terminal()
    one.wait("?")
    before = termios.tcgetattr(one.child.child_fd)
    one.settle()
    one.child.kill(signal.SIGTERM)
    one.wait("Interrumpido.", prompt=False)
    after = termios.tcgetattr(one.child.child_fd)
    assert after[3] & termios.ECHO and after[3] & termios.ICANON, before
    assert one.code() == 130 and b"\x1b[?25l" not in one.raw
