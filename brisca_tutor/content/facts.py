"""What the slots of a lesson text stand for: the facts of its own trick, pile or hand.

Values are cards, suits, numbers and `SeatName`, nested as the dots in the names of `slots`
are; ``language`` turns them into words. Cards by code need no entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..game.cards import PACK_POINTS, POINTS, Card, Rank, Suit
from ..game.deal import make_deal
from ..game.record import Replay, ReplayTrick, replay
from ..game.ruleset import RuleSet
from ..game.scoring import majority
from ..game.trick import points, winning_index
from .games_slots import special_slots
from .models import (
    BestStep,
    ChooseStep,
    CountStep,
    GoalStep,
    HandStep,
    LastDrawStep,
    Lesson,
    NumberStep,
    OrderStep,
    Puzzle,
    ResultStep,
    SeatCard,
    Step,
    SwapStep,
    TrickStep,
)
from .models_games import GAME_STEPS
from .step import SeatName as SeatName

Slots = Mapping[str, object]


def step_slots(lesson: Lesson, step: Step, trick: int | None = None) -> Slots:
    """The values of the slots of a step's texts.

    ``trick`` is the number of the trick whose note is shown, in a hand step.

    Raises:
        Problem: what the engine raises for a step that was never checked.
    """
    return _slots(step, lesson.rules_of(step), trick)


def puzzle_slots(puzzle: Puzzle) -> Slots:
    """The values of the slots of a puzzle's texts."""
    return _slots(puzzle.step, puzzle.rules, None)


def _slots(step: Step, rules: RuleSet, trick: int | None) -> Slots:
    if isinstance(step, TrickStep):
        bonus = rules.last_trick_bonus if step.last_trick else 0
        return _asked(_trick(step.trump, step.plays, bonus), step.ask)
    if isinstance(step, ChooseStep):
        return _trick(step.trump, step.plays)
    if isinstance(step, CountStep):
        counted = points(step.cards)
        rest = PACK_POINTS - counted
        facts: dict[str, object] = {"count": {"points": counted, "remaining": rest}}
        if step.ask != "scoring":
            facts["answer"] = counted if step.ask == "points" else rest
        return facts
    if isinstance(step, NumberStep):
        number = number_of_game(step.ask, step.seats, rules, step.rank)
        return {"number": number, "answer": number}
    if isinstance(step, OrderStep):
        best = max if step.ask == "strongest" else min
        return {"answer": best(step.cards, key=lambda one: one.strength)}
    if isinstance(step, ResultStep):
        facts = {f"points_{side}": number for side, number in step.points}
        facts |= {
            f"points_{seat}": number for side, number in step.points for seat in side.split("+")
        }
        return {"hand": facts}
    if isinstance(step, LastDrawStep):
        facts = _trick(step.face_up.suit, step.plays)
        last = draws_last(step.plays, step.face_up.suit)
        return {**facts, "face_up": step.face_up, "answer": SeatName(last)}
    if isinstance(step, SwapStep):
        return {"trump": step.trump, "face_up": step.face_up}
    if isinstance(step, BestStep | GoalStep):
        return {"trump": step.trump}
    if isinstance(step, HandStep):
        return _hand(step, trick)
    return special_slots(step, rules) if isinstance(step, GAME_STEPS) else {}


def draws_last(plays: Sequence[tuple[str, Card]], trump: Suit) -> str:
    """The seat that draws last after this trick: the one before its winner (S1, S2)."""
    winner = winning_index([one for _, one in plays], trump)
    return plays[winner - 1][0]


def _trick(trump: Suit, plays: Iterable[tuple[str, Card]], bonus: int = 0) -> dict[str, object]:
    played = tuple(plays)
    cards = [one for _, one in played]
    seat, card = played[winning_index(cards, trump)]
    return {
        "winner": {"card": card, "seat": SeatName(seat)},
        "lead": {"card": cards[0], "seat": SeatName(played[0][0])},
        "led": cards[0].suit,
        "trump": trump,
        "trick": {"points": points(cards) + bonus},
    }


def _asked(facts: dict[str, object], ask: str | None) -> Slots:
    key = {"winner": "seat", "points": "points"}.get(ask or "")
    if key:
        part = facts["winner" if key == "seat" else "trick"]
        assert isinstance(part, dict)
        facts["answer"] = part[key]
    return facts


def number_of_game(asks: str, seats: int, rules: RuleSet, rank: str = "") -> int:
    """A number that the rule set gives: one of `models.NUMBER_ASKS`.

    Raises:
        Problem: ``seats`` and others of `RuleSet.pack_size`.
        ValueError: nothing of that name.
    """
    match asks:
        case "majority":
            return majority(rules)
        case "total":
            return rules.total()
        case "hand_size":
            return rules.hand_size
        case "rank_points":
            return POINTS.get(Rank(rank), 0)
    pack = rules.pack_size(seats)
    if asks == "pack":
        return pack
    deal = make_deal(rules, seats, 0, rules.cards(seats))
    match asks:
        case "tricks":
            return deal.tricks
        case "stock":
            return pack - deal.dealt - (rules.indicator == "open")
        case "draw_rounds":
            return deal.draw_rounds
    raise ValueError(asks)


def _hand(step: HandStep, number: int | None) -> Slots:
    played = replay(step.record)
    shown = played.tricks[(number or step.last) - 1]
    facts = _hand_so_far(played, shown)
    if number is None:
        return facts
    names = step.record.names
    trump = shown.before.trump
    assert trump is not None
    seats = [SeatCard(names[play.seat], play.card) for play in shown.plays]
    about = _trick(trump, seats)
    worth = shown.won.points if shown.won else points([play.card for play in shown.plays])
    return {**about, **facts, "trick": {"points": worth, "number": shown.number}}


def _hand_so_far(played: Replay, shown: ReplayTrick) -> dict[str, object]:
    names = played.record.names
    hand = {f"points_{name}": total for name, total in zip(names, shown.totals, strict=True)}
    sung = sum(one.cante.points for one in played.tricks[: shown.number] if one.cante)
    to_come = played.record.rules.total() + sung - sum(shown.totals)
    return {"trump": shown.before.trump, "hand": {**hand, "to_come": to_come}}
