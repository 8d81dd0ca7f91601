"""The words of lessons and puzzles, translated and with their slots filled."""

from __future__ import annotations

from collections.abc import Mapping

from ..content.facts import SeatName
from ..content.models import Lesson, Puzzle, PuzzlePack, Step
from ..language.catalogue import Speech, lesson_context
from ..language.names import seat_phrase
from ..session.questions import Words


class LessonTexts:
    """The words of one lesson."""

    def __init__(self, speech: Speech, lesson: Lesson) -> None:
        self.speech, self.lesson = speech, lesson

    def own(self, field: str) -> str:
        """A text of the lesson itself: title, objective or summary."""
        text: str = getattr(self.lesson, field)
        return self._say((self.lesson.id, field), text, {})

    def of_step(self, step: Step, field: str, slots: Mapping[str, object]) -> str:
        """A text of a step, such as ``idea`` or ``done``; empty when it has none."""
        text: str = getattr(step, field, "")
        return self._say((self.lesson.id, step.id, field), text, slots)

    def words(self, step: Step, words: Words | None, slots: Mapping[str, object]) -> str:
        """Words that a question carries: a hint, an option, why it is right."""
        if words is None:
            return ""
        return self._say((self.lesson.id, step.id, words.field), words.text, slots)

    def _say(self, parts: tuple[str, ...], text: str, slots: Mapping[str, object]) -> str:
        if not text:
            return ""
        return _said(self.speech, lesson_context(*parts), text, slots, self.lesson.lang)


class PuzzleTexts:
    """The words of the puzzles of one pack."""

    def __init__(self, speech: Speech, pack: PuzzlePack) -> None:
        self.speech, self.pack = speech, pack

    @property
    def title(self) -> str:
        """The title of the theme."""
        return self._say((self.pack.theme, "title"), self.pack.title, {})

    @property
    def idea(self) -> str:
        """What the theme is about."""
        return self._say((self.pack.theme, "idea"), self.pack.idea, {})

    def words(self, puzzle: Puzzle, words: Words | None, slots: Mapping[str, object]) -> str:
        """Words that the question carries."""
        if words is None:
            return ""
        return self._say((self.pack.theme, puzzle.id, words.field), words.text, slots)

    def note(self, puzzle: Puzzle, slots: Mapping[str, object]) -> str:
        """What the author says once the answer is known."""
        return self._say((self.pack.theme, puzzle.id, "note"), puzzle.note, slots)

    def _say(self, parts: tuple[str, ...], text: str, slots: Mapping[str, object]) -> str:
        if not text:
            return ""
        return _said(self.speech, lesson_context(*parts), text, slots, self.pack.lang)


def _said(speech: Speech, context: str, text: str, slots: Mapping[str, object], lang: str) -> str:
    return speech.lesson(context, text, _seats_worded(speech, slots), lang)


def _seats_worded(speech: Speech, slots: Mapping[str, object]) -> dict[str, object]:
    """The slots with seat names such as ``me`` in words."""
    return {
        name: _seats_worded(speech, value)
        if isinstance(value, Mapping)
        else seat_phrase(speech, value)
        if isinstance(value, SeatName)
        else value
        for name, value in slots.items()
    }
