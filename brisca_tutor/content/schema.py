"""Which keys there are, and where each belongs: the tables behind `decode`.

The names of the places are also the ends of codes: ``key-belongs-puzzle``.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

from .source import Node

STEP_KINDS: dict[str, tuple[str, ...]] = {
    "trick": ("ask", "answer", "wrong", "hints", "done"),
    "choose": ("ask", "answer", "wrong", "hints", "done"),
    "count": ("ask", "answer", "wrong", "hints", "done"),
    "number": ("seats", "rank", "answer", "wrong", "hints", "done"),
    "order": ("ask", "answer", "wrong", "hints", "done"),
    "question": ("rule", "options", "hints", "done"),
    "result": ("ask", "answer", "wrong", "hints", "done"),
    "last_draw": ("answer", "wrong", "hints", "done"),
    "may_swap": ("answer", "wrong", "hints", "done"),
    "best": ("answer", "wrong", "hints", "done"),
    "goal": ("wrong", "hints", "done"),
    "may_play": ("answer", "wrong", "hints", "done"),
    "auction": ("ask", "answer", "wrong", "hints", "done"),
    "contract": ("ask", "answer", "wrong", "hints", "done"),
    "may_announce": ("ask", "answer", "wrong", "hints", "done"),
    "hidden_trump": ("answer", "wrong", "hints", "done"),
    "partner": ("answer", "wrong", "hints", "done"),
    "sign": ("ask", "answer", "wrong", "hints", "done"),
    "rests": ("answer", "wrong", "hints", "done"),
    "hand": ("ask", "notes", "hints", "done"),
}
"""The key that makes a step what it is -> the further keys of such a step."""

PUZZLE_KINDS = (
    "choose",
    "count",
    "number",
    "question",
    "result",
    "last_draw",
    "may_swap",
    "best",
    "may_play",
    "auction",
    "contract",
    "may_announce",
    "hidden_trump",
    "partner",
    "sign",
    "rests",
)
"""The kinds of step that a puzzle can be, besides a trick: its keys stand in the puzzle itself."""

STEP_KEYS = (
    "id",
    "idea",
    "rules",
    *STEP_KINDS,
    *sorted({key for keys in STEP_KINDS.values() for key in keys}),
)

KEYS: dict[str, tuple[str, ...]] = {
    "lesson": (
        "format",
        "id",
        "lang",
        "title",
        "objective",
        "teaches",
        "needs",
        "rules",
        "deck",
        "steps",
        "summary",
    ),
    "step": STEP_KEYS,
    "trick": ("trump", "plays", "seats", "last"),
    "choose": ("trump", "plays", "hand", "seats"),
    "option": ("text", "right", "because"),
    "result": ("points", "score", "last", "rests", "of"),
    "last_draw": ("face_up", "plays", "seats"),
    "may_swap": ("hand", "face_up", "trump", "covered", "seats", "moment"),
    "best": ("trump", "hand", "unseen", "lead", "face_up", "points"),
    "goal": ("trump", "face_up", "hand", "rival", "stock", "lead", "tricks", "points"),
    "may_play": ("trump", "plays", "hand", "stock", "seats"),
    "auction": ("seats", "bids", "offer"),
    "contract": (
        "seats",
        "declarer",
        "called",
        "partner",
        "bid",
        "points",
        "cards",
        "cantes",
        "last",
        "of",
        "score",
    ),
    "may_announce": ("trump", "hand", "moment", "announced", "declarer", "seats"),
    "hidden_trump": ("tricks", "winner"),
    "partner": ("seats", "declarer", "called", "tricks", "hand"),
    "sign": ("meaning", "trump", "hand", "trick", "played", "seats"),
    "rests": ("seats", "dealer", "hand"),
    "hand": (
        "file",
        "from",
        "to",
        "format",
        "rules",
        "seats",
        "dealer",
        "face_up",
        "deck",
        "actions",
    ),
    "pack": ("format", "theme", "lang", "title", "idea", "rules", "puzzles"),
    "puzzle": (
        "id",
        "level",
        "trump",
        "plays",
        "last",
        "ask",
        "answer",
        "seats",
        "rank",
        "rules",
        "wrong",
        "hints",
        "note",
        "tags",
        *PUZZLE_KINDS,
        "rule",
        "options",
    ),
    "record": ("format", "rules", "seats", "dealer", "face_up", "deck", "actions"),
    "swap": ("swap", "by", "bids", "trumps", "cante", "sign"),
    "position": (
        "format",
        "rules",
        "seats",
        "me",
        "hand",
        "trump",
        "face_up",
        "stock",
        "table",
        "won",
        "known",
        "open_stock",
        "swap_now",
        "announce_now",
        "bids",
        "contract",
        "cantes",
    ),
    "table": ("seat", "card"),
    "undertaken": ("declarer", "bid", "called", "partner"),
    "announced": ("by", "suit"),
    "course": ("format", "lessons"),
}
"""Every kind of map in a file, and its keys."""

_NEIGHBOURS: dict[str, tuple[str, ...]] = {
    "lesson": ("step", "trick", "option"),
    "step": ("trick", "lesson", "option"),
    "trick": ("step", "lesson"),
    "choose": ("step", "lesson"),
    "option": ("step", "lesson"),
    "result": ("step", "lesson"),
    "last_draw": ("step", "lesson"),
    "may_swap": ("step", "lesson"),
    "best": ("step", "lesson"),
    "goal": ("step", "lesson"),
    "may_play": ("step", "lesson"),
    "auction": ("step", "lesson"),
    "contract": ("step", "lesson"),
    "may_announce": ("step", "lesson"),
    "hidden_trump": ("step", "lesson"),
    "partner": ("step", "lesson"),
    "sign": ("step", "lesson"),
    "rests": ("step", "lesson"),
    "hand": ("step", "lesson"),
    "pack": ("puzzle",),
    "puzzle": ("pack",),
    "swap": ("record",),
    "table": ("position",),
    "undertaken": ("position",),
    "announced": ("position",),
}
"""Where else to look for a key that this map does not have, likeliest first."""


def belongs(key: str, kind: str) -> str:
    """The map to which a key that is wrong in this ``kind`` of map belongs, or empty."""
    for other in _NEIGHBOURS.get(kind, ()):
        if key in KEYS[other]:
            return other
    return ""


def nearest(word: str, known: tuple[str, ...] | list[str]) -> str:
    """The known word most like this one, or empty."""
    folded = {one.casefold(): one for one in known}
    near = get_close_matches(word.casefold(), folded, 1)
    return folded[near[0]] if near else ""


Loaded = Literal["lesson", "pack", "record", "position", "course"]


def kind_of(node: Node) -> Loaded | None:
    """What kind of file this is, by the keys it has."""
    keys = {key.text for key, _ in node.pairs} if node.kind == "map" else set()
    marks: tuple[tuple[Loaded, set[str]], ...] = (
        ("course", {"lessons"}),
        ("lesson", {"steps"}),
        ("pack", {"puzzles"}),
        ("record", {"deck", "dealer", "actions"}),
        ("position", {"hand", "stock", "me"}),
    )
    for kind, own in marks:
        if keys & own:
            return kind
    best = max(marks, key=lambda mark: len(keys & set(KEYS[mark[0]])))[0]
    return best if keys & (set(KEYS[best]) - {"format"}) else None
