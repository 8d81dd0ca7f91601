"""What follows from the events."""

from __future__ import annotations

from brisca_tutor.storage.events import EVERYTHING, Event
from brisca_tutor.storage.figures import theme_scores
from brisca_tutor.storage.views import (
    Stop,
    finished_lessons,
    last_page,
    page_states,
    puzzle_states,
    solved_puzzles,
    stopped,
    streaks,
)


def events(*texts: str) -> list[Event]:
    """``step baza/a first`` and the like, oldest first."""
    log = []
    for number, text in enumerate(texts):
        kind, item, outcome = text.split()
        log.append(Event(f"id-{number}", f"2026-11-29T10:00:{number:02}Z", kind, item, outcome))
    return log


def test_where_the_learner_stopped() -> None:
    assert stopped([]) is None
    begun = events("lesson baza opened")
    assert stopped(begun) == Stop("baza", None, False)
    going = events("lesson baza opened", "step baza/a read", "step baza/la-mano/5 wrong")
    assert stopped(going) == Stop("baza", "la-mano/5", False)
    done = [*going, *events("lesson baza finished")]
    assert stopped(done) == Stop("baza", "la-mano/5", True)
    assert stopped([*done, *events("puzzle P first")]) == stopped(done)
    other = [*done, *events("lesson otra opened")]
    assert stopped(other) == Stop("otra", None, False)
    assert last_page(other, "baza") == "la-mano/5" and last_page(other, "otra") is None


def test_solved_pages_stay_solved() -> None:
    log = events(
        "step baza/a read",
        "step baza/b wrong",
        "step baza/b right",
        "step baza/b revealed",
        "step baza/c revealed",
        "step baza/d skipped",
        "step baza/e revealed",
        "step baza/e first",
        "step baza/f wrong",
        "step baza/d revealed",
        "step otra/a first",
        "step baza-2/z first",
    )
    assert page_states(log, "baza") == {
        "a": "read",
        "b": "solved",
        "c": "revealed",
        "d": "revealed",
        "e": "solved",
    }


def test_revealed_is_not_solved() -> None:
    log = events(
        "puzzle A revealed",
        "puzzle B right",
        "puzzle C wrong",
        "puzzle D skipped",
        "puzzle B wrong",
    )
    assert puzzle_states(log) == {"A": "revealed", "B": "solved", "C": "seen", "D": "seen"}
    assert solved_puzzles(log) == {"B"}
    assert solved_puzzles([*log, *events("puzzle A first")]) == {"A", "B"}


def test_t07_finished_lessons_stay_finished() -> None:
    log = events("lesson baza finished", "lesson baza opened", "step baza/a wrong")
    assert finished_lessons(log) == {"baza"}


def test_right_first_time_by_theme() -> None:
    log = events(
        "puzzle A first",
        "puzzle B wrong",
        "puzzle B right",
        "puzzle C skipped",
        "puzzle C first",
        "puzzle A wrong",
        "puzzle X first",
    )
    scores = theme_scores(log, {"A": "t", "B": "t", "C": "u"})
    assert [(name, one[:2]) for name, one in scores.items()] == [("t", (2, 1)), ("u", (1, 1))]


def test_streaks() -> None:
    assert streaks([]) == ()
    assert streaks(events("streak all 4", "streak all 11", "streak all x")) == (4, 11)


def test_t09_a_reset_clears_one_lesson_only() -> None:
    log = events(
        "step baza/a first",
        "lesson baza finished",
        "step otra/a first",
        "puzzle A first",
        "reset baza -",
    )
    assert page_states(log, "baza") == {} and page_states(log, "otra") == {"a": "solved"}
    assert finished_lessons(log) == frozenset() and solved_puzzles(log) == {"A"}
    assert page_states([*log, *events("step baza/a first")], "baza") == {"a": "solved"}


def test_t23_a_full_reset_clears_everything() -> None:
    log = events("step baza/a first", "puzzle A first", "streak all 4", f"reset {EVERYTHING} -")
    assert stopped(log) is None and puzzle_states(log) == {} and streaks(log) == ()
