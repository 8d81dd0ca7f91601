"""``brisca learn``: lessons of the course, or a teacher's own, step by step."""

from __future__ import annotations

import os.path
from functools import partial
from pathlib import Path

import click

from ...content.library import COURSE, Library, load_lesson
from ...content.models import Lesson
from ...game.changes import rule_set
from ...game.digits import whole_number
from ...game.errors import Problem, Problems
from ...game.ruleset import RuleSet
from ...session.lessons import LessonRun
from ...session.practising import practised
from ..app import Command, Texts
from ..context import Context
from ..layout import GAP, Block, Line, Row, Table
from ..texts import LessonTexts
from ..usage import Refused, near
from .rules import named


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "learn",
        context,
        run,
        Texts(
            say("A lesson: something to read, something to answer, and why each answer is right."),
            (
                ("brisca learn", say("goes on where you stopped")),
                ("brisca learn triunfo --step 4", say("a lesson from its fourth step")),
                ("brisca learn --list", say("every lesson and how far you are")),
                (
                    "brisca learn ./{folder}".format(folder=say("my-course")),
                    say("a teacher's lessons"),
                ),
            ),
        ),
        [
            click.Argument(
                ["lesson"],
                required=False,
                metavar=say("[LESSON|FILE|FOLDER]"),
                shell_complete=_complete,
            ),
            click.Option(["--step"], metavar=say("N|STEP"), help=say("Begins at this step.")),
            click.Option(["--list", "listing"], is_flag=True, help=say("Lists the lessons.")),
            click.Option(["--restart"], is_flag=True, help=say("Begins at the first step again.")),
            click.Option(
                ["--auto"],
                is_flag=True,
                help=say("Shows every step with its answer; asks nothing."),
            ),
        ],
    )


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [id for id in course().order() if id.startswith(incomplete)]


def run(
    context: Context,
    lesson: str | None,
    step: str | None,
    listing: bool,
    restart: bool,
    auto: bool,
) -> int | None:
    """Carry out the command."""
    library, wanted = _sources(context, lesson)
    if listing:
        return show_list(context, library)
    if isinstance(wanted, Lesson):
        return hold(context, library, wanted, step=step, restart=restart, auto=auto)
    found = library.lesson(wanted) if wanted else next_lesson(context, library)
    if found is None:
        return show_list(context, library)
    return hold(context, library, found, step=step, restart=restart, auto=auto)


def course() -> Library:
    """The lessons that come with the program."""
    from ...shipped import lessons

    return Library(lessons())


def _sources(context: Context, text: str | None) -> tuple[Library, Lesson | str]:
    """The library that is meant, and a lesson of a file or the id of one."""
    if text is None:
        return course(), ""
    path = Path(text)
    if os.path.isdir(path):
        return Library(path), ""
    if os.path.isfile(path) or path.suffix in (".yaml", ".yml"):
        found = load_lesson(path)
        alone = not os.path.isfile(path.parent / COURSE)  # files around it are not read then
        return Library(path if alone else path.parent), found
    library = course()
    number = whole_number(text, 1, len(library.order()))
    if number is not None:
        return library, library.order()[number - 1]
    return library, text.strip().casefold()


def next_lesson(context: Context, library: Library) -> Lesson | None:
    """Where the learner goes on: the lesson last worked on, else the first unfinished one.

    None when every lesson is finished.
    """
    from ...storage.views import finished_lessons, stopped

    events = context.store.events
    order = library.order()
    stop = stopped(events)
    done = finished_lessons(events)
    if stop is not None and not stop.finished and stop.lesson in order and stop.lesson not in done:
        return library.lesson(stop.lesson)
    return next((library.lesson(id) for id in order if id not in done), None)


def hold(
    context: Context,
    library: Library,
    lesson: Lesson,
    *,
    step: str | None = None,
    restart: bool = False,
    auto: bool = False,
) -> int:
    """Hold a lesson from where the learner stopped in it."""
    from ...storage.views import finished_lessons, last_page, page_states
    from ..lesson_talk import LessonTalk

    say = context.speech.say
    _same_rules(context, lesson)
    order = library.order()
    talk = LessonTalk(
        context,
        lesson,
        place=(order.index(lesson.id) + 1, len(order)) if lesson.id in order else None,
        before=_before(context, library, lesson),
        rules=named(context, lesson.rules),
        following=partial(_following, library, lesson, order),
    )
    if context.json:
        raise Refused(
            say("A lesson cannot be held in JSON: leave out --json, or use --list."), "no-json"
        )
    if auto:
        talk.show_all(LessonRun.start(lesson))
        return 0
    if context.no_input:
        raise Refused(
            say("With --no-input a lesson cannot ask anything: use --auto to see it whole."),
            "no-input",
        )
    events = context.store.events
    states = page_states(events, lesson.id)
    again = restart or lesson.id in finished_lessons(events)
    run = LessonRun.start(
        lesson,
        {} if again else states,
        last=None if again else last_page(events, lesson.id),
        step=_step_id(context, lesson, step) if step else None,
    )
    talk.hold(run)
    return 0


