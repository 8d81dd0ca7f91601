"""What a start loads: heavy modules come only when they are needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("rich", "yaml", "sqlite3", "babel", "importlib.metadata", "platformdirs", "fsrs")

ROOT = Path(__file__).resolve().parents[2]
REPORT = """
import sys
try:
    {}
except SystemExit:
    pass
print(*sys.modules, file=sys.stderr)
"""


def loaded_by(code: str) -> set[str]:
    """Names of the modules that a fresh interpreter has after running this code."""
    body = code.replace("\n", "\n    ")
    done = subprocess.run(
        [sys.executable, "-E", "-c", REPORT.format(body)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def test_version_loads_nothing_heavy() -> None:
    plain = loaded_by("pass")  # an editable install may bring modules of its own
    loaded = loaded_by("from brisca_tutor.cli.main import main\nsys.exit(main(['--version']))")
    assert not (loaded - plain) & set(HEAVY)


def test_explain_needs_neither_lessons_nor_progress() -> None:
    plain = loaded_by("pass")
    line = ["explain", "6o", "Rc", "3e", "So", "--trump", "c", "--lang", "fr"]
    loaded = loaded_by(f"from brisca_tutor.cli.main import main\nsys.exit(main({line}))")
    assert not (loaded - plain) & {"yaml", "babel", "sqlite3", "importlib.metadata"}
    rooms = {name.split(".")[1] for name in loaded if name.startswith("brisca_tutor.")}
    assert not rooms & {"authoring", "content"}


@pytest.mark.parametrize("room", ["game", "reasons"])
def test_the_engine_is_a_library_of_its_own(room: str) -> None:
    loaded = loaded_by(f"import brisca_tutor.{room}")
    ours = {name for name in loaded if name.startswith("brisca_tutor.")}
    allowed = {"game", "reasons"} if room == "reasons" else {"game"}
    assert {name.split(".")[1] for name in ours} <= allowed
