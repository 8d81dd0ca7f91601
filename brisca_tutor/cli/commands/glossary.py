"""``brisca glossary``: the words of the game, all of them or one."""

from __future__ import annotations

import click

from ..app import Command, Texts
from ..context import Context


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "glossary",
        context,
        run,
        Texts(
            say("The words of the game, what they mean and what they are called elsewhere."),
            (
                ("brisca glossary", say("every word")),
                ("brisca glossary {word}".format(word=say("trick")), say("one word")),
            ),
        ),
        [click.Argument(["term"], required=False, nargs=-1, metavar=say("[WORD]"))],
    )


def run(context: Context, term: tuple[str, ...]) -> int | None:
    """Carry out the command."""
    raise NotImplementedError
