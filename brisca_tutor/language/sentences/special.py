"""Questions about duties, auctions, contracts, cantes, hidden trumps, partners, signs and rests."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.actions import Pass
from ...game.auction import Call
from ...game.cards import Card, Suit
from ..catalogue import Speech, mark
from ..names import SeatPhrase

# -- the situation


def speaking(speech: Speech, seats: Sequence[SeatPhrase], dealer: SeatPhrase) -> str:
    """In which order the seats speak, and who deals (A1)."""
    listed = ", ".join(seat.label for seat in seats)
    if dealer.me:
        return speech.say("Order of speaking: {seats}. You deal.", seats=listed)
    return speech.say(
        "Order of speaking: {seats}. {dealer.Name} deals.", seats=listed, dealer=dealer
    )


def no_calls(speech: Speech) -> str:
    """That the auction begins."""
    return speech.say("Nobody has spoken yet.")


def undertook(speech: Speech, seat: SeatPhrase, needed: int, called: Card | None) -> str:
    """What the declarer undertook (A2, A4)."""
    if called is not None:
        if seat.me:
            return speech.say(
                "You called {card.the}; your side needs {needed} points.",
                card=called,
                needed=needed,
            )
        return speech.say(
            "{seat.Name} called {card.the}; that side needs {needed} points.",
            seat=seat,
            card=called,
            needed=needed,
        )
    if seat.me:
        return speech.say("You won the auction with a bid of {needed}.", needed=needed)
    return speech.say(
        "{seat.Name} won the auction with a bid of {needed}.", seat=seat, needed=needed
    )


def held_called(speech: Speech, seat: SeatPhrase, declarer: bool) -> str:
    """Who held the called card (A5)."""
    if declarer:
        if seat.me:
            return speech.say("You held that card yourself and played alone.")
        return speech.say("{seat.Name} held that card and played alone.", seat=seat)
    if seat.me:
        return speech.say("You held that card.")
    return speech.say("{seat.Name} held that card.", seat=seat)


def side_took(speech: Speech, points: int, cards: Sequence[Card]) -> str:
    """What the declarer's side took in cards; the points only where no cards are named."""
    if cards:
        listed = speech.list_and([speech.card(one).bare for one in cards])
        return speech.say("Cards with points that this side took: {cards}.", cards=listed)
    return speech.say_many(
        "This side took {count} point in cards.",
        "This side took {count} points in cards.",
        points,
    )


def side_announced(speech: Speech, points: int) -> str:
    """What the declarer's side announced (A3)."""
    return speech.say("This side announced cantes for {points} points.", points=points)


def took_last(speech: Speech, seat: SeatPhrase) -> str:
    """Who took the last trick (H5)."""
    if seat.me:
        return speech.say("You took the last trick.")
    return speech.say("{seat.Name} took the last trick.", seat=seat)


def left_to_draw(speech: Speech, cards: int) -> str:
    """How many cards are still to be drawn."""
    if not cards:
        return speech.say("The stock is empty.")
    return speech.say_many(
        "{count} card is still to be drawn.", "{count} cards are still to be drawn.", cards
    )


_CANTE_MOMENTS = {
    "won": mark("You have just won a trick."),
    "lost": mark("Another player has just won a trick."),
    "later": mark("You won the last trick, and the next one has begun."),
    "first": mark("The first trick begins."),
}


def cante_moment(speech: Speech, name: str) -> str:
    """When a cante is thought of (A3)."""
    return speech.say(_CANTE_MOMENTS[name])


_DECLARERS = {
    "me": mark("You won the auction."),
    "rival": mark("An opponent won the auction."),
    "partner": mark("Your partner won the auction."),
}


def auction_winner(speech: Speech, name: str) -> str:
    """Who declares, as seen from one's own seat."""
    return speech.say(_DECLARERS[name])


def announced_before(speech: Speech, suits: Sequence[Suit]) -> str:
    """The suits that were announced already (A3)."""
    listed = speech.list_and([str(speech.suit(one).name) for one in suits])
    return speech.say("Your side has announced before: {suits}.", suits=listed)


def trick_so_far(speech: Speech, number: int, plays: Sequence[tuple[SeatPhrase, Card]]) -> str:
    """A trick in one line."""
    listed = ", ".join(
        speech.say("{label}: {text}", label=seat.label, text=str(speech.card(card).bare))
        for seat, card in plays
    )
    return speech.say("Trick {number}: {plays}.", number=number, plays=listed)


def nothing_shown(speech: Speech, winner: SeatPhrase | None) -> str:
    """What is known of the hidden card; ``winner`` of the last trick, before it is shown (C2)."""
    if winner is None:
        return speech.say("The hidden card has not been turned up.")
    if winner.me:
        return speech.say(
            "You are named as the winner of the last trick. Nothing has been turned up so far."
        )
    return speech.say(
        "{seat.Name} is named as the winner of the last trick. Nothing has been turned up so far.",
        seat=winner,
    )


def called_by(speech: Speech, seat: SeatPhrase, called: Card) -> str:
    """Who called which card (A4)."""
    if seat.me:
        return speech.say("You called {card.the}.", card=called)
    return speech.say("{seat.Name} called {card.the}.", seat=seat, card=called)


_CODES = {
    "sheet": mark("Code of signs: the Spanish one."),
    "italian_tongue": mark("Code of signs: the Italian one in which the tongue is the knight."),
    "italian_shoulder": mark("Code of signs: the Italian one in which the shoulder is the knight."),
}


def sign_code(speech: Speech, code: str) -> str:
    """Which code the signs are made in (T3)."""
    return speech.say(_CODES[code])


