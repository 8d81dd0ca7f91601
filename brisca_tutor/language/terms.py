"""Noun phrases for cards, suits and ranks in each language and deck (rules P1, P2, P4).

Everything comes from tables: articles, contractions, elision, gender and plural are
written down or follow from the article, never guessed. A deck is ``spanish`` (coins, cups,
swords, clubs; knight) or ``french`` (diamonds, hearts, spades, clubs; queen).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..game.cards import Card, Rank, Suit

DECKS = ("spanish", "french")


class Phrase(NamedTuple):
    """A noun with the forms a sentence may ask for; in a slot ``with_`` is ``{card.with}``.

    A form with a capital asks for a capital first letter: ``{card.The}``.
    """

    bare: str
    the: str
    of: str
    to: str
    with_: str
    a: str
    feminine: bool = False

    @property
    def The(self) -> str:
        """``the`` at the start of a sentence."""
        return capital(self.the)

    @property
    def A(self) -> str:
        """``a`` at the start of a sentence."""
        return capital(self.a)

    def form(self, name: str) -> str:
        """The form of that name as written in a slot.

        Raises:
            KeyError: there is no such form.
        """
        return _form(self._asdict(), name)

    def __str__(self) -> str:
        return self.bare


class RankPhrase(NamedTuple):
    """A rank alone, in one (as in `Phrase`) and in many: aces, the aces."""

    bare: str
    the: str
    of: str
    to: str
    with_: str
    a: str
    feminine: bool
    many: str
    the_many: str

    def form(self, name: str) -> str:
        """The form of that name as written in a slot; KeyError if there is none."""
        return _form(self._asdict(), name)

    def __str__(self) -> str:
        return self.bare


class SuitPhrase(NamedTuple):
    """A suit: ``name`` (oros), ``of`` (de oros), ``the`` (los oros)."""

    name: str
    of: str
    the: str

    @property
    def Name(self) -> str:
        """``name`` at the start of a line."""
        return capital(self.name)

    def form(self, name: str) -> str:
        """The form of that name as written in a slot; KeyError if there is none."""
        return _form(self._asdict(), name)

    def __str__(self) -> str:
        return self.name


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _form(forms: dict[str, object], name: str) -> str:
    key = name[:1].lower() + name[1:]
    value = forms["with_" if key == "with" else key]
    if not isinstance(value, str):
        raise KeyError(name)
    return value if key == name else capital(value)


# Article of the noun -> of + article, to + article, with + article, a, the in the plural.
_ARTICLES: dict[str, dict[str, tuple[str, str, str, str, str]]] = {
    "es": {
        "el ": ("del ", "al ", "con el ", "un ", "los "),
        "la ": ("de la ", "a la ", "con la ", "una ", "las "),
    },
    "fr": {
        "le ": ("du ", "au ", "avec le ", "un ", "les "),
        "l'": ("de l'", "à l'", "avec l'", "un ", "les "),
        "la ": ("de la ", "à la ", "avec la ", "une ", "les "),
    },
    "it": {
        "il ": ("del ", "al ", "con il ", "un ", "i "),
        "l'": ("dell'", "all'", "con l'", "un ", "gli "),
        "la ": ("della ", "alla ", "con la ", "una ", "le "),
    },
}

# Rank -> article, noun, plural. Feminine exactly where the article is "la".
_RANKS: dict[str, dict[Rank, tuple[str, str, str]]] = {
    "es": {
        Rank.ACE: ("el ", "as", "ases"),
        Rank.TWO: ("el ", "dos", "doses"),
        Rank.THREE: ("el ", "tres", "treses"),
        Rank.FOUR: ("el ", "cuatro", "cuatros"),
        Rank.FIVE: ("el ", "cinco", "cincos"),
        Rank.SIX: ("el ", "seis", "seises"),
        Rank.SEVEN: ("el ", "siete", "sietes"),
        Rank.EIGHT: ("el ", "ocho", "ochos"),
        Rank.NINE: ("el ", "nueve", "nueves"),
        Rank.JACK: ("la ", "sota", "sotas"),
        Rank.KNIGHT: ("el ", "caballo", "caballos"),
        Rank.KING: ("el ", "rey", "reyes"),
    },
    "fr": {
        Rank.ACE: ("l'", "as", "as"),
        Rank.TWO: ("le ", "deux", "deux"),
        Rank.THREE: ("le ", "trois", "trois"),
        Rank.FOUR: ("le ", "quatre", "quatre"),
        Rank.FIVE: ("le ", "cinq", "cinq"),
        Rank.SIX: ("le ", "six", "six"),
        Rank.SEVEN: ("le ", "sept", "sept"),
        Rank.EIGHT: ("le ", "huit", "huit"),
        Rank.NINE: ("le ", "neuf", "neuf"),
        Rank.JACK: ("le ", "valet", "valets"),
        Rank.KNIGHT: ("le ", "cavalier", "cavaliers"),
        Rank.KING: ("le ", "roi", "rois"),
    },
    "it": {
        Rank.ACE: ("l'", "asso", "assi"),
        Rank.TWO: ("il ", "due", "due"),
        Rank.THREE: ("il ", "tre", "tre"),
        Rank.FOUR: ("il ", "quattro", "quattro"),
        Rank.FIVE: ("il ", "cinque", "cinque"),
        Rank.SIX: ("il ", "sei", "sei"),
        Rank.SEVEN: ("il ", "sette", "sette"),
        Rank.EIGHT: ("l'", "otto", "otto"),
        Rank.NINE: ("il ", "nove", "nove"),
        Rank.JACK: ("il ", "fante", "fanti"),
        Rank.KNIGHT: ("il ", "cavallo", "cavalli"),
        Rank.KING: ("il ", "re", "re"),
    },
}

_FRENCH_RANKS: dict[str, dict[Rank, tuple[str, str, str]]] = {
    "es": {Rank.JACK: ("la ", "jota", "jotas"), Rank.KNIGHT: ("la ", "dama", "damas")},
    "fr": {Rank.KNIGHT: ("la ", "dame", "dames")},
    "it": {Rank.KNIGHT: ("la ", "donna", "donne")},
}

# Suit -> name, of + name, article + name.
_SUITS: dict[tuple[str, str], dict[Suit, tuple[str, str, str]]] = {
    ("es", "spanish"): {
        Suit.COINS: ("oros", "de oros", "los oros"),
        Suit.CUPS: ("copas", "de copas", "las copas"),
        Suit.SWORDS: ("espadas", "de espadas", "las espadas"),
        Suit.CLUBS: ("bastos", "de bastos", "los bastos"),
    },
    ("es", "french"): {
        Suit.COINS: ("diamantes", "de diamantes", "los diamantes"),
        Suit.CUPS: ("corazones", "de corazones", "los corazones"),
        Suit.SWORDS: ("picas", "de picas", "las picas"),
        Suit.CLUBS: ("tréboles", "de tréboles", "los tréboles"),
    },
    ("fr", "spanish"): {
        Suit.COINS: ("deniers", "de deniers", "les deniers"),
        Suit.CUPS: ("coupes", "de coupes", "les coupes"),
        Suit.SWORDS: ("épées", "d'épées", "les épées"),
        Suit.CLUBS: ("bâtons", "de bâtons", "les bâtons"),
    },
    ("fr", "french"): {
        Suit.COINS: ("carreau", "de carreau", "le carreau"),
        Suit.CUPS: ("coeur", "de coeur", "le coeur"),
        Suit.SWORDS: ("pique", "de pique", "le pique"),
        Suit.CLUBS: ("trèfle", "de trèfle", "le trèfle"),
    },
    ("it", "spanish"): {
        Suit.COINS: ("denari", "di denari", "i denari"),
        Suit.CUPS: ("coppe", "di coppe", "le coppe"),
        Suit.SWORDS: ("spade", "di spade", "le spade"),
        Suit.CLUBS: ("bastoni", "di bastoni", "i bastoni"),
    },
    ("it", "french"): {
        Suit.COINS: ("quadri", "di quadri", "i quadri"),
        Suit.CUPS: ("cuori", "di cuori", "i cuori"),
        Suit.SWORDS: ("picche", "di picche", "le picche"),
        Suit.CLUBS: ("fiori", "di fiori", "i fiori"),
    },
}


@cache
def card_phrase(lang: str, deck: str, card: Card) -> Phrase:
    """The noun phrase of a card: el siete de oros, le sept de deniers, il sette di denari."""
    rank = rank_phrase(lang, deck, card.rank)
    tail = " " + _SUITS[lang, deck][card.suit][1]
    bare, the, of, to, with_, a = (part + tail for part in rank[:6])
    return Phrase(bare, the, of, to, with_, a, rank.feminine)


@cache
def rank_phrase(lang: str, deck: str, rank: Rank) -> RankPhrase:
    """The noun phrase of a rank: el siete, los sietes."""
    found = _FRENCH_RANKS[lang].get(rank) if deck == "french" else None
    article, noun, many = found or _RANKS[lang][rank]
    of, to, with_, a, plural = _ARTICLES[lang][article]
    return RankPhrase(
        noun,
        article + noun,
        of + noun,
        to + noun,
        with_ + noun,
        a + noun,
        article == "la ",
        many,
        plural + many,
    )


@cache
def suit_phrase(lang: str, deck: str, suit: Suit) -> SuitPhrase:
    """The noun phrase of a suit: oros, de oros, los oros."""
    return SuitPhrase(*_SUITS[lang, deck][suit])
