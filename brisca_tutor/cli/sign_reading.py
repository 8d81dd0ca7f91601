"""Which sign is meant: its number in the code of the table, or a word for what it says."""

from __future__ import annotations

from collections.abc import Sequence

from ..game.cards import Rank
from ..game.notation_words import LEADING, RANK_LETTERS, RANK_WORDS
from ..game.signs import Meaning

_OF_RANK: dict[Rank, Meaning] = {
    Rank.ACE: "ace",
    Rank.THREE: "three",
    Rank.KING: "king",
    Rank.KNIGHT: "knight",
    Rank.JACK: "jack",
}
_WORDS: dict[Meaning, tuple[str, ...]] = {
    "none": (
        *("nada", "ninguno", "ningun triunfo", "sin triunfo", "sin triunfos"),
        *("rien", "aucun", "aucun atout", "sans atout", "pas d'atout"),
        *("niente", "nessuna", "nessuna briscola", "senza briscola", "senza briscole"),
    ),
    "low": (
        *("triunfo pequeno", "pequeno", "triunfo sin puntos", "petit atout", "petit"),
        *("atout sans points", "briscolino", "briscola bassa", "briscola senza punti"),
    ),
    "brisca": ("brisca", "carico", "carta grande", "maitresse", "grosse carte"),
}
_OF_TRUMPS = frozenset(("triunfo", "triunfos", "d'", "atout", "atouts", "briscola", "briscole"))
_AND = ("y", "et", "e", "+")


def read_sign(folded: str, meanings: Sequence[Meaning]) -> Meaning | None:
    """The sign of this code that a folded text means, by number or by word; or None."""
    if folded.isascii() and folded.isdigit():
        number = int(folded[:4])
        return meanings[number - 1] if 1 <= number <= len(meanings) else None
    said = [word for word in folded.replace("'", "' ").split() if word not in LEADING]
    while said and said[-1] in _OF_TRUMPS:
        said.pop()
    for meaning, words in _WORDS.items():
        if folded in words or " ".join(said) in words or folded == meaning:
            return meaning
    said = [word for word in said if word not in _AND]
    ranks = [rank for word in said if (rank := _rank(word)) is not None]
    if len(ranks) == 2 and set(ranks) == {Rank.ACE, Rank.THREE}:
        return "ace_and_three"
    return _OF_RANK.get(ranks[0]) if ranks else None


def _rank(word: str) -> Rank | None:
    if word in RANK_WORDS:
        return RANK_WORDS[word].rank
    return RANK_LETTERS.get(word)
