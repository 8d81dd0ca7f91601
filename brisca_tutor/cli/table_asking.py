"""What every question at the practice table has in common: refusals, undo, leaving, giving up."""

from __future__ import annotations

from ..game.errors import Problem
from ..language.names import Names
from ..language.problems import problem_text, remedy
from ..session.news import News
from ..session.practice import Practice
from . import ask
from .context import Context
from .keys import looked_up

Turned = tuple[Practice, tuple[News, ...]]
"""The practice after what a person did, and what is to be told of it."""


class Left(Exception):
    """Somebody has left; everything is saved already."""


class Asker:
    """Asks the person in turn something."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.speech, self.out = context.speech, context.out

    def gives_up(self) -> bool:
        """Whether the match is given up, once that has been confirmed.

        Raises:
            Left: the person leaves instead, and the match stays saved.
        """
        answer = ask.confirm(self.context, self.speech.say("Give up this match for good?"), True)
        if answer is None:
            raise Left
        if not answer:
            return False
        self.context.store.hands.drop()
        self.out.tell(self.speech.say("The match is given up; nothing of it is kept."))
        return True

    def not_understood(self, text: str) -> None:
        """Say that this was understood as no key; the keys are listed again after it."""
        self.out.tell(self.speech.say('I do not understand "{text}".', text=text[:40]))

    def looked_up(self, text: str) -> bool:
        """Show what a word means if it was typed after the key of the glossary; whether it was."""
        word = looked_up(self.context.lang, text)
        if word:
            from .commands.glossary import show_terms

            show_terms(self.context, word)
        return bool(word)

    def mine(self, practice: Practice) -> Names:
        """The names as the person in turn hears them."""
        return Names(self.speech, practice.table.names, practice.turn)

    def refuse(self, practice: Practice, problem: Problem) -> None:
        """Say why something cannot be done, and what can."""
        names = self.mine(practice)
        text = problem_text(self.speech, problem, names)
        self.out.tell(f"{text} {remedy(self.speech, problem, names)}".rstrip())

    def undo(self, practice: Practice) -> Practice:
        """The practice without what was done last, or the same one where that is refused."""
        try:
            undone = practice.undo()
        except Problem as problem:
            self.refuse(practice, problem)
            return practice
        self.out.tell(self.speech.say("Taken back."))
        return undone
