"""A run of puzzles: filters, levels, streaks, the puzzle of the day."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.session.puzzles import PuzzleRun, daily, select

from .samples import PUZZLES, puzzle

RIGHT, WRONG = "me", "Ana"


def play(run: PuzzleRun, answers: str) -> PuzzleRun:
    """``r`` right at once; ``w`` wrong and then right; ``v`` the solution shown; ``s`` skipped."""
    for one in answers:
        if one == "s":
            run, _ = run.skip()
            continue
        if one == "w":
            run, _ = run.submit(WRONG)
        run = run.reveal()[0] if one == "v" else run.submit(RIGHT)[0]
        run = run.forward()
    return run


def test_theme_level_and_count() -> None:
    assert {one.theme for one in select(PUZZLES, theme="a")} == {"a"}
    run = PuzzleRun.start(PUZZLES, theme="a", level=3, count=5)
    assert run.of == 2 and run.number == 1
    assert [run.puzzle and run.puzzle.level, run.auto] == [3, False]
    run = play(run, "rr")
    assert run.over and run.score == 2 and [one.end for one in run.results] == ["first", "first"]
    assert PuzzleRun.start(PUZZLES, theme="none").over
    assert play(PuzzleRun.start(PUZZLES, count=1), "r").over


def test_level_rises_after_three_right_and_falls_after_two_wrong() -> None:
    run = PuzzleRun.start(PUZZLES)
    levels = [run.level]
    for answer in "rrrrrrwwrwrww":
        run = play(run, answer)
        levels.append(run.level)
    assert levels == [1, 1, 1, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 1]
    assert play(PuzzleRun.start(PUZZLES), "ss").level == 1


def test_the_puzzle_is_near_the_level() -> None:
    run = play(PuzzleRun.start(PUZZLES), "rrr")
    assert run.puzzle is not None and run.puzzle.level == 2


def test_each_puzzle_comes_once_and_solved_ones_come_last() -> None:
    known = {one.id for one in PUZZLES if one.level == 1}
    run = PuzzleRun.start(select(PUZZLES, level=1), known=list(known)[:2], seed="x")
    seen = []
    while run.puzzle:
        seen.append(run.puzzle.id)
        run = play(run, "r")
    assert sorted(seen) == sorted(known) and set(seen[2:]) == set(list(known)[:2])


def test_the_seed_decides_the_order() -> None:
    def order(seed: str) -> list[str]:
        run, ids = PuzzleRun.start(PUZZLES, seed=seed), []
        while run.puzzle:
            ids.append(run.puzzle.id)
            run = play(run, "r")
        return ids

    assert order("a") == order("a") != order("b")
    assert order("")[0] == PUZZLES[0].id


def test_t17_the_order_hangs_on_ids_not_on_positions() -> None:
    later = (puzzle("NEW", level=5), *PUZZLES)
    one, two = PuzzleRun.start(PUZZLES, seed="s"), PuzzleRun.start(later, seed="s")
    assert one.puzzle == two.puzzle


def test_a_revealed_puzzle_is_not_solved() -> None:
    run = play(PuzzleRun.start(PUZZLES, count=2), "vr")
    assert [one.end for one in run.results] == ["revealed", "first"] and run.score == 1


def test_wrong_is_asked_again_with_what_is_left() -> None:
    run, outcome = PuzzleRun.start(PUZZLES).submit(WRONG)
    assert not run.settled and run.forward() is run
    assert [option.id for option in run.options] == ["me"] and outcome.refutation
    run = run.submit(RIGHT)[0]
    assert run.forward().results[0].end == "right"
    skipped, word = PuzzleRun.start(PUZZLES).submit(WRONG)[0].skip()
    assert word == "skipped" and skipped.results[0].end == "wrong"


def test_a_streak_ends_with_the_first_wrong_answer() -> None:
    run = play(PuzzleRun.start(PUZZLES, streak=True), "rr")
    run, _ = run.submit(WRONG)
    assert run.settled and run.score == 2
    run = run.forward()
    assert run.over and run.score == 2 and run.results[-1].end == "wrong"


def test_a_right_answer_after_the_wrong_one_does_not_save_a_streak() -> None:
    run, _ = PuzzleRun.start(PUZZLES, streak=True).submit(WRONG)
    run, _ = run.submit(RIGHT)
    assert run.score == 0 and run.forward().over


def test_a_streak_has_one_skip() -> None:
    run = play(PuzzleRun.start(PUZZLES, streak=True), "rs")
    assert run.skips == 0 and not run.over
    assert run.skip() == (run, "")
    assert play(run, "r").score == 2


def test_a_streak_gets_harder_every_five() -> None:
    run = play(PuzzleRun.start(PUZZLES, streak=True), "rrrrr")
    assert run.level == 2 and run.puzzle is not None and run.puzzle.level == 2


def test_the_puzzle_of_the_day_is_the_same_for_everybody() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    first = [daily(PUZZLES, day) for day in days]
    assert first == [daily(PUZZLES[::-1], day) for day in days]
    assert len({one.id for one in first if one}) > 8
    assert daily((), "2026-11-29") is None


def test_generated_puzzles_follow_without_end() -> None:
    run = PuzzleRun.start(PUZZLES[:2], seed="s", endless=True)
    seen = []
    for _ in range(12):
        assert run.puzzle is not None and run.question is not None
        seen.append(run.puzzle)
        good = run.question.answers
        run, _ = run.submit(good if run.question.pick_all else good[0])
        run = run.forward()
    assert not run.over and run.of == 0 and len({one.id for one in seen}) == 12
    assert [one.id for one in seen[:2]] == ["P-10", "P-11"] or seen[0].id.startswith("P-1")
    assert all(one.id.startswith("G1-") for one in seen[2:])
    assert [one.level for one in seen] == sorted(one.level for one in seen)
    assert seen[-1].level > 3 and run.level == 5


def test_generated_puzzles_keep_theme_and_level() -> None:
    run = PuzzleRun.start((), theme="swap", level=4, count=3, seed="s", endless=True)
    assert run.puzzle is not None and run.of == 3
    assert (run.puzzle.theme, run.puzzle.level) == ("swap", 4)
    again = PuzzleRun.start((), theme="swap", level=4, count=3, seed="s", endless=True)
    assert again == run
    other = PuzzleRun.start(
        (), theme="swap", level=4, known={run.puzzle.id}, seed="s", endless=True
    )
    assert other.puzzle is not None and other.puzzle.id != run.puzzle.id
    four = PuzzleRun.start((), theme="four-players", level=1, seed="s", endless=True)
    assert four.puzzle is not None and four.puzzle.level == 2
    assert PuzzleRun.start((), theme="sheet-mistakes", seed="s", endless=True).over


def test_an_endless_streak_gets_harder_every_five() -> None:
    run = PuzzleRun.start((), seed="s", streak=True, endless=True)
    levels = []
    for _ in range(22):
        assert run.puzzle is not None and run.question is not None
        levels.append(run.puzzle.level)
        good = run.question.answers
        run, _ = run.submit(good if run.question.pick_all else good[0])
        run = run.forward()
    assert levels == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 2


def test_hints_of_puzzles_count_when_they_are_real() -> None:
    run, shown = PuzzleRun.start(PUZZLES).hint()
    assert shown is not None and run.hints == 1
    run = run.submit(RIGHT)[0].forward()
    assert run.results[0].end == "right" and run.hints == 1


@given(st.lists(st.sampled_from("rwvshfxn"), max_size=60), st.booleans())
def test_no_sequence_of_inputs_breaks_a_run(keys: list[str], streak: bool) -> None:
    run = PuzzleRun.start(PUZZLES, streak=streak, seed="s", count=15)
    for key in keys:
        before = run
        if key == "f":
            run = run.forward()
        elif key == "h":
            run, _ = run.hint()
        elif key == "s":
            run, _ = run.skip()
        elif not run.over:
            if key == "v":
                run, _ = run.reveal()
            else:
                given_answer = {"r": RIGHT, "w": WRONG, "x": "nobody", "n": "7"}[key]
                run, _ = run.submit(given_answer)
        solved = [one.id for one in before.results if one.end in ("first", "right")]
        assert solved == [
            one.id for one in run.results[: len(before.results)] if one.end in ("first", "right")
        ]
        assert 1 <= run.level <= 5 and run.number <= run.of == 15
        assert len({one.id for one in run.results}) == len(run.results)
