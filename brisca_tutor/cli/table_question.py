"""What a person is asked at the table: a card, or whether to swap; and what every key does."""

from __future__ import annotations

from dataclasses import replace

from ..game.cards import Card
from ..game.errors import Problem
from ..game.notation import fold, read_card
from ..language.names import Names
from ..language.problems import problem_text, remedy
from ..language.sentences import table as said
from ..session.news import News
from ..session.practice import Practice
from ..session.tutoring import advice_for, warning
from . import ask, saved
from .context import Context
from .layout import GAP, Line
from .screens.advice import analysis_blocks, rung_blocks, warning_blocks
from .screens.table import last_trick_blocks, seen_blocks, table_blocks, why_blocks
from .screens.table_keys import table_key_help, table_key_line, tutor_key_line
from .table_keys import TABLE_KEYS, TUTOR_KEYS, named, written

Turned = tuple[Practice, tuple[News, ...]]
"""The practice after what a person did, and what is to be told of it."""

SWAP_KEYS = ("swap", "hint", "undo", "help", "quit")
FIRST_KEYS = ("hint", "last", "seen", "why", "undo", "help", "quit")
"""Keys that are listed at the first question; later ones list fewer."""
LATER_KEYS = ("hint", "help", "quit")


class Left(Exception):
    """Somebody has left; everything is saved already."""


class TableQuestion:
    """Asks the person in turn."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.speech, self.out = context.speech, context.out
        self._keys_shown = False

    def ask(self, practice: Practice) -> Turned | None:
        """What the person in turn does; None when the match is given up.

        Raises:
            Left: the person leaves.
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        ask.forget_typed_ahead(self.context)
        if practice.waiting == "window":
            return self._ask_swap(practice)
        return self._ask_card(practice)

    def gives_up(self) -> bool:
        """Whether the match is given up, once that has been confirmed.

        Raises:
            Left: the person leaves instead, and the match stays saved.
        """
        answer = ask.confirm(self.context, self.speech.say("Give up this match for good?"), True)
        if answer is None:
            raise Left
        if not answer:
            return False
        self.context.store.hands.drop()
        self.out.tell(self.speech.say("The match is given up; nothing of it is kept."))
        return True

    def not_understood(self, text: str) -> None:
        """Say that this was understood as no key; the keys are listed again after it."""
        self.out.tell(self.speech.say('I do not understand "{text}".', text=text[:40]))

    def _mine(self, practice: Practice) -> Names:
        """The names as the person in turn hears them."""
        return Names(self.speech, practice.table.names, practice.turn)

    def _ask_swap(self, practice: Practice) -> Turned:
        """Whether to swap now."""
        speech = self.speech
        gives, takes = practice.swap_offered, practice.seen(practice.turn).face_up
        assert gives is not None and takes is not None
        while True:
            self.out.show(
                [
                    GAP,
                    Line(said.swap_possible(speech, gives, takes), "question"),
                    table_key_line(speech, SWAP_KEYS, draw=True),
                ]
            )
            reply = ask.read(self.context)
            key = named(TABLE_KEYS, self.context.lang, fold(reply.text))
            if not reply.text:
                return practice.go_on()
            if key == "swap":
                return practice.swap(practice.turn)
            if key == "quit":
                raise Left
            if key == "undo":
                undone = self._undo(practice)
                if undone is not practice:
                    return undone, ()
            elif key == "hint":
                practice = self._hint(practice)
            elif key == "help":
                self.out.show(table_key_help(speech, SWAP_KEYS, draw=True))
            else:
                self.out.tell(
                    speech.say(
                        "Swapping and drawing are all you can do now: you have won the trick."
                    )
                )

    def _ask_card(self, practice: Practice) -> Turned | None:
        """The card to play; None when the match is given up."""
        self._show_table(practice)
        while True:
            reply = ask.read(self.context)
            key = named(TABLE_KEYS, self.context.lang, fold(reply.text).strip(" ."))
            if key == "quit":
                raise Left
            if key == "abandon":
                if self.gives_up():
                    return None
                self._show_choice(practice)
            elif key == "undo":
                undone = self._undo(practice)
                if undone is not practice:
                    return undone, ()
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
        self.out.show(
            [
                table_key_line(
                    self.speech,
                    LATER_KEYS if self._keys_shown else FIRST_KEYS,
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
            seen = practice.seen(practice.turn)
            if seen.rules.swap and seen.face_up is not None:
                word = written(TABLE_KEYS, self.context.lang, "swap")
                swap = speech.say('To swap the face-up card type "{word}".', word=word)
            self.out.tell(f"{choose}. {swap}".rstrip())
            return None
        size = len(practice.table.rules.cards(practice.table.seats))
        try:
            found = read_card(text, self.context.lang, self.context.deck, size, hand)
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

    def _play(self, practice: Practice, card: Card) -> Turned | None:
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
                typed = ask.read(self.context).text
                text = fold(typed).strip(" .")
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
                else:
                    other = named(TABLE_KEYS, self.context.lang, text)
                    if other == "quit":
                        raise Left
                    if text and other != "help":
                        self.not_understood(typed)
        return practice.play(card)

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
