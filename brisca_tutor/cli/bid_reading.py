"""What a person types in an auction, read: points, a rank, "two for 70", or a pass."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..game.auction import CALLED_POINTS, Auction
from ..game.cards import Rank
from ..game.digits import whole_number
from ..game.errors import Problem
from ..game.notation import read_suit
from ..game.notation_words import (
    ITALIAN_NUMBERS,
    LEADING,
    RANK_LETTERS,
    RANK_WORDS,
    SPANISH_NUMBERS,
)
from ..game.ruleset import RuleSet
from .table_keys import passes

_VERBS = re.compile(
    r"(?:pujo|puja|pujar|llamo|llamar|ofrezco|digo|subo|j'encheris|encherir|enchere|j'appelle"
    r"|appelle|appeler|je dis|chiamo|chiamare|dichiaro|dico|offro|rilancio)\s+"
)
_POINTS = re.compile(r"(\d{1,6})(?: (?:puntos?|points?|punti|punto))?")
_FOR = re.compile(
    r"(.+?) ?(?:@| (?:a|por|con|de|pour|per|da|at) )? ?(\d{2,6})(?: (?:puntos?|points?|punti))?"
)
_AT = re.compile(r"^(?:a|por|pour|per|da) (?=\d\d)")
_HIGHEST_RANK_NUMBER = 12


class Call(NamedTuple):
    """A call as it was typed: points (0 for none) and rank (None for none), or a pass.

    ``doubtful`` are the ranks that a number can mean where the person must say which.
    """

    points: int = 0
    rank: Rank | None = None
    passes: bool = False
    doubtful: tuple[Rank, ...] = ()


def read_call(folded: str, lang: str, rules: RuleSet, auction: Auction) -> Call | None:
    """What a folded text calls, whether or not it can be called now; None for no call."""
    if passes(folded):
        return Call(passes=True)
    text = _VERBS.sub("", folded, count=1).strip()
    if rules.auction == "points":
        found = _POINTS.fullmatch(text)
        number = whole_number(found[1], 1, 999) if found else None
        return Call(number) if number is not None else None
    return _rank_call(text, lang, auction)


def names_suit(folded: str, lang: str, deck: str) -> bool:
    """Whether a text that is no call ends with the name of a suit: "hearts", "70 hearts"."""
    last = folded.split()[-1] if folded else ""
    if len(last) < 2:
        return False  # a letter is a slip rather than a suit
    try:
        read_suit(last, lang, deck)
    except Problem:
        return False
    return True


def _rank_call(text: str, lang: str, auction: Auction) -> Call | None:
    text = _AT.sub("", text)
    found = _POINTS.fullmatch(text)
    number = whole_number(found[1], 1, 999) if found else None
    if number is not None and number > _HIGHEST_RANK_NUMBER:
        best = auction.best
        two = best is not None and best.rank is Rank.TWO
        return Call(number, Rank.TWO) if two or number > CALLED_POINTS else None
    whole = _ranks(text, lang)
    if whole:
        return Call(rank=whole[0]) if len(whole) == 1 else Call(doubtful=whole)
    with_points = _FOR.fullmatch(text)
    if with_points is None:
        return None
    ranks, points = _ranks(with_points[1], lang), whole_number(with_points[2], 1, 999)
    return Call(points, ranks[0]) if len(ranks) == 1 and points is not None else None


def _ranks(text: str, lang: str) -> tuple[Rank, ...]:
    """The ranks that a text can mean: none, one, or two for an Italian ten."""
    words = text.replace("'", "' ").split()
    while len(words) > 1 and words[0] in LEADING:
        words = words[1:]
    if len(words) != 1:
        return ()
    word = words[0]
    if word.isascii() and word.isdigit():
        return _numbered(int(word[:3]), lang == "it")
    if word in RANK_WORDS:
        found = RANK_WORDS[word]
        if found.number is not None:
            return _numbered(found.number, "it" in found.languages)
        return (found.rank,)
    return (RANK_LETTERS[word],) if word in RANK_LETTERS else ()


def _numbered(number: int, italian: bool) -> tuple[Rank, ...]:
    """The ranks of a number; Italian packs count the court cards from eight on (P2)."""
    spanish, other = SPANISH_NUMBERS.get(number), ITALIAN_NUMBERS.get(number)
    if spanish is None:
        return ()
    if not italian or other is None:
        return (spanish,)
    return (spanish, other) if spanish is Rank.JACK else (other,)
