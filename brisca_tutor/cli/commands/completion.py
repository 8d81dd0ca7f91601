"""``brisca completion``: the script that completes commands in a shell."""

from __future__ import annotations

import click

from ..app import Command, Texts
from ..context import Context
from ..usage import OneOf, Refused

SHELLS = ("bash", "zsh", "fish", "powershell")


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "completion",
        context,
        run,
        Texts(
            say("Prints the script that makes your shell complete commands and options."),
            (
                ('eval "$(brisca completion bash)"', say("in ~/.bashrc")),
                (
                    "brisca completion fish > ~/.config/fish/completions/brisca.fish",
                    say("for fish"),
                ),
            ),
        ),
        [
            click.Argument(
                ["shell"], metavar="bash|zsh|fish|powershell", type=OneOf(context.speech, SHELLS)
            )
        ],
    )


def run(context: Context, shell: str) -> None:
    """Carry out the command."""
    from click.shell_completion import get_completion_class

    from ..app import build

    kind = get_completion_class(shell)
    if kind is None:
        raise Refused(context.speech.say("This shell has no completion here."))
    script = kind(build(context), {}, "brisca", "_BRISCA_COMPLETE")
    template = script.source_template % script.source_vars()
    context.out.raw(template.rstrip("\n"))
