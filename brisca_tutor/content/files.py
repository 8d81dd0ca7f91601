"""The one place where content touches the disk: files and folders to their texts."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from ..game.errors import Place, Problem
from .source import MAX_BYTES, Source, decode_bytes

SUFFIXES = (".yaml", ".yml")


def read_source(path: Path, shown: str = "") -> Source:
    """The text of a file; ``shown`` is its name in messages.

    Raises:
        Problem: ``file-missing``, ``file-is-folder``, ``file-unreadable``, or what
            `decode_bytes` raises.
    """
    name = shown or str(path)
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except IsADirectoryError:
        raise Problem("file-is-folder", place=Place(name, 1, 1), file=name) from None
    except (FileNotFoundError, NotADirectoryError):
        raise Problem("file-missing", place=Place(name, 1, 1), file=name) from None
    except ValueError:  # a zero byte in the name
        raise Problem("file-missing", place=Place(name, 1, 1), file=name) from None
    except OSError as error:
        if error.errno in (errno.EISDIR, errno.EACCES) and os.path.isdir(path):
            raise Problem("file-is-folder", place=Place(name, 1, 1), file=name) from None
        if error.errno in (errno.ENAMETOOLONG, errno.EINVAL):
            raise Problem("file-missing", place=Place(name, 1, 1), file=name) from None
        raise Problem("file-unreadable", place=Place(name, 1, 1), file=name) from None
    return decode_bytes(name, data)


def yaml_files(folder: Path) -> list[Path]:
    """The YAML files in a folder and the folders in it, by path; hidden ones are left out."""
    found = [
        path
        for path in folder.rglob("*")
        if path.suffix in SUFFIXES
        and os.path.isfile(path)  # unlike Path.is_file, also without permission to look
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    ]
    return sorted(found, key=lambda path: path.relative_to(folder).parts)


def beside(folder: Path) -> Callable[[str], Source]:
    """Opens files by their path from this folder, and none outside of it.

    What it returns raises `Problem`: ``file-name`` for a path that leads out of the folder or
    to what is no file, or what `read_source` raises.
    """

    def opened(name: str) -> Source:
        try:
            path = (folder / name).resolve()
            inside = path.is_relative_to(folder.resolve())
        except (OSError, RuntimeError, ValueError):  # links in a circle; a name that cannot be
            raise Problem("file-name", file=name) from None
        if not inside or (os.path.exists(path) and not os.path.isfile(path)):  # such as a pipe
            raise Problem("file-name", file=name)
        return read_source(path, str(folder / name))

    return opened
