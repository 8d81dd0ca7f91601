"""One trick of an annotated hand, before and after its question, and the count at its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...language.catalogue import Speech
from ...language.names import Names, seat_phrase
from ...language.sentences import hand as told
from ...session.hands import HandTrick, HandWalk
from ..layout import GAP, Block, Line, Row, Table
from .ledger import ledger_blocks
from .question import play_text, trump_line
from .replay import after_trick, before_play, end_texts, in_trick
from .trick import right_trick


def trick_page_before(speech: Speech, walk: HandWalk, trick: HandTrick, asked: bool) -> list[Block]:
    """The number of the trick and my hand; the cards too, unless the question shows them."""
    title = speech.say("Trick {number}", number=trick.number)
    blocks: list[Block] = [Line(title, "title", plain=f"{title}.")]
    mine = dict(trick.hands).get("me")
    if mine:
        held = speech.list_and([speech.card(one).bare for one in mine])
        blocks.append(Line(speech.say("Your hand: {cards}.", cards=held)))
    if trick.number == 1:
        blocks += before_play(speech, walk.replay, Names(speech, walk.names))
    if asked:
        return blocks
    rows = [
        Row(
            (seat_phrase(speech, seat).label, speech.card(card).bare),
            play_text(speech, seat_phrase(speech, seat), card, place),
        )
        for place, (seat, card) in enumerate(trick.plays)
    ]
    before = trick.told.before
    if before.trump_known and before.trump is not None:
        blocks.append(trump_line(speech, before.trump))
    elif trick.number > 1:  # before the first trick it has just been said
        blocks.append(Line(told.unseen(speech), "trump", indent=2))
    return [*blocks, Table(tuple(rows)), GAP]


def trick_page_after(
    speech: Speech, walk: HandWalk, trick: HandTrick, explained: bool
) -> list[Block]:
    """What it shows, who wins it and why (unless said already), what follows, running points."""
    names = Names(speech, walk.names)
    blocks: list[Block] = [*_flat(in_trick(speech, walk.replay, trick.told, names))]
    if not explained and trick.winner:
        seats = [seat_phrase(speech, seat) for seat, _ in trick.plays]
        blocks += right_trick(speech, trick.reason, seats, trick.points)
    return [*blocks, *_flat(after_trick(speech, walk.replay, trick.told, names))]


def _flat(lines: Iterable[Line]) -> Iterator[Line]:
    """The same lines at the margin."""
    return (line._replace(indent=0) for line in lines)


def walk_ledger(speech: Speech, walk: HandWalk) -> list[Block]:
    """The count of the hand and its result."""
    names = Names(speech, walk.names)
    return [
        *ledger_blocks(speech, walk.ledger, names),
        *(Line(text) for text in end_texts(speech, walk.replay, names)),
    ]
