"""Playouts of any rule set, in a world that fits a view, as fast as plain Python can.

Everybody follows the fitted tables and knows what it would know at the table: trumps once
they are shown (C2), and who is on whose side once it is (A5). The winner of a trick swaps as
soon as it may (X1) and announces what it holds (A3). A test plays the same actions through
the engine and gets the same points.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from ..game.actions import Announce, Move, Play, Swap
from ..game.auction import Contract
from ..game.cards import CARDS, Card, Suit
from ..game.view import PlayerView
from . import worlds
from .open_end import OpenEnd
from .packed import (
    BEATS,
    CANTE_POINTS,
    KING,
    KNIGHT,
    POINTS,
    RANK_OF,
    RANKS,
    SUIT_OF,
    fulfilling,
    packing,
)
from .plain_policy import PLAIN_BEATS, Beats, tables
from .policy import stage_of_rounds
from .swaps import Swaps

LONG_HAND = 3
"""A hand with more cards than these is not yet near its end, whatever there is to draw."""

LOWEST = -1e9
"""Less than any card is worth."""

Log = list[tuple[str, int, int]]
"""What was done: ``play``, ``swap`` or ``cante``, by whom, and with which card or suit."""


Friends = list[list[bool]]
"""By seat, and for each seat whether it is taken for a friend."""


class Packed(NamedTuple):
    """A world as numbers.

    Attributes:
        number: of each card.
        hands, stock: as in the world.
        trick: the trick so far, by seat and card.
        trumps: whether there are trumps at all.
        friends: by seat, whom it takes for a friend before trumps are named, after that, and once
            the called card is played.
        called: the called card while its holder is not known to all, or -1.
        sung: suits whose cante was announced.
    """

    number: dict[Card, int]
    hands: list[list[int]]
    stock: list[int]
    trick: list[tuple[int, int]]
    trumps: bool
    friends: tuple[Friends, Friends, Friends]
    called: int
    sung: frozenset[int]


class Playout:
    """A view, and what it takes to play its worlds to the end."""

    def __init__(self, seen: PlayerView) -> None:
        self._seen = seen
        rules = seen.rules
        self._players = len(seen.players)
        self._size = seen.plays
        self._free = rules.obligation == "free"
        self._beat = rules.obligation == "follow_and_beat"
        self._bonus = rules.last_trick_bonus
        self._after = [-1] * seen.seats
        for place, seat in enumerate(seen.players):
            self._after[seat] = seen.players[(place + 1) % self._players]
        self._known = tables(self._size, True)
        self._unknown = tables(self._size, False) if seen.trump is None else self._known
        self._swaps = Swaps(seen) if rules.swap else None
        auction = seen.auction
        self._contract = auction.contract if auction is not None else None
        self._shown = auction is None or auction.partner_shown
        sung = {one.suit for one in auction.cantes} if auction is not None else set()
        self._unnamed = seen.unnamed
        self._sung = [one for one in CARDS if one.suit in sung]
        self._singers = frozenset(self._declarers() if rules.cantes else ())

    def _declarers(self) -> tuple[int, ...]:
        if self._contract is None:
            return ()
        return next(side for side in self._seen.sides if self._contract.declarer in side)

    def packed(self, world: worlds.World, contract: Contract | None = None) -> Packed:
        """The world as numbers; without trumps any suit may stand first.

        ``contract`` is what is made of a world whose trumps are named after this trick (A4).
        """
        number = packing(world.trump or Suit.COINS).number
        contract = contract or self._contract
        called = contract.called if contract is not None else None
        return Packed(
            number,
            [sorted([number[one] for one in hand]) for hand in world.hands],
            [number[one] for one in world.stock],
            [(played.seat, number[played.card]) for played in self._seen.trick],
            world.trump is not None,
            self._friends(world.sides, contract),
            -1 if called is None or self._shown else number[called],
            frozenset([SUIT_OF[number[one]] for one in self._sung]),
        )

    def _friends(
        self, sides: Sequence[Sequence[int]], contract: Contract | None
    ) -> tuple[Friends, Friends, Friends]:
        """Whom each seat takes for a friend, before and after a called card is played (A5).

        The holder of the called card knows, once it is called; the rest take each other for
        friends against the declarer, who trusts nobody.
        """
        seats = range(self._seen.seats)
        side = [next((at for at, one in enumerate(sides) if seat in one), -1) for seat in seats]
        true = [[side[one] == side[other] for other in seats] for one in seats]
        if self._shown or contract is None or contract.called is None:
            return true, true, true
        declarer = contract.declarer
        ours = next(one for one in sides if declarer in one)
        early = [[other != declarer for other in seats] for _ in seats]
        early[declarer] = [other == declarer for other in seats]
        believed = [
            true[seat] if seat in ours and seat != declarer else early[seat] for seat in seats
        ]
        return early, believed, true

    def ending(self, world: Packed, sides: Sequence[Sequence[int]]) -> OpenEnd | None:
        """What plays this world perfectly from here, or None where that is not possible.

        Two sides, no stock, trumps, and no cante to come.
        """
        if world.stock or not world.trumps or len(sides) != 2:
            return None
        for seat in self._singers:
            hand = world.hands[seat]
            if any(_paired(card, hand, world.sung) for card in hand):
                return None
        seats = range(self._seen.seats)
        side = [next((at for at, one in enumerate(sides) if seat in one), -1) for seat in seats]
        return OpenEnd(self._after, side, self._size, self._free, self._bonus, self._beat)

    def solved(self, end: OpenEnd, world: Packed, action: Move) -> tuple[int, ...]:
        """By side, what is still taken when this is done and all then play perfectly."""
        seat = self._seen.seat
        if not isinstance(action, Play):
            return end.by_side(world.hands, seat)
        card = world.number[action.card]
        hands = world.hands.copy()
        hands[seat] = [one for one in hands[seat] if one != card]
        return end.by_side(hands, self._after[seat], [*world.trick, (seat, card)])

    def points(self, world: Packed, action: Move, log: Log | None = None) -> list[int]:
        """By seat, what is still taken when this is done and all then follow the tables."""
        seen = self._seen
        seat = seen.seat
        hands = [hand.copy() for hand in world.hands]
        stock = world.stock.copy()
        points = [0] * seen.seats
        sung = set(world.sung)
        if isinstance(action, Play):
            card = world.number[action.card]
            hands[seat].remove(card)
            if log is not None:
                log.append(("play", seat, card))
            trick = [*world.trick, (seat, card)]
            self._play_out(world, hands, trick, self._after[seat], stock, 0, sung, points, log)
            return points
        if isinstance(action, Swap):
            given = world.number[action.card]
            hands[seat].remove(given)
            hands[seat].append(stock[-1])
            stock[-1] = given
            if log is not None:
                log.append(("swap", seat, given))
        elif isinstance(action, Announce):
            suit = next(SUIT_OF[world.number[one]] for one in CARDS if one.suit is action.suit)
            sung.add(suit)
            points[seat] += CANTE_POINTS[suit]
            if log is not None:
                log.append(("cante", seat, suit))
        drawn = self._draw(hands, seat, stock, 0)
        self._play_out(world, hands, [], seat, stock, drawn, sung, points, log)
        return points

    def _draw(self, hands: list[list[int]], winner: int, stock: Sequence[int], drawn: int) -> int:
        seat = winner
        cards = stock[drawn : drawn + self._size]
        for card in cards:
            hands[seat].append(card)
            seat = self._after[seat]
        return drawn + len(cards)

    def _play_out(
        self,
        world: Packed,
        hands: list[list[int]],
        trick: Sequence[tuple[int, int]],
        seat: int,
        stock: list[int],
        drawn: int,
        sung: set[int],
        points: list[int],
        log: Log | None,
    ) -> None:
        """Play to the end and add what every seat takes to ``points``."""
        size, after, swaps, singers = self._size, self._after, self._swaps, self._singers
        end = len(stock)
        blind = self._seen.trump is None and not (world.trumps and drawn and drawn == end)
        policy = self._unknown if blind else self._known
        unnamed = self._unnamed
        beats: Beats = BEATS if world.trumps and not unnamed else PLAIN_BEATS
        seems = policy.beats
        called = -1 if unnamed else world.called
        friends = world.friends[0 if unnamed else 1]
        played, pot, led, best, seeming = 0, 0, -1, -1, -1
        winner = liked = seat
        shown = False
        for who, card in trick:
            if not played:
                led = best = seeming = card
                winner = liked = who
            if beats[best][card]:
                best, winner = card, who
            if seems[seeming][card]:
                seeming, liked = card, who
            shown = shown or card < RANKS
            pot += POINTS[card]
            played += 1
            if card == called:
                friends = world.friends[2]
        while True:
            hand = hands[seat]
            stage = stage_of_rounds((end - drawn) // self._players + max(0, len(hand) - LONG_HAND))
            answers = policy.answers[stage]
            if not played:
                may = _keeping(hand, hand, sung) if seat in singers else hand
                row = policy.leads[stage][sum([card < RANKS for card in hand])]
                led = best = seeming = max(may, key=row.__getitem__)
                hand.remove(led)
                winner = liked = seat
                pot, played, shown = POINTS[led], 1, led < RANKS
                if led == called:
                    friends = world.friends[2]
                if log is not None:
                    log.append(("play", seat, led))
                seat = after[seat]
            dutiful = drawn == end and not self._free
            while played < size:
                hand = hands[seat]
                may = hand
                if dutiful:
                    may = fulfilling(hand, led, best, self._beat, world.trumps)
                if seat in singers:
                    may = _keeping(may, hand, sung)
                worth, share = answers[size - played - 1][friends[seat][liked]][seeming]
                top = LOWEST
                for one in may:
                    value = worth[one] + share[one] * pot
                    if value > top:
                        top, card = value, one
                hand.remove(card)
                if beats[best][card]:
                    best, winner = card, seat
                if seems[seeming][card]:
                    seeming, liked = card, seat
                if card < RANKS:
                    shown = True
                if card == called:
                    friends = world.friends[2]
                if log is not None:
                    log.append(("play", seat, card))
                pot += POINTS[card]
                played += 1
                seat = after[seat]
            points[winner] += pot
            if not hands[winner]:
                points[winner] += self._bonus
                return
            if blind and (shown or unnamed) and world.trumps:
                blind, policy, seems = False, self._known, self._known.beats
                if unnamed:
                    unnamed, beats, called = False, BEATS, world.called
                    friends = world.friends[1 if any(called in one for one in hands) else 2]
            if winner in singers:
                self._announce(hands[winner], winner, sung, points, log)
            if drawn < end:
                if (
                    swaps
                    and not blind
                    and swaps.after_trick(hands[winner], stock, drawn)
                    and log is not None
                ):
                    log.append(("swap", winner, stock[-1]))
                drawn = self._draw(hands, winner, stock, drawn)
                if blind and drawn == end and world.trumps:
                    blind, policy, seems = False, self._known, self._known.beats
            seat = liked = winner
            played = 0

    def _announce(
        self, hand: list[int], seat: int, sung: set[int], points: list[int], log: Log | None
    ) -> None:
        """One cante, if the winner of the trick has one, the forty first (A3)."""
        for suit, worth in enumerate(CANTE_POINTS):
            if suit not in sung and suit * RANKS + KING in hand and suit * RANKS + KNIGHT in hand:
                sung.add(suit)
                points[seat] += worth
                if log is not None:
                    log.append(("cante", seat, suit))
                return


def _keeping(may: list[int], hand: list[int], sung: Set[int]) -> list[int]:
    """What may be played without parting a king and knight that are still to be announced."""
    return [card for card in may if not _paired(card, hand, sung)] or may


def _paired(card: int, hand: list[int], sung: Set[int]) -> bool:
    """Whether this card and another of the hand can still be announced together (A3)."""
    # The numbers of king and knight differ in the last bit alone.
    return RANK_OF[card] >= KNIGHT and card ^ 1 in hand and SUIT_OF[card] not in sung
