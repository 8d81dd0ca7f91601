"""A practised match held with the people at the keyboard; every action is saved as it is made."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..game.cards import Card
from ..game.errors import Problem
from ..game.notation import fold, read_card
from ..language.names import Names
from ..language.problems import problem_text, remedy
from ..language.sentences import hand as told
from ..language.sentences import table as said
from ..session.practice import News, Practice
from ..session.tutoring import advice_for, warning
from . import ask, saved
from .context import Context
from .layout import GAP, Block, Line
from .screens.advice import analysis_blocks, rung_blocks, warning_blocks
from .screens.hand_end import account_blocks, going_on, match_blocks
from .screens.review import look_back_blocks
from .screens.table import (
    last_trick_blocks,
    news_blocks,
    seen_blocks,
    table_blocks,
    why_blocks,
    won_blocks,
)
from .screens.table_keys import table_key_help, table_key_line, tutor_key_line
from .table_keys import TABLE_KEYS, TUTOR_KEYS, named

if TYPE_CHECKING:
    from ..storage.hands import KeptHand

BLANK_LINES = 60
"""What clears a screen that cannot be cleared."""


class Left(Exception):
    """Somebody has left; everything is saved already."""


class PracticeTalk:
    """Holds a practised match.

    Args:
        context: where to write to and read from.
        rules: how the rule set is named.
    """

    def __init__(self, context: Context, rules: str) -> None:
        self.context, self.rules = context, rules
        self.speech, self.out = context.speech, context.out
        self._at_keyboard: int | None = None
        self._keys_shown = False

    def hold(self, practice: Practice, resumed: bool) -> None:
        """Play until the match is over or somebody leaves.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`; everything is saved already.
        """
        try:
            self._hold(practice, resumed)
        except Left:
            self.out.tell(self.speech.say("Saved. See you next time."))

    def _hold(self, practice: Practice, resumed: bool) -> None:
        self._open(practice, resumed)
        while True:
            saved.save(self.context, practice)
            self.context.tell_warnings()
            if practice.waiting == "over":
                following = self._end(practice)
                if following is None:
                    return
                practice = following
                self._open(practice, False)
            elif practice.waiting == "nothing":
                practice = self._did(practice, *practice.step())
            else:
                self._hand_over(practice)
                asked = self._ask_swap if practice.waiting == "swap" else self._ask_card
                turned = asked(practice)
                if turned is None:
                    return
                practice = turned

    # --- telling ------------------------------------------------------------------------

    def _names(self, practice: Practice) -> Names:
        return Names(self.speech, practice.table.names, practice.table.learner)

    def _mine(self, practice: Practice) -> Names:
        """The names as the person in turn hears them."""
        return Names(self.speech, practice.table.names, practice.turn)

    def _watcher(self, practice: Practice) -> int:
        """The seat through whose eyes the news are told."""
        learner = practice.table.learner
        return practice.turn if learner is None else learner

    def _open(self, practice: Practice, resumed: bool) -> None:
        speech, names = self.speech, self._names(practice)
        facts = said.opening(speech, practice.deal, self.rules, names.phrases)
        level = next((one for one in practice.table.levels if one is not None), None)
        if level is not None:
            facts.append(speech.say("level: {level}", level=said.level(speech, level)))
        title = speech.say("Practice") if not resumed else speech.say("Practice, where you left it")
        blocks: list[Block] = [
            GAP,
            Line(
                " \u00b7 ".join([title, *facts]),
                "title",
                hang=2,
                plain=f"{title}. {' '.join(_sentence(fact) for fact in facts)}",
            ),
        ]
        seen = practice.seen(self._watcher(practice))
        dealer = names[seen.dealer]
        rests = seen.dealer not in seen.players
        blocks.append(Line((said.rests if rests else said.dealt_by)(speech, dealer)))
        pack = said.pack(speech, seen)
        if pack:
            blocks.append(Line(pack))
        if not practice.actions and seen.turned_up is not None:
            blocks.append(Line(told.turned_up(speech, seen.turned_up), "trump"))
        if resumed and practice.last_trick is not None and not practice.over:
            blocks += last_trick_blocks(speech, practice.last_trick, seen, names)
        self._at_keyboard = None
        self.out.show(blocks)

    def _did(self, before: Practice, after: Practice, news: tuple[News, ...]) -> Practice:
        leads = not before.seen(before.turn).trick
        blocks = news_blocks(
            self.speech,
            news,
            after.seen(self._watcher(after)),
            self._names(after),
            why=after.table.why,
            leads=leads,
            show_points=after.table.show_points,
        )
        self.out.show(blocks)
        return after

    # --- several people -----------------------------------------------------------------

    def _hand_over(self, practice: Practice) -> None:
        """Clear the screen and wait for the person in turn, where several share the keyboard."""
        if practice.table.learner is not None or practice.turn == self._at_keyboard:
            return
        name = self._names(practice)[practice.turn]
        self._clear()
        self.out.show(
            [
                GAP,
                Line(
                    self.speech.say(
                        "Now {seat.name} plays: the others look away. Enter shows the hand.",
                        seat=name,
                    ),
                    "question",
                ),
            ]
        )
        while text := ask.read(self.context).text:
            if named(TABLE_KEYS, self.context.lang, fold(text)) == "quit":
                raise Left
            self.out.tell(self.speech.say("Enter shows the hand."))
        self._at_keyboard = practice.turn
        if practice.last_trick is not None:
            names, seen = self._mine(practice), practice.seen(practice.turn)
            self.out.show(
                [GAP, *won_blocks(self.speech, practice.last_trick, seen, names, why=False)]
            )

    def _clear(self) -> None:
        if self.context.interactive and not self.out.plain:
            self.out.clear()
        else:
            self.out.stream.write("\n" * BLANK_LINES)

    # --- asking -------------------------------------------------------------------------

    def _ask_swap(self, practice: Practice) -> Practice:
        """Whether to swap now.

        Raises:
            Left: the person leaves.
        """
        speech = self.speech
        gives, takes = practice.swap_offered, practice.seen(practice.turn).face_up
        assert gives is not None and takes is not None
        while True:
            self.out.show(
                [
                    GAP,
                    Line(said.swap_possible(speech, gives, takes), "question"),
                    table_key_line(speech, ["swap", "undo", "help", "quit"], draw=True),
                ]
            )
            reply = ask.read(self.context)
            key = named(TABLE_KEYS, self.context.lang, fold(reply.text))
            if not reply.text:
                return self._did(practice, *practice.decline_swap())
            if key == "swap":
                return self._did(practice, *practice.swap(practice.turn))
            if key == "quit":
                raise Left
            if key == "undo":
                undone = self._undo(practice)
                if undone is not practice:
                    return undone
            elif key == "help":
                self.out.show(table_key_help(speech, ["swap", "undo", "help", "quit"], draw=True))
            else:
                self.out.tell(
                    speech.say(
                        "Swapping and drawing are all you can do now: you have won the trick."
                    )
                )

    def _ask_card(self, practice: Practice) -> Practice | None:
        """The card of the person in turn; None when the match is given up.

        Raises:
            Left: the person leaves.
        """
        self._show_table(practice)
        while True:
            reply = ask.read(self.context)
            key = named(TABLE_KEYS, self.context.lang, fold(reply.text).strip(" ."))
            if key == "quit":
                raise Left
            if key == "abandon":
                if self._abandon():
                    return None
                self._show_choice(practice)
            elif key == "undo":
                undone = self._undo(practice)
                if undone is not practice:
                    return undone
            elif key == "hint":
                practice = self._hint(practice)
            elif key == "swap":
                practice = self._wish(practice)
            elif key is not None:
                self._tell(practice, key)
            else:
                card = self._card(practice, reply.text)
                if card is not None:
                    done = self._play(practice, card)
                    if done is not None:
                        return done
                    practice = self._silenced or practice
                    self._show_choice(practice)

    _silenced: Practice | None = None
    """The practice with its tutor switched off during a warning, if it was."""

    def _show_table(self, practice: Practice) -> None:
        self.out.show(
            [
                GAP,
                *table_blocks(
                    self.speech,
                    practice.table,
                    practice.seen(practice.turn),
                    self._mine(practice),
                    practice.open_hands(),
                ),
                GAP,
            ]
        )
        self._show_choice(practice)

    def _show_choice(self, practice: Practice) -> None:
        number = len(practice.seen(practice.turn).hand)
        keys = ["hint", "last", "seen", "why", "undo", "help", "quit"]
        short = ["hint", "help", "quit"]
        self.out.show(
            [
                table_key_line(
                    self.speech,
                    short if self._keys_shown else keys,
                    first=said.choose(self.speech, number),
                )
            ]
        )
        self._keys_shown = True

    def _card(self, practice: Practice, text: str) -> Card | None:
        """The card that was typed: its place in the hand, its name or its code."""
        speech = self.speech
        hand = practice.seen(practice.turn).hand
        folded = text.strip(" .")
        if folded.isascii() and folded.isdigit() and 1 <= int(folded[:6]) <= len(hand):
            return hand[int(folded) - 1]
        choose = said.choose(speech, len(hand))
        if not folded or folded.lstrip("-").isdigit():
            swap = ""
            if practice.seen(practice.turn).rules.swap:
                word = table_word(self.context.lang, "swap")
                swap = speech.say('To swap the face-up card type "{word}".', word=word)
            self.out.tell(f"{choose}. {swap}".rstrip())
            return None
        pack = (
            48 if len(practice.seen(practice.turn).rules.cards(practice.table.seats)) == 48 else 40
        )
        try:
            found = read_card(text, self.context.lang, self.context.deck, pack, hand)
            if found in hand:
                return found
            held = speech.list_and(speech.card(one).bare for one in hand)
            self.out.tell(
                speech.say(
                    "You do not hold {card.the}. In your hand: {cards}.", card=found, cards=held
                )
            )
        except Problem as problem:
            self._refuse(practice, problem)
            self.out.tell(f"{choose}.")
        return None

    def _refuse(self, practice: Practice, problem: Problem) -> None:
        names = self._mine(practice)
        text = problem_text(self.speech, problem, names)
        self.out.tell(f"{text} {remedy(self.speech, problem, names)}".rstrip())

    def _play(self, practice: Practice, card: Card) -> Practice | None:
        """Play the card unless the tutor is listened to; None when the person thinks again."""
        self._silenced = None
        try:
            found = warning(practice, card, self.context.worlds)
        except Problem as problem:
            self._refuse(practice, problem)
            return None
        if found is not None:
            advice = advice_for(practice, self.context.worlds)
            self.out.show([GAP, *warning_blocks(self.speech, found)])
            while True:
                self.out.show([tutor_key_line(self.speech)])
                text = fold(ask.read(self.context).text).strip(" .")
                key = named(TUTOR_KEYS, self.context.lang, text)
                if key == "rethink":
                    return None
                if key == "analysis":
                    self.out.show(analysis_blocks(self.speech, advice, self._mine(practice)))
                elif key == "silence":
                    silent = replace(practice.table, tutor="off")
                    self._silenced = practice = replace(practice, table=silent)
                    saved.save(self.context, practice)
                    self.out.tell(self.speech.say("The tutor says no more in this match."))
                    return None
                elif key == "anyway":
                    break
                elif named(TABLE_KEYS, self.context.lang, text) == "quit":
                    raise Left
        return self._did(practice, *practice.play(card))

    def _hint(self, practice: Practice) -> Practice:
        practice = practice.hint()
        saved.save(self.context, practice)
        advice = advice_for(practice, self.context.worlds)
        self.out.show(rung_blocks(self.speech, advice, practice.hint_step, self._mine(practice)))
        return practice

    def _wish(self, practice: Practice) -> Practice:
        try:
            practice, _ = practice.swap(practice.turn)
        except Problem as problem:
            self._refuse(practice, problem)
            return practice
        saved.save(self.context, practice)
        self.out.tell(said.swap_wished(self.speech))
        return practice

    def _undo(self, practice: Practice) -> Practice:
        try:
            undone = practice.undo()
        except Problem as problem:
            self._refuse(practice, problem)
            return practice
        self.out.tell(self.speech.say("Taken back."))
        return undone

    def _tell(self, practice: Practice, key: str) -> None:
        """What a key shows without changing anything."""
        speech = self.speech
        seen, names = practice.seen(practice.turn), self._mine(practice)
        if key in ("last", "why"):
            blocks = last_trick_blocks if key == "last" else why_blocks
            if practice.last_trick is None:
                self.out.tell(speech.say("No trick has been taken yet."))
            else:
                self.out.show(blocks(speech, practice.last_trick, seen, names))
        elif key == "seen":
            self.out.show(seen_blocks(speech, seen))
        elif key == "table":
            self._show_table(practice)
        elif key == "glossary":
            from .commands.glossary import show_terms

            show_terms(self.context)
        else:
            keys = [one.name for one in TABLE_KEYS[self.context.lang]]
            if not seen.rules.swap:
                keys.remove("swap")
            self.out.show(
                [
                    *table_key_help(speech, keys),
                    Line(f"{said.choose(speech, len(seen.hand))}."),
                ]
            )

    def _abandon(self) -> bool:
        if not ask.confirm(self.context, self.speech.say("Give up this match for good?")):
            return False
        self.context.store.hands.drop()
        self.out.tell(self.speech.say("The match is given up; nothing of it is kept."))
        return True

    # --- the end of a hand --------------------------------------------------------------

    def _end(self, practice: Practice) -> Practice | None:
        """The account of the hand; the next hand, or None at the end or when somebody leaves."""
        one = saved.keep(self.context, practice)
        self.context.tell_warnings()
        names, match = self._names(practice), practice.match_after
        self.out.show(account_blocks(self.speech, practice, names))
        learner = practice.table.learner
        if learner is not None and learner in practice.final.deal.players:
            self._look_back(practice, learner, one)
        self.out.show(match_blocks(self.speech, match, names))
        if match.over:
            self.context.store.hands.drop()
        commands = [f"brisca review --hand {practice.deal}"] if one is not None else []
        commands.append(f"brisca practice --deal {practice.deal}")
        self.out.show(going_on(self.speech, practice, commands))
        if match.over:
            return None
        while True:
            reply = ask.read(self.context)
            key = named(TABLE_KEYS, self.context.lang, fold(reply.text))
            if not reply.text:
                return practice.next_hand()
            if key == "quit":
                raise Left
            if key == "abandon" and self._abandon():
                return None
            self.out.show([table_key_line(self.speech, ["quit"], on=True)])

    def _look_back(self, practice: Practice, seat: int, one: KeptHand | None) -> None:
        """What cost points, the luck apart, and the trick that mattered most."""
        from ..coach.luck import luck
        from ..coach.review import review
        from .commands.review import flag

        record = practice.record()
        self.out.show([GAP, Line(self.speech.say("Looking back at the hand..."), "quiet")])
        self.out.stream.flush()
        found = review(record, seat, self.context.worlds)
        fortune = luck(record, seat, self.context.worlds)
        names = self._names(practice)
        self.out.show(look_back_blocks(self.speech, found, fortune, names))
        if one is not None:
            flag(self.context, one, practice)


def table_word(lang: str, name: str) -> str:
    """The word of a named command."""
    return next(key.words[0] for key in TABLE_KEYS[lang] if key.name == name)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
