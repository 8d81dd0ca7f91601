"""The principles of good play in words: what speaks for a card, and what against it."""

from __future__ import annotations

from ...game.cards import Card
from ...reasons.open_end import Line
from ...reasons.principle import Code, Principle
from ..catalogue import Speech, mark
from ..names import Names
from .principles_games import (
    announce,
    contract,
    draw_trumps,
    last_trick,
    open_draw,
    seen_hand,
)
from .principles_partners import caller, load_partner, own_trick, stay_under_partner
from .principles_standing import (
    boss_card,
    card_of,
    common_target,
    count_end,
    last_draw,
    reach_majority,
    seat_of,
    sure_trick,
    swap_now,
)

NAMES: dict[Code, str] = {
    "lead-blank": mark("Lead a worthless card"),
    "take-with-brisca": mark("Take with the ace or the three"),
    "win-cheaply": mark("Win with just enough"),
    "spare-trumps": mark("Do not waste trumps"),
    "ruff-brisca": mark("Trump the aces and threes"),
    "throw-least": mark("Give away the least"),
    "load-partner": mark("Load your partner's trick"),
    "stay-under-partner": mark("Do not take over from your partner"),
    "hold-brisca": mark("Do not lead an ace or a three"),
    "last-draw": mark("The last draw"),
    "count-end": mark("Count out the end"),
    "reach-majority": mark("Keep an eye on the 61"),
    "swap-now": mark("Swap in time"),
    "boss-card": mark("Know when your card is the boss"),
    "common-target": mark("Everybody against the leader"),
    "sure-trick": mark("Take what is certain"),
    "own-trick": mark("Load your own trick"),
    "caller": mark("The called card"),
    "contract": mark("Keep an eye on the contract"),
    "announce": mark("Announce in time"),
    "draw-trumps": mark("Draw their trumps"),
    "last-trick": mark("Keep the boss for the last trick"),
    "seen-hand": mark("Look at the open hand"),
    "open-draw": mark("Look at the open stock"),
}
"""What card players call each principle."""


def name(speech: Speech, code: Code) -> str:
    """The principle as a heading."""
    return speech.say(NAMES[code])


def sentence(speech: Speech, reason: Principle, names: Names) -> str:
    """One reason in one or two sentences."""
    return _SAY[reason.code](speech, reason, names)


def _lead_blank(speech: Speech, reason: Principle, _: Names) -> str:
    card = card_of(reason)
    if reason.speaks == "against":
        return speech.say(
            "Leading {card.the} puts its {points} points at risk; {other.the} risks none.",
            card=card,
            points=reason.points,
            other=reason.cards[0],
        )
    if reason.variant == "suit-safe":
        return speech.say(
            "{card.The} is worth nothing, so leading it risks no points, and nobody can answer "
            "it with the ace or the three of its suit any more.",
            card=card,
        )
    return speech.say(
        "{card.The} is worth nothing: if you lead it and lose it, you lose no points.", card=card
    )


def _take_with_brisca(speech: Speech, reason: Principle, names: Names) -> str:
    card = card_of(reason)
    if reason.variant == "less":
        return speech.say(
            "{other.The} wins the trick too and brings home its {points} points.",
            other=reason.cards[0],
            points=reason.points,
        )
    if reason.variant == "unsure":
        return speech.say(
            "{seat.Name} plays after you and may still beat {card.the}, and you do not know "
            "on whose side {seat.name} is.",
            seat=seat_of(reason, names),
            card=card,
        )
    if reason.speaks == "against":
        return speech.say(
            "{seat.Name} plays after you and may still beat {card.the}: "
            "{points} points would be gone.",
            seat=seat_of(reason, names),
            card=card,
            points=reason.points,
        )
    if reason.variant == "side":
        return speech.say(
            "No rival can beat {card.the} any more: your side takes the trick and at least "
            "{points} points.",
            card=card,
            points=reason.points,
        )
    if reason.variant == "end":
        return speech.say(
            "You play last: {card.the} takes the trick and brings home {points} points.",
            card=card,
            points=reason.points,
        )
    if reason.variant == "last":
        return speech.say(
            "You play last and nobody has played a trump: {card.the} takes the trick "
            "and brings home {points} points.",
            card=card,
            points=reason.points,
        )
    return speech.say(
        "Nobody can beat {card.the} any more: it takes the trick and at least {points} points.",
        card=card,
        points=reason.points,
    )


def _win_cheaply(speech: Speech, reason: Principle, _: Names) -> str:
    card = card_of(reason)
    if reason.speaks == "for" and reason.variant == "plain":
        return speech.say(
            "{card.The} wins the trick without spending a trump: you keep {others.the}.",
            card=card,
            others=reason.cards,
        )
    if reason.speaks == "for":
        return speech.say(
            "{card.The} is the smallest trump that wins: you keep {others.the} for later.",
            card=card,
            others=reason.cards,
        )
    if reason.variant == "enough":
        return speech.say(
            "{other.The} beats what is on the table too, and you would keep {card.the}.",
            other=reason.cards[0],
            card=card,
        )
    if reason.variant == "plain":
        return speech.say(
            "{other.The} wins the trick too, without spending a trump.", other=reason.cards[0]
        )
    return speech.say(
        "{other.The} is a smaller trump and wins the trick just as well as {card.the}.",
        other=reason.cards[0],
        card=card,
    )


