"""Rule sets with changed values: read from text, and held to what can work together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, get_args, get_type_hints

from .cards import Suit
from .digits import whole_number
from .errors import Problem
from .ruleset import RULE_SETS, RuleSet

_QUOTED = 40
"""Characters of a wrong text that a problem quotes."""


def rule_set(name: str, changes: Mapping[str, str] | None = None) -> RuleSet:
    """The rule set of that name with some values changed, each given as text.

    Switches take ``on``/``off`` and ``true``/``false``; suits their code letter.

    Raises:
        Problem: ``rule-set`` (no such name), ``rule-key``, ``rule-value``, or what
            `consistent` raises for a combination that cannot work.
    """
    if name not in RULE_SETS:
        near = get_close_matches(name, RULE_SETS, 1)
        raise Problem(
            "rule-set", name=name[:_QUOTED], near=near[0] if near else "", known=tuple(RULE_SETS)
        )
    rules = RULE_SETS[name]
    if not changes:
        return rules
    values = {key: _value(key, text) for key, text in changes.items()}
    return consistent(replace(rules, **values))


def _value(key: str, text: str) -> Any:
    kinds = get_type_hints(RuleSet)
    settable = [name for name in kinds if name not in ("base", "packs")]
    if key not in settable:
        near = get_close_matches(key, settable, 1)
        raise Problem(
            "rule-key", key=key[:_QUOTED], near=near[0] if near else "", known=tuple(settable)
        )
    kind = kinds[key]
    allowed: tuple[str, ...]
    if kind is bool:
        switches = {"on": True, "off": False, "true": True, "false": False}
        if text.lower() in switches:
            return switches[text.lower()]
        allowed = ("on", "off")
    elif kind is int:
        number = whole_number(text, 0, 999)
        if number is not None:
            return number
        allowed = ("0-999",)
    elif kind is Suit:
        allowed = tuple(suit.value for suit in Suit)
        if text in allowed:
            return Suit(text)
    else:
        allowed = get_args(kind)
        if text in allowed:
            return text
    raise Problem("rule-value", key=key, text=text[:_QUOTED], allowed=allowed)


def consistent(rules: RuleSet) -> RuleSet:
    """The same rule set, once its values are known to work together.

    Raises:
        Problem: ``swap-needs-indicator`` (X1), ``match-target`` (M1-M3), ``rule-value``,
            ``auction-indicator`` (trumps are bid for or turned up, A2), ``auction-match``
            and ``contract-match`` (a match that scores something else, A2),
            ``stop-auction`` and ``stop-match`` (every card counts, H2),
            ``cantes-auction`` (A3), ``two-cards-hand`` (C4), ``bid-range`` (A1),
            ``named-after-ranks`` (only with a called card, A4),
            ``open-partner`` (open hands show who holds the called card, A5),
            ``partners-open``, ``partners-hidden``, ``partners-nowhere`` and ``partners-no-stock``
            (partners have nothing to show, or nobody has a partner to show it to, T1),
            ``nobody-plays``
            or what `RuleSet.pack_size` raises if no number of seats can play (P3).
    """
    if rules.swap and rules.indicator not in ("open", "unseen"):
        raise Problem("swap-needs-indicator", "X1")
    if rules.match_target < 1 or (rules.match == "best_of" and rules.match_target % 2 == 0):
        raise Problem("match-target", "M2", match=rules.match, target=rules.match_target)
    for key, value, most in (
        ("hand_size", rules.hand_size, 12),
        ("cards_each", rules.cards_each, 2),
        ("bid_step", rules.bid_step, 20),
        ("lowest_bid", rules.lowest_bid, 120),
    ):
        if not 1 <= value <= most:
            raise Problem("rule-value", key=key, text=str(value), allowed=(f"1-{most}",))
    if rules.cards_each > rules.hand_size:
        raise Problem("two-cards-hand", "C4", hand=rules.hand_size)
    if rules.stop_when_decided:
        if rules.auction != "none":
            raise Problem("stop-auction", "H2")
        if rules.match in ("game_points", "card_points"):
            raise Problem("stop-match", "H2", match=rules.match)
    _consistent_auction(rules)
    _playable(rules)
    _consistent_partners(rules)
    return rules


def _playable(rules: RuleSet) -> None:
    why: Problem | None = None
    for seats in rules.seat_numbers():
        try:
            rules.pack_size(seats)
        except Problem as problem:
            why = why or problem
        else:
            return
    raise why or Problem("nobody-plays", "P3")


def _consistent_partners(rules: RuleSet) -> None:
    if rules.partners_show == "never":
        return
    if rules.open_hands:
        raise Problem("partners-open", "C3")
    if rules.auction == "ranks":
        raise Problem("partners-hidden", "A5")
    tables = [seats for seats in rules.playable_numbers() if rules.teams(seats)]
    if not tables:
        raise Problem("partners-nowhere", "T1")
    if rules.partners_show == "end" and not any(rules.draws(seats) for seats in tables):
        raise Problem("partners-no-stock", "S1")


def _consistent_auction(rules: RuleSet) -> None:
    if rules.suit_named == "after_first" and rules.auction != "ranks":
        raise Problem("named-after-ranks", "A4")
    if rules.auction == "none":
        if rules.match == "contract":
            raise Problem("contract-match", "A2")
        if rules.cantes:
            raise Problem("cantes-auction", "A3")
        return
    if rules.indicator != "none":
        raise Problem("auction-indicator", "A2", indicator=rules.indicator)
    if rules.match in ("game_points", "card_points"):
        raise Problem("auction-match", "A2", match=rules.match)
    if rules.auction == "ranks":
        if rules.cantes:
            raise Problem("cantes-auction", "A3")
        if rules.open_hands:
            raise Problem("open-partner", "A5")
    elif rules.lowest_bid % rules.bid_step:
        raise Problem("bid-range", "A1", lowest=rules.lowest_bid, step=rules.bid_step)
