"""The answer of any puzzle once more, from the rules' words and sharing no code with the program.

Slow and obvious on purpose. A puzzle comes as a plain map of texts and numbers (see `plain`), and
its answers go out as texts.
"""

from __future__ import annotations

from typing import Any

from .plain_rules import winner, worth

SEATS = {2: 40, 3: 36, 4: 40, 5: 40, 6: 48}


def plain(puzzle: Any) -> dict[str, Any]:
    """What a puzzle says, as texts and numbers: no object of the program is left in it."""
    step, rules = puzzle.step, puzzle.rules
    names = ("trump", "ask", "seats", "covered", "moment", "points", "score", "last")
    said: dict[str, Any] = {key: getattr(step, key) for key in names if hasattr(step, key)}
    if "trump" in said:
        said["trump"] = str(said["trump"].value)
    for key in ("hand", "cards", "unseen"):
        if hasattr(step, key):
            said[key] = [one.code for one in getattr(step, key)]
    for key in ("face_up", "lead"):
        if hasattr(step, key):
            card = getattr(step, key)
            said[key] = card.code if card else ""
    if hasattr(step, "plays"):
        said["plays"] = [(str(seat), one.code) for seat, one in step.plays]
    settings = ("swap", "swap_deadline", "swap_two", "tie", "tie_counts", "match", "match_target")
    said["rules"] = {key: getattr(rules, key) for key in settings}
    return said


def answers(said: dict[str, Any]) -> set[str]:
    """Every right answer; together they are the answer where several cards are asked for."""
    solve = {
        "winner": _winner,
        "points": _points,
        "face_up": _face_up,
        "winners": _winners,
        "remaining": _remaining,
        "swap": _swap,
        "outcome": _outcome,
        "match": _match,
        "game_points": _game_points,
        "best": _best,
    }
    return solve[said["ask"]](said)


def _codes(said: dict[str, Any]) -> list[str]:
    return [code for _, code in said["plays"]]


def _winner(said: dict[str, Any]) -> set[str]:
    return {said["plays"][winner(_codes(said), said["trump"])][0]}


def _points(said: dict[str, Any]) -> set[str]:
    return {str(worth(_codes(said)))}


def _face_up(said: dict[str, Any]) -> set[str]:
    """Cards are drawn one by one from the winner on; whoever is left takes the open one."""
    seats = [seat for seat, _ in said["plays"]]
    turn = winner(_codes(said), said["face_up"][1])
    for _ in range(len(seats) - 1):
        turn = 0 if turn == len(seats) - 1 else turn + 1
    return {seats[turn]}


def _winners(said: dict[str, Any]) -> set[str]:
    table = _codes(said)
    return {one for one in said["hand"] if winner([*table, one], said["trump"]) == len(table)}


def _remaining(said: dict[str, Any]) -> set[str]:
    everything = [rank + suit for suit in "oceb" for rank in "13RCS765428"]
    return {str(worth([one for one in everything if one not in said["cards"]]))}


def _swap(said: dict[str, Any]) -> set[str]:
    """Every precondition of a swap by itself."""
    rules, face_up, trump = said["rules"], said["face_up"], said["trump"]
    no = set()
    if not rules["swap"]:
        no.add("swap_off")
    takes = {"7": "13RCS", "2": {"off": "", "any": "13RCS7654"}.get(rules["swap_two"], "7654")}
    mine = [one[0] for one in said["hand"] if one[1] == trump and one[0] in takes]
    if not face_up:
        no.add("swap_late")
        no |= {"swap_moment"} if said["moment"] != "won" else set()
        return no | (set() if mine else {"swap_card"})
    if not mine:
        no.add("swap_card")
    elif not any(face_up[0] in takes[rank] for rank in mine):
        no.add("swap_class")
    strict = rules["swap_deadline"] == "before_last_draw_trick"
    too_late = strict and said["covered"] < said["seats"]
    undrawn = SEATS[said["seats"]] - 3 * said["seats"] - 1
    too_late |= rules["swap_deadline"] == "first_trick" and said["covered"] < undrawn
    if said["moment"] == "first":
        no.add("swap_moment")
    elif too_late:
        no.add("swap_late")
    elif said["moment"] != "won":
        no.add("swap_moment")
    return no or {"swap_yes"}


