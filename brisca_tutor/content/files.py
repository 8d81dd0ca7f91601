"""The one place where content touches the disk: files and folders to their texts."""

from __future__ import annotations

import errno
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
        if error.errno in (errno.EISDIR, errno.EACCES) and path.is_dir():
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
        and path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    ]
    return sorted(found, key=lambda path: path.relative_to(folder).parts)


def beside(folder: Path) -> Callable[[str], Source]:
    """Opens files by their path from this folder, and none outside of it.

    What it returns raises `Problem`: ``file-name`` for a path that leads out of the folder,
    or what `read_source` raises.
    """

    def opened(name: str) -> Source:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()):
            raise Problem("file-name", file=name)
        return read_source(path, str(folder / name))

    return opened
