"""What one seat can see, card by card.

A view lists what is visible; it never starts from everything and hides. Two states that
differ only in hidden cards give equal views.
"""

from __future__ import annotations

from typing import NamedTuple

from .auction import Auction, opening
from .cards import Card, Suit
from .events import Played, Signed
from .ruleset import RuleSet
from .state import Phase, State


class PlayerView(NamedTuple):
    """A hand in progress as one seat sees it.

    Attributes:
        seat: whose view it is.
        rules, seats, dealer, players: what is settled before the hand (see `Deal`).
        sides: the seats of each side as far as this seat knows them; until the holder of a
            called card is known, everybody stands alone (A5).
        phase, turn, number, leader, trick: where the hand stands (see `State`).
        trump: the trump suit, or None while it is not known (A2, C2).
        face_up: the card that made trumps while it lies under the stock, if it has been seen.
        turned_up: the card that made trumps, if it has been seen.
        stock: cards still to draw, the face-up card included.
        hand: the seat's own cards.
        held: by seat, how many cards are in hand.
        known: by seat, cards in hand that this seat knows there: those that everybody knows,
            whole hands where they lie open (C3), and what partners have shown it (T1); its own
            are those that the others, or its partners, know of.
        won: by seat, the cards taken; they were all seen when they were played.
        points: by seat, points taken so far.
        lacks: by seat, cards that everybody knows it cannot hold (L4); empty where nothing is
            known of anybody.
        auction: the bidding and the contract, in which ``partner`` is set only if this seat
            knows it (A5).
        open_stock: the cards of the stock that lie open, in drawing order (C3).
        signs: the signs made so far (T3).
    """

    seat: int
    rules: RuleSet
    seats: int
    dealer: int
    players: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    phase: Phase
    turn: int
    number: int
    leader: int
    trick: tuple[Played, ...]
    trump: Suit | None
    face_up: Card | None
    turned_up: Card | None
    stock: int
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    lacks: tuple[frozenset[Card], ...] = ()
    auction: Auction | None = None
    open_stock: tuple[Card, ...] = ()
    signs: tuple[Signed, ...] = ()

    @property
    def plays(self) -> int:
        """Cards in a trick (C4)."""
        return len(self.players) * self.rules.cards_each

    @property
    def hidden_trump(self) -> bool:
        """Whether a card whose suit nobody knows makes trumps (C2)."""
        return self.trump is None and self.rules.indicator == "unseen"

    @property
    def unnamed(self) -> bool:
        """Whether cards are played and trumps are only named after this trick, the first (A4).

        Nobody knows of a called card then: its suit is not chosen yet.
        """
        auction = self.auction
        return self.phase is Phase.PLAY and auction is not None and auction.contract is None

    @property
    def shown_by(self) -> tuple[int, ...]:
        """The partners at whose hands this seat has looked, as they did at its own (T1)."""
        when = self.rules.partners_show
        if when == "never" or not self.rules.teams(self.seats):
            return ()
        if self.auction is not None and self.auction.contract is None:
            return ()
        if when == "end" and (self.stock or not self.rules.draws(self.seats)):
            return ()
        mine = next((side for side in self.sides if self.seat in side), ())
        return tuple(seat for seat in mine if seat != self.seat)

    @property
    def no_trumps(self) -> bool:
        """Whether no card can be a trump now: there are none, or none yet (D4, A4)."""
        return self.trump is None and self.rules.indicator == "none"

    def played_by(self) -> dict[Card, int]:
        """Who has played each card so far, until trumps are named after the first trick (A4)."""
        best = self.auction.best if self.auction is not None else None
        if self.unnamed or best is None or self.phase is not Phase.NAME or self.number == 1:
            return {played.card: played.seat for played in self.trick} if self.unnamed else {}
        order = opening(self.rules, self.players, best.seat)
        return dict(zip(self.won[self.leader], order, strict=True))

    def seen(self) -> frozenset[Card]:
        """Every card whose place this seat knows."""
        trick = tuple(one.card for one in self.trick)
        piles = (*self.won, *self.known, self.hand, trick, self.open_stock)
        cards = {one for pile in piles for one in pile}
        if self.face_up is not None:
            cards.add(self.face_up)
        return frozenset(cards)

    def unseen(self) -> tuple[Card, ...]:
        """The cards of the pack whose place this seat does not know, in pack order."""
        seen = self.seen()
        return tuple(one for one in self.rules.cards(self.seats) if one not in seen)


def view(state: State, seat: int) -> PlayerView:
    """What this seat can see of the state."""
    deal, known = state.deal, state.trump_known
    rules = deal.rules
    seen = PlayerView(
        seat,
        rules,
        deal.seats,
        deal.dealer,
        deal.players,
        _sides(state, seat),
        state.phase,
        state.turn,
        state.number,
        state.leader,
        state.trick,
        state.trump if known else None,
        state.face_up if known else None,
        deal.face_up if known else None,
        state.stock,
        state.hands[seat],
        tuple([len(hand) for hand in state.hands]),
        state.hands if rules.open_hands else state.known,
        state.won,
        state.points,
        state.lacks if any(state.lacks) else (),
        _auction(state, seat),
        _open_stock(state),
        state.signs,
    )
    return seen._replace(known=_with_shown(state, seen)) if seen.shown_by else seen


def _with_shown(state: State, seen: PlayerView) -> tuple[tuple[Card, ...], ...]:
    """Known cards, with what is still held of the hands that partners have looked at (T1)."""
    known = list(state.known)
    for seat in (seen.seat, *seen.shown_by):
        hand = state.hands[seat]
        if seen.rules.partners_show == "first":
            told = (*state.deal.hand(seat), *known[seat])
            hand = tuple(one for one in hand if one in told)
        known[seat] = hand
    return tuple(known)


def _knows_partner(state: State, seat: int) -> bool:
    """Whether this seat knows who holds the called card: everybody, or the one who holds it."""
    assert state.auction is not None
    contract = state.auction.contract
    if contract is None or contract.called is None or state.auction.partner_shown:
        return True
    return contract.called in state.hands[seat]


def _sides(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    if state.auction is None or _knows_partner(state, seat):
        return state.sides
    return state.deal.sides


def _auction(state: State, seat: int) -> Auction | None:
    auction = state.auction
    if auction is None or auction.contract is None or _knows_partner(state, seat):
        return auction
    return auction._replace(contract=auction.contract._replace(partner=None))


def _open_stock(state: State) -> tuple[Card, ...]:
    shown = state.deal.rules.stock_open
    if shown == "none":
        return ()
    deck, drawn = state.deal.deck, state.drawn
    return deck[drawn : drawn + 1] if shown == "top" else deck[drawn:]
