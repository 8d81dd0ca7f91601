"""Advice on a position: grades, what is best, what a card costs, how far figures can be trusted."""

from __future__ import annotations

from ...coach.advice import Advice, Choice
from ...coach.grades import Grade
from ...game.actions import Announce, Draw, Move, Play, Swap
from ...game.state import Phase
from ...reasons.duty import explain_duty
from ...reasons.signals import signals
from ..catalogue import Speech, mark_in
from ..names import Names
from . import principles
from .signs import meaning

_GRADES: dict[Grade, str] = {
    "best": mark_in("grade of a card", "the best"),
    "equal": mark_in("grade of a card", "as good"),
    "doubtful": mark_in("grade of a card", "doubtful"),
    "mistake": mark_in("grade of a card", "mistake"),
    "grave": mark_in("grade of a card", "grave"),
}

_THOUSANDS = {"es": ".", "fr": "\xa0", "it": "."}


def grade(speech: Speech, one: Grade) -> str:
    """The grade in a word or two, for a column or in brackets."""
    return speech.say_in("grade of a card", _GRADES[one])


def whole(speech: Speech, number: int) -> str:
    """A whole number with its thousands parted."""
    return f"{number:,}".replace(",", _THOUSANDS[speech.lang])


def share(speech: Speech, part: float) -> str:
    """A share as a percentage; certain and impossible are only said when they are."""
    hundredths = round(100 * part)
    if hundredths == 100 and part < 1:
        hundredths = 99
    if hundredths == 0 and part > 0:
        hundredths = 1
    return f"{hundredths}{'' if speech.lang == 'it' else chr(0xA0)}%"


def amount(speech: Speech, points: float) -> str:
    """So many points, with one decimal unless they are whole."""
    shown = speech.number(float(round(points)) if points == round(points) else points, None)
    if points != round(points):
        shown = speech.number(points, 1)
    single = round(points, 1) < 2 if speech.lang == "fr" else points == 1
    return speech.say_many("{number} point", "{number} points", 1 if single else 2, number=shown)


def action(speech: Speech, one: Move, *, cante: bool = False) -> str:
    """What is done, for a column: a card, a swap, a cante, or going on without one.

    ``cante``: what there was to do after the trick was to announce, and not to swap.
    """
    if isinstance(one, Play):
        return speech.card(one.card).bare
    if isinstance(one, Announce):
        return speech.say("announce {suit.name}", suit=one.suit)
    if isinstance(one, Draw):
        return speech.say("announce nothing") if cante else speech.say("draw without swapping")
    return speech.say("swap {card.the}", card=one.card)


def singing(advice: Advice) -> bool:
    """Whether the choice after a trick is to announce king and knight or not (A3).

    Where they may be announced no card is turned up, so that there is nothing to swap.
    """
    return advice.view.rules.cantes


def verdict(speech: Speech, advice: Advice) -> str:
    """What is best, or that it is too close to call."""
    good = [choice.option.action for choice in advice.choices if choice.good]
    first = good[0]
    if len(advice.choices) == 1:
        only = action(speech, first, cante=singing(advice))
        return speech.say("There is nothing to choose: {action}.", action=only)
    if not isinstance(first, Play):
        return _verdict_after_trick(speech, good, singing(advice))
    cards = tuple(one.card for one in good if isinstance(one, Play))
    if len(cards) == 1:
        return speech.say("The best card is {card.the}.", card=first.card)
    if advice.exact:
        return speech.say("The result is the same with {cards.the}.", cards=cards)
    return speech.say("Too close to call: {cards.the} are about equally good.", cards=cards)


def _verdict_after_trick(speech: Speech, good: list[Move], cante: bool) -> str:
    first = good[0]
    if len(good) > 1 and any(isinstance(one, Draw) for one in good):
        if cante:
            return speech.say("Announcing or not makes hardly any difference.")
        return speech.say("Swapping or not makes hardly any difference.")
    if isinstance(first, Announce):
        return speech.say("It is best to announce {suit.name}.", suit=first.suit)
    if isinstance(first, Swap):
        return speech.say("It is best to swap {card.the}.", card=first.card)
    if cante:
        return speech.say("It is best to announce nothing.")
    return speech.say("It is best to draw without swapping.")


