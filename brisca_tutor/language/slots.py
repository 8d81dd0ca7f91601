"""Fill the named slots of a sentence, safely.

Catalogues and lesson files are untrusted input, so this is not ``str.format``: a slot is
a listed name, or a listed name with dots behind it (``{card.the}``, ``{winner.card.of}``);
nothing else of a value can be reached. ``{{`` and ``}}`` stand for braces.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

_TOKEN = re.compile(r"\{\{|\}\}|\{([A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+){0,3})\}|[{}]")


class SlotError(ValueError):
    """A sentence has a slot that nothing fills, or a stray brace; the text says which."""


def slot_names(text: str) -> list[str]:
    """The slots of a sentence in order, dots included.

    Raises:
        SlotError: a brace is neither part of a slot nor doubled.
    """
    names: list[str] = []
    for found in _TOKEN.finditer(text):
        if found[1]:
            names.append(found[1])
        elif found[0] in "{}":
            raise SlotError(found[0])
    return names


def fill(text: str, slots: Mapping[str, object], phrase: Callable[[object], object] = str) -> str:
    """The sentence with its slots filled.

    A value is a text, a number, a phrase (anything with a method ``form(name)``) or a
    mapping of further names. ``phrase`` turns a value into a text or a phrase first.

    Raises:
        SlotError: a slot is not listed, or a brace stands alone.
    """
    if "{" not in text and "}" not in text:
        return text

    def one(found: re.Match[str]) -> str:
        name = found[1]
        if name:
            return _value(name, slots, phrase)
        if len(found[0]) == 2:
            return found[0][0]
        raise SlotError(found[0])

    return _TOKEN.sub(one, text)


def _value(name: str, slots: Mapping[str, object], phrase: Callable[[object], object]) -> str:
    value: object = slots
    for part in name.split("."):
        if isinstance(value, Mapping):
            if part not in value:
                raise SlotError(name)
            value = value[part]
            if not isinstance(value, Mapping):
                value = phrase(value)
        else:
            form = getattr(type(value), "form", None)
            if form is None:
                raise SlotError(name)
            try:
                value = form(value, part)
            except KeyError:
                raise SlotError(name) from None
    if isinstance(value, Mapping):
        raise SlotError(name)
    return str(value)
