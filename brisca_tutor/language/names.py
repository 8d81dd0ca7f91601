"""What the seats of a hand are called: the learner, people, numbered players, lesson words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .catalogue import Speech
from .terms import capital

_PLACES = ("me", "rival", "partner", "left", "right")
"""Words of lessons for where somebody sits, said from the seat of the learner."""

_WORDS: dict[str, dict[str, tuple[str, str, str, str]]] = {
    "es": {
        "me": ("tú", "de ti", "a ti", "contigo"),
        "rival": ("el rival", "del rival", "al rival", "con el rival"),
        "partner": ("tu compañero", "de tu compañero", "a tu compañero", "con tu compañero"),
        "left": (
            "el jugador de la izquierda",
            "del jugador de la izquierda",
            "al jugador de la izquierda",
            "con el jugador de la izquierda",
        ),
        "right": (
            "el jugador de la derecha",
            "del jugador de la derecha",
            "al jugador de la derecha",
            "con el jugador de la derecha",
        ),
        "number": ("el jugador {}", "del jugador {}", "al jugador {}", "con el jugador {}"),
        "team": ("tu equipo", "de tu equipo", "a tu equipo", "con tu equipo"),
    },
    "fr": {
        "me": ("vous", "de vous", "à vous", "avec vous"),
        "rival": ("l'adversaire", "de l'adversaire", "à l'adversaire", "avec l'adversaire"),
        "partner": (
            "votre partenaire",
            "de votre partenaire",
            "à votre partenaire",
            "avec votre partenaire",
        ),
        "left": (
            "le joueur de gauche",
            "du joueur de gauche",
            "au joueur de gauche",
            "avec le joueur de gauche",
        ),
        "right": (
            "le joueur de droite",
            "du joueur de droite",
            "au joueur de droite",
            "avec le joueur de droite",
        ),
        "number": ("le joueur {}", "du joueur {}", "au joueur {}", "avec le joueur {}"),
        "team": ("votre équipe", "de votre équipe", "à votre équipe", "avec votre équipe"),
    },
    "it": {
        "me": ("tu", "di te", "a te", "con te"),
        "rival": ("l'avversario", "dell'avversario", "all'avversario", "con l'avversario"),
        "partner": (
            "il tuo compagno",
            "del tuo compagno",
            "al tuo compagno",
            "con il tuo compagno",
        ),
        "left": (
            "il giocatore di sinistra",
            "del giocatore di sinistra",
            "al giocatore di sinistra",
            "con il giocatore di sinistra",
        ),
        "right": (
            "il giocatore di destra",
            "del giocatore di destra",
            "al giocatore di destra",
            "con il giocatore di destra",
        ),
        "number": ("il giocatore {}", "del giocatore {}", "al giocatore {}", "con il giocatore {}"),
        "team": ("la tua squadra", "della tua squadra", "alla tua squadra", "con la tua squadra"),
    },
}

_LABELS: dict[str, dict[str, str]] = {
    "es": {
        "me": "Tú",
        "rival": "Rival",
        "partner": "Compañero",
        "left": "Izquierda",
        "right": "Derecha",
        "number": "Jugador {}",
        "team": "Tu equipo",
    },
    "fr": {
        "me": "Vous",
        "rival": "Adversaire",
        "partner": "Partenaire",
        "left": "Gauche",
        "right": "Droite",
        "number": "Joueur {}",
        "team": "Votre équipe",
    },
    "it": {
        "me": "Tu",
        "rival": "Avversario",
        "partner": "Compagno",
        "left": "Sinistra",
        "right": "Destra",
        "number": "Giocatore {}",
        "team": "La tua squadra",
    },
}


class SeatPhrase(NamedTuple):
    """Who sits somewhere: ``name`` within a sentence, ``Name`` at its start, and its cases.

    ``label`` is the short form for tables; ``me`` says that it is the learner alone, who is
    spoken to in another sentence; ``several`` asks for a verb in the plural. The learner's team is
    "your team", in the singular.
    """

    name: str
    Name: str
    of: str
    to: str
    with_: str
    label: str
    me: bool = False
    several: bool = False

    def with_count(self, count: int) -> str:
        """The short form and a number; a number in the name itself is kept apart from it."""
        return f"{self.label} ({count})" if self.label[-1:].isdigit() else f"{self.label} {count}"

    def form(self, name: str) -> str:
        """The form of that name as written in a slot.

        Raises:
            KeyError: there is no such form.
        """
        forms = {"name": self.name, "Name": self.Name, "of": self.of, "to": self.to}
        return self.with_ if name == "with" else forms[name]

    def __str__(self) -> str:
        return self.name


class Names:
    """The names of all seats of a hand, by seat index.

    Args:
        speech: the language.
        names: as written in a record or lesson: a person's name, a number ("2" is player 2),
            or one of the lesson words me, rival, partner, left, right.
        me: index of the learner's seat; found by itself where a seat is called ``me``. Where
            another is called so, the lesson words are said from that seat and are numbers here.
    """

    def __init__(self, speech: Speech, names: Sequence[str], me: int | None = None) -> None:
        if me is None and "me" in names:
            me = list(names).index("me")
        elif me is not None and "me" in names and names[me] != "me":
            names = [str(at) if name in _PLACES else name for at, name in enumerate(names, 1)]
        self.me = me
        self.speech = speech
        self.phrases = tuple(
            seat_phrase(speech, "me" if seat == me else name) for seat, name in enumerate(names)
        )

    def __getitem__(self, seat: int) -> SeatPhrase:
        """The phrase of one seat."""
        return self.phrases[seat]

    def __len__(self) -> int:
        """How many seats there are."""
        return len(self.phrases)

    def side(self, seats: Sequence[int]) -> SeatPhrase:
        """The phrase of the seats that play together; one seat alone is itself."""
        if len(seats) == 1:
            return self.phrases[seats[0]]
        if self.me in seats:
            return _worded(self.speech, "team", "")
        parts = [self.phrases[seat] for seat in seats]
        join = self.speech.list_and
        return SeatPhrase(
            join(part.name for part in parts),
            join([parts[0].Name, *(part.name for part in parts[1:])]),
            join(part.of for part in parts),
            join(part.to for part in parts),
            join(part.with_ for part in parts),
            " + ".join(part.label for part in parts),
            several=True,
        )


def seat_phrase(speech: Speech, name: str) -> SeatPhrase:
    """The phrase of one seat name on its own; see `Names`."""
    lang = speech.lang
    if name in _PLACES:
        return _worded(speech, name, "", me=name == "me")
    if name.isascii() and name.isdigit():
        return _worded(speech, "number", name)
    return SeatPhrase(name, name, _of(lang, name), _to(lang, name), _with(lang, name), name)


def _worded(speech: Speech, word: str, number: str, *, me: bool = False) -> SeatPhrase:
    name, of, to, with_ = (text.replace("{}", number) for text in _WORDS[speech.lang][word])
    label = _LABELS[speech.lang][word].replace("{}", number)
    return SeatPhrase(name, capital(name), of, to, with_, label, me)


def _of(lang: str, name: str) -> str:
    if lang == "es":
        return _contracted("de", "del", name)
    if lang == "it":
        return f"di {name}"
    return f"d'{name}" if _elides(name) else f"de {name}"


def _to(lang: str, name: str) -> str:
    if lang == "es":
        return _contracted("a", "al", name)
    if lang == "it":
        return f"ad {name}" if name[:1] in "Aa" else f"a {name}"
    return f"à {name}"


def _with(lang: str, name: str) -> str:
    return f"{ {'es': 'con', 'fr': 'avec', 'it': 'con'}[lang] } {name}"


def _contracted(word: str, joined: str, name: str) -> str:
    return f"{joined} {name[3:]}" if name.startswith("el ") else f"{word} {name}"


def _elides(name: str) -> bool:
    """Whether French elides before this name: a vowel, a mute h, or y before a consonant."""
    first, second = name[:1].casefold(), name[1:2].casefold()
    vowels = "aàâäeéèêëiîïoôöuùûü"
    return bool(first) and (
        first in vowels
        or (first == "h" and second in vowels)
        or (first == "y" and second not in vowels)
    )
