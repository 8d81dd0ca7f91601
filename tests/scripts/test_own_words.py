"""The scripts' own sentences: complete, sayable on any terminal, readable by any Python."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest
import words

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


@pytest.mark.parametrize("key", sorted(words.SENTENCES))
def test_each_sentence_is_in_three_languages_with_the_same_slots(key: str) -> None:
    sentences = words.SENTENCES[key]
    assert sorted(sentences) == ["es", "fr", "it"]
    slots = {frozenset(slot[1] for slot in Formatter().parse(text)) for text in sentences.values()}
    assert len({frozenset(filter(None, found)) for found in slots}) == 1
    for text in sentences.values():
        text.encode("latin-1")
    assert not re.search(" [:;!?]", sentences["fr"]), "French wants a no-break space there"


@pytest.mark.parametrize(
    ("variables", "arguments", "language"),
    [
        ({}, [], "es"),
        ({"LANG": "it_IT.UTF-8"}, [], "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "fr_FR"}, [], "fr"),
        ({"LANG": "en_GB.UTF-8"}, [], "es"),
        ({"LANGUAGE": "de:fr", "LANG": "it_IT"}, [], "fr"),
        ({"BRISCA_LANG": "it", "LC_ALL": "fr_FR"}, [], "it"),
        ({"LC_ALL": "fr_FR"}, ["learn", "--lang", "it"], "it"),
        ({"LC_ALL": "fr_FR"}, ["--lang=es", "learn"], "es"),
        ({"LC_ALL": "fr_FR"}, ["learn", "--lang"], "fr"),
    ],
)
def test_language(variables: dict[str, str], arguments: list[str], language: str) -> None:
    names = ("BRISCA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    kept = {name: text for name, text in os.environ.items() if name not in names}
    code = "import words; print(words.LANGUAGE)"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=SCRIPTS,
        env=kept | variables,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == language


@pytest.mark.parametrize("name", ["run.py", "test.py", "words.py"])
def test_an_old_python_can_read_it(name: str) -> None:
    """No syntax that came after Python 2.7, which is the oldest that anybody still starts."""
    text = (SCRIPTS / name).read_text(encoding="utf-8")
    new = (ast.AnnAssign, ast.JoinedStr, ast.NamedExpr, ast.Starred, ast.FunctionDef, ast.Match)
    assert not [node for node in ast.walk(ast.parse(text)) if isinstance(node, new)]


def test_every_sentence_is_used() -> None:
    used = {
        node.args[0].value
        for node in ast.walk(ast.parse((SCRIPTS / "environment.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "say"
        and isinstance(node.args[0], ast.Constant)
    }
    assert used | {"old-python"} == set(words.SENTENCES)
