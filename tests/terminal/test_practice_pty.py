"""A match at a real terminal, with hints, tutor and undo, and nothing lost by a kill."""

from __future__ import annotations

import os
import signal
import time
from itertools import cycle, islice

import pytest

from brisca_tutor.game.dealcode import encode
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.session.tables import deal_code

from .screen import PATIENCE, Start, Terminal

FEW = {"BRISCA_WORLDS": "24", "NO_COLOR": "1"}
CODE = encode(deal_code(RULE_SETS["brisca"], 2, 1, 7))
"""The person leads the first trick."""

WORDS = {
    "es": (
        "p",
        "mesa",
        "u",
        "c",
        "d",
        "q",
        "Guardado",
        "Has ganado|Ganas la partida|gana la partida",
    ),
    "fr": ("i", "table", "d", "c", "a", "q", "enregistré", "gagnez la partie|gagne la partie"),
    "it": ("i", "tavolo", "u", "c", "a", "q", "Salvato", "Vinci la partita|vince la partita"),
}
TUTOR = {"es": "jugarla", "fr": "quand", "it": "stesso"}
ANYWAY = {"es": "j", "fr": "j", "it": "g"}


def prompted(one: Terminal, since: int) -> str:
    """Wait for the next prompt after that many bytes; what was written since."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        one.read()
        new = one.raw[since:].decode(errors="replace")
        if new.endswith("\n> ") or not one.child.isalive():
            return new
    raise AssertionError(f"no prompt came:\n{one.text}")


def answer(one: Terminal, text: str) -> str:
    """Type a line; what came back up to the next prompt."""
    before = len(one.raw)
    one.enter(text)
    return prompted(one, before)


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_a_match_of_three_hands_by_keyboard(terminal: Start, lang: str) -> None:
    hint, table, last, seen, undo, leave, saved, won = WORDS[lang]
    args = ("--lang", lang, "--deal", CODE, "--rival", "easy", "--tutor", "doubtful")
    one = terminal("practice", *args, **FEW)
    prompted(one, 0)
    for key in (undo, hint, hint, hint, last, seen, table, "7", "", "?"):
        assert "\n> " in answer(one, key), key
    said = answer(one, leave)
    assert saved in said + one.settle() and one.code() == 0

    one = terminal("practice", "--lang", lang, **FEW)
    prompted(one, 0)
    told = ""
    for text in islice(cycle(("1", "")), 600):
        if not one.child.isalive():
            break
        told += answer(one, text)
        if TUTOR[lang] in told[-200:]:
            told += answer(one, ANYWAY[lang])
    assert told.count("brisca review --hand") >= 3, told[-2000:]
    assert TUTOR[lang] in told
    assert any(words in told[-600:] for words in won.split("|")), told[-600:]
    assert one.code() == 0
    assert b"\x1b[?1049h" not in one.raw and b"\x1b[2J" not in one.raw


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no SIGKILL")
def test_killed_at_prompts_and_taken_up_again(terminal: Start) -> None:
    one = terminal("practice", "--deal", CODE, "--rival", "easy", **FEW)
    shown = table_of(prompted(one, 0))
    for turn in range(6):
        os.kill(one.child.pid, signal.SIGKILL)
        one.child.wait()
        one = terminal("practice", **FEW)
        again = table_of(prompted(one, 0))
        assert again == shown, turn
        if turn % 2:
            answer(one, "p")
            continue
        after = answer(one, "1")
        if "Tu mano" not in after:
            after = answer(one, "")
        shown = table_of(after)


def table_of(text: str) -> str:
    """The table in what was written, from its head to my cards."""
    text = text.replace("\r", "")
    at = text.rindex("Baza ", 0, text.rindex("Tu mano"))
    return text[at : text.index("\n\nTu carta", at)]


def test_bare_brisca_offers_the_unfinished_match(terminal: Start) -> None:
    one = terminal("practice", "--deal", CODE, **FEW)
    prompted(one, 0)
    answer(one, "q")
    assert one.code() == 0
    one = terminal(**FEW)
    assert CODE in prompted(one, 0)
    assert "Tu mano" in answer(one, "s")
    one = terminal(**FEW)
    prompted(one, 0)
    assert "paso 1 de" in answer(one, "n")
    one = terminal(**FEW)
    prompted(one, 0)
    answer(one, "q")
    assert one.code() == 0


def test_the_screen_is_cleared_between_people_at_a_terminal(terminal: Start) -> None:
    one = terminal("practice", "--humans", "2", "--deal", CODE, **FEW)
    text = prompted(one, 0)
    assert "Tu mano" not in text and "\x1b[2J" in text
    text = answer(one, "")
    assert "Tu mano" in text
    text = answer(one, "1")
    assert "\x1b[2J" in text and "Tu mano" not in text.split("\x1b[2J")[-1]
    assert "Tu mano" not in one.text  # the next person sees no card of the first


def test_x23_two_lines_pasted_play_one_card(terminal: Start) -> None:
    one = terminal("practice", "--deal", CODE, **FEW)
    prompted(one, 0)
    before = len(one.raw)
    one.type("1\r2\r3\r")
    one.settle(1.0)
    told = one.raw[before:].decode()
    assert told.count("Sales con") + told.count("Juegas") == 1, told


def test_no_escape_sequence_on_a_dumb_terminal(terminal: Start) -> None:
    one = terminal("practice", "--humans", "2", "--deal", CODE, TERM="dumb", **FEW)
    prompted(one, 0)
    answer(one, "")
    answer(one, "1")
    assert b"\x1b" not in one.raw


def test_ctrl_c_and_ctrl_d_keep_everything(terminal: Start) -> None:
    for key, code in (("\x03", 130), ("\x04", 130)):
        one = terminal("practice", "--deal", CODE, **FEW)
        text = prompted(one, 0)
        if "[s/n]" in text:
            answer(one, "s")
        one.leave(key)
        assert one.code() == code
        assert b"Traceback" not in one.raw
