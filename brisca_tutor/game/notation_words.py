"""The words in which people name cards, in three languages and both decks.

Tables for `notation`, and nothing else: every word is written folded (small letters, no
accents), because what is typed is folded before it is looked up. The French-suited names
stand for the Spanish-suited cards (rules P2, P4): queen for knight, jack for sota, diamonds for
coins, hearts for cups, spades for swords, clubs for clubs.
"""

from __future__ import annotations

from typing import NamedTuple

from .cards import Rank, Suit

ANY: frozenset[str] = frozenset()
"""Languages of a mark that belongs to none, such as a digit or a code letter."""


class RankWord(NamedTuple):
    """What a word says about the rank.

    Attributes:
        rank: the rank, a number being a Spanish one (10 is the sota).
        number: 8, 9 or 10, which Italian packs count otherwise; None for all else.
        languages: languages whose word it is; empty for digits and letters.
    """

    rank: Rank
    number: int | None
    languages: frozenset[str]


class SuitWord(NamedTuple):
    """What a word says about the suit.

    Attributes:
        suit: the suit.
        languages: languages whose word it is; empty for letters and symbols.
        french: whether it is a French suit, whose court cards bear letters and no numbers.
    """

    suit: Suit
    languages: frozenset[str]
    french: bool


SPANISH_NUMBERS: dict[int, Rank] = {
    **{number: Rank(str(number)) for number in range(1, 10)},
    10: Rank.JACK,
    11: Rank.KNIGHT,
    12: Rank.KING,
}

ITALIAN_NUMBERS: dict[int, Rank] = {8: Rank.JACK, 9: Rank.KNIGHT, 10: Rank.KING}
"""The numbers that Italian packs use for other cards than Spanish ones."""

NUMERALS: dict[str, tuple[str, ...]] = {
    "es": (
        *("uno", "dos", "tres", "cuatro", "cinco", "seis"),
        *("siete", "ocho", "nueve", "diez", "once", "doce"),
    ),
    "fr": (
        *("", "deux", "trois", "quatre", "cinq", "six"),
        *("sept", "huit", "neuf", "dix", "onze", "douze"),
    ),
    "it": (
        *("uno", "due", "tre", "quattro", "cinque", "sei"),
        *("sette", "otto", "nove", "dieci", "undici", "dodici"),
    ),
}
"""Number words from one on; French "un" is left out, for it is an article."""

RANK_NAMES: dict[Rank, tuple[str, ...]] = {
    Rank.ACE: ("as", "asso"),
    Rank.JACK: ("sota", "jota", "valet", "fante", "jack"),
    Rank.KNIGHT: (
        *("caballo", "cavalier", "cheval", "cavallo", "cavaliere"),
        *("dama", "reina", "dame", "reine", "donna", "regina"),
    ),
    Rank.KING: ("rey", "roi", "re"),
}

RANK_LETTERS: dict[str, Rank] = {
    "s": Rank.JACK,
    "c": Rank.KNIGHT,
    "r": Rank.KING,
    "a": Rank.ACE,
    "v": Rank.JACK,
    "f": Rank.JACK,
    "j": Rank.JACK,
    "d": Rank.KNIGHT,
    "q": Rank.KNIGHT,
    "k": Rank.KING,
}
"""The letters of the codes first, then the local initials, which nowhere contradict them."""

SUIT_LETTERS: dict[str, Suit] = {
    **{suit.value: suit for suit in Suit},
    "s": Suit.SWORDS,
    "d": Suit.COINS,
}
"""The letters of the codes, `s` for spade and `d` for denari and deniers."""

SUIT_SYMBOLS: dict[str, Suit] = {
    **dict.fromkeys("\u2666\u2662", Suit.COINS),
    **dict.fromkeys("\u2665\u2661", Suit.CUPS),
    **dict.fromkeys("\u2660\u2664", Suit.SWORDS),
    **dict.fromkeys("\u2663\u2667", Suit.CLUBS),
}

