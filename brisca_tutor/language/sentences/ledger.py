"""The account of a pile and of a whole hand, down to the line that proves 120 (V2, H1, H5)."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Rank
from ...reasons.ledger import Ledger, LedgerSide, Pile
from ..catalogue import Speech
from ..names import SeatPhrase
from ..terms import capital


def row_label(speech: Speech, rank: Rank) -> str:
    """The head of the row of a rank: Ases, Rois, Fanti."""
    return capital(speech.rank(rank).many)


def blanks_label(speech: Speech) -> str:
    """The head of the row of cards that are worth nothing."""
    return speech.say_in("ledger row", "Blanks")


def bonus_label(speech: Speech) -> str:
    """The head of the row of the last trick bonus (H5)."""
    return speech.say_in("ledger row", "Last trick")


def cantes_label(speech: Speech) -> str:
    """The head of the row of cantes (A3)."""
    return speech.say_in("ledger row", "Cantes")


def total_label(speech: Speech) -> str:
    """The head of the row of totals."""
    return speech.say_in("ledger row", "Total")


def tricks_label(speech: Speech, side: SeatPhrase, tricks: int) -> str:
    """The head of the column of a side: its name and how many tricks it took."""
    return speech.say_many(
        "{side}, {count} trick", "{side}, {count} tricks", tricks, side=side.label
    )


def unplayed_label(speech: Speech) -> str:
    """The head of the row of what was not played (H2, H4)."""
    return speech.say_in("ledger row", "Not played")


def check(speech: Speech, ledger: Ledger) -> str:
    """The line that adds the sides up to the total of the hand, and the ranks to the same."""
    terms = " + ".join(str(side.points) for side in ledger.sides)
    left = ledger.unplayed
    by_rank = dict(ledger.by_rank)
    for row in left.pile.rows if left is not None else ():
        by_rank[row.rank] += row.points
    ranks = ", ".join(f"{speech.rank(rank).many} {points}" for rank, points in by_rank.items())
    if ledger.bonus or (left is not None and left.bonus):
        bonus = speech.say(
            "last trick {bonus}", bonus=ledger.bonus + (left.bonus if left is not None else 0)
        )
        ranks = f"{ranks}, {bonus}"
    if ledger.cantes:
        cantes = speech.say("cantes {points}", points=ledger.cantes)
        ranks = f"{ranks}, {cantes}"
    if left is not None:
        return speech.say(
            "Check: {sum}, and {unplayed} not played, make {total} ({ranks}).",
            sum=terms,
            unplayed=left.points,
            total=ledger.total + left.points,
            ranks=ranks,
        )
    if ledger.to_come:
        return speech.say(
            "Check: {sum}, and {to_come} still out, make {total} ({ranks}).",
            sum=terms,
            to_come=ledger.to_come,
            total=ledger.total + ledger.to_come,
            ranks=ranks,
        )
    return speech.say(
        "Check: {sum} = {total} ({ranks}).", sum=terms, total=ledger.total, ranks=ranks
    )


def pile_lines(speech: Speech, pile: Pile) -> list[str]:
    """A pile as sentences, rank by rank, for a screen reader or a narrow screen."""
    lines = [
        speech.say(
            "{ranks}, {each} each: {suits}; {points} in all.",
            ranks=row_label(speech, row.rank),
            each=row.each,
            suits=", ".join(speech.suit(one.suit).name for one in row.cards),
            points=row.points,
        )
        if len(row.cards) > 1
        else speech.say(
            "{ranks}, {each} each: {suits}.",
            ranks=row_label(speech, row.rank),
            each=row.each,
            suits=speech.suit(row.cards[0].suit).name,
        )
        for row in pile.rows
        if row.cards
    ]
    if pile.blanks:
        lines.append(
            speech.say_many(
                "{count} card without points.", "{count} cards without points.", len(pile.blanks)
            )
        )
    return lines


def pile_total(speech: Speech, pile: Pile) -> str:
    """What a pile is worth and what remains of the 120 (V2)."""
    return speech.say_many(
        "The pile is worth {count} point; {remaining} remain of 120.",
        "The pile is worth {count} points; {remaining} remain of 120.",
        pile.points,
        remaining=pile.remaining,
    )


def side_lines(speech: Speech, side: LedgerSide, name: SeatPhrase) -> list[str]:
    """The account of one side as sentences: tricks, cards with points, bonus, total."""
    return [tricks_label(speech, name, side.tricks) + ".", *_account_lines(speech, side)]


def unplayed_lines(speech: Speech, left: LedgerSide) -> list[str]:
    """What was not played as sentences, where the hand ended as it was decided (H2, H4)."""
    return [unplayed_label(speech) + ".", *_account_lines(speech, left)]


def _account_lines(speech: Speech, side: LedgerSide) -> list[str]:
    lines = pile_lines(speech, side.pile)
    if side.bonus:
        lines.append(speech.say("Last trick: {bonus}.", bonus=side.bonus))
    if side.cantes:
        lines.append(speech.say("Cantes: {points}.", points=side.cantes))
    lines.append(speech.say("Total: {points}.", points=side.points))
    return lines


def lines(speech: Speech, ledger: Ledger, sides: Sequence[SeatPhrase]) -> list[str]:
    """The whole ledger as sentences, side by side, ending in the check line."""
    said: list[str] = []
    for side, name in zip(ledger.sides, sides, strict=True):
        said += side_lines(speech, side, name)
    if ledger.unplayed is not None:
        said += unplayed_lines(speech, ledger.unplayed)
    said.append(check(speech, ledger))
    return said
