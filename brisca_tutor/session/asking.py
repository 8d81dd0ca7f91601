"""From a step or puzzle to its question. The engine finds every right answer (decision 6)."""

from __future__ import annotations

from collections.abc import Iterable

from ..content.facts import number_of_game
from ..content.models import (
    BestStep,
    ChoiceStep,
    ChooseStep,
    CountStep,
    GoalStep,
    HandStep,
    IdeaStep,
    LastDrawStep,
    NumberStep,
    OrderStep,
    Puzzle,
    ResultStep,
    SeatCard,
    Step,
    SwapStep,
    TrickStep,
)
from ..content.models_games import GAME_STEPS
from ..game.cards import PACK_POINTS, Card, Suit
from ..game.ruleset import RuleSet
from ..game.trick import points, winning_index
from ..reasons.claims import claims
from ..reasons.trick import explain_trick
from .asking_games import game_question, shown_question
from .asking_goals import goal_question
from .asking_moments import best_question, last_draw_question, swap_question
from .asking_results import result_question
from .goals import GoalWalk
from .questions import Option, Question, Words

TRICK_REASONS = ("only_trump", "highest_trump", "only_led", "highest_led")

NUMBER_RULES = {
    "pack": "P3",
    "tricks": "S3",
    "stock": "D4",
    "draw_rounds": "S1",
    "majority": "H2",
    "total": "V2",
    "hand_size": "D3",
    "rank_points": "V1",
}
"""The rule that a number of the game comes from."""


def page_question(step: Step, rules: RuleSet) -> Question | None:
    """What a step asks, or None; the tricks of a hand step ask in `hands`.

    Raises:
        Problem: a number of seats that the rule set is not played at.
    """
    question = _question(step, rules)
    if question is None:
        return None
    return question._replace(
        hints=_words(step.hints),
        wrong={answer: Words(text, f"wrong.{answer}") for answer, text in step.wrong.items()},
    )


def puzzle_question(puzzle: Puzzle) -> Question:
    """What a puzzle asks."""
    question = page_question(puzzle.step, puzzle.rules)
    assert question is not None, "every puzzle asks something"
    return question


def trick_question(
    item: str,
    plays: Iterable[tuple[str, Card]],
    trump: Suit | None,
    asks: str,
    rules: RuleSet,
    bonus: int = 0,
) -> Question:
    """A question about a whole trick: one of `content.models.TRICK_ASKS`; points with bonus."""
    plays = tuple((seat, one) for seat, one in plays)
    reason = explain_trick([one for _, one in plays], trump)
    about = Question(item, "seat", asks, rules, trump=trump, plays=plays, reason=reason)
    if asks == "points":
        rule = "H5" if bonus else "V1"
        return about._replace(kind="number", rule=rule, number=reason.points + bonus, bonus=bonus)
    if asks == "reason":
        return about._replace(
            kind="choice",
            rule=reason.rules[0],
            options=tuple(Option(one) for one in TRICK_REASONS),
            accepted=frozenset({reason.reason}),
        )
    if asks in ("explanation", "mistake"):
        made = claims(reason, right=asks == "explanation")
        return about._replace(
            kind="choice",
            rule=reason.rules[0],
            options=tuple(Option(one.id, card=reason.cards[one.place].card) for one in made),
            accepted=frozenset(one.id for one in made if one.holds is (asks == "explanation")),
        )
    seats = tuple(dict.fromkeys(seat for seat, _ in plays))
    return about._replace(
        rule=reason.rules[0],
        options=tuple(Option(seat, seat, one) for seat, one in plays)
        if len(seats) == len(plays)
        else tuple(Option(seat, seat) for seat in seats),
        accepted=frozenset({plays[reason.place][0]}),
    )


