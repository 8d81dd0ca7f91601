"""What every test may rely on: the same language, width, folder and terminal everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from brisca_tutor import shipped
from brisca_tutor.authoring import catalogues

_UNSET = (
    "BRISCA_LANG",
    "BRISCA_PLAIN",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "FORCE_COLOR",
    "LC_MESSAGES",
    "LINES",
    "PYTHONIOENCODING",
)


@pytest.fixture(scope="session", autouse=True)
def compiled_catalogues() -> None:
    """Compile what is newer than its compiled form, as ``scripts/run.py`` does."""
    catalogues.refresh(shipped.locales())


@pytest.fixture(autouse=True)
def pinned_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pin what the program finds around it; a test that needs other values sets them."""
    for name in _UNSET:
        monkeypatch.delenv(name, raising=False)
    for name, text in {
        "LANGUAGE": "es",
        "LC_ALL": "C.UTF-8",
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "TERM": "xterm",
        "BRISCA_DATA_DIR": str(tmp_path / "brisca-data"),
    }.items():
        monkeypatch.setenv(name, text)