def _same_rules(context: Context, lesson: Lesson) -> None:
    if context.rules_given and context.rules != lesson.rules:
        raise Refused(
            context.speech.say(
                "The file names its own rules, {rules}: leave out --rules and --set.",
                rules=named(context, lesson.rules),
            )
        )


def _step_id(context: Context, lesson: Lesson, text: str) -> str:
    ids = [one.id for one in lesson.steps]
    number = whole_number(text, 1, len(ids))
    if number is not None:
        return ids[number - 1]
    if text in ids:
        return text
    raise Refused(
        context.speech.say(
            'The lesson has no step "{text}". It has {count} steps.', text=text[:40], count=len(ids)
        )
        + near(context.speech, text, ids)
    )


def _before(context: Context, library: Library, lesson: Lesson) -> list[str]:
    """Titles of the lessons that teach what this one needs and that are not finished."""
    from ...storage.views import finished_lessons

    if not lesson.needs:
        return []
    done = finished_lessons(context.store.events)
    return [
        LessonTexts(context.speech, one).own("title")
        for one in library.lessons()
        if one.id != lesson.id and one.id not in done and set(one.teaches) & set(lesson.needs)
    ]


def _following(library: Library, lesson: Lesson, order: tuple[str, ...]) -> list[str]:
    """Commands to go on with: the next lesson, by its folder where it is a teacher's own.

    Puzzles on what the lesson teaches come before others. After a lesson on another game that
    game can be played and its rules read.
    """
    place = order.index(lesson.id) if lesson.id in order else len(order)
    after = order[place + 1 : place + 2]
    if after and library.folder != course().folder:
        from shlex import quote

        after = (quote(str(library.folder)),)
    onward = [f"brisca learn {one}" for one in after]
    puzzles = puzzles_on(lesson)
    if lesson.rules == RuleSet():
        return [*onward, puzzles, "brisca rules"]
    game = lesson.rules.base
    return [*onward, f"brisca practice --rules {game}", f"brisca rules {game}", puzzles]


def puzzles_on(lesson: Lesson) -> str:
    """The command that gives puzzles on what a lesson teaches, else by its rules, else any."""
    puzzles = course()
    theme = puzzles.theme_of(practised(lesson.teaches))
    if theme is not None:
        return f"brisca puzzle --theme {theme}"
    game = rule_set(lesson.rules.base)
    if game != RuleSet() and any(one.rules == game for one in puzzles.puzzles()):
        return f"brisca puzzle --rules {game.base}"
    return "brisca puzzle"


def show_list(context: Context, library: Library) -> int:
    """The lessons with what they are about and how far the learner is."""
    from ...storage.views import finished_lessons, page_states

    say = context.speech.say
    events = context.store.events
    done = finished_lessons(events)
    lessons = library.lessons()
    if not lessons:
        if library.problems:
            raise Problems(library.problems)
        raise Refused(
            say('There is no lesson in "{folder}".', folder=str(library.folder)), "folder"
        )
    rows, facts = [], []
    for number, lesson in enumerate(lessons, 1):
        texts = LessonTexts(context.speech, lesson)
        pages = LessonRun.start(lesson, page_states(events, lesson.id))
        solved, of = pages.progress.solved, pages.progress.of
        if lesson.id in done:
            solved = of
        state = say("{solved} of {of}", solved=solved, of=of)
        facts.append(
            {
                "id": lesson.id,
                "title": texts.own("title"),
                "steps": of,
                "solved": solved,
                "finished": lesson.id in done,
            }
        )
        mark = say("finished") if lesson.id in done else ""
        rows.append(
            Row(
                (str(number), lesson.id, texts.own("title"), state, mark),
                f"{number}. {texts.own('title')} ({lesson.id}). "
                f"{f'{state}, {mark}' if mark else state}. {texts.own('objective')}",
            )
        )
    if context.json:
        context.print_json({"lessons": facts})
        return 0
    finished = sum(one.id in done for one in lessons)
    blocks: list[Block] = [
        Line(
            say(
                "Lessons finished: {done} of {of} ({percent} per cent).",
                done=finished,
                of=len(lessons),
                percent=100 * finished // max(1, len(lessons)),
            ),
            "title",
        ),
        GAP,
        Table(tuple(rows), right=(0,)),
        GAP,
        Line(say("Progress is kept in {path}.", path=context.store.data_folder), "quiet"),
    ]
    if lessons and finished == len(lessons):
        blocks.append(
            Line(
                say(
                    "You have finished the course. Go on with: {commands}", commands="brisca puzzle"
                ),
                "good",
            )
        )
    context.out.show(blocks)
    _tell(context, library.problems)
    return 0


def _tell(context: Context, problems: list[Problem]) -> None:
    from ..screens.problems import problem_blocks

    for problem in problems:
        context.err.show(problem_blocks(context.speech, problem))
