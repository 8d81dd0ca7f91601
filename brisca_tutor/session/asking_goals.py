"""The question of a goal step, wherever it stands: which card do I play?"""

from __future__ import annotations

from .goals import GoalWalk
from .questions import Option, Question


def goal_question(walk: GoalWalk) -> Question:
    """What is asked at this point; right is every card that keeps the goal within reach."""
    return Question(
        walk.step.id,
        "card",
        "goal",
        walk.state.deal.rules,
        options=tuple(Option(one.code, card=one) for one in walk.legal),
        accepted=frozenset(one.code for one in walk.keeping),
        trump=walk.step.trump,
        trumps_told="remembered" if walk.remembered else "shown",
        plays=walk.trick,
        cards=walk.hand,
        face_up=walk.state.face_up,
        covered=walk.state.covered,
        goal=walk,
    )
