"""The practice table of a game with an auction: the calls, my hand by suit, the contract."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.actions import Bid
from ...game.cards import Card, Suit, card
from ...game.signs import MEANINGS
from ...game.view import PlayerView
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import auction as told
from ...language.sentences import contracts, signs
from ...language.sentences import table as at_table
from ...language.sentences import table_auction as said
from ..labels import labelled
from ..layout import GAP, Block, Head, Line, Row, Table


def bidding_blocks(
    speech: Speech, seen: PlayerView, names: Names, opened: Sequence[Block] = ()
) -> list[Block]:
    """Everything that the person in turn needs in order to bid (A1, A4)."""
    assert seen.auction is not None
    title, turn = speech.say("Auction"), speech.say("your turn to bid")
    best = said.best(speech, seen.auction)
    return [
        Head(f"{title} \u00b7 {turn}", best, f"{labelled(speech, title, turn)}. {_up(best)}."),
        GAP,
        _calls(speech, seen, names),
        GAP,
        *opened,
        hand_by_suit(speech, seen),
    ]


def _calls(speech: Speech, seen: PlayerView, names: Names) -> Table:
    """What every player has called so far, in the order in which they speak."""
    assert seen.auction is not None
    rows = []
    for seat in seen.players:
        calls = [said.call(speech, one) for one in seen.auction.calls if one.seat == seat]
        text = ", ".join(calls) or said.yet_to_call(speech, names[seat].me)
        rows.append(Row((names[seat].label, text), labelled(speech, names[seat].label, f"{text}.")))
    return Table(tuple(rows))


def naming_blocks(
    speech: Speech, seen: PlayerView, names: Names, opened: Sequence[Block] = ()
) -> list[Block]:
    """Everything that the declarer needs in order to name trumps (A2, A4)."""
    assert seen.auction is not None and seen.auction.best is not None
    bid = seen.auction.best
    return [
        Line(said.won(speech, bid), "good"),
        GAP,
        _calls(speech, seen, names),
        GAP,
        *opened,
        hand_by_suit(speech, seen, bid),
    ]


def hand_by_suit(speech: Speech, seen: PlayerView, bid: Bid | None = None) -> Table:
    """My hand, suit by suit with its points, and where a rank was called, what each suit calls."""
    mine = speech.say("Your hand")
    rows: list[Row] = []
    for suit in Suit:
        held = sorted((one for one in seen.hand if one.suit is suit), key=lambda one: -one.strength)
        cell, calls = _called(speech, seen, bid, suit)
        if not held and not calls:
            continue
        points = sum(one.points for one in held)
        worth = speech.say_many("{count} point", "{count} points", points)
        cards = said.by_suit(speech, held) or "-"
        name = speech.suit(suit).Name
        counted = f"{cards} ({worth})" if held else worth
        text = ", ".join(part for part in (counted, calls) if part)
        rows.append(
            Row(
                (mine if not rows else "", name, cards, str(points), cell),
                labelled(speech, name, f"{text}."),
            )
        )
    total = sum(one.points for one in seen.hand)
    together = speech.say("together")
    rows.append(
        Row(
            ("", together, "", str(total), ""),
            labelled(
                speech,
                _up(together),
                f"{speech.say_many('{count} point', '{count} points', total)}.",
            ),
        )
    )
    sentences = (f"{mine}.", *(row.sentence for row in rows))
    return Table(tuple(rows), right=(3,), otherwise=sentences)


def _called(speech: Speech, seen: PlayerView, bid: Bid | None, suit: Suit) -> tuple[str, str]:
    """Which card would be called with this suit, for a column and in words; "" without one."""
    if bid is None or bid.rank is None:
        return "", ""
    one: Card = card(bid.rank.value + suit.value)
    if one in seen.hand:
        cell = speech.say("{card.bare} (yours)", card=one)
        return cell, speech.say("calls {card.the}: your own", card=one)
    if any(one in pile for pile in seen.won):
        cell = speech.say("{card.bare} (played)", card=one)
        return cell, speech.say("calls {card.the}: already played", card=one)
    return speech.card(one).bare, speech.say("calls {card.the}", card=one)


def contract_blocks(speech: Speech, seen: PlayerView, names: Names) -> list[Block]:
    """Who declares and what it takes, who plays with whom as far as I know, the cantes."""
    auction = seen.auction
    if seen.unnamed and auction is not None and auction.best is not None:
        return [Line(told.won(speech, auction.best, names), "trump")]
    if auction is None or auction.contract is None:
        return []
    contract = auction.contract
    own = contract.called is not None and contract.partner is None
    caller = names[contract.declarer]
    note = ""
    if own and auction.partner_shown:
        note = said.alone(speech, caller)
    elif own and contract.called in seen.hand:
        note = said.called_self(speech)
    elif contract.partner == seen.seat and not auction.partner_shown:
        note = said.holds_called(speech, caller)
    told_of = contract._replace(called=None) if note and own else contract
    blocks: list[Block] = [Line(contracts.contract(speech, told_of, names), "trump")]
    if note:
        blocks.append(Line(note))
    if auction.cantes:
        text = said.announced(speech, auction.cantes, names)
        blocks.append(Line(_up(text), plain=f"{_up(text)}."))
    return blocks


def sign_blocks(speech: Speech, seen: PlayerView, names: Names) -> list[Block]:
    """The signs of this trick and of the one before it, the earliest first (T3)."""
    recent = [one for one in seen.signs if one.number >= seen.number - 1]
    return [Line(told.signed(speech, one, seen.rules.sign_code, names)) for one in recent]


def code_blocks(speech: Speech, seen: PlayerView, word: str) -> list[Block]:
    """The code of the table: number, meaning and gesture of each sign, and how one is made."""
    code = seen.rules.sign_code
    rows = []
    for number, meaning in enumerate(MEANINGS[code], 1):
        says = signs.meaning(speech, meaning)
        does = signs.gesture_name(speech, meaning, code)
        rows.append(
            Row(
                (str(number), says, does),
                labelled(speech, str(number), f"{labelled(speech, says, does)}."),
            )
        )
    return [Table(tuple(rows)), Line(at_table.how_to_sign(speech, word))]


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]
