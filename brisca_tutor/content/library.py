"""Which lessons and puzzles there are, in which order, and how to get at one of them.

A `Library` is a folder: the shipped one (``brisca_tutor.shipped.lessons()``) or a teacher's.
A file is read when it is asked for, once; a broken file never stops the others.

    lessons/course.yaml         format: 1, lessons: [ids in order]; without it, order of file names
    lessons/NN-id.yaml          a lesson
    lessons/puzzles/theme.yaml  a pack
    lessons/hands/*.yaml        hand records that lessons name
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from ..game.errors import Place, Problem, Problems
from ..game.record import HandRecord
from .decode import Walker
from .files import beside, read_source, yaml_files
from .generated.generator import is_generated, rebuild
from .hands import read_record
from .lessons import Beside, no_files, read_lesson
from .models import Lesson, Position, Puzzle, PuzzlePack
from .positions import read_position
from .problems import capped, in_order
from .puzzles import read_pack
from .schema import Loaded, kind_of
from .source import Document, Loader, Source, decode_bytes, read_document

COURSE = "course.yaml"


class Course(NamedTuple):
    """The order of the lessons of a folder."""

    lessons: tuple[str, ...]
    places: tuple[Place, ...]
    file: str


Value = Lesson | PuzzlePack | HandRecord | Position | Course


class Parsed(NamedTuple):
    """One file: what kind it is, its value and everything that is wrong with it.

    Attributes:
        kind: None when not even that can be told.
        value: what could be read, without the steps or puzzles that have problems; None when
            there is nothing to speak of. It is only sound when there are no problems.
        problems: in the order of their places.
    """

    file: str
    kind: Loaded | None
    value: Value | None
    problems: list[Problem]

    def sound(self) -> Value:
        """The value.

        Raises:
            Problems: everything that is wrong with the file.
        """
        if self.problems or self.value is None:
            raise Problems(capped(self.problems))
        return self.value


def parse(
    source: Source,
    beside: Beside = no_files,
    kind: Loaded | None = None,
    loader: Loader | None = None,
) -> Parsed:
    """Read a text as the kind of file that it is, or that it must be."""
    try:
        document = read_document(source, loader)
    except Problems as found:
        return Parsed(source.file, kind, None, in_order(found.problems))
    is_kind = kind or kind_of(document.root)
    if is_kind is None:
        node = document.root
        unknown = Problem("kind-unknown", place=source.place(node.line, node.column))
        return Parsed(source.file, None, None, in_order([*document.problems, unknown]))
    walker = Walker(document)
    value = _read(walker, document, is_kind, beside)
    return Parsed(source.file, is_kind, value, in_order(walker.problems))


def _read(walker: Walker, document: Document, kind: Loaded, beside: Beside) -> Value | None:
    root = document.root
    if kind == "lesson":
        return read_lesson(walker, root, beside)
    if kind == "pack":
        return read_pack(walker, root)
    if kind == "record":
        return read_record(walker, root)
    if kind == "position":
        return read_position(walker, root)
    fields = walker.fields(root, "course")
    fields.format()
    fields.need("lessons")
    ids = fields.slugs("lessons")
    places = tuple(fields.places.get(f"lessons.{at}", fields.places[""]) for at in range(len(ids)))
    first: dict[str, Place] = {}
    for id, place in zip(ids, places, strict=True):
        if id and id in first:
            walker.tell("id-twice", place, id=id, line=first[id].line)
        first.setdefault(id, place)
    return Course(ids, places, walker.source.file)


def parse_file(path: Path, shown: str = "", kind: Loaded | None = None) -> Parsed:
    """Read a file from the disk as `parse` does."""
    try:
        source = read_source(path, shown)
    except Problem as problem:
        return Parsed(shown or str(path), kind, None, [problem])
    return parse(source, beside(path.parent), kind)


def load_lesson(path: Path) -> Lesson:
    """The lesson in a file.

    Raises:
        Problems: everything that is wrong with it.
    """
    value = parse_file(path, kind="lesson").sound()
    assert isinstance(value, Lesson)
    return value


def load_record(source: Source) -> HandRecord:
    """The hand record in a text.

    Raises:
        Problems: everything that is wrong with it.
    """
    value = parse(source, kind="record").sound()
    assert isinstance(value, HandRecord)
    return value


def load_hand(path: Path | str, stdin: bytes = b"") -> HandRecord:
    """The hand record in a file; ``-`` is the text in ``stdin``.

    Raises:
        Problem: the file cannot be read.
        Problems: everything that is wrong with it.
    """
    return load_record(decode_bytes("-", stdin) if str(path) == "-" else read_source(Path(path)))


def load_position(source: Source) -> Position:
    """The position in a text.

    Raises:
        Problems: everything that is wrong with it.
    """
    value = parse(source, kind="position").sound()
    assert isinstance(value, Position)
    return value


class Library:
    """The lessons and puzzles of one folder.

    Attributes:
        folder: where they are.
        problems: what was found wrong so far, file by file; those files are left out.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self._parsed: dict[Path, Parsed] = {}
        self._files: list[Path] | None = None

    def order(self) -> tuple[str, ...]:
        """The ids of the lessons in the order of the course; no lesson is read where the
        course file says it."""
        path = self.folder / COURSE
        if path.is_file():
            course = self._read(path, "course")
            if isinstance(course, Course):
                return course.lessons
        return tuple(lesson.id for lesson in self._every_lesson())

    def lesson(self, id: str) -> Lesson:
        """The lesson of that id.

        Raises:
            Problem: ``lesson-unknown``, with the nearest id and all of them.
            Problems: the file of the lesson is broken.
        """
        for path in self._lesson_files():
            if path.stem == id or path.stem.partition("-")[2] == id:
                parsed = self._parse(path, "lesson")
                if isinstance(parsed.value, Lesson) and parsed.value.id == id:
                    value = parsed.sound()
                    assert isinstance(value, Lesson)
                    return value
                if parsed.problems:
                    raise Problems(capped(parsed.problems))
        for lesson in self._every_lesson():
            if lesson.id == id:
                return lesson
        raise _unknown("lesson-unknown", id, [lesson.id for lesson in self.lessons()])

    def lessons(self) -> list[Lesson]:
        """All sound lessons in the order of the course, then those it does not name."""
        by_id = {lesson.id: lesson for lesson in self._every_lesson()}
        named = [by_id.pop(id) for id in self.order() if id in by_id]
        return [*named, *by_id.values()]

    def themes(self) -> tuple[str, ...]:
        """The themes of the sound puzzle packs."""
        return tuple(pack.theme for pack in self.packs())

    def pack(self, theme: str) -> PuzzlePack:
        """The puzzle pack on a theme.

        Raises:
            Problem: ``theme-unknown``, with the nearest theme and all of them.
            Problems: the file of that theme is broken.
        """
        for path in self._pack_files():
            if path.stem == theme:
                value = self._parse(path, "pack").sound()
                if isinstance(value, PuzzlePack) and value.theme == theme:
                    return value
        for pack in self.packs():
            if pack.theme == theme:
                return pack
        raise _unknown("theme-unknown", theme, self.themes())

    def theme_of(self, tags: Iterable[str]) -> str | None:
        """The first of these tags after which a file of puzzles, and so its theme, is named."""
        named = {path.stem for path in self._pack_files()}
        return next((one for one in tags if one in named), None)

    def packs(self) -> list[PuzzlePack]:
        """All sound puzzle packs, by file name."""
        packs = [self._read(path, "pack") for path in self._pack_files()]
        return [pack for pack in packs if isinstance(pack, PuzzlePack)]

    def puzzles(self) -> list[Puzzle]:
        """The puzzles of all sound packs."""
        return [puzzle for pack in self.packs() for puzzle in pack.puzzles]

    def puzzle(self, id: str) -> Puzzle:
        """The puzzle of that id, generated ones included; capital letters do not matter.

        Raises:
            Problem: ``puzzle-unknown``, with the nearest id.
        """
        if is_generated(id):
            return rebuild(id)
        wanted = id.casefold()

        def likely(path: Path) -> bool:
            return self._mentions(path, wanted)

        for path in sorted(self._pack_files(), key=likely, reverse=True):
            pack = self._read(path, "pack")
            for puzzle in pack.puzzles if isinstance(pack, PuzzlePack) else ():
                if puzzle.id.casefold() == wanted:
                    return puzzle
        raise _unknown("puzzle-unknown", id, [puzzle.id for puzzle in self.puzzles()])

    # -- files

    def _mentions(self, path: Path, text: str) -> bool:
        try:
            return text in read_source(path).text.casefold()
        except Problem:
            return False

    def _all_files(self) -> list[Path]:
        if self._files is None:
            self._files = yaml_files(self.folder) if self.folder.is_dir() else []
        return self._files

    def _lesson_files(self) -> list[Path]:
        away = {self.folder / "puzzles", self.folder / "hands"}
        return [
            path
            for path in self._all_files()
            if path.name != COURSE and not away & set(path.parents)
        ]

    def _pack_files(self) -> list[Path]:
        inside = self.folder / "puzzles"
        if inside.is_dir():
            return [path for path in self._all_files() if inside in path.parents]
        return [path for path in self._all_files() if self._parse(path, None).kind == "pack"]

    def _parse(self, path: Path, kind: Loaded | None) -> Parsed:
        if path not in self._parsed:
            parsed = parse_file(path, kind=kind)
            self._parsed[path] = parsed
            self.problems += parsed.problems
        return self._parsed[path]

    def _read(self, path: Path, kind: Loaded) -> Value | None:
        parsed = self._parse(path, kind)
        return None if parsed.problems else parsed.value

    def _every_lesson(self) -> list[Lesson]:
        """Sound lessons by file name; of an id that comes twice only the first."""
        found: dict[str, Lesson] = {}
        for path in self._lesson_files():
            parsed = self._parse(path, None)
            if isinstance(parsed.value, Lesson) and not parsed.problems:
                found.setdefault(parsed.value.id, parsed.value)
        return list(found.values())


def twice(values: Iterable[Value | None]) -> list[Problem]:
    """Ids of lessons and puzzles, and themes, that several files use, at the later place."""
    problems = []
    first: dict[tuple[str, str], Place] = {}
    for value in values:
        named: list[tuple[tuple[str, str], Place | None]] = []
        if isinstance(value, Lesson):
            named = [(("lesson", value.id), value.places.get("id"))]
        elif isinstance(value, PuzzlePack):
            named = [(("pack", value.theme), value.places.get("theme"))]
            named += [(("puzzle", one.id), one.places.get("id")) for one in value.puzzles]
        for name, place in named:
            if place is None or not name[1]:
                continue
            before = first.setdefault(name, place)
            if before is not place and before.file != place.file:
                problems.append(
                    Problem(
                        "id-twice-files",
                        place=place,
                        id=name[1],
                        other=before.file,
                        line=before.line,
                    )
                )
    return problems


def _unknown(code: str, text: str, known: Iterable[str]) -> Problem:
    all_known = tuple(known)
    near = get_close_matches(text, all_known, 1)
    name = f"{code}-near" if near else code
    return Problem(name, text=text[:60], near=near[0] if near else "", known=all_known)
