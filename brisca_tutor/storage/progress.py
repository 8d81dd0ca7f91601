"""Progress: an append-only table of events in SQLite, one transaction for every answer.

Nothing here stops a lesson. What goes wrong becomes one warning; events that could not be stored
are kept in memory, count for the rest of the run, and are stored with the next event that can be.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ..game.errors import Problem
from . import migrations
from .events import Event
from .paths import aside

if TYPE_CHECKING:
    from sqlite3 import Connection

T = TypeVar("T")

BUSY_MS = 5000
"""How long to wait for another run that is storing, milliseconds."""
BUSY_AGAIN_MS = 200
"""The same once that has been in vain."""

_CORRUPT, _NOT_A_DATABASE, _BUSY, _LOCKED = 11, 26, 5, 6
_SQL_ERROR = 1
"""Result codes of SQLite; the last one means a table that is not ours."""


class _Damaged(Exception):
    """The file is no database of ours."""


class _Newer(Exception):
    """The file was written by a newer version of the program."""


class Progress:
    """The progress of one learner. The file is opened at first use and made by the first `record`.

    Attributes:
        path: the database.
        warnings: what the learner should be told, each kind once: ``progress-not-saved`` and
            ``progress-unreadable`` (the file is left alone), ``progress-damaged`` (moved aside,
            slot ``moved``), ``progress-newer`` (left alone, nothing is stored).
    """

    def __init__(self, path: Path, today: str) -> None:
        """``today`` is an ISO date, for the name of a damaged file."""
        self.path = path
        self.warnings: list[Problem] = []
        self._today = today
        self._connection: Connection | None = None
        self._unsaved: list[Event] = []
        self._newer = False
        self._busy_ms = BUSY_MS

    def record(self, event: Event) -> bool:
        """Store an event; it is on the disk when this returns True."""
        return self.merge((event,)) is not None

    def merge(self, events: Iterable[Event]) -> int | None:
        """Store events, all or none; those that are stored already (by id) stay as they are.

        How many were new; None where they could not be stored.
        """
        self._unsaved += events
        if self._newer:
            return None
        stored = self._attempt(self._store, "progress-not-saved", make=True)
        if stored is not None:
            self._unsaved.clear()
        return stored

    def events(self) -> tuple[Event, ...]:
        """Every event, oldest first; those that could not be stored come last."""
        if self._newer or (self._connection is None and not os.path.exists(self.path)):
            return tuple(self._unsaved)
        stored = self._attempt(self._load, "progress-unreadable", make=False) or ()
        known = {one.id for one in stored}
        return (*stored, *(one for one in self._unsaved if one.id not in known))

    def close(self) -> None:
        """Let go of the file; everything recorded is stored already."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _attempt(self, work: Callable[[Connection], T], code: str, *, make: bool) -> T | None:
        """Do some work on the database, twice if it was damaged; None and a warning if in vain."""
        try:
            import sqlite3
        except ImportError:  # a Python that was built without it
            self._warn(code)
            return None
        for _ in range(2):
            try:
                return work(self._open(make))
            except _Newer:
                self._newer = True
                self._warn("progress-newer")
                return None
            except _Damaged:
                damaged = True
            except sqlite3.Error as error:
                self._rollback()
                kind = getattr(error, "sqlite_errorcode", 0) & 0xFF
                damaged = kind in (_CORRUPT, _NOT_A_DATABASE, _SQL_ERROR)
                if kind in (_BUSY, _LOCKED):
                    self._hurry()
                elif not damaged:
                    self.close()
            except (OSError, ValueError):  # no folder can be made; a name that no system allows
                damaged = False
            if not damaged or not self._move_aside():
                break
            if not make:  # nothing is left to read
                return None
        self._warn(code)
        return None

    def _open(self, make: bool) -> Connection:
        if self._connection is not None:
            return self._connection
        import sqlite3

        if make:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, timeout=self._busy_ms / 1000, isolation_level=None)
        try:
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            self._examine(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection

    def _examine(self, connection: Connection) -> None:
        found = migrations.version(connection)
        if found > migrations.LATEST:
            raise _Newer
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise _Damaged
        if found:
            connection.execute(f"SELECT {', '.join(migrations.COLUMNS[found])} FROM event LIMIT 0")

    def _store(self, connection: Connection) -> int:
        """Store what is not stored yet, all or nothing; how many of them were new."""
        connection.execute("BEGIN IMMEDIATE")
        if migrations.version(connection) > migrations.LATEST:  # since it was opened
            connection.rollback()
            raise _Newer
        migrations.migrate(connection)
        before = connection.total_changes
        connection.executemany(_INSERT, map(_row, self._unsaved))
        connection.execute("COMMIT")
        return connection.total_changes - before

    def _load(self, connection: Connection) -> tuple[Event, ...]:
        version = migrations.version(connection)
        if version == 0:
            return ()
        if version > migrations.LATEST:
            raise _Newer
        columns = ", ".join(migrations.COLUMNS[version])
        rows = connection.execute(f"SELECT {columns} FROM event ORDER BY rowid").fetchall()
        return tuple(_event(row) for row in rows)

    def _rollback(self) -> None:
        import sqlite3

        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.rollback()
            except sqlite3.Error:
                self.close()

    def _hurry(self) -> None:
        self._busy_ms = BUSY_AGAIN_MS
        if self._connection is not None:
            self._connection.execute(f"PRAGMA busy_timeout = {BUSY_AGAIN_MS}")

    def _move_aside(self) -> bool:
        """Give the damaged file another name, its journal too, which must not outlive it."""
        self.close()
        free = aside(self.path, self._today)
        try:
            os.rename(self.path, free)
            journal = self.path.with_name(self.path.name + "-journal")
            if os.path.lexists(journal):
                os.rename(journal, free.with_name(free.name + "-journal"))
        except OSError:
            return False
        self._warn("progress-damaged", moved=str(free))
        return True

    def _warn(self, code: str, moved: str = "") -> None:
        """Warn once of each kind; that progress cannot be read says that it is not saved too."""
        told = {one.code for one in self.warnings}
        unsaved = {"progress-not-saved", "progress-unreadable"}
        if code not in told and not (code in unsaved and told & unsaved):
            self.warnings.append(Problem(code, path=str(self.path), moved=moved))


_INSERT = (
    f"INSERT OR IGNORE INTO event ({', '.join(migrations.COLUMNS[-1])}) "
    f"VALUES ({', '.join('?' for _ in migrations.COLUMNS[-1])})"
)


def _row(event: Event) -> tuple[object, ...]:
    return (*event[:-1], " ".join(event.suspected))


def _event(row: tuple[object, ...]) -> Event:
    id, ts, kind, item, outcome = (str(one) for one in row[:5])
    theme, suspected = (str(one) for one in row[7:]) if len(row) > 7 else ("", "")
    hints, ms = _whole(row[5]), _whole(row[6])
    return Event(id, ts, kind, item, outcome, hints, ms, theme, tuple(suspected.split()))


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
