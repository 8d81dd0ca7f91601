"""What a hint is worth and what it costs; called by ``bench.py hints``.

- points lost per decision at the reference positions, by the maestro and by the levels below;
- answers among the best at the clear positions, and errors at the exact ones;
- milliseconds a hint, at every number of seats over whole hands, beside a calibration loop
  that is timed in the same run.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from brisca_tutor.content.library import load_position
from brisca_tutor.content.source import Source
from brisca_tutor.game.actions import Action, Play
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.shuffle import shuffled
from brisca_tutor.game.state import Phase
from brisca_tutor.game.view import PlayerView, view
from brisca_tutor.players import maestro, medium
from brisca_tutor.players.base import LEVELS, player
from brisca_tutor.session.positions import view_of

POSITIONS = ROOT / "tests" / "reference" / "positions.jsonl"

LOSS_BUDGET = {"maestro": 0.35, "hard": 0.80}
CLEAR_BUDGET = 0.95
HINT_BUDGET = 0.5
"""Seconds that a hint may take at any point of a hand, on one core."""

Judge = Callable[[str, bool, str], None]


def hints(judge: Judge, fixed: float, hands: int) -> None:
    """Measure and judge; ``fixed`` is the calibration loop in seconds."""
    cases = positions()
    print(f"points lost per decision, {len(cases['decision'])} positions:")
    for level in reversed(LEVELS):
        lost = statistics.fmean(_lost(level, *case) for case in cases["decision"])
        least = LOSS_BUDGET.get(level)
        text = f"{level}: {lost:.3f}"
        if least is None:
            print(f"  {text}")
        else:
            judge(text, lost <= least, f"{least:g}")
    clear = [_code(maestro.choose(seen, 0)) in facts["best"] for seen, facts in cases["mid"]]
    share = sum(clear) / len(clear)
    judge(f"clear positions right: {share:.1%}", share >= CLEAR_BUDGET, f"{CLEAR_BUDGET:.0%}")
    wrong = sum(
        not _is_exact(*case) for kind, more in cases.items() for case in more if _sure(kind)
    )
    judge(f"exact positions wrong: {wrong}", wrong == 0, "0")
    print(f"ms a hint over {hands} hands at each number of seats:")
    for seats in (2, 3, 4, 5, 6):
        times = spent(seats, hands)
        worst, middle = max(times), statistics.median(times)
        text = (
            f"{seats} seats: median {middle * 1000:.0f}, worst {worst * 1000:.0f}, "
            f"{middle / fixed:.1f} and {worst / fixed:.1f} loops"
        )
        judge(text, worst <= HINT_BUDGET, f"{HINT_BUDGET * 1000:.0f} ms")


def positions() -> dict[str, list[tuple[PlayerView, dict[str, Any]]]]:
    """By kind, the reference positions with what is right there."""
    found: dict[str, list[tuple[PlayerView, dict[str, Any]]]] = {}
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        position = case["position"]
        position["won"] = {seat: pile for seat, pile in position["won"].items() if pile}
        source = Source(case["id"], json.dumps(position))
        found.setdefault(case["kind"], []).append((view_of(load_position(source)), case))
    return found


def spent(seats: int, hands: int) -> list[float]:
    """Seconds of one core that each hint of some hands takes, played by the medium player."""
    rules = rule_set("brisca", {"five": "alone"} if seats == 5 else {})
    times = []
    for seed in range(hands):
        state, _ = start(make_deal(rules, seats, 0, shuffled(rules.cards(seats), seed)))
        while state.phase is not Phase.OVER:
            seen = view(state, state.turn)
            if len(legal_actions(state)) > 1:
                began = process_time()
                maestro.analyse(seen)
                times.append(process_time() - began)
            state, _ = apply(state, medium.choose(seen, 0))
    return times


def _lost(level: str, seen: PlayerView, facts: dict[str, Any]) -> float:
    choose = player(next(one for one in LEVELS if one == level))
    estimate: dict[str, float] = facts["estimate"]
    return max(estimate.values()) - estimate[_code(choose(seen, 0))]


def _sure(kind: str) -> bool:
    return kind not in ("mid", "decision")


def _is_exact(seen: PlayerView, facts: dict[str, Any]) -> bool:
    found = {_code(one.action): one.expected for one in maestro.analyse(seen).options}
    expected: dict[str, float] = facts["expected"]
    return all(abs(found[code] - value) < 0.001 for code, value in expected.items())


def _code(action: Action) -> str:
    assert isinstance(action, Play)
    return action.card.code
