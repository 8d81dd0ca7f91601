"""The text of one file, and the YAML nodes in it with their places.

YAML is read here event by event, without recursion, and every scalar stays the text that was
written; what it means is for `decode`. Anchors, aliases, tags, repeated keys, a second
document, tabs, and what is too large or too deep are refused.

PyYAML's C parser is used where it is present. When it gives up, the Python parser reads the
text again and `slips` words its error, so both give the same places and the same codes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

import yaml

from ..game.errors import Place, Problem, Problems
from .slips import slip, spot

MAX_BYTES = 1024 * 1024
MAX_DEPTH = 50
MAX_QUOTE = 160

Loader = type[yaml.SafeLoader] | type[yaml.CSafeLoader]

Kind = Literal["text", "list", "map", "broken"]

LOADER: Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser in use: the C one when PyYAML has it."""

_UNPRINTABLE = re.compile(
    "[^\n\\x20-\\x7e\\xa0-\\u200a\\u2010-\\u2027\\u202f-\\u205f\\u2070-\\ud7ff\\ue001-\\ufefe\\uff00-\\ufffd\U00010000-\U0010ffff]"
)

_QUESTION = re.compile(r"(?<=[^\s\[\]{},])\?")
_HIDDEN = "\ue000"
"""The Python parser ends a text in brackets at a question mark, against YAML and the C parser:
question marks inside a word are hidden from it."""


