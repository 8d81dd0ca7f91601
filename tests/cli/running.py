"""What a run of the command gives, for the annotations of the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Ran(NamedTuple):
    """What a run gave: exit code, answer and messages."""

    code: int
    out: str
    err: str


Brisca = Callable[..., Ran]
"""Runs ``brisca`` with arguments; ``typed``, ``encoding`` and variables by name."""
