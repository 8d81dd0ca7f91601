"""Find the texts of lessons and puzzle packs that a translator must see.

A Babel extractor (domain ``lessons``): the context of a text is the lesson id, the step id,
the field and its number or key, as `brisca_tutor.language.catalogue.lesson_context` makes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, BinaryIO

import yaml

from ..language.catalogue import lesson_context

_LESSON = ("title", "objective", "summary", "idea")
_STEP = ("idea", "question", "done", "note")

Found = tuple[int, str, tuple[str, str], list[str]]


def extract(
    fileobj: BinaryIO, keywords: object, comment_tags: object, options: object
) -> Iterator[Found]:
    """The texts of one YAML file, as Babel wants them: line, function, (context, text), comments.

    Raises:
        yaml.YAMLError: the file is not YAML; ``lesson check`` says so in words.
    """
    root = yaml.compose(fileobj.read(), Loader=yaml.SafeLoader)
    if not isinstance(root, yaml.MappingNode):
        return
    top = _fields(root)
    name = _text(top.get("id")) or _text(top.get("theme"))
    if not name:
        return
    for field in _LESSON:
        yield from _one(top.get(field), name, field)
    for key in ("steps", "puzzles"):
        for item in _items(top.get(key)):
            step = _fields(item)
            step_name = _text(step.get("id"))
            if step_name:
                yield from _step(step, name, step_name)


def _step(step: dict[str, yaml.Node], name: str, step_name: str) -> Iterator[Found]:
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


def _one(node: Any, *parts: str) -> Iterator[Found]:
    text = _text(node)
    if text:
        yield node.start_mark.line + 1, "pgettext", (lesson_context(*parts), text), []


def _fields(node: Any) -> dict[str, yaml.Node]:
    if not isinstance(node, yaml.MappingNode):
        return {}
    return {key.value: value for key, value in node.value if isinstance(key, yaml.ScalarNode)}


def _items(node: Any) -> list[yaml.Node]:
    return list(node.value) if isinstance(node, yaml.SequenceNode) else []


def _text(node: Any) -> str:
    return str(node.value) if isinstance(node, yaml.ScalarNode) else ""
