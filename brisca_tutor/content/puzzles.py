"""A puzzle pack file -> `PuzzlePack`."""

from __future__ import annotations

from typing import Any

from ..game.ruleset import RULE_SETS, RuleSet
from . import slots
from .decode import Walker
from .fields import Fields
from .models import PUZZLE_ASKS, Puzzle, PuzzlePack
from .shared_keys import check_seats, plays_of, stated_answer
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
        if id_node is not None and puzzle.id in first:
            walker.tell("id-twice", id_node, id=puzzle.id, line=first[puzzle.id])
        elif id_node is not None:
            first[puzzle.id] = id_node.line
        if len(walker.problems) == before:
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


def _puzzle(walker: Walker, fields: Fields, theme: str, lang: str, default: RuleSet) -> Puzzle:
    id_node = fields.need("id")
    ask: Any = fields.choice("ask", PUZZLE_ASKS, "winner")
    if not fields.has("ask") and fields.sound:
        walker.tell("missing-key-of", fields.node, key="ask", allowed=PUZZLE_ASKS)
    level_node = fields.need("level")
    plays = plays_of(walker, fields, 2)
    check_seats(walker, fields, len(plays))
    names: dict[str, slots.Kind] = {
        **slots.TRICK,
        "answer": "seat" if ask == "winner" else "number",
    }
    answer = stated_answer(fields)
    if ask == "winner":
        seats = {play.card.code: play.seat for play in plays}
        answer = tuple(seats.get(one, one) for one in answer)
    return Puzzle(
        id="" if id_node is None else walker.puzzle_id(id_node, "id"),
        theme=theme,
        level=1 if level_node is None else walker.number(level_node, "level", 1, LEVELS),
        rules=fields.rules(default),
        seats=len(plays),
        trump=fields.suit("trump"),
        plays=plays,
        ask=ask,
        hints=fields.texts("hints", names),
        note=fields.text("note", names),
        tags=fields.slugs("tags"),
        answer=answer,
        lang=lang,
        places=fields.places,
    )
