"""What is due is asked again: steps, puzzles and mistakes of practised hands, the oldest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..content.library import Library
from ..game.errors import Problem, Problems
from ..session.lessons import LessonRun
from ..session.puzzles import PuzzleRun
from ..session.reviewing import Mistake, ReviewRun, flagged, moments
from ..storage.hands import KeptHand
from ..storage.schedule import Item
from . import dialogue, saved
from .commands.rules import named
from .context import Context
from .lesson_talk import LessonTalk
from .puzzle_talk import PuzzleTalk
from .review_talk import ReviewTalk

GONE = "gone"
"""Instead of a wish: there was nothing to ask after all."""


class DueTalk:
    """Asks items that are due; every outcome is stored before the next question."""

    def __init__(self, context: Context, library: Library) -> None:
        self.context, self.library = context, library
        self.puzzles = PuzzleTalk(context, library)
        self.hands = {f"{one.deal}.{one.number}": one for one in context.store.hands.kept()}

    def askable(self, items: Iterable[Item]) -> Iterator[Item]:
        """Those that still exist: lessons change, hands are dropped after a while."""
        order = set(self.library.order())
        for item in items:
            if item.kind == "mistake":
                found = item.id.partition("/")[0] in self.hands
            elif item.kind == "puzzle":
                found = self._puzzle(item.id) is not None
            else:
                found = item.id.partition("/")[0] in order and self._page(item.id) is not None
            if found:
                yield item

    def ask(self, item: Item) -> str:
        """Ask one item; what the learner wants next (see `dialogue`), or `GONE`.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        if item.kind == "mistake":
            return self._mistake(item.id)
        if item.kind == "puzzle":
            run = self._puzzle(item.id)
            return self.puzzles.put(run)[1] if run else GONE
        page = self._page(item.id)
        if page is None:
            return GONE
        order = self.library.order()
        place = (order.index(page.lesson.id) + 1, len(order))
        assert page.question is not None
        rules = named(self.context, page.question.rules)
        talk = LessonTalk(
            self.context, page.lesson, place=place, before=(), rules=rules, following=list
        )
        return talk.recall(page)

    def _page(self, id: str) -> LessonRun | None:
        lesson, _, page = id.partition("/")
        try:
            run = LessonRun.start(self.library.lesson(lesson)).jump(page)
        except (Problem, Problems):
            return None
        return run if run.at == page and run.question is not None else None

    def _puzzle(self, id: str) -> PuzzleRun | None:
        try:
            puzzle = self.library.puzzle(id)
        except (Problem, Problems):
            return None
        known = puzzle.theme in self.puzzles.packs
        return PuzzleRun.start([puzzle], count=1) if known else None

    def _mistake(self, id: str) -> str:
        """Ask a mistake again, unless its hand is damaged or it is no mistake any more."""
        hand, _, at = id.partition("/")
        one: KeptHand = self.hands[hand]
        practice = saved.kept(self.context, one)
        if practice is None:
            return GONE
        moment = next((one for one in moments(practice) if str(one.at) == at), None)
        decision = flagged(moment, worlds=self.context.worlds) if moment else None
        if decision is None:
            return GONE
        mistake = Mistake(id, one.deal, practice.table.names, decision)
        after = ReviewTalk(self.context).put(ReviewRun((mistake,)))
        return dialogue.QUIT if after is None else dialogue.ON
