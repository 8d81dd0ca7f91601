"""The next puzzles aim at what went wrong, gently, and the same way for the same store and seed."""

from __future__ import annotations

from collections import Counter

from brisca_tutor import shipped
from brisca_tutor.content.library import Library
from brisca_tutor.session.aiming import NOWHERE, Aim, aim
from brisca_tutor.session.puzzles import PuzzleRun
from brisca_tutor.storage.figures import suspicions, theme_scores
from tests.a_month import BELIEFS, WEAK, month

LIBRARY = Library(shipped.lessons())
PUZZLES = LIBRARY.puzzles()
MONTH = month(LIBRARY)


def after_a_month() -> Aim:
    return aim(
        [(name, one.tried, one.first) for name, one in theme_scores(MONTH, {}).items()],
        [(name, one.times) for name, one in suspicions(MONTH).items()],
        PUZZLES,
    )


def test_a_month_aims_at_the_weak_themes_and_beliefs() -> None:
    found = after_a_month()
    assert set(WEAK) <= set(found.themes)
    assert found.themes == {"counting": 4, "several-trumps": 3}
    assert found.beliefs == {BELIEFS[name] for name in WEAK}


def test_little_is_known_of_a_beginner() -> None:
    assert aim([("t", 3, 0)], [("last-card-wins", 1)], PUZZLES) == NOWHERE
    assert aim([("t", 4, 4), ("u", 10, 7)], [], PUZZLES) == NOWHERE
    assert aim([("t", 4, 2)], [], PUZZLES).themes == {"t": 4}
    many = aim([(name, 10, at) for at, name in enumerate("abcdef")], [], PUZZLES)
    assert many.themes == {"a": 4, "b": 3, "c": 2}


def themes(found: Aim, count: int = 3, seeds: int = 60) -> Counter[str]:
    given: Counter[str] = Counter()
    for seed in range(seeds):
        run = PuzzleRun.start(PUZZLES, seed=str(seed), aim=found, endless=True, level=3)
        for _ in range(count):
            assert run.puzzle is not None
            given[run.puzzle.theme] += 1
            run, _ = run.skip()
    return given


def test_weak_themes_come_more_often_and_the_others_still_come() -> None:
    even, aimed = themes(NOWHERE), themes(Aim({"several-trumps": 4}))
    assert aimed["several-trumps"] > 1.5 * even["several-trumps"]
    assert len(aimed) > len(even) * 2 // 3
    assert aimed["several-trumps"] < sum(aimed.values()) * 2 // 3


def test_puzzles_on_a_belief_come_more_often() -> None:
    wanted = aim([], [("numbers-are-points", 5)], PUZZLES)
    tagged = [one for one in PUZZLES if "numbers-are-points" in one.tags]
    assert tagged and all(wanted.lots(one) == 3 for one in tagged)
    assert wanted.on and all(wanted.lots_of(name) == 3 for name in wanted.on)
    assert "several-trumps" not in wanted.on


def test_the_same_store_and_seed_give_the_same_puzzles() -> None:
    found = after_a_month()

    def ids() -> list[str]:
        run = PuzzleRun.start(PUZZLES, seed="s", aim=found, endless=True)
        for _ in range(6):
            run, _ = run.skip()
        return [one.id for one in run.results]

    assert ids() == ids()


def test_without_an_aim_the_order_of_a_seed_is_what_it_was() -> None:
    plain = PuzzleRun.start(PUZZLES, seed="7")
    assert PuzzleRun.start(PUZZLES, seed="7", aim=Aim({"none": 4})).puzzle == plain.puzzle
