"""A practised hand of every game as a value: what is said, exact futures, undo, saved facts."""

from __future__ import annotations

import json
from random import Random

import pytest

from brisca_tutor.game.actions import Announce, Bid, Name, Pass, Play, Sign, Swap
from brisca_tutor.game.cards import CARD_BY_CODE, Rank, Suit
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.events import Drew, PartnerShown, TrumpNamed
from brisca_tutor.game.hand import legal_actions
from brisca_tutor.game.record import replay
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.signing import legal_signs
from brisca_tutor.session.memory import memory, shown
from brisca_tutor.session.practice import Practice, begin
from brisca_tutor.session.practice_facts import facts_of, practice_of
from brisca_tutor.session.tables import deal_code, make_table

from .test_practice import settle

TABLES = [
    ("tapada", 2, 1), ("cubierta", 3, 1), ("ultima10", 2, 2), ("rematada", 4, 1),
    ("scoperta", 2, 1), ("doscartas", 2, 1), ("estricta", 2, 1), ("subastada", 2, 1),
    ("subastada", 4, 2), ("subastada-tute", 3, 1), ("subastada-tute", 4, 1),
    ("chiamata", 5, 1), ("chiamata", 5, 5), ("iberica", 4, 1), ("iberica", 5, 2),
]  # fmt: skip


def dealt(rules: str, seats: int, people: int, seed: int, dealer: int | None = None) -> Practice:
    """A hand of a rule set; the deal passes on with the seed unless somebody is to deal."""
    chosen = RULE_SETS[rules]
    table = make_table(chosen, seats, people, "easy")
    return begin(table, deal_code(chosen, seats, seed % seats if dealer is None else dealer, seed))


def acted(practice: Practice, chance: Random, bold: bool = False) -> Practice:
    """Something that the person in turn may do, at random, signs and cantes gladly.

    Who is ``bold`` bids so high that nobody bids more, and keeps kings and knights.
    """
    state = practice._state
    actions = legal_actions(state)
    signs = legal_signs(state)
    if signs and chance.random() < 0.5:
        return practice.act(chance.choice(signs))[0]
    if bold and practice.waiting == "bid":
        actions = actions[-1:]
    elif practice.waiting == "bid" and chance.random() < 0.7:
        actions = actions[:3]
    cantes = [one for one in actions if isinstance(one, Announce)]
    kept = [one for one in actions if not isinstance(one, Play) or one.card.points not in (3, 4)]
    action = chance.choice(cantes or (bold and kept) or actions)
    if isinstance(action, Play):
        return practice.play(action.card)[0]
    if isinstance(action, Bid | Pass | Name | Announce | Sign):
        return practice.act(action)[0]
    return practice.go_on()[0] if not practice.swaps_offered else practice.swap(action.seat)[0]


def moments(practice: Practice, seed: int, bold: bool = False) -> list[Practice]:
    """Every moment at which a person acts, and the end."""
    chance, practice = Random(seed), settle(practice)
    found = [practice]
    while practice.waiting != "over":
        practice = settle(acted(practice, chance, bold))
        found.append(practice)
    return found


@pytest.mark.parametrize(("rules", "seats", "people"), TABLES)
def test_hands_end_are_recorded_and_have_the_same_future(
    rules: str, seats: int, people: int
) -> None:
    for seed in range(3):
        found = moments(dealt(rules, seats, people, seed), seed)
        last = found[-1]
        assert replay(last.record()).state == last.final
        assert last.match_after.scores
        for before in found[:-1] if seed == 0 else found[:6]:
            again = practice_of(json.loads(json.dumps(facts_of(before))))
            assert again == before and facts_of(again) == facts_of(before)
            assert (again.waiting, again.turn) == (before.waiting, before.turn)
            assert settle(acted(again, Random(3))) == settle(acted(before, Random(3)))


