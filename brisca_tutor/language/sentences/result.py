"""How a hand ends and how the match stands (rules H2-H6, M1-M5, A2, A6)."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.match import Match
from ...game.ruleset import RuleSet
from ...game.scoring import HandResult, majority
from ..catalogue import Speech, mark
from ..names import Names, SeatPhrase
from .auction import all_passed
from .contracts import contract_lines

Sides = Sequence[SeatPhrase]


def result(speech: Speech, result: HandResult, sides: Sides, rules: RuleSet) -> list[str]:
    """Everything to be said about the end of a hand: who won, why, and what it is worth.

    ``sides`` names the sides in the order of ``result.points`` (`Names.side`).
    """
    if result.kind == "unfinished":
        out = rules.total() - sum(result.points)
        return [
            speech.say_many(
                "The hand is not finished: {count} point is still out.",
                "The hand is not finished: {count} points are still out.",
                out,
            )
        ]
    if result.kind == "passed":
        return [all_passed(speech)]
    if result.contract is not None:
        return contract_lines(speech, result, sides)
    if result.kind == "tie":
        return [_tie(speech, result, sides), tie_rule(speech, rules)]
    said = [_won(speech, result, sides, rules)]
    if result.by_last_trick:
        said.append(speech.say("The points were level; the last trick decided."))
    if rules.stop_when_decided and sum(result.points) < rules.total():
        said.append(_stopped(speech, result, sides))
    more = _more_tricks(speech, result, sides)
    if more:
        said.append(more)
    if result.capote:
        said.append(speech.say("All the points on one side: that is a capote."))
    elif result.all_tricks:
        said.append(speech.say("All the tricks fell to one side."))
    if rules.match == "game_points":
        said.append(
            speech.say_many(
                "The hand counts {count} game point.",
                "The hand counts {count} game points.",
                result.game_points,
            )
        )
    return said


def _won(speech: Speech, result: HandResult, sides: Sides, rules: RuleSet) -> str:
    won = result.winners[0]
    side, points = sides[won], result.points[won]
    if len(sides) > 2:
        if side.me:
            return speech.say(
                "You win the hand with {points} points, more than anybody else.", points=points
            )
        return speech.say(
            "{side.Name} wins the hand with {points} points, more than anybody else.",
            side=side,
            points=points,
        )
    other = result.points[1 - won]
    if side.me:
        return speech.say("You win the hand {points} to {other}.", points=points, other=other)
    needless = result.by_last_trick or rules.match == "card_points"
    if sides[1 - won].me and needless:
        return speech.say("You lose the hand {other} to {points}.", points=points, other=other)
    if sides[1 - won].me:
        return speech.say(
            "You lose the hand {other} to {points}: {majority} points are needed.",
            points=points,
            other=other,
            majority=majority(rules),
        )
    if side.several:
        return speech.say_in(
            "several winners",
            "{side.Name} win the hand {points} to {other}.",
            side=side,
            points=points,
            other=other,
        )
    return speech.say(
        "{side.Name} wins the hand {points} to {other}.", side=side, points=points, other=other
    )


def _stopped(speech: Speech, result: HandResult, sides: Sides) -> str:
    """That the hand ended here, and who can no longer be caught (H2, H4)."""
    side, out = sides[result.winners[0]], result.unplayed
    if side.me:
        return speech.say_many(
            "The hand ends here, as it is decided: with {count} point still to play, nobody can "
            "catch up with you.",
            "The hand ends here, as it is decided: with {count} points still to play, nobody can "
            "catch up with you.",
            out,
        )
    return speech.say_many(
        "The hand ends here, as it is decided: with {count} point still to play, nobody can "
        "catch up with {side.name}.",
        "The hand ends here, as it is decided: with {count} points still to play, nobody can "
        "catch up with {side.name}.",
        out,
        side=side,
    )


def _more_tricks(speech: Speech, result: HandResult, sides: Sides) -> str:
    """That tricks do not count (H1), where the loser of two took more of them."""
    if len(sides) != 2:
        return ""
    won = result.winners[0]
    mine, theirs = result.tricks[won], result.tricks[1 - won]
    if mine >= theirs:
        return ""
    return speech.say(
        "The losing side took more tricks, {more} to {fewer}, but only points count.",
        more=theirs,
        fewer=mine,
    )


def _tie(speech: Speech, result: HandResult, sides: Sides) -> str:
    points = result.points[result.winners[0]]
    if len(sides) == 2:
        return speech.say("The hand is a tie: {points} to {points}.", points=points)
    return speech.say(
        "The hand is a tie: {sides} share the most points, {points} each.",
        sides=speech.list_and(sides[side].name for side in result.winners),
        points=points,
    )


_TIES = {
    "void": mark("Nobody scores, and the deal passes on."),
    "replay": mark("Nobody scores; the same player deals again."),
    "replay_doubled": mark("Nobody scores; the same player deals again, for twice as much."),
    "both_win": mark("Each of those who tie wins a hand."),
    "last_trick": mark("None of those who tie took the last trick, so nobody scores."),
}


def tie_rule(speech: Speech, rules: RuleSet) -> str:
    """What a tie leads to under these rules (H3); only game points are doubled (M4)."""
    if rules.match == "card_points":
        return speech.say("The card points count for the match all the same.")
    doubled = rules.tie == "replay_doubled"
    return speech.say(_TIES["replay" if doubled and rules.match != "game_points" else rules.tie])


def match(speech: Speech, match: Match, names: Names) -> list[str]:
    """The score of a match, what it takes to win it, and who has."""
    sides = match_sides(match, names)
    score = ", ".join(side.with_count(points) for side, points in sides)
    said = [speech.say("Match: {score}.", score=score)]
    if match.winners:
        side = names.side(match.winners)
        if side.me:
            said.append(speech.say("You win the match."))
        elif side.several:
            said.append(speech.say_in("several winners", "{side.Name} win the match.", side=side))
        else:
            said.append(speech.say("{side.Name} wins the match.", side=side))
    elif match.over:
        said.append(speech.say("The match ends level."))
    elif match.rules.match == "game_points":
        said.append(
            speech.say_many(
                "The first to {count} game point wins.",
                "The first to {count} game points wins.",
                match.needed,
            )
        )
    elif match.rules.match in ("card_points", "contract"):
        said.append(
            speech.say_many(
                "The first to {count} point wins the match; of two who get there at once, the "
                "higher.",
                "The first to {count} points wins the match; of two who get there at once, the "
                "higher.",
                match.needed,
            )
        )
    else:
        said.append(
            speech.say_many(
                "The first to win {count} hand wins the match.",
                "The first to win {count} hands wins the match.",
                match.needed,
            )
        )
    return said


def match_sides(match: Match, names: Names) -> list[tuple[SeatPhrase, int]]:
    """The sides of a match and what each has; single seats where partnerships change (T5)."""
    rules, seats = match.rules, match.seats
    if rules.players(seats) == seats and rules.teams(seats):
        sides = [tuple(range(side, seats, 2)) for side in (0, 1)]
        return [(names.side(side), match.scores[side[0]]) for side in sides]
    return [(names[seat], score) for seat, score in enumerate(match.scores)]
