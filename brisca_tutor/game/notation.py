"""Reading the cards and suits that people type, and the card codes in files.

**In files** (`read_code`) a card is its code: rank ``1``-``9 S C R`` and suit ``o c e b``, in
either case; 10, 11 and 12 are the Spanish numbers. Nothing else.

**What is typed** (`read_card`, `read_cards`, `read_suit`) is understood in three languages at
once; ``lang``, the language of the screen, only breaks ties. Case, accents, the kind of
apostrophe and of space, and full-width forms do not matter. Understood are:

- names, with or without article and preposition: "el rey de copas", "rey copas",
  "del as de oros", "l'asso di coppe", "dame de coeur", "1\u00ba de oros", "3 de c";
- codes: ``1o``, ``RC``, ``1-o``, ``1:o``, ``1 o`` (standing alone), and for a number also
  suit first, ``o1``. ``s`` is accepted for spade and ``d`` for denari and deniers; before the
  suit also the initials A, J Q K, V D, F. A whole code wins over any other reading, so "re"
  alone is the code ``Re``, and "c" is always cups, never carreau;
- the suit symbols of the French-suited pack: ``K\u2665``.

**Numbers.** 1-7 are themselves and 11, 12 knight and king, whoever types them. The rest:

====================  ==========  ==========  ===================  ===================
typed                 pack        es, fr      it                   French suits named
====================  ==========  ==========  ===================  ===================
8                     48          eight       asked: eight, jack   eight
8                     36, 39, 40  not in it   jack (fante)         not in the pack
9                     48          nine        asked: nine, knight  nine
9                     36, 39, 40  not in it   knight (cavallo)     not in the pack
10                    any         jack        asked: jack, king    refused; it: asked
====================  ==========  ==========  ===================  ===================

"it" means that the words are Italian ("10 di spade", "dieci di ..."), or that they are of no
language (``10e``) and the screen is: "10 de espadas" is the jack on an Italian screen too. In a
French-suited pack court cards bear letters, so no 8 or 9 is a court card there, and a 10
is none of its cards. "Asked" is the problem ``card-ambiguous``, unless a ``hand`` was given
that holds exactly one of the two.

Nothing is guessed: what could be meant is offered in the slot ``near`` of the problem (a card's
code, a `Suit`, or "" where nothing is obvious). A rank without a suit is no card, nor is an
ordinal: "1\u00ba" is refused and ``1o`` offered.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import NamedTuple

from .cards import CARD_BY_CODE, Card, Rank, Suit
from .errors import Problem
from .notation_words import (
    ANY,
    BEFORE_SUIT,
    BETWEEN,
    CONJUNCTIONS,
    ITALIAN_NUMBERS,
    LEADING,
    RANK_LETTERS,
    RANK_WORDS,
    SPANISH_NUMBERS,
    SUIT_LETTERS,
    SUIT_SYMBOLS,
    SUIT_WORDS,
    RankWord,
    SuitWord,
)

_LONGEST = 4000
"""Characters of a typed list of cards; 48 long names need a third of it."""

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1bO.")
_APOSTROPHES = dict.fromkeys(map(ord, "\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4`\uff07"), "'")
_LIGATURES = str.maketrans({"\u0153": "oe", "\u0152": "OE", "\u00b0": "\u00ba", "\u00aa": "\u00ba"})
_SEPARATORS = re.compile("[,;+\n\uff0c\uff1b]")
_NUMBER = re.compile(r"1[0-2]|[1-9]", re.ASCII)
_ORDINAL = re.compile(r"(1[0-2]|[1-9])\.?\u00ba")
_SUIT_MARKS = "".join((*SUIT_LETTERS, *SUIT_SYMBOLS))
_CODE = re.compile(rf"(1[0-2]|[1-9]|[{''.join(RANK_LETTERS)}])[-:]?([{_SUIT_MARKS}])")
_SUIT_FIRST = re.compile(rf"([{_SUIT_MARKS}])[-:]?(1[0-2]|[1-9])")
_LETTERS_SWAPPED = re.compile(rf"([{_SUIT_MARKS}])([{''.join(RANK_LETTERS)}])")
_FILE_CODE = re.compile(r"(1[0-2]|[1-9]|[SCR])([OCEB])", re.ASCII)
_NO_CODES = frozenset(("as", "de"))
"""Words that look like an initial and a suit letter."""


class _Reader(NamedTuple):
    """What decides between readings; see `read_card` for the meaning."""

    lang: str
    deck: str
    pack: int
    hand: Sequence[Card] | None


class _Found(NamedTuple):
    """A card's two halves and the place after its last token."""

    rank: RankWord
    suit: SuitWord
    end: int


