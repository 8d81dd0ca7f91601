"""The games with auctions, duties, cantes, signs and hidden cards, as cases in ``games.jsonl``."""

from __future__ import annotations

from random import Random

import pytest

from brisca_tutor.game.actions import Bid, Pass, Play
from brisca_tutor.game.auction import Auction, Call, Cante, Contract
from brisca_tutor.game.bidding import sides_of
from brisca_tutor.game.cards import CARDS, Rank, Suit, card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.duties import fulfilling
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.events import Drew, Event, TrickWon, TrumpShown
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.match import after, new_match
from brisca_tutor.game.record import (
    AnnounceLine,
    CallsLine,
    HandRecord,
    NameLine,
    RecordLine,
    Replay,
    SignLine,
    SwapLine,
    TrickLine,
    replay,
)
from brisca_tutor.game.scoring import hand_result, result_of
from brisca_tutor.game.state import Phase, State
from tests.hands_at_random import play_at_random, random_deal

from .cases import Case, is_refused, is_result, read, rules_of
from .cases import of_kind as cases_of_kind
from .plain_duties import may_play

CASES = read("games.jsonl")


def of_kind(kind: str) -> pytest.MarkDecorator:
    return cases_of_kind(CASES, kind)


def test_every_case_has_its_own_id_a_source_and_a_test() -> None:
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))
    assert all(case["source"] and case["about"] for case in CASES)
    kinds = {case["kind"] for case in CASES}
    assert kinds == {"contract", "result", "match", "auction", "duty", "play"}


def finished(given: Case) -> State:
    """A finished hand with these piles; cards that nobody is given go to the seat ``rest``."""
    rules, seats = rules_of(given), given["seats"]
    deck = rules.cards(seats)
    deal = make_deal(rules, seats, given.get("dealer", seats - 1), deck)
    rest: int = given["rest"]
    piles = [cards(given["won"].get(str(seat), "")) for seat in range(seats)]
    taken = {one for pile in piles for one in pile}
    piles[rest] += tuple(one for one in deck if one not in taken)
    cantes = tuple(Cante(seat, Suit(suit), worth) for seat, suit, worth in given.get("cantes", ()))
    points = [sum(one.points for one in pile) for pile in piles]
    for cante in cantes:
        points[cante.seat] += cante.points
    last: int = given.get("last", rest)
    points[last] += rules.last_trick_bonus
    called = card(given["called"]) if "called" in given else None
    trump = Suit(given["trump"])
    contract = Contract(given["declarer"], given["needed"], trump, called, given["partner"])
    state, _ = start(deal)
    return state._replace(
        phase=Phase.OVER,
        turn=last,
        trump=trump,
        hands=((),) * seats,
        drawn=len(deck),
        won=tuple(piles),
        points=tuple(points),
        sides=sides_of(deal, contract),
        auction=Auction((), contract, cantes, 1 if called else 0),
    )


@of_kind("contract")
def test_contract(given: Case, expected: Case) -> None:
    state = finished(given)
    result = hand_result(state)
    assert result.contract is not None
    for name, value in expected.items():
        found = getattr(result.contract, name)
        assert (list(found) if isinstance(found, tuple) else found) == value, name
    if state.deal.rules.auction == "ranks":
        assert sum(result.contract.scores) == 0
    match = after(
        new_match(state.deal.rules, given["seats"], state.deal.dealer), state.deal, result
    )
    assert list(match.scores) == expected["scores"]


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
        result = result_of(rules, counted, [1] * len(counted), 0)
        match = after(match, deal, result._replace(sides=deal.sides))
    assert list(match.scores) == expected["scores"]
    assert (match.dealer, match.over) == (expected["next_dealer"], expected["over"])
    assert list(match.winners) == expected["winners"]


