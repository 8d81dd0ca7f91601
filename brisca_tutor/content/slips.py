"""From the Python parser's error to the slip a person made: one code each, with its place.

| code                 | what was written                                                        |
|----------------------|-------------------------------------------------------------------------|
| yaml-colon           | a colon and a space inside a text that has no quotes                     |
| yaml-colon-space     | a key with no space after its colon                                      |
| yaml-no-colon        | a line that should be ``key: value`` and has no colon                    |
| yaml-indent          | a line that starts further in or out than its neighbours                 |
| yaml-apostrophe      | an apostrophe inside single quotes                                       |
| yaml-quote           | a double quote inside double quotes, or text after the closing quote     |
| yaml-quote-open      | a quote that is never closed (slot: the quote sign)                      |
| yaml-escape          | a backslash inside double quotes                                         |
| yaml-list-on-key-line| ``- `` on the line of its key                                            |
| yaml-bracket-open    | a bracket never closed (slots: the sign that lacks, line of the opening) |
| yaml-bracket-extra   | a closing bracket that was never opened                                  |
| yaml-brace-start     | a text that begins with a bracket and goes on after it                   |
| yaml-reserved        | a text that begins with a reserved sign (slot: the sign)                 |
| yaml-alias           | a text that begins with ``*``                                            |
| yaml-anchor          | a text that begins with ``&``                                            |
| yaml-tag             | a text that begins with ``!``                                            |
| yaml-hash            | a text cut at `` #`` that goes on in the next line                       |
| yaml-documents       | a second document                                                        |
| yaml-syntax          | anything else                                                            |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import yaml

from ..game.errors import Place, Problem

_KEY_LINE = re.compile(r" *(?:- +)*[\w.-]+ *:(?: |$)")
_GLUED_KEY = re.compile(r"( *(?:- +)*)([A-Za-z_][\w-]*):(?=[^\s:/])")
_CUT = re.compile(r"[^\s#] +#")
_WORDS = re.compile(r"( *(?:- +)*)[^\s#]")


def slip(
    lines: Sequence[str],
    error: yaml.MarkedYAMLError,
    last: yaml.Event | None,
    bracket: tuple[int, int] | None,
    place: Callable[[int, int], Place],
) -> Problem:
    """The problem that this error of the Python parser stands for.

    ``last`` is the event before it, ``bracket`` where the innermost open bracket stands, if
    any; ``place`` makes a place of a line and column. Lines and columns count from 1.
    """
    line, column = _index(error.problem_mark or error.context_mark)
    opened = error.context_mark
    start = _index(opened or error.problem_mark)
    said = error.problem or ""
    context = error.context or ""

    def problem(
        code: str, at_line: int = line, at_column: int = column, **slots: object
    ) -> Problem:
        made = Problem(code, place=place(at_line + 1, at_column + 1))
        made.slots.update(slots)
        return made

    here = _at(lines, line, column)
    if said.startswith("mapping values are not allowed"):
        return _stray_colon(lines, line, column, problem)
    if said.startswith("sequence entries are not allowed"):
        return problem("yaml-list-on-key-line")
    if "quoted scalar" in context:
        if "end of stream" in said or "document separator" in said:
            return problem("yaml-quote-open", *start, sign=_at(lines, *start))
        back = lines[line].rfind("\\", 0, column + 1) if line < len(lines) else -1
        return problem("yaml-escape", line, back if back >= 0 else column)
    if said.startswith("could not find expected ':'") and opened is not None:
        return _no_colon(lines, *start, problem)
    if "alias" in context or "anchor" in context:
        return problem("yaml-anchor" if _at(lines, *start) == "&" else "yaml-alias", *start)
    if "tag" in said or "tag" in context:
        return problem("yaml-tag", *start)
    if "block scalar" in context and opened is not None:
        return problem("yaml-reserved", *start, sign=_at(lines, *start))
    if "cannot start any token" in said or said.startswith("mapping keys are not allowed"):
        return problem("yaml-reserved", sign=here)
    if said.startswith("expected '<document start>'"):
        return _after_document(lines, line, column, last, problem)
    if context.startswith("while parsing a flow") and bracket is not None:
        inner = (bracket[0] - 1, bracket[1] - 1)
        return _in_brackets(lines, (line, column), inner, said, last, problem)
    if said.startswith("expected the node content"):
        if here in ("]", "}"):
            return problem("yaml-bracket-extra", sign=here)
        return problem("yaml-reserved", sign=here) if here else problem("yaml-syntax")
    if said.startswith("expected <block end>"):
        return _after_value(lines, line, column, said, last, problem)
    return problem("yaml-syntax")


def spot(mark: object) -> tuple[int, int]:
    """Line and column of a mark of either parser, from 1."""
    line, column = _index(mark)
    return line + 1, column + 1


def _index(mark: object) -> tuple[int, int]:
    return getattr(mark, "line", 0), getattr(mark, "column", 0)


Make = Callable[..., Problem]


def _at(lines: Sequence[str], line: int, column: int) -> str:
    return lines[line][column : column + 1] if line < len(lines) else ""


def _stray_colon(lines: Sequence[str], line: int, column: int, problem: Make) -> Problem:
    text = lines[line]
    before = text[:column]
    if re.fullmatch(r" *(?:- +)*[\w.-]+ *", before) and line:
        above = _above(lines, line)
        if above is not None and not _KEY_LINE.match(lines[above]):
            return _no_colon(lines, above, _indent(lines[above]), problem)
        return problem("yaml-indent", line, _indent(text))
    return problem("yaml-colon")


def _no_colon(lines: Sequence[str], line: int, column: int, problem: Make) -> Problem:
    glued = _GLUED_KEY.match(lines[line]) if line < len(lines) else None
    if glued:
        return problem("yaml-colon-space", line, glued.end(), key=glued[2])
    above = _above(lines, line)
    cut = _CUT.search(lines[above]) if above is not None else None
    if above is not None and cut and column >= _indent(lines[above]):
        return problem("yaml-hash", above, cut.end() - 1)
    return problem("yaml-no-colon", line, column)


def _above(lines: Sequence[str], line: int) -> int | None:
    for number in range(line - 1, -1, -1):
        if _WORDS.match(lines[number]):
            return number
    return None


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip(" "))


def _after_document(
    lines: Sequence[str], line: int, column: int, last: yaml.Event | None, problem: Make
) -> Problem:
    if any(text.startswith("...") for text in lines[: line + 1]):
        return problem("yaml-documents")
    return _after_value(lines, line, column, "", last, problem)


def _in_brackets(
    lines: Sequence[str],
    found: tuple[int, int],
    opened: tuple[int, int],
    said: str,
    last: yaml.Event | None,
    problem: Make,
) -> Problem:
    line, column = found
    closing = "]" if _at(lines, *opened) == "[" else "}"
    here = _at(lines, line, column)
    if line == opened[0] or last is None or _index(last.end_mark)[0] == line:
        if said.endswith("':'") and line == opened[0]:
            return problem("yaml-colon")
        if said.endswith("'<scalar>'"):
            return _after_value(lines, line, column, "", last, problem)
        if "expected the node content" in said and here and here not in "]}":
            return problem("yaml-reserved", sign=here)
    return problem("yaml-bracket-open", *opened, sign=closing, line=opened[0] + 1)


def _after_value(
    lines: Sequence[str],
    line: int,
    column: int,
    said: str,
    last: yaml.Event | None,
    problem: Make,
) -> Problem:
    """Something stands where the value before it should have ended."""
    if isinstance(last, yaml.ScalarEvent) and last.style in ("'", '"'):
        start = _index(last.start_mark)
        if _index(last.end_mark)[0] == line:
            if start[0] < line and _KEY_LINE.match(lines[line]):
                return problem("yaml-quote-open", *start, sign=last.style)
            return problem("yaml-apostrophe" if last.style == "'" else "yaml-quote")
    if isinstance(last, yaml.CollectionEndEvent) and _index(last.end_mark)[0] == line:
        closing = _at(lines, line, _index(last.end_mark)[1] - 1)
        here = _at(lines, line, column)
        if closing in ("]", "}"):
            if here in ("]", "}"):
                return problem("yaml-bracket-extra", sign=here)
            start_column = max(lines[line].find("{" if closing == "}" else "["), 0)
            return problem("yaml-brace-start", line, start_column)
    here = _at(lines, line, column)
    if here in ("]", "}"):
        return problem("yaml-bracket-extra", sign=here)
    if _KEY_LINE.match(lines[line] if line < len(lines) else "") or here == "-":
        return problem("yaml-indent")
    if line < len(lines) and lines[line][:column].strip(" -") == "":
        return _no_colon(lines, line, column, problem)
    return problem("yaml-syntax")
