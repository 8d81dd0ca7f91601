"""Prove every reason again, from the card codes alone, by a route that shares no code.

Nothing here calls the functions that find reasons, or the tables they use: the order of
strength and the points are written down a second time, as a rule sheet would have them.
Each function gives the list of claims that do not hold; an empty list is a proof.
"""

from __future__ import annotations

from collections.abc import Sequence

from .ledger import Ledger, Pile, Running
from .misconceptions import MISCONCEPTIONS
from .trick import TrickReason

ORDER = "13RCS9876542"
WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}


def _stronger(one: str, other: str) -> bool:
    """Whether a card outranks another of its suit."""
    return ORDER.index(one[0]) < ORDER.index(other[0])


def _worth(code: str) -> int:
    return WORTH.get(code[0], 0)


def trick_faults(reason: TrickReason) -> list[str]:
    """What is not true in a `TrickReason`."""
    codes = [one.card.code for one in reason.cards]
    trump = reason.trump.value if reason.trump is not None else ""
    led = codes[0][1]
    able = [code for code in codes if code[1] == trump]
    able = able or [code for code in codes if code[1] == led]
    unbeaten = [
        place
        for place, code in enumerate(codes)
        if code in able and not any(_stronger(other, code) for other in able if other != code)
    ]
    faults = []
    if unbeaten != [reason.place] or reason.card.code != codes[reason.place]:
        faults.append(f"winner {reason.card.code}, proved {[codes[at] for at in unbeaten]}")
        return faults
    best = reason.card.code
    same = [code for code in codes if code[1] == best[1]]
    kind = "trump" if best[1] == trump else "led"
    expected = f"only_{kind}" if len(same) == 1 else f"highest_{kind}"
    if reason.reason != expected:
        faults.append(f"reason {reason.reason}, proved {expected}")
    if reason.led.value != led:
        faults.append(f"led {reason.led.value}, proved {led}")
    if reason.points != sum(map(_worth, codes)):
        faults.append(f"points {reason.points}, proved {sum(map(_worth, codes))}")
    for one in reason.cards:
        if one.place == reason.place:
            if one.loses or one.beaten_by:
                faults.append(f"the winner {best} is said to lose")
        elif one.beaten_by is not reason.card:
            faults.append(f"{one.card.code} is not said to lose to {best}")
        elif not _loss_holds(one.loses, one.card.code, best, led, trump):
            faults.append(f"{one.card.code} does not lose as {one.loses}")
    return faults


def _loss_holds(loses: str | None, code: str, best: str, led: str, trump: str) -> bool:
    weaker = code[1] == best[1] and _stronger(best, code)
    claims = {
        "lower_trump": weaker and best[1] == trump,
        "lower_led": weaker and best[1] == led != trump,
        "trumped_led": code[1] == led != trump and best[1] == trump,
        "trumped_off_suit": code[1] not in (led, trump) and best[1] == trump,
        "off_suit": code[1] not in (led, trump) and best[1] == led != trump,
    }
    return loses is not None and claims[loses]


def misconception_faults(codes: Sequence[str], trump: str, winner: int, name: str) -> list[str]:
    """What is not true in the claim that a trick refutes this belief, or that somebody
    who holds it would name a losing card: some loser must be what the belief picks out.
    """
    if name not in MISCONCEPTIONS:
        return [f"unknown belief {name}"]
    best = codes[winner]
    losers = [code for place, code in enumerate(codes) if place != winner]
    led = codes[0][1]
    trumps = [code for code in codes if code[1] == trump]
    same = [code for code in losers if code[1] == best[1]]
    off = [code for code in losers if code[1] not in (led, trump)]
    printed = {"S": 10, "C": 11, "R": 12}
    claims = {
        "first-trump-wins": len(trumps) > 1 and trumps[0] != best,
        "last-trump-wins": len(trumps) > 1 and trumps[-1] != best,
        "number-beats-court": best[0] in "SCR" and any(code[0] not in "SCR" for code in same),
        "three-is-low": best[0] == "3" and bool(same),
        "off-suit-ace-wins": any(code[0] == "1" for code in off),
        "off-suit-king-wins": any(code[0] == "R" for code in off),
        "off-suit-card-wins": any(code[0] not in "1R" for code in off),
        "ace-always-wins": any(code[0] == "1" for code in losers),
        "must-follow-suit": best[1] == trump != led and any(c[1] == led for c in losers),
        "points-are-strength": any(_worth(code) > _worth(best) for code in losers),
        "last-card-wins": codes[-1] != best,
        "leader-wins": codes[0] != best,
        "winning-card-only": sum(map(_worth, losers)) > 0,
        "numbers-are-points": sum(printed.get(c[0]) or int(c[0]) for c in codes)
        != sum(map(_worth, codes)),
        "more-tricks-win": True,
    }
    return [] if claims[name] else [f"{name} does not apply to {' '.join(codes)}"]