def duties(speech: Speech, advice: Advice) -> list[str]:
    """Why some cards of the hand may not be played; empty where all may (L4).

    Names no card of the hand.
    """
    seen = advice.view
    if seen.phase is not Phase.PLAY or not seen.trick or seen.stock:
        return []
    table = [play.card for play in seen.trick]
    found = explain_duty(seen.hand, table, seen.trump, seen.rules.obligation)
    if not found.refused or found.led is None or found.best is None:
        return []
    if found.duty == "trump":
        return [speech.say("You have no card of the suit led, so you must play a trump.")]
    if found.duty == "overtrump":
        text = speech.say(
            "You have no card of the suit led, so you must play a trump that beats {card.the}.",
            card=found.best,
        )
        return [text]
    if found.duty == "beat":
        text = speech.say(
            "You must follow suit with a card that beats {card.the}, as you have one.",
            card=found.best,
        )
        return [text]
    return [speech.say("You must follow suit: {suit.name} were led.", suit=found.led)]


def signed(speech: Speech, advice: Advice, names: Names) -> list[str]:
    """What partners have signed that may still hold; where signs may be false, that they may."""
    lines = []
    for one in signals(advice.view):
        slots: dict[str, object] = {"seat": names[one.seat], "sign": meaning(speech, one.meaning)}
        if advice.view.rules.signs == "honest":
            lines.append(speech.say("Sign of {seat.name}: {sign}.", **slots))
        else:
            lines.append(
                speech.say("Sign of {seat.name}: {sign}; here a sign may be false.", **slots)
            )
    return lines


def why(speech: Speech, choice: Choice, names: Names) -> list[str]:
    """The reasons for a good option, or against another; empty when none explains the numbers."""
    found = choice.reasons_for or choice.reasons_against
    return [principles.sentence(speech, reason, names) for reason in found]


def loss(speech: Speech, choice: Choice, advice: Advice, *, best: bool = True) -> str:
    """What an option costs, and with ``best`` against which; empty for one that is as good."""
    if choice.good:
        return ""
    text = _cost(speech, choice, advice)
    if not best:
        return text
    better = speech.say("Better: {best}.", best=_named(speech, advice.best.option.action, advice))
    return f"{text} {better}"


def _cost(speech: Speech, choice: Choice, advice: Advice) -> str:
    this, exact = choice.option.action, advice.exact
    slots: dict[str, object] = {"loss": amount(speech, choice.option.loss)}
    if isinstance(this, Draw):
        if singing(advice):
            if exact:
                return speech.say("Not announcing costs you {loss}.", **slots)
            return speech.say("Not announcing costs you about {loss}.", **slots)
        if exact:
            return speech.say("Not swapping costs you {loss}.", **slots)
        return speech.say("Not swapping costs you about {loss}.", **slots)
    if isinstance(this, Announce):
        slots["suit"] = this.suit
        if exact:
            return speech.say("Announcing {suit.name} costs you {loss}.", **slots)
        return speech.say("Announcing {suit.name} costs you about {loss}.", **slots)
    slots["card"] = this.card
    if isinstance(this, Swap):
        if exact:
            return speech.say("Swapping {card.the} costs you {loss}.", **slots)
        return speech.say("Swapping {card.the} costs you about {loss}.", **slots)
    if exact:
        return speech.say("{card.The} costs you {loss}.", **slots)
    return speech.say("{card.The} costs you about {loss}.", **slots)


def _named(speech: Speech, one: Move, advice: Advice) -> str:
    if isinstance(one, Play):
        return speech.card(one.card).the
    return action(speech, one, cante=singing(advice))


def reply(speech: Speech, choice: Choice, names: Names) -> str:
    """How a rival takes the trick from this card; empty where that is not the trouble."""
    found, this = choice.reply, choice.option.action
    told = any(one.code == "seen-hand" for one in choice.reasons_against)
    if found is None or told or not isinstance(this, Play):
        return ""
    seat = names[found.seat]
    if found.lost == found.worlds and found.times == found.worlds:
        return speech.say_many(
            "{seat.Name} answers with {answer.the} and takes {count} point.",
            "{seat.Name} answers with {answer.the} and takes {count} points.",
            found.points,
            seat=seat,
            answer=found.card,
        )
    if not found.points:
        return ""
    return speech.say_many(
        "The answer to fear is {answer.the}: with it {seat.name} would take {count} point. "
        "In {share} of the deals tried the trick can be lost.",
        "The answer to fear is {answer.the}: with it {seat.name} would take {count} points. "
        "In {share} of the deals tried the trick can be lost.",
        found.points,
        seat=seat,
        answer=found.card,
        share=share(speech, found.lost / found.worlds),
    )


