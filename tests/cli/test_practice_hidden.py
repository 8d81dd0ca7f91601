"""The practice table shows nothing that its people cannot know: hidden cards are laid elsewhere,
the called card in another hand among them, and every screen stays the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from brisca_tutor.cli.layout import Block, Line, lines
from brisca_tutor.cli.screens.table import opened_blocks, seen_blocks, table_blocks
from brisca_tutor.cli.screens.table_auction import bidding_blocks, naming_blocks
from brisca_tutor.cli.screens.table_news import last_trick_blocks, news_blocks, why_blocks
from brisca_tutor.game.actions import Announce, Sign
from brisca_tutor.game.cards import Suit
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.hand import legal_actions
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.signs import MEANINGS
from brisca_tutor.game.state import State
from brisca_tutor.game.view import view
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.names import Names
from brisca_tutor.language.problems import problem_text, remedy
from brisca_tutor.players import worlds
from brisca_tutor.session.news import public
from brisca_tutor.session.practice import Practice, begin
from brisca_tutor.session.tables import deal_code, make_table

TABLES = [
    ("brisca", 2), ("tapada", 2), ("cubierta", 2), ("cubierta", 3), ("scoperta", 2),
    ("doscartas", 2), ("estricta", 4), ("subastada", 2), ("subastada", 4),
    ("subastada-tute", 3), ("subastada-tute", 4), ("chiamata", 5), ("iberica", 4),
    ("shown-end", 4),
]  # fmt: skip
CHOSEN = {
    **RULE_SETS,
    "shown-first": rule_set("subastada", {"partners_show": "first"}),
    "shown-end": rule_set("tapada", {"partners_show": "end", "signs": "honest"}),
}
SPEECH = Speech("es")


def moments(rules: str, seats: int, people: int, seed: int) -> Iterator[Practice]:
    """A hand played at random, before every action."""
    chosen, chance = CHOSEN[rules], Random(seed)
    table = make_table(chosen, seats, people, "easy")
    practice = begin(table, deal_code(chosen, seats, seed % seats, seed))
    while not practice.over:
        yield practice
        actions = legal_actions(practice._state)
        if practice.waiting == "bid" and chance.random() < 0.8:
            actions = actions[:2]
        practice, _ = practice._did(chance.choice(actions))


def laid_elsewhere(practice: Practice, seat: int, chance: Random) -> Practice:
    """The same practice with everything that this seat cannot see laid elsewhere."""
    state = practice._state
    world = next(worlds.sample(view(state, seat), 1, chance))
    deck, stock, face_up = list(state.deal.deck), list(world.stock), state.face_up
    if face_up is not None:
        face_up = stock.pop()
    if face_up is not None and not state.trump_known:
        deck[state.deal.dealt] = face_up
    deck[state.drawn :] = stock
    trump = face_up.suit if face_up is not None and not state.trump_known else state.trump
    auction = state.auction
    if auction is not None and auction.contract is not None and not auction.partner_shown:
        contract = auction.contract
        holder = next((one for one, held in enumerate(world.hands) if contract.called in held), -1)
        partner = holder if holder not in (-1, contract.declarer) else None
        auction = auction._replace(contract=contract._replace(partner=partner))
    new: State = state._replace(
        deal=replace(state.deal, deck=tuple(deck), trump=trump),
        hands=world.hands,
        face_up=face_up,
        trump=trump,
        sides=world.sides or state.sides,
        auction=auction,
    )
    return replace(practice, _state=new)


def refusals(practice: Practice, seat: int) -> Iterator[str]:
    """What this person is told of everything that can be tried and is refused."""
    if practice.turn != seat or practice.waiting not in ("card", "window"):
        return
    names, seen = Names(SPEECH, practice.table.names, seat), practice.seen(seat)
    tries: list[Callable[[], object]] = [lambda: practice.swap(seat)]
    tries += [partial(practice.play, one) for one in seen.hand]
    tries += [partial(practice.act, Announce(seat, suit)) for suit in Suit]
    tries += [partial(practice.act, Sign(seat, one)) for one in MEANINGS[seen.rules.sign_code]]
    for one in tries:
        try:
            one()
        except Problem as problem:
            yield problem_text(SPEECH, problem, names) + remedy(SPEECH, problem, names)
        else:
            yield "done"


def screen(practice: Practice, seat: int) -> str:
    """Everything that is shown to the person at this seat, or told to it, at this moment."""
    seen, table = practice.seen(seat), practice.table
    names = Names(SPEECH, table.names, seat)
    opened = practice.open_hands()
    news = public(table, practice._events[-6:])
    blocks: list[Block] = news_blocks(
        SPEECH, news, practice.told(), names, why=True, leads=True, show_points=True
    )
    if seen.turn == seat and seen.phase.value == "bid":
        blocks += bidding_blocks(SPEECH, seen, names, opened_blocks(SPEECH, seen, names, opened))
    elif seen.turn == seat and seen.phase.value == "name":
        blocks += naming_blocks(SPEECH, seen, names)
    else:
        blocks += table_blocks(SPEECH, table, seen, names, opened)
    blocks += seen_blocks(SPEECH, seen)
    if practice.last_trick is not None:
        blocks += last_trick_blocks(SPEECH, practice.last_trick, seen, names)
        blocks += why_blocks(SPEECH, practice.last_trick, seen, names)
    blocks += [Line(text) for text in refusals(practice, seat)]
    waits = (practice.waiting, practice.swaps_offered, practice.cantes_offered)
    return "\n".join([*(text for text, _ in lines(blocks, 80, False)), repr(waits)])


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_screens_do_not_depend_on_what_is_hidden(rules: str, seats: int) -> None:
    moved = 0
    for seed in range(4):
        for practice in moments(rules, seats, 1, seed):
            if 0 not in practice._state.deal.players:
                continue
            other = laid_elsewhere(practice, 0, Random(seed))
            assert other.seen(0) == practice.seen(0)
            if not (practice.turn == 0 or practice.waiting == "nothing"):
                continue
            moved += other._state.hands != practice._state.hands
            assert screen(other, 0) == screen(practice, 0), (seed, len(practice.actions))
    assert moved or CHOSEN[rules].open_hands


def test_a5_several_people_are_told_nothing_of_the_partner() -> None:
    hidden = 0
    for seed in range(6):
        for practice in moments("chiamata", 5, 5, seed):
            auction, told = practice._state.auction, practice.told()
            assert told.hand == ()
            if auction is None or auction.contract is None or auction.partner_shown:
                continue
            hidden += 1
            assert told.auction is not None and told.auction.contract is not None
            assert told.auction.contract.partner is None
            assert told.sides == practice._state.deal.sides
            turn = practice.turn
            other = laid_elsewhere(practice, turn, Random(seed))
            assert other.told() == told
    assert hidden


@pytest.mark.parametrize("rules", ["shown-first", "shown-end"])
def test_t1_each_sees_the_cards_of_the_partner_and_of_nobody_else(rules: str) -> None:
    shown = 0
    for practice in moments(rules, 4, 4, 2):
        assert practice.told().known == practice._state.known
        for seat in range(4):
            names, seen = Names(SPEECH, practice.table.names, seat), practice.seen(seat)
            screen = lines(table_blocks(SPEECH, practice.table, seen, names), None, True)
            text = " ".join(line for line, _ in screen)
            named = [other for other in range(4) if f"del jugador {other + 1}: " in text]
            assert named == [other for other in seen.shown_by if seen.known[other]]
            shown += len(named)
    assert shown


def test_a5_only_the_holder_of_the_called_card_is_told() -> None:
    told = 0
    for seed in range(4):
        for practice in moments("chiamata", 5, 5, seed):
            auction = practice._state.auction
            if auction is None or auction.contract is None:
                continue
            contract = auction.contract
            holder = contract.declarer if contract.partner is None else contract.partner
            for seat in range(5):
                names, seen = Names(SPEECH, practice.table.names, seat), practice.seen(seat)
                shown = lines(table_blocks(SPEECH, practice.table, seen, names), None, True)
                says = "nadie m\u00e1s lo sabe" in " ".join(line for line, _ in shown)
                assert says == (seat == holder and not auction.partner_shown)
                told += says
    assert told