def pile_faults(pile: Pile) -> list[str]:
    """What is not true in a counted pile."""
    codes = [one.code for row in pile.rows for one in row.cards]
    codes += [one.code for one in pile.blanks]
    faults = []
    if len(codes) != len(set(codes)):
        faults.append("a card is counted twice")
    if sum(map(_worth, codes)) != pile.points or pile.points + pile.remaining != 120:
        faults.append(f"points {pile.points}, proved {sum(map(_worth, codes))}")
    for row in pile.rows:
        wrong = [one.code for one in row.cards if one.code[0] != row.rank.value]
        if wrong or row.points != WORTH[row.rank.value] * len(row.cards):
            faults.append(f"row {row.rank.value} says {row.points}")
    if any(_worth(one.code) for one in pile.blanks):
        faults.append("a card with points is counted as blank")
    return faults


def ledger_faults(account: Ledger, total: int) -> list[str]:
    """What is not true in a ledger of a hand whose points come to ``total`` without cantes.

    Who wins a contract is for `verify_contract`.
    """
    faults = [fault for side in account.sides for fault in pile_faults(side.pile)]
    for side in account.sides:
        if side.points != side.pile.points + side.bonus + side.cantes:
            faults.append(f"side {side.seats} says {side.points}")
    if sum(side.points for side in account.sides) != account.total:
        faults.append(f"sides do not add up to {account.total}")
    cantes = sum(side.cantes for side in account.sides)
    if account.cantes != cantes or account.total + account.to_come != total + cantes:
        faults.append(f"{account.total} and {account.to_come} to come are not {total} + {cantes}")
    for rank, points in account.by_rank:
        held = sum(
            one.code[0] == rank.value
            for side in account.sides
            for row in side.pile.rows
            for one in row.cards
        )
        if points != held * WORTH[rank.value]:
            faults.append(f"rank {rank.value} says {points}")
    if account.to_come == 0 and [points for _, points in account.by_rank] != [44, 40, 16, 12, 8]:
        faults.append("a whole hand must hold 44, 40, 16, 12 and 8")
    faults += _unplayed_faults(account)
    best = max((side.points for side in account.sides), default=0)
    top = tuple(place for place, side in enumerate(account.sides) if side.points == best)
    result = account.result
    if result.kind == "tie" and (result.winners != top or len(top) < 2):
        faults.append(f"tie of {result.winners}, proved {top}")
    decided = result.kind == "win" and result.contract is None
    if decided and not (
        result.winners == top or (result.by_last_trick and result.winners[0] in top)
    ):
        faults.append(f"winner {result.winners}, proved {top}")
    return faults


def _unplayed_faults(account: Ledger) -> list[str]:
    """What is not true of the cards that nobody played, or of the hand having been decided."""
    left = account.unplayed
    if left is None:
        ended = account.result.kind in ("win", "tie") and account.result.contract is None
        return ["the hand ended with points out"] if ended and account.to_come else []
    faults = pile_faults(left.pile)
    piles = [left.pile, *(side.pile for side in account.sides)]
    codes = [one.code for pile in piles for row in pile.rows for one in row.cards]
    if sorted(codes) != sorted(rank + suit for rank in WORTH for suit in "oceb"):
        faults.append("cards with points are missing, or counted twice")
    if not left.points == left.pile.points + left.bonus == account.to_come:
        faults.append(f"{left.points} not played, proved {account.to_come}")
    if account.result.unplayed != account.to_come:
        faults.append(f"the result says {account.result.unplayed} not played")
    first = max(account.sides, key=lambda side: side.points)
    for side in account.sides:
        if side is not first and side.points + account.to_come >= first.points:
            faults.append(f"{side.seats} could still have caught {first.seats}")
    return faults


def running_faults(account: Running, out: Sequence[str], bonus: int) -> list[str]:
    """What is not true in running totals, given the codes of all cards not yet taken."""
    faults = []
    if account.to_come != sum(map(_worth, out)) + bonus:
        faults.append(f"{account.to_come} to come, proved {sum(map(_worth, out)) + bonus}")
    if sum(account.points) + account.to_come != account.total:
        faults.append(f"{account.points} and {account.to_come} are not {account.total}")
    return faults
