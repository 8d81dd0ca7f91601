"""Questions: what a person types, read so that it never harms the screen or the program.

The question is written first, by itself; then a bare ``input("> ")`` reads the answer.
Giving the question to ``input`` would let line editing erase it.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import NamedTuple

from ..game.notation import fold, printable
from . import keys
from .context import Context, is_terminal
from .layout import Line
from .theme import dumb

PROMPT = "> "
LONGEST = 500


class Reply(NamedTuple):
    """What was typed.

    Attributes:
        text: the text, without control characters and outer spaces.
        key: name of the key it means, if it is one (see `keys`), else None.
    """

    text: str
    key: str | None


def clean(raw: str) -> str:
    """The typed text without escape sequences and control characters, spaces joined."""
    return " ".join(printable(raw[: 4 * LONGEST]).split())[:LONGEST]


def read(context: Context) -> Reply:
    """One answer of the person, or the key that it means.

    Raises:
        EOFError: the input ended.
        KeyboardInterrupt: the person interrupted.
    """
    text = clean(_line(context))
    return Reply(text, keys.key_named(context.lang, fold(text)) if text else None)


def forget_typed_ahead(context: Context) -> None:
    """Drop what was typed before a question could be seen, where a slip would cost something.

    Two lines pasted at once answer one question only. Input that is no terminal is left alone.
    """
    if not is_terminal(context.stdin):
        return
    try:
        import termios
    except ImportError:  # Windows
        return
    with suppress(termios.error, OSError, ValueError):  # a stream without a number
        termios.tcflush(context.stdin, termios.TCIFLUSH)


def _line(context: Context) -> str:
    context.out.stream.flush()
    context.out.after_input()
    if is_terminal(context.stdin) and context.out.stream is sys.stdout:
        _end_with_the_terminal_in_order()
        if not dumb(context.env):
            _line_editing()
        return input(PROMPT)
    context.out.stream.write(PROMPT)
    context.out.stream.flush()
    line = context.stdin.readline()
    if not line:
        context.out.stream.write("\n")
        raise EOFError
    context.out.stream.write(context.out.fits(clean(line)) + "\n")
    return line


def _end_with_the_terminal_in_order() -> None:
    """Take SIGTERM as an interruption: line editing would leave the terminal without echo."""
    import signal

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    with suppress(ValueError):  # not in the main thread: whoever runs us sees to signals
        signal.signal(signal.SIGTERM, interrupt)


def _line_editing() -> None:
    """Arrow keys and whole letters when deleting, where the platform has them."""
    try:
        import readline
    except ImportError:
        return
    readline.parse_and_bind("set enable-bracketed-paste off")
    readline.set_auto_history(False)


def confirm(context: Context, question: str, leave: bool = False) -> bool | None:
    """A yes or no question; the letters of the language count, and y and n everywhere.

    None for q, or its word, where it may ``leave``, as at the questions of a lesson.

    Raises:
        EOFError, KeyboardInterrupt: as `read`.
    """
    say = context.speech.say
    yes, no = keys.YES[context.lang], keys.NO
    letters = f"{yes[0]}/{no[0]}"
    context.out.show([Line(f"{question} [{letters}]", "question")])
    while True:
        answer = fold(clean(_line(context)))
        if answer in yes:
            return True
        if answer in no:
            return False
        if leave and keys.key_named(context.lang, answer) == "quit":
            return None
        context.out.tell(say('Please answer "{yes}" or "{no}".', yes=yes[0], no=no[0]))
