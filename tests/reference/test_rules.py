"""Every rule, and faults of comparable programs, as cases in ``rules.jsonl``."""

from __future__ import annotations

from typing import Any

import pytest

from brisca_tutor.game.actions import Play
from brisca_tutor.game.cards import Suit, card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.events import Drew
from brisca_tutor.game.hand import apply, check, legal_actions, start
from brisca_tutor.game.match import after, new_match
from brisca_tutor.game.notation import read_card
from brisca_tutor.game.record import HandRecord, RecordLine, Replay, SwapLine, TrickLine, replay
from brisca_tutor.game.scoring import hand_result, result_of
from brisca_tutor.game.trick import points, winning_index
from brisca_tutor.reasons.trick import explain_trick
from tests.hands_at_random import play_at_random, random_deal

from .cases import Case, is_refused, is_result, read, rules_of
from .cases import of_kind as cases_of_kind

CASES = read("rules.jsonl")


def of_kind(kind: str) -> pytest.MarkDecorator:
    return cases_of_kind(CASES, kind)


def codes(row: Any) -> str:
    return " ".join(one.code for one in row)


def test_every_case_has_its_own_id_and_a_test() -> None:
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))
    kinds = {case["kind"] for case in CASES}
    assert kinds == {"trick", "pile", "pack", "rules", "result", "match", "play", "hand", "read"}


@of_kind("trick")
def test_trick(given: Case, expected: Case) -> None:
    played, trump = cards(given["cards"]), Suit(given["trump"])
    reason = explain_trick(played, trump)
    assert winning_index(played, trump) == reason.place == expected["winner"]
    assert (reason.reason, reason.points) == (expected["reason"], expected["points"])
    if "losing" in expected:
        assert [one.loses for one in reason.cards] == expected["losing"]


@of_kind("pile")
def test_pile(given: Case, expected: Case) -> None:
    assert points(cards(given["cards"])) == expected["points"]


@of_kind("rules")
def test_rule_set(given: Case, expected: Case) -> None:
    rules = rules_of(given)
    values = dict(expected)
    if "packs" in values:
        seats = values.pop("seats")
        assert list(rules.seat_numbers()) == seats
        assert [rules.pack_size(number) for number in seats] == values.pop("packs")
    for name, value in values.items():
        assert getattr(rules, name) == value, name


@of_kind("pack")
def test_pack(given: Case, expected: Case) -> None:
    rules, seats = rules_of(given), given["seats"]
    if "code" in expected:
        with pytest.raises(Problem) as caught:
            rules.cards(seats)
        is_refused(caught.value, expected)
        if "allowed" in expected:
            assert caught.value.slots["allowed"] == tuple(expected["allowed"])
        return
    deck = rules.cards(seats)
    deal = make_deal(rules, seats, 0, deck)
    state, _ = start(deal)
    assert len(deck) == expected["pack"]
    assert sum(one.points for one in deck) == 120
    assert sum(len(hand) for hand in state.hands) == deal.dealt == expected["dealt"]
    assert state.covered == expected["covered"]
    assert (deal.draw_rounds, deal.tricks) == (expected["draw_rounds"], expected["tricks"])
    assert deal.tricks - deal.draw_rounds == 3
    assert len(deal.sides) == expected["sides"]
    if "removed" in expected:
        assert card(expected["removed"]) not in deck


@of_kind("result")
def test_result(given: Case, expected: Case) -> None:
    is_result(given, expected)


@of_kind("match")
def test_match(given: Case, expected: Case) -> None:
    rules, seats = rules_of(given), given["seats"]
    match = new_match(rules, seats, given["dealer"])
    for counted in given["hands"]:
        assert not match.over
        deal = make_deal(rules, seats, match.dealer, rules.cards(seats))
        match = after(match, deal, result_of(rules, counted, [1] * len(counted), 0))
    assert list(match.scores) == expected["scores"]
    assert match.dealer == expected["next_dealer"]
    assert match.over == expected["over"]
    for seat in expected["winners"]:
        assert seat in match.winners
    assert bool(match.winners) == bool(expected["winners"])
    assert match.stake == expected.get("stake", match.stake)


def lines(given: Case) -> tuple[RecordLine, ...]:
    return tuple(
        TrickLine(cards(one)) if isinstance(one, str) else SwapLine(one["by"], card(one["swap"]))
        for one in given.get("actions") or given.get("tricks") or ()
    )


def replayed(given: Case) -> Replay:
    """The replay of a whole record, or of one given by hands in the order of the seats."""
    rules, seats, dealer = rules_of(given), given["seats"], given["dealer"]
    if "deck" in given:
        deck = given["deck"].split()
    else:
        hands = [hand.split() for hand in given["hands"]]
        order = [hands[(dealer + 1 + step) % seats] for step in range(seats)]
        deck = [hand[place] for place in range(3) for hand in order]
        deck += [given["face_up"], *given.get("stock", "").split()]
        deck += [one.code for one in rules.cards(seats) if one.code not in deck]
    face_up = card(given["face_up"]) if "face_up" in given else None
    names = tuple("ABCDEF"[:seats])
    return replay(HandRecord(rules, names, dealer, cards(" ".join(deck)), lines(given), face_up))


