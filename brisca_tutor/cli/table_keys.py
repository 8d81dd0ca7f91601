"""What can be typed at the practice table besides a card, by language.

A key without a letter is a named command: it is never done by a slip of the finger.
"""

from __future__ import annotations

from ..game.notation import fold
from .keys import Key

TABLE_KEYS: dict[str, tuple[Key, ...]] = {
    "es": (
        Key("hint", "p", ("pista",)),
        Key("last", "u", ("última", "última baza")),
        Key("seen", "c", ("cartas", "cartas vistas")),
        Key("why", "e", ("explicación", "explica", "por qué")),
        Key("undo", "d", ("deshacer",)),
        Key("table", "m", ("mesa",)),
        Key("swap", "", ("cambiar", "cambio", "cambia")),
        Key("announce", "", ("cantar", "canto", "cante")),
        Key("sign", "", ("seña", "señas", "hacer una seña")),
        Key("glossary", "g", ("glosario",)),
        Key("abandon", "", ("abandonar",)),
        Key("help", "?", ("ayuda",)),
        Key("quit", "q", ("salir", "guardar")),
    ),
    "fr": (
        Key("hint", "i", ("indice",)),
        Key("last", "d", ("dernier", "dernier pli")),
        Key("seen", "c", ("cartes", "cartes vues")),
        Key("why", "e", ("explication", "explique", "pourquoi")),
        Key("undo", "a", ("annuler",)),
        Key("table", "t", ("table",)),
        Key("swap", "", ("échanger", "échange")),
        Key("announce", "", ("annoncer", "annonce", "j'annonce")),
        Key("sign", "", ("signe", "signes", "faire un signe")),
        Key("glossary", "g", ("glossaire",)),
        Key("abandon", "", ("abandonner",)),
        Key("help", "?", ("aide",)),
        Key("quit", "q", ("quitter", "enregistrer")),
    ),
    "it": (
        Key("hint", "i", ("indizio",)),
        Key("last", "u", ("ultima", "ultima presa")),
        Key("seen", "c", ("carte", "carte viste")),
        Key("why", "p", ("perché", "spiega", "spiegazione")),
        Key("undo", "a", ("annulla",)),
        Key("table", "t", ("tavolo",)),
        Key("swap", "", ("scambia", "scambio", "scambiare")),
        Key("announce", "", ("accusare", "accuso", "accusa")),
        Key("sign", "", ("segno", "segni", "fare un segno")),
        Key("glossary", "g", ("glossario",)),
        Key("abandon", "", ("abbandona", "abbandonare")),
        Key("help", "?", ("aiuto",)),
        Key("quit", "q", ("esci", "salva")),
    ),
}

TUTOR_KEYS: dict[str, tuple[Key, ...]] = {
    "es": (
        Key("anyway", "j", ("jugar", "jugarla", "jugarla igual")),
        Key("rethink", "r", ("repensar",)),
        Key("analysis", "v", ("ver", "ver el análisis", "análisis")),
        Key("silence", "t", ("tutor", "apagar", "apagar el tutor")),
    ),
    "fr": (
        Key("anyway", "j", ("jouer", "jouer quand même")),
        Key("rethink", "r", ("réfléchir", "réfléchir encore")),
        Key("analysis", "v", ("voir", "voir l'analyse", "analyse")),
        Key("silence", "t", ("tuteur", "couper le tuteur")),
    ),
    "it": (
        Key("anyway", "g", ("gioca", "giocala", "giocala lo stesso")),
        Key("rethink", "r", ("ripensa", "ripensaci", "ripensarci")),
        Key("analysis", "v", ("vedi", "vedi l'analisi", "analisi")),
        Key("silence", "t", ("tutor", "spegni", "spegni il tutor")),
    ),
}

LOOK_KEYS: dict[str, tuple[Key, ...]] = {
    "es": (Key("end", "f", ("fin", "final", "hasta el final")),),
    "fr": (Key("end", "f", ("fin", "jusqu'à la fin")),),
    "it": (Key("end", "f", ("fine", "fino alla fine")),),
}
"""What can be typed besides the keys of the table by somebody who rests and looks on."""

PASS_WORDS: dict[str, tuple[str, ...]] = {
    "es": ("paso", "pasar", "pase"),
    "fr": ("passe", "je passe", "passer"),
    "it": ("passo", "passare"),
}
"""What is typed to bid no more, the word that the screen names first; all serve everywhere."""


def passes(folded: str) -> bool:
    """Whether this folded text says that one passes."""
    return any(folded in words for words in PASS_WORDS.values()) or folded == "pass"


def command_and_rest(
    table: dict[str, tuple[Key, ...]], lang: str, folded: str, names: tuple[str, ...]
) -> tuple[str, str] | None:
    """A command among ``names`` that takes something after it, and what follows; or None."""
    for key in table[lang]:
        for word in map(fold, key.words) if key.name in names else ():
            if folded == word or folded.startswith(word + " "):
                return key.name, folded[len(word) :].strip()
    return None


def named(table: dict[str, tuple[Key, ...]], lang: str, folded: str) -> str | None:
    """The name of the key that this folded text means, or None."""
    for key in table[lang]:
        if folded and (folded == key.letter or folded in map(fold, key.words)):
            return key.name
    return None


def written(table: dict[str, tuple[Key, ...]], lang: str, name: str) -> str:
    """How a key is written: its letter, or its word where it has none."""
    key = next(one for one in table[lang] if one.name == name)
    return key.letter or key.words[0]
