"""The progress of the learner: tables with plain bars, and the sentences that say the same."""

from __future__ import annotations

from typing import Any

from ...language.beliefs import belief
from ...language.catalogue import Speech
from ...language.numbers import percent
from ...storage.figures import Score
from ..layout import GAP, Block, Line, Row, Table
from ..standing import LessonStanding, Standing
from ..store import day_of
from ..texts import LessonTexts, PuzzleTexts

BAR = 10
"""Signs inside the brackets of a bar."""


def progress_blocks(
    speech: Speech, standing: Standing, packs: dict[str, PuzzleTexts]
) -> list[Block]:
    """Lessons begun, themes with the weakest first, beliefs, puzzles and streaks."""
    say = speech.say
    done = sum(one.finished for one in standing.lessons)
    blocks: list[Block] = [
        Line(
            say(
                "Lessons finished: {done} of {of} ({percent} per cent).",
                done=done,
                of=len(standing.lessons),
                percent=100 * done // max(1, len(standing.lessons)),
            ),
            "title",
        )
    ]
    begun = [one for one in standing.lessons if one.seen]
    if begun:
        blocks += [GAP, _lessons(speech, begun)]
    if standing.themes:
        blocks += [
            GAP,
            Line(say("Puzzles by theme, the weakest first:"), "title"),
            _themes(speech, standing.themes, packs),
        ]
    if standing.beliefs:
        blocks += [
            GAP,
            Line(say("What your wrong answers point to:"), "title"),
            _beliefs(speech, standing),
        ]
    blocks += [
        GAP,
        Line(say("Puzzles solved: {solved} of {of}.", solved=standing.solved, of=standing.puzzles)),
    ]
    if standing.generated:
        blocks.append(Line(say("Generated puzzles solved: {count}.", count=standing.generated)))
    if standing.streaks:
        best, last = max(standing.streaks), standing.streaks[-1]
        blocks.append(Line(say("Streaks: the best {best}, the last {last}.", best=best, last=last)))
    return blocks


def _lessons(speech: Speech, begun: list[LessonStanding]) -> Table:
    say_in = speech.say_in
    head = Row(
        (
            say_in("table of progress", "steps"),
            "",
            "",
            say_in("table of progress", "at once"),
            say_in("table of progress", "last time"),
            say_in("table of progress", "Lesson"),
        ),
        "",
        "quiet",
    )
    rows, sentences = [head], []
    for one in begun:
        title = LessonTexts(speech, one.lesson).own("title")
        done = 100 * one.solved // max(1, one.of)
        share, steps = percent(speech.lang, done), f"{one.solved}/{one.of}"
        first = percent(speech.lang, one.score.percent) if one.score.tried else "-"
        day = day_of(one.seen)
        rows.append(Row((steps, bar(done), share, first, day, title), ""))
        said = speech.say(
            "{title}: {solved} of {of} steps done ({share}).",
            title=title,
            solved=one.solved,
            of=one.of,
            share=share,
        )
        sentences.append(" ".join([said, *_answered(speech, one.score), _last(speech, day)]))
    return Table(tuple(rows), right=(0, 2, 3), header=True, otherwise=tuple(sentences), wraps=True)


def _themes(speech: Speech, themes: dict[str, Score], packs: dict[str, PuzzleTexts]) -> Table:
    say_in = speech.say_in
    head = Row(
        (
            say_in("table of progress", "at once"),
            "",
            say_in("table of progress", "answered"),
            say_in("table of progress", "last time"),
            say_in("table of progress", "Theme"),
        ),
        "",
        "quiet",
    )
    rows, sentences = [head], []
    for name, score in themes.items():
        title = packs[name].title if name in packs else name
        share, day = percent(speech.lang, score.percent), day_of(score.seen)
        rows.append(Row((share, bar(score.percent), str(score.tried), day, title), ""))
        said = speech.say(
            "{title}: {first} of {tried} right at once ({share}).",
            title=title,
            first=score.first,
            tried=score.tried,
            share=share,
        )
        sentences.append(f"{said} {_last(speech, day)}")
    return Table(tuple(rows), right=(0, 2), header=True, otherwise=tuple(sentences), wraps=True)


def _beliefs(speech: Speech, standing: Standing) -> Table:
    rows, sentences = [], []
    for name, one in standing.beliefs.items():
        text, day = belief(speech, name), day_of(one.seen)
        times = speech.say_many("{count} time", "{count} times", one.times)
        rows.append(Row((speech.say('"{text}"', text=text), times, day), ""))
        said = speech.say('"{text}": {times}.', text=text, times=times)
        sentences.append(f"{said} {_last(speech, day)}")
    return Table(tuple(rows), right=(1,), otherwise=tuple(sentences))


def _answered(speech: Speech, score: Score) -> list[str]:
    if not score.tried:
        return []
    return [
        speech.say("Right at once: {first} of {tried}.", first=score.first, tried=score.tried),
    ]


def _last(speech: Speech, day: str) -> str:
    return speech.say("Last time: {day}.", day=day) if day else ""


def bar(share: int) -> str:
    """A share of 100 as ``[######----]``; only a whole one fills it, only nothing leaves it empty.

    >>> bar(99)
    '[#########-]'
    """
    full = BAR * share // 100 if share not in range(1, 10) else 1
    return f"[{'#' * full}{'-' * (BAR - full)}]"


def progress_facts(
    speech: Speech, standing: Standing, packs: dict[str, PuzzleTexts]
) -> dict[str, Any]:
    """The same for programs; times are in UTC."""
    return {
        "lessons": [
            {
                "id": one.lesson.id,
                "title": LessonTexts(speech, one.lesson).own("title"),
                "steps": one.of,
                "solved": one.solved,
                "finished": one.finished,
                **_score(one.score),
                "seen": one.seen or None,
            }
            for one in standing.lessons
        ],
        "themes": [
            {
                "theme": name,
                "title": packs[name].title if name in packs else name,
                **_score(score),
                "seen": score.seen or None,
            }
            for name, score in standing.themes.items()
        ],
        "misconceptions": [
            {"id": name, "name": belief(speech, name), "times": one.times, "seen": one.seen}
            for name, one in standing.beliefs.items()
        ],
        "puzzles": {
            "solved": standing.solved,
            "of": standing.puzzles,
            "generated": standing.generated,
        },
        "streaks": {
            "best": max(standing.streaks, default=0),
            "last": standing.streaks[-1] if standing.streaks else None,
        },
    }


def _score(score: Score) -> dict[str, int | None]:
    share = score.percent if score.tried else None
    return {"answered": score.tried, "first": score.first, "first_percent": share}
