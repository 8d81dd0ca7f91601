"""Names of styles, and when colour is used. Colour never carries meaning alone."""

from __future__ import annotations

import os
from collections.abc import Mapping

STYLES = {
    "title": "bold",
    "question": "bold",
    "good": "green",
    "bad": "red",
    "trump": "yellow",
    "winner": "green",
    "hint": "cyan",
    "quiet": "dim",
    "warning": "yellow",
}
"""Rich style by name; a name that is missing is shown as ordinary text."""

WHEN = ("auto", "always", "never")


def wants_colour(when: str, env: Mapping[str, str], is_terminal: bool) -> bool:
    """Whether to colour: ``--color``, then NO_COLOR, FORCE_COLOR, TERM=dumb, the terminal.

    An empty NO_COLOR or FORCE_COLOR counts as not set. Without colour there is no bold
    either: no escape sequence of any kind is written.
    """
    if when != "auto":
        return when == "always"
    if env.get("NO_COLOR"):
        return False
    if env.get("FORCE_COLOR"):
        return True
    return is_terminal and not dumb(env) and (os.name != "nt" or _windows_has_colour(env))


def _windows_has_colour(env: Mapping[str, str]) -> bool:
    """Whether a Windows terminal is known to understand escapes; the old console does not."""
    return any(env.get(name) for name in ("WT_SESSION", "ANSICON", "ConEmuANSI", "TERM"))


def dumb(env: Mapping[str, str]) -> bool:
    """Whether the terminal says that it can do nothing."""
    return env.get("TERM", "") == "dumb"
