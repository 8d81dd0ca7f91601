"""A goal step in play: the learner's cards, the rival's answers, and what is still within reach.

The rival is the level ``hard`` and decides from its own view, always in the same way, so that
everything the learner could play can be followed to its end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from ..content.goals import ME, NAMES, goal_state
from ..content.models import GoalStep
from ..game.actions import Play
from ..game.cards import Card
from ..game.events import Event
from ..game.hand import apply, legal_actions
from ..game.ruleset import RuleSet
from ..game.state import Phase, State
from ..game.view import view
from ..players import hard


class Outlook(NamedTuple):
    """The fewest and the most points I can end with, whatever I play."""

    least: int
    most: int


class Slip(NamedTuple):
    """Where a goal was given away.

    Attributes:
        card: the first card after which nothing could reach it any more.
        better: a card that would have kept it within reach.
    """

    card: Card
    better: Card


@dataclass(frozen=True, slots=True)
class GoalWalk:
    """A goal in play; it stands at a card of mine unless it is `over`.

    Attributes:
        step: the goal.
        state: the hand as it stands; I am seat 0, and swaps are off.
        last: number of the last trick that counts.
        before: my points before the first trick.
        events: what has happened since the beginning, in order.
        chosen: each of my decisions: the state before it, and the card.
    """

    step: GoalStep
    state: State
    last: int
    before: int
    events: tuple[Event, ...] = ()
    chosen: tuple[tuple[State, Card], ...] = ()

    @classmethod
    def of(cls, step: GoalStep, rules: RuleSet) -> GoalWalk:
        """The goal before my first card.

        Raises:
            Problem: what `content.goals.goal_state` raises.
        """
        state = goal_state(step, rules)
        last = state.number + step.tricks - 1
        after, events = _answered(state, last)
        return cls(step, after, last, state.points[ME], events)

    @property
    def points(self) -> int:
        """Points I have taken in these tricks so far, bonus included."""
        return self.state.points[ME] - self.before

    @property
    def remembered(self) -> bool:
        """Whether trumps are no longer shown, as after the first of these tricks (C1)."""
        first = self.last - self.step.tricks + 1
        return self.state.deal.rules.indicator == "covered" and self.state.number > first

    @property
    def hand(self) -> tuple[Card, ...]:
        """My cards."""
        return self.state.hands[ME]

    @property
    def trick(self) -> tuple[tuple[str, Card], ...]:
        """Seat name and card of what lies on the table."""
        return tuple((NAMES[one.seat], one.card) for one in self.state.trick)

    @property
    def legal(self) -> tuple[Card, ...]:
        """What I may play now; nothing once it is over."""
        return () if self.over else _legal(self.state)

    @property
    def reached(self) -> bool:
        """Whether I have the points."""
        return self.points >= self.step.points

    @property
    def over(self) -> bool:
        """Whether it is decided: reached, out of tricks, or with too few points left to take."""
        if self.reached or _ended(self.state, self.last):
            return True
        piles = (*self.state.hands, self.step.covered, [one.card for one in self.state.trick])
        left = {one for pile in piles for one in pile} | {self.step.face_up}
        taken = {one for pile in self.state.won for one in pile}
        rest = sum(one.points for one in left - taken if one is not None)
        bonus = self.state.deal.rules.last_trick_bonus
        return self.points + rest + bonus < self.step.points

    @property
    def outlook(self) -> Outlook:
        """What I can still end these tricks with."""
        found = _outlook(self.state, self.last)
        return Outlook(found.least - self.before, found.most - self.before)

    @property
    def keeping(self) -> tuple[Card, ...]:
        """The cards that keep the goal within reach, in the order held."""
        wanted = self.before + self.step.points
        return tuple(
            one
            for one in self.legal
            if _outlook(_after(self.state, one, self.last)[0], self.last).most >= wanted
        )

    @property
    def slip(self) -> Slip | None:
        """The first of my cards that gave the goal away, or None where none has."""
        for state, card in self.chosen:
            keeping = replace(self, state=state).keeping
            if keeping and card not in keeping:
                return Slip(card, keeping[0])
        return None

    def play(self, card: Card) -> GoalWalk:
        """After this card of mine and what the rival does to it.

        Raises:
            ValueError: it is over, or the card may not be played.
        """
        if card not in self.legal:
            raise ValueError(card)
        after, events = _after(self.state, card, self.last)
        chosen = (*self.chosen, (self.state, card))
        return replace(self, state=after, events=self.events + events, chosen=chosen)

    def won(self) -> GoalWalk:
        """The goal as it is reached from here, one way of several perhaps; as it is, if none."""
        walk = self
        while not walk.over and walk.keeping:
            walk = walk.play(walk.keeping[0])
        return walk


def _ended(state: State, last: int) -> bool:
    return state.phase is Phase.OVER or state.number > last


def _legal(state: State) -> tuple[Card, ...]:
    return tuple(one.card for one in legal_actions(state) if isinstance(one, Play))


def _after(state: State, card: Card, last: int) -> tuple[State, tuple[Event, ...]]:
    """My card and everything up to my next one."""
    played, events = apply(state, Play(ME, card))
    after, more = _answered(played, last)
    return after, events + more


def _answered(state: State, last: int) -> tuple[State, tuple[Event, ...]]:
    """The rival plays until it is my turn, or the last trick is over."""
    events: tuple[Event, ...] = ()
    while not _ended(state, last) and state.turn != ME:
        state, more = apply(state, hard.choose(view(state, state.turn), 0))
        events += more
    return state, events


@lru_cache(maxsize=4096)
def _outlook(state: State, last: int) -> Outlook:
    """Fewest and most points of mine after the last trick, those from before included."""
    if _ended(state, last):
        return Outlook(state.points[ME], state.points[ME])
    found = [_outlook(_after(state, one, last)[0], last) for one in _legal(state)]
    return Outlook(min(one.least for one in found), max(one.most for one in found))
