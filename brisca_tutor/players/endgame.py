"""The last tricks of a two-seat hand with every card known: exact, by search (P11).

Alpha-beta with a table of positions. A position is the two hands as masks, who leads and
how much of the stock is drawn; the stock order is known too, so this also values a world
that was only assumed.
"""

from __future__ import annotations

from .packed import BEATS, BIT, POINTS, allowed, numbers
from .swaps import Swaps

FAR = 1000


class Endgame:
    """One stock order (cards as bit masks, the trick winner draws first) and its values.

    Args:
        stock: the cards still to draw, in order.
        bonus: points for the last trick (H5).
        free: whether any card may be played once the stock is gone (L4).
        swaps: the swaps that may come before the end, or None where there can be none.
    """

    def __init__(
        self,
        stock: tuple[int, ...] = (),
        bonus: int = 0,
        free: bool = True,
        swaps: Swaps | None = None,
    ) -> None:
        self.stock = stock
        self.bonus = bonus
        self.free = free
        self.swaps = swaps
        self._swapped: dict[int, Endgame] = {}
        self._exact: dict[tuple[int, int, bool, int], tuple[int, int]] = {}

    def value(self, mine: int, theirs: int, i_lead: bool, drawn: int = 0) -> int:
        """Points I still take, bonus included, with best play by both."""
        return self._value(mine, theirs, i_lead, drawn, -FAR, FAR)

    def after(
        self, mine: int, theirs: int, i_lead: bool, lead: int, answer: int, drawn: int
    ) -> int:
        """Points I still take once this trick is played, its own included.

        The hands are those before the trick, with ``lead`` and ``answer`` in them.
        """
        return self._trick(mine, theirs, i_lead, lead, answer, drawn, -FAR, FAR)

    def answered(self, mine: int, theirs: int, lead: int, drawn: int = 0) -> int:
        """Points I still take when I lead this card and the other seat answers best."""
        replies = numbers(allowed(theirs, lead, self.free or drawn < len(self.stock)))
        return min(self.after(mine, theirs, True, lead, reply, drawn) for reply in replies)

    def _value(self, mine: int, theirs: int, i_lead: bool, drawn: int, low: int, high: int) -> int:
        if not mine:
            return 0
        key = (mine, theirs, i_lead, drawn)
        least, most = self._exact.get(key, (-FAR, FAR))
        if least >= high or most <= low or least == most:
            return least if least >= high or least == most else most
        alpha, beta = max(low, least), min(high, most)
        free = self.free or drawn < len(self.stock)
        if i_lead:
            best = -FAR
            for lead in numbers(mine):
                worst = FAR
                for reply in numbers(allowed(theirs, lead, free)):
                    worst = min(
                        worst,
                        self._trick(
                            mine,
                            theirs,
                            True,
                            lead,
                            reply,
                            drawn,
                            max(alpha, best),
                            min(beta, worst),
                        ),
                    )
                    if worst <= max(alpha, best):
                        break
                best = max(best, worst)
                if best >= beta:
                    break
        else:
            best = FAR
            for lead in numbers(theirs):
                most_here = -FAR
                for reply in numbers(allowed(mine, lead, free)):
                    most_here = max(
                        most_here,
                        self._trick(
                            mine,
                            theirs,
                            False,
                            lead,
                            reply,
                            drawn,
                            max(alpha, most_here),
                            min(beta, best),
                        ),
                    )
                    if most_here >= min(beta, best):
                        break
                best = min(best, most_here)
                if best <= alpha:
                    break
        if best <= alpha:
            most = min(most, best)
        elif best >= beta:
            least = max(least, best)
        else:
            least = most = best
        self._exact[key] = (least, most)
        return best

    def _trick(
        self,
        mine: int,
        theirs: int,
        i_lead: bool,
        lead: int,
        reply: int,
        drawn: int,
        low: int,
        high: int,
    ) -> int:
        i_win = BEATS[lead][reply] != i_lead
        if i_lead:
            mine ^= BIT[lead]
            theirs ^= BIT[reply]
        else:
            mine ^= BIT[reply]
            theirs ^= BIT[lead]
        points = POINTS[lead] + POINTS[reply] if i_win else 0
        if drawn < len(self.stock):
            window = self._drawn if self.swaps is None else self._window
            return points + window(mine, theirs, i_win, drawn, low - points, high - points)
        if not mine:
            return points + (self.bonus if i_win else 0)
        return points + self._value(mine, theirs, i_win, drawn, low - points, high - points)

    def _drawn(self, mine: int, theirs: int, i_win: bool, drawn: int, low: int, high: int) -> int:
        """The value once both draw, the winner of the trick first."""
        first, second = self.stock[drawn], self.stock[drawn + 1]
        mine |= first if i_win else second
        theirs |= second if i_win else first
        return self._value(mine, theirs, i_win, drawn + 2, low, high)

    def _window(self, mine: int, theirs: int, i_win: bool, drawn: int, low: int, high: int) -> int:
        """The value after a trick whose winner may swap before both draw (X3)."""
        assert self.swaps is not None
        best = self._drawn(mine, theirs, i_win, drawn, low, high)
        last = self.stock[-1]
        for given in self.swaps.choices(mine if i_win else theirs, last, len(self.stock) - drawn):
            if given not in self._swapped:
                stock = (*self.stock[:-1], given)
                self._swapped[given] = Endgame(stock, self.bonus, self.free, self.swaps)
            after = self._swapped[given]._drawn
            if i_win:
                best = max(best, after(mine ^ given ^ last, theirs, True, drawn, low, high))
            else:
                best = min(best, after(mine, theirs ^ given ^ last, False, drawn, low, high))
        return best