def calls_of(given: Case) -> tuple[Call, ...]:
    """The calls of a case, each by the seat whose turn it is."""
    seats, dealer = given["seats"], given["dealer"]
    players = rules_of(given).players(seats)
    waiting = [(dealer + 1 + step) % seats for step in range(seats)][:players]
    calls: list[Call] = []
    for text in given["bids"]:
        seat = waiting.pop(0)
        if text == "pass":
            calls.append(Pass(seat))
            continue
        rank, _, points = text.rpartition("@")
        if points.isdigit() and (rank or len(points) > 1):
            calls.append(Bid(seat, int(points), Rank(rank) if rank else None))
        else:
            calls.append(Bid(seat, 0, Rank(points)))
        waiting.append(seat)
    return tuple(calls)


@of_kind("auction")
def test_auction(given: Case, expected: Case) -> None:
    rules, seats, dealer = rules_of(given), given["seats"], given["dealer"]
    deal = make_deal(rules, seats, dealer, rules.cards(seats))
    state, _ = start(deal)
    calls = calls_of(given)
    for call in calls[:-1]:
        state, _ = apply(state, call)
    if "code" in expected:
        with pytest.raises(Problem) as caught:
            apply(state, calls[-1])
        is_refused(caught.value, expected)
        return
    state, _ = apply(state, calls[-1])
    if "kind" in expected:
        result = hand_result(state)
        match = after(new_match(rules, seats, dealer), deal, result)
        assert result.kind == expected["kind"] and state.phase is Phase.OVER
        assert list(match.scores) == expected["scores"]
        assert match.dealer == expected["next_dealer"]
        return
    assert state.phase is Phase.NAME and state.turn == expected["declarer"]
    state, _ = apply(state, legal_actions(state)[0])
    assert state.contract is not None
    assert state.contract.declarer == expected["declarer"]
    assert state.contract.needed == expected["needed"]


@of_kind("duty")
def test_duty(given: Case, expected: Case) -> None:
    hand, table = cards(given["hand"]), cards(given["table"])
    allowed = fulfilling(hand, table, Suit(given["trump"]), given["obligation"])
    assert allowed == cards(expected["allowed"])
    hand_codes, table_codes = given["hand"].split(), given["table"].split()
    plain = [
        code
        for code in hand_codes
        if may_play(code, hand_codes, table_codes, given["trump"], given["obligation"])
    ]
    assert plain == expected["allowed"].split()


@pytest.mark.parametrize("obligation", ["free", "follow_or_trump", "follow_and_beat"])
def test_duties_are_those_of_a_slow_rule(obligation: str) -> None:
    chance = Random(11)
    for _ in range(3000):
        dealt = chance.sample(CARDS, chance.randint(2, 12))
        played = chance.randint(0, min(3, len(dealt) - 1))
        table, hand = dealt[:played], dealt[played:]
        trump = chance.choice(list(Suit))
        found = [one.code for one in fulfilling(hand, table, trump, obligation)]
        codes, on_table = [one.code for one in hand], [one.code for one in table]
        slow = [one for one in codes if may_play(one, codes, on_table, trump.value, obligation)]
        assert found == slow


def lines(given: Case) -> tuple[RecordLine, ...]:
    found: list[RecordLine] = []
    if "bids" in given:
        found.append(CallsLine(calls_of(given)))
        if given["trumps"]:
            found.append(NameLine(Suit(given["trumps"])))
    for one in given["actions"]:
        if isinstance(one, str):
            found.append(TrickLine(cards(one)))
        elif "trumps" in one:
            found.append(NameLine(Suit(one["trumps"])))
        elif "cante" in one:
            found.append(AnnounceLine(one["by"], Suit(one["cante"])))
        elif "sign" in one:
            found.append(SignLine(one["by"], one["sign"]))
        else:
            found.append(SwapLine(one["by"], card(one["swap"])))
    return tuple(found)


