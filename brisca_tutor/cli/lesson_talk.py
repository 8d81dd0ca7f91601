"""A lesson held with the learner, page by page; everything is stored as it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..content.facts import step_slots
from ..content.models import Lesson, Step, TrickStep
from ..language.names import seat_phrase
from ..reasons.trick import explain_trick
from ..session.lessons import LessonRun, Page
from ..session.questions import Question, Words
from . import ask, dialogue
from .context import Context
from .keys import looked_up
from .layout import GAP, Block, Line
from .screens.feedback import answer_text, reason_blocks
from .screens.hand import trick_page_after, trick_page_before, walk_ledger
from .screens.lesson import finish, head, key_help, key_line, next_commands, opening
from .screens.question import question_blocks, trump_line
from .screens.trick import right_trick, trick_table
from .texts import LessonTexts

BACK_AND_FORTH = ("hint", "reveal", "back", "skip", "objective", "glossary")
ALONE = ("hint", "reveal", "skip", "glossary")
"""Keys at a question of a lesson, and where it is asked by itself."""


class LessonTalk:
    """Holds one lesson.

    Args:
        place: number of the lesson in the course and how many there are; None outside it.
        before: titles of the lessons that had better be known.
        rules: how the rule set is named.
        following: gives the commands to go on with, at the end.
    """

    def __init__(
        self,
        context: Context,
        lesson: Lesson,
        *,
        place: tuple[int, int] | None,
        before: Sequence[str],
        rules: str,
        following: Callable[[], Sequence[str]],
    ) -> None:
        self.context, self.lesson, self.place = context, lesson, place
        self.before, self.rules, self.following = before, rules, following
        self.texts = LessonTexts(context.speech, lesson)

    def hold(self, run: LessonRun) -> bool:
        """Go through the lesson from where the run stands; False when the learner left early.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        self.context.store.record("lesson", self.lesson.id, "opened")
        self._open(run)
        while not run.at_end:
            page = run.page
            assert page is not None
            self._show(run, page)
            self.context.tell_warnings()
            if page.question is None:
                wish = self._pause(page)
            else:
                run, wish = self._ask(run, page, "step", BACK_AND_FORTH)
            if wish == dialogue.QUIT:
                self.context.out.tell(self.context.speech.say("Saved. See you next time."))
                return False
            run = self._move(run, wish)
        self._finish(run)
        return True

    def recall(self, run: LessonRun) -> str:
        """Ask the page where the run stands by itself, in a review; what the learner wants next.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        page = run.page
        assert page is not None and page.question is not None
        self._show(run, page, alone=True)
        after, wish = self._ask(run, page, "recall", ALONE)
        if wish == dialogue.SKIP:
            self.context.store.record("recall", after.item, "skipped")
        return wish

    def _ask(
        self, run: LessonRun, page: Page, kind: str, keys: Sequence[str]
    ) -> tuple[LessonRun, str]:
        item = run.item
        talk = dialogue.Dialogue(
            self.context,
            lambda words: self._words(page.step, words),
            lambda outcome, ms: dialogue.keep(self.context, kind, item, outcome, ms),
            keys,
            self.texts.own("objective"),
        )
        run, wish = talk.put(run, run.mark.settled)
        if wish == dialogue.ON:
            self._after(run, page)
        return run, wish

    def show_all(self, run: LessonRun) -> None:
        """Every page with its answer, without asking anything (``--auto``)."""
        self._open(run)
        for page in run.pages:
            at = run.jump(page.id)
            self._show(at, page)
            if page.question is not None:
                self._show_answered(page, page.question)
                self._after(at, page)
            self.context.out.show([GAP])
        self.context.out.show([Line(self.texts.own("summary"))])

    def _show_answered(self, page: Page, asked: Question) -> None:
        speech = self.context.speech
        question = dialogue.worded(asked, lambda words: self._words(page.step, words))
        text = self._words(page.step, question.text)
        answer = speech.say("Answer: {answer}.", answer=answer_text(speech, question))
        self.context.out.show(
            [
                *question_blocks(speech, question, question.options, text),
                GAP,
                Line(answer, "good"),
                *reason_blocks(speech, question, self._because(page)),
            ]
        )

    def _because(self, page: Page) -> str:
        question = page.question
        if question is None:
            return ""
        found = [question.because[id] for id in question.answers if id in question.because]
        return " ".join(self._words(page.step, one) for one in found)

    def _open(self, run: LessonRun) -> None:
        self.context.out.show(
            [
                GAP,
                *opening(self.context.speech, self.texts.own("objective"), self.rules, self.before),
            ]
        )

    def _show(self, run: LessonRun, page: Page, *, alone: bool = False) -> None:
        speech = self.context.speech
        blocks: list[Block] = [
            GAP,
            head(speech, self.texts.own("title"), self.place, run.progress),
            GAP,
        ]
        first = page.trick is None or page.id.endswith(f"/{getattr(page.step, 'first', 1)}")
        idea = self.texts.of_step(page.step, "idea", self._slots(page.step)) if first else ""
        if idea:
            blocks += [Line(idea), GAP]
        step = page.step
        at = run.jump(page.id)
        if at.trick is not None:
            blocks += trick_page_before(
                speech,
                at.walks[step.id],
                at.trick,
                page.question is not None,
                alone=alone or (first and not idea),
            )
            if page.question is None:
                blocks += self._hand_after(at, page)
        elif at.counting is not None:
            blocks += walk_ledger(speech, at.counting)
            done = self.texts.of_step(step, "done", self._slots(step))
            blocks += [GAP, Line(done)] if done else []
        elif page.question is None and isinstance(step, TrickStep):
            reason = explain_trick([one.card for one in step.plays], step.trump)
            seats = [seat_phrase(speech, one.seat) for one in step.plays]
            blocks += [trump_line(speech, step.trump), trick_table(speech, reason, seats), GAP]
            blocks += right_trick(speech, reason, seats)
            blocks += self._done(page)
        elif page.question is None:
            blocks += self._done(page)
        self.context.out.show(blocks)

    def _done(self, page: Page) -> list[Block]:
        text = self.texts.of_step(page.step, "done", self._slots(page.step))
        return [GAP, Line(text)] if text else []

    def _after(self, run: LessonRun, page: Page) -> None:
        """What follows a settled question: the author's closing words, the rest of the trick."""
        at = run.jump(page.id)
        if at.trick is not None:
            self.context.out.show(self._hand_after(at, page))
        else:
            self.context.out.show(self._done(page))

    def _hand_after(self, at: LessonRun, page: Page) -> list[Block]:
        trick = at.trick
        assert trick is not None
        walk = at.walks[page.step.id]
        blocks = trick_page_after(
            self.context.speech, walk, trick, explained=page.question is not None
        )
        note = self._words(page.step, trick.note, trick.number)
        return [*blocks, Line(note)] if note else blocks

    def _words(self, step: Step, words: Words | None, trick: int | None = None) -> str:
        return self.texts.words(step, words, self._slots(step, trick))

    def _slots(self, step: Step, trick: int | None = None) -> Mapping[str, object]:
        return step_slots(self.lesson, step, trick)

    def _pause(self, page: Page) -> str:
        """Wait until the learner has read; what is wanted next."""
        speech, out = self.context.speech, self.context.out
        names = ["back", "objective", "glossary", "help", "quit"]
        out.show([key_line(speech, names, enter=True)])
        while True:
            reply = ask.read(self.context)
            if not reply.text:
                return dialogue.ON
            if reply.key == "objective":
                out.tell(self.texts.own("objective"))
            elif reply.key == "glossary" or looked_up(self.context.lang, reply.text):
                from .commands.glossary import show_terms

                show_terms(self.context, looked_up(self.context.lang, reply.text))
            elif reply.key in ("back", "skip", "quit"):
                return reply.key
            else:
                out.show(key_help(speech, names, enter=True))

    def _move(self, run: LessonRun, wish: str) -> LessonRun:
        speech = self.context.speech
        if wish == dialogue.BACK:
            if run.first:
                self.context.out.tell(
                    speech.say("This is the first step; there is nothing before it.")
                )
            return run.back()
        item = run.item
        after, outcome = run.skip() if wish == dialogue.SKIP else run.forward()
        if outcome:
            self.context.store.record("step", item, outcome)
        return after

    def _finish(self, run: LessonRun) -> None:
        speech = self.context.speech
        if run.finished:
            self.context.store.record("lesson", self.lesson.id, "finished")
        asked = [page.id for page in run.pages if page.question is not None]
        revealed = sum(
            run.marks[id].revealed and not run.marks[id].solved for id in asked if id in run.marks
        )
        blocks = finish(
            speech,
            self.texts.own("title"),
            self.texts.own("summary"),
            sum(id in run.solved for id in asked),
            len(asked),
            run.hints,
            revealed,
        )
        if not run.finished:
            blocks.append(
                Line(
                    speech.say(
                        "Steps still open: {count}. The lesson stays unfinished until then.",
                        count=len(run.open_pages),
                    )
                )
            )
        self.context.out.show([*blocks, next_commands(speech, self.following())])
