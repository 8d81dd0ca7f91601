"""What a catalogue may not do, and that a compiled one speaks."""

from __future__ import annotations

import gettext
import os
from pathlib import Path

import pytest

from brisca_tutor.authoring import catalogues

HEADER = r"""msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"""
GOOD = """
msgid "{card.the} wins"
msgstr "Gana {card.the}"

msgctxt "lesson/step"
msgid "10% of {{{trick.points}}}"
msgstr "el 10% de {{{trick.points}}}"

msgid "{count} point for {seat}"
msgid_plural "{count} points for {seat}"
msgstr[0] "un punto para {seat}"
msgstr[1] "{count} puntos para {seat}"
"""


def catalogue(folder: Path, text: str, header: str = HEADER) -> Path:
    po = folder / "es" / "LC_MESSAGES" / "brisca.po"
    po.parent.mkdir(parents=True, exist_ok=True)
    po.write_text(header + "\n" + text, encoding="utf-8")
    return po


def test_a_good_catalogue_has_no_problem(tmp_path: Path) -> None:
    assert not catalogues.check(catalogue(tmp_path, GOOD), untranslated=True)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('#, fuzzy\nmsgid "a"\nmsgstr "b"', "po-fuzzy"),
        ('msgid "{player}"\nmsgstr "{jugador}"', "po-slots"),
        ('msgid "{card.the} {seat}"\nmsgstr "{card.of}"', "po-slots"),
        ('msgid "no slot"\nmsgstr "{seat}"', "po-slots"),
        ('msgid "{trick.points}"\nmsgstr "{trick.winner}"', "po-slots"),
        ('msgid "{seat}"\nmsgstr "{seat"', "po-braces"),
        ('msgid "{seat}"\nmsgstr "{seat!r}"', "po-braces"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] ""', "po-plural-empty"),
        ('msgid "{count}"\nmsgid_plural "{count}"\nmsgstr[0] "c"\nmsgstr[1] "d"', "po-slots"),
        ('msgid "a"\nmsgstr "b', "po-syntax"),
        ('msgid "a"\nmsgstr b', "po-syntax"),
        ('msgid "a"\n', "po-syntax"),
    ],
)
def test_a_faulty_catalogue_is_refused(tmp_path: Path, text: str, code: str) -> None:
    problems = catalogues.check(catalogue(tmp_path, text))
    assert [problem.code for problem in problems] == [code]
    assert problems[0].place is not None
    assert problems[0].place.line >= 6


@pytest.mark.parametrize(
    "rule", ["nplurals=3; plural=(n != 1);", "nplurals=2; plural=n;", "nplurals=2; plural=(;"]
)
def test_plural_rules_other_than_two_forms_are_refused(tmp_path: Path, rule: str) -> None:
    header = HEADER.replace("nplurals=2; plural=(n != 1);", rule)
    problems = catalogues.check(catalogue(tmp_path, 'msgid "a"\nmsgstr "b"', header))
    assert [problem.code for problem in problems] == ["po-plural-header"]


def test_a_missing_plural_rule_is_refused(tmp_path: Path) -> None:
    header = HEADER.replace('"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n', "")
    header = header.replace("charset=utf-8\\n", 'charset=utf-8\\n"\n"Language: es\\n')
    po = catalogue(tmp_path, "", header)
    assert [problem.code for problem in catalogues.check(po)] == ["po-plural-header"]


def test_gaps_count_only_when_asked_for(tmp_path: Path) -> None:
    po = catalogue(tmp_path, 'msgid "a"\nmsgstr ""')
    assert not catalogues.check(po)
    assert [one.code for one in catalogues.check(po, untranslated=True)] == ["po-untranslated"]


def test_what_is_compiled_speaks(tmp_path: Path) -> None:
    po = catalogue(tmp_path, GOOD)
    assert not catalogues.refresh(tmp_path)
    spoken = gettext.translation("brisca", tmp_path, ["es"])
    assert spoken.gettext("{card.the} wins") == "Gana {card.the}"
    several = spoken.ngettext("{count} point for {seat}", "{count} points for {seat}", 2)
    assert several == "{count} puntos para {seat}"
    assert [path.name for path in po.parent.iterdir() if path != po] == ["brisca.mo"]


def test_the_same_source_gives_the_same_file(tmp_path: Path) -> None:
    po = catalogue(tmp_path, GOOD)
    catalogues.refresh(tmp_path)
    with po.with_suffix(".mo").open("rb") as file:
        header = gettext.GNUTranslations(file).info()
    assert header["pot-creation-date"].startswith("2026-01-01")
    assert header["po-revision-date"].startswith("2026-01-01")


def test_only_what_changed_is_compiled_and_nothing_faulty(tmp_path: Path) -> None:
    po = catalogue(tmp_path, GOOD)
    catalogues.refresh(tmp_path)
    mo = po.with_suffix(".mo")
    assert not catalogues.stale(po)
    before = mo.read_bytes()
    po.write_text(HEADER + '\nmsgid "{a}"\nmsgstr "{b}"', encoding="utf-8")
    later = mo.stat().st_mtime + 5
    os.utime(po, (later, later))
    assert catalogues.stale(po)
    assert [problem.code for problem in catalogues.refresh(tmp_path)] == ["po-slots"]
    assert mo.read_bytes() == before