def fold(text: str) -> str:
    """The text as it is compared: small letters, no accents, plain apostrophes and single spaces.

    Control characters, invisible marks and terminal escapes are dropped; full-width and decomposed
    forms become plain ones. An ordinal sign stays a sign of its own: ``1\u00ba`` is not ``1o``.
    """
    plain = printable(text).translate(_APOSTROPHES).translate(_LIGATURES)
    parts = (unicodedata.normalize("NFKC", part) for part in plain.split("\u00ba"))
    spread = unicodedata.normalize("NFD", "\u00ba".join(parts).casefold())
    bare = "".join(sign for sign in spread if not unicodedata.combining(sign))
    return " ".join(bare.replace("\ufe0f", "").split())


def printable(text: str) -> str:
    """The text as typed, without control characters, escapes and invisible marks.

    Line ends and tabs become spaces. Bytes that Python could not read where the locale is not
    UTF-8 (``surrogateescape``) are read as UTF-8.
    """
    with suppress(UnicodeEncodeError):  # half a character of another origin: dropped below
        text = text.encode("utf-8", "surrogateescape").decode("utf-8", "ignore")
    signs = []
    for sign in _ESCAPES.sub("", text):
        if sign.isspace():
            signs.append(" ")
        elif unicodedata.category(sign) not in ("Cc", "Cf", "Cs"):
            signs.append(sign)
    return "".join(signs)


def read_code(text: str) -> Card:
    """The card of a code in a file; 10, 11 and 12 are the Spanish numbers.

    Raises:
        Problem: ``card-code`` (text, near) for anything else.
    """
    match = _FILE_CODE.fullmatch(text.upper()) if len(text) <= 3 and text.isascii() else None
    if match is None:
        near = _offer(printable(text[:80]).split(), _Reader("es", "spanish", 48, None))
        raise Problem("card-code", text=_shown(text), near=near)
    rank, suit = match.groups()
    return _card(_rank_mark(rank.lower()).rank, Suit(suit.lower()))


def read_card(
    text: str,
    lang: str,
    deck: str = "spanish",
    pack: int = 40,
    hand: Sequence[Card] | None = None,
) -> Card:
    """The one card that was typed.

    Args:
        text: what was typed.
        lang: language of the screen, "es", "fr" or "it"; breaks ties only.
        deck: "spanish" or "french", the names on the screen; breaks ties only.
        pack: cards in the pack in play; only 48 have 8 and 9 (P1).
        hand: the cards to choose from, if they are known; breaks ties only.

    Raises:
        Problem: ``card-text`` (text, near) when it is not exactly one card,
            ``card-ambiguous`` (text, first, second) when two cards may be meant,
            ``card-needs-48`` (text, card, pack) for an 8 or 9 that the pack has not.
    """
    found = _read(text, _Reader(lang, deck, pack, hand))
    if len(found) != 1:
        raise Problem("card-text", text=_shown(text), near="")
    return found[0]


def read_cards(
    text: str,
    lang: str,
    deck: str = "spanish",
    pack: int = 40,
    hand: Sequence[Card] | None = None,
) -> tuple[Card, ...]:
    """The cards that were typed, one or more, in their order.

    They may be parted by spaces, commas, semicolons, line ends or "y", "e", "et"; names may
    contain spaces. The arguments are those of `read_card`.

    Raises:
        Problem: as `read_card`, with the first part that is not a card as ``text``.
    """
    found = _read(text, _Reader(lang, deck, pack, hand))
    if not found:
        raise Problem("card-text", text=_shown(text), near="")
    return found


