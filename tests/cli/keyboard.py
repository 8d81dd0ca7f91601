"""Somebody at the keyboard who reads the screen: answers whatever the practice table asks.

A card is tried after the other until one is allowed; what is bid, named and announced is given
by the test. Everything is read from the screen, nothing from the program.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable

import pytest

from brisca_tutor.cli.main import main

from .running import Ran

QUESTIONS: dict[str, dict[str, str]] = {
    "es": {
        "card": "Tu carta:",
        "bid": "(?:Tu puja:|Llamas[ \\n]a:|Llamas[ \\n]al[ \\n]dos[ \\n]a[ \\n]un)",
        "trumps": "(?:Triunfo:|Palo de la carta llamada)",
        "cante": "Puedes[ \\n]cantar",
        "swap": "Puedes[ \\n]cambiar",
        "look": "Intro muestra",
        "going": r"\[s/n\]",
    },
    "fr": {
        "card": "Votre carte",
        "bid": "(?:Votre ench\u00e8re|Votre appel)",
        "trumps": "(?:Atout\u00a0?:|Couleur de la carte appel\u00e9e)",
        "cante": "Vous pouvez[ \\n]annoncer",
        "swap": "Vous pouvez[ \\n]\u00e9changer",
        "look": "Entr\u00e9e montre",
        "going": r"\[o/n\]",
    },
    "it": {
        "card": "La tua carta",
        "bid": "(?:La tua offerta|La tua chiamata)",
        "trumps": "(?:Briscola:|Seme della carta chiamata)",
        "cante": "Puoi[ \\n]accusare",
        "swap": "Puoi[ \\n]scambiare",
        "look": "Invio mostra",
        "going": r"\[s/n\]",
    },
}


class Keyboard:
    """What stands in for standard input: it is typed on as the screen is read.

    Args:
        screen: what has been written so far.
        lang: the language of the screen.
        answers: by kind of question (see `QUESTIONS`) what is typed, one after the other; the
            last goes on being typed. ``end`` answers everything else, such as between hands.
    """

    def __init__(self, screen: Callable[[], str], lang: str, answers: dict[str, list[str]]) -> None:
        self.screen, self.lang, self.answers = screen, lang, answers
        self.seen, self.tried, self.asked = 0, 0, 0

    def isatty(self) -> bool:
        """Nobody sits at a terminal."""
        return False

    def readline(self) -> str:
        """What is typed now; nothing more after very many questions."""
        text = self.screen()
        new, self.seen = text[self.seen :], len(text)
        self.asked += 1
        if self.asked > 900:
            return ""
        return self._typed(new) + "\n"

    def _typed(self, new: str) -> str:
        found = {
            kind: [one.start() for one in re.finditer(pattern, new)]
            for kind, pattern in QUESTIONS[self.lang].items()
        }
        kind = max(found, key=lambda one: max(found[one], default=-1))
        if not found[kind]:
            kind = "end"
        if kind == "card" and "card" not in self.answers:
            again = not re.search("\n *(?:Tu mano|Votre main|La tua mano)", new)
            self.tried = self.tried + 1 if again and not re.search("\n1\u00a0?: ", new) else 0
            return str(self.tried + 1)
        if kind == "cante" and "cante" in self.answers:
            return self.answers["cante"][0]
        typed = self.answers.get(kind, [""])
        return typed.pop(0) if len(typed) > 1 else typed[0]


def sat_down(lang: str, *args: str, answers: dict[str, list[str]], **env: str) -> Ran:
    """Run ``brisca practice`` with these arguments before somebody who answers."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        for name, value in env.items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setattr(sys, "stdin", Keyboard(out.getvalue, lang, answers))
        code = main(["practice", "--lang", lang, *args])
    return Ran(code, out.getvalue(), err.getvalue())
