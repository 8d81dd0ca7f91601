"""A question put to the learner until it is answered, shown, skipped or left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol, Self, TypeVar

from ..language.sentences.goals import set_up_again
from ..session.answers import Answer, Hint, Outcome
from ..session.questions import Option, Question, Words
from . import ask
from .answers import understood
from .context import Context
from .keys import looked_up
from .layout import GAP, Block, Line
from .screens import goal
from .screens.feedback import hint_blocks, left_text, revealed_blocks, right_blocks, wrong_blocks
from .screens.lesson import key_help, key_line
from .screens.question import how_to_answer, question_blocks, question_text

ON, BACK, SKIP, QUIT = "on", "back", "skip", "quit"
"""What the learner wants next."""

Wording = Callable[[Words | None], str]
"""Puts an author's words into the language of the run, slots filled."""


class Asking(Protocol):
    """What a run of a lesson or of puzzles has in common."""

    @property
    def question(self) -> Question | None:
        """What is asked."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that are left."""

    def hint(self) -> tuple[Self, Hint | None]:
        """The next hint."""

    def submit(self, answer: Answer) -> tuple[Self, Outcome]:
        """Judge an answer."""

    def reveal(self) -> tuple[Self, Outcome]:
        """Show the solution."""


Run = TypeVar("Run", bound=Asking)


class Dialogue:
    """Puts one question.

    Args:
        context: where to write to and read from.
        wording: words of the author in the language of the run.
        keep: stores an outcome before the next question; it gets milliseconds too.
        keys: names of the keys that serve here besides those of every question.
        retry: whether a wrong answer is asked again.
    """

    def __init__(
        self,
        context: Context,
        wording: Wording,
        keep: Callable[[Outcome, int], None],
        keys: Sequence[str],
        objective: str = "",
        retry: bool = True,
    ) -> None:
        self.context, self.wording, self.keep = context, wording, keep
        self.keys = [*keys, "help", "quit"]
        self.objective, self.retry = objective, retry

    def put(self, run: Run, settled: bool = False) -> tuple[Run, str]:
        """Ask until the question is settled; the run after it and what the learner wants next.

        ``settled`` says that it was answered before: Enter goes on without an answer.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        asked = run.question
        assert asked is not None
        question = worded(asked, self.wording)
        speech, out = self.context.speech, self.context.out
        out.show(
            [
                *question_blocks(speech, question, run.options, self._text(question)),
                self._keys(settled),
            ]
        )
        began = monotonic()
        while True:
            reply = ask.read(self.context)
            answer = understood(speech, question, reply.text, run.options) if reply.text else None
            if answer is None and reply.key is not None:
                run, wish = self._key(run, question, reply.key)
                if wish:
                    return run, wish
                continue
            if answer is None and settled and not reply.text:
                return run, ON
            if answer is None:
                word = looked_up(self.context.lang, reply.text)
                if word and "glossary" in self.keys:
                    self._look_up(word)
                else:
                    self._not_understood(question, reply.text, run.options)
                continue
            run, outcome = run.submit(answer)
            if outcome.kind == "not_an_option":
                out.tell(speech.say('"{text}" is ruled out already.', text=reply.text[:40]))
                self._not_understood(question, "", run.options)
                continue
            if outcome.record:
                self.keep(outcome, int((monotonic() - began) * 1000))
            outcome = outcome._replace(question=question)
            if outcome.kind == "played" and outcome.goal is not None:
                out.show([GAP, *goal.played(speech, question.goal, outcome.goal), GAP])
                question = self._put_again(run)
                continue
            if outcome.kind == "right":
                out.show([GAP, *right_blocks(speech, outcome, author(outcome, self.wording))])
                return run, ON
            refutation = outcome.refutation
            words = self.wording(refutation.words) if refutation else ""
            out.show([GAP, *wrong_blocks(speech, outcome, words)])
            if not self.retry:
                return run, ON
            if question.goal is not None:
                out.show([GAP, Line(set_up_again(speech)), GAP])
                question = self._put_again(run)
                continue
            left = left_text(speech, question, run.options)
            again: list[Block] = [GAP]
            if left:
                again.append(Line(left))
            out.show([*again, Line(self._text(question), "question")])

    def _put_again(self, run: Run) -> Question:
        """Show the question as it has become: a goal after a card, or set up anew."""
        asked = run.question
        assert asked is not None
        question = worded(asked, self.wording)
        blocks = question_blocks(self.context.speech, question, run.options, self._text(question))
        self.context.out.show(blocks)
        return question

    def _text(self, question: Question) -> str:
        return self.wording(question.text) or question_text(self.context.speech, question)

    def _keys(self, enter: bool = False) -> Line:
        return key_line(self.context.speech, self.keys, enter=enter)

    def _not_understood(self, question: Question, text: str, left: Sequence[Option]) -> None:
        speech = self.context.speech
        said = speech.say('I do not understand "{text}".', text=text[:40]) + " " if text else ""
        self.context.out.tell(said + how_to_answer(speech, question, left))

    def _look_up(self, word: str = "") -> None:
        """What a word means, or the list of the words."""
        from .commands.glossary import show_terms

        show_terms(self.context, word)

    def _key(self, run: Run, question: Question, key: str) -> tuple[Run, str]:
        speech, out = self.context.speech, self.context.out
        if key not in self.keys:
            out.tell(speech.say("That key does nothing here."))
            out.show([self._keys()])
        elif key == "help":
            out.show(
                [
                    *key_help(speech, self.keys, enter=False),
                    Line(how_to_answer(speech, question, run.options)),
                ]
            )
        elif key == "hint":
            run, hint = run.hint()
            if hint is None and len(run.options) == 1 and not question.pick_all:
                out.tell(speech.say("No hint needed: only one answer is left."))
            elif hint is None:
                out.tell(speech.say("There is no further hint."))
            else:
                out.show(hint_blocks(speech, hint, question, self.wording(hint.words)))
        elif key == "objective":
            out.tell(self.objective)
        elif key == "glossary":
            self._look_up()
        elif key == "reveal":
            run, outcome = run.reveal()
            question = worded(outcome.question, self.wording)
            if outcome.record:
                self.keep(outcome, 0)
            because = [question.because[id] for id in question.answers if id in question.because]
            text = " ".join(self.wording(one) for one in because)
            out.show([GAP, *revealed_blocks(speech, question, text)])
            return run, ON
        else:
            return run, {"back": BACK, "skip": SKIP, "quit": QUIT}[key]
        return run, ""


def author(outcome: Outcome, wording: Wording) -> str:
    """The author's reason for a right answer: one for each option where several are right."""
    question = outcome.question
    if outcome.because is not None or not question.pick_all:
        return wording(outcome.because)
    found = [question.because[id] for id in question.answers if id in question.because]
    return " ".join(wording(one) for one in found)


def worded(question: Question, wording: Wording) -> Question:
    """The question with the author's options in the language of the run."""
    options = tuple(
        one._replace(words=Words(wording(one.words), one.words.field)) if one.words else one
        for one in question.options
    )
    return question._replace(options=options)


def keep(
    context: Context, kind: str, item: str, outcome: Outcome, ms: int, theme: str = ""
) -> None:
    """Store an outcome with the beliefs behind it."""
    found = outcome.refutation
    beliefs = found.misconceptions if found else ()
    context.store.record(kind, item, outcome.record, outcome.hints, ms, theme, beliefs)
