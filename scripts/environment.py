"""The private environment in which the scripts run the project: made once, then re-used.

Standard library only. It lives in ``.venv`` in the checkout or, where nothing may be
written there, in the user's folder for caches. A stamp, written last, says what was
installed: while it still fits, starting costs no more than reading a few small files.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from words import LANGUAGE, SENTENCES

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
LOCK = "brisca.lock"

_REFRESH = """
import pathlib, sys
from brisca_tutor.authoring import catalogues
for file in {one.place.file for one in catalogues.refresh(pathlib.Path(sys.argv[1]))}: print(file)
"""


class Environment(NamedTuple):
    """A folder with a Python of its own.

    Attributes:
        folder: where it is.
        editable: whether it runs the files of the checkout themselves, not a copy.
    """

    folder: Path
    editable: bool

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / ("Scripts/python.exe" if WINDOWS else "bin/python")

    def command(self, name: str) -> list[str]:
        """How to start a command that is installed in it."""
        if WINDOWS:
            return [str(self.folder / "Scripts" / f"{name}.exe")]
        return [str(self.python), str(self.folder / "bin" / name)]


def say(key: str, **slots: object) -> None:
    """Tell the person at the terminal, on stderr: stdout belongs to the program's answer."""
    print(SENTENCES[key][LANGUAGE].format(**slots), file=sys.stderr, flush=True)


def ready(extra: str = "") -> Environment:
    """The environment with the project in it, and with one of its extras if asked for.

    Raises:
        SystemExit: 1 after one sentence, when it cannot be made; 130 when interrupted.
    """
    environment = _where()
    try:
        if not _fits(environment, extra):
            with _alone(environment.folder):
                if not _fits(environment, extra):  # the one before us may have done it
                    _install(environment, extra)
                    if not extra:
                        say("ready", call=f"{'py' if WINDOWS else 'python3'} {sys.argv[0]}")
        elif environment.editable:
            _refresh(environment)
    except KeyboardInterrupt:
        say("interrupted")
        raise SystemExit(130) from None
    return environment


def become(command: Sequence[str]) -> NoReturn:
    """End as this command: same input and output, signals and exit code."""
    if not WINDOWS:
        os.execv(command[0], list(command))
    with subprocess.Popen(command) as process:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the command got it too and decides
                raise SystemExit(process.wait())


def _where() -> Environment:
    inside = ROOT / ".venv"
    with contextlib.suppress(OSError):
        inside.mkdir(exist_ok=True)
        with (inside / LOCK).open("ab"):
            return Environment(inside, editable=True)
    if WINDOWS:
        caches = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        caches = "~/Library/Caches"
    else:
        caches = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    name = hashlib.sha256(os.fsencode(ROOT)).hexdigest()[:12]
    folder = Path(caches).expanduser() / "brisca-tutor" / name
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return Environment(folder, editable=False)


def _stamp(environment: Environment, extra: str) -> Path:
    return environment.folder / f"brisca-{extra or 'run'}.stamp"


def _fits(environment: Environment, extra: str) -> bool:
    try:
        written = _stamp(environment, extra).read_text(encoding="utf-8")
    except OSError:
        return False
    return written == _fingerprint(environment) and environment.python.exists()


def _fingerprint(environment: Environment) -> str:
    """Everything that, once changed, calls for installing again."""
    parts = [sys.version, str(ROOT)]
    for name in ("pyproject.toml", "hatch_build.py"):
        parts.append((ROOT / name).read_text(encoding="utf-8"))
    if not environment.editable:  # a copy is installed: any changed file counts
        for folder in ("brisca_tutor", "lessons", "locales"):
            for path in sorted((ROOT / folder).rglob("*.*")):
                if path.suffix not in (".pyc", ".mo"):
                    facts = path.stat()
                    parts.append(f"{path} {facts.st_size} {facts.st_mtime_ns}")
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def _install(environment: Environment, extra: str) -> None:
    if not _sound(environment):
        if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
            say("no-venv")
            raise SystemExit(1)
        say("making", folder=environment.folder)
        _clear(environment.folder)
        maker = getattr(sys, "_base_executable", sys.executable)
        _quietly([maker, "-m", "venv", str(environment.folder)])
    say("installing")
    project = f"{ROOT}[{extra}]" if extra else str(ROOT)
    pip = [str(environment.python), "-m", "pip", "install", "--quiet", "--no-input"]
    pip += ["--disable-pip-version-check", "--no-warn-script-location"]
    if environment.editable:
        _quietly([*pip, "--editable", project])
    else:
        _quietly([*pip, "--force-reinstall", "--no-deps", str(ROOT)])
        _quietly([*pip, project])
    text = _fingerprint(environment)
    for stamp in {_stamp(environment, extra), _stamp(environment, "")}:
        fresh = stamp.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, stamp)


def _sound(environment: Environment) -> bool:
    """Whether there is a Python of the running version with pip, left whole."""
    probe = "import sys, pip._internal.cli.main; print(*sys.version_info[:2])"
    try:
        answer = subprocess.run(
            [str(environment.python), "-c", probe],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            env=_variables(),
            check=False,
        )
    except OSError:
        return False
    return answer.stdout.split() == [str(number) for number in sys.version_info[:2]]


def _clear(folder: Path) -> None:
    for path in folder.iterdir():
        if path.name == LOCK:
            continue
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


def _refresh(environment: Environment) -> None:
    """Compile the catalogues that a translator has touched since."""
    touched = False
    for po in (ROOT / "locales").glob("*/LC_MESSAGES/*.po"):
        mo = po.with_suffix(".mo")
        touched |= not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns
    if touched:
        command = [str(environment.python), "-c", _REFRESH, str(ROOT / "locales")]
        for file in _quietly(command).splitlines():
            say("catalogue", file=file)


def _variables() -> dict[str, str]:
    """The variables of the caller without those that would lead Python or pip elsewhere."""
    strange = ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER")
    kept = {name: text for name, text in os.environ.items() if name not in strange}
    return kept | {"PYTHONIOENCODING": "utf-8"}


def _quietly(command: Sequence[str]) -> str:
    """Run a command that is shown only if it fails; it gets nothing of the caller's input."""
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env=_variables(),
        check=False,
    )
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        say("failed", command=" ".join(command[1:4]))
        raise SystemExit(1)
    return done.stdout


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the environment against a second script started meanwhile."""
    with (folder / LOCK).open("ab+") as file:
        if not _lock(file.fileno(), wait=False):
            say("waiting")
            _lock(file.fileno(), wait=True)
        yield  # closing the file, or dying, gives the lock back


if sys.platform == "win32":
    import msvcrt
    import time

    def _lock(file: int, wait: bool) -> bool:
        while True:
            os.lseek(file, 0, os.SEEK_SET)
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.5)

else:
    import fcntl

    def _lock(file: int, wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
