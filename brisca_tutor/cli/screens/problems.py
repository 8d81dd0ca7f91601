"""What is wrong with a file: place, sentence, quoted line with a caret under the spot, remedy."""

from __future__ import annotations

from collections.abc import Sequence

from ...content.source import MAX_QUOTE
from ...game.errors import Place, Problem
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.problems import problem_text, remedy
from ..layout import GAP, GLUE, Block, Line, Verbatim

QUOTE = 72
"""Columns of a quoted line that are shown."""


def problem_blocks(speech: Speech, problem: Problem, names: Names | None = None) -> list[Block]:
    """One problem; with a place it begins as ``file:line:column:``."""
    text = problem_text(speech, problem, names)
    fix = remedy(speech, problem, names)
    place = problem.place
    if place is None:
        return [Line(f"{text} {fix}".rstrip(), "bad")]
    rule = speech.say("[rule {id}]", id=problem.rule).replace(" ", GLUE) if problem.rule else ""
    blocks: list[Block] = [
        Line(f"{place.file}:{place.line}:{place.column}: {text} {rule}", "bad"),
        *_quoted(place),
    ]
    if fix:
        blocks.append(Line(fix, indent=2))
    return blocks


def _quoted(place: Place) -> list[Block]:
    if not place.quote.strip():
        return []
    quote = place.quote.replace("\t", " ")
    caret = max(0, place.column - 1)
    if caret > len(quote) or (len(quote) == MAX_QUOTE and place.column > MAX_QUOTE // 2):
        caret = MAX_QUOTE // 2 - 1  # the loader has cut a long line around the place
    if len(quote) > QUOTE:
        start = max(0, min(caret - QUOTE // 2, len(quote) - QUOTE))
        quote, caret = quote[start : start + QUOTE], caret - start
    return [
        Verbatim(f"  | {quote}".rstrip()),
        Verbatim(f"  | {' ' * min(caret, QUOTE)}^"),
    ]


def report_blocks(speech: Speech, files: int, problems: Sequence[Problem]) -> list[Block]:
    """Every problem, then how many there are in how many files."""
    blocks: list[Block] = []
    for problem in problems:
        blocks += [*problem_blocks(speech, problem), GAP]
    checked = speech.say_many("{count} file checked", "{count} files checked", files)
    if problems:
        found = speech.say_many("{count} problem", "{count} problems", len(problems))
        return [*blocks, Line(f"{checked}, {found}.", "bad")]
    return [Line(speech.say("{files}: nothing is wrong.", files=checked), "good")]
