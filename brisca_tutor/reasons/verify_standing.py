"""Proofs of the principles that look beyond the trick; see `verify_choice`."""

from __future__ import annotations

from .principle import Principle
from .verify_board import Board, Claims, taker, worth


def last_draw(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who draws the face-up card (P10)."""

    def drawer(one: str) -> int:
        seat = board.me if board.takes(one) else board.holder()
        assert seat is not None
        order = board.ring[board.ring.index(seat) :] + board.ring[: board.ring.index(seat)]
        return (order * board.rules.cards_each)[: board.stock][-1]

    def swap_free(one: str) -> bool:
        """Nobody who wins with me playing this can swap for the face-up card."""
        if not board.rules.swap or board.rules.swap_deadline == "before_last_draw_trick":
            return True
        if board.rules.swap_deadline == "first_trick" and any(board.seen.won):
            return True
        takes = [key + board.trump for key in "72" if _takes(board, key)]
        if board.takes(one):
            return not ({*board.hand} - {one}) & {*takes}
        holder = board.holder()
        return holder is None or not board.holds.get(holder, set()) & {*takes}

    most = len(board.ring) * board.rules.cards_each
    last = bool(board.table) and not board.to_come and 0 < board.stock <= most
    ends = {one: drawer(one) for one in board.mine()} if last else {}
    claims = {
        "last": last,
        "face up": bool(board.turned) and cards == [board.turned],
        "no swap": last and all(swap_free(one) for one in board.mine()),
        "covered": (board.rules.indicator == "covered") == (reason.variant == "covered"),
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
        "cards": sorted(cards) == theirs and len(theirs) == board.seen.held[rival],
        "no cante to come": not board.songs(),
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
    points, winners, size = 0, [], 2 * board.rules.cards_each
    for at in range(0, len(plays), size):
        trick = plays[at : at + size]
        codes = [one for _, one in trick]
        winner = trick[taker(codes, board.trump)][0]
        winners.append(winner)
        if winner == board.me:
            points += sum(map(worth, codes))
            points += board.rules.last_trick_bonus if at + size == len(plays) else 0
    return points, winners


def _end_value(board: Board, first: str, theirs: list[str]) -> int:
    """My points to come with this card, by trying every order of both hands."""
    size = 2 * board.rules.cards_each

    def best(hands: tuple[frozenset[str], frozenset[str]], turn: int, table: list[str]) -> int:
        may = board.may_play(sorted(hands[turn]), table)
        found = [after(hands, turn, table, one) for one in may]
        return max(found) if turn == 0 else min(found)

    def after(
        hands: tuple[frozenset[str], frozenset[str]], turn: int, table: list[str], one: str
    ) -> int:
        mine = hands[0] - {one} if turn == 0 else hands[0]
        other = hands[1] - {one} if turn == 1 else hands[1]
        trick = [*table, one]
        if len(trick) < size:
            return best((mine, other), 1 - turn, trick)
        # players alternate, so that who played a card follows from its place
        back = size - 1 - taker(trick, board.trump)
        winner = turn if back % 2 == 0 else 1 - turn
        points = sum(map(worth, trick)) if winner == 0 else 0
        if not mine and not other:
            return points + (board.rules.last_trick_bonus if winner == 0 else 0)
        return points + best((mine, other), winner, [])

    return after((frozenset(board.hand), frozenset(theirs)), 0, board.table, first)


def reach_majority(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who reaches the majority (P12)."""
    free = board.seen.auction is None or board.seen.auction.contract is None
    claims = _decided(board, reason, code, reason.variant)
    return claims | {
        "need": reason.less == (120 + board.rules.last_trick_bonus) // 2 + 1,
        "no contract": free,
        "two sides": reason.variant == "reach" or len(set(board.team.values())) == 2,
    }


def contract(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who makes the contract or defeats it (A2, A6)."""
    auction = board.seen.auction
    if auction is None or auction.contract is None:
        return {"a contract": False}
    kind, _, verb = reason.variant.rpartition("-")
    reaches = board.me if not kind else reason.seat
    claims = _decided(board, reason, code, kind or "reach")
    return claims | {
        "need": reason.less == auction.contract.needed,
        "who": reaches is not None and board.declaring(reaches) == (verb == "make"),
        "known": len(set(board.team.values())) == 2 or not kind or verb == "make",
    }


def _decided(board: Board, reason: Principle, code: str, kind: str) -> Claims:
    mine = board.side_points(board.me)
    extra = board.pot + board.extra
    pot = extra + worth(code)
    claims = {"still open": mine < board.enough(board.me)}
    if kind == "reach":
        reached = reason.points == mine + pot >= board.enough(board.me)
        return claims | {"sure": board.sure(code), "reached": reached}
    holder = board.holder()
    if holder is None:
        return claims | {"rival": False}
    theirs, enough = board.side_points(holder), board.enough(holder)
    claims |= {"rival": board.rival_holds() and reason.seat == holder and theirs < enough}
    if kind == "deny":
        would = reason.points == theirs + extra >= enough
        return claims | {"sure": board.sure(code), "would": would}
    return claims | {
        "lets": kind == "lets" and not board.takes(code) and not board.to_come,
        "reached": reason.points == theirs + pot >= enough,
        "need not": any(
            board.takes(one) or theirs + extra + worth(one) < enough for one in board.mine()
        ),
    }


def swap_now(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """The swap (P13)."""
    given = code or cards[0]
    return {
        "on": board.rules.swap and given in board.hand,
        "class": given[1] == board.trump and _takes(board, given[0]),
        "face up": cards[-1] == board.turned,
        "speaks": bool(code) == (reason.speaks == "for"),
    }


def _takes(board: Board, key: str) -> bool:
    """Whether the seven or the two of trumps may be given for the face-up card (X1, X2)."""
    if key == "7":
        return worth(board.turned) > 0
    takes = {"off": "", "any": "13RCS987654"}.get(board.rules.swap_two, "987654")
    return key == "2" and board.turned[0] in takes


def common_target(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who is ahead (P15)."""
    holder = board.holder()
    ahead = board.score[holder] if holder is not None else 0
    rest = [board.score[seat] for seat in board.others if seat != holder]
    return {
        "alone": board.alone and not board.strangers,
        "seat": reason.seat == holder and reason.points == ahead > 0,
        "ahead": all(points < ahead for points in rest),
        "sure": board.sure(code),
    }
