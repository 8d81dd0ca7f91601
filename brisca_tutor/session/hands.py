"""A recorded hand shown trick by trick, ending in the count of its cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..content.models import HandStep
from ..game.cards import Card, Suit
from ..game.events import Drew, Swapped
from ..game.record import Replay, ReplayTrick, replay
from ..game.state import Phase
from ..reasons.ledger import Ledger, ledger
from ..reasons.trick import TrickReason, explain_played, explain_trick
from .asking import trick_question
from .questions import Option, Question, TrumpsTold, Words


class HandTrick(NamedTuple):
    """One trick of a recorded hand, ready to be shown.

    Attributes:
        number: from 1.
        trump: the trump suit; None while nobody knows it and the trick does not show it (C2).
        trumps_told: what may be said of trumps before the trick is explained.
        plays: seat name and card, in the order played.
        hands: the cards held before the trick, by seat name.
        winner: name of the seat that takes it; empty if the record stops in the middle.
        reason: why it is won.
        points: card points and bonus of the trick.
        bonus: the last trick bonus contained in ``points`` (H5).
        swap: the swap after it, or None.
        draws: the draws after it, in order.
        drew_face_up: name of the seat that draws the face-up card after this trick, or None.
        totals: points by seat name after it, bonus included.
        stock: cards left to draw after it, the face-up card included.
        note: the author's words about this trick, or None.
        told: the trick as replayed, with all that happened in it and after it.
    """

    number: int
    trump: Suit | None
    trumps_told: TrumpsTold
    plays: tuple[tuple[str, Card], ...]
    hands: tuple[tuple[str, tuple[Card, ...]], ...]
    winner: str
    reason: TrickReason
    points: int
    bonus: int
    swap: Swapped | None
    draws: tuple[Drew, ...]
    drew_face_up: str | None
    totals: tuple[tuple[str, int], ...]
    stock: int
    note: Words | None
    told: ReplayTrick


@dataclass(frozen=True, slots=True)
class HandWalk:
    """A hand step with its record replayed.

    Attributes:
        step: what to show and ask.
        replay: the whole record, played through the engine.
    """

    step: HandStep
    replay: Replay

    @classmethod
    def of(cls, step: HandStep) -> HandWalk:
        """Replay the record of a hand step.

        Raises:
            Problem: what `replay` raises.
        """
        return cls(step, replay(step.record))

    @property
    def names(self) -> tuple[str, ...]:
        """The seat names, in order of play."""
        return self.step.record.names

    def trick(self, number: int) -> HandTrick:
        """The trick of that number.

        Raises:
            IndexError: the record has no such trick.
        """
        one = self._at(number)
        cards, won = [play.card for play in one.plays], one.won
        reason = explain_played(one) or explain_trick(cards, None)
        face_up = next((draw.seat for draw in one.draws if draw.face_up), None)
        note = self.step.notes.get(number)
        return HandTrick(
            number,
            reason.trump,
            self._trumps_told(one),
            self._plays(one),
            tuple(zip(self.names, one.before.hands, strict=True)),
            self.names[won.winner] if won else "",
            reason,
            won.points if won else sum(play.card.points for play in one.plays),
            won.bonus if won else 0,
            one.swap,
            one.draws,
            None if face_up is None else self.names[face_up],
            tuple(zip(self.names, one.totals, strict=True)),
            one.before.stock - len(one.draws),
            Words(note, f"notes.{number}") if note else None,
            one,
        )

    def question(self, number: int) -> Question | None:
        """What is asked about the trick of that number, before it is explained."""
        asks = self.step.asks.get(number)
        if asks is None:
            return None
        shown = self.trick(number)
        item = f"{self.step.id}/{number}"
        rules = self.step.record.rules
        if asks == "face_up":
            if shown.drew_face_up is None:
                return None
            question = Question(
                item,
                "seat",
                asks,
                rules,
                "S2",
                options=tuple(
                    Option(seat, seat) for seat in dict.fromkeys(seat for seat, _ in shown.plays)
                ),
                accepted=frozenset({shown.drew_face_up}),
                trump=shown.trump,
                plays=shown.plays,
                reason=shown.reason,
            )
        else:
            question = trick_question(item, shown.plays, shown.trump, asks, rules, shown.bonus)
        hints = tuple(Words(text, f"hints.{place}") for place, text in enumerate(self.step.hints))
        wrong = {id: Words(text, f"wrong.{id}") for id, text in self.step.wrong.items()}
        return question._replace(hints=hints, wrong=wrong, trumps_told=shown.trumps_told)

    def ends_at(self, number: int) -> bool:
        """Whether the hand is over with the trick of that number."""
        over = self.replay.state.phase is Phase.OVER
        return over and bool(self.replay.tricks) and self.replay.tricks[-1].number == number

    @property
    def ledger(self) -> Ledger:
        """The account of the hand: every side counted by rank, and the result (H1)."""
        return ledger(self.replay.state)

    def _at(self, number: int) -> ReplayTrick:
        if not 1 <= number <= len(self.replay.tricks):
            raise IndexError(number)
        return self.replay.tricks[number - 1]

    def _trumps_told(self, one: ReplayTrick) -> TrumpsTold:
        """What the table shows of trumps before the trick; in the first it has just been said."""
        if self.step.record.rules.indicator == "covered" and one.number > 1:
            return "remembered"
        if one.before.trump_known or self.step.record.rules.indicator != "unseen":
            return "shown"
        return "unseen" if one.number > 1 else "nothing"

    def _plays(self, one: ReplayTrick) -> tuple[tuple[str, Card], ...]:
        return tuple((self.names[play.seat], play.card) for play in one.plays)
