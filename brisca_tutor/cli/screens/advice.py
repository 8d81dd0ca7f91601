"""Advice on a screen: a rung of the hint ladder, the tutor's warning, the whole analysis."""

from __future__ import annotations

from ...coach.advice import Advice, Choice
from ...coach.bidding import BidAdvice
from ...coach.hints import RUNGS, ladder
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import advice as said
from ...language.sentences import bidding
from ...language.sentences.hints import hint
from ..layout import GAP, Block, Line, Row, Table


def rung_blocks(speech: Speech, advice: Advice, step: int, names: Names) -> list[Block]:
    """One rung of the hint ladder, from 1."""
    return _rung(speech, step, hint(speech, ladder(advice)[step - 1], names))


def bid_rung_blocks(speech: Speech, advice: BidAdvice, step: int, names: Names) -> list[Block]:
    """One rung of the hint ladder in the auction, from 1."""
    return _rung(speech, step, bidding.rungs(speech, advice, names)[step - 1])


def _rung(speech: Speech, step: int, texts: list[str]) -> list[Block]:
    title = speech.say("Hint {number} of {count}", number=step, count=RUNGS)
    return [
        GAP,
        Line(title, "title", plain=f"{title}."),
        *(Line(text, "hint") for text in texts),
    ]


def warning_blocks(speech: Speech, choice: Choice) -> list[Block]:
    """What the tutor says before a bad play; what is better it keeps to itself."""
    return [Line(said.warning(speech, choice), "warning")]


def analysis_table(speech: Speech, advice: Advice) -> Table:
    """Every option with its expected points, its chance to win the hand and its grade."""
    say = speech.say
    rows = [
        Row((say("Option"), say("End of hand"), say("Wins the hand"), say("Verdict")), "", "quiet")
    ]
    for choice in advice.choices:
        option = choice.option
        text = said.action(speech, option.action, cante=said.singing(advice))
        points = speech.number(option.expected, 1)
        win = said.share(speech, option.win)
        grade = said.grade(speech, choice.grade)
        lost = "" if choice.good else f" (-{speech.number(option.loss, 1)})"
        verdict = grade + lost
        sentence = say(
            "{option}: {grade}; {points} points at the end, the hand is won {share} of the time.",
            option=text,
            grade=verdict,
            points=points,
            share=win,
        )
        rows.append(Row((text, points, win, verdict), sentence))
    otherwise = tuple(row.sentence for row in rows if row.sentence)
    return Table(tuple(rows), right=(1, 2), header=True, otherwise=otherwise)


def analysis_blocks(speech: Speech, advice: Advice, names: Names) -> list[Block]:
    """The analysis in words first, then in numbers."""
    words = said.paragraph(speech, advice, names)
    return [GAP, *(Line(text) for text in words), GAP, analysis_table(speech, advice)]


def hint_blocks(
    speech: Speech, advice: Advice, names: Names, steps: int | None = None
) -> list[Block]:
    """The screen of ``hint``: the rungs up to a step, or everything."""
    blocks: list[Block] = []
    for step in range(1, (steps or 2) + 1):
        blocks += rung_blocks(speech, advice, step, names)
    if steps is None:
        blocks += analysis_blocks(speech, advice, names)
    return blocks[1:]


def bid_blocks(
    speech: Speech, advice: BidAdvice, names: Names, steps: int | None = None
) -> list[Block]:
    """The screen of ``hint`` in the auction: the rungs up to a step, or everything."""
    blocks: list[Block] = []
    for step in range(1, (steps or 2) + 1):
        blocks += bid_rung_blocks(speech, advice, step, names)
    if steps is None:
        blocks += [GAP, *(Line(text) for text in bidding.paragraph(speech, advice, names))]
    return blocks[1:]
