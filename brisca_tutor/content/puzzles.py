"""A puzzle pack file -> `PuzzlePack`."""

from __future__ import annotations

from ..game.ruleset import RULE_SETS, RuleSet
from . import slots
from .decode import Walker
from .fields import Fields
from .lessons import no_files, read_kind, read_trick
from .models import (
    TRICK_ASKS,
    BestStep,
    ChooseStep,
    CountStep,
    LastDrawStep,
    NumberStep,
    Puzzle,
    PuzzlePack,
    Step,
    SwapStep,
    TrickStep,
)
from .models_games import CanteStep, ContractStep, MayPlayStep, PartnerStep, RestStep
from .schema import PUZZLE_KINDS
from .source import Node

LEVELS = 5


def read_pack(walker: Walker, root: Node) -> PuzzlePack:
    """The pack in this document, without the puzzles that have problems.

    What is wrong is in ``walker.problems``; `Walker.finish` raises it.
    """
    fields = walker.fields(root, "pack")
    fields.format()
    node = fields.need("theme")
    theme = "" if node is None else walker.slug(node, "theme")
    lang = fields.lang()
    rules = fields.rules(RULE_SETS["brisca"])
    puzzles: list[Puzzle] = []
    first: dict[str, int] = {}
    node = fields.need("puzzles")
    for item in walker.items(node, "puzzles") if node is not None else ():
        before = len(walker.problems)
        inner = walker.fields(item, "puzzle")
        puzzle = _puzzle(walker, inner, theme, lang, rules)
        id_node = inner.get("id")
        if id_node is not None and id_node.text in first:
            walker.tell("id-twice", id_node, id=id_node.text, line=first[id_node.text])
        elif id_node is not None:
            first[id_node.text] = id_node.line
        if puzzle is not None and len(walker.problems) == before:
            puzzles.append(puzzle)
    return PuzzlePack(
        theme=theme,
        lang=lang,
        title=fields.text("title", needed=True),
        idea=fields.text("idea", {}),
        puzzles=tuple(puzzles),
        file=walker.source.file,
        places=fields.places,
    )


def _puzzle(
    walker: Walker, fields: Fields, theme: str, lang: str, default: RuleSet
) -> Puzzle | None:
    id_node = fields.need("id")
    level_node = fields.need("level")
    id = "" if id_node is None else walker.puzzle_id(id_node, "id")
    rules = fields.rules(default)
    step = _step(walker, fields, id, rules)
    if step is None:
        return None
    notes: dict[str, slots.Kind] = _NOTE_SLOTS.get(type(step), {})
    if isinstance(step, TrickStep) and step.ask in ("winner", "points"):
        notes = {**notes, "answer": "seat" if step.ask == "winner" else "number"}
    return Puzzle(
        id=id,
        theme=theme,
        level=1 if level_node is None else walker.number(level_node, "level", 1, LEVELS),
        rules=rules,
        step=step,
        note=fields.text("note", notes),
        tags=fields.slugs("tags"),
        lang=lang,
        places=fields.places,
    )


_NOTE_SLOTS: dict[type[object], dict[str, slots.Kind]] = {
    TrickStep: slots.TRICK,
    ChooseStep: slots.TRICK,
    CountStep: {**slots.COUNT, "answer": "number"},
    NumberStep: {"number": "number", "answer": "number"},
    LastDrawStep: {**slots.TRICK, "face_up": "card", "answer": "seat"},
    SwapStep: {"face_up": "card", "trump": "suit"},
    BestStep: {"trump": "suit"},
    MayPlayStep: {"trump": "suit"},
    ContractStep: slots.CONTRACT,
    CanteStep: {"trump": "suit"},
    PartnerStep: {"called": "card"},
    RestStep: {"answer": "seat"},
}


def _step(walker: Walker, fields: Fields, id: str, rules: RuleSet) -> Step | None:
    """What the puzzle asks; a trick has its keys in the map of the puzzle itself."""
    kinds = [key for key in PUZZLE_KINDS if fields.has(key)]
    if len(kinds) > 1:
        second = fields.values[kinds[1]]
        walker.tell("step-kinds", second, first=kinds[0], second=kinds[1])
        return None
    if kinds:
        return read_kind(walker, fields, id, kinds[0], rules, no_files, _OWN)
    for key in ("rule", "options"):
        if fields.has(key):
            walker.tell("key-other-step", fields.values[key], key=key, kind="trick")
    if not fields.has("ask") and fields.sound:
        walker.tell("missing-key-of", fields.node, key="ask", allowed=TRICK_ASKS)
        return None
    return read_trick(walker, fields, fields, id, rules)


_OWN = ("id", "level", "rules", "note", "tags")
