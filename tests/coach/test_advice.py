"""Advice: from the view alone, each reason proved, each hint silent about the card till the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from brisca_tutor.coach.advice import Advice, advice_of, advise
from brisca_tutor.coach.grades import GRADES, grade_of, margin, too_close
from brisca_tutor.coach.hints import ladder
from brisca_tutor.game.actions import Play
from brisca_tutor.game.cards import card
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import legal_actions
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.state import State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.language.catalogue import LANGUAGES
from brisca_tutor.language.names import Names
from brisca_tutor.language.sentences import advice as words
from brisca_tutor.language.sentences.hints import hint
from brisca_tutor.players.analysis import Analysis, Option
from brisca_tutor.reasons.verify_choice import principle_faults
from tests.coach.positions import reference, seen
from tests.hands_at_random import play_at_random, random_deal
from tests.language.strict_speech import StrictSpeech

FEW = 40
"""Worlds for tests that care about more than figures."""

SEATS = (2, 3, 4, 6)


def weighed(
    position: PlayerView, *losses: float, error: float = 0.1, exact: bool = False
) -> Advice:
    """Advice from losses written down by card of the hand, in its order."""
    best = 60.0
    options = [
        Option(
            Play(position.seat, one),
            best - lost,
            0.0 if exact else 0.3,
            lost,
            0.0 if exact else error,
            0.5,
        )
        for one, lost in zip(position.hand, losses, strict=True)
    ]
    options.sort(key=lambda option: option.loss)
    analysis = Analysis("exact" if exact else "sampled", 1 if exact else 2000, tuple(options))
    return advice_of(position, analysis)


def test_t1_the_ace_that_a_partner_has_shown_changes_the_best_card() -> None:
    showing = rule_set("briscola", {"partners_show": "end"})
    shown = seen("6c 1b", "o", seats=4, rules=showing, known=("", "", "6o 1c", ""))
    unknown = seen("6c 1b", "o", seats=4, rules=RULE_SETS["briscola"])
    for position, best in ((shown, "6c"), (unknown, "1b")):
        advice = advise(position, FEW)
        assert advice.best.option.action == Play(0, card(best))
        assert [choice.good for choice in advice.choices] == [True, False]


def states(seats: int, seed: int) -> list[State]:
    """Some states of a hand at random in which somebody has a choice."""
    found, _ = play_at_random(random_deal(RULE_SETS["brisca"], seats, seed), seed)
    choices = [state for state in found if len(legal_actions(state)) > 1]
    return choices[seed % 5 :: 5]


def texts(advice: Advice) -> list[str]:
    """Everything that is said of a position, in three languages."""
    told: list[str] = []
    for lang in LANGUAGES:
        speech = StrictSpeech(lang)
        names = Names(speech, [str(seat + 1) for seat in range(advice.view.seats)])
        told += words.paragraph(speech, advice, names)
        for rung in ladder(advice):
            told += hint(speech, rung, names)
        for choice in advice.choices:
            told.append(words.warning(speech, choice))
    return told


@pytest.mark.parametrize("seats", SEATS)
def test_reasons_are_proved_and_agree_with_the_numbers(seats: int) -> None:
    for seed in range(3):
        for state in states(seats, seed):
            advice = advise(view(state, state.turn), FEW)
            for choice in advice.choices:
                assert not (choice.good and choice.reasons_against)
                assert choice.good or not choice.reasons_for
                for reason in (*choice.reasons_for, *choice.reasons_against):
                    assert reason.action == choice.option.action
                    assert principle_faults(reason, advice.view) == []


@pytest.mark.parametrize("seats", SEATS)
def test_hints_keep_the_cards_of_the_hand_for_the_last_rung(seats: int) -> None:
    for seed in range(3):
        for state in states(seats, seed):
            advice = advise(view(state, state.turn), FEW)
            for lang in LANGUAGES:
                speech = StrictSpeech(lang)
                names = Names(speech, [str(seat + 1) for seat in range(seats)])
                rungs = [" ".join(hint(speech, rung, names)) for rung in ladder(advice)]
                assert all(rungs)
                for one in advice.view.hand:
                    for text in rungs[:2]:
                        assert speech.card(one).bare not in text


def hidden_moved(state: State, turn: int) -> State:
    """The same state with the hidden cards dealt another way; the view stays as it is."""
    me = turn
    known = [set(cards) for cards in state.known]
    places = [
        (seat, at)
        for seat, hand in enumerate(state.hands)
        for at, one in enumerate(hand)
        if seat != me and one not in known[seat]
    ]
    covered = list(state.deal.deck[state.drawn :])
    cards = [state.hands[seat][at] for seat, at in places] + covered
    cards = cards[1:] + cards[:1]
    hands = [list(hand) for hand in state.hands]
    for (seat, at), one in zip(places, cards, strict=False):
        hands[seat][at] = one
    deck = (*state.deal.deck[: state.drawn], *cards[len(places) :])
    return state._replace(deal=replace(state.deal, deck=deck), hands=tuple(map(tuple, hands)))


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_cards_change_no_word(seats: int) -> None:
    for seed in range(2):
        for state in states(seats, seed):
            other = hidden_moved(state, state.turn)
            mine, theirs = view(state, state.turn), view(other, state.turn)
            if state.hands != other.hands:
                assert mine == theirs
            assert texts(advise(mine, FEW)) == texts(advise(theirs, FEW))


def test_the_order_of_the_hand_changes_no_word() -> None:
    for state in states(2, 1):
        mine = view(state, state.turn)
        turned = mine._replace(hand=mine.hand[::-1])
        assert texts(advise(mine, FEW)) == texts(advise(turned, FEW))


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.4, 0.1, "equal"),
        (0.6, 0.1, "doubtful"),
        (0.6, 0.4, "equal"),
        (1.6, 5.0, "doubtful"),
        (2.0, 0.1, "mistake"),
        (4.9, 0.1, "mistake"),
        (5.0, 0.1, "grave"),
    ],
)
def test_grades(loss: float, error: float, grade: str) -> None:
    position = seen("5o Rc", "b", stock=28, face_up="4b")
    advice = weighed(position, 0.0, loss, error=error)
    assert [choice.grade for choice in advice.choices] == ["best", grade]
    assert advice.close == (grade == "equal")


def test_a_hand_given_away_is_graver_than_its_points() -> None:
    options = (
        Option(Play(0, card("5o")), 61.0, 0.0, 0.0, 0.0, 1.0),
        Option(Play(0, card("Rc")), 60.0, 0.0, 1.0, 0.0, 0.0),
    )
    analysis = Analysis("exact", 1, options)
    assert grade_of(options[1], analysis) == "grave"
    assert not too_close(("best", "grave"))
    assert too_close(("best", "doubtful", "equal"))
    assert margin(0.3, True) == 0
    assert GRADES.index("grave") == len(GRADES) - 1


def test_points_beyond_a_contract_are_not_paid() -> None:
    def graded(*wins: float) -> list[str]:
        options = tuple(
            Option(Play(0, card(code)), 90.0 - 6 * at, 0.3, 6.0 * at, 0.1, win)
            for at, (code, win) in enumerate(zip(("5o", "Rc", "7e"), wins, strict=True))
        )
        analysis = Analysis("sampled", 300, options)
        return [grade_of(option, analysis, contract=True) for option in options]

    assert graded(1.0, 1.0, 1.0) == ["best", "equal", "equal"]
    assert graded(0.8, 0.79, 0.5) == ["best", "doubtful", "grave"]
    assert graded(0.6, 0.7, 0.59) == ["best", "equal", "doubtful"]


def test_exact_results_are_called_exact() -> None:
    for name, position in reference().items():
        if not position.stock and name.endswith("3"):
            advice = advise(position)
            assert advice.exact
            speech = StrictSpeech("es")
            text = words.source(speech, advice)
            assert text.startswith("Exacto")
            assert "±" not in text


def test_no_reason_no_sentence() -> None:
    position = seen("Cc Se Cb", "e", stock=22, face_up="Ce")
    advice = weighed(position, 3.0, 6.0, 0.0)
    speech = StrictSpeech("es")
    names = Names(speech, ["me", "rival"])
    assert not advice.best.reasons_for
    rungs = [hint(speech, rung, names) for rung in ladder(advice)]
    assert "ninguna regla" in rungs[0][0]
    assert "3 puntos" in rungs[1][0]
    assert "caballo de bastos" in rungs[2][0]


def test_a_hint_against_a_gift_does_not_send_to_the_losing_cards() -> None:
    position = seen("6b 3c Rb", "b", "6o", stock=22, face_up="Sb")
    advice = weighed(position, 0.0, 3.6, 0.2)
    speech = StrictSpeech("fr")
    names = Names(speech, ["me", "rival"])
    rungs = [" ".join(hint(speech, rung, names)) for rung in ladder(advice)]
    assert rungs[0].startswith("Combien de points donnerait")
    assert "une qui gagne" in rungs[1]
    assert "ne gagne pas" in rungs[2]


def test_a_reason_that_holds_for_a_good_option_too_is_no_reason_against_another() -> None:
    position = seen("Rc Ro 5o", "b", stock=28, face_up="4b")
    both = weighed(position, 0.0, 3.0, 3.0)
    assert not both.of(Play(0, card("Ro"))).reasons_against
    apart = weighed(position, 3.0, 3.0, 0.0)
    assert apart.of(Play(0, card("Ro"))).reasons_against


def test_the_reply_is_one_that_may_happen() -> None:
    for seats in SEATS:
        for state in states(seats, 2):
            advice = advise(view(state, state.turn), FEW)
            for choice in advice.choices:
                if choice.reply is None:
                    continue
                assert not choice.good
                shown = advice.view
                out = {*shown.unseen(), *shown.known[choice.reply.seat]}
                assert choice.reply.card in out
                assert choice.reply.seat not in next(
                    side for side in shown.sides if shown.seat in side
                )
                assert 0 < choice.reply.times <= choice.reply.lost <= choice.reply.worlds
