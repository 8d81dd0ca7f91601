"""A `Speech` that forgives nothing, for tests of texts."""

from __future__ import annotations

from collections.abc import Mapping

from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.slots import fill

ALIKE = {
    "{count} point",
    "{count} points",
    "{number} point",
    "{number} points",
    "Points",
    "Total",
    "Total: {points}.",
    "{label}: {text}",
}
"""Messages that a language may say exactly as in English."""


class StrictSpeech(Speech):
    """Fails on an untranslated message, an unfilled slot or a sign outside Latin-1."""

    def _fill(self, text: str, message: str, slots: Mapping[str, object]) -> str:
        assert text != message or message in ALIKE, f"{self.lang}: not translated: {message!r}"
        said = fill(text, slots, self.phrase)
        said.encode("latin-1")
        assert "{" not in said and "}" not in said
        return said
