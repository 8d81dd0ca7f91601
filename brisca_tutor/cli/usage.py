"""What is said when a command line cannot be understood, Click's own complaints included."""

from __future__ import annotations

from difflib import get_close_matches

import click

from ..game.digits import whole_number
from ..language.catalogue import Speech


class Refused(Exception):
    """A command line or a request that cannot be carried out; already worded.

    Attributes:
        message: what is wrong, a whole sentence in the language of the person.
        code: stable name for ``--json``.
        exit_code: 2 for usage, 3 for bad content, 4 for a wrong answer.
    """

    def __init__(self, message: str, code: str = "usage", exit_code: int = 2) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.exit_code = exit_code


class WholeNumber(click.ParamType[int]):
    """A whole number between two others, both included."""

    name = "number"

    def __init__(self, speech: Speech, low: int, high: int) -> None:
        self.speech, self.low, self.high = speech, low, high

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """The number, or a sentence that says which numbers are allowed."""
        if isinstance(value, int):
            return value
        text = str(value).strip()
        number = whole_number(text, self.low, self.high)
        if number is not None:
            return number
        raise click.BadParameter(
            self.speech.say(
                'it must be a whole number from {low} to {high}, and it is "{text}"',
                low=self.low,
                high=self.high,
                text=text[:40],
            ),
            ctx,
            param,
        )


class OneOf(click.ParamType[str]):
    """One of a few words; capitals do not matter."""

    name = "word"

    def __init__(self, speech: Speech, words: tuple[str, ...]) -> None:
        self.speech, self.words = speech, words

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """The word, or a sentence that lists the words."""
        text = str(value).strip().casefold()
        if text in self.words:
            return text
        raise click.BadParameter(
            self.speech.say(
                'it must be {words}, and it is "{text}"',
                words=self.speech.list_or(self.words),
                text=text[:40],
            ),
            ctx,
            param,
        )


def near(speech: Speech, text: str, known: list[str]) -> str:
    """A question that suggests what may have been meant, with a space before it; or nothing."""
    found = get_close_matches(text.casefold(), known, 2, 0.7)
    if not found:
        return ""
    return " " + speech.say("Did you mean {names}?", names=speech.list_or(found))


def sentence(speech: Speech, error: click.ClickException) -> str:
    """The complaint in the language of the person, a whole sentence."""
    ctx = getattr(error, "ctx", None)
    if isinstance(error, click.NoSuchCommand):
        name = error.command_name[:60]
        return speech.say('There is no command "{name}".', name=name) + near(
            speech, name, _names(ctx)
        )
    if isinstance(error, click.NoSuchOption):
        name = error.option_name[:60]
        return speech.say('There is no option "{name}".', name=name) + near(
            speech, name, _options(ctx)
        )
    if isinstance(error, click.BadOptionUsage):
        name = error.option_name
        if _is_switch(ctx, name):
            return speech.say("The option {name} takes no value.", name=name)
        return speech.say("The option {name} needs a value.", name=name)
    if isinstance(error, click.MissingParameter):
        name = _label(error.param)
        if isinstance(error.param, click.Option):
            return speech.say("The option {name} is missing.", name=name)
        return speech.say("{name} is missing.", name=name)
    if isinstance(error, click.BadParameter):
        return speech.say(
            "The value of {name} does not serve: {why}.",
            name=_label(error.param),
            why=error.message,
        )
    if isinstance(error, click.FileError):
        return speech.say('The file "{name}" cannot be opened.', name=error.ui_filename)
    return error.message


def _label(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return (param.metavar or param.human_readable_name).strip("[].") if param else ""


def _names(ctx: click.Context | None) -> list[str]:
    group = ctx.command if ctx else None
    return group.list_commands(ctx) if ctx and isinstance(group, click.Group) else []


def _options(ctx: click.Context | None) -> list[str]:
    from .options import SWITCHES, VALUED

    own = [name for param in ctx.command.get_params(ctx) for name in param.opts] if ctx else []
    return [name for name in (*own, *VALUED, *SWITCHES) if name.startswith("--")]


def _is_switch(ctx: click.Context | None, name: str) -> bool:
    return ctx is not None and any(
        isinstance(param, click.Option) and name in param.opts and param.is_flag
        for param in ctx.command.get_params(ctx)
    )
