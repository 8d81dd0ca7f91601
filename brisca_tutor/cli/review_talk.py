"""Past mistakes put to the learner again, one after the other."""

from __future__ import annotations

from time import monotonic

from ..game.actions import Announce, Draw, Move, Play, Swap
from ..game.cards import Card
from ..game.errors import Problem
from ..game.notation import fold, read_card, read_suit
from ..game.state import Phase
from ..language.names import Names
from ..language.problems import problem_text, remedy
from ..language.sentences import advice as words
from ..language.sentences import review as said
from ..language.sentences import table as table_said
from ..session.reviewing import Judged, Mistake, ReviewRun
from ..session.tables import Table
from . import ask
from .context import Context
from .keys import key_named
from .layout import GAP, Block, Line
from .screens.advice import analysis_blocks, rung_blocks
from .screens.lesson import key_help, key_line
from .screens.table import covered_blocks, table_blocks
from .swap_reading import read_given
from .table_keys import TABLE_KEYS, command_and_rest, named

KEYS = ("hint", "reveal", "skip", "help", "quit")


class ReviewTalk:
    """Holds a review; every outcome is stored before the next question."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.speech, self.out = context.speech, context.out

    def hold(self, run: ReviewRun) -> None:
        """Ask every mistake until it is solved, shown, skipped, or the learner leaves.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        while run.mistake is not None:
            after = self.put(run)
            if after is None:
                self.out.tell(self.speech.say("Saved. See you next time."))
                return
            run = after
        texts = [
            self.speech.say(
                "End of the review: {solved} of {count} solved.",
                solved=run.solved,
                count=len(run.mistakes),
            )
        ]
        if run.revealed:
            texts.append(
                self.speech.say(
                    "Solutions looked at: {count}. They do not count as solved.",
                    count=run.revealed,
                )
            )
        self.out.show([GAP, *(Line(text, "good") for text in texts)])

    def put(self, run: ReviewRun) -> ReviewRun | None:
        """Ask the present mistake; the run after it, or None when the learner leaves.

        Raises:
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        assert run.mistake is not None
        self._show(run, run.mistake)
        return self._ask(run, run.mistake)

    def _names(self, mistake: Mistake) -> Names:
        return Names(self.speech, mistake.names, mistake.decision.seen.seat)

    def _show(self, run: ReviewRun, mistake: Mistake) -> None:
        speech, seen = self.speech, mistake.decision.seen
        title = speech.say(
            "Mistake {number} of {count}", number=run.at + 1, count=len(run.mistakes)
        )
        deal = speech.say("deal {code}", code=mistake.deal)
        table = Table(seen.rules, mistake.names, (None,) * seen.seats)
        blocks: list[Block] = [
            GAP,
            Line(
                f"{title} \u00b7 {deal}", "title", plain=f"{title}. {deal[:1].upper()}{deal[1:]}."
            ),
            GAP,
            *covered_blocks(speech, seen),
            *table_blocks(speech, table, seen, self._names(mistake)),
            GAP,
            Line(said.headline(speech, mistake.decision), "warning"),
        ]
        self.out.show(blocks)
        self._question(mistake)

    def _question(self, mistake: Mistake) -> None:
        speech, seen = self.speech, mistake.decision.seen
        if words.singing(mistake.decision.advice):
            text = speech.say(
                'What is better? Type "{word}", or press Enter to announce nothing.',
                word=_word(self.context.lang, "announce"),
            )
        elif seen.phase is Phase.WINDOW:
            text = speech.say(
                'What is better? Type "{word}", or press Enter to draw without swapping.',
                word=_word(self.context.lang, "swap"),
            )
        else:
            choose = table_said.choose(speech, len(seen.hand))
            asked = speech.say("Which card is better?")
            text = f"{asked} {choose}."
        self.out.show([Line(text, "question"), key_line(speech, KEYS, enter=False)])

    def _ask(self, run: ReviewRun, mistake: Mistake) -> ReviewRun | None:
        began = monotonic()
        speech = self.speech
        while True:
            reply = ask.read(self.context)
            action = self._action(mistake, reply.text)
            key = key_named(self.context.lang, fold(reply.text)) if action is None else None
            if action is not None:
                hints = run.hints
                after, judged = run.submit(action)
                ms = int((monotonic() - began) * 1000)
                self.context.store.record("mistake", mistake.item, judged.record, hints, ms)
                self._judged(mistake, judged, again=action == mistake.decision.action)
                self.context.tell_warnings()
                if judged.kind == "right":
                    return after
                run = after
                self._question(mistake)
            elif key == "quit":
                return None
            elif key == "hint":
                run = run.hint()
                self.out.show(
                    rung_blocks(speech, mistake.decision.advice, run.hints, self._names(mistake))
                )
            elif key == "reveal":
                after, judged = run.reveal()
                self.context.store.record("mistake", mistake.item, judged.record, run.hints)
                self.out.show(
                    analysis_blocks(speech, mistake.decision.advice, self._names(mistake))
                )
                return after
            elif key == "skip":
                self.context.store.record("mistake", mistake.item, "skipped", run.hints)
                return run.skip()
            else:
                if key == "help":
                    self.out.show(key_help(speech, KEYS, enter=False))
                elif key is None and 0 < len(reply.text) < 2:
                    self.out.tell(speech.say('I do not understand "{text}".', text=reply.text))
                self._question(mistake)

    def _judged(self, mistake: Mistake, judged: Judged, *, again: bool) -> None:
        speech, names = self.speech, self._names(mistake)
        choice = judged.choice
        if judged.kind == "right":
            head = speech.say("Right.") if judged.first else speech.say("Right, this time.")
            texts = [head, words.verdict(speech, mistake.decision.advice)]
            texts += words.why(speech, choice, names)
            style = "good"
        else:
            head = (
                speech.say("That is what you played then.")
                if again
                else speech.say("That is not better enough.")
            )
            lost = words.amount(speech, round(choice.option.loss, 1))
            texts = [head, speech.say("It costs {loss} against the best.", loss=lost)]
            reply = words.reply(speech, choice, names)
            texts += [reply] if reply else words.why(speech, choice, names)
            style = "bad"
        self.out.show(
            [GAP, *(Line(text, style) for text in texts[:1]), *map(Line, filter(None, texts[1:]))]
        )

    def _action(self, mistake: Mistake, text: str) -> Move | None:
        """What was answered: a card by its place, name or code; a swap; drawing."""
        seen = mistake.decision.seen
        folded = fold(text).strip(" .")
        options = [choice.option.action for choice in mistake.decision.advice.choices]
        if seen.phase is Phase.WINDOW:
            return self._after_trick(options, folded)
        card = self._card(seen.hand, text.strip(" ."), text)
        if card is not None and Play(seen.seat, card) not in options:
            for why in words.duties(self.speech, mistake.decision.advice):
                self.out.tell(why)
        return next((one for one in options if isinstance(one, Play) and one.card is card), None)

    def _after_trick(self, options: list[Move], folded: str) -> Move | None:
        """A swap, a cante with its suit where there are several, or neither."""
        if not folded:
            return next((one for one in options if isinstance(one, Draw)), None)
        lang = self.context.lang
        found = command_and_rest(TABLE_KEYS, lang, folded, ("swap", "announce"))
        key, rest = found or (named(TABLE_KEYS, lang, folded), "")
        if key == "swap":
            return self._swap([one for one in options if isinstance(one, Swap)], rest)
        cantes = [one for one in options if isinstance(one, Announce) and key == "announce"]
        if rest:
            try:
                suit = read_suit(rest.split()[-1], self.context.lang, self.context.deck)
            except Problem as problem:
                text = f"{problem_text(self.speech, problem)} {remedy(self.speech, problem)}"
                self.out.tell(text.rstrip())
                return None
            cantes = [one for one in cantes if one.suit is suit]
        return cantes[0] if len(cantes) == 1 else None

    def _swap(self, swaps: list[Swap], typed: str) -> Swap | None:
        """The swap meant; None where there is none, or several and it is not said which."""
        try:
            offered = [one.card for one in swaps]
            given = read_given(typed, offered, self.context.lang, self.context.deck)
        except Problem as problem:
            text = f"{problem_text(self.speech, problem)} {remedy(self.speech, problem)}"
            self.out.tell(text.rstrip())
            return None
        if given is None and swaps:
            word = _word(self.context.lang, "swap")
            self.out.tell(table_said.which_swap(self.speech, word))
        return next((one for one in swaps if one.card is given), None)

    def _card(self, hand: tuple[Card, ...], word: str, text: str) -> Card | None:
        if word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= len(hand):
            return hand[int(word) - 1]
        if len(word) < 2:
            return None
        try:
            found = read_card(text, self.context.lang, self.context.deck, 48, hand)
        except Problem as problem:
            if key_named(self.context.lang, fold(word)) is None:
                text = f"{problem_text(self.speech, problem)} {remedy(self.speech, problem)}"
                self.out.tell(text.rstrip())
            return None
        return found if found in hand else None


def _word(lang: str, name: str) -> str:
    return next(key.words[0] for key in TABLE_KEYS[lang] if key.name == name)
