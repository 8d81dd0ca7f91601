"""``brisca replay``: a recorded hand, every trick explained, down to the count of 120."""

from __future__ import annotations

from typing import Any

import click

from ...game.errors import Problem
from ...game.record import HandRecord, Replay, replay
from ..app import Command, Texts
from ..context import Context
from ..layout import GAP, Line
from ..reading import file_text
from ..replay_json import replay_json
from ..screens.lesson import next_commands
from ..screens.replay import replay_blocks, trick_blocks
from ..usage import Refused, WholeNumber
from .rules import named


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    file = say("hand.yaml")
    return Command(
        "replay",
        context,
        run,
        Texts(
            say(
                "Goes through a recorded hand: every trick with its reason, the running points, "
                "the draws and swaps, and the count at the end."
            ),
            (
                (f"brisca replay {file}", say("a hand in a file")),
                (f"brisca replay {file} --trick 17", say("one trick only")),
                (f"brisca replay {file} --review", say("and what was misplayed")),
                (f"brisca replay - < {file}", say("from the standard input")),
            ),
        ),
        [
            click.Argument(["file"], metavar=say("FILE|-")),
            click.Option(
                ["--trick"],
                type=WholeNumber(context.speech, 1, 24),
                metavar="N",
                help=say("Shows only this trick."),
            ),
            click.Option(
                ["--review"], is_flag=True, help=say("Says what was misplayed, seat by seat.")
            ),
        ],
    )


def run(context: Context, file: str, trick: int | None, review: bool) -> int | None:
    """Carry out the command."""
    record = _load(context, file)
    hand = replay(record)
    if review and hand.state.trump is None and hand.state.auction is None:
        raise Problem("no-trumps", "D4")
    if trick is not None and trick > len(hand.tricks):
        raise Refused(
            context.speech.say(
                "The record has {count} tricks, so there is no trick {number}.",
                count=len(hand.tricks),
                number=trick,
            )
        )
    if context.json:
        facts = replay_json(hand)
        if review:
            facts["review"] = review_json(context, hand)
        context.print_json(facts, record.rules)
        return None
    if trick is not None:
        from ...language.names import Names

        names = Names(context.speech, record.names)
        context.out.show(trick_blocks(context.speech, hand, hand.tricks[trick - 1], names))
        return None
    context.out.show(replay_blocks(context.speech, hand, named(context, record.rules)))
    if review:
        _review(context, hand)
    if context.interactive:
        context.out.show([GAP, next_commands(context.speech, ["brisca rules H2", "brisca puzzle"])])
    return None


def _load(context: Context, file: str) -> HandRecord:
    import os.path
    from pathlib import Path

    from ...content.files import read_source
    from ...content.library import load_record
    from ...content.source import Source

    if file == "-":
        source = Source("-", file_text(context, file))
    else:
        if not os.path.exists(file):
            raise Refused(
                context.speech.say('There is no file "{name}".', name=file), "file-missing"
            )
        source = read_source(Path(file))
    record = load_record(source)
    if context.rules_given and context.rules != record.rules:
        raise Refused(
            context.speech.say(
                "The file names its own rules, {rules}: leave out --rules and --set.",
                rules=named(context, record.rules),
            )
        )
    return record


def _review(context: Context, hand: Replay) -> None:
    """What each seat misplayed; each is looked at through its own view."""
    from ...coach.review import review
    from ...language.names import Names
    from ..screens.review import review_blocks

    for seat in hand.deal.players:
        names = Names(context.speech, hand.record.names)
        found = review(hand.record, seat, context.worlds)
        title = context.speech.say("Play of {seat.name}", seat=names[seat])
        mine = Names(context.speech, hand.record.names, seat)
        context.out.show([GAP, Line(title, "title"), *review_blocks(context.speech, found, mine)])


def review_json(context: Context, hand: Replay) -> dict[str, Any]:
    """By seat, every flagged decision: trick, what was done, what was best, grade and loss."""
    from ...coach.review import review
    from .hint import action_json

    return {
        hand.record.names[seat]: [
            {
                "trick": one.number,
                **action_json(one.action),
                "best": action_json(one.advice.best.option.action)["card"],
                "grade": one.grade,
                "loss": round(one.cost, 3),
            }
            for one in review(hand.record, seat, context.worlds).flagged()
        ]
        for seat in hand.deal.players
    }
