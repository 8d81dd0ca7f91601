"""Where the lessons and the catalogues are: the one doorway to the data folders.

An installed package carries both folders inside itself; in a checkout, and in an
editable install of one, they lie beside the package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def lessons() -> Path:
    """The folder of the course, its puzzle packs and its hands."""
    return _folder("lessons")


def locales() -> Path:
    """The folder of the catalogues: ``<language>/LC_MESSAGES/<domain>.mo`` and ``.po``."""
    return _folder("locales")


def _folder(name: str) -> Path:
    from pathlib import Path  # late: `brisca --version` looks at no folder

    package = Path(__file__).resolve().parent
    inside = package / name
    return inside if inside.is_dir() else package.parent / name