def read_suit(text: str, lang: str = "es", deck: str = "spanish") -> Suit:
    """The suit that was typed: a name in any of the languages, a code letter or a symbol.

    ``lang`` and ``deck`` are those of the screen; no suit's name needs them to break a tie.

    Raises:
        Problem: ``suit-text`` (text, near) when it is no suit.
    """
    del lang, deck
    tokens = _split(text[:200].split())
    while len(tokens) > 1 and tokens[0] in BEFORE_SUIT:
        tokens = tokens[1:]
    near: Suit | str = ""
    if len(tokens) == 1:
        word = SUIT_WORDS.get(tokens[0]) or _suit_mark(tokens[0])
        if word is not None:
            return word.suit
        close = get_close_matches(tokens[0], SUIT_WORDS, 1, 0.75)
        near = SUIT_WORDS[close[0]].suit if close else ""
    raise Problem("suit-text", text=_shown(text), near=near)


def _read(text: str, reader: _Reader) -> tuple[Card, ...]:
    if len(text) > _LONGEST:
        raise Problem("card-text", text=_shown(text), near="")
    lines = "\n".join(printable(line) for line in text.splitlines())
    return tuple(
        one for part in _SEPARATORS.split(lines) for one in _read_part(part.split(), reader)
    )


def _read_part(words: list[str], reader: _Reader) -> list[Card]:
    """The cards of a part without separators; the words are as typed."""
    tokens: list[str] = []
    origin: list[int] = []
    for place, word in enumerate(words):
        pieces = _split([word])
        tokens += pieces
        origin += [place] * len(pieces)
    found: list[Card] = []
    at = 0
    while at < len(tokens):
        if found and tokens[at] in CONJUNCTIONS and at + 1 < len(tokens):
            at += 1
        match = _match(tokens, at)
        if match is None:
            end = at + 1
            while end < len(tokens) and _match(tokens, end) is None:
                end += 1
            wrong = words[origin[at] : origin[end - 1] + 1]
            raise Problem("card-text", text=_shown(" ".join(wrong)), near=_offer(wrong, reader))
        shown = " ".join(words[origin[at] : origin[match.end - 1] + 1])
        found.append(_settle(match.rank, match.suit, shown, reader))
        at = match.end
    return found


def _split(words: Sequence[str]) -> list[str]:
    """The tokens of some words: folded, elided articles cut off, end punctuation dropped."""
    tokens: list[str] = []
    for word in words:
        folded = fold(word).strip('"\u00ab\u00bb\u201c\u201d\u00bf\u00a1?!.()')
        tokens += [piece for piece in re.findall(r"[^' ]+'?|'", folded) if piece != "'"]
    return tokens


def _match(tokens: list[str], at: int) -> _Found | None:
    """The card that begins at this token, articles skipped; None if none does."""
    if len(tokens) == 2 and at == 0 and (rank := _rank_mark_or_none(tokens[0])):
        suit = _suit_mark(tokens[1])
        if suit is not None:
            return _Found(rank, suit, 2)
    for place in range(at, min(at + 4, len(tokens))):
        found = _match_name(tokens, place) or _match_code(tokens, place)
        if found is not None or tokens[place] not in LEADING:
            return found
    return None


def _match_name(tokens: list[str], at: int) -> _Found | None:
    rank = RANK_WORDS.get(tokens[at]) or _rank_mark_or_none(tokens[at])
    if rank is None:
        ordinal = _ORDINAL.fullmatch(tokens[at])
        if ordinal is None:
            return None
        rank = _rank_mark(ordinal[1])
    end = at + 1
    while end < min(at + 4, len(tokens) - 1) and tokens[end] in BETWEEN:
        end += 1
    joined = end > at + 1
    if end == len(tokens) or (tokens[at] in ("a", "d") and not joined):
        return None
    suit = SUIT_WORDS.get(tokens[end]) or (_suit_mark(tokens[end]) if joined else None)
    return _Found(rank, suit, end + 1) if suit else None


