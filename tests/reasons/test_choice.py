"""The principles: positions in which each holds, and their proofs."""

from __future__ import annotations

import pytest

from brisca_tutor.game.actions import Play
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.reasons.choice import principles
from brisca_tutor.reasons.principle import CODES
from brisca_tutor.reasons.verify_choice import principle_faults
from tests.coach.positions import reference, seen
from tests.hands_at_random import play_at_random, random_deal
from tests.players.tables import ALL_TABLES, moments
from tests.reasons.choice_positions import (
    COVERED,
    FREE,
    LAST,
    LATER,
    MATES,
    MINE,
    NO_SWAP,
    OPEN,
    OWN,
    PARTNER,
    RIVAL,
    SHOWN,
    SIDE_ACE,
    SINGER,
    THEIRS,
    TUTE,
    TWO,
    UNKNOWN,
    UNSURE,
    contracted,
    early,
    found,
)

YES = [
    ("lead-blank", "for", "", "5o", early("5o Rc 3e")),
    ("lead-blank", "for", "suit-safe", "5o", early("5o 1o 3o")),
    ("lead-blank", "against", "", "Rc", early("5o Rc 3e")),
    ("take-with-brisca", "for", "last", "1o", early("1o 4c 2e", "Ro")),
    (
        "take-with-brisca",
        "against",
        "",
        "1o",
        seen("1o 4c 2e", "b", "Ro", seats=3, stock=24, face_up="4b"),
    ),
    ("take-with-brisca", "against", "less", "Ro", early("1o Ro 2e", "4o")),
    ("win-cheaply", "for", "trump", "5b", early("5b 1b 4c", "3o")),
    ("win-cheaply", "against", "trump", "1b", early("5b 1b 4c", "3o")),
    (
        "win-cheaply",
        "against",
        "enough",
        "1b",
        seen("5b 1b 4c", "b", "3o", seats=3, stock=24, face_up="6b"),
    ),
    ("win-cheaply", "for", "plain", "1o", early("1o 5b 4c", "3o")),
    ("win-cheaply", "against", "plain", "5b", early("1o 5b 4c", "3o")),
    ("spare-trumps", "against", "", "5b", early("5b 4c 6e", "So")),
    ("spare-trumps", "for", "", "4c", early("5b 4c 6e", "So")),
    ("spare-trumps", "against", "lead", "5b", early("5b 4c 6e")),
    (
        "spare-trumps",
        "against",
        "partner",
        "5b",
        seen("5b 4c 6e", "b", "Ro 4o", seats=4, stock=16, face_up="4b"),
    ),
    ("ruff-brisca", "for", "", "5b", early("5b 4c 6e", "1o")),
    ("ruff-brisca", "against", "", "4c", early("5b 4c 6e", "1o")),
    ("throw-least", "for", "nothing", "4c", early("4c Re 1e", "So")),
    ("throw-least", "for", "least", "Sc", early("Sc Re 1e", "Ro")),
    ("throw-least", "against", "", "1e", early("4c Re 1e", "So")),
    ("throw-least", "against", "trump", "4b", early("4b 4c Re", "1b")),
    ("throw-least", "against", "gift", "1e", early("5b 1e 1c", "Ro")),
    (
        "load-partner",
        "for",
        "",
        "3c",
        seen("3c 4e 5b", "b", "4o 1b 6o", seats=4, stock=16, face_up="2b"),
    ),
    (
        "load-partner",
        "against",
        "",
        "4e",
        seen("3c 4e 5b", "b", "4o 1b 6o", seats=4, stock=16, face_up="2b"),
    ),
    (
        "stay-under-partner",
        "against",
        "",
        "5b",
        seen("3c 4e 5b", "b", "4o 1o 6o", seats=4, stock=16, face_up="2b"),
    ),
    (
        "stay-under-partner",
        "for",
        "",
        "4e",
        seen("3c 4e 5b", "b", "4o 1o 6o", seats=4, stock=16, face_up="2b"),
    ),
    (
        "stay-under-partner",
        "against",
        "trump",
        "5b",
        seen("3c 4e 5b", "b", "4o 1b 6o", seats=4, stock=16, face_up="2b"),
    ),
    ("hold-brisca", "against", "", "3e", early("5o Rc 3e")),
    ("last-draw", "for", "", "4c", seen("4c 1o 6e", "b", "3o", stock=2, face_up="Rb")),
    (
        "last-draw",
        "against",
        "",
        "1o",
        seen("4c 1o 6e", "b", "3o", stock=2, face_up="Rb", rules=NO_SWAP),
    ),
    ("reach-majority", "for", "reach", "1o", None),
    ("reach-majority", "for", "deny", "1o", None),
    ("reach-majority", "against", "lets", "4c", None),
    ("swap-now", "for", "", "7b", seen("7b 4c", "b", stock=20, face_up="1b", window=True)),
    ("swap-now", "against", "", "draw", seen("7b 4c", "b", stock=20, face_up="1b", window=True)),
    ("boss-card", "for", "trump", "1b", early("1b 4c 6e")),
    ("sure-trick", "for", "", "Ro", early("Ro 4c 6e", "Co")),
    ("sure-trick", "against", "", "4c", early("Ro 4c 6e", "Co")),
    ("common-target", "for", "", "1o", None),
    ("lead-blank", "for", "", "5o", UNKNOWN),
    ("hold-brisca", "against", "hidden", "3e", UNKNOWN),
    ("hold-brisca", "against", "again", "3e", seen("5o Rc 3e", "b", stock=28, rules=TWO)),
    ("own-trick", "for", "", "Rc", OWN),
    ("own-trick", "against", "", "4e", OWN),
    ("own-trick", "against", "trump", "5b", OWN),
    ("boss-card", "for", "seen", "1b", OPEN),
    ("seen-hand", "against", "", "3c", OPEN),
    ("boss-card", "for", "later", "Rb", LATER),
    ("boss-card", "for", "suit", "1o", SIDE_ACE),
    ("take-with-brisca", "for", "side", "1o", MATES),
    ("open-draw", "for", "", "1o", SHOWN),
    ("open-draw", "against", "", "4c", SHOWN),
    ("last-draw", "for", "covered", "4c", COVERED),
    ("load-partner", "for", "caller", "3c", PARTNER),
    ("caller", "against", "shows", "Rb", PARTNER),
    ("caller", "for", "rival", "1o", RIVAL),
    ("take-with-brisca", "against", "unsure", "1o", UNSURE),
    ("throw-least", "against", "risk", "3c", UNSURE),
    ("announce", "for", "", "c", SINGER),
    ("announce", "against", "", "draw", SINGER),
    ("draw-trumps", "for", "", "1b", TUTE),
    ("last-trick", "for", "", "4c", LAST),
    ("contract", "for", "make", "1o", contracted(1, 70, "1o 4c", "3o", MINE)),
    ("contract", "for", "defeat", "1o", contracted(0, 61, "1o 4c", "3o", MINE)),
    ("contract", "for", "deny-make", "1o", contracted(0, 70, "1o 4c", "3o", THEIRS)),
    ("contract", "against", "lets-make", "4c", contracted(0, 70, "1o 4c", "3o", THEIRS)),
    ("contract", "for", "deny-defeat", "1o", contracted(1, 50, "1o 4c", "3o", THEIRS)),
    ("contract", "against", "lets-defeat", "4c", contracted(1, 50, "1o 4c", "3o", THEIRS)),
]
"""Code, for or against, variant, card, position; None for those with points of their own."""

