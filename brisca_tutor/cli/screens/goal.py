"""A goal on the screen: how it stands, its tricks, and how it was reached or given away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...game.events import Drew, Event, TrickWon
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import goals as said
from ...language.sentences import hand, moments, trick
from ...reasons.trick import explain_trick
from ..layout import GAP, Block, Line

if TYPE_CHECKING:  # `explain` borrows a question and must not load the lessons
    from ...session.answers import Outcome
    from ...session.goals import GoalWalk


def facts(speech: Speech, walk: GoalWalk) -> list[str]:
    """What is to be reached, how it stands, and what is left to draw."""
    texts = [said.aim(speech, walk.step.points, walk.step.tricks)]
    if walk.chosen:
        texts.append(said.so_far(speech, walk.points, walk.step.points))
    face_up = walk.state.face_up
    if _covered(walk) and walk.state.stock:
        from ...language.sentences.special import left_to_draw

        if face_up is not None and not walk.remembered:
            texts.append(hand.was_covered(speech, face_up))
        texts.append(left_to_draw(speech, walk.state.stock))
    elif walk.state.stock:
        texts.append(moments.stock(speech, walk.state.covered, face_up))
    return texts


def _covered(walk: GoalWalk) -> bool:
    """Whether the card that makes trumps was shown and then covered again (C1)."""
    return walk.state.deal.rules.indicator == "covered"


def account(speech: Speech, walk: GoalWalk, events: Sequence[Event]) -> list[Block]:
    """The tricks among these events, one after the other, with the draws that I can see."""
    from ...content.goals import ME, NAMES

    names = Names(speech, NAMES, ME)
    blocks: list[Block] = []
    for event in events:
        if isinstance(event, TrickWon):
            seats = [names[one.seat] for one in event.plays]
            texts = [
                (hand.plays if place else hand.leads)(speech, one.card, seats[place])
                for place, one in enumerate(event.plays)
            ]
            reason = explain_trick([one.card for one in event.plays], walk.step.trump)
            texts.append(trick.winner(speech, reason, seats, event.points))
            blocks.append(Line(" ".join(texts), indent=2, hang=2))
        elif isinstance(event, Drew) and (event.seat == ME or event.face_up):
            text = hand.drew(speech, event, names, covered=_covered(walk))
            blocks.append(Line(text, indent=2, hang=2))
    return blocks


def played(speech: Speech, before: GoalWalk | None, after: GoalWalk) -> list[Block]:
    """What has happened since the learner's last card."""
    seen = len(before.events) if before is not None else 0
    return account(speech, after, after.events[seen:])


def reached(speech: Speech, walk: GoalWalk) -> list[Block]:
    """All the tricks, and the points they gave."""
    return [
        Line(said.reached(speech, walk.points)),
        *account(speech, walk, walk.events),
    ]


def missed(speech: Speech, outcome: Outcome, words: str) -> list[Block]:
    """How many points were taken, and which card gave the goal away."""
    walk, found = outcome.goal, outcome.refutation
    assert walk is not None and found is not None
    blocks = played(speech, outcome.question.goal, walk)
    blocks += [GAP, Line(said.missed(speech, walk.points, walk.step.points), "bad")]
    better = next((one.option.card for one in found.missing), None)
    if found.card is not None and better is not None:
        blocks.append(Line(said.given_away(speech, found.card, better)))
    return [*blocks, Line(words)] if words else blocks


def one_way(speech: Speech, walk: GoalWalk) -> list[Block]:
    """A way to reach the goal from here."""
    won = walk.won()
    return [Line(said.one_way(speech)), *account(speech, won, won.events)]
