"""A lesson run: moving, hints, revealing, going on later; field reports T by id."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.content.models import CountStep, IdeaStep, TrickStep
from brisca_tutor.game.cards import Suit, cards
from brisca_tutor.session.lessons import LessonRun

from .samples import LESSON, lesson, plays


def right(run: LessonRun) -> LessonRun:
    """Answer the page right."""
    question = run.question
    assert question is not None
    good = question.answers
    return run.submit(good if question.pick_all else good[0])[0]


def through(run: LessonRun) -> tuple[LessonRun, list[tuple[str, str]]]:
    """Answer everything from here to the end; what would have been stored."""
    stored = []
    while not run.at_end:
        if run.open:
            item = run.item
            run = right(run)
            stored.append((item, "first"))
        item = run.item
        run, word = run.forward()
        if word:
            stored.append((item, word))
    return run, stored


def test_a_lesson_can_be_finished() -> None:
    run, stored = through(LessonRun.start(LESSON))
    assert run.finished and run.at_end and run.open_pages == ()
    assert run.progress == (len(LESSON.steps), len(LESSON.steps), len(LESSON.steps))
    assert ("todo/idea", "read") in stored and ("todo/hand/18", "first") in stored
    assert len({item for item, _ in stored}) == len(run.pages)


def test_progress_counts_steps() -> None:
    run = LessonRun.start(LESSON)
    assert run.progress == (1, 15, 0)
    run, _ = run.forward()
    assert right(run).progress == (2, 15, 2)


def test_forward_waits_for_an_answer_and_skip_does_not() -> None:
    run, _ = LessonRun.start(LESSON).forward()
    assert run.forward() == (run, "")
    run, word = run.skip()
    assert (run.at, word) == ("points", "skipped")
    assert "winner" in run.open_pages


def test_t19_back_is_refused_at_the_first_page_and_loses_nothing() -> None:
    run = LessonRun.start(LESSON)
    assert run.first and run.back() is run
    run, _ = run.forward()
    run = right(run)
    run = run.back().back()
    run, _ = run.forward()
    assert run.at == "winner" and run.mark.solved
    run, outcome = run.submit("Clara")
    assert outcome.kind == "wrong" and outcome.solved and outcome.record == ""
    run, _ = run.forward()
    assert run.at == "points" and "winner" in run.solved


def test_a_revealed_solution_is_not_solved() -> None:
    run = LessonRun.start(LESSON, step="winner")
    run, outcome = run.reveal()
    assert (outcome.kind, outcome.record, outcome.solved) == ("revealed", "revealed", False)
    run, after = run.submit("Blas")
    assert (after.kind, after.record, after.solved, after.first_try) == ("right", "", False, False)
    assert "winner" not in run.solved and not run.open
    assert run.reveal()[1].record == ""


def test_revealing_what_is_solved_changes_nothing() -> None:
    run = right(LessonRun.start(LESSON, step="winner"))
    run, outcome = run.reveal()
    assert outcome.record == "" and outcome.solved and "winner" in run.solved


def test_t21_only_real_hints_count() -> None:
    run = LessonRun.start(LESSON, step="winner")
    run, one = run.hint()
    run, two = run.hint()
    run, none = run.hint()
    assert one is not None and (one.number, one.of) == (1, 2)
    assert two is not None and two.words is not None and two.words.text == "segunda"
    assert none is None and run.hints == 2
    _, outcome = run.submit("Blas")
    assert (outcome.record, outcome.first_try, outcome.solved) == ("right", False, True)
    assert outcome.hints == 2


def test_t21_no_hint_where_only_one_option_is_left() -> None:
    step = TrickStep(id="s", trump=Suit.COINS, plays=plays("rival 3c, me 1c"), ask="winner")
    run, _ = LessonRun.start(lesson(step)).submit("rival")
    run, shown = run.hint()
    assert shown is None and run.hints == 0


def test_hints_of_the_engine_name_the_rule_and_then_the_cards() -> None:
    step = TrickStep(id="s", trump=Suit.SWORDS, plays=plays("Ana 3c, Blas Se, me 7e"), ask="winner")
    run, one = LessonRun.start(lesson(step)).hint()
    run, two = run.hint()
    assert one is not None and (one.rule, one.cards) == ("W1", ())
    assert two is not None and two.cards == cards("Se 7e")
    assert LessonRun.start(LESSON).hint()[1] is None


def test_going_on_where_the_learner_stopped() -> None:
    start = LessonRun.start
    assert start(LESSON, {"idea": "read"}, last="idea").at == "winner"
    assert start(LESSON, {}, last="winner").at == "winner"
    assert start(LESSON, {"winner": "solved"}, last="winner").at == "points"
    assert start(LESSON, {"winner": "revealed"}, last="winner").at == "points"
    assert start(LESSON, {"hand/18": "solved"}, last="hand/18").at == "hand/19"
    assert start(LESSON, {"winner": "skipped"}, last="winner").at == "points"
    assert start(LESSON, {"points": "solved", "winner": "solved"}, last="winner").at == "why"
    assert start(LESSON, {"hand/count": "read"}, last="hand/count").at == "idea"
    every = {page.id: "solved" for page in start(LESSON).pages}
    assert start(LESSON, every, last="hand/count").at_end
    assert start(LESSON, {**every, "why": "skipped"}, last="why").at == "why"


def test_t07_a_finished_lesson_stays_finished() -> None:
    run, _ = through(LessonRun.start(LESSON))
    words = {id: "solved" if mark.solved else "read" for id, mark in run.marks.items()}
    again = LessonRun.start(LESSON, words)
    assert again.finished and again.at == "idea"


def test_t17_marks_follow_ids_when_a_step_is_inserted() -> None:
    new = CountStep(id="new", cards=cards("1o"), ask="points")
    changed = replace(LESSON, steps=(new, *LESSON.steps))
    run = LessonRun.start(changed, {"winner": "solved", "gone": "solved"}, last="winner")
    assert run.at == "points" and run.solved == {"winner"}
    assert "new" in run.open_pages
    assert LessonRun.start(changed, {"new": "solved"}, last="gone").at == "idea"


def test_t17_an_answer_is_judged_against_the_lesson_on_the_screen() -> None:
    run = LessonRun.start(LESSON, step="winner")
    assert run.submit("Blas")[1].question is run.question


def test_restart_asks_again_and_keeps_solved_marks() -> None:
    run = right(LessonRun.start(LESSON, step="winner")).restart()
    assert run.at == "idea" and run.solved == {"winner"}
    run = run.jump("winner")
    assert len(run.options) == 4 and run.jump("nowhere") is run


def test_t03_a_lesson_without_steps_is_over_at_once() -> None:
    run = LessonRun.start(lesson())
    assert run.at_end and run.finished and run.question is None
    assert run.forward() == (run, "") and run.back() is run and run.restart() == run


def test_reading_only() -> None:
    run = LessonRun.start(lesson(IdeaStep(id="one"), IdeaStep(id="two")))
    run, one = run.forward()
    run, two = run.forward()
    assert (one, two, run.at_end) == ("read", "read", True)
    assert run.back().forward()[1] == ""


ANSWERS = st.one_of(
    st.sampled_from(["Ana", "Blas", "Clara", "me", "rival", "1", "2", "win", "lose", "3b", "5c"]),
    st.integers(-2, 130),
    st.lists(st.sampled_from(["5c", "6c", "2b", "1o", "3c", "7e", "Sb", "2e"])).map(tuple),
    st.text(max_size=3),
)
MOVES = st.one_of(
    st.sampled_from(
        ["back", "forward", "skip", "restart", "hint", "reveal", "jump hand", "jump x", "right"]
    ),
    ANSWERS.map(lambda one: ("submit", one)),
)


@given(st.lists(MOVES, max_size=40))
def test_no_sequence_of_inputs_breaks_a_run(moves: list[str | tuple[str, object]]) -> None:
    run = LessonRun.start(LESSON)
    for move in moves:
        before = run
        if isinstance(move, tuple):
            if run.question:
                run, outcome = run.submit(move[1])  # type: ignore[arg-type]  # anything typed
                assert outcome.kind != "revealed" and outcome.solved == run.mark.solved
        elif move in ("back", "restart"):
            run = getattr(run, move)()
        elif move in ("forward", "skip"):
            run, _ = getattr(run, move)()
        elif move.startswith("jump"):
            run = run.jump(move.split()[1])
        elif move == "hint":
            run, shown = run.hint()
            assert run.hints == before.hints + (shown is not None)
        elif run.question:
            run = run.reveal()[0] if move == "reveal" else right(run)
        assert before.solved <= run.solved
        assert run.at_end or run.page is not None
        number, of, solved = run.progress
        assert 1 <= number <= of and 0 <= solved <= of
