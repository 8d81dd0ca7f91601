"""``brisca puzzle``."""

from __future__ import annotations

import json

import pytest

from brisca_tutor import shipped
from brisca_tutor.content.facts import puzzle_slots
from brisca_tutor.content.generated.generator import THEMES, generate, rebuild
from brisca_tutor.content.library import Library
from brisca_tutor.content.models import ChoiceStep, Puzzle, TrickStep
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.session.asking import puzzle_question

from .answering import right, wrong
from .running import Brisca


def seats(puzzle: Puzzle) -> int:
    """How many have played to the trick of the puzzle."""
    return len(puzzle.step.plays) if isinstance(puzzle.step, TrickStep) else 0


PUZZLES = Library(shipped.lessons()).puzzles()
FIRST = tuple({(one.theme, one.ask): one for one in reversed(PUZZLES)}.values())
"""One puzzle of each kind of question in each theme; the session's tests answer every puzzle."""

WINNER = next(one for one in PUZZLES if one.ask == "winner" and seats(one) >= 3)


def test_answers_of_scripts(brisca: Brisca) -> None:
    question = puzzle_question(WINNER)
    good = brisca("puzzle", WINNER.id, "--answer", right(question), "--no-input")
    assert good.code == 0 and "Correcto." in good.out
    bad = brisca("puzzle", WINNER.id.lower(), "--answer", wrong(question), "--no-input")
    assert bad.code == 4 and "[regla" in bad.out.replace("\u00a0", " ")
    seat = next(iter(question.accepted))
    named = {
        "me": "yo",
        "rival": "el rival",
        "left": "izquierda",
        "right": "derecha",
        "partner": "compañero",
    }
    assert brisca("puzzle", WINNER.id, "--answer", named.get(seat, seat)).code == 0
    assert brisca("puzzle", WINNER.id, "--answer", "nobody").code == 2
    assert brisca("puzzle", WINNER.id, "--no-input").code == 2


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda one: one.id)
def test_every_puzzle_has_its_keys_in_json(brisca: Brisca, puzzle: Puzzle) -> None:
    question = puzzle_question(puzzle)
    ran = brisca("puzzle", puzzle.id, "--answer", right(question), "--json")
    facts = json.loads(ran.out)
    assert ran.code == 0 and facts["correct"] is True
    assert {"id", "theme", "level", "answer", "accepted", "explanation"} <= facts.keys()
    if question.reason is not None:
        assert facts["explanation"]["winner"]["card"]
    else:
        assert facts["explanation"]["text"] and facts["explanation"]["rule"]
    if puzzle.ask == "winner":
        assert facts["accepted"] == [facts["explanation"]["winner"]["seat"]] == [facts["answer"]]


def test_a_wrong_answer_is_refuted_then_asked_again(brisca: Brisca) -> None:
    question = puzzle_question(WINNER)
    typed = f"{wrong(question)}\n{right(question)}\n"
    ran = brisca("puzzle", WINNER.id, typed=typed)
    assert ran.code == 0 and "Correcto, en 2 intentos." in ran.out
    assert ran.out.count("¿Quién gana la baza?") == 2 and "Quedan: " in ran.out


def page(brisca: Brisca, puzzle: Puzzle) -> str:
    """What is shown of a puzzle before it is answered."""
    return brisca("puzzle", puzzle.id, "--debug", typed="q\n").out.split("\n> ")[0]


def tells(puzzle: Puzzle, shown: str) -> bool:
    """Whether this page says what it asks for."""
    if isinstance(puzzle.step, ChoiceStep):
        told = " ".join(shown.split())
        return any(one.because in told for one in puzzle.step.options)
    rest = shown.replace("¿Quién gana la baza?", "").replace("¿Cuántos puntos vale la baza?", "")
    points = puzzle.ask == "points" and " puntos" in rest.split("reglas:")[1]
    return points or "gana la" in rest or "Pista" in rest


def test_t11_nothing_gives_the_answer_away(brisca: Brisca) -> None:
    assert not [one.id for one in FIRST if tells(one, page(brisca, one))]


@pytest.mark.parametrize("theme", sorted({one.theme for one in PUZZLES}))
def test_t11_nor_does_a_run_of_a_theme(brisca: Brisca, theme: str) -> None:
    ran = brisca("puzzle", "--theme", theme, "--count", "60", "--debug", typed="v\n" * 60)
    pages = [one.split("\n> ")[0] for one in ran.out.split("\nReto ")[1:]]
    known = {one.id: one for one in PUZZLES}
    shown = {one.split()[0]: one for one in (ran.out[len("Reto ") :].split("\n> ")[0], *pages)}
    assert len(shown) >= 9
    for name, text in shown.items():
        assert not tells(known.get(name) or rebuild(name), text)


def test_a_run_with_theme_and_level(brisca: Brisca) -> None:
    theme = PUZZLES[0].theme
    ran = brisca("puzzle", "--theme", theme, "--count", "2", typed="v\nv\n")
    assert ran.code == 0 and "2 de 2" in ran.out and "Retos resueltos: 0 de 2" in ran.out
    assert brisca("puzzle", "--list").out.count("\n") > 6
    themes = json.loads(brisca("puzzle", "--list", "--json").out)["themes"]
    assert theme in [one["theme"] for one in themes]