def test_everything_that_can_be_said_is_kept_as_text() -> None:
    texts: set[str] = set()
    for rules, seats, people in TABLES:
        for seed in range(6):
            facts = facts_of(moments(dealt(rules, seats, people, seed), seed)[-1])
            texts.update(facts["actions"])
    assert {"pass", "draw"} <= texts
    for start in ("bid 6", "bid S", "bid 2", "trump o", "cante ", "sign ", "swap "):
        assert any(one.startswith(start) for one in texts), start
    assert any(one.startswith("bid 2@") for one in texts)


def test_a_negative_match_is_taken_up_and_others_are_not() -> None:
    facts = facts_of(settle(dealt("subastada-tute", 3, 1, 1)))
    match = {**facts["match"], "scores": [-60, 0, 120]}
    assert practice_of({**facts, "match": match}).match.scores == (-60, 0, 120)
    for scores in ([-60_000, 0, 0], [500, 0, 0], [True, 0, 0], [-1.5, 0, 0]):
        with pytest.raises(Problem):
            practice_of({**facts, "match": {**facts["match"], "scores": scores}})
    facts = facts_of(settle(dealt("brisca", 2, 1, 1)))
    with pytest.raises(Problem):
        practice_of({**facts, "match": {**facts["match"], "scores": [-1, 0]}})


@pytest.mark.parametrize(
    "actions",
    [
        ["bid"], ["bid "], ["bid x"], ["bid 60.0"], ["bid -61"], ["bid 61 "], ["bid 1e2"],
        ["bid @70"], ["bid 2@"], ["bid R"], ["bid 2@70"], ["bid 999999999"], ["pass pass"],
        ["pass x"], ["trump o"], ["trump x"], ["trump"], ["cante o"], ["cante x"], ["sign ace"],
        ["sign x"], ["6o"], ["draw"], ["swap 7o"], ["bid 70", "bid 70"], ["bid \u0667\u0660"],
        ["bid 70", "pass", "6o"], ["bid 70", "pass", "bid 80"], ["play 6o"], ["PASS"],
    ],
    ids=repr,
)  # fmt: skip
def test_saved_calls_are_not_trusted(actions: list[str]) -> None:
    facts = facts_of(dealt("subastada", 2, 2, 1))
    with pytest.raises(Problem) as caught:
        practice_of({**facts, "actions": actions})
    assert caught.value.code == "practice-facts"


def test_a_table_that_would_show_the_partner_is_refused_however_it_is_made() -> None:
    chiamata = RULE_SETS["chiamata"]
    with pytest.raises(Problem) as caught:
        make_table(chiamata, 5, 1, "easy", True)
    assert caught.value.code == "open-partner"
    with pytest.raises(Problem):
        practice_of({**facts_of(dealt("chiamata", 5, 1, 1)), "open": True})
    bare = rule_set("brisca", {"indicator": "none", "swap": "off"})
    with pytest.raises(Problem) as caught:
        make_table(bare, 2, 1, "easy")
    assert caught.value.code == "no-trumps"
    facts = facts_of(dealt("brisca", 2, 1, 1))
    rules = {"base": "brisca", "changed": {"indicator": "none", "swap": "off"}}
    with pytest.raises(Problem):
        practice_of({**facts, "rules": rules})


# --- what a practice waits for ----------------------------------------------------------------


def test_it_waits_for_bids_then_trumps_then_cards() -> None:
    practice = dealt("subastada", 2, 2, 1)
    assert practice.waiting == "bid"
    practice, news = practice.act(Bid(practice.turn, 70))
    assert practice.waiting == "bid" and len(news) == 1
    practice, _ = practice.act(Pass(practice.turn))
    assert practice.waiting == "name"
    with pytest.raises(Problem):
        practice.play(practice.seen(practice.turn).hand[0])
    practice, _ = practice.act(Name(practice.turn, Suit.CUPS))
    assert practice.waiting == "card" and practice.seen(0).trump is Suit.CUPS


