"""``brisca lesson check``: everything that is wrong with lesson files, and how to mend it."""

from __future__ import annotations

import os.path
import sys

import click

from ..app import Command, Group, Texts
from ..context import Context
from ..screens.problems import report_blocks
from ..usage import Refused


def command(context: Context) -> Group:
    """The group of commands for teachers, in the language of this run."""
    say = context.speech.say
    folder = say("my-course")

    def build(name: str) -> click.Command | None:
        return check_command(context) if name == "check" else None

    return Group(
        "lesson",
        context,
        Texts(
            say("For teachers: lessons, puzzles and hands in YAML files."),
            (
                (f"brisca lesson check {folder}/", say("checks every file of a folder")),
                (f"brisca learn {folder}/", say("tries the lessons out")),
            ),
        ),
        {"check": say("Checks files and says how to mend them")},
        build,
    )


def check_command(context: Context) -> Command:
    """``lesson check``."""
    say = context.speech.say
    return Command(
        "check",
        context,
        run,
        Texts(
            say(
                "Replays everything that the files claim, and reports every problem with its "
                "place and its remedy. The exit code is 3 when something is wrong."
            ),
            (
                ("brisca lesson check 03.yaml", say("one file")),
                ("brisca lesson check {folder}/".format(folder=say("my-course")), say("a folder")),
                ("brisca lesson check - < 03.yaml", say("from the standard input")),
            ),
        ),
        [click.Argument(["paths"], nargs=-1, required=True, metavar=say("PATH..."))],
    )


def run(context: Context, paths: tuple[str, ...]) -> int:
    """Carry out the command."""
    from ...authoring.check import check

    for path in paths:
        if path != "-" and not os.path.exists(path):
            raise Refused(
                context.speech.say('There is no file "{name}".', name=path), "file-missing"
            )
    stdin = b""
    if "-" in paths:
        raw = getattr(sys.stdin, "buffer", None)
        stdin = raw.read() if raw is not None else sys.stdin.read().encode()
    report = check(paths, stdin=stdin)
    if context.json:
        from ...language.problems import problem_text, remedy

        context.print_json(
            {
                "files": list(report.files),
                "problems": [
                    {
                        "file": one.place.file if one.place else None,
                        "line": one.place.line if one.place else None,
                        "column": one.place.column if one.place else None,
                        "code": one.code,
                        "message": problem_text(context.speech, one),
                        "fix": remedy(context.speech, one),
                    }
                    for one in report.problems
                ],
            }
        )
    else:
        context.out.show(report_blocks(context.speech, len(report.files), report.problems))
    return 0 if report.clean else 3
