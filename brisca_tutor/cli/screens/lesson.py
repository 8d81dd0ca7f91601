"""What frames a lesson: its opening, the head of each step, the keys, the finish line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...language.catalogue import Speech
from .. import keys
from ..labels import labelled
from ..layout import GAP, GLUE, Block, Head, Line, Row, Table

if TYPE_CHECKING:  # `explain` borrows a line from here and must not load the sessions
    from ...session.lessons import Progress

BAR = 9
LONGEST_PIECE = 24
"""Columns of a part that still fits on every line."""


def head(speech: Speech, title: str, place: tuple[int, int] | None, progress: Progress) -> Head:
    """The head of a step: lesson number and title, step number and a bar of what is done."""
    say = speech.say
    left = title
    if place is not None:
        left = say("Lesson {number} of {of} · {title}", number=place[0], of=place[1], title=title)
    step = say("step {number} of {of}", number=progress.number, of=progress.of)
    done = progress.number * BAR // max(1, progress.of)
    plain = (
        say("Lesson {number} of {of}: {title}.", number=place[0], of=place[1], title=title)
        if place is not None
        else f"{title}."
    )
    sentence = say("Step {number} of {of}.", number=progress.number, of=progress.of)
    return Head(
        left,
        f"{step}  {'#' * done}{'-' * (BAR - done)}",
        f"{plain} {sentence}",
    )


def opening(speech: Speech, objective: str, rules: str, before: Sequence[str]) -> list[Block]:
    """The objective, the rule set, and which lessons one had better know."""
    say = speech.say
    blocks: list[Block] = []
    if objective:
        blocks.append(Line(say("Objective: {text}", text=objective)))
    blocks.append(Line(say("Rules: {name}.", name=rules), "quiet"))
    if before:
        blocks.append(
            Line(
                say("It helps to know first: {lessons}.", lessons=speech.list_and(before)), "quiet"
            )
        )
    return [*blocks, GAP]


def key_texts(speech: Speech) -> dict[str, str]:
    """What each key does, in a few words."""
    say = speech.say
    return {
        "hint": say("hint"),
        "reveal": say("see the solution"),
        "back": say("back"),
        "skip": say("skip"),
        "objective": say("objective"),
        "glossary": say("glossary"),
        "help": say("help"),
        "quit": say("save and leave"),
    }


def key_line(speech: Speech, names: Sequence[str], enter: bool) -> Line:
    """The keys that serve here, one after the other."""
    texts = key_texts(speech)
    letters = [(keys.letter(speech.lang, name), texts[name]) for name in names]
    if enter:
        letters.insert(0, (speech.say("Enter"), speech.say("go on")))
    return Line(
        in_one_piece(f"{letter} {text}" for letter, text in letters),
        "quiet",
        hang=2,
        plain=speech.say(
            "Keys: {keys}.", keys=", ".join(labelled(speech, one, text) for one, text in letters)
        ),
    )


def in_one_piece(parts: Iterable[str]) -> str:
    """Parts one after the other; a line may break between two of them, but within none."""
    return f"{GLUE}\u00b7 ".join(
        part.replace(" ", GLUE) if len(part) <= LONGEST_PIECE else part for part in parts
    )


def key_help(speech: Speech, names: Sequence[str], enter: bool) -> list[Block]:
    """The keys with one line each, for ``?``."""
    texts = key_texts(speech)
    rows = [(keys.letter(speech.lang, name), texts[name]) for name in names]
    if enter:
        rows.insert(0, (speech.say("Enter"), speech.say("go on")))
    return [Table(tuple(Row((one, text), labelled(speech, one, text) + ".") for one, text in rows))]


def finish(
    speech: Speech, title: str, summary: str, solved: int, asked: int, hints: int, revealed: int
) -> list[Block]:
    """The finish line of a lesson: how it went."""
    say = speech.say
    blocks: list[Block] = [GAP, Line(say("End of the lesson: {title}.", title=title), "good")]
    if summary:
        blocks.append(Line(summary))
    if asked:
        blocks.append(
            Line(say("Questions solved: {solved} of {asked}.", solved=solved, asked=asked))
        )
    if hints:
        blocks.append(Line(say("Hints used: {count}.", count=hints)))
    if revealed:
        blocks.append(
            Line(say("Solutions looked at: {count}. They do not count as solved.", count=revealed))
        )
    return blocks


def next_commands(speech: Speech, commands: Sequence[str]) -> Line:
    """What one may type next."""
    return Line(
        speech.say("Go on with: {commands}", commands=in_one_piece(commands)),
        "quiet",
        hang=2,
        plain=speech.say("Go on with: {commands}", commands=", ".join(commands)),
    )
