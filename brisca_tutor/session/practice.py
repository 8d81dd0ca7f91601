"""A practised hand and its match, as a value: `play`, `swap`, `undo`, `step` give the next one.

What happened is the deal code and the actions, nothing else; the rest follows from them. The
computer's moves depend on its view and the deal code alone, so a hand that is taken up again
has the same future. Hidden cards leave the value only through views, or once the hand is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from ..game import dealcode
from ..game.actions import Action, Draw, Play, Swap
from ..game.cards import Card, Rank
from ..game.deal import make_deal
from ..game.dealcode import DealCode
from ..game.errors import Problem
from ..game.events import Drew, Event, TrickWon
from ..game.hand import apply, check, legal_actions, start
from ..game.match import Match, after, new_match
from ..game.phases import swap_problem
from ..game.record import HandRecord, record_of
from ..game.scoring import HandResult, hand_result
from ..game.state import Phase, State
from ..game.view import PlayerView, view
from ..players.base import player
from .tables import Table, deal_code, fits, next_seed

Waiting = Literal["card", "swap", "over", "nothing"]
"""What a practice waits for: a person's card, a person's word on a swap that is legal now,
the next hand, or nothing: `step` goes on by itself."""

RUNGS = 3
"""Steps of the hint ladder: the idea, the rule and the key cards, the card."""


class DrewCovered(NamedTuple):
    """A seat drew a card that the people at the keyboard do not see."""

    seat: int


News = Event | DrewCovered


@dataclass(frozen=True, slots=True)
class Practice:
    """A hand in progress. Begin with `begin`; read one back with `resume`.

    Attributes:
        table: who plays, and how.
        match: the match before this hand.
        code: the deal.
        actions: every action so far, in order.
        wishes: seats that want to swap as soon as they may.
        hints: hint steps shown, by number of actions at that moment.
    """

    table: Table
    match: Match
    code: DealCode
    actions: tuple[Action, ...] = ()
    wishes: frozenset[int] = frozenset()
    hints: tuple[tuple[int, int], ...] = ()
    _state: State = field(repr=False, compare=False, kw_only=True)
    _events: tuple[Event, ...] = field(repr=False, compare=False, kw_only=True)

    # --- what anybody may know ----------------------------------------------------------

    @property
    def deal(self) -> str:
        """The deal code as people write it."""
        return dealcode.encode(self.code)

    @property
    def turn(self) -> int:
        """The seat that acts."""
        return self._state.turn

    @property
    def over(self) -> bool:
        """Whether every card has been played."""
        return self._state.phase is Phase.OVER

    @property
    def waiting(self) -> Waiting:
        """What must come from outside before the hand goes on."""
        state = self._state
        if state.phase is Phase.OVER:
            return "over"
        if self.table.levels[state.turn] is not None:
            return "nothing"
        if state.phase is Phase.PLAY:
            return "card"
        offered = self.swap_offered is not None and state.turn not in self.wishes
        return "swap" if offered else "nothing"

    @property
    def swap_offered(self) -> Card | None:
        """The card that the person in turn may give for the face-up card now, or None."""
        if self._state.phase is not Phase.WINDOW or self.table.levels[self.turn] is not None:
            return None
        return _swap_now(self._state)

    @property
    def last_trick(self) -> TrickWon | None:
        """The last complete trick."""
        return next((one for one in reversed(self._events) if isinstance(one, TrickWon)), None)

    def seen(self, seat: int) -> PlayerView:
        """What this seat can see."""
        return view(self._state, seat)

    def open_hands(self) -> tuple[tuple[Card, ...], ...] | None:
        """Every hand, by seat, at a table where they lie open; None elsewhere."""
        return self._state.hands if self.table.open_hands else None

    @property
    def hint_step(self) -> int:
        """How many steps of the hint were shown for the decision that is due."""
        now = len(self.actions)
        return max((step for at, step in self.hints if at == now), default=0)

    @property
    def hints_used(self) -> int:
        """Decisions of this hand for which a hint was shown."""
        return len({at for at, _ in self.hints})

    # --- once the hand is over ----------------------------------------------------------

    @property
    def final(self) -> State:
        """The last state, in which nothing is hidden.

        Raises:
            ValueError: it is not over.
        """
        if not self.over:
            raise ValueError("the hand is not over")
        return self._state

    @property
    def result(self) -> HandResult:
        """How the hand ended; see `final`."""
        return hand_result(self.final)

    @property
    def match_after(self) -> Match:
        """The match with this hand counted; see `final`."""
        return after(self.match, self._state.deal, self.result)

    def record(self) -> HandRecord:
        """The hand as its record; see `final`."""
        return record_of(self.final, self.table.names, self._events)

    def next_hand(self) -> Practice:
        """The next hand of the match, dealt by whoever deals next (D6); see `final`.

        Raises:
            ValueError: the hand is not over, or the match is.
        """
        match = self.match_after
        if match.over:
            raise ValueError("the match is over")
        seed = next_seed(self.code.seed)
        return _dealt(
            self.table, match, deal_code(self.table.rules, self.table.seats, match.dealer, seed)
        )

    # --- what a person does -------------------------------------------------------------

    def play(self, card: Card) -> tuple[Practice, tuple[News, ...]]:
        """The person in turn plays this card.

        Raises:
            Problem: what `game.hand.check` raises; ``not-your-turn`` for a computer's turn.
        """
        if self.table.levels[self.turn] is not None:
            raise Problem("not-your-turn", "L3", seat=self.turn, turn=self.turn)
        return self._did(Play(self.turn, card))

    def decline_swap(self) -> tuple[Practice, tuple[News, ...]]:
        """The person in turn draws without swapping.

        Raises:
            Problem: what `game.hand.check` raises.
        """
        return self._did(Draw(self.turn))

    def swap(self, seat: int) -> tuple[Practice, tuple[News, ...]]:
        """This person wants to swap: now if it is legal, else as soon as it becomes so.

        Nothing has happened yet where no events come back; the wish is kept (`wishes`).

        Raises:
            Problem: why this hand cannot be swapped at all: ``swap-needs-card``, or what the
                engine says (X1-X4).
        """
        state = self._state
        given = [
            one
            for one in state.hands[seat]
            if one.suit is state.trump and one.rank in (Rank.SEVEN, Rank.TWO)
        ]
        if state.deal.rules.swap and state.face_up is not None and not given:
            raise Problem("swap-needs-card", "X1", trump=state.trump)
        problems = [swap_problem(state, seat, one) for one in given or state.hands[seat][:1]]
        if any(one is None for one in problems):
            return self._did(Swap(seat, given[problems.index(None)]))
        waits = ("swap-window", "swap-winner-only")
        final = [one for one in problems if one is not None and one.code not in waits]
        if len(final) == len(problems):
            raise final[0]
        return replace(self, wishes=self.wishes | {seat}), ()

    def forget_swap(self, seat: int) -> Practice:
        """The wish of this person to swap is taken back."""
        return replace(self, wishes=self.wishes - {seat})

    def hint(self) -> Practice:
        """One step further up the hint ladder for the decision that is due."""
        step = min(self.hint_step + 1, RUNGS)
        now = len(self.actions)
        kept = tuple(one for one in self.hints if one[0] != now)
        return replace(self, hints=(*kept, (now, step)))

    def undo(self) -> Practice:
        """Without the last card a person played, and whatever followed from it.

        Raises:
            Problem: ``undo-nothing``; ``undo-revealed`` once anything hidden has been seen since: a
                drawn card, or a card that another player answered with.
        """
        state, _ = start(self._state.deal)
        mine: State | None = None
        kept = 0
        revealed = False
        for number, action in enumerate(self.actions):
            person = self.table.levels[action.seat] is None
            if type(action) is Play and person:
                mine, kept, revealed = state, number, False
            elif type(action) is Play and mine is not None:
                revealed = revealed or not self._known(mine, action)
            state, events = apply(state, action)
            revealed = revealed or any(
                isinstance(event, Drew) and not event.face_up for event in events
            )
        if mine is None:
            raise Problem("undo-nothing")
        if revealed:
            raise Problem("undo-revealed")
        hints = tuple(one for one in self.hints if one[0] <= kept)  # what follows may differ
        return _replayed(self.table, self.match, self.code, self.actions[:kept], self.wishes, hints)

    def _known(self, before: State, action: Play) -> bool:
        """Whether the card that was answered with was no secret when the person played."""
        if self.table.open_hands:
            return True
        seen = view(before, before.turn)
        if action.card in seen.known[action.seat]:
            return True
        return seen.stock == 0 and len(seen.players) == 2

    # --- what goes on by itself ---------------------------------------------------------

    def step(self) -> tuple[Practice, tuple[News, ...]]:
        """One move that needs nobody: the computer's, a wished swap, the draws.

        Raises:
            ValueError: a person must act first.
        """
        if self.waiting != "nothing":
            raise ValueError("a person must act first")
        state = self._state
        level = self.table.levels[state.turn]
        if level is not None:
            action = player(level)(view(state, state.turn), self.code.seed)
            return self._did(action)
        given = _swap_now(state)
        if given is not None and state.turn in self.wishes:
            return self._did(Swap(state.turn, given))
        return self._did(Draw(state.turn))

    def _did(self, action: Action) -> tuple[Practice, tuple[News, ...]]:
        state, events = apply(self._state, action)
        wishes = self.wishes - {action.seat} if type(action) is Swap else self.wishes
        if state.face_up is None:
            wishes = frozenset()
        done = replace(
            self,
            actions=(*self.actions, action),
            wishes=wishes,
            _state=state,
            _events=(*self._events, *events),
        )
        return done, public(self.table, events)


def public(table: Table, events: Iterable[Event]) -> tuple[News, ...]:
    """The events as the people at the keyboard may see them together."""
    return tuple(
        DrewCovered(one.seat)
        if isinstance(one, Drew) and not one.face_up and one.seat != table.learner
        else one
        for one in events
    )


def begin(table: Table, code: DealCode) -> Practice:
    """The first hand of a match, dealt as the code says.

    Raises:
        Problem: what `tables.fits` raises.
    """
    fits(table, code)
    return _dealt(table, new_match(table.rules, table.seats, code.dealer), code)


def resume(
    table: Table,
    match: Match,
    code: DealCode,
    actions: Iterable[Action],
    wishes: frozenset[int] = frozenset(),
    hints: tuple[tuple[int, int], ...] = (),
) -> Practice:
    """A practice as it was left, every action checked again.

    Raises:
        Problem: what `tables.fits` and `game.hand.check` raise.
    """
    fits(table, code)
    return _replayed(table, match, code, tuple(actions), wishes, hints)


def _dealt(table: Table, match: Match, code: DealCode) -> Practice:
    return _replayed(table, match, code, (), frozenset(), ())


def _replayed(
    table: Table,
    match: Match,
    code: DealCode,
    actions: tuple[Action, ...],
    wishes: frozenset[int],
    hints: tuple[tuple[int, int], ...],
) -> Practice:
    deal = make_deal(table.rules, table.seats, code.dealer, dealcode.deck_of(code))
    state, dealt = start(deal)
    events = list(dealt)
    for action in actions:
        state, happened = apply(state, action)
        events += happened
    return Practice(table, match, code, actions, wishes, hints, _state=state, _events=tuple(events))


def _swap_now(state: State) -> Card | None:
    """The card that the seat in turn may give for the face-up card now."""
    for action in legal_actions(state):
        if type(action) is Swap:
            return action.card
    return None


def legal(practice: Practice, card: Card) -> None:
    """Do nothing if the person in turn may play this card.

    Raises:
        Problem: what `game.hand.check` raises.
    """
    check(practice._state, Play(practice.turn, card))
