"""Prove contracts, cantes and duties again, from card codes and the tables of the rule sheet.

As in `verify`, nothing here calls what finds the reasons; see there for how faults are given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .contract import CanteReason, ContractReason
from .duty import DutyReason
from .verify import ORDER, WORTH

PAYS = {
    (True, False): (2, 1, -1),
    (False, False): (-2, -1, 1),
    (True, True): (4, 0, -1),
    (False, True): (-4, 0, 1),
}
"""Made, and alone -> what caller, partner and each opponent get at a table of five (A6)."""


class Told(NamedTuple):
    """A finished hand as it was told, in codes: what a contract is proved from.

    Attributes:
        players: the seats that play.
        pairs: whether they sit in two teams of alternate seats.
        piles: by seat, the codes of the cards taken.
        dealt: by seat, the codes of the cards held when the first trick was led.
        cantes: seat and suit letter of every cante.
        tricks: by trick, the codes played and the seat that took them.
        bonus: the last trick bonus of the rule set.
        defenders_score: whether those who defeat a contract score their cards.
    """

    players: tuple[int, ...]
    pairs: bool
    piles: tuple[tuple[str, ...], ...]
    dealt: tuple[tuple[str, ...], ...]
    cantes: tuple[tuple[int, str], ...]
    tricks: tuple[tuple[tuple[str, ...], int], ...]
    bonus: int
    defenders_score: bool


def contract_faults(reason: ContractReason, told: Told) -> list[str]:
    """What is not true in a `ContractReason` of this hand."""
    faults = []
    side = _side(reason, told)
    if set(reason.side) != side:
        faults.append(f"side {reason.side}, proved {sorted(side)}")
    cards = sum(_worth(told.piles[seat]) for seat in side)
    trump = reason.trump.value
    cantes = sum(40 if suit == trump else 20 for seat, suit in told.cantes if seat in side)
    bonus = told.bonus if told.tricks[-1][1] in side else 0
    if (reason.cards, reason.cantes, reason.bonus) != (cards, cantes, bonus):
        faults.append(f"points {reason[7:10]}, proved {(cards, cantes, bonus)}")
    points = cards + cantes + bonus
    made = points >= reason.needed
    if (reason.points, reason.made) != (points, made):
        faults.append(f"{reason.points} made {reason.made}, proved {points}")
    if reason.short_or_over != points - reason.needed:
        faults.append(f"{reason.short_or_over} over, proved {points - reason.needed}")
    if reason.capote != (cards in (0, 120)) or reason.defence != 120 - cards:
        faults.append(f"defence {reason.defence}, proved {120 - cards}")
    faults += _called_faults(reason, told)
    faults += _score_faults(reason, told, side, made, cards)
    return faults


def _side(reason: ContractReason, told: Told) -> set[int]:
    """The declarer's side: those who sit with it, or who was dealt the called card."""
    if told.pairs:
        place = told.players.index(reason.declarer)
        return set(told.players[place % 2 :: 2])
    side = {reason.declarer}
    if reason.called is not None:
        side |= {seat for seat, hand in enumerate(told.dealt) if reason.called.code in hand}
    return side


def _called_faults(reason: ContractReason, told: Told) -> list[str]:
    if reason.called is None:
        asked = reason.partner, reason.partner_known_in
        return [] if asked == (None, None) else [f"no card was called, but {asked}"]
    code = reason.called.code
    holder = next(seat for seat, hand in enumerate(told.dealt) if code in hand)
    partner = None if holder == reason.declarer else holder
    shown = next(number for number, (cards, _) in enumerate(told.tricks, 1) if code in cards)
    faults = []
    if reason.partner != partner or reason.called_self != (partner is None):
        faults.append(f"partner {reason.partner}, proved {partner}")
    if reason.partner_known_in != shown:
        faults.append(f"known in trick {reason.partner_known_in}, proved {shown}")
    if reason.called.suit is not reason.trump:
        faults.append(f"{code} is called, but trumps are {reason.trump.value}")
    return faults


def _score_faults(
    reason: ContractReason, told: Told, side: set[int], made: bool, cards: int
) -> list[str]:
    proved = [0] * len(reason.scores)
    if reason.called is None:
        keeps = told.defenders_score and not made
        if reason.defenders_score != keeps:
            return [f"defenders score: {reason.defenders_score}"]
        for seat in told.players:
            if seat in side:
                proved[seat] = reason.needed if made else -reason.needed
            elif keeps:
                proved[seat] = 120 - cards
    elif len(told.players) == 5:
        caller, partner, opponent = PAYS[made, len(side) == 1]
        times = 2 if cards in (0, 120) else 1
        for seat in told.players:
            share = caller if seat == reason.declarer else partner if seat in side else opponent
            proved[seat] = times * share
    else:
        return [] if sum(reason.scores) == 0 else [f"scores {reason.scores} do not balance"]
    return [] if list(reason.scores) == proved else [f"scores {reason.scores}, proved {proved}"]


