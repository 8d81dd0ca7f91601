"""Bare ``brisca``: go on where the learner stopped; the first time, the first lesson."""

from __future__ import annotations

import click

from ...game.errors import Problem
from ...game.state import Phase
from .. import ask
from ..context import Context


def resume(context: Context) -> int:
    """Go on with a hand or the lessons at a terminal; elsewhere say how the command is written (2).

    A match that was left is offered first; whoever declines finds it again with ``practice``.
    """
    if not context.interactive:
        from ..app import short_help

        context.err.show(short_help(click.get_current_context(), context))
        return 2
    taken_up = _match(context)
    if taken_up is None:
        context.out.tell(context.speech.say("Saved. See you next time."))
    if taken_up is not False:
        return 0
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


def _match(context: Context) -> bool | None:
    """Offer the match that was left; whether it was taken up, None to leave the program."""
    if not _left(context):
        return False
    from .. import saved

    try:
        practice = saved.load(context)
    except Problem:
        return False
    if practice is None:
        return False
    seen = practice.seen(practice.turn)
    if seen.phase in (Phase.BID, Phase.NAME):
        question = context.speech.say(
            "There is an unfinished match (deal {code}, in the auction). Go on with it?",
            code=practice.deal,
        )
    else:
        question = context.speech.say(
            "There is an unfinished match (deal {code}, trick {number}). Go on with it?",
            code=practice.deal,
            number=seen.number,
        )
    answer = ask.confirm(context, question, leave=True)
    if not answer:
        return answer
    from .practice import go_on

    go_on(context, practice)
    return True


def _left(context: Context) -> bool:
    """Whether there may be a match: nothing else is loaded where there is none."""
    try:
        return context.store.hands.there
    except Problem:
        return False
