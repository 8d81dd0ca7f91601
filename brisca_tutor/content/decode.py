"""From nodes to values: the walker that every kind of file is decoded with.

It never stops at a problem: a getter that finds one notes it and gives back something of the
right type, and whoever asked the walker to decode a file looks at `Walker.problems` first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from ..game.cards import CARD_BY_CODE, CARDS, Card, Suit
from ..game.changes import rule_set
from ..game.errors import Place, Problem, Problems
from ..game.ruleset import RULE_SETS, RuleSet
from .fields import Fields
from .problems import capped
from .schema import KEYS, belongs, nearest
from .slots import Kind, unknown
from .source import Document, Node, Source

MAX_TEXT = 4000

_SLUG = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_PUZZLE_ID = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_SPANISH_NUMBER = re.compile(r"(1[012])([oceb])")
_SPANISH_RANKS = {"10": "S", "11": "C", "12": "R"}
_SUIT_NAMES = {
    "o": "oros oro ors or coins denari danari deniers carreau quadri diamantes",
    "c": "copas copa coppe coupes cups coeur cuori corazones",
    "e": "espadas espada spade epees épées swords pique picche picas",
    "b": "bastos basto bastoni batons bâtons clubs trefle trèfle fiori treboles tréboles",
}
_RANK_LETTERS = {"j": "S", "v": "S", "f": "S", "q": "C", "d": "C", "k": "R", "a": "1"}


class Walker:
    """Decodes one document and gathers everything that is wrong with it."""

    def __init__(self, document: Document) -> None:
        self.source: Source = document.source
        self.problems: list[Problem] = list(document.problems)

    def place(self, node: Node) -> Place:
        """Where a node stands."""
        return self.source.place(node.line, node.column)

    def tell(
        self, code: str, where: Node | Place, rule: str | None = None, **slots: object
    ) -> None:
        """Note a problem, unless it is about a node that was already complained about."""
        if isinstance(where, Node):
            if where.kind == "broken":
                return
            where = self.place(where)
        problem = Problem(code, rule, place=where)
        problem.slots.update(slots)
        self.problems.append(problem)

    def finish(self) -> None:
        """Raise everything that was noted.

        Raises:
            Problems: in the order of their places, `MAX_PROBLEMS` of a file at the most.
        """
        if self.problems:
            raise Problems(capped(self.problems))

    # -- maps and lists

    def fields(self, node: Node, kind: str) -> Fields:
        """The values of a map of this kind; keys that it cannot have are noted."""
        if node.kind != "map":
            if node.style == "[" or node.kind != "text":
                self.tell("expected-map", node, kind=kind)
            elif node.empty:
                self.tell("empty", node)
            else:
                self.tell("expected-map", node, kind=kind)
            return Fields(self, node, kind, {}, sound=False)
        values: dict[str, Node] = {}
        for key, value in node.pairs:
            if key.text in KEYS[kind]:
                values[key.text] = value
            else:
                self._unknown_key(key, value, node, kind)
        return Fields(self, node, kind, values)

    def _unknown_key(self, key: Node, value: Node, node: Node, kind: str) -> None:
        if node.style == "{" and value.empty:
            self.tell("comma-in-text", key, text=key.text)
            return
        other = belongs(key.text, kind)
        if other:
            self.tell(f"key-belongs-{other}", key, key=key.text)
            return
        near = nearest(key.text, KEYS[kind])
        if near:
            self.tell("unknown-key-near", key, key=key.text, near=near)
        else:
            self.tell("unknown-key", key, key=key.text, known=KEYS[kind])

    def items(self, node: Node, key: str) -> list[Node]:
        """The nodes of a list."""
        if node.kind == "list":
            if not node.items:
                self.tell("empty-list", node, key=key)
            return node.items
        self.tell("empty" if node.empty else "expected-list", node, key=key)
        return []

    # -- texts

    def text(self, node: Node, key: str, slots: Mapping[str, Kind] | None = None) -> str:
        """A text for people; ``slots`` are the names that may be used in it, None for none."""
        text = self.word(node, key)
        if not text or node.kind == "broken":
            return text
        if not node.style:
            self._cut(node)
        if len(text) > MAX_TEXT:
            self.tell("text-too-long", node, limit=MAX_TEXT)
        if slots is not None:
            for slot, near in unknown(text, slots):
                where = self.source.within(node, slot)
                if near:
                    self.tell("slot-unknown-near", where, slot=slot, near=near)
                elif len(slot) > 1:
                    known = tuple(slots) or ("1o.the",)
                    self.tell("slot-unknown", where, slot=slot, known=known)
                else:
                    self.tell("slot-brace", where, sign=slot)
        return text.strip()

    def word(self, node: Node, key: str) -> str:
        """A text that is a code, a name or a number; it must not be empty."""
        if node.kind == "text":
            if not node.text.strip():
                if self._comment_at(node) >= 0:
                    at = self._comment_at(node)
                    self.tell("yaml-hash", self.source.place(node.end_line, at + 1))
                else:
                    self.tell("empty", node, key=key)
            return node.text
        if node.style:
            self.tell("yaml-brace-start", node)
        else:
            self.tell("expected-text", node, key=key)
        return ""

    def _comment_at(self, node: Node) -> int:
        """Index of the ``#`` that follows a plain scalar on its line, or -1."""
        if node.style:
            return -1
        line = (
            self.source.lines[node.end_line - 1] if node.end_line <= len(self.source.lines) else ""
        )
        rest = line[node.end_column - 1 :]
        spaces = len(rest) - len(rest.lstrip(" "))
        return node.end_column - 1 + spaces if rest[spaces : spaces + 1] == "#" else -1

    def _cut(self, node: Node) -> None:
        at = self._comment_at(node)
        if at < 0:
            return
        line = self.source.lines[node.end_line - 1]
        if line[at - 2 : at] == "  " and line[at + 1 : at + 2] in ("", " "):
            return
        self.tell("yaml-hash", self.source.place(node.end_line, at + 1))

    def one_of(self, node: Node, key: str, allowed: Sequence[str]) -> str:
        """A text out of a list of codes."""
        text = self.word(node, key)
        if text and text not in allowed:
            near = nearest(text, list(allowed))
            code = "not-one-of-near" if near else "not-one-of"
            self.tell(code, node, key=key, text=text, allowed=tuple(allowed), near=near)
        return text

    def slug(self, node: Node, key: str) -> str:
        """An id: small letters, digits and hyphens, a letter first."""
        return self._id(node, key, _SLUG, "slug")

    def puzzle_id(self, node: Node, key: str) -> str:
        """The id of a puzzle, which may have capital letters."""
        return self._id(node, key, _PUZZLE_ID, "puzzle-id")

    def _id(self, node: Node, key: str, pattern: re.Pattern[str], code: str) -> str:
        text = self.word(node, key)
        if text and (
            len(text) > 60
            or not pattern.fullmatch(text)
            or text.lower() in ("null", "true", "false")
        ):
            self.tell(code, node, key=key, text=text[:60])
        return text

    # -- numbers and switches

    def number(self, node: Node, key: str, low: int, high: int) -> int:
        """A whole number in plain decimal digits."""
        text = self.word(node, key)
        if not text:
            return low
        if not _NUMBER.fullmatch(text):
            near = text.lstrip("0") if re.fullmatch("0+[1-9][0-9]{0,8}", text) else ""
            self.tell("expected-number", node, key=key, text=text[:60], near=near)
            return low
        if not low <= int(text) <= high:
            self.tell("number-range", node, key=key, number=int(text), low=low, high=high)
            return low
        return int(text)

    def switch(self, node: Node, key: str) -> bool:
        """True or false."""
        text = self.word(node, key).lower()
        if text and text not in ("true", "false", "on", "off"):
            self.tell("expected-switch", node, key=key, text=text[:60])
        return text in ("true", "on")

    # -- cards, suits, seats, rules

    def card(self, text: str, place: Place) -> Card | None:
        """The card of a code; ``10o 11o 12o`` are the Spanish numbers."""
        found = CARD_BY_CODE.get(text)
        if found:
            return found
        spanish = _SPANISH_NUMBER.fullmatch(text)
        if spanish:
            return CARD_BY_CODE[_SPANISH_RANKS[spanish[1]] + spanish[2]]
        near = _nearest_card(text)
        if near:
            self.tell("card-code-near", place, text=text, near=near)
        else:
            self.tell("card-code", place, text=text[:60])
        return None

    def one_card(self, node: Node, key: str) -> Card:
        """A single card."""
        text = self.word(node, key)
        return (self.card(text, self.place(node)) if text else None) or CARDS[0]

    def cards(self, node: Node, key: str) -> list[tuple[Card, Place]]:
        """Cards, as a text parted by spaces or as a list; no card comes twice."""
        words: list[tuple[str, Place]] = []
        if node.kind == "list":
            for item in self.items(node, key):
                words += [(self.word(item, key), self.place(item))]
        elif self.word(node, key):
            words = self.source.words(node)
        found = [(self.card(text, place), place) for text, place in words if text]
        good = [(one, place) for one, place in found if one is not None]
        self.once(good)
        return good

    def once(self, cards: Iterable[tuple[Card, Place]]) -> None:
        """Note every card that comes a second time (P1)."""
        seen: set[Card] = set()
        for one, place in cards:
            if one in seen:
                self.tell("card-twice", place, "P1", card=one)
            seen.add(one)

    def suit(self, node: Node, key: str) -> Suit:
        """A suit by its letter."""
        text = self.word(node, key)
        if text in ("o", "c", "e", "b"):
            return Suit(text)
        if text:
            folded = text.casefold()
            near = next((one for one, names in _SUIT_NAMES.items() if folded in names.split()), "")
            near = near or (folded if folded in _SUIT_NAMES else "")
            self.tell("suit-code-near" if near else "suit-code", node, text=text[:60], near=near)
        return Suit.COINS

    def seat(self, node: Node, key: str) -> str:
        """The name of a seat."""
        text = self.word(node, key)
        if text and (
            len(text) > 30
            or not text.isprintable()
            or text != text.strip()
            or set(text) & set("{}+")
        ):
            self.tell("seat-name", node, text=" ".join(text.split())[:30])
        return text

    def rules(self, node: Node) -> RuleSet:
        """A rule set: its name, or a map with ``base`` and the values that differ."""
        plain = RULE_SETS["brisca"]
        if node.kind == "text":
            name = self.word(node, "rules")
            return (self._rules(node, name, {}, {}) if name else None) or plain
        if node.kind != "map":
            self.tell("expected-map", node, kind="rules")
            return plain
        values = {key.text: (key, value) for key, value in node.pairs}
        if "base" not in values:
            self.tell("missing-key", node, key="base")
            return plain
        base = self.word(values["base"][1], "base")
        changes = {
            key: self.word(value, key) for key, (_, value) in values.items() if key != "base"
        }
        if not base or not all(changes.values()):
            return plain
        keys = {key: pair for key, pair in values.items() if key != "base"}
        return self._rules(values["base"][1], base, changes, keys) or plain

    def _rules(
        self,
        base: Node,
        name: str,
        changes: Mapping[str, str],
        nodes: Mapping[str, tuple[Node, Node]],
    ) -> RuleSet | None:
        sound = True
        for key, text in changes.items():
            problem = _try_rules("brisca", ((key, text),))
            if isinstance(problem, Problem) and problem.code in ("rule-key", "rule-value"):
                where = nodes[key][0 if problem.code == "rule-key" else 1]
                self.tell(problem.code, where, problem.rule, **problem.slots)
                sound = False
        if not sound:
            return None
        made = _try_rules(name, tuple(changes.items()))
        if isinstance(made, RuleSet):
            return made
        self.tell(made.code, base, made.rule, **made.slots)
        return None


@cache
def _try_rules(name: str, changes: tuple[tuple[str, str], ...]) -> RuleSet | Problem:
    try:
        return rule_set(name, dict(changes))
    except Problem as problem:
        return problem


def _nearest_card(text: str) -> str:
    """The code that a misspelt code most likely means, or empty."""
    letters = re.sub(r"[^0-9A-Za-z]", "", text).lower()
    for one in (letters, letters[-1:] + letters[:-1], letters[1:] + letters[:1]):
        rank, suit = one[:-1], one[-1:]
        rank = _SPANISH_RANKS.get(rank) or _RANK_LETTERS.get(rank) or rank.upper()
        if rank + suit in CARD_BY_CODE:
            return rank + suit
    return ""
