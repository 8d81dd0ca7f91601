"""How tricky a question is, from what makes it so; the level follows from it.

Every trap is worth one point or two: whoever looks at it in the wrong way gives a wrong answer.
Part of version G1 of the ids: whatever changes here needs a new version.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from ...game.cards import Card, Rank, Suit
from ...game.trick import winning_index
from ..models import (
    ChooseStep,
    CountStep,
    LastDrawStep,
    ResultStep,
    Step,
    SwapStep,
    TrickStep,
)

_COURT = (Rank.JACK, Rank.KNIGHT, Rank.KING)
_BRISCA = 10
"""Points from which a card is a brisca: aces and threes."""

_LEVELS: dict[str, tuple[int, int, int, int]] = {
    "winner": (2, 3, 5, 7),
    "explanation": (2, 3, 5, 7),
    "mistake": (2, 3, 5, 7),
    "face_up": (2, 3, 5, 7),
    "points": (2, 3, 4, 5),
    "remaining": (4, 6, 8, 10),
    "winners": (2, 3, 4, 5),
    "swap": (2, 3, 4, 5),
    "outcome": (2, 3, 4, 5),
    "match": (2, 3, 4, 5),
    "game_points": (2, 3, 4, 5),
}
"""The least difficulty of levels 2 to 5, by what is asked."""


def level_of(step: Step, obstacles: Sequence[str] = ()) -> int:
    """The level of a question, 1 to 5; ``obstacles`` is what forbids a swap."""
    asks = str(getattr(step, "ask", ""))
    return 1 + bisect_right(_LEVELS[asks], difficulty(step, obstacles))


def difficulty(step: Step, obstacles: Sequence[str] = ()) -> int:
    """How many traps a question has, the heavier ones counted twice."""
    if isinstance(step, TrickStep):
        cards = [one for _, one in step.plays]
        if step.ask == "points":
            return sum(one.points > 0 for one in cards)
        return trick_traps(cards, step.trump)
    if isinstance(step, LastDrawStep):
        cards = [one for _, one in step.plays]
        return trick_traps(cards, step.face_up.suit) + (len(cards) > 2)
    if isinstance(step, CountStep):
        return sum(one.points > 0 for one in step.cards)
    if isinstance(step, ChooseStep):
        return _hand_traps(step)
    if isinstance(step, SwapStep):
        return _swap_traps(step, obstacles)
    if isinstance(step, ResultStep):
        return _result_traps(step)
    raise TypeError(step)


def trick_traps(cards: Sequence[Card], trump: Suit) -> int:
    """What may mislead in a whole trick.

    More than two seats (up to 2); a loser worth more than the winner, twice for an ace or
    three; an ace or three of no use, neither trump nor of the suit led; an ace or three of the suit
    led that a trump beats; several trumps (up to 2); a loser of the winner's suit whose number
    looks higher; a winner that is neither first nor last.
    """
    place = winning_index(cards, trump)
    best, led = cards[place], cards[0].suit
    losers = [one for one in cards if one is not best]
    richest = max(one.points for one in losers)
    off_suit = [one for one in losers if one.suit not in (trump, led) and one.points >= _BRISCA]
    beaten = [
        one
        for one in losers
        if one.suit is led is not trump and best.suit is trump and one.points >= _BRISCA
    ]
    trumps = sum(one.suit is trump for one in cards)
    return (
        min(2, len(cards) - 2)
        + (richest > best.points) * (2 if richest >= _BRISCA else 1)
        + bool(off_suit)
        + bool(beaten)
        + max(0, min(2, trumps - 1))
        + any(_looks_higher(one, best) for one in losers)
        + (0 < place < len(cards) - 1)
    )


def _looks_higher(one: Card, best: Card) -> bool:
    """Whether the number, or the figure, of a loser seems to beat the winner of its suit."""
    if one.suit is not best.suit:
        return False
    if best.rank in (Rank.ACE, Rank.THREE):
        return one.rank is not Rank.TWO
    return best.rank in _COURT and one.rank not in _COURT


def _hand_traps(step: ChooseStep) -> int:
    """More cards on the table, a trump among them, and cards of the hand that deceive."""
    table = [one for _, one in step.plays]
    best = table[winning_index(table, step.trump)]
    traps = len(table) - 1 + any(one.suit is step.trump for one in table)
    for one in step.hand:
        wins = winning_index([*table, one], step.trump) == len(table)
        traps += (one.points >= _BRISCA and not wins) or (one.points < best.points and wins)
    return traps


def _swap_traps(step: SwapStep, obstacles: Sequence[str]) -> int:
    """What forbids the swap, the two for the seven, a seven or two of another suit, seats."""
    weights = {"swap_off": 2, "swap_class": 2, "swap_moment": 2, "swap_late": 2}
    traps = sum(weights.get(one, 1) for one in obstacles) if obstacles else 1
    swappers = [one for one in step.hand if one.rank in (Rank.SEVEN, Rank.TWO)]
    traps += any(one.suit is step.trump and one.rank is Rank.TWO for one in swappers)
    traps += any(one.suit is not step.trump for one in swappers)
    if obstacles and any(one.suit is step.trump for one in swappers):
        traps += "swap_class" not in obstacles
    return traps + (step.seats > 2)


def _result_traps(step: ResultStep) -> int:
    """More than two sides, a close result, a shared top, and the match behind it."""
    counts = sorted((points for _, points in step.points), reverse=True)
    close = counts[0] - counts[1] <= 8
    tied = counts[0] == counts[1]
    base = {"outcome": 1, "match": 2, "game_points": 1}[step.ask]
    traps = base + (len(counts) > 2) + close + tied + bool(step.last and tied)
    if step.ask == "game_points":
        return traps + 2 * (counts[0] > 90) + (counts[0] in (90, 91, 118, 120))
    if step.ask == "match":
        most = max((score for _, score in step.score), default=0)
        traps += sum(score == most for _, score in step.score) > 1
    return traps
