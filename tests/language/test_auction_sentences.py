"""What is said of auctions and contracts, to the learner and of others, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.game.auction import Contract
from brisca_tutor.game.cards import Rank, Suit, card
from brisca_tutor.game.events import (
    Announced,
    Bade,
    PartnerShown,
    Passed,
    Signed,
    TrumpNamed,
    TrumpShown,
)
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.scoring import ContractResult, HandResult
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.names import Names
from brisca_tutor.language.sentences import auction, contracts, hand, result
from brisca_tutor.reasons.contract import ContractReason, explain_cante
from tests.language.strict_speech import StrictSpeech

TABLE = ("me", "Ana", "Èva", "left", "5")


def reason(
    declarer: int = 1, partner: int | None = 0, points: int = 64, **more: Any
) -> ContractReason:
    """A contract for 61 points with clubs, held against what its side took."""
    called = card("1b")
    side = tuple(sorted({declarer, declarer if partner is None else partner}))
    made = points >= 61
    one = ContractReason(
        declarer,
        partner,
        side,
        Suit.CLUBS,
        called,
        61,
        points,
        0,
        0,
        points,
        made,
        points - 61,
        points in (0, 120),
        3,
        120 - points,
        False,
        (),
    )
    return one._replace(**more)


def paid(*scores: int, partner: int | None = 1, **more: Any) -> ContractResult:
    """What the first seat's contract pays."""
    one = ContractResult(0, partner, True, 61, 64, scores[0] > 0, False, scores)
    return one._replace(**more)


def everything(speech: Speech) -> Iterator[str]:
    names = Names(speech, TABLE)
    for seat in (0, 1, 2, 3):
        yield auction.bade(speech, Bade(seat, 70, None), names)
        yield auction.bade(speech, Bade(seat, 0, Rank.JACK), names)
        yield auction.bade(speech, Bade(seat, 0, Rank.ACE), names)
        yield auction.bade(speech, Bade(seat, 70, Rank.TWO), names)
        yield auction.passed(speech, Passed(seat), names)
        yield auction.named(speech, TrumpNamed(seat, Suit.SWORDS, 70, None), names)
        yield auction.named(speech, TrumpNamed(seat, Suit.COINS, 61, card("1o")), names)
        yield auction.announced(speech, Announced(seat, Suit.CUPS, 20), Suit.CLUBS, names)
        yield auction.announced(speech, Announced(seat, Suit.CLUBS, 40), Suit.CLUBS, names)
        yield auction.signed(speech, Signed(seat, "three", 2), "sheet", names)
        yield contracts.contract(speech, Contract(seat, 70, Suit.COINS), names)
        yield contracts.contract(speech, Contract(seat, 61, Suit.CUPS, card("Sc")), names)
        yield contracts.contract(speech, Contract(seat, 61, Suit.CUPS, card("Sc"), 4), names)
        yield auction.partner_shown(speech, PartnerShown(seat, card("1e")), seat, names)
        yield auction.partner_shown(speech, PartnerShown(4, card("1e")), seat, names)
    yield contracts.contract(speech, Contract(1, 61, Suit.CUPS, card("Sc"), 0), names)
    yield auction.partner_shown(speech, PartnerShown(0, card("1e")), 2, names)
    yield auction.trump_shown(speech, TrumpShown(card("Re")))
    yield hand.unseen(speech)
    yield auction.all_passed(speech)
    for suit in (Suit.CLUBS, Suit.CUPS):
        counts = explain_cante(Announced(1, suit, 20), Suit.CLUBS, 4)
        yield contracts.cante_counts(speech, counts)
    for one in (
        reason(),
        reason(0, None),
        reason(2, None, 50),
        reason(points=60),
        reason(points=61),
        reason(1, 2, 62),
        reason(points=59),
        reason(partner=2, cantes=20, cards=44, points=64),
        reason(0, 1, bonus=10, cards=54, points=64),
        reason(1, None, called=None, cards=30, cantes=40, bonus=10, points=80),
    ):
        yield " ".join(contracts.outcome(speech, one, names))
    for result_paid in (
        paid(2, 1, -1, -1, -1),
        paid(-2, -1, 1, 1, 1),
        paid(4, -1, -1, -1, -1, partner=None),
        paid(8, -2, -2, -2, -2, partner=None, capote=True),
        paid(61, 0, called=False),
        paid(-61, 56, called=False),
        paid(-61, 0, called=False),
    ):
        yield " ".join(contracts.paid(speech, result_paid, names))


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_every_sentence(lang: str, snapshot: SnapshotAssertion) -> None:
    assert "\n".join(everything(StrictSpeech(lang))) == snapshot


def test_a_contract_of_which_only_the_result_is_known() -> None:
    speech = StrictSpeech("es")
    names = Names(speech, TABLE)
    sides = ((0, 1), (2, 3, 4))
    ended = HandResult(
        "win", (1,), (60, 60), (4, 4), 1, sides=sides, contract=paid(-2, -1, 1, 1, 1, points=60)
    )
    phrases = [names.side(side) for side in sides]
    rules = RULE_SETS["chiamata"]
    said = result.result(speech, ended, phrases, rules)
    assert said == contracts.contract_lines(speech, ended, phrases)
    assert "60" in said[0] and len(said) == 2
    passed = HandResult("passed", (), (0, 0), (0, 0))
    assert result.result(speech, passed, phrases, rules) == [auction.all_passed(speech)]
