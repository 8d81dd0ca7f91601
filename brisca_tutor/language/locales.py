"""Settle the language of a run, before anything is said.

The first of these that names a language we speak wins: ``--lang`` anywhere on the command
line, ``BRISCA_LANG``, the saved setting, each entry of ``LANGUAGE``, ``LC_ALL``, ``LC_MESSAGES``,
``LANG``; otherwise Spanish. ``C`` and ``POSIX`` in one of the last three mean "no
translation" and end the search there. ``LANGUAGE`` counts even beside ``LC_ALL=C``: one
result for help, texts and numbers, whatever the rest of the environment says.

Numbers follow the same value: its region may write a decimal point (``es_MX``, ``it_CH``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..game.errors import Problem
from .catalogue import LANGUAGES

DEFAULT = "es"

_ALIASES = {"spanish": "es", "french": "fr", "italian": "it"}
"""Old whole-word locale names that some systems still set."""

_POINT = {
    "es": frozenset("419 CU DO GT HN MX NI PA PE PR SV US".split()),
    "fr": frozenset[str](),
    "it": frozenset({"CH"}),
}
"""Regions that write a decimal point where the rest of the language writes a comma."""


class Choice(NamedTuple):
    """The language of a run.

    Attributes:
        lang: one of `LANGUAGES`.
        why: what decided: ``--lang``, ``BRISCA_LANG``, ``saved``, the name of a variable of the
            environment, or ``default``.
        decimal: the decimal sign of the region named there.
    """

    lang: str
    why: str
    decimal: str = ","


def settle(argv: Sequence[str], env: Mapping[str, str], saved: str | None = None) -> Choice:
    """The language for this command line, environment and saved setting.

    Raises:
        Problem: ``lang`` when ``--lang`` asks for a language that we do not speak; settled
            once more without arguments, the language to say so in is the next in rank.
    """
    asked = _asked(argv)
    if asked is not None:
        found = understood(asked)
        if found is None:
            raise Problem("lang", text=asked, known=LANGUAGES)
        return Choice(found[0], "--lang", found[1])
    for why, tag in _ranked(env, saved):
        found = understood(tag)
        if found:
            return Choice(found[0], why, found[1])
        if why in ("LC_ALL", "LC_MESSAGES", "LANG") and _untranslated(tag):
            break
    return Choice(DEFAULT, "default")


def understood(tag: str) -> tuple[str, str] | None:
    """Language and decimal sign of a locale name such as ``es-MX`` or ``it_CH.ISO-8859-1``.

    >>> understood("fr_FR.UTF-8")
    ('fr', ',')

    None for a language that we do not speak and for what is no locale name.
    """
    name = tag.strip().partition(".")[0].partition("@")[0].replace("-", "_")
    first, *others = name.split("_")
    lang = _ALIASES.get(first.lower(), first.lower())
    if lang not in LANGUAGES:
        return None
    return lang, "." if any(part.upper() in _POINT[lang] for part in others) else ","


def _asked(argv: Sequence[str]) -> str | None:
    """The value of the last ``--lang`` before a bare ``--``."""
    asked = None
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(argv):
            asked = argv[place + 1]
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


def _ranked(env: Mapping[str, str], saved: str | None) -> Iterator[tuple[str, str]]:
    yield "BRISCA_LANG", env.get("BRISCA_LANG", "")
    yield "saved", saved or ""
    for tag in env.get("LANGUAGE", "").split(":"):
        yield "LANGUAGE", tag
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        yield name, env.get(name, "")


def _untranslated(tag: str) -> bool:
    return tag.strip().partition(".")[0].upper() in ("C", "POSIX")
