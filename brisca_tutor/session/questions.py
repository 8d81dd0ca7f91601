"""What is asked, as data: the shape of every question of a lesson, a puzzle or a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..game.cards import Card, Suit
from ..game.errors import Problem
from ..game.ruleset import RuleSet
from ..reasons.trick import TrickReason

if TYPE_CHECKING:  # `explain` borrows a question and must not load the lessons
    from ..content.models_games import GameStep
    from ..reasons.contract import ContractReason
    from .goals import GoalWalk

QuestionKind = Literal["seat", "number", "cards", "card", "choice"]
"""How it is answered: one seat; a number; every fitting card (pick-all, possibly none); one card;
one of several texts or codes (all the right ones, where `Question.pick_all` says so)."""


TrumpsTold = Literal["shown", "remembered", "unseen", "nothing"]
"""What a question says of trumps: the suit; that it is to be remembered, since the card that makes
trumps is covered again (C1); that nobody knows it yet (C2); nothing more than was just said."""

SIGNED = ("score", "tally")
"""What is asked where a number may be below 0."""


class Words(NamedTuple):
    """The author's own words, and where they stand.

    Attributes:
        text: the words; slots are not filled yet.
        field: where they stand in the step or puzzle, such as ``hints.0``, ``wrong.Ana`` or
            ``options.2.because``: the key of its ``places`` and the end of the context under
            which a translation is found.
    """

    text: str
    field: str


class Option(NamedTuple):
    """One thing that can be answered.

    Attributes:
        id: what `submit` takes: a seat name, a card code, the number of a choice (``"1"``, ...)
            or a code that ``language`` words (``win``, ``highest_trump``, ...).
        seat: the seat name, for a seat.
        card: the card; for a seat, the card it played, if the question is about a trick.
        words: the author's words, for a choice that has any.
    """

    id: str
    seat: str | None = None
    card: Card | None = None
    words: Words | None = None


class Question(NamedTuple):
    """A question of a lesson step, of a puzzle or of a trick of an annotated hand.

    Attributes:
        item: id of the page or puzzle it belongs to.
        kind: how it is answered.
        asks: what is asked: one of the ``*_ASKS`` of `content.models`, or ``choice``.
        rules: the rule set in force.
        rule: id of the rule that decides; empty when the author named none.
        options: what can be answered, in the order shown; empty for a number.
        accepted: ids of the right options, found by the engine. Any one of them will do, but for
            a `pick_all` question, where exactly these must be named.
        number: the right number, for the kind ``number``; points for the questions about points.
        pick_all: whether all right options are wanted at once.
        trump: trump suit of the trick asked about, if it is about a trick.
        trumps_told: what is said of it; it is named before the answer only where it is ``shown``.
        plays: seat name and card, in the order played; so far, for ``winners`` and ``losers``.
        cards: a pile, the cards to compare, or for ``winners`` and ``losers`` my hand.
        seats: number of players, for the questions about a pack or a deal; otherwise 0.
        rank: code of the rank that ``rank_points`` asks about; otherwise empty.
        totals: points by seat or side, for questions about a result.
        scores: hands or points by seat or side before the hand, for ``match`` and ``tally``.
        resting: the seat that rested in the hand, for questions about a result (T5).
        of: the seat that is asked about, for ``tally``.
        last: the seat or side that took the last trick, where a result may hang on it.
        piles: seat name and the cards it has taken, for ``remaining``.
        face_up: the card open under the stock, if the question is about one.
        covered: cards of the stock that lie face down, for ``swap``; otherwise 0.
        moment: when a swap is thought of (`content.models.MOMENTS`); otherwise empty.
        unseen: the cards I have not seen, for ``best``.
        values: final points on average by option id, for ``best``: proved, not estimated.
        goal: the goal in play, for ``goal``.
        case: the situation of a special rule, for the questions of `content.models_games`.
        problems: what the rules have against an option, by its id; seats are names.
        contract: how a contract ends, for the questions about one.
        holder: who is known to hold or to have played the called card, for ``partner``.
        text: the author's question, for ``choice``.
        reason: why the trick is won, for questions about a whole trick.
        bonus: last trick bonus contained in ``number`` (H5), points.
        hints: the author's hints, the gentlest first.
        wrong: what the author says to a particular wrong answer, by option id or number.
        because: why a choice is right or wrong, by option id.
    """

    item: str
    kind: QuestionKind
    asks: str
    rules: RuleSet
    rule: str = ""
    options: tuple[Option, ...] = ()
    accepted: frozenset[str] = frozenset()
    number: int | None = None
    pick_all: bool = False
    trump: Suit | None = None
    trumps_told: TrumpsTold = "shown"
    plays: tuple[tuple[str, Card], ...] = ()
    cards: tuple[Card, ...] = ()
    seats: int = 0
    rank: str = ""
    totals: tuple[tuple[str, int], ...] = ()
    scores: tuple[tuple[str, int], ...] = ()
    last: str = ""
    resting: str = ""
    of: str = ""
    piles: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    face_up: Card | None = None
    covered: int = 0
    moment: str = ""
    unseen: tuple[Card, ...] = ()
    values: Mapping[str, float] = {}
    goal: GoalWalk | None = None
    case: GameStep | None = None
    problems: Mapping[str, Problem] = {}
    contract: ContractReason | None = None
    holder: str = ""
    text: Words | None = None
    reason: TrickReason | None = None
    bonus: int = 0
    hints: tuple[Words, ...] = ()
    wrong: Mapping[str, Words] = {}
    because: Mapping[str, Words] = {}

    def option(self, id: str) -> Option | None:
        """The option of that id, or None."""
        return next((one for one in self.options if one.id == id), None)

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick in the order played; empty when it is about no trick."""
        return tuple(one for _, one in self.plays)

    @property
    def counted(self) -> tuple[Card, ...]:
        """The cards whose points are asked for, in order; empty when none are."""
        if self.kind != "number" or self.asks not in ("points", "remaining"):
            return ()
        return self.trick or self.cards

    @property
    def answers(self) -> tuple[str, ...]:
        """Every right answer as text, in the order shown; all together where `pick_all`."""
        if self.number is not None:
            return (str(self.number),)
        return tuple(one.id for one in self.options if one.id in self.accepted)
