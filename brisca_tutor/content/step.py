"""What every step has, whatever it asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ..game.cards import Card
from ..game.errors import Place
from ..game.ruleset import RuleSet


class SeatCard(NamedTuple):
    """A card played by a seat, named."""

    seat: str
    card: Card


Places = Mapping[str, Place]
"""Where the parts of a value stand: ``"ask"``, ``"plays"``, ``"plays.0"``, ``"hand.2"``,
``"wrong.Ana"``, ``"hints.1"``, ``"options.0.because"``; ``""`` is the value itself."""


class SeatName(str):
    """The name of a seat, reserved words such as ``me`` included; not a text to show as it is."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseStep:
    """What every step has.

    Attributes:
        id: unique in its lesson; progress is kept under it.
        idea: text shown before the question, or empty.
        hints: from a general idea to the answer, asked for one by one.
        wrong: text for a particular wrong answer, by its canonical text (a seat name, a
            number, a card code); the engine explains the others.
        done: text shown after the right answer, or empty.
        answer: the answers the file states, canonical texts; empty when it leaves them to the
            engine, which decides in any case.
        rules: its own rule set, or None for that of the lesson.
        places: where the parts stand in the file.
    """

    id: str
    idea: str = ""
    rules: RuleSet | None = None
    hints: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    done: str = ""
    answer: tuple[str, ...] = ()
    places: Places = field(default_factory=dict, compare=False, repr=False)
