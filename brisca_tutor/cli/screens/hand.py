"""One trick of an annotated hand, before and after its question, and the count at its end."""

from __future__ import annotations

from ...language.catalogue import Speech
from ...language.names import Names, seat_phrase
from ...language.sentences import hand as told
from ...reasons.ledger import Running
from ...session.hands import HandTrick, HandWalk
from ..layout import GAP, Block, Line, Row, Table
from .ledger import ledger_blocks
from .question import play_text, trump_line
from .replay import end_texts
from .trick import right_trick


def trick_page_before(speech: Speech, walk: HandWalk, trick: HandTrick, asked: bool) -> list[Block]:
    """The number of the trick and my hand; the cards too, unless the question shows them."""
    title = speech.say("Trick {number}", number=trick.number)
    blocks: list[Block] = [Line(title, "title", plain=f"{title}.")]
    mine = dict(trick.hands).get("me")
    if mine:
        held = speech.list_and([speech.card(one).bare for one in mine])
        blocks.append(Line(speech.say("Your hand: {cards}.", cards=held)))
    if trick.number == 1 and walk.replay.deal.face_up is not None:
        blocks.append(Line(told.turned_up(speech, walk.replay.deal.face_up), "trump"))
    if asked:
        return blocks
    rows = [
        Row(
            (seat_phrase(speech, seat).label, speech.card(card).bare),
            play_text(speech, seat_phrase(speech, seat), card, place),
        )
        for place, (seat, card) in enumerate(trick.plays)
    ]
    return [*blocks, trump_line(speech, trick.trump), Table(tuple(rows)), GAP]


def trick_page_after(
    speech: Speech, walk: HandWalk, trick: HandTrick, explained: bool
) -> list[Block]:
    """Who wins it and why (unless said already), swap, draws, running points."""
    names = Names(speech, walk.names)
    blocks: list[Block] = []
    if not explained and trick.winner:
        seats = [seat_phrase(speech, seat) for seat, _ in trick.plays]
        blocks += right_trick(speech, trick.reason, seats, trick.points)
    if trick.swap is not None:
        blocks.append(Line(told.swapped(speech, trick.swap, names), "trump"))
    if trick.draws:
        blocks.append(Line(" ".join(told.draws(speech, trick.draws, names))))
    if trick.drew_face_up is not None:
        blocks.append(Line(told.without_draws(speech, len(trick.hands[0][1]))))
    state = walk.replay.state
    points = tuple(sum(trick.totals[seat][1] for seat in side) for side in state.sides)
    total = state.deal.rules.total()
    sides = [names.side(side) for side in state.sides]
    running = Running(tuple(points), total - sum(points), total)
    return [*blocks, Line(told.running(speech, running, sides), "quiet")]


def walk_ledger(speech: Speech, walk: HandWalk) -> list[Block]:
    """The count of the hand and its result."""
    names = Names(speech, walk.names)
    return [
        *ledger_blocks(speech, walk.ledger, names),
        *(Line(text) for text in end_texts(speech, walk.replay, names)),
    ]
