"""The last tricks of three and more seats in a world whose cards are all known.

Two sides: alpha-beta on the points of one side. More sides: every seat plays for its own
points. It values worlds that were only assumed, as `endgame` does for two seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from .packed import BEATS, POINTS, fulfilling

FAR = 1000

Hands = tuple[tuple[int, ...], ...]


class OpenEnd:
    """Best play to the end without a stock, for one table.

    Args:
        after: the player after each seat.
        side: the side of each seat.
        size: cards in a trick.
        free: whether any card may be played (L4).
        bonus: points for the last trick (H5).
        beat: whether the winning card must be beaten if able, where play is not free (L4).
    """

    def __init__(
        self,
        after: Sequence[int],
        side: Sequence[int],
        size: int,
        free: bool,
        bonus: int,
        beat: bool = False,
    ) -> None:
        self._after = tuple(after)
        self._side = tuple(side)
        self._size = size
        self._free = free
        self._bonus = bonus
        self._beat = beat
        self._sides = len({one for one in side if one >= 0})
        self._bounds: dict[tuple[Hands, int], tuple[int, int]] = {}
        self._shares: dict[tuple[Hands, int], tuple[int, ...]] = {}

    def by_side(
        self, hands: Sequence[Sequence[int]], seat: int, trick: Sequence[tuple[int, int]] = ()
    ) -> tuple[int, ...]:
        """Points that each side still takes, this trick and the bonus included.

        ``seat`` plays next; ``trick`` is what was played to its trick, by seat and card.
        """
        self._bounds.clear()
        self._shares.clear()
        held = tuple(tuple(sorted(hand)) for hand in hands)
        pot, best, winner, led = 0, -1, seat, -1
        for who, card in trick:
            if best < 0 or BEATS[best][card]:
                best, winner = card, who
            led = led if led >= 0 else card
            pot += POINTS[card]
        state = (held, seat, len(trick), led, best, winner, pot)
        if self._sides == 2:
            out = sum(POINTS[card] for hand in held for card in hand)
            total = pot + out + self._bonus
            first = self._duel(*state, -FAR, FAR)
            return first, total - first
        return self._each(*state)

    def _choices(self, hand: tuple[int, ...], led: int, best: int) -> Sequence[int]:
        if led < 0 or self._free:
            return hand
        return fulfilling(list(hand), led, best, self._beat, True)

    def _duel(
        self,
        hands: Hands,
        seat: int,
        played: int,
        led: int,
        best: int,
        winner: int,
        pot: int,
        low: int,
        high: int,
    ) -> int:
        """Points of side 0 with best play, exact between ``low`` and ``high``."""
        if played == self._size:
            mine = pot if self._side[winner] == 0 else 0
            if not hands[winner]:
                return mine + (self._bonus if self._side[winner] == 0 else 0)
            return mine + self._led(hands, winner, low - mine, high - mine)
        maximise = self._side[seat] == 0
        value = -FAR if maximise else FAR
        for card in self._choices(hands[seat], led, best):
            takes = best < 0 or BEATS[best][card]
            found = self._duel(
                _without(hands, seat, card),
                self._after[seat],
                played + 1,
                card if led < 0 else led,
                card if takes else best,
                seat if takes else winner,
                pot + POINTS[card],
                low,
                high,
            )
            if maximise:
                value = max(value, found)
                low = max(low, value)
            else:
                value = min(value, found)
                high = min(high, value)
            if low >= high:
                break
        return value

    def _led(self, hands: Hands, seat: int, low: int, high: int) -> int:
        """A new trick: as `_duel`, with what is known of this position remembered."""
        key = (hands, seat)
        least, most = self._bounds.get(key, (-FAR, FAR))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        value = self._duel(hands, seat, 0, -1, -1, seat, 0, low, high)
        if value <= low:
            most = min(most, value)
        elif value >= high:
            least = max(least, value)
        else:
            least = most = value
        self._bounds[key] = (least, most)
        return value

    def _each(
        self, hands: Hands, seat: int, played: int, led: int, best: int, winner: int, pot: int
    ) -> tuple[int, ...]:
        """Points by side when every seat takes the most it can for its own."""
        if played == self._size:
            bonus = 0 if hands[winner] else self._bonus
            shares = [0] * self._sides
            if hands[winner]:
                key = (hands, winner)
                if key not in self._shares:
                    self._shares[key] = self._each(hands, winner, 0, -1, -1, winner, 0)
                shares = list(self._shares[key])
            shares[self._side[winner]] += pot + bonus
            return tuple(shares)
        mine = self._side[seat]
        chosen: tuple[int, ...] | None = None
        for card in self._choices(hands[seat], led, best):
            takes = best < 0 or BEATS[best][card]
            found = self._each(
                _without(hands, seat, card),
                self._after[seat],
                played + 1,
                card if led < 0 else led,
                card if takes else best,
                seat if takes else winner,
                pot + POINTS[card],
            )
            if chosen is None or found[mine] > chosen[mine]:
                chosen = found
        assert chosen is not None
        return chosen


def _without(hands: Hands, seat: int, card: int) -> Hands:
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
