"""Catalogues are whole, clean and harmless (field reports L05, L07, L09)."""

from __future__ import annotations

import gettext
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from brisca_tutor import shipped
from brisca_tutor.game.cards import card
from brisca_tutor.language import catalogue
from brisca_tutor.language.catalogue import LANGUAGES, Speech, click_words, lesson_context

SAME = {
    "es": {
        "Cantes",
        "Cantes: {points}.",
        "Error: {message}",
        "Terminal",
        "Total",
        "Total: {points}.",
        "cantes {points}",
        "maestro",
        "no",
        "tutor: {level}",
    },
    "fr": {
        "%(prog)s, version %(version)s",
        "CODE",
        "CODE|N",
        "Options",
        "Points",
        "Terminal",
        "Total",
        "Verdict",
        "[OPTIONS]",
        "pile.txt",
        "position.yaml",
        "{count} point",
        "{count} points",
        "{number} point",
        "{number} points",
    },
    "it": {"FILE", "FILE|-", "file", "in ~/.bashrc", "maestro", "no", "tutor: {level}"},
}
"""Messages that a language writes exactly as English does."""


def po_files() -> list[Path]:
    return sorted(shipped.locales().glob("*/LC_MESSAGES/*.po"))


def pairs(path: Path) -> Iterator[tuple[str, str]]:
    """Every message of a catalogue with its translation, singular and plural each."""
    with path.open("rb") as file:
        for message in read_po(file):
            if message.id:
                ids = [message.id] if isinstance(message.id, str) else list(message.id)
                texts = message.string or ""
                yield from zip(ids, [texts] if isinstance(texts, str) else texts, strict=True)


@pytest.mark.parametrize("path", po_files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_sign_is_in_latin_1(path: Path) -> None:
    for _, text in pairs(path):
        text.encode("latin-1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_english_is_left(lang: str) -> None:
    for message, text in pairs(shipped.locales() / lang / "LC_MESSAGES" / "brisca.po"):
        words = re.sub(r"\{[^}]*\}", "", message)
        if sum(map(str.isalpha, words)) > 1 and message not in SAME[lang]:
            assert text != message


@pytest.mark.parametrize("domain", ["brisca", "lessons"])
def test_french_puts_a_no_break_space_before_double_signs(domain: str) -> None:
    for _, text in pairs(shipped.locales() / "fr" / "LC_MESSAGES" / f"{domain}.po"):
        for sign in (" :", " ;", " !", " ?", "« ", " »"):
            assert sign not in text, text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("es", ["0 cartas sin puntos.", "1 carta sin puntos.", "2 cartas sin puntos."]),
        ("fr", ["0 carte sans points.", "1 carte sans points.", "2 cartes sans points."]),
        ("it", ["0 carte senza punti.", "1 carta senza punti.", "2 carte senza punti."]),
    ],
)
def test_plural_of_none_one_and_two(lang: str, said: list[str]) -> None:
    speech = Speech(lang)
    one, many = "{count} card without points.", "{count} cards without points."
    assert [speech.say_many(one, many, count) for count in (0, 1, 2)] == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_says_nothing(lang: str) -> None:
    speech = Speech(lang)
    assert speech.say("") == ""
    assert speech.lesson("lesson/step/hints.0", "") == ""


class _Broken(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return message.replace("{points}", "{puntos}")


def test_a_broken_translation_falls_back_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    speech = Speech("es")
    speech._messages = _Broken()
    with caplog.at_level(logging.WARNING):
        assert speech.say("Total: {points}.", points=3) == "Total: 3."
    assert "puntos" in caplog.text


def test_a_message_without_its_slot_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="no_such"):
        Speech("es").say("{no_such}", points=3)


def test_lesson_text_shows_cards_and_says_when_it_is_not_translated() -> None:
    assert Speech("es").lesson("a/b/idea", "Con {1o.the}.") == "Con el as de oros."
    assert Speech("fr").lesson("a/b/idea", "Con {1o.the}.") == "[es] Con l'as de deniers."
    assert Speech("es").lesson("a/b/idea", "Con {nada}.") == "Con {nada}."


def test_a_translation_that_is_the_same_is_not_taken_for_a_missing_one() -> None:
    with (shipped.locales() / "fr/LC_MESSAGES/lessons.po").open("rb") as file:
        same = [one for one in read_po(file) if one.id and one.id == one.string]
    assert same
    for one in same:
        assert not Speech("fr").lesson(str(one.context), str(one.id)).startswith("[es]")
    assert Speech("es", "french").card(card("1o")).bare == "as de diamantes"
    assert lesson_context("a", "b", "hints.0") == "a/b/hints.0"


def test_click_speaks_the_language_of_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    said = []
    for lang in LANGUAGES:
        with click_words(lang):
            said.append(gettext.gettext("Show this message and exit."))
    assert said == [
        "Muestra esta ayuda y sale.",
        "Afficher cette aide et quitter.",
        "Mostra questo aiuto ed esce.",
    ]
    assert gettext.gettext("Show this message and exit.") == "Show this message and exit."


def test_a_missing_folder_leaves_the_source_text(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shipped, "locales", lambda: tmp_path)
    catalogue._catalogue.cache_clear()
    try:
        assert Speech("fr").say("Total: {points}.", points=3) == "Total: 3."
    finally:
        catalogue._catalogue.cache_clear()


def test_a_checkout_compiles_what_is_out_of_date(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    source = shipped.locales() / "fr" / "LC_MESSAGES" / "brisca.po"
    (folder / "brisca.po").write_bytes(source.read_bytes())
    monkeypatch.setattr(shipped, "locales", lambda: tmp_path)
    catalogue._catalogue.cache_clear()
    try:
        assert Speech("fr").say("Total: {points}.", points=3) == "Total\u00a0: 3."
        assert (folder / "brisca.mo").exists()
    finally:
        catalogue._catalogue.cache_clear()


def _compiled_french() -> bytes:
    return (shipped.locales() / "fr" / "LC_MESSAGES" / "brisca.mo").read_bytes()


@pytest.mark.parametrize("size", [0, 3, 10, 28, 40, 4000])
def test_a_damaged_catalogue_leaves_the_source_text(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, size: int
) -> None:
    damaged = tmp_path / "fr" / "LC_MESSAGES" / "brisca.mo"
    damaged.parent.mkdir(parents=True)
    damaged.write_bytes(_compiled_french()[:size])
    monkeypatch.setattr(shipped, "locales", lambda: tmp_path)
    catalogue._catalogue.cache_clear()
    try:
        assert Speech("fr").say("Total: {points}.", points=3) == "Total: 3."
    finally:
        catalogue._catalogue.cache_clear()


def test_l05_plural_forms_are_ours_whatever_a_catalogue_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = tmp_path / "fr" / "LC_MESSAGES" / "brisca.mo"
    other.parent.mkdir(parents=True)
    data = _compiled_french()
    assert b"plural=(n > 1)" in data
    other.write_bytes(data.replace(b"plural=(n > 1)", b"plural=(n / 0)"))
    monkeypatch.setattr(shipped, "locales", lambda: tmp_path)
    catalogue._catalogue.cache_clear()
    try:
        speech = Speech("fr")
        said = [speech.say_many("{count} point", "{count} points", one) for one in (0, 1, 2, 120)]
        assert said == ["0 point", "1 point", "2 points", "120 points"]
    finally:
        catalogue._catalogue.cache_clear()
