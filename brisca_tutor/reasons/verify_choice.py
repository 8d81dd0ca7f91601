"""Prove every principle again, from card codes alone, by a route that shares no code.

Each claim is what the sentence about the principle says, so a proof here is a proof of the
sentence; ends of hands are proved by trying every order of play.
"""

from __future__ import annotations

from collections.abc import Callable

from ..game.actions import Play
from ..game.view import PlayerView
from . import verify_games, verify_standing
from .principle import Principle
from .verify_board import ORDER, Board, Claims, suits_that_may_be_trumps, taker, worth


def principle_faults(reason: Principle, seen: PlayerView) -> list[str]:
    """What is not true in a principle; an empty list is a proof."""
    return [
        fault
        for trump in sorted(suits_that_may_be_trumps(seen))
        for fault in _faults(reason, Board(seen, trump))
    ]


def _faults(reason: Principle, board: Board) -> list[str]:
    code = reason.card.code if reason.card is not None else ""
    cards = [one.code for one in reason.cards]
    playable = board.mine() if isinstance(reason.action, Play) else board.hand
    if reason.action.seat != board.me or (code and code not in playable):
        return [f"{code} is not mine to play"]
    claims = _CLAIMS[reason.code](board, reason, code, cards)
    name = f"{reason.code} {reason.speaks} {reason.variant} {code}"
    return [f"{name}: {claim}" for claim, holds in claims.items() if not holds]


