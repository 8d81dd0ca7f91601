"""Saved practice as the command line uses it: values in and out, warnings told once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.errors import Problem
from .context import Context

if TYPE_CHECKING:
    from ..session.practice import Practice
    from ..storage.hands import KeptHand


def load(context: Context) -> Practice | None:
    """The hand in progress, or None; what cannot be read is put aside with a warning."""
    from ..session.practice_facts import practice_of

    saved = context.store.hands
    facts = saved.current()
    while facts is not None:
        try:
            return practice_of(facts)
        except Problem as problem:
            if problem.code == "practice-newer":
                raise
            facts = saved.refuse()
    return None


def save(context: Context, practice: Practice) -> None:
    """Keep the hand as it is now; it is on the disk before the next question."""
    from ..session.practice_facts import facts_of

    context.store.hands.save(facts_of(practice))


def keep(context: Context, practice: Practice) -> KeptHand | None:
    """Keep a finished hand for review, once."""
    from ..session.practice_facts import facts_of

    saved, facts = context.store.hands, facts_of(practice)
    latest = next(iter(saved.kept()), None)
    if latest is not None and latest.deal == practice.deal and saved.read(latest) == facts:
        return latest
    return saved.keep(facts, practice.deal)


def kept(context: Context, one: KeptHand) -> Practice | None:
    """A finished hand, or None and a warning; what is damaged is put aside."""
    from ..session.practice_facts import practice_of

    facts = context.store.hands.read(one)
    if facts is None:
        return None
    try:
        practice = practice_of(facts)
    except Problem as problem:
        if problem.code != "practice-newer":
            context.store.hands.refuse_kept(one)
        elif problem not in context.store.hands.warnings:
            context.store.hands.warnings.append(problem)
        return None
    return practice if practice.over else None
