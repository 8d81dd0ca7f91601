"""What a run remembers of one question: tries, hints, struck-out options, solved or revealed."""

from __future__ import annotations

from typing import NamedTuple

from .answers import Answer, Hint, Outcome, Refutation, Verdict
from .hints import ladder
from .judge import accepted_form, refute
from .questions import Option, Question


class Mark(NamedTuple):
    """What happened to one page or puzzle.

    Attributes:
        tries: answers given in this run.
        hints: real hints shown in this run.
        struck: ids of options answered wrong in this run; they are not offered again.
        answered: answered right in this run.
        revealed: the solution was shown.
        solved: answered right without the solution having been shown, now or earlier.
        read: left behind, where nothing is asked.
        skipped: left behind unanswered.
    """

    tries: int = 0
    hints: int = 0
    struck: frozenset[str] = frozenset()
    answered: bool = False
    revealed: bool = False
    solved: bool = False
    read: bool = False
    skipped: bool = False

    @property
    def settled(self) -> bool:
        """Whether nothing is open here any more: solved, revealed or read."""
        return self.solved or self.revealed or self.read


NEW = Mark()
"""Nothing has happened yet."""

STORED = {
    "solved": Mark(solved=True),
    "revealed": Mark(revealed=True),
    "read": Mark(read=True),
    "skipped": Mark(skipped=True),
}
"""Marks of earlier runs, by the word that stands for them in stored progress."""


def options_left(question: Question, mark: Mark) -> tuple[Option, ...]:
    """The options that are not struck out, in the order shown."""
    return tuple(one for one in question.options if one.id not in mark.struck)


def submit(question: Question, mark: Mark, answer: Answer) -> tuple[Mark, Outcome]:
    """Judge an answer; see `Outcome`. A solved mark stays solved whatever is answered."""
    given = accepted_form(question, answer)
    if given is None or (isinstance(given, str) and given in mark.struck):
        return mark, outcome("not_an_option", question, mark, answer)
    struck = frozenset({given}) if isinstance(given, str) else frozenset()
    return judged(question, mark, given, refute(question, given), struck)


def judged(
    question: Question,
    mark: Mark,
    given: Answer,
    refutation: Refutation | None,
    struck: frozenset[str] = frozenset(),
) -> tuple[Mark, Outcome]:
    """What comes of a possible answer: right without a refutation, else ``struck`` is out."""
    tries = mark.tries + 1
    if refutation is None:
        first = tries == 1 and not mark.hints and not mark.revealed
        record = "" if mark.answered or mark.revealed else "first" if first else "right"
        after = mark._replace(
            tries=tries, answered=True, solved=mark.solved or not mark.revealed, skipped=False
        )
        because = question.because.get(given) if isinstance(given, str) else None
        return after, outcome("right", question, after, given)._replace(
            record=record, first_try=first, because=because
        )
    after = mark._replace(tries=tries, struck=mark.struck | struck)
    record = "" if mark.answered or mark.revealed else "wrong"
    return after, outcome("wrong", question, after, given)._replace(
        record=record, refutation=refutation
    )


def reveal(question: Question, mark: Mark) -> tuple[Mark, Outcome]:
    """Show the solution. What is not solved yet will not count as solved in this run."""
    record = "" if mark.answered or mark.revealed else "revealed"
    after = mark if mark.answered else mark._replace(revealed=True, skipped=False)
    return after, outcome("revealed", question, after, None)._replace(record=record)


def hint(question: Question, mark: Mark) -> tuple[Mark, Hint | None]:
    """The next hint, or None and nothing counted when there is none (any more)."""
    if mark.answered or mark.revealed or (question.options and not _choice_left(question, mark)):
        return mark, None
    rungs = ladder(question)
    if mark.hints >= len(rungs):
        return mark, None
    return mark._replace(hints=mark.hints + 1), rungs[mark.hints]


def _choice_left(question: Question, mark: Mark) -> bool:
    return question.pick_all or len(options_left(question, mark)) > 1


def outcome(kind: Verdict, question: Question, mark: Mark, answer: Answer | None) -> Outcome:
    """An outcome of this kind that stores nothing, with what the mark says of the question."""
    return Outcome(
        kind,
        question,
        answer,
        solved=mark.solved,
        tries=mark.tries,
        hints=mark.hints,
        left=options_left(question, mark),
    )
