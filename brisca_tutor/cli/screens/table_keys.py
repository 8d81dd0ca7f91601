"""The keys of the practice table as they are listed on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from ...language.catalogue import Speech
from ..labels import labelled
from ..layout import Block, Line, Row, Table
from ..table_keys import LOOK_KEYS, TABLE_KEYS, TUTOR_KEYS, written
from .lesson import in_one_piece


def key_texts(speech: Speech) -> dict[str, str]:
    """What each key of the table does, in a few words."""
    say = speech.say
    return {
        "hint": say("hint"),
        "last": say("last trick"),
        "seen": say("cards seen"),
        "why": say("why"),
        "undo": say("take back"),
        "table": say("the table again"),
        "swap": speech.say_in("after the command: swap", "the face-up card"),
        "announce": speech.say_in("after the command: announce", "king and knight"),
        "sign": speech.say_in("after the command: sign", "to your partner"),
        "glossary": say("glossary"),
        "abandon": speech.say_in("after the command: give up", "the match"),
        "help": say("help"),
        "quit": say("save and leave"),
    }


def tutor_texts(speech: Speech) -> dict[str, str]:
    """What each answer to the tutor means, in a few words."""
    say = speech.say
    return {
        "anyway": say("play it anyway"),
        "rethink": say("think again"),
        "analysis": say("see the analysis"),
        "silence": say("switch the tutor off"),
    }


def _pairs(
    speech: Speech,
    names: Sequence[str],
    *,
    draw: bool = False,
    pass_over: bool = False,
    on: bool = False,
    watch: bool = False,
) -> list[tuple[str, str]]:
    texts = key_texts(speech)
    found = [(written(TABLE_KEYS, speech.lang, name), texts[name]) for name in names]
    if draw:
        found.insert(0, (speech.say("Enter"), speech.say("draw without swapping")))
    if pass_over:
        found.insert(0, (speech.say("Enter"), speech.say("go on without announcing")))
    if on:
        found.insert(0, (speech.say("Enter"), speech.say("next hand")))
    if watch:
        end = written(LOOK_KEYS, speech.lang, "end")
        found.insert(0, (end, speech.say("to the end of the hand")))
        found.insert(0, (speech.say("Enter"), speech.say("next trick")))
    return found


def table_key_line(
    speech: Speech,
    names: Sequence[str],
    *,
    first: str = "",
    draw: bool = False,
    pass_over: bool = False,
    on: bool = False,
    watch: bool = False,
) -> Line:
    """The keys that serve here, one after the other; ``first`` is what the question is."""
    pairs = _pairs(speech, names, draw=draw, pass_over=pass_over, on=on, watch=watch)
    parts = [first] if first else []
    said = speech.say("Keys: {keys}.", keys=", ".join(labelled(speech, *one) for one in pairs))
    return Line(
        in_one_piece([*parts, *(f"{one} {text}" for one, text in pairs)]),
        "question" if first else "quiet",
        hang=2,
        plain=f"{first}. {said}" if first else said,
    )


def table_key_help(
    speech: Speech,
    names: Sequence[str],
    *,
    draw: bool = False,
    pass_over: bool = False,
    watch: bool = False,
) -> list[Block]:
    """The keys with one line each."""
    pairs = _pairs(speech, names, draw=draw, pass_over=pass_over, watch=watch)
    rows = (Row(pair, labelled(speech, *pair) + ".") for pair in pairs)
    return [Table(tuple(rows))]


def tutor_key_line(speech: Speech) -> Line:
    """The four answers to a warning of the tutor."""
    texts = tutor_texts(speech)
    pairs = [(written(TUTOR_KEYS, speech.lang, name), text) for name, text in texts.items()]
    return Line(
        in_one_piece(f"{one} {text}" for one, text in pairs),
        "question",
        hang=2,
        plain=speech.say("Keys: {keys}.", keys=", ".join(labelled(speech, *one) for one in pairs)),
    )
