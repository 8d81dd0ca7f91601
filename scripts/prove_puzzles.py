"""Generate puzzles of every theme and hold each against a slow solver that shares no code.

    prove_puzzles.py                    10,000 of each theme
    prove_puzzles.py --number 500 swap  500 of one theme

Each puzzle must have the theme and level that its id says, be rebuilt from the id alone, have one
right answer (or one set of cards), and that must be the answer of ``tests/reference``.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor.content.generated.generator import THEMES, generate, rebuild
from brisca_tutor.content.models import Puzzle
from brisca_tutor.reasons.claims import claim_of
from brisca_tutor.session.asking import puzzle_question
from tests.reference.plain_puzzles import answers, explanation_is_right, plain


def fault(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle, or empty."""
    if rebuild(puzzle.id) != puzzle:
        return "not rebuilt from its id"
    if not THEMES[puzzle.theme].fits(puzzle.step):
        return "not of its theme"
    question, said = puzzle_question(puzzle), plain(puzzle)
    if question.reason is not None and question.asks in ("explanation", "mistake"):
        for option in question.options:
            claim = claim_of(question.reason, option.id)
            right = explanation_is_right(said, claim.place, claim.says)
            if (option.id in question.accepted) is not (right is (question.asks != "mistake")):
                return f"{option.id} is judged wrongly"
        return "" if len(question.accepted) == 1 < len(question.options) else "ambiguous"
    right_answers = answers(said)
    if set(question.answers) != right_answers:
        return f"{question.answers} instead of {right_answers}"
    return "" if question.pick_all or len(right_answers) == 1 else "ambiguous"


def main() -> int:
    """Prove the themes that are named, or all: 0 when nothing is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=10_000)
    parser.add_argument("themes", nargs="*")
    options = parser.parse_args()
    faults = 0
    for theme in options.themes or THEMES:
        began = perf_counter()
        kinds: Counter[str] = Counter()
        levels = THEMES[theme].levels
        different = set()
        for number in range(options.number):
            puzzle = generate(theme, levels[number % len(levels)], number)
            kinds[puzzle.ask] += 1
            different.add(repr(sorted(plain(puzzle).items(), key=lambda item: item[0])))
            problem = fault(puzzle)
            if problem:
                faults += 1
                print(f"{puzzle.id}: {problem}")
        each = (perf_counter() - began) / options.number * 1000
        asked = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
        print(
            f"{theme:18} {options.number} puzzles, {len(different)} different, "
            f"{each:.2f} ms each: {asked}",
            flush=True,
        )
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
