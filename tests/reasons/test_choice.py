"""The principles: positions in which each holds and in which it does not, and their proofs."""

from __future__ import annotations

import pytest

from brisca_tutor.game.actions import Announce, Draw, Play
from brisca_tutor.game.auction import Auction, Contract
from brisca_tutor.game.cards import Suit, card
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet, rule_set
from brisca_tutor.game.state import Phase
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.reasons.choice import principles
from brisca_tutor.reasons.principle import CODES, Principle
from brisca_tutor.reasons.verify_choice import principle_faults
from tests.coach.positions import reference, seen
from tests.hands_at_random import play_at_random, random_deal
from tests.players.tables import ALL_TABLES, moments

FREE = RULE_SETS["brisca"]
NO_SWAP = rule_set("brisca", {"swap": "off"})


def found(position: PlayerView, code: str, one: str, speaks: str) -> list[Principle]:
    """The principles of this code that speak so about this card."""
    action: Draw | Announce | None = Draw(position.seat) if one == "draw" else None
    if one in ("o", "c", "e", "b"):
        action = Announce(position.seat, Suit(one))
    return [
        reason
        for reason in principles(position)
        if reason.code == code
        and reason.speaks == speaks
        and (reason.action == action if action else reason.card is card(one))
    ]


def early(hand: str, table: str = "") -> PlayerView:
    """Two seats, trumps b, most of the stock still to draw."""
    return seen(hand, "b", table, stock=28, face_up="4b")


TWO = RULE_SETS["doscartas"]
CALLED = RULE_SETS["chiamata"]
CALL = Contract(0, 61, Suit.CLUBS, card("Rb"))

UNKNOWN = seen("5o Rc 3e", "b", stock=28, rules=RULE_SETS["cubierta"], hidden=True)
OWN = seen("Rc 4e 5b", "b", "4o 1o 6o", stock=28, face_up="2b", rules=TWO)
OPEN = seen(
    "1b 3c 5o",
    "b",
    stock=28,
    face_up="2b",
    known=("", "1c 4e 6e"),
    rules=RULE_SETS["scoperta"],
)
SHOWN = seen(
    "1o 4c 6e",
    "b",
    "3o",
    stock=20,
    face_up="4b",
    known=("7c 7e", ""),
    open_stock="1b",
    rules=rule_set("scoperta", {"stock_open": "top"}),
)
LATER = seen("Rb 4c 6e", "b", "5c", seats=3, known=("1b 3b", "", "4o 5o 7c"))
"""The one who led could beat the king of trumps; the one who plays after me could not."""
COVERED = seen("4c 1o 6e", "b", "3o", stock=2, face_up="Rb", rules=RULE_SETS["tapada"])
PARTNER = seen("3c 4e Rb", "b", "1b", seats=5, rules=CALLED, contract=CALL)
RIVAL = seen("1o 4c 5c 6c 7c 2c 2e 7e", "b", "3o 4o 5e 6e", seats=5, rules=CALLED, contract=CALL)
UNSURE = seen(
    "1o 3c 4e 5e 6e 7e Se 2c",
    "b",
    "Ro 7c",
    seats=5,
    rules=CALLED,
    contract=CALL._replace(declarer=2),
)
SINGER = seen(
    "Rc Cc 4o",
    "b",
    stock=20,
    window=True,
    rules=RULE_SETS["subastada"],
    contract=Contract(0, 70, Suit.CLUBS),
)
TUTE = seen(
    "1b 3b Ro 4c",
    "b",
    seats=3,
    rules=RULE_SETS["subastada-tute"],
    contract=Contract(0, 70, Suit.CLUBS),
)
MATES = seen(
    "1o 4c 6e",
    "b",
    "3o",
    seats=4,
    stock=16,
    face_up="4b",
    known=("", "", "4e 5e 6c", ""),
)
"""Of those who play after me, the rival has no trump; the partner may have."""
SIDE_ACE = seen("1o Ro 4c 6c", "b", seats=3, rules=RULE_SETS["subastada-tute"])
LAST = seen("1b 4c", "b", "", seats=3, rules=RULE_SETS["ultima10"])
MINE = ("", "1c 3c 1e 3e Rc Re")
"""I have fifty points."""
THEIRS = ("1c 3c 1e 3e Rc Re Cc Ce Co Ro", "")
"""The rival has sixty-three points."""


