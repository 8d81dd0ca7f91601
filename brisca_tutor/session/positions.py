"""What a hint is asked about: a position file, or a recorded hand at the point where it stops."""

from __future__ import annotations

from ..content.models import Position
from ..game.actions import Draw
from ..game.cards import Card
from ..game.errors import Problem
from ..game.events import Played
from ..game.hand import apply, legal_actions
from ..game.record import HandRecord, replay
from ..game.state import Phase
from ..game.view import PlayerView, view


def view_of_record(record: HandRecord) -> PlayerView:
    """What the seat in turn sees where the record stops, cards drawn if nothing else can be done.

    Raises:
        Problem: ``hint-hand-over``, ``no-trumps``; what `game.record.replay` raises.
    """
    state = replay(record).state
    if state.phase is Phase.WINDOW and len(legal_actions(state)) == 1:
        state, _ = apply(state, Draw(state.turn))
    if state.phase is Phase.OVER:
        raise Problem("hint-hand-over", "H1")
    if state.trump is None and state.auction is None:
        raise Problem("no-trumps", "D4")
    return view(state, state.turn)


def view_of(position: Position) -> PlayerView:
    """The view that a position describes, once its cards add up.

    Who dealt is left open, as it decides nothing any more; the points of a pile that belongs to
    a side stand with the first of its seats.

    Raises:
        Problem: ``position-rests`` (with these rules a seat rests), ``position-table``,
            ``position-hand`` (cards, wanted), ``position-stock`` (cards, seats),
            ``position-face-up``, ``position-won`` (cards, seats), ``position-side`` (side),
            ``position-known`` (seat), ``position-known-mine``,
            ``position-count`` (count, pack), ``card-not-in-pack``, or what
            `RuleSet.pack_size` raises.
    """
    rules, seats = position.rules, len(position.seats)
    pack = rules.cards(seats)
    if rules.players(seats) != seats:
        raise _at(position, Problem("position-rests", "T5", seats=seats), "seats")
    window = position.swap_now
    table = tuple(Played(seat, card) for seat, card in position.table)
    _check_table(position, table)
    held = _held(position, table)
    _check_stock(position, held[position.me] + bool(window))
    order = tuple(range(seats))
    sides: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in order)
    if rules.teams(seats):
        sides = (order[::2], order[1::2])
    won: list[tuple[Card, ...]] = [()] * seats
    for owners, cards in position.won:
        if len(owners) > 1 and tuple(sorted(owners)) not in sides:
            named = "+".join(position.seats[seat] for seat in owners)
            raise _at(position, Problem("position-side", "T1", side=named), "won")
        won[owners[0]] += cards
    known: list[tuple[Card, ...]] = [()] * seats
    for seat, cards in position.known:
        known[seat] += cards
        if seat == position.me:
            raise _at(position, Problem("position-known-mine", "S2"), "known")
        if len(known[seat]) > held[seat]:
            raise _at(position, Problem("position-known", "S2", seat=position.seats[seat]), "known")
    taken = sum(map(len, won))
    if taken % seats:
        raise _at(position, Problem("position-won", "L3", cards=taken, seats=seats), "won")
    _check_pack(position, won, pack)
    count = taken + len(table) + sum(held) + position.stock
    if count != len(pack):
        raise _at(position, Problem("position-count", "P3", count=count, pack=len(pack)), "stock")
    return PlayerView(
        seat=position.me,
        rules=rules,
        seats=seats,
        dealer=seats - 1,
        players=order,
        sides=sides,
        phase=Phase.WINDOW if window else Phase.PLAY,
        turn=position.me,
        number=taken // seats + 1,
        leader=table[0].seat if table else position.me,
        trick=table,
        trump=position.trump,
        face_up=position.face_up,
        turned_up=position.face_up,
        stock=position.stock,
        hand=position.hand,
        held=held,
        known=tuple(known),
        won=tuple(won),
        points=tuple(sum(card.points for card in pile) for pile in won),
    )


def _check_table(position: Position, table: tuple[Played, ...]) -> None:
    """The seats on the table play one after the other, and I come next."""
    seats = len(position.seats)
    wanted = [(position.me - len(table) + place) % seats for place in range(len(table))]
    wrong = len(table) >= seats or [one.seat for one in table] != wanted
    if wrong or (position.swap_now and table):
        raise _at(position, Problem("position-table", "D5"), "table")


def _held(position: Position, table: tuple[Played, ...]) -> tuple[int, ...]:
    """How many cards each seat holds: as many as I do, one less once it has played."""
    played = {one.seat for one in table}
    mine = len(position.hand)
    return tuple(mine - (seat in played) for seat in range(len(position.seats)))


def _check_stock(position: Position, hand: int) -> None:
    full = position.rules.hand_size
    seats = len(position.seats)
    if not 1 <= hand <= full or (position.stock and hand != full):
        raise _at(
            position,
            Problem("position-hand", "D3", cards=len(position.hand), wanted=full),
            "hand",
        )
    if position.stock % seats or (position.swap_now and not position.stock):
        raise _at(
            position, Problem("position-stock", "S1", cards=position.stock, seats=seats), "stock"
        )
    if (position.face_up is not None) != bool(position.stock):
        raise _at(position, Problem("position-face-up", "S2"), "face_up", "stock")


def _check_pack(position: Position, won: list[tuple[Card, ...]], pack: tuple[Card, ...]) -> None:
    shown = [*position.hand, *(card for pile in won for card in pile)]
    shown += [card for _, card in position.table]
    shown += [card for _, cards in position.known for card in cards]
    shown += [position.face_up] if position.face_up is not None else []
    for card in shown:
        if card not in pack:
            raise _at(
                position,
                Problem(
                    "card-not-in-pack", "P3", card=card, pack=len(pack), seats=len(position.seats)
                ),
                "hand",
            )


def _at(position: Position, problem: Problem, *keys: str) -> Problem:
    """The problem at the first of these keys that the file has."""
    for key in (*keys, "rules", "seats", "hand"):
        if key in position.places:
            return problem.at(position.places[key])
    return problem
