"""Figures of the progress after a month of use: the weak themes and beliefs come first."""

from __future__ import annotations

from brisca_tutor import shipped
from brisca_tutor.content.library import Library
from brisca_tutor.storage.events import EVERYTHING, Event
from brisca_tutor.storage.figures import last_seen, lesson_scores, suspicions, theme_scores
from tests.a_month import BELIEFS, LAST_DAY, WEAK, month

LIBRARY = Library(shipped.lessons())
MONTH = month(LIBRARY)


def test_the_weak_themes_come_first() -> None:
    scores = theme_scores(MONTH, {})
    assert set(list(scores)[:2]) == set(WEAK)
    for name, score in scores.items():
        mine = [one for one in MONTH if one.theme == name]
        assert score.tried == len({one.item for one in mine})
        assert score.first == sum(one.outcome == "first" for one in mine)
        assert score.seen == mine[-1].ts
        assert (score.percent < 60) is (name in WEAK)


def test_the_first_version_stored_no_theme() -> None:
    bare = [one._replace(theme="") for one in MONTH]
    themes = {one.id: one.theme for one in LIBRARY.puzzles()}
    assert theme_scores(bare, themes) == theme_scores(MONTH, {}) and theme_scores(bare, {}) == {}


def test_beliefs_by_how_often_they_explain_an_answer() -> None:
    found = suspicions(MONTH)
    assert sum(one.times for one in found.values()) == sum(bool(one.suspected) for one in MONTH)
    assert set(BELIEFS.values()) <= set(found)
    assert [one.times for one in found.values()] == sorted(
        (one.times for one in found.values()), reverse=True
    )
    two = Event("x", "2026-12-01", "puzzle", "P", "wrong", suspected=("likely", "unlikely"))
    assert set(suspicions([two])) == {"likely"}


def test_lessons_count_the_first_answer_only() -> None:
    scores = lesson_scores(MONTH)
    assert 0 < scores["primera-baza"].first < scores["primera-baza"].tried == 6
    again = Event("x", LAST_DAY.isoformat(), "recall", "primera-baza/tu-primera-baza", "wrong")
    after = lesson_scores([*MONTH, again])["primera-baza"]
    assert after[:2] == scores["primera-baza"][:2] and after.seen == again.ts
    assert last_seen([*MONTH, again])["primera-baza"] == again.ts


def test_a_reset_forgets_the_figures() -> None:
    reset = Event("x", "2026-12-01", "reset", EVERYTHING, "")
    assert theme_scores([*MONTH, reset], {}) == lesson_scores([*MONTH, reset]) == {}