def test_other_games_are_asked_once_they_have_been_met(brisca: Brisca) -> None:
    """Who has only learned the plain game is asked about no other without being told."""
    others = {one.id for one in PUZZLES if one.rules.base != "brisca"}

    def asked() -> set[str]:
        ran = brisca("puzzle", "--level", "2", "--count", "200", typed="s\n" * 200)
        return {line.split()[1] for line in ran.out.splitlines() if line.startswith("Reto ")}

    assert not asked() & others
    tapada = next(one for one in PUZZLES if one.theme == "covered-trump" and one.level == 2)
    brisca("puzzle", tapada.id, "--answer", right(puzzle_question(tapada)))
    met = asked() & others
    assert met and {one.rules.base for one in PUZZLES if one.id in met} == {tapada.rules.base}


def test_a_streak_ends_at_the_first_mistake(brisca: Brisca) -> None:
    ran = brisca("puzzle", "--streak", "--theme", WINNER.theme, typed="v\n")
    assert ran.code == 0 and "La racha termina en 0." in ran.out


def test_the_puzzle_of_the_day_is_the_same_for_all(brisca: Brisca) -> None:
    first = brisca("puzzle", "--daily", typed="q\n").out.split("\n")[0]
    assert first == brisca("puzzle", "--daily", "--profile", "ana", typed="q\n").out.split("\n")[0]


def test_end_of_input(brisca: Brisca) -> None:
    assert brisca("puzzle", typed="").code == 130


def test_an_answer_needs_a_puzzle_that_was_named(brisca: Brisca) -> None:
    ran = brisca("puzzle", "--level", "1", "--answer", "2")
    assert ran.code == 2 and ran.out == "" and "brisca puzzle T-" in ran.err
    assert brisca("puzzle", "--daily", "--answer", "1").code in (0, 4)


def test_only_five_players_are_told_how_five_play() -> None:
    told = {seats(one) for one in PUZZLES if "five" in one.rules.changed()}
    assert told <= {5}


def test_one_answer_left_needs_no_hint(brisca: Brisca) -> None:
    pair = next(one for one in PUZZLES if one.ask == "winner" and seats(one) == 2)
    ran = brisca("puzzle", pair.id, typed=f"{wrong(puzzle_question(pair))}\np\nq\n")
    assert "Solo queda una respuesta" in ran.out + ran.err
    assert "No hay más pistas" not in ran.out + ran.err


def test_generated_puzzles_by_id(brisca: Brisca) -> None:
    puzzle = rebuild("G1-several-trumps-3-4821")
    good = right(puzzle_question(puzzle))
    ran = brisca("puzzle", puzzle.id.lower(), "--answer", good, "--json")
    facts = json.loads(ran.out)
    assert ran.code == 0 and (facts["id"], facts["level"]) == (puzzle.id, 3)
    assert brisca("puzzle", "G1-no-such-3-1", "--answer", "1").code == 2
    shown = brisca("puzzle", "G1-swap-2-7", typed="p\nv\n")
    assert shown.code == 0 and "Pista 1 de " in shown.out


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_a_wrong_and_a_right_answer_of_every_theme(brisca: Brisca, theme: str, lang: str) -> None:
    for number in range(3):
        puzzle = generate(theme, 3, number)
        question = puzzle_question(puzzle)
        typed = f"{wrong(question)}\n{right(question)}\n"
        ran = brisca("puzzle", puzzle.id, "--lang", lang, typed=typed)
        assert ran.code == 0 and ran.err == "" and "{" not in ran.out
        assert "\x1f" not in ran.out


def test_authored_puzzles_come_first_and_generated_ones_follow(brisca: Brisca) -> None:
    authored = [one for one in PUZZLES if one.theme == "swap" and one.level == 2]
    typed = "v\n" * (len(authored) + 2)
    ran = brisca("puzzle", "--theme", "swap", "--level", "2", "--count", "6", typed=typed)
    heads = [line for line in ran.out.splitlines() if line.startswith("Reto ")]
    assert [head.startswith("Reto T-") for head in heads] == [True] * len(authored) + [False] * 2
    assert all("G1-swap-2-" in head for head in heads[len(authored) :])


def test_the_puzzle_of_the_day_has_the_theme_asked_for(brisca: Brisca) -> None:
    ran = brisca("puzzle", "--daily", "--theme", "face-up", "--level", "2", typed="q\n")
    assert "G1-face-up-2-" in ran.out


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_answers_to_a_question_in_words_are_refuted_in_the_language_of_the_run(
    brisca: Brisca, lang: str
) -> None:
    puzzle = Library(shipped.lessons()).puzzle("T-1804")
    step = puzzle.step
    assert isinstance(step, ChoiceStep)
    speech = Speech(lang)

    def told(*arguments: str) -> str:
        ran = brisca("puzzle", "T-1804", "--lang", lang, *arguments)
        return " ".join(ran.out.split())

    def said(option: int) -> str:
        context = f"table-rules/T-1804/options.{option}.because"
        text = speech.lesson(context, step.options[option].because, puzzle_slots(puzzle))
        return " ".join(text.split())

    assert not said(0).startswith("[es]")
    assert said(2) in told("--answer", "3")
    assert said(0) in told("--answer", "1")
    assert step.options[0].text not in told("--answer", "1")
    text = json.loads(told("--answer", "3", "--json"))["explanation"]["text"]
    assert " ".join(text.split()) == said(2)
