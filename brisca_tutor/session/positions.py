"""What a hint is asked about: a position file, or a recorded hand at the point where it stops."""

from __future__ import annotations

from ..content.models import Position
from ..game.actions import Bid, Draw
from ..game.auction import CALLED_POINTS, Auction, Call, Cante, Contract, two_sides
from ..game.cards import Card
from ..game.deal import make_deal
from ..game.errors import Problem
from ..game.events import Played
from ..game.hand import apply, legal_actions, start
from ..game.record import HandRecord, replay
from ..game.ruleset import IN_SUITS, IN_TRUMPS
from ..game.scoring import is_decided
from ..game.state import Phase
from ..game.swapping import in_time, too_late
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

    Who dealt is left open, as it decides nothing any more, and so is what is known of the cards
    that a seat does not hold (L4); the points of a pile that belongs to a side stand with the
    first of its seats. In an auction the first seat speaks first.

    Raises:
        Problem: ``position-rests`` (with these rules a seat rests), ``position-table``,
            ``position-hand`` (cards, wanted), ``position-stock`` (cards, seats),
            ``position-face-up``, ``position-won`` (cards, seats), ``position-side`` (side),
            ``position-known`` (seat), ``position-known-mine``, ``position-open`` (seat),
            ``position-shown`` (seat), ``position-open-stock``, ``position-trump``,
            ``position-contract``, ``position-unnamed``, ``position-window``,
            ``position-count`` (count, pack), ``card-not-in-pack``, what `hand.check` has
            against a bid, or what `RuleSet.pack_size` raises.
    """
    rules, seats = position.rules, len(position.seats)
    pack = rules.cards(seats)
    if rules.players(seats) != seats:
        raise _at(position, Problem("position-rests", "T5", seats=seats), "seats")
    if position.bids is not None:
        return _bidding(position, position.bids)
    auction, phase = _auction(position), _phase(position)
    table = tuple(Played(seat, card) for seat, card in position.table)
    _check_table(position, table)
    held = _held(position, table)
    stock = position.stock or 0
    each = rules.cards_each
    _check_stock(position, held[position.me] + each * position.swap_now, stock)
    sides = _sides(position, auction)
    won: list[tuple[Card, ...]] = [()] * seats
    for owners, cards in position.won:
        if len(owners) > 1 and tuple(sorted(owners)) not in sides:
            named = "+".join(position.seats[seat] for seat in owners)
            raise _at(position, Problem("position-side", "T1", side=named), "won")
        won[owners[0]] += cards
    taken = sum(map(len, won))
    if taken % (seats * each):
        raise _at(position, Problem("position-won", "L3", cards=taken, seats=seats * each), "won")
    if rules.suit_named == "after_first" and not taken:
        raise _at(position, Problem("position-unnamed", "A4"), "contract")
    if position.swap_now:
        _check_swap(position, seats * each, stock, taken // (seats * each))
    _check_pack(position, won, pack)
    count = taken + len(table) + sum(held) + stock
    if count != len(pack):
        raise _at(position, Problem("position-count", "P3", count=count, pack=len(pack)), "stock")
    points = [sum(card.points for card in pile) for pile in won]
    for one in auction.cantes if auction is not None else ():
        points[one.seat] += one.points
    by_side = [sum(points[seat] for seat in side) for side in sides]
    if rules.stop_when_decided and is_decided(rules, by_side):
        rule = "H2" if len(sides) == 2 else "H4"
        raise _at(position, Problem("position-decided", rule), "won")
    seen = PlayerView(
        seat=position.me,
        rules=rules,
        seats=seats,
        dealer=seats - 1,
        players=tuple(range(seats)),
        sides=sides,
        phase=phase,
        turn=position.me,
        number=taken // (seats * each) + 1,
        leader=table[0].seat if table else position.me,
        trick=table,
        trump=position.trump,
        face_up=position.face_up,
        turned_up=position.face_up,
        stock=stock,
        hand=position.hand,
        held=held,
        known=_known(position, held),
        won=tuple(won),
        points=tuple(points),
        auction=auction,
        open_stock=position.open_stock,
    )
    return _shown(position, seen)


def _shown(position: Position, seen: PlayerView) -> PlayerView:
    """The view once it has the whole hands that partners have looked at and still hold (T1)."""
    first = seen.rules.partners_show == "first"
    if not seen.shown_by or (first and seen.number > 1):
        return seen
    for seat in seen.shown_by:
        if len(seen.known[seat]) < seen.held[seat]:
            name = position.seats[seat]
            raise _at(position, Problem("position-shown", "T1", seat=name), "known")
    known = list(seen.known)
    known[seen.seat] = seen.hand
    return seen._replace(known=tuple(known))


def _bidding(position: Position, bids: tuple[Call, ...]) -> PlayerView:
    """The view of whoever speaks next, or names trumps, after these calls (A1)."""
    rules, seats, me = position.rules, len(position.seats), position.me
    if rules.auction == "none":
        raise _at(position, Problem("no-auction", "A1"), "bids")
    deal = make_deal(rules, seats, seats - 1, rules.cards(seats))
    state, _ = start(deal)
    for place, call in enumerate(bids):
        try:
            state, _ = apply(state, call)
        except Problem as problem:
            for slot in ("seat", "turn"):
                seat = problem.slots.get(slot)
                if isinstance(seat, int):
                    problem.slots[slot] = position.seats[seat]
            raise _at(position, problem, f"bids.{place}", "bids") from None
    if state.unnamed:
        raise _at(position, Problem("position-unnamed", "A4"), "bids")
    if state.phase is Phase.OVER or state.turn != me:
        turn = position.seats[state.turn]
        late = Problem("not-your-turn", "A1", seat=position.seats[me], turn=turn)
        raise _at(position, late, "bids")
    if len(position.hand) != rules.hand_size:
        wrong = Problem("position-hand", "D3", cards=len(position.hand), wanted=rules.hand_size)
        raise _at(position, wrong, "hand")
    _check_pack(position, [], rules.cards(seats))
    hands: list[tuple[Card, ...]] = list(state.hands)
    hands[me] = position.hand
    seen = view(state._replace(hands=tuple(hands)), me)
    held = (rules.hand_size,) * seats
    return seen._replace(known=_known(position, held), held=held)


def _auction(position: Position) -> Auction | None:
    """What came of the auction, as far as I know it (A2, A5)."""
    rules, contract = position.rules, position.contract
    if (contract is None) != (rules.auction == "none"):
        raise _at(position, Problem("position-contract", "A2"), "contract")
    if contract is None:
        return None
    if (contract.called is None) != (rules.auction == "points"):
        raise _at(position, Problem("contract-called", "A4"), "contract.called", "contract")
    assert position.trump is not None
    called, partner, declarer = contract.called, contract.partner, contract.declarer
    gone = {card for _, pile in position.won for card in pile}
    gone |= {card for _, card in position.table}
    on_table = next((seat for seat, card in position.table if card is called), None)
    if on_table is not None or (called in position.hand and position.me != declarer):
        partner = position.me if on_table is None else on_table
    if partner == declarer:
        partner = None
    shown = called is not None and called in gone
    rank = called.rank if called is not None else None
    extra = contract.needed if rank is None or contract.needed != CALLED_POINTS else 0
    cantes = tuple(
        Cante(seat, suit, IN_TRUMPS if suit is position.trump else IN_SUITS)
        for seat, suit in position.cantes
    )
    return Auction(
        (Bid(declarer, extra, rank),),
        Contract(declarer, contract.needed, position.trump, called, partner),
        cantes,
        1 if shown else 0,
    )


def _sides(position: Position, auction: Auction | None) -> tuple[tuple[int, ...], ...]:
    """The sides as I know them; until the partner is known everybody stands alone (A5)."""
    seats = len(position.seats)
    order = tuple(range(seats))
    if position.rules.teams(seats):
        return order[::2], order[1::2]
    alone = tuple((seat,) for seat in order)
    contract = auction.contract if auction is not None else None
    if contract is None or auction is None or seats == 2:
        return alone
    mine = contract.called in position.hand and position.me == contract.declarer
    known = contract.called is None or auction.partner_shown or mine
    if not known and contract.partner is None:
        return alone
    return two_sides(order, (contract.declarer, contract.partner))


def _phase(position: Position) -> Phase:
    rules = position.rules
    if position.announce_now and not rules.cantes:
        raise _at(position, Problem("position-window", "A3"), "announce_now")
    hidden = position.trump is None
    if hidden and rules.indicator != "unseen":
        raise _at(position, Problem("position-trump", "D4"), "trump")
    return Phase.WINDOW if position.swap_now or position.announce_now else Phase.PLAY


def _known(position: Position, held: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    """Cards that I know to be in a hand; whole hands, mine too, where they lie open (C3)."""
    known: list[tuple[Card, ...]] = [()] * len(position.seats)
    for seat, cards in position.known:
        known[seat] += cards
        if seat == position.me:
            raise _at(position, Problem("position-known-mine", "S2"), "known")
        if len(known[seat]) > held[seat]:
            raise _at(position, Problem("position-known", "S2", seat=position.seats[seat]), "known")
    if position.rules.open_hands:
        known[position.me] = position.hand
        for seat, cards in enumerate(known):
            if len(cards) < held[seat]:
                name = position.seats[seat]
                raise _at(position, Problem("position-open", "C3", seat=name), "known")
    return tuple(known)


def _check_table(position: Position, table: tuple[Played, ...]) -> None:
    """The seats on the table play one after the other, and I come next."""
    seats = len(position.seats)
    wanted = [(position.me - len(table) + place) % seats for place in range(len(table))]
    full = len(table) >= seats * position.rules.cards_each
    wrong = full or [one.seat for one in table] != wanted
    if wrong or ((position.swap_now or position.announce_now) and table):
        raise _at(position, Problem("position-table", "D5"), "table")


def _held(position: Position, table: tuple[Played, ...]) -> tuple[int, ...]:
    """How many cards each seat holds: as many as I did, less those that it has played."""
    played = [one.seat for one in table]
    mine = len(position.hand) + played.count(position.me)
    return tuple(mine - played.count(seat) for seat in range(len(position.seats)))


def _check_stock(position: Position, hand: int, stock: int) -> None:
    """The hand is full while there is a stock, which all draw from, and lies as the rules say."""
    rules, seats = position.rules, len(position.seats)
    full = rules.hand_size
    played = rules.cards_each - 1 if position.table else 0
    if position.announce_now and stock:
        hand += rules.cards_each
    if not 1 <= hand <= full or (stock and not full - played <= hand):
        raise _at(
            position,
            Problem("position-hand", "D3", cards=len(position.hand), wanted=full),
            "hand",
        )
    if stock % seats or (position.swap_now and not stock):
        raise _at(position, Problem("position-stock", "S1", cards=stock, seats=seats), "stock")
    open_card = rules.indicator in ("open", "covered") or (
        rules.indicator == "unseen" and position.trump is not None
    )
    if (position.face_up is not None) != (bool(stock) and open_card):
        raise _at(position, Problem("position-face-up", "S2"), "face_up", "stock")
    shown = {"none": 0, "top": min(1, stock), "all": stock - (position.face_up is not None)}
    if len(position.open_stock) != shown[rules.stock_open]:
        wanted = shown[rules.stock_open]
        raise _at(position, Problem("position-open-stock", "C3", count=wanted), "open_stock")


def _check_swap(position: Position, plays: int, stock: int, tricks: int) -> None:
    """The rules have a swap, and after this trick it is not too late for one."""
    rules = position.rules
    if not rules.swap:
        raise _at(position, Problem("swap-off", "X1", rules=rules.base), "swap_now")
    if not in_time(rules, plays, stock, tricks):
        raise _at(position, too_late(rules), "swap_now")


def _check_pack(position: Position, won: list[tuple[Card, ...]], pack: tuple[Card, ...]) -> None:
    shown = [*position.hand, *(card for pile in won for card in pile)]
    shown += [card for _, card in position.table]
    shown += [card for _, cards in position.known for card in cards]
    shown += [position.face_up] if position.face_up is not None else []
    shown += position.open_stock
    contract = position.contract
    shown += [contract.called] if contract is not None and contract.called is not None else []
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
