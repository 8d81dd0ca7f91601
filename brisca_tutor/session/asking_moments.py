"""Moments of a hand, put to the engine: the last draw, a swap, the best card near the end."""

from __future__ import annotations

from dataclasses import replace

from ..content.facts import draws_last
from ..content.models import BestStep, LastDrawStep, SwapStep
from ..content.swapping import obstacles
from ..game.actions import Play
from ..game.cards import Card, Rank
from ..game.errors import Problem
from ..game.events import Played
from ..game.ruleset import RuleSet
from ..game.state import Phase
from ..game.swapping import swappers
from ..game.view import PlayerView
from ..players.analysis import Analysis
from ..reasons.trick import explain_trick
from .questions import Option, Question

SWAP_ANSWERS = (
    "swap_yes",
    "swap_card",
    "swap_class",
    "swap_moment",
    "swap_late",
    "swap_off",
)
"""Yes, or one of `content.swapping.Obstacle`."""


def last_draw_question(step: LastDrawStep, rules: RuleSet) -> Question:
    """Who draws the face-up card after this trick (S2)."""
    plays = tuple((seat, one) for seat, one in step.plays)
    trump = step.face_up.suit
    return Question(
        step.id,
        "seat",
        step.ask,
        rules,
        "S2",
        options=tuple(Option(seat, seat) for seat in dict.fromkeys(seat for seat, _ in plays)),
        accepted=frozenset({draws_last(plays, trump)}),
        trump=trump,
        plays=plays,
        reason=explain_trick([one for _, one in plays], trump),
        face_up=step.face_up,
    )


def swap_question(step: SwapStep, rules: RuleSet) -> Question:
    """Whether I may swap now; whatever stands in the way is a right answer.

    Raises:
        Problem: as `content.swapping.obstacles`.
    """
    found = obstacles(step, rules)
    takes = swappers(rules, step.face_up) if step.face_up is not None else ()
    mine = [one.rank for one in step.hand if one.suit is step.trump and one.rank in takes]
    rule = next(iter(found.values()), "X1" if Rank.SEVEN in mine else "X2")
    return Question(
        step.id,
        "choice",
        step.ask,
        rules,
        rule,
        options=tuple(Option(one) for one in SWAP_ANSWERS),
        accepted=frozenset(found) or frozenset({"swap_yes"}),
        trump=step.trump,
        cards=step.hand,
        seats=step.seats,
        face_up=step.face_up,
        covered=step.covered,
        moment=step.moment,
    )


def best_question(step: BestStep, rules: RuleSet) -> Question:
    """The card that ends with most points if both play their best; all equal ones are right.

    Raises:
        Problem: ``best-cards`` (unseen cards do not fit the hand), ``best-points``, ``best-exact``
            (nothing can be proved here yet, or a swap to come changes what is best), or what
            `RuleSet.pack_size` raises.
    """
    from ..players.duel import analyse

    if rules.cards_each > 1 or rules.obligation == "follow_and_beat":
        raise Problem("best-exact", "S3")
    seen = best_view(step, rules)
    analysis = analyse(seen._replace(rules=replace(rules, swap=False)))
    if analysis.method != "exact" or (rules.swap and not _same_best(analysis, analyse(seen))):
        raise Problem("best-exact", "S3")
    values = {
        one.action.card.code: one.expected
        for one in analysis.options
        if isinstance(one.action, Play)
    }
    most = max(values.values())
    return Question(
        step.id,
        "card",
        step.ask,
        rules,
        "S2" if step.face_up is not None else "S3",
        options=tuple(Option(one.code, card=one) for one in step.hand if one.code in values),
        accepted=frozenset(code for code, value in values.items() if value == most),
        trump=step.trump,
        plays=(("rival", step.lead),) if step.lead else (),
        cards=step.hand,
        totals=(("me", step.points[0]), ("rival", step.points[1])),
        face_up=step.face_up,
        unseen=step.unseen,
        values=values,
    )


def _same_best(one: Analysis, other: Analysis) -> bool:
    """Whether both say that the same cards are best: with a swap to come, and without it."""
    first, second = (
        {best.action for best in found.options if not best.loss} for found in (one, other)
    )
    return first == second


def best_view(step: BestStep, rules: RuleSet) -> PlayerView:
    """What I see: every card that is neither shown nor unseen has been played and taken.

    Raises:
        Problem: as `best_question`.
    """
    pack = rules.cards(2)
    held = len(step.hand) - (step.lead is not None)
    stock = 2 if step.face_up is not None else 0
    if len(step.unseen) != held + (stock > 0) or (stock and len(step.hand) != rules.hand_size):
        raise Problem("best-cards", "S3", count=len(step.unseen), wanted=held + (stock > 0))
    if stock and step.lead is None:
        raise Problem("best-exact", "S3")
    shown = {*step.hand, *step.unseen, *filter(None, (step.lead, step.face_up))}
    taken = tuple(one for one in pack if one not in shown)
    had = sum(one.points for one in taken)
    if sum(step.points) != had:
        raise Problem("best-points", "V2", points=sum(step.points), total=had)
    number = (len(pack) - len(step.hand) * 2 - stock) // 2 + 1
    return PlayerView(
        seat=0,
        rules=rules,
        seats=2,
        dealer=0,
        players=(1, 0),
        sides=((0,), (1,)),
        phase=Phase.PLAY,
        turn=0,
        number=number,
        leader=1 if step.lead is not None else 0,
        trick=(Played(1, step.lead),) if step.lead is not None else (),
        trump=step.trump,
        face_up=step.face_up,
        turned_up=step.face_up,
        stock=stock,
        hand=step.hand,
        held=(len(step.hand), held),
        known=((), ()),
        won=(taken, ()),
        points=step.points,
    )


def reply_to(question: Question, led: Card) -> Card | None:
    """What the other player does best against this lead, once the stock is empty; else None."""
    from ..players.endgame import Endgame
    from ..players.packed import allowed, numbers, packing

    if question.plays or question.face_up is not None or question.trump is None:
        return None
    pack = packing(question.trump)
    mine, theirs = pack.mask(question.cards), pack.mask(question.unseen)
    free = question.rules.obligation == "free"
    end = Endgame((), question.rules.last_trick_bonus, free)
    lead = pack.number[led]
    replies = numbers(allowed(theirs, lead, free))
    best = min(replies, key=lambda one: end.after(mine, theirs, True, lead, one, 0))
    return pack.card[best]
