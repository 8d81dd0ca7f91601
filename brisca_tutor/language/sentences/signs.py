"""Signs between partners in words (T3): what each looks like in a code, and what it says."""

from __future__ import annotations

from ...game.cards import Rank
from ...game.signs import MEANINGS, Meaning
from ..catalogue import Speech, mark_in

_SHEET: dict[Meaning, str] = {
    "ace": "lip",
    "three": "shoulder",
    "ace_and_three": "wink",
    "none": "head",
}
_TONGUE: dict[Meaning, str] = {
    "ace": "lips",
    "three": "mouth",
    "king": "ceiling",
    "knight": "tongue",
    "jack": "shoulder",
    "low": "fingers",
    "none": "eyes",
    "brisca": "cheeks",
}
CODES: dict[str, dict[Meaning, str]] = {
    "sheet": _SHEET,
    "italian_tongue": _TONGUE,
    "italian_shoulder": {**_TONGUE, "knight": "shoulder", "jack": "tongue"},
}
"""By published code, the gesture that stands for each meaning."""

_DOES: dict[str, str] = {
    "lip": mark_in("sign", "bites a lip"),
    "shoulder": mark_in("sign", "raises one shoulder"),
    "wink": mark_in("sign", "winks"),
    "head": mark_in("sign", "shakes the head"),
    "lips": mark_in("sign", "presses the lips together"),
    "mouth": mark_in("sign", "twists the mouth to one side"),
    "ceiling": mark_in("sign", "looks up at the ceiling"),
    "tongue": mark_in("sign", "shows the tip of the tongue"),
    "fingers": mark_in("sign", "rubs thumb and forefinger"),
    "eyes": mark_in("sign", "shuts both eyes tight"),
    "cheeks": mark_in("sign", "puffs out the cheeks"),
}
_TO_DO: dict[str, str] = {
    "lip": mark_in("sign", "to bite a lip"),
    "shoulder": mark_in("sign", "to raise one shoulder"),
    "wink": mark_in("sign", "to wink"),
    "head": mark_in("sign", "to shake the head"),
    "lips": mark_in("sign", "to press the lips together"),
    "mouth": mark_in("sign", "to twist the mouth to one side"),
    "ceiling": mark_in("sign", "to look up at the ceiling"),
    "tongue": mark_in("sign", "to show the tip of the tongue"),
    "fingers": mark_in("sign", "to rub thumb and forefinger"),
    "eyes": mark_in("sign", "to shut both eyes tight"),
    "cheeks": mark_in("sign", "to puff out the cheeks"),
}
_MEANS: dict[Meaning, str] = {
    "low": mark_in("sign", "a trump without points"),
    "none": mark_in("sign", "no trump"),
    "brisca": mark_in("sign", "an ace or a three of another suit"),
}
_RANKS: dict[Meaning, Rank] = {
    "ace": Rank.ACE,
    "three": Rank.THREE,
    "king": Rank.KING,
    "knight": Rank.KNIGHT,
    "jack": Rank.JACK,
}


def gesture(speech: Speech, meaning: Meaning, code: str) -> str:
    """What somebody does who makes this sign: bites a lip.

    Raises:
        KeyError: the code has no such sign.
    """
    context = "sign"
    return speech.say_in(context, _DOES[CODES[code][meaning]])


def gesture_name(speech: Speech, meaning: Meaning, code: str) -> str:
    """The gesture by itself, as in a table or a menu: to bite a lip; KeyError as `gesture`."""
    context = "sign"
    return speech.say_in(context, _TO_DO[CODES[code][meaning]])


def meaning(speech: Speech, said: Meaning) -> str:
    """What a sign says is in the hand: the ace of trumps, no trump."""
    if said == "ace_and_three":
        return speech.say_in(
            "sign", "{first.the} and {second.the} of trumps", first=Rank.ACE, second=Rank.THREE
        )
    if said in _RANKS:
        return speech.say_in("sign", "{rank.the} of trumps", rank=_RANKS[said])
    context = "sign"
    return speech.say_in(context, _MEANS[said])


def table(speech: Speech, code: str) -> list[tuple[str, str]]:
    """The whole code, in its order: what each sign says, and the gesture by itself."""
    return [(meaning(speech, said), gesture_name(speech, said, code)) for said in MEANINGS[code]]
