"""Glossary terms: trumps, deal, seats and units of play."""

from __future__ import annotations

from .catalogue import mark
from .glossary_term import Term

HAND_TERMS: tuple[Term, ...] = (
    Term(
        "trump",
        {
            "es": ("el triunfo", "los triunfos", "el palo de triunfo", "lo que pinta"),
            "fr": ("l'atout", "les atouts", "la couleur d'atout"),
            "it": ("la briscola", "le briscole", "il seme di briscola", "l'atout"),
        },
        mark("The suit that beats the other three during the hand, and each card of that suit."),
        ("D4", "W1", "W4"),
        mark(
            "Italian briscola is the trump; Spanish brisca is not: it is an ace or a"
            " three of another suit."
        ),
    ),
    Term(
        "face-up",
        {
            "es": ("la pinta", "la muestra", "la carta vuelta", "la vida (Puerto Rico)"),
            "fr": ("la retourne", "la carte retournée"),
            "it": ("la carta scoperta", "la briscola in tavola", "la carta di briscola"),
        },
        mark(
            "The card turned up after the deal: it makes its suit trumps, lies under"
            " the stock and is drawn last."
        ),
        ("D4", "S2", "X1"),
        mark("In Chile pinta means any suit."),
    ),
    Term(
        "low-trump",
        {
            "es": ("el triunfo pequeño", "el soplito (Cuba)"),
            "fr": ("le petit atout",),
            "it": ("il briscolino", "il taglino", "la scartina di briscola"),
        },
        mark(
            "A trump without points: little to lose, and yet it beats any card of the other suits."
        ),
        ("W4",),
    ),
    Term(
        "high-trump",
        {
            "es": ("el triunfo grande", "el triunfo gordo"),
            "fr": ("le gros atout",),
            "it": ("il briscolone",),
        },
        mark("The ace or the three of trumps: strong and rich at once."),
        ("W1", "V1"),
        mark("In Italy briscolone is also a game of its own, with five cards and no trumps."),
    ),
    Term(
        "strength",
        {
            "es": ("la fuerza",),
            "fr": ("la force",),
            "it": ("la forza",),
        },
        mark(
            "The rank of a card within its suit: it decides who takes the trick. It is"
            " not its points."
        ),
        ("V3", "V4"),
    ),
    Term(
        "points",
        {
            "es": ("los puntos", "el punto", "los tantos", "el tanto"),
            "fr": ("les points", "le point"),
            "it": ("i punti", "il punto"),
        },
        mark("What a card is worth when counting; all the cards together are worth 120."),
        ("V1", "V2", "V4"),
    ),
    Term(
        "game-point",
        {
            "es": ("el punto de partida", "los puntos de partida"),
            "fr": ("le point de partie", "les points de partie"),
            "it": ("il punto partita", "i punti partita"),
        },
        mark(
            "What a won hand counts in a match for points: one, two or three, according"
            " to how it was won."
        ),
        ("M3",),
    ),
    Term(
        "stock",
        {
            "es": ("el mazo", "la baceta", "el monte"),
            "fr": ("le talon", "la pioche"),
            "it": ("il tallone", "il mazzo (da cui si pesca)", "il monte"),
        },
        mark("The face-down cards that are left after the deal, to be drawn from."),
        ("D4", "S1"),
        mark(
            "Spanish mazo is the stock, Italian mazzo first of all the whole pack; some"
            " French pages call the whole pack the talon."
        ),
    ),
    Term(
        "shuffle",
        {
            "es": ("barajar", "mezclar"),
            "fr": ("battre", "mélanger", "battre les cartes"),
            "it": ("mescolare", "mischiare"),
        },
        mark("To mix the cards before the deal."),
        ("D2",),
    ),
    Term(
        "cut",
        {
            "es": ("cortar", "alzar"),
            "fr": ("couper le paquet", "couper (le paquet)"),
            "it": ("alzare", "tagliare il mazzo"),
        },
        mark("To lift part of the shuffled pack and put it under the rest before the deal."),
        ("D2",),
        mark(
            "French couper and Italian tagliare are also said for playing a trump: say"
            " which is meant."
        ),
    ),
    Term(
        "ruff",
        {
            "es": ("fallar", "cortar (con triunfo)"),
            "fr": ("couper", "couper d'un atout"),
            "it": ("tagliare", "prendere di briscola"),
        },
        mark("To take with a trump a trick in which another suit was led."),
        ("W1", "L2"),
        mark(
            "Spanish fallar is not to fail here; French couper and Italian tagliare"
            " also mean cutting the pack."
        ),
    ),
    Term(
        "overruff",
        {
            "es": ("pisar", "fallar más alto"),
            "fr": ("surcouper",),
            "it": ("surtagliare", "tagliare più alto"),
        },
        mark("To beat a trump already in the trick with a stronger trump."),
        ("W1",),
        mark(
            "Spanish contrafallar is something else: to throw any card because one"
            " cannot go higher."
        ),
    ),
    Term(
        "deal",
        {
            "es": ("repartir", "dar", "el reparto"),
            "fr": ("donner", "distribuer", "la donne", "la distribution"),
            "it": ("dare le carte", "distribuire", "la distribuzione"),
        },
        mark("To give the players their cards before the hand begins."),
        ("D3",),
    ),
    Term(
        "dealer",
        {
            "es": ("el que da", "el repartidor", "la repartidora", "el dador"),
            "fr": ("le donneur", "la donneuse"),
            "it": ("il mazziere", "la mazziera", "il cartaio"),
        },
        mark("The player who deals the hand; the next hand is dealt by the neighbour."),
        ("D1", "D6"),
    ),
    Term(
        "eldest",
        {
            "es": ("el mano", "la mano (jugador)"),
            "fr": ("le premier à jouer", "le premier", "avoir la main"),
            "it": ("il primo di mano", "essere di mano"),
        },
        mark("The player who leads the first trick of the hand, beside the dealer."),
        ("L1",),
        mark("In Spanish el mano is this player, la mano the deal or the cards one holds."),
    ),
    Term(
        "youngest",
        {
            "es": ("el postre", "el pie (Argentina)"),
            "fr": ("le dernier", "le dernier à jouer"),
            "it": ("l'ultimo di mano", "l'ultimo"),
        },
        mark("The player who is last in the trick."),
        ("L1", "S1"),
    ),
    Term(
        "holding",
        {
            "es": ("la mano (cartas)", "las cartas de la mano"),
            "fr": ("la main", "le jeu en main"),
            "it": ("le carte in mano", "la mano (carte)"),
        },
        mark("The cards that a player holds and can play."),
        ("D3",),
        mark(
            "French main is only this; Spanish mano is also the deal, and Italian mano"
            " often the trick."
        ),
    ),
    Term(
        "hand",
        {
            "es": ("la mano", "el juego"),
            "fr": ("la manche", "la donne (manche)"),
            "it": ("la smazzata", "la mano (smazzata)"),
        },
        mark("All that is played with one deal, from the first trick to the count."),
        ("D3", "H1"),
        mark(
            "Spanish mano is French manche and Italian smazzata; French main is only"
            " the cards one holds, and Italian mano often a trick."
        ),
    ),
    Term(
        "trick",
        {
            "es": ("la baza", "las bazas"),
            "fr": ("le pli", "la levée", "les plis"),
            "it": ("la presa", "la mano (presa)", "le prese"),
        },
        mark("One card from each player; the strongest of them takes all."),
        ("W1", "W2", "L3"),
        mark("Italian mano often means a trick; Spanish mano never does."),
    ),
    Term(
        "turn",
        {
            "es": ("la vuelta", "la ronda", "el turno"),
            "fr": ("le tour",),
            "it": ("il giro", "il turno"),
        },
        mark("The passing of play from one player to the next until all have had theirs."),
        ("D5",),
        mark("In French tour is neither the trick nor the hand."),
    ),
    Term(
        "direction",
        {
            "es": ("el sentido del juego", "hacia la derecha", "hacia la izquierda"),
            "fr": ("le sens du jeu", "vers la droite", "vers la gauche"),
            "it": ("il senso di gioco", "il senso antiorario", "il senso orario"),
        },
        mark("The side to which deal, play and draws pass; to the right is anticlockwise."),
        ("D5",),
    ),
    Term(
        "match",
        {
            "es": ("la partida",),
            "fr": ("la partie",),
            "it": ("la partita",),
        },
        mark("The hands that are played until somebody has won."),
        ("M1", "M2", "M3"),
    ),
)
