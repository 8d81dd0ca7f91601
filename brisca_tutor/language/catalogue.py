"""Sentences in the language of the person: `Speech`.

Message ids are English sentences with ``{named}`` slots; translations come from the
gettext domains ``brisca`` (the program) and ``lessons`` (the shipped lessons). A translation
that cannot be filled is logged and the sentence it translates is used instead.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

from .. import shipped
from ..game.cards import CARD_BY_CODE, Card, Rank, Suit
from . import numbers, terms
from .slots import SlotError, fill

LANGUAGES = ("es", "fr", "it")
"""The languages that the program speaks, the source language of the lessons first."""

DOMAIN = "brisca"
LESSONS = "lessons"


def mark(message: str) -> str:
    """The same message; marks an id that is kept in a table for extraction."""
    return message


def mark_in(context: str, message: str) -> str:
    """The same message, extracted under a context; see `mark`."""
    return message


class Several:
    """Things joined by "and"; a form such as ``.of`` is taken of each: del rey y de la sota."""

    def __init__(self, speech: Speech, phrases: tuple[object, ...]) -> None:
        self.speech, self.phrases = speech, phrases

    def form(self, name: str) -> str:
        """The form of that name of each, joined; KeyError where one has no such form."""
        forms = []
        for phrase in self.phrases:
            if not hasattr(phrase, "form"):
                raise KeyError(name)
            forms.append(str(phrase.form(name)))
        return self.speech.list_and(forms)

    def __str__(self) -> str:
        return self.speech.list_and(str(phrase) for phrase in self.phrases)


class Speech:
    """Says things in one language with the card names of one deck.

    Slots take texts, numbers, cards, suits and ranks; ``{card.the}`` picks a form of a
    noun phrase (see `terms`).

    Args:
        lang: one of `LANGUAGES`.
        deck: ``spanish`` or ``french``, the pack whose names are used (P4).
        decimal: the decimal sign; by default that of the language.
    """

    def __init__(self, lang: str, deck: str = "spanish", decimal: str = ",") -> None:
        self.lang = lang
        self.deck = deck
        self.decimal = decimal
        self._messages = _catalogue(DOMAIN, lang)

    def say(self, message: str, /, **slots: object) -> str:
        """The sentence with this id."""
        return self._fill(self._gettext(message), message, slots)

    def say_in(self, context: str, message: str, /, **slots: object) -> str:
        """The sentence with this id under a context that tells homonyms apart."""
        return self._fill(self._messages.pgettext(context, message), message, slots)

    def say_many(self, one: str, many: str, count: int, /, **slots: object) -> str:
        """The sentence for this number; the slot ``{count}`` is there by itself."""
        text = self._messages.ngettext(one, many, count)
        return self._fill(text, one if count == 1 else many, {"count": count, **slots})

    def say_many_in(self, context: str, one: str, many: str, count: int, /, **slots: object) -> str:
        """`say_many` under a context."""
        text = self._messages.npgettext(context, one, many, count)
        return self._fill(text, one if count == 1 else many, {"count": count, **slots})

    def lesson(
        self,
        context: str,
        text: str,
        /,
        slots: Mapping[str, object] | None = None,
        source: str = "es",
    ) -> str:
        """A text of a lesson, translated where a translation is shipped.

        Args:
            context: where the text stands, as made by `lesson_context`.
            text: the text as written by the author.
            slots: what the engine fills in; cards by code (``{1o.the}``) need no entry.
            source: the language in which the lesson is written.

        An untranslated text is shown as written after a mark such as ``[es]``; a slot that
        nothing fills stays as written.
        """
        shown = text
        if text and self.lang != source:
            found = _catalogue(LESSONS, self.lang).pgettext(context, text)
            shown = found or f"[{source}] {text}"
        values: dict[str, object] = {**CARD_BY_CODE, **(slots or {})}
        try:
            return fill(shown, values, self.phrase)
        except SlotError as error:
            _log("lesson text %r: slot %s", context, error)
        try:
            return fill(text, values, self.phrase)
        except SlotError:
            return text

    def card(self, card: Card) -> terms.Phrase:
        """The noun phrase of a card: ``.bare .the .of .to .with_ .a .The .A``."""
        return terms.card_phrase(self.lang, self.deck, card)

    def suit(self, suit: Suit) -> terms.SuitPhrase:
        """The noun phrase of a suit: ``.name .of .the .Name``."""
        return terms.suit_phrase(self.lang, self.deck, suit)

    def rank(self, rank: Rank) -> terms.RankPhrase:
        """The noun phrase of a rank alone; ``.many`` and ``.the_many`` are its plural."""
        return terms.rank_phrase(self.lang, self.deck, rank)

    def number(self, number: float, places: int | None = None) -> str:
        """A number with the decimal sign in use; ``places`` digits behind it."""
        return numbers.number(number, self.decimal, places)

    def list_and(self, items: Iterable[str]) -> str:
        """One text of several, joined by commas and "and"."""
        return numbers.join(self.lang, "and", list(items))

    def list_or(self, items: Iterable[str]) -> str:
        """One text of several, joined by commas and "or"."""
        return numbers.join(self.lang, "or", list(items))

    def phrase(self, value: object) -> object:
        """What a slot shows for a value: cards, suits and ranks become phrases."""
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, Suit):
            return self.suit(value)
        if isinstance(value, Rank):
            return self.rank(value)
        if isinstance(value, float):
            return self.number(value)
        if type(value) is tuple or type(value) is list:
            return Several(self, tuple(self.phrase(item) for item in value))
        return value

    def _gettext(self, message: str) -> str:
        return self._messages.gettext(message) if message else ""

    def _fill(self, text: str, message: str, slots: Mapping[str, object]) -> str:
        try:
            return fill(text, slots, self.phrase)
        except SlotError as error:
            if text == message:
                raise
            _log("%s translation of %r: slot %s", self.lang, message, error)
        return fill(message, slots, self.phrase)


def lesson_context(*parts: str) -> str:
    """The context of a lesson text: lesson or theme, step or puzzle, and field.

    Number or key of a field follow after a point, numbers from 0. Texts of the lesson
    itself have no step.

    >>> lesson_context("triunfo", "dos-gana-as", "hints.0")
    'triunfo/dos-gana-as/hints.0'
    """
    return "/".join(parts)


@contextmanager
def click_words(lang: str) -> Iterator[None]:
    """While this lasts, module-level ``gettext`` speaks this language: Click's own words.

    Python's gettext takes the language from the environment, so ``LANGUAGE`` is set for
    this time and put back.
    """
    before_domain, before = gettext.textdomain(), os.environ.get("LANGUAGE")
    _catalogue(DOMAIN, lang)
    gettext.bindtextdomain(DOMAIN, str(shipped.locales()))
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = lang
    try:
        yield
    finally:
        gettext.textdomain(before_domain)
        if before is None:
            os.environ.pop("LANGUAGE", None)
        else:
            os.environ["LANGUAGE"] = before


class _Untranslated(gettext.NullTranslations):
    """Stands behind the catalogue of the lessons: no translation is not the same translation."""

    def pgettext(self, context: str, message: str) -> str:
        """Nothing, whatever was asked."""
        return ""


@cache
def _catalogue(domain: str, lang: str) -> gettext.NullTranslations:
    """The compiled catalogue, which for lessons tells what it lacks by an empty text."""
    catalogue = _loaded(domain, lang)
    if domain == LESSONS:
        catalogue.add_fallback(_Untranslated())
    return catalogue


def _loaded(domain: str, lang: str) -> gettext.NullTranslations:
    """The compiled catalogue; in a checkout it is compiled when missing or out of date."""
    folder = Path(str(shipped.locales())) / lang / "LC_MESSAGES"
    compiled, source = folder / f"{domain}.mo", folder / f"{domain}.po"
    try:
        fresh = compiled.stat().st_mtime_ns
    except OSError:
        fresh = -1
    try:
        stale = fresh < source.stat().st_mtime_ns
    except OSError:
        stale = False
    try:
        if stale:
            return _compiled(source, compiled, lang)
        if fresh >= 0:
            with compiled.open("rb") as file:
                return _read(lang, file)
    except (OSError, ValueError, ImportError) as error:
        _log("catalogue %s: %s", str(source), error)
    return gettext.NullTranslations()


def _read(lang: str, file: IO[bytes]) -> gettext.GNUTranslations:
    """A compiled catalogue, whose rule for plurals is ours whatever its head says.

    Raises:
        ValueError, OSError: it is damaged.
    """
    from struct import error as cut_short

    try:
        catalogue = gettext.GNUTranslations(file)
    except cut_short as error:
        raise ValueError(str(error)) from None
    # An attribute that ngettext reads and that type stubs leave out.
    vars(catalogue)["plural"] = _none_is_one if lang == "fr" else _none_is_many
    return catalogue


def _none_is_one(count: int) -> int:
    return int(count > 1)


def _none_is_many(count: int) -> int:
    return int(count != 1)


def _compiled(source: Path, target: Path, lang: str) -> gettext.NullTranslations:
    """Compile a .po file, keep the result beside it if the folder allows, and load it."""
    from io import BytesIO

    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with source.open("rb") as file:
        catalog = read_po(file)
    buffer = BytesIO()
    write_mo(buffer, catalog)
    try:
        part = target.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(buffer.getvalue())
        part.replace(target)
    except OSError:
        pass  # a folder that cannot be written: the next run compiles again
    buffer.seek(0)
    return _read(lang, buffer)


def _log(message: str, *facts: object) -> None:
    import logging

    logging.getLogger("brisca_tutor.language").warning(message, *facts)