def _spare_trumps(speech: Speech, reason: Principle, names: Names) -> str:
    card = card_of(reason)
    if reason.variant == "lead":
        return speech.say_many(
            "Leading {card.the} spends a trump, and there is still {count} ace or three "
            "out to be caught with it.",
            "Leading {card.the} spends a trump, and there are still {count} aces and threes "
            "out to be caught with it.",
            reason.out,
            card=card,
        )
    if reason.variant == "partner":
        if not reason.points:
            return speech.say(
                "Your partner is winning for now, and with no points on the table "
                "the trick is not worth {card.the}.",
                card=card,
            )
        return speech.say(
            "Your partner is winning for now, and with {points} points on the table "
            "the trick is not worth {card.the}.",
            points=reason.points,
            card=card,
        )
    if reason.speaks == "against":
        if not reason.points:
            return speech.say(
                "{card.The} is a trump, and there are no points on the table.", card=card
            )
        return speech.say_many(
            "{card.The} is a trump, and there is only {count} point on the table.",
            "{card.The} is a trump, and there are only {count} points on the table.",
            reason.points,
            card=card,
        )
    if not reason.points:
        return speech.say(
            "There are no points on the table, and only a trump would win the trick: let it go."
        )
    return speech.say_many(
        "There is only {count} point on the table, and only a trump would win it: let it go.",
        "There are only {count} points on the table, and only a trump would win them: let them go.",
        reason.points,
    )


def _ruff_brisca(speech: Speech, reason: Principle, names: Names) -> str:
    if reason.speaks == "against":
        return speech.say(
            "{card.The} leaves {seat.name} the {points} points on the table, which {other.the} "
            "would take for sure.",
            card=card_of(reason),
            seat=seat_of(reason, names),
            points=reason.points,
            other=reason.cards[0],
        )
    return speech.say(
        "There are {points} points on the table: that is what trumps are for, "
        "and {card.the} is the smallest that wins.",
        points=reason.points,
        card=card_of(reason),
    )


def _throw_least(speech: Speech, reason: Principle, names: Names) -> str:
    card = card_of(reason)
    if reason.variant == "nothing":
        return speech.say("{card.The} is worth nothing: it gives no points away.", card=card)
    if reason.variant == "least":
        return speech.say_many(
            "Of the cards that do not win, none gives away less than {card.the}: {count} point.",
            "Of the cards that do not win, none gives away less than {card.the}: {count} points.",
            reason.points,
            card=card,
        )
    if reason.variant == "trump":
        return speech.say(
            "{card.The} does not win the trick: a trump thrown away, when you have {other.the}.",
            card=card,
            other=reason.cards[0],
        )
    if reason.variant == "gift":
        return speech.say(
            "{card.The} does not win and gives {seat.name} its {points} points.",
            card=card,
            seat=seat_of(reason, names),
            points=reason.points,
        )
    if reason.variant == "risk":
        return speech.say(
            "{seat.Name} is winning, and {card.the} puts {points} points on the table.",
            seat=seat_of(reason, names),
            card=card,
            points=reason.points,
        )
    if not reason.less:
        return speech.say(
            "{card.The} does not win and gives away {points} points; {other.the}, none.",
            card=card,
            points=reason.points,
            other=reason.cards[0],
        )
    return speech.say(
        "{card.The} does not win and gives away {points} points; {other.the}, only {less}.",
        card=card,
        points=reason.points,
        other=reason.cards[0],
        less=reason.less,
    )


def _hold_brisca(speech: Speech, reason: Principle, _: Names) -> str:
    if reason.variant == "hidden":
        return speech.say(
            "Trumps are not known yet: a card of another suit may turn out to be one and take "
            "{card.the} with its {points} points.",
            card=card_of(reason),
            points=reason.points,
        )
    if reason.variant == "again":
        return speech.say_many(
            "{count} trump is still out that beats {card.the}: its {points} points are at stake.",
            "{count} trumps are still out that beat {card.the}: its {points} points are at stake.",
            reason.out,
            card=card_of(reason),
            points=reason.points,
        )
    return speech.say_many(
        "{count} trump is still out: it would take {card.the} and its {points} points.",
        "{count} trumps are still out: any of them would take {card.the} and its {points} points.",
        reason.out,
        card=card_of(reason),
        points=reason.points,
    )


_SAY = {
    "lead-blank": _lead_blank,
    "take-with-brisca": _take_with_brisca,
    "win-cheaply": _win_cheaply,
    "spare-trumps": _spare_trumps,
    "ruff-brisca": _ruff_brisca,
    "throw-least": _throw_least,
    "load-partner": load_partner,
    "stay-under-partner": stay_under_partner,
    "hold-brisca": _hold_brisca,
    "last-draw": last_draw,
    "count-end": count_end,
    "reach-majority": reach_majority,
    "swap-now": swap_now,
    "boss-card": boss_card,
    "common-target": common_target,
    "sure-trick": sure_trick,
    "own-trick": own_trick,
    "caller": caller,
    "contract": contract,
    "announce": announce,
    "draw-trumps": draw_trumps,
    "last-trick": last_trick,
    "seen-hand": seen_hand,
    "open-draw": open_draw,
}


def line(
    speech: Speech, found: Line, names: Names, table: tuple[Card, ...] = (), size: int = 2
) -> list[str]:
    """A forced line, a sentence for each trick of so many cards; ``table`` lay there before it."""
    cards = [*table, *(play.card for play in found.plays)]
    told = []
    for place, seat in enumerate(found.winners):
        trick = tuple(cards[size * place : size * place + size])
        points = sum(one.points for one in trick)
        if names[seat].me:
            text = speech.say_many(
                "You win {count} point: {cards.the}.",
                "You win {count} points: {cards.the}.",
                points,
                cards=trick,
            )
        else:
            text = speech.say_many(
                "{seat.Name} wins {count} point: {cards.the}.",
                "{seat.Name} wins {count} points: {cards.the}.",
                points,
                cards=trick,
                seat=names[seat],
            )
        told.append(text)
    return told
