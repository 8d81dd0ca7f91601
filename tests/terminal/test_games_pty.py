"""The games with an auction, signs and hidden cards at a terminal, and nothing lost by a kill."""

from __future__ import annotations

import os
import re
import signal

import pytest

from brisca_tutor.game.dealcode import encode
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.session.tables import deal_code

from .screen import Start, Terminal
from .test_practice_pty import answer, prompted

FEW = {"BRISCA_WORLDS": "12", "NO_COLOR": "1"}


def code(rules: str, seats: int, dealer: int, seed: int) -> str:
    """A deal code; the seat after the dealer speaks or leads first."""
    return encode(deal_code(RULE_SETS[rules], seats, dealer, seed))


def shown(text: str) -> str:
    """The last table in what was written: from its head to the blank line before the question."""
    text = text.replace("\r", "")
    heads = list(re.finditer(r"^(?:Subasta \u00b7|Has ganado la subasta|Baza \d+ de)", text, re.M))
    return text[heads[-1].start() : text.rindex("\n\n")]


HANDS = [
    ("es", "subastada-tute", 3, {"Tu puja": "150", "Triunfo:": "oros", "Puedes cantar": "cantar"}),
    (
        "fr",
        "chiamata",
        5,
        {"deux \u00e0 un": "passe", "Votre appel": "deux", "Couleur de la carte": "coupes"},
    ),
    ("it", "subastada", 4, {"La tua offerta": "130", "Briscola:": "spade", "Puoi acc": "accuso"}),
    ("fr", "doscartas", 2, {}),
    ("it", "cubierta", 2, {}),
    ("es", "iberica", 5, {}),
]
END = {"es": "Fin de la mano", "fr": "Fin de la manche", "it": "Fine della smazzata"}


@pytest.mark.parametrize(("lang", "rules", "seats", "says"), HANDS)
def test_a_hand_of_each_kind_by_keyboard(
    terminal: Start, lang: str, rules: str, seats: int, says: dict[str, str]
) -> None:
    deal = code(rules, seats, seats - 1, 5)
    args = ("--lang", lang, "--rules", rules, "--deal", deal, "--rival", "easy")
    one = terminal("practice", *args, **FEW)
    text, tried = prompted(one, 0), 0
    for _ in range(120):
        if END[lang] in text:
            break
        question = text.replace("\r", "").rstrip("\n> ").rpartition("\n\n")[2]
        typed = next((word for start, word in says.items() if start in question), None)
        if typed is None:
            tried = tried + 1 if text.count("\n") < 8 else 1
            typed = str(tried)
        text = answer(one, typed)
    assert END[lang] in text, one.text
    answer(one, "q")
    assert one.code() == 0
    assert b"Traceback" not in one.raw and b"\x1b[2J" not in one.raw


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no SIGKILL")
def test_killed_in_the_auction_and_taken_up_again(terminal: Start) -> None:
    deal = code("chiamata", 5, 4, 5)
    one = terminal("practice", "--rules", "chiamata", "--deal", deal, "--rival", "easy", **FEW)
    before = shown(prompted(one, 0))
    for typed in ("p", "siete", "p", "99", "dos", "dos a 120", "oros", "u", "1", "1"):
        one = again(one, terminal)
        assert shown(prompted(one, 0)) == before, typed
        text = answer(one, typed)
        if re.search(r"\n(?:Subasta \u00b7|Has ganado|Baza \d+ de)", text.replace("\r", "")):
            before = shown(text)
    assert "Baza 3" in before


def again(one: Terminal, terminal: Start) -> Terminal:
    """The program killed at its prompt, and started once more."""
    os.kill(one.child.pid, signal.SIGKILL)
    one.child.wait()
    return terminal("practice", **FEW)


def test_the_screen_is_cleared_between_those_who_bid(terminal: Start) -> None:
    deal = code("chiamata", 5, 4, 5)
    args = ("--rules", "chiamata", "--humans", "5", "--deal", deal)
    one = terminal("practice", *args, **FEW)
    assert "Tu mano" not in prompted(one, 0)
    assert "Tu mano" in answer(one, "")
    text = answer(one, "siete")
    assert "\x1b[2J" in text and "Tu mano" not in one.text
    assert "llama al siete" in text


def test_a_narrow_terminal_keeps_every_word_whole(terminal: Start) -> None:
    deal = code("subastada-tute", 3, 2, 5)
    args = ("--rules", "subastada-tute", "--deal", deal, "--rival", "easy", "--lang", "fr")
    one = terminal("practice", *args, columns=20, **FEW)
    prompted(one, 0)
    text = answer(one, "150") + answer(one, "coupes")
    words = text.replace("\r", "").split()
    assert "coupes" in words and "150" in " ".join(words)
    assert all(len(line) <= 20 for line in text.replace("\r", "").splitlines())


def test_bare_brisca_says_that_the_auction_was_left(terminal: Start) -> None:
    deal = code("chiamata", 5, 4, 5)
    one = terminal("practice", "--rules", "chiamata", "--deal", deal, "--rival", "easy", **FEW)
    prompted(one, 0)
    answer(one, "q")
    one = terminal(**FEW)
    assert "en la subasta" in prompted(one, 0)
    assert "Tu mano" in answer(one, "s")
