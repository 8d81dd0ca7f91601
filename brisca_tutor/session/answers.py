"""What comes of an answer: right with its reason, or wrong with what refutes it (decision 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from ..game.cards import Card
from ..reasons.trick import Losing, TrickReason
from .questions import Option, Question, Words

if TYPE_CHECKING:  # `explain` borrows an outcome and must not load the lessons
    from .goals import GoalWalk

Answer = str | int | tuple[str, ...]
"""An option id, a number, or the ids of everything picked (pick-all; may be empty)."""

Verdict = Literal["right", "wrong", "played", "not_an_option", "revealed"]

Slip = Literal["without_bonus", "remaining", "left_out", "strength", "number_of_cards"]
"""How a wrong number of points may have come about: the last trick bonus forgotten; what remains
given for what was asked, or the other way round; one card left out; strength or the printed
numbers taken for points; the cards counted instead of their points."""


class Picked(NamedTuple):
    """Something that should, or should not, have been picked, and why.

    Attributes:
        option: the card or choice.
        trick: the trick as it would stand with this card, for ``winners`` and ``losers``.
    """

    option: Option
    trick: TrickReason | None = None


class Refutation(NamedTuple):
    """Why an answer is wrong. What does not apply is None or empty.

    Attributes:
        rule: id of the rule that decides.
        words: what the author says to this very answer, or why this choice is wrong.
        card: the card of the answer: the one the chosen seat played, or the one chosen.
        beaten_by: the card that beats it.
        seat: who played ``beaten_by``; a seat name.
        loses: how ``card`` loses.
        misconceptions: ids of the mistaken beliefs that would give this answer.
        terms: the cards of a sum of points, in order.
        slip: how a wrong number may have come about.
        slip_card: the card left out, when that is the slip.
        missing: what should have been picked too, in the order shown.
        extra: what should not have been picked, in the order shown.
    """

    rule: str = ""
    words: Words | None = None
    card: Card | None = None
    beaten_by: Card | None = None
    seat: str | None = None
    loses: Losing | None = None
    misconceptions: tuple[str, ...] = ()
    terms: tuple[Card, ...] = ()
    slip: Slip | None = None
    slip_card: Card | None = None
    missing: tuple[Picked, ...] = ()
    extra: tuple[Picked, ...] = ()


class Outcome(NamedTuple):
    """What came of an answer, or of asking for the solution.

    Attributes:
        kind: ``not_an_option`` (unknown, or struck out already) is no try and changes nothing;
            after ``played`` a goal goes on, and nothing is decided.
        question: the question that was judged.
        answer: what was answered; None for a revealed solution.
        record: what to store: ``first``, ``right``, ``wrong``, ``revealed``; empty for nothing.
        first_try: right at once and without a hint.
        solved: the item counts as solved, now or from before; revealing alone never solves.
        tries: answers given to this question in this run, this one included.
        hints: real hints shown for it in this run.
        refutation: why a wrong answer is wrong; None otherwise.
        because: the author's words for a right choice, or None.
        left: the options that are not struck out.
        goal: the goal as it stands after a card played to it; None for other questions.
    """

    kind: Verdict
    question: Question
    answer: Answer | None
    record: str = ""
    first_try: bool = False
    solved: bool = False
    tries: int = 0
    hints: int = 0
    refutation: Refutation | None = None
    because: Words | None = None
    left: tuple[Option, ...] = ()
    goal: GoalWalk | None = None

    @property
    def reason(self) -> TrickReason | None:
        """Why the trick of the question is won, if it is about a whole trick."""
        return self.question.reason


class Hint(NamedTuple):
    """One rung of the hint ladder.

    Attributes:
        number: 1 for the first.
        of: how many there are.
        words: the author's words, or None for a hint of the engine.
        rule: the rule to think of, for a hint of the engine.
        cards: the cards that matter, for a hint of the engine; empty on its first rung.
    """

    number: int
    of: int
    words: Words | None = None
    rule: str = ""
    cards: tuple[Card, ...] = ()
