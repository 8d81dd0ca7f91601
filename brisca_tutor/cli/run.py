"""One run of the command: settle the language, build the tree, carry out, give the exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import click

from ..game.errors import Problem, Problems
from ..language.catalogue import Speech
from ..language.locales import settle
from . import usage
from .context import Context, check_options
from .options import GlobalOptions, take
from .store import Store
from .usage import Refused

NOT_WRITTEN = ("settings-not-saved", "settings-damaged-edit")
"""Problems of the disk, not of what was typed."""

COMPLETE = "_BRISCA_COMPLETE"
"""Variable with which a shell asks for completions (see `commands.completion`)."""

INTERRUPTED = 130
"""Exit code of Ctrl-C and of input that ended (docs/formats.md)."""


def run(argv: list[str]) -> int:
    """Carry out a command line; see `main` for the exit codes."""
    options, args = take(argv)
    env = dict(os.environ)
    _open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    context, refused = _context(options, env)
    try:
        if refused is not None:
            raise refused
        check_options(options, context.speech)
        code = _carry_out(context, args)
        context.out.stream.flush()
        context.tell_warnings()
        return code
    except Refused as error:
        return _refuse(context, error.code, error.message, error.exit_code)
    except Problem as problem:
        return _refuse_problems(context, [problem])
    except Problems as problems:
        return _refuse_problems(context, problems.problems)
    except EOFError:
        return _leave(context, context.speech.say("The input has ended. Your progress is kept."))
    except (KeyboardInterrupt, click.Abort):
        return _leave(context, context.speech.say("Interrupted. Your progress is kept."))
    except BrokenPipeError:
        _drop_output()
        return 0  # as with ``| head``: be quiet
    except OSError as error:
        if options.debug:
            raise
        if error.filename is None:  # no file of ours: the answer itself cannot be written
            return _unwritable(context)
        return _unexpected(context, error)
    except Exception as error:  # the last resort: a sentence, never a traceback
        if options.debug:
            raise
        return _unexpected(context, error)


def _carry_out(context: Context, args: list[str]) -> int:
    from .app import build

    root = build(context)
    instruction = context.env.get(COMPLETE)
    if instruction:
        from click.shell_completion import shell_complete

        return shell_complete(root, {"obj": context}, "brisca", COMPLETE, instruction)
    try:
        with root.make_context("brisca", args, obj=context) as ctx:
            code = root.invoke(ctx)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.ClickException as error:
        return _usage_error(context, error)
    return code if isinstance(code, int) else 0


def _context(options: GlobalOptions, env: Mapping[str, str]) -> tuple[Context, Refused | None]:
    """The context, in the next-ranked language when ``--lang`` names none that we speak."""
    store = Store(options.data_dir, options.profile, env)
    saved = None if options.lang or env.get("BRISCA_LANG") else store.setting("lang")
    refused: Problem | None = None
    try:
        asked = [] if options.lang is None else ["--lang", options.lang]
        choice = settle(asked, env, saved)
    except Problem as problem:
        refused = problem
        choice = settle([], env, store.setting("lang"))
    deck = options.deck or store.setting("deck") or "spanish"
    speech = Speech(
        choice.lang, deck if deck in ("spanish", "french") else "spanish", choice.decimal
    )
    context = Context(options, speech, choice.why, env, store)
    if refused is None:
        return context, None
    from ..language.problems import problem_text, remedy

    message = f"{problem_text(speech, refused)} {remedy(speech, refused)}".rstrip()
    return context, Refused(message, refused.code)


def _refuse_problems(context: Context, problems: Sequence[Problem]) -> int:
    """Say everything that is wrong with an input and how to put it right; the exit code.

    Content, which has a place, is 3; an argument is 2 (docs/formats.md). With ``--json``
    the object names the first problem.
    """
    from ..language.problems import problem_text, remedy
    from .screens.problems import problem_blocks

    first = problems[0]
    if context.json:
        text = problem_text(context.speech, first)
        _error_json(context, first.code, f"{text} {remedy(context.speech, first)}".strip(), first)
    for problem in problems:
        context.err.show(problem_blocks(context.speech, problem))
    if first.code in NOT_WRITTEN:
        return 1
    return 3 if first.place is not None else 2


def _usage_error(context: Context, error: click.ClickException) -> int:
    from .app import short_usage

    text = usage.sentence(context.speech, error)
    if context.json:
        _error_json(context, "usage", text)
    context.err.show(short_usage(getattr(error, "ctx", None), context))
    context.err.tell(context.speech.say("Error: {message}", message=text), "bad")
    return 2


def _refuse(context: Context, code: str, message: str, exit_code: int) -> int:
    if context.json:
        _error_json(context, code, message)
    context.err.tell(context.speech.say("Error: {message}", message=message), "bad")
    return exit_code


def _error_json(context: Context, code: str, message: str, problem: Problem | None = None) -> None:
    from ..game.ruleset import RULE_SETS

    place = problem.place if problem else None
    facts: dict[str, Any] = {
        "code": code,
        "message": message,
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
    }
    try:
        rules = context.rules
    except (Problem, Refused):
        rules = RULE_SETS["brisca"]
    context.print_json({"error": facts}, rules)


def _leave(context: Context, message: str) -> int:
    try:
        context.out.stream.flush()
    except OSError:
        _drop_output()  # nobody is listening any more
    context.err.gap()
    context.err.tell(message)
    return INTERRUPTED


def _open_streams() -> None:
    """Put the null device where a standard stream is closed: nothing to read, nobody to read."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8")
            setattr(sys, name, stream)


def _unwritable(context: Context) -> int:
    _drop_output()
    context.err.tell(
        context.speech.say("The answer cannot be written here: the disk may be full."), "bad"
    )
    return 1


def _drop_output() -> None:
    """Nothing more is written to the standard output, nor complained of as the process ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError, ValueError, AttributeError):  # a stream that is no file stays
        os.dup2(nowhere, sys.stdout.fileno())


def _unexpected(context: Context, error: Exception) -> int:
    from .crash import write_report

    say = context.speech.say
    path = write_report(context, error)
    if path:
        context.err.tell(
            say("Something unexpected went wrong. The details are in {path}.", path=path), "bad"
        )
    else:
        context.err.tell(
            say("Something unexpected went wrong. With --debug you see the details."), "bad"
        )
    return 1
