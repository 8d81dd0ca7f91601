"""``brisca practice``: whole hands and matches, against the computer or each other."""

from __future__ import annotations

import secrets
from dataclasses import replace

import click

from ...game import dealcode
from ...game.changes import consistent
from ...game.dealcode import SEEDS, DealCode
from ...game.notation import fold
from ...game.ruleset import RuleSet
from ...language.sentences import table as said
from ...players.base import LEVELS
from ...session.practice import Practice, begin
from ...session.tables import TUTORS, Table, Tutor, deal_code, make_table
from .. import ask, saved
from ..app import Command, Texts
from ..context import Context
from ..practice_talk import PracticeTalk
from ..usage import OneOf, Refused, WholeNumber
from .rules import named

DEFAULT_LEVEL = "medium"


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say, speech = context.speech.say, context.speech
    return Command(
        "practice",
        context,
        run,
        Texts(
            say(
                "Whole hands and matches, with hints, a tutor and the reason for every trick. "
                "Every card is saved as it is played: you can leave at any moment and go on later."
            ),
            (
                ("brisca practice", say("against the computer, or goes on where you stopped")),
                ("brisca practice --rules chiamata", say("another game of `brisca rules --list`")),
                ("brisca practice --rival maestro --tutor grave", say("the tutor warns you")),
                ("brisca practice --players 4 --pairs", say("with a partner")),
                ("brisca practice --humans 2", say("two people at one keyboard")),
                ("brisca practice --deal CODE", say("the same deal again")),
            ),
        ),
        [
            click.Option(
                ["--players"],
                metavar="N",
                type=WholeNumber(speech, 0, 99),
                help=say("Number of players: {numbers}.", numbers=_numbers(context)),
            ),
            click.Option(["--alone"], is_flag=True, help=say("Everybody plays alone.")),
            click.Option(["--pairs"], is_flag=True, help=say("Partners sit opposite each other.")),
            click.Option(
                ["--rival"],
                metavar="|".join(LEVELS),
                help=say("Level of the computer players."),
            ),
            click.Option(["--deal"], metavar=say("CODE"), help=say("Plays the deal of this code.")),
            click.Option(
                ["--tutor"],
                metavar="|".join(TUTORS),
                type=OneOf(speech, TUTORS),
                help=say("Warns before a play this bad or worse."),
            ),
            click.Option(
                ["--humans"],
                metavar="N",
                type=WholeNumber(speech, 0, 99),
                help=say("People who share this keyboard."),
            ),
            click.Option(["--open"], is_flag=True, help=say("All hands lie open on the table.")),
            click.Option(["--why"], is_flag=True, help=say("Gives the reason after every trick.")),
        ],
    )


def _numbers(context: Context) -> str:
    from ...game.errors import Problem

    try:
        rules = context.rules
    except (Problem, Refused):
        return "2-6"
    return context.speech.list_or(map(str, rules.playable_numbers() or rules.seat_numbers()))


def run(
    context: Context,
    players: int | None,
    alone: bool,
    pairs: bool,
    rival: str | None,
    deal: str | None,
    tutor: Tutor | None,
    humans: int | None,
    open: bool,
    why: bool,
) -> int | None:
    """Carry out the command."""
    say = context.speech.say
    if context.no_input:
        raise Refused(say("With --no-input nobody can play a card."), "no-input")
    code = dealcode.decode(deal) if deal is not None else None
    seats = _seats(context, players, pairs, humans, code)
    rules = _rules(context, seats, alone, pairs)
    level = _level(context, DEFAULT_LEVEL if rival is None else rival)
    chosen = make_table(rules, seats, 1 if humans is None else humans, level, open)
    table = replace(
        chosen,
        tutor=tutor or "off",
        why=why,
        show_points=context.changes.get("show_points") != "end",
    )
    fresh = begin(table, code or _fresh(table))
    another = (
        alone or pairs or open or any(one is not None for one in (players, rival, deal, humans))
    )
    going = saved.load(context)
    if going is not None and (another or context.rules_given):
        question = say(
            "There is an unfinished match (deal {code}). Go on with that one?", code=going.deal
        )
        answer = ask.confirm(context, question, leave=True)
        if answer is None:
            context.out.tell(context.speech.say("Saved. See you next time."))
            return None
        if not answer:
            going = None
    if going is not None:
        changed = replace(going.table, tutor=tutor or going.table.tutor, why=why or going.table.why)
        go_on(context, replace(going, table=changed))
    else:
        PracticeTalk(context, named(context, rules)).hold(fresh, resumed=False)
    return None


def go_on(context: Context, practice: Practice) -> None:
    """Go on with a practice that was left."""
    PracticeTalk(context, named(context, practice.table.rules)).hold(practice, resumed=True)


def _level(context: Context, text: str) -> str:
    """The level that is meant, by its name or by its word in the language of this run."""
    for level in LEVELS:
        if fold(text) in (level, fold(said.level(context.speech, level))):
            return level
    return text


def _seats(
    context: Context,
    players: int | None,
    pairs: bool,
    humans: int | None,
    code: DealCode | None,
) -> int:
    """How many sit at the table: as asked, as dealt, or as few as the wishes need."""
    if code is not None:
        if players is not None and players != code.seats:
            raise Refused(
                context.speech.say(
                    "The deal {code} is for {seats} players: leave out --players.",
                    code=dealcode.encode(code),
                    seats=code.seats,
                ),
                "deal-code-seats",
            )
        return code.seats
    if players is not None:
        return players
    if pairs:
        return 4
    least = max(2, humans or 1)
    allowed = context.rules.playable_numbers()
    return next((seats for seats in allowed if seats >= least), least)


def _rules(context: Context, seats: int, alone: bool, pairs: bool) -> RuleSet:
    """The rules of this run with partners as asked.

    Raises:
        Refused: that number of players cannot sit like this.
    """
    say, rules = context.speech.say, context.rules
    if alone and pairs:
        raise Refused(say("Choose --alone or --pairs, not both."))
    if pairs and seats not in (4, 5, 6):
        raise Refused(say("Pairs are for four players, or for five with the dealer sitting out."))
    if alone and seats == 6:
        raise Refused(say("Six players always play three against three."))
    if seats == 4 and (alone or pairs) and not (alone and _alone_already(rules, seats)):
        return consistent(replace(rules, four="alone" if alone else "pairs"))
    if seats == 5 and (alone or pairs) and not (alone and _alone_already(rules, seats)):
        return consistent(replace(rules, five="alone" if alone else "rotation"))
    return rules


def _alone_already(rules: RuleSet, seats: int) -> bool:
    """Whether everybody at such a table plays alone as the rules are, the dealer resting or not."""
    return seats in rules.seat_numbers() and not rules.teams(seats)


def _fresh(table: Table) -> DealCode:
    """A deal that nobody knows; the first dealer is drawn by lot (D1)."""
    return deal_code(
        table.rules, table.seats, secrets.randbelow(table.seats), secrets.randbelow(SEEDS)
    )
