"""What a seat knows for certain about the trick before it: the facts that reasons rest on.

Everything comes from a `PlayerView`; nothing is guessed. A card is *out* for a player when
that player may hold it as far as this seat can tell.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..game.cards import Card, Rank, Suit
from ..game.duties import fulfilling
from ..game.scoring import is_decided, majority
from ..game.state import Phase
from ..game.swapping import in_time, swappers
from ..game.trick import winning_index
from ..game.view import PlayerView


def is_brisca(one: Card, trump: Suit | None) -> bool:
    """Whether the card is an ace or a three outside trumps."""
    return one.points >= 10 and one.suit is not trump


def possible_trumps(seen: PlayerView) -> tuple[Suit | None, ...]:
    """The suits that may be trumps as far as this seat can tell; one, once they are known.

    None alone where there are no trumps at all.

    While the card that makes trumps has been seen by nobody, no card of a finished trick was a
    trump, or it would have been shown (C2); and that card is one that this seat has not seen.
    """
    if not seen.hidden_trump:
        return (seen.trump,)
    played = {one.suit for pile in seen.won for one in pile}
    unseen = {one.suit for one in seen.unseen()}
    return tuple(suit for suit in Suit if suit in unseen and suit not in played)


def unsure_seats(seen: PlayerView) -> frozenset[int]:
    """The seats of which this one does not know whose side they are on (A5).

    Whoever does not hold the called card plays against the declarer, and knows it; before the
    suit is named, so does whoever holds no card of the rank that was called (A4).
    """
    if seen.unnamed:
        return frozenset(seen.players) - {seen.seat, *_against_me(seen)}
    contract = seen.auction.contract if seen.auction is not None else None
    if contract is None or contract.called is None or len(seen.sides) <= 2:
        return frozenset()
    return frozenset(seen.players) - {seen.seat, contract.declarer}


def _against_me(seen: PlayerView) -> tuple[int, ...]:
    """The declarer, where the seat in turn cannot come to hold the called card (A4)."""
    best = seen.auction.best if seen.auction is not None else None
    if best is None or best.seat == seen.seat or any(one.rank is best.rank for one in seen.hand):
        return ()
    return (best.seat,)


class Situation:
    """A view and what follows from it for the seat in turn.

    Attributes:
        seen: the view.
        trump: the trump suit, or the one that is supposed while it is not known; None for none.
        suits: the suits that may be trumps, and ``hidden``, whether they are several.
        contract: what the declarer undertook, or None where trumps are not bid for, or not named.
        side: the seats that I know to be on my side, mine included.
        unsure: the seats whose side I do not know.
        cards: what I may play, in pack order.
        best: the card that wins so far; None before the lead.
        best_seat: who played it; None before the lead.
        pot: points on the table.
        later: the seats that play after me, in order; with two cards each I may be among
            them, which ``again`` says.
        rivals_later: those of them who are not known to be on my side.
        friend_later: a card of my side may still come after mine.
        ours: the trick is my side's so far, and ``partner_winning`` a partner's.
        other_winning: it is another's so far, and ``rival_winning`` a known rival's.
        bonus: points that the trick carries besides its cards, as it is the last (H5).
    """

    def __init__(
        self, seen: PlayerView, trump: Suit | None, suits: tuple[Suit | None, ...]
    ) -> None:
        self.seen, self.trump, self.suits = seen, trump, suits
        self.hidden = len(self.suits) > 1
        self.contract = seen.auction.contract if seen.auction is not None else None
        self.side = next(side for side in seen.sides if seen.seat in side)
        self.unsure = unsure_seats(seen)
        self.unseen = seen.unseen()
        played = [one.card for one in seen.trick]
        self.best: Card | None = None
        self.best_seat: int | None = None
        if played:
            index = winning_index(played, trump)
            self.best, self.best_seat = played[index], seen.trick[index].seat
        self.pot = sum(one.points for one in played)
        me, size = seen.players.index(seen.seat), len(seen.players)
        missing = seen.plays - len(seen.trick) - 1 if seen.phase is Phase.PLAY else 0
        self.later = tuple(seen.players[(me + step) % size] for step in range(1, missing + 1))
        self.again = seen.seat in self.later
        self.rivals_later = tuple(seat for seat in self.later if seat not in self.side)
        self.friend_later = any(seat in self.side or seat in self.unsure for seat in self.later)
        self.ours = self.best_seat in self.side
        self.partner_winning = self.ours and self.best_seat != seen.seat
        self.other_winning = self.best is not None and not self.ours
        self.rival_winning = self.other_winning and self.best_seat not in self.unsure
        self.cards = self._cards()
        self.bonus = seen.rules.last_trick_bonus if self.last_trick else 0

    def _cards(self) -> tuple[Card, ...]:
        seen = self.seen
        hand = tuple(sorted(seen.hand, key=lambda one: one.index))
        if seen.phase is not Phase.PLAY:
            return ()
        if seen.stock:
            return hand
        table = [one.card for one in seen.trick]
        return fulfilling(hand, table, self.trump, seen.rules.obligation)

    @property
    def leading(self) -> bool:
        """Whether the seat leads the trick."""
        return self.seen.phase is Phase.PLAY and not self.seen.trick

    @property
    def dutiful(self) -> bool:
        """Whether players must follow or trump in this trick, so that a card may be barred (L4)."""
        return not self.seen.stock and self.seen.rules.obligation != "free"

    @property
    def early(self) -> bool:
        """Whether much is still to be played: there is a stock, or more cards than three each."""
        return bool(self.seen.stock) or len(self.seen.hand) > 3

    @property
    def last_trick(self) -> bool:
        """Whether no trick follows this one."""
        seen = self.seen
        return not seen.stock and sum(seen.held) + len(seen.trick) == seen.plays

    @property
    def last_draw(self) -> bool:
        """Whether the face-up card is drawn after this trick (S2)."""
        return self.seen.face_up is not None and self.seen.stock <= self.seen.plays

    @property
    def others(self) -> tuple[int, ...]:
        """All players but me."""
        return tuple(seat for seat in self.seen.players if seat != self.seen.seat)

    def out(self, seat: int) -> tuple[Card, ...]:
        """Every card that this other seat may hold, in pack order."""
        known, lacks = self.seen.known[seat], self.seen.lacks
        hidden = self.unseen if self.seen.held[seat] > len(known) else ()
        found = {*known, *hidden}
        if lacks:
            found -= lacks[seat]
        return tuple(sorted(found, key=lambda one: one.index))

    def out_for(self, seats: Sequence[int]) -> tuple[Card, ...]:
        """Every card that one of these other seats may hold, in pack order."""
        found = {one for seat in seats for one in self.out(seat)}
        return tuple(sorted(found, key=lambda one: one.index))

    def rivals(self) -> tuple[int, ...]:
        """All players who are not known to be on my side, in order of play."""
        return tuple(seat for seat in self.seen.players if seat not in self.side)

    def beats(self, new: Card, old: Card) -> bool:
        """Whether a card played later takes the trick from another."""
        return winning_index((old, new), self.trump) == 1

    def wins(self, one: Card) -> bool:
        """Whether the card would be winning the trick once played."""
        return self.best is None or self.beats(one, self.best)

    def beaters(self, one: Card) -> tuple[Card, ...]:
        """The cards with which a rival after me may still beat this one."""
        return tuple(new for new in self.out_for(self.rivals_later) if self.beats(new, one))

    def safe(self, one: Card) -> bool:
        """Whether the card wins the trick for my side whatever the rivals hold."""
        return self.wins(one) and not self.beaters(one)

    def ours_safe(self) -> bool:
        """Whether my side is winning and no rival after me can beat that card."""
        return self.ours and self.best is not None and not self.beaters(self.best)

    def partner_safe(self) -> bool:
        """Whether my partner is winning and no rival after me can beat that card."""
        return self.partner_winning and self.ours_safe()

    def points(self, seat: int) -> int:
        """Points so far of the side of this seat, as far as I know who is on it."""
        side = next(side for side in self.seen.sides if seat in side)
        return sum(self.seen.points[one] for one in side)

    def declares(self, seat: int) -> bool:
        """Whether this seat is known to be on the side of the declarer."""
        contract = self.contract
        return contract is not None and any(
            seat in side and contract.declarer in side for side in self.seen.sides
        )

    def needs(self, seat: int) -> int:
        """Points that decide the hand for the side of this seat, whatever the others do.

        More than half of them; under a contract what the declarer needs, or what leaves
        less than that to the declarer, every cante that may still come included.
        """
        rules, contract = self.seen.rules, self.contract
        if contract is None:
            return majority(rules)
        if self.declares(seat):
            return contract.needed
        assert self.seen.auction is not None
        cantes = self.seen.auction.cante_points() + self.cantes_left()
        return rules.total() + cantes - contract.needed + 1

    def cantes_left(self) -> int:
        """The most points that the declarer's side may still announce (A3)."""
        seen, contract = self.seen, self.contract
        if contract is None or seen.auction is None or not seen.rules.cantes:
            return 0
        sung = {one.suit for one in seen.auction.cantes}
        return sum(
            40 if suit is contract.trump else 20
            for suit in Suit
            if suit not in sung
            and any(self._may_pair(seat, suit) for seat in seen.players if self.declares(seat))
        )

    def _may_pair(self, seat: int, suit: Suit) -> bool:
        """Whether this seat holds or may come to hold king and knight of the suit together."""
        drawn = (*self.unseen, *self.seen.open_stock) if self.seen.stock else ()
        held = self.seen.hand if seat == self.seen.seat else self.out(seat)
        ranks = {one.rank for one in (*held, *drawn) if one.suit is suit}
        return Rank.KING in ranks and Rank.KNIGHT in ranks

    def draws_last(self, winner: int) -> int:
        """The seat that draws last after this winner's trick, as the stock ends with it."""
        players = self.seen.players
        count = min(self.seen.stock, self.seen.plays)
        return players[(players.index(winner) + count - 1) % len(players)]

    def may_end(self) -> bool:
        """Whether I play last and the hand may end with this trick, as it is decided (H2, H4)."""
        seen = self.seen
        if not seen.rules.stop_when_decided or self.later:
            return False
        for one in self.cards:
            winner = seen.seat if self.wins(one) else self.best_seat
            gain = self.pot + one.points
            points = [
                sum(seen.points[seat] for seat in side) + gain * (winner in side)
                for side in seen.sides
            ]
            if is_decided(seen.rules, points):
                return True
        return False

    def may_swap(self, winner: int, one: Card) -> bool:
        """Whether the winner of this trick may hold a card for a swap once ``one`` is played."""
        seen, turned = self.seen, self.seen.face_up
        if not seen.rules.swap or turned is None:
            return False
        if not in_time(seen.rules, seen.plays, seen.stock, seen.number):
            return False
        if winner == self.seen.seat:
            held = tuple(other for other in self.seen.hand if other is not one)
        else:
            held = self.out(winner)
        ranks = swappers(seen.rules, turned)
        return any(other.rank in ranks and other.suit is self.trump for other in held)
