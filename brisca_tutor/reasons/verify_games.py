"""Proofs of the principles of games with more than the plain rules; see `verify_choice`."""

from __future__ import annotations

from ..game.actions import Announce
from .principle import Principle
from .verify_board import Board, Claims, taker, worth


def own_trick(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """My own first card takes the trick already (C4)."""
    best = board.table[taker(board.table, board.trump)] if board.table else ""
    plain = [one for one in board.mine() if one[1] != board.trump]
    claims = {
        "mine": board.holder() == board.me and cards[0] == best,
        "sure": board.side_sure(),
    }
    if reason.speaks == "for":
        most = max(map(worth, plain), default=0)
        near = most - worth(code) < 2 and reason.points == worth(code) > 0
        return claims | {"most": code in plain and near}
    other = cards[1]
    if reason.variant == "trump":
        return claims | {"trump": code[1] == board.trump, "plain": other in plain}
    return claims | {
        "plain": code in plain and other in plain,
        "more": reason.points == worth(code) < worth(other) == reason.less,
    }


def caller(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """The called card before it has been played (A5)."""
    auction = board.seen.auction
    if auction is None or auction.contract is None or auction.contract.called is None:
        return {"a called card": False}
    called, declarer = auction.contract.called.code, auction.contract.declarer
    played = {one.code for pile in board.seen.won for one in pile} | set(board.table)
    claims = {
        "not shown": called not in played,
        "not the declarer": board.me != declarer == reason.seat,
    }
    if reason.variant == "shows":
        return claims | {"called": code == called, "a choice": len(board.mine()) > 1}
    return claims | {
        "a rival": called not in board.hand,
        "from the declarer": board.holder() == declarer,
        "sure": board.sure(code),
        "points": reason.points == board.pot + worth(code) > 0,
    }


def announce(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """King and knight in hand, and the moment to announce them (A3)."""
    auction = board.seen.auction
    sung = {one.suit.value for one in auction.cantes} if auction is not None else set()
    suit = cards[0][1]
    pair = {f"R{suit}", f"C{suit}"}
    trumps = {f"R{board.trump}", f"C{board.trump}"} <= set(board.hand)
    action = reason.action
    return {
        "on": board.rules.cantes and board.declaring(board.me),
        "window": board.seen.phase.value == "window",
        "held": set(cards) == pair <= set(board.hand) and suit not in sung,
        "points": reason.points == (40 if suit == board.trump else 20),
        "forty first": suit == board.trump or board.trump in sung or not trumps,
        "speaks": isinstance(action, Announce) == (reason.speaks == "for"),
        "suit": not isinstance(action, Announce) or action.suit.value == suit,
    }


def draw_trumps(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """A trump led that wins, and that whoever has a trump must answer with one (L4)."""
    trumps = {one for held in board.holds.values() for one in held if one[1] == board.trump}
    return {
        "leads": not board.table,
        "trump": code[1] == board.trump,
        "bound": board.bound,
        "against all": len(board.others) == len(board.ring) - 1 and not board.strangers,
        "sure": board.sure(code),
        "out": reason.out == len(trumps) > 0,
    }


def last_trick(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """The card kept takes the last trick, whatever comes (H5)."""
    kept = cards[0]
    over = board.anybody_holds(lambda one: taker([kept, one], board.trump) == 1)
    return {
        "two left": sorted([kept, code]) == sorted(board.hand) and not board.stock,
        "one each": board.rules.cards_each == 1,
        "may": code in board.mine(),
        "trump": kept[1] == board.trump and not over,
        "bonus": reason.points == board.rules.last_trick_bonus > 0,
    }


def seen_hand(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """A card of an open hand that takes my lead (C3)."""
    rival = reason.seat
    held = {one.code for one in board.seen.known[rival]} if rival is not None else set()
    return {
        "open": board.rules.open_hands and len(board.ring) == 2 and rival == board.others[0],
        "leads": not board.table and not board.again and not board.bound,
        "points": reason.points == worth(code) > 0,
        "beaten": cards[0] in held and taker([code, cards[0]], board.trump) == 1,
    }


def open_draw(board: Board, reason: Principle, code: str, cards: list[str]) -> Claims:
    """Who draws the card that lies open on the stock (C3)."""
    shown = [one.code for one in board.seen.open_stock]
    wins = board.takes(code)

    def good(one: str) -> bool:
        return one[1] == board.trump or worth(one) >= 10

    second = shown[1] if len(shown) > 1 else board.turned if board.stock == 2 else ""
    return {
        "last": bool(board.table) and not board.to_come and board.rules.cards_each == 1,
        "two": len(board.ring) == 2,
        "next": shown[:1] == cards and good(cards[0]),
        "not as good": not second or not good(second),
        "speaks": wins == (reason.speaks == "for"),
        "could": any(board.takes(one) for one in board.mine()),
        "seat": reason.seat == board.holder() != board.me,
    }
