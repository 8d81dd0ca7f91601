"""A view in card codes, for the proofs of principles; it shares no code with their finders.

Tricks are decided by ranking every card of the trick, hidden cards found by taking the pack
apart code by code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..game.view import PlayerView

ORDER = "2456789SCR31"
WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}


def worth(code: str) -> int:
    """Points of a card code."""
    return WORTH.get(code[0], 0)


def taker(codes: Sequence[str], trump: str) -> int:
    """The place of the card that takes a trick: the highest by trump, suit led and rank."""
    led = codes[0][1]
    marks = [
        (100 if code[1] == trump else 50 if code[1] == led else 0) + ORDER.index(code[0])
        for code in codes
    ]
    return marks.index(max(marks))


class Board:
    """The view in codes, and what may be held where."""

    def __init__(self, seen: PlayerView) -> None:
        assert seen.trump is not None
        self.me = seen.seat
        self.trump = seen.trump.value
        self.table = [play.card.code for play in seen.trick]
        self.table_seats = [play.seat for play in seen.trick]
        self.hand = [one.code for one in seen.hand]
        self.stock = seen.stock
        self.turned = seen.face_up.code if seen.face_up else ""
        self.bound = seen.rules.obligation != "free" and not seen.stock
        self.rules = seen.rules
        self.team = {seat: place for place, side in enumerate(seen.sides) for seat in side}
        self.ring = list(seen.players)
        self.score = dict(enumerate(seen.points))
        everything = {one.code for one in seen.rules.cards(seen.seats)}
        placed = {*self.table, *self.hand, self.turned}
        for pile in (*seen.won, *seen.known):
            placed |= {one.code for one in pile}
        hidden = everything - placed
        self.holds = {
            seat: {one.code for one in seen.known[seat]}
            | (hidden if seen.held[seat] > len(seen.known[seat]) else set())
            for seat in self.ring
            if seat != self.me
        }
        at = self.ring.index(self.me)
        order = self.ring[at + 1 :] + self.ring[:at]
        self.to_come = [seat for seat in order if seat not in self.table_seats]
        self.others = [seat for seat in order if self.team[seat] != self.team[self.me]]
        self.pot = sum(map(worth, self.table))

    def mine(self) -> list[str]:
        """What I may play."""
        if not self.bound or not self.table:
            return self.hand
        for suit in (self.table[0][1], self.trump):
            if same := [code for code in self.hand if code[1] == suit]:
                return same
        return self.hand

    def holder(self) -> int | None:
        """Who is winning the trick."""
        return self.table_seats[taker(self.table, self.trump)] if self.table else None

    def rival_holds(self) -> bool:
        """A rival is winning the trick."""
        seat = self.holder()
        return seat is not None and self.team[seat] != self.team[self.me]

    def takes(self, code: str) -> bool:
        """My card would be winning."""
        return taker([*self.table, code], self.trump) == len(self.table)

    def lost_to(self, code: str) -> set[str]:
        """Cards of rivals to come that would beat the best card after mine."""
        cards = [*self.table, code]
        return {
            other
            for seat in self.to_come
            if seat in self.others
            for other in self.holds[seat]
            if taker([*cards, other], self.trump) == len(cards)
        }

    def sure(self, code: str) -> bool:
        """My card takes the trick for my side whatever is hidden."""
        return self.takes(code) and not self.lost_to(code)

    def friend_sure(self) -> bool:
        """A partner takes the trick unless I do."""
        seat = self.holder()
        if seat is None or self.team[seat] != self.team[self.me]:
            return False
        least = next(
            (code for code in self.hand if not self.takes(code)),
            None,
        )
        best = self.table[taker(self.table, self.trump)]
        return not self.lost_to(least) if least else not self._beaten(best)

    def _beaten(self, best: str) -> bool:
        return any(
            taker([*self.table, other], self.trump) == len(self.table)
            for seat in self.to_come
            if seat in self.others
            for other in self.holds[seat]
        )

    def side_points(self, seat: int) -> int:
        """Points so far of a seat's side."""
        return sum(self.score[one] for one in self.team if self.team[one] == self.team[seat])

    def plain_brisca(self, code: str) -> bool:
        """An ace or three outside trumps."""
        return code[0] in "13" and code[1] != self.trump

    def rivals_hold(self, wanted: Callable[[str], bool]) -> int:
        """How many such cards rivals may hold."""
        return len({code for seat in self.others for code in self.holds[seat] if wanted(code)})


Claims = dict[str, bool]
"""What is claimed, in a few words, and whether it holds."""
