"""Keep the catalogues in step with the program and the lessons.

    translations.py extract             write locales/*.pot
    translations.py update              extract, then bring every .po in line with it
    translations.py fill FILE.json...   put lists of {"id", "es", "fr", "it"} into the .po files
    translations.py check               report every fault, every gap and a .pot out of date
    translations.py compile             write the .mo files
    translations.py stats               how much of each catalogue is translated

Output depends on the sources alone: no dates, no guesses, sorted by id. In the JSON lists
``ctx`` is the context of a message and ``plural`` its second form; a plural translation is
a list of two. Several people may run this at once: a lock on the folder makes them wait.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from brisca_tutor.authoring import catalogues
from brisca_tutor.game.errors import Place, Problem

LOCALES = ROOT / "locales"
TARGETS = {"brisca": ("es", "fr", "it"), "lessons": ("fr", "it")}
PLURALS = {"es": "n != 1", "fr": "n > 1", "it": "n != 1"}
KEYWORDS: dict[str, Any] = {
    "say": (1,),
    "say_many": (1, 2),
    "say_in": ((1, "c"), 2),
    "say_many_in": ((1, "c"), 2, 3),
    "mark": (1,),
    "mark_in": ((1, "c"), 2),
}
CLICK_KEYWORDS: dict[str, Any] = {"_": None, "gettext": None, "ngettext": (1, 2)}


def extract() -> dict[str, Catalog]:
    """The templates of both domains, from the sources as they are now."""
    import click

    program = Catalog(charset="utf-8")
    click_folder = Path(click.__file__).parent
    for _, _, ids, _, context in extract_from_dir(
        click_folder, [("**.py", "python")], keywords=CLICK_KEYWORDS
    ):
        program.add(ids, context=context, auto_comments=["Click"])
    for name, _, ids, _, context in extract_from_dir(
        ROOT / "brisca_tutor", [("**.py", "python")], keywords=KEYWORDS
    ):
        program.add(ids, locations=[(f"brisca_tutor/{name}", 1)], context=context)
    lessons = Catalog(charset="utf-8")
    method = [("**.yaml", "brisca_tutor.authoring.extract:extract")]
    for name, line, ids, _, context in extract_from_dir(
        ROOT / "lessons", method, keywords={"pgettext": ((1, "c"), 2)}
    ):
        lessons.add(ids, locations=[(f"lessons/{name}", line)], context=context)
    return {"brisca": program, "lessons": lessons}


def template(domain: str, catalog: Catalog) -> bytes:
    """The bytes of a .pot file."""
    return _bytes(domain, catalog, "")


def _bytes(domain: str, catalog: Catalog, lang: str) -> bytes:
    header = [r"Project-Id-Version: brisca-tutor\n"]
    if lang:
        header.append(rf"Language: {lang}\n")
        header.append(rf"Plural-Forms: nplurals=2; plural=({PLURALS[lang]});\n")
    header += [
        r"MIME-Version: 1.0\n",
        r"Content-Type: text/plain; charset=utf-8\n",
        r"Content-Transfer-Encoding: 8bit\n",
    ]
    lines = ['msgid ""', 'msgstr ""', *(f'"{line}"' for line in header)]
    buffer = BytesIO()
    write_po(
        buffer,
        catalog,
        width=98,
        omit_header=True,
        sort_output=domain == "brisca",
        sort_by_file=domain == "lessons",
        include_lineno=domain == "lessons",
        ignore_obsolete=True,
    )
    return "\n".join(lines).encode() + b"\n\n" + buffer.getvalue()


def _po(domain: str, lang: str) -> Path:
    return LOCALES / lang / "LC_MESSAGES" / f"{domain}.po"


def _load(domain: str, lang: str) -> Catalog:
    path = _po(domain, lang)
    if not path.exists():
        return Catalog(charset="utf-8")
    with path.open("rb") as file:
        return read_po(file)


def _write(path: Path, data: bytes) -> None:
    """Write a file whole, and only when it differs."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)


def _merged(fresh: Catalog, old: Catalog) -> Catalog:
    """The messages of a template with the translations they already had; nothing is guessed."""
    merged = Catalog(charset="utf-8")
    for message in _messages(fresh):
        known = old.get(message.id, message.context)
        string: Any = None
        if known is not None and known.pluralizable == message.pluralizable:
            string = known.string
        merged.add(
            message.id,
            string if string else (("", "") if message.pluralizable else ""),
            locations=message.locations,
            auto_comments=message.auto_comments,
            context=message.context,
        )
    return merged


