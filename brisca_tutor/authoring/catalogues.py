"""Check the catalogues that translators edit, and compile them for the program.

The build hook, the scripts and the tests all come here. The build has no more than
Babel, so this module and the two of ours that it imports need nothing else.

A translation keeps the slots of its message: ``{card.the}`` and ``{card.of}`` are two
forms of one slot, so a language may pick another form but not another slot.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from gettext import c2py
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from ..game.errors import Place, Problem
from ..language.slots import slot_names

FORMS = frozenset({"a", "bare", "name", "of", "the", "to", "with"})
"""Last part of a slot that only picks the form of a noun phrase; a capital changes nothing."""

PLURALS = 2
"""Every language here has a singular and a plural; Babel guesses three for es, fr and it."""

_LINE = re.compile(rb'(#.*|((msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)\s*)?"(\\.|[^"\\])*")?')
"""A line of a catalogue; Babel takes an unclosed text for an empty one and says nothing."""


def check(po: Path, *, untranslated: bool = False) -> list[Problem]:
    """Everything wrong in a catalogue, in the order of its lines.

    Args:
        po: the catalogue.
        untranslated: report messages without any translation too. A build lets them
            pass (they are shown in the language of the source), the test run does not.

    Returns:
        Problems with their places: ``po-syntax``, ``po-plural-header``, ``po-fuzzy``,
        ``po-untranslated``, ``po-plural-empty``, ``po-plural-count``, ``po-braces``
        (a ``{`` or ``}`` that opens or closes nothing) and ``po-slots``.
    """
    lines = po.read_bytes().splitlines()

    def place(line: int) -> Place:
        quote = lines[line - 1] if 0 < line <= len(lines) else b""
        return Place(str(po), line, 1, quote.decode("utf-8", "replace"))

    unread = [
        Problem("po-syntax", place=place(number), detail=line.decode("utf-8", "replace"))
        for number, line in enumerate(lines, 1)
        if not _LINE.fullmatch(line.strip())
    ]
    if unread:
        return unread
    try:
        catalogue = _read(po)
    except (PoFileError, ValueError) as error:
        line = (getattr(error, "lineno", None) or 0) + 1  # Babel counts from 0 here
        return [Problem("po-syntax", place=place(line), detail=str(error))]
    problems = [*_header(place(1), catalogue)]
    for message in catalogue:
        if message.id:
            problems += _message(place(message.lineno or 1), message, untranslated)
    return sorted(problems, key=lambda one: one.place.line if one.place else 0)


def compile(po: Path, mo: Path) -> None:
    """Write the compiled form of a catalogue; whoever reads meanwhile sees the old one whole."""
    catalogue = _read(po)
    # Babel would put the present moment into the header: the same source must give the same file.
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
    handle, name = tempfile.mkstemp(dir=mo.parent, prefix=mo.name)
    try:
        with open(handle, "wb") as file:
            write_mo(file, catalogue)
        os.chmod(name, 0o644)
        os.replace(name, mo)
    except BaseException:
        os.unlink(name)
        raise


def found(locales: Path) -> list[Path]:
    """Every catalogue below a folder, in the order of its path."""
    return sorted(locales.glob("*/LC_MESSAGES/*.po"))


def stale(po: Path) -> bool:
    """Whether the compiled form beside a catalogue is missing or older."""
    mo = po.with_suffix(".mo")
    return not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns


def refresh(locales: Path) -> list[Problem]:
    """Compile what is stale, each file beside its catalogue; a faulty one is left as it was.

    Returns:
        The problems of the catalogues that were left alone.
    """
    problems: list[Problem] = []
    for po in filter(stale, found(locales)):
        faults = check(po)
        if not faults:
            compile(po, po.with_suffix(".mo"))
        problems += faults
    return problems


def slots(text: str) -> frozenset[str]:
    """Names of the slots of a message, without the form that they are asked in.

    >>> sorted(slots("{winner.card.the} takes {trick.points}"))
    ['trick.points', 'winner.card']

    Raises:
        ValueError: a brace opens or closes nothing, or holds what no slot can be called.
    """
    return frozenset(map(_bare, slot_names(text)))


def _bare(name: str) -> str:
    root, _, form = name.rpartition(".")
    return root if root and form.lower() in FORMS else name


def _read(po: Path) -> Catalog:
    with po.open("rb") as file:
        return read_po(file, abort_invalid=True)


def _header(place: Place, catalogue: Catalog) -> Iterator[Problem]:
    if catalogue.fuzzy:
        yield Problem("po-fuzzy", place=place, text="")
    right = catalogue.num_plurals == PLURALS
    if right:
        try:
            index = c2py(catalogue.plural_expr)
            right = all(0 <= index(number) < PLURALS for number in range(121))
        except ValueError:
            right = False
    if not right:
        yield Problem("po-plural-header", place=place, number=catalogue.num_plurals)


def _forms(text: object) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, list | tuple) else (str(text or ""),)


def _message(place: Place, message: Message, untranslated: bool) -> Iterator[Problem]:
    ids, texts = _forms(message.id), _forms(message.string)
    if message.fuzzy:
        yield Problem("po-fuzzy", place=place, text=ids[0])
    if not any(texts):
        if untranslated:
            yield Problem("po-untranslated", place=place, text=ids[0])
        return
    if message.pluralizable and len(texts) != PLURALS:
        yield Problem("po-plural-count", place=place, text=ids[0], number=len(texts))
        return
    if not all(texts):
        yield Problem("po-plural-empty", place=place, text=ids[0])
        return
    for form, text in enumerate(texts):
        try:
            # Click quotes in some messages with "!r"; translations bring quotes of their own.
            wanted = slots(ids[min(form, len(ids) - 1)].replace("!r}", "}"))
            got = slots(text)
        except ValueError:
            yield Problem("po-braces", place=place, text=text)
            continue
        if message.pluralizable and form == 0:
            # "one point" or "{count} point": a singular may say its number in words.
            wanted, got = wanted - {"count"}, got - {"count"}
        if wanted != got:
            yield Problem(
                "po-slots",
                place=place,
                text=text,
                missing=tuple(sorted(wanted - got)),
                extra=tuple(sorted(got - wanted)),
            )
