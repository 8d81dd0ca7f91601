"""What every rule says under a rule set: title, text, sheet, comparison.

A text depends on the values of the rule set, never on its name. Add a rule: write a function in
``rules_cards``, ``rules_play`` or ``rules_result`` and enter it, with its title, in `_RULES`.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import NamedTuple

from ..game.ruleset import RuleSet
from . import rules_cards as cards
from . import rules_play as play
from . import rules_result as result
from .catalogue import Speech, mark
from .rule_numbers import rows
from .settings_text import setting_text

Text = Callable[[Speech, RuleSet, "int | None"], list[str]]

_RULES: dict[str, tuple[str, Text]] = {
    "P1": (mark("Pack and suits"), cards.p1),
    "P2": (mark("Court cards"), cards.p2),
    "P3": (mark("Cards by number of players"), cards.p3),
    "P4": (mark("French-suited pack"), cards.p4),
    "V1": (mark("Points of each card"), cards.v1),
    "V2": (mark("Points in all"), cards.v2),
    "V3": (mark("Order of strength"), cards.v3),
    "V4": (mark("Strength is not points"), cards.v4),
    "D1": (mark("First dealer"), cards.d1),
    "D2": (mark("Shuffle and cut"), cards.d2),
    "D3": (mark("The deal"), cards.d3),
    "D4": (mark("The face-up card and trumps"), cards.d4),
    "D5": (mark("Direction of play"), cards.d5),
    "D6": (mark("Next dealer"), cards.d6),
    "L1": (mark("Who leads first"), cards.l1),
    "L2": (mark("Free play"), cards.l2),
    "L3": (mark("The winner leads"), cards.l3),
    "L4": (mark("Obligations"), cards.l4),
    "W1": (mark("The strongest trump wins"), play.w1),
    "W2": (mark("Without trumps the suit led decides"), play.w2),
    "W3": (mark("A card of another suit never wins"), play.w3),
    "W4": (mark("The smallest trump beats the other suits"), play.w4),
    "S1": (mark("Drawing from the stock"), play.s1),
    "S2": (mark("The face-up card is drawn last"), play.s2),
    "S3": (mark("The last tricks, without drawing"), play.s3),
    "X1": (mark("The swap of the seven"), play.x1),
    "X2": (mark("The swap of the two"), play.x2),
    "X3": (mark("Who may swap"), play.x3),
    "X4": (mark("Last moment for the swap"), play.x4),
    "H1": (mark("Counting"), result.h1),
    "H2": (mark("More than half wins"), result.h2),
    "H3": (mark("Tie"), result.h3),
    "H4": (mark("Three or more, each alone"), result.h4),
    "H5": (mark("Bonus for the last trick"), result.h5),
    "H6": (mark("All points and all tricks"), result.h6),
    "M1": (mark("Match: first to a number of hands"), result.m1),
    "M2": (mark("Match: best of a number of hands"), result.m2),
    "M3": (mark("Match: game points"), result.m3),
    "M4": (mark("The replay that counts double"), result.m4),
    "T1": (mark("Partners"), result.t1),
    "T2": (mark("The common pile"), result.t2),
    "T3": (mark("Talk and signs"), result.t3),
    "T4": (mark("Six players"), result.t4),
    "T5": (mark("Five players"), result.t5),
}

RULE_IDS: tuple[str, ...] = tuple(_RULES)
"""Every rule id that has a text, in the order of the sheet."""


class SheetRule(NamedTuple):
    """One rule of a sheet: its id, title and text in the reader's language."""

    rule: str
    title: str
    text: str


class Difference(NamedTuple):
    """A rule that says different things under two rule sets."""

    rule: str
    title: str
    first: str
    second: str


def rule_title(speech: Speech, rule_id: str) -> str:
    """The title of a rule.

    Raises:
        KeyError: no such rule (see `near_rule`).
    """
    return speech.say(_RULES[rule_id][0])


def rule_text(speech: Speech, rule_id: str, rules: RuleSet, seats: int | None = None) -> str:
    """What a rule says under these values, in one to four sentences.

    Args:
        seats: only what holds at this number of seats; otherwise at all that can be played.

    Raises:
        KeyError: no such rule (see `near_rule`).
    """
    return " ".join(_RULES[rule_id][1](speech, rules, seats))


def rule_sheet(speech: Speech, rules: RuleSet) -> list[SheetRule]:
    """Every rule under these values, in the order of `RULE_IDS`."""
    return [
        SheetRule(rule, rule_title(speech, rule), rule_text(speech, rule, rules))
        for rule in RULE_IDS
    ]


def one_line(speech: Speech, rules: RuleSet) -> str:
    """What a list of rule sets says about one: players, direction, swap, tie, match."""
    seats = [row.seats for row in rows(rules)] or rules.seat_numbers()
    numbers = speech.list_or([str(number) for number in seats])
    parts = [
        speech.say("{numbers} players", numbers=numbers),
        setting_text(speech, "direction", rules.direction),
        setting_text(speech, "swap", rules.swap),
        speech.say("tie: {what}", what=setting_text(speech, "tie", rules.tie)),
        match_text(speech, rules),
    ]
    if rules.obligation != "free":
        parts.append(setting_text(speech, "obligation", rules.obligation))
    if rules.signs != "off":
        parts.append(setting_text(speech, "signs", rules.signs))
    return cards.listed(speech, parts)


def match_text(speech: Speech, rules: RuleSet) -> str:
    """How a match is decided, in a few words."""
    if rules.match == "first_to":
        return speech.say_many("first to one hand", "first to {count} hands", rules.match_target)
    if rules.match == "best_of":
        return speech.say_many("best of one hand", "best of {count} hands", rules.match_target)
    return speech.say_many(
        "first to {count} game point", "first to {count} game points", rules.match_target
    )


def compare(speech: Speech, first: RuleSet, second: RuleSet) -> list[Difference]:
    """Only the rules whose texts differ between two rule sets."""
    found = []
    for rule in RULE_IDS:
        one, other = rule_text(speech, rule, first), rule_text(speech, rule, second)
        if one != other:
            found.append(Difference(rule, rule_title(speech, rule), one, other))
    return found


def near_rule(text: str) -> tuple[str, ...]:
    """Rule ids like this text: itself in the right case, else of the same letter, else similar."""
    wanted = text.strip().upper()
    if wanted in _RULES:
        return (wanted,)
    same = tuple(rule for rule in RULE_IDS if wanted[:1] == rule[0])
    return same or tuple(get_close_matches(wanted, RULE_IDS, 3, 0.5))
