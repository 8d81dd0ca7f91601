"""A lesson with one step of every kind, and a handful of puzzles."""

from __future__ import annotations

import json
from pathlib import Path

from brisca_tutor.content.models import (
    ChoiceStep,
    ChooseStep,
    CountStep,
    HandStep,
    IdeaStep,
    Lesson,
    NumberStep,
    Option,
    OrderStep,
    Puzzle,
    ResultStep,
    SeatCard,
    Step,
    TrickStep,
)
from brisca_tutor.game.cards import Suit, card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.record import HandRecord, TrickLine
from brisca_tutor.game.ruleset import RULE_SETS

BRISCA = RULE_SETS["brisca"]
CASES = Path(__file__).parents[1] / "reference" / "hands.jsonl"


def plays(text: str) -> tuple[SeatCard, ...]:
    """``Ana 3c, me 2o``."""
    return tuple(SeatCard(seat, card(code)) for seat, code in map(str.split, text.split(",")))


def record(number: int = 0) -> HandRecord:
    """One of the reference hands."""
    case = json.loads(CASES.read_text(encoding="utf-8").splitlines()[number])["record"]
    names = tuple(case["seats"])
    return HandRecord(
        rule_set("brisca", {"swap": "off"}),
        names,
        names.index(case["dealer"]),
        cards(case["deck"]),
        tuple(TrickLine(cards(line)) for line in case["actions"]),
    )


STEPS: tuple[Step, ...] = (
    IdeaStep(id="idea", idea="..."),
    TrickStep(
        id="winner",
        trump=Suit.SWORDS,
        plays=plays("Ana 3c, Blas Se, Clara 1c, me 7e"),
        ask="winner",
        hints=("primera", "segunda"),
        wrong={"Clara": "Clara no."},
    ),
    TrickStep(id="points", trump=Suit.SWORDS, plays=plays("rival 3c, me 2e"), ask="points"),
    TrickStep(id="why", trump=Suit.SWORDS, plays=plays("rival 3c, me 2e"), ask="reason"),
    TrickStep(id="shown", trump=Suit.SWORDS, plays=plays("rival 3c, me 2e")),
    ChooseStep(
        id="winners",
        trump=Suit.COINS,
        plays=plays("rival 4c"),
        hand=cards("5c 6c 2b"),
        ask="winners",
    ),
    ChooseStep(
        id="losers",
        trump=Suit.COINS,
        plays=plays("rival 1o"),
        hand=cards("2e 4b Rc"),
        ask="losers",
    ),
    CountStep(id="scoring", cards=cards("1o 3c 7e Sb"), ask="scoring"),
    CountStep(id="count", cards=cards("1o 3c Ro 7e"), ask="points"),
    CountStep(id="remaining", cards=cards("1o 3c Ro 7e"), ask="remaining"),
    NumberStep(id="tricks", ask="tricks", seats=2),
    OrderStep(id="strongest", cards=cards("7b 3b Rb"), ask="strongest"),
    ChoiceStep(
        id="choice",
        question="...?",
        rule="L2",
        options=(
            Option("sí", False, "No hay que asistir."),
            Option("no", True, "Se juega lo que se quiera."),
        ),
    ),
    ResultStep(id="result", points=(("me", 58), ("rival", 62))),
    HandStep(
        id="hand",
        record=record(),
        first=17,
        last=20,
        notes={17: "nota"},
        asks={17: "face_up", 18: "points", 20: "winner"},
    ),
)

LESSON = Lesson(id="todo", lang="es", title="Todo", rules=BRISCA, steps=STEPS)


def lesson(*steps: Step, id: str = "una") -> Lesson:
    return Lesson(id=id, lang="es", title="Una", rules=BRISCA, steps=steps)


def puzzle(id: str, level: int = 1, theme: str = "tema", text: str = "Ana 3c, me 1c") -> Puzzle:
    shown = plays(text)
    return Puzzle(
        id=id,
        theme=theme,
        level=level,
        rules=BRISCA,
        step=TrickStep(id=id, trump=Suit.COINS, plays=shown, ask="winner"),
    )


PUZZLES = tuple(
    puzzle(f"P-{level}{number}", level, theme)
    for level in range(1, 6)
    for number, theme in enumerate(("a", "b", "a", "b"))
)