class Source:
    """The text of one file.

    Attributes:
        file: its name as shown to people.
        lines: its lines, without their ends.
    """

    __slots__ = ("file", "lines", "text")

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self.lines = self.text.split("\n")

    def place(self, line: int, column: int) -> Place:
        """That line and column (from 1) with the line quoted; a long line is cut around it."""
        quote = self.lines[line - 1] if line <= len(self.lines) else ""
        if len(quote) > MAX_QUOTE:
            start = max(0, column - MAX_QUOTE // 2)
            quote = quote[start : start + MAX_QUOTE]
        return Place(self.file, line, column, quote)

    def between(self, node: Node) -> Iterator[tuple[int, int, str]]:
        """The lines that a scalar covers: number, column of its first character, text."""
        for line in range(node.line, node.end_line + 1):
            text = self.lines[line - 1] if line <= len(self.lines) else ""
            start = node.column - 1 if line == node.line else 0
            end = node.end_column - 1 if line == node.end_line else len(text)
            yield line, start + 1, text[start:end]

    def words(self, node: Node) -> list[tuple[str, Place]]:
        """The words of a scalar, each with its own place where that can be told."""
        words = node.text.split()
        found: list[tuple[str, int, int]] = []
        for line, column, text in self.between(node):
            if node.style in ("|", ">") and line == node.line:
                continue
            for match in re.finditer(r"[^\s'\"]+" if node.style in ("'", '"') else r"\S+", text):
                found.append((match[0], line, column + match.start()))
        if [word for word, _, _ in found] != words:
            whole = self.place(node.line, node.column)
            return [(word, whole) for word in words]
        return [(word, self.place(line, column)) for word, line, column in found]

    def within(self, node: Node, part: str) -> Place:
        """Where this part of a scalar's text stands, or else the scalar."""
        for line, column, text in self.between(node):
            at = text.find(part)
            if at >= 0:
                return self.place(line, column + at)
        return self.place(node.line, node.column)


class Node:
    """A node: ``text`` (a scalar), ``list``, ``map``, or ``broken`` (already complained about).

    Attributes:
        text: the scalar's text; empty for the other kinds.
        items: nodes of a list.
        pairs: keys and values of a map, in order; keys are scalars.
        style: ``""`` plain, ``'``, ``"``, ``|`` or ``>``; ``{`` or ``[`` for a map or
            list in brackets.
        line, column, end_line, end_column: from 1; the end is just after the node.
    """

    __slots__ = (
        "column",
        "end_column",
        "end_line",
        "items",
        "kind",
        "line",
        "pairs",
        "style",
        "text",
    )

    def __init__(self, kind: Kind, start: tuple[int, int], text: str, style: str) -> None:
        self.kind = kind
        self.text = text
        self.style = style
        self.line, self.column = start
        self.end_line = self.line
        self.end_column = self.column
        self.items: list[Node] = []
        self.pairs: list[tuple[Node, Node]] = []

    @property
    def empty(self) -> bool:
        """Nothing was written here."""
        return self.kind == "text" and not self.text and not self.style


class Document(NamedTuple):
    """The root node of a file, and what is wrong with its YAML though it could be read."""

    source: Source
    root: Node
    problems: list[Problem]


def decode_bytes(file: str, data: bytes) -> Source:
    """The text of a file's bytes.

    Raises:
        Problem: ``file-too-big``, ``file-utf16``, ``file-nul``, ``file-not-utf8``; the last
            two with their place.
    """
    if len(data) > MAX_BYTES:
        raise Problem("file-too-big", place=Place(file, 1, 1), limit=MAX_BYTES // 1024)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Problem("file-utf16", place=Place(file, 1, 1))
    nul = data.find(b"\0")
    if nul >= 0:
        if data.count(b"\0") * 3 > len(data):
            raise Problem("file-utf16", place=Place(file, 1, 1))
        raise Problem("file-nul", place=_byte_place(file, data, nul))
    try:
        return Source(file, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Problem(
            "file-not-utf8",
            place=_byte_place(file, data, error.start),
            byte=f"{data[error.start]:02X}",
        ) from None


def _byte_place(file: str, data: bytes, offset: int) -> Place:
    before = data[:offset].replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    rest = re.split(rb"[\r\n]", data[offset:], maxsplit=1)[0]
    column = len(before[-1].decode("utf-8", "replace")) + 1
    quote = (before[-1] + rest).decode("latin-1").replace("\0", "?")
    return Place(file, len(before), column, quote[:MAX_QUOTE])


def read_document(source: Source, loader: Loader | None = None) -> Document:
    """The single YAML document in this text.

    Problems that leave the rest readable are kept in the document; the nodes they spoil are
    ``broken``.

    Raises:
        Problems: the text cannot be read at all: ``yaml-tab`` for each line with one, or
            one other code of `slips` or of this module.
    """
    _check_characters(source)
    loader = loader or LOADER
    try:
        return _compose(source, loader)
    except yaml.YAMLError:
        if loader is yaml.SafeLoader:
            raise AssertionError("the Python parser words its own errors") from None
        return _compose(source, yaml.SafeLoader)


def _check_characters(source: Source) -> None:
    problems = []
    for number, line in enumerate(source.lines, 1):
        found = _UNPRINTABLE.search(line)
        if not found:
            continue
        place = source.place(number, found.start() + 1)
        if found[0] == "\t":
            if line.lstrip(" ").startswith("#") and not _UNPRINTABLE.search(line.replace("\t", "")):
                continue
            problems.append(
                Problem("yaml-tab", place=place._replace(quote=line.replace("\t", "  ")))
            )
        else:
            problems.append(Problem("yaml-control", place=place, number=f"U+{ord(found[0]):04X}"))
    if source.lines[0].startswith("%"):
        problems.insert(0, Problem("yaml-reserved", place=source.place(1, 1), sign="%"))
    if problems:
        raise Problems(problems)


def _compose(source: Source, loader: Loader) -> Document:
    problems: list[Problem] = []
    open_nodes: list[Node] = []
    keys: list[Node | None] = []
    root: Node | None = None
    last: yaml.Event | None = None

    def tell(code: str, start: tuple[int, int]) -> None:
        problems.append(Problem(code, place=source.place(*start)))

    def put(node: Node) -> None:
        nonlocal root
        if not open_nodes:
            root = node
            return
        parent = open_nodes[-1]
        if parent.kind == "list":
            parent.items.append(node)
        elif keys[-1] is None:
            keys[-1] = node
        else:
            parent.pairs.append((keys[-1], node))
            keys[-1] = None

    text = source.text
    if loader is yaml.SafeLoader:
        text = _QUESTION.sub(_HIDDEN, text)
    try:
        for event in yaml.parse(text, Loader=loader):
            start = spot(event.start_mark)
            node: Node
            if isinstance(event, yaml.ScalarEvent):
                value = event.value.replace(_HIDDEN, "?")
                end = spot(event.end_mark)
                bare = event.anchor is None and event.tag is None
                if not value and not event.style and bare and last is not None:
                    start = end = _after_colon(source, spot(last.end_mark))
                node = Node("text", start, value, event.style or "")
                node.end_line, node.end_column = end
                if node.style == '"' and _UNPRINTABLE.search(node.text.replace("\n", "")):
                    tell("yaml-escape", start)
                    node.kind = "broken"
                put(_plain(node, event.anchor, event.tag, tell))
            elif isinstance(event, yaml.CollectionStartEvent):
                kind: Kind = "map" if isinstance(event, yaml.MappingStartEvent) else "list"
                node = Node(kind, start, "", "{["[kind == "list"] if event.flow_style else "")
                if len(open_nodes) >= MAX_DEPTH:
                    place = source.place(*start)
                    raise Problems([Problem("yaml-depth", place=place, limit=MAX_DEPTH)])
                put(_plain(node, event.anchor, event.tag, tell))
                open_nodes.append(node)
                keys.append(None)
            elif isinstance(event, yaml.CollectionEndEvent):
                node = open_nodes.pop()
                keys.pop()
                node.end_line, node.end_column = spot(event.end_mark)
                if node.kind == "map":
                    _check_keys(source, node, problems)
            elif isinstance(event, yaml.AliasEvent):
                tell("yaml-alias", start)
                put(Node("broken", start, "", ""))
            elif isinstance(event, yaml.DocumentStartEvent) and root is not None:
                tell("yaml-documents", start)
                break
            last = event
    except yaml.MarkedYAMLError as error:
        if loader is not yaml.SafeLoader:
            raise
        inner = open_nodes[-1] if open_nodes and open_nodes[-1].style else None
        bracket = (inner.line, inner.column) if inner else None
        found = slip(source.lines, error, last, bracket, source.place)
        lines = {one.place.line for one in problems if one.place}
        if not problems or (found.place and found.place.line not in lines):
            problems.append(found)
        raise Problems(problems) from None
    except (ValueError, OverflowError):  # an escape for a character that does not exist
        problems.append(Problem("yaml-escape", place=_far_escape(source)))
        raise Problems(problems) from None
    if root is None or root.empty:
        raise Problems(problems or [Problem("yaml-empty", place=source.place(1, 1))])
    return Document(source, root, problems)


def _after_colon(source: Source, end: tuple[int, int]) -> tuple[int, int]:
    """Where an empty value stands: the parsers differ, so it is just after its key."""
    line, column = end
    text = source.lines[line - 1] if line <= len(source.lines) else ""
    return line, column + (text[column - 1 : column] == ":")


def _far_escape(source: Source) -> Place:
    for number, line in enumerate(source.lines, 1):
        for found in re.finditer(r"\\U([0-9A-Fa-f]{8})", line):
            if int(found[1], 16) > sys.maxunicode:
                return source.place(number, found.start() + 1)
    return source.place(1, 1)


def _plain(
    node: Node, anchor: str | None, tag: str | None, tell: Callable[[str, tuple[int, int]], None]
) -> Node:
    """The node, or a broken one in its place after complaining about its anchor or tag."""
    if anchor is None and tag is None:
        return node
    tell("yaml-anchor" if anchor is not None else "yaml-tag", (node.line, node.column))
    return Node("broken", (node.line, node.column), "", "")


def _check_keys(source: Source, node: Node, problems: list[Problem]) -> None:
    """Every key must be a text and come once; the first value stays."""
    first: dict[str, Node] = {}
    kept: list[tuple[Node, Node]] = []
    for key, value in node.pairs:
        if key.kind in ("list", "map"):
            problems.append(Problem("yaml-brace-start", place=source.place(key.line, key.column)))
        elif key.kind == "text":
            if key.text in first:
                before = first[key.text]
                problems.append(
                    Problem(
                        "yaml-duplicate",
                        place=source.place(key.line, key.column),
                        key=key.text,
                        line=before.line,
                    )
                )
                continue
            first[key.text] = key
            kept.append((key, value))
    node.pairs = kept
