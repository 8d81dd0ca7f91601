"""The table of events under everything a disk can do; field reports S by id."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from brisca_tutor.game.errors import Problem
from brisca_tutor.storage import migrations
from brisca_tutor.storage import progress as module
from brisca_tutor.storage.events import Event
from brisca_tutor.storage.progress import Progress

ROOT = Path(__file__).resolve().parents[2]
TODAY = "2026-11-29"


def event(number: int, item: str = "P", outcome: str = "first") -> Event:
    return Event(f"id-{number}", "2026-11-29T10:00:00Z", "puzzle", item, outcome, 1, 250)


def store(path: Path, *numbers: int) -> None:
    with Progress(path, TODAY) as progress:
        for number in numbers:
            assert progress.record(event(number))
        assert progress.warnings == []


def ids(path: Path) -> list[str]:
    with Progress(path, TODAY) as progress:
        return [one.id for one in progress.events()]


def codes(warnings: list[Problem]) -> list[str]:
    return [one.code for one in warnings]


def child(code: str, *args: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, args)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        text=True,
    )


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "progress.db"
    store(path, 1, 2)
    with Progress(path, TODAY) as progress:
        assert progress.events() == (event(1), event(2))
        assert progress.record(event(1)) and len(progress.events()) == 2


def test_s09_absent_is_a_new_start_without_words(tmp_path: Path) -> None:
    path = tmp_path / "none" / "progress.db"
    with Progress(path, TODAY) as progress:
        assert progress.events() == () and progress.warnings == []
    assert list(tmp_path.iterdir()) == []


def test_s13_no_write_ahead_log_is_used(tmp_path: Path) -> None:
    store(tmp_path / "p.db", 1)
    mode = sqlite3.connect(tmp_path / "p.db").execute("PRAGMA journal_mode").fetchone()
    assert mode == ("delete",) and os.listdir(tmp_path) == ["p.db"]


WRITER = """
import sys
from pathlib import Path
from brisca_tutor.storage.events import Event
from brisca_tutor.storage.progress import Progress
path, name = sys.argv[1:]
sys.stdin.readline()
with Progress(Path(path), "2026-11-29") as progress:
    for number in range(50):
        assert progress.record(Event(f"{name}-{number}", "", "puzzle", "P", "first"))
    assert not progress.warnings, progress.warnings
