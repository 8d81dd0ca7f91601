"""The command tree, built in the language of the person at every run.

Each module of `commands` has one function ``command(context)`` that builds its command;
it is imported only when its command is called.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from .context import Context
from .entries import BY_NAME, COMMANDS, bare
from .labels import labelled
from .layout import GAP, Block, Line, Row, Table

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class Texts(NamedTuple):
    """What the help of a command says, in the language of the person.

    Attributes:
        about: what it does, a sentence or two.
        examples: command lines and what each of them shows; two at least.
    """

    about: str
    examples: tuple[tuple[str, str], ...]


class Command(click.Command):
    """A command with help, usage and errors of our own.

    ``action`` gets the `Context` and the parameters; it returns the exit code (None is 0).
    """

    def __init__(
        self,
        name: str,
        context: Context,
        action: Callable[..., int | None],
        texts: Texts,
        params: list[click.Parameter],
    ) -> None:
        super().__init__(name, params=params, add_help_option=True)
        self.context, self.action, self.texts = context, action, texts
        self.allow_extra_args = False

    def invoke(self, ctx: click.Context) -> int:
        """Carry it out."""
        return self.action(self.context, **ctx.params) or 0

    def get_help_option(self, ctx: click.Context) -> click.Option:
        """``--help``, with our words and through our own output."""
        return help_option(self.context)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse, and refuse what is left over in the language of the person."""
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left:
            raise click.UsageError(
                self.context.speech.say('"{text}" is too much here.', text=" ".join(left)[:60]),
                ctx,
            )
        return left