def source(speech: Speech, advice: Advice) -> str:
    """How the figures came about: exact, or sampled with so many deals and such an error."""
    if advice.exact:
        if len(advice.view.players) == 2 and not advice.view.stock:
            return speech.say("Exact: every card is known, and all ways to play were tried.")
        return speech.say("Exact: all possible deals were worked out.")
    error = max(choice.option.stderr for choice in advice.choices)
    return speech.say_many(
        "Estimated from {number} possible deal (give or take {error}); "
        "it does not look at hidden cards.",
        "Estimated from {number} possible deals (give or take {error}); "
        "it does not look at hidden cards.",
        advice.analysis.worlds,
        number=whole(speech, advice.analysis.worlds),
        error=amount(speech, max(0.1, error)),
    )


def warning(speech: Speech, choice: Choice, *, cante: bool = False) -> str:
    """The tutor's word before an option is taken that loses points; empty for a good one.

    ``cante``: what there was to do after the trick was to announce, and not to swap.
    """
    this = choice.option.action
    if choice.good:
        return ""
    if isinstance(this, Play):
        if choice.grade == "doubtful":
            return speech.say("Playing {card.the} looks doubtful.", card=this.card)
        if choice.grade == "mistake":
            return speech.say("Playing {card.the} looks like a mistake.", card=this.card)
        return speech.say("Playing {card.the} looks like a grave mistake.", card=this.card)
    if isinstance(this, Swap):
        if choice.grade == "doubtful":
            return speech.say("Swapping {card.the} looks doubtful.", card=this.card)
        if choice.grade == "mistake":
            return speech.say("Swapping {card.the} looks like a mistake.", card=this.card)
        return speech.say("Swapping {card.the} looks like a grave mistake.", card=this.card)
    if isinstance(this, Announce):
        if choice.grade == "doubtful":
            return speech.say("Announcing {suit.name} looks doubtful.", suit=this.suit)
        if choice.grade == "mistake":
            return speech.say("Announcing {suit.name} looks like a mistake.", suit=this.suit)
        return speech.say("Announcing {suit.name} looks like a grave mistake.", suit=this.suit)
    return _without_warning(speech, choice, cante)


def _without_warning(speech: Speech, choice: Choice, cante: bool) -> str:
    if cante:
        if choice.grade == "doubtful":
            return speech.say("Not announcing looks doubtful.")
        if choice.grade == "mistake":
            return speech.say("Not announcing looks like a mistake.")
        return speech.say("Not announcing looks like a grave mistake.")
    if choice.grade == "doubtful":
        return speech.say("Not swapping looks doubtful.")
    if choice.grade == "mistake":
        return speech.say("Not swapping looks like a mistake.")
    return speech.say("Not swapping looks like a grave mistake.")


def paragraph(speech: Speech, advice: Advice, names: Names) -> list[str]:
    """All that is said of a position: the verdict, why, and for each losing card its cost, why
    and the reply; then where the figures come from.
    """
    lines = [
        verdict(speech, advice),
        *duties(speech, advice),
        *signed(speech, advice, names),
        *why(speech, advice.best, names),
    ]
    end = next((one.line for one in advice.best.reasons_for if one.line), None)
    if end is not None:
        table = tuple(play.card for play in advice.view.trick)
        lines += principles.line(speech, end, names, table, advice.view.plays)
    for choice in advice.choices[1:]:
        if not choice.good:
            told = [loss(speech, choice, advice, best=False), *why(speech, choice, names)]
            lines.append(" ".join(filter(None, [*told, reply(speech, choice, names)])))
    if len(advice.choices) > 1:
        lines.append(source(speech, advice))
    return lines
