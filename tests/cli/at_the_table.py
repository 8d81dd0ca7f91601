"""Practice driven as a person would drive it: lines typed, whatever is asked."""

from __future__ import annotations

import json
from typing import Any

from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.dealcode import encode
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.session.tables import deal_code
from brisca_tutor.storage.paths import settle_paths

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


def saved() -> dict[str, Any]:
    """The hand in progress as it is on the disk."""
    found: dict[str, Any] = json.loads((settle_paths().practice / "current.json").read_text())
    return found


def table(text: str) -> str:
    """The last table on the screen: from its head on, up to the question."""
    at = text.rindex("Baza ", 0, text.rindex("Tu mano"))
    return text[at : text.index("\n\nTu carta", at)]