def _lead_blank(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    unknown = len(board.maybe_trumps) > 1
    claims = {
        "leads": not board.table and not board.bound,
        "plain": unknown or code[1] != board.trump,
        "early": board.stock > 0 or len(board.hand) > 3,
    }
    if reason.speaks == "against":
        other = cards[0]
        plain = unknown or other[1] != board.trump
        mine = other in board.hand and not worth(other) and plain
        return claims | {"points": 0 < worth(code) == reason.points < 10, "a blank": mine}
    high = board.anybody_holds(lambda one: one[0] in "13" and one[1] == code[1])
    return claims | {"blank": not worth(code), "safe": (not high) == bool(reason.variant)}


def _take_with_brisca(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    if reason.variant == "less":
        other = cards[0]
        return {
            "answers": bool(board.table) and board.takes(code),
            "plain": code[1] != board.trump and not board.plain_brisca(code),
            "brisca": other in board.mine() and board.plain_brisca(other) and board.sure(other),
            "points": reason.points == worth(other),
        }
    claims = {
        "answers": bool(board.table),
        "brisca": board.plain_brisca(code),
        "takes": board.takes(code),
        "no trump": all(one[1] != board.trump for one in board.table),
        "points": reason.points == board.pot + worth(code),
    }
    if reason.speaks == "for":
        return claims | {
            "sure": board.sure(code),
            "last": (not board.to_come) == (reason.variant in ("last", "end")),
            "no trumps": (reason.variant == "end") <= (not board.trump),
            "mates": board.mates_beat(code) == (reason.variant == "side"),
        }
    seat = reason.seat
    over = seat is not None and seat in board.to_come and seat in board.others
    beaten = over and any(
        taker([*board.table, code, one], board.trump) > len(board.table)
        for one in board.holds[seat or 0]
    )
    return claims | {
        "free": not board.bound,
        "can be beaten": beaten,
        "for good": not board.again,
        "a rival": (seat in board.strangers) == (reason.variant == "unsure"),
    }


def _win_cheaply(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    trump = code[1] == board.trump
    claims = {
        "answers": bool(board.table),
        "takes": board.takes(code),
        "others mine": set(cards) <= set(board.mine()) - {code},
        "others take": all(board.takes(one) for one in cards),
        "others": bool(cards),
    }
    rank = ORDER.index(code[0])
    alike = all(board.lost_to(one) == board.lost_to(code) for one in cards)
    if reason.variant == "enough":
        other = cards[0]
        lower = other[1] == board.trump and ORDER.index(other[0]) < rank
        return claims | {"trump": trump, "less": lower or other[1] != board.trump}
    if reason.variant == "trump":
        step = 1 if reason.speaks == "for" else -1
        ranks = [ORDER.index(one[0]) - rank for one in cards]
        return claims | {
            "trumps": trump and all(one[1] == board.trump for one in cards),
            "order": all(gap * step > 0 for gap in ranks),
            "as sure": alike,
        }
    if reason.speaks == "for":
        others = all(one[1] == board.trump for one in cards)
        return claims | {"plain": not trump and others, "sure": board.sure(code)}
    return claims | {"plain": trump and cards[0][1] != board.trump, "sure": board.sure(cards[0])}


def _spare_trumps(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    early = board.stock > 0 or len(board.hand) > 3
    claims = {"early": early or (reason.speaks == "against" and bool(board.table))}
    if reason.variant == "lead":
        return claims | {
            "leads": not board.table and not board.bound,
            "trump": code[1] == board.trump,
            "count": reason.out == board.rivals_hold(board.plain_brisca) > 0,
            "a blank": any(not worth(one) and one[1] != board.trump for one in board.hand),
        }
    able = [one for one in board.mine() if board.takes(one)]
    if reason.variant == "partner":
        holder = board.holder()
        return claims | {
            "partner": holder == reason.seat != board.me
            and not board.other_holds()
            and bool(board.table),
            "points": reason.points == board.pot <= 4,
            "spends": code[1] == board.trump and code in able,
        }
    spends = code[1] == board.trump and code in able
    return claims | {
        "other": board.other_holds() and not board.extra,
        "points": reason.points == board.pot <= 4,
        "only trumps": bool(able) and all(one[1] == board.trump for one in able),
        "a plain card": any(one[1] != board.trump for one in board.mine()),
        "spends": spends if reason.speaks == "against" else not worth(code) and code not in able,
        "plain": reason.speaks == "against" or code[1] != board.trump,
    }


def _ruff_brisca(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    claims = {"other": board.other_holds(), "rich": board.pot >= 10}
    if reason.speaks == "for":
        lower = [
            one
            for one in board.mine()
            if one[1] == board.trump
            and ORDER.index(one[0]) < ORDER.index(code[0])
            and board.takes(one)
        ]
        return claims | {
            "lowest": code[1] == board.trump and board.takes(code) and not lower,
            "points": reason.points == board.pot,
        }
    other = cards[0]
    return claims | {
        "loses": not board.takes(code),
        "could": other in board.mine() and other[1] == board.trump and board.sure(other),
        "points": reason.points == board.pot,
        "seat": reason.seat == board.holder(),
        "stays there": _stays(board),
    }


def _throw_least(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    losing = [one for one in board.mine() if not board.takes(one)]
    claims = {"other": board.other_holds(), "loses": code in losing}
    if reason.variant == "trump":
        blank = worth(cards[0]) <= worth(code) and cards[0][1] != board.trump
        return claims | {
            "trump": code[1] == board.trump,
            "a blank": blank and cards[0] in losing,
        }
    if reason.variant == "nothing":
        return claims | {"nothing": not worth(code)}
    cheaper = bool(cards) and cards[0] in losing and worth(cards[0]) == reason.less < worth(code)
    if reason.variant == "risk":
        return claims | {
            "points": reason.points == worth(code),
            "cheaper": cheaper,
            "seat": reason.seat == board.holder(),
        }
    alone = not any(
        board.team[seat] == board.team[board.me] or seat in board.strangers
        for seat in board.to_come
    )
    claims |= {
        "no partner to come": alone and board.rival_holds(),
        "points": reason.points == worth(code),
    }
    if reason.speaks == "for":
        return claims | {"least": worth(code) == min(map(worth, losing))}
    if reason.variant == "gift":
        return claims | {
            "points": worth(code) > 0 and reason.seat == board.holder(),
            "stays there": _stays(board),
            "could keep": any(board.takes(one) for one in board.mine())
            or min(map(worth, losing)) < worth(code),
        }
    return claims | {"cheaper": cheaper, "plain": cards[0][1] != board.trump}


def _stays(board: Board) -> bool:
    holder = board.holder()
    return holder is not None and not any(
        board.team[seat] != board.team[holder] for seat in board.to_come
    )


def _load_partner(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    plain = [one for one in board.mine() if one[1] != board.trump]
    claims = {
        "partner": board.friend_sure() and reason.seat == board.holder(),
        "plain": code in plain,
        "points": reason.points == worth(code),
    }
    if reason.speaks == "for":
        auction = board.seen.auction
        contract = auction.contract if auction is not None else None
        secret = contract is not None and (
            contract.called is not None
            and contract.called.code in board.hand
            and contract.declarer == reason.seat
        )
        return claims | {
            "most": worth(code) > 0 and max(map(worth, plain)) - worth(code) < 2,
            "secret": secret == (reason.variant == "caller"),
        }
    more = cards[0] in plain and worth(cards[0]) == reason.less > worth(code)
    return claims | {"more": more}


def _stay_under(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    best = board.table[taker(board.table, board.trump)] if board.table else ""
    claims = {
        "partner": board.friend_sure() and reason.seat == board.holder(),
        "best": cards == [best],
    }
    if reason.variant == "trump":
        return claims | {
            "trump": code[1] == board.trump and not board.takes(code),
            "plain": any(one[1] != board.trump for one in board.mine()),
        }
    return claims | {
        "over": board.takes(code) == (reason.speaks == "against"),
        "could": any(board.takes(one) for one in board.mine()),
    }


def _hold_brisca(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    trumps = board.rivals_hold(lambda one: one[1] == board.trump)
    claims = {
        "leads": not board.table,
        "brisca": code[0] in "13" and reason.points == worth(code),
        "free": not board.bound,
    }
    unknown = len(board.maybe_trumps) > 1
    if reason.variant == "hidden":
        other = [suit for suit in board.maybe_trumps if suit != code[1]]
        return claims | {
            "unknown": unknown and board.rivals_hold(lambda one: one[1] in other) > 0,
        }
    return claims | {
        "plain": code[1] != board.trump and not unknown,
        "trumps": reason.out == trumps > 0,
        "again": board.again == (reason.variant == "again"),
    }


def _boss_card(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    if reason.variant == "suit":
        above = board.anybody_holds(
            lambda one: one[1] == code[1] and ORDER.index(one[0]) > ORDER.index(code[0])
        )
        return {
            "leads": not board.table and board.bound,
            "plain": code[1] != board.trump,
            "highest": not above,
            "a trump may come": not board.sure(code),
            "points": reason.points == worth(code) > 0,
        }
    somebody = board.anybody_holds(lambda one: taker([code, one], board.trump) == 1)
    return {
        "rivals to come": any(seat in board.others for seat in board.to_come),
        "sure": board.sure(code),
        "points": reason.points == board.pot + worth(code) > 0,
        "kind": {
            "seen": board.rules.open_hands,
            "later": not board.rules.open_hands,
            "trump": code[1] == board.trump and not somebody,
            "plain": code[1] != board.trump and not somebody,
        }[reason.variant],
    }


def _sure_trick(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    claims = {"other": board.other_holds(), "last": not board.to_come}
    if reason.speaks == "for":
        return claims | {
            "takes": board.takes(code),
            "points": reason.points == board.pot + worth(code),
        }
    other = cards[0]
    return claims | {
        "loses": not board.takes(code),
        "could": other in board.mine() and board.takes(other),
        "points": reason.points == board.pot + worth(other) > 0,
        "seat": reason.seat == board.holder(),
    }


_CLAIMS: dict[str, Callable[[Board, Principle, str, list[str]], Claims]] = {
    "lead-blank": _lead_blank,
    "take-with-brisca": _take_with_brisca,
    "win-cheaply": _win_cheaply,
    "spare-trumps": _spare_trumps,
    "ruff-brisca": _ruff_brisca,
    "throw-least": _throw_least,
    "load-partner": _load_partner,
    "stay-under-partner": _stay_under,
    "hold-brisca": _hold_brisca,
    "last-draw": verify_standing.last_draw,
    "count-end": verify_standing.count_end,
    "reach-majority": verify_standing.reach_majority,
    "swap-now": verify_standing.swap_now,
    "boss-card": _boss_card,
    "common-target": verify_standing.common_target,
    "sure-trick": _sure_trick,
    "own-trick": verify_games.own_trick,
    "caller": verify_games.caller,
    "contract": verify_standing.contract,
    "announce": verify_games.announce,
    "draw-trumps": verify_games.draw_trumps,
    "last-trick": verify_games.last_trick,
    "seen-hand": verify_games.seen_hand,
    "open-draw": verify_games.open_draw,
}
