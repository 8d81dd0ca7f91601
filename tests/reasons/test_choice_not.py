"""Positions in which a principle does not hold, though it may seem to."""

from __future__ import annotations

import pytest

from brisca_tutor.game.auction import Auction, Contract
from brisca_tutor.game.cards import Suit
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.view import PlayerView
from tests.coach.positions import seen
from tests.reasons.choice_positions import (
    CALL,
    CALLED,
    MINE,
    OPEN,
    RIVAL,
    SIDE_ACE,
    SINGER,
    TWO,
    contracted,
    early,
    found,
)

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
