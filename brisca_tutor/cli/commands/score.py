"""``brisca score``: the points of a pile of cards, rank by rank, and what is left of 120."""

from __future__ import annotations

import click

from ...reasons.ledger import count_pile
from ..app import Command, Texts
from ..context import Context
from ..reading import file_text, is_file, read_cards
from ..screens.ledger import aloud_blocks, pile_blocks
from ..usage import Refused


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "score",
        context,
        run,
        Texts(
            say("Counts a pile: the points of each rank, the sum, and what is left of the 120."),
            (
                ("brisca score 1o 3c Ro 7e", say("the points of four cards")),
                ("brisca score 1o 3c Ro --aloud", say("the running sum, as one counts aloud")),
                ("brisca score - < {file}".format(file=say("pile.txt")), say("cards from a file")),
            ),
        ),
        [
            click.Argument(["cards"], nargs=-1, required=True, metavar=say("CARD...|FILE|-")),
            click.Option(
                ["--aloud"], is_flag=True, help=say("Says the running sum after every card.")
            ),
        ],
    )


def run(context: Context, cards: tuple[str, ...], aloud: bool) -> int | None:
    """Carry out the command."""
    words = list(cards)
    if len(words) == 1 and is_file(words[0]):
        words = file_text(context, words[0]).split("\n")
    pile = read_cards(context, [word for word in words if word.strip()])
    if not pile:
        raise Refused(context.speech.say("There is no card here."), "no-cards", 3)
    counted = count_pile(pile)
    if context.json:
        context.print_json(
            {
                "cards": [one.code for one in pile],
                "points": counted.points,
                "by_rank": [
                    {
                        "rank": row.rank.value,
                        "count": row.number,
                        "each": row.each,
                        "points": row.points,
                    }
                    for row in counted.rows
                ],
                "remaining": counted.remaining,
            }
        )
        return None
    if aloud:
        context.out.show(aloud_blocks(context.speech, pile))
    else:
        context.out.show(pile_blocks(context.speech, counted))
    return None