def test_a4_the_suit_is_asked_for_after_the_first_trick_and_kept() -> None:
    rules = rule_set("chiamata", {"suit_named": "after_first"})
    practice = begin(make_table(rules, 5, 5, "easy"), deal_code(rules, 5, 4, 1))
    for action in (Bid(0, 0, Rank.ACE), Pass(1), Pass(2), Pass(3), Pass(4)):
        practice, _ = practice.act(action)
    with pytest.raises(Problem) as caught:
        practice.act(Name(0, Suit.CUPS))
    assert caught.value.code == "name-later"
    for seat in range(5):
        assert practice.waiting == "card" and practice.turn == seat
        assert practice.told().trump is None and practice.told().no_trumps
        ace = next((one for one in practice.seen(seat).hand if one.rank is Rank.ACE), None)
        practice, _ = practice.play(ace or practice.seen(seat).hand[0])
    assert practice.waiting == "name" and practice.turn == 0
    trick = practice.last_trick
    assert trick is not None
    played = next(one for one in trick.plays if one.card.rank is Rank.ACE)
    named, news = practice.act(Name(0, played.card.suit))
    assert [type(one) for one in news] == [TrumpNamed, PartnerShown]
    assert named.turn == trick.winner and named.seen(3).trump is played.card.suit
    assert named.undo() == practice and practice.undo().waiting == "card"
    assert practice_of(json.loads(json.dumps(facts_of(named)))) == named


def test_a_cante_is_asked_for_when_it_is_there_and_never_else() -> None:
    asked = 0
    for seed in range(30):
        for one in moments(dealt("subastada-tute", 3, 1, seed, 2), seed, bold=True):
            if one.waiting == "window":
                asked += 1
                pairs = one.cantes_offered
                hand = {(card.rank, card.suit) for card in one.seen(0).hand}
                assert pairs and not one.swaps_offered
                assert all({(Rank.KING, suit), (Rank.KNIGHT, suit)} <= hand for suit in pairs)
                with pytest.raises(Problem):
                    wrong = next(suit for suit in Suit if suit not in pairs)
                    one.act(Announce(one.turn, wrong))
    assert asked > 5


def test_only_the_person_in_turn_speaks() -> None:
    practice = dealt("chiamata", 5, 1, 0, dealer=0)
    assert practice.waiting == "nothing"
    with pytest.raises(Problem):
        practice.act(Pass(practice.turn))
    practice = settle(practice)
    with pytest.raises(Problem):
        practice.act(Pass((practice.turn + 1) % 5))


def test_a_person_who_rests_sees_the_hand_played_out() -> None:
    for rules, seats in (("subastada-tute", 4), ("iberica", 5)):
        practice = settle(dealt(rules, seats, 1, 2, dealer=0))
        assert practice.over and 0 not in practice.final.deal.players
        assert practice.told().hand == ()


def test_c3_everybody_sees_what_is_drawn_where_hands_lie_open() -> None:
    practice, drawn = dealt("scoperta", 2, 1, 3), 0
    chance = Random(1)
    assert practice.open_hands() is not None
    while not practice.over:
        if practice.waiting == "nothing":
            practice, news = practice.step()
            drawn += sum(isinstance(one, Drew) and one.seat == 1 for one in news)
        else:
            practice = acted(practice, chance)
    assert drawn


# --- undo --------------------------------------------------------------------------------------


def _undone(practice: Practice) -> str:
    """The code of the refusal to take something back, or "" where it is taken back."""
    try:
        practice.undo()
    except Problem as problem:
        return problem.code
    return ""


def test_a_bid_is_taken_back_until_somebody_has_answered() -> None:
    practice = dealt("subastada", 2, 2, 1)
    bid, _ = practice.act(Bid(practice.turn, 70))
    assert bid.undo() == practice
    passed, _ = bid.act(Pass(bid.turn))
    assert passed.undo() == bid
    named, _ = passed.act(Name(passed.turn, Suit.CUPS))
    assert named.undo() == passed
    alone = settle(dealt("subastada", 2, 1, 1, dealer=1))
    answered = settle(alone.act(Bid(0, 61))[0])
    assert _undone(answered) == "undo-revealed"


