"""From what was typed to the answer of a question: numbers, names and cards all serve."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..game import notation
from ..game.cards import Card
from ..game.errors import Problem
from ..language.catalogue import Speech
from ..language.names import seat_phrase
from ..session.answers import Answer
from ..session.questions import SIGNED, Option, Question
from .screens import special
from .screens.question import option_text
from .screens.special import SUITS

ME = ("me", "yo", "tu", "moi", "je", "vous", "io")
NOTHING = ("ninguna", "ninguno", "nada", "aucune", "aucun", "rien", "nessuna", "nessuno", "niente")
ALL = ("todas", "todos", "todo", "toutes", "tous", "tout", "tutte", "tutti", "tutto")
ARTICLES = r"(?:(?:el|la|los|las|le|les|il|lo|i|gli) |l')?"
UNITS = (
    *("punto", "puntos", "punti", "point", "points", "carta", "cartas", "carte", "cartes"),
    *("baza", "bazas", "presa", "prese", "pli", "plis"),
)
AND = ("y", "e", "et", "ed")


def understood(
    speech: Speech, question: Question, text: str, left: Sequence[Option], pack: int = 40
) -> Answer | None:
    """The answer that this text means, or None when it means none of the possible ones.

    Numbers are those of the options on the screen, counted over all options from 1.
    """
    if question.kind == "number":
        return _number(text, signed=question.asks in SIGNED)
    if question.pick_all:
        return _several(speech, question, text, pack)
    worded = {one.id: one for one in question.options}  # those of ``left`` are not translated
    found = _one(speech, question, text, [worded.get(one.id, one) for one in left], pack)
    return found.id if found else None


def _number(text: str, *, signed: bool) -> int | None:
    """A whole number; one that is ``signed`` may have a plus or a minus before it."""
    folded = notation.fold(text).replace("\u2212", "-")
    if signed:
        folded = re.sub(r"^([+-]) (?=\d)", r"\1", folded)
    words = [word for word in folded.split() if word not in UNITS]
    pattern = r"[+-]?\d{1,4}" if signed else r"\d{1,4}"
    if len(words) == 1 and re.fullmatch(pattern, words[0], re.ASCII):
        return int(words[0])
    return None


def _one(
    speech: Speech, question: Question, text: str, left: Sequence[Option], pack: int
) -> Option | None:
    folded = notation.fold(text).rstrip(".")
    if re.fullmatch(r"\d{1,3}", folded, re.ASCII):
        place = int(folded)
        by_name = [one for one in left if one.seat == folded]
        if by_name:
            return by_name[0]
        return question.options[place - 1] if 1 <= place <= len(question.options) else None
    for one in left:
        if folded in _names(speech, question, one):
            return one
    card = _card(speech, text, [one.card for one in left if one.card], pack)
    if card is not None:
        return next((one for one in left if one.card is card), None)
    return _begun(speech, question, folded, left)


def _begun(
    speech: Speech, question: Question, folded: str, left: Sequence[Option]
) -> Option | None:
    """The only option that begins with these words: "yes" of "Yes, I may", the only king.

    An article before them may be left out.
    """
    if len(folded) < 2:
        return None
    start = re.compile(rf"{ARTICLES}{re.escape(folded)}\b")
    found = [
        one
        for one in left
        if not one.seat and any(start.match(name) for name in _names(speech, question, one))
    ]
    return found[0] if len(found) == 1 else None


def _named(speech: Speech, question: Question, folded: str) -> Answer | None:
    """Options by name, parted by commas or "and": suits, or what can be called in an auction."""
    if question.asks not in (*SUITS, "calls"):
        return None
    parts = [part.strip(" .") for part in re.split(r"[,;]| (?:y|e|et|ed) ", f"{folded} ")]
    names = {one.id: _names(speech, question, one) for one in question.options}
    found = []
    for part in filter(None, parts):
        whole = [id for id, texts in names.items() if part in texts]
        words = [id for word in part.split() for id, texts in names.items() if word in texts]
        if not whole and len(words) < len(part.split()):
            return None
        found += whole or words
    return tuple(dict.fromkeys(found)) or None


def _names(speech: Speech, question: Question, option: Option) -> set[str]:
    names = {notation.fold(option_text(speech, question, option)).rstrip(".")}
    if option.seat:
        phrase = seat_phrase(speech, option.seat)
        names |= {notation.fold(one) for one in (option.seat, phrase.name, phrase.label)}
        if option.seat == "me":
            names |= set(ME)
    if option.card:
        names.add(notation.fold(speech.card(option.card).the))
    if question.case is not None or question.asks == "shown":
        names |= {notation.fold(one) for one in special.names(speech, question, option)}
    return names


def _card(speech: Speech, text: str, hand: Sequence[Card], pack: int) -> Card | None:
    if not hand:
        return None
    try:
        return notation.read_card(text, speech.lang, speech.deck, pack, hand)
    except Problem:
        return None


def _several(speech: Speech, question: Question, text: str, pack: int) -> Answer | None:
    folded = notation.fold(text)
    if folded in NOTHING or folded == "0":
        return ()
    if folded in ALL:
        return tuple(one.id for one in question.options)
    words = re.split(r"[\s,;]+", folded.strip(" .,;"))
    words = [word for word in words if word not in AND] or words
    if all(re.fullmatch(r"\d{1,3}", word, re.ASCII) for word in words):
        places = [int(word) for word in words]
        if all(1 <= place <= len(question.options) for place in places):
            return tuple(dict.fromkeys(question.options[place - 1].id for place in places))
        if question.asks != "calls":
            return None
    hand = [one.card for one in question.options if one.card]
    if not hand:
        return _named(speech, question, folded)
    try:
        cards = notation.read_cards(text, speech.lang, speech.deck, pack, hand)
    except Problem:
        return None
    by_card = {one.card: one.id for one in question.options}
    if any(card not in by_card for card in cards):
        return None
    return tuple(dict.fromkeys(by_card[card] for card in cards))
