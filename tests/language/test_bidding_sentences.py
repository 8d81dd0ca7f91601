"""Advice in the auction in every language, read by a person who plays cards in it."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.coach.bidding import BidAdvice, BidOption, SuitOutlook, advise_bid
from brisca_tutor.game.actions import Action, Bid, Name, Pass
from brisca_tutor.game.cards import Rank, Suit, card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.hand import apply
from brisca_tutor.game.ruleset import RuleSet
from brisca_tutor.game.view import view
from brisca_tutor.language.catalogue import LANGUAGES
from brisca_tutor.language.names import Names
from brisca_tutor.language.sentences import bidding as words
from brisca_tutor.reasons.bidding import CODES, BidReason
from tests.coach.auctions import auction
from tests.language.strict_speech import StrictSpeech

DUEL = rule_set("subastada")
TUTE = rule_set("subastada-tute")
CALLED = rule_set("chiamata")
PEOPLE = ("Ana", "Blas", "Carmen", "Diego", "Eva")

REASONS = (
    BidReason("cante", Suit.COINS, cards("Ro Co"), points=40),
    BidReason("cante", Suit.SWORDS, cards("Re Ce"), points=20),
    BidReason("high-trumps", Suit.SWORDS, cards("1e")),
    BidReason("high-trumps", Suit.CUPS, cards("1c 3c")),
    BidReason("long-suit", Suit.CLUBS, cards("1b 3b 7b 6b 5b"), number=5),
    BidReason("side-aces", None, cards("1e"), number=1),
    BidReason("side-aces", None, cards("1e 1b"), number=2),
    BidReason("void", Suit.SWORDS),
    BidReason("call-missing", Suit.SWORDS, cards("1e")),
    BidReason("call-missing", Suit.COINS, cards("Ro")),
    BidReason("call-own", Suit.CLUBS, cards("Sb")),
    BidReason("call-played", Suit.CLUBS, cards("1b"), seat=3),
    BidReason("call-own-played", Suit.SWORDS, cards("3e")),
    BidReason("call-forced", Suit.CUPS, cards("Sc 1c")),
    BidReason("call-forced", Suit.SWORDS, cards("7e 3e")),
    BidReason("short-suit", Suit.SWORDS, cards("Se"), number=1),
    BidReason("short-suit", Suit.CUPS, cards("Sc 4c"), number=2),
    BidReason("no-high-trumps", Suit.SWORDS),
    BidReason("few-points", points=0),
    BidReason("few-points", points=1),
    BidReason("few-points", points=13),
    BidReason("bid-too-high", Suit.COINS, number=52, points=60),
    BidReason("partner-bids", seat=0, points=61),
    BidReason("partner-bids", seat=3, points=70),
    BidReason("defence-keeps"),
    BidReason("much-unknown", number=37),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str, snapshot: SnapshotAssertion) -> None:
    assert {one.code for one in REASONS} == set(CODES)
    speech = StrictSpeech(lang)
    names = Names(speech, ["partner", *PEOPLE[1:]])
    assert "\n".join(words.reason(speech, one, names) for one in REASONS) == snapshot


def given(
    rules: RuleSet,
    seats: int,
    action: Bid | Pass | Name,
    other: Bid | Pass | Name,
    *,
    called: str = "",
    alone: bool = False,
    close: bool = False,
) -> BidAdvice:
    """Advice with figures written down."""
    hand = "1o 3o Ro Co So 7o 1c 1e 3c 4b 5b 6b"
    state = auction(rules, seats, " ".join(hand.split()[: rules.hand_size]))
    one = card(called) if called else None
    needed = 70 if isinstance(action, Bid) and action.points else 61
    options = []
    for each in (action, other):
        if isinstance(each, Pass):
            options.append(BidOption(each, None, None, False, 0, 0.0, 0.0, 0.0))
        else:
            suit = each.suit if isinstance(each, Name) else Suit.SWORDS
            options.append(BidOption(each, suit, one, alone, needed, 0.684, 73.2, -1.26))
    chances = ((61, 0.8), (62, 0.74)) if one is None else ((61, 0.684),)
    outlooks = tuple(
        SuitOutlook(suit, one, alone, points, chances)
        for suit, points in ((Suit.SWORDS, 73.2), (Suit.COINS, 66.0))
    )
    return BidAdvice(view(state, 0), 200, tuple(options), outlooks, (), close)


VERDICTS = {
    "bid": given(TUTE, 3, Bid(0, 70), Pass(0)),
    "bid-pairs": given(DUEL, 4, Bid(0, 70), Pass(0)),
    "call": given(CALLED, 5, Bid(0, 0, Rank.ACE), Pass(0), called="1e"),
    "call-points": given(CALLED, 5, Bid(0, 70, Rank.TWO), Pass(0), called="2e"),
    "call-own": given(CALLED, 5, Bid(0, 0, Rank.JACK), Pass(0), called="So", alone=True),
    "name": given(TUTE, 3, Name(0, Suit.SWORDS), Name(0, Suit.COINS)),
    "pass": given(TUTE, 3, Pass(0), Bid(0, 70)),
    "close-bid": given(TUTE, 3, Bid(0, 70), Pass(0), close=True),
    "close-call": given(CALLED, 5, Pass(0), Bid(0, 0, Rank.ACE), called="1e", close=True),
    "close-two": given(CALLED, 5, Bid(0, 70, Rank.TWO), Pass(0), called="2e", close=True),
    "close-name": given(TUTE, 3, Name(0, Suit.SWORDS), Name(0, Suit.COINS), close=True),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", VERDICTS)
def test_every_verdict_has_its_sentences(name: str, lang: str, snapshot: SnapshotAssertion) -> None:
    speech, advice = StrictSpeech(lang), VERDICTS[name]
    names = Names(speech, PEOPLE[: advice.view.seats], 0)
    assert "\n".join(words.paragraph(speech, advice, names)) == snapshot


AUCTIONS = {
    "tute": (TUTE, 3, "1o Ro Co So 7o 6o 1c 3e 4c 5b 6b Sb", ""),
    "tute-weak": (TUTE, 3, "So 7o 6o Sc 7c 6c Se 5e 4e Sb 5b 4b", "60"),
    "called": (CALLED, 5, "3o Ro Co So 7o 6o 1c 4b", "-"),
    "called-weak": (CALLED, 5, "7o 4o 6c 2c Se 5e 4b 2b", ""),
    "pairs": (DUEL, 4, "1o 6o 4c", "61 -"),
    "two": (DUEL, 2, "1o Ro Co", ""),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", AUCTIONS)
def test_three_rungs(name: str, lang: str, snapshot: SnapshotAssertion) -> None:
    rules, seats, hand, calls = AUCTIONS[name]
    state = auction(rules, seats, hand, calls)
    advice = advise_bid(view(state, state.turn), 30)
    speech = StrictSpeech(lang)
    names = Names(speech, PEOPLE[:seats], state.turn)
    ladder = words.rungs(speech, advice, names)
    assert "\n\n".join("\n".join(rung) for rung in ladder) == snapshot
    idea, cards_that_matter, answer = ladder
    assert answer[0] == words.verdict(speech, advice)
    best = advice.best
    if best.called is not None and not best.alone:
        assert speech.card(best.called).bare not in " ".join([*idea, *cards_that_matter])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_cards_change_no_word(lang: str) -> None:
    speech = StrictSpeech(lang)
    said = set()
    for seed in (1, 2, 3):
        state = auction(CALLED, 5, "3o Ro Co So 7o 6o 1c 4b", "-", seed=seed)
        names = Names(speech, PEOPLE, state.turn)
        advice = advise_bid(view(state, state.turn), 30)
        said.add(" ".join(words.paragraph(speech, advice, names)))
    assert len(said) == 1


def test_naming_trumps_has_its_rungs(snapshot: SnapshotAssertion) -> None:
    state = auction(TUTE, 3, "1o Ro Co So 7o 6o 1c 3e 4c 5b 6b Sb")
    actions: tuple[Action, ...] = (Bid(0, 80), Pass(1), Pass(2))
    for action in actions:
        state, _ = apply(state, action)
    said = []
    for lang in LANGUAGES:
        speech = StrictSpeech(lang)
        advice = advise_bid(view(state, 0), 30)
        said += [
            "\n".join(one) for one in words.rungs(speech, advice, Names(speech, PEOPLE[:3], 0))
        ]
    assert "\n\n".join(said) == snapshot
