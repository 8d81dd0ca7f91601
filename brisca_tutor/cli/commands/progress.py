"""``brisca progress``: how far the learner is, and starting again after a question."""

from __future__ import annotations

from pathlib import Path

import click

from ...storage.events import EVERYTHING
from ..app import Command, Group, Texts
from ..ask import confirm
from ..context import Context
from ..layout import GAP, Line
from ..usage import Refused


def command(context: Context) -> Group:
    """The group, in the language of this run."""
    say = context.speech.say
    entries = {
        "show": say("Shows how far you are"),
        "reset": say("Forgets one lesson or everything, after a question"),
    }
    texts = Texts(
        say("What you have learned so far, and where it is kept."),
        (
            ("brisca progress", say("lessons and puzzles")),
            ("brisca progress reset triunfo", say("one lesson from the beginning")),
            ("brisca progress reset --all", say("everything from the beginning")),
        ),
    )

    def build(name: str) -> click.Command | None:
        if name == "show":
            return Command("show", context, show, Texts(f"{entries[name]}.", texts.examples), [])
        if name == "reset":
            params: list[click.Parameter] = [
                click.Argument(["lesson"], required=False, metavar=say("[LESSON]")),
                click.Option(["--all", "everything"], is_flag=True, help=say("Everything.")),
                click.Option(["--yes"], is_flag=True, help=say("Does not ask first.")),
            ]
            return Command(
                "reset", context, reset, Texts(f"{entries[name]}.", texts.examples), params
            )
        return None

    return Group("progress", context, texts, entries, build, show)


def show(context: Context) -> int | None:
    """Lessons and puzzles, how far each is."""
    from ...storage.views import best_streak, puzzle_states
    from .learn import course, show_list

    if not context.json:
        show_list(context, course())
        say = context.speech.say
        states = puzzle_states(context.store.events)
        solved = sum(state == "solved" for state in states.values())
        count = len(course().puzzles())
        context.out.show(
            [
                GAP,
                Line(say("Puzzles solved: {solved} of {of}.", solved=solved, of=count)),
                Line(say("Best streak: {count}.", count=best_streak(context.store.events))),
            ]
        )
        return None
    return show_list(context, course())


def reset(context: Context, lesson: str | None, everything: bool, yes: bool) -> int | None:
    """Forget after a question; the events so far are copied to a dated file first."""
    from .learn import course

    say = context.speech.say
    if (lesson is None) is not everything:
        raise Refused(say("Name a lesson, or give --all."))
    item = EVERYTHING
    if lesson is not None:
        item = course().lesson(lesson.strip().casefold()).id
    if not yes:
        if context.no_input:
            raise Refused(say("With --no-input this needs --yes."), "no-input")
        question = (
            say("Forget everything you have done?")
            if lesson is None
            else say('Forget what you did in the lesson "{lesson}"?', lesson=item)
        )
        if not confirm(context, question):
            context.out.tell(say("Nothing was changed."))
            return None
    copy = _back_up(context)
    context.store.record("reset", item, "")
    if copy:
        context.out.tell(say("Done. A copy of the progress until now is in {path}.", path=copy))
    else:
        context.out.tell(say("Done."))
    return None


def _back_up(context: Context) -> str:
    """Copy the database beside itself under today's date; its path, or "" without one."""
    from shutil import copyfile

    from ..store import today

    source = context.store.paths.progress
    if not source.is_file():
        return ""
    number = 1
    while True:
        mark = "" if number == 1 else f"-{number}"
        target = Path(f"{source}.{today()}{mark}.bak")
        if not target.exists():
            break
        number += 1
    try:
        copyfile(source, target)
    except OSError:
        raise Refused(
            context.speech.say(
                "The copy {path} cannot be written; nothing was changed.", path=str(target)
            ),
            "backup",
            1,
        ) from None
    return str(target)
