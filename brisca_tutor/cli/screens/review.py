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
    flagged = sorted(found.flagged("mistake"), key=lambda one: -one.cost)[:SHOWN]
    for one in sorted(flagged, key=lambda one: one.number):
        blocks.append(Line(" ".join(brief(speech, one)), indent=2, hang=2))
    if fortune is not None:
        blocks.append(Line(said.luck(speech, fortune)))
    if found.key is not None:
        blocks.append(Line(said.key_trick(speech, found.key, names)))
    return blocks


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
