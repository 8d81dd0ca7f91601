"""Find the texts of lessons and puzzle packs that a translator must see.

A Babel extractor (domain ``lessons``): the context of a text is the lesson id, the step id
and the field, as `brisca_tutor.language.catalogue.lesson_context` makes it. Files are read as
the program reads them, so the text found is the text shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from ..content.source import Node, decode_bytes, read_document
from ..language.catalogue import lesson_context

_TOP = ("title", "objective", "summary", "idea")
_STEP = ("idea", "question", "done", "note")

Found = tuple[int, str, tuple[str, str], list[str]]


def extract(
    fileobj: BinaryIO, keywords: object, comment_tags: object, options: object
) -> Iterator[Found]:
    """The texts of one YAML file as Babel wants them: line, function, (context, text), comments.

    Raises:
        Problem, Problems: the file cannot be read as YAML; ``lesson check`` says more.
    """
    root = read_document(decode_bytes(getattr(fileobj, "name", ""), fileobj.read())).root
    top = _fields(root)
    name = _text(top.get("id")) or _text(top.get("theme"))
    if not name:
        return
    for field in _TOP:
        yield from _one(top.get(field), name, field)
    for key in ("steps", "puzzles"):
        for item in _items(top.get(key)):
            step = _fields(item)
            step_name = _text(step.get("id"))
            if step_name:
                yield from _step(step, name, step_name)


def _step(step: dict[str, Node], name: str, step_name: str) -> Iterator[Found]:
    for field in _STEP:
        yield from _one(step.get(field), name, step_name, field)
    for number, hint in enumerate(_items(step.get("hints"))):
        yield from _one(hint, name, step_name, f"hints.{number}")
    for field in ("wrong", "notes"):
        for key, value in _fields(step.get(field)).items():
            yield from _one(value, name, step_name, f"{field}.{key}")
    for number, option in enumerate(_items(step.get("options"))):
        parts = _fields(option)
        for field in ("text", "because"):
            yield from _one(parts.get(field), name, step_name, f"options.{number}.{field}")


def _one(node: Node | None, *parts: str) -> Iterator[Found]:
    text = _text(node)
    if node is not None and text:
        yield node.line, "pgettext", (lesson_context(*parts), text), []


def _fields(node: Node | None) -> dict[str, Node]:
    return {key.text: value for key, value in node.pairs} if node is not None else {}


def _items(node: Node | None) -> list[Node]:
    return node.items if node is not None else []


def _text(node: Node | None) -> str:
    return node.text.strip() if node is not None else ""
