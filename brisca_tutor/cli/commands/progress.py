"""``brisca progress``: how far the learner is; carried elsewhere; begun again after a question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from ...storage.events import EVERYTHING
from ..app import Command, Group, Texts
from ..ask import confirm
from ..context import Context, rules_json
from ..layout import Line
from ..usage import Refused

LARGEST = 1 << 25
"""Bytes that an export may have; a busy year has some two million."""


def command(context: Context) -> Group:
    """The group, in the language of this run."""
    say = context.speech.say
    entries = {
        "show": say("Shows how far you are"),
        "export": say("Writes your progress as JSON, to carry it elsewhere"),
        "import": say("Adds the progress of an export to yours"),
        "reset": say("Forgets one lesson or everything, after a question"),
    }
    texts = Texts(
        say("What you have learned so far, and where it is kept."),
        (
            ("brisca progress", say("lessons, puzzles, and what goes wrong most")),
            ("brisca progress export -o {file}".format(file=say("progress.json")), say("a copy")),
            ("brisca progress reset triunfo", say("one lesson from the beginning")),
            ("brisca progress reset --all", say("everything from the beginning")),
        ),
    )
    yes = click.Option(["--yes"], is_flag=True, help=say("Does not ask first."))
    actions: dict[str, tuple[Callable[..., int | None], list[click.Parameter]]] = {
        "show": (show, []),
        "export": (
            export,
            [
                click.Option(
                    ["-o", "--output"], metavar=say("FILE"), help=say("Writes to this file.")
                ),
                click.Option(["--yes"], is_flag=True, help=say("Replaces a file that exists.")),
            ],
        ),
        "import": (take_in, [click.Argument(["file"], metavar=say("FILE|-"))]),
        "reset": (
            reset,
            [
                click.Argument(["lesson"], required=False, metavar=say("[LESSON]")),
                click.Option(["--all", "everything"], is_flag=True, help=say("Everything.")),
                yes,
            ],
        ),
    }

    def build(name: str) -> click.Command | None:
        if name not in actions:
            return None
        action, params = actions[name]
        return Command(name, context, action, Texts(f"{entries[name]}.", texts.examples), params)

    return Group("progress", context, texts, entries, build, show)


def show(context: Context) -> int | None:
    """Lessons, themes and beliefs; one line tells what is due for review."""
    from ..screens.progress import progress_blocks, progress_facts
    from ..standing import standing
    from ..store import now
    from ..texts import PuzzleTexts
    from .learn import course

    library, events = course(), context.store.events
    found = standing(events, library)
    packs = {pack.theme: PuzzleTexts(context.speech, pack) for pack in library.packs()}
    due = 0
    if events:
        from ...storage.schedule import schedule

        due = len(schedule(events, now()).due)
    if context.json:
        context.print_json({**progress_facts(context.speech, found, packs), "due": due})
        return None
    say = context.speech.say
    blocks = progress_blocks(context.speech, found, packs)
    if due:
        text = say("Due for review: {count}. Begin with: {command}", count=due, command=REVIEW)
        blocks.append(Line(text))
    folder = context.store.data_folder
    blocks.append(Line(say("Progress is kept in {path}.", path=folder), "quiet"))
    context.out.show(blocks)
    return None


REVIEW = "brisca review"


def export(context: Context, output: str | None, yes: bool) -> int | None:
    """Every event as JSON, to the standard output or a file."""
    from ...storage.exchange import FORMAT, exported

    head = {"format": FORMAT, "lang": context.lang, "rules": rules_json(context.rules)}
    text = exported(context.store.events, head)
    if output is None or output == "-":
        context.out.raw(text.rstrip("\n"))
        return None
    say = context.speech.say
    try:
        with open(output, "w" if yes else "x", encoding="ascii", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise Refused(
            say('There is a file "{name}" already: give --yes to replace it.', name=output), "file"
        ) from None
    except (OSError, ValueError):  # a zero byte in the name
        raise Refused(say('The file "{name}" cannot be written.', name=output), "file", 1) from None
    context.out.tell(say("Written: {path}.", path=output), "good")
    return None


def take_in(context: Context, file: str) -> int | None:
    """Add the events of an export; those that are here already stay as they are."""
    from ...storage.exchange import imported
    from ..reading import file_text

    events = imported(file_text(context, file, LARGEST), file)
    added = context.store.progress.merge(events)
    context.tell_warnings()
    if added is None:
        return 1
    known = len(events) - added
    if context.json:
        context.print_json({"added": added, "known": known})
        return None
    text = context.speech.say_many(
        "{count} entry added, {known} known already.",
        "{count} entries added, {known} known already.",
        added,
        known=known,
    )
    context.out.tell(text, "good")
    return None


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
