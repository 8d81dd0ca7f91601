"""What a person is asked before the first card of a hand with an auction: a bid, then trumps."""

from __future__ import annotations

from ..game.actions import Bid, Name, Pass
from ..game.errors import Problem
from ..game.notation import fold, read_suit
from ..language.sentences import table_auction as said
from ..session.practice import Practice, Told
from ..session.tutoring import bid_advice_for
from . import ask, saved
from .bid_reading import names_suit, read_call
from .layout import GAP, Block
from .screens.advice import bid_rung_blocks
from .screens.table import opened_blocks
from .screens.table_auction import bidding_blocks, naming_blocks
from .screens.table_keys import table_key_help, table_key_line
from .table_asking import Asker, Left, Turned
from .table_keys import PASS_WORDS, TABLE_KEYS, named

KEYS = ("hint", "undo", "table", "glossary", "abandon", "help", "quit")
"""Keys that serve here; the others are about cards, and their letters mean ranks and suits."""
LISTED = ("hint", "undo", "help", "quit")


class AuctionQuestion(Asker):
    """Asks the person in turn for a bid, or for the trump suit."""

    def ask(self, practice: Practice) -> Turned | None:
        """What the person in turn says; None when the match is given up.

        Raises:
            Left: the person leaves.
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        self._show(practice)
        while True:
            typed = ask.read(self.context).text
            folded = fold(typed).strip(" .!")
            key = named(TABLE_KEYS, self.context.lang, folded)
            if key == "quit":
                raise Left
            if key == "abandon":
                if self.gives_up():
                    return None
                self._choice(practice)
            elif key == "undo":
                undone = self.undo(practice)
                if undone is not practice:
                    return undone, ()
            elif key in KEYS:
                practice = self._key(practice, str(key))
            elif self.looked_up(typed):
                self._choice(practice)
            else:
                done = self._said(practice, typed, folded)
                if done is not None:
                    return done
                self._choice(practice)

    def _said(self, practice: Practice, typed: str, folded: str) -> Turned | None:
        """The practice after a bid or a suit that was typed; None where it was none."""
        action: Told | None
        if practice.waiting == "bid":
            action = self._bid(practice, typed, folded)
        else:
            action = self._name(practice, typed)
        if action is None:
            return None
        try:
            return practice.act(action)
        except Problem as problem:
            self.refuse(practice, problem)
            return None

    def _bid(self, practice: Practice, typed: str, folded: str) -> Told | None:
        """The call that was typed; None where it was none, which is said."""
        seen = practice.seen(practice.turn)
        assert seen.auction is not None
        found = read_call(folded, self.context.lang, seen.rules, seen.auction)
        if found is None:
            if names_suit(folded, self.context.lang, self.context.deck):
                self.out.tell(said.suit_later(self.speech, seen.rules))
            elif folded:
                self.not_understood(typed)
            return None
        if found.doubtful:
            self.out.tell(said.doubtful_rank(self.speech, folded[:40], found.doubtful))
            return None
        if found.passes:
            return Pass(practice.turn)
        return Bid(practice.turn, found.points, found.rank)

    def _name(self, practice: Practice, typed: str) -> Told | None:
        if not typed:
            return None
        try:
            suit = read_suit(typed.strip(" .!"), self.context.lang, self.context.deck)
        except Problem as problem:
            self.refuse(practice, problem)
            return None
        return Name(practice.turn, suit)

    def _key(self, practice: Practice, key: str) -> Practice:
        """What a key shows; the practice with the hint that was asked for."""
        if key == "table":
            self._show(practice)
            return practice
        if key == "hint":
            return self._hint(practice)
        if key == "glossary":
            from .commands.glossary import show_terms

            show_terms(self.context)
        else:
            self.out.show(table_key_help(self.speech, KEYS))
        self._choice(practice)
        return practice

    def _hint(self, practice: Practice) -> Practice:
        """One step further up the hint ladder for the bid or the suit that is due."""
        practice = practice.hint()
        saved.save(self.context, practice)
        advice = bid_advice_for(practice, self.context.worlds)
        names = self.mine(practice)
        self.out.show(bid_rung_blocks(self.speech, advice, practice.hint_step, names))
        self._choice(practice)
        return practice

    def _show(self, practice: Practice) -> None:
        seen, names = practice.seen(practice.turn), self.mine(practice)
        opened = opened_blocks(self.speech, seen, names, practice.open_hands())
        blocks = bidding_blocks if practice.waiting == "bid" else naming_blocks
        self.out.show([GAP, *blocks(self.speech, seen, names, opened), GAP])
        self._choice(practice)

    def _choice(self, practice: Practice) -> None:
        """The question, with the keys that serve."""
        speech, seen = self.speech, practice.seen(practice.turn)
        assert seen.auction is not None
        if practice.waiting == "bid":
            first = said.ask_bid(speech, seen, PASS_WORDS[speech.lang][0])
        else:
            assert seen.auction.best is not None
            first = said.ask_trumps(speech, seen.auction.best)
        blocks: list[Block] = [table_key_line(speech, LISTED, first=first)]
        self.out.show(blocks)