def cante_faults(
    reason: CanteReason, hand: Sequence[str], trump: str, winner: int, before: Sequence[str]
) -> list[str]:
    """What is not true in a `CanteReason`.

    Args:
        reason: what is to be proved.
        hand: the codes that the seat held when it announced.
        trump: the letter of the trump suit.
        winner: the seat that took the trick before.
        before: the letters of the suits announced before.
    """
    king, knight = (one.code for one in reason.cards)
    faults = []
    if king[0] != "R" or knight[0] != "C" or king[1] != knight[1]:
        faults.append(f"{king} and {knight} are no cante")
    if not {king, knight} <= set(hand):
        faults.append(f"{king} and {knight} are not both in hand")
    suit = king[1]
    if reason.points != (40 if suit == trump else 20) or reason.in_trumps != (suit == trump):
        faults.append(f"{suit} counts {reason.points}")
    if reason.seat != winner:
        faults.append(f"seat {reason.seat} announces, but {winner} took the trick")
    if suit in before:
        faults.append(f"{suit} was announced before")
    if suit != trump and trump not in before and {"R" + trump, "C" + trump} <= set(hand):
        faults.append("the forty comes first")
    return faults


def duty_faults(
    reason: DutyReason, hand: Sequence[str], table: Sequence[str], trump: str, obligation: str
) -> list[str]:
    """What is not true in a `DutyReason` for these codes, card by card of the hand."""
    faults = []
    allowed = {one.code for one in reason.allowed}
    if allowed | {one.code for one in reason.refused} != set(hand) or not allowed:
        faults.append("allowed and refused cards are not the hand")
    for code in hand:
        if (code in allowed) != _may_play(code, hand, table, trump, obligation):
            faults.append(f"{code} allowed: {code in allowed}")
    kinds = {
        "lead": not table,
        "free": bool(table) and obligation == "free",
        "follow": _follows(hand, table),
        "beat": _follows(hand, table) and _some_beat(hand, table, trump),
        "cannot_beat": _follows(hand, table) and not _some_beat(hand, table, trump),
        "trump": not _follows(hand, table) and any(code[1] == trump for code in hand),
        "overtrump": not _follows(hand, table) and _some_beat(hand, table, trump),
        "cannot_overtrump": not _follows(hand, table) and not _some_beat(hand, table, trump),
        "void": all(code[1] not in (trump, *(one[1] for one in table[:1])) for code in hand),
    }
    if not kinds[reason.duty]:
        faults.append(f"the duty is not {reason.duty}")
    return faults


def _may_play(
    code: str, hand: Sequence[str], table: Sequence[str], trump: str, obligation: str
) -> bool:
    """The duties one after another, as a rule sheet lists them."""
    if not table or obligation == "free":
        return True
    led = table[0][1]
    if any(other[1] == led for other in hand):
        if code[1] != led:
            return False
        # A follower beats if a card of the suit led can still win the trick.
        rivals = [other for other in hand if other[1] == led and _beats(other, table, trump)]
        return obligation != "follow_and_beat" or not rivals or code in rivals
    if not any(other[1] == trump for other in hand):
        return True
    if obligation != "follow_and_beat":
        return code[1] == trump
    winners = [other for other in hand if _beats(other, table, trump)]
    return not winners or code in winners


def _follows(hand: Sequence[str], table: Sequence[str]) -> bool:
    return bool(table) and any(code[1] == table[0][1] for code in hand)


def _some_beat(hand: Sequence[str], table: Sequence[str], trump: str) -> bool:
    """Whether a card of the suit led would win, or, of a hand without it, a trump."""
    suits = table[0][1] if _follows(hand, table) else trump
    return bool(table) and any(_beats(code, table, trump) for code in hand if code[1] in suits)


def _beats(code: str, table: Sequence[str], trump: str) -> bool:
    """Whether this card would win the trick as it lies on the table."""
    for other in table:
        if other[1] == code[1]:
            if ORDER.index(other[0]) < ORDER.index(code[0]):
                return False
        elif code[1] != trump and other[1] in (trump, table[0][1]):
            return False
    return code[1] in (trump, table[0][1])


def _worth(codes: Sequence[str]) -> int:
    return sum(WORTH.get(code[0], 0) for code in codes)
