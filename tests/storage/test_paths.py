"""Where files go, and names that must not lead anywhere else (field report Y15)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.game.errors import Problem
from brisca_tutor.storage.paths import VARIABLE, aside, profile_name, settle_paths


def test_the_folder_given_comes_before_the_variable(tmp_path: Path) -> None:
    env = {VARIABLE: str(tmp_path / "variable")}
    assert settle_paths(str(tmp_path / "given"), None, env).data == tmp_path / "given"
    paths = settle_paths(None, None, env)
    assert paths.data == tmp_path / "variable"
    assert paths.settings == paths.data / "config.toml"
    assert paths.progress == paths.data / "progress.db"


def test_the_systems_own_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    paths = settle_paths(None, None, {})
    assert "brisca-tutor" in paths.progress.parts and paths.settings.name == "config.toml"


@pytest.mark.parametrize(
    "name",
    ["..", ".", "a/b", "a\\b", "", "   ", "x" * 300, "two\nlines", "a:b", "~", "\x1b[2J", "\0"],
)
def test_y15_names_that_could_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(Problem) as caught:
        settle_paths("/data", name, {})
    assert caught.value.code == "profile-name"
    assert str(caught.value.slots["name"]).isprintable()


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("CON", "progress-con.db"),
        ("Ana María", "progress-ana_maría.db"),
        ("grupo-2", "progress-grupo-2.db"),
    ],
)
def test_y15_other_names_are_made_safe(name: str, file: str) -> None:
    assert settle_paths("/data", name, {}).progress == Path("/data").absolute() / file


@given(st.text(max_size=60))
def test_y15_every_profile_stays_in_the_data_folder(name: str) -> None:
    try:
        path = settle_paths("/data", name, {}).progress
    except Problem as problem:
        assert problem.code == "profile-name"
    else:
        assert path.parent == Path("/data").absolute()
        assert len(path.name.encode()) < 255 and profile_name(name) == profile_name(name.upper())


def test_the_name_of_a_damaged_file_is_free(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    first = aside(path, "2026-11-29")
    first.touch()
    assert aside(path, "2026-11-29") == tmp_path / "p.db.damaged-2026-11-29-2"
