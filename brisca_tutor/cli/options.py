"""The global options, found anywhere on the line before Click sees it.

They decide the language and the look of everything else, usage errors included, so they
are taken out of the arguments first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

VALUED = ("--lang", "--rules", "--set", "--deck", "--color", "--width", "--data-dir", "--profile")
SWITCHES = ("--plain", "--ascii", "--no-input", "--json", "--debug")


class Slip(NamedTuple):
    """A global option that was used wrongly: ``kind`` is ``no-value`` or ``not-a-switch``."""

    kind: str
    option: str


class GlobalOptions(NamedTuple):
    """What the options that are accepted everywhere say; None or empty when not given."""

    lang: str | None = None
    rules: str | None = None
    set: tuple[str, ...] = ()
    deck: str | None = None
    color: str | None = None
    width: str | None = None
    data_dir: str | None = None
    profile: str | None = None
    plain: bool = False
    ascii: bool = False
    no_input: bool = False
    json: bool = False
    debug: bool = False
    slip: Slip | None = None


def take(argv: Sequence[str]) -> tuple[GlobalOptions, list[str]]:
    """The global options of a command line, and the arguments that remain.

    Both ``--lang fr`` and ``--lang=fr`` are read; nothing is after ``--``. Of an option
    given twice the last counts, but every ``--set`` does.
    """
    values: dict[str, str] = {}
    changes: list[str] = []
    switches: set[str] = set()
    slip: Slip | None = None
    rest: list[str] = []
    place = 0
    while place < len(argv):
        word = argv[place]
        place += 1
        if word == "--":
            rest += [word, *argv[place:]]
            break
        name, equals, value = word.partition("=")
        if name in SWITCHES:
            if equals:
                slip = slip or Slip("not-a-switch", name)
            switches.add(name)
        elif name in VALUED:
            if not equals:
                if place == len(argv) or argv[place].startswith("--"):
                    slip = slip or Slip("no-value", name)
                    continue
                value = argv[place]
                place += 1
            if name == "--set":
                changes.append(value)
            else:
                values[name] = value
        else:
            rest.append(word)
    return (
        GlobalOptions(
            lang=values.get("--lang"),
            rules=values.get("--rules"),
            set=tuple(changes),
            deck=values.get("--deck"),
            color=values.get("--color"),
            width=values.get("--width"),
            data_dir=values.get("--data-dir"),
            profile=values.get("--profile"),
            plain="--plain" in switches,
            ascii="--ascii" in switches,
            no_input="--no-input" in switches,
            json="--json" in switches,
            debug="--debug" in switches,
            slip=slip,
        ),
        rest,
    )
