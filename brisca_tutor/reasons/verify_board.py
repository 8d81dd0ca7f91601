"""A view in card codes, for the proofs of principles; it shares no code with their finders.

Tricks are decided by ranking every card of the trick, hidden cards found by taking the pack
apart code by code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..game.actions import Bid
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


def suits_that_may_be_trumps(seen: PlayerView) -> set[str]:
    """The trump suit, or those that no finished trick and no sight of every card rules out.

    An empty one where there are no trumps.
    """
    if seen.trump is not None or not seen.hidden_trump:
        return {seen.trump.value if seen.trump is not None else ""}
    shown = {one.code for pile in seen.won for one in pile}
    in_sight = shown | {one.code for pile in (seen.hand, *seen.known) for one in pile}
    in_sight |= {play.card.code for play in seen.trick} | {one.code for one in seen.open_stock}
    pack = {one.code for one in seen.rules.cards(seen.seats)}
    return {code[1] for code in pack - in_sight} - {code[1] for code in shown}


class Board:
    """The view in codes, and what may be held where."""

    def __init__(self, seen: PlayerView, trump: str) -> None:
        self.seen, self.trump = seen, trump
        self.me = seen.seat
        self.table = [play.card.code for play in seen.trick]
        self.table_seats = [play.seat for play in seen.trick]
        self.hand = [one.code for one in seen.hand]
        self.stock = seen.stock
        self.turned = seen.face_up.code if seen.face_up else ""
        self.rules = seen.rules
        self.bound = seen.rules.obligation != "free" and not seen.stock
        self.team = {seat: place for place, side in enumerate(seen.sides) for seat in side}
        self.ring = list(seen.players)
        self.score = dict(enumerate(seen.points))
        self.holds = self._holds(seen)
        at = self.ring.index(self.me)
        order = self.ring[at + 1 :] + self.ring[:at]
        left = len(self.ring) * seen.rules.cards_each - len(self.table) - 1
        self.to_come = [*order, self.me] * seen.rules.cards_each
        self.to_come = self.to_come[:left]
        self.again = self.me in self.to_come
        self.others = [seat for seat in order if self.team[seat] != self.team[self.me]]
        self.pot = sum(map(worth, self.table))
        self.alone = len(set(self.team.values())) > 2
        self.strangers = self._strangers(seen)
        self.maybe_trumps = sorted(suits_that_may_be_trumps(seen))
        last = not seen.stock and sum(seen.held) + len(self.table) == (
            len(self.ring) * seen.rules.cards_each
        )
        self.extra = seen.rules.last_trick_bonus if last else 0

    def _holds(self, seen: PlayerView) -> dict[int, set[str]]:
        """By other seat, what it may hold: the pack less every card whose place is known."""
        everything = {one.code for one in seen.rules.cards(seen.seats)}
        placed = {*self.table, *self.hand, self.turned}
        for pile in (*seen.won, *seen.known, seen.open_stock):
            placed |= {one.code for one in pile}
        hidden = everything - placed
        holds = {}
        for seat in self.ring:
            if seat == self.me:
                continue
            known = {one.code for one in seen.known[seat]}
            held = known | (hidden if seen.held[seat] > len(known) else set())
            barred = {one.code for one in seen.lacks[seat]} if seen.lacks else set()
            holds[seat] = held - barred
        return holds

    def _strangers(self, seen: PlayerView) -> set[int]:
        """The seats that may be with me or against me, while nobody has shown the called card."""
        auction = seen.auction
        if auction is not None and auction.contract is None and auction.calls:
            caller, rank = [(one.seat, one.rank) for one in auction.calls if type(one) is Bid][-1]
            holds = rank is not None and any(code[0] == rank.value for code in self.hand)
            maybe = holds or self.me == caller
            return {seat for seat in self.ring if seat != self.me and (maybe or seat != caller)}
        if auction is None or auction.contract is None or auction.contract.called is None:
            return set()
        called, declarer = auction.contract.called, auction.contract.declarer
        gone = {code for pile in seen.won for code in [one.code for one in pile]} | set(self.table)
        if called.code in gone or called.code in self.hand:
            return set()
        return {seat for seat in self.ring if seat not in (self.me, declarer)}

    def mine(self) -> list[str]:
        """What I may play."""
        return self.may_play(self.hand, self.table)

    def may_play(self, hand: list[str], table: list[str]) -> list[str]:
        """What a hand may play to these cards: follow, else trump, higher where that is a duty."""
        if not self.bound or not table:
            return hand
        beat = self.rules.obligation == "follow_and_beat"
        for suit in (table[0][1], self.trump):
            same = [code for code in hand if code[1] == suit]
            if same and not beat:
                return same
            if same:
                over = [code for code in same if taker([*table, code], self.trump) == len(table)]
                return over or (same if suit == table[0][1] else hand)
        return hand

    def holder(self) -> int | None:
        """Who is winning the trick."""
        return self.table_seats[taker(self.table, self.trump)] if self.table else None

    def rival_holds(self) -> bool:
        """A rival is winning the trick, known to be one."""
        return self.other_holds() and self.holder() not in self.strangers

    def other_holds(self) -> bool:
        """Somebody is winning the trick who is not known to be a partner."""
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

    def mates_beat(self, code: str) -> bool:
        """A card of a partner to come may beat it."""
        cards = [*self.table, code]
        return any(
            taker([*cards, other], self.trump) == len(cards)
            for seat in self.to_come
            if seat not in self.others and seat != self.me
            for other in self.holds[seat]
        )

    def sure(self, code: str) -> bool:
        """My card takes the trick for my side whatever is hidden."""
        return self.takes(code) and not self.lost_to(code)

    def friend_sure(self) -> bool:
        """A partner takes the trick unless I do."""
        seat = self.holder()
        if seat is None or self.team[seat] != self.team[self.me]:
            return False
        return seat != self.me and self.side_sure()

    def side_sure(self) -> bool:
        """No rival to come can beat what is winning."""
        return not any(
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

    def anybody_holds(self, wanted: Callable[[str], bool]) -> int:
        """How many such cards others may hold, partners included."""
        return len({code for held in self.holds.values() for code in held if wanted(code)})

    def declaring(self, seat: int) -> bool:
        """Whether a seat is known to be of the declarer's side."""
        auction = self.seen.auction
        if auction is None or auction.contract is None:
            return False
        return self.team[seat] == self.team[auction.contract.declarer]

    def enough(self, seat: int) -> int:
        """Points after which the side of this seat has won, or made or defeated the contract."""
        auction, all_points = self.seen.auction, 120 + self.rules.last_trick_bonus
        if auction is None or auction.contract is None:
            return all_points // 2 + 1
        needed = auction.contract.needed
        if self.declaring(seat):
            return needed
        most = all_points + sum(one.points for one in auction.cantes)
        return most + self.songs() - needed + 1

    def songs(self) -> int:
        """The most points that the declarer's side may still announce."""
        auction = self.seen.auction
        if auction is None or not self.rules.cantes:
            return 0
        sung = {one.suit.value for one in auction.cantes}
        points = 0
        for suit in {"o", "c", "e", "b"} - sung:
            pair = {f"R{suit}", f"C{suit}"}
            for seat in self.ring:
                if not self.declaring(seat):
                    continue
                held = set(self.hand) if seat == self.me else self.holds[seat]
                if self.stock:
                    for other, cards in self.holds.items():
                        held = held | (cards - {one.code for one in self.seen.known[other]})
                    held = held | {one.code for one in self.seen.open_stock} | self._undealt()
                if pair <= held:
                    points += 40 if suit == self.trump else 20
                    break
        return points

    def _undealt(self) -> set[str]:
        return {one.code for one in self.seen.unseen()}


Claims = dict[str, bool]
"""What is claimed, in a few words, and whether it holds."""
