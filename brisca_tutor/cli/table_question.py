"""What a person is asked at the table: a card, a swap or a cante; and what every key does."""

from __future__ import annotations

from dataclasses import replace

from ..game.actions import Announce, Sign
from ..game.cantes import holds
from ..game.cards import Card, Suit
from ..game.errors import Problem
from ..game.notation import fold, read_card, read_suit
from ..game.signs import MEANINGS
from ..game.swapping import in_time
from ..game.view import PlayerView
from ..language.sentences import table as said
from ..language.sentences import table_auction as at_auction
from ..session.practice import Practice
from ..session.tutoring import advice_for, warning
from . import ask, saved
from .auction_question import AuctionQuestion
from .context import Context
from .layout import GAP, Block, Line
from .screens.advice import analysis_blocks, rung_blocks, warning_blocks
from .screens.table import in_order, seen_blocks, table_blocks
from .screens.table_auction import code_blocks
from .screens.table_keys import table_key_help, table_key_line, tutor_key_line
from .screens.table_news import last_trick_blocks, why_blocks
from .sign_reading import read_sign
from .swap_reading import read_given
from .table_asking import Asker, Left, Turned
from .table_keys import TABLE_KEYS, TUTOR_KEYS, command_and_rest, named, written

WINDOW_KEYS = ("hint", "undo", "help", "quit")
FIRST_KEYS = ("hint", "last", "seen", "why", "undo", "help", "quit")
"""Keys that are listed at the first question; later ones list fewer."""
LATER_KEYS = ("hint", "help", "quit")
FORTY_OR_TWENTY = {
    **dict.fromkeys(("40", "cuarenta", "quarante", "quaranta"), True),
    **dict.fromkeys(("20", "veinte", "vingt", "venti"), False),
}
"""How the two kinds of cante are called, and whether it is the one in trumps (A3)."""


