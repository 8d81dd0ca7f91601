"""Generated puzzles: rebuilt from their ids, of their theme and level, with one right answer."""

from __future__ import annotations

import pytest

from brisca_tutor import shipped
from brisca_tutor.content.generated.dice import Dice
from brisca_tutor.content.generated.generator import (
    THEMES,
    generate,
    id_of,
    is_generated,
    of_the_day,
    rebuild,
    theme_of,
)
from brisca_tutor.content.library import Library
from brisca_tutor.game.errors import Problem
from brisca_tutor.reasons.claims import claim_of
from brisca_tutor.session.asking import puzzle_question
from tests.reference.plain_puzzles import answers, explanation_is_right, plain

SAMPLE = 50


@pytest.mark.parametrize("theme", THEMES)
def test_a_sample_of_every_theme(theme: str) -> None:
    """The script ``scripts/prove_puzzles.py`` does the same with ten thousand."""
    levels = THEMES[theme].levels
    for number in range(SAMPLE):
        level = levels[number % len(levels)]
        puzzle = generate(theme, level, number)
        assert (puzzle.theme, puzzle.level, puzzle.id) == (
            theme,
            level,
            f"G1-{theme}-{level}-{number}",
        )
        assert THEMES[theme].fits(puzzle.step)
        assert rebuild(puzzle.id.lower()) == puzzle
        question = puzzle_question(puzzle)
        said = plain(puzzle)
        if question.asks in ("explanation", "mistake"):
            assert question.reason is not None
            for option in question.options:
                claim = claim_of(question.reason, option.id)
                right = explanation_is_right(said, claim.place, claim.says)
                assert (option.id in question.accepted) is (right is (question.asks != "mistake"))
            assert len(question.accepted) == 1 < len(question.options)
        else:
            assert set(question.answers) == answers(said), puzzle.id
            assert question.pick_all or len(question.answers) == 1, puzzle.id


PINNED = {
    "suit-led": 870111,
    "one-trump": 61613,
    "several-trumps": 590561,
    "nobody-follows": 142352,
    "deceptive-points": 243284,
    "counting": 583514,
    "three-players": 262069,
    "four-players": 376918,
    "five-and-six": 880707,
    "explanations": 564240,
    "my-cards": 854310,
    "still-out": 143508,
    "face-up": 112673,
    "swap": 531458,
    "results": 718465,
}
"""By theme, a number made from all that puzzle 4821 of level 3 says."""


def shown(theme: str) -> str:
    """A puzzle in short."""
    said = plain(generate(theme, 3, 4821))
    said.pop("rules")
    return repr(sorted(said.items()))


@pytest.mark.parametrize("theme", THEMES)
def test_ids_mean_the_same_for_ever(theme: str) -> None:
    """Pinned: a difference here would break ids that people have shared. It needs a G2."""
    assert Dice(shown(theme)).below(1_000_000) == PINNED[theme]


def test_ids() -> None:
    assert is_generated("G1-suit-led-1-0") and is_generated("g1-SUIT-led-1-0")
    for text in ("G1-suit-led-6-0", "G1-suit-led-1-01", "G2-suit-led-1-1", "T-0101", "G1-1-1"):
        assert not is_generated(text)
    assert theme_of("G1-several-trumps-3-4821") == "several-trumps"
    assert theme_of("T-0101") is None
    with pytest.raises(Problem) as found:
        rebuild("G1-no-such-theme-3-1")
    assert found.value.code == "puzzle-unknown"
    assert Library(shipped.lessons()).puzzle("g1-swap-2-7").id == id_of("swap", 2, 7)


def test_every_generated_theme_has_a_pack_with_its_title() -> None:
    packs = set(Library(shipped.lessons()).themes())
    assert set(THEMES) <= packs and len(packs) >= 12


def test_the_puzzle_of_the_day_does_not_depend_on_packs() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in (1, 2) for day in range(1, 28)]
    first = [of_the_day(day) for day in days]
    assert first == [of_the_day(day) for day in days]
    assert len({one.theme for one in first if one}) > 8
    swap = of_the_day("2026-11-29", "swap", 4)
    assert swap is not None and (swap.theme, swap.level) == ("swap", 4)
    assert of_the_day("2026-11-29", "sheet-mistakes") is None


BELIEFS = ("points", "last", "lead", "number", "ace")


def naive(puzzle: object, belief: str) -> int:
    """The card that somebody with this mistaken belief would name, by place."""
    cards = [code for _, code in plain(puzzle)["plays"]]
    printed = {"S": 10, "C": 11, "R": 12}
    worth = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}
    if belief == "points":
        return max(range(len(cards)), key=lambda at: worth.get(cards[at][0], 0))
    if belief == "number":
        return max(range(len(cards)), key=lambda at: printed.get(cards[at][0]) or int(cards[at][0]))
    if belief == "ace":
        aces = [at for at, code in enumerate(cards) if code[0] == "1"]
        return aces[0] if aces else 0
    return len(cards) - 1 if belief == "last" else 0


TRICKS = ("suit-led", "one-trump", "several-trumps", "nobody-follows", "deceptive-points")


def test_higher_levels_mislead_more_mistaken_beliefs() -> None:
    """What the levels measure: how many players with a mistaken belief answer wrong."""
    wrong = []
    for level in range(1, 6):
        given = 0
        for theme in TRICKS:
            for number in range(60):
                puzzle = generate(theme, level, number)
                question = puzzle_question(puzzle)
                assert question.reason is not None
                given += sum(naive(puzzle, one) != question.reason.place for one in BELIEFS)
        wrong.append(given / (60 * len(TRICKS) * len(BELIEFS)))
    assert wrong == sorted(wrong) and wrong[0] < 0.55 and wrong[-1] > 0.75, wrong


def test_dice_do_not_favour_anything() -> None:
    dice = Dice("fair")
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)
    assert sorted(dice.draw(range(10), 10)) == list(range(10))
