"""Every value of every rule set, changed: the game can be played, or the change is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from brisca_tutor.game.cards import PACK_POINTS, Suit
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.match import after, new_match
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.scoring import hand_result
from brisca_tutor.game.signing import legal_signs

KINDS = get_type_hints(RuleSet)
SETTABLE = [one.name for one in fields(RuleSet) if one.name not in ("base", "packs")]
NUMBERS = {
    "hand_size": ("0", "1", "2", "3", "5", "8", "12", "13"),
    "cards_each": ("0", "1", "2", "3"),
    "lowest_bid": ("0", "1", "60", "97", "120", "121"),
    "bid_step": ("0", "1", "5", "7", "20", "21"),
    "match_target": ("0", "1", "2", "3", "999"),
    "last_trick_bonus": ("0", "1", "10", "999"),
}
REFUSALS = {
    *("rule-value", "swap-needs-indicator", "auction-indicator", "cantes-auction"),
    *("contract-match", "match-target", "two-cards-hand", "bid-range", "auction-match"),
    *("partners-open", "partners-hidden", "partners-nowhere", "partners-no-stock"),
    *("open-partner", "nobody-plays", "called-card-table", "pack-divides", "two-cards-players"),
    *("named-after-ranks", "stop-auction", "stop-match"),
}
AT_A_NUMBER_OF_SEATS = {
    *("hand-too-large", "pack-divides", "two-cards-players", "swap-two-missing"),
    "called-card-table",
}


def texts(key: str) -> tuple[str, ...]:
    """Values of a field as they are typed: all, or a sample with numbers that cannot be."""
    kind = KINDS[key]
    if kind is bool:
        return ("on", "off")
    if kind is int:
        return NUMBERS[key]
    return tuple(suit.value for suit in Suit) if kind is Suit else get_args(kind)


def played(rules: RuleSet, seats: int, chance: random.Random) -> None:
    """Play one hand at random, signs included; every card and point must be there at its end."""
    deck = list(rules.cards(seats))
    chance.shuffle(deck)
    deal = make_deal(rules, seats, chance.randrange(seats), deck)
    state, _ = start(deal)
    while actions := legal_actions(state):
        signs = legal_signs(state) if chance.random() < 0.1 else ()
        state, _ = apply(state, chance.choice(signs or actions))
    result = hand_result(state)
    assert result.kind != "unfinished"
    after(new_match(rules, seats, deal.dealer), deal, result)
    if result.kind != "passed":
        taken = [one for pile in (*state.won, *state.hands) for one in pile]
        if state.stopped:
            taken += [*deck[state.drawn :], *filter(None, (state.face_up,))]
        assert len(taken) == len(deck) and sum(one.points for one in taken) == PACK_POINTS


def tried(name: str, changes: dict[str, str], chance: random.Random) -> str:
    """The code of the refusal, or nothing once a hand was played at every number of seats."""
    try:
        rules = rule_set(name, changes)
    except Problem as problem:
        return problem.code
    worked = 0
    for seats in rules.seat_numbers():
        try:
            played(rules, seats, chance)
        except Problem as problem:
            assert problem.code in AT_A_NUMBER_OF_SEATS, (changes, problem)
        else:
            worked += 1
    assert worked, f"{name} with {changes} is accepted, and nobody can play it"
    return ""


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_value_can_be_changed_or_the_change_is_refused(name: str) -> None:
    chance = random.Random(name)
    for key in SETTABLE:
        for text in texts(key):
            assert tried(name, {key: text}, chance) in {"", *REFUSALS}, (key, text)


def several() -> Iterator[tuple[str, dict[str, str]]]:
    chance = random.Random(5)
    every = [(key, text) for key in SETTABLE for text in texts(key)]
    for _ in range(400):
        changes = dict(chance.sample(every, chance.choice((2, 3, 4))))
        yield chance.choice(list(RULE_SETS)), changes


def test_several_changes_at_once_work_together_or_are_refused() -> None:
    chance = random.Random(6)
    found = {tried(name, changes, chance) for name, changes in several()}
    assert "" in found and found - {"", "swap-two-missing"} <= REFUSALS


@pytest.mark.parametrize("name", ["brisca", "doscartas"])
def test_hands_as_small_as_what_is_played_draw_to_the_end_of_the_stock(name: str) -> None:
    rules = rule_set(name, {"hand_size": str(RULE_SETS[name].cards_each)})
    played(rules, 2, random.Random(1))


@pytest.mark.parametrize(
    ("name", "changes", "seats"),
    [
        ("brisca", {"hand_size": "9"}, (2, 3, 4)),
        ("brisca", {"swap_two": "any"}, (2, 4, 6)),
        ("doscartas", {"five": "alone"}, (2,)),
    ],
)
def test_only_numbers_that_can_be_played_are_proposed(
    name: str, changes: dict[str, str], seats: tuple[int, ...]
) -> None:
    rules = rule_set(name, changes)
    with pytest.raises(Problem) as caught:
        rules.pack_size(9)
    assert caught.value.slots["allowed"] == seats
