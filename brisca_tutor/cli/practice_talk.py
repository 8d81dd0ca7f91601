"""A practised match held with the people at the keyboard: what happens, and the end of a hand.

Every action is saved as it is made. What is asked of a person is in `table_question`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.notation import fold
from ..language.names import Names
from ..language.sentences import hand as told
from ..language.sentences import table as said
from ..session.news import News
from ..session.practice import Practice
from . import ask, saved
from .context import DEFAULT_RULES, Context, rules_json
from .layout import GAP, Block, Line
from .looking_on import LookingOn
from .screens.hand_end import account_blocks, going_on, match_blocks
from .screens.review import look_back_blocks
from .screens.table_keys import table_key_line
from .screens.table_news import last_trick_blocks, look_blocks, news_blocks, won_blocks
from .table_asking import Left
from .table_keys import TABLE_KEYS, named
from .table_question import TableQuestion

if TYPE_CHECKING:
    from ..storage.hands import KeptHand

BLANK_LINES = 60
"""What clears a screen that cannot be cleared."""


class PracticeTalk:
    """Holds a practised match.

    Args:
        context: where to write to and read from.
        rules: how the rule set is named.
    """

    def __init__(self, context: Context, rules: str) -> None:
        self.context, self.rules = context, rules
        self.speech, self.out = context.speech, context.out
        self.question = TableQuestion(context)
        self.looking_on = LookingOn(context)
        self._at_keyboard: int | None = None

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
            if self.looking_on.due(practice) and not self.looking_on.goes_on(practice):
                return
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
                turned = self.question.ask(practice)
                if turned is None:
                    return
                practice = self._did(practice, *turned)

    # --- telling ------------------------------------------------------------------------

    def _names(self, practice: Practice) -> Names:
        return Names(self.speech, practice.table.names, practice.table.learner)

    def _mine(self, practice: Practice) -> Names:
        """The names as the person in turn hears them."""
        return Names(self.speech, practice.table.names, practice.turn)

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
        seen = practice.told()
        dealer = names[seen.dealer]
        rests = seen.dealer not in seen.players
        blocks.append(Line((said.rests if rests else said.dealt_by)(speech, dealer)))
        learner = practice.table.learner
        side = next((one for one in seen.sides if learner in one), ())
        if rests and len(side) == 2:  # partners change with the dealer
            blocks += [Line(said.plays_with(speech, names[at])) for at in side if at != learner]
        pack = said.pack(speech, seen)
        if pack:
            blocks.append(Line(pack))
        if seen.rules.cards_each > 1:
            blocks.append(Line(said.two_cards(speech, seen.plays)))
        if not practice.actions and seen.turned_up is not None:
            blocks.append(Line(told.turned_up(speech, seen.turned_up), "trump"))
            if seen.rules.indicator == "covered":
                blocks.append(Line(told.to_be_covered(speech)))
        if seen.hidden_trump:
            blocks.append(Line(said.unseen_card(speech), "trump"))
        if not practice.actions:
            blocks += look_blocks(speech, seen, names, "first")
        if resumed and practice.last_trick is not None and not practice.over:
            last = practice.last_trick
            blocks += last_trick_blocks(speech, last, seen, names)
        self._at_keyboard = None
        self.looking_on.begin()
        self.out.show(blocks)

    def _did(self, before: Practice, after: Practice, news: tuple[News, ...]) -> Practice:
        leads = not before.seen(before.turn).trick
        blocks = news_blocks(
            self.speech,
            news,
            after.told(),
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

    # --- the end of a hand --------------------------------------------------------------

    def _end(self, practice: Practice) -> Practice | None:
        """The account of the hand; the next hand, or None at the end or when somebody leaves."""
        played = practice.last_trick is not None  # else nobody bid, and there is nothing to review
        one = saved.keep(self.context, practice) if played else None
        self.context.tell_warnings()
        names, match = self._names(practice), practice.match_after
        self.out.show(account_blocks(self.speech, practice, names))
        learner = practice.table.learner
        if learner is not None and learner in practice.final.deal.players and played:
            self._look_back(practice, learner, one)
        self.out.show(match_blocks(self.speech, match, names))
        if match.over:
            self.context.store.hands.drop()
        commands = [f"brisca review --hand {practice.deal}"] if one is not None else []
        commands.append(self._again(practice))
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
            if key == "abandon" and self.question.gives_up():
                return None
            if key is None:
                self.question.not_understood(reply.text)
            self.out.show([table_key_line(self.speech, ["quit"], on=True)])

    def _again(self, practice: Practice) -> str:
        """The command that plays this deal again, by the same rules."""
        rules, context = practice.table.rules, self.context
        words = ["brisca practice --deal", practice.deal]
        if rules.base != (context.store.setting("rules") or DEFAULT_RULES):
            words += ["--rules", rules.base]
        changed = rules_json(rules)["changed"]
        for key, value in changed.items():
            text = ("off", "on")[value] if isinstance(value, bool) else value
            words += ["--set", f"{key}={text}"]
        return " ".join(words)

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
        blocks = look_back_blocks(self.speech, found, fortune, names)
        if practice.hints_used:
            used = self.speech.say("Hints used: {count}.", count=practice.hints_used)
            blocks.append(Line(used))
        self.out.show(blocks)
        if one is not None:
            flag(self.context, one, practice)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
