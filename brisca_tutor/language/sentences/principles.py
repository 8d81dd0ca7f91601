"""The principles of good play in words: what speaks for a card, and what against it."""

from __future__ import annotations

from ...game.cards import Card
from ...reasons.position import Line
from ...reasons.principle import Code, Principle
from ..catalogue import Speech, mark
from ..names import Names

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


def _card(reason: Principle) -> Card:
    card = reason.card
    assert card is not None, "only drawing has no card"
    return card


def _seat(reason: Principle, names: Names) -> object:
    assert reason.seat is not None
    return names[reason.seat]


def _lead_blank(speech: Speech, reason: Principle, _: Names) -> str:
    card = _card(reason)
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
    card = _card(reason)
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
            seat=_seat(reason, names),
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
    card = _card(reason)
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
    card = _card(reason)
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
            card=_card(reason),
            seat=_seat(reason, names),
            points=reason.points,
            other=reason.cards[0],
        )
    return speech.say(
        "There are {points} points on the table: that is what trumps are for, "
        "and {card.the} is the smallest that wins.",
        points=reason.points,
        card=_card(reason),
    )


def _throw_least(speech: Speech, reason: Principle, names: Names) -> str:
    card = _card(reason)
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
            seat=_seat(reason, names),
            points=reason.points,
        )
    if reason.variant == "risk":
        return speech.say(
            "{seat.Name} is winning, and {card.the} puts {points} points on the table.",
            seat=_seat(reason, names),
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
    card = _card(reason)
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
    card, best = _card(reason), reason.cards[0]
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
        card=_card(reason),
        points=reason.points,
    )


def _last_draw(speech: Speech, reason: Principle, names: Names) -> str:
    card, turned = _card(reason), reason.cards[0]
    if reason.speaks == "for":
        return speech.say(
            "The last cards are drawn after this trick, and with {card.the} it is you who "
            "draws last and gets {turned.the}.",
            card=card,
            turned=turned,
        )
    return speech.say(
        "The last cards are drawn after this trick, and with {card.the} you give {seat.name} "
        "the face-up card, {turned.the}.",
        card=card,
        turned=turned,
        seat=_seat(reason, names),
    )


def _count_end(speech: Speech, reason: Principle, names: Names) -> str:
    if reason.speaks == "against":
        return speech.say(
            "With {card.the} you finish with {points} points at the most, instead of {less}.",
            card=_card(reason),
            points=reason.points,
            less=reason.less,
        )
    return speech.say(
        "Nothing is hidden any more: {seat.name} holds {cards.the}. With {card.the} and best play "
        "by both you finish with {points} points.",
        seat=_seat(reason, names),
        cards=reason.cards,
        card=_card(reason),
        points=reason.points,
    )


def _reach_majority(speech: Speech, reason: Principle, names: Names) -> str:
    if reason.variant == "reach":
        return speech.say(
            "With this trick you reach {points} points at least: the hand is won.",
            points=reason.points,
        )
    if reason.variant == "deny":
        return speech.say(
            "With this trick {seat.name} would reach {points} points and win the hand: "
            "{card.the} takes it.",
            seat=_seat(reason, names),
            points=reason.points,
            card=_card(reason),
        )
    return speech.say(
        "{card.The} lets {seat.name} reach {points} points: the hand would be lost.",
        card=_card(reason),
        seat=_seat(reason, names),
        points=reason.points,
    )


def _swap_now(speech: Speech, reason: Principle, _: Names) -> str:
    if reason.speaks == "for":
        return speech.say(
            "You give {card.the} and get a better trump, {turned.the}. Everybody sees it, "
            "but nobody can take it from you.",
            card=_card(reason),
            turned=reason.cards[0],
        )
    return speech.say(
        "You hold {card.the} and could take {turned.the} now; later it may go to somebody else.",
        card=reason.cards[0],
        turned=reason.cards[1],
    )


def _boss_card(speech: Speech, reason: Principle, _: Names) -> str:
    if reason.variant == "trump":
        return speech.say(
            "No trump above {card.the} is left for the others: it takes the trick for sure.",
            card=_card(reason),
        )
    return speech.say(
        "Nothing that is still out beats {card.the}: it takes the trick for sure.",
        card=_card(reason),
    )


def _common_target(speech: Speech, reason: Principle, names: Names) -> str:
    return speech.say(
        "Of your rivals {seat.name} has the most points, {points}: this trick is taken from "
        "the one to fear.",
        seat=_seat(reason, names),
        points=reason.points,
    )


def _sure_trick(speech: Speech, reason: Principle, names: Names) -> str:
    if reason.speaks == "against":
        return speech.say(
            "{card.The} leaves the trick to {seat.name}; with {other.the} you would take "
            "{points} points.",
            card=_card(reason),
            seat=_seat(reason, names),
            other=reason.cards[0],
            points=reason.points,
        )
    return speech.say_many(
        "You play last: {card.the} takes the trick for sure, and {count} point with it.",
        "You play last: {card.the} takes the trick for sure, and {count} points with it.",
        reason.points,
        card=_card(reason),
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
    "last-draw": _last_draw,
    "count-end": _count_end,
    "reach-majority": _reach_majority,
    "swap-now": _swap_now,
    "boss-card": _boss_card,
    "common-target": _common_target,
    "sure-trick": _sure_trick,
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
