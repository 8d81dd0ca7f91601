"""Every claim of a lesson or puzzle, held against the engine.

What a file claims: that its tricks can be played with the pack of its rule set and seats, that
the answers it states are right and complete, that its texts for wrong answers are about wrong
answers, that hints come before the solution, and that its hands can be replayed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ..content.library import Value
from ..content.models import (
    BestStep,
    ChoiceStep,
    ChooseStep,
    CountStep,
    GoalStep,
    HandStep,
    LastDrawStep,
    Lesson,
    OrderStep,
    Position,
    Puzzle,
    PuzzlePack,
    ResultStep,
    SeatCard,
    Step,
    SwapStep,
    TrickStep,
)
from ..content.models_games import GAME_STEPS
from ..content.schema import nearest
from ..game.cards import Card
from ..game.errors import Place, Problem
from ..game.record import HandRecord, replay
from ..game.ruleset import RuleSet
from ..language.rules_text import RULE_IDS
from ..reasons.misconceptions import MISCONCEPTIONS
from ..session.asking import page_question
from ..session.goals import GoalWalk
from ..session.questions import SIGNED, Question
from .prove_cards import held_against_pack, prove_special

Places = Mapping[str, Place]


def prove(value: Value) -> list[Problem]:
    """Every false claim in a file that was read."""
    if isinstance(value, Lesson):
        return prove_lesson(value)
    if isinstance(value, PuzzlePack):
        return prove_pack(value)
    if isinstance(value, HandRecord):
        return prove_record(value)
    if isinstance(value, Position):
        cards = [(one, f"hand.{at}") for at, one in enumerate(value.hand)]
        cards += [(one, "table") for _, one in value.table]
        cards += [(one, "won") for _, pile in value.won for one in pile]
        cards += [(one, "known") for _, held in value.known for one in held]
        return held_against_pack(value.rules, len(value.seats), cards, value.places)
    return []


def prove_lesson(lesson: Lesson) -> list[Problem]:
    """Every false claim of a lesson, with its place."""
    return [problem for step in lesson.steps for problem in prove_step(step, lesson.rules_of(step))]


def prove_pack(pack: PuzzlePack) -> list[Problem]:
    """Every false claim of a puzzle pack, with its place."""
    return [problem for puzzle in pack.puzzles for problem in _prove_puzzle(puzzle)]


def prove_record(record: HandRecord) -> list[Problem]:
    """The first action or card of a hand that the rules refuse."""
    try:
        replay(record)
    except Problem as problem:
        place = record.deck_places[0] if record.deck_places else None
        return [_named(problem, record.names).at(place)]
    return []


def _named(problem: Problem, names: object) -> Problem:
    """The same problem with seats by name instead of by number; names are a tuple, if known."""
    if not isinstance(names, tuple):
        return problem
    for key in ("seat", "turn", "winner"):
        seat = problem.slots.get(key)
        if isinstance(seat, int) and 0 <= seat < len(names):
            problem.slots[key] = names[seat]
    return problem


def prove_step(step: Step, rules: RuleSet) -> list[Problem]:
    """Every false claim of one step."""
    if isinstance(step, HandStep):
        return _prove_hand(step)
    if isinstance(step, GoalStep):
        return _prove_goal(step, rules)
    problems: list[Problem] = []
    if isinstance(step, TrickStep):
        seats = len({play.seat for play in step.plays})
        problems += _prove_trick(rules, seats, step.plays, (), step.places)
    elif isinstance(step, ChooseStep):
        seats = len({"me", *(play.seat for play in step.plays)})
        problems += _prove_trick(rules, seats, step.plays, step.hand, step.places)
    elif isinstance(step, CountStep | OrderStep):
        key = "count" if isinstance(step, CountStep) else "order"
        cards = [(one, f"{key}.{at}") for at, one in enumerate(step.cards)]
        problems += held_against_pack(rules, min(rules.seat_numbers()), cards, step.places)
    elif isinstance(step, ResultStep):
        problems += _prove_result(step, rules)
    elif isinstance(step, LastDrawStep):
        plays = (*step.plays, SeatCard("", step.face_up))
        places = {**step.places, f"plays.{len(step.plays)}": step.places["face_up"]}
        seats = len({play.seat for play in step.plays})
        problems += _prove_trick(rules, seats, plays, (), places)
    elif isinstance(step, SwapStep | BestStep):
        problems += _prove_moment(step, rules)
    elif isinstance(step, GAME_STEPS):
        problems += prove_special(step, rules)
    elif isinstance(step, ChoiceStep):
        problems += _prove_options(step)
    if problems:
        return problems
    try:
        question = page_question(step, rules)
    except Problem as problem:
        place = _where(problem, step.places)
        return [_named(problem, getattr(step, "seats", ())).at(place)]
    if question is None:
        return []
    picks = question.pick_all and question.kind == "cards" and question.asks != "legal"
    if picks or question.asks == "best":
        problems += _pick_all(question, step.places)
    problems += _stated(question, step.answer, step.places)
    problems += _wrong_texts(question, step.wrong, step.places)
    return problems + _leaks(question, step.idea, step.hints, step.places)


def _prove_puzzle(puzzle: Puzzle) -> list[Problem]:
    places = puzzle.places
    problems = []
    for at, tag in enumerate(puzzle.tags):
        if tag not in MISCONCEPTIONS:
            known = tuple(MISCONCEPTIONS)
            near = nearest(tag, known)
            code = "tag-unknown-near" if near else "tag-unknown"
            place = places[f"tags.{at}"]
            problems.append(Problem(code, place=place, text=tag, near=near, known=known))
    return prove_step(puzzle.step, puzzle.rules) + problems


_KEYS = {
    "swap-covered": ("covered", "may_swap"),
    "best-cards": ("unseen", "best"),
    "best-points": ("points", "best"),
    "best-exact": ("best",),
    "result-sides": ("points", "result"),
}
"""Where a problem that asking finds stands; the number of seats is the usual culprit."""


def _where(problem: Problem, places: Places) -> Place:
    at = str(problem.slots.pop("at", ""))
    keys = (*((at,) if at else ()), *_KEYS.get(problem.code, ()), "seats", "")
    return next(places[key] for key in keys if key in places)


def _prove_moment(step: SwapStep | BestStep, rules: RuleSet) -> list[Problem]:
    """Every card of a moment must be in the pack, and nothing stand twice (P1, P3)."""
    cards = [(one, f"hand.{at}") for at, one in enumerate(step.hand)]
    seats = 2
    if isinstance(step, SwapStep):
        seats = step.seats
    else:
        cards += [(one, f"unseen.{at}") for at, one in enumerate(step.unseen)]
        cards += [(step.lead, "lead")] if step.lead is not None else []
    cards += [(step.face_up, "face_up")] if step.face_up is not None else []
    return held_against_pack(rules, seats, cards, step.places)


# -- cards and packs


def _prove_trick(
    rules: RuleSet, seats: int, plays: Iterable[SeatCard], hand: Iterable[Card], places: Places
) -> list[Problem]:
    cards = [(play.card, f"plays.{at}") for at, play in enumerate(plays)]
    cards += [(one, f"hand.{at}") for at, one in enumerate(hand)]
    return held_against_pack(rules, seats, cards, places)


# -- answers


def _pick_all(question: Question, places: Places) -> list[Problem]:
    """There must be something to pick and something to leave."""
    where = places.get("hand", places.get("count", places[""]))
    if not question.accepted:
        return [Problem("pick-none", place=where)]
    if len(question.accepted) == len(question.options):
        return [Problem("pick-every", place=where)]
    return []


def _stated(question: Question, answer: tuple[str, ...], places: Places) -> list[Problem]:
    """What the file states as the answer must be all that is right (decision 6)."""
    if not answer:
        return []
    place = places["answer"]
    right = accepted(question)
    options = {option.id for option in question.options}
    for one in answer:
        if question.kind != "number" and one not in options:
            known = tuple(option.id for option in question.options)
            return [Problem("answer-not-an-option", place=place, text=one, known=known)]
        if one not in right:
            return [Problem("answer-wrong", place=place, text=one, right=right)]
    missing = tuple(one for one in right if one not in answer)
    if missing and (question.pick_all or question.kind == "number"):
        return [Problem("answer-not-all", place=place, missing=missing)]
    return []


def accepted(question: Question) -> tuple[str, ...]:
    """The right answers as they are written in files, in the order of the options."""
    if question.kind == "number":
        return (str(question.number),)
    return tuple(option.id for option in question.options if option.id in question.accepted)


def _wrong_texts(question: Question, wrong: Mapping[str, str], places: Places) -> list[Problem]:
    problems = []
    right = accepted(question)
    known = tuple(option.id for option in question.options)
    for answer in wrong:
        place = places.get(f"wrong.{answer}", places.get("wrong", places[""]))
        if answer in right:
            problems.append(Problem("wrong-is-right", place=place, text=answer))
        elif question.kind == "number":
            signed = "-?" if question.asks in SIGNED else ""
            if not re.fullmatch(rf"0|{signed}[1-9][0-9]*", answer):
                problems.append(Problem("expected-number", place=place, key="wrong", text=answer))
        elif answer not in known:
            problems.append(Problem("answer-not-an-option", place=place, text=answer, known=known))
    return problems


_SOLUTION = re.compile(r"\{(?:answer|winner)(?:\.[A-Za-z.]+)?\}")


def _leaks(question: Question, idea: str, hints: tuple[str, ...], places: Places) -> list[Problem]:
    """The answer must not stand in what is shown before the last hint (field report T11)."""
    problems = []
    shown = [("idea", idea)] + [(f"hints.{at}", text) for at, text in enumerate(hints[:-1])]
    for key, text in shown:
        if _gives_away(question, text, key != "idea"):
            code = "idea-gives-answer" if key == "idea" else "hint-gives-answer"
            problems.append(Problem(code, place=places.get(key, places[""])))
    return problems


def _gives_away(question: Question, text: str, hint: bool) -> bool:
    if question.asks in ("winner", "explanation") and _SOLUTION.search(text):
        return True
    if "{answer" in text:
        return True
    if question.kind == "number" and question.number is not None:
        slots = {"points": r"\{(?:trick|count)\.points\}", "remaining": r"\{count\.remaining\}"}
        pattern = slots.get(question.asks, r"\{number\}")
        if re.search(pattern, text):
            return True
        number = question.number
        return hint and number >= 10 and bool(re.search(rf"(?<!\d){number}(?!\d)", text))
    return False


def _prove_options(step: ChoiceStep) -> list[Problem]:
    problems = []
    places = step.places
    where = places["options"]
    if len(step.options) < 2:
        problems.append(Problem("options-number", place=where))
    elif not any(option.right for option in step.options):
        problems.append(Problem("options-none-right", place=where))
    elif all(option.right for option in step.options):
        problems.append(Problem("options-all-right", place=where))
    seen: set[str] = set()
    for at, option in enumerate(step.options):
        if option.text in seen:
            problems.append(Problem("option-twice", place=places[f"options.{at}.text"]))
        seen.add(option.text)
    if step.rule and step.rule not in RULE_IDS:
        place = places["rule"]
        problems.append(Problem("rule-id", place=place, text=step.rule[:60]))
    right = [option.text.casefold().strip(" .!?¡¿") for option in step.options if option.right]
    for at, hint in enumerate(step.hints[:-1]):
        if any(len(text) > 8 and text in hint.casefold() for text in right):
            problems.append(Problem("hint-gives-answer", place=places[f"hints.{at}"]))
    return problems


def _prove_result(step: ResultStep, rules: RuleSet) -> list[Problem]:
    points = sum(number for _, number in step.points)
    if points != rules.total():
        place = step.places["result"]
        return [Problem("result-total", "V2", place=place, points=points, total=rules.total())]
    if step.ask == "game_points" and rules.match != "game_points":
        return [Problem("result-no-game-points", "M3", place=step.places["ask"])]
    return []


def _prove_goal(step: GoalStep, rules: RuleSet) -> list[Problem]:
    """The goal can be reached, and it can be missed."""
    places = step.places
    cards = [(one, f"hand.{at}") for at, one in enumerate(step.hand)]
    cards += [(one, f"rival.{at}") for at, one in enumerate(step.rival)]
    cards += [(one, f"stock.{at}") for at, one in enumerate(step.covered)]
    cards += [(step.face_up, "face_up")] if step.face_up is not None else []
    problems = held_against_pack(rules, 2, cards, places)
    if problems:
        return problems
    outlook = GoalWalk.of(step, rules).outlook
    where = places["points"]
    if outlook.most < step.points:
        return [Problem("goal-unreachable", place=where, points=step.points, most=outlook.most)]
    if outlook.least >= step.points:
        return [Problem("goal-certain", place=where, points=step.points, least=outlook.least)]
    drawn = (*step.covered, *((step.face_up,) if step.face_up is not None else ()))
    known = tuple(one.code for one in (*step.hand, *drawn))
    return [
        Problem("answer-not-an-option", place=places[f"wrong.{one}"], text=one, known=known)
        for one in step.wrong
        if one not in known
    ]


# -- hands


def _prove_hand(step: HandStep) -> list[Problem]:
    try:
        played = replay(step.record)
    except Problem as problem:
        return [_named(problem, step.record.names).at(step.places.get("hand"))]
    problems = []
    for number, ask in step.asks.items():
        place = step.places[f"ask.{number}"]
        trick = played.tricks[number - 1]
        if trick.won is None:
            problems.append(Problem("trick-unfinished", place=place, number=number))
        elif ask == "face_up" and not any(draw.face_up for draw in trick.draws):
            drawn = [one.number for one in played.tricks if any(d.face_up for d in one.draws)]
            if drawn:
                problems.append(
                    Problem("face-up-not-drawn", "S2", place=place, number=number, right=drawn[0])
                )
            else:
                problems.append(Problem("face-up-never-drawn", "S2", place=place))
    return problems
