"""What README.md and docs/ show is what happens: every example runs, every output is real.

``pytest tests/readme --snapshot-update`` writes the output anew into the pages; read the
difference.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from typing import NamedTuple

import pytest

from brisca_tutor.authoring.check import check
from brisca_tutor.cli.entries import COMMANDS
from brisca_tutor.content.schema import STEP_KINDS

ROOT = Path(__file__).resolve().parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
INDENT = "    "


class Example(NamedTuple):
    """A command that a page shows after ``$``, and the lines it shows below."""

    page: Path
    command: str
    shown: str


def blocks(page: Path) -> Iterator[str]:
    """The indented blocks of a page, without their indent."""
    text = page.read_text(encoding="utf-8")
    for found in re.finditer(r"(?:^    .*\n|^\n(?=\n*    ))+", text, re.MULTILINE):
        lines = found[0].strip("\n").split("\n")
        yield "\n".join(line.removeprefix(INDENT) for line in lines) + "\n"


def examples() -> list[Example]:
    found = []
    for page in PAGES:
        for block in blocks(page):
            if block.startswith("$ "):
                command, _, shown = block[2:].partition("\n")
                found.append(Example(page, command, shown))
    return found


def output(example: Example) -> str:
    """What the command writes; its answers are the lines shown after ``>``."""
    command, _, last = example.command.partition(" | tail -")
    ran = subprocess.run(
        [sys.executable, "-m", "brisca_tutor.cli.main", *shlex.split(command)[1:]],
        input="".join(f"{one}\n" for one in re.findall("^> (.+)$", example.shown, re.MULTILINE)),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        check=False,
    )
    assert ran.stderr == ""
    lines = ran.stdout.rstrip("\n").split("\n")
    return "\n".join(lines[-int(last) :] if last else lines) + "\n"


@pytest.mark.parametrize("example", examples(), ids=lambda one: one.command)
def test_an_output_is_what_the_command_writes(
    example: Example, request: pytest.FixtureRequest
) -> None:
    real = output(example)
    if request.config.getoption("update_snapshots") and real != example.shown:
        text = example.page.read_text(encoding="utf-8")
        start = f"$ {example.command}\n"
        was, becomes = (_indented(start + one) for one in (example.shown, real))
        example.page.write_text(text.replace(was, becomes), encoding="utf-8")
        return
    assert example.shown == real


def _indented(text: str) -> str:
    return "".join(f"{INDENT}{line}\n" if line else "\n" for line in text[:-1].split("\n"))


def test_the_tour_speaks_three_languages() -> None:
    shown = [one.command for one in examples() if one.page.name == "README.md"]
    assert {lang for lang in ("es", "fr", "it") if any(f"--lang {lang}" in one for one in shown)}
    assert len(shown) == 4


@pytest.mark.parametrize("page", PAGES, ids=lambda one: one.name)
def test_every_command_that_is_named_exists(page: Path) -> None:
    named = set(re.findall(r"(?:`|^    )brisca ([a-z]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= {one.name for one in COMMANDS}


@pytest.mark.parametrize("page", PAGES, ids=lambda one: one.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_lesson_for_teachers_has_no_fault(tmp_path: Path) -> None:
    lesson = next(one for one in blocks(ROOT / "docs" / "teachers.md") if "summary:" in one)
    path = tmp_path / "lesson.yaml"
    path.write_text(lesson, encoding="utf-8")
    assert check([path]).problems == ()


def test_one_of_each_step_for_teachers_has_no_fault(tmp_path: Path) -> None:
    pages = list(blocks(ROOT / "docs" / "teachers.md"))
    lesson = next(one for one in pages if "summary:" in one)
    lists = [one for one in pages if one.startswith("- {") and "level:" not in one]
    steps = "".join(lists)
    missing = [kind for kind in STEP_KINDS if f" {kind}: " not in steps.replace("{", " ")]
    assert not missing, f"show one of each in docs/teachers.md: {missing}"
    head, _, _ = lesson.partition("steps:")
    path = tmp_path / "lesson.yaml"
    path.write_text(f"{head}steps:\n{steps}summary: Fin.\n", encoding="utf-8")
    copy(ROOT / "lessons" / "hands" / "primera-mano.yaml", tmp_path / "my-hand.yaml")
    assert check([path]).problems == ()
