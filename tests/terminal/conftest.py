"""Starts programs at terminals and ends them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .screen import Start, Terminal


@pytest.fixture
def terminal() -> Iterator[Start]:
    """Starts programs at terminals; all are ended afterwards."""
    started: list[Terminal] = []

    def start(*args: str, **settings: Any) -> Terminal:
        one = Terminal(list(args), **settings)
        started.append(one)
        return one

    yield start
    for one in started:
        one.child.close(force=True)
