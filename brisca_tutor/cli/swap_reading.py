"""Reads which card is given in a swap, where the seven and the two can both be given (X2)."""

from __future__ import annotations

from collections.abc import Sequence

from ..game.cards import Card
from ..game.notation import read_card


def read_given(text: str, offered: Sequence[Card], lang: str, deck: str) -> Card | None:
    """The card meant by what follows the command: its number, its name or its code.

    The only one that is offered where nothing is typed; None where several are.

    Raises:
        Problem: what `game.notation.read_card` raises.
    """
    if not text:
        return offered[0] if len(offered) == 1 else None
    by_number = {one.rank.value: one for one in offered}
    return by_number.get(text) or read_card(text, lang, deck, hand=offered)