def _match_code(tokens: list[str], at: int) -> _Found | None:
    token = tokens[at]
    if token in _NO_CODES:
        return None
    if match := _CODE.fullmatch(token):
        rank, suit = match.groups()
    elif match := _SUIT_FIRST.fullmatch(token):
        suit, rank = match.groups()
    else:
        return None
    word = _suit_mark(suit)
    assert word is not None, "the pattern lists the marks"
    return _Found(_rank_mark(rank), word, at + 1)


def _rank_mark(mark: str) -> RankWord:
    if mark in RANK_LETTERS:
        return RankWord(RANK_LETTERS[mark], None, ANY)
    number = int(mark)
    return RankWord(SPANISH_NUMBERS[number], number if number in ITALIAN_NUMBERS else None, ANY)


def _rank_mark_or_none(mark: str) -> RankWord | None:
    return _rank_mark(mark) if mark in RANK_LETTERS or _NUMBER.fullmatch(mark) else None


def _suit_mark(mark: str) -> SuitWord | None:
    if mark in SUIT_LETTERS:
        return SuitWord(SUIT_LETTERS[mark], ANY, False)
    return SUIT_WORDS[mark] if mark in SUIT_SYMBOLS else None


def _settle(rank: RankWord, suit: SuitWord, text: str, reader: _Reader) -> Card:
    """The card of these two halves, by the table at the head of this file."""
    first = _card(rank.rank, suit.suit)
    if rank.number is None:
        return first
    languages = rank.languages or suit.languages
    known = not languages or reader.lang in languages
    italian = reader.lang == "it" if known else "it" in languages
    lettered = suit.french or (reader.deck == "french" and not suit.languages)
    second = _card(ITALIAN_NUMBERS[rank.number], suit.suit)
    in_pack = reader.pack == 48 or rank.number == 10
    if italian and not (lettered and rank.number != 10):
        if not in_pack:
            return second
        held = [one for one in (first, second) if one in (reader.hand or ())]
        if len(held) == 1:
            return held[0]
        raise Problem("card-ambiguous", "P2", text=_shown(text), first=first, second=second)
    if not in_pack:
        raise Problem("card-needs-48", "P1", text=_shown(text), card=first, pack=reader.pack)
    if suit.french and rank.number == 10:
        raise Problem("card-text", "P4", text=_shown(text), near=first.code)
    return first


def _card(rank: Rank, suit: Suit) -> Card:
    return CARD_BY_CODE[rank.value + suit.value]


def _offer(words: list[str], reader: _Reader) -> str:
    """The code of the card that these words obviously mean, or "" if none is obvious."""
    tokens = [_mended(token) for token in _split(words)] if len(words) <= 8 else []
    match = _match(tokens, 0)
    if match is None or match.end != len(tokens):
        return ""
    try:
        return _settle(match.rank, match.suit, "", reader).code
    except Problem:
        return ""


def _mended(token: str) -> str:
    """The token with an ordinal, two swapped letters or a slip of the pen put right."""
    if len(token) > 24 or token in LEADING or token in BETWEEN:
        return token
    if ordinal := _ORDINAL.fullmatch(token):
        return ordinal[1] + "o"
    if token in RANK_WORDS or token in SUIT_WORDS or _CODE.fullmatch(token):
        return token
    if swapped := _LETTERS_SWAPPED.fullmatch(token):
        return swapped[2] + swapped[1]
    if len(token) < 3:
        return token
    close = get_close_matches(token, (*RANK_WORDS, *SUIT_WORDS), 1, 0.75)
    return close[0] if close else token


def _shown(text: str) -> str:
    """The text as a message may quote it: printable and short."""
    plain = " ".join(printable(text[:400]).split())
    return plain if len(plain) <= 60 else plain[:57] + "..."
