"""What is said at the practice table: where the hand stands, what may be done, who needs what."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card
from ...game.match import Match
from ...game.ruleset import PartnersShow
from ...game.view import PlayerView
from ...reasons.ledger import Running
from ..catalogue import Speech, mark_in
from ..names import SeatPhrase

_LEVELS = {
    "easy": mark_in("level of a computer player", "easy"),
    "medium": mark_in("level of a computer player", "medium"),
    "hard": mark_in("level of a computer player", "hard"),
    "maestro": mark_in("level of a computer player", "maestro"),
}
_TUTORS = {
    "off": mark_in("from when on the tutor warns", "off"),
    "grave": mark_in("from when on the tutor warns", "grave mistakes"),
    "mistake": mark_in("from when on the tutor warns", "mistakes"),
    "doubtful": mark_in("from when on the tutor warns", "doubtful plays"),
}


def level(speech: Speech, name: str) -> str:
    """The level of a computer player, in a word."""
    return speech.say_in("level of a computer player", _LEVELS[name])


def tutor(speech: Speech, name: str) -> str:
    """From when on the tutor warns, in a few words."""
    return speech.say_in("from when on the tutor warns", _TUTORS[name])


def opening(speech: Speech, deal: str, rules: str, names: Sequence[SeatPhrase]) -> list[str]:
    """The deal code, the rules and who plays, before the first card."""
    return [
        speech.say("deal {code}", code=deal),
        speech.say("rules: {name}", name=rules),
        speech.say("players: {names}", names=", ".join(one.label for one in names)),
    ]


def pack(speech: Speech, seen: PlayerView) -> str:
    """Which cards are out of the pack or added to it (P3); empty for the 40 cards."""
    size = len(seen.rules.cards(seen.seats))
    if size == 36:
        return speech.say("36 cards are in play: the four twos are out.")
    if size == 39:
        return speech.say(
            "39 cards are in play: the two {suit.of} is out.", suit=seen.rules.removed_two
        )
    if size == 48:
        return speech.say("48 cards are in play: the eights and nines are in.")
    return ""


def two_cards(speech: Speech, cards: int) -> str:
    """That everybody plays twice to a trick, which then has so many ``cards`` (C4)."""
    return speech.say(
        "A trick has {count} cards: everybody plays one, then a second one.", count=cards
    )


def second_card(speech: Speech) -> str:
    """That everybody has played once to the trick, and the second round begins (C4)."""
    return speech.say("Now the second card of everybody.")


def dealt_by(speech: Speech, seat: SeatPhrase) -> str:
    """Who deals."""
    if seat.me:
        return speech.say("You deal.")
    return speech.say("{seat.Name} deals.", seat=seat)


def rests(speech: Speech, seat: SeatPhrase) -> str:
    """That the dealer sits this hand out (T5)."""
    if seat.me:
        return speech.say("You deal and sit this hand out.")
    return speech.say("{seat.Name} deals and sits this hand out.", seat=seat)


def plays_with(speech: Speech, partner: SeatPhrase) -> str:
    """Who is the reader's partner in this hand, where partners change (T5)."""
    return speech.say("In this hand you play with {partner.name}.", partner=partner)


def whose_turn(speech: Speech, seen: PlayerView) -> str:
    """What the person in turn is to do."""
    if not seen.trick:
        return speech.say("you lead")
    last = len(seen.trick) == seen.plays - 1
    if any(one.seat == seen.seat for one in seen.trick):
        if last:
            return speech.say("your second card, the last of the trick")
        return speech.say("your second card")
    return speech.say("you play last") if last else speech.say("your turn")


def trumps(speech: Speech, seen: PlayerView) -> str:
    """The trump suit, and the face-up card while it lies under the stock; or that it is hidden."""
    if seen.hidden_trump:
        return speech.say("trumps: nobody knows yet")
    if seen.unnamed:
        return speech.say("no trumps in this trick")
    if seen.trump is None:
        return speech.say("trumps: remember them") if seen.rules.indicator == "covered" else ""
    if seen.face_up is None:
        return speech.say("trumps: {suit.name}", suit=seen.trump)
    return speech.say(
        "trumps: {suit.name} ({card.bare} under the stock)", suit=seen.trump, card=seen.face_up
    )


def unseen_card(speech: Speech) -> str:
    """That the card that makes trumps lies unseen under the stock (C2)."""
    return speech.say(
        "A card that nobody has seen lies under the stock: its suit is trumps, which comes out "
        "once a trump has been played."
    )


def partners_hand(speech: Speech, seat: SeatPhrase, cards: Sequence[Card], whole: bool) -> str:
    """What the person in turn knows of a partner's hand, which it has looked at (T1)."""
    listed = ", ".join(speech.card(one).bare for one in cards)
    if whole:
        return speech.say("Cards {seat.of}: {cards}", seat=seat, cards=listed)
    return speech.say("Known cards {seat.of}: {cards}", seat=seat, cards=listed)


