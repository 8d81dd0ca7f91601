"""The practice table: where the hand stands, the trick, my cards; and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card
from ...game.events import Drew, HandOver, Played, Swapped, TrickWon
from ...game.scoring import majority
from ...game.trick import winning_index
from ...game.view import PlayerView
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.rules_cards import listed
from ...language.sentences import hand as told
from ...language.sentences import table as said
from ...language.sentences import trick as reasons_said
from ...reasons.ledger import Running
from ...reasons.trick import explain_trick
from ...session.memory import memory
from ...session.news import DrewCovered, News
from ...session.tables import Table as PracticeTable
from ..labels import labelled
from ..layout import GAP, Block, Head, Line, Row, Table
from .trick import right_trick, trick_table


def table_blocks(
    speech: Speech,
    table: PracticeTable,
    seen: PlayerView,
    names: Names,
    open_hands: tuple[tuple[Card, ...], ...] | None = None,
) -> list[Block]:
    """Everything that the person in turn needs in order to choose a card."""
    blocks = [*_head(speech, table, seen, names), GAP]
    if seen.trick:
        blocks += [_trick(speech, seen, names), GAP]
    if open_hands is not None:
        for seat in seen.players:
            if seat != seen.seat:
                held = ", ".join(speech.card(one).bare for one in open_hands[seat])
                blocks.append(
                    Line(labelled(speech, names[seat].label, held or "-"), indent=2, hang=4)
                )
        blocks.append(GAP)
    return [*blocks, _hand(speech, seen)]


def _head(speech: Speech, table: PracticeTable, seen: PlayerView, names: Names) -> list[Block]:
    tricks = len(seen.rules.cards(seen.seats)) // len(seen.players)
    where = speech.say("Trick {number} of {count}", number=seen.number, count=tricks)
    turn, trumps = said.whose_turn(speech, seen), said.trumps(speech, seen)
    blocks: list[Block] = [
        Head(f"{where} \u00b7 {turn}", trumps, f"{labelled(speech, where, turn)}. {_up(trumps)}.")
    ]
    facts = [said.stock(speech, seen.stock)]
    if table.tutor != "off":
        facts.append(speech.say("tutor: {level}", level=said.tutor(speech, table.tutor)))
    right, spoken = " \u00b7 ".join(facts), " ".join(f"{_up(one)}." for one in facts)
    if not table.show_points:
        return [*blocks, Line(right, "quiet", plain=spoken)]
    running = running_of(seen)
    sides = [names.side(side) for side in seen.sides]
    plain = f"{told.running(speech, running, sides)} {spoken}"
    return [*blocks, Head(said.points(speech, running, sides), right, plain)]


def running_of(seen: PlayerView) -> Running:
    """Points by side and still to come, as everybody can count them."""
    points = tuple(sum(seen.points[seat] for seat in side) for side in seen.sides)
    total = seen.rules.total()
    return Running(points, total - sum(points), total)


def _trick(speech: Speech, seen: PlayerView, names: Names) -> Table:
    on_table = speech.say("On the table")
    best = winning_index([one.card for one in seen.trick], seen.trump)
    rows = []
    for place, one in enumerate(seen.trick):
        sentence = (told.plays if place else told.leads)(speech, one.card, names[one.seat])
        rows.append(
            Row(
                (
                    on_table if place == 0 else "",
                    names[one.seat].label,
                    speech.card(one.card).bare,
                    str(one.card.points),
                    _trump(speech, one.card, seen),
                    "<- " + speech.say("wins so far")
                    if place == best and len(seen.trick) > 1
                    else "",
                ),
                f"{sentence} {_points(speech, one.card)}",
            )
        )
    return Table(tuple(rows), right=(3,), otherwise=tuple(row.sentence for row in rows))


def _hand(speech: Speech, seen: PlayerView) -> Table:
    mine = speech.say("Your hand")
    last = len(seen.trick) == len(seen.players) - 1
    table = [one.card for one in seen.trick]
    rows = []
    for number, one in enumerate(seen.hand, 1):
        wins = winning_index([*table, one], seen.trump) == len(table)
        verdict = said.verdict(speech, wins, last) if table else ""
        trump = _trump(speech, one, seen)
        extra = "".join(f", {word}" for word in (trump, verdict) if word)
        rows.append(
            Row(
                (
                    mine if number == 1 else "",
                    str(number),
                    speech.card(one).bare,
                    str(one.points),
                    trump,
                    verdict,
                ),
                labelled(
                    speech,
                    str(number),
                    f"{speech.card(one).bare}, {points_text(speech, one)}{extra}.",
                ),
            )
        )
    return Table(tuple(rows), right=(3,), otherwise=tuple(row.sentence for row in rows))


def points_text(speech: Speech, card: Card) -> str:
    """What a card is worth, in words."""
    return speech.say_many("{count} point", "{count} points", card.points)


def _points(speech: Speech, card: Card) -> str:
    return _up(points_text(speech, card)) + "."


def _trump(speech: Speech, card: Card, seen: PlayerView) -> str:
    return speech.say_in("a card in a column", "trump") if card.suit is seen.trump else ""


def news_blocks(
    speech: Speech,
    news: Sequence[News],
    seen: PlayerView,
    names: Names,
    *,
    why: bool,
    leads: bool,
    show_points: bool,
) -> list[Block]:
    """What has just happened, in order; ``leads``: the first card played led the trick."""
    blocks: list[Block] = []
    for one in news:
        if isinstance(one, Played):
            sentence = (told.leads if leads else told.plays)(speech, one.card, names[one.seat])
            blocks.append(Line(sentence))
            leads = False
        elif isinstance(one, TrickWon):
            blocks += won_blocks(speech, one, seen, names, why=why)
            blocks += _decided(speech, one, seen, names) if show_points else []
            leads = True
        elif isinstance(one, Swapped):
            blocks.append(Line(told.swapped(speech, one, names), "trump"))
        elif isinstance(one, Drew):
            blocks.append(Line(told.drew(speech, one, names), "trump" if one.face_up else ""))
            if one.face_up:
                blocks.append(Line(told.without_draws(speech, len(seen.hand))))
        elif isinstance(one, DrewCovered | HandOver):
            continue
    return blocks


def won_blocks(
    speech: Speech, won: TrickWon, seen: PlayerView, names: Names, *, why: bool
) -> list[Block]:
    """Who has won a trick and its points; with ``why`` the reason and what is often mistaken."""
    assert seen.trump is not None
    reason = explain_trick([one.card for one in won.plays], seen.trump)
    seats = [names[one.seat] for one in won.plays]
    text = reasons_said.winner(speech, reason, seats, won.points)
    if not why:
        return [Line(text, "good")]
    blocks: list[Block] = [Line(f"{text} {reasons_said.because(speech, reason)}", "good")]
    note = reasons_said.strength_note(speech, reason)
    if won.points:
        blocks.append(Line(reasons_said.worth(speech, reason, won.bonus)))
    return [*blocks, Line(note)] if note else blocks


def _decided(speech: Speech, won: TrickWon, seen: PlayerView, names: Names) -> list[Block]:
    """That this trick brought a side past half of the points, among two sides."""
    needed = majority(seen.rules)
    side = next(side for side in seen.sides if won.winner in side)
    points = sum(seen.points[seat] for seat in side)
    to_come = seen.rules.total() - sum(seen.points)
    if len(seen.sides) != 2 or not points - won.points < needed <= points or not to_come:
        return []
    return [Line(said.decided(speech, names.side(side), points, needed))]


def last_trick_blocks(speech: Speech, won: TrickWon, seen: PlayerView, names: Names) -> list[Block]:
    """The last trick again: cards, winner, points, reason."""
    title = speech.say("Trick {number}", number=won.number)
    rows = []
    for place, one in enumerate(won.plays):
        sentence = (told.plays if place else told.leads)(speech, one.card, names[one.seat])
        rows.append(
            Row(
                (names[one.seat].label, speech.card(one.card).bare, str(one.card.points)),
                sentence,
            )
        )
    return [
        Line(title, "title", plain=f"{title}."),
        Table(tuple(rows), right=(2,)),
        *won_blocks(speech, won, seen, names, why=True),
    ]


def why_blocks(speech: Speech, won: TrickWon, seen: PlayerView, names: Names) -> list[Block]:
    """The last trick explained: what each card could do, who wins and why."""
    assert seen.trump is not None
    reason = explain_trick([one.card for one in won.plays], seen.trump)
    seats = [names[one.seat] for one in won.plays]
    title = speech.say("Trick {number}", number=won.number)
    return [
        Line(title, "title", plain=f"{title}."),
        trick_table(speech, reason, seats),
        *right_trick(speech, reason, seats, won.points, counted=True),
    ]


def seen_blocks(speech: Speech, seen: PlayerView) -> list[Block]:
    """By suit, what has been played, what I hold and what I have not seen."""
    say = speech.say
    blocks: list[Block] = []
    suits = memory(seen)
    for one in suits:
        parts = [
            text
            for cards, text in (
                (one.gone, say("played {cards}", cards=_ranks(speech, one.gone))),
                (one.mine, say("yours {cards}", cards=_ranks(speech, one.mine))),
                (one.known, say("known {cards}", cards=_ranks(speech, one.known))),
                (one.unseen, say("not seen {cards}", cards=_ranks(speech, one.unseen))),
            )
            if cards
        ]
        text = labelled(speech, speech.suit(one.suit).Name, listed(speech, parts))
        blocks.append(Line(text, hang=2, plain=f"{text}."))
    total = sum(len(one.unseen) for one in suits)
    trumps = sum(len(one.unseen) for one in suits if one.suit is seen.trump)
    count = say("Cards not seen: {count}, of which trumps: {trumps}.", count=total, trumps=trumps)
    return [*blocks, Line(count)]


def _ranks(speech: Speech, cards: Sequence[Card]) -> str:
    return ", ".join(speech.rank(one.rank).bare for one in cards)


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]
