"""A match of several hands (rules M1-M5, A2, A6, D6, T5): who has what, who deals next, who won."""

from __future__ import annotations

from typing import NamedTuple

from .deal import Deal
from .ruleset import RuleSet
from .scoring import HandResult


class Match(NamedTuple):
    """A match in progress, as a value. Start with `new_match`, go on with `after`.

    Attributes:
        rules: the rule set.
        seats: number of seats.
        dealer: the seat that deals the next hand.
        scores: by seat, hands won, game points, card points or what contracts paid (below 0
            too); partners have the same score unless partnerships change (T5, A5).
        hands: hands that count towards the length of a best-of series.
        ties: hands that ended in a tie.
        stake: what the next decided hand's game points are multiplied by (M4).
        last_side: the seats that won the last decided hand; empty before that.
    """

    rules: RuleSet
    seats: int
    dealer: int
    scores: tuple[int, ...]
    hands: int = 0
    ties: int = 0
    stake: int = 1
    last_side: tuple[int, ...] = ()

    @property
    def target(self) -> int:
        """Hands or points that win the match."""
        length = self.rules.match_target
        return (length + 1) // 2 if self.rules.match == "best_of" else length

    @property
    def needed(self) -> int:
        """Hands or points that win the match now: one more than those who share the target."""
        best = max(self.scores)
        return self.target if self.over or best < self.target else best + 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match; empty while it goes on or ended level."""
        best = max(self.scores)
        top = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        if best < self.target and not (self._series_over and best > 0):
            return ()
        return top if self._one_side(top) else ()

    @property
    def over(self) -> bool:
        """Whether no more hands are to be played."""
        return bool(self.winners) or self._series_over

    @property
    def _series_over(self) -> bool:
        return self.rules.match == "best_of" and self.hands >= self.rules.match_target

    def _one_side(self, top: tuple[int, ...]) -> bool:
        if self.rules.players(self.seats) != self.seats:
            return True
        if not self.rules.teams(self.seats):
            return len(top) == 1
        return len({seat % 2 for seat in top}) == 1


def new_match(rules: RuleSet, seats: int, dealer: int) -> Match:
    """A match before its first hand.

    Raises:
        Problem: what `RuleSet.pack_size` raises for that number of seats.
    """
    rules.pack_size(seats)
    return Match(rules, seats, dealer, (0,) * seats)


def after(match: Match, deal: Deal, result: HandResult) -> Match:
    """The match after a finished hand dealt by ``match.dealer``.

    A won hand counts 1, or its game points times the stake (M1-M4); card points count as they
    are, in a tie too (M5), and contracts pay what they pay (A2, A6). A tie scores as the tie
    rule says (H3); a replayed tie is dealt again by the same dealer, any other hand passes the
    deal on (D6). A hand in which nobody bid scores nothing (A1).

    Raises:
        ValueError: the hand is unfinished or was dealt by somebody else.
    """
    if result.kind == "unfinished" or deal.dealer != match.dealer:
        raise ValueError("only a finished hand of this match's dealer can be scored")
    rules = match.rules
    if result.kind == "passed":
        return match._replace(dealer=(match.dealer + 1) % match.seats)
    won, sides = result.kind == "win", result.sides or deal.sides
    counted = rules.match == "card_points"
    replayed = not won and not counted and rules.tie in ("replay", "replay_doubled")
    doubled = replayed and rules.tie == "replay_doubled"
    counts = won or counted or rules.tie == "both_win" or (rules.tie_counts and not replayed)
    gained = _gained(match, sides, result)
    return match._replace(
        dealer=match.dealer if replayed else (match.dealer + 1) % match.seats,
        scores=tuple(score + more for score, more in zip(match.scores, gained, strict=True)),
        hands=match.hands + counts,
        ties=match.ties + (not won),
        stake=match.stake * 2 if doubled else (1 if won else match.stake),
        last_side=sides[result.winners[0]] if won else match.last_side,
    )


def _gained(match: Match, sides: tuple[tuple[int, ...], ...], result: HandResult) -> list[int]:
    """By seat, what the hand adds to its score."""
    rules, won = match.rules, result.kind == "win"
    if rules.match == "contract":
        assert result.contract is not None
        return list(result.contract.scores)
    gained = [0] * match.seats
    if rules.match == "card_points":
        by_side = dict(enumerate(result.points))
    else:
        worth = match.stake if rules.match == "game_points" else 1
        if won and rules.match == "game_points":
            worth *= result.game_points
        scoring = result.winners if won or rules.tie == "both_win" else ()
        by_side = dict.fromkeys(scoring, worth)
    for side, worth in by_side.items():
        for seat in sides[side]:
            gained[seat] = worth
    return gained
