"""Every noun phrase of every card, suit and rank, in each language and deck; read by a person."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.game.cards import CARDS, Rank, Suit, card
from brisca_tutor.language.catalogue import LANGUAGES, Speech
from brisca_tutor.language.names import Names, seat_phrase
from brisca_tutor.language.terms import DECKS

FORMS = ("bare", "the", "of", "to", "with", "a", "The", "A")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_suit_and_rank(lang: str, deck: str, snapshot: SnapshotAssertion) -> None:
    speech = Speech(lang, deck)
    lines = [" · ".join(speech.card(one).form(form) for form in FORMS) for one in CARDS]
    lines += [
        " · ".join(speech.suit(suit).form(form) for form in ("name", "of", "the", "Name"))
        for suit in Suit
    ]
    lines += [
        " · ".join(speech.rank(rank).form(form) for form in ("bare", "the", "many", "the_many"))
        for rank in Rank
    ]
    assert "\n".join(lines) == snapshot


@pytest.mark.parametrize(
    ("lang", "deck", "code", "form", "said"),
    [
        ("es", "spanish", "1o", "of", "del as de oros"),
        ("es", "spanish", "Sb", "to", "a la sota de bastos"),
        ("es", "spanish", "7e", "with", "con el siete de espadas"),
        ("es", "french", "Ce", "the", "la dama de picas"),
        ("fr", "spanish", "1e", "of", "de l'as d'épées"),
        ("fr", "spanish", "8o", "of", "du huit de deniers"),
        ("fr", "spanish", "Rb", "to", "au roi de bâtons"),
        ("fr", "french", "Cc", "A", "Une dame de coeur"),
        ("it", "spanish", "1c", "of", "dell'asso di coppe"),
        ("it", "spanish", "8o", "the", "l'otto di denari"),
        ("it", "spanish", "Se", "with", "con il fante di spade"),
        ("it", "french", "Cb", "of", "della donna di fiori"),
    ],
)
def test_contractions_and_elisions(lang: str, deck: str, code: str, form: str, said: str) -> None:
    assert Speech(lang, deck).card(card(code)).form(form) == said


def test_only_court_cards_can_be_feminine() -> None:
    for lang in LANGUAGES:
        for deck in DECKS:
            speech = Speech(lang, deck)
            for one in CARDS:
                phrase = speech.card(one)
                if phrase.feminine:
                    assert one.rank in (Rank.JACK, Rank.KNIGHT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = Speech(lang)
    words = (
        "me",
        "rival",
        "partner",
        "left",
        "right",
        "2",
        "Ana",
        "Blas",
        "Hugo",
        "Yves",
        "Élodie",
    )
    phrases = [seat_phrase(speech, word) for word in words]
    names = Names(speech, ["Ana", "Inés", "Carmen", "el Chato", "Olga", "2"])
    phrases += [names.side((0, 1)), names.side((0, 2, 4)), names.side((5, 3))]
    phrases.append(Names(speech, ["Ana", "me", "Blas", "3"]).side((1, 3)))
    lines = [
        " · ".join((one.name, one.Name, one.of, one.to, one.with_, one.label)) for one in phrases
    ]
    assert "\n".join(lines) == snapshot


def test_the_learner_may_have_a_name() -> None:
    names = Names(Speech("it"), ["Ana", "Blas"], 1)
    assert (names[0].me, names[1].me, names[1].label) == (False, True, "Tu")


def test_who_is_spoken_to_is_the_only_you() -> None:
    names = Names(Speech("es"), ["me", "right", "partner", "Eva"], 3)
    assert [one.label for one in names.phrases] == [
        "Jugador 1",
        "Jugador 2",
        "Jugador 3",
        "T\u00fa",
    ]
    assert [one.me for one in names.phrases] == [False, False, False, True]
