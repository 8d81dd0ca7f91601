"""A goal in words: what is to be reached, how it stands, and how it was reached or missed."""

from __future__ import annotations

from ...game.cards import Card
from ..catalogue import Speech


def aim(speech: Speech, points: int, tricks: int) -> str:
    """What is to be reached."""
    return speech.say_many(
        "Goal: at least {points} points in the next trick.",
        "Goal: at least {points} points in the next {count} tricks.",
        tricks,
        points=points,
    )


def so_far(speech: Speech, points: int, goal: int) -> str:
    """How many of the points have been taken."""
    return speech.say("Points towards the goal: {points} of {goal}.", points=points, goal=goal)


def reached(speech: Speech, points: int) -> str:
    """That the goal is reached, and with how many points."""
    return speech.say("Goal reached with {points} points.", points=points)


def missed(speech: Speech, points: int, goal: int) -> str:
    """That it is missed: what was taken of what was wanted."""
    return speech.say_many(
        "Goal missed: you have taken {count} point, and it takes {goal}.",
        "Goal missed: you have taken {count} points, and it takes {goal}.",
        points,
        goal=goal,
    )


def given_away(speech: Speech, card: Card, better: Card) -> str:
    """Which card gave the goal away, and which one kept it."""
    return speech.say(
        "The goal was lost when you played {card.the}; with {better.the} you could still reach it.",
        card=card,
        better=better,
    )


def set_up_again(speech: Speech) -> str:
    """That the position is there to be tried anew."""
    return speech.say("Here is the position again, from the beginning.")


def one_way(speech: Speech) -> str:
    """What stands above a way to reach the goal."""
    return speech.say("One way to reach the goal:")
