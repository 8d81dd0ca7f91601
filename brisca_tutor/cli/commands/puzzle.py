"""``brisca puzzle``: one puzzle after the other, those of the packs first, then generated ones."""

from __future__ import annotations

import click

from ...content.library import Library
from ...content.models import Puzzle
from ...game.errors import Problem
from ...game.ruleset import RuleSet
from ...session.aiming import NOWHERE
from ...session.puzzles import PuzzleRun, daily, select
from ..app import Command, Texts
from ..context import Context
from ..usage import Refused, WholeNumber
from .learn import course

USUAL = 5
"""Puzzles in a row when nothing else is asked for."""


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "puzzle",
        context,
        run,
        Texts(
            say(
                "Puzzles on everything that comes up at the table, without end. "
                "A wrong answer is refuted first."
            ),
            (
                ("brisca puzzle", say("a few puzzles that fit you")),
                (
                    "brisca puzzle --theme four-players --level 2",
                    say("a theme"),
                ),
                ("brisca puzzle T-0802 --answer 1", say("for scripts: 0 right, 4 wrong")),
                ("brisca puzzle --streak", say("until the first mistake")),
            ),
        ),
        [
            click.Argument(["id"], required=False, metavar=say("[PUZZLE]")),
            click.Option(
                ["--theme"],
                metavar=say("THEME"),
                help=say("Only puzzles of this theme."),
                shell_complete=_complete,
            ),
            click.Option(
                ["--level"],
                type=WholeNumber(context.speech, 1, 5),
                metavar="1-5",
                help=say("Only puzzles of this level."),
            ),
            click.Option(
                ["--daily"],
                is_flag=True,
                help=say("The puzzle of the day, the same for everybody."),
            ),
            click.Option(
                ["--streak"],
                is_flag=True,
                help=say("Goes on until the first mistake, harder every five; one may be skipped."),
            ),
            click.Option(
                ["--count"],
                type=WholeNumber(context.speech, 1, 999),
                metavar="N",
                help=say("How many puzzles."),
            ),
            click.Option(
                ["--answer"], metavar=say("ANSWER"), help=say("Answers without being asked.")
            ),
            click.Option(["--list", "listing"], is_flag=True, help=say("Lists the themes.")),
        ],
    )


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from ...shipped import lessons

    themes = sorted(path.stem for path in (lessons() / "puzzles").glob("*.yaml"))
    return [theme for theme in themes if theme.startswith(incomplete)]


def run(
    context: Context,
    id: str | None,
    theme: str | None,
    level: int | None,
    daily: bool,
    streak: bool,
    count: int | None,
    answer: str | None,
    listing: bool,
) -> int | None:
    """Carry out the command."""
    from ..puzzle_talk import PuzzleTalk, answer_once, list_themes

    library = course()
    if listing:
        return list_themes(context, library)
    if answer is not None and id is None and not daily:
        raise Refused(
            context.speech.say(
                "--answer answers a puzzle that is named: brisca puzzle {id} --answer {answer}.",
                id=library.puzzles()[0].id,
                answer=answer[:40],
            ),
            "answer",
        )
    slug = _theme(context, library, theme) if theme else None
    run = _run(context, library, id, slug, level, daily, streak, count)
    if run.puzzle is None and context.rules_given and not daily:
        raise Refused(
            context.speech.say("There is no puzzle of this kind by these rules."), "no-puzzle"
        )
    if run.puzzle is None:
        raise Refused(
            context.speech.say("There is no puzzle of this theme and level."), "no-puzzle"
        )
    if context.rules_given and context.rules != run.puzzle.rules:
        raise Refused(
            context.speech.say(
                "The file names its own rules, {rules}: leave out --rules and --set.",
                rules=run.puzzle.rules.base,
            )
        )
    if answer is not None:
        return answer_once(context, library, run, answer)
    if context.no_input or context.json:
        raise Refused(
            context.speech.say("A puzzle cannot be asked here: give the answer with --answer."),
            "no-input",
        )
    PuzzleTalk(context, library).hold(run)
    return None


def _run(
    context: Context,
    library: Library,
    id: str | None,
    theme: str | None,
    level: int | None,
    by_day: bool,
    streak: bool,
    count: int | None,
) -> PuzzleRun:
    from secrets import token_hex

    from ...content.generated.generator import of_the_day
    from ...storage.views import solved_puzzles
    from ..standing import aim_of, games_met
    from ..store import today

    if id is not None:
        return PuzzleRun.start([library.puzzle(id.strip())], count=1)
    events = context.store.events
    pool: tuple[Puzzle, ...] = select(library.puzzles(), theme=theme, level=level)
    made = not context.rules_given or (theme is not None and context.rules == RuleSet())
    if context.rules_given and not by_day:
        pool = tuple(one for one in pool if one.rules == context.rules)
    elif theme is None and not by_day:
        known = {context.rules.base, *games_met(events, library)}
        pool = tuple(one for one in pool if one.rules.base in known)
    if by_day:
        one = of_the_day(today(), theme, level) or daily(pool, today())
        return PuzzleRun.start([one] if one else [], count=1)
    return PuzzleRun.start(
        pool,
        theme=theme,
        level=level,
        count=count if count or streak else USUAL,
        known=solved_puzzles(events),
        seed=token_hex(8),
        streak=streak,
        endless=made,
        aim=NOWHERE if theme or streak else aim_of(events, library),
    )


def _theme(context: Context, library: Library, text: str) -> str:
    """The theme of that id or title in the language of the run."""
    from ...game.notation import fold
    from ..texts import PuzzleTexts

    packs = library.packs()
    wanted = fold(text)
    for pack in packs:
        if wanted in (pack.theme, fold(PuzzleTexts(context.speech, pack).title)):
            return pack.theme
    try:
        return library.pack(text).theme
    except Problem as problem:
        problem.place = None
        raise
