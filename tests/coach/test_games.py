"""Advice in every rule set: every option, proved reasons, words in three languages, no secrets."""

from __future__ import annotations

import re
from random import Random

import pytest

from brisca_tutor.coach.advice import Advice, advise
from brisca_tutor.coach.hints import ladder
from brisca_tutor.coach.luck import luck
from brisca_tutor.coach.review import review
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import legal_actions
from brisca_tutor.game.record import HandRecord, record_of
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.state import Phase, State
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.language.catalogue import LANGUAGES
from brisca_tutor.language.names import Names
from brisca_tutor.language.sentences import advice as words
from brisca_tutor.language.sentences import review as review_words
from brisca_tutor.language.sentences.hints import hint
from brisca_tutor.reasons.verify_choice import principle_faults
from tests.hands_at_random import play_at_random, random_deal
from tests.language.strict_speech import StrictSpeech
from tests.players.tables import ALL_TABLES, moments, shuffled_hidden

FEW = 12
"""Worlds for tests that care about more than figures."""

PEOPLE = ("Ana", "Blas", "Clara", "Diego", "Elena", "Fermín")


def label(value: object) -> str:
    """A rule set by its base and what was changed in it; a number as it is."""
    if isinstance(value, RuleSet):
        return "-".join([value.base, *(f"{key}={one}" for key, one in value.changed().items())])
    return str(value)


def choices(rules: RuleSet, seats: int, seed: int, number: int) -> list[State]:
    """Some moments of a hand at random in which a card is to be chosen, or a swap or cante."""
    found = [
        state
        for state in moments(rules, seats, seed)
        if state.phase in (Phase.PLAY, Phase.WINDOW) and len(legal_actions(state)) > 1
    ]
    return Random(seed).sample(found, min(number, len(found)))


def said(advice: Advice) -> list[str]:
    """Everything that is said of a position, in three languages."""
    told: list[str] = []
    for lang in LANGUAGES:
        speech = StrictSpeech(lang)
        names = Names(speech, named(advice.view))
        told += words.paragraph(speech, advice, names)
        for rung in ladder(advice):
            told += hint(speech, rung, names)
        for choice in advice.choices:
            told.append(words.warning(speech, choice, cante=words.singing(advice)))
            told.append(words.loss(speech, choice, advice))
    return told


def named(seen: PlayerView) -> list[str]:
    """The names of the seats, mine as the learner's."""
    names = list(PEOPLE[: seen.seats])
    names[seen.seat] = "me"
    return names


@pytest.mark.parametrize(("rules", "seats"), ALL_TABLES, ids=label)
def test_advice_covers_every_option_with_proved_reasons(rules: RuleSet, seats: int) -> None:
    for state in choices(rules, seats, 5, 2):
        advice = advise(view(state, state.turn), FEW)
        assert {one.option.action for one in advice.choices} == set(legal_actions(state))
        for choice in advice.choices:
            for reason in (*choice.reasons_for, *choice.reasons_against):
                assert principle_faults(reason, advice.view) == []
        assert all(text or text == "" for text in said(advice))


@pytest.mark.parametrize(("rules", "seats"), ALL_TABLES, ids=label)
def test_hidden_cards_change_no_advice(rules: RuleSet, seats: int) -> None:
    chance = Random(seats)
    for state in choices(rules, seats, 6, 2):
        other = shuffled_hidden(state, chance)
        mine, theirs = view(state, state.turn), view(other, state.turn)
        assert mine == theirs
        one, two = advise(mine, FEW), advise(theirs._replace(hand=theirs.hand[::-1]), FEW)
        assert one == two
        assert said(one) == said(two)


@pytest.mark.parametrize(("rules", "seats"), ALL_TABLES, ids=label)
def test_the_first_two_rungs_name_no_card_of_the_hand(rules: RuleSet, seats: int) -> None:
    for state in choices(rules, seats, 7, 3):
        advice = advise(view(state, state.turn), FEW)
        speech = StrictSpeech("it")
        names = Names(speech, named(advice.view))
        for rung in ladder(advice)[:2]:
            text = " ".join(hint(speech, rung, names))
            assert text
            for one in advice.view.hand:
                assert not re.search(rf"\b{speech.card(one).bare}\b", text)


def played(rules: RuleSet, seats: int, seed: int) -> HandRecord:
    """The record of a hand played at random."""
    states, events = play_at_random(random_deal(rules, seats, seed), seed)
    return record_of(states[-1], PEOPLE[:seats], tuple(events))


@pytest.mark.parametrize(
    ("base", "seats"),
    [
        ("cubierta", 2),
        ("doscartas", 2),
        ("scoperta", 2),
        ("estricta", 4),
        ("iberica", 5),
        ("subastada", 2),
        ("subastada-tute", 3),
        ("subastada-tute", 4),
        ("chiamata", 5),
    ],
)
def test_a_hand_is_reviewed(base: str, seats: int) -> None:
    rules = rule_set(base)
    record = played(rules, seats, 4)
    for seat in range(2):
        found = review(record, seat, 4)
        fortune = luck(record, seat, 4) if seats < 4 else None
        assert fortune is None or rules.auction == "none"
        for lang in LANGUAGES:
            speech = StrictSpeech(lang)
            names = Names(speech, PEOPLE[:seats])
            for one in found.decisions:
                assert review_words.decision(speech, one, names)
            assert review_words.summary(speech, found)
            if found.key is not None:
                assert review_words.key_trick(speech, found.key, names)
