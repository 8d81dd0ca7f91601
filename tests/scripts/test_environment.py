"""The environment of the scripts: made once, alone, and said plainly when it cannot be."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import environment
import pytest
import words


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that passes for a checkout, and another for caches."""
    root = tmp_path / "a checkout"
    for folder in ("brisca_tutor", "lessons", "locales"):
        (root / folder).mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "brisca_tutor/one.py"):
        (root / name).write_text("one", encoding="utf-8")
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "caches"))
    monkeypatch.setattr(environment, "ROOT", root)
    return root


def stamped(made: environment.Environment, extra: str = "") -> environment.Environment:
    made.python.parent.mkdir(parents=True, exist_ok=True)
    made.python.write_text("", encoding="utf-8")
    text = environment._fingerprint(made)
    environment._stamp(made, extra).write_text(text, encoding="utf-8")
    return made


def test_it_lives_in_the_checkout(checkout: Path) -> None:
    assert environment._where() == environment.Environment(checkout / ".venv", editable=True)


def test_a_checkout_that_takes_no_files_gets_it_among_the_caches(checkout: Path) -> None:
    (checkout / ".venv").write_text("in the way", encoding="utf-8")
    made = environment._where()
    assert not made.editable
    assert made.folder.is_dir()
    assert checkout not in made.folder.parents


def test_it_fits_until_something_changes(checkout: Path) -> None:
    made = environment._where()
    assert not environment._fits(made, "")
    stamped(made)
    assert environment._fits(made, "")
    assert not environment._fits(made, "dev")
    (checkout / "brisca_tutor/one.py").write_text("two", encoding="utf-8")
    assert environment._fits(made, ""), "an editable install runs the new file as it is"
    (checkout / "pyproject.toml").write_text("two", encoding="utf-8")
    assert not environment._fits(made, "")


def test_a_copy_fits_until_any_file_changes(checkout: Path) -> None:
    (checkout / ".venv").write_text("in the way", encoding="utf-8")
    made = stamped(environment._where())
    assert environment._fits(made, "")
    (checkout / "brisca_tutor/one.py").write_text("another", encoding="utf-8")
    assert not environment._fits(made, "")


def test_a_lost_python_does_not_fit(checkout: Path) -> None:
    made = stamped(environment._where())
    made.python.unlink()
    assert not environment._fits(made, "")


def test_two_at_once_take_turns(checkout: Path) -> None:
    made = environment._where()
    probe = (
        "import sys; import environment\n"
        "with open(sys.argv[1], 'ab+') as file: print(environment._lock(file.fileno(), wait=False))"
    )
    command = [sys.executable, "-c", probe, str(made.folder / environment.LOCK)]
    scripts = Path(environment.__file__).parent

    def other_may() -> str:
        done = subprocess.run(command, cwd=scripts, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    with environment._alone(made.folder):
        assert other_may() == "False"
    assert other_may() == "True"


def test_what_was_left_half_made_is_cleared_but_not_the_lock(checkout: Path) -> None:
    made = environment._where()
    (made.folder / "lib").mkdir()
    (made.folder / "lib" / "half.py").write_text("", encoding="utf-8")
    environment._clear(made.folder)
    assert [path.name for path in made.folder.iterdir()] == [environment.LOCK]


def test_a_python_without_venv_is_told_what_to_install(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as ended:
        environment.ready()
    out, err = capsys.readouterr()
    assert ended.value.code == 1
    assert out == ""
    assert err.strip() == words.SENTENCES["no-venv"][words.LANGUAGE]


def test_a_failing_command_is_shown_and_the_input_left_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = "import sys; print('read:', repr(sys.stdin.read())); sys.exit('broken')"
    with pytest.raises(SystemExit) as ended:
        environment._quietly([sys.executable, "-c", code])
    out, err = capsys.readouterr()
    assert ended.value.code == 1
    assert out == ""
    assert "read: ''" in err
    assert "broken" in err


def test_an_interrupted_install_leaves_no_stamp(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(command: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "_quietly", interrupted)
    with pytest.raises(SystemExit) as ended:
        environment.ready()
    assert ended.value.code == 130
    assert not list((checkout / ".venv").glob("*.stamp"))
    assert words.SENTENCES["interrupted"][words.LANGUAGE] in capsys.readouterr().err


@pytest.mark.parametrize(("extra", "told"), [("", True), ("dev", False)])
def test_who_made_the_environment_to_play_is_told_what_to_type(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    extra: str,
    told: bool,
) -> None:
    monkeypatch.setattr(sys, "argv", ["scripts/run.py", "learn"])
    monkeypatch.setattr(environment, "_install", lambda made, extra: None)
    environment.ready(extra)
    assert (" scripts/run.py\n" in capsys.readouterr().err) is told
