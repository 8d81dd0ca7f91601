"""The named slots that lesson texts may use, and how their names are checked.

A slot is ``{name}`` or ``{name.form}``; ``{{`` and ``}}`` stand for braces. Which names there
are depends on the kind of step; any card may be named by its code: ``{1o.the}``, ``{Rc}``.
`facts` has the values.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Literal

from ..game.cards import CARD_BY_CODE

Kind = Literal["card", "suit", "number", "seat"]

_FORMS: dict[Kind, frozenset[str]] = {
    "card": frozenset("bare the of to with a Bare The Of To With A".split()),
    "suit": frozenset("name of the Name Of The".split()),
    "number": frozenset(),
    "seat": frozenset(),
}

_TOKEN = re.compile(r"\{\{|\}\}|\{([A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+){0,3})\}|\{[^{}]*\}|[{}]")

TRICK: dict[str, Kind] = {
    "winner.card": "card",
    "winner.seat": "seat",
    "lead.card": "card",
    "lead.seat": "seat",
    "led": "suit",
    "trump": "suit",
    "trick.points": "number",
}
"""About a whole trick; in a `ChooseStep`, about the cards that lie there so far."""

COUNT: dict[str, Kind] = {"count.points": "number", "count.remaining": "number"}
CONTRACT: dict[str, Kind] = {
    "contract.needed": "number",
    "contract.cards": "number",
    "contract.points": "number",
}
"""About a contract: what it is about, the card points of the declarer's side, its points in all."""

HAND: dict[str, Kind] = {"trump": "suit", "hand.to_come": "number"}
"""A hand step as a whole; with ``hand.points_NAME`` for every seat."""


def unknown(text: str, names: Mapping[str, Kind]) -> Iterator[tuple[str, str]]:
    """What is wrong with the slots of a text: each as written, and the nearest right one.

    A brace that is part of no slot is given as it stands, with an empty second text.
    """
    if "{" not in text and "}" not in text:
        return
    for found in _TOKEN.finditer(text):
        slot = found[0]
        if slot in ("{{", "}}"):
            continue
        name = found[1]
        if name is None:
            yield slot, ""
        elif not _known(name, names):
            near = get_close_matches(name, _all(names), 1, 0.5)
            yield slot, f"{{{near[0]}}}" if near else ""


def _known(name: str, names: Mapping[str, Kind]) -> bool:
    root, _, form = name.rpartition(".")
    for whole, last in ((name, ""), (root, form)):
        kind: Kind | None = "card" if whole in CARD_BY_CODE else names.get(whole)
        if kind and (not last or last in _FORMS[kind]):
            return True
    return False


def _all(names: Mapping[str, Kind]) -> list[str]:
    found = []
    for name, kind in names.items():
        found.append(name)
        found += [f"{name}.{form}" for form in sorted(_FORMS[kind])]
    return found
