"""The principles of good play in words: what speaks for a card, and what against it."""

from __future__ import annotations

from ...game.cards import Card
from ...reasons.position import Line
from ...reasons.principle import Code, Principle
from ..catalogue import Speech, mark
from ..names import Names
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
    if reason.speaks == "against":
        return speech.say(
            "{seat.Name} plays after you and may still beat {card.the}: "
            "{points} points would be gone.",
            seat=seat_of(reason, names),
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


def _load_partner(speech: Speech, reason: Principle, _: Names) -> str:
    card = card_of(reason)
    if reason.speaks == "for":
        return speech.say_many(
            "Your partner takes the trick for sure: {card.the} adds {count} point.",
            "Your partner takes the trick for sure: {card.the} adds {count} points.",
            reason.points,
            card=card,
        )
    if not reason.points:
        return speech.say(
            "Your partner takes the trick for sure, and {card.the} adds nothing; "
            "{other.the} would add {less} points.",
            card=card,
            other=reason.cards[0],
            less=reason.less,
        )
    return speech.say(
        "Your partner takes the trick for sure, and {card.the} adds {points} points; "
        "{other.the} would add {less}.",
        card=card,
        points=reason.points,
        other=reason.cards[0],
        less=reason.less,
    )


def _stay_under_partner(speech: Speech, reason: Principle, _: Names) -> str:
    card, best = card_of(reason), reason.cards[0]
    if reason.variant == "trump":
        return speech.say(
            "Your partner takes the trick for sure with {best.the}: {card.the} would be "
            "a trump spent for nothing.",
            best=best,
            card=card,
        )
    if reason.speaks == "against":
        return speech.say(
            "Your partner takes the trick for sure with {best.the}: {card.the} would only "
            "take it over.",
            best=best,
            card=card,
        )
    return speech.say(
        "{card.The} leaves the trick to your partner, who wins it for sure with {best.the}.",
        card=card,
        best=best,
    )


def _hold_brisca(speech: Speech, reason: Principle, _: Names) -> str:
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
    "load-partner": _load_partner,
    "stay-under-partner": _stay_under_partner,
    "hold-brisca": _hold_brisca,
    "last-draw": last_draw,
    "count-end": count_end,
    "reach-majority": reach_majority,
    "swap-now": swap_now,
    "boss-card": boss_card,
    "common-target": common_target,
    "sure-trick": sure_trick,
}


def line(speech: Speech, found: Line, names: Names, lead: Card | None = None) -> list[str]:
    """A forced line, a sentence for each trick; ``lead`` is what lay on the table before it."""
    cards = [*([lead] if lead else []), *(play.card for play in found.plays)]
    told = []
    for place, seat in enumerate(found.winners):
        pair = tuple(cards[2 * place : 2 * place + 2])
        points = sum(one.points for one in pair)
        if names[seat].me:
            text = speech.say_many(
                "You win {count} point: {cards.the}.",
                "You win {count} points: {cards.the}.",
                points,
                cards=pair,
            )
        else:
            text = speech.say_many(
                "{seat.Name} wins {count} point: {cards.the}.",
                "{seat.Name} wins {count} points: {cards.the}.",
                points,
                cards=pair,
                seat=names[seat],
            )
        told.append(text)
    return told
