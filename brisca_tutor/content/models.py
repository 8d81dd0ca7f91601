"""What lesson, puzzle and position files say, as frozen values.

A file is already known to be well formed when it has become one of these: cards, seats,
rule sets and slot names are right. That its *claims* are true is for ``authoring.prove``.

Seats are names here. ``me``, ``rival``, ``partner``, ``left`` and ``right`` are reserved
words that ``language`` puts into words; any other name is a person. ``me`` is the learner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..game.cards import Card, Suit
from ..game.ruleset import RuleSet
from .models_games import (
    AuctionStep,
    CanteStep,
    ContractStep,
    HiddenTrumpStep,
    MayPlayStep,
    PartnerStep,
    RestStep,
    SignStep,
)
from .position import Position as Position
from .step import BaseStep
from .step import Places as Places
from .step import SeatCard as SeatCard

if TYPE_CHECKING:
    from ..game.record import HandRecord

Deck = Literal["spanish", "french"]

RESERVED_SEATS = ("me", "rival", "partner", "left", "right")
"""Seat names that are worded in the reader's language instead of shown as written."""

TRICK_ASKS = ("winner", "points", "reason", "explanation", "mistake", "shown")
CHOOSE_ASKS = ("winners", "losers")
COUNT_ASKS = ("points", "remaining", "scoring")
NUMBER_ASKS = (
    "pack",
    "tricks",
    "stock",
    "draw_rounds",
    "majority",
    "total",
    "hand_size",
    "rank_points",
)
ORDER_ASKS = ("strongest", "weakest")
RESULT_ASKS = ("outcome", "match", "game_points", "tally")
HAND_ASKS = ("winner", "points", "face_up")
GOAL_TRICKS = 3
"""The most tricks that a goal may be set for."""

