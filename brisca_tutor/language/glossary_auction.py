"""Glossary terms: auctions, called cards, cantes, and games of a kind of their own."""

from __future__ import annotations

from .catalogue import mark
from .glossary_term import Term

AUCTION_TERMS: tuple[Term, ...] = (
    Term(
        "auction",
        {
            "es": ("la subasta",),
            "fr": ("l'enchère", "les enchères"),
            "it": ("l'asta", "la chiamata (l'asta)"),
        },
        mark("The bidding before the first trick: whoever wins it names trumps."),
        ("A1", "A4"),
    ),
    Term(
        "bid",
        {
            "es": ("la puja", "pujar"),
            "fr": ("enchérir", "surenchérir"),
            "it": ("l'offerta", "dichiarare", "la dichiarazione"),
        },
        mark("What somebody undertakes in an auction: more points than the last, or a card."),
        ("A1", "A4"),
    ),
    Term(
        "pass",
        {
            "es": ("pasar", "paso"),
            "fr": ("passer", "je passe"),
            "it": ("passare", "passo"),
        },
        mark("To bid no more in an auction. Whoever has passed is out of it."),
        ("A1",),
    ),
    Term(
        "declarer",
        {
            "es": ("el declarante", "quien gana la subasta"),
            "fr": ("le preneur", "la preneuse"),
            "it": ("il dichiarante", "chi vince l'asta"),
        },
        mark("Whoever has won an auction of points, names trumps and has to keep the contract."),
        ("A1", "A2"),
    ),
    Term(
        "contract",
        {
            "es": ("el contrato", "lo pujado"),
            "fr": ("le contrat",),
            "it": ("il contratto",),
        },
        mark("The points that the side which won the auction must reach. One short is lost."),
        ("A2", "A6"),
    ),
    Term(
        "cante",
        {
            "es": ("el cante", "cantar", "las veinte", "las cuarenta", "acusar"),
            "fr": ("l'annonce", "annoncer", "le mariage"),
            "it": ("l'accuso", "accusare", "la marianna"),
        },
        mark(
            "King and knight of one suit in one hand, announced after winning a trick: 40 points"
            " in trumps, 20 in another suit."
        ),
        ("A3",),
        mark("In guiñote the pair is king and jack; in tute and here it is king and knight."),
    ),
    Term(
        "caller",
        {
            "es": ("quien llama", "el que llama"),
            "fr": ("l'appelant", "l'appelante"),
            "it": ("il chiamante", "la chiamante"),
        },
        mark("Whoever has won an auction of cards and names the suit of the called card."),
        ("A4", "A6"),
    ),
    Term(
        "called-card",
        {
            "es": ("la carta llamada",),
            "fr": ("la carte appelée",),
            "it": ("la carta chiamata",),
        },
        mark("The card whose holder becomes the caller's partner; its suit is trumps."),
        ("A4", "A5"),
    ),
    Term(
        "hidden-partner",
        {
            "es": ("el compañero oculto", "el socio oculto"),
            "fr": ("le partenaire caché", "la partenaire cachée"),
            "it": ("il compagno nascosto", "il socio nascosto", "il socio"),
        },
        mark("The holder of the called card, whom nobody knows until that card is played."),
        ("A5",),
    ),
    Term(
        "call-oneself",
        {
            "es": ("llamarse a sí mismo", "llamarse"),
            "fr": ("s'appeler soi-même", "s'appeler"),
            "it": ("chiamarsi in mano", "chiamarsi"),
        },
        mark("To call a card that one holds, and so to play alone against all the others."),
        ("A5", "A6"),
    ),
    Term(
        "rest",
        {
            "es": ("descansar", "quien descansa"),
            "fr": ("se reposer", "être au repos"),
            "it": ("riposare", "chi riposa"),
        },
        mark("To deal without playing the hand, where one more sits at the table than can play."),
        ("T5",),
    ),
    Term(
        "chiamata-game",
        {
            "es": ("la briscola chiamata",),
            "fr": ("la briscola chiamata", "la briscola à cinq"),
            "it": ("la briscola chiamata", "la chiamata (il gioco)", "il briscolone a chiamata"),
        },
        mark("Italian game for five with an auction, a called card and a hidden partner."),
        ("A4", "A5", "A6"),
    ),
    Term(
        "subastada-game",
        {
            "es": ("la brisca subastada", "la subastada"),
            "fr": ("la brisca aux enchères", "la brisca subastada"),
            "it": ("la brisca all'asta", "la brisca subastada"),
        },
        mark("Brisca in which no card makes trumps: whoever bids most points names them."),
        ("A1", "A2", "A3"),
    ),
    Term(
        "tapada-game",
        {
            "es": ("la brisca tapada", "la tapada"),
            "fr": ("la brisca tapada", "la tapada"),
            "it": ("la brisca tapada", "la tapada"),
        },
        mark("Brisca in which the card that makes trumps is shown and then covered."),
        ("C1",),
    ),
    Term(
        "cubierta-game",
        {
            "es": ("la brisca cubierta", "la cubierta"),
            "fr": ("la brisca cubierta", "la cubierta"),
            "it": ("la brisca cubierta", "la cubierta"),
        },
        mark("Brisca in which nobody knows what trumps are until the first one is played."),
        ("C2",),
    ),
    Term(
        "rematada-game",
        {
            "es": ("la brisca rematada", "la rematada"),
            "fr": ("la brisca rematada", "la rematada"),
            "it": ("la brisca rematada", "la rematada"),
        },
        mark("Brisca in which the points of all hands are added up to a total such as 101."),
        ("M5",),
    ),
    Term(
        "scoperta-game",
        {
            "es": ("la briscola scoperta", "la scoperta"),
            "fr": ("la briscola découverte", "la briscola ouverte", "la briscola scoperta"),
            "it": ("la briscola scoperta", "la scoperta"),
        },
        mark("Briscola for two in which all hands lie face up, and the stock too if one likes."),
        ("C3",),
        mark("In some Italian books a briscola scoperta is a low trump, the seven or below."),
    ),
    Term(
        "coperta-game",
        {
            "es": ("la briscola coperta", "la coperta"),
            "fr": ("la briscola couverte", "la briscola coperta"),
            "it": ("la briscola coperta", "la coperta"),
        },
        mark("Briscola in which nobody looks even at their own cards: pure chance."),
        ("C3",),
        mark("In some Italian books a briscola coperta is a high trump, the jack or above."),
    ),
    Term(
        "two-cards-game",
        {
            "es": ("la brisca a dos cartas", "a dos cartas"),
            "fr": ("la brisca à deux cartes", "à deux cartes"),
            "it": ("la briscola a due carte", "a due carte"),
        },
        mark("Game for two in which each plays two cards to every trick, in turn."),
        ("C4",),
    ),
)
"""The terms of these games, in the order in which a hand with an auction goes."""
