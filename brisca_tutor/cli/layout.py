"""What a screen is made of, and how it becomes lines of a given width.

A screen is a list of blocks. Tables keep their columns from 60 columns on (and where
nothing limits the width), are stacked below that, and become whole sentences below 30
columns and with ``--plain``. Lines break at ordinary spaces only, so no card
code, number or word is ever split.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

TABLE_WIDTH = 60
STACK_WIDTH = 30
LAST_COLUMN = 24
"""Columns that must be left for the last column of a table when it has to be wrapped."""


SHORT = 16
"""Columns of a cell that is kept in one piece where rows are stacked."""
GLUE = "\x1f"
"""Holds two words together like a space at which no line may break; written as a space.

A no-break space would do the same, but then a command copied from the screen would have one.
"""


class Line(NamedTuple):
    """A paragraph; an empty one is a blank line.

    Attributes:
        text: what is shown; ``plain`` is said instead by the linear twin when given.
        style: name in `theme`, extra to the words.
        indent: spaces before each line; ``hang`` more before every line but the first.
        shown: ``all``, or only ``tables`` or only ``plain`` screens.
    """

    text: str = ""
    style: str = ""
    indent: int = 0
    hang: int = 0
    plain: str | None = None
    shown: str = "all"


class Head(NamedTuple):
    """A title with something at the right edge, such as progress; ``plain`` says both."""

    left: str
    right: str
    plain: str


class Row(NamedTuple):
    """A row of a table and the sentence that says the same; ``""`` leaves the row out there."""

    cells: tuple[str, ...]
    sentence: str
    style: str = ""


class Table(NamedTuple):
    """Rows with columns of equal meaning; ``right`` are the columns of numbers.

    ``header`` rows (first) have no sentence and are left out of the stacked form.
    ``otherwise`` are whole sentences that say all of it where the table does not fit and
    in the linear twin; without them each row says its own sentence or is stacked. Where it
    ``wraps``, the last column goes on under itself before it comes to that.
    """

    rows: tuple[Row, ...]
    right: tuple[int, ...] = ()
    header: bool = False
    indent: int = 2
    otherwise: tuple[str, ...] = ()
    wraps: bool = False


class Verbatim(NamedTuple):
    """A line that must keep its spaces, such as a quoted line of a file."""

    text: str


Block = Line | Head | Table | Verbatim
GAP = Line()


def wrap(text: str, width: int | None, indent: int = 0, hang: int = 0) -> Iterator[str]:
    """The lines of a paragraph; words are never split, a too long word has its own line."""
    margin = " " * indent
    if width is None:
        yield (margin + text).rstrip(" ")
        return
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and len(margin) + len(longer) > width:
            yield (margin + line).rstrip(" ")
            margin = " " * (indent + hang)
            line = word
        else:
            line = longer
    yield (margin + line).rstrip(" ")


def lines(
    blocks: Iterable[Block], width: int | None, plain: bool, after_blank: bool = True
) -> Iterator[tuple[str, str]]:
    """The blocks as lines of text, each with the name of its style; never two blank lines.

    ``width`` None does not limit the lines: that is what a pipe or a file gets.
    ``after_blank`` says that nothing, or a blank line, was written before.
    """
    narrow = width is not None and width < STACK_WIDTH
    linear = plain or narrow
    blank = after_blank
    for block in blocks:
        for text, style in _block(block, width, plain=plain, narrow=narrow, linear=linear):
            if not text and blank:
                continue
            blank = not text
            yield text.replace(GLUE, " "), style


def _block(
    block: Block, width: int | None, *, plain: bool, narrow: bool, linear: bool
) -> Iterator[tuple[str, str]]:
    if isinstance(block, Line):
        if block.shown != "all" and (block.shown == "plain") is not linear:
            return
        if not block.text and not (linear and block.plain):
            yield "", ""
            return
        text = block.plain if linear and block.plain is not None else block.text
        if not text:
            return
        indent, hang = (0, 0) if linear else (block.indent, block.hang)
        for part in text.split("\n"):
            for line in wrap(part, width, indent, hang):
                yield line, block.style
    elif isinstance(block, Head):
        yield from ((line, "title") for line in _head(block, width, linear))
    elif isinstance(block, Verbatim):
        yield block.text, ""
    elif linear:
        yield from _sentences(block.otherwise, width)
        for row in () if block.otherwise else block.rows:
            if row.sentence:
                yield from ((line, row.style) for line in wrap(row.sentence, width))
    else:
        yield from _table(block, width)


def _head(block: Head, width: int | None, linear: bool) -> Iterator[str]:
    if linear:
        yield from wrap(block.plain, width)
    elif width is None:
        yield f"{block.left}  {block.right}"
    elif len(block.left) + len(block.right) + 2 > width:
        yield from wrap(block.left, width)
        yield from wrap(block.right, width)
    else:
        yield block.left + block.right.rjust(width - len(block.left))


def _table(table: Table, width: int | None) -> Iterator[tuple[str, str]]:
    columns = max((len(row.cells) for row in table.rows), default=0)
    wide = [
        max((len(row.cells[place]) for row in table.rows if place < len(row.cells)), default=0)
        for place in range(columns)
    ]
    kept = [place for place in range(columns) if wide[place]]
    total = table.indent + sum(wide[place] for place in kept) + 2 * (len(kept) - 1)
    if width is None or (width >= TABLE_WIDTH and total <= width):
        for row in table.rows:
            cells = [
                cell.rjust(wide[place]) if place in table.right else cell.ljust(wide[place])
                for place, cell in enumerate(row.cells)
                if place in kept
            ]
            yield (" " * table.indent + "  ".join(cells)).rstrip(" "), row.style
        return
    if table.otherwise and not table.wraps:
        yield from _sentences(table.otherwise, width)
        return
    before = total - wide[-1] if columns else 0
    if width >= TABLE_WIDTH and columns - 1 not in table.right and width - before >= LAST_COLUMN:
        yield from _wrapped_table(table, width, wide, kept, before)
        return
    if table.otherwise:
        yield from _sentences(table.otherwise, width)
        return
    yield from _stacked(table, width)


def _stacked(table: Table, width: int) -> Iterator[tuple[str, str]]:
    """A row after the other; what stands before the first row only is a heading above all."""
    rows = table.rows[1:] if table.header else table.rows
    indent, skip = table.indent, 0
    if len(rows) > 1 and rows[0].cells[0] and not any(row.cells[0] for row in rows[1:]):
        yield from ((line, "") for line in wrap(rows[0].cells[0], width, indent))
        indent, skip = indent + 2, 1
    for row in rows:
        cells = [one for one in row.cells[skip:] if one]
        text = f"{GLUE}· ".join(
            one.replace(" ", GLUE) if len(one) <= SHORT else one for one in cells
        )
        for line in wrap(text, width, indent, 2):
            yield line, row.style


def _wrapped_table(
    table: Table, width: int, wide: list[int], kept: list[int], before: int
) -> Iterator[tuple[str, str]]:
    """Rows whose last cell goes on under itself."""
    for row in table.rows:
        cells = [
            row.cells[place].rjust(wide[place])
            if place in table.right
            else row.cells[place].ljust(wide[place])
            for place in kept[:-1]
        ]
        start = (" " * table.indent + "  ".join(cells)).ljust(before)
        for number, text in enumerate(wrap(row.cells[-1], width - before)):
            yield ((start if number == 0 else " " * before) + text).rstrip(" "), row.style


def _sentences(sentences: Iterable[str], width: int | None) -> Iterator[tuple[str, str]]:
    for sentence in sentences:
        for line in wrap(sentence, width):
            yield line, ""
