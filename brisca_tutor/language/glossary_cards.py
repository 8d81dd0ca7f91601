"""Glossary terms: games, cards, trumps, stock and deal (rules.md 4.2-4.4)."""

from __future__ import annotations

from .catalogue import mark
from .glossary_term import Term

CARD_TERMS: tuple[Term, ...] = (
    Term(
        "brisca-game",
        {
            "es": ("la brisca (juego)",),
            "fr": ("la brisca", "le jeu de la brisca"),
            "it": ("la brisca", "la brisca spagnola"),
        },
        mark(
            "The Spanish game of this course: three cards in hand, a stock to draw"
            " from, trumps, and 120 points to share out."
        ),
        ("V2", "W1", "H2"),
        mark(
            "In Spain a brisca is also an ace or a three; it is not the trump suit,"
            " which is what Italian briscola means."
        ),
    ),
    Term(
        "briscola-game",
        {
            "es": ("la briscola",),
            "fr": ("la briscola",),
            "it": ("la briscola (gioco)", "il gioco della briscola"),
        },
        mark(
            "The Italian sister of brisca, with the same cards, points and tricks; as a"
            " rule without the swap."
        ),
        ("V2", "W1", "H2"),
    ),
    Term(
        "pack",
        {
            "es": ("la baraja", "las cartas", "los naipes"),
            "fr": ("le jeu de cartes", "le jeu", "le paquet"),
            "it": ("il mazzo", "il mazzo di carte", "le carte"),
        },
        mark("All the cards of a game: 40, or 36, 39 or 48, according to the number of players."),
        ("P1", "P3"),
        mark(
            "Spanish mazo is only what is left to draw from; Italian mazzo is the whole"
            " pack, and often the stock too."
        ),
    ),
    Term(
        "french-pack",
        {
            "es": ("la baraja francesa", "las cartas de póquer"),
            "fr": ("le jeu aux enseignes françaises", "le jeu de 52 cartes"),
            "it": ("le carte francesi", "le carte da poker"),
        },
        mark(
            "The pack with diamonds, hearts, spades and clubs; without its eights,"
            " nines and tens it serves to play as well."
        ),
        ("P4",),
    ),
    Term(
        "suit",
        {
            "es": ("el palo", "la pinta (Chile)"),
            "fr": ("la couleur", "l'enseigne"),
            "it": ("il seme", "il palo (regionale)"),
        },
        mark("Each of the four families of cards: coins, cups, swords and clubs."),
        ("P1",),
        mark(
            "French couleur is the suit, not red or black; pinta is the suit in Chile,"
            " but in Spain the face-up card."
        ),
    ),
    Term(
        "coins",
        {
            "es": ("los oros", "el oro (Caribe)"),
            "fr": ("les deniers", "les ors", "les pièces"),
            "it": ("i denari", "i danari", "gli ori (Milano)"),
        },
        mark("The suit of gold coins; in French-suited packs, diamonds."),
        ("P1", "P4"),
    ),
    Term(
        "cups",
        {
            "es": ("las copas", "la copa (Caribe)"),
            "fr": ("les coupes",),
            "it": ("le coppe",),
        },
        mark("The suit of cups; in French-suited packs, hearts."),
        ("P1", "P4"),
    ),
    Term(
        "swords",
        {
            "es": ("las espadas", "la espada (Caribe)"),
            "fr": ("les épées",),
            "it": ("le spade",),
        },
        mark("The suit of swords; in French-suited packs, spades."),
        ("P1", "P4"),
    ),
    Term(
        "clubs",
        {
            "es": ("los bastos", "el basto (Caribe)"),
            "fr": ("les bâtons",),
            "it": ("i bastoni", "le mazze (Napoli)"),
        },
        mark("The suit of batons or clubs; in French-suited packs, the black three-leaved clubs."),
        ("P1", "P4"),
    ),
    Term(
        "court",
        {
            "es": ("la figura", "el tanto (Cuba)"),
            "fr": ("la figure", "l'habillé"),
            "it": ("la figura",),
        },
        mark("King, knight or jack: the cards that show a person. The ace is not one of them."),
        ("P2", "V1"),
        mark(
            "Their numbers mislead: 10 is the jack in Spain and the king in Italy."
            " Better say the name."
        ),
    ),
    Term(
        "ace",
        {
            "es": ("el as",),
            "fr": ("l'as",),
            "it": ("l'asso",),
        },
        mark("The strongest card of its suit and the richest: 11 points."),
        ("V1", "V3"),
    ),
    Term(
        "three",
        {
            "es": ("el tres",),
            "fr": ("le trois",),
            "it": ("il tre",),
        },
        mark(
            "The second card of its suit in strength and in points: only the ace beats"
            " it, and it is worth 10."
        ),
        ("V1", "V3"),
    ),
    Term(
        "king",
        {
            "es": ("el rey", "el doce"),
            "fr": ("le roi",),
            "it": ("il re", "il dieci (mazzi italiani)"),
        },
        mark("The highest court card: third in strength, worth 4 points."),
        ("P2", "V1", "V3"),
        mark("It carries the number 12 in Spain and 10 in Italy."),
    ),
    Term(
        "knight",
        {
            "es": ("el caballo", "el once"),
            "fr": ("le cavalier",),
            "it": ("il cavallo", "il nove (mazzi italiani)"),
        },
        mark("The middle court card: fourth in strength, worth 3 points."),
        ("P2", "V1", "V3"),
        mark(
            "In French one says cavalier, not cheval; in French-suited packs the queen"
            " takes its place."
        ),
    ),
    Term(
        "jack",
        {
            "es": ("la sota", "la jota (baraja francesa)", "el diez"),
            "fr": ("le valet",),
            "it": ("il fante", "l'otto (mazzi italiani)"),
        },
        mark("The lowest court card: fifth in strength, worth 2 points."),
        ("P2", "V1", "V3"),
        mark(
            "It carries the number 10 in Spain and 8 in Italy, where 10 is the king; in"
            " guiñote, unlike here, the jack beats the knight."
        ),
    ),
    Term(
        "queen",
        {
            "es": ("la dama", "la reina"),
            "fr": ("la dame", "la reine"),
            "it": ("la donna", "la regina"),
        },
        mark("A court card of French-suited packs only: it stands for the knight."),
        ("P4",),
        mark("In parts of Italy it stands for the jack; ask before you play."),
    ),
    Term(
        "blank",
        {
            "es": ("la carta blanca", "la blanca", "el papel (regional)"),
            "fr": ("la petite carte", "la carte sans valeur"),
            "it": ("il liscio", "lo scartino", "la scartina", "i lisci"),
        },
        mark(
            "A card that is worth no points: from the seven down, and the eight and"
            " nine where they are in play."
        ),
        ("V1",),
        mark("French carte blanche means something else: a free hand."),
    ),
    Term(
        "brisca-card",
        {
            "es": ("la brisca (carta)", "las briscas"),
            "fr": ("la grosse carte", "l'as et le trois"),
            "it": ("il carico", "i carichi"),
        },
        mark("An ace or a three that is not a trump: many points that a trump can take away."),
        ("V1",),
        mark(
            "False friends: Spanish brisca is an ace or a three, Italian briscola is"
            " the trump, Italian carico is the Spanish brisca, and French brisque"
            " belongs to old games."
        ),
    ),
    Term(
        "brisque",
        {
            "es": ("la brisque (juegos franceses)",),
            "fr": ("la brisque",),
            "it": ("la brisque (giochi francesi)",),
        },
        mark(
            "In old French games an ace or a ten that counts for the score; also the"
            " name of a cousin of brisca."
        ),
        ("V1",),
        mark("It is no card of this game: here the rich cards are the ace and the three."),
    ),
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
            "it": ("la briscola in tavola", "la carta scoperta", "la carta di briscola"),
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
)
