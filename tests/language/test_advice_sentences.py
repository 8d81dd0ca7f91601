"""Advice, hints, reviews and luck in every language, read by a person who plays cards in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.coach.advice import Advice, advice_of, advise
from brisca_tutor.coach.grades import GRADES
from brisca_tutor.coach.hints import ladder
from brisca_tutor.coach.luck import UP_TO, Luck
from brisca_tutor.coach.review import Decision, KeyTrick, Review
from brisca_tutor.game.actions import Announce, Draw, Move, Play, Swap
from brisca_tutor.game.cards import Suit, card
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.events import Signed, TrickWon
from brisca_tutor.game.hand import start
from brisca_tutor.game.record import ReplayTrick
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.view import PlayerView
from brisca_tutor.language.catalogue import LANGUAGES
from brisca_tutor.language.names import Names
from brisca_tutor.language.sentences import advice as words
from brisca_tutor.language.sentences import hints, principles, review
from brisca_tutor.players.analysis import Analysis, Option
from brisca_tutor.reasons import choice
from brisca_tutor.reasons.principle import CODES
from tests.coach.positions import reference, seen
from tests.hands_at_random import random_deal
from tests.language.strict_speech import StrictSpeech
from tests.reasons import choice_positions as games


def weighed(position: PlayerView, text: str) -> Advice:
    """Advice from losses by card: "5o 0, Rc 1.5"; ``draw``, ``swap 7b``, ``announce c`` too."""
    options = []
    for part in text.split(", "):
        *what, lost = part.split()
        action: Move = Draw(position.seat)
        if what[0] == "announce":
            action = Announce(position.seat, Suit(what[1]))
        elif what[0] == "swap":
            action = Swap(position.seat, card(what[1]))
        elif what[0] != "draw":
            action = Play(position.seat, card(what[0]))
        loss = float(lost)
        win = max(0.0, 0.5 - loss / 30)
        options.append(Option(action, 60 - loss, 0.3, loss, 0.1 if loss else 0.0, win))
    return advice_of(position, Analysis("sampled", 2000, tuple(options)))


def early(hand: str, table: str = "") -> PlayerView:
    return seen(hand, "b", table, stock=28, face_up="4b")


def four(hand: str, table: str) -> PlayerView:
    return seen(hand, "b", table, seats=4, stock=16, face_up="2b")


AT_53 = seen("1o 4c 6e", "b", "3o", stock=20, face_up="4b", won=("1c 3c 1e 3e Rc Re Cc",))
WINDOW = seen("7b 4c", "b", stock=20, face_up="1b", window=True)

POSITIONS = [
    weighed(early("5o Rc 3e"), "5o 0, Rc 2.1, 3e 5.5"),
    weighed(early("5o 1o 3o"), "5o 0, 1o 4, 3o 3"),
    weighed(early("1o 4c 5b", "Ro"), "1o 0, 5b 3.5, 4c 9"),
    weighed(early("5b 1b 4c", "3o"), "5b 0, 1b 2.5, 4c 9.2"),
    weighed(early("5b 4c 6e", "So"), "4c 0, 6e 0.3, 5b 1.4"),
    weighed(early("5b 4c 6e"), "4c 0, 6e 0.1, 5b 2.2"),
    weighed(early("4b Sc 1e", "1b"), "Sc 0, 4b 0.9, 1e 7"),
    weighed(early("5b 1e 1c", "Ro"), "5b 0, 1e 12, 1c 12.4"),
    weighed(early("Co 4c 6e", "So"), "Co 0, 4c 3.3, 6e 3.4"),
    weighed(early("Cc Ce Co"), "Cc 0, Ce 0.2, Co 0.1"),
    weighed(early("Cc Sb Co"), "Cc 0, Sb 1.2, Co 0.1"),
    weighed(early("1b 4c 6e"), "1b 0, 4c 0.7, 6e 0.8"),
    weighed(four("3c 4e 5b", "4o 1b 6o"), "3c 0, 4e 5.5, 5b 6.1"),
    weighed(four("Sc Re 5b", "4o 1o 6o"), "Re 0, Sc 0.8, 5b 6.1"),
    weighed(four("4c 5b 6e", "Ro 4o"), "4c 0, 6e 0.1, 5b 2"),
    weighed(four("4c 1e 6e", "Ro"), "4c 0, 6e 0.1, 1e 4.8"),
    weighed(seen("1o 4c 2e", "b", "Ro", seats=3, stock=24, face_up="4b"), "4c 0, 2e 0.2, 1o 2.8"),
    weighed(
        seen("1o 4c 6e", "b", "4o 3o", seats=3, stock=9, face_up="4b", won=("2o", "1c Rc Sc", "")),
        "1o 0, 4c 9, 6e 9",
    ),
    weighed(
        seen(
            "4c 1o 6e", "b", "3o", stock=2, face_up="Rb", rules=rule_set("brisca", {"swap": "off"})
        ),
        "4c 0, 6e 0, 1o 2.4",
    ),
    weighed(seen("So Sc 1c", "e", "6e 6b", seats=3, stock=12, face_up="3e"), "So 0, Sc 3, 1c 10"),
    weighed(AT_53, "1o 0, 4c 22, 6e 22"),
    weighed(
        seen("1o 4c 6e", "b", "3o", stock=20, face_up="4b", won=("", "1c 3c 1e 3e Rc Re")),
        "1o 0, 4c 20, 6e 20",
    ),
    weighed(WINDOW, "swap 7b 0, draw 3.1"),
    weighed(WINDOW, "draw 0, swap 7b 0.8"),
    weighed(WINDOW, "swap 7b 0, draw 0.1"),
    weighed(early("3o Co 4b", "5b"), "4b 0, Co 3, 3o 3.1"),
    weighed(early("Cb 2b 4c", "5b"), "2b 0, 4c 0.9, Cb 2.3"),
    weighed(four("1b 4b Rc", "6o 7c"), "Rc 0, 4b 2.3, 1b 8.3"),
    *(advise(reference()[name]) for name in ("x053", "x160", "x058", "x373", "x413")),
]


GAMES = [
    weighed(games.UNKNOWN, "5o 0, Rc 2.1, 3e 5.5"),
    weighed(games.OWN, "Rc 0, 4e 3.4, 5b 5"),
    weighed(games.OPEN, "1b 0, 3c 9, 5o 0.1"),
    weighed(games.SHOWN, "1o 0, 4c 12, 6e 12.1"),
    weighed(games.COVERED, "4c 0, 6e 0, 1o 2.4"),
    weighed(games.PARTNER, "3c 0, 4e 5.5, Rb 6"),
    weighed(games.RIVAL, "1o 0, 4c 9, 5c 9, 6c 9, 7c 9, 2c 9, 2e 9, 7e 9"),
    weighed(games.UNSURE, "4e 0, 1o 3, 3c 6, 5e 0, 6e 0, 7e 0, Se 1.2, 2c 0"),
    weighed(games.SINGER, "announce c 0, draw 20"),
    weighed(games.SINGER, "draw 0, announce c 2"),
    weighed(games.SINGER, "draw 0, announce c 0.1"),
    weighed(games.TUTE, "1b 0, 3b 1, Ro 4, 4c 4"),
    weighed(games.LAST, "4c 0, 1b 7"),
    weighed(games.contracted(1, 70, "1o 4c", "3o", games.MINE), "1o 0, 4c 20"),
    weighed(games.contracted(0, 61, "1o 4c", "3o", games.MINE), "1o 0, 4c 20"),
    weighed(games.contracted(0, 70, "1o 4c", "3o", games.THEIRS), "1o 0, 4c 20"),
    weighed(games.contracted(1, 50, "1o 4c", "3o", games.THEIRS), "1o 0, 4c 20"),
    weighed(games.MATES, "1o 0, 4c 7, 6e 7"),
    *(
        weighed(
            four("Ro 4c 6e", "4o")._replace(
                rules=rule_set("brisca", {"signs": signs}), signs=(Signed(3, "ace", 2),)
            ),
            "4c 0, 6e 0.1, Ro 2",
        )
        for signs in ("honest", "free")
    ),
    *(
        weighed(seen(hand, "b", table, seats=3, rules=RULE_SETS["subastada-tute"]), losses)
        for hand, table, losses in (
            ("1o Ro 4c 6c", "", "1o 0, Ro 3, 4c 6, 6c 6"),
            ("Ro 4o 4c", "3o", "Ro 0, 4o 1"),
            ("1o 4o 4c", "Ro", "1o 0"),
            ("1b 4b 4c", "Ro", "4b 0, 1b 3"),
            ("1b 4b 4c", "Ro 7b", "1b 0"),
        )
    ),
]
"""Positions of games with more than the plain rules."""


def told(speech: StrictSpeech, advice: Advice) -> Iterator[str]:
    shown = advice.view
    names = ["Ana", "Blas", "Carmen", "2", "3"][: shown.seats]
    names[shown.seat] = "me"
    if shown.seats == 2:
        names[1 - shown.seat] = "rival"
    who = Names(speech, names)
    table = " ".join(play.card.code for play in shown.trick)
    yield f"== {' '.join(one.code for one in shown.hand)} / {table}"
    for rung in ladder(advice):
        yield f"{rung.rung}. {' '.join(hints.hint(speech, rung, who))}"
    yield from words.paragraph(speech, advice, who)
    for one in advice.choices:
        warning = words.warning(speech, one, cante=words.singing(advice))
        yield f"({words.grade(speech, one.grade)}) {warning}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    assert "\n".join(line for one in POSITIONS for line in told(speech, one)) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_in_other_games(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    assert "\n".join(line for one in GAMES for line in told(speech, one)) == snapshot


@pytest.mark.parametrize(
    ("position", "kept"),
    [
        ("4b 0, Co 3, 3o 3.1", False),
        ("Co 0, 4b 2, 3o 6.1", True),
    ],
)
def test_the_rule_of_a_hint_keeps_trumps_back_only_if_none_is_good(
    position: str, kept: bool
) -> None:
    speech = StrictSpeech("es")
    advice = weighed(early("3o Co 4b", "5b"), position)
    rule = hints.hint(speech, ladder(advice)[1], Names(speech, ["me", "rival"]))[0]
    assert rule.startswith("En una baza que no ganas, tira lo que menos valga")
    assert ("nada de triunfos" in rule) is kept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_principle_has_its_words(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    lines = [principles.name(speech, code) for code in CODES]
    for advice in (*POSITIONS, *GAMES):
        shown = advice.view
        names = Names(speech, ["Ana", "Blas", "Carmen", "Dora", "Eva"][: shown.seats])
        for reason in choice.principles(shown):
            lines.append(principles.sentence(speech, reason, names))
    assert "\n".join(dict.fromkeys(lines)) == snapshot


def decisions() -> Iterator[Decision]:
    """A few decisions, among them the worst option of every position."""
    for advice in POSITIONS[:3] + POSITIONS[21:25] + GAMES[8:10]:
        worst = advice.choices[-1]
        yield Decision(advice.view, worst.option.action, advice, worst)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reviews_and_luck(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    lines = []
    made = tuple(decisions())
    for one in made:
        names = ["Ana", "Ana"]
        names[one.seen.seat] = "me"
        lines += review.decision(speech, one, Names(speech, names))
    for found in (made, made[:1], made[2:3], ()):
        lines.append(review.summary(speech, Review(0, found)))
    best = Decision(made[0].seen, made[0].action, made[0].advice, made[0].advice.best)
    lines.append(review.summary(speech, Review(0, (best,))))
    lines.append(review.summary(speech, Review(0, (best, best))))
    before, _ = start(random_deal(RULE_SETS["brisca"], 2, 1))
    trick = ReplayTrick(
        6,
        0,
        AT_53.trick,
        TrickWon(6, AT_53.trick, 0, 0, 10, 0),
        None,
        (),
        (10, 0),
        before,
    )
    for me in (0, 1):
        names_ = Names(speech, ["me", "rival"] if me == 0 else ["Ana", "me"])
        lines.append(review.key_trick(speech, KeyTrick(trick, None), names_))
        lines.append(review.key_trick(speech, KeyTrick(trick, made[0]), names_))
    for points in (*(limit - 1 for limit, _ in UP_TO), 0.4, 1.2, 40):
        lines.append(review.luck(speech, Luck(points, 60, 60, 0, 0)))
    lines += [words.grade(speech, grade) for grade in GRADES]
    lines += [words.share(speech, part) for part in (0, 0.001, 0.5, 0.999, 1)]
    lines += [words.amount(speech, points) for points in (0.9, 1, 1.5, 2, 2.04, 12)]
    assert "\n".join(lines) == snapshot
