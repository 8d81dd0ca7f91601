"""Positions in which principles hold or do not, and what is found in them."""

from __future__ import annotations

from brisca_tutor.game.actions import Announce, Draw
from brisca_tutor.game.auction import Contract
from brisca_tutor.game.cards import Suit, card
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.view import PlayerView
from brisca_tutor.reasons.choice import principles
from brisca_tutor.reasons.principle import Principle
from tests.coach.positions import seen

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
