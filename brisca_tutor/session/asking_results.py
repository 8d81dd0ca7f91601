"""What a final score leads to: the hand, the match, the game points (H2-H5, M1-M5)."""

from __future__ import annotations

from collections.abc import Sequence

from ..content.models import ResultStep
from ..game.deal import Deal, make_deal
from ..game.errors import Problem
from ..game.match import Match, after, new_match
from ..game.ruleset import RuleSet
from ..game.scoring import HandResult, result_of
from .questions import Option, Question

OUTCOMES = ("win", "lose", "tie")
MATCH_OUTCOMES = ("match_win", "match_lose", "match_on", "match_level")


class Scored:
    """A finished hand of a result step, scored by the engine.

    Raises:
        Problem: a number of seats that the rule set is not played at, or ``result-sides``
            (the sides cannot be those of any table under these rules).
        ValueError: no side is mine.
    """

    def __init__(self, step: ResultStep, rules: RuleSet) -> None:
        self.step, self.rules = step, rules
        self.sides = [side.split("+") for side, _ in step.points]
        mine = [place for place, side in enumerate(self.sides) if "me" in side]
        if not mine:
            raise ValueError("no side is mine")
        self.mine = mine[0]
        self.deal = _deal(rules, [len(side) for side in self.sides], bool(step.rests))
        self.seats = {
            name: seat
            for names, seats in zip(self.sides, self.deal.sides, strict=True)
            for name, seat in zip(names, seats, strict=True)
        }
        if step.rests:
            self.seats[step.rests] = self.deal.dealer
        points = [number for _, number in step.points]
        last = next((at for at, (side, _) in enumerate(step.points) if side == step.last), -1)
        self.result: HandResult = result_of(rules, points, [1] * len(points), last)

    @property
    def outcome(self) -> str:
        """How the hand ends for me; a hand that others share is lost."""
        if self.mine not in self.result.winners:
            return "lose"
        return self.result.kind

    def match(self) -> Match:
        """The match after this hand."""
        before = new_match(self.rules, self.deal.seats, self.deal.dealer)
        scores = [0] * self.deal.seats
        for side, score in self.step.score:
            for name in side.split("+"):
                scores[self.seats[name]] = score
        played = sum(score for _, score in self.step.score)
        hands = played if self.rules.match != "game_points" else 0
        return after(before._replace(scores=tuple(scores), hands=hands), self.deal, self.result)

    @property
    def match_outcome(self) -> str:
        """How the match stands for me after this hand."""
        match = self.match()
        winners = match.winners
        if not winners:
            return "match_level" if match.over else "match_on"
        return "match_win" if self.seats["me"] in winners else "match_lose"

    @property
    def tally(self) -> int:
        """What the seat asked for has in the match after this hand."""
        return self.match().scores[self.seats[self.step.of]]


def _deal(rules: RuleSet, sizes: Sequence[int], rests: bool) -> Deal:
    seats = sum(sizes) + rests
    deal = make_deal(rules, seats, seats - 1, rules.cards(seats))
    if rests is not rules.rests(seats):
        raise Problem("result-rests", "T5", seats=seats, at="rests" if rests else "result")
    if [len(side) for side in deal.sides] != list(sizes):
        raise Problem(
            "result-sides", "T4" if seats == 6 else "T1", seats=seats, sides=len(deal.sides)
        )
    return deal


def outcome_of(totals: Sequence[tuple[str, int]]) -> str:
    """``win``, ``lose`` or ``tie`` for the side that `me` belongs to, by points alone (H2-H4).

    A side of several is written ``me+partner``.

    Raises:
        ValueError: no side is mine.
    """
    mine = [points for side, points in totals if "me" in side.split("+")]
    if not mine:
        raise ValueError("no side is mine")
    best = max(points for _, points in totals)
    if mine[0] < best:
        return "lose"
    return "tie" if sum(points == best for _, points in totals) > 1 else "win"


def result_question(step: ResultStep, rules: RuleSet) -> Question:
    """What a final score leads to.

    Raises:
        Problem: as `Scored`.
    """
    about = Question(
        step.id,
        "choice",
        step.ask,
        rules,
        totals=step.points,
        scores=step.score,
        resting=step.rests,
        of=step.of,
        last=step.last,
        seats=sum(len(side.split("+")) for side, _ in step.points),
    )
    if step.ask == "outcome" and not step.last:
        outcome = outcome_of(step.points)
        rule = "H3" if outcome == "tie" else "H2" if len(step.points) == 2 else "H4"
        return _codes(about, OUTCOMES, outcome, rule)._replace(seats=0)
    scored = Scored(step, rules)
    tied = scored.result.kind == "tie" or scored.result.by_last_trick
    if step.ask == "outcome":
        rule = "H3" if tied else "H2" if len(step.points) == 2 else "H4"
        return _codes(about, OUTCOMES, scored.outcome, rule)._replace(seats=0)
    kinds = {"first_to": "M1", "best_of": "M2", "game_points": "M3", "card_points": "M5"}
    doubled = rules.tie == "replay_doubled" and rules.match == "game_points"
    tied = tied and rules.match != "card_points"
    rule = ("M4" if doubled else "H3") if tied else kinds[rules.match]
    if step.ask == "tally":
        return about._replace(kind="number", rule="T5" if step.rests else rule, number=scored.tally)
    if step.ask == "match":
        return _codes(about, MATCH_OUTCOMES, scored.match_outcome, rule)
    return about._replace(kind="number", rule="M3", number=scored.result.game_points)


def _codes(about: Question, codes: Sequence[str], right: str, rule: str) -> Question:
    return about._replace(
        rule=rule,
        options=tuple(Option(one) for one in codes),
        accepted=frozenset({right}),
    )
