"""Runs the command in this process, with its streams kept apart."""

from __future__ import annotations

import io
import sys

import pytest

from brisca_tutor.cli.main import main

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
