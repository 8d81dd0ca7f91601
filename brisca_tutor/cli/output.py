"""Lines to a stream that may be narrow, colourless or unable to write an accent.

Rich is imported only when something is coloured; plain lines are written as they are.
"""

from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import TextIO

from .layout import Block, Line, lines

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What could harm a terminal or turn the order of its letters round."""

_LOOKALIKE = {
    "\u00a0": " ",
    "\u00ab": '"',
    "\u00bb": '"',
    "\u00b7": "-",
    "\u00bf": "",
    "\u00a1": "",
    "\u00ba": "o",
    "\u00aa": "a",
    "\u00df": "ss",
    "\u00e6": "ae",
    "\u00c6": "AE",
    "\u2018": "'",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2026": "...",
    "\u0153": "oe",
    "\u0152": "OE",
}


def to_ascii(text: str) -> str:
    """The text in ASCII: letters lose their accents, ``\u00ab`` becomes a straight quote.

    A character without a likeness becomes ``?``.
    """
    if text.isascii():
        return text
    out = []
    for one in text:
        if one.isascii():
            out.append(one)
        elif one in _LOOKALIKE:
            out.append(_LOOKALIKE[one])
        else:
            bare = unicodedata.normalize("NFKD", one).encode("ascii", "ignore").decode("ascii")
            out.append(bare or ("" if unicodedata.combining(one) else "?"))
    return "".join(out)


def writable(text: str, encoding: str, ascii_only: bool = False) -> str:
    """The text with everything replaced that this encoding cannot hold."""
    if ascii_only:
        return to_ascii(text)
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return "".join(one if _fits(one, encoding) else to_ascii(one) for one in text)
    return text


def _fits(one: str, encoding: str) -> bool:
    try:
        one.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Output:
    """One stream and how it is written.

    Attributes:
        plain: whether the linear twin of every screen is shown.
        colour: whether styles are shown.
        dropping: whether what cannot be written is dropped, as with messages nobody reads.
    """

    def __init__(
        self,
        stream: TextIO,
        *,
        width: Callable[[], int | None],
        plain: bool = False,
        ascii_only: bool = False,
        colour: bool = False,
        dropping: bool = False,
    ) -> None:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
        self.stream = stream
        self._width = width
        self.plain = plain
        self.ascii_only = ascii_only
        self.colour = colour
        self.dropping = dropping
        self._blank = True
        self.encoding = getattr(stream, "encoding", None) or "utf-8"

    @property
    def width(self) -> int | None:
        """Columns to wrap at now, or None to leave lines as long as they are."""
        return self._width()

    def show(self, blocks: Iterable[Block]) -> None:
        """Write these blocks; nothing is redrawn afterwards."""
        for text, style in lines(blocks, self.width, self.plain, self._blank):
            self._write(text, style)
            self._blank = not text

    def after_input(self) -> None:
        """Somebody has typed a line: the next blank line is wanted again."""
        self._blank = False

    def tell(self, text: str, style: str = "") -> None:
        """Write one paragraph."""
        self.show([Line(text, style)])

    def gap(self) -> None:
        """End the line that a person may be typing."""
        self._put("\n")

    def clear(self) -> None:
        """Wipe a terminal's screen, so that the next person does not see what was on it."""
        self._put("\x1b[2J\x1b[3J\x1b[H")
        self._blank = True

    def raw(self, text: str) -> None:
        """Write text for a program, such as JSON or a script, without wrapping."""
        self._put(writable(text, self.encoding, False) + "\n")

    def fits(self, text: str) -> str:
        """The text as this stream can hold it, for what others write to it."""
        return writable(CONTROL.sub("", text), self.encoding, self.ascii_only)

    def _write(self, text: str, style: str) -> None:
        text = self.fits(text)
        if self.colour and style and text:
            text = self._styled(text, style)
        self._put(text + "\n")

    def _put(self, text: str) -> None:
        try:
            self.stream.write(text)
        except OSError:
            if not self.dropping:
                raise

    def _styled(self, text: str, style: str) -> str:
        from rich.console import Console
        from rich.text import Text

        from .theme import STYLES

        page = io.StringIO()
        console = Console(
            file=page,
            force_terminal=True,
            color_system="standard",
            no_color=False,
            markup=False,
            emoji=False,
            highlight=False,
            width=10_000,
            legacy_windows=False,
            _environ={},
        )
        console.print(Text(text, style=STYLES.get(style, "")), end="", soft_wrap=True)
        return page.getvalue()
