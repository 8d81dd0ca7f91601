"""The walls between the rooms hold: lazy and type-only imports count too."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "brisca_tutor"
EVERYTHING_BUT_CLI = frozenset(
    {"game", "reasons", "players", "coach", "content", "session", "language", "storage"}
)
WALLS: dict[str, frozenset[str]] = {
    "game": frozenset(),
    "reasons": frozenset({"game"}),
    "players": frozenset({"game"}),
    "coach": frozenset({"game", "reasons", "players"}),
    "content": frozenset({"game"}),
    "session": frozenset({"game", "reasons", "players", "coach", "content"}),
    "language": frozenset({"game", "reasons", "coach"}),
    "storage": frozenset({"game"}),
    "authoring": EVERYTHING_BUT_CLI,
    "cli": EVERYTHING_BUT_CLI | {"authoring"},
}
"""Which rooms each room may import, besides itself and the doorway ``shipped``."""

ONLY_IN: dict[str, frozenset[str]] = {
    "click": frozenset({"cli"}),
    "rich": frozenset({"cli"}),
    "yaml": frozenset({"content"}),
    "gettext": frozenset({"language", "authoring"}),
    "babel": frozenset({"language", "authoring"}),
    "sqlite3": frozenset({"storage"}),
    "platformdirs": frozenset({"storage"}),
    "fsrs": frozenset({"storage"}),
}
"""Modules from outside, and the rooms that may import them; no other third party may come in."""

NO_INPUT_OR_OUTPUT = ("game", "reasons", "players", "coach", "session")
WORLDLY = frozenset({"random", "time", "datetime", "os", "sys", "io", "pathlib", "subprocess"})
"""Clock, randomness, environment and disk, which the pure rooms never see."""

SEEDED = ("players", "random.Random")
"""Except that players draw from a generator whose seed the caller, or the view, decides."""

DOORWAYS = frozenset({"shipped", "__version__"})
FORBIDDEN_NAMES = frozenset({"utils", "util", "helpers", "helper", "common", "misc"})

MODULES = sorted(PACKAGE.rglob("*.py"))
IDS = [path.relative_to(PACKAGE).as_posix() for path in MODULES]


def room_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything a module imports, at any depth."""
    package = ("brisca_tutor", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            start = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{start}.{alias.name}"
        elif isinstance(node, ast.Call) and is_import_call(node.func):
            name = constant_start(node.args[0]) if node.args else ""
            assert name, f"{path}:{node.lineno}: what is imported cannot be read off the source"
            yield node.lineno, absolute(name, package)


def is_import_call(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr in ("import_module", "__import__")
    return isinstance(function, ast.Name) and function.id in ("import_module", "__import__")


def constant_start(text: ast.expr) -> str:
    """A text, or the fixed beginning of one that is put together."""
    if isinstance(text, ast.JoinedStr) and text.values:
        first, *others = text.values
        here = isinstance(first, ast.FormattedValue) and ast.unparse(first.value) == "__package__"
        return constant_start(others[0]) if here and others else constant_start(first)
    return text.value if isinstance(text, ast.Constant) and isinstance(text.value, str) else ""


def absolute(name: str, package: tuple[str, ...]) -> str:
    dots = len(name) - len(name.lstrip("."))
    return ".".join([*package[: len(package) - dots + 1], name.lstrip(".")]) if dots else name


def test_the_table_names_every_room() -> None:
    rooms = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rooms == set(WALLS)


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_imports(path: Path) -> None:
    room = room_of(path)
    wrong = []
    for line, name in imported(path):
        top, _, rest = name.partition(".")
        if top == "brisca_tutor":
            other = rest.partition(".")[0]
            allowed = {room, *WALLS.get(room, frozenset()), *DOORWAYS}
            if other not in allowed:
                wrong.append(f"line {line}: {room or 'the package'} may not import {name}")
        elif top in ONLY_IN:
            if room not in ONLY_IN[top]:
                wrong.append(f"line {line}: {top} belongs to {sorted(ONLY_IN[top])}")
        elif top not in sys.stdlib_module_names:
            wrong.append(f"line {line}: {top} is no dependency of this project")
    assert not wrong


@pytest.mark.parametrize("room", NO_INPUT_OR_OUTPUT)
def test_pure_rooms_see_nothing_of_the_world(room: str) -> None:
    seen = {
        f"{path.relative_to(PACKAGE)}:{line}: {name}"
        for path in MODULES
        if room_of(path) == room
        for line, name in imported(path)
        if name.partition(".")[0] in WORLDLY and (room, name) != SEEDED
    }
    assert not seen


def test_one_module_knows_the_library_of_reviews() -> None:
    users = [path.name for path in MODULES if any(n[:4] == "fsrs" for _, n in imported(path))]
    assert users == ["schedule.py"]


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_names_say_what_is_inside(path: Path) -> None:
    names = {Path(part).stem for part in path.relative_to(PACKAGE).parts}
    assert not names & FORBIDDEN_NAMES


def test_the_build_needs_only_babel_for_the_catalogues() -> None:
    tops = {name.partition(".")[0] for _, name in imported(PACKAGE / "authoring/catalogues.py")}
    assert tops - sys.stdlib_module_names == {"babel", "brisca_tutor"}
    for room in ("", "authoring", "game", "language"):
        path = PACKAGE / room / "__init__.py"
        assert not list(imported(path)), f"{path} is imported by the build and must stay light"
    for module in ("game/errors.py", "language/slots.py"):
        tops = {name.partition(".")[0] for _, name in imported(PACKAGE / module)}
        assert tops <= sys.stdlib_module_names


@pytest.mark.parametrize("room", sorted(WALLS))
def test_each_room_introduces_itself(room: str) -> None:
    text = ast.get_docstring(ast.parse((PACKAGE / room / "__init__.py").read_text("utf-8"))) or ""
    for wanted in ("May import", "Start "):
        assert wanted in text, f"brisca_tutor/{room}/__init__.py does not say {wanted!r}"
    assert len(text.splitlines()) >= 3, "the purpose is missing"
