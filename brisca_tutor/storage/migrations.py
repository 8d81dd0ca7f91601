"""The table of events, and how an older one becomes a newer one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite3 import Connection

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE event (
            id TEXT PRIMARY KEY NOT NULL,
            ts TEXT NOT NULL,
            kind TEXT NOT NULL,
            item TEXT NOT NULL,
            outcome TEXT NOT NULL,
            hints INTEGER NOT NULL DEFAULT 0,
            ms INTEGER NOT NULL DEFAULT 0
        )""",
    ),
    (
        "ALTER TABLE event ADD COLUMN theme TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE event ADD COLUMN suspected TEXT NOT NULL DEFAULT ''",
    ),
)
"""Statements that lead from each version to the next; version 0 is an empty database."""

LATEST = len(STEPS)

_FIRST = ("id", "ts", "kind", "item", "outcome", "hints", "ms")
COLUMNS: tuple[tuple[str, ...], ...] = ((), _FIRST, (*_FIRST, "theme", "suspected"))
"""The columns that each version has, in the order of the fields of `events.Event`; an older table
is read as it is, and brought to the latest version when something is stored."""


def version(connection: Connection) -> int:
    """The version of this database (``PRAGMA user_version``)."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: Connection) -> None:
    """Bring the database to the latest version; inside the caller's transaction, or not at all."""
    for number in range(version(connection), LATEST):
        for statement in STEPS[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")
