"""What a seat knows for certain about the trick before it: the facts that reasons rest on.

Everything comes from a `PlayerView`; nothing is guessed. A card is *out* for a player when
that player may hold it as far as this seat can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..game.cards import Card, Rank, Suit
from ..game.events import Played
from ..game.scoring import majority
from ..game.state import Phase
from ..game.trick import winning_index
from ..game.view import PlayerView

SOLVED_HAND = 4
"""Cards in hand up to which the open end of a two-seat hand is worked out."""


def is_brisca(one: Card, trump: Suit) -> bool:
    """Whether the card is an ace or a three outside trumps."""
    return one.points >= 10 and one.suit is not trump


class Situation:
    """A view and what follows from it for the seat in turn.

    Attributes:
        seen: the view.
        trump: the trump suit.
        side: the seats of my side.
        cards: what I may play, in pack order.
        best: the card that wins so far; None before the lead.
        best_seat: who played it; None before the lead.
        pot: points on the table.
        later: the seats that play after me, in order.
        rivals_later: those of them who are not on my side.
        partner_winning: the trick is my partner's so far.
        partner_later: a partner plays after me.
        majority: points that win the hand for certain.
    """

    def __init__(self, seen: PlayerView) -> None:
        assert seen.trump is not None, "reasons need a trump suit"
        self.seen = seen
        self.trump = seen.trump
        self.side = next(side for side in seen.sides if seen.seat in side)
        self.unseen = seen.unseen()
        played = [one.card for one in seen.trick]
        self.best: Card | None = None
        self.best_seat: int | None = None
        if played:
            index = winning_index(played, self.trump)
            self.best, self.best_seat = played[index], seen.trick[index].seat
        self.pot = sum(one.points for one in played)
        size = len(seen.players)
        me = seen.players.index(seen.seat)
        missing = size - len(seen.trick) - 1 if seen.phase is Phase.PLAY else 0
        self.later = tuple(seen.players[(me + step) % size] for step in range(1, missing + 1))
        self.rivals_later = tuple(seat for seat in self.later if seat not in self.side)
        self.partner_winning = self.best_seat in self.side
        self.partner_later = len(self.rivals_later) < len(self.later)
        self.rival_winning = self.best is not None and not self.partner_winning
        self.majority = majority(seen.rules)
        self.cards = self._cards()

    def _cards(self) -> tuple[Card, ...]:
        seen = self.seen
        hand = tuple(sorted(seen.hand, key=lambda one: one.index))
        if seen.phase is not Phase.PLAY:
            return ()
        if not seen.trick or seen.stock or seen.rules.obligation == "free":
            return hand
        led = seen.trick[0].card.suit
        return (
            tuple(one for one in hand if one.suit is led)
            or tuple(one for one in hand if one.suit is self.trump)
            or hand
        )

    @property
    def leading(self) -> bool:
        """Whether the seat leads the trick."""
        return self.seen.phase is Phase.PLAY and not self.seen.trick

    @property
    def dutiful(self) -> bool:
        """Whether players must follow or trump in this trick, so that a card may be barred (L4)."""
        return not self.seen.stock and self.seen.rules.obligation != "free"

    @property
    def last_draw(self) -> bool:
        """Whether the face-up card is drawn after this trick (S2)."""
        return self.seen.face_up is not None and self.seen.stock == len(self.seen.players)

    def out(self, seat: int) -> tuple[Card, ...]:
        """Every card that this other seat may hold, in pack order."""
        known = self.seen.known[seat]
        hidden = self.unseen if self.seen.held[seat] > len(known) else ()
        return tuple(sorted({*known, *hidden}, key=lambda one: one.index))

    def out_for(self, seats: Sequence[int]) -> tuple[Card, ...]:
        """Every card that one of these other seats may hold, in pack order."""
        found = {one for seat in seats for one in self.out(seat)}
        return tuple(sorted(found, key=lambda one: one.index))

    def rivals(self) -> tuple[int, ...]:
        """All players of other sides, in order of play."""
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

    def partner_safe(self) -> bool:
        """Whether my partner is winning and no rival after me can beat that card."""
        return self.partner_winning and self.best is not None and not self.beaters(self.best)

    def points(self, seat: int) -> int:
        """Points so far of the side of this seat."""
        side = next(side for side in self.seen.sides if seat in side)
        return sum(self.seen.points[one] for one in side)

    def draws_last(self, winner: int) -> int:
        """The seat that draws last after this winner's trick."""
        players = self.seen.players
        return players[players.index(winner) - 1]

    def may_swap(self, winner: int, one: Card) -> bool:
        """Whether the winner of this trick may hold a card for a swap once ``one`` is played."""
        rules, turned = self.seen.rules, self.seen.face_up
        covered = self.seen.stock - 1
        least = len(self.seen.players) if rules.swap_deadline == "before_last_draw_trick" else 1
        if not rules.swap or turned is None or covered < least:
            return False
        if not turned.points and rules.swap_two == "off":
            return False
        rank = Rank.SEVEN if turned.points else Rank.TWO
        if winner == self.seen.seat:
            held = tuple(other for other in self.seen.hand if other is not one)
        else:
            held = self.out(winner)
        return any(other.rank is rank and other.suit is self.trump for other in held)


