"""A hand looked back at: what cost points, the luck apart, and the trick that mattered most."""

from __future__ import annotations

from ...coach.luck import Luck
from ...coach.review import Decision, Review
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import review as said
from ..layout import GAP, Block, Line

SHOWN = 3
"""Costliest decisions that are named at the end of a hand; the review has them all."""


def look_back_blocks(
    speech: Speech, found: Review, fortune: Luck | None, names: Names
) -> list[Block]:
    """How the hand was played: the summary, the costliest decisions, luck, key trick."""
    blocks: list[Block] = [
        Line(speech.say("Your play"), "title"),
        Line(said.summary(speech, found)),
    ]
    for one in _listed(found):
        blocks.append(Line(" ".join(brief(speech, one)), indent=2, hang=2))
    if fortune is not None:
        blocks.append(Line(said.luck(speech, fortune)))
    if found.key is not None:
        blocks.append(Line(said.key_trick(speech, found.key, names)))
    return blocks


def _listed(found: Review) -> list[Decision]:
    """The costliest mistakes in order, and a costlier decision that the key trick speaks of.

    With a contract that one may be doubtful only, as nobody is paid for points beyond it.
    """
    wrong = list(found.flagged("mistake"))
    dearest = found.key.decision if found.key is not None else None
    if wrong and dearest is not None and dearest not in wrong:
        wrong.append(dearest)
    return sorted(sorted(wrong, key=lambda one: -one.cost)[:SHOWN], key=lambda one: one.number)


def brief(speech: Speech, one: Decision) -> list[str]:
    """A decision and its cost, in two sentences."""
    from ...language.sentences.advice import loss

    return [said.headline(speech, one), loss(speech, one.choice, one.advice)]


def review_blocks(speech: Speech, found: Review, names: Names) -> list[Block]:
    """Every flagged decision of a hand in full, then the summary and the key trick."""
    blocks: list[Block] = []
    for one in found.flagged():
        blocks += [GAP, *(Line(text) for text in said.decision(speech, one, names))]
    blocks += [GAP, Line(said.summary(speech, found))]
    if found.key is not None:
        blocks.append(Line(said.key_trick(speech, found.key, names)))
    return blocks
