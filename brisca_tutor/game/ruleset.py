"""Rule sets as values of one type.

Nothing anywhere asks for a rule set by its name: whatever differs is a field here.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Literal

from .cards import PACK_SIZES, Card, Suit, pack
from .errors import Problem

Four = Literal["pairs", "alone", "rotation"]
Five = Literal["refused", "alone", "rotation"]
Direction = Literal["right", "left"]
Indicator = Literal["open", "covered", "unseen", "none"]
StockOpen = Literal["none", "top", "all"]
SwapTwo = Literal["if_present", "on", "off", "any"]
Deadline = Literal["covered_left", "before_last_draw_trick", "first_trick"]
Tie = Literal["void", "replay", "replay_doubled", "both_win", "last_trick"]
MatchKind = Literal["first_to", "best_of", "game_points", "card_points", "contract"]
Obligation = Literal["free", "follow_or_trump", "follow_and_beat"]
Signs = Literal["off", "honest", "free"]
SignCode = Literal["sheet", "italian_tongue", "italian_shoulder"]
PartnersShow = Literal["never", "first", "end"]
AuctionKind = Literal["none", "points", "ranks"]
FirstLead = Literal["eldest", "declarer"]
SuitNamed = Literal["at_once", "after_first"]
ShowPoints = Literal["always", "end"]
Pack = Literal["by_seats", "36", "39", "40", "48"]


IN_TRUMPS, IN_SUITS = 40, 20
"""Points of a cante in trumps, and in another suit (A3)."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Everything in which one way of playing differs from another.

    Attributes:
        base: name under which the values are published; for messages and records only.
        packs: pack size by number of seats; a number that is missing is not playable.
        pack: one pack size for every number of seats, instead of ``packs`` (P3).
        removed_two: the suit whose two is taken out of a pack of 39 (P3).
        four: four seats play in pairs, each alone, or three of them while the dealer sits
            out (T1, T5).
        five: five seats: refused, each alone, or the dealer sits out (T5).
        direction: side to which play and deal pass; right is anticlockwise (D5).
        hand_size: cards dealt to each player (D3).
        cards_each: cards that each of two players puts to a trick, in turn (C4).
        indicator: the card that makes trumps: turned up and left open, turned up and then
            covered (C1), unseen until the first trump is played (C2), or none (D4).
        open_hands: whether all hands lie open (C3).
        stock_open: whether the next card of the stock, or all of it, lies open too (C3).
        auction: whether trumps are bid for, with points or with ranks (A1, A4); then no card
            is turned up, and the declarer names trumps (A2).
        lowest_bid: the least bid of points (A1).
        bid_step: what bids of points are multiples of (A1).
        first_lead: who leads the first trick: the eldest hand, or the declarer (L1).
        suit_named: when the suit of a called card is named: before the first trick, or after
            it, so that the first trick has no trumps (A4).
        cantes: whether the declarer's side may announce king and knight of a suit (A3).
        defenders_score: whether those who defeat a contract score their card points (A2).
        swap: whether the seven and the two may take the face-up card (X1, X2).
        swap_two: whether the two swaps too: wherever the pack has twos, always, never, or always
            and for any face-up card (X2).
        swap_deadline: last moment for a swap (X4).
        last_trick_bonus: points for the last trick (H5); 0 for none.
        stop_when_decided: whether the hand ends with the trick after which nobody can catch up
            with the leader any more (H2, H4).
        tie: what happens when the top is shared (H3).
        tie_counts: whether a void hand counts as one of a best-of series (M2).
        match: first to a number of hands, best of a number, first to game points (M1-M3) or to
            card points (M5), or to what contracts pay (A2, A6).
        match_target: hands or points of that match.
        obligation: what must be played (L2, L4).
        signs: signs between partners: none, true ones, or any (T3).
        sign_code: which of three published codes the signs are made in (T3).
        partners_show: when partners look at each other's hands: never, before the first trick,
            or once the stock is empty (T1).
        show_points: whether running points are shown during the hand.
    """

    base: str = "brisca"
    packs: tuple[tuple[int, int], ...] = ((2, 40), (3, 36), (4, 40), (6, 48))
    pack: Pack = "by_seats"
    removed_two: Suit = Suit.COINS
    four: Four = "pairs"
    five: Five = "refused"
    direction: Direction = "right"
    hand_size: int = 3
    cards_each: int = 1
    indicator: Indicator = "open"
    open_hands: bool = False
    stock_open: StockOpen = "none"
    auction: AuctionKind = "none"
    lowest_bid: int = 61
    bid_step: int = 1
    first_lead: FirstLead = "eldest"
    suit_named: SuitNamed = "at_once"
    cantes: bool = False
    defenders_score: bool = False
    swap: bool = True
    swap_two: SwapTwo = "if_present"
    swap_deadline: Deadline = "covered_left"
    last_trick_bonus: int = 0
    stop_when_decided: bool = False
    tie: Tie = "void"
    tie_counts: bool = False
    match: MatchKind = "first_to"
    match_target: int = 3
    obligation: Obligation = "free"
    signs: Signs = "off"
    sign_code: SignCode = "sheet"
    partners_show: PartnersShow = "never"
    show_points: ShowPoints = "end"

    def players(self, seats: int) -> int:
        """How many of the seats play a hand: all, or all but the dealer (T5)."""
        return seats - 1 if self.rests(seats) else seats

    def rests(self, seats: int) -> bool:
        """Whether the dealer sits out at this number of seats (T5)."""
        if seats == 4:
            return self.four == "rotation"
        return seats == 5 and self.five == "rotation"

    def pack_size(self, seats: int) -> int:
        """Cards in the pack for this number of seats (P3).

        Raises:
            Problem: ``seats`` when the rule set is not played at that number,
                ``pack-divides`` when the pack does not divide by the players,
                ``swap-two-missing``, ``two-cards-players`` (two cards each are for two),
                ``called-card-table`` (a card is called by three or more, each alone, who
                hold the whole pack).
        """
        players = self.players(seats)
        sizes = self._sizes()
        if seats not in self.seat_numbers():
            allowed = self.playable_numbers() or self.seat_numbers()
            raise Problem("seats", "P3", seats=seats, allowed=allowed, rules=self.base)
        size = sizes[players] if self.pack == "by_seats" else int(self.pack)
        if size % players:
            raise Problem("pack-divides", "P3", pack=size, seats=players)
        if self.swap and self.swap_two in ("on", "any") and size == 36:
            raise Problem("swap-two-missing", "X2", pack=size, seats=players)
        if self.cards_each > 1 and players != 2:
            raise Problem("two-cards-players", "C4", seats=players)
        if self.auction == "ranks" and (
            self.hand_size * players != size or players < 3 or self.teams(seats)
        ):
            raise Problem("called-card-table", "A4", pack=size, seats=players, hand=self.hand_size)
        return size

    def seat_numbers(self) -> tuple[int, ...]:
        """The numbers of seats at which this rule set can be played, rising."""
        sizes = self._sizes()
        return tuple(
            seats
            for seats in range(2, 7)
            if self.players(seats) in sizes and not (seats == 5 and self.five == "refused")
        )

    def playable_numbers(self) -> tuple[int, ...]:
        """Those of `seat_numbers` at which a hand can be dealt by all of these values (P3, D3)."""
        return tuple(seats for seats in self.seat_numbers() if self._can_deal(seats))

    def _can_deal(self, seats: int) -> bool:
        try:
            size = self.pack_size(seats)
        except Problem:
            return False
        return self.players(seats) * self.hand_size + (self.indicator != "none") <= size

    def _sizes(self) -> dict[int, int]:
        sizes = dict(self.packs)
        if self.five == "alone":
            sizes[5] = 40
        return sizes

    def cards(self, seats: int) -> tuple[Card, ...]:
        """The cards of the pack for this number of seats (see `pack_size`)."""
        return pack(self.pack_size(seats), self.removed_two)

    def teams(self, seats: int) -> bool:
        """Whether this number of seats plays in two teams of alternate seats (T1, T4)."""
        players = self.players(seats)
        return players == 6 or (players == 4 and (self.four != "alone" or seats == 5))

    def draws(self, seats: int) -> bool:
        """Whether there is a stock to draw from at this number of seats (S1)."""
        return self.pack_size(seats) > self.players(seats) * self.hand_size

    def total(self) -> int:
        """Points of a hand in all: 120 and the last trick bonus (V2, H5)."""
        return 120 + self.last_trick_bonus

    def highest_bid(self) -> int:
        """The most points that a contract can be about: all there are, with every cante (A1)."""
        return self.total() + (IN_TRUMPS + 3 * IN_SUITS if self.cantes else 0)

    def changed(self) -> dict[str, object]:
        """The fields in which this differs from the published values of its base."""
        base = RULE_SETS[self.base]
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != getattr(base, field.name)
        }


_ITALIAN_PACKS = ((2, 40), (3, 39), (4, 40), (6, 36))
_BRISCA = RuleSet()
_BRISCOLA = replace(_BRISCA, base="briscola", packs=_ITALIAN_PACKS, swap=False)

RULE_SETS: dict[str, RuleSet] = {
    one.base: one
    for one in (
        _BRISCA,
        _BRISCOLA,
        replace(_BRISCA, base="ludoteka", packs=((2, 40), (3, 36), (4, 40)), tie="both_win"),
        replace(
            _BRISCA,
            base="reglas",
            packs=((2, 40), (3, 36), (4, 40)),
            swap=False,
            tie_counts=True,
            match="best_of",
        ),
        replace(
            _BRISCOLA,
            base="cardgames",
            packs=((2, 40), (3, 39), (4, 40)),
            direction="left",
            match_target=1,
            show_points="always",
        ),
        replace(
            _BRISCA,
            base="iberica",
            five="rotation",
            tie="replay_doubled",
            signs="honest",
        ),
        replace(_BRISCA, base="mixta", packs=((2, 40), (3, 36), (4, 40))),
        replace(_BRISCA, base="tapada", indicator="covered", swap=False),
        replace(_BRISCA, base="cubierta", indicator="unseen"),
        replace(_BRISCA, base="ultima10", last_trick_bonus=10),
        replace(_BRISCA, base="rematada", match="card_points", match_target=101),
        replace(_BRISCOLA, base="scoperta", packs=((2, 40),), open_hands=True),
        replace(_BRISCA, base="doscartas", packs=((2, 40),), cards_each=2),
        replace(_BRISCA, base="estricta", obligation="follow_or_trump"),
        replace(
            _BRISCA,
            base="subastada",
            packs=((2, 40), (4, 40)),
            indicator="none",
            auction="points",
            cantes=True,
            defenders_score=True,
            swap=False,
            match="contract",
            match_target=300,
        ),
        replace(
            _BRISCA,
            base="subastada-tute",
            packs=((3, 36),),
            four="rotation",
            hand_size=12,
            indicator="none",
            auction="points",
            lowest_bid=60,
            bid_step=5,
            cantes=True,
            swap=False,
            last_trick_bonus=10,
            obligation="follow_and_beat",
            match="contract",
            match_target=500,
        ),
        replace(
            _BRISCOLA,
            base="chiamata",
            packs=(),
            five="alone",
            hand_size=8,
            indicator="none",
            auction="ranks",
            match="contract",
            match_target=5,
        ),
    )
}
"""The published rule sets by name, `brisca` first."""


assert all(size in PACK_SIZES for rules in RULE_SETS.values() for _, size in rules.packs)
