"""``brisca review`` of hands of every kind of game: asked, hinted at, refuted, shown."""

from __future__ import annotations

import pytest

from brisca_tutor.cli.layout import lines
from brisca_tutor.cli.screens.review import look_back_blocks
from brisca_tutor.coach.review import review
from brisca_tutor.game.record import record_of
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.names import Names
from tests.hands_at_random import random_deal
from tests.lively_hands import play_lively

from .at_the_table import FEW
from .running import Brisca
from .test_practice_games import hand
from .test_words import english

GAMES = [
    ("cubierta", 2, "es"),
    ("scoperta", 2, "fr"),
    ("doscartas", 2, "it"),
    ("estricta", 3, "es"),
    ("subastada", 2, "fr"),
    ("subastada-tute", 3, "es"),
    ("chiamata", 5, "it"),
]
KEYS = {"es": ("p", "v"), "fr": ("i", "v"), "it": ("i", "v")}


@pytest.mark.parametrize(("rules", "seats", "lang"), GAMES)
def test_mistakes_are_asked_again(brisca: Brisca, rules: str, seats: int, lang: str) -> None:
    assert hand(rules, seats, lang, 3).code == 0
    hint, reveal = KEYS[lang]
    typed = f"{hint}\n{hint}\n{hint}\n1\n2\n3\n{reveal}\n" * 12
    ran = brisca("review", "--hand", "1", "--lang", lang, typed=typed, **FEW)
    assert ran.code in (0, 130), ran.err
    assert "Traceback" not in ran.err
    assert english(ran.out, lang) == set()


def test_the_decision_of_the_key_trick_is_among_those_that_are_listed() -> None:
    speech, beside, seats = Speech("es"), 0, ("me", "2", "3", "4", "5")
    for seed in range(15):
        states, events = play_lively(random_deal(RULE_SETS["chiamata"], 5, seed), seed)
        found = review(record_of(states[-1], seats, tuple(events)), 0, 8)
        if found.key is None or found.key.decision is None or not found.flagged("mistake"):
            continue
        names = Names(speech, seats)
        texts = [one for one, _ in lines(look_back_blocks(speech, found, None, names), None, False)]
        number = found.key.trick.number
        assert any(one.strip().startswith(f"Baza {number}:") for one in texts), (seed, texts)
        beside += found.key.decision not in found.flagged("mistake")
    assert beside
