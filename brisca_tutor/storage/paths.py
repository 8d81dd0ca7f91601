"""Where the files of a learner are kept."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ..game.errors import Problem

APP = "brisca-tutor"
VARIABLE = "BRISCA_DATA_DIR"
LONGEST_PROFILE = 40
"""Letters in a profile name at most; file systems allow 255 bytes."""


class Paths(NamedTuple):
    """The files of one learner.

    Attributes:
        data: the data folder.
        settings: the settings file.
        progress: the database of progress, one for every profile.
        practice: the folder of saved hands, one for every profile.
    """

    data: Path
    settings: Path
    progress: Path
    practice: Path


def settle_paths(
    data_dir: str | None = None,
    profile: str | None = None,
    env: Mapping[str, str] | None = None,
) -> Paths:
    """Where everything is kept; no folder is made yet.

    A folder given on the command line, or else by `VARIABLE`, holds the settings too; otherwise
    the system's own places for data and for settings are used.

    Raises:
        Problem: ``profile-name`` when the profile cannot be part of a file name.
    """
    env = os.environ if env is None else env
    whose = "" if profile is None else f"-{profile_name(profile)}"
    name, hands = f"progress{whose}.db", f"practice{whose}"
    given = data_dir or env.get(VARIABLE)
    if given:
        data = Path(os.path.abspath(os.path.expanduser(given)))
        return Paths(data, data / "config.toml", data / name, data / hands)
    import platformdirs

    data = Path(platformdirs.user_data_dir(APP, appauthor=False))
    config = Path(platformdirs.user_config_dir(APP, appauthor=False))
    return Paths(data, config / "config.toml", data / name, data / hands)


def profile_name(text: str) -> str:
    """The one form of a profile name: letters, digits, ``-`` and ``_``, in small letters.

    Spaces become ``_``. The name is always put behind ``progress-``, so that names a system
    reserves (such as CON) do no harm.

    Raises:
        Problem: ``profile-name`` for anything else, or when it is empty or too long.
    """
    name = unicodedata.normalize("NFC", text.strip(" ").casefold()).replace(" ", "_")
    if not name or len(name) > LONGEST_PROFILE or len(name.encode(errors="replace")) > 200:
        raise Problem("profile-name", name=_shown(text[:LONGEST_PROFILE]), longest=LONGEST_PROFILE)
    if not all(sign.isalnum() or sign in "-_" for sign in name):
        raise Problem("profile-name", name=_shown(text), longest=LONGEST_PROFILE)
    return name


def aside(path: Path, today: str) -> Path:
    """A free name beside a damaged file: ``NAME.damaged-DAY``, with a number if need be."""
    name = f"{path.name}.damaged-{today}"
    free = path.with_name(name)
    number = 2
    while os.path.lexists(free):
        free = path.with_name(f"{name}-{number}")
        number += 1
    return free


def _shown(text: str) -> str:
    """The text without signs that would move the cursor."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
