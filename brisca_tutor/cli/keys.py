"""The letters that mean something at every question, by language, and yes and no.

Each key has its word, so that a learner may type either. ``?`` lists them everywhere.
"""

from __future__ import annotations

from typing import NamedTuple

from ..game.notation import fold


class Key(NamedTuple):
    """A key: what it does, its letter and the words that mean the same."""

    name: str
    letter: str
    words: tuple[str, ...]


KEYS: dict[str, tuple[Key, ...]] = {
    "es": (
        Key("hint", "p", ("pista",)),
        Key("reveal", "v", ("ver", "ver la solucion", "solucion")),
        Key("back", "a", ("atras",)),
        Key("skip", "s", ("saltar",)),
        Key("objective", "o", ("objetivo",)),
        Key("glossary", "g", ("glosario",)),
        Key("help", "?", ("ayuda",)),
        Key("quit", "q", ("salir",)),
    ),
    "fr": (
        Key("hint", "i", ("indice",)),
        Key("reveal", "v", ("voir", "voir la solution", "solution")),
        Key("back", "r", ("retour",)),
        Key("skip", "s", ("sauter",)),
        Key("objective", "o", ("objectif",)),
        Key("glossary", "g", ("glossaire",)),
        Key("help", "?", ("aide",)),
        Key("quit", "q", ("quitter",)),
    ),
    "it": (
        Key("hint", "i", ("indizio",)),
        Key("reveal", "v", ("vedi", "vedi la soluzione", "soluzione")),
        Key("back", "t", ("torna", "indietro")),
        Key("skip", "s", ("salta",)),
        Key("objective", "o", ("obiettivo",)),
        Key("glossary", "g", ("glossario",)),
        Key("help", "?", ("aiuto",)),
        Key("quit", "q", ("esci",)),
    ),
}

YES = {
    "es": ("s", "si", "y", "yes"),
    "fr": ("o", "oui", "y", "yes"),
    "it": ("s", "si", "y", "yes"),
}
NO = ("n", "no", "non")


def key_named(lang: str, folded: str) -> str | None:
    """The name of the key that this folded text means, or None."""
    for key in KEYS[lang]:
        if folded == key.letter or folded in key.words:
            return key.name
    return None


def looked_up(lang: str, text: str) -> str:
    """The word that follows the key of the glossary: "g trick"; nothing where there is none."""
    first, _, word = text.partition(" ")
    return word if key_named(lang, fold(first)) == "glossary" else ""


def letter(lang: str, name: str) -> str:
    """The letter of a key."""
    return next(key.letter for key in KEYS[lang] if key.name == name)
