"""A real pseudo-terminal: what a person sees is read from a screen of fixed size."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pexpect = pytest.importorskip("pexpect")
pyte = pytest.importorskip("pyte")

PATIENCE = 60
"""Seconds to wait for something on the screen."""

ROOT = Path(__file__).resolve().parents[2]


def _heed_ctrl_c() -> None:
    """Heed Ctrl-C also where the tests were started in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program at a terminal, and the screen that a person looks at."""

    def __init__(self, args: list[str], *, columns: int = 80, rows: int = 100, **env: str) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        keep = {
            name: os.environ[name]
            for name in ("BRISCA_DATA_DIR", "PATH", "HOME")
            if name in os.environ
        }
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "brisca_tutor.cli.main", *args],
            cwd=str(ROOT),
            dimensions=(rows, columns),
            env={**keep, "LANG": "C.UTF-8", "LANGUAGE": "es", "TERM": "xterm", **env},
            timeout=PATIENCE,
            preexec_fn=_heed_ctrl_c,
        )
        self.child.delaybeforesend = None

    def read(self) -> None:
        """Take in what has been written since."""
        try:
            data = self.child.read_nonblocking(65536, timeout=0.05)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return
        self.raw += data
        self.stream.feed(data)

    @property
    def text(self) -> str:
        """The screen as text, without spaces at the ends of lines."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    def wait(self, text: str, prompt: bool = True) -> str:
        """Wait until the screen shows this text, and the prompt after it if asked; the screen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read()
            place = self.text.rfind(text)
            if place >= 0 and (not prompt or self.text[place:].endswith("\n>")):
                return self.text
        raise AssertionError(f"{text!r} did not come:\n{self.text}")

    def resize(self, columns: int) -> None:
        """Make the window this wide."""
        self.child.setwinsize(self.screen.lines, columns)
        self.screen.resize(columns=columns)

    def type(self, keys: str) -> None:
        """Type keys, Enter not included."""
        self.child.send(keys)

    def leave(self, key: str) -> None:
        """Press Ctrl-C or Ctrl-D at a prompt, and once more if that does not end the program.

        Python notices an interruption that falls into the very moment in which line editing
        begins only with the next key; a person presses it again, too.
        """
        self.settle()
        self.type(key)
        end = time.monotonic() + 5
        while time.monotonic() < end and self.child.isalive():
            self.read()
        if self.child.isalive():
            self.type(key)

    def enter(self, text: str = "") -> None:
        """Type a line."""
        self.child.send(text + "\r")

    def settle(self, seconds: float = 0.4) -> str:
        """The screen once nothing has come for a moment."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            before = len(self.raw)
            self.read()
            if len(self.raw) > before:
                end = time.monotonic() + seconds
        return self.text

    def code(self) -> int:
        """The exit code, once the program has ended."""
        end = time.monotonic() + PATIENCE
        while self.child.isalive() and time.monotonic() < end:
            self.read()
        self.read()
        self.child.close()
        status = self.child.exitstatus
        return -1 if status is None else int(status)


Start = Callable[..., Terminal]
"""Starts ``brisca`` with arguments; ``columns``, ``rows`` and variables by name."""
