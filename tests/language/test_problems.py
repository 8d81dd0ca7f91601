"""Every problem that any room can raise has its sentence, and the sentence its slots."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import brisca_tutor
from brisca_tutor.game.cards import card, cards
from brisca_tutor.game.errors import Place, Problem
from brisca_tutor.language.catalogue import LANGUAGES, Speech
from brisca_tutor.language.names import Names
from brisca_tutor.language.problems import ADDED, TABLE, problem_text, remedy, roots
from brisca_tutor.language.problems_content import CONTENT
from brisca_tutor.language.problems_game import IN_FILES

RAISERS = {"Problem", "tell", "problem"}
CODE = r"[a-z0-9]+(-[a-z0-9]+)*"


def raised() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Where, code and slots of every problem that is made with a literal code.

    Slots are None where they cannot be read off the call.
    """
    root = Path(brisca_tutor.__file__).parent
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = (
                node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            )
            if name not in (RAISERS if path.parent.name != "cli" else {"Problem"}):
                continue
            where = f"{path.relative_to(root)}:{node.lineno}"
            spread = any(keyword.arg is None for keyword in node.keywords)
            slots = {keyword.arg for keyword in node.keywords if keyword.arg} - {"place"}
            for code in _codes(node.args[0]):
                yield where, code, None if spread else frozenset(slots)


def _codes(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _codes(node.body)
        yield from _codes(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield f"{node.values[0].value!s}*"


ALL = list(raised())


def test_the_search_finds_problems() -> None:
    assert len(ALL) > 100


@pytest.mark.parametrize(("where", "code", "slots"), ALL, ids=[f"{a}-{b}" for a, b, _ in ALL])
def test_every_code_has_a_sentence_with_its_slots(
    where: str, code: str, slots: frozenset[str] | None
) -> None:
    known = [
        one for one in TABLE if one == code or (one.endswith("*") and code.startswith(one[:-1]))
    ]
    assert known, f"{where}: no sentence for {code}"
    if slots is not None:
        missing = roots(TABLE[known[0]][0]) - slots - ADDED
        assert not missing, f"{where}: {code} has no {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(TABLE))
def test_every_sentence_can_be_said_without_any_slot(lang: str, code: str) -> None:
    problem = Problem(code.replace("*", "near"))
    for text in (problem_text(Speech(lang), problem), remedy(Speech(lang), problem)):
        text.encode("latin-1")
    assert problem_text(Speech(lang), problem)


def test_an_unknown_code_is_said_as_such() -> None:
    assert problem_text(Speech("es"), Problem("no-such-code")) == (
        "Aquí hay algo que no está bien (no-such-code)."
    )


def test_slots_become_phrases() -> None:
    names = Names(Speech("fr"), ["Ana", "Hugo"])
    problem = Problem("card-not-held", "L2", card=card("1e"), seat=1, hand=cards("So 7b"))
    assert problem_text(Speech("fr"), problem, names) == (
        "L'as d'épées n'est pas dans la main d'Hugo."
    )
    assert problem_text(Speech("es"), problem) == (
        "El as de espadas no está en esa mano (el jugador 2)."
    )
    assert remedy(Speech("it"), problem) == (
        "Carte di quella mano: fante di denari e sette di bastoni."
    )
    wrong = Problem("lang", text="{card.the}", known=("es", "fr", "it"))
    assert problem_text(Speech("es"), wrong) == "El idioma «{card.the}» no está disponible."
    assert remedy(Speech("es"), wrong) == "Idiomas disponibles: es, fr e it."


def test_what_was_nearly_right_is_offered() -> None:
    speech = Speech("es")
    assert remedy(speech, Problem("card-code-near", text="Vo", near="So")) == (
        "¿Querías decir So (la sota de oros)?"
    )
    assert remedy(speech, Problem("card-text", text="as de oro s", near=card("1o"))) == (
        "¿Querías decir as de oros?"
    )
    assert remedy(speech, Problem("rule-set", name="brisc", near="brisca", known=("brisca",))) == (
        "¿Querías decir brisca?"
    )


REFUSED_IN_FILES = sorted(
    {code for code in (*CONTENT, *IN_FILES) if not code.startswith("po-") and "near" not in code}
)


@pytest.mark.parametrize("code", REFUSED_IN_FILES)
def test_whatever_is_wrong_in_a_file_can_be_mended(code: str) -> None:
    problem = Problem(code.replace("*", "near"), place=Place("f.yaml", 1, 1))
    message = IN_FILES.get(code, TABLE[code][1])
    assert message and "--set" not in message
    problem.slots.update(dict.fromkeys(roots(message), "x"))
    assert remedy(Speech("es"), problem)
