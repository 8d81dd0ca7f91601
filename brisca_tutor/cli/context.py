"""Everything one run of the command has settled: language, streams, rules, places.

A `Context` is made per run, never at import, so that two runs in one process do not share
a language, a width or a stream.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TextIO

from ..language.catalogue import Speech
from . import theme
from .options import GlobalOptions
from .output import CONTROL, Output
from .usage import Refused, near

if TYPE_CHECKING:
    from ..game.ruleset import RuleSet
    from .store import Store

DECKS = ("spanish", "french")
DEFAULT_RULES = "brisca"
"""In every language: a language alone never switches the rules of a dispute."""


class Context:
    """What the commands need to know and to write to.

    Attributes:
        options: the global options as given.
        speech: says things in the language of this run.
        why: which rule settled the language, for ``doctor``.
        out, err: the answer, and the messages.
        plain, json, no_input, debug: switches.
        env: the environment.
        store: settings and progress.
    """

    def __init__(
        self,
        options: GlobalOptions,
        speech: Speech,
        why: str,
        env: Mapping[str, str],
        store: Store,
    ) -> None:
        self.store = store
        self.options = options
        self.speech = speech
        self.why = why
        self.env = env
        self.json = options.json
        self.no_input = options.no_input
        self.debug = options.debug
        self.plain = (
            options.plain
            or bool(env.get("BRISCA_PLAIN"))
            or theme.dumb(env)
            or bool(store.setting("plain"))
        )
        self.stdin: TextIO = sys.stdin
        self.out = self._output(sys.stdout)
        self.err = self._output(sys.stderr)

    @property
    def lang(self) -> str:
        """The language of this run."""
        return self.speech.lang

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return is_terminal(self.stdin) and is_terminal(self.out.stream) and not self.no_input

    @property
    def deck(self) -> str:
        """``spanish`` or ``french``: which names the cards have."""
        return self.speech.deck

    @cached_property
    def rules(self) -> RuleSet:
        """The rule set of this run; its name and changes come from the command line or settings.

        Raises:
            Problem: what `game.changes.rule_set` raises.
        """
        from ..game.changes import rule_set

        name = self.options.rules or self.store.setting("rules") or DEFAULT_RULES
        return rule_set(name, self.changes)

    @cached_property
    def changes(self) -> dict[str, str]:
        """The ``--set`` options as key and value.

        Raises:
            Refused: one of them has no ``=``.
        """
        changes = {}
        for text in self.options.set:
            key, equals, value = text.partition("=")
            if not equals or not key:
                raise Refused(
                    self.speech.say(
                        'Write --set KEY=VALUE, such as --set swap=off, instead of "{text}".',
                        text=text[:60],
                    )
                )
            changes[key.strip()] = value.strip()
        return changes

    @property
    def rules_given(self) -> bool:
        """Whether the command line says anything about the rules."""
        return bool(self.options.rules or self.options.set)

    @property
    def worlds(self) -> int | None:
        """How many worlds hints, tutor and reviews play out: BRISCA_WORLDS, for slow machines."""
        text = self.env.get("BRISCA_WORLDS", "")
        return int(text) if text.isascii() and text.isdigit() and int(text[:6]) > 0 else None

    def tell_warnings(self) -> None:
        """Say once what is wrong with settings and progress; it never stops anything."""
        for problem in self.store.new_warnings():
            from .screens.problems import problem_blocks

            self.err.show(problem_blocks(self.speech, problem))

    def print_json(self, facts: Mapping[str, Any], rules: RuleSet | None = None) -> None:
        """Write one JSON object with ``format``, ``lang`` and ``rules`` in front."""
        import json

        head = {"format": 1, "lang": self.lang, "rules": rules_json(rules or self.rules)}
        text = json.dumps({**head, **facts}, ensure_ascii=not self._wide(), indent=2)
        self.out.raw(CONTROL.sub(lambda one: f"\\u{ord(one[0]):04x}", text))

    def _wide(self) -> bool:
        return self.out.encoding.lower().replace("-", "").replace("_", "") in ("utf8", "utf8sig")

    def _output(self, stream: TextIO) -> Output:
        when = self.options.color or self.store.setting("color") or "auto"
        return Output(
            stream,
            width=partial(self._width, stream),
            plain=self.plain,
            ascii_only=self.options.ascii or bool(self.store.setting("ascii")),
            dropping=stream is sys.stderr,
            colour=not self.json and theme.wants_colour(when, self.env, is_terminal(stream)),
        )

    def _width(self, stream: TextIO) -> int | None:
        """``--width``, then COLUMNS, then the terminal as it is now; a pipe or a file has no limit.

        A terminal may be made wider or narrower while somebody plays.
        """
        for text in (self.options.width, self.env.get("COLUMNS")):
            if text and text.isascii() and text.isdigit() and int(text[:5]) > 0:
                return max(10, int(text[:5]))
        if not is_terminal(stream):
            return None
        try:
            columns = os.get_terminal_size(stream.fileno()).columns
        except (OSError, ValueError):
            columns = 0
        saved = self.store.settings.number("width")
        return saved or (max(10, columns) if columns else 80)


def is_terminal(stream: TextIO) -> bool:
    """Whether this stream is a terminal; a closed one is not."""
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


def rules_json(rules: RuleSet) -> dict[str, Any]:
    """A rule set as ``{base, changed}``."""
    from enum import Enum

    changed = {
        key: value.value if isinstance(value, Enum) else value
        for key, value in rules.changed().items()
    }
    return {"base": rules.base, "changed": changed}


def check_options(options: GlobalOptions, speech: Speech) -> None:
    """Refuse global options whose value cannot serve.

    Raises:
        Refused: with the values that can.
    """
    say = speech.say
    if options.slip is not None:
        name = options.slip.option
        if options.slip.kind == "no-value":
            raise Refused(say("The option {name} needs a value.", name=name))
        raise Refused(say("The option {name} takes no value.", name=name))
    for name, value, allowed in (
        ("--color", options.color, theme.WHEN),
        ("--deck", options.deck, DECKS),
    ):
        if value is not None and value not in allowed:
            raise Refused(
                say(
                    'The option {name} takes {words}, not "{text}".',
                    name=name,
                    words=speech.list_or(allowed),
                    text=value[:40],
                )
                + near(speech, value, list(allowed))
            )
    width = options.width
    if width is not None and not (
        width.isascii() and width.isdigit() and 10 <= int(width[:6]) <= 1000
    ):
        raise Refused(
            say(
                'The option {name} takes {words}, not "{text}".',
                name="--width",
                words="10-1000",
                text=width[:40],
            )
        )
