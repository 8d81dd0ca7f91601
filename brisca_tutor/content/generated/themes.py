"""What is drawn for each theme, and what must hold of it (version G1 of the ids).

A theme draws questions until one fits: the predicate of the theme holds, nothing about it is
ambiguous, and its difficulty is that of the level asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from ...game.cards import Card, Suit
from ...game.changes import rule_set
from ...game.ruleset import RULE_SETS, RuleSet
from ...game.trick import winning_index
from ..models import ChooseStep, CountStep, LastDrawStep, SeatCard, Step, TrickStep
from .dice import Dice

PEOPLE = (
    "Ana",
    "Blas",
    "Clara",
    "Diego",
    "Elena",
    "Hugo",
    "Irene",
    "Julio",
    "Lola",
    "Marco",
    "Nora",
    "Pablo",
)
SUITS = tuple(Suit)
_BRISCA = RULE_SETS["brisca"]
FIVE = rule_set("brisca", {"five": "alone"})

Drawn = tuple[RuleSet, Step]


class Theme(NamedTuple):
    """A theme that can be generated.

    Attributes:
        draw: a question out of the dice; the text is its id. It may be unfit.
        fits: whether the question is one of this theme.
        levels: the levels that exist.
    """

    draw: Callable[[Dice, str], Drawn]
    fits: Callable[[Step], bool]
    levels: tuple[int, ...] = (1, 2, 3, 4, 5)


def rules_for(seats: int) -> RuleSet:
    """The usual rules, which five play each alone."""
    return FIVE if seats == 5 else _BRISCA


def seated(dice: Dice, seats: int) -> tuple[str, ...]:
    """Names in the order of play; partners sit across, and play passes to the right."""
    if seats == 2:
        return dice.turned(("me", "rival"))
    if seats == 4 and dice.below(2):
        return dice.turned(("me", "right", "partner", "left"))
    people = dice.draw(PEOPLE, seats)
    return dice.turned(("me", *people[1:])) if dice.below(2) else people


def trick(dice: Dice, seats: int, trump: Suit, favoured: int) -> tuple[SeatCard, ...]:
    """A trick; with ``favoured`` out of four chances each card is an ace, a three or a trump."""
    pack = rules_for(seats).cards(seats)
    heavy = [one for one in pack if one.points >= 10 or one.suit is trump]
    cards: list[Card] = []
    while len(cards) < seats:
        one = dice.pick(heavy if dice.below(4) < favoured else pack)
        if one not in cards:
            cards.append(one)
    names = seated(dice, seats)
    return tuple(SeatCard(name, one) for name, one in zip(names, cards, strict=True))


Asks = Literal["winner", "points", "explanation", "mistake"]


def trick_drawer(
    seats: tuple[int, ...], asks: tuple[Asks, ...], favoured: int = 1
) -> Callable[[Dice, str], Drawn]:
    """Draws whole tricks at one of these numbers of seats."""

    def draw(dice: Dice, id: str) -> Drawn:
        number = dice.pick(seats)
        trump = dice.pick(SUITS)
        ask = dice.pick(asks)
        plays = trick(dice, number, trump, favoured)
        return rules_for(number), TrickStep(id=id, trump=trump, plays=plays, ask=ask)

    return draw


def _trumps(step: Step) -> int:
    assert isinstance(step, TrickStep)
    return sum(one.suit is step.trump for _, one in step.plays)


def _following(step: Step) -> int:
    """Cards of the suit led, the lead included."""
    assert isinstance(step, TrickStep)
    return sum(one.suit is step.plays[0].card.suit for _, one in step.plays)


def _led(step: Step) -> Suit:
    assert isinstance(step, TrickStep)
    return step.plays[0].card.suit


def _deceptive(step: Step) -> bool:
    """Whether a loser is worth more than the winner."""
    assert isinstance(step, TrickStep)
    cards = [one for _, one in step.plays]
    best = cards[winning_index(cards, step.trump)]
    return max(one.points for one in cards) > best.points


def _trump_not_led(step: Step) -> bool:
    assert isinstance(step, TrickStep)
    return _led(step) is not step.trump


def _choose(dice: Dice, id: str) -> Drawn:
    seats = dice.pick((2, 3, 4))
    trump = dice.pick(SUITS)
    names = ("rival",) if seats == 2 else dice.draw(PEOPLE, seats - 1)
    cards = dice.draw(_BRISCA.cards(seats), seats + 2)
    plays = tuple(SeatCard(*one) for one in zip(names, cards[: seats - 1], strict=True))
    step = ChooseStep(id=id, trump=trump, plays=plays, hand=cards[seats - 1 :], ask="winners")
    return _BRISCA, step


def _some_win(step: Step) -> bool:
    """Some cards of the hand win and some do not."""
    assert isinstance(step, ChooseStep)
    table = [one for _, one in step.plays]
    wins = [winning_index([*table, one], step.trump) == len(table) for one in step.hand]
    return 0 < sum(wins) < len(wins)


def _count(dice: Dice, id: str) -> Drawn:
    mine, theirs = 2 * (1 + dice.below(5)), 2 * (1 + dice.below(5))
    cards = dice.draw(_BRISCA.cards(2), mine + theirs)
    piles = (("me", cards[:mine]), ("rival", cards[mine:]))
    return _BRISCA, CountStep(id=id, cards=cards, piles=piles, ask="remaining")


def _something_counted(step: Step) -> bool:
    assert isinstance(step, CountStep)
    return sum(one.points > 0 for one in step.cards) >= 2


def _last_draw(dice: Dice, id: str) -> Drawn:
    seats = dice.pick((2, 3, 4, 4, 6))
    trump = dice.pick(SUITS)
    plays = trick(dice, seats, trump, 1)
    left = [
        one
        for one in rules_for(seats).cards(seats)
        if one.suit is trump and all(one is not played for _, played in plays)
    ]
    step = LastDrawStep(id=id, face_up=dice.pick(left), plays=plays)
    return rules_for(seats), step


def always(step: Step) -> bool:
    """Every question that is drawn is one of the theme."""
    return True


TRICK_THEMES: dict[str, Theme] = {
    "suit-led": Theme(
        trick_drawer((2, 3, 4), ("winner",)),
        lambda step: not _trumps(step) and _following(step) > 1,
    ),
    "one-trump": Theme(
        trick_drawer((2, 3, 4), ("winner",), 2),
        lambda step: _trumps(step) == 1 and _trump_not_led(step),
    ),
    "several-trumps": Theme(
        trick_drawer((2, 3, 4), ("winner",), 2), lambda step: _trumps(step) > 1
    ),
    "nobody-follows": Theme(
        trick_drawer((2, 3, 4), ("winner",), 2),
        lambda step: _following(step) == 1 and _trump_not_led(step),
    ),
    "deceptive-points": Theme(trick_drawer((2, 3, 4), ("winner",), 2), _deceptive),
    "counting": Theme(trick_drawer((2, 3, 4, 5, 6), ("points",), 1), always),
    "three-players": Theme(trick_drawer((3,), ("winner",), 2), always),
    "four-players": Theme(trick_drawer((4,), ("winner",), 1), always, (2, 3, 4, 5)),
    "five-and-six": Theme(trick_drawer((5, 6), ("winner",), 1), always, (2, 3, 4, 5)),
    "explanations": Theme(trick_drawer((3, 4), ("explanation", "mistake"), 2), always),
    "my-cards": Theme(_choose, _some_win),
    "still-out": Theme(_count, _something_counted),
    "face-up": Theme(_last_draw, always),
}