def replayed(given: Case) -> Replay:
    """The hand of a case, given by hands in the order of the seats."""
    rules, seats, dealer = rules_of(given), given["seats"], given["dealer"]
    hands = [hand.split() for hand in given["hands"]]
    order = [hands[(dealer + 1 + step) % seats] for step in range(seats)]
    deck = [hand[place] for place in range(rules.hand_size) for hand in order]
    deck += [one for one in [given.get("face_up", "")] if one]
    deck += given.get("stock", "").split()
    deck += [one.code for one in rules.cards(seats) if one.code not in deck]
    names = tuple("ABCDEF"[:seats])
    return replay(HandRecord(rules, names, dealer, cards(" ".join(deck)), lines(given)))


@of_kind("play")
def test_play(given: Case, expected: Case) -> None:
    if "code" in expected:
        with pytest.raises(Problem) as caught:
            replayed(given)
        is_refused(caught.value, expected)
        return
    played = replayed(given)
    state = played.state
    if "points" in expected:
        assert list(state.points) == expected["points"]
    if "turn" in expected:
        assert state.turn == expected["turn"]
    if "known" in expected:
        assert " ".join(one.code for one in state.known[0]) == expected["known"]
    if "winner" in expected:
        won = played.tricks[-1].won
        assert won is not None and won.winner == expected["winner"]
    if "shown" in expected:
        shown = [one.number for one in played.tricks if one.trump_shown]
        assert shown == ([expected["shown"]] if expected["shown"] else [])
        assert state.trump_known == bool(shown)
    if "sides" in expected:
        assert state.auction is not None and state.auction.shown_in == expected["shown_in"]
        assert [list(side) for side in state.sides] == expected["sides"]
    if "takes" in expected:
        assert card(expected["takes"]) in state.hands[given["actions"][-1]["by"]]
        assert state.face_up is card(expected["face_up"])


def test_two_cards_each_make_ten_tricks_and_the_loser_of_the_ninth_draws_the_turned_up_card() -> (
    None
):
    """CATAL, WIKI-EN-B, rule C4: four cards to a trick, and one each is drawn after the ninth."""
    for seed in range(100):
        deal = random_deal(rule_set("doscartas"), 2, seed)
        _, events = play_at_random(deal, seed)
        won = [event for event in events if isinstance(event, TrickWon)]
        assert len(won) == deal.tricks == 10 and deal.draw_rounds == 9
        for one in won:
            seats = [play.seat for play in one.plays]
            assert seats == [seats[0], 1 - seats[0]] * 2
        draws: dict[int, list[Drew]] = {}
        number = 0
        for event in events:
            if isinstance(event, TrickWon):
                number = event.number
            elif isinstance(event, Drew):
                draws.setdefault(number, []).append(event)
        assert [len(draws[number]) for number in range(1, 10)] == [4] * 8 + [2]
        winner = won[8].winner
        assert [(one.seat, one.face_up) for one in draws[9]] == [
            (winner, False),
            (1 - winner, True),
        ]


def test_trumps_that_nobody_plays_are_shown_by_the_last_draw() -> None:
    """Rule C2: with three or more the last cards may all be trumps, and the draw shows them."""
    rules = rule_set("cubierta")
    pack = rules.cards(3)
    trumps = [one for one in pack if one.suit is Suit.COINS]
    rest = [one for one in pack if one.suit is not Suit.COINS]
    state, _ = start(make_deal(rules, 3, 0, (*rest[:9], trumps[0], *rest[9:], *trumps[1:])))
    events: tuple[Event, ...] = ()
    while not any(isinstance(event, TrumpShown) for event in events):
        plays = [one for one in legal_actions(state) if isinstance(one, Play)]
        assert not any(one.card.suit is Suit.COINS for one in plays) or state.number > 7
        action = next(one for one in plays if one.card.suit is not Suit.COINS)
        assert not state.trump_known and state.number <= 9
        state, events = apply(state, action)
    assert state.number == 10 and state.stock == 0 and state.trump_known
    assert [type(event).__name__ for event in events[-2:]] == ["TrumpShown", "Drew"]
    assert all(one.suit is Suit.COINS for hand in state.hands for one in hand)