def _tops(said: dict[str, Any]) -> list[str]:
    most = max(points for _, points in said["points"])
    return [side for side, points in said["points"] if points == most]


def _mine(side: str) -> bool:
    return "me" in side.split("+")


def _outcome(said: dict[str, Any]) -> set[str]:
    tops = _tops(said)
    if len(tops) > 1 and said["rules"]["tie"] == "last_trick" and said["last"] in tops:
        tops = [said["last"]]
    if not any(map(_mine, tops)):
        return {"lose"}
    return {"win"} if len(tops) == 1 else {"tie"}


def _game_points(said: dict[str, Any]) -> set[str]:
    most = max(points for _, points in said["points"])
    return {"3" if most == 120 else "2" if most > 90 else "1"}


def _match(said: dict[str, Any]) -> set[str]:
    rules = said["rules"]
    tops = _tops(said)
    score = dict(said["score"])
    played = sum(score.values())
    tied = len(tops) > 1
    if not tied or rules["tie"] == "both_win":
        add = int(next(iter(_game_points(said)))) if rules["match"] == "game_points" else 1
        for side in tops:
            score[side] += add
    if rules["match"] == "best_of":
        played += not tied or (tied and bool(rules["tie_counts"]))
        target = rules["match_target"] // 2 + 1
        over = played >= rules["match_target"]
    else:
        target, over = rules["match_target"], False
    best = max(score.values())
    leaders = [side for side, hands in score.items() if hands == best]
    won = len(leaders) == 1 and (best >= target or (over and best > 0))
    if won:
        return {"match_win"} if _mine(leaders[0]) else {"match_lose"}
    return {"match_level"} if over else {"match_on"}


def _best(said: dict[str, Any]) -> set[str]:
    """Every way the rest can be played; before the last draw every place of the covered card."""
    totals = {}
    for card in said["hand"]:
        if not said["face_up"]:
            totals[card] = _value(said["hand"], said["unseen"], said["lead"], card, said["trump"])
            continue
        total = 0
        for covered in said["unseen"]:
            theirs = [one for one in said["unseen"] if one != covered]
            mine = [one for one in said["hand"] if one != card]
            trick = [said["lead"], card]
            i_win = winner(trick, said["trump"]) == 1
            mine += [covered if i_win else said["face_up"]]
            theirs += [said["face_up"] if i_win else covered]
            gain = worth(trick) if i_win else 0
            total += gain + _rest(mine, theirs, i_win, said["trump"])
        totals[card] = total
    most = max(totals.values())
    return {card for card, total in totals.items() if total == most}


def _value(mine: list[str], theirs: list[str], lead: str, card: str, trump: str) -> int:
    left = [one for one in mine if one != card]
    if lead:
        i_win = winner([lead, card], trump) == 1
        return (worth([lead, card]) if i_win else 0) + _rest(left, theirs, i_win, trump)
    found = []
    for reply in theirs:
        i_win = winner([card, reply], trump) == 0
        after = _rest(left, [one for one in theirs if one != reply], i_win, trump)
        found.append((worth([card, reply]) if i_win else 0) + after)
    return min(found)


def _rest(mine: list[str], theirs: list[str], i_lead: bool, trump: str) -> int:
    """Points I still take when both play their best and see everything."""
    if not mine:
        return 0
    if i_lead:
        return max(_value(mine, theirs, "", card, trump) for card in mine)
    found = []
    for lead in theirs:
        left = [one for one in theirs if one != lead]
        found.append(max(_value(mine, left, lead, card, trump) for card in mine))
    return min(found)


def explanation_is_right(said: dict[str, Any], place: int, says: str) -> bool:
    """Whether a claim names the winner and its true reason, or how a loser loses."""
    codes, trump = _codes(said), said["trump"]
    best = winner(codes, trump)
    led, won = codes[0][1], codes[best][1]
    alone = sum(one[1] == won for one in codes) == 1
    if place == best:
        kind = "trump" if won == trump else "led"
        return says == ("only_" if alone else "highest_") + kind
    mine = codes[place][1]
    if mine == won:
        return says == ("lower_trump" if won == trump else "lower_led")
    if won != trump:
        return says == "off_suit"
    return says == ("trumped_led" if mine == led else "trumped_off_suit")
