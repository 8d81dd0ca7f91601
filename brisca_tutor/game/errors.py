"""What can go wrong, as data: a code, slots for the sentence, a rule id and a place.

A `Problem` is raised in any room, worded only in ``language`` and turned into an
exit code only in ``cli``.
"""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """Where in a file: line and column count from 1; ``quote`` is the line's text."""

    file: str
    line: int
    column: int
    quote: str = ""


class Problem(Exception):
    """Something that a person must be told about.

    Attributes:
        code: stable name of the kind of problem, such as ``card-not-held``.
        rule: id of the rule that is broken, as `brisca rules` lists them, or None.
        slots: what the sentence names: cards, numbers, seat names, texts.
        place: where in a file, once somebody knows it.
    """

    def __init__(
        self, code: str, rule: str | None = None, *, place: Place | None = None, **slots: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.place = place
        self.slots = slots

    def at(self, place: Place | None) -> Problem:
        """The same problem with this place, unless it already knows one."""
        if self.place is None:
            self.place = place
        return self

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.slots.items())
        return f"{self.code}({facts})"


class Problems(Exception):
    """All problems of one input, in the order of their places; never empty."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(f"{len(problems)} problems")
        self.problems = problems
