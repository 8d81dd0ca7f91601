"""What every rule says under a rule set: title, text, sheet, comparison.

A text depends on the values of the rule set, never on its name. Add a rule: write a function in
the module of its letter and enter it, with its title, in `_RULES`: ``rules_cards`` (P, V),
``rules_deal`` (D, L), ``rules_play`` (W, S, X), ``rules_result`` (H, M), ``rules_seats`` (T),
``rules_auction`` (A), ``rules_hidden`` (C).
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import NamedTuple

from ..game.ruleset import RULE_SETS, RuleSet
from . import rule_numbers as numbers
from . import rules_auction as auction
from . import rules_cards as cards
from . import rules_deal as deal
from . import rules_hidden as hidden
from . import rules_play as play
from . import rules_result as result
from . import rules_seats as table
from .catalogue import Speech, mark
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
    "D1": (mark("First dealer"), deal.d1),
    "D2": (mark("Shuffle and cut"), deal.d2),
    "D3": (mark("The deal"), deal.d3),
    "D4": (mark("The face-up card and trumps"), deal.d4),
    "D5": (mark("Direction of play"), deal.d5),
    "D6": (mark("Next dealer"), deal.d6),
    "L1": (mark("Who leads first"), deal.l1),
    "L2": (mark("Free play"), deal.l2),
    "L3": (mark("The winner leads"), deal.l3),
    "L4": (mark("Obligations"), deal.l4),
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
    "M5": (mark("Match: card points over several hands"), result.m5),
    "T1": (mark("Partners"), table.t1),
    "T2": (mark("The common pile"), table.t2),
    "T3": (mark("Talk and signs"), table.t3),
    "T4": (mark("Six players"), table.t4),
    "T5": (mark("Five players, and whoever rests"), table.t5),
    "A1": (mark("The auction"), auction.a1),
    "A2": (mark("The contract"), auction.a2),
    "A3": (mark("Cantes: king and knight"), auction.a3),
    "A4": (mark("The called card"), auction.a4),
    "A5": (mark("The hidden partner"), auction.a5),
    "A6": (mark("What a called contract pays"), auction.a6),
    "C1": (mark("Shown and covered"), hidden.c1),
    "C2": (mark("Trumps that nobody knows"), hidden.c2),
    "C3": (mark("Cards in sight"), hidden.c3),
    "C4": (mark("Cards from each player in a trick"), hidden.c4),
}

RULE_IDS: tuple[str, ...] = tuple(_RULES)
"""Every rule id that has a text, in the order of the sheet."""

_ONLY: dict[str, Callable[[RuleSet], bool]] = {
    "A1": lambda rules: rules.auction != "none",
    "A2": lambda rules: rules.auction != "none",
    "A3": lambda rules: rules.cantes,
    "A4": lambda rules: rules.auction == "ranks",
    "A5": lambda rules: rules.auction == "ranks",
    "A6": lambda rules: rules.auction == "ranks",
    "C1": lambda rules: rules.indicator == "covered",
    "C2": lambda rules: rules.indicator == "unseen",
    "C3": lambda rules: rules.open_hands or rules.stock_open != "none",
    "C4": lambda rules: rules.cards_each > 1,
}
"""Rules of some games only; the sheets of the others leave them out."""


class SheetRule(NamedTuple):
    """One rule of a sheet: its id, title and text in the reader's language."""

    rule: str
    title: str
    text: str


class Difference(NamedTuple):
    """A rule that says different things under two rule sets.

    Attributes:
        rule, title: which rule.
        first, second: its whole text under each of them.
        only_first, only_second: the sentences that the other does not have; may be empty.
    """

    rule: str
    title: str
    first: str
    second: str
    only_first: str
    only_second: str


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


def applies(rule_id: str, rules: RuleSet) -> bool:
    """Whether a rule is one of the game that these values make; all but a few always are."""
    return rule_id not in _ONLY or _ONLY[rule_id](rules)


def sets_with(rule_id: str) -> tuple[str, ...]:
    """The published rule sets of whose game this rule is one."""
    return tuple(name for name, rules in RULE_SETS.items() if applies(rule_id, rules))


def sheet_rule(speech: Speech, rule_id: str, rules: RuleSet) -> SheetRule:
    """One rule as it stands in a sheet; KeyError as `rule_text`."""
    return SheetRule(rule_id, rule_title(speech, rule_id), rule_text(speech, rule_id, rules))


def rule_sheet(speech: Speech, rules: RuleSet) -> list[SheetRule]:
    """Every rule of the game that these values make, in the order of `RULE_IDS`."""
    return [sheet_rule(speech, rule, rules) for rule in RULE_IDS if applies(rule, rules)]


