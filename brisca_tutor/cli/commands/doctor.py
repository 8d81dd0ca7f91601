"""``brisca doctor``: what the program finds here, for finding out why something looks odd."""

from __future__ import annotations

import platform
import sys

from ..app import Command, Texts
from ..context import Context, is_terminal
from ..labels import labelled
from ..layout import Line, Row, Table
from ..output import writable

SAMPLE = "\u00e1\u00e9\u00ed\u00f3\u00fa \u00f1 \u00e8 \u00ea \u00f2 \u00ab \u00bb \u00bf \u00b7"


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "doctor",
        context,
        run,
        Texts(
            say("What the program finds in this terminal: language, width, colours, places."),
            (
                ("brisca doctor", say("everything on one screen")),
                ("brisca doctor --json", say("the same for a program")),
            ),
        ),
        [],
    )


def run(context: Context) -> int | None:
    """Carry out the command."""
    facts = _facts(context)
    if context.json:
        context.print_json({"doctor": {key: value for key, _, value in facts}})
        return None
    say = context.speech.say
    rows = tuple(
        Row((name, value), labelled(context.speech, name, f"{value}.")) for _, name, value in facts
    )
    context.out.show(
        [
            Table(rows, indent=0),
            Line(),
            Line(
                say("Nothing is ever sent anywhere: the program has no telemetry and no network.")
            ),
        ]
    )
    return None


def _facts(context: Context) -> list[tuple[str, str, str]]:
    from importlib.metadata import PackageNotFoundError, version

    from ... import __version__, shipped

    say = context.speech.say
    yes, no = say("yes"), say("no")

    def packages() -> str:
        found = []
        for name in ("click", "rich", "PyYAML", "platformdirs"):
            try:
                found.append(f"{name} {version(name)}")
            except PackageNotFoundError:
                found.append(f"{name} -")
        return ", ".join(found)

    sample = writable(SAMPLE, context.out.encoding, context.out.ascii_only)
    width = str(context.out.width) if context.out.width else say("no limit")
    paths = context.store.paths
    return [
        ("version", "brisca", __version__),
        (
            "python",
            "Python",
            f"{platform.python_version()}, {platform.system()} {platform.release()}",
        ),
        ("packages", say("Packages"), packages()),
        ("lang", say("Language"), context.lang),
        ("lang_rule", say("Settled by"), _why(context)),
        ("rules", say("Rules"), context.rules.base),
        ("encoding", say("Encoding"), f"{context.out.encoding} ({sample})"),
        ("terminal", say("Terminal"), yes if is_terminal(context.out.stream) else no),
        ("width", say("Width"), width),
        ("color", say("Colour"), yes if context.out.colour else no),
        ("plain", say("Plain sentences"), yes if context.plain else no),
        ("stdin", say("Input encoding"), str(getattr(sys.stdin, "encoding", "-"))),
        ("data", say("Data"), str(paths.data)),
        ("progress", say("Progress"), str(paths.progress)),
        ("settings", say("Settings"), str(paths.settings)),
        ("lessons", say("Lessons"), str(shipped.lessons())),
    ]


def _why(context: Context) -> str:
    say = context.speech.say
    if context.why == "saved":
        return say("the saved setting")
    if context.why == "default":
        return say("nothing else, so Spanish")
    return context.why
