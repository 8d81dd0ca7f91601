"""The practice table: where the hand stands, the trick, my cards; and what has been seen."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card, Suit
from ...game.duties import fulfilling
from ...game.trick import winning_index
from ...game.view import PlayerView
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.rules_cards import listed
from ...language.sentences import hand as told
from ...language.sentences import table as said
from ...reasons.ledger import Running
from ...session.memory import memory, shown
from ...session.tables import Table as PracticeTable
from ..labels import labelled
from ..layout import GAP, Block, Head, Line, Row, Table
from .table_auction import contract_blocks, sign_blocks


def table_blocks(
    speech: Speech,
    table: PracticeTable,
    seen: PlayerView,
    names: Names,
    open_hands: tuple[tuple[Card, ...], ...] | None = None,
) -> list[Block]:
    """Everything that the person in turn needs in order to choose a card."""
    seen = shown(seen)
    blocks = [*_head(speech, table, seen, names), GAP]
    if seen.trick:
        blocks += [_trick(speech, seen, names), GAP]
    blocks += opened_blocks(speech, seen, names, open_hands)
    if open_hands is None:
        blocks += _partners(speech, seen, names)
    return [*blocks, _hand(speech, seen)]


def _partners(speech: Speech, seen: PlayerView, names: Names) -> list[Block]:
    """What I know of the hands of my partners, once we have looked at each other's (T1)."""
    blocks: list[Block] = []
    for seat in seen.shown_by:
        cards = seen.known[seat]
        if cards:
            text = said.partners_hand(speech, names[seat], cards, len(cards) == seen.held[seat])
            blocks.append(Line(text, indent=2, hang=4, plain=f"{text}."))
    return [*blocks, GAP] if blocks else []


def covered_blocks(speech: Speech, seen: PlayerView) -> list[Block]:
    """Which card made trumps, for somebody who cannot remember it, where it is not shown (C1)."""
    if seen.turned_up is None or shown(seen).turned_up is not None:
        return []
    return [Line(told.was_covered(speech, seen.turned_up), "trump"), GAP]


def opened_blocks(
    speech: Speech,
    seen: PlayerView,
    names: Names,
    open_hands: tuple[tuple[Card, ...], ...] | None,
) -> list[Block]:
    """The hands of the others and the stock, as far as they lie open; or nothing."""
    blocks: list[Block] = []
    for seat in seen.players if open_hands is not None else ():
        if open_hands is not None and seat != seen.seat:
            held = ", ".join(speech.card(one).bare for one in open_hands[seat])
            blocks.append(Line(labelled(speech, names[seat].label, held or "-"), indent=2, hang=4))
    if seen.open_stock:
        text = said.open_stock(speech, seen.open_stock, seen.rules.stock_open == "all")
        blocks.append(Line(_up(text), indent=2, hang=4))
    return [*blocks, GAP] if blocks else []


