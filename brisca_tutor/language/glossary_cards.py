"""Glossary terms: games, suits and cards."""

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
)
