"""Where each mistake of the five rule sheets is put right: in a rule, a lesson, a puzzle, a word.

Usage: python scripts/sheet_errors.py      writes docs/errors.md

A test holds the page to this table, and the table to the course: a rule, step, puzzle or word
that does not exist fails it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor import shipped
from brisca_tutor.content.library import Library
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.glossary import lookup
from brisca_tutor.language.rules_text import RULE_IDS
from brisca_tutor.session.lessons import LessonRun

PAGE = ROOT / "docs" / "errors.md"


class Mistake(NamedTuple):
    """A mistake of a rule sheet.

    Attributes:
        sheets: the rule sets named after the sheets that make it.
        says: what they say.
        right: what is right.
        rules: ids of the rules that say so.
        places: lesson steps (``lesson/step``) and puzzles that ask about it.
        words: Spanish words whose glossary entry puts it right.
    """

    sheets: str
    says: str
    right: str
    rules: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


MISTAKES: dict[str, Mistake] = {
    "E1": Mistake(
        "iberica",
        "27, 30 or 28 face-down cards are left with 2, 3 or 4 players.",
        "33 with two, 26 or 29 with three (36 or 39 cards), 27 with four.",
        ("D4",),
        ("errores-reparto/mazo-de-dos", "errores-reparto/el-28"),
    ),
    "E2": Mistake(
        "iberica, reglas, mixta",
        "Three play with 40 cards.",
        "40 does not divide by three: twos go out, one or all four.",
        ("P3",),
        ("tres-jugadores/cuarenta-entre-tres", "baraja/baraja-de-tres"),
    ),
    "E3": Mistake(
        "iberica",
        "Six play with 40 cards.",
        "40 does not divide by six: 48 cards in Spain, 36 in Italy.",
        ("P3", "T4"),
        ("errores-reparto/seis-con-cuarenta", "cinco-y-seis/cartas-de-seis"),
    ),
    "E4": Mistake(
        "reglas",
        "In its example the jack wins unless swords are trumps.",
        "With cups as trumps the king wins.",
        ("W1", "W2"),
        ("errores-bazas/el-ejemplo-de-la-hoja", "T-1001", "T-1002", "T-1004", "T-1005"),
    ),
    "E5": Mistake(
        "reglas",
        "There the three wins as the highest card of its suit.",
        "It wins as the only trump: the ace is above it.",
        ("W1", "V3"),
        ("errores-bazas/la-mas-alta", "T-1003", "T-1008"),
    ),
    "E6": Mistake(
        "reglas",
        "The player on the dealer's right leads, and play goes clockwise.",
        "Then the dealer would play second: whoever sits on the right leads, and play goes right.",
        ("D5", "L1"),
        ("errores-reparto/derecha-y-agujas", "reglas-discutidas/hacia-donde"),
    ),
    "E7": Mistake(
        "mixta",
        "Without a trump the highest card wins.",
        "The highest of the suit led wins: a card of another suit never does.",
        ("W2", "W3"),
        ("errores-bazas/la-carta-mas-alta", "T-1006"),
    ),
    "E8": Mistake(
        "mixta",
        "The seven takes jack, knight, king or three.",
        "It takes the ace too.",
        ("X1",),
        ("errores-bazas/falta-una-carta", "mixta/la-carta-olvidada"),
    ),
    "E9": Mistake(
        "ludoteka",
        "A two may be swapped.",
        "Only the two of trumps.",
        ("X2",),
        ("errores-bazas/un-dos-cualquiera",),
    ),
    "E10": Mistake(
        "ludoteka",
        "The twos go out with three players, yet the two may be swapped.",
        "In a pack without twos only the seven swaps.",
        ("X2",),
        ("errores-bazas/un-dos-cualquiera",),
    ),
    "E11": Mistake(
        "ludoteka",
        "No swap in the last three tricks.",
        "By then the card has been drawn: the last chance comes before the last draw.",
        ("X4",),
        ("errores-bazas/prohibido-al-final",),
    ),
    "E12": Mistake(
        "ludoteka",
        "The face-up card lies on top of the stock.",
        "It lies under it, or it could not be drawn last.",
        ("D4", "S2"),
        ("errores-reparto/pinta-encima",),
    ),
    "E13": Mistake(
        "ludoteka",
        "There is a pack of 48, whose eights and nines have no rank; twos go out with three.",
        "The nine and the eight come below the jack, and 48 divides by three as it is.",
        ("V3", "P3"),
        (
            "errores-reparto/tres-con-cuarenta-y-ocho",
            "cinco-y-seis/el-ocho-y-el-nueve",
            "T-1010",
        ),
    ),
    "E14": Mistake(
        "iberica",
        "Nobody knows trumps until the first one is played.",
        "Nobody could tell that it was: it takes a referee, which the program is.",
        ("C2",),
        ("errores-cuentas/triunfo-desconocido", "cubierta/el-arbitro"),
    ),
    "E15": Mistake(
        "iberica",
        "More than 60 points win with any number of players.",
        "With three alone the most points win, which are often fewer.",
        ("H4",),
        ("errores-cuentas/sesenta-y-uno-entre-tres", "tres-jugadores/sin-llegar-a-61"),
    ),
    "E16": Mistake(
        "reglas",
        "61 points win with three players too.",
        "With three alone the most points win, which are often fewer.",
        ("H4",),
        ("errores-cuentas/sesenta-y-uno-entre-tres", "tres-jugadores/sin-llegar-a-61"),
    ),
    "E17": Mistake(
        "iberica",
        "The face-up card is one that your opponent will have.",
        "Whoever draws last gets it: with two, the loser of the last trick before a draw.",
        ("S2",),
        ("errores-cuentas/la-pinta-del-rival", "ultima-con-robo/quieres-la-pinta"),
    ),
    "E18": Mistake(
        "iberica",
        "Chiamata is played in the Spanish regions that border on Italy.",
        "Spain and Italy have no border: it is an Italian game.",
        (),
        ("errores-cuentas/la-frontera", "chiamata/de-donde-es"),
    ),
    "E19": Mistake(
        "iberica",
        "Whoever rests is paid if their team wins, and five may become six.",
        "Whoever rests has no team and scores nothing.",
        ("T5",),
        (
            "errores-reparto/el-que-descansa",
            "rotacion/descansar-no-se-paga",
            "rotacion/la-cuenta-de-ana",
            "rotacion/cinco-no-son-seis",
        ),
    ),
    "E20": Mistake(
        "iberica",
        "Keep high trumps to take aces; a two or a four is usually enough.",
        "The smallest trump that wins is enough; high ones are for other trumps.",
        ("W4",),
        ("errores-cuentas/triunfos-altos", "matar-las-briscas/el-mas-pequeno"),
    ),
    "E21": Mistake(
        "iberica",
        "Ace, three, king, jack, in a row of cards that skips one.",
        "Between the king and the jack comes the knight.",
        ("V3", "P2"),
        ("baraja/sota-y-caballo", "baraja/el-doce"),
    ),
    "E22": Mistake(
        "iberica",
        "Brisca means the trump suit.",
        "Briscas are aces and threes of the other suits; briscola is Italian for trumps.",
        (),
        ("errores-cuentas/que-es-una-brisca",),
        ("brisca",),
    ),
    "E23": Mistake(
        "cardgames",
        "The strongest computer player can always deduce your last three cards.",
        "With two players only; with more it does not know who holds which.",
        (),
        ("contar-el-final/las-tres-que-no-ves", "contar-el-final/y-entre-tres"),
    ),
    "E24": Mistake(
        "cardgames",
        "Never take a trick that your side is winning.",
        "It can be right: against an opponent still to play, for the lead, for the last draw.",
        (),
        ("no-pisar-al-companero/nunca-es-mucho", "no-pisar-al-companero/proteger"),
    ),
    "E25": Mistake(
        "cardgames",
        "To lead a card without points costs nothing.",
        "An ace or three of that suit can take the trick safely.",
        (),
        ("salir-bajo/no-es-gratis",),
    ),
    "E26": Mistake(
        "cardgames",
        "You always play one of three cards.",
        "In the last two tricks there are two and one.",
        ("S3",),
        ("errores-bazas/siempre-tres",),
    ),
    "E27": Mistake(
        "mixta",
        "One word means trick and hand; the winner may draw.",
        "Drawing is compulsory, and trick, hand and match are three things.",
        ("S1",),
        ("errores-reparto/puede-robar",),
        ("baza", "mano", "partida"),
    ),
    "E28": Mistake(
        "mixta",
        "Swap and tie are chosen apart, yet all but one choice are called briscola.",
        "Two switches give four ways of playing.",
        ("X1", "H3"),
        ("errores-cuentas/dos-interruptores", "mixta/ponle-nombre"),
    ),
    "E29": Mistake(
        "iberica",
        "101 points win rather than 60.",
        "One is counted over several hands, the other in each.",
        ("M5",),
        ("rematada/dos-metas",),
    ),
    "E30": Mistake(
        "reglas",
        "The last trick may be worth 10, and the total is no longer 120.",
        "It is 130: 66 win, and 65 each is a tie.",
        ("H5", "H2", "H3"),
        (
            "reglas-discutidas/diez-de-ultimas",
            "las-diez-de-ultimas/la-meta",
            "las-diez-de-ultimas/el-empate",
        ),
    ),
    "E31": Mistake(
        "ludoteka, cardgames, mixta",
        "The card of the highest value takes the trick.",
        "The strongest does: 7, 6, 5, 4 and 2 are worth nothing and yet beat each other.",
        ("V4", "W2"),
        ("errores-bazas/el-valor", "T-1007"),
    ),
}
"""The mistakes of the five sheets, in the order in which they were found."""


def missing() -> list[str]:
    """What the table names and the course, the rules or the glossary do not have."""
    library = Library(shipped.lessons())
    known = {puzzle.id for puzzle in library.puzzles()}
    for lesson in library.lessons():
        known |= {f"{lesson.id}/{page.id}" for page in LessonRun.start(lesson).pages}
    speech, found = Speech("es"), []
    for number, one in MISTAKES.items():
        found += [f"{number}: no rule {rule}" for rule in one.rules if rule not in RULE_IDS]
        found += [f"{number}: no {place}" for place in one.places if place not in known]
        found += [f"{number}: no word {w}" for w in one.words if not lookup(speech, w).entries]
        if not one.places:
            found.append(f"{number}: no lesson and no puzzle")
    return found


def page() -> str:
    """The page as it stands in docs."""
    lines = [
        "# Mistakes of the rule sheets",
        "",
        "Written by `scripts/sheet_errors.py`; a test holds it to the course. Five published rule",
        "sheets, whose games are the rule sets `ludoteka`, `reglas`, `cardgames`, `iberica` and",
        "`mixta`, say things that are wrong. This is where each of them is put right.",
        "",
        "| No. | Sheet | It says | Right is | `brisca rules` | Lesson step or puzzle | Word |",
        "|" + "---|" * 7,
    ]
    for number, one in MISTAKES.items():
        cells = (
            number,
            one.sheets,
            one.says,
            one.right,
            ", ".join(one.rules) or "-",
            ", ".join(one.places),
            ", ".join(one.words) or "-",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def main() -> int:
    """Write the page; 1 if the table names something that does not exist."""
    PAGE.write_text(page(), encoding="utf-8")
    wrong = missing()
    for one in wrong:
        print(one)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
