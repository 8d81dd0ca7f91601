"""A hand gone over in words: flagged decisions, the key trick, what was luck."""

from __future__ import annotations

from ...coach.luck import Luck, Word
from ...coach.review import Decision, KeyTrick, Review
from ...game.actions import Announce, Draw, Play
from ..catalogue import Speech, mark
from ..names import Names
from . import advice as words

_LUCK: dict[Word, str] = {
    "very-bad": mark("very bad luck"),
    "bad": mark("bad luck"),
    "a-little-bad": mark("a little bad luck"),
    "even": mark("neither good nor bad luck"),
    "a-little-good": mark("a little good luck"),
    "good": mark("good luck"),
    "very-good": mark("very good luck"),
}


def decision(speech: Speech, one: Decision, names: Names) -> list[str]:
    """A decision that was flagged: what was done, how good that was, its cost, why, the reply."""
    lines = [
        headline(speech, one),
        words.loss(speech, one.choice, one.advice),
        *words.why(speech, one.choice, names),
        words.reply(speech, one.choice, names),
    ]
    if not one.choice.good:
        lines += words.why(speech, one.advice.best, names)
    return [line for line in lines if line]


def headline(speech: Speech, one: Decision) -> str:
    """Which decision it is, and its grade."""
    this = one.action
    slots = {"trick": one.number, "grade": words.grade(speech, one.grade)}
    if isinstance(this, Play):
        return speech.say(
            "Trick {trick}: you played {card.the} ({grade}).", card=this.card, **slots
        )
    if isinstance(this, Announce):
        return speech.say(
            "After trick {trick}: you announced {suit.name} ({grade}).", suit=this.suit, **slots
        )
    if isinstance(this, Draw):
        if words.singing(one.advice):
            return speech.say("After trick {trick}: you announced nothing ({grade}).", **slots)
        return speech.say("After trick {trick}: you did not swap ({grade}).", **slots)
    return speech.say(
        "After trick {trick}: you swapped {card.the} ({grade}).", card=this.card, **slots
    )


def summary(speech: Speech, found: Review) -> str:
    """How many decisions were flagged, and what they cost on average."""
    if not found.decisions:
        return speech.say("There was nothing to decide.")
    counts = [
        speech.say_many("{count} grave mistake", "{count} grave mistakes", found.number("grave")),
        speech.say_many("{count} mistake", "{count} mistakes", found.number("mistake")),
        speech.say_many(
            "{count} doubtful card", "{count} doubtful cards", found.number("doubtful")
        ),
    ]
    shown = [
        text
        for text, grade in zip(counts, ("grave", "mistake", "doubtful"), strict=True)
        if any(one.grade == grade for one in found.decisions)
    ]
    if not shown:
        return speech.say_many(
            "No mistakes in {count} decision.",
            "No mistakes in {count} decisions.",
            len(found.decisions),
        )
    return speech.say_many(
        "Of {count} decision: {mistakes}. Average cost: {cost} per decision.",
        "Of {count} decisions: {mistakes}. Average cost: {cost} per decision.",
        len(found.decisions),
        mistakes=speech.list_and(shown),
        cost=words.amount(speech, round(found.average, 1)),
    )


def key_trick(speech: Speech, key: KeyTrick, names: Names) -> str:
    """The trick that mattered most, who took it and why it stands out."""
    won = key.trick.won
    assert won is not None, "only finished tricks are key tricks"
    slots = {
        "trick": key.trick.number,
        "cards": tuple(play.card for play in key.trick.plays),
    }
    seat = names[won.winner]
    if seat.me:
        text = speech.say_many(
            "Key trick: trick {trick}, in which you won {count} point ({cards}).",
            "Key trick: trick {trick}, in which you won {count} points ({cards}).",
            won.points,
            **slots,
        )
    else:
        text = speech.say_many(
            "Key trick: trick {trick}, in which {seat.name} won {count} point ({cards}).",
            "Key trick: trick {trick}, in which {seat.name} won {count} points ({cards}).",
            won.points,
            seat=seat,
            **slots,
        )
    if key.decision is None:
        return text
    cost = speech.say(
        "It held your costliest decision: {loss}.",
        loss=words.amount(speech, round(key.decision.cost, 1)),
    )
    return f"{text} {cost}"


def luck_word(speech: Speech, word: Word) -> str:
    """The luck in words."""
    return speech.say(_LUCK[word])


def luck(speech: Speech, found: Luck) -> str:
    """Luck apart from skill, with its figure and its word."""
    points = round(found.points)
    signed = f"{points:+d}" if points else "0"
    return speech.say_many(
        "Your luck in the deal and the draws: {points} point ({word}).",
        "Your luck in the deal and the draws: {points} points ({word}).",
        abs(points),
        points=signed,
        word=luck_word(speech, found.word),
    )