def contracted(
    declarer: int, needed: int, hand: str, table: str, won: tuple[str, ...]
) -> PlayerView:
    """Two seats under a contract, no cantes, trumps b."""
    rules = rule_set("subastada", {"cantes": "off"})
    made = Contract(declarer, needed, Suit.CLUBS)
    return seen(hand, "b", table, stock=26, won=won, rules=rules, contract=made)


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


UNSEEN = RULE_SETS["cubierta"]

NO = [
    ("lead-blank", "for", "5b", early("5b Rc 3e"), "a trump is no blank"),
    ("lead-blank", "for", "5o", seen("5o Rc 3e", "b"), "the stock is gone"),
    ("lead-blank", "against", "Rc", early("5b Rc 3e"), "no blank to lead instead"),
    ("take-with-brisca", "for", "1c", early("1c 4o 2e", "Ro"), "not the suit led"),
    ("take-with-brisca", "for", "1b", early("1b 4o 2e", "Rb"), "trumps are no brisca"),
    (
        "take-with-brisca",
        "for",
        "1o",
        seen("1o 4c 2e", "b", "Ro", seats=3, stock=24, face_up="4b"),
        "a rival may trump",
    ),
    (
        "win-cheaply",
        "for",
        "4b",
        seen("4b 1b 4c", "b", "3o", seats=3, stock=24, face_up="6b"),
        "the higher trump is safer",
    ),
    ("win-cheaply", "for", "5b", early("5b 6c 4c", "3o"), "only one winner"),
    ("spare-trumps", "against", "5b", early("5b 4c 6e", "1o"), "eleven points"),
    ("spare-trumps", "against", "Cb", early("Cb 5b 6b", "7b"), "a trump is played anyway"),
    ("spare-trumps", "for", "4c", seen("5b 4c 6e", "b", "So"), "the stock is gone"),
    ("spare-trumps", "for", "4c", early("5b 4c Ro", "So"), "a plain card wins"),
    ("ruff-brisca", "for", "1b", early("5b 1b 6e", "1o"), "not the lowest trump"),
    ("ruff-brisca", "against", "4c", early("5o 4c 6e", "1o"), "no trump"),
    (
        "ruff-brisca",
        "against",
        "4c",
        seen("1b 4c 6e", "b", "1o", seats=3, stock=24, face_up="4b"),
        "a third side plays after me",
    ),
    ("throw-least", "against", "1o", early("4c Re 1o", "So"), "it wins"),
    (
        "throw-least",
        "against",
        "1e",
        seen("5b 1e 1c", "b", "Ro", seats=3, stock=24, face_up="4b"),
        "a third side may take what is given",
    ),
    ("throw-least", "against", "Re", seen("Re 1e", "b", "Ro"), "nothing is cheaper"),
    (
        "load-partner",
        "for",
        "3c",
        seen("3c 4e 5b", "b", "4o 1o", seats=4, stock=16, face_up="2b"),
        "a rival is winning",
    ),
    (
        "load-partner",
        "for",
        "3c",
        seen("3c 4e 5b", "b", "1o 4o", seats=4, stock=16, face_up="2b"),
        "a rival may still trump",
    ),
    (
        "stay-under-partner",
        "against",
        "5b",
        seen("3c 4e 5b", "b", "1o 4o", seats=4, stock=16, face_up="2b"),
        "a rival may still trump the partner",
    ),
    (
        "hold-brisca",
        "against",
        "3e",
        seen("5o 3e", "b", won=("", "1b 2b 3b 4b 5b 6b 7b Sb Cb Rb")),
        "no trump is out",
    ),
    ("hold-brisca", "against", "3b", early("5o Rc 3b"), "a trump"),
    ("last-draw", "for", "4c", seen("4c 6e 5e", "b", "3o", stock=2, face_up="Rb"), "all lose"),
    (
        "last-draw",
        "against",
        "1o",
        seen("7b 1o 6e", "b", "3o", stock=2, face_up="Rb"),
        "I could swap",
    ),
    ("last-draw", "for", "4c", early("4c 1o 6e", "3o"), "not the last draw"),
    ("count-end", "for", "1o", early("1o 4c 6e", "3o"), "cards are hidden"),
    ("reach-majority", "for", "1o", early("1o 4c 6e", "3o"), "far from it"),
    ("swap-now", "for", "7b", seen("7b 4c", "b", stock=20, face_up="4b", window=True), "class"),
    ("swap-now", "for", "7o", seen("7o 4c", "b", stock=20, face_up="1b", window=True), "suit"),
    ("boss-card", "for", "3b", early("3b 4c 6e"), "the ace of trumps is out"),
    (
        "common-target",
        "for",
        "1o",
        seen("1o 4c 6e", "b", "4o 3o", seats=3, stock=9, face_up="4b", won=("1c Rc Sc", "", "")),
        "the other rival is ahead",
    ),
    ("sure-trick", "for", "6o", early("6o 4c 6e", "4o"), "no points in it"),
    (
        "ruff-brisca",
        "for",
        "5b",
        seen("5b 4c 6e", "b", "1o", stock=28, rules=UNSEEN, hidden=True),
        "nobody knows that it is a trump",
    ),
    (
        "own-trick",
        "for",
        "Rc",
        seen("Rc 4e", "b", "4o 5o", stock=28, face_up="2b", rules=TWO),
        "the rival is winning",
    ),
    (
        "throw-least",
        "against",
        "1e",
        seen("4c Re 1e", "b", "Ro", stock=28, face_up="2b", rules=TWO)._replace(trick=()),
        "I lead",
    ),
    ("seen-hand", "against", "5o", OPEN, "worth nothing"),
    ("boss-card", "for", "Ro", SIDE_ACE, "the three of its suit is out"),
    ("announce", "for", "o", SINGER, "no pair of coins"),
    (
        "announce",
        "for",
        "c",
        SINGER._replace(auction=Auction((), Contract(1, 70, Suit.CLUBS))),
        "the other declares",
    ),
    (
        "draw-trumps",
        "for",
        "1b",
        seen("1b 3b Ro 4c", "b", seats=3),
        "nothing obliges",
    ),
    (
        "last-trick",
        "for",
        "4c",
        seen("Rb 4c", "b", seats=3, rules=RULE_SETS["ultima10"]),
        "a higher trump is out",
    ),
    ("last-trick", "for", "4c", seen("1b 4c", "b", seats=3), "no bonus"),
    (
        "caller",
        "for",
        "1o",
        RIVAL._replace(auction=Auction((), CALL._replace(declarer=1))),
        "another is winning",
    ),
    (
        "load-partner",
        "for",
        "3c",
        seen("3c 4e 5e", "b", "1b", seats=5, rules=CALLED, contract=CALL),
        "I do not hold the called card",
    ),
    ("contract", "for", "1o", contracted(1, 90, "1o 4c", "3o", MINE), "not enough yet"),
    (
        "contract",
        "for",
        "1o",
        contracted(0, 61, "1o 4c", "3o", MINE)._replace(rules=RULE_SETS["subastada"]),
        "cantes may still come",
    ),
    ("reach-majority", "for", "1o", contracted(1, 70, "1o 4c", "3o", MINE), "a contract decides"),
    ("common-target", "for", "1o", RIVAL, "nobody knows the sides"),
]


@pytest.mark.parametrize(
    ("code", "speaks", "one", "position"),
    [(code, speaks, one, position) for code, speaks, one, position, _ in NO],
    ids=[f"{code}: {why}" for code, _, _, _, why in NO],
)
def test_does_not_hold(code: str, speaks: str, one: str, position: PlayerView) -> None:
    assert not found(position, code, one, speaks)


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
