"""What can be wrong with cards, rules, hands and records, in words; see `problems`."""

from __future__ import annotations

from .catalogue import mark
from .problems_auction import AUCTION_IN_FILES

GAME: dict[str, tuple[str, str]] = {
    "card-ambiguous": (
        mark('"{text}" may be {first.the} or {second.the}.'),
        mark("Write the court cards with a letter (F, C, R in Italian) or by name."),
    ),
    "card-code": (
        mark('"{text}" is not a card code.'),
        mark("A card code is a rank (1 to 9, S, C, R) and a suit (o, c, e, b), such as 1o or Rb."),
    ),
    "card-needs-48": (
        mark("{card.The} is only in the pack of 48 cards, and {pack} are in play."),
        mark("To play with 48 cards add --set pack=48."),
    ),
    "card-not-held": (
        mark("{card.The} is not in the hand of {seat.name}."),
        mark("Cards in that hand: {hand}."),
    ),
    "card-not-in-pack": (
        mark("{card.The} is not in this pack of {pack} cards."),
        mark("Take the card out, or choose rules that play with it."),
    ),
    "card-not-in-trick": (
        mark("{card.The} is not one of the cards of the trick."),
        "",
    ),
    "card-played-before": (
        mark("{card.The} has already been played, in trick {first}."),
        mark("Every card is played once; correct one of the two tricks."),
    ),
    "card-text": (
        mark('"{text}" cannot be read as a card.'),
        mark("Write a card by name or by code, for example {example} or 1o."),
    ),
    "card-twice": (
        mark("{card.The} appears twice."),
        mark("There is only one of each card: change one of the two."),
    ),
    "deal-code": (
        mark('"{text}" is not a deal code.'),
        mark("A deal code looks like 7K3F9-2M4QX."),
    ),
    "deal-code-check": (
        mark('The deal code "{text}" has a mistake in one of its characters.'),
        mark("Compare it with the original, character by character."),
    ),
    "deal-code-version": (
        mark('The deal code "{text}" was made by a newer version ({version}).'),
        mark("Update the program."),
    ),
    "dealer": (
        mark("There is no such dealer: seat {number} of {seats}."),
        mark("The dealer must be one of the players."),
    ),
    "draw-first": (
        mark("It is not time to draw a card."),
        "",
    ),
    "draw-now": (
        mark("The trick is over: first cards are drawn."),
        "",
    ),
    "face-up-differs": (
        mark("The face-up card is {turned.the}, not {card.the}."),
        mark("It is card {number} of the deck; correct `face_up` or `deck`."),
    ),
    "face-up-none": (
        mark("By these rules no card is turned up."),
        mark("Leave out `face_up`."),
    ),
    "hand-decided": (
        mark("The hand is over: it was decided, and with these rules it ends then."),
        mark("To play every hand to the last card add --set stop_when_decided=off."),
    ),
    "hand-over": (
        mark("The hand is over."),
        "",
    ),
    "hand-too-large": (
        mark("Hands of {hand} cards for {seats} players are too large for this pack."),
        mark("Choose a smaller hand_size."),
    ),
    "lang": (
        mark('The language "{text}" is not available.'),
        mark("The languages are {known}."),
    ),
    "match-target": (
        mark("A match cannot be set to {target} in this way."),
        mark("The number must be at least 1, and odd for the best of a series."),
    ),
    "nobody-plays": (
        mark("With these values no number of players can play."),
        mark("Take back one of the changes, such as that of five or four."),
    ),
    "not-your-turn": (
        mark("It is not the turn of {seat.name} but of {turn.name}."),
        "",
    ),
    "pack-count": (
        mark("The deck has {count} cards, and the pack {pack}."),
        mark("Cards that are missing: {missing}."),
    ),
    "pack-divides": (
        mark("A pack of {pack} cards does not divide by {seats} players."),
        mark("Leave out --set pack: each number of players has a pack that fits."),
    ),
    "pack-size": (
        mark("There is no pack of {size} cards here."),
        mark("Packs have 36, 39, 40 or 48 cards."),
    ),
    "rule-key": (
        mark('The rules have no value called "{key}".'),
        mark("The values are {known}."),
    ),
    "rule-set": (
        mark('There is no rule set called "{name}".'),
        mark("The rule sets are {known}."),
    ),
    "rule-value": (
        mark('The value "{text}" does not suit {key}.'),
        mark("Possible values: {allowed}."),
    ),
    "seat-unknown": (
        mark("{seat.Name} is not one of the players."),
        mark("The players are {known}."),
    ),
    "seats": (
        mark("These rules ({rules}) are not played by {seats}."),
        mark("Possible numbers of players: {allowed}."),
    ),
    "stop-auction": (
        mark("After an auction every card counts towards the contract: no hand stops before."),
        mark("Add --set stop_when_decided=off."),
    ),
    "stop-match": (
        mark("This match counts all the points of a hand: no hand can stop before its last card."),
        mark("Add --set stop_when_decided=off."),
    ),
    "suit-text": (
        mark('"{text}" cannot be read as a suit.'),
        mark("The suits are {suits}."),
    ),
    "swap-card": (
        mark("{card.The} cannot be swapped for the face-up card."),
        mark("Only the seven and the two of trumps are swapped."),
    ),
    "swap-deadline": (
        mark("It is too late to swap: no covered card is left."),
        "",
    ),
    "swap-first-only": (
        mark("It is too late to swap: with these rules that is done right after the first trick."),
        "",
    ),
    "swap-last-draw": (
        mark("It is too late to swap: with these rules not just before the last draw."),
        "",
    ),
    "swap-needs-indicator": (
        mark("The swap needs a face-up card, and these rules turn none up."),
        mark("Add --set swap=off."),
    ),
    "swap-no-face-up": (
        mark("The face-up card has already been drawn."),
        "",
    ),
    "swap-off": (
        mark("These rules ({rules}) have no swap."),
        mark("To allow it add --set swap=on."),
    ),
    "swap-seven-class": (
        mark("The seven does not take {face_up.the}."),
        mark("The seven takes only a card with points."),
    ),
    "swap-two-class": (
        mark("The two does not take {face_up.the}."),
        mark("The two takes a card without points; the others are for the seven."),
    ),
    "swap-two-missing": (
        mark("The two cannot swap: a pack of {pack} cards has no twos."),
        mark("Add --set swap_two=if_present."),
    ),
    "swap-two-off": (
        mark("With these rules only the seven swaps, not {card.the}."),
        "",
    ),
    "swap-window": (
        mark("A swap is made right after winning a trick, before drawing."),
        "",
    ),
    "swap-winner-only": (
        mark("Only the winner of the trick may swap: {winner.name}."),
        "",
    ),
    "trick-too-long": (
        mark("Trick {trick} has {cards} cards, and {seats} play."),
        mark("One line is one trick: one card from each player."),
    ),
    "trick-too-short": (
        mark("Trick {trick} has only {cards} of {seats} cards."),
        mark("Only the last trick of a record may be incomplete."),
    ),
}
"""Code -> what is wrong, how to put it right (empty where nothing can be added)."""