class Group(click.Group):
    """A group whose commands are built when they are called."""

    def __init__(
        self,
        name: str,
        context: Context,
        texts: Texts,
        entries: dict[str, str],
        build: Callable[[str], click.Command | None],
        bare_action: Callable[[Context], int | None] | None = None,
        params: list[click.Parameter] | None = None,
    ) -> None:
        super().__init__(
            name, invoke_without_command=True, no_args_is_help=False, params=params or []
        )
        self.context, self.texts, self.entries, self.build = context, texts, entries, build
        self.bare_action = bare_action

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of its commands, with the other names in this language."""
        names = list(self.entries)
        if self.name == "brisca":
            names += [entry.aliases[self.context.speech.lang] for entry in COMMANDS]
        return names

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name or alias, built now."""
        return self.build(cmd_name)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands that begin like this; none of them is built for it."""
        from click.shell_completion import CompletionItem

        say = self.context.speech.say
        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        return [
            CompletionItem(name, help=say(self.entries[name]) if name in self.entries else None)
            for name in self.list_commands(ctx)
            if name.startswith(incomplete)
        ]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command under its own name, whichever of its names was typed."""
        name, command, rest = super().resolve_command(ctx, args)
        return (command.name if command else name), command, rest

    def get_help_option(self, ctx: click.Context) -> click.Option:
        """``--help``, with our words and through our own output."""
        return help_option(self.context)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was named, or what the group does without one."""
        if ctx._protected_args or ctx.args:
            return super().invoke(ctx)
        if self.bare_action is not None:
            return self.bare_action(self.context) or 0
        self.context.err.show(short_help(ctx, self.context))
        return 2


def help_option(context: Context) -> click.Option:
    """The option ``--help`` of every command."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            context.out.show(full_help(ctx, context))
            ctx.exit()

    return click.Option(
        ["-h", "--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=context.speech.say("Shows this help."),
    )


def usage_line(ctx: click.Context, context: Context) -> str:
    """How the command is written, as in ``Uso: brisca score [OPCIONES] CARTA...``."""
    say = context.speech.say
    parts = [ctx.command_path, say("[OPTIONS]")]
    if isinstance(ctx.command, click.Group):
        parts.append(say("[COMMAND]"))
    parts += [
        param.metavar or "" for param in ctx.command.params if isinstance(param, click.Argument)
    ]
    return say("Usage: {line}", line=" ".join(parts))


def short_help(ctx: click.Context, context: Context) -> list[Block]:
    """How the command is written and where its help is."""
    say = context.speech.say
    blocks: list[Block] = [Line(usage_line(ctx, context), hang=4)]
    command = ctx.command
    if isinstance(command, Group):
        blocks += [GAP, Line(command.texts.about), GAP, *_commands(command, context)]
    more = f"{ctx.command_path} --help"
    return [*blocks, GAP, Line(say("More: {command}", command=more))]


def short_usage(ctx: click.Context | None, context: Context) -> list[Block]:
    """How the command is written and where its help is, for the head of a complaint."""
    if ctx is None:
        return []
    more = f"{ctx.command_path} --help"
    text = context.speech.say("Help: {command}", command=more)
    return [Line(usage_line(ctx, context), hang=4), Line(text)]


def full_help(ctx: click.Context, context: Context) -> list[Block]:
    """What ``--help`` shows: what it does, examples, commands, options."""
    say = context.speech.say
    command = ctx.command
    assert isinstance(command, Command | Group)
    blocks: list[Block] = [Line(usage_line(ctx, context), hang=4)]
    alias = next(
        (one.aliases[context.speech.lang] for one in COMMANDS if one.name == command.name), None
    )
    if alias:
        other = f"brisca {alias}"
        blocks.append(Line(say("Also: {command}", command=other)))
    blocks += [GAP, Line(command.texts.about), GAP, Line(say("Examples:"), "title")]
    examples = (
        Row((line, about), labelled(context.speech, line, about))
        for line, about in command.texts.examples
    )
    blocks.append(Table(tuple(examples)))
    if isinstance(command, Group):
        blocks += [GAP, *_commands(command, context)]
    blocks += [GAP, Line(say("Options:"), "title"), *_options(ctx, context)]
    if command.name == "brisca":
        blocks += [
            GAP,
            Line(say("Options accepted by every command, anywhere on the line:"), "title"),
            *everywhere(context),
        ]
    else:
        blocks += [
            GAP,
            Line(say("Options of every command: {command}", command="brisca --help")),
        ]
    return blocks


def _commands(group: Group, context: Context) -> list[Block]:
    say = context.speech.say
    aliases = {one.name: one.aliases[context.speech.lang] for one in COMMANDS}
    rows = [
        Row(
            (name, aliases.get(name, "") if group.name == "brisca" else "", say(about)),
            labelled(context.speech, name, say(about)) + ".",
        )
        for name, about in group.entries.items()
    ]
    return [Line(say("Commands:"), "title"), Table(tuple(rows))]


def _options(ctx: click.Context, context: Context) -> list[Block]:
    rows = []
    for param in ctx.command.get_params(ctx):
        if isinstance(param, click.Option) and not param.hidden:
            names = ", ".join(sorted(param.opts, key=len))
            if not param.is_flag and param.metavar:
                names += f" {param.metavar}"
            rows.append(
                Row((names, param.help or ""), labelled(context.speech, names, param.help or ""))
            )
    return [Table(tuple(rows))]


def everywhere(context: Context) -> list[Block]:
    """The global options."""
    say = context.speech.say
    rows = (
        ("--lang es|fr|it", say("Language of everything that is shown.")),
        ("--rules " + say("NAME"), say("Rule set, such as {names}.", names="brisca, briscola")),
        ("--set " + say("KEY=VALUE"), say("Changes one value of the rule set; may be repeated.")),
        ("--deck spanish|french", say("Names of the cards: Spanish or French pack.")),
        ("--plain", say("Plain sentences without columns, good for screen readers.")),
        ("--ascii", say("Only ASCII characters.")),
        ("--color auto|always|never", say("When to use colour.")),
        ("--width " + say("N"), say("Columns to write in.")),
        ("--no-input", say("Never asks anything.")),
        ("--data-dir " + say("FOLDER"), say("Where progress and settings are kept.")),
        ("--profile " + say("NAME"), say("Whose progress is used.")),
        ("--json", say("The answer as JSON, for programs.")),
        ("--debug", say("Shows the whole trace of an unexpected error.")),
    )
    return [
        Table(
            tuple(Row((name, about), labelled(context.speech, name, about)) for name, about in rows)
        )
    ]


def build(context: Context) -> Group:
    """The root of the command tree in the language of this run."""
    say = context.speech.say
    texts = Texts(
        say(
            "Learn Brisca and Briscola: lessons, puzzles, and who wins each trick and why. "
            "Without a command it goes on where you stopped."
        ),
        (
            ("brisca", say("goes on where you stopped")),
            ("brisca learn triunfo", say("the lesson about trumps")),
            ("brisca explain 6o Rc 3e So --trump c", say("who wins this trick, and why")),
            ("brisca puzzle --level 2", say("a puzzle of level 2")),
        ),
    )

    def start(context: Context) -> int | None:
        from .commands.resume import resume

        return resume(context)

    def command(name: str) -> click.Command | None:
        known = BY_NAME.get(bare(name))
        if known is None:
            return None
        module = import_module(f"{__package__}.commands.{known}")
        built: click.Command = module.command(context)
        return built

    def version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            from .. import __version__

            context.out.tell(f"brisca {__version__}")
            ctx.exit()

    return Group(
        "brisca",
        context,
        texts,
        {entry.name: entry.about for entry in COMMANDS},
        command,
        start,
        [
            click.Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=version,
                help=say("Shows the version."),
            )
        ],
    )