class TableQuestion(Asker):
    """Asks the person in turn."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._auction = AuctionQuestion(context)
        self._keys_shown = False

    def ask(self, practice: Practice) -> Turned | None:
        """What the person in turn does; None when the match is given up.

        Raises:
            Left: the person leaves.
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        ask.forget_typed_ahead(self.context)
        if practice.waiting in ("bid", "name"):
            return self._auction.ask(practice)
        if practice.waiting == "window":
            return self._ask_window(practice)
        return self._ask_card(practice)

    def _ask_window(self, practice: Practice) -> Turned:
        """Whether to swap or to announce now."""
        self._show_window(practice)
        while True:
            typed = ask.read(self.context).text
            folded = fold(typed).strip(" .!")
            key = named(TABLE_KEYS, self.context.lang, folded)
            if not typed:
                return practice.go_on()
            if key == "quit":
                raise Left
            done = self._used(practice, folded)
            if done is not None:
                return done
            if key == "undo":
                undone = self.undo(practice)
                if undone is not practice:
                    return undone, ()
            elif key == "hint":
                practice = self._hint(practice)
            elif key == "help":
                self.out.show(table_key_help(self.speech, self._window_keys(practice)))
            elif not (self.looked_up(typed) or self._names_window(practice, folded)):
                self.out.tell(
                    self.speech.say(
                        "Swapping and drawing are all you can do now: you have won the trick."
                    )
                    if practice.swaps_offered
                    else self.speech.say(
                        "Announcing or going on is all you can do now: you have won the trick."
                    )
                )
            self._show_window(practice)

    def _window_keys(self, practice: Practice) -> list[str]:
        keys = ["swap"] if practice.swaps_offered else []
        return [*keys, *(["announce"] if practice.cantes_offered else []), *WINDOW_KEYS]

    def _show_window(self, practice: Practice) -> None:
        """What can be done before anybody draws."""
        speech, seen = self.speech, practice.seen(practice.turn)
        blocks: list[Block] = [GAP]
        for gives in practice.swaps_offered:
            assert seen.face_up is not None
            blocks.append(Line(said.swap_possible(speech, gives, seen.face_up), "question"))
        for suit in practice.cantes_offered:
            blocks.append(Line(at_auction.may_announce(speech, suit, seen.trump), "question"))
        draw = bool(practice.swaps_offered)
        keys = self._window_keys(practice)
        self.out.show([*blocks, table_key_line(speech, keys, draw=draw, pass_over=not draw)])

    def _names_window(self, practice: Practice, folded: str) -> bool:
        """Whether this names a swap or a cante, which has been answered then."""
        names = ("swap", "announce")
        return command_and_rest(TABLE_KEYS, self.context.lang, folded, names) is not None

    def _used(self, practice: Practice, folded: str) -> Turned | None:
        """The practice after a swap or a cante that was typed; None where nothing came of it."""
        found = command_and_rest(TABLE_KEYS, self.context.lang, folded, ("swap", "announce"))
        if folded in FORTY_OR_TWENTY:
            found = ("announce", folded)
        if found is None:
            return None
        key, rest = found
        try:
            if key == "swap":
                return self._swap(practice, rest)
            suit = self._cante(practice, rest)
            return practice.act(Announce(practice.turn, suit)) if suit is not None else None
        except Problem as problem:
            self.refuse(practice, problem)
            return None

    def _swap(self, practice: Practice, typed: str) -> Turned | None:
        """The practice after a swap; None where it is not clear which card is given.

        Raises:
            Problem: what `read_given` raises, or why there is no such swap.
        """
        offered = practice.swaps_offered
        if not offered:
            return practice.swap(practice.turn)
        given = read_given(typed, offered, self.context.lang, self.context.deck)
        if given is None:
            word = written(TABLE_KEYS, self.context.lang, "swap")
            self.out.tell(said.which_swap(self.speech, word))
            return None
        return practice.swap(practice.turn, given)

    def _cante(self, practice: Practice, typed: str) -> Suit | None:
        """The suit to announce: as typed, or the only one that there is.

        Raises:
            Problem: ``suit-text``.
        """
        seen = practice.seen(practice.turn)
        forty = FORTY_OR_TWENTY.get(typed.split()[-1]) if typed else None
        if typed and forty is None:
            return read_suit(typed, self.context.lang, self.context.deck)
        possible = [
            suit
            for suit in practice.cantes_offered
            if forty is None or forty is (suit is seen.trump)
        ]
        if len(possible) > 1:
            word = written(TABLE_KEYS, self.context.lang, "announce")
            self.out.tell(at_auction.which_cante(self.speech, word, possible))
            return None
        if possible:
            return possible[0]
        pairs = [suit for suit in Suit if holds(seen.hand, suit)]
        wanted = [suit for suit in Suit if forty is None or forty is (suit is seen.trump)]
        wanted = wanted or list(Suit)  # of trumps that nobody knows there is no forty
        return next((suit for suit in pairs if suit in wanted), wanted[0])

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
                undone = self.undo(practice)
                if undone is not practice:
                    return undone, ()
            elif key == "hint":
                practice = self._hint(practice)
            elif key == "swap":
                practice = self._wish(practice)
            elif shown := command_and_rest(
                TABLE_KEYS, self.context.lang, fold(reply.text).strip(" ."), ("sign", "announce")
            ):
                done = self._show_others(practice, *shown)
                if done is not None:
                    return done
                self._show_choice(practice)
            elif key is not None:
                self._tell(practice, key)
            elif not self.looked_up(reply.text):
                card = self._card(practice, reply.text)
                if card is not None:
                    done = self._play(practice, card)
                    if done is not None:
                        return done
                    practice = self._silenced or practice
                    self._show_choice(practice)

    def _show_others(self, practice: Practice, key: str, typed: str) -> Turned | None:
        """A sign, or a cante, before a card is played; None where nothing came of it."""
        seen = practice.seen(practice.turn)
        try:
            if key == "announce":
                suit = self._cante(practice, typed)
                return practice.act(Announce(practice.turn, suit)) if suit is not None else None
            meanings = MEANINGS[seen.rules.sign_code]
            meaning = read_sign(typed, meanings)
            if typed and meaning is None:
                self.not_understood(typed)
            if meaning is not None or seen.rules.signs == "off":
                return practice.act(Sign(practice.turn, meaning or meanings[0]))
        except Problem as problem:
            self.refuse(practice, problem)
            return None
        word = written(TABLE_KEYS, self.context.lang, "sign")
        self.out.show(code_blocks(self.speech, seen, word))
        return None

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
                    self.mine(practice),
                    practice.open_hands(),
                ),
                GAP,
            ]
        )
        self._show_choice(practice)

    def _show_choice(self, practice: Practice) -> None:
        seen = practice.seen(practice.turn)
        keys = LATER_KEYS if self._keys_shown else FIRST_KEYS
        if _may_sign(seen) and seen.number > 1:
            keys = ("sign", *keys)
        first = said.choose(self.speech, len(seen.hand))
        self.out.show([table_key_line(self.speech, keys, first=first)])
        self._keys_shown = True

    def _card(self, practice: Practice, text: str) -> Card | None:
        """The card that was typed: its place in the hand, its name or its code."""
        speech = self.speech
        hand = in_order(practice.seen(practice.turn))
        folded = text.strip(" .")
        if folded.isascii() and folded.isdigit() and 1 <= int(folded[:6]) <= len(hand):
            return hand[int(folded) - 1]
        choose = said.choose(speech, len(hand))
        if not folded or folded.lstrip("-").isdigit():
            swap = ""
            seen = practice.seen(practice.turn)
            if _may_swap_later(seen):
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
            self.refuse(practice, problem)
            self.out.tell(f"{choose}.")
        return None

    def _play(self, practice: Practice, card: Card) -> Turned | None:
        """Play the card unless the tutor is listened to; None when the person thinks again."""
        self._silenced = None
        try:
            found = warning(practice, card, self.context.worlds)
        except Problem as problem:
            self.refuse(practice, problem)
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
                    self.out.show(analysis_blocks(self.speech, advice, self.mine(practice)))
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
        self.out.show(rung_blocks(self.speech, advice, practice.hint_step, self.mine(practice)))
        return practice

    def _wish(self, practice: Practice) -> Practice:
        try:
            practice, _ = practice.swap(practice.turn)
        except Problem as problem:
            self.refuse(practice, problem)
            return practice
        saved.save(self.context, practice)
        self.out.tell(said.swap_wished(self.speech))
        return practice

    def _tell(self, practice: Practice, key: str) -> None:
        """What a key shows without changing anything."""
        speech = self.speech
        seen, names = practice.seen(practice.turn), self.mine(practice)
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
            for name, serves in (
                ("swap", seen.rules.swap),
                ("announce", seen.rules.cantes),
                ("sign", _may_sign(seen)),
            ):
                if not serves:
                    keys.remove(name)
            self.out.show(
                [
                    *table_key_help(speech, keys),
                    Line(f"{said.choose(speech, len(seen.hand))}."),
                ]
            )


def _may_sign(seen: PlayerView) -> bool:
    """Whether this seat has a partner to make signs to, and signs are made at all (T3)."""
    mine = next((side for side in seen.sides if seen.seat in side), ())
    return seen.rules.signs != "off" and len(mine) > 1


def _may_swap_later(seen: PlayerView) -> bool:
    """Whether this trick, or a later one, can be followed by a swap (X4)."""
    if not seen.rules.swap or seen.face_up is None:
        return False
    return in_time(seen.rules, seen.plays, seen.stock, seen.number)