def partners_look(speech: Speech, when: PartnersShow, partners: SeatPhrase | None = None) -> str:
    """That partners look at each other's cards now: the reader's, or None for everybody's (T1)."""
    if partners is None:
        if when == "first":
            return speech.say("Before the first trick partners look at each other's cards.")
        return speech.say("From now on partners see each other's cards.")
    if when == "first":
        return speech.say(
            "Before the first trick you look at the cards {seat.of}, and the other way round.",
            seat=partners,
        )
    return speech.say(
        "From now on you see the cards {seat.of}, and the other way round.", seat=partners
    )


def open_stock(speech: Speech, cards: Sequence[Card], whole: bool) -> str:
    """The cards of the stock that lie open, the next one first (C3)."""
    listed = ", ".join(speech.card(one).bare for one in cards)
    if whole:
        return speech.say("stock, in the order it is drawn: {cards}", cards=listed)
    return speech.say("next card of the stock: {cards}", cards=listed)


def stock(speech: Speech, cards: int) -> str:
    """How many cards are still to be drawn."""
    if not cards:
        return speech.say("the stock is empty")
    return speech.say_many("stock: {count} card", "stock: {count} cards", cards)


def points(speech: Speech, running: Running, sides: Sequence[SeatPhrase]) -> str:
    """Points by side and still to come, for the head of the table."""
    listed = " \u00b7 ".join(
        side.with_count(count) for side, count in zip(sides, running.points, strict=True)
    )
    return speech.say(
        "Points: {points} \u00b7 to come {to_come}", points=listed, to_come=running.to_come
    )


def not_allowed(speech: Speech) -> str:
    """That a duty forbids a card in hand now (L4), for a column."""
    return speech.say_in("a card in hand", "not allowed now")


def verdict(speech: Speech, wins: bool, last: bool) -> str:
    """What a card in hand would do to the trick, in a few words for a column."""
    if not wins:
        return speech.say_in("a card in hand", "would not win")
    if last:
        return speech.say_in("a card in hand", "would win the trick")
    return speech.say_in("a card in hand", "would be winning so far")


def choose(speech: Speech, number: int) -> str:
    """What can be typed at the card question."""
    if number == 1:
        return speech.say("Your card: 1, or its name")
    return speech.say("Your card: 1 to {number}, or its name", number=number)


def swap_possible(speech: Speech, gives: Card, takes: Card) -> str:
    """That the person may swap now (X1-X3)."""
    return speech.say("You may swap {gives.the} for {takes.the}.", gives=gives, takes=takes)


def which_swap(speech: Speech, word: str) -> str:
    """That the seven and the two can both be given, and how one of them is chosen (X2)."""
    return speech.say(
        'You may give the 7 or the 2: type "{word} 7" or "{word} 2".',
        word=word,
    )


def swap_wished(speech: Speech) -> str:
    """That a swap will be made as soon as it is legal (X3)."""
    return speech.say(
        "Noted: you will swap as soon as you win a trick, before anybody draws, if it is "
        "still possible then."
    )


def how_to_sign(speech: Speech, word: str) -> str:
    """How a sign is made at the table (T3)."""
    return speech.say(
        'To make a sign type "{word}" and its number; then you still play a card.', word=word
    )


def decided(speech: Speech, side: SeatPhrase, points: int, needed: int) -> str:
    """That a side has passed half of the points, and the hand goes on (H2)."""
    if side.me:
        return speech.say(
            "With {points} points you have won the hand ({needed} are enough); it is played to "
            "the end.",
            points=points,
            needed=needed,
        )
    return speech.say(
        "With {points} points {side.name} has won the hand ({needed} are enough); it is played to "
        "the end.",
        side=side,
        points=points,
        needed=needed,
    )


def match_needs(speech: Speech, match: Match, side: SeatPhrase, score: int) -> str:
    """What a side has in the match and what it still needs (M1-M3, M5, A2)."""
    missing = max(0, match.needed - score)
    if match.rules.match in ("card_points", "contract"):
        if side.me:
            return speech.say_many(
                "You have {score} of {target} points; you need {count} more.",
                "You have {score} of {target} points; you need {count} more.",
                missing,
                score=score,
                target=match.needed,
            )
        return speech.say_many(
            "{side.Name} has {score} of {target} points and needs {count} more.",
            "{side.Name} has {score} of {target} points and needs {count} more.",
            missing,
            side=side,
            score=score,
            target=match.needed,
        )
    if match.rules.match == "game_points":
        if side.me:
            return speech.say_many(
                "You have {score}; you need {count} more game point.",
                "You have {score}; you need {count} more game points.",
                missing,
                score=score,
            )
        return speech.say_many(
            "{side.Name} has {score} and needs {count} more game point.",
            "{side.Name} has {score} and needs {count} more game points.",
            missing,
            side=side,
            score=score,
        )
    if side.me:
        return speech.say_many(
            "You have {score}; you need {count} more hand.",
            "You have {score}; you need {count} more hands.",
            missing,
            score=score,
        )
    return speech.say_many(
        "{side.Name} has {score} and needs {count} more hand.",
        "{side.Name} has {score} and needs {count} more hands.",
        missing,
        side=side,
        score=score,
    )
