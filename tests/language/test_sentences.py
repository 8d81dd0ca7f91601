"""Every kind of sentence in every language, read by a person who plays cards in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion

from brisca_tutor.cli.layout import Line
from brisca_tutor.cli.screens.hand_end import match_blocks
from brisca_tutor.game.cards import STRENGTH_ORDER, Suit, card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.events import Drew, Swapped
from brisca_tutor.game.hand import start
from brisca_tutor.game.match import after, new_match
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.scoring import HandResult, hand_result, result_of
from brisca_tutor.language.catalogue import LANGUAGES
from brisca_tutor.language.names import Names
from brisca_tutor.language.sentences import hand, ledger, refutation, result, table, trick
from brisca_tutor.reasons.ledger import Ledger, LedgerSide, Running, count_pile
from brisca_tutor.reasons.misconceptions import MISCONCEPTIONS
from brisca_tutor.reasons.trick import explain_trick, without
from tests.language.strict_speech import StrictSpeech

NAMES = ["Ana", "2", "rival", "Hugo"]

TRICKS = [
    ("6o Rc 3e So", "c", 1),
    ("6o Rc 3e So", "o", None),
    ("6o Rc 3e So", "e", None),
    ("6o Rc 3e So", "b", 3),
    ("4e 7e Re 2e", "o", None),
    ("2c 1o", "e", 1),
    ("Rc 5o So", "o", 0),
    ("6b So 7o 2b", "o", None),
    ("7e 1c 2b 5o", "b", 0),
    ("4o 5c", "b", None),
    ("1b", "b", 0),
    ("3c 2o 4e", "b", 1),
]


def told(speech: StrictSpeech, codes: str, trump: str, me: int | None) -> Iterator[str]:
    played = cards(codes)
    reason = explain_trick(played, Suit(trump))
    seats = Names(speech, NAMES, me).phrases
    yield f"== {codes}, {trump}"
    yield trick.winner(speech, reason)
    yield trick.winner(speech, reason, seats)
    yield trick.winner(speech, reason, seats, reason.points + 10)
    yield trick.because(speech, reason)
    for step in trick.steps(speech, reason):
        yield f"{step.rule} {step.text} [{' '.join(one.code for one in step.cards)}]"
    yield trick.worth(speech, reason, 10)
    for one in reason.cards:
        yield f"{trick.loses(speech, one, reason)} ({trick.loses_short(speech, one, reason)})"
        if one.loses:
            yield refutation.wrong_seat(speech, reason, one.place, seats)
        yield refutation.wrong_card(speech, one, reason)
        rest = without(played, Suit(trump), one.place)
        if rest:
            yield trick.without(speech, reason, rest, one.place, seats)
            yield trick.without(speech, reason, rest, one.place)
    yield trick.strength_note(speech, reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tricks(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    assert "\n".join(line for one in TRICKS for line in told(speech, *one)) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_misconceptions_and_wrong_numbers(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    lines = [f"{name}: {refutation.misconception(speech, name)}" for name in MISCONCEPTIONS]
    french = StrictSpeech(lang, "french")
    lines.append(refutation.misconception(french, "numbers-are-points"))
    pile = cards("3c Se 1c 7e")
    lines.append(refutation.wrong_points(speech, 21, pile))
    lines.append(refutation.wrong_points(speech, 23, pile, 10))
    lines.append(refutation.wrong_remaining(speech, 90, 23, 120))
    for kind in ("without_bonus", "remaining", "strength", "number_of_cards", "left_out"):
        lines.append(refutation.slip(speech, kind))
    lines.append(refutation.slip(speech, "left_out", card("1c")))
    lines.append(refutation.has_points(speech, card("Rb")))
    lines.append(refutation.has_points(speech, card("7b")))
    lines.append(refutation.order(speech, STRENGTH_ORDER))
    lines.append(refutation.order(speech, STRENGTH_ORDER[:3], Suit.SWORDS))
    reason = explain_trick(cards("3e 7b"), Suit.CLUBS)
    lines.append(refutation.wrong_card(speech, reason.cards[1], reason))
    assert "\n".join(lines) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_between_tricks(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    lines = [hand.trumps(speech, suit) for suit in Suit]
    lines += [hand.turned_up(speech, card("Se")), hand.turned_up(speech, card("1b"))]
    for me in (None, 0):
        names = Names(speech, ["Ana", "2"], me)
        lines += [
            hand.leads(speech, card("Re"), names[0]),
            hand.plays(speech, card("Sc"), names[0]),
            hand.leads_next(speech, names[0]),
            hand.swapped(speech, Swapped(0, card("7o"), card("1o")), names),
            *hand.draws(speech, (Drew(0, card("1o"), True), Drew(1, card("4e"), False)), names),
            *hand.draws(speech, (Drew(1, card("Sc"), True), Drew(0, card("8e"), False)), names),
            hand.running(speech, Running((31, 22), 67, 120), [names[0], names[1]]),
        ]
    lines += [hand.without_draws(speech, 3), hand.without_draws(speech, 1)]
    assert "\n".join(lines) == snapshot


def results(rules: RuleSet) -> Iterator[tuple[HandResult, int]]:
    """Results of hands and the number of seats they are for."""
    yield result_of(rules, (64, 56), (9, 11), 0), 2
    yield result_of(rules, (56, 64), (11, 9), 0), 2
    yield result_of(rules, (60, 60), (10, 10), 1), 2
    yield result_of(rules, (120, 0), (18, 2), 0), 2
    yield result_of(rules, (120, 0), (20, 0), 0), 2
    yield result_of(rules, (95, 25), (15, 5), 0), 2
    yield result_of(rules, (118, 2), (10, 0), 0), 4
    yield result_of(rules, (40, 50, 30), (4, 4, 4), 0), 3
    yield result_of(rules, (45, 45, 30), (4, 4, 4), 0), 3
    yield result_of(rules, (40, 40, 40), (4, 4, 4), 0), 3
    yield HandResult("unfinished", (), (31, 22), (5, 6)), 2
    yield HandResult("unfinished", (), (100, 19), (5, 6)), 2


def sides_of(names: Names, seats: int) -> list[tuple[int, ...]]:
    return [(0, 2), (1, 3)] if seats == 4 else [(seat,) for seat in range(len(names))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("me", [None, 0], ids=["named", "learner"])
def test_results(lang: str, me: int | None, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    lines = []
    for rules in (RULE_SETS["brisca"], rule_set("iberica", {"match": "game_points"})):
        lines.append(f"== {rules.base}")
        for one, seats in results(rules):
            names = Names(speech, ["Ana", "Blas", "Carmen", "2"][:seats], me)
            sides = [names.side(side) for side in sides_of(names, seats)]
            lines.append(" ".join(result.result(speech, one, sides, rules)))
    for tie in ("void", "replay", "replay_doubled", "both_win", "last_trick"):
        counted = "game_points" if tie == "replay_doubled" else "first_to"
        rules = rule_set("brisca", {"tie": tie, "match": counted})
        one = result_of(rules, (60, 60), (10, 10), 1)
        names = Names(speech, ["Ana", "Blas"], me)
        said = result.result(speech, one, names.phrases, rules)
        lines.append(f"{tie}: {' '.join(said)}")
    assert "\n".join(lines) == snapshot


@pytest.mark.parametrize("kind", ["first_to", "best_of", "game_points"])
def test_only_game_points_are_doubled_after_a_tie(kind: str) -> None:
    speech = StrictSpeech("es")
    rules = rule_set("iberica", {"match": kind})
    names = Names(speech, ["Ana", "Blas"], 0)
    tied = after(
        new_match(rules, 2, 0),
        make_deal(rules, 2, 0, rules.cards(2)),
        result_of(rules, (60, 60), (10, 10), 0),
    )
    told = [result.tie_rule(speech, rules)]
    told += [block.text for block in match_blocks(speech, tied, names) if isinstance(block, Line)]
    assert ("doble" in " ".join(told)) == (kind == "game_points")
    assert ("vale por 2" in " ".join(told)) == (kind == "game_points")


def test_who_shares_the_target_needs_one_more() -> None:
    speech = StrictSpeech("es")
    rules = rule_set("brisca", {"tie": "both_win", "match_target": "2"})
    match, names = new_match(rules, 2, 0), Names(speech, ["Ana", "Blas"], 0)
    for _ in range(2):
        deal = make_deal(rules, 2, match.dealer, rules.cards(2))
        match = after(match, deal, result_of(rules, (60, 60), (10, 10), 0))
    assert not match.over and match.scores == (2, 2) and match.needed == 3
    needs = [table.match_needs(speech, match, *one) for one in result.match_sides(match, names)]
    assert all("falta 1 mano" in one for one in needs), needs
    assert "3" in result.match(speech, match, names)[-1]
    deal = make_deal(rules, 2, match.dealer, rules.cards(2))
    match = after(match, deal, result_of(rules, (64, 56), (9, 11), 0))
    assert match.over and match.winners == (0,) and match.needed == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_matches(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    lines = []
    for name, seats in (("brisca", 2), ("brisca", 4), ("reglas", 2), ("iberica", 2)):
        rules = RULE_SETS[name]
        if name == "iberica":
            rules = rule_set(name, {"match": "game_points"})
        names = Names(speech, ["Ana", "Blas", "Carmen", "Dora"][:seats])
        match = new_match(rules, seats, 0)
        lines += result.match(speech, match, names)
        while not match.over:
            deal = make_deal(rules, seats, match.dealer, rules.cards(seats))
            match = after(match, deal, result_of(rules, (64, 56), (9, 11), 0))
            lines.append(" ".join(result.match(speech, match, names)))
        mine = Names(speech, ["Ana", "Blas", "Carmen", "Dora"][:seats], match.winners[0])
        lines += result.match(speech, match, mine)
    assert "\n".join(lines) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ledger(lang: str, snapshot: SnapshotAssertion) -> None:
    speech = StrictSpeech(lang)
    mine = count_pile(cards("1o 1c 3e Ro Rc Rb Co Ce So Sc Sb 2o 4c"))
    theirs = count_pile(cards("1e 1b 3o 3c 3b Re Cc Cb Se 7e"))
    sides = (LedgerSide((0,), 11, mine, 0, 56), LedgerSide((1,), 1, theirs, 10, 74))
    by_rank = tuple(
        (ours.rank, ours.points + others.points)
        for ours, others in zip(mine.rows, theirs.rows, strict=True)
    )
    end = HandResult("win", (1,), (56, 74), (11, 1))
    names = Names(speech, ["me", "Blas"])
    whole = Ledger(sides, by_rank, 10, 130, 0, end)
    lines = ledger.lines(speech, whole, names.phrases)
    lines.append(ledger.check(speech, Ledger(sides, by_rank, 0, 120, 0, end)))
    lines.append(ledger.check(speech, Ledger(sides, by_rank, 0, 100, 20, end)))
    lines += [ledger.row_label(speech, rank) for rank in STRENGTH_ORDER]
    lines += [
        ledger.blanks_label(speech),
        ledger.bonus_label(speech),
        ledger.total_label(speech),
        ledger.pile_total(speech, mine),
        ledger.pile_total(speech, count_pile(cards("7e"))),
    ]
    assert "\n".join(lines) == snapshot


def test_a_dealt_hand_is_said_to_be_unfinished() -> None:
    rules = RULE_SETS["brisca"]
    state, _ = start(make_deal(rules, 2, 0, rules.cards(2)))
    said = result.result(
        StrictSpeech("es"),
        hand_result(state),
        Names(StrictSpeech("es"), ["Ana", "Blas"]).phrases,
        rules,
    )
    assert said == ["La mano no ha terminado: quedan 120 puntos por salir."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_majority_is_needed_where_card_points_are_added_up(lang: str) -> None:
    speech = StrictSpeech(lang)
    names = Names(speech, ["Ana", "Blas"], 0).phrases
    lost = result_of(RULE_SETS["brisca"], (50, 70), (10, 10), 1)
    assert "61" in " ".join(result.result(speech, lost, names, RULE_SETS["brisca"]))
    assert "61" not in " ".join(result.result(speech, lost, names, RULE_SETS["rematada"]))
