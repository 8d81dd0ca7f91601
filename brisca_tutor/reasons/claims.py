"""Explanations of a trick to choose from: right ones, and those that mistaken beliefs would give.

A claim is data: ``language.sentences.claims`` words it.
"""

from __future__ import annotations

from typing import NamedTuple

from .misconceptions import suspected
from .trick import TrickReason

MOST = 4
"""Claims offered together at the most."""


class Claim(NamedTuple):
    """That a card wins for some reason, or loses for one.

    Attributes:
        place: the card, by its place in the order played.
        says: one of `reasons.trick.Winning` or `reasons.trick.Losing`, which hold, or the id of a
            mistaken belief: that this card wins because of it.
        holds: whether it is true.
    """

    place: int
    says: str
    holds: bool

    @property
    def id(self) -> str:
        """What it is answered by: ``SAYS.PLACE``, places from 1."""
        return f"{self.says}.{self.place + 1}"


def claim_of(reason: TrickReason, id: str) -> Claim:
    """The claim of that id about this trick."""
    says, _, number = id.rpartition(".")
    place = int(number) - 1
    return Claim(place, says, says in (reason.reason, reason.cards[place].loses))


def claims(reason: TrickReason, *, right: bool) -> tuple[Claim, ...]:
    """Claims in the order of their cards, exactly one of which is the odd one out.

    With ``right`` one is true: why the trick is won; otherwise one is false, and the others say why
    the trick is won and how cards lose. The false ones come from the likeliest belief
    about each losing card.
    """
    losers = [one for one in reason.cards if one.loses]
    true = Claim(reason.place, reason.reason, True)
    beliefs: list[Claim] = []
    for one in sorted(losers, key=lambda one: (-one.card.points, one.place)):
        used = {claim.says for claim in beliefs}
        held = suspected(reason, one.place)
        says = next((name for name in held if name not in used), None)
        if says is not None:
            beliefs.append(Claim(one.place, says, False))
    if right:
        made = [true, *beliefs[: MOST - 1]]
    else:
        false = beliefs[0]
        rest = [
            Claim(one.place, str(one.loses), True) for one in losers if one.place != false.place
        ]
        made = [true, false, *rest[: MOST - 2]]
    return tuple(sorted(made, key=lambda one: one.place))
