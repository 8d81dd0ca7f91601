"""A label and what it labels, punctuated as the language does (French has a space)."""

from __future__ import annotations

from ..language.catalogue import Speech


def labelled(speech: Speech, label: str, text: str) -> str:
    """The label, a colon and the text."""
    return speech.say("{label}: {text}", label=label, text=text)
