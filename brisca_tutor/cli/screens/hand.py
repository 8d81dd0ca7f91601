"""One trick of an annotated hand, before and after its question, and the count at its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...language.catalogue import Speech
from ...language.names import Names, seat_phrase
from ...language.sentences import hand as told
from ...language.sentences import trick as said
from ...session.hands import HandTrick, HandWalk
from ..layout import GAP, Block, Line, Row, Table
from .ledger import ledger_blocks
from .question import trumps_blocks
from .replay import after_trick, before_play, end_texts, in_trick
from .trick import right_trick


def trick_page_before(
    speech: Speech, walk: HandWalk, trick: HandTrick, asked: bool, *, alone: bool = False
) -> list[Block]:
    """The number of the trick and my hand; the cards too, unless the question shows them.

    Where it stands ``alone``, with nothing said before it, a card that was covered is named: nobody
    can remember it (C1).
    """
    title = speech.say("Trick {number}", number=trick.number)
    blocks: list[Block] = [Line(title, "title", plain=f"{title}.")]
    mine = dict(trick.hands).get("me")
    if mine:
        held = speech.list_and([speech.card(one).bare for one in mine])
        blocks.append(Line(speech.say("Your hand: {cards}.", cards=held)))
    covered = walk.replay.deal.face_up if _covered(walk) else None
    if trick.number == 1:
        blocks += before_play(speech, walk.replay, Names(speech, walk.names))
        blocks += [Line(told.to_be_covered(speech))] if covered is not None else []
    elif covered is not None and alone:
        blocks.append(Line(told.was_covered(speech, covered), "trump"))
    if asked:
        return blocks
    rows = [
        Row(
            (seat_phrase(speech, seat).label, speech.card(card).bare),
            told.play_text(speech, seat_phrase(speech, seat), card, place),
        )
        for place, (seat, card) in enumerate(trick.plays)
    ]
    blocks += trumps_blocks(speech, trick.trump, trick.trumps_told)
    return [*blocks, Table(tuple(rows)), GAP]


def trick_page_after(
    speech: Speech, walk: HandWalk, trick: HandTrick, explained: bool
) -> list[Block]:
    """What it shows, who wins it and why (unless said already), what follows, running points.

    Where trumps are to be remembered, the reason is left to those who have answered (C1).
    """
    names = Names(speech, walk.names)
    blocks: list[Block] = [*_flat(in_trick(speech, walk.replay, trick.told, names))]
    if not explained and trick.winner:
        seats = [seat_phrase(speech, seat) for seat, _ in trick.plays]
        if trick.trumps_told == "remembered":
            blocks.append(Line(said.winner(speech, trick.reason, seats, trick.points)))
        else:
            blocks += right_trick(speech, trick.reason, seats, trick.points)
    followed = after_trick(speech, walk.replay, trick.told, names, covered=_covered(walk))
    return [*blocks, *_flat(followed)]


def _covered(walk: HandWalk) -> bool:
    """Whether the card that makes trumps is shown and then covered again (C1)."""
    return walk.replay.deal.rules.indicator == "covered"


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
