"""``brisca hint``: the best card in a position or a recorded hand, with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ...game.actions import Announce, Bid, Draw, Move, Name, Pass, Swap
from ...game.view import PlayerView
from ...language.names import Names
from ..app import Command, Texts
from ..context import Context
from ..reading import file_text
from ..usage import Refused, WholeNumber
from .rules import named

if TYPE_CHECKING:
    from ...coach.advice import Advice
    from ...coach.bidding import BidAdvice
    from ...content.source import Source


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    file = say("position.yaml")
    return Command(
        "hint",
        context,
        run,
        Texts(
            say(
                "The best card in a position, with its reasons, or the best bid. The file is a "
                "position, or a recorded hand that stops at the decision you ask about."
            ),
            (
                (f"brisca hint {file}", say("what to play here, and why")),
                (f"brisca hint {file} --steps 1", say("only a first hint, without the card")),
                (f"brisca hint - < {file}", say("from the standard input")),
            ),
        ),
        [
            click.Argument(["file"], metavar=say("FILE|-")),
            click.Option(
                ["--steps"],
                type=WholeNumber(context.speech, 1, 3),
                metavar="N",
                help=say("How far to go: 1 the idea, 2 the rule, 3 the card."),
            ),
        ],
    )


def run(context: Context, file: str, steps: int | None) -> int | None:
    """Carry out the command."""
    from ...coach.advice import advise
    from ...game.state import Phase
    from ..screens.advice import hint_blocks

    seen, names = load(context, file)
    if context.rules_given and context.rules != seen.rules:
        raise Refused(
            context.speech.say(
                "The file names its own rules, {rules}: leave out --rules and --set.",
                rules=named(context, seen.rules),
            )
        )
    worded = Names(context.speech, names, seen.seat)
    if seen.phase in (Phase.BID, Phase.NAME):
        _in_auction(context, seen, worded, steps)
        return None
    advice = advise(seen, context.worlds)
    if context.json:
        context.print_json(hint_json(context, advice, worded), seen.rules)
        return None
    context.out.show(hint_blocks(context.speech, advice, worded, steps))
    return None


def _in_auction(context: Context, seen: PlayerView, names: Names, steps: int | None) -> None:
    """What to bid, or which suit to name."""
    from ...coach.bidding import advise_bid
    from ..screens.advice import bid_blocks

    advice = advise_bid(seen, context.worlds)
    if context.json:
        context.print_json(bid_json(context, advice, names), seen.rules)
    else:
        context.out.show(bid_blocks(context.speech, advice, names, steps))


def load(context: Context, file: str) -> tuple[PlayerView, tuple[str, ...]]:
    """The view that a file is about, and the names of its seats.

    Raises:
        Problem, Problems: what is wrong with it; Refused: there is no such file.
    """
    import os.path
    from pathlib import Path

    from ...content.files import read_source
    from ...content.library import load_position, load_record
    from ...content.source import Source
    from ...session.positions import view_of, view_of_record

    source: Source
    if file == "-":
        source = Source("-", file_text(context, file))
    elif not os.path.exists(file):
        raise Refused(context.speech.say('There is no file "{name}".', name=file), "file-missing")
    else:
        source = read_source(Path(file))
    if _is_record(source):
        record = load_record(source)
        return view_of_record(record), record.names
    position = load_position(source)
    return view_of(position), position.seats


def _is_record(source: Source) -> bool:
    """Whether the text is a recorded hand: it has a deck, which no position has."""
    return any(line.lstrip("{ \"'").startswith("deck") for line in source.text.splitlines())


def hint_json(context: Context, advice: Advice, names: Names) -> dict[str, Any]:
    """A hint as in docs/formats.md; ``action`` says what is done with the card."""
    from ...language.sentences import principles

    return {
        "method": advice.analysis.method,
        "worlds": advice.analysis.worlds,
        "cards": [
            {
                **action_json(choice.option.action),
                "expected": round(choice.option.expected, 3),
                "stderr": round(choice.option.stderr, 3),
                "loss": round(choice.option.loss, 3),
                "win": round(choice.option.win, 4),
                "grade": choice.grade,
            }
            for choice in advice.choices
        ],
        "best": [
            action_json(choice.option.action)["card"] for choice in advice.choices if choice.good
        ],
        "reasons": [
            {"code": one.code, "text": principles.sentence(context.speech, one, names)}
            for one in advice.best.reasons_for
        ],
    }


def bid_json(context: Context, advice: BidAdvice, names: Names) -> dict[str, Any]:
    """A hint in the auction as in docs/formats.md."""
    from ...language.sentences import bidding

    options = [
        {
            **_call_json(one.action),
            "suit": one.suit.value,
            "called": one.called.code if one.called is not None else None,
            "needed": one.needed,
            "chance": round(one.chance, 4),
            "expected": round(one.points, 3),
            "score": round(one.score, 3),
        }
        if one.suit is not None
        else _call_json(one.action)
        for one in advice.options
    ]
    return {
        "method": "sampled",
        "worlds": advice.worlds,
        "options": options,
        "best": _call_json(advice.best.action),
        "close": advice.close,
        "reasons": [
            {"code": one.code, "text": bidding.reason(context.speech, one, names)}
            for one in advice.reasons
        ],
    }


def _call_json(action: Bid | Pass | Name) -> dict[str, Any]:
    """``pass``; ``bid`` with its points or rank, null where there is none; ``name``."""
    if isinstance(action, Pass):
        return {"action": "pass"}
    if isinstance(action, Name):
        return {"action": "name"}
    rank = action.rank.value if action.rank is not None else None
    return {"action": "bid", "points": action.points or None, "rank": rank}


def action_json(action: Move) -> dict[str, str | None]:
    """A card and what is done with it: ``play``, ``swap``, or without a card ``draw`` or
    ``announce``, which names its suit too.
    """
    if isinstance(action, Draw):
        return {"card": None, "action": "draw"}
    if isinstance(action, Announce):
        return {"card": None, "action": "announce", "suit": action.suit.value}
    kind = "swap" if isinstance(action, Swap) else "play"
    return {"card": action.card.code, "action": kind}
