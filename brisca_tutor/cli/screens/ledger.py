"""A pile counted by rank, counted aloud, and the account of a whole hand down to 120."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import ledger as said
from ...reasons.ledger import Ledger, LedgerRow, Pile
from ..layout import GAP, Block, Line, Row, Table


def pile_blocks(speech: Speech, pile: Pile) -> list[Block]:
    """A pile rank by rank, its sum, and what is left of 120."""
    rows = [
        Row(
            (
                said.row_label(speech, row.rank),
                f"({row.each})",
                _suits(speech, row),
                str(row.points),
            ),
            "",
        )
        for row in pile.rows
        if row.cards
    ]
    if pile.blanks:
        names = ", ".join(speech.card(one).bare for one in pile.blanks)
        rows.append(Row((said.blanks_label(speech), "(0)", names, "0"), ""))
    table = Table(tuple(rows), right=(1, 3), otherwise=tuple(said.pile_lines(speech, pile)))
    return [table, GAP, Line(said.pile_total(speech, pile), "good")]


def _suits(speech: Speech, row: LedgerRow) -> str:
    return " ".join(speech.suit(one.suit).name for one in row.cards)


def aloud_blocks(speech: Speech, cards: Sequence[Card]) -> list[Block]:
    """The running sum after every card, as one counts at the table."""
    say = speech.say
    sums, so_far = [], 0
    rows = []
    for one in cards:
        so_far += one.points
        sums.append(str(so_far))
        rows.append(
            Row(
                (speech.card(one).bare, f"+{one.points}", str(so_far)),
                say(
                    "{card.The}: {points} and {sum} so far.",
                    card=one,
                    points=one.points,
                    sum=so_far,
                ),
            )
        )
    return [
        Table(tuple(rows), right=(1, 2)),
        GAP,
        Line(say("Aloud: {sums}.", sums=", ".join(sums)), "good"),
    ]


def ledger_blocks(speech: Speech, account: Ledger, names: Names) -> list[Block]:
    """The account of a hand: each side by rank, and the line that checks the 120."""
    sides = [names.side(side.seats) for side in account.sides]
    heads = [
        said.tricks_label(speech, name, side.tricks)
        for name, side in zip(sides, account.sides, strict=True)
    ]
    rows = [_row("", "", [(head, "") for head in heads], "quiet")]
    for place, (rank, _) in enumerate(account.by_rank):
        found = [side.pile.rows[place] for side in account.sides]
        cells = [(_suits(speech, row), str(row.points)) for row in found]
        rows.append(_row(said.row_label(speech, rank), f"({found[0].each})", cells))
    blanks = [
        (speech.say_many("{count} card", "{count} cards", len(side.pile.blanks)), "0")
        for side in account.sides
    ]
    rows.append(_row(said.blanks_label(speech), "(0)", blanks))
    if account.bonus:
        bonus = [("", str(side.bonus)) for side in account.sides]
        rows.append(_row(said.bonus_label(speech), "", bonus))
    if account.cantes:
        cantes = [("", str(side.cantes)) for side in account.sides]
        rows.append(_row(said.cantes_label(speech), "", cantes))
    totals = [("", str(side.points)) for side in account.sides]
    rows.append(_row(said.total_label(speech), "", totals, "good"))
    if account.unplayed is not None:
        nobody = [("", "")] * len(sides)
        rows.append(_row(said.unplayed_label(speech), str(account.unplayed.points), nobody))
    lines = [
        line
        for side, name in zip(account.sides, sides, strict=True)
        for line in said.side_lines(speech, side, name)
    ]
    if account.unplayed is not None:
        lines += said.unplayed_lines(speech, account.unplayed)
    right = (1, *range(3, 2 + 2 * len(sides), 2))
    return [
        Table(tuple(rows), right=right, header=True, otherwise=tuple(lines)),
        Line(said.check(speech, account), "good", indent=2, hang=2),
    ]


def _row(label: str, each: str, cells: Sequence[tuple[str, str]], style: str = "") -> Row:
    return Row((label, each, *(text for cell in cells for text in cell)), "", style)
