"""Past mistakes as a run: refuted until right, shown without counting, every outcome recorded."""

from __future__ import annotations

from brisca_tutor.coach.grades import GRADES
from brisca_tutor.session.reviewing import Mistake, ReviewRun, flagged, moments

from .test_practice import dealt, whole

FEW = 20


def mistakes(number: int = 2) -> tuple[Mistake, ...]:
    found: list[Mistake] = []
    for seed in range(20):
        practice = whole(dealt(seed, level="easy"), seed)[-1]
        for moment in moments(practice):
            decision = flagged(moment, "mistake", FEW)
            if decision is not None:
                item = f"{practice.deal}.1/{moment.at}"
                found.append(Mistake(item, practice.deal, practice.table.names, decision))
                if len(found) == number:
                    return tuple(found)
    raise AssertionError("nobody errs")


def test_moments_are_views_before_the_action() -> None:
    practice = whole(dealt(5))[-1]
    found = list(moments(practice))
    assert 15 <= len(found) <= 21
    for one in found:
        assert one.seen.seat == one.seen.turn == 0
        assert practice.actions[one.at] == one.action
        assert len(one.seen.hand) >= 2


def test_flagged_decisions_are_as_bad_as_asked() -> None:
    practice = whole(dealt(5, level="easy"))[-1]
    for moment in list(moments(practice))[:12]:
        decision = flagged(moment, "grave", FEW)
        assert decision is None or decision.grade == "grave"
        loose = flagged(moment, "doubtful", FEW)
        if loose is not None:
            assert GRADES.index(loose.grade) >= GRADES.index("doubtful")


def test_wrong_answers_are_struck_and_right_ones_go_on() -> None:
    found = mistakes()
    run = ReviewRun(found)
    assert run.mistake is found[0]
    decision = found[0].decision
    bad = decision.action
    again, judged = run.submit(bad)
    assert judged.kind == "wrong" and again.struck == (bad,) and again.mistake is found[0]
    good = decision.advice.best.option.action
    after, judged = again.submit(good)
    assert judged.kind == "right" and not judged.first and judged.record == "right"
    assert after.mistake is found[1] and after.struck == () and after.solved == 1
    _, judged = run.submit(good)
    assert judged.first and judged.record == "first"


def test_a_hint_spoils_the_first_try_and_a_solution_never_counts() -> None:
    found = mistakes(1)
    good = found[0].decision.advice.best.option.action
    _, judged = ReviewRun(found).hint().submit(good)
    assert judged.kind == "right" and not judged.first
    assert ReviewRun(found).hint().hint().hint().hint().hints == 3
    after, judged = ReviewRun(found).reveal()
    assert judged.kind == "revealed" and judged.record == "revealed"
    assert after.mistake is None and (after.solved, after.revealed) == (0, 1)
    assert ReviewRun(found).skip().mistake is None