def one_line(speech: Speech, rules: RuleSet) -> str:
    """What a list of rule sets says about one: players, direction, what is special, match."""
    seats = [row.seats for row in numbers.rows(rules)] or rules.seat_numbers()
    players = speech.list_or([str(number) for number in seats])
    parts = [
        speech.say("{numbers} players", numbers=players),
        setting_text(speech, "direction", rules.direction),
        *_special(speech, rules),
    ]
    if rules.auction == "none":
        parts.append(setting_text(speech, "swap", rules.swap))
    if numbers.ties(rules):
        parts.append(speech.say("tie: {what}", what=setting_text(speech, "tie", rules.tie)))
    parts.append(match_text(speech, rules))
    if rules.obligation != "free":
        parts.append(setting_text(speech, "obligation", rules.obligation))
    if rules.signs != "off":
        parts.append(setting_text(speech, "signs", rules.signs))
    if rules.partners_show == "first":
        parts.append(speech.say("partners see each other's cards before the first trick"))
    if rules.partners_show == "end":
        parts.append(speech.say("partners see each other's cards once the stock is empty"))
    return cards.listed(speech, parts)


def _special(speech: Speech, rules: RuleSet) -> list[str]:
    """What makes this a game of its own, a few words each."""
    parts = []
    if rules.auction == "points":
        parts.append(speech.say("auction: points are bid for the right to name trumps"))
    if rules.auction == "ranks":
        parts.append(speech.say("auction: a card is called, and its holder is the hidden partner"))
    if rules.cantes:
        parts.append(speech.say("cantes of 20 and 40"))
    if rules.indicator == "covered":
        parts.append(speech.say("the card that makes trumps is shown and then covered"))
    if rules.indicator == "unseen":
        parts.append(speech.say("trumps are unknown until one is played"))
    if rules.indicator == "none" and rules.auction == "none":
        parts.append(speech.say("no trumps"))
    if rules.open_hands:
        parts.append(speech.say("hands face up"))
    if rules.stock_open == "top":
        parts.append(speech.say("the next card of the stock face up"))
    if rules.stock_open == "all":
        parts.append(speech.say("the stock face up"))
    if rules.cards_each > 1:
        parts.append(speech.say("two cards each in a trick"))
    if rules.last_trick_bonus:
        parts.append(
            speech.say_many(
                "{count} point for the last trick",
                "{count} points for the last trick",
                rules.last_trick_bonus,
            )
        )
    if rules.stop_when_decided:
        parts.append(speech.say("the hand ends once it is decided"))
    resting = [str(seats) for seats in rules.seat_numbers() if rules.rests(seats)]
    if resting:
        parts.append(speech.say("with {numbers} the dealer rests", numbers=speech.list_or(resting)))
    return parts


def match_text(speech: Speech, rules: RuleSet) -> str:
    """How a match is decided, in a few words."""
    if rules.match == "first_to":
        return speech.say_many("first to one hand", "first to {count} hands", rules.match_target)
    if rules.match == "best_of":
        return speech.say_many("best of one hand", "best of {count} hands", rules.match_target)
    if rules.match == "card_points":
        return speech.say_many(
            "first to {count} card point", "first to {count} card points", rules.match_target
        )
    if rules.match == "contract":
        return speech.say_many(
            "first to {count} contract point",
            "first to {count} contract points",
            rules.match_target,
        )
    return speech.say_many(
        "first to {count} game point", "first to {count} game points", rules.match_target
    )


def compare(speech: Speech, first: RuleSet, second: RuleSet) -> list[Difference]:
    """Only the rules whose texts differ between two rule sets."""
    found = []
    for rule in RULE_IDS:
        one, other = (_RULES[rule][1](speech, rules, None) for rules in (first, second))
        if one != other:
            texts = (one, other, _without(one, other), _without(other, one))
            found.append(Difference(rule, rule_title(speech, rule), *map(" ".join, texts)))
    return found


def _without(sentences: list[str], others: list[str]) -> list[str]:
    return [one for one in sentences if one not in others]


def near_rule(text: str) -> tuple[str, ...]:
    """Rule ids like this text: itself in the right case, else of the same letter, else similar."""
    wanted = text.strip().upper()
    if wanted in _RULES:
        return (wanted,)
    same = tuple(rule for rule in RULE_IDS if wanted[:1] == rule[0])
    return same or tuple(get_close_matches(wanted, RULE_IDS, 3, 0.5))
