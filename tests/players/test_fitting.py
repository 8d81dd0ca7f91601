"""Hidden cards are dealt to places that cannot hold all of them: every way, and evenly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from brisca_tutor.game.cards import Card, cards
from brisca_tutor.players import fitting
from brisca_tutor.players.fitting import Fitting, Place

HIDDEN = cards("1o 3o Ro 1c 3c Rc 1e")
COINS, CUPS = frozenset(cards("1o 3o Ro")), frozenset(cards("1c 3c Rc"))
PLACES = (Place(2, COINS), Place(2, CUPS), Place(1, COINS | CUPS), Place(2))


def sets(dealt: list[list[Card]]) -> tuple[frozenset[Card], ...]:
    return tuple(frozenset(place) for place in dealt)


@pytest.mark.parametrize("counted", [0, 9])
def test_every_deal_that_fits_is_as_likely(counted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "COUNTED_PLACES", counted)
    fits = Fitting(HIDDEN, PLACES)
    every = {tuple(frozenset(place) for place in deal) for deal in fits.every()}
    assert len(every) == fits.count() == 9
    chance = Random(1)
    found = Counter(sets(fits.deal(chance)) for _ in range(1800))
    assert set(found) == every
    assert all(140 <= times <= 260 for times in found.values())


def test_without_anything_lacking_every_deal_is_there() -> None:
    fits = Fitting(HIDDEN, (Place(3), Place(4)))
    assert fits.count() == len(list(fits.every())) == 35


def test_what_cannot_fit_is_refused() -> None:
    fits = Fitting(HIDDEN, (Place(5, COINS), Place(2)))
    assert fits.count() == 0
    with pytest.raises(ValueError, match="no deal fits"):
        fits.deal(Random(0))
