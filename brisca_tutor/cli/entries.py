"""The commands there are, with their other names in each language."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from ..language.catalogue import mark


class Entry(NamedTuple):
    """A command: its name, what it does in one line, and its other names by language."""

    name: str
    about: str
    aliases: dict[str, str]


COMMANDS = (
    Entry(
        "learn",
        mark("Lessons, step by step"),
        {"es": "aprender", "fr": "apprendre", "it": "impara"},
    ),
    Entry(
        "puzzle",
        mark("Puzzles: who wins this trick?"),
        {"es": "reto", "fr": "\u00e9nigme", "it": "quiz"},
    ),
    Entry(
        "practice",
        mark("Whole hands and matches, with hints and a tutor"),
        {"es": "practicar", "fr": "jouer", "it": "gioca"},
    ),
    Entry(
        "review",
        mark("Goes over your mistakes, which become puzzles"),
        {"es": "repasar", "fr": "revoir", "it": "ripassa"},
    ),
    Entry(
        "hint",
        mark("The best card in a position, and why"),
        {"es": "pista", "fr": "indice", "it": "indizio"},
    ),
    Entry(
        "explain",
        mark("Says who wins a trick, and why"),
        {"es": "explicar", "fr": "expliquer", "it": "spiega"},
    ),
    Entry(
        "score",
        mark("Counts the points of a pile of cards"),
        {"es": "contar", "fr": "compter", "it": "conta"},
    ),
    Entry(
        "replay",
        mark("Goes through a recorded hand, trick by trick"),
        {"es": "reproducir", "fr": "rejouer", "it": "rivedi"},
    ),
    Entry(
        "rules",
        mark("The rules of each way of playing"),
        {"es": "reglas", "fr": "r\u00e8gles", "it": "regole"},
    ),
    Entry(
        "glossary",
        mark("The words of the game"),
        {"es": "glosario", "fr": "glossaire", "it": "glossario"},
    ),
    Entry(
        "progress",
        mark("What you have learned so far"),
        {"es": "progreso", "fr": "progr\u00e8s", "it": "progressi"},
    ),
    Entry(
        "lesson",
        mark("For teachers: checks lesson files"),
        {"es": "lecci\u00f3n", "fr": "le\u00e7on", "it": "lezione"},
    ),
    Entry(
        "config",
        mark("Your settings, such as the language"),
        {"es": "ajustes", "fr": "r\u00e9glages", "it": "impostazioni"},
    ),
    Entry(
        "doctor",
        mark("What the program finds in this terminal"),
        {"es": "diagn\u00f3stico", "fr": "diagnostic", "it": "diagnosi"},
    ),
    Entry(
        "completion",
        mark("Completion of commands for your shell"),
        {"es": "completar", "fr": "compl\u00e9tion", "it": "completamento"},
    ),
)


def bare(name: str) -> str:
    """A command name without capitals and accents, for comparing."""
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


BY_NAME = {
    bare(name): entry.name for entry in COMMANDS for name in (entry.name, *entry.aliases.values())
}
"""Command by each of its names, `bare`."""