SPANISH_SUITS: dict[str, dict[Suit, tuple[str, ...]]] = {
    "es": {
        Suit.COINS: ("oros", "oro"),
        Suit.CUPS: ("copas", "copa"),
        Suit.SWORDS: ("espadas", "espada"),
        Suit.CLUBS: ("bastos", "basto"),
    },
    "fr": {
        Suit.COINS: ("deniers", "denier", "ors", "or", "pieces", "piece"),
        Suit.CUPS: ("coupes", "coupe"),
        Suit.SWORDS: ("epees", "epee"),
        Suit.CLUBS: ("batons", "baton"),
    },
    "it": {
        Suit.COINS: ("denari", "denaro", "danari", "danaro", "ori", "oro"),
        Suit.CUPS: ("coppe", "coppa"),
        Suit.SWORDS: ("spade", "spada"),
        Suit.CLUBS: ("bastoni", "bastone", "mazze", "mazza"),
    },
}

FRENCH_SUITS: dict[str, dict[Suit, tuple[str, ...]]] = {
    "es": {
        Suit.COINS: ("diamantes", "diamante"),
        Suit.CUPS: ("corazones", "corazon"),
        Suit.SWORDS: ("picas", "pica"),
        Suit.CLUBS: ("treboles", "trebol"),
    },
    "fr": {
        Suit.COINS: ("carreau", "carreaux"),
        Suit.CUPS: ("coeur", "coeurs"),
        Suit.SWORDS: ("pique", "piques"),
        Suit.CLUBS: ("trefle", "trefles"),
    },
    "it": {
        Suit.COINS: ("quadri", "quadro"),
        Suit.CUPS: ("cuori", "cuore"),
        Suit.SWORDS: ("picche", "picca"),
        Suit.CLUBS: ("fiori", "fiore"),
    },
}

LEADING = frozenset(
    (
        *("el", "la", "los", "las", "lo", "un", "una", "de", "del", "a", "al", "con"),
        *("le", "les", "l'", "l", "une", "d'", "du", "au", "avec"),
        *("il", "i", "gli", "un'", "di", "dell'", "dell", "della", "dei", "degli", "delle"),
        *("all'", "all", "alla", "ai", "agli", "da", "dal", "dall'", "dalla"),
        *("su", "sul", "sull'", "sulla", "col", "coll'"),
    )
)
"""Articles, prepositions and contractions that may stand before the name of a card."""

BETWEEN = frozenset(
    (
        *("de", "d'", "d", "di", "del", "la", "los", "las", "l'", "l"),
        *("du", "des", "dei", "delle", "degli", "dell'", "della", "-", ":"),
    )
)
"""What may stand between rank and suit."""

BEFORE_SUIT = LEADING | BETWEEN
"""What may stand before the name of a suit: "de oros", "a coppe", "les coupes"."""

CONJUNCTIONS = frozenset(("y", "e", "et", "ed", "&", "-"))
"""What may stand between two cards of a list, besides commas and semicolons."""


def _rank_words() -> dict[str, RankWord]:
    words = {
        name: RankWord(rank, None, ANY) for rank, names in RANK_NAMES.items() for name in names
    }
    for language, numerals in NUMERALS.items():
        for number, name in enumerate(numerals, 1):
            shifted = number if number in ITALIAN_NUMBERS else None
            words[name] = RankWord(SPANISH_NUMBERS[number], shifted, frozenset((language,)))
    del words[""]
    return words


def _suit_words() -> dict[str, SuitWord]:
    words = {sign: SuitWord(suit, ANY, True) for sign, suit in SUIT_SYMBOLS.items()}
    for french, decks in ((False, SPANISH_SUITS), (True, FRENCH_SUITS)):
        for language, suits in decks.items():
            for suit, names in suits.items():
                for name in names:
                    known = words[name].languages if name in words else ANY
                    words[name] = SuitWord(suit, known | {language}, french)
    return words


RANK_WORDS: dict[str, RankWord] = _rank_words()
SUIT_WORDS: dict[str, SuitWord] = _suit_words()
"""Names and symbols of the suits; the code letters are apart, as they may mean other things."""
