"""What only a process of its own shows: closed pipes and what Python makes of the environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BRISCA = [sys.executable, "-m", "brisca_tutor.cli.main"]


def run(*args: str, env: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    names = ("BRISCA_DATA_DIR", "SYSTEMROOT")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    return subprocess.run(
        [*BRISCA, *args],
        cwd=ROOT,
        env={**kept, **env},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def test_a_reader_that_goes_away() -> None:
    with subprocess.Popen(
        [*BRISCA, "rules"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize(
    "env",
    [
        {},
        {"LC_ALL": "C"},
        {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
        {"LANGUAGE": "fr", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
        {"LC_CTYPE": "UTF-8"},
        {"LANG": "en_DE.UTF-8"},
    ],
    ids=str,
)
def test_x21_l15_any_locale(env: dict[str, str]) -> None:
    for args in (["explain", "6o", "Rc", "--trump", "c"], ["learn", "--list"], ["--help"]):
        ran = run(*args, env=env)
        assert ran.returncode == 0 and b"Traceback" not in ran.stderr
        if env.get("PYTHONUTF8") == "0":
            assert ran.stdout.isascii()
    lang = b"roi de coupes" if env.get("LANGUAGE") else b"rey de copas"
    assert lang in run("explain", "6o", "Rc", "--trump", "c", env=env).stdout


def test_a_lesson_file_is_utf8_in_any_locale(tmp_path: Path) -> None:
    lesson = tmp_path / "es.yaml"
    lesson.write_text("format: 1\nid: x\ntitle: Año\nmal: 1\n", encoding="utf-8")
    ran = run("lesson", "check", str(lesson), env={"LC_ALL": "POSIX", "PYTHONUTF8": "0"})
    assert ran.returncode == 3 and ran.stdout.startswith(str(lesson).encode())


def test_nothing_to_read() -> None:
    ran = run("learn", env={})
    assert ran.returncode == 130 and ran.stderr.strip()
    assert run("puzzle", "--no-input", env={}).returncode == 2
    assert run(env={}).returncode == 2


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("brisca exp", "explain"),
        ("brisca repr", "reproducir"),
        ("brisca learn tri", "triunfo"),
        ("brisca puzzle --theme four", "four-players"),
        ("brisca explain --tr", "--trump"),
        ("brisca config se", "set"),
    ],
)
def test_completion(words: str, found: str) -> None:
    env = {
        "_BRISCA_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }
    ran = run(env=env)
    assert ran.returncode == 0 and f"plain,{found}" in ran.stdout.decode().split("\n")
