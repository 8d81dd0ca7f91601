"""Proofs of the principles that look beyond the trick; see `verify_choice`."""

from __future__ import annotations

from .principle import Principle
from .verify_board import Board, Claims, taker, worth


def last_draw(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who draws the face-up card (P10)."""

    def drawer(one: str) -> int:
        seat = board.me if board.takes(one) else board.holder()
        assert seat is not None
        return board.ring[(board.ring.index(seat) - 1) % len(board.ring)]

    def swap_free(one: str) -> bool:
        """Nobody who wins with me playing this can swap for the face-up card."""
        if not board.rules.swap or board.rules.swap_deadline == "before_last_draw_trick":
            return True
        key = "7" if worth(board.turned) else "2"
        if key == "2" and board.rules.swap_two == "off":
            return True
        wanted = key + board.trump
        if board.takes(one):
            return wanted not in board.hand or wanted == one
        holder = board.holder()
        return holder is None or wanted not in board.holds.get(holder, set())

    last = bool(board.table) and not board.to_come and board.stock == len(board.ring)
    ends = {one: drawer(one) for one in board.mine()} if last else {}
    claims = {
        "last": last,
        "face up": bool(board.turned) and cards == [board.turned],
        "no swap": last and all(swap_free(one) for one in board.mine()),
    }
    if not last:
        return claims
    ours = [board.team[seat] == board.team[board.me] for seat in ends.values()]
    if reason.speaks == "for":
        return claims | {"mine": ends[code] == board.me, "differs": not all(ours)}
    away = board.team[ends[code]] != board.team[board.me] and ends[code] == reason.seat
    return claims | {"theirs": away, "differs": any(ours)}


def count_end(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """The open end, by trying every order of play (P11)."""
    if len(board.ring) != 2 or board.stock or reason.line is None:
        return {"open end": False}
    rival = board.others[0]
    theirs = sorted(board.holds[rival])
    values = {one: _end_value(board, one, theirs) for one in board.mine()}
    line = [(play.seat, play.card.code) for play in reason.line.plays]
    mine = [one for seat, one in line if seat == board.me]
    had = board.score[board.me]
    made, winners = _line_points(board, line)
    return {
        "cards": sorted(cards) == theirs,
        "points": reason.points == had + values[code] == reason.line.points,
        "best": reason.less == had + max(values.values()),
        "speaks": (reason.points == reason.less) == (reason.speaks == "for"),
        "line": mine[0] == code and sorted(mine) == sorted(board.hand),
        "line of the rival": sorted(one for seat, one in line if seat != board.me) == theirs,
        "line adds up": had + made == reason.line.points,
        "winners": winners == list(reason.line.winners),
    }


def _line_points(board: Board, line: list[tuple[int, str]]) -> tuple[int, list[int]]:
    """My points along a line of plays, bonus included, and who takes each trick."""
    plays = [*zip(board.table_seats, board.table, strict=True), *line]
    points, winners = 0, []
    for at in range(0, len(plays), 2):
        pair = plays[at : at + 2]
        codes = [one for _, one in pair]
        winner = pair[taker(codes, board.trump)][0]
        winners.append(winner)
        if winner == board.me:
            points += sum(map(worth, codes))
            points += board.rules.last_trick_bonus if at + 2 == len(plays) else 0
    return points, winners


def _end_value(board: Board, first: str, theirs: list[str]) -> int:
    """My points to come with this card, by trying every order of both hands."""

    def best(mine: tuple[str, ...], other: tuple[str, ...], turn: bool, lead: str) -> int:
        if not mine and not other:
            return 0
        hand = mine if turn else other
        may = list(hand)
        if lead and board.bound:
            may = (
                [one for one in hand if one[1] == lead[1]]
                or [one for one in hand if one[1] == board.trump]
                or list(hand)
            )
        found = [after(mine, other, turn, lead, one) for one in may]
        return max(found) if turn else min(found)

    def after(
        mine: tuple[str, ...], other: tuple[str, ...], turn: bool, lead: str, one: str
    ) -> int:
        if turn:
            mine = tuple(card for card in mine if card != one)
        else:
            other = tuple(card for card in other if card != one)
        if not lead:
            return best(mine, other, not turn, one)
        answered = taker([lead, one], board.trump) == 1
        i_win = answered == turn
        points = worth(lead) + worth(one) if i_win else 0
        if i_win and not mine and not other:
            points += board.rules.last_trick_bonus
        return points + best(mine, other, i_win, "")

    lead = board.table[0] if board.table else ""
    return after(tuple(board.hand), tuple(theirs), True, lead, first)


def reach_majority(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who reaches the majority (P12)."""
    need = (120 + board.rules.last_trick_bonus) // 2 + 1
    mine = board.side_points(board.me)
    pot = board.pot + worth(code)
    claims = {"need": reason.less == need, "still open": mine < need}
    if reason.variant == "reach":
        reached = reason.points == mine + pot >= need
        return claims | {"sure": board.sure(code), "reached": reached}
    holder = board.holder()
    theirs = board.side_points(holder) if holder is not None else need
    claims |= {
        "two sides": len(set(board.team.values())) == 2,
        "rival": board.rival_holds() and reason.seat == holder and theirs < need,
    }
    if reason.variant == "deny":
        would = reason.points == theirs + board.pot >= need
        return claims | {"sure": board.sure(code), "would": would}
    return claims | {
        "lets": not board.takes(code) and not board.to_come,
        "reached": reason.points == theirs + pot >= need,
        "need not": any(
            board.takes(one) or theirs + board.pot + worth(one) < need for one in board.mine()
        ),
    }


def swap_now(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """The swap (P13)."""
    given = code or cards[0]
    seven = given[0] == "7" and worth(board.turned) > 0
    two = given[0] == "2" and board.turned[0] in "456789" and board.rules.swap_two != "off"
    return {
        "on": board.rules.swap and given in board.hand,
        "class": given[1] == board.trump and (seven or two),
        "face up": cards[-1] == board.turned,
        "speaks": bool(code) == (reason.speaks == "for"),
    }


def common_target(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who is ahead (P15)."""
    holder = board.holder()
    ahead = board.score[holder] if holder is not None else 0
    rest = [board.score[seat] for seat in board.others if seat != holder]
    return {
        "alone": len(set(board.team.values())) > 2,
        "seat": reason.seat == holder and reason.points == ahead > 0,
        "ahead": all(points < ahead for points in rest),
        "sure": board.sure(code),
    }
