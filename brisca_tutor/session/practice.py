"""A practised hand and its match, as a value: `play`, `call`, `undo`, `step` give the next one.

What happened is the deal code and the actions, nothing else; the rest follows from them. The
computer's moves depend on its view and the deal code alone, so a hand that is taken up again
has the same future. Hidden cards leave the value only through views, or once the hand is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from ..game import dealcode
from ..game.actions import Action, Announce, Bid, Draw, Name, Pass, Play, Sign, Swap
from ..game.cards import Card, Rank, Suit
from ..game.deal import make_deal
from ..game.dealcode import DealCode
from ..game.errors import Problem
from ..game.events import Event, TrickWon
from ..game.hand import apply, check, legal_actions, start
from ..game.match import Match, after, new_match
from ..game.record import HandRecord, record_of
from ..game.scoring import HandResult, hand_result
from ..game.state import Phase, State
from ..game.swapping import swap_problem, window_ahead
from ..game.view import PlayerView, view
from ..players.base import player
from . import taking_back
from .news import News, public
from .tables import Table, deal_code, fits, next_seed

Waiting = Literal["card", "window", "bid", "name", "over", "nothing"]
"""What a practice waits for: a person's card; a person's word on a swap or a cante that is
legal now; a person's bid, or pass; the suit that a person makes trumps; the next hand; or
nothing: `step` goes on by itself."""

_ASKS: dict[Phase, Waiting] = {Phase.PLAY: "card", Phase.BID: "bid", Phase.NAME: "name"}

RUNGS = 3
"""Steps of the hint ladder: the idea, the rule and the key cards, the card."""


Told = Bid | Pass | Name | Announce | Sign
"""What a person says or shows, and plays no card for."""


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
        """Whether every card has been played, or nobody bid."""
        return self._state.phase is Phase.OVER

    @property
    def waiting(self) -> Waiting:
        """What must come from outside before the hand goes on."""
        state = self._state
        if state.phase is Phase.OVER:
            return "over"
        if self.table.levels[state.turn] is not None:
            return "nothing"
        if state.phase is not Phase.WINDOW:
            return _ASKS[state.phase]
        swaps = len(self.swaps_offered)
        asked = swaps > (state.turn in self.wishes)
        return "window" if asked or self.cantes_offered else "nothing"

    @property
    def swaps_offered(self) -> tuple[Card, ...]:
        """The cards that the person in turn may give for the face-up card now; two at most."""
        if self._state.phase is not Phase.WINDOW or self.table.levels[self.turn] is not None:
            return ()
        return _swaps_now(self._state)

    @property
    def cantes_offered(self) -> tuple[Suit, ...]:
        """The suits of which the person in turn may announce king and knight now (A3)."""
        if self._state.phase is not Phase.WINDOW or self.table.levels[self.turn] is not None:
            return ()
        found = legal_actions(self._state)
        return tuple(action.suit for action in found if type(action) is Announce)

    @property
    def last_trick(self) -> TrickWon | None:
        """The last complete trick."""
        return next((one for one in reversed(self._events) if isinstance(one, TrickWon)), None)

    def seen(self, seat: int) -> PlayerView:
        """What this seat can see."""
        return view(self._state, seat)

    def told(self) -> PlayerView:
        """What the news are told from: the only person's view, or what several share.

        Several people at one keyboard hear what everybody knows: their view shows nobody's
        hand, nor what partners have shown each other, and leaves open who holds the called card
        until it is played.
        """
        if self.table.learner is not None:
            return self.seen(self.table.learner)
        state, auction = self._state, self._state.auction
        seen = self.seen(state.turn)._replace(hand=())
        if seen.shown_by:
            seen = seen._replace(known=state.known)
        if auction is None or auction.contract is None or auction.partner_shown:
            return seen
        if auction.contract.called is None:
            return seen
        unknown = auction._replace(contract=auction.contract._replace(partner=None))
        return seen._replace(sides=state.deal.sides, auction=unknown)

    def open_hands(self) -> tuple[tuple[Card, ...], ...] | None:
        """Every hand, by seat, at a table where they lie open; None elsewhere."""
        open_hands = self.table.open_hands or self.table.rules.open_hands
        return self._state.hands if open_hands else None

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
        self._persons_turn()
        return self._did(Play(self.turn, card))

    def act(self, action: Told) -> tuple[Practice, tuple[News, ...]]:
        """The person in turn bids, passes, names trumps, announces or makes a sign.

        Raises:
            Problem: as `play`.
        """
        self._persons_turn()
        return self._did(action)

    def _persons_turn(self) -> None:
        if self.table.levels[self.turn] is not None:
            raise Problem("not-your-turn", "L3", seat=self.turn, turn=self.turn)

    def go_on(self) -> tuple[Practice, tuple[News, ...]]:
        """The person in turn neither swaps nor announces.

        Raises:
            Problem: what `game.hand.check` raises.
        """
        return replace(self, wishes=self.wishes - {self.turn})._did(Draw(self.turn))

    def swap(self, seat: int, card: Card | None = None) -> tuple[Practice, tuple[News, ...]]:
        """This person wants to swap: now if it is legal, else as soon as it becomes so.

        Without a card, whichever can be given; with one, that card, now.

        Nothing has happened yet where no events come back; the wish is kept (`wishes`).

        Raises:
            Problem: why this hand cannot be swapped at all: ``swap-needs-card``, or what the
                engine says (X1-X4).
        """
        if card is not None:
            return self._did(Swap(seat, card))
        state = self._state
        trump = state.trump if state.trump_known else None  # what is unseen decides nothing here
        given = [
            one
            for one in state.hands[seat]
            if one.suit is trump and one.rank in (Rank.SEVEN, Rank.TWO)
        ]
        swaps = state.deal.rules.swap and state.trump_known
        if swaps and state.face_up is not None and not given:
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
        """Without the last thing that a person did, and whatever followed from it.

        Raises:
            Problem: ``undo-nothing``; ``undo-revealed`` once anything hidden has been seen since,
                see `taking_back`.
        """
        kept = taking_back.kept(self.table, self._state.deal, self.actions)
        hints = tuple(one for one in self.hints if one[0] <= kept)  # what follows may differ
        return _replayed(self.table, self.match, self.code, self.actions[:kept], self.wishes, hints)

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
        given = _swaps_now(state)
        if given and state.turn in self.wishes:
            return self._did(Swap(state.turn, given[0]))
        return self._did(Draw(state.turn))

    def _did(self, action: Action) -> tuple[Practice, tuple[News, ...]]:
        state, events = apply(self._state, action)
        wishes = self.wishes - {action.seat} if type(action) is Swap else self.wishes
        if state.phase is not Phase.WINDOW and not window_ahead(state):
            wishes = frozenset()
        done = replace(
            self,
            actions=(*self.actions, action),
            wishes=wishes,
            _state=state,
            _events=(*self._events, *events),
        )
        return done, public(self.table, events)


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


def _swaps_now(state: State) -> tuple[Card, ...]:
    """The cards that the seat in turn may give for the face-up card now."""
    return tuple(action.card for action in legal_actions(state) if type(action) is Swap)


def legal(practice: Practice, card: Card) -> None:
    """Do nothing if the person in turn may play this card.

    Raises:
        Problem: what `game.hand.check` raises.
    """
    check(practice._state, Play(practice.turn, card))
