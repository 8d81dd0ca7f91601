"""A hand whose trumps are named after its first trick: who played what, and what may be named (A4).

While the first trick is played nobody knows which suit the declarer will name. A world is then
finished by a guess: the declarer names the suit that counts most with the hand it has there.
"""

from __future__ import annotations

from ..game.auction import Contract, needed, two_sides
from ..game.cards import Card, Suit, card
from ..game.view import PlayerView
from .contract_count import Count, count
from .worlds import World


def declarer_of(seen: PlayerView) -> int:
    """The seat that has won the auction.

    Raises:
        ValueError: nobody has bid.
    """
    best = seen.auction.best if seen.auction is not None else None
    if best is None:
        raise ValueError("nobody has bid")
    return best.seat


def alone(seen: PlayerView, called: Card | None) -> bool:
    """Whether this seat, calling this card, has called itself: it holds or has played it (A5)."""
    return called is not None and (called in seen.hand or seen.played_by().get(called) == seen.seat)


def likely_suit(seen: PlayerView) -> Suit:
    """The suit that counts most for the declarer whose hand this view shows."""
    assert seen.auction is not None and seen.auction.best is not None
    rank = seen.auction.best.rank

    def points(suit: Suit) -> float:
        called = card(rank.value + suit.value) if rank is not None else None
        return counted(seen, suit, called).points

    return max(Suit, key=points)


def counted(seen: PlayerView, suit: Suit, called: Card | None) -> Count:
    """What this hand takes with this suit and this called card, at a glance; it may be played."""
    gone = called in seen.played_by()
    return count(seen, suit, called, alone=alone(seen, called), gone=gone)


def trump_in_mind(seen: PlayerView) -> Suit | None:
    """The trump suit; for a declarer who has yet to name it, the suit that counts most (A4)."""
    return likely_suit(seen) if seen.unnamed and declarer_of(seen) == seen.seat else seen.trump


def expected(seen: PlayerView, world: World) -> tuple[World, Contract]:
    """A world with the trump suit and the sides that its declarer would make of it.

    Args:
        seen: a view in the first trick, trumps not named.
        world: a world that fits it.
    """
    assert seen.auction is not None and seen.auction.best is not None
    bid, declarer = seen.auction.best, seen.auction.best.seat
    assert bid.rank is not None
    suit = likely_suit(seen._replace(seat=declarer, hand=world.hands[declarer]))
    called = card(bid.rank.value + suit.value)
    holder = seen.played_by().get(called)
    if holder is None:
        holder = next(seat for seat, hand in enumerate(world.hands) if called in hand)
    partner = None if holder == declarer else holder
    sides = two_sides(seen.players, (declarer, holder))
    contract = Contract(declarer, needed(bid), suit, called, partner)
    return world._replace(trump=suit, sides=sides), contract
