"""The values of one map of a file, by key: what the readers of each kind of file work with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from ..game.cards import Card, Suit
from ..game.errors import Place
from ..game.ruleset import RuleSet
from .slots import Kind
from .source import Node

if TYPE_CHECKING:
    from .decode import Walker

LANGUAGES = ("es", "fr", "it")

Text = TypeVar("Text", bound=str)


class Fields:
    """The values of one map by key.

    Attributes:
        sound: False when the node was no map at all, so that nothing more is said about it.
        places: where the parts stand, gathered while they are read.
    """

    def __init__(
        self, walker: Walker, node: Node, kind: str, values: dict[str, Node], sound: bool = True
    ) -> None:
        self.walker = walker
        self.node = node
        self.kind = kind
        self.values = values
        self.sound = sound
        self.places: dict[str, Place] = {"": walker.place(node)}
        for key, value in values.items():
            self.places[key] = walker.place(value)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.values

    def get(self, key: str) -> Node | None:
        """The node of a key, or None."""
        return self.values.get(key)

    def need(self, key: str) -> Node | None:
        """The node of a key that must be there."""
        if key not in self.values and self.sound:
            self.walker.tell("missing-key", self.node, key=key)
        return self.values.get(key)

    def format(self) -> None:
        """Check ``format: 1``."""
        node = self.need("format")
        if node is not None:
            text = self.walker.word(node, "format")
            if text and text != "1":
                self.walker.tell("format-unknown", node, text=text[:60])

    def text(
        self, key: str, slots: Mapping[str, Kind] | None = None, *, needed: bool = False
    ) -> str:
        """A text for people, empty when it is not there."""
        node = self.need(key) if needed else self.get(key)
        return "" if node is None else self.walker.text(node, key, slots)

    def texts(self, key: str, slots: Mapping[str, Kind] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        node = self.get(key)
        if node is None:
            return ()
        items = self.walker.items(node, key)
        self._number(key, map(self.walker.place, items))
        return tuple(self.walker.text(item, key, slots) for item in items)

    def slugs(self, key: str) -> tuple[str, ...]:
        """A list of ids."""
        node = self.get(key)
        if node is None or (node.kind == "list" and not node.items):
            return ()
        items = self.walker.items(node, key)
        self._number(key, map(self.walker.place, items))
        return tuple(self.walker.slug(item, key) for item in items)

    def choice(self, key: str, allowed: tuple[Text, ...], default: Text) -> Text:
        """One of some codes; the default when it is missing or wrong."""
        node = self.get(key)
        if node is None:
            return default
        text = self.walker.one_of(node, key, allowed)
        return next((one for one in allowed if one == text), default)

    def cards(self, key: str) -> tuple[Card, ...]:
        """The cards of a key that must be there."""
        node = self.need(key)
        found = [] if node is None else self.walker.cards(node, key)
        self._number(key, (place for _, place in found))
        return tuple(one for one, _ in found)

    def suit(self, key: str) -> Suit:
        """The suit of a key that must be there."""
        node = self.need(key)
        return Suit.COINS if node is None else self.walker.suit(node, key)

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A number; the default when it is not there."""
        node = self.get(key)
        return default if node is None else self.walker.number(node, key, low, high)

    def lang(self) -> str:
        """The language of the file."""
        node = self.need("lang")
        return "es" if node is None else self.walker.one_of(node, "lang", LANGUAGES)

    def rules(self, default: RuleSet) -> RuleSet:
        """The rule set of a key ``rules``."""
        node = self.get("rules")
        return default if node is None else self.walker.rules(node)

    def _number(self, key: str, places: Iterable[Place]) -> None:
        self.places.update({f"{key}.{at}": place for at, place in enumerate(places)})
