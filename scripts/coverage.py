"""Where every rule and every rule set is taught, asked, explained and written down.

Usage: python scripts/coverage.py          writes docs/coverage.md

A test holds the page to the course as it is, and fails for an empty cell that does not say
why it may be empty, and for a rule set with no lesson step or too few puzzles.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor import shipped
from brisca_tutor.content.library import Library
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.language.rules_text import RULE_IDS
from brisca_tutor.session.asking import puzzle_question
from brisca_tutor.session.lessons import LessonRun
from brisca_tutor.session.questions import Question

PAGE = ROOT / "docs" / "coverage.md"
ALL_IDS = (
    *("P1", "P2", "P3", "P4", "V1", "V2", "V3", "V4", "D1", "D2", "D3", "D4", "D5", "D6"),
    *("L1", "L2", "L3", "L4", "W1", "W2", "W3", "W4", "S1", "S2", "S3", "X1", "X2", "X3", "X4"),
    *("H1", "H2", "H3", "H4", "H5", "H6", "M1", "M2", "M3", "M4", "M5", "T1", "T2", "T3", "T4"),
    *("T5", "A1", "A2", "A3", "A4", "A5", "A6", "C1", "C2", "C3", "C4"),
)
"""Every rule id there is, in the order of the rules."""

LEAST_PUZZLES = 8
"""Puzzles that every published rule set has at the least."""

CUSTOM = "what people do at a table beside the cards: no action of a hand shows it"
ADDED = "what partners take is always shown added up, so that no answer rests on it alone"
PASSED = "the program passes the deal on by itself: there is nothing to refuse"
OPEN = "what lies open or covered shows at the table: no trick or result turns on it"
NAMED = "the result of a hand names it in words of its own, as an honour that decides nothing"
EMPTY: dict[tuple[str, str], str] = {
    ("C1", "explanation"): OPEN,
    ("D2", "explanation"): CUSTOM,
    ("D6", "explanation"): PASSED,
    ("H6", "explanation"): NAMED,
    ("T2", "explanation"): ADDED,
}
"""Cells that may be empty, by rule id and column, and why. No cell of a rule set may."""

COLUMNS = ("lesson", "puzzle", "explanation", "text")
CITING = ("game", "reasons", "session", "coach")


class Coverage(NamedTuple):
    """By rule id and by rule set, where it stands: lessons, puzzles, rooms and texts."""

    rules: dict[str, dict[str, list[str]]]
    sets: dict[str, dict[str, list[str]]]


def coverage() -> Coverage:
    """Look through the whole course, the puzzles, the code and the rule texts."""
    rules: dict[str, dict[str, list[str]]] = {
        one: {column: [] for column in COLUMNS} for one in ALL_IDS
    }
    sets: dict[str, dict[str, list[str]]] = {
        name: {column: [] for column in COLUMNS} for name in RULE_SETS
    }
    library = Library(shipped.lessons())
    for lesson in library.lessons():
        run = LessonRun.start(lesson)
        for page in run.pages:
            if page.question is None:
                continue
            for rule in _rules_of(page.question):
                _put(rules[rule]["lesson"], f"{lesson.id}/{page.id}")
            _put(sets[page.question.rules.base]["lesson"], lesson.id)
    for puzzle in library.puzzles():
        question = puzzle_question(puzzle)
        for rule in _rules_of(question):
            _put(rules[rule]["puzzle"], puzzle.id)
        _put(sets[question.rules.base]["puzzle"], puzzle.id)
    for rule, rooms in _cited().items():
        rules[rule]["explanation"] += sorted(rooms)
    for rule in RULE_IDS:
        rules[rule]["text"].append(f"`rules {rule}`")
    for name in RULE_SETS:
        sets[name]["text"].append(f"`rules {name}`")
        sets[name]["explanation"].append(f"tests/playthroughs: {name}")
    return Coverage(rules, sets)


def gaps(found: Coverage) -> list[str]:
    """The empty cells that do not say why, and the rule sets with too few puzzles."""
    empty = [
        f"{name} has no {column}"
        for table in found
        for name, row in table.items()
        for column in COLUMNS
        if not row[column] and (name, column) not in EMPTY
    ]
    few = [
        f"{name} has only {len(row['puzzle'])} puzzles of {LEAST_PUZZLES}"
        for name, row in found.sets.items()
        if 0 < len(row["puzzle"]) < LEAST_PUZZLES
    ]
    needless = [
        f"{name} has a {column}, yet an excuse"
        for (name, column) in EMPTY
        if found.rules[name][column]
    ]
    return empty + few + needless


def page(found: Coverage) -> str:
    """The page as it stands in docs."""
    lines = [
        "# Coverage",
        "",
        "Written by `scripts/coverage.py`; a test holds it to the course. Where a cell names",
        "many places, the first three stand for all.",
        "",
    ]
    for title, table in (("Rule", found.rules), ("Rule set", found.sets)):
        lines += [f"| {title} | Lesson step | Puzzle | Explanation | Rule text |", "|" + "---|" * 5]
        for name, row in table.items():
            cells = [_cell(name, column, row[column]) for column in COLUMNS]
            lines.append(f"| {name} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


def _cell(name: str, column: str, places: list[str]) -> str:
    if not places:
        return f"none: {EMPTY.get((name, column), '')}"
    more = f" and {len(places) - 3} more" if len(places) > 3 else ""
    return ", ".join(places[:3]) + more


def _rules_of(question: Question) -> Iterator[str]:
    if question.rule:
        yield question.rule
    if question.reason is not None:
        yield from question.reason.rules
    for problem in question.problems.values():
        if problem.rule:
            yield problem.rule


def _cited() -> dict[str, set[str]]:
    """By rule, the rooms whose code cites it as the reason of an answer or a refusal."""
    found: dict[str, set[str]] = defaultdict(set)
    for room in CITING:
        for path in sorted((ROOT / "brisca_tutor" / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and node.value in ALL_IDS:
                    found[str(node.value)].add(room)
    return found


def _put(places: list[str], place: str) -> None:
    if place not in places:
        places.append(place)


def main() -> int:
    """Write the page; 1 if a cell is empty without a reason or a rule set lacks puzzles."""
    found = coverage()
    PAGE.write_text(page(found), encoding="utf-8")
    missing = gaps(found)
    for gap in missing:
        print(gap)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
