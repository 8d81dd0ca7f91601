"""Bare ``brisca``: go on where the learner stopped; the first time, the first lesson."""

from __future__ import annotations

import click

from ..context import Context


def resume(context: Context) -> int:
    """Go on with the lessons at a terminal; elsewhere say how the command is written (2)."""
    if not context.interactive:
        from ..app import short_help

        context.err.show(short_help(click.get_current_context(), context))
        return 2
    from .learn import course, hold, next_lesson, show_list

    library = course()
    lesson = next_lesson(context, library)
    if lesson is None:
        return show_list(context, library)
    if not context.store.events:
        context.out.tell(
            context.speech.say(
                "The first lesson takes about three minutes. ? shows the keys; q saves and leaves."
            )
        )
    return hold(context, library, lesson)
