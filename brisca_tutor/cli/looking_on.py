"""A hand followed from outside: the dealer rests and looks on, one trick after the other (T5)."""

from __future__ import annotations

from ..game.notation import fold
from ..language.names import Names
from ..language.sentences import table as said
from ..session.practice import Practice
from . import ask
from .layout import GAP, Block, Line
from .screens.table import running_of
from .screens.table_keys import table_key_help, table_key_line
from .screens.table_news import why_blocks
from .table_asking import Asker, Left
from .table_keys import LOOK_KEYS, TABLE_KEYS, named

KEYS = ("why", "help", "quit")


class LookingOn(Asker):
    """Waits after every trick of a hand in which the only person rests."""

    _told = 0
    """Number of the last trick that was waited after."""
    _to_the_end = False

    def begin(self) -> None:
        """Another hand: nothing of it has been seen."""
        self._told, self._to_the_end = 0, False

    def due(self, practice: Practice) -> bool:
        """Whether a trick has just been taken that the person should have time to read."""
        learner, trick = practice.table.learner, practice.last_trick
        if learner is None or trick is None or practice.over or self._to_the_end:
            return False
        rests = learner not in practice.seen(learner).players
        return rests and trick.number != self._told and not self.out.plain

    def goes_on(self, practice: Practice) -> bool:
        """Wait until the person wants the next trick; False when the match is given up.

        Raises:
            Left: the person leaves.
            EOFError, KeyboardInterrupt: as `ask.read`.
        """
        learner, trick = practice.table.learner, practice.last_trick
        assert learner is not None and trick is not None
        self._told = trick.number
        names, seen = Names(self.speech, practice.table.names, learner), practice.seen(learner)
        blocks: list[Block] = []
        if practice.table.show_points:
            sides = [names.side(side) for side in seen.sides]
            blocks.append(Line(said.points(self.speech, running_of(seen), sides), hang=2))
        self.out.show([*blocks, table_key_line(self.speech, KEYS, watch=True)])
        while True:
            typed = ask.read(self.context).text
            folded = fold(typed).strip(" .")
            key = named(LOOK_KEYS, self.context.lang, folded)
            key = key or named(TABLE_KEYS, self.context.lang, folded)
            if not typed or key == "end":
                self._to_the_end = key == "end"
                self.out.show([GAP])
                return True
            if key == "quit":
                raise Left
            if key == "abandon":
                if self.gives_up():
                    return False
            elif key == "why":
                self.out.show(why_blocks(self.speech, trick, seen, names))
            elif key == "help":
                self.out.show(table_key_help(self.speech, KEYS, watch=True))
                continue
            elif not self.looked_up(typed):
                self.not_understood(typed)
            self.out.show([table_key_line(self.speech, KEYS, watch=True)])
