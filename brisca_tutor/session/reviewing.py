"""Past mistakes asked again: a run over flagged decisions, as a value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from ..coach.advice import Choice
from ..coach.grades import Grade
from ..coach.review import Decision, judge
from ..game import dealcode
from ..game.actions import Move
from ..game.deal import make_deal
from ..game.hand import apply, legal_actions, start
from ..game.view import PlayerView, view
from .practice import RUNGS, Practice


class Moment(NamedTuple):
    """A decision that a person made in a practised hand.

    Attributes:
        at: how many actions came before it; with the hand it is the id of the decision.
        seen: the view it was made from.
        action: what was done.
    """

    at: int
    seen: PlayerView
    action: Move


def moments(practice: Practice) -> Iterator[Moment]:
    """Every decision of a person between two options or more, in order.

    Views are given of a finished hand or of the person's own past only.
    """
    table, code = practice.table, practice.code
    state, _ = start(make_deal(table.rules, table.seats, code.dealer, dealcode.deck_of(code)))
    for at, action in enumerate(practice.actions):
        person = table.levels[action.seat] is None
        if person and isinstance(action, Move) and len(legal_actions(state)) > 1:
            yield Moment(at, view(state, action.seat), action)
        state, _ = apply(state, action)


class Mistake(NamedTuple):
    """A flagged decision to be asked again.

    Attributes:
        item: its id in the progress.
        deal: the deal code of its hand.
        names: the seats of that hand.
        decision: the decision, judged.
    """

    item: str
    deal: str
    names: tuple[str, ...]
    decision: Decision


def flagged(moment: Moment, least: Grade = "mistake", worlds: int | None = None) -> Decision | None:
    """The decision with everything there is to say, if it was that bad or worse."""
    decision = judge(moment.seen, moment.action, worlds)
    grades: tuple[Grade, ...] = ("doubtful", "mistake", "grave")
    if decision.grade not in grades or grades.index(decision.grade) < grades.index(least):
        return None
    return decision


Kind = Literal["right", "wrong", "revealed"]


class Judged(NamedTuple):
    """What an answer to a past mistake came to.

    Attributes:
        kind: ``right`` for the best option or one as good; ``revealed`` when it was shown.
        choice: what there is to say about the option; the best one for ``revealed``.
        first: right at the first try, without a hint.
        record: outcome to be stored.
    """

    kind: Kind
    choice: Choice
    first: bool
    record: str


class ReviewRun(NamedTuple):
    """Mistakes one after the other; begin with `ReviewRun(tuple_of_mistakes)`.

    Attributes:
        mistakes: what is asked, in order.
        at: the place of the present one.
        struck: answers to it that were wrong.
        hints: hint steps shown for it.
        solved, revealed: how many ended so.
    """

    mistakes: tuple[Mistake, ...]
    at: int = 0
    struck: tuple[Move, ...] = ()
    hints: int = 0
    solved: int = 0
    revealed: int = 0

    @property
    def mistake(self) -> Mistake | None:
        """The mistake that is asked now, or None at the end."""
        return self.mistakes[self.at] if self.at < len(self.mistakes) else None

    def submit(self, action: Move) -> tuple[ReviewRun, Judged]:
        """Judge an answer; a right one goes on to the next mistake.

        Raises:
            KeyError: the action is not one of the options.
        """
        mistake = self.mistake
        assert mistake is not None
        choice = mistake.decision.advice.of(action)
        if choice.good:
            first = not self.struck and not self.hints
            outcome = Judged("right", choice, first, "first" if first else "right")
            return self._next(solved=self.solved + 1), outcome
        struck = self.struck if action in self.struck else (*self.struck, action)
        return self._replace(struck=struck), Judged("wrong", choice, False, "wrong")

    def hint(self) -> ReviewRun:
        """One step further up the hint ladder."""
        return self._replace(hints=min(self.hints + 1, RUNGS))

    def reveal(self) -> tuple[ReviewRun, Judged]:
        """Show the solution, which never counts as solved, and go on."""
        mistake = self.mistake
        assert mistake is not None
        judged = Judged("revealed", mistake.decision.advice.best, False, "revealed")
        return self._next(revealed=self.revealed + 1), judged

    def skip(self) -> ReviewRun:
        """Leave this one for another time."""
        return self._next()

    def _next(self, *, solved: int | None = None, revealed: int | None = None) -> ReviewRun:
        return ReviewRun(
            self.mistakes,
            self.at + 1,
            solved=self.solved if solved is None else solved,
            revealed=self.revealed if revealed is None else revealed,
        )