def test_nothing_that_was_shown_is_taken_back() -> None:
    codes = set()
    for rules, seats in (("iberica", 4), ("subastada-tute", 3), ("chiamata", 5)):
        for seed in range(8):
            for one in moments(dealt(rules, seats, seats, seed), seed, bold=seed > 3):
                last = one.actions[-1] if one.actions else None
                if isinstance(last, Sign | Announce):
                    codes.add((type(last).__name__, _undone(one)))
                contract = one._state.contract
                if isinstance(last, Play) and contract and last.card == contract.called:
                    codes.add(("called", _undone(one)))
    assert codes == {
        ("Sign", "undo-revealed"),
        ("Announce", "undo-revealed"),
        ("called", "undo-revealed"),
    }


def test_t1_what_partners_have_shown_is_not_taken_back() -> None:
    rules = rule_set("subastada", {"partners_show": "first"})
    practice = begin(make_table(rules, 4, 4, "easy"), deal_code(rules, 4, 3, 1))
    for action in (Bid(0, 70), Pass(1), Pass(2), Pass(3)):
        practice, _ = practice.act(action)
    assert not practice.seen(0).known[2] and practice.undo()
    named, _ = practice.act(Name(0, Suit.CUPS))
    assert len(named.seen(0).known[2]) == 3 and _undone(named) == "undo-revealed"


def test_with_the_whole_stock_open_nothing_is_hidden_from_undo() -> None:
    chosen = rule_set("scoperta", {"stock_open": "all"})
    practice = settle(begin(make_table(chosen, 2, 1, "easy"), deal_code(chosen, 2, 1, 1)))
    later = settle(practice.play(practice.seen(0).hand[0])[0])
    assert len(later.actions) > len(practice.actions) and later.undo() == practice


def test_the_swap_of_another_hand_is_not_taken_back() -> None:
    rules, found = rule_set("brisca", {"stock_open": "all"}), set()
    table = make_table(rules, 2, 2, "easy")
    for seed in range(12):
        for one in moments(begin(table, deal_code(rules, 2, 0, seed)), seed):
            if one.actions and isinstance(one.actions[-1], Swap):
                found.add((one.actions[-2].seat == one.actions[-1].seat, _undone(one)))
    assert found == {(True, ""), (False, "undo-revealed")}


def test_c2_a_trick_that_shows_trumps_is_not_taken_back() -> None:
    codes = set()
    for seed in range(6):
        practice = dealt("cubierta", 2, 2, seed)
        for one in moments(practice, seed)[1:]:
            if one.last_trick is not None and not one.seen(0).trick:
                codes.add(_undone(one) if one.seen(0).stock else "undo-revealed")
                break
    assert codes == {"undo-revealed"}


# --- what the table shows -----------------------------------------------------------------------


def test_c1_the_table_forgets_trumps_after_the_first_trick() -> None:
    seen = 0
    for one in moments(dealt("tapada", 2, 1, 4), 4)[:-1]:
        view = one.seen(0)
        table = shown(view)
        if view.number == 1:
            assert table == view
            continue
        seen += 1
        assert (table.trump, table.face_up, table.turned_up) == (None, None, None)
        turned = view.turned_up
        assert turned is not None and turned not in {card for held in table.known for card in held}
        assert [one.suit for one in memory(table)] == list(Suit)
    assert seen > 10


def test_other_games_are_shown_as_they_are_seen() -> None:
    for rules, seats in (("brisca", 2), ("cubierta", 2), ("chiamata", 5)):
        for one in moments(dealt(rules, seats, 1, 2), 2)[:-1]:
            assert shown(one.seen(0)) == one.seen(0)


def test_codes_of_cards_are_no_calls() -> None:
    assert not {"pass", "draw"} & set(CARD_BY_CODE)
