"""Glossary: complete in three languages, and every word leads to its entry."""

from __future__ import annotations

import re

import pytest

from brisca_tutor.game.notation import fold
from brisca_tutor.language.catalogue import LANGUAGES
from brisca_tutor.language.glossary import TERMS, bare, entries, lookup
from brisca_tutor.language.rules_text import RULE_IDS
from tests.language.strict_speech import StrictSpeech

SPEECH = {lang: StrictSpeech(lang) for lang in LANGUAGES}
PLACES = {lang: [term.words[lang] for term in TERMS] for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_complete(lang: str) -> None:
    found = entries(SPEECH[lang])
    assert len(found) == len(TERMS) >= 60
    for entry in found:
        assert entry.definition.endswith(".")
        assert not entry.warning or entry.warning.endswith(".")
        assert entry.rules and set(entry.rules) <= set(RULE_IDS)
        assert {other for other, _ in entry.elsewhere} == set(LANGUAGES) - {lang}
        for text in (entry.word, *entry.synonyms, entry.definition, entry.warning):
            text.encode("latin-1")
            if lang == "fr":
                assert not re.search(r" [;:!?»]|« ", text), text


def test_keys_and_headwords_are_unique() -> None:
    assert len({term.key for term in TERMS}) == len(TERMS)
    for lang in LANGUAGES:
        heads = [words[0] for words in PLACES[lang]]
        assert len(set(heads)) == len(heads)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_given_twice_in_an_entry(lang: str) -> None:
    for words in PLACES[lang]:
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("reader", LANGUAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_every_language_is_found(reader: str, lang: str) -> None:
    for term in TERMS:
        for word in term.words[lang]:
            plain = re.sub(r"\s*\(.*?\)", "", word)
            for text in (plain, plain.upper(), bare(word)):
                found = lookup(SPEECH[reader], text)
                assert found.entries, (reader, text)
                if reader == lang:
                    assert term.key in [entry.key for entry in found.entries], (reader, text)


@pytest.mark.parametrize(
    ("reader", "text", "keys"),
    [
        ("es", "fante", ["jack"]),
        ("es", "l'asso", ["ace"]),
        ("fr", "presa", ["trick"]),
        ("it", "baza", ["trick"]),
        ("fr", "L\u2019Atout", ["trump"]),
        ("es", "LEVÉE", ["trick"]),
        ("es", "leve\u0301e", ["trick"]),
        ("es", "el mano", ["eldest"]),
        ("es", "la mano", ["hand", "holding", "eldest"]),
        ("es", "brisca", ["brisca-game", "brisca-card"]),
        ("it", "briscola", ["trump", "briscola-game"]),
        ("fr", "couper", ["ruff", "cut"]),
        ("it", "il mazzo", ["pack", "stock"]),
        ("es", "mazo", ["stock"]),
        ("es", "pinta", ["face-up", "suit"]),
        ("it", "carico", ["brisca-card"]),
        ("fr", "capote", ["capote"]),
        ("es", "vida", ["face-up"]),
    ],
)
def test_lookup(reader: str, text: str, keys: list[str]) -> None:
    assert [entry.key for entry in lookup(SPEECH[reader], text).entries] == keys


@pytest.mark.parametrize(
    ("reader", "text", "near"),
    [("es", "trinfo", "el triunfo"), ("fr", "atous", "l'atout"), ("it", "brisola", "la briscola")],
)
def test_a_slip_gets_suggestions(reader: str, text: str, near: str) -> None:
    found = lookup(SPEECH[reader], text)
    assert not found.entries
    assert near in found.near


@pytest.mark.parametrize("text", ["", "   ", "zzzzzz", "(", "\x1b[2J"])
def test_nonsense_finds_nothing(text: str) -> None:
    assert lookup(SPEECH["es"], text) == ((), ())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_are_in_alphabetical_order(lang: str) -> None:
    heads = [bare(entry.word) for entry in entries(SPEECH[lang])]
    assert heads == sorted(heads)
    assert all(head == fold(head) for head in heads)


@pytest.mark.parametrize(
    "key",
    ["brisca-card", "trump", "hand", "trick", "capote", "ruff", "cut", "jack", "suit", "stock"],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_false_friends_are_warned_of(lang: str, key: str) -> None:
    (entry,) = (one for one in entries(SPEECH[lang]) if one.key == key)
    assert entry.warning