@of_kind("play")
def test_play(given: Case, expected: Case) -> None:
    if "code" in expected:
        with pytest.raises(Problem) as caught:
            replayed(given)
        is_refused(caught.value, expected)
        return
    played = replayed(given)
    state = played.state
    if "takes" in expected:
        swap = given["actions"][-1]
        assert state.face_up is card(expected["face_up"])
        assert card(expected["takes"]) in state.hands[swap["by"]]
        assert card(expected["takes"]) in state.known[swap["by"]]
        assert card(swap["swap"]) not in state.hands[swap["by"]]
        assert state.trump is state.face_up.suit
    if "legal" in expected:
        legal = [action.card for action in legal_actions(state) if isinstance(action, Play)]
        assert codes(legal) == expected["legal"]
    if "turn" in expected:
        assert state.turn == expected["turn"]
    if "points" in expected:
        assert list(state.points) == expected["points"]
    if "held" in expected:
        assert [codes(hand) for hand in state.hands] == expected["held"]
    if "deck_starts" in expected:
        assert codes(played.deal.deck).startswith(expected["deck_starts"])


@of_kind("hand")
def test_hand(given: Case, expected: Case) -> None:
    if "code" in expected:
        with pytest.raises(Problem) as caught:
            replayed(given)
        is_refused(caught.value, expected)
        return
    played = replayed(given)
    state = played.state
    result = hand_result(state)
    assert (result.kind, list(result.winners)) == (expected["kind"], expected["winners"])
    if "totals" in expected:
        assert list(state.points) == expected["totals"]
        assert sum(state.points) == expected["sum"]
        piles = [sum(one.points for one in pile) for pile in state.won]
        bonus = played.deal.rules.last_trick_bonus
        assert sum(piles) == expected["sum"] - bonus, "each side counted from its own pile"
    if "cards" in expected:
        assert sum(len(pile) for pile in state.won) == expected["cards"]
    if "face_up" in expected:
        assert played.deal.face_up is card(expected["face_up"])
    after_last(played, expected)
    if "legal" in expected:
        legal = [action.card for action in legal_actions(state) if isinstance(action, Play)]
        assert sorted(one.code for one in legal) == expected["legal"].split()
        for one in state.hands[state.turn]:
            if one not in legal:
                with pytest.raises(Problem) as caught:
                    check(state, Play(state.turn, one))
                assert caught.value.rule == "L4"
    if "before_last" in expected:
        assert list(played.tricks[-2].totals) == expected["before_last"]
    if "passes_60_in" in expected:
        number = expected["passes_60_in"]
        assert max(played.tricks[number - 2].totals) < 61 <= max(played.tricks[number - 1].totals)


def after_last(played: Replay, expected: Case) -> None:
    """What is expected of the last draws and of the swap before them."""
    last = [trick for trick in played.tricks if trick.draws][-1:]
    draws: tuple[Drew, ...] = last[0].draws if last else ()
    if "face_up_after" in expected:
        assert last[0].number == expected["face_up_after"]
        assert draws[-1].face_up and draws[-1].card is played.deal.face_up
    if "face_up_by" in expected:
        assert draws[-1].face_up and draws[-1].seat == expected["face_up_by"]
    if "draws_last" in expected:
        assert draws[-1].card is card(expected["draws_last"])
    if "last_covered" in expected:
        assert (draws[0].card.code, draws[0].seat) == (
            expected["last_covered"]["card"],
            expected["last_covered"]["by"],
        )
    if "leads_18" in expected:
        assert played.tricks[17].leader == expected["leads_18"]
    if "swapped" in expected:
        swap = last[0].swap
        assert swap is not None
        assert {"by": swap.seat, "gives": swap.gives.code, "takes": swap.takes.code} == expected[
            "swapped"
        ]


@of_kind("read")
def test_read(given: Case, expected: Case) -> None:
    if "code" in expected:
        with pytest.raises(Problem) as caught:
            read_card(given["text"], given["lang"])
        assert caught.value.code == expected["code"]
        for slot in ("first", "second"):
            if slot in expected:
                assert str(caught.value.slots[slot]) == expected[slot]
        return
    one = read_card(given["text"], given["lang"])
    assert (one.code, one.points) == (expected["card"], expected["points"])


@pytest.mark.parametrize("obligation", ["free", "follow_or_trump"])
def test_r25_no_forbidden_card_in_five_hundred_hands(obligation: str) -> None:
    rules = rule_set("brisca", {"obligation": obligation})
    for seed in range(500):
        states, _ = play_at_random(random_deal(rules, 2, seed), seed)
        assert sum(states[-1].points) == 120


def test_d24_the_face_up_card_is_drawn_last_at_every_table() -> None:
    for base in ("brisca", "briscola"):
        for seats in rule_set(base).seat_numbers():
            deal = random_deal(rule_set(base, {"swap": "off"}), seats, 7)
            state, _ = start(deal)
            draws: list[Drew] = []
            while actions := legal_actions(state):
                state, events = apply(state, actions[0])
                draws += [event for event in events if isinstance(event, Drew)]
            assert draws[-1].face_up and draws[-1].card is deal.face_up
            assert not any(draw.face_up for draw in draws[:-1])
