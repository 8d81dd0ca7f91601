"""``lesson check``: everything that is wrong with files, with the place of each problem.

A `Report` is data: ``language.problems`` has the sentence and the remedy of every code.
"""

from __future__ import annotations

import os.path
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ..content.files import yaml_files
from ..content.library import COURSE, Course, Parsed, parse, parse_file, twice
from ..content.models import Lesson
from ..content.problems import capped
from ..content.source import decode_bytes
from ..game.errors import Place, Problem
from .lint import lint_course, lint_lesson
from .prove import prove

STDIN = "-"


class Report(NamedTuple):
    """What a check found.

    Attributes:
        files: the files that were looked at, as they are shown to people.
        problems: in the order of file, line and column; every one has a place.
    """

    files: tuple[str, ...]
    problems: tuple[Problem, ...]

    @property
    def clean(self) -> bool:
        """Nothing is wrong."""
        return not self.problems


def check(paths: Iterable[Path | str], *, stdin: bytes = b"", course: bool = False) -> Report:
    """Check files, and folders with all that is in them; ``-`` is the text in ``stdin``.

    With ``course`` the files must also be fit to be shipped (see `lint`).
    """
    parsed: list[Parsed] = []
    for path in paths:
        if str(path) == STDIN:
            parsed.append(_parse_bytes(STDIN, stdin))
            continue
        path = Path(path)
        if not os.path.isdir(path):
            parsed.append(parse_file(path))
            continue
        files = yaml_files(path)
        if not files:
            place = Place(str(path), 1, 1)
            none = Problem("folder-empty", place=place, file=str(path))
            parsed.append(Parsed(str(path), None, None, [none]))
        parsed += [parse_file(file) for file in files]
    return report(parsed, course=course)


def _parse_bytes(name: str, data: bytes) -> Parsed:
    try:
        return parse(decode_bytes(name, data))
    except Problem as problem:
        return Parsed(name, None, None, [problem])


def report(files: list[Parsed], *, course: bool = False) -> Report:
    """What is wrong with files that were read."""
    problems: list[Problem] = []
    for one in files:
        problems += one.problems
        if one.value is not None:
            problems += prove(one.value)
        if course and isinstance(one.value, Lesson):
            problems += lint_lesson(one.value)
    problems += twice(one.value for one in files)
    lessons = [one.value for one in files if isinstance(one.value, Lesson)]
    broken = any(one.kind == "lesson" and one.problems for one in files)
    for one in files:
        if isinstance(one.value, Course) and Path(one.file).name == COURSE:
            beside = [
                lesson for lesson in lessons if Path(lesson.file).parent == Path(one.file).parent
            ]
            problems += lint_course(one.value, beside, broken=broken)
    return Report(tuple(one.file for one in files), tuple(capped(problems)))
