"""Explanations of a trick to choose from, right and wrong alike (see ``reasons.claims``)."""

from __future__ import annotations

from ...reasons.claims import Claim
from ...reasons.trick import TrickReason
from ..catalogue import Speech, mark
from . import trick

_BELIEFS = {
    "first-trump-wins": mark("{card.The} wins because it is the first trump played."),
    "last-trump-wins": mark("{card.The} wins because it is the last trump played."),
    "number-beats-court": mark("{card.The} wins because its number is higher than a court card."),
    "three-is-low": mark("{card.The} wins because the three is a low card."),
    "off-suit-ace-wins": mark("{card.The} wins because the ace beats any other card."),
    "off-suit-king-wins": mark("{card.The} wins because the king beats the lower cards."),
    "off-suit-card-wins": mark(
        "{card.The} wins although it is neither a trump nor of the suit led."
    ),
    "ace-always-wins": mark("{card.The} wins because an ace never loses."),
    "must-follow-suit": mark(
        "{card.The} wins because a card that does not follow suit cannot win, not even a trump."
    ),
    "points-are-strength": mark("{card.The} wins because it is worth the most points."),
    "last-card-wins": mark("{card.The} wins because it was played last."),
    "leader-wins": mark("{card.The} wins because it was led."),
}

_WINNING = {
    "only_trump": mark("{card.The} wins because it is the only trump."),
    "highest_trump": mark("{card.The} wins because it is the highest trump in the trick."),
    "only_led": mark(
        "{card.The} wins because there is no trump and it is the only card of the suit led."
    ),
    "highest_led": mark(
        "{card.The} wins because there is no trump and it is the highest card of the suit led."
    ),
}


def claim(speech: Speech, one: Claim, reason: TrickReason) -> str:
    """The claim as a sentence, which may be false."""
    about = reason.cards[one.place]
    if one.holds and about.loses is not None:
        return trick.loses(speech, about, reason)
    words = _WINNING if one.holds else _BELIEFS
    return speech.say(words[one.says], card=about.card)
