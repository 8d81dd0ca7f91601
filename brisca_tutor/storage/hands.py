"""Saved practice: the hand in progress, and the finished hands kept for review.

Every save writes a new file beside the old one, forces it to the disk and renames it, so that
whenever the program is killed a whole file is there; the one before it is kept as well. What is
in a file is for `session.practice_facts` to judge; here it is only known to be a JSON object.
Nothing here stops a hand: what goes wrong becomes one warning.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from ..game.errors import Problem
from .paths import aside

KEPT = 200
"""Finished hands that are kept; the oldest go first."""
LARGEST = 1 << 18
"""Bytes that a saved hand may have; a real one has some two thousand."""

_CURRENT, _BEFORE = "current.json", "current.before.json"
_KEPT_NAME = re.compile(r"(\d{6})-([0-9A-Z]{5}-[0-9A-Z]{5})\.json")

Facts = Mapping[str, Any]


class KeptHand(NamedTuple):
    """A finished hand that can be gone over.

    Attributes:
        number: rises with every hand of this learner, from 1.
        deal: its deal code.
        path: its file.
    """

    number: int
    deal: str
    path: Path


class SavedHands:
    """The hands of one learner. No folder is made before something is saved.

    Attributes:
        folder: where they are.
        warnings: what the learner should be told, each once: ``practice-not-saved``,
            ``practice-unreadable`` (left alone), ``practice-damaged`` (moved aside).
    """

    def __init__(self, folder: Path, today: str) -> None:
        """``today`` is an ISO date, for the name of a damaged file."""
        self.folder = folder
        self.warnings: list[Problem] = []
        self._today = today

    @property
    def path(self) -> Path:
        """The file of the hand in progress."""
        return self.folder / _CURRENT

    @property
    def there(self) -> bool:
        """Whether there may be a hand in progress, be it the one before a damaged file alone."""
        return any(map(os.path.lexists, (self.path, self.folder / _BEFORE)))

    def save(self, facts: Facts) -> bool:
        """Keep the hand in progress; it is on the disk when this returns True."""
        before = self.folder / _BEFORE
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            new = self._written(facts, self.path)
            beside = before.with_name(f"{before.name}.{os.getpid()}.new")
            with suppress(OSError):  # the first save, or a disk without links
                os.link(self.path, beside)
                os.replace(beside, before)
            with suppress(OSError):  # two names of one file: then replacing does nothing
                os.unlink(beside)
            os.replace(new, self.path)
            _settle(self.folder)
        except OSError:
            self._warn("practice-not-saved", self.path)
            return False
        return True

    def current(self) -> Facts | None:
        """The hand in progress, or None; a damaged file gives way to the one before it."""
        found = self._read(self.path)
        return found if found is not None else self._read(self.folder / _BEFORE)

    def refuse(self) -> Facts | None:
        """What `current` gave is no hand: put that file aside and give the one before it."""
        for path in (self.path, self.folder / _BEFORE):
            if os.path.lexists(path):
                self._move_aside(path)
                break
        return self._read(self.folder / _BEFORE)

    def drop(self) -> None:
        """There is no hand in progress any more."""
        for path in (self.path, self.folder / _BEFORE):
            try:
                os.unlink(path)
            except FileNotFoundError:
                pass
            except OSError:
                self._warn("practice-not-saved", path)

    def keep(self, facts: Facts, deal: str) -> KeptHand | None:
        """Keep a finished hand for review; None where it cannot be written."""
        kept = self.kept()
        number = kept[0].number + 1 if kept else 1
        one = KeptHand(number, deal, self._hands / f"{number:06}-{deal}.json")
        if not _KEPT_NAME.fullmatch(one.path.name):
            raise ValueError(f"{deal} is no deal code")
        try:
            self._hands.mkdir(parents=True, exist_ok=True)
            os.replace(self._written(facts, one.path), one.path)
            _settle(self._hands)
        except OSError:
            self._warn("practice-not-saved", one.path)
            return None
        for old in kept[KEPT - 1 :]:
            with suppress(OSError):  # it will be tried again after the next hand
                os.unlink(old.path)
        return one

    def kept(self) -> tuple[KeptHand, ...]:
        """The finished hands, the latest first."""
        try:
            names = os.listdir(self._hands)
        except OSError:
            return ()
        found = [
            KeptHand(int(match[1]), match[2], self._hands / name)
            for name in names
            if (match := _KEPT_NAME.fullmatch(name))
        ]
        return tuple(sorted(found, reverse=True))

    def read(self, one: KeptHand) -> Facts | None:
        """The facts of a finished hand, or None (a warning tells why)."""
        return self._read(one.path)

    def refuse_kept(self, one: KeptHand) -> None:
        """What `read` gave is no hand: put the file aside."""
        self._move_aside(one.path)

    @property
    def _hands(self) -> Path:
        return self.folder / "hands"

    def _written(self, facts: Facts, path: Path) -> Path:
        beside = path.with_name(f"{path.name}.{os.getpid()}.new")
        try:
            with open(beside, "w", encoding="utf-8", newline="\n") as file:
                json.dump(facts, file, ensure_ascii=False, indent=1)
                file.write("\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):  # it was never made, or the disk is beyond help
                os.unlink(beside)
            raise
        return beside

    def _read(self, path: Path) -> Facts | None:
        try:
            with open(path, "rb") as file:
                content = file.read(LARGEST + 1)
        except FileNotFoundError:
            return None
        except OSError:
            if os.path.lexists(path) and self.folder.is_dir():
                self._warn("practice-unreadable", path)
            return None
        try:
            if len(content) > LARGEST:
                raise ValueError("too large")
            found = json.loads(content.decode("utf-8"))
            if not isinstance(found, dict):
                raise ValueError("no object")
        except (ValueError, RecursionError):
            self._move_aside(path)
            return None
        return found

    def _move_aside(self, path: Path) -> None:
        free = aside(path, self._today)
        try:
            os.rename(path, free)
        except OSError:
            self._warn("practice-unreadable", path)
            return
        self.warnings.append(Problem("practice-damaged", path=str(path), moved=str(free)))

    def _warn(self, code: str, path: Path) -> None:
        if all(one.code != code for one in self.warnings):
            self.warnings.append(Problem(code, path=str(path)))


def _settle(folder: Path) -> None:
    """Make the names in a folder as lasting as the files, where the system can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with suppress(OSError):  # a file system that cannot: the file itself is safe
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
