"""``brisca explain``: who wins a trick and why, and what had been without one of its cards."""

from __future__ import annotations

from typing import Any

import click

from ...game.cards import Card, Suit
from ...game.errors import Problem
from ...language.names import Names, SeatPhrase
from ...language.sentences import trick as said
from ...reasons.trick import TrickReason, explain_trick, without
from ..app import Command, Texts
from ..context import Context
from ..layout import GAP
from ..reading import read_cards, read_suit, seat_names
from ..screens.lesson import next_commands
from ..screens.trick import explanation
from ..usage import Refused
from .rules import named


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "explain",
        context,
        run,
        Texts(
            say("Says who wins a trick, why, and what it is worth. Cards in the order played."),
            (
                ("brisca explain 6o Rc 3e So --trump c", say("by card codes")),
                (
                    'brisca explain "{first}" "{second}" --trump {suit}'.format(
                        first=context.speech.card(_card("Rc")).bare,
                        second=context.speech.card(_card("4o")).bare,
                        suit=context.speech.suit(Suit.COINS).name,
                    ),
                    say("by names"),
                ),
                (
                    "brisca explain 1c 2o --trump o --without 2o",
                    say("had this card not been played"),
                ),
                ("brisca explain 4e 7e Re --trump o --seats Ana,Blas,Clara", say("with names")),
            ),
        ),
        [
            click.Argument(["cards"], nargs=-1, required=True, metavar=say("CARD...")),
            click.Option(
                ["--trump"], required=True, metavar=say("SUIT"), help=say("The trump suit.")
            ),
            click.Option(["--lead"], metavar=say("SEAT"), help=say("Who played the first card.")),
            click.Option(
                ["--seats"],
                metavar=say("NAMES"),
                help=say("Names of the players in the order of play, with commas."),
            ),
            click.Option(
                ["--without"],
                metavar=say("CARD"),
                help=say("Says also what had been without this card."),
            ),
        ],
    )


def _card(code: str) -> Card:
    from ...game.cards import card

    return card(code)


def run(
    context: Context,
    cards: tuple[str, ...],
    trump: str,
    lead: str | None,
    seats: str | None,
    without: str | None,
) -> int | None:
    """Carry out the command."""
    played = read_cards(context, cards)
    suit = read_suit(context, trump)
    each = context.rules.cards_each
    if each > 1 and len(played) != 2 * each:
        raise Refused(
            context.speech.say(
                "By these rules each of the two players plays {each} cards to a trick: give"
                " {count} cards.",
                each=each,
                count=2 * each,
            ),
            "trick-incomplete",
        )
    most = max(context.rules.players(number) for number in context.rules.seat_numbers())
    if len(played) > most * each:
        raise Refused(
            context.speech.say(
                "By these rules a trick has {most} cards at most, one of each player, and here are"
                " {count}: give one trick at a time.",
                most=most,
                count=len(played),
            ),
            "trick-too-long",
        )
    names = _names(context, len(played) // each, lead, seats) * each
    left_out = read_cards(context, [without])[0] if without else None
    if left_out is not None and left_out not in played:
        raise Problem("card-not-in-trick", card=left_out)
    reason = explain_trick(played, suit)
    phrases = Names(context.speech, names).phrases
    if context.json:
        facts = trick_json(context, reason, names, phrases)
        if left_out is not None:
            facts["without"] = _without_json(context, played, suit, names, left_out)
        context.print_json(facts)
        return None
    context.out.show(
        explanation(context.speech, reason, phrases, named(context, context.rules), left_out)
    )
    if context.interactive:
        rule = said.steps(context.speech, reason)[0].rule
        context.out.show(
            [GAP, next_commands(context.speech, [f"brisca rules {rule}", "brisca puzzle"])]
        )
    return None


def _names(context: Context, count: int, lead: str | None, seats: str | None) -> tuple[str, ...]:
    """Who played each card: numbers, unless ``--seats`` names them; ``--lead`` says who began."""
    say = context.speech.say
    names = seat_names(seats) if seats else tuple(str(number + 1) for number in range(count))
    if len(names) < count or len(set(names)) < len(names):
        raise Refused(
            say(
                "--seats must name {count} players, each once, such as --seats {names}.",
                count=count,
                names=",".join(("Ana", "Blas", "Clara", "Dani", "Eva", "Fede", "Gema")[:count]),
            )
        )
    if lead is None:
        return names[:count]
    if lead in names:
        first = names.index(lead)
        return (names[first:] + names[:first])[:count]
    if seats:
        raise Refused(
            say(
                '--lead names "{name}", who is not one of {names}.',
                name=lead[:40],
                names=context.speech.list_and(names),
            )
        )
    return (lead, *names[1:count])


def trick_json(
    context: Context,
    reason: TrickReason,
    names: tuple[str, ...],
    phrases: tuple[SeatPhrase, ...],
) -> dict[str, Any]:
    """An explanation as in docs/formats.md; the seats are in the order played."""
    return {
        "trump": reason.trump.value if reason.trump else None,
        "led": reason.led.value,
        "cards": [
            {
                "card": one.card.code,
                "seat": names[one.place],
                "points": one.card.points,
                "beaten_by": one.beaten_by.code if one.beaten_by else None,
            }
            for one in reason.cards
        ],
        "winner": {
            "index": reason.place,
            "seat": names[reason.place],
            "card": reason.card.code,
        },
        "reason": reason.reason,
        "points": reason.points,
        "text": said.winner(context.speech, reason, phrases),
        "steps": [
            {"rule": step.rule, "text": step.text, "cards": [one.code for one in step.cards]}
            for step in said.steps(context.speech, reason)
        ],
    }


def _without_json(
    context: Context, played: tuple[Card, ...], suit: Suit, names: tuple[str, ...], left_out: Card
) -> dict[str, Any] | None:
    place = played.index(left_out)
    rest = without(played, suit, place)
    if rest is None:
        return None
    kept = names[:place] + names[place + 1 :]
    return trick_json(context, rest, kept, Names(context.speech, kept).phrases)
