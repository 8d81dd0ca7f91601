"""A lesson in progress, as a value: every move gives a new `LessonRun`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from ..content.models import HandStep, Lesson, Step
from . import marks
from .answers import Answer, Hint, Outcome, Picked, Refutation
from .asking import page_question
from .asking_goals import goal_question
from .goals import GoalWalk
from .hands import HandTrick, HandWalk
from .judge import accepted_form
from .marks import NEW, STORED, Mark
from .questions import Option, Question

END = ""
"""`LessonRun.at` once the last page is behind."""


class Page(NamedTuple):
    """One thing shown at a time: a step, or one trick or the count of a hand step.

    Attributes:
        id: the id of the step; with ``/5`` for trick 5 and ``/count`` for the count of a hand.
            Progress is kept under it, as ``LESSON/PAGE``.
        step: the step it belongs to.
        trick: number of the trick shown, for a hand step.
        question: what is asked, or None.
    """

    id: str
    step: Step
    trick: int | None
    question: Question | None


class Progress(NamedTuple):
    """How far a lesson is.

    Attributes:
        number: the step shown, from 1; ``of`` at the end.
        of: how many steps the lesson has.
        solved: steps with nothing left to solve or read.
    """

    number: int
    of: int
    solved: int


@dataclass(frozen=True, slots=True)
class LessonRun:
    """A learner's place in a lesson. Marks are kept by page id, never by position.

    Every move that cannot be made (back on the first page, forward past an open question, a jump to
    an unknown step) gives the same run back, so ``run.back() is run`` tells that it was refused.

    Attributes:
        lesson: the lesson as it was loaded; what is on the screen is judged by it even when the
            file has changed since.
        pages: its pages in order.
        walks: the replayed hand of each hand step, by step id.
        at: id of the page shown, or `END`.
        marks: what happened, by page id.
        playing: the goal of the page shown once a card has been played to it; None before that, and
            again once it is decided or the page is left.
    """

    lesson: Lesson
    pages: tuple[Page, ...]
    walks: Mapping[str, HandWalk]
    at: str
    marks: Mapping[str, Mark]
    playing: GoalWalk | None = None

    @classmethod
    def start(
        cls,
        lesson: Lesson,
        stored: Mapping[str, str] | None = None,
        *,
        last: str | None = None,
        step: str | None = None,
    ) -> LessonRun:
        """Begin a lesson, or go on with one.

        Args:
            stored: what is known of its pages, by page id: ``solved``, ``revealed``, ``read`` or
                ``skipped`` (see ``storage.views``); unknown pages are passed over.
            last: the page where the learner stopped: go on there if it is still open, else at the
                next open page, or the first one if none follows or the page is gone; at the end
                when nothing is open.
            step: id of a step to begin with instead (see `jump`).

        Raises:
            Problem: what replaying the record of a hand step raises.
        """
        walks = {one.id: HandWalk.of(one) for one in lesson.steps if isinstance(one, HandStep)}
        pages = tuple(page for one in lesson.steps for page in _pages(lesson, one, walks))
        known = {page.id for page in pages}
        begun = {
            id: STORED[word]
            for id, word in (stored or {}).items()
            if id in known and word in STORED
        }
        run = cls(lesson, pages, walks, pages[0].id if pages else END, begun)
        if step is not None:
            return run.jump(step)
        if last is None:
            return run
        return replace(run, at=run._open_from(last))

    # what is shown

    @property
    def page(self) -> Page | None:
        """The page shown, or None at the end."""
        return next((one for one in self.pages if one.id == self.at), None)

    @property
    def item(self) -> str:
        """What is stored for this page: ``LESSON/PAGE``."""
        return f"{self.lesson.id}/{self.at}"

    @property
    def step(self) -> Step | None:
        """The step shown, or None at the end."""
        return self.page.step if self.page else None

    @property
    def question(self) -> Question | None:
        """What is asked here, or None."""
        if self.playing is not None:
            return self._put(goal_question(self.playing))
        return self.page.question if self.page else None

    @property
    def mark(self) -> Mark:
        """What happened on this page."""
        return self.marks.get(self.at, NEW)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the question that are not struck out."""
        return marks.options_left(self.question, self.mark) if self.question else ()

    @property
    def trick(self) -> HandTrick | None:
        """The trick of the annotated hand that is shown, if one is."""
        page = self.page
        if page is None or page.trick is None:
            return None
        return self.walks[page.step.id].trick(page.trick)

    @property
    def counting(self) -> HandWalk | None:
        """The hand whose count is shown (`HandWalk.ledger`), on the count page of a hand step."""
        page = self.page
        if page is None or page.trick is not None:
            return None
        return self.walks.get(page.step.id)

    @property
    def open(self) -> bool:
        """Whether something is asked here that is neither solved nor revealed."""
        return self.question is not None and not self.mark.settled

    @property
    def first(self) -> bool:
        """Whether there is nothing to go back to."""
        return not self.pages or self.at == self.pages[0].id

    @property
    def at_end(self) -> bool:
        """Whether the last page is behind."""
        return self.at == END

    # how far it is

    @property
    def solved(self) -> frozenset[str]:
        """Ids of the pages whose question is solved."""
        return frozenset(id for id, mark in self.marks.items() if mark.solved)

    @property
    def open_pages(self) -> tuple[str, ...]:
        """Ids of the pages that are neither solved nor revealed nor read, in order."""
        return tuple(one.id for one in self.pages if not self.marks.get(one.id, NEW).settled)

    @property
    def finished(self) -> bool:
        """Whether nothing is open or unread; a revealed solution closes its question."""
        return not self.open_pages

    @property
    def progress(self) -> Progress:
        """How far the lesson is, in steps."""
        ids = [one.id for one in self.lesson.steps]
        left = {one.step.id for one in self.pages if one.id in set(self.open_pages)}
        number = ids.index(self.step.id) + 1 if self.step else len(ids)
        return Progress(number, len(ids), len(ids) - len(left))

    @property
    def hints(self) -> int:
        """Real hints shown in this run, over all pages."""
        return sum(mark.hints for mark in self.marks.values())

    # answering

    def submit(self, answer: Answer) -> tuple[LessonRun, Outcome]:
        """Judge an answer to the question here; the page stays until `forward`.

        Raises:
            ValueError: nothing is asked here.
        """
        question = self._asked()
        if question.goal is not None:
            return self._played(question, question.goal, answer)
        mark, outcome = marks.submit(question, self.mark, answer)
        return self._marked(mark), outcome

    def hint(self) -> tuple[LessonRun, Hint | None]:
        """The next hint, or None when there is none; only a real hint counts."""
        if self.question is None:
            return self, None
        mark, shown = marks.hint(self.question, self.mark)
        return self._marked(mark), shown

    def reveal(self) -> tuple[LessonRun, Outcome]:
        """Show the solution; it never counts as solved.

        Raises:
            ValueError: nothing is asked here.
        """
        run = replace(self, playing=None)
        mark, outcome = marks.reveal(run._asked(), self.mark)
        return run._marked(mark), outcome

    # moving

    def back(self) -> LessonRun:
        """The page before; the same run on the first page."""
        if self.first:
            return self
        place = len(self.pages) if self.at_end else self._place(self.at)
        return self._to(self.pages[place - 1].id)

    def forward(self) -> tuple[LessonRun, str]:
        """The page after, and what to store for the page left: ``read`` or nothing (empty).

        Refused (the same run) at the end and on an open question: that takes an answer, `reveal`
        or `skip`.
        """
        if self.at_end or self.open:
            return self, ""
        if self.question is not None or self.mark.read:
            return self._on(self.at), ""
        return self._marked(self.mark._replace(read=True))._on(self.at), "read"

    def skip(self) -> tuple[LessonRun, str]:
        """As `forward`, but leaves an open question behind: ``skipped``."""
        if not self.open:
            return self.forward()
        return self._marked(self.mark._replace(skipped=True))._on(self.at), "skipped"

    def jump(self, step: str) -> LessonRun:
        """To the first page of the step of that id, or the page of that id."""
        target = next((one for one in self.pages if step in (one.id, one.step.id)), None)
        return self if target is None else self._to(target.id)

    def restart(self) -> LessonRun:
        """From the first page, every question open to a new answer; solved marks stay."""
        kept = {id: Mark(solved=True) for id in self.solved}
        return replace(self._to(self.pages[0].id if self.pages else END), marks=kept)

    def _open_from(self, id: str) -> str:
        ids = [one.id for one in self.pages]
        place = ids.index(id) if id in ids else 0
        if id in ids and self.marks.get(id, NEW).skipped:
            place += 1
        left = set(self.open_pages)
        return next((one for one in (*ids[place:], *ids) if one in left), END)

    def _asked(self) -> Question:
        if self.question is None:
            raise ValueError(f"nothing is asked at {self.at!r}")
        return self.question

    def _marked(self, mark: Mark) -> LessonRun:
        return self if mark == self.mark else replace(self, marks={**self.marks, self.at: mark})

    def _place(self, id: str) -> int:
        return next(place for place, one in enumerate(self.pages) if one.id == id)

    def _on(self, id: str) -> LessonRun:
        place = self._place(id) + 1
        return self._to(self.pages[place].id if place < len(self.pages) else END)

    def _to(self, id: str) -> LessonRun:
        """Another page; a goal that is in play is given up."""
        return replace(self, at=id, playing=None)

    def _put(self, question: Question) -> Question:
        """The question of a goal in play with what the author says on this page."""
        asked = self.page.question if self.page else None
        return (
            question if asked is None else question._replace(hints=asked.hints, wrong=asked.wrong)
        )

    def _played(
        self, question: Question, walk: GoalWalk, answer: Answer
    ) -> tuple[LessonRun, Outcome]:
        """A card played to a goal; once it is decided the position is set up again."""
        given = accepted_form(question, answer)
        option = question.option(given) if isinstance(given, str) else None
        if option is None or option.card is None:
            return self, marks.outcome("not_an_option", question, self.mark, answer)
        after = walk.play(option.card)
        if not after.over:
            on = replace(self, playing=after)
            found = marks.outcome("played", question, self.mark, option.id)
            return on, found._replace(goal=after)
        refutation = None if after.reached else _given_away(question, after)
        mark, found = marks.judged(question, self.mark, option.id, refutation)
        return replace(self, playing=None)._marked(mark), found._replace(goal=after)


def _given_away(question: Question, walk: GoalWalk) -> Refutation:
    """What refutes a goal that was missed: the card that gave it away, and a better one."""
    slip = walk.slip
    if slip is None:
        return Refutation()
    return Refutation(
        words=question.wrong.get(slip.card.code),
        card=slip.card,
        missing=(Picked(Option(slip.better.code, card=slip.better)),),
    )


def _pages(lesson: Lesson, step: Step, walks: Mapping[str, HandWalk]) -> list[Page]:
    if not isinstance(step, HandStep):
        return [Page(step.id, step, None, page_question(step, lesson.rules_of(step)))]
    walk = walks[step.id]
    pages = [
        Page(f"{step.id}/{number}", step, number, walk.question(number))
        for number in range(step.first, step.last + 1)
    ]
    if walk.ends_at(step.last):
        pages.append(Page(f"{step.id}/count", step, None, None))
    return pages