def thinking_of_sign(speech: Speech, meaning: str) -> str:
    """Which sign one thinks of making."""
    return speech.say("You would like to make the sign for: {meaning}.", meaning=meaning)


def sign_moment(speech: Speech, trick: int, played: bool) -> str:
    """When one thinks of it (T3)."""
    if played:
        return speech.say(
            "Trick {number} is being played, and you have played to it.", number=trick
        )
    return speech.say("Trick {number} is being played, and it is your turn.", number=trick)


def your_partner_does(speech: Speech, gesture: str) -> str:
    """What the partner is seen to do; ``gesture`` is a verb with what belongs to it."""
    return speech.say("Your partner {gesture}.", gesture=gesture)


def first_dealer(speech: Speech, seats: Sequence[SeatPhrase], dealer: SeatPhrase) -> str:
    """Who sits where, and who deals first (D1, T5)."""
    listed = ", ".join(seat.label for seat in seats)
    if dealer.me:
        return speech.say("Order of play: {seats}. You deal the first hand.", seats=listed)
    return speech.say(
        "Order of play: {seats}. {dealer.Name} deals the first hand.", seats=listed, dealer=dealer
    )


# -- the options


def call(speech: Speech, one: Call) -> str:
    """A call as something to be said (A1, A4)."""
    if isinstance(one, Pass):
        return speech.say("Pass")
    if one.rank is None:
        return speech.say_many("{count} point", "{count} points", one.points)
    if one.points:
        return speech.say("{rank.The} for {points} points", rank=one.rank, points=one.points)
    return speech.rank(one.rank).form("The")


def pass_words(speech: Speech) -> str:
    """What a player says who bids no more."""
    return speech.say_in("said in an auction", "I pass")


_CHOICES = {
    "match_win": mark("I have won the match"),
    "match_lose": mark("I have lost the match"),
    "match_on": mark("The match goes on"),
    "match_level": mark("The match ends level"),
    "contract_made": mark("The contract is made"),
    "contract_lost": mark("The contract is lost"),
    "auction_open": mark("Nobody yet: the auction goes on"),
    "auction_nobody": mark("Nobody: all have passed"),
    "partner_self": mark("Nobody: whoever called holds the card"),
    "partner_unknown": mark("It cannot be known yet"),
    "shown_yes": mark("Yes: there is a trump in it"),
    "shown_no": mark("No: there is no trump in it"),
    "sign_yes": mark("Yes, I may"),
    "sign_off": mark("No: these rules have no signs"),
    "sign_partner": mark("No: I have no partner"),
    "sign_code": mark("No: this code has no such sign"),
    "sign_turn": mark("No: it is not my turn any more"),
    "sign_first": mark("No: there are no signs in the first trick"),
    "sign_false": mark("No: it is not true of my hand"),
}


def choice(speech: Speech, code: str) -> str:
    """One of the fixed answers."""
    return speech.say(_CHOICES[code])


# -- the question

_QUESTIONS = {
    "legal": mark("Which of your cards may you play to this trick? Name them all."),
    "calls": mark("Which of these calls are possible now? Name them all."),
    "lowest": mark("What is the lowest bid that is possible now?"),
    "declarer": mark("Who has won the auction?"),
    "turn": mark("Who speaks next, or names trumps?"),
    "needed": mark("How many points does the side of the auction's winner need?"),
    "match": mark("How does the match stand for you after this hand?"),
    "made": mark("Is the contract made?"),
    "side_total": mark("How many points does that side have in all?"),
    "cante": mark("In which suits may you announce a cante now? Name them all."),
    "cante_points": mark("For how many points can you announce a cante now, at the most?"),
    "trumps": mark("Which suits may be trumps? Name them all."),
    "shown": mark("Is the hidden card turned up after this trick?"),
    "may_sign": mark("May you make this sign now?"),
    "sign_means": mark("What does this sign mean?"),
}


def question(speech: Speech, asks: str) -> str:
    """What is asked, where nothing needs to be filled in."""
    return speech.say(_QUESTIONS[asks])


def which_rank(speech: Speech) -> str:
    """The lowest call where ranks are called (A4)."""
    return speech.say("Which is the strongest card that can still be called?")


def margin(speech: Speech, made: bool) -> str:
    """By how much a contract is made or lost."""
    if made:
        return speech.say("How many points more than needed does that side have?")
    return speech.say("How many points is that side short of what it needs?")


def score(speech: Speech, seat: SeatPhrase) -> str:
    """What a contract pays a seat."""
    if seat.me:
        return speech.say(
            "What does this hand add to your score in the match? "
            "What is lost has a minus sign, as in -3."
        )
    return speech.say(
        "What does this hand add to the score {seat.of} in the match? "
        "What is lost has a minus sign, as in -3.",
        seat=seat,
    )


def tally(speech: Speech, seat: SeatPhrase) -> str:
    """What a seat has in the match after a hand."""
    if seat.me:
        return speech.say("What is your score in the match after this hand?")
    return speech.say("What is the score {seat.of} in the match after this hand?", seat=seat)


def who_is_partner(speech: Speech, seat: SeatPhrase) -> str:
    """Whose partner is asked for (A5)."""
    if seat.me:
        return speech.say("Who is your partner, as far as you can know?")
    return speech.say("Who is the partner {seat.of}, as far as you can know?", seat=seat)


def who_rests(speech: Speech, hand: int) -> str:
    """Which hand somebody rests in (T5)."""
    return speech.say("Who rests in hand {number}?", number=hand)
