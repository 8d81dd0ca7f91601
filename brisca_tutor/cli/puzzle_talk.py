"""Puzzles put to the learner, and a single one answered by a script."""

from __future__ import annotations

from typing import Any

from ..content.facts import puzzle_slots
from ..content.library import Library
from ..content.models import Puzzle, PuzzlePack
from ..language.names import Names
from ..session.answers import Outcome
from ..session.puzzles import TOP_LEVEL, PuzzleRun
from ..session.questions import Question, Words
from . import dialogue
from .answers import understood
from .commands.explain import trick_json
from .commands.rules import named
from .context import Context
from .layout import GAP, GLUE, Block, Line, Row, Table
from .screens.feedback import reason_blocks, revealed_blocks, right_blocks, wrong_blocks
from .screens.lesson import in_one_piece, next_commands
from .screens.question import how_to_answer
from .texts import PuzzleTexts
from .usage import Refused


class PuzzleTalk:
    """Holds a run of puzzles."""

    def __init__(self, context: Context, library: Library) -> None:
        self.context = context
        self.packs = {pack.theme: PuzzleTexts(context.speech, pack) for pack in library.packs()}

    def hold(self, run: PuzzleRun) -> None:
        """Put the puzzles until the run is over or the learner leaves.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        context = self.context
        while run.puzzle is not None:
            run, wish = self.put(run)
            context.tell_warnings()
            if wish == dialogue.QUIT:
                break
        self._finish(run)

    def put(self, run: PuzzleRun) -> tuple[PuzzleRun, str]:
        """Put one puzzle; the run after it and what the learner wants next.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        context, puzzle = self.context, run.puzzle
        assert puzzle is not None
        texts = self.packs[puzzle.theme]
        context.out.show([GAP, self._head(run, puzzle, texts), GAP])
        talk = dialogue.Dialogue(
            context,
            lambda words: _wording(texts, puzzle, words),
            lambda outcome, ms: dialogue.keep(
                context, "puzzle", puzzle.id, outcome, ms, puzzle.theme
            ),
            ("hint", "reveal", "skip", "glossary"),
            retry=not run.streak,
        )
        run, wish = talk.put(run)
        if wish == dialogue.SKIP:
            return self._skip(run), wish
        if wish == dialogue.QUIT:
            return run, wish
        if run.question is not None and not (run.mark.answered or run.mark.revealed):
            context.out.show([GAP, *revealed_blocks(context.speech, run.question)])
        note = texts.note(puzzle, puzzle_slots(puzzle))
        if note:
            context.out.show([Line(note)])
        return run.forward(), wish

    def _head(self, run: PuzzleRun, puzzle: Puzzle, texts: PuzzleTexts) -> Line:
        say = self.context.speech.say
        parts = [
            say("Puzzle {id}", id=puzzle.id),
            say("theme: {title}", title=texts.title),
            say("level {level} of {of}", level=puzzle.level, of=TOP_LEVEL),
            say("rules: {name}", name=named(self.context, puzzle.rules)),
        ]
        if run.streak:
            parts.append(say("streak: {count}", count=run.score))
        elif run.of > 1:
            parts.append(say("{number} of {of}", number=run.number, of=run.of))
        return Line(
            in_one_piece(parts), "title", hang=2, plain=f"{'. '.join(_up(one) for one in parts)}."
        )

    def _skip(self, run: PuzzleRun) -> PuzzleRun:
        puzzle = run.puzzle
        assert puzzle is not None
        after, outcome = run.skip()
        if after is run:
            self.context.out.tell(
                self.context.speech.say("A streak has only one skip, and it is used.")
            )
        if outcome:
            self.context.store.record("puzzle", puzzle.id, outcome, theme=puzzle.theme)
        return after

    def _finish(self, run: PuzzleRun) -> None:
        say = self.context.speech.say
        blocks: list[Block] = [GAP]
        done = run.results
        if run.streak:
            self.context.store.record("streak", "streak", str(run.score))
            blocks.append(Line(say("The streak ends at {count}.", count=run.score), "good"))
            last = next((one for one in reversed(done) if one.end not in ("first", "right")), None)
            if last is not None:
                again = f"brisca puzzle {last.id}"
                blocks.append(Line(say("The puzzle again: {command}", command=again)))
        elif done:
            first = sum(one.end == "first" for one in done)
            solved = sum(one.end in ("first", "right") for one in done)
            blocks.append(
                Line(
                    say(
                        "Puzzles solved: {solved} of {of}, right at once: {first}.",
                        solved=solved,
                        of=len(done),
                        first=first,
                    ),
                    "good",
                )
            )
        if run.hints:
            blocks.append(Line(say("Hints used: {count}.", count=run.hints)))
        commands = ["brisca puzzle", "brisca learn", "brisca progress"]
        self.context.out.show([*blocks, next_commands(self.context.speech, commands)])


