"""``brisca review``: what went wrong is asked again, when it is due or at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from ...session.practice import Practice
from ...session.reviewing import Mistake, ReviewRun, flagged, moments
from .. import saved
from ..app import Command, Texts
from ..context import Context
from ..dialogue import QUIT
from ..layout import GAP, Block, Line
from ..usage import Refused, WholeNumber, near

if TYPE_CHECKING:
    from ...storage.hands import KeptHand
    from ...storage.schedule import Item

LIMIT = 15
"""What is asked in one day, or mistakes in one sitting, unless told otherwise."""


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "review",
        context,
        run,
        Texts(
            say(
                "Asks again what went wrong, after a few days and then ever less often: steps of "
                "lessons, puzzles, and mistakes in practised hands. It is also there for going "
                "over the mistakes of a hand at once."
            ),
            (
                ("brisca review", say("what is due today, 15 questions at most")),
                ("brisca review --mistakes", say("the mistakes of all hands that are still open")),
                ("brisca review --hand CODE", say("the hand of this deal code or number")),
            ),
        ),
        [
            click.Option(
                ["--hand"],
                metavar=say("CODE|N"),
                help=say("The hand of this deal code or number."),
            ),
            click.Option(
                ["--mistakes"], is_flag=True, help=say("Open mistakes of all hands, latest first.")
            ),
            click.Option(["--list", "listing"], is_flag=True, help=say("Lists the hands kept.")),
            click.Option(
                ["--limit"],
                metavar="N",
                type=WholeNumber(context.speech, 1, 999),
                help=say("Asks at most this many."),
            ),
        ],
    )


def run(
    context: Context, hand: str | None, mistakes: bool, listing: bool, limit: int | None
) -> int | None:
    """Carry out the command."""
    from ..review_talk import ReviewTalk

    say = context.speech.say
    hands = context.store.hands.kept()
    if hand is None and not mistakes and not listing:
        return _due(context, limit)
    if listing:
        _list(context, hands)
        return None
    if hand is not None:
        hands = (_wanted(context, hands, hand),)
    if not hands:
        context.out.tell(
            say("No hand has been finished yet. Begin with: {command}", command="brisca practice")
        )
        return None
    if context.no_input:
        raise Refused(say("With --no-input a review cannot ask anything."), "no-input")
    found: list[Mistake] = []
    context.out.tell(say("Looking for mistakes..."), "quiet")
    context.out.stream.flush()
    readable = False
    for one in hands:
        practice = saved.kept(context, one)
        if practice is not None:
            readable = True
            for mistake in _mistakes(context, one, practice, only_open=mistakes):
                found.append(mistake)
                if len(found) == (limit or LIMIT):
                    break
        if len(found) == (limit or LIMIT):
            break
    context.tell_warnings()
    if not readable:
        return 3  # the warnings say why; whether it was well played, nobody knows
    if not found:
        context.out.tell(say("There is no mistake to go over: well played."), "good")
        return None
    context.out.show(
        [
            GAP,
            Line(
                context.speech.say_many(
                    "{count} mistake to go over.", "{count} mistakes to go over.", len(found)
                ),
                "title",
            ),
        ]
    )
    ReviewTalk(context).hold(ReviewRun(tuple(found)))
    return None


def _due(context: Context, limit: int | None) -> int | None:
    """Ask what is due today; a limit that is given counts for this sitting alone."""
    from ...storage.schedule import schedule
    from ..due_talk import GONE, DueTalk
    from ..store import now
    from .learn import course

    say, say_many = context.speech.say, context.speech.say_many
    plan = schedule(context.store.events, now())
    talk = DueTalk(context, course())
    items = list(talk.askable(plan.due))
    if context.json:
        facts = [
            {"kind": one.kind, "id": one.id, "due": one.due.isoformat(timespec="seconds")}
            for one in items
        ]
        context.print_json({"due": facts, "done": plan.done})
        return None
    most = max(0, LIMIT - plan.done) if limit is None else limit
    if not items or not most:
        context.tell_warnings()
        _nothing_now(context, len(items), next(iter(plan.items[len(plan.due) :]), None))
        return None
    if context.no_input:
        raise Refused(say("With --no-input a review cannot ask anything."), "no-input")
    count = min(len(items), most)
    title = say_many("To review: {count} question.", "To review: {count} questions.", count)
    context.out.show([GAP, Line(title, "title")])
    done = first = gone = 0
    for item in items:
        before = len(context.store.events)
        wish = talk.ask(item)
        context.tell_warnings()
        if wish == QUIT:
            break
        gone += wish == GONE
        outcomes = {one.outcome for one in context.store.events[before:] if one.item == item.id}
        done += bool(outcomes - {"skipped"})
        first += "first" in outcomes
        most -= wish != GONE
        if not most:
            break
    blocks: list[Block] = [
        GAP,
        Line(
            say(
                "End of the review: {done} answered, {first} right at once.", done=done, first=first
            ),
            "good",
        ),
    ]
    left = len(items) - done - gone
    if left:
        text = say_many("{count} question is still due.", "{count} questions are still due.", left)
        blocks.append(Line(text))
    context.out.show(blocks)
    return None


def _nothing_now(context: Context, left: int, following: Item | None) -> None:
    """Why nothing is asked now, and what there is instead."""
    say = context.speech.say
    if left:
        more = f"brisca review --limit {min(left, LIMIT)}"
        text = context.speech.say_many(
            "That was enough for today: {count} question is still due. To go on: {command}",
            "That was enough for today: {count} questions are still due. To go on: {command}",
            left,
            command=more,
        )
    elif following is not None:
        from ..store import day_of

        text = say(
            "Nothing is due today. The next question is due on {day}.",
            day=day_of(following.due.isoformat()),
        )
    else:
        text = say("Nothing is due. What you get wrong anywhere will come back here.")
    context.out.tell(text)
    if context.store.hands.kept():
        context.out.tell(
            say(
                "The mistakes of your hands, at once: {command}", command="brisca review --mistakes"
            ),
            "quiet",
        )


def item_of(one: KeptHand, at: int) -> str:
    """The id of a decision in the progress."""
    return f"{one.deal}.{one.number}/{at}"


def flag(context: Context, one: KeptHand, practice: Practice) -> None:
    """Store which decisions of a finished hand were mistakes, so that they can be asked again."""
    known = {event.item for event in context.store.events if event.kind == "mistake"}
    for moment in moments(practice):
        item = item_of(one, moment.at)
        if item not in known and flagged(moment, worlds=context.worlds) is not None:
            context.store.record("mistake", item, "flagged")


def _mistakes(
    context: Context, one: KeptHand, practice: Practice, *, only_open: bool
) -> Iterator[Mistake]:
    from ...storage.views import open_mistakes

    listed, still_open = open_mistakes(context.store.events, f"{one.deal}.{one.number}")
    for moment in moments(practice):
        item = item_of(one, moment.at)
        if listed and item not in listed:
            continue
        if only_open and listed and item not in still_open:
            continue
        decision = flagged(moment, worlds=context.worlds)
        if decision is not None:
            yield Mistake(item, one.deal, practice.table.names, decision)


def _wanted(context: Context, hands: tuple[KeptHand, ...], text: str) -> KeptHand:
    """The latest hand kept of this deal code, or the one of this number."""
    wanted = text.strip()
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 7:
        for one in hands:
            if one.number == int(wanted):
                return one
    else:
        from ...game import dealcode

        code = dealcode.encode(dealcode.decode(wanted))
        for one in hands:
            if one.deal == code:
                return one
    known = [one.deal for one in hands]
    raise Refused(
        context.speech.say('No hand "{text}" has been kept.', text=wanted[:40])
        + near(context.speech, wanted, known)
        + " "
        + context.speech.say("See: {command}", command="brisca review --list"),
        "hand-unknown",
    )


def _list(context: Context, hands: tuple[KeptHand, ...]) -> None:
    from ...storage.views import open_mistakes
    from ..layout import Row, Table

    say = context.speech.say
    events = context.store.events
    rows, facts = [], []
    for one in hands:
        listed, still_open = open_mistakes(events, f"{one.deal}.{one.number}")
        text = context.speech.say_many(
            "{count} mistake, {open} still open",
            "{count} mistakes, {open} still open",
            len(listed),
            open=len(still_open),
        )
        rows.append(Row((str(one.number), one.deal, text), f"{one.number}. {one.deal}. {text}."))
        facts.append(
            {
                "number": one.number,
                "deal": one.deal,
                "mistakes": len(listed),
                "open": len(still_open),
            }
        )
    if context.json:
        context.print_json({"hands": facts})
        return
    if not rows:
        context.out.tell(
            say("No hand has been finished yet. Begin with: {command}", command="brisca practice")
        )
        return
    context.out.show([Line(say("Hands kept:"), "title"), Table(tuple(rows), right=(0,))])