def _head(speech: Speech, table: PracticeTable, seen: PlayerView, names: Names) -> list[Block]:
    pack = len(seen.rules.cards(seen.seats))
    where = speech.say("Trick {number} of {count}", number=seen.number, count=pack // seen.plays)
    turn, trumps = said.whose_turn(speech, seen), said.trumps(speech, seen)
    plain = f"{labelled(speech, where, turn)}. {_up(trumps)}."
    blocks: list[Block] = [
        Head(f"{where} \u00b7 {turn}", trumps, plain),
        *contract_blocks(speech, seen, names),
        *sign_blocks(speech, seen, names),
    ]
    facts = []
    if pack > len(seen.players) * seen.rules.hand_size:
        facts.append(said.stock(speech, seen.stock))
    if table.tutor != "off":
        facts.append(speech.say("tutor: {level}", level=said.tutor(speech, table.tutor)))
    right, spoken = " \u00b7 ".join(facts), " ".join(f"{_up(one)}." for one in facts)
    if not table.show_points:
        return [*blocks, Line(right, "quiet", plain=spoken)] if facts else blocks
    running = running_of(seen)
    sides = [names.side(side) for side in seen.sides]
    plain = f"{told.running(speech, running, sides)} {spoken}".rstrip()
    points = said.points(speech, running, sides)
    if not facts:
        return [*blocks, Line(points, "title", hang=2, plain=plain)]
    return [*blocks, Head(points, right, plain)]


def running_of(seen: PlayerView) -> Running:
    """Points by side and still to come, as everybody can count them; cantes come on top."""
    points = tuple(sum(seen.points[seat] for seat in side) for side in seen.sides)
    cantes = seen.auction.cante_points() if seen.auction is not None else 0
    total = seen.rules.total() + cantes
    return Running(points, total - sum(points), total)


def _trick(speech: Speech, seen: PlayerView, names: Names) -> Table:
    on_table = speech.say("On the table")
    known = seen.trump is not None or seen.no_trumps
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
                    if place == best and len(seen.trick) > 1 and known
                    else "",
                ),
                f"{sentence} {_points(speech, one.card)}",
            )
        )
    return Table(tuple(rows), right=(3,), otherwise=tuple(row.sentence for row in rows))


def _hand(speech: Speech, seen: PlayerView) -> Table:
    mine = speech.say("Your hand")
    allowed = playable(seen)
    rows = []
    for number, one in enumerate(in_order(seen), 1):
        verdict = _verdict(speech, seen, one) if one in allowed else said.not_allowed(speech)
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


SMALL = 4
"""Cards that are shown in the order in which they came; larger hands are sorted by suit."""


def in_order(seen: PlayerView) -> tuple[Card, ...]:
    """My hand in the order in which it is shown and numbered."""
    if seen.rules.hand_size <= SMALL:
        return seen.hand
    suits = list(Suit)
    return tuple(sorted(seen.hand, key=lambda one: (suits.index(one.suit), -one.strength)))


def playable(seen: PlayerView) -> tuple[Card, ...]:
    """The cards of my hand that no duty forbids now (L4); all where trumps are not shown."""
    if seen.stock or (seen.trump is None and not seen.no_trumps):
        return seen.hand
    table = [one.card for one in seen.trick]
    return fulfilling(seen.hand, table, seen.trump, seen.rules.obligation)


def _verdict(speech: Speech, seen: PlayerView, one: Card) -> str:
    """What a card would do to the trick, where trumps are known and something lies there."""
    if not seen.trick or (seen.trump is None and not seen.no_trumps):
        return ""
    table = [played.card for played in seen.trick]
    wins = winning_index([*table, one], seen.trump) == len(table)
    return said.verdict(speech, wins, len(table) == seen.plays - 1)


def points_text(speech: Speech, card: Card) -> str:
    """What a card is worth, in words."""
    return speech.say_many("{count} point", "{count} points", card.points)


def _points(speech: Speech, card: Card) -> str:
    return _up(points_text(speech, card)) + "."


def _trump(speech: Speech, card: Card, seen: PlayerView) -> str:
    return speech.say_in("a card in a column", "trump") if card.suit is seen.trump else ""


def seen_blocks(speech: Speech, seen: PlayerView) -> list[Block]:
    """By suit, what has been played, what I hold and what I have not seen."""
    say = speech.say
    blocks: list[Block] = []
    seen = shown(seen)
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
    if seen.trump is None:
        return [*blocks, Line(say("Cards not seen: {count}.", count=total))]
    trumps = sum(len(one.unseen) for one in suits if one.suit is seen.trump)
    count = say("Cards not seen: {count}, of which trumps: {trumps}.", count=total, trumps=trumps)
    return [*blocks, Line(count)]


def _ranks(speech: Speech, cards: Sequence[Card]) -> str:
    return ", ".join(speech.rank(one.rank).bare for one in cards)


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]
