"""What can be wrong with auctions, cantes, duties and signs, in words; see `problems`."""

from __future__ import annotations

from .catalogue import mark

_PASS = mark("Bid {least} or more, or pass.")
_SHOW_NOTHING = mark("Add --set partners_show=never.")

AUCTION: dict[str, tuple[str, str]] = {
    "auction-indicator": (
        mark("With an auction no card is turned up: whoever wins it names trumps."),
        mark("Add --set indicator=none, and --set swap=off where there is a swap."),
    ),
    "auction-match": (
        mark("A match for game points or for card points does not go with an auction."),
        mark("Add --set match=contract, or count hands with first_to or best_of."),
    ),
    "auction-over": (
        mark("This is not the moment for bidding or naming trumps."),
        "",
    ),
    "bid-now": (
        mark("The auction is on: all you can do is bid or pass."),
        "",
    ),
    "bid-points-only": (
        mark("What is bid here is points, not cards."),
        mark("Bid a number of points, or pass."),
    ),
    "bid-range": (
        mark("The lowest bid, {lowest}, is not a multiple of the bid step, {step}."),
        mark("Change lowest_bid or bid_step."),
    ),
    "bid-rank-first": (
        mark("What is bid here is a card, such as the three, and not just points."),
        mark("Call a card, or pass; points can only be added to the two."),
    ),
    "bid-rank-lower": (
        mark("{rank.The} cannot be called after {best.the}: each call is for a weaker card."),
        mark("Call a card weaker than {best.the}, or pass; to the two, points can be added."),
    ),
    "bid-rank-missing": (
        mark("{rank.The} cannot be called."),
        mark("Any card can be called but the eight and the nine."),
    ),
    "bid-step": (
        mark("Bids rise by {step}, and {points} is not a multiple of {step}."),
        mark("Bid a multiple of {step}, or pass."),
    ),
    "bid-too-high": (
        mark("A bid of {points} is too high: {most} is the most that can be bid."),
        mark("Bid {most} at most, or pass."),
    ),
    "bid-too-low": (
        mark("A bid of {points} is too low: it must be {least} at least."),
        _PASS,
    ),
    "bid-two-first": (
        mark("Points can only be added to the two, and only once the two has been called."),
        mark("Call a weaker card than the last, or pass."),
    ),
    "bid-two-points": (
        mark("{rank.The} cannot be called any more: the two has been called, the weakest card."),
        mark("Add points to the two, {most} at most, or pass."),
    ),
    "called-card-table": (
        mark(
            "To call a card, three players or more must each play alone and hold all the cards"
            " of the pack: {seats} players with {hand} of {pack} cards each will not do."
        ),
        mark("Choose a hand_size with which all cards are dealt, such as 8 for five players."),
    ),
    "cante-again": (
        mark("The cante in {suit.name} has already been announced."),
        "",
    ),
    "cante-cards": (
        mark("For a cante in {suit.name} you must hold its {king} and its {knight} together."),
        "",
    ),
    "cante-declarer": (
        mark("Only the side that won the auction announces cantes ({declarer.name})."),
        "",
    ),
    "cante-forty-first": (
        mark("First the forty: you hold {king} and {knight} of trumps ({suit.name})."),
        "",
    ),
    "cante-window": (
        mark("A cante is announced right after winning a trick, before anything else."),
        "",
    ),
    "cante-winner-only": (
        mark("Only whoever has just won a trick may announce a cante: {winner.name}."),
        "",
    ),
    "cantes-auction": (
        mark("Cantes count towards a bid of points, and these rules have no such auction."),
        mark("Add --set cantes=off."),
    ),
    "cantes-off": (
        mark("These rules ({rules}) have no cantes."),
        mark("Where points are bid for, --set cantes=on allows them."),
    ),
    "contract-match": (
        mark("A match of contracts needs an auction, and these rules have none."),
        mark("Add --set match=first_to, best_of, game_points or card_points."),
    ),
    "must-beat": (
        mark("{card.The} cannot be played: whoever can beat {best.the} must do so."),
        "",
    ),
    "must-follow": (
        mark("{card.The} cannot be played: without a stock {suit} must be followed."),
        "",
    ),
    "must-overtrump": (
        mark(
            "{card.The} cannot be played: without the suit led, whoever has a trump above"
            " {best.the} must play it."
        ),
        "",
    ),
    "must-trump": (
        mark("{card.The} cannot be played: without the suit led a trump ({suit}) must be played."),
        "",
    ),
    "name-declarer": (
        mark("Only whoever won the auction names trumps: {turn.name}."),
        "",
    ),
    "name-later": (
        mark("By these rules the suit of the called card is named after the first trick."),
        "",
    ),
    "name-now": (
        mark("Before the second trick, the caller names the suit of the called card."),
        "",
    ),
    "named-after-ranks": (
        mark("The suit can only be named after the first trick where a card is called."),
        mark("Add --set suit_named=at_once."),
    ),
    "name-first": (
        mark("Before the first card, whoever won the auction names trumps."),
        "",
    ),
    "open-partner": (
        mark("With open hands everybody would see who holds the called card."),
        mark("Leave out --open, or add --set open_hands=off."),
    ),
    "partners-hidden": (
        mark("Where a card is called, partners are hidden and show each other no cards."),
        _SHOW_NOTHING,
    ),
    "partners-no-stock": (
        mark("By these rules partners are dealt all the cards: no stock runs out."),
        mark("Add --set partners_show=first or --set partners_show=never."),
    ),
    "partners-nowhere": (
        mark("By these rules nobody plays in two teams, so that no partners can show their cards."),
        _SHOW_NOTHING,
    ),
    "partners-open": (
        mark("With open hands partners have nothing left to show each other."),
        mark("Add --set partners_show=never or --set open_hands=off."),
    ),
    "sign-again": (
        mark("Only one sign may be made in each trick."),
        "",
    ),
    "sign-false": (
        mark('With these rules signs must be true, and "{meaning}" is not.'),
        mark("Make a sign that is true of your hand, or none."),
    ),
    "sign-first-trick": (
        mark("In the first trick no signs are made."),
        "",
    ),
    "sign-late": (
        mark("A sign is made in turn, before playing a card."),
        "",
    ),
    "sign-no-partner": (
        mark("There is no partner to make a sign to."),
        "",
    ),
    "sign-no-trumps": (
        mark("Signs tell of trumps, and which suit that is is not known yet."),
        "",
    ),
    "sign-unknown": (
        mark('The code of signs of this table has none for "{meaning}".'),
        mark("sign_code says which code is played with."),
    ),
    "signs-off": (
        mark("These rules have no signs."),
        mark("To allow true ones add --set signs=honest."),
    ),
    "swap-unseen": (
        mark("There is no swap before trumps are shown: nobody knows which card lies there."),
        "",
    ),
    "two-cards-hand": (
        mark("Nobody can play two cards to a trick from a hand of one card."),
        mark("Choose a hand_size of 2 or more, or add --set cards_each=1."),
    ),
    "two-cards-players": (
        mark("Two cards each to a trick is a game for two, not for {seats}."),
        mark("Play with two, or add --set cards_each=1."),
    ),
}
"""Code -> what is wrong, how to put it right (empty where nothing can be added)."""

