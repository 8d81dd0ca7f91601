"""The settings file: TOML that a person may edit; the program changes single lines of it."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from ..game.errors import Place, Problem
from ..game.ruleset import RULE_SETS
from .paths import aside

Value = str | bool | int

SETTINGS: dict[str, tuple[str, ...] | type[bool] | range] = {
    "lang": ("es", "fr", "it"),
    "deck": ("spanish", "french"),
    "rules": tuple(RULE_SETS),
    "plain": bool,
    "ascii": bool,
    "color": ("auto", "always", "never"),
    "width": range(20, 501),
}
"""Every setting, with the values it takes: one of these texts, a switch, or a number."""

_SWITCHES = {"on": True, "off": False, "true": True, "false": False}
_LARGEST = 1 << 20


class Settings(NamedTuple):
    """What is set, by key; a key that is missing is not set.

    Attributes:
        values: the settings that are known and right.
        warnings: what was wrong with the file; the rest of it counts all the same.
    """

    values: Mapping[str, Value]
    warnings: tuple[Problem, ...] = ()

    def text(self, key: str) -> str | None:
        """The text set for this key, or None."""
        value = self.values.get(key)
        return value if isinstance(value, str) else None

    def switch(self, key: str) -> bool | None:
        """The switch set for this key, or None."""
        value = self.values.get(key)
        return value if isinstance(value, bool) else None

    def number(self, key: str) -> int | None:
        """The number set for this key, or None."""
        value = self.values.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None


def load_settings(path: Path, today: str) -> Settings:
    """The settings in this file; none, in silence, when there is no file.

    A file that is no TOML is moved aside (``settings-damaged``, with both paths), one that cannot
    be read is left alone (``settings-unreadable``); a key or value that is not known is passed
    over (``setting-key``, ``setting-value``). These are warnings, never raised.

    Args:
        path: the settings file.
        today: ISO date, for the name of a file that is moved aside.
    """
    try:
        content = _read(path)
    except FileNotFoundError:
        return Settings({})
    except (OSError, ValueError):
        if not os.path.lexists(path):
            return Settings({})
        return Settings({}, (Problem("settings-unreadable", path=str(path)),))
    try:
        found = _parse(content)
    except ValueError:
        return Settings({}, (_move_aside(path, today),))
    values: dict[str, Value] = {}
    warnings: list[Problem] = []
    for key, value in found.items():
        try:
            values[key] = _checked(key, value)
        except Problem as problem:
            warnings.append(problem.at(_place(path, content, key)))
    return Settings(values, tuple(warnings))


def read_value(key: str, text: str) -> Value:
    """The value that a text on the command line stands for.

    Raises:
        Problem: ``setting-key``, ``setting-value``.
    """
    kind = SETTINGS.get(key)
    if kind is bool:
        return _checked(key, _SWITCHES.get(text.lower(), text))
    if isinstance(kind, range) and text.isascii() and text.isdigit() and len(text) < 10:
        return _checked(key, int(text))
    return _checked(key, text)


def save_setting(path: Path, key: str, text: str | None) -> None:
    """Set a key to the value a text stands for, or unset it (None); other lines stay as they are.

    The new file is written beside the old one and takes its place only when it is complete.

    Raises:
        Problem: ``setting-key``, ``setting-value``; ``settings-damaged-edit`` when the file is no
            TOML (it is left alone); ``settings-not-saved`` when it cannot be written.
    """
    value = None if text is None else read_value(key, text)
    if key not in SETTINGS:
        raise _unknown(key)
    try:
        content = _read(path)
    except FileNotFoundError:
        content = b""
    except (OSError, ValueError):
        raise Problem("settings-not-saved", path=str(path)) from None
    try:
        wanted = _parse(content)
        new = _edited(content.decode("utf-8-sig"), key, value)
        if value is None:
            wanted.pop(key, None)
        else:
            wanted[key] = value
        if _parse(new.encode()) != wanted:
            raise ValueError("the line could not be changed by itself")
    except ValueError:
        raise Problem("settings-damaged-edit", path=str(path)) from None
    _write(path, new)


def _read(path: Path) -> bytes:
    with open(path, "rb") as file:
        content = file.read(_LARGEST + 1)
    if len(content) > _LARGEST:
        raise ValueError("too large")
    return content


def _parse(content: bytes) -> dict[str, object]:
    import tomllib

    return dict(tomllib.loads(content.decode("utf-8-sig")))


def _checked(key: str, value: object) -> Value:
    kind = SETTINGS.get(key)
    if kind is None:
        raise _unknown(key)
    if kind is bool:
        if isinstance(value, bool):
            return value
        allowed: tuple[str, ...] = ("on", "off")
    elif isinstance(kind, range):
        if isinstance(value, int) and not isinstance(value, bool) and value in kind:
            return value
        allowed = (f"{kind.start}-{kind.stop - 1}",)
    else:
        assert isinstance(kind, tuple)
        if isinstance(value, str) and value in kind:
            return value
        allowed = kind
    raise Problem("setting-value", key=key, text=str(value)[:80], allowed=allowed)


def _unknown(key: str) -> Problem:
    near = get_close_matches(key, SETTINGS, 1)
    return Problem("setting-key", key=key[:80], near=near[0] if near else "", known=tuple(SETTINGS))


def _place(path: Path, content: bytes, key: str) -> Place | None:
    pattern = re.compile(rf"^\s*\[*[\"']?{re.escape(key)}\b")
    for number, line in enumerate(content.decode("utf-8-sig").splitlines(), 1):
        if pattern.match(line):
            return Place(str(path), number, len(line) - len(line.lstrip()) + 1, line)
    return None


def _edited(content: str, key: str, value: Value | None) -> str:
    """The text with the line of this key changed, added before the first table, or gone."""
    lines = content.splitlines()
    table = next((at for at, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    line = None if value is None else f"{key} = {_toml(value)}"
    pattern = re.compile(rf"\s*[\"']?{key}[\"']?\s*=")
    at = next((at for at, one in enumerate(lines[:table]) if pattern.match(one)), None)
    if at is not None:
        lines[at : at + 1] = [] if line is None else [line]
    elif line is not None:
        lines.insert(table, line)
    return "".join(one + "\n" for one in lines)


def _toml(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'


def _write(path: Path, content: str) -> None:
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except (OSError, ValueError):
        with suppress(OSError, ValueError):  # it was never made, or the disk is beyond help
            os.unlink(beside)
        raise Problem("settings-not-saved", path=str(path)) from None


def _move_aside(path: Path, today: str) -> Problem:
    free = aside(path, today)
    try:
        os.rename(path, free)
    except OSError:
        return Problem("settings-unreadable", path=str(path))
    return Problem("settings-damaged", path=str(path), moved=str(free))
