"""Practice driven as a person would drive it: lines typed, whatever is asked."""

from __future__ import annotations

from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.dealcode import encode
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.session.tables import deal_code

FEW = {"BRISCA_WORLDS": "24", "COLUMNS": "80"}
"""Few worlds, so that a hand is looked back at in no time."""

ONE_HAND = ("--set", "match_target=1")


def deal(seed: int, seats: int = 2, dealer: int = 0, rules: str = "brisca", **changes: str) -> str:
    """The deal code of a seed."""
    chosen = rule_set(rules, changes) if changes else RULE_SETS[rules]
    return encode(deal_code(chosen, seats, dealer, seed))


def whole(hands: int, first: str = "1") -> str:
    """Lines that play this many hands to the end: a card, and Enter at whatever else is asked."""
    return f"{first}\n\n" * 24 * hands
