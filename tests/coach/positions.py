"""Positions for tests of advice: a few by hand, many out of the reference positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from brisca_tutor.game.auction import Auction, Contract
from brisca_tutor.game.cards import Card, card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.events import Played
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.state import Phase
from brisca_tutor.game.view import PlayerView

FILE = Path(__file__).parents[1] / "reference" / "positions.jsonl"


def seen(
    hand: str,
    trump: str,
    table: str = "",
    *,
    seats: int = 2,
    stock: int = 0,
    face_up: str = "",
    won: tuple[str, ...] = (),
    known: tuple[str, ...] = (),
    window: bool = False,
    rules: RuleSet = RULE_SETS["brisca"],
    contract: Contract | None = None,
    open_stock: str = "",
    hidden: bool = False,
) -> PlayerView:
    """The view of the last seat to act; ``table`` holds the cards of those before it.

    Seats are numbered so that seat 0 leads. Cards of tricks not given in ``won`` by seat are
    taken from the top of the pack, and all go to the seat after mine. A ``contract`` makes the
    sides, as far as the seat knows them; ``hidden`` trumps are known to nobody.
    """
    trick = tuple(Played(place % seats, one) for place, one in enumerate(cards(table)))
    me = len(trick) % seats
    mine = cards(hand)
    piles: list[tuple[Card, ...]] = [cards(pile) for pile in won]
    piles += [()] * (seats - len(piles))
    shown = [cards(held) for held in known] or [()] * seats
    turned = card(face_up) if face_up else None
    laid = [sum(one.seat == seat for one in trick) for seat in range(seats)]
    held = tuple(len(mine) + laid[me] - laid[seat] for seat in range(seats))
    shown_stock = cards(open_stock)
    named = {*mine, *cards(table), *shown_stock, *(one for pile in piles for one in pile)}
    named |= {one for pile in shown for one in pile} | ({turned} if turned else set())
    pack = rules.cards(seats)
    missing = len(pack) - sum(held) - len(trick) - stock - sum(map(len, piles))
    spare = [one for one in pack if one not in named]
    piles[(me + 1) % seats] += tuple(sorted(spare, key=lambda one: one.points)[:missing])
    sides: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(seats))
    if rules.teams(seats):
        sides = (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
    if contract is not None:
        sides = _sides(sides, contract, me, mine)
    taken = sum(map(len, piles))
    return PlayerView(
        seat=me,
        rules=rules,
        seats=seats,
        dealer=seats - 1,
        players=tuple(range(seats)),
        sides=sides,
        phase=Phase.WINDOW if window else Phase.PLAY,
        turn=me,
        number=taken // seats + 1,
        leader=0,
        trick=trick,
        trump=None if hidden else card(f"2{trump}").suit,
        face_up=turned,
        turned_up=turned,
        stock=stock,
        hand=mine,
        held=held,
        known=tuple(shown),
        won=tuple(piles),
        points=tuple(sum(one.points for one in pile) for pile in piles),
        auction=Auction((), contract) if contract is not None else None,
        open_stock=shown_stock,
    )


def _sides(
    sides: tuple[tuple[int, ...], ...], contract: Contract, me: int, mine: tuple[Card, ...]
) -> tuple[tuple[int, ...], ...]:
    """The sides of a contract, where I know them: as the view says."""
    if len(sides) == 2 or (contract.called is not None and contract.called not in mine):
        return sides
    ours = {contract.declarer}
    if contract.called is not None:
        ours.add(me)
    seats = range(len(sides))
    return tuple(seat for seat in seats if seat in ours), tuple(
        seat for seat in seats if seat not in ours
    )


@cache
def reference() -> dict[str, PlayerView]:
    """Reference positions by id."""
    return dict(_read())


def _read() -> Iterator[tuple[str, PlayerView]]:
    for text in FILE.read_text(encoding="utf-8").splitlines():
        case = json.loads(text)
        yield case["id"], _view(case["position"])


def _view(position: dict[str, object]) -> PlayerView:
    told = {key: value for key, value in position.items() if isinstance(value, str | int)}
    rules = position["rules"]
    if isinstance(rules, dict):
        changes = {
            key: ("on" if value else "off") if isinstance(value, bool) else str(value)
            for key, value in rules.items()
            if key != "base"
        }
        values = rule_set(rules["base"], changes)
    else:
        values = RULE_SETS[str(rules)]
    table = position.get("table") or []
    assert isinstance(table, list)
    won = position["won"]
    assert isinstance(won, dict)
    known = position.get("known") or {}
    assert isinstance(known, dict)
    # seat 0 is me, seat 1 the rival
    trick = tuple(Played(1, card(one["card"])) for one in table)
    hand = cards(str(told["hand"]))
    piles = tuple(cards(won.get(name, "")) for name in ("me", "rival"))
    turned = card(str(told["face_up"])) if told.get("face_up") else None
    window = bool(told.get("swap_now"))
    return PlayerView(
        seat=0,
        rules=values,
        seats=2,
        dealer=1,
        players=(0, 1),
        sides=((0,), (1,)),
        phase=Phase.WINDOW if window else Phase.PLAY,
        turn=0,
        number=sum(map(len, piles)) // 2 + 1,
        leader=1 if trick else 0,
        trick=trick,
        trump=card(f"2{told['trump']}").suit,
        face_up=turned,
        turned_up=turned,
        stock=int(told["stock"]),
        hand=hand,
        held=(len(hand), len(hand) - len(trick)),
        known=((), cards(known.get("rival", ""))),
        won=piles,
        points=tuple(sum(one.points for one in pile) for pile in piles),
    )
