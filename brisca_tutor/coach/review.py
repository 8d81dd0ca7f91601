"""A hand gone over for one seat: what each decision cost, and which trick was the key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..game.actions import Move
from ..game.hand import legal_actions
from ..game.record import HandRecord, Replay, ReplayTrick, replay, steps
from ..game.state import Phase, State
from ..game.view import PlayerView, view
from .advice import Advice, Choice, advise
from .grades import Grade

Pair = tuple[State, Move]
"""A state and what was done in it."""


class Decision(NamedTuple):
    """One choice between two options or more, and what was made of it.

    Attributes:
        seen: the view it was made from.
        action: what was done.
        advice: what there was to say.
        choice: the option that was taken.
    """

    seen: PlayerView
    action: Move
    advice: Advice
    choice: Choice

    @property
    def number(self) -> int:
        """The trick it belongs to, from 1; a swap or a cante belongs to the trick just won."""
        return self.seen.number - (self.seen.phase is Phase.WINDOW)

    @property
    def cost(self) -> float:
        """Points it cost; 0 for an option as good as the best."""
        return 0.0 if self.choice.good else self.choice.option.loss

    @property
    def grade(self) -> Grade:
        """How good it was."""
        return self.choice.grade


class KeyTrick(NamedTuple):
    """The trick that mattered most.

    Attributes:
        trick: the trick as replayed.
        decision: the costliest decision of the hand, made in it; None when nothing was
            flagged and the trick is just the richest.
    """

    trick: ReplayTrick
    decision: Decision | None


class Review(NamedTuple):
    """All decisions of one seat.

    Attributes:
        seat: whose.
        decisions: in the order they were made; a choice between one thing is none.
        key: the trick that mattered most; None without a finished trick.
    """

    seat: int
    decisions: tuple[Decision, ...]
    key: KeyTrick | None = None

    def flagged(self, least: Grade = "doubtful") -> tuple[Decision, ...]:
        """The decisions of that grade or a worse one, in order."""
        grades = {"doubtful": 0, "mistake": 1, "grave": 2}
        floor = grades.get(least, 0)
        return tuple(one for one in self.decisions if grades.get(one.grade, -1) >= floor)

    def number(self, grade: Grade) -> int:
        """How many decisions have exactly this grade."""
        return sum(one.grade == grade for one in self.decisions)

    @property
    def cost(self) -> float:
        """Points that all flagged decisions cost."""
        return sum(one.cost for one in self.decisions)

    @property
    def average(self) -> float:
        """Points lost per decision; 0 without decisions."""
        return self.cost / len(self.decisions) if self.decisions else 0.0


def decisions_of(record: HandRecord) -> tuple[Pair, ...]:
    """Every state of the record in which somebody played, swapped, announced or drew, with it.

    Leaving a window unused counts where there was something to swap or to announce. Bids and
    signs are not weighed.

    Raises:
        Problem: what `replay` raises.
    """
    return tuple(_pairs(replay(record)))


def _pairs(played: Replay) -> Iterator[Pair]:
    for state, action in steps(played):
        if isinstance(action, Move):
            yield state, action


def review(record: HandRecord, seat: int, number: int | None = None) -> Review:
    """Go over a recorded hand for one seat.

    Raises:
        Problem: what `replay` raises.
    """
    played = replay(record)
    found = review_pairs(_pairs(played), seat, number)
    return found._replace(key=_key(played.tricks, found.decisions))


def review_pairs(pairs: Iterable[Pair], seat: int, number: int | None = None) -> Review:
    """Go over states and actions for one seat; others' actions are passed over."""
    made = []
    for state, action in pairs:
        if action.seat == seat and len(legal_actions(state)) > 1:
            made.append(judge(view(state, seat), action, number))
    return Review(seat, tuple(made))


def judge(seen: PlayerView, action: Move, number: int | None = None) -> Decision:
    """What is to be said of one action, from the view it was made from.

    Raises:
        KeyError: the action is not one of the options.
    """
    advice = advise(seen, number)
    return Decision(seen, action, advice, advice.of(action))


def _key(tricks: Sequence[ReplayTrick], made: Sequence[Decision]) -> KeyTrick | None:
    done = {trick.number: trick for trick in tricks if trick.won is not None}
    costly = max(
        (one for one in made if one.cost > 0 and one.number in done),
        key=lambda one: (one.cost, -one.number),
        default=None,
    )
    if costly is not None:
        return KeyTrick(done[costly.number], costly)
    richest = max(
        done.values(),
        key=lambda trick: (trick.won.points if trick.won else 0, -trick.number),
        default=None,
    )
    return None if richest is None else KeyTrick(richest, None)