_LINE = mark("Delete this line, or correct the one before it.")
_CARD = mark("Correct the card, or the rules of the file.")

AUCTION_IN_FILES: dict[str, str] = {
    **dict.fromkeys(
        (
            *("auction-over", "bid-now", "cante-again", "cante-cards", "cante-declarer"),
            *("cante-forty-first", "cante-window", "cante-winner-only", "name-declarer"),
            *("name-first", "name-later", "sign-again", "sign-first-trick", "sign-late"),
            *("sign-no-partner", "sign-no-trumps", "swap-unseen"),
        ),
        _LINE,
    ),
    **dict.fromkeys(("must-beat", "must-follow", "must-overtrump", "must-trump"), _CARD),
    "auction-indicator": mark(
        'Write "indicator: none" among the rules of the file, and "swap: false" where there is a'
        " swap."
    ),
    "auction-match": mark('Write "match: contract" among the rules of the file.'),
    "cantes-auction": mark('Write "cantes: false" among the rules of the file.'),
    "cantes-off": mark('Where points are bid for, "cantes: true" among the rules allows them.'),
    "contract-match": mark('Write "match: first_to" among the rules of the file.'),
    "name-now": mark('Before this line write "- trumps: o", or another suit.'),
    "named-after-ranks": mark('Write "suit_named: at_once" among the rules of the file.'),
    "open-partner": mark('Write "open_hands: false" among the rules of the file.'),
    **dict.fromkeys(
        ("partners-hidden", "partners-no-stock", "partners-nowhere", "partners-open"),
        mark('Write "partners_show: never" among the rules of the file.'),
    ),
    "signs-off": mark('To allow true ones write "signs: honest" among the rules of the file.'),
    "two-cards-hand": mark('Write "cards_each: 1" among the rules of the file.'),
    "two-cards-players": mark('Write "cards_each: 1" among the rules of the file.'),
}
"""How to put it right when it stands in a file, whose rules no option can change."""
