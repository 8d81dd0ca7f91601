"""Slots: the names that texts may use are the facts that fill them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from brisca_tutor import shipped
from brisca_tutor.content import slots
from brisca_tutor.content.facts import puzzle_slots, step_slots
from brisca_tutor.content.library import Library, load_lesson
from brisca_tutor.content.models import HandStep, Lesson, NumberStep
from brisca_tutor.game.cards import CARD_BY_CODE, card
from brisca_tutor.game.record import record_of, replay
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.slots import SlotError, fill
from brisca_tutor.session.asking import page_question
from tests.hands_at_random import play_at_random, random_deal

GOOD = Path(__file__).parent.parent / "bad_lessons" / "good.every-step.yaml"


def dotted(values: Mapping[str, object], before: str = "") -> Iterator[str]:
    for name, value in values.items():
        if isinstance(value, Mapping):
            yield from dotted(value, f"{before}{name}.")
        else:
            yield before + name


def test_facts_of_every_kind_of_step() -> None:
    lesson = load_lesson(GOOD)
    facts = {step.id: step_slots(lesson, step) for step in lesson.steps}
    assert set(dotted(facts["dos-gana-as"])) == {*slots.TRICK, "answer"}
    assert set(dotted(facts["elige"])) == set(slots.TRICK)
    assert set(dotted(facts["quedan"])) == {*slots.COUNT, "answer"}
    assert facts["quedan"]["answer"] == 95
    assert facts["fuerte"]["answer"] is card("3o")
    hand = lesson.steps[-1]
    assert isinstance(hand, HandStep)
    assert set(dotted(step_slots(lesson, hand))) == {
        *slots.HAND,
        "hand.points_me",
        "hand.points_rival",
    }
    note = step_slots(lesson, hand, 2)
    assert set(slots.TRICK) < set(dotted(note))
    assert note["trick"] == {"points": 0, "number": 2}


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_every_slot_of_shipped_texts_can_be_filled(lang: str) -> None:
    speech = Speech(lang)
    library = Library(shipped.lessons())
    for lesson in [*library.lessons(), load_lesson(GOOD)]:
        for step in lesson.steps:
            values = {**CARD_BY_CODE, **step_slots(lesson, step)}
            for text in (step.idea, step.done, *step.hints, *step.wrong.values()):
                fill(text, values, speech.phrase)
            if isinstance(step, HandStep):
                for number, note in step.notes.items():
                    fill(note, {**CARD_BY_CODE, **step_slots(lesson, step, number)}, speech.phrase)
    for puzzle in library.puzzles():
        values = {**CARD_BY_CODE, **puzzle_slots(puzzle)}
        for text in (puzzle.note, *puzzle.step.hints, *puzzle.step.wrong.values()):
            fill(text, values, speech.phrase)


def test_numbers_of_the_game_are_those_that_are_judged() -> None:
    lesson = load_lesson(GOOD)
    for ask in ("pack", "tricks", "stock", "draw_rounds", "majority", "total", "hand_size"):
        for seats in (2, 3, 4, 6):
            step = NumberStep(id="n", ask=ask, seats=seats)
            question = page_question(step, lesson.rules)
            assert question and step_slots(lesson, step)["number"] == question.number


@pytest.mark.parametrize(
    "text",
    [
        *("{winner.card}", "{winner.card.The}", "{1o.of}", "{Rc}", "{led.name}", "{trump.Name}"),
        *("{trick.points}", "{{winner}}", "no slots", "{winner.seat}", "{lead.card.with}"),
        *("{winner}", "{winer.card}", "{winner.card.las}", "{trick.points.the}", "{0}", "{}", "{"),
        *("}", "{a b}", "{13o}", "{trump.to}", "{winner.card.the.of}", "{__class__}"),
    ],
)
def test_the_check_accepts_what_language_can_fill(text: str) -> None:
    lesson = load_lesson(GOOD)
    values = {**CARD_BY_CODE, **step_slots(lesson, lesson.steps[1])}
    wrong = list(slots.unknown(text, slots.TRICK))
    try:
        fill(text, values, Speech("es").phrase)
    except SlotError:
        assert wrong
    else:
        assert not wrong


def test_what_is_still_out_leaves_cantes_aside() -> None:
    """Points of a cante come on top of those of a hand (A3)."""
    names = ("Ana", "Blas", "me")
    announced = 0
    for seed in range(30):
        states, events = play_at_random(random_deal(RULE_SETS["subastada-tute"], 3, seed), seed)
        if states[-1].contract is None:
            continue
        record = record_of(states[-1], names, tuple(events))
        last = len(replay(record).tricks)
        step = HandStep(id="h", record=record, first=1, last=last)
        auction = states[-1].auction
        assert auction is not None
        announced += bool(auction.cantes)
        hand = step_slots(lesson_of(step), step)["hand"]
        assert isinstance(hand, dict) and hand["to_come"] == 0
    assert announced


def lesson_of(step: HandStep) -> Lesson:
    return Lesson(id="l", lang="es", title="L", rules=step.record.rules, steps=(step,))
