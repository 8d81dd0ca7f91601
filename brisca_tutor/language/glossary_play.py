"""Glossary terms: play, partners and result."""

from __future__ import annotations

from .catalogue import mark
from .glossary_term import Term

PLAY_TERMS: tuple[Term, ...] = (
    Term(
        "to-lead",
        {
            "es": ("salir", "abrir"),
            "fr": ("entamer", "attaquer"),
            "it": ("uscire", "giocare per primo", "attaccare"),
        },
        mark("To play the first card of a trick."),
        ("L1", "L3"),
        mark("Spanish salir and Italian uscire are entamer in French, never sortir."),
    ),
    Term(
        "lead",
        {
            "es": ("la salida",),
            "fr": ("l'entame", "l'attaque"),
            "it": ("l'uscita", "la carta d'attacco"),
        },
        mark("The first card of a trick: it says which suit can win when no trump is played."),
        ("L1", "L3", "W2"),
    ),
    Term(
        "suit-led",
        {
            "es": ("el palo de salida", "el palo de la salida"),
            "fr": ("la couleur demandée", "la couleur d'entame", "la couleur entamée"),
            "it": ("il seme d'uscita", "il seme di uscita"),
        },
        mark("The suit of the first card of the trick; without trumps only this suit can win."),
        ("W2", "W3"),
    ),
    Term(
        "follow",
        {
            "es": ("asistir", "servir"),
            "fr": ("fournir", "servir"),
            "it": ("rispondere a seme", "rispondere"),
        },
        mark(
            "To play a card of the suit led. In brisca and briscola nobody is obliged"
            " to do so, a few tables apart."
        ),
        ("L2", "L4"),
        mark("French assister and Italian assistere are not used for this."),
    ),
    Term(
        "discard",
        {
            "es": ("tirar", "descartarse", "echar una blanca"),
            "fr": ("se défausser", "la défausse"),
            "it": ("scartare", "lo scarto"),
        },
        mark("To play a card that cannot win, usually of little worth."),
        ("L2",),
    ),
    Term(
        "beat",
        {
            "es": ("matar", "montar", "ganar (a una carta)"),
            "fr": ("prendre", "monter", "battre (une carte)"),
            "it": ("ammazzare", "superare", "battere", "mangiare"),
        },
        mark("To play a card that goes above the best one of the trick."),
        ("W1", "W2"),
    ),
    Term(
        "draw",
        {
            "es": ("robar", "el robo"),
            "fr": ("piocher", "tirer"),
            "it": ("pescare", "la pescata"),
        },
        mark("To take a card from the stock after a trick."),
        ("S1", "S2"),
        mark(
            "Spanish robar is not to steal here: say neither voler in French nor rubare in Italian."
        ),
    ),
    Term(
        "pile",
        {
            "es": ("el montón", "el montón de bazas"),
            "fr": ("la pile de plis", "la pile"),
            "it": ("il mazzetto", "il mazzetto delle prese"),
        },
        mark("The tricks that a player or a side has taken, face down in front of them."),
        ("T2", "H1"),
    ),
    Term(
        "duck",
        {
            "es": ("dejar pasar",),
            "fr": ("laisser filer", "laisser passer"),
            "it": ("andare liscio", "lisciare"),
        },
        mark("Not to take a trick although one could, with a card of no worth."),
        ("L2",),
    ),
    Term(
        "boss",
        {
            "es": ("la carta que manda", "la mayor", "mandar"),
            "fr": ("la carte maîtresse", "être maître"),
            "it": ("la carta franca",),
        },
        mark("The strongest card of a suit that is still in play."),
        ("V3",),
    ),
    Term(
        "drag",
        {
            "es": ("arrastrar", "el arrastre"),
            "fr": ("faire tomber les atouts",),
            "it": ("far cadere le briscole",),
        },
        mark(
            "To lead trumps so that the others spend theirs; in brisca nobody has to"
            " follow, so it works by halves."
        ),
        ("W1",),
        mark(
            "In guiñote and tute the arrastre is also the part of the hand without a"
            " stock, in which one must follow."
        ),
    ),
    Term(
        "load",
        {
            "es": ("cargar",),
            "fr": ("charger", "charger le pli"),
            "it": ("caricare", "mettere il carico"),
        },
        mark("To put a rich card on a trick that one's own side is winning."),
        ("T2",),
    ),
    Term(
        "strozzo",
        {
            "es": ("echar la brisca", "asegurar la brisca"),
            "fr": ("prendre de l'as ou du trois", "encaisser son as"),
            "it": ("lo strozzo", "strozzare", "la picchiata"),
        },
        mark("To take a trick with the ace or the three of the suit led, which are not trumps."),
        ("W2",),
    ),
    Term(
        "swap",
        {
            "es": ("cambiar", "el cambio", "cambiar la pinta", "el cambio del siete"),
            "fr": ("échanger", "l'échange"),
            "it": ("scambiare", "lo scambio"),
        },
        mark("To put the seven or the two of trumps in place of the face-up card and take it."),
        ("X1", "X2", "X3", "X4"),
    ),
    Term(
        "last-draw",
        {
            "es": ("la última de robo",),
            "fr": ("le dernier pli avec pioche", "le dernier pli pioché"),
            "it": ("la mano alla croce",),
        },
        mark(
            "The trick after which the face-up card is drawn: with two players whoever"
            " loses it gets that card."
        ),
        ("S2",),
    ),
    Term(
        "partner",
        {
            "es": ("el compañero", "la compañera", "la pareja (persona)"),
            "fr": ("le partenaire", "la partenaire"),
            "it": ("il compagno", "la compagna", "il socio", "la socia"),
        },
        mark("The player of one's own side."),
        ("T1", "T2"),
    ),
    Term(
        "opponent",
        {
            "es": ("el contrario", "la contraria", "el rival", "la rival"),
            "fr": ("l'adversaire", "les adversaires"),
            "it": ("l'avversario", "l'avversaria", "gli avversari"),
        },
        mark("A player of the other side."),
        ("T1",),
        mark(
            "In briscola chiamata the compari are the players against the caller, not his partners."
        ),
    ),
    Term(
        "team",
        {
            "es": ("la pareja", "el equipo", "el bando"),
            "fr": ("l'équipe", "la paire", "le camp"),
            "it": ("la coppia", "la squadra"),
        },
        mark("The players who win or lose together."),
        ("T1", "T4"),
    ),
    Term(
        "sign",
        {
            "es": ("la seña", "las señas"),
            "fr": ("le signe", "la mimique", "les signes"),
            "it": ("il segno", "il motto", "la segnata", "i segni"),
        },
        mark("A gesture that tells one's partner which cards one holds, where the rules allow it."),
        ("T3",),
        mark(
            "The same gesture changes its meaning: one raised shoulder is a three in"
            " one Spanish code, a jack or a knight in Italy."
        ),
    ),
    Term(
        "false-sign",
        {
            "es": ("la seña falsa",),
            "fr": ("le faux signe",),
            "it": ("la segnata falsa", "il segno falso"),
        },
        mark(
            "A sign that says what is not so, to deceive the opponents; at many tables"
            " it is forbidden."
        ),
        ("T3",),
    ),
    Term(
        "count",
        {
            "es": ("el recuento", "contar"),
            "fr": ("le décompte", "compter"),
            "it": ("il conteggio", "contare"),
        },
        mark(
            "Adding up the points of the piles at the end of the hand; together they"
            " must come to 120."
        ),
        ("H1",),
    ),
    Term(
        "last-trick-bonus",
        {
            "es": ("las diez de últimas",),
            "fr": ("le dix de der",),
            "it": ("i dieci dell'ultima presa",),
        },
        mark("Ten points for the last trick: usual in other games, a house rule in brisca."),
        ("H5",),
    ),
    Term(
        "tie",
        {
            "es": ("el empate", "empatar"),
            "fr": ("l'égalité", "la partie nulle"),
            "it": ("il pareggio", "la patta", "la parità"),
        },
        mark("The highest score is shared: between two sides, 60 points each."),
        ("H3", "H4"),
        mark("Spanish tablas is said in chess, not at cards."),
    ),
    Term(
        "capote",
        {
            "es": ("el capote", "dar capote"),
            "fr": ("le capot", "faire capot"),
            "it": ("il cappotto", "fare cappotto", "dare cappotto"),
        },
        mark("Taking all 120 points of a hand."),
        ("H6",),
        mark("In French one says le capot: capote is a coat, or worse."),
    ),
    Term(
        "stake",
        {
            "es": ("la apuesta",),
            "fr": ("la mise",),
            "it": ("la posta",),
        },
        mark("What is at stake in a hand; some tables double it after a tie."),
        ("M4",),
    ),
    Term(
        "house-rule",
        {
            "es": ("la regla casera", "la regla de la casa"),
            "fr": ("la règle maison",),
            "it": ("la regola della casa",),
        },
        mark("A rule that is agreed on at one table and unknown at others."),
        ("L4", "H5"),
    ),
)
