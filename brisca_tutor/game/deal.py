"""One deal: the rule set, who sits where, who plays with whom, and the deck order.

Seats are numbered from 0 in the order of play, so the seat after the dealer leads
(rules D5, L1). Whether play passes to the right or to the left is a matter of words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Card, Suit
from .errors import Problem
from .ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Deal:
    """What is settled before the first card is dealt. Make one with `make_deal`.

    Attributes:
        rules: the rule set.
        seats: number of seats at the table.
        dealer: the seat that deals.
        players: the seats that play, the leader of the first trick first; a resting
            dealer (T5) is not among them.
        sides: the seats of each side as they sit; partners share a side (T1, T2, T4). An auction
            may join others: see `State.sides`.
        after: the player after each seat, or None for a seat that rests.
        deck: every card, top first: dealt, then the face-up card, then the stock (D3, D4).
        trump: the suit of the card that makes trumps, or None where there is none (A2).
        plays: cards in a trick (C4).
    """

    rules: RuleSet
    seats: int
    dealer: int
    players: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    after: tuple[int | None, ...]
    deck: tuple[Card, ...]
    trump: Suit | None
    plays: int

    @property
    def dealt(self) -> int:
        """Cards dealt to the players together."""
        return len(self.players) * self.rules.hand_size

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards dealt to this player, one at a time in turn (D3)."""
        players = self.players
        return self.deck[players.index(seat) : self.dealt : len(players)]

    @property
    def face_up(self) -> Card | None:
        """The card that makes trumps and lies under the stock, or None where none does (D4)."""
        return self.deck[self.dealt] if self.rules.indicator != "none" else None

    @property
    def tricks(self) -> int:
        """Tricks in the hand."""
        return len(self.deck) // self.plays

    @property
    def draw_rounds(self) -> int:
        """Tricks after which everybody draws; the rest are played without drawing (S3)."""
        return -(-(len(self.deck) - self.dealt) // self.plays)


def make_deal(rules: RuleSet, seats: int, dealer: int, deck: Sequence[Card]) -> Deal:
    """The deal of this deck, every card of which must be in the pack exactly once.

    Raises:
        Problem: ``dealer`` (no such seat), ``card-not-in-pack``, ``card-twice``,
            ``pack-count`` (cards are missing), ``hand-too-large`` (the pack is too small
            for the hands), or what `RuleSet.pack_size` raises.
    """
    if not 0 <= dealer < seats:
        raise Problem("dealer", "D1", dealer=dealer, seats=seats)
    pack = rules.cards(seats)
    _same_cards(deck, pack, seats)
    order = tuple((dealer + 1 + step) % seats for step in range(seats))
    players = order[: rules.players(seats)]
    if len(players) * rules.hand_size + (rules.indicator != "none") > len(pack):
        raise Problem("hand-too-large", "D3", hand=rules.hand_size, seats=len(players))
    if rules.teams(seats):
        sides = tuple(sorted(tuple(sorted(players[first::2])) for first in (0, 1)))
    else:
        sides = tuple((seat,) for seat in sorted(players))
    after: list[int | None] = [None] * seats
    for place, seat in enumerate(players):
        after[seat] = players[(place + 1) % len(players)]
    deck = tuple(deck)
    turned = deck[len(players) * rules.hand_size] if rules.indicator != "none" else None
    return Deal(
        rules,
        seats,
        dealer,
        players,
        sides,
        tuple(after),
        deck,
        turned.suit if turned else None,
        len(players) * rules.cards_each,
    )


def _same_cards(deck: Sequence[Card], pack: Sequence[Card], seats: int) -> None:
    wanted = set(pack)
    seen: set[Card] = set()
    for place, one in enumerate(deck):
        if one not in wanted:
            raise Problem(
                "card-not-in-pack", "P3", card=one, pack=len(pack), seats=seats, place_in_deck=place
            )
        if one in seen:
            raise Problem("card-twice", "P1", card=one, place_in_deck=place)
        seen.add(one)
    if len(seen) != len(pack):
        missing = tuple(one for one in pack if one not in seen)
        raise Problem("pack-count", "P3", count=len(seen), pack=len(pack), missing=missing)
