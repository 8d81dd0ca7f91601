"""A run of puzzles, as a value: which puzzle comes next and how the answers went."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Literal, NamedTuple

from ..content.generated.dice import Dice
from ..content.generated.generator import THEMES, generate, id_of
from ..content.models import Puzzle
from . import marks
from .aiming import NOWHERE, Aim
from .answers import Answer, Hint, Outcome
from .asking import puzzle_question
from .marks import NEW, Mark
from .questions import Option, Question

TOP_LEVEL = 5
UP_AFTER = 3
"""Puzzles right in a row before the level rises by one."""
DOWN_AFTER = 2
"""Puzzles wrong in a row before the level falls by one."""
HARDER_EVERY = 5
"""Puzzles of a streak before it gets harder by one level."""

PuzzleEnd = Literal["first", "right", "wrong", "revealed", "skipped"]


class Result(NamedTuple):
    """How one puzzle of the run ended.

    Attributes:
        id, theme, level: of the puzzle.
        end: ``first`` right at once without a hint; ``right`` later or with a hint; ``wrong`` left
            after a wrong answer; ``revealed``; ``skipped``.
        tries: answers given.
        hints: real hints shown.
    """

    id: str
    theme: str
    level: int
    end: PuzzleEnd
    tries: int
    hints: int


def select(
    puzzles: Iterable[Puzzle], *, theme: str | None = None, level: int | None = None
) -> tuple[Puzzle, ...]:
    """The puzzles of that theme and level, in their order; None stands for any."""
    return tuple(
        one
        for one in puzzles
        if (theme is None or one.theme == theme) and (level is None or one.level == level)
    )


def daily(puzzles: Collection[Puzzle], day: str) -> Puzzle | None:
    """The puzzle of that day (ISO date), the same for everybody who has the same puzzles."""
    return min(puzzles, key=lambda one: _lot(day, one.id), default=None)


@dataclass(frozen=True, slots=True)
class PuzzleRun:
    """Puzzles one after the other.

    Attributes:
        pool: the puzzles to draw from.
        seed: decides the order among puzzles that fit equally; the same seed, the same order.
            Empty: the order of the pool.
        known: ids solved before this run; they come after the others.
        count: how many puzzles to give, or None for all.
        auto: whether the level follows the answers (also in a streak).
        streak: whether the first wrong answer ends the run.
        level: the level aimed at, 1 to 5.
        puzzle: the puzzle shown, or None when the run is over.
        mark: what happened to it.
        results: the puzzles left behind, in order.
        run_right, run_wrong: puzzles right (wrong) in a row since the level last changed.
        skips: skips left, in a streak.
        endless: whether generated puzzles follow once the pool has none of the level that is new.
        theme: the theme of generated puzzles, or None for all of them.
        aim: what comes more often among puzzles that fit equally.
    """

    pool: tuple[Puzzle, ...]
    seed: str
    known: frozenset[str]
    count: int | None
    auto: bool
    streak: bool
    level: int
    puzzle: Puzzle | None
    mark: Mark = NEW
    results: tuple[Result, ...] = ()
    run_right: int = 0
    run_wrong: int = 0
    skips: int = 1
    endless: bool = False
    theme: str | None = None
    aim: Aim = NOWHERE

    @classmethod
    def start(
        cls,
        puzzles: Iterable[Puzzle],
        *,
        theme: str | None = None,
        level: int | None = None,
        count: int | None = None,
        known: Collection[str] = (),
        seed: str = "",
        streak: bool = False,
        endless: bool = False,
        aim: Aim = NOWHERE,
    ) -> PuzzleRun:
        """Begin a run; a given level stays, otherwise the run starts at 1 and follows the answers.

        ``endless`` adds generated puzzles, where the theme can be generated. When no puzzle fits,
        the run is over at once (``puzzle`` None and no results).
        """
        pool = select(puzzles, theme=theme, level=None if streak else level)
        run = cls(
            pool,
            seed,
            frozenset(known),
            count,
            streak or level is None,
            streak,
            level or 1,
            None,
            endless=endless and (theme is None or theme in THEMES),
            theme=theme,
            aim=aim,
        )
        return replace(run, puzzle=run._next())

    @property
    def question(self) -> Question | None:
        """What is asked, or None when the run is over."""
        return puzzle_question(self.puzzle) if self.puzzle else None

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that are not struck out."""
        return marks.options_left(self.question, self.mark) if self.question else ()

    @property
    def number(self) -> int:
        """The puzzle shown, from 1; the number of puzzles given when the run is over."""
        return len(self.results) + (self.puzzle is not None)

    @property
    def of(self) -> int:
        """How many puzzles the run can have; 0 when there is no end."""
        if self.endless:
            return self.count or 0
        return len(self.pool) if self.count is None else min(self.count, len(self.pool))

    @property
    def over(self) -> bool:
        """Whether no puzzle is left, or the streak has ended."""
        return self.puzzle is None

    @property
    def settled(self) -> bool:
        """Whether the puzzle shown is answered, revealed, or lost in a streak."""
        lost = self.streak and self.mark.tries > 0
        return self.mark.answered or self.mark.revealed or lost

    @property
    def score(self) -> int:
        """Puzzles solved so far in this run, the one shown included; in a streak its length."""
        now = self.mark.answered and not self.mark.revealed and not self._lost
        return sum(one.end in ("first", "right") for one in self.results) + now

    @property
    def hints(self) -> int:
        """Real hints shown in this run."""
        return sum(one.hints for one in self.results) + self.mark.hints

    def submit(self, answer: Answer) -> tuple[PuzzleRun, Outcome]:
        """Judge an answer; the puzzle stays until `forward`.

        Raises:
            ValueError: the run is over.
        """
        mark, outcome = marks.submit(self._asked(), self.mark, answer)
        return replace(self, mark=mark), outcome

    def hint(self) -> tuple[PuzzleRun, Hint | None]:
        """The next hint, or None when there is none; only a real hint counts."""
        if self.question is None:
            return self, None
        mark, shown = marks.hint(self.question, self.mark)
        return replace(self, mark=mark), shown

    def reveal(self) -> tuple[PuzzleRun, Outcome]:
        """Show the solution; it never counts as solved, and ends a streak.

        Raises:
            ValueError: the run is over.
        """
        mark, outcome = marks.reveal(self._asked(), self.mark)
        return replace(self, mark=mark), outcome

    def skip(self) -> tuple[PuzzleRun, str]:
        """Leave the puzzle unanswered, and what to store: ``skipped`` or nothing (empty).

        A streak allows one skip; a further one is refused (the same run).
        """
        if self.puzzle is None or self.settled:
            return self.forward(), ""
        if self.streak and not self.skips:
            return self, ""
        run = replace(self, skips=self.skips - 1) if self.streak else self
        return run._leave("wrong" if self.mark.tries else "skipped"), "skipped"

    def forward(self) -> PuzzleRun:
        """The next puzzle; the same run while the puzzle shown is open."""
        if self.puzzle is None or not self.settled:
            return self
        mark = self.mark
        if mark.revealed:
            return self._leave("revealed")
        if not mark.answered or self._lost:
            return self._leave("wrong")
        return self._leave("first" if mark.tries == 1 and not mark.hints else "right")

    @property
    def _lost(self) -> bool:
        return self.streak and bool(self.mark.struck or self.mark.tries > 1)

    def _asked(self) -> Question:
        if self.puzzle is None:
            raise ValueError("the run is over")
        return puzzle_question(self.puzzle)

    def _leave(self, end: PuzzleEnd) -> PuzzleRun:
        assert self.puzzle is not None
        mark = self.mark
        result = Result(
            self.puzzle.id, self.puzzle.theme, self.puzzle.level, end, mark.tries, mark.hints
        )
        run = replace(self, results=(*self.results, result), mark=NEW, puzzle=None)
        if self.streak:
            if end in ("wrong", "revealed"):
                return run
            level = min(TOP_LEVEL, 1 + run.score // HARDER_EVERY)
            run = replace(run, level=level)
        elif self.auto and end != "skipped":
            run = run._levelled(end == "first" or (end == "right" and mark.tries == 1))
        if run.count is not None and len(run.results) >= run.count:
            return run
        return replace(run, puzzle=run._next())

    def _levelled(self, right: bool) -> PuzzleRun:
        up, down = (self.run_right + 1, 0) if right else (0, self.run_wrong + 1)
        level = self.level
        if up == UP_AFTER:
            level, up = min(TOP_LEVEL, level + 1), 0
        if down == DOWN_AFTER:
            level, down = max(1, level - 1), 0
        return replace(self, level=level, run_right=up, run_wrong=down)

    def _next(self) -> Puzzle | None:
        """The puzzle nearest to the level, unsolved before solved, each only once.

        In an endless run authored puzzles of the very level come first, then generated ones.
        """
        given = {one.id for one in self.results}

        def rank(placed: tuple[int, Puzzle]) -> tuple[int, bool, bool, bytes, int]:
            place, one = placed
            distance = abs(one.level - self.level) if self.auto else 0
            lots = self.aim.lots(one) if self.seed else 0
            lot = min((_lot(self.seed, one.id, draw) for draw in range(lots)), default=b"")
            return (distance, one.level > self.level, one.id in self.known, lot, place)

        left = [(place, one) for place, one in enumerate(self.pool) if one.id not in given]
        if self.endless:
            left = [
                (place, one)
                for place, one in left
                if one.id not in self.known and one.level == self.level
            ]
        if left:
            return min(left, key=rank)[1]
        return self._generated() if self.endless else None

    def _generated(self) -> Puzzle:
        """A generated puzzle of the level, or of the nearest that its theme has."""
        seen = self.known | {one.id for one in self.results}
        dice = Dice(f"{self.seed} {len(self.results)}")
        fitting = [
            name
            for name, made in THEMES.items()
            if self.level in made.levels
            for _ in range(self.aim.lots_of(name))
        ]
        while True:
            theme = self.theme or dice.pick(fitting)
            level = min(THEMES[theme].levels, key=lambda one: abs(one - self.level))
            number = dice.below(1_000_000)
            if id_of(theme, level, number) not in seen:
                return generate(theme, level, number)


def _lot(seed: str, id: str, draw: int = 0) -> bytes:
    """A place in an order that depends on nothing but the seed and the id.

    The first of several draws comes that many times as often to the front.
    """
    again = f":{draw}" if draw else ""
    return sha256(f"{seed}:{id}{again}".encode()).digest()