def _wording(texts: PuzzleTexts, puzzle: Puzzle, words: Words | None) -> str:
    return texts.words(puzzle, words, puzzle_slots(puzzle))


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]


def answer_once(context: Context, library: Library, run: PuzzleRun, text: str) -> int:
    """Judge the answer of a script: 0 right, 4 wrong."""
    puzzle, asked = run.puzzle, run.question
    assert puzzle is not None and asked is not None
    speech = context.speech
    texts = PuzzleTexts(speech, library.pack(puzzle.theme))

    def wording(words: Words | None) -> str:
        return _wording(texts, puzzle, words)

    question = dialogue.worded(asked, wording)
    answer = understood(speech, question, text.strip(), question.options)
    if answer is None:
        raise Refused(
            speech.say('I do not understand "{text}".', text=text[:40])
            + " "
            + how_to_answer(speech, question, question.options),
            "answer",
        )
    _, outcome = run.submit(answer)
    if outcome.record:
        dialogue.keep(context, "puzzle", puzzle.id, outcome, 0, puzzle.theme)
    outcome = outcome._replace(question=question)
    if context.json:
        _print_json(context, puzzle, outcome, wording)
    elif outcome.kind == "right":
        context.out.show(right_blocks(speech, outcome, dialogue.author(outcome, wording)))
    else:
        words = outcome.refutation.words if outcome.refutation else None
        context.out.show(wrong_blocks(speech, outcome, wording(words)))
    return 0 if outcome.kind == "right" else 4


def _print_json(
    context: Context, puzzle: Puzzle, outcome: Outcome, wording: dialogue.Wording
) -> None:
    question = outcome.question
    answer = outcome.answer
    context.print_json(
        {
            "id": puzzle.id,
            "theme": puzzle.theme,
            "level": puzzle.level,
            "answer": " ".join(answer) if isinstance(answer, tuple) else str(answer),
            "correct": outcome.kind == "right",
            "accepted": list(question.answers),
            "explanation": _explained(context, question, wording),
        },
        puzzle.rules,
    )


def _explained(context: Context, question: Question, wording: dialogue.Wording) -> dict[str, Any]:
    """As ``explain`` does where it is about a whole trick; else the rule and the reason."""
    speech = context.speech
    facts: dict[str, Any] = {}
    if question.reason is not None:
        names = tuple(seat for seat, _ in question.plays)
        facts = trick_json(context, question.reason, names, Names(speech, names).phrases)
        if question.asks != "face_up":
            return facts
    because = [question.because[id] for id in question.answers if id in question.because]
    author = " ".join(wording(one) for one in because)
    lines = [one.text for one in reason_blocks(speech, question, author) if isinstance(one, Line)]
    facts |= {"rule": question.rule or None, "text": " ".join(lines).replace(GLUE, " ")}
    if question.values:
        facts["ends_with"] = {code: round(value, 3) for code, value in question.values.items()}
    return facts


def list_themes(context: Context, library: Library) -> int:
    """The themes with how many puzzles they have."""
    speech = context.speech
    rows, facts = [], []
    packs: list[PuzzlePack] = library.packs()
    for pack in packs:
        texts = PuzzleTexts(speech, pack)
        count = speech.say_many("{count} puzzle", "{count} puzzles", len(pack.puzzles))
        rows.append(
            Row((pack.theme, texts.title, count), f"{texts.title} ({pack.theme}): {count}.")
        )
        facts.append({"theme": pack.theme, "title": texts.title, "puzzles": len(pack.puzzles)})
    if context.json:
        context.print_json({"themes": facts})
    else:
        context.out.show([Line(speech.say("Themes:"), "title"), Table(tuple(rows), right=(2,))])
    return 0
