"""What fills the slots of lesson texts: facts that the engine computes (see `content.slots`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..content.models import (
    ChooseStep,
    CountStep,
    HandStep,
    Lesson,
    NumberStep,
    OrderStep,
    Puzzle,
    ResultStep,
    Step,
    TrickStep,
)
from ..game.cards import PACK_POINTS, Card, Suit
from ..game.trick import points, winning_index
from ..language.catalogue import Speech
from ..language.names import seat_phrase
from ..session.asking import page_question
from ..session.hands import HandWalk

Slots = Mapping[str, object]


def step_slots(speech: Speech, lesson: Lesson, step: Step, trick: int | None = None) -> Slots:
    """The facts about a step; ``trick`` is the number of the trick of a hand step."""
    if isinstance(step, TrickStep | ChooseStep):
        found = _trick(speech, step.plays, step.trump)
        if isinstance(step, TrickStep) and step.ask in ("winner", "points"):
            found["answer"] = _answer(found, step.ask)
        return found
    if isinstance(step, CountStep):
        counted = points(step.cards)
        remaining = PACK_POINTS - counted
        count = {"points": counted, "remaining": remaining}
        return {"count": count, "answer": remaining if step.ask == "remaining" else counted}
    if isinstance(step, HandStep):
        return _hand(speech, step, trick)
    if isinstance(step, ResultStep):
        return {"hand": {f"points_{seat}": count for seat, count in step.points}}
    question = page_question(step, lesson.rules)
    if isinstance(step, NumberStep) and question is not None:
        return {"number": question.number, "answer": question.number}
    if isinstance(step, OrderStep) and question is not None:
        right = next(one for one in question.options if one.id in question.accepted)
        return {"answer": right.card}
    return {}


def puzzle_slots(speech: Speech, puzzle: Puzzle) -> Slots:
    """The facts about a puzzle."""
    found = _trick(speech, puzzle.plays, puzzle.trump)
    found["answer"] = _answer(found, puzzle.ask)
    return found


def _trick(speech: Speech, plays: Sequence[tuple[str, Card]], trump: Suit) -> dict[str, object]:
    cards = [card for _, card in plays]
    best = winning_index(cards, trump)
    return {
        "winner": {"card": cards[best], "seat": seat_phrase(speech, plays[best][0])},
        "lead": {"card": cards[0], "seat": seat_phrase(speech, plays[0][0])},
        "led": cards[0].suit,
        "trump": trump,
        "trick": {"points": points(cards)},
    }


def _answer(found: Mapping[str, object], asks: str) -> object:
    part = found["winner" if asks == "winner" else "trick"]
    assert isinstance(part, Mapping)
    return part["seat" if asks == "winner" else "points"]


def _hand(speech: Speech, step: HandStep, trick: int | None) -> dict[str, object]:
    walk = HandWalk.of(step)
    last = trick if trick is not None else min(step.last, len(walk.replay.tricks))
    if last < 1:
        return {}
    shown = walk.trick(last)
    totals = dict(shown.totals)
    total = walk.replay.deal.rules.total()
    hand: dict[str, object] = {f"points_{seat}": count for seat, count in totals.items()}
    hand["to_come"] = total - sum(totals.values())
    if trick is None:
        return {"trump": shown.trump, "hand": hand}
    return {
        **_trick(speech, shown.plays, shown.trump),
        "trick": {"points": shown.points, "number": trick},
        "hand": hand,
    }