AT_53 = seen("1o 4c 6e", "b", "3o", stock=20, face_up="4b", won=("1c 3c 1e 3e Rc Re Cc",))
"""The rival has 53 points and plays a three."""

SPECIAL = {
    ("reach-majority", "reach"): seen(
        "1o 4c", "b", "3o", won=("", "1c 3c 1e 3e Rc Re"), rules=FREE
    ),
    ("reach-majority", "deny"): AT_53,
    ("reach-majority", "lets"): AT_53,
    ("common-target", ""): seen(
        "1o 4c 6e", "b", "4o 3o", seats=3, stock=9, face_up="4b", won=("2o", "1c Rc Sc", "")
    ),
}


@pytest.mark.parametrize(
    ("code", "speaks", "variant", "one", "position"),
    [(code, speaks, variant, one, position) for code, speaks, variant, one, position in YES],
    ids=[f"{code}-{speaks}-{variant}-{one}" for code, speaks, variant, one, _ in YES],
)
def test_holds(code: str, speaks: str, variant: str, one: str, position: PlayerView | None) -> None:
    position = position or SPECIAL[code, variant]
    reasons = found(position, code, one, speaks)
    assert variant in [reason.variant for reason in reasons]
    for reason in reasons:
        assert principle_faults(reason, position) == []


def test_the_open_end_is_worked_out() -> None:
    ends = {name: position for name, position in reference().items() if not position.stock}
    assert len(ends) >= 150
    for position in ends.values():
        told = [reason for reason in principles(position) if reason.code == "count-end"]
        assert len(told) in (0, len(position.hand))
        for reason in told:
            assert principle_faults(reason, position) == []


def test_every_code_has_a_position() -> None:
    assert {code for code, *_ in YES} | {"count-end"} == set(CODES)


@pytest.mark.parametrize(("rules", "seats"), ALL_TABLES, ids=lambda value: str(value)[:24])
def test_whatever_is_found_is_proved(rules: RuleSet, seats: int) -> None:
    for seed in range(6):
        for state in list(moments(rules, seats, seed))[seed % 2 :: 2]:
            if state.phase in (Phase.PLAY, Phase.WINDOW):
                position = view(state, state.turn)
                for reason in principles(position):
                    assert principle_faults(reason, position) == []


def test_a_false_principle_is_caught() -> None:
    position = early("5o Rc 3e")
    for reason in principles(position):
        for card_of_mine in position.hand:
            if card_of_mine is not reason.card:
                moved = reason._replace(action=Play(position.seat, card_of_mine))
                assert principle_faults(moved, position)


def test_nobody_else_is_advised() -> None:
    states, _ = play_at_random(random_deal(FREE, 2, 1), 1)
    with pytest.raises(ValueError, match="turn"):
        principles(view(states[0], 1 - states[0].turn))