def _question(step: Step, rules: RuleSet) -> Question | None:
    if isinstance(step, TrickStep):
        if step.ask is None:
            return None
        if step.ask == "shown":
            return shown_question(step, rules)
        bonus = rules.last_trick_bonus if step.last_trick else 0
        return trick_question(step.id, step.plays, step.trump, step.ask, rules, bonus)
    if isinstance(step, ChooseStep):
        return _choose(step, rules)
    if isinstance(step, CountStep):
        return _count(step, rules)
    if isinstance(step, NumberStep):
        number = number_of_game(step.ask, step.seats, rules, step.rank)
        return Question(
            step.id,
            "number",
            step.ask,
            rules,
            "H5" if step.ask == "total" and rules.last_trick_bonus else NUMBER_RULES[step.ask],
            number=number,
            seats=step.seats,
            rank=step.rank,
        )
    if isinstance(step, OrderStep):
        pick = max if step.ask == "strongest" else min
        best = pick(step.cards, key=lambda one: one.strength)
        return _cards(step.id, step.ask, rules, "V3", step.cards, (best,))._replace(
            kind="card", pick_all=False
        )
    if isinstance(step, ChoiceStep):
        return _choice(step, rules)
    if isinstance(step, ResultStep):
        return result_question(step, rules)
    if isinstance(step, LastDrawStep):
        return last_draw_question(step, rules)
    if isinstance(step, SwapStep):
        return swap_question(step, rules)
    if isinstance(step, BestStep):
        return best_question(step, rules)
    if isinstance(step, GoalStep):
        return goal_question(GoalWalk.of(step, rules))
    if isinstance(step, GAME_STEPS):
        return game_question(step, rules)
    assert isinstance(step, IdeaStep | HandStep)
    return None


def _choose(step: ChooseStep, rules: RuleSet) -> Question:
    so_far = [one for _, one in step.plays]
    win = step.ask == "winners"
    fitting = [
        one
        for one in step.hand
        if (winning_index([*so_far, one], step.trump) == len(so_far)) is win
    ]
    trumps = any(one.suit is step.trump for one in so_far)
    question = _cards(step.id, step.ask, rules, "W1" if trumps else "W2", step.hand, fitting)
    return question._replace(trump=step.trump, plays=_plain(step.plays))


def _count(step: CountStep, rules: RuleSet) -> Question:
    if step.ask == "scoring":
        fitting = [one for one in step.cards if one.points]
        return _cards(step.id, step.ask, rules, "V1", step.cards, fitting)
    number = points(step.cards)
    rest = step.ask == "remaining"
    return Question(
        step.id,
        "number",
        step.ask,
        rules,
        "V2" if rest else "V1",
        number=PACK_POINTS - number if rest else number,
        cards=step.cards,
        piles=step.piles,
    )


def _cards(
    item: str,
    asks: str,
    rules: RuleSet,
    rule: str,
    cards: tuple[Card, ...],
    fitting: Iterable[Card],
) -> Question:
    return Question(
        item,
        "cards",
        asks,
        rules,
        rule,
        options=tuple(Option(one.code, card=one) for one in cards),
        accepted=frozenset(one.code for one in fitting),
        pick_all=True,
        cards=cards,
    )


def _choice(step: ChoiceStep, rules: RuleSet) -> Question:
    ids = [str(place + 1) for place in range(len(step.options))]
    accepted = frozenset(id for id, one in zip(ids, step.options, strict=True) if one.right)
    return Question(
        step.id,
        "choice",
        "choice",
        rules,
        step.rule,
        options=tuple(
            Option(id, words=Words(one.text, f"options.{place}.text"))
            for place, (id, one) in enumerate(zip(ids, step.options, strict=True))
        ),
        accepted=accepted,
        pick_all=len(accepted) != 1,
        text=Words(step.question, "question"),
        because={
            id: Words(one.because, f"options.{place}.because")
            for place, (id, one) in enumerate(zip(ids, step.options, strict=True))
            if one.because
        },
    )


def _plain(plays: Iterable[SeatCard]) -> tuple[tuple[str, Card], ...]:
    return tuple((seat, one) for seat, one in plays)


def _words(hints: Iterable[str]) -> tuple[Words, ...]:
    return tuple(Words(text, f"hints.{place}") for place, text in enumerate(hints))
