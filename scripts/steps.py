"""The steps of ``test.py``, run by the Python of its environment."""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time
import venv
import zipfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("es", "fr", "it")


class StepFailed(Exception):
    """A step found something; the text says what."""


def run(*command: str | Path, folder: Path = ROOT) -> str:
    """Run a command and give what it printed.

    Raises:
        StepFailed: with everything it printed, when its exit code is not 0.
    """
    done = subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
        | {"PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    if done.returncode:
        raise StepFailed(f"{done.stdout}\n(exit code {done.returncode})")
    return done.stdout


def tool(*command: str | Path) -> Callable[[], str]:
    """A step that is one command of this Python."""
    return lambda: run(sys.executable, *command)


def catalogues() -> str:
    """Every translation is there, keeps its slots and compiles."""
    return run(sys.executable, ROOT / "scripts" / "translations.py", "check")


def lessons() -> str:
    """Every claim of the shipped lessons and puzzles is proved by the engine."""
    check = "import sys; from brisca_tutor.cli.main import main; sys.exit(main())"
    shipped = ROOT / "lessons"
    return run(sys.executable, "-c", check, "lesson", "check", shipped, "--lang", "es")


def tests() -> str:
    """All tests, those of the command line beside the others: together they take minutes.

    No test minds what runs beside it: each has its own folders and its own environment.
    """
    rest = ("--ignore", Path("tests", "cli"), "tests")
    with ThreadPoolExecutor() as pool:
        parts = [
            pool.submit(run, sys.executable, "-m", "pytest", "-q", *what)
            for what in ((Path("tests", "cli"),), rest)
        ]
    failures = [str(part.exception()) for part in parts if part.exception() is not None]
    if failures:
        raise StepFailed("\n".join(failures))
    return "; ".join(part.result().strip().splitlines()[-1] for part in parts)


def packages() -> str:
    """Wheel and sdist build, hold all data, agree, and work where nothing else is."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, "-m", "build", "--sdist", "--wheel", "--outdir", folder, ROOT)
        wheel, sdist = next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))
        second = folder / "from-sdist"
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
        run(*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", second, sdist)
        held = contents(wheel)
        other = contents(next(second.glob("*.whl")))
        if held != other:
            differ = sorted(path for path in {*held, *other} if held.get(path) != other.get(path))
            raise StepFailed("the wheel made from the sdist differs: " + ", ".join(differ))
        missing = sorted(expected() - set(held))
        if missing:
            raise StepFailed("not in the wheel: " + ", ".join(missing))
        used = install(next(second.glob("*.whl")), folder)
        return f"{len(held)} files in the wheel; {used}"


def contents(wheel: Path) -> dict[str, str]:
    """The files of a wheel by path, each with the digest of its bytes."""
    with zipfile.ZipFile(wheel) as archive:
        return {path: hashlib.sha256(archive.read(path)).hexdigest() for path in archive.namelist()}


def expected() -> set[str]:
    """What a wheel must hold besides its modules: the lessons and every catalogue, compiled."""
    wanted = [path for path in (ROOT / "lessons").rglob("*") if path.is_file()]
    wanted += [po.with_suffix(".mo") for po in (ROOT / "locales").glob("*/LC_MESSAGES/*.po")]
    wanted += [ROOT / f"locales/{name}/LC_MESSAGES/brisca.mo" for name in LANGUAGES]
    return {f"brisca_tutor/{path.relative_to(ROOT).as_posix()}" for path in wanted}


def install(wheel: Path, folder: Path) -> str:
    """Install a wheel where there is nothing else, and ask for help from an empty folder."""
    clean, empty = folder / "clean", folder / "empty"
    empty.mkdir()
    venv.create(clean, with_pip=True)
    bin_folder = clean / ("Scripts" if os.name == "nt" else "bin")
    pip = (bin_folder / "python", "-m", "pip", "--disable-pip-version-check")
    run(*pip, "install", "--quiet", wheel, folder=empty)
    brisca = bin_folder / "brisca"
    texts = {run(brisca, "--lang", language, "--help", folder=empty) for language in LANGUAGES}
    if len(texts) != len(LANGUAGES):
        raise StepFailed("--help is the same in two languages:\n" + "\n".join(sorted(texts)))
    run(brisca, "learn", "--list", "--lang", "fr", folder=empty)
    if any(empty.iterdir()):
        raise StepFailed("the command left files where it was called")
    return "installed in a clean environment it answers in " + ", ".join(LANGUAGES)


STEPS: dict[str, Callable[[], str]] = {
    "format": tool("-m", "ruff", "format", "--check", "--quiet", "."),
    "lint": tool("-m", "ruff", "check", "--quiet", "."),
    "types": tool("-m", "mypy", "--strict"),
    "catalogues": catalogues,
    "lessons": lessons,
    "tests": tests,
    "packages": packages,
}


def main(arguments: Sequence[str]) -> int:
    """Run the steps named, or all of them; 1 if any failed."""
    parser = argparse.ArgumentParser(prog="test.py", description="Run what guards the project.")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(STEPS))
    parser.add_argument("--quick", action="store_true", help="leave out the packages")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.steps if name not in STEPS]
    if unknown:
        parser.error(f"no step {unknown[0]!r}; there are {', '.join(STEPS)}")
    names = asked.steps or [name for name in STEPS if not (asked.quick and name == "packages")]
    failed = []
    for name in names:
        print(f"{name:<11}", end=" ", flush=True)
        began = time.perf_counter()
        try:
            said, result = STEPS[name]().strip().splitlines()[-1:], "ok"
        except StepFailed as failure:
            failed.append(name)
            said, result = [str(failure).strip()], "FAILED"
        print(f"{result} ({time.perf_counter() - began:.1f} s)", flush=True)
        if said:
            print("    " + said[0].replace("\n", "\n    "), flush=True)
    print(f"\n{len(names) - len(failed)} of {len(names)} steps passed", end="")
    print(f"; failed: {', '.join(failed)}" if failed else ".")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
