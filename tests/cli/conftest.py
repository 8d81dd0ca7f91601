"""Runs the command in this process, with its streams kept apart."""

from __future__ import annotations

import io
import sys
from datetime import timedelta

import pytest

from brisca_tutor.cli.commands.learn import course
from brisca_tutor.cli.main import main
from brisca_tutor.storage.paths import settle_paths
from brisca_tutor.storage.progress import Progress
from tests.a_month import LAST_DAY, month

from .running import Brisca, Ran


@pytest.fixture
def brisca() -> Brisca:
    """Run ``brisca`` with these arguments and this text on the standard input."""

    def run(*args: str, typed: str = "", encoding: str = "utf-8", **env: str) -> Ran:
        out, err = io.BytesIO(), io.BytesIO()
        stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        streams = [io.TextIOWrapper(one, encoding=encoding, newline="\n") for one in (out, err)]
        with pytest.MonkeyPatch.context() as patch:
            for name, value in env.items():
                patch.setenv(name, value)
            patch.setattr(sys, "stdin", stdin)
            patch.setattr(sys, "stdout", streams[0])
            patch.setattr(sys, "stderr", streams[1])
            code = main(list(args))
            for one in streams:
                one.flush()
        texts = [one.getvalue().decode(encoding) for one in (out, err)]
        return Ran(code, *texts)

    return run


@pytest.fixture
def after_a_month(monkeypatch: pytest.MonkeyPatch) -> None:
    """A learner of a month, and the day after it."""
    with Progress(settle_paths().progress, "2026-11-29") as progress:
        progress.merge(month(course()))
    monkeypatch.setattr("brisca_tutor.cli.store.now", lambda: LAST_DAY + timedelta(days=1))