MOMENTS = ("won", "lost", "drawn", "first")
"""When a swap is thought of: I have just won the trick, or lost it, and nobody has drawn; I have
won and drawn; before the first trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IdeaStep(BaseStep):
    """A text to read; nothing is asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickStep(BaseStep):
    """A whole trick in the order played: shown, or asked about when ``ask`` is set.

    ``ask``: who is the ``winner``; what the trick is worth (``points``); which general
    ``reason`` decides; which ``explanation`` in words is right, among those that mistaken beliefs
    would give; which one is a ``mistake`` among right ones; whether the trump that lay unseen is
    ``shown`` after this trick, of which only whoever asks knows the trump (C2).

    Attributes:
        last_trick: whether it is the last trick of the hand, which may be worth more (H5).
    """

    trump: Suit
    plays: tuple[SeatCard, ...]
    last_trick: bool = False
    ask: Literal["winner", "points", "reason", "explanation", "mistake", "shown"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseStep(BaseStep):
    """I play next and last: all the cards of my ``hand`` that would win (or lose) the trick."""

    trump: Suit
    plays: tuple[SeatCard, ...]
    hand: tuple[Card, ...]
    ask: Literal["winners", "losers"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CountStep(BaseStep):
    """Cards taken: their points, the points that remain of the hand, or which cards have any.

    Attributes:
        cards: all the cards.
        piles: the same cards by who took them, or empty for a single pile.
    """

    cards: tuple[Card, ...]
    ask: Literal["points", "remaining", "scoring"]
    piles: tuple[tuple[str, tuple[Card, ...]], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberStep(BaseStep):
    """A number that the rule set of the lesson gives.

    ``ask``: cards of the ``pack``; ``tricks`` of a hand; covered cards of the ``stock`` after
    the deal; ``draw_rounds`` (tricks after which everybody draws); ``majority`` (fewest points
    that win between two sides); ``total`` points of a hand; ``hand_size``; ``rank_points`` (points
    of the card that ``rank`` names).
    """

    ask: Literal[
        "pack",
        "tricks",
        "stock",
        "draw_rounds",
        "majority",
        "total",
        "hand_size",
        "rank_points",
    ]
    seats: int = 2
    rank: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderStep(BaseStep):
    """Cards of one suit: which is the strongest (or weakest)?"""

    cards: tuple[Card, ...]
    ask: Literal["strongest", "weakest"]


class Option(NamedTuple):
    """One offered answer; ``because`` says why it is right or wrong."""

    text: str
    right: bool
    because: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceStep(BaseStep):
    """A question in words; every right option must be picked. ``rule`` is a rule id or empty.

    Answers are the numbers of the options, from 1.
    """

    question: str
    options: tuple[Option, ...]
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultStep(BaseStep):
    """Final points by seat or side, and what they lead to under the rules of the lesson.

    Attributes:
        points: by seat, or by side where seats play together (``me+partner``).
        ask: the ``outcome`` of the hand for me; how the ``match`` stands for me after it; how
            many ``game_points`` the winner gets (M3); or what the seat ``of`` has in the match
            after it (``tally``).
        score: hands or points that each had before this hand, by seat where one rests; empty for
            none.
        last: who took the last trick, where a tie may hang on it (H3); a side, or empty.
        rests: the seat that dealt and rested, or empty (T5).
        of: the seat whose ``tally`` is asked for.
    """

    points: tuple[tuple[str, int], ...]
    ask: Literal["outcome", "match", "game_points", "tally"] = "outcome"
    score: tuple[tuple[str, int], ...] = ()
    last: str = ""
    rests: str = ""
    of: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastDrawStep(BaseStep):
    """The trick before the last draw: who draws the face-up card (S2)?"""

    face_up: Card
    plays: tuple[SeatCard, ...]
    ask: Literal["face_up"] = "face_up"


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapStep(BaseStep):
    """May I take the face-up card now, and if not, why not (X1-X4)?

    Attributes:
        hand: my cards.
        face_up: the card that lies open under the stock; None once it has been drawn.
        trump: the trump suit.
        covered: cards of the stock that lie face down.
        seats: how many play.
        moment: one of `MOMENTS`.
    """

    hand: tuple[Card, ...]
    face_up: Card | None
    trump: Suit
    covered: int
    seats: int = 2
    moment: Literal["won", "lost", "drawn", "first"]
    ask: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True, kw_only=True)
class BestStep(BaseStep):
    """Near the end at two seats, where the best card can be proved: which one is it?

    Attributes:
        trump: the trump suit.
        hand: my cards.
        unseen: the cards I have not seen: those of the other player and, before the last draw,
            the covered card.
        lead: the card the other player has led, or None when I lead.
        face_up: the card still to be drawn, before the last draw; None once the stock is empty.
        points: what each has taken so far, mine first; with the cards still out they make the
            total of a hand.
    """

    trump: Suit
    hand: tuple[Card, ...]
    unseen: tuple[Card, ...]
    lead: Card | None = None
    face_up: Card | None = None
    points: tuple[int, int]
    ask: Literal["best"] = "best"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalStep(BaseStep):
    """So many points in the next tricks, played card by card against the engine at two seats.

    Attributes:
        trump: the trump suit.
        hand: my cards.
        rival: the other player's cards.
        covered: the covered cards of the stock, in the order drawn.
        face_up: the card drawn after them, or None once the stock is empty.
        lead: who leads the first trick.
        tricks: how many tricks count, `GOAL_TRICKS` at the most.
        points: the fewest points of mine that reach the goal.
    """

    trump: Suit
    hand: tuple[Card, ...]
    rival: tuple[Card, ...]
    covered: tuple[Card, ...] = ()
    face_up: Card | None = None
    lead: Literal["me", "rival"]
    tricks: int
    points: int
    ask: Literal["goal"] = "goal"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandStep(BaseStep):
    """Tricks ``first`` to ``last`` of a recorded hand, one by one.

    Attributes:
        notes: text shown after the trick of that number.
        asks: what is asked about the trick of that number, before it is explained.
    """

    record: HandRecord
    first: int
    last: int
    notes: Mapping[int, str] = field(default_factory=dict)
    asks: Mapping[int, Literal["winner", "points", "face_up"]] = field(default_factory=dict)


Step = (
    IdeaStep
    | TrickStep
    | ChooseStep
    | CountStep
    | NumberStep
    | OrderStep
    | ChoiceStep
    | ResultStep
    | LastDrawStep
    | SwapStep
    | BestStep
    | GoalStep
    | MayPlayStep
    | AuctionStep
    | ContractStep
    | CanteStep
    | HiddenTrumpStep
    | PartnerStep
    | SignStep
    | RestStep
    | HandStep
)


def asks(step: Step) -> bool:
    """Whether the learner must answer something at this step."""
    if isinstance(step, IdeaStep):
        return False
    if isinstance(step, HandStep):
        return bool(step.asks)
    return isinstance(step, ChoiceStep) or step.ask is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson file.

    Attributes:
        id: name under which it is asked for and progress is kept.
        lang: language of its texts.
        objective: what the learner can do afterwards; one sentence.
        summary: closing text, or empty.
        teaches, needs: tags of what is new and of what must be known.
        rules: rule set of every step that does not have its own.
        deck: the pack the lesson shows, or None for the learner's own.
        file: path as it is shown to people.
    """

    id: str
    lang: str
    title: str
    objective: str = ""
    summary: str = ""
    teaches: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    rules: RuleSet
    deck: Deck | None = None
    steps: tuple[Step, ...]
    file: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)

    def rules_of(self, step: Step) -> RuleSet:
        """The rule set of one of its steps."""
        return step.rules or self.rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """One question on its own, asked as a step of a lesson asks it.

    Attributes:
        level: 1 (easiest) to 5.
        step: what is asked; its id is that of the puzzle.
        note: text shown after the answer, or empty.
        tags: ids of the misconceptions it aims at.
    """

    id: str
    theme: str
    level: int
    rules: RuleSet
    step: Step
    note: str = ""
    tags: tuple[str, ...] = ()
    lang: str = "es"
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def ask(self) -> str:
        """What is asked: one of the ``*_ASKS``, or ``choice``."""
        return str(getattr(self.step, "ask", "choice"))


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzlePack:
    """A file of puzzles on one theme."""

    theme: str
    lang: str
    title: str
    idea: str = ""
    puzzles: tuple[Puzzle, ...]
    file: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)
