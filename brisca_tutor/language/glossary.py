"""The words of the game in three languages: look one up, or list them all.

The terms are data in ``glossary_cards``, ``glossary_hand``, ``glossary_play`` and
``glossary_auction``; add one there.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from ..game.notation import fold
from .catalogue import LANGUAGES, Speech
from .glossary_auction import AUCTION_TERMS
from .glossary_cards import CARD_TERMS
from .glossary_hand import HAND_TERMS
from .glossary_play import PLAY_TERMS
from .glossary_term import Term

TERMS: tuple[Term, ...] = CARD_TERMS + HAND_TERMS + PLAY_TERMS + AUCTION_TERMS
"""Every term, cards first."""

_ARTICLE = re.compile(
    r"^(?:(?:el|la|los|las|un|una|unos|unas|le|les|une|des|il|lo|i|gli)\s+|(?:l|un)'\s*)"
)


class Entry(NamedTuple):
    """A term as one reader sees it.

    Attributes:
        key: stable name of the term.
        word: headword in the reader's language.
        synonyms: other and regional words in that language, without remarks in parentheses.
        definition: whole sentences in that language.
        elsewhere: (language, headword) for the other two languages.
        rules: ids of the rules where the word matters.
        warning: a false friend to beware of, or nothing.
    """

    key: str
    word: str
    synonyms: tuple[str, ...]
    definition: str
    elsewhere: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]
    warning: str


class Found(NamedTuple):
    """What a look-up gave: entries (several for a homonym), or else words that are near."""

    entries: tuple[Entry, ...]
    near: tuple[str, ...]


def entries(speech: Speech) -> list[Entry]:
    """Every term, in alphabetical order of its headword without article and accents."""
    found = [_entry(speech, term) for term in TERMS]
    return sorted(found, key=lambda entry: (bare(entry.word), fold(entry.word)))


def lookup(speech: Speech, text: str) -> Found:
    """The terms that this text names, in the reader's language or else in another.

    Case, accents and articles do not matter, except that an article chooses between words
    that differ by it alone (``el mano``, ``la mano``). Without a match, up to three near words.
    """
    wanted = fold(text)
    stripped = bare(text)
    order = (speech.lang, *(lang for lang in LANGUAGES if lang != speech.lang))
    for lang in order:
        with_article, without = _index(lang)
        keys = with_article.get(wanted) or without.get(stripped)
        if keys:
            return Found(tuple(_entry(speech, _term(key)) for key in keys), ())
    for lang in order:
        near = get_close_matches(stripped, _index(lang)[1], 3, 0.7)
        if near:
            words = {bare(word): _plain(word) for term in TERMS for word in term.words[lang]}
            return Found((), tuple(words[word] for word in near))
    return Found((), ())


def bare(word: str) -> str:
    """A word as it is compared: folded, without article and remarks in parentheses."""
    folded = fold(_plain(word))
    return _ARTICLE.sub("", folded) or folded


def _plain(word: str) -> str:
    return re.sub(r"\s*\([^)]*\)", "", word).strip()


def _entry(speech: Speech, term: Term) -> Entry:
    words = term.words[speech.lang]
    return Entry(
        term.key,
        words[0],
        tuple(dict.fromkeys(_plain(word) for word in words[1:])),
        speech.say(term.definition),
        tuple((lang, term.words[lang][0]) for lang in LANGUAGES if lang != speech.lang),
        term.rules,
        speech.say(term.warning) if term.warning else "",
    )


def _term(key: str) -> Term:
    return next(term for term in TERMS if term.key == key)


@cache
def _index(lang: str) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Keys by folded word with its article, and by word without it; the plainest use first."""
    full: dict[str, list[str]] = {}
    short: dict[str, list[str]] = {}
    uses = [
        (place, "(" in word, term.key, word)
        for term in TERMS
        for place, word in enumerate(term.words[lang])
    ]
    for _, _, key, word in sorted(uses, key=lambda use: use[:2]):
        for index, form in ((full, fold(_plain(word))), (short, bare(word))):
            keys = index.setdefault(form, [])
            if key not in keys:
                keys.append(key)
    return full, short