_NOT_HERE = mark("Delete this line, or correct the one before it.")
_COUNT = mark("Add the cards that are missing, or leave out those that are too many.")
_NUMBER = mark("Correct the number.")
_PLAYED_OUT = mark('Write "stop_when_decided: false" among the rules of the file.')

IN_FILES: dict[str, str] = {
    **AUCTION_IN_FILES,
    "hand-decided": _NOT_HERE,
    "hand-over": _NOT_HERE,
    "swap-deadline": _NOT_HERE,
    "swap-first-only": _NOT_HERE,
    "swap-last-draw": _NOT_HERE,
    "swap-no-face-up": _NOT_HERE,
    "swap-two-off": _NOT_HERE,
    "swap-window": _NOT_HERE,
    "swap-winner-only": _NOT_HERE,
    "cards-number": _COUNT,
    "hand-size": _COUNT,
    "plays-number": _COUNT,
    "trick-incomplete": _COUNT,
    "number-range": _NUMBER,
    "trick-number": _NUMBER,
    "expected-map": mark(
        "Write a key, a colon, a space and what belongs to it, such as ask: winner."
    ),
    "expected-number": mark("Write it in digits, such as 3."),
    "expected-switch": mark("Write on or off."),
    "expected-text": mark("Write one text here, in quotes if it has signs."),
    "position-rests": mark("Leave out of the file whoever rests."),
    "position-won": _COUNT,
    "card-needs-48": mark('To play with 48 cards write "pack: 48" among the rules of the file.'),
    "pack-divides": mark(
        'Leave out "pack" among the rules of the file: each number of players has a pack that fits.'
    ),
    "stop-auction": _PLAYED_OUT,
    "stop-match": _PLAYED_OUT,
    "swap-needs-indicator": mark('Write "swap: false" among the rules of the file.'),
    "swap-off": mark('To allow it write "swap: true" among the rules of the file.'),
    "swap-two-missing": mark('Write "swap_two: if_present" among the rules of the file.'),
}
"""How to put it right when it stands in a file, whose rules no option can change."""
