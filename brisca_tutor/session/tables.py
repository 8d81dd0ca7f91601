"""Who sits at a practice table and by which rules: settled before the first card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from ..game.dealcode import SEEDS, DealCode
from ..game.errors import Problem
from ..game.ruleset import RuleSet
from ..game.shuffle import numbers
from ..players.base import LEVELS, Level

Tutor = Literal["off", "grave", "mistake", "doubtful"]
TUTORS: tuple[Tutor, ...] = get_args(Tutor)
"""From which grade on the tutor warns before a card is played; `off` never."""


@dataclass(frozen=True, slots=True)
class Table:
    """A practice table.

    Attributes:
        rules: the rule set.
        names: the seats in order of play, as `language.names` words them.
        levels: by seat, the level of the computer player, or None where a person sits.
        open_hands: whether all hands lie open, the stock never.
        tutor: from which grade on the tutor warns before a card is played.
        why: whether the reason is given after every trick.
        show_points: whether running points are shown during the hand.
    """

    rules: RuleSet
    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
    open_hands: bool = False
    tutor: Tutor = "off"
    why: bool = False
    show_points: bool = True

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.names)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit, the first in order of play first."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def learner(self) -> int | None:
        """The seat of the one person there is, or None when several share the keyboard."""
        return self.people[0] if len(self.people) == 1 else None


def make_table(
    rules: RuleSet, seats: int, people: int, level: str, open_hands: bool = False
) -> Table:
    """A table where the first seats are people and the rest play at that level.

    Raises:
        Problem: ``level`` (text, allowed), ``people`` (number, seats), what `playable` raises, or
            what `RuleSet.pack_size` raises for that number of seats.
    """
    if level not in LEVELS:
        raise Problem("level", text=level[:40], allowed=LEVELS)
    rules.pack_size(seats)
    playable(rules, open_hands)
    if not 1 <= people <= seats:
        raise Problem("people", number=people, seats=seats)
    found = next(one for one in LEVELS if one == level)
    levels = (None,) * people + (found,) * (seats - people)
    return Table(rules, seat_names(rules, seats, people), levels, open_hands)


def playable(rules: RuleSet, open_hands: bool) -> None:
    """Do nothing if a hand can be practised by these rules, with hands open or not.

    Raises:
        Problem: ``no-trumps`` (nothing makes trumps, D4), ``open-partner`` (open hands show who
            holds the called card, A5).
    """
    if rules.indicator == "none" and rules.auction == "none":
        raise Problem("no-trumps", "D4")
    if open_hands and rules.auction == "ranks":
        raise Problem("open-partner", "A5")


def seat_names(rules: RuleSet, seats: int, people: int) -> tuple[str, ...]:
    """What the seats are called: by where they sit seen from the only person, else by number."""
    if people == 1 and seats <= 4:
        after, before = ("right", "left") if rules.direction == "right" else ("left", "right")
        if seats == 2:
            return ("me", "rival")
        if seats == 3:
            return ("me", after, before)
        if rules.teams(seats):
            return ("me", after, "partner", before)
    first = "me" if people == 1 else "1"
    return (first, *(str(number) for number in range(2, seats + 1)))


def deal_code(rules: RuleSet, seats: int, dealer: int, seed: int) -> DealCode:
    """The deal of this seed at such a table.

    Raises:
        Problem: what `RuleSet.pack_size` raises.
    """
    pack = rules.pack_size(seats)
    return DealCode(pack, rules.removed_two if pack == 39 else None, seats, dealer, seed % SEEDS)


def next_seed(seed: int) -> int:
    """The seed of the hand that follows in the same match; it depends on this one alone."""
    return next(numbers(seed)) % SEEDS


def fits(table: Table, code: DealCode) -> None:
    """Do nothing if this deal can be played at the table.

    Raises:
        Problem: ``deal-code-seats`` (seats, wanted), ``deal-code-pack`` (pack, wanted),
            ``deal-code-two`` (out, wanted: suits): the code is of another table or another pack
            than the rules play with; or what `playable` raises.
    """
    playable(table.rules, table.open_hands)
    if code.seats != table.seats:
        raise Problem("deal-code-seats", "D5", wanted=code.seats, seats=table.seats)
    wanted = deal_code(table.rules, table.seats, code.dealer, code.seed)
    if code.pack == wanted.pack and code.removed_two and wanted.removed_two != code.removed_two:
        raise Problem("deal-code-two", "P3", out=code.removed_two, wanted=wanted.removed_two)
    if wanted != code:
        raise Problem("deal-code-pack", "P3", pack=code.pack, wanted=wanted.pack)