def _messages(catalog: Catalog) -> Iterator[Message]:
    return (message for message in catalog if message.id)


def update() -> int:
    """Write the templates and bring every catalogue in line with them."""
    for domain, fresh in extract().items():
        _write(LOCALES / f"{domain}.pot", template(domain, fresh))
        for lang in TARGETS[domain]:
            _write(_po(domain, lang), _bytes(domain, _merged(fresh, _load(domain, lang)), lang))
    return 0


def fill(files: list[str]) -> int:
    """Put the translations of these JSON files into the catalogues; unknown ids are reported."""
    wanted: list[tuple[str, dict[str, Any]]] = []
    for name in files:
        with open(name, encoding="utf-8") as file:
            wanted += [(name, item) for item in json.load(file)]
    found: set[int] = set()
    for domain, langs in TARGETS.items():
        for lang in langs:
            catalog = _load(domain, lang)
            by_text: dict[str, list[Message]] = {}
            for message in _messages(catalog):
                by_text.setdefault(_first(message), []).append(message)
            for number, (name, item) in enumerate(wanted):
                for message in by_text.get(item["id"], ()):
                    any_context = domain == "lessons" and "ctx" not in item
                    if not any_context and (message.context or None) != (item.get("ctx") or None):
                        continue
                    found.add(number)
                    if lang in item:
                        _put(message, item[lang], f"{name}: {item['id']!r} ({lang})")
            if len(catalog):
                _write(_po(domain, lang), _bytes(domain, catalog, lang))
    for number, (name, item) in enumerate(wanted):
        if number not in found:
            print(f"{name}: not in the catalogues: {item['id']!r} {item.get('ctx', '')}")
    return 0


def _first(message: Message) -> str:
    return str(message.id[0] if isinstance(message.id, tuple) else message.id)


def _put(message: Message, text: str | list[str], where: str) -> None:
    if message.pluralizable != isinstance(text, list):
        print(f"{where}: one form where two are needed, or the other way round")
        return
    message.string = tuple(text) if isinstance(text, list) else text


def check() -> int:
    """Print every fault; 0 when there is none."""
    problems: list[Problem] = []
    for domain, fresh in extract().items():
        pot = LOCALES / f"{domain}.pot"
        if not pot.exists() or pot.read_bytes() != template(domain, fresh):
            problems.append(Problem("pot-stale", place=Place(str(pot), 1, 1)))
        for lang in TARGETS[domain]:
            po = _po(domain, lang)
            if not po.exists():
                problems.append(Problem("po-missing", place=Place(str(po), 1, 1)))
                continue
            problems += catalogues.check(po, untranslated=True)
            have = {(m.context, _first(m)) for m in _messages(_load(domain, lang))}
            want = {(m.context, _first(m)) for m in _messages(fresh)}
            if have != want:
                problems.append(Problem("po-stale", place=Place(str(po), 1, 1)))
    for one in problems:
        place = one.place
        where = f"{Path(place.file).relative_to(ROOT)}:{place.line}: " if place else ""
        print(f"{where}{one}")
    print(f"{len(problems)} problems")
    return 1 if problems else 0


def compile_all() -> int:
    """Write the compiled catalogues that are missing or out of date."""
    problems = catalogues.refresh(LOCALES)
    for one in problems:
        print(f"{one.place.file if one.place else ''}: {one}")
    return 1 if problems else 0


def stats() -> int:
    """Print how many messages of each catalogue are translated."""
    for domain, langs in TARGETS.items():
        for lang in langs:
            messages = list(_messages(_load(domain, lang)))
            done = sum(
                all(m.string) if isinstance(m.string, tuple) else bool(m.string) for m in messages
            )
            print(f"{domain:8} {lang}  {done:5} of {len(messages):5}")
    return 0


@contextmanager
def _locked() -> Iterator[None]:
    """Hold the folder for one run at a time, where the system knows file locks."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody else is kept out
        yield
        return
    LOCALES.mkdir(exist_ok=True)
    folder = os.open(LOCALES, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def main(args: list[str]) -> int:
    """Run one subcommand; the exit code."""
    command, rest = (args[0], args[1:]) if args else ("", [])
    with _locked():
        if command == "extract":
            for domain, fresh in extract().items():
                _write(LOCALES / f"{domain}.pot", template(domain, fresh))
            return 0
        if command == "fill" and rest:
            return fill(rest)
        commands = {"update": update, "check": check, "compile": compile_all, "stats": stats}
        if command in commands and not rest:
            return commands[command]()
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
