"""What can be wrong at the practice table and with saved hands, in words; see `problems`."""

from __future__ import annotations

from .catalogue import mark

PRACTICE: dict[str, tuple[str, str]] = {
    "level": (
        mark('There is no computer player of level "{text}".'),
        mark("The levels are {allowed}."),
    ),
    "people": (
        mark("{number} people cannot sit at a table of {seats}."),
        mark("At least one person plays, and at most {seats}."),
    ),
    "deal-code-seats": (
        mark("This deal code is for {seats} players, not for {wanted}."),
        mark("Leave out --players, or choose another deal."),
    ),
    "deal-code-pack": (
        mark("This deal code is for {pack} cards, and these rules play with {wanted} here."),
        mark("Choose the rules it was dealt for, or another deal."),
    ),
    "deal-code-two": (
        mark(
            "This deal code is for a pack without the two of {out}, and these rules leave out the "
            "two of {wanted}."
        ),
        mark("Choose the rules it was dealt for, or another deal."),
    ),
    "no-trumps": (
        mark("Without a face-up card there are no trumps, and no hand is played or judged so."),
        mark('Play with "indicator=open".'),
    ),
    "swap-needs-card": (
        mark("To swap you need the seven or the two of {trump}, and you hold neither."),
        "",
    ),
    "undo-nothing": (
        mark("There is nothing to take back yet."),
        "",
    ),
    "undo-revealed": (
        mark("That cannot be taken back: since then something hidden has come to light."),
        "",
    ),
    "hint-hand-over": (
        mark("The hand in this record is over: there is nothing left to decide."),
        mark("Leave out the last tricks, up to the decision you want to ask about."),
    ),
    "position-decided": (
        mark("This hand is decided already, and with these rules it ends then."),
        mark('Write "stop_when_decided: false" among the rules of the file to play it on.'),
    ),
    "position-contract": (
        mark("Whether there is a contract depends on the rules: here it does not fit."),
        mark('Write "contract" once trumps have been named, and only where there is an auction.'),
    ),
    "position-open": (
        mark("The hands lie open, and that of {seat.name} is not complete."),
        mark('Name all the cards of the others under "known".'),
    ),
    "position-shown": (
        mark("Partners have seen each other's cards, and those of {seat.name} are not all named."),
        mark('Name all that are still in hand there under "known".'),
    ),
    "position-open-stock": (
        mark("Cards of the stock that must be named, since they lie open: {count}."),
        mark('Name them under "open_stock", in the order drawn.'),
    ),
    "position-trump": (
        mark("It is not said which suit is trumps."),
        mark('Add "trump" with the letter of the suit.'),
    ),
    "position-unnamed": (
        mark("By these rules the first trick is played before anybody knows the called card."),
        mark("Write a hand record that stops there."),
    ),
    "position-window": (
        mark("Under these rules nobody announces cantes."),
        mark('Leave out "announce_now".'),
    ),
    "position-rests": (
        mark("With these rules one of {seats} seats rests, so name only those who play."),
        "",
    ),
    "position-table": (
        mark("The cards on the table do not lead up to your turn."),
        mark(
            "They are played in the order of the seats, and you are next; after winning a trick "
            "the table is empty."
        ),
    ),
    "position-hand": (
        mark("The number of cards in your hand cannot be right here: {cards}."),
        mark(
            "While there is a stock everybody holds {wanted} cards before playing, and one fewer "
            "before drawing."
        ),
    ),
    "position-stock": (
        mark("The stock cannot have {cards} cards with {seats} players."),
        mark("It is drawn in whole rounds, the face-up card included."),
    ),
    "position-face-up": (
        mark("The face-up card and the stock do not fit each other."),
        mark("The face-up card is there as long as there is a stock, and is drawn last."),
    ),
    "position-won": (
        mark("The cards taken are {cards}, which are no whole tricks of {seats}."),
        "",
    ),
    "position-side": (
        mark('"{side}" are not partners in this position.'),
        mark("Give the cards taken to one player, or to all partners together, as Ana+Carmen."),
    ),
    "position-known": (
        mark("More cards are known in the hand of {seat.name} than it holds."),
        mark("Leave out the cards that have been played since."),
    ),
    "position-known-mine": (
        mark("Your own cards are no cards known of another player."),
        mark('Write them after "hand".'),
    ),
    "position-count": (
        mark("The cards of this position add up to {count}, and the pack has {pack}."),
        mark("Count hands, table, stock and the cards taken again."),
    ),
    "practice-facts": (
        mark("A saved hand cannot be read: something is wrong with {part}."),
        "",
    ),
    "practice-newer": (
        mark("The saved hand was written by a newer version of brisca (format {version})."),
        mark("Update brisca, or choose another folder with --data-dir."),
    ),
    "practice-not-saved": (
        mark("The hand is not being saved: {path} cannot be written."),
        mark(
            "You can play on. Check that the folder can be written to and the disk is not "
            "full, or choose another folder with --data-dir."
        ),
    ),
    "practice-unreadable": (
        mark("The saved hand in {path} cannot be read; the file is left as it is."),
        mark("Make it readable for you, or choose another folder with --data-dir."),
    ),
    "practice-damaged": (
        mark("A saved hand was damaged and has been put aside as {moved}."),
        "",
    ),
}
"""Sentence and remedy of every problem of practice, by code."""
