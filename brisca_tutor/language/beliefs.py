"""Mistaken beliefs by name: a few words each, as the person who holds one would say it."""

from __future__ import annotations

from .catalogue import Speech, mark

NAMES = {
    "first-trump-wins": mark("the first trump wins"),
    "last-trump-wins": mark("the last trump wins"),
    "number-beats-court": mark("a high number beats a court card"),
    "three-is-low": mark("the three is a low card"),
    "off-suit-ace-wins": mark("an ace of any suit wins"),
    "off-suit-king-wins": mark("a king of any suit wins"),
    "off-suit-card-wins": mark("a card of any suit can win"),
    "ace-always-wins": mark("an ace always wins"),
    "must-follow-suit": mark("one must follow suit"),
    "points-are-strength": mark("more points means stronger"),
    "last-card-wins": mark("the last card wins"),
    "leader-wins": mark("whoever leads wins"),
    "winning-card-only": mark("only the winning card counts"),
    "numbers-are-points": mark("the number on the card is its points"),
    "more-tricks-win": mark("more tricks win the hand"),
}
"""By the ids of ``reasons.misconceptions``."""


def belief(speech: Speech, name: str) -> str:
    """The belief in a few words; an id of another version stands for itself."""
    return speech.say(NAMES[name]) if name in NAMES else name
