"""Points counted card by card: a pile, the ledger of a hand, and what is still out (V1, V2, H1).

Points are counted by the sides that everybody at the table knows: those of a partner who is still
hidden are never joined to the declarer's (A5). Once a hand is over the two are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..game.auction import Cante
from ..game.cards import PACK_POINTS, POINTS, STRENGTH_ORDER, Card, Rank
from ..game.scoring import HandResult, hand_result
from ..game.state import State


class LedgerRow(NamedTuple):
    """All cards of one rank in a pile: which, how many (``number``), points each and together."""

    rank: Rank
    cards: tuple[Card, ...]
    number: int
    each: int
    points: int


class Pile(NamedTuple):
    """A pile counted by rank.

    Attributes:
        rows: one row for every rank that has points, aces first, empty rows included.
        blanks: cards that are worth nothing.
        points: card points of the pile.
        remaining: points of the pack that are not in the pile; with them it is 120.
    """

    rows: tuple[LedgerRow, ...]
    blanks: tuple[Card, ...]
    points: int
    remaining: int


class LedgerSide(NamedTuple):
    """One side of the ledger: seats, tricks, pile, last trick bonus, points in all, cantes."""

    seats: tuple[int, ...]
    tricks: int
    pile: Pile
    bonus: int
    points: int
    cantes: int = 0


class Ledger(NamedTuple):
    """The account of a hand.

    Attributes:
        sides: one for each side.
        by_rank: points of every rank with points that lie in the piles: after a whole
            hand aces 44, threes 40, kings 16, knights 12, jacks 8.
        bonus: the last trick bonus that was scored.
        total: points of all sides together; 120, the bonus and the cantes after a whole hand.
        to_come: card points and bonus still out; 0 after a whole hand.
        result: how the hand ended.
        cantes: points of all cantes (A3).
        unplayed: what nobody took, where the hand ended as it was decided (H2, H4), with the
            bonus of the last trick that was not played.
    """

    sides: tuple[LedgerSide, ...]
    by_rank: tuple[tuple[Rank, int], ...]
    bonus: int
    total: int
    to_come: int
    result: HandResult
    cantes: int = 0
    unplayed: LedgerSide | None = None


class Running(NamedTuple):
    """Points so far and what is still to come; together always the total.

    Attributes:
        points: points by side, cantes included.
        to_come: card points and bonus still out.
        total: 120, the bonus and the cantes so far.
        sides: the seats of each side, in the order of ``points``.
    """

    points: tuple[int, ...]
    to_come: int
    total: int
    sides: tuple[tuple[int, ...], ...] = ()


def count_pile(cards: Sequence[Card]) -> Pile:
    """These cards, each given once, counted by rank."""
    rows = []
    for rank in STRENGTH_ORDER:
        if rank in POINTS:
            found = tuple(one for one in cards if one.rank is rank)
            rows.append(LedgerRow(rank, found, len(found), POINTS[rank], POINTS[rank] * len(found)))
    points = sum(row.points for row in rows)
    blanks = tuple(one for one in cards if one.rank not in POINTS)
    return Pile(tuple(rows), blanks, points, PACK_POINTS - points)


def ledger(state: State) -> Ledger:
    """The account of a hand as far as it has been played."""
    sides = []
    for seats in known_sides(state):
        taken = [one for seat in seats for one in state.won[seat]]
        pile, tricks = count_pile(taken), len(taken) // state.deal.plays
        points = sum(state.points[seat] for seat in seats)
        cantes = sum(one.points for one in _cantes(state) if one.seat in seats)
        bonus = points - pile.points - cantes
        sides.append(LedgerSide(seats, tricks, pile, bonus, points, cantes))
    by_rank = tuple(
        (row[0].rank, sum(one.points for one in row))
        for row in zip(*(side.pile.rows for side in sides), strict=True)
    )
    bonus = sum(side.bonus for side in sides)
    return Ledger(
        tuple(sides),
        by_rank,
        bonus,
        sum(side.points for side in sides),
        _to_come(state),
        hand_result(state),
        sum(side.cantes for side in sides),
        _unplayed(state),
    )


def _unplayed(state: State) -> LedgerSide | None:
    """The cards of hands and stock that were left when the hand ended, and the last trick bonus."""
    if not state.stopped:
        return None
    pile, bonus = count_pile(_out(state)), state.deal.rules.last_trick_bonus
    return LedgerSide((), 0, pile, bonus, pile.points + bonus)


def known_sides(state: State) -> tuple[tuple[int, ...], ...]:
    """The sides as everybody at the table knows them.

    Everybody stands alone until the called card has been played (A5).
    """
    auction = state.auction
    if auction is None or auction.contract is None or auction.contract.called is None:
        return state.sides
    return state.sides if auction.partner_shown else state.deal.sides


def running(state: State) -> Running:
    """Points by `known_sides` and still to come, each counted from its own cards."""
    sides = known_sides(state)
    total = state.deal.rules.total() + sum(one.points for one in _cantes(state))
    points = tuple(sum(state.points[seat] for seat in side) for side in sides)
    return Running(points, _to_come(state), total, sides)


def _cantes(state: State) -> tuple[Cante, ...]:
    return state.auction.cantes if state.auction is not None else ()


def _to_come(state: State) -> int:
    """Points in hands, on the table and in the stock, and the bonus not yet scored."""
    more = any(state.hands) or bool(state.trick) or bool(state.stock)
    bonus = state.deal.rules.last_trick_bonus if more else 0
    return sum(one.points for one in _out(state)) + bonus


def _out(state: State) -> list[Card]:
    """The cards in hands, on the table and in the stock."""
    out = [one for hand in state.hands for one in hand]
    out += [played.card for played in state.trick]
    out += state.deal.deck[state.drawn :]
    if state.face_up is not None:
        out.append(state.face_up)
    return out