class Line(NamedTuple):
    """The end of a two-seat hand with every card known, best play by both from my card on.

    Attributes:
        points: my final points, the last trick bonus included.
        plays: every play to come, mine first.
        winners: who takes each of the tricks they complete.
    """

    points: int
    plays: tuple[Played, ...]
    winners: tuple[int, ...]


def open_end(where: Situation) -> dict[Card, Line]:
    """For each card I may play, the best line with it; empty unless nothing is hidden (P11)."""
    seen = where.seen
    if len(seen.players) != 2 or seen.stock or len(seen.hand) > SOLVED_HAND or not where.cards:
        return {}
    rival = where.rivals()[0]
    hands = {seen.seat: frozenset(seen.hand), rival: frozenset(where.out(rival))}
    solver = _Solver(where, rival)
    return {
        one: solver.line(hands, seen.seat, seen.trick[0] if seen.trick else None, one)
        for one in where.cards
    }


class _Solver:
    def __init__(self, where: Situation, rival: int) -> None:
        self.where = where
        self.me, self.rival = where.seen.seat, rival
        self.free = where.seen.rules.obligation == "free"

    def line(
        self, hands: dict[int, frozenset[Card]], turn: int, lead: Played | None, one: Card
    ) -> Line:
        more, plays, winners = self._after(hands, turn, lead, one)
        return Line(self.where.seen.points[self.me] + more, plays, winners)

    def _after(
        self, hands: dict[int, frozenset[Card]], turn: int, lead: Played | None, one: Card
    ) -> tuple[int, tuple[Played, ...], tuple[int, ...]]:
        left = {**hands, turn: hands[turn] - {one}}
        other = self.rival if turn == self.me else self.me
        play = Played(turn, one)
        if lead is None:
            more, plays, winners = self._best(left, other, play)
            return more, (play, *plays), winners
        winner = turn if self.where.beats(one, lead.card) else other
        points = one.points + lead.card.points if winner == self.me else 0
        if not left[self.me] and not left[self.rival]:
            bonus = self.where.seen.rules.last_trick_bonus if winner == self.me else 0
            return points + bonus, (play,), (winner,)
        more, plays, winners = self._best(left, winner, None)
        return points + more, (play, *plays), (winner, *winners)

    def _best(
        self, hands: dict[int, frozenset[Card]], turn: int, lead: Played | None
    ) -> tuple[int, tuple[Played, ...], tuple[int, ...]]:
        hand = sorted(hands[turn], key=lambda one: one.index)
        if lead is not None and not self.free:
            hand = (
                [one for one in hand if one.suit is lead.card.suit]
                or [one for one in hand if one.suit is self.where.trump]
                or hand
            )
        ends = [self._after(hands, turn, lead, one) for one in hand]
        choose = max if turn == self.me else min
        return choose(ends, key=lambda end: end[0])
