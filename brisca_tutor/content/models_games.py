"""Steps about what only some rule sets have: duties, auctions, contracts, cantes, signs, rests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..game.auction import Call
from ..game.cards import Card, Suit
from ..game.signs import Meaning
from .step import BaseStep, SeatCard

AUCTION_ASKS = ("calls", "lowest", "declarer", "turn", "needed")
CONTRACT_ASKS = ("made", "margin", "side_total", "score", "match", "tally")
CANTE_ASKS = ("cante", "cante_points")
SIGN_ASKS = ("may_sign", "sign_means")
CANTE_MOMENTS = ("won", "lost", "later", "first")
"""When a cante is thought of: I have just won the trick, or lost it; I have won it and led to the
next one; before the first trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MayPlayStep(BaseStep):
    """I play next: which cards of my ``hand`` may I play to this trick (L2, L4)?

    Attributes:
        trump: the trump suit.
        plays: what lies there so far; empty when I lead.
        hand: my cards.
        stock: cards still to be drawn.
        seats: how many play.
    """

    trump: Suit
    plays: tuple[SeatCard, ...]
    hand: tuple[Card, ...]
    stock: int = 0
    seats: int
    ask: Literal["legal"] = "legal"


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionStep(BaseStep):
    """An auction so far (A1, A4).

    ``ask``: which of the ``offer`` the next to speak may say (``calls``); the ``lowest`` call that
    is still possible; who is the ``declarer``; whose ``turn`` it is, to speak or to name trumps;
    how many points are ``needed``.

    Attributes:
        seats: in the order of speaking; the last one deals.
        bids: every call so far, in order.
        offer: calls of the next to speak, right and wrong ones.
    """

    seats: tuple[str, ...]
    bids: tuple[Call, ...]
    offer: tuple[Call, ...] = ()
    ask: Literal["calls", "lowest", "declarer", "turn", "needed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractStep(BaseStep):
    """A contract at the end of its hand (A2, A6).

    ``ask``: whether it is ``made``; by how many points it is made or lost (``margin``); what
    the declarer's side has in all (``side_total``); what the seat ``of`` scores (``score``) or has
    in the match after it (``tally``), which may be below 0; how the ``match`` stands for me.

    Attributes:
        seats: in the order of play; the last one deals.
        declarer: the seat that undertook it.
        called: the called card, or None where none is called.
        partner: the seat that held the called card; empty where the declarer did, or none is.
        needed: points that the contract is about.
        points: card points that the declarer's side took.
        cards: the cards with these points, or empty where only points are known.
        cantes: points that the declarer's side announced.
        last: the seat that took the last trick, where it is worth something; else empty.
        of: the seat whose score is asked for.
        before: what each seat had in the match before, by seat; empty for nothing.
    """

    seats: tuple[str, ...]
    declarer: str
    called: Card | None = None
    partner: str = ""
    needed: int
    points: int
    cards: tuple[Card, ...] = ()
    cantes: int = 0
    last: str = ""
    of: str = "me"
    before: tuple[int, ...] = ()
    ask: Literal["made", "margin", "side_total", "score", "match", "tally"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CanteStep(BaseStep):
    """What may I announce now: all the suits (``cante``), or for how many points at the most (A3)?

    Attributes:
        trump: the trump suit.
        hand: my cards.
        moment: one of `CANTE_MOMENTS`.
        announced: suits that my side has announced before.
        declarer: ``me``, ``rival`` or, in pairs, ``partner``.
        seats: how many sit at the table.
    """

    trump: Suit
    hand: tuple[Card, ...]
    moment: Literal["won", "lost", "later", "first"]
    announced: tuple[Suit, ...] = ()
    declarer: Literal["me", "rival", "partner"] = "me"
    seats: int = 2
    ask: Literal["cante", "cante_points"] = "cante"


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenTrumpStep(BaseStep):
    """Tricks after which the trump still lay unseen: which suits may be trumps (C2)?

    Attributes:
        tricks: the tricks played, in order.
        winner: who has been named as the winner of the last of them, before it is said whether
            there was a trump in it; empty where nothing was shown after that one either.
    """

    tricks: tuple[tuple[SeatCard, ...], ...]
    winner: str = ""
    ask: Literal["trumps"] = "trumps"


@dataclass(frozen=True, slots=True, kw_only=True)
class PartnerStep(BaseStep):
    """Who is the partner of whoever called a card, as far as I can know (A5)?

    Attributes:
        seats: in the order of play.
        declarer: the seat that called.
        called: the called card.
        tricks: the tricks so far; the last one may be unfinished.
        hand: my cards after these tricks; may be left empty.
    """

    seats: tuple[str, ...]
    declarer: str
    called: Card
    tricks: tuple[tuple[SeatCard, ...], ...] = ()
    hand: tuple[Card, ...] = ()
    ask: Literal["partner"] = "partner"


@dataclass(frozen=True, slots=True, kw_only=True)
class SignStep(BaseStep):
    """May I make a sign (``may_sign``), or what does one mean in this code (``sign_means``; T3)?

    Attributes:
        meaning: what the sign says.
        trump: the trump suit.
        hand: my cards.
        trick: number of the trick that is played.
        played: whether I have played to it already.
        seats: how many play.
    """

    meaning: Meaning
    trump: Suit | None = None
    hand: tuple[Card, ...] = ()
    trick: int = 2
    played: bool = False
    seats: int = 4
    ask: Literal["may_sign", "sign_means"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RestStep(BaseStep):
    """Who rests in the hand of this number, where the dealer does (T5)?

    Attributes:
        seats: in the order of play.
        dealer: the seat that deals the first hand.
        hand: number of the hand, from 1; every hand passes the deal on.
    """

    seats: tuple[str, ...]
    dealer: str
    hand: int
    ask: Literal["rests"] = "rests"


GameStep = (
    MayPlayStep
    | AuctionStep
    | ContractStep
    | CanteStep
    | HiddenTrumpStep
    | PartnerStep
    | SignStep
    | RestStep
)

GAME_STEPS = (
    MayPlayStep,
    AuctionStep,
    ContractStep,
    CanteStep,
    HiddenTrumpStep,
    PartnerStep,
    SignStep,
    RestStep,
)
"""The kinds of step of this file."""
