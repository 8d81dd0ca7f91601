"""Duties, auctions, contracts, cantes, hidden trumps, partners, signs, rests: what is right."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from brisca_tutor.cli.answers import understood
from brisca_tutor.cli.screens.feedback import revealed_blocks, right_blocks, wrong_blocks
from brisca_tutor.cli.screens.question import question_blocks
from brisca_tutor.content.calls import call_code
from brisca_tutor.content.library import parse_file
from brisca_tutor.content.models import Puzzle, PuzzlePack
from brisca_tutor.content.models_games import (
    AuctionStep,
    CanteStep,
    ContractStep,
    HiddenTrumpStep,
    MayPlayStep,
    RestStep,
    SignStep,
)
from brisca_tutor.content.step import SeatCard
from brisca_tutor.game.actions import Bid, Pass
from brisca_tutor.game.cards import Card, Suit, card, cards
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.session.asking import page_question, puzzle_question
from brisca_tutor.session.marks import NEW, submit
from brisca_tutor.session.questions import Question
from tests.language.strict_speech import StrictSpeech

from .test_course import refuted, wrong_answers

TUTE, CALLED, BID = RULE_SETS["subastada-tute"], RULE_SETS["chiamata"], RULE_SETS["subastada"]
FIVE = ("Ana", "Blas", "me", "Clara", "Dario")
PACK = parse_file(Path(__file__).parents[1] / "bad_lessons" / "good.special.yaml").sound()
assert isinstance(PACK, PuzzlePack)
PUZZLES = {one.id: one for one in PACK.puzzles}


def asked(step: object, rules: RuleSet) -> Question:
    question = page_question(step, rules)  # type: ignore[arg-type]  # any step
    assert question is not None
    return question


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("one", PUZZLES.values(), ids=PUZZLES)
def test_every_answer_is_answered_in_every_language(one: Puzzle, lang: str) -> None:
    """Each question can be shown, and whatever is answered is confirmed or refuted in words."""
    speech, question = StrictSpeech(lang), puzzle_question(one)
    assert question_blocks(speech, question, question.options)
    good = question.answers if question.pick_all else question.answers[0]
    _, outcome = submit(question, NEW, good)
    assert outcome.kind == "right" and right_blocks(speech, outcome)[1:]
    assert revealed_blocks(speech, question)
    refuted(question)
    for answer in wrong_answers(question):
        for tries in (0, 1):
            _, outcome = submit(question, NEW._replace(tries=tries), answer)
            assert outcome.kind == "wrong" and wrong_blocks(speech, outcome)


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("one", PUZZLES.values(), ids=PUZZLES)
def test_the_right_answer_can_be_typed_by_number_and_by_name(one: Puzzle, lang: str) -> None:
    speech, question = StrictSpeech(lang), puzzle_question(one)
    if question.kind == "number":
        assert understood(speech, question, str(question.number), ()) == question.number
        return
    ids = [option.id for option in question.options]
    wanted = question.answers if question.pick_all else question.answers[0]
    numbers = " ".join(
        str(ids.index(id) + 1) for id in question.answers[: None if question.pick_all else 1]
    )
    assert understood(speech, question, numbers or "0", question.options) == wanted


@pytest.mark.parametrize(
    ("id", "lang", "text", "answer"),
    [
        ("S-16", "es", "oros", ("o",)),
        ("S-16", "fr", "deniers et coupes", ("o", "c")),
        ("S-16", "it", "denari, spade", ("o", "e")),
        ("S-16", "es", "o", ("o",)),
        ("S-18", "es", "ninguno", ()),
        ("S-05", "es", "65, paso", ("65", "pass")),
        ("S-05", "fr", "65 et je passe", ("65", "pass")),
        ("S-06", "it", "il cavallo, il fante e il due", ("C", "S", "2")),
        ("S-07", "es", "el caballo", "C"),
        ("S-07", "it", "cavallo", "C"),
        ("S-12", "es", "-2", -2),
        ("S-12", "es", "- 2 puntos", -2),
        ("S-13", "es", "-2", None),
        ("S-19", "es", "sí", "shown_yes"),
        ("S-19", "fr", "non", "shown_no"),
        ("S-01", "es", "as y tres de espadas", None),
        ("S-01", "es", "as de espadas y 3e", ("1e", "3e")),
        ("S-09", "es", "yo", "me"),
        ("S-22", "es", "Dario", "Dario"),
        ("S-22", "fr", "personne", "partner_self"),
        ("S-25", "fr", "non", None),
        ("S-27", "fr", "le roi", "king"),
        ("S-27", "es", "rey", "king"),
        ("S-01", "fr", "1 et 2", ("1e", "3e")),
        ("S-01", "es", "todas", ("1e", "3e", "4e", "7o")),
    ],
)
def test_typed(id: str, lang: str, text: str, answer: object) -> None:
    question = puzzle_question(PUZZLES[id])
    assert understood(StrictSpeech(lang), question, text, question.options) == answer


# -- duties, once more in the words of the rule


def _may(hand: list[Card], table: list[Card], trump: Suit, beat: bool) -> set[Card]:
    led = table[0].suit
    ours = [one for one in hand if one.suit is led]
    trumps = [one for one in table if one.suit is trump]
    if ours:
        if not beat or (trumps and led is not trump):
            return set(ours)
        best = max(one.strength for one in table if one.suit is led)
        return {one for one in ours if one.strength > best} or set(ours)
    ruffs = {one for one in hand if one.suit is trump}
    if beat and trumps:
        best = max(one.strength for one in trumps)
        return {one for one in ruffs if one.strength > best} or set(hand)
    return ruffs or set(hand)


@pytest.mark.parametrize("name", ["estricta", "subastada-tute"])
def test_duties(name: str) -> None:
    rules, chance = RULE_SETS[name], random.Random(7)
    seats = 3 if name == "subastada-tute" else 4
    pack = list(rules.cards(seats))
    for _ in range(300):
        dealt = chance.sample(pack, 3 + chance.randint(1, seats - 1))
        hand, table = dealt[:3], dealt[3:]
        trump = chance.choice(list(Suit))
        plays = tuple(SeatCard(f"P{at}", one) for at, one in enumerate(table))
        step = MayPlayStep(id="d", trump=trump, plays=plays, hand=tuple(hand), seats=seats)
        question = asked(step, rules)
        assert question.rule == "L4"
        beat = rules.obligation == "follow_and_beat"
        assert set(question.answers) == {one.code for one in _may(hand, table, trump, beat)}
        if name == "estricta":
            free = asked(replace(step, stock=4), rules)
            assert set(free.answers) == {one.code for one in hand}


def test_without_duties_every_card_may_be_played() -> None:
    step = PUZZLES["S-02"].step
    question = asked(step, RULE_SETS["brisca"])
    assert question.rule == "L2" and set(question.answers) == {"1c", "7o", "4b"}


# -- auctions


def calls(text: str) -> tuple[Bid | Pass, ...]:
    return tuple(Pass(0) if one == "pass" else Bid(0, int(one)) for one in text.split())


@pytest.mark.parametrize(
    ("bids", "ask", "right"),
    [
        ("", "lowest", "60"),
        ("60 80", "lowest", "85"),
        ("pass pass", "lowest", "60"),
        ("", "turn", "Ana"),
        ("60 pass", "turn", "me"),
        ("60 pass 65", "turn", "Ana"),
        ("60 pass 65 pass", "turn", "me"),
        ("60 pass 65 pass", "declarer", "me"),
        ("60 pass 65", "declarer", "auction_open"),
        ("pass pass pass", "declarer", "auction_nobody"),
        ("pass pass pass", "turn", "auction_nobody"),
        ("60 pass 65 pass", "needed", "65"),
        ("230", "declarer", "Ana"),
    ],
)
def test_auctions_of_points(bids: str, ask: str, right: str) -> None:
    step = AuctionStep(id="a", seats=("Ana", "Blas", "me"), bids=calls(bids), ask=ask)  # type: ignore[arg-type]  # one of AUCTION_ASKS
    assert asked(step, TUTE).answers == (right,)


def test_what_is_offered_is_held_against_the_rules() -> None:
    question = puzzle_question(PUZZLES["S-06"])
    assert question.answers == ("C", "S", "2")
    codes = {id: one.code for id, one in question.problems.items()}
    assert codes == {"3": "bid-rank-lower", "62": "bid-two-first"}


def test_calls_have_codes() -> None:
    assert [call_code(one) for one in (Pass(2), Bid(1, 70))] == ["pass", "70"]


# -- contracts: the six cases of the called card, and what points pay


@pytest.mark.parametrize(
    ("points", "partner", "scores"),
    [
        (61, "me", (2, -1, 1, -1, -1)),
        (60, "me", (-2, 1, -1, 1, 1)),
        (61, "", (4, -1, -1, -1, -1)),
        (60, "", (-4, 1, 1, 1, 1)),
        (120, "me", (4, -2, 2, -2, -2)),
        (0, "", (-8, 2, 2, 2, 2)),
    ],
)
def test_called_cards_pay_as_the_table_says(
    points: int, partner: str, scores: tuple[int, ...]
) -> None:
    step = ContractStep(
        id="c",
        seats=FIVE,
        declarer="Ana",
        partner=partner,
        called=card("3o"),
        needed=61,
        points=points,
        ask="score",
    )
    assert tuple(asked(replace(step, of=one), CALLED).number for one in FIVE) == scores
    assert sum(scores) == 0
    made = asked(replace(step, ask="made"), CALLED)
    assert made.answers == ("contract_made" if points > 60 else "contract_lost",)
    assert asked(replace(step, ask="margin"), CALLED).number == abs(points - 61)


def test_points_pay_what_was_bid_and_the_defenders_where_the_rules_say_so() -> None:
    step = ContractStep(
        id="c", seats=("me", "rival"), declarer="me", needed=75, points=50, cantes=20, ask="score"
    )
    assert asked(step, BID).number == -75
    assert asked(replace(step, of="rival"), BID).number == 70
    made = replace(step, cantes=40)
    assert [asked(replace(made, of=one), BID).number for one in ("me", "rival")] == [75, 0]
    assert asked(replace(made, ask="side_total"), BID).number == 90
    three = replace(step, seats=("me", "Ana", "Blas"), last="me")
    assert asked(replace(three, ask="side_total"), TUTE).number == 80
    assert asked(replace(three, last="Ana", ask="side_total"), TUTE).number == 70


# -- cantes, hidden trumps, signs


@pytest.mark.parametrize(
    ("hand", "moment", "announced", "declarer", "suits", "points"),
    [
        ("Ro Co Re Ce", "won", "", "me", "o", 40),
        ("Ro Co Re Ce", "won", "o", "me", "e", 20),
        ("Re Ce Rb Cb", "won", "", "me", "eb", 20),
        ("Re Ce Rb Cb", "won", "eb", "me", "", 0),
        ("Re Ce", "lost", "", "me", "", 0),
        ("Re Ce", "later", "", "me", "", 0),
        ("Re Ce", "first", "", "me", "", 0),
        ("Re Cb", "won", "", "me", "", 0),
        ("Re Ce", "won", "", "rival", "", 0),
    ],
)
def test_cantes(
    hand: str, moment: str, announced: str, declarer: str, suits: str, points: int
) -> None:
    step = CanteStep(
        id="c",
        trump=Suit.COINS,
        hand=cards(hand),
        moment=moment,  # type: ignore[arg-type]  # one of CANTE_MOMENTS
        announced=tuple(map(Suit, announced)),
        declarer=declarer,  # type: ignore[arg-type]  # one of three
        seats=3,
    )
    assert "".join(asked(step, TUTE).answers) == suits
    assert asked(replace(step, ask="cante_points"), TUTE).number == points


def test_my_partner_may_announce_for_the_declarer() -> None:
    step = CanteStep(
        id="c", trump=Suit.COINS, hand=cards("Re Ce"), moment="won", declarer="partner", seats=4
    )
    assert asked(step, BID).answers == ("e",)


def test_which_suits_may_be_trumps() -> None:
    tricks = tuple(
        tuple(SeatCard(seat, card(code)) for seat, code in zip(("me", "rival"), codes, strict=True))
        for codes in (("1c", "2c"), ("4e", "2o"))
    )
    step = HiddenTrumpStep(id="h", tricks=tricks)
    rules = RULE_SETS["cubierta"]
    assert asked(step, rules).answers == ("b",)
    assert asked(replace(step, winner="me"), rules).answers == ("e", "b")
    assert asked(replace(step, winner="rival"), rules).answers == ("o",)


@pytest.mark.parametrize(
    ("change", "right"),
    [
        ({}, {"sign_yes"}),
        ({"trick": 1}, {"sign_first"}),
        ({"played": True}, {"sign_turn"}),
        ({"meaning": "ace"}, {"sign_false"}),
        ({"meaning": "king"}, {"sign_code"}),
        ({"meaning": "none", "trick": 1}, {"sign_first", "sign_false"}),
        ({"seats": 2}, {"sign_partner"}),
    ],
)
def test_signs(change: dict[str, object], right: set[str]) -> None:
    step = SignStep(
        id="s", meaning="three", trump=Suit.COINS, hand=cards("3o 1c 2b"), ask="may_sign"
    )
    step = replace(step, **change)  # type: ignore[arg-type]  # fields of the step
    assert set(asked(step, RULE_SETS["iberica"]).answers) == right
    assert asked(step, RULE_SETS["brisca"]).answers == ("sign_off",)


@pytest.mark.parametrize(("hand", "who"), [(1, "Blas"), (4, "Dario"), (5, "Ana"), (6, "Blas")])
def test_rests(hand: int, who: str) -> None:
    step = PUZZLES["S-28"].step
    assert isinstance(step, RestStep)
    step = replace(step, hand=hand)
    assert asked(step, RULE_SETS["iberica"]).answers == (who,)
