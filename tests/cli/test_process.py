"""What only a process of its own shows: closed pipes and what Python makes of the environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from brisca_tutor.language.catalogue import Speech
from brisca_tutor.storage.progress import Progress

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


def shell(line: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of the shell in which ``$B`` is the command."""
    return subprocess.run(
        ["bash", "-c", line],
        cwd=ROOT,
        env={**os.environ, "B": " ".join(BRISCA), **env},
        capture_output=True,
        check=False,
        timeout=60,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("$B explain 6o Rc --trump c >&-", 0),
        ("$B --version >&-", 0),
        ("$B explain 6o Rc --trump c 2>&-", 0),
        ("$B explain zz --trump c 2>&-", 2),
        ("$B learn <&-", 130),
        ("$B learn <&- >&- 2>&-", 130),
        ("$B explain zz --trump c 2>/dev/full", 2),
    ],
)
def test_closed_streams(line: str, code: int) -> None:
    ran = shell(line)
    assert ran.returncode == code and b"Traceback" not in ran.stderr
    assert not Path(os.environ["BRISCA_DATA_DIR"], "brisca-error.log").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize(
    "words",
    ["--version", "--help", "explain 6o Rc --trump c --json", "replay {hand}", "learn"],
)
def test_a_full_disk_is_named(words: str) -> None:
    ran = shell(f"yes 1 | $B {words} >/dev/full".format(hand="lessons/hands/primera-mano.yaml"))
    assert ran.returncode == 1 and ran.stderr.decode().count("\n") == 1
    said = Speech("es").say("The answer cannot be written here: the disk may be full.")
    assert ran.stderr.decode().strip() == said
    assert not Path(os.environ["BRISCA_DATA_DIR"], "brisca-error.log").exists()


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


def test_x21_accents_are_read_where_the_locale_is_not_utf8() -> None:
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    words = ("explain", "as d'épées", "6o", "--trump", "bâtons", "--lang", "fr")
    ran = run(*words, env=env)
    assert ran.returncode == 0 and b"as d'epees" in ran.stdout


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


def stored(name: str) -> list[tuple[str, str]]:
    """Items and outcomes of the puzzle events of a profile."""
    path = Path(os.environ["BRISCA_DATA_DIR"], f"progress-{name}.db")
    with Progress(path, "2026-11-29") as progress:
        return [(one.item, one.outcome) for one in progress.events() if one.kind == "puzzle"]


def puzzling(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*BRISCA, "puzzle", "--theme", "suit-led", *args],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_killed_program_loses_no_answer() -> None:
    for answers in (1, 2, 4):
        name = f"killed{answers}"
        process = puzzling("--profile", name)
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("v\n" * answers)
        process.stdin.flush()
        asked = 0
        while asked <= answers:  # the next question is on the screen
            asked += process.stdout.readline().startswith("¿")
        process.kill()
        process.communicate(timeout=60)
        assert [outcome for _, outcome in stored(name)] == ["revealed"] * answers


def test_two_terminals_answering_fifty_each_keep_a_hundred() -> None:
    args = ("--profile", "both", "--count", "50")
    with puzzling(*args) as one, puzzling(*args) as other:
        for process in (one, other):
            assert process.stdin is not None
            process.stdin.write("v\n" * 50)
            process.stdin.flush()
        for process in (one, other):
            process.communicate(timeout=120)
            assert process.returncode == 0
    assert len(stored("both")) == 100
