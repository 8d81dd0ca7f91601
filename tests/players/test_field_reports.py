"""Faults reported of comparable programs that concern who plays, by their ids."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from brisca_tutor.game.actions import Play
from brisca_tutor.game.cards import Card, Suit, card, cards
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.events import Played
from brisca_tutor.game.state import Phase
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players import maestro
from brisca_tutor.players.base import LEVELS, Level, player
from tests.players.tables import moments, quick_player, shuffled_hidden

THOUGHTFUL: tuple[Level, ...] = ("medium", "hard", "maestro")
"""The levels that are never careless."""


def answering(led: str, hand: tuple[Card, ...]) -> PlayerView:
    """The first trick of a hand with coins as trumps: a rival has led."""
    return PlayerView(
        seat=1,
        rules=rule_set("briscola"),
        seats=2,
        dealer=1,
        players=(0, 1),
        sides=((0,), (1,)),
        phase=Phase.PLAY,
        turn=1,
        number=1,
        leader=0,
        trick=(Played(0, card(led)),),
        trump=Suit.COINS,
        face_up=card("5o"),
        turned_up=card("5o"),
        stock=34,
        hand=hand,
        held=(2, 3),
        known=((), ()),
        won=((), ()),
        points=(0, 0),
    )


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_r28_an_ace_of_another_suit_is_not_a_sure_winner(level: Level) -> None:
    seen = answering("4c", cards("1b 2e 6b"))
    action = player(level)(seen, 0)
    assert isinstance(action, Play)
    assert action.card in cards("2e 6b")


def test_r28_the_advice_rates_the_ace_worst() -> None:
    analysis = maestro.analyse(answering("4c", cards("1b 2e 6b")))
    worst = analysis.options[-1]
    assert worst.action == Play(1, card("1b"))
    assert worst.loss > 5


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_r29_the_best_card_is_found_wherever_it_lies(level: Level) -> None:
    for hand in permutations(cards("1c 5b 2e")):
        assert player(level)(answering("Rc", hand), 0) == Play(1, card("1c"))


@pytest.mark.parametrize("level", LEVELS)
def test_r31_looking_ahead_uses_no_hidden_card(level: Level) -> None:
    chance = Random(31)
    choose = quick_player(level)
    pairs = 0
    for seed in range(50):
        state = chance.choice(list(moments(rule_set("brisca"), 2, seed)))
        other = shuffled_hidden(state, chance)
        pairs += other != state
        mine, theirs = view(state, state.turn), view(other, other.turn)
        assert choose(mine, seed) == choose(theirs, seed)
    assert pairs > 25
