"""``brisca config``: the settings of the learner, such as the language."""

from __future__ import annotations

from collections.abc import Callable

import click

from ..app import Command, Group, Texts
from ..context import Context
from ..labels import labelled
from ..layout import Block, Line, Row, Table


def command(context: Context) -> Group:
    """The group, in the language of this run."""
    say = context.speech.say
    entries = {
        "get": say("Shows settings"),
        "set": say("Changes a setting"),
        "unset": say("Forgets a setting"),
        "path": say("Says where the settings are kept"),
    }
    texts = Texts(
        say("Your settings. What the command line says goes before them."),
        (
            ("brisca config set lang fr", say("always in French")),
            ("brisca config get", say("every setting")),
            ("brisca config unset lang", say("the language of the system again")),
        ),
    )
    key = click.Argument(["key"], metavar=say("KEY"))
    some_key = click.Argument(["key"], required=False, metavar=say("[KEY]"))
    value = click.Argument(["value"], metavar=say("VALUE"))
    actions: dict[str, tuple[Callable[..., int | None], list[click.Parameter]]] = {
        "get": (get, [some_key]),
        "set": (put, [key, value]),
        "unset": (unset, [key]),
        "path": (path, []),
    }

    def build(name: str) -> click.Command | None:
        if name not in actions:
            return None
        action, params = actions[name]
        return Command(name, context, action, Texts(f"{entries[name]}.", texts.examples), params)

    return Group("config", context, texts, entries, build, lambda found: get(found, None))


def get(context: Context, key: str | None) -> int | None:
    """Show one setting or all."""
    from ...game.errors import Problem
    from ...storage.settings import SETTINGS

    if key is not None and key not in SETTINGS:
        raise Problem("setting-key", key=key[:80], near=_near(key), known=tuple(SETTINGS))
    values = context.store.settings.values
    shown = {one: values.get(one) for one in SETTINGS if key in (None, one)}
    if context.json:
        context.print_json({"settings": shown})
        return None
    say = context.speech.say
    unset = say("not set")
    words = {True: "on", False: "off", None: unset}
    rows = [
        Row(
            (one, text := words[value] if isinstance(value, bool) or value is None else str(value)),
            labelled(context.speech, one, f"{text}."),
        )
        for one, value in shown.items()
    ]
    context.out.show([Table(tuple(rows), indent=0)])
    return None


def _near(key: str) -> str:
    from difflib import get_close_matches

    from ...storage.settings import SETTINGS

    return next(iter(get_close_matches(key, SETTINGS, 1)), "")


def put(context: Context, key: str, value: str) -> None:
    """Change a setting."""
    from ...storage.settings import save_setting

    save_setting(context.store.paths.settings, key, value.strip())
    _said(context, context.speech.say("Saved: {key} = {value}.", key=key, value=value.strip()))


def unset(context: Context, key: str) -> None:
    """Forget a setting."""
    from ...storage.settings import save_setting

    save_setting(context.store.paths.settings, key, None)
    _said(context, context.speech.say("{key} is no longer set.", key=key))


def path(context: Context) -> None:
    """Say where the settings are."""
    if context.json:
        context.print_json({"path": str(context.store.paths.settings)})
        return
    context.out.raw(str(context.store.paths.settings))


def _said(context: Context, text: str) -> None:
    blocks: list[Block] = [Line(text, "good")]
    context.out.show(blocks)