"""


def test_s01_two_runs_at_once_keep_everything(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    writers = [child(WRITER, path, name) for name in "ab"]
    for one in writers:
        assert one.stdin
        one.stdin.write("go\n")
        one.stdin.flush()
    for one in writers:
        one.communicate(timeout=60)
        assert one.returncode == 0
    assert sorted(ids(path)) == sorted(f"{name}-{number}" for name in "ab" for number in range(50))


KILLED = """
import sys, time
from pathlib import Path
from brisca_tutor.storage.events import Event
from brisca_tutor.storage.progress import Progress
progress = Progress(Path(sys.argv[1]), "2026-11-29")
for number in range(1000):
    progress.record(Event(f"id-{number}", "", "puzzle", "P", "first"))
    print(number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("answers", [1, 7])
def test_a_kill_after_an_answer_loses_nothing_stored(tmp_path: Path, answers: int) -> None:
    with child(KILLED, tmp_path / "p.db") as run:
        assert run.stdout
        for _ in range(answers):
            run.stdout.readline()
        os.kill(run.pid, signal.SIGKILL)
        said = run.stdout.read().split()
    last = max([answers - 1, *(int(one) for one in said if one.isdigit())])
    kept = ids(tmp_path / "p.db")
    assert kept[: last + 1] == [f"id-{number}" for number in range(last + 1)]


def damage_cut(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def damage_text(path: Path) -> None:
    path.write_text("this is no database, it is a text that somebody put here\n" * 50)


def damage_middle(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096 : 4096 + 3000] = b"\xa5" * 3000
    path.write_bytes(bytes(content))


def damage_table(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE event")
    connection.execute("CREATE TABLE event (other)")
    connection.commit()
    connection.close()


DAMAGES = [damage_cut, damage_text, damage_middle, damage_table]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("first", ["record", "events"])
def test_s09_s11_damage_is_moved_aside(
    tmp_path: Path, damage: Callable[[Path], None], first: str
) -> None:
    path = tmp_path / "p.db"
    store(path, *range(30))
    damage(path)
    content = path.read_bytes()
    with Progress(path, TODAY) as progress:
        if first == "record":
            assert progress.record(event(100))
        else:
            assert progress.events() == ()
        assert codes(progress.warnings) == ["progress-damaged"]
        assert progress.record(event(101))
    moved = Path(str(progress.warnings[0].slots["moved"]))
    assert moved == tmp_path / "p.db.damaged-2026-11-29" and moved.read_bytes() == content
    assert "id-101" in ids(path)


def test_a_second_damaged_file_gets_its_own_name(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    for _ in range(3):
        damage_text(path)
        assert Progress(path, TODAY).events() == ()
    assert sorted(os.listdir(tmp_path)) == [
        f"p.db.damaged-2026-11-29{end}" for end in ("", "-2", "-3")
    ]


def test_s11_damage_while_the_lesson_runs_costs_a_warning_only(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    with Progress(path, TODAY) as progress:
        for number in range(200):
            progress.record(event(number))
        damage_text(path)
        for number in range(200, 210):
            progress.record(event(number))
        assert codes(progress.warnings) == ["progress-damaged"]
    assert "id-209" in ids(path)


def unreachable(tmp_path: Path) -> dict[str, Path]:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder.db").mkdir()
    return {
        "ENOTDIR": tmp_path / "file" / "deeper" / "p.db",
        "EISDIR": tmp_path / "folder.db",
        "ENAMETOOLONG": tmp_path / ("x" * 300) / "p.db",
        "long name": tmp_path / ("x" * 300),
        "NUL": tmp_path / "a\0b" / "p.db",
    }


@pytest.mark.parametrize("case", ["ENOTDIR", "EISDIR", "ENAMETOOLONG", "long name", "NUL"])
def test_s03_s05_nothing_to_write_to_is_one_warning(tmp_path: Path, case: str) -> None:
    path = unreachable(tmp_path)[case]
    before = sorted(os.listdir(tmp_path))
    with Progress(path, TODAY) as progress:
        progress.events()
        assert not progress.record(event(1)) and not progress.record(event(2))
        assert [one.id for one in progress.events()] == ["id-1", "id-2"]
        assert len(progress.warnings) == 1
        assert progress.warnings[0].code in ("progress-not-saved", "progress-unreadable")
        assert progress.warnings[0].slots["path"] == str(path)
    assert sorted(os.listdir(tmp_path)) == before


class Refusing:
    """A connection that refuses to begin a transaction with the given SQLite error."""

    def __init__(self, connection: sqlite3.Connection, code: int, times: int) -> None:
        self.connection, self.code, self.times = connection, code, times

    def execute(self, statement: str) -> sqlite3.Cursor:
        if statement.startswith("BEGIN") and self.times:
            self.times -= 1
            error = sqlite3.OperationalError("refused")
            error.sqlite_errorcode = self.code
            raise error
        return self.connection.execute(statement)

    def __getattr__(self, name: str) -> object:
        return getattr(self.connection, name)


@pytest.mark.parametrize(
    "code",
    [
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_READONLY_DIRECTORY,
        sqlite3.SQLITE_IOERR_WRITE,
    ],
)
def test_s03_s05_refused_writing_is_one_warning_and_is_made_up_for(
    tmp_path: Path, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.db"
    store(path, 0)
    content = path.read_bytes()
    opened = Progress._open
    left = [2]

    def refusing(self: Progress, make: bool) -> object:
        times, left[0] = (1, left[0] - 1) if left[0] and make else (0, left[0])
        return Refusing(opened(self, make), code, times)

    monkeypatch.setattr(Progress, "_open", refusing)
    with Progress(path, TODAY) as progress:
        assert not progress.record(event(1)) and not progress.record(event(2))
        assert codes(progress.warnings) == ["progress-not-saved"]
        assert [one.id for one in progress.events()] == ["id-0", "id-1", "id-2"]
        assert path.read_bytes() == content
        assert progress.record(event(3)) and len(progress.warnings) == 1
    assert ids(path) == ["id-0", "id-1", "id-2", "id-3"]


FULL = """
import resource, sys
from pathlib import Path
from brisca_tutor.storage.events import Event
from brisca_tutor.storage.progress import Progress
path = Path(sys.argv[1])
size = path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
progress = Progress(path, "2026-11-29")
for number in range(200):
    progress.record(Event(f"full-{number}", "x" * 100, "puzzle", "P", "first"))
assert [one.code for one in progress.warnings] == ["progress-not-saved"], progress.warnings
assert sum(one.id.startswith("full") for one in progress.events()) == 200
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit can be set on files there")
def test_s07_a_full_disk_empties_nothing(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    store(path, *range(20))
    run = child(FULL, path)
    run.communicate(timeout=60)
    assert run.returncode == 0
    kept = ids(path)
    assert kept[:20] == [f"id-{number}" for number in range(20)]


def test_another_run_that_holds_the_file_costs_one_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY_MS", 20)
    monkeypatch.setattr(module, "BUSY_AGAIN_MS", 10)
    path = tmp_path / "p.db"
    store(path, 0)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with Progress(path, TODAY) as progress:
        assert not progress.record(event(1)) and not progress.record(event(2))
        other.execute("COMMIT")
        assert progress.record(event(3))
        assert codes(progress.warnings) == ["progress-not-saved"]
    other.close()
    assert ids(path) == ["id-0", "id-1", "id-2", "id-3"]


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    store(path, 1)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {migrations.LATEST + 1}")
    connection.close()
    content = path.read_bytes()
    with Progress(path, TODAY) as progress:
        assert progress.events() == () and not progress.record(event(2))
        assert codes(progress.warnings) == ["progress-newer"]
        assert progress.events() == (event(2),)
    assert path.read_bytes() == content


def test_an_empty_file_is_a_new_start(tmp_path: Path) -> None:
    (tmp_path / "p.db").touch()
    assert ids(tmp_path / "p.db") == []
    store(tmp_path / "p.db", 1)


def test_odd_values_in_the_table_are_read_calmly(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    store(path, 1)
    connection = sqlite3.connect(path)
    connection.execute(
        "INSERT INTO event VALUES "
        "('b', CAST(x'ff41' AS TEXT), 'puzzle', 'P', 'first', 'many', x'00', '', '')"
    )
    connection.commit()
    connection.close()
    with Progress(path, TODAY) as progress:
        assert progress.events()[1] == Event("b", "\ufffdA", "puzzle", "P", "first", 0, 0)


def test_sqlite_is_imported_at_first_use() -> None:
    code = (
        "import sys, brisca_tutor.storage.progress, brisca_tutor.storage.views, "
        "brisca_tutor.storage.settings, brisca_tutor.storage.paths; "
        "print({'sqlite3', 'tomllib', 'platformdirs'} & set(sys.modules))"
    )
    run = child(code)
    assert run.communicate(timeout=60)[0].strip() == "set()"


def of_version(path: Path, number: int) -> None:
    """A store as that version of the program left it, with one event."""
    connection = sqlite3.connect(path)
    for statements in migrations.STEPS[:number]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute(
        "INSERT INTO event (id, ts, kind, item, outcome, hints, ms) VALUES (?, ?, ?, ?, ?, ?, ?)",
        event(1)[:7],
    )
    connection.commit()
    connection.close()


def version_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    found = migrations.version(connection)
    connection.close()
    return found


def test_a_store_of_the_first_version_is_read_as_it_is_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    of_version(path, 1)
    with Progress(path, TODAY) as progress:
        assert progress.events() == (event(1),) and version_of(path) == 1
        after = event(2)._replace(theme="one-trump", suspected=("leader-wins", "last-card-wins"))
        assert progress.record(after) and version_of(path) == migrations.LATEST
        assert progress.events() == (event(1), after) and progress.warnings == []
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root writes anywhere")
def test_a_store_of_the_first_version_that_cannot_be_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    of_version(path, 1)
    path.chmod(0o400)
    with Progress(path, TODAY) as progress:
        assert progress.events() == (event(1),)


def test_a_program_that_is_running_leaves_a_newer_store_alone(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    store(path, 1)
    with Progress(path, TODAY) as progress:
        assert len(progress.events()) == 1
        connection = sqlite3.connect(path)
        connection.execute(f"PRAGMA user_version = {migrations.LATEST + 1}")
        connection.commit()
        connection.close()
        assert not progress.record(event(2)) and codes(progress.warnings) == ["progress-newer"]
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT count(*) FROM event").fetchone() == (1,)
    connection.close()


def test_events_are_merged_by_id(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    store(path, 1)
    with Progress(path, TODAY) as progress:
        assert progress.merge([event(1, outcome="wrong"), event(2), event(3), event(2)]) == 2
        assert progress.events() == (event(1), event(2), event(3))
