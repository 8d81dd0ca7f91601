"""No code asks a rule set for its name: whatever differs is a value, so that any can be changed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from brisca_tutor.game.ruleset import RULE_SETS

PACKAGE = Path(__file__).resolve().parents[2] / "brisca_tutor"
PUBLISHED = "game/ruleset.py"
DEFAULT = "brisca"
"""The rules that a file or a command has where it says nothing; also the name of the program."""

CHOSEN = {
    "content/generated/situations.py": frozenset(RULE_SETS),  # puzzles say by which rules they are
    "cli/entries.py": frozenset({"reglas"}),  # the Spanish word for rules, an alias of the command
    "cli/sign_reading.py": frozenset({"briscola"}),  # the Italian word for trumps, as it is typed
}
"""Modules that may name a rule set, as a lesson does to be played by it."""

MODULES = sorted(PACKAGE.rglob("*.py"))
IDS = [path.relative_to(PACKAGE).as_posix() for path in MODULES]


def is_name_of_rules(node: ast.expr) -> bool:
    """Whether this expression is the name of a rule set: ``something.base``."""
    return isinstance(node, ast.Attribute) and node.attr == "base"


def literals(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def asked(tree: ast.Module) -> Iterator[int]:
    """Lines on which the name of a rule set decides something against a literal."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            named = any(is_name_of_rules(inner) for side in sides for inner in _parts(side))
            if named and any(text for side in sides for text in _written(side)):
                yield node.lineno
        if isinstance(node, ast.Match | ast.Subscript):
            key = node.subject if isinstance(node, ast.Match) else node.slice
            if is_name_of_rules(key):
                yield key.lineno


def _written(side: ast.expr) -> Iterator[str]:
    """Texts of one side of a comparison: those it consists of, and any published name in it."""
    if isinstance(side, ast.Constant | ast.Tuple | ast.List | ast.Set):
        yield from literals(side)
    else:
        yield from (text for text in literals(side) if text in RULE_SETS)


def _parts(side: ast.expr) -> Iterator[ast.expr]:
    return (inner for inner in ast.walk(side) if isinstance(inner, ast.expr))


def named(tree: ast.Module, allowed: frozenset[str]) -> Iterator[str]:
    """Published names other than the default that stand in the code as a text of their own."""
    for text in literals(tree):
        if text in RULE_SETS and text != DEFAULT and text not in allowed:
            yield text


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_no_code_asks_for_a_rule_set_by_its_name(path: Path) -> None:
    where = path.relative_to(PACKAGE).as_posix()
    if where == PUBLISHED:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert list(asked(tree)) == []
    assert list(named(tree, CHOSEN.get(where, frozenset()))) == []


@pytest.mark.parametrize(
    "code",
    [
        'if rules.base == "chiamata": pass',
        'if seen.rules.base in ("tapada", "cubierta"): pass',
        'odd = "sub" not in rules.base',
        'odd = rules.base.lower() == "tapada"',
        'match rules.base:\n    case "estricta": pass',
        "kind = KINDS[rules.base]",
    ],
)
def test_a_question_for_the_name_is_found(code: str) -> None:
    assert list(asked(ast.parse(code)))


def test_a_published_name_is_found() -> None:
    tree = ast.parse('rules = RULE_SETS["doscartas"]\nplain = RULE_SETS["brisca"]')
    assert list(named(tree, frozenset())) == ["doscartas"]


def test_values_may_be_asked() -> None:
    tree = ast.parse('if rules.auction == "ranks" and rules.base != setting("rules"): pass')
    assert not list(asked(tree))
