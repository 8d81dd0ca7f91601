"""What has a budget, measured in one run beside something fixed, so that runs compare as ratios.

- start-up of ``brisca --version`` and ``brisca explain`` against ``python -c "import click"``;
- two-seat hands a second replayed by the engine, and with every reason computed;
- seconds a file for the check of many lessons, which must not grow with their number;
- with the word ``hints``, instead of these: points lost per decision and milliseconds a hint.

Each figure is a median or a best of several, on one core. ``--check`` makes the exit code 1
when a budget is missed.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import bench_hints

from brisca_tutor.authoring.check import check
from brisca_tutor.game.deal import make_deal
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.record import HandRecord, Replay, record_of, replay
from brisca_tutor.game.ruleset import RULE_SETS
from brisca_tutor.game.shuffle import shuffled
from brisca_tutor.reasons.ledger import ledger, running
from brisca_tutor.reasons.misconceptions import refuted, suspected
from brisca_tutor.reasons.trick import explain_trick, without

EXPLAIN = ["explain", "6o", "Rc", "3e", "So", "--trump", "c"]
VERSION_BUDGET = 1.5
EXPLAIN_BUDGET = 3.0
REPLAY_BUDGET = 2000
REASONS_BUDGET = 300
GROWTH_BUDGET = 1.25
"""How much dearer a file may be among 1,000 than among 250; the rest is noise."""

LESSON = """\
format: 1
id: generada-{number}
lang: es
title: Lección generada {number}
objective: Saber quién gana cada baza.
teaches: [generated-{number}]
rules: brisca
steps:
  - id: baza
    idea: Mira la baza y di quién se la lleva.
    trick: {{trump: {trump}, plays: [{{rival: {first}}}, {{me: {second}}}]}}
    ask: winner
    hints: ["Mira primero si hay triunfos."]
    done: La baza de {{winner.card.of}} vale {{trick.points}}.
  - id: cuenta
    idea: Ahora cuenta las cartas.
    count: {pile}
    ask: points
    hints: ["Cuenta primero los ases y los treses."]
    done: Son {{count.points}}.
summary: Ya sabes contar esta baza.
"""


def brisca(arguments: Sequence[str]) -> list[str]:
    """How to start the program in this environment."""
    script = Path(sys.executable).parent / ("brisca.exe" if os.name == "nt" else "brisca")
    if script.exists():
        return (
            [str(script), *arguments]
            if os.name == "nt"
            else [sys.executable, str(script), *arguments]
        )
    return [sys.executable, "-m", "brisca_tutor.cli.main", *arguments]


def seconds(command: Sequence[str], folder: str) -> float:
    """Wall-clock seconds of one run of a command, with this folder for its data."""
    began = time.perf_counter()
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=os.environ | {"BRISCA_DATA_DIR": folder},
        check=False,
    )
    spent = time.perf_counter() - began
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stderr.decode('utf-8', 'replace')}")
    return spent


def start_up(rounds: int) -> dict[str, float]:
    """Median seconds of each start, taken in turns so that a busy moment hits all alike."""
    commands = {
        "click": [sys.executable, "-c", "import click"],
        "version": brisca(["--version"]),
        "explain": brisca(EXPLAIN),
    }
    taken: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            for name, command in commands.items():
                spent = seconds(command, folder)
                if number:  # the first round only warms the caches
                    taken[name].append(spent)
    return {name: statistics.median(times) for name, times in taken.items()}


def calibration() -> float:
    """Seconds of a fixed piece of plain Python, to compare machines and moments."""
    began = time.perf_counter()
    found: dict[int, tuple[int, int]] = {}
    for number in range(200_000):
        key = number * 7919 % 4093
        count, total = found.get(key, (0, 0))
        found[key] = (count + 1, total + number % 11)
    assert len(found) == 4093
    return time.perf_counter() - began


def records(count: int) -> list[HandRecord]:
    """Two-seat hands played at random from fixed seeds, as records."""
    rules = RULE_SETS["brisca"]
    made = []
    for seed in range(count):
        chance = Random(seed)
        deal = make_deal(rules, 2, seed % 2, shuffled(rules.cards(2), seed))
        state, events = start(deal)
        while actions := legal_actions(state):
            state, more = apply(state, actions[int(chance.random() * len(actions))])
            events += more
        made.append(record_of(state, ("Ana", "Blas"), events))
    return made


def explained(played: Replay) -> int:
    """Every reason that `brisca replay` can give for a hand; how many there were."""
    count = 0
    for trick in played.tricks:
        cards = [play.card for play in trick.plays]
        trump = trick.before.trump
        assert trump is not None
        reason = explain_trick(cards, trump)
        refuted(reason)
        for place in range(len(cards)):
            suspected(reason, place)
        without(cards, trump, reason.place)
        running(trick.before)
        count += len(reason.cards)
    ledger(played.state)
    return count


def hands_a_second(work: Callable[[HandRecord], object], hands: Sequence[HandRecord]) -> float:
    """Best of three passes over the hands."""
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter()
        for record in hands:
            work(record)
        best = min(best, time.perf_counter() - began)
    return len(hands) / best


def lesson_files(folder: Path, count: int) -> None:
    """Write lessons that differ in their cards, as a busy teacher might."""
    chance = Random(count)
    codes = [card.code for card in RULE_SETS["brisca"].cards(2)]
    for number in range(count):
        first, second, *pile = chance.sample(codes, 6)
        text = LESSON.format(
            number=number,
            trump=chance.choice("oceb"),
            first=first,
            second=second,
            pile=" ".join(pile),
        )
        (folder / f"{number:04}.yaml").write_text(text, encoding="utf-8")


def check_a_file(counts: Sequence[int]) -> dict[int, float]:
    """Seconds a file of checking folders of so many lessons, best of three, taken in turns."""
    best = dict.fromkeys(counts, float("inf"))
    with tempfile.TemporaryDirectory() as name:
        folders = {count: Path(name, str(count)) for count in counts}
        for count, folder in folders.items():
            folder.mkdir()
            lesson_files(folder, count)
        for _ in range(3):
            for count, folder in folders.items():
                began = time.perf_counter()
                report = check([folder])
                best[count] = min(best[count], (time.perf_counter() - began) / count)
                assert report.clean, report.problems[:3]
                assert len(report.files) == count
    return best


def main(arguments: Sequence[str]) -> int:
    """Print every figure beside its budget; 1 with ``--check`` when one is missed."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure what has a budget.")
    parser.add_argument("what", nargs="?", choices=["hints"], help="measure hints instead")
    parser.add_argument("--rounds", type=int, default=21, help="starts of each kind (21)")
    parser.add_argument("--hands", type=int, default=1000, help="hands to replay (1000)")
    parser.add_argument("--lessons", type=int, default=1000, help="lessons to check (1000)")
    parser.add_argument("--hint-hands", type=int, default=2, help="hands full of hints (2)")
    parser.add_argument("--check", action="store_true", help="exit 1 when a budget is missed")
    asked = parser.parse_args(arguments)
    kept = []

    def judge(text: str, good: bool, budget: str) -> None:
        kept.append(good)
        print(f"  {text:<58} budget {budget}: {'kept' if good else 'MISSED'}", flush=True)

    fixed = min(calibration() for _ in range(5))
    print(f"calibration loop: {fixed * 1000:.1f} ms")
    if asked.what == "hints":
        bench_hints.hints(judge, fixed, asked.hint_hands)
        return 1 if asked.check and not all(kept) else 0
    print(f"start-up, median of {asked.rounds}:")
    times = start_up(asked.rounds)
    print(f"  python -c 'import click': {times['click'] * 1000:.0f} ms")
    for name, budget in (("version", VERSION_BUDGET), ("explain", EXPLAIN_BUDGET)):
        ratio = times[name] / times["click"]
        text = f"brisca {name}: {times[name] * 1000:.0f} ms, {ratio:.2f} times that"
        judge(text, ratio <= budget, f"{budget:g}")
    hands = records(asked.hands)
    print(f"two-seat hands a second, best of 3 x {len(hands)}:")
    for name, work, least in (
        ("replayed", replay, REPLAY_BUDGET),
        ("with every reason", lambda record: explained(replay(record)), REASONS_BUDGET),
    ):
        rate = hands_a_second(work, hands)
        text = f"{name}: {rate:.0f}, {rate * fixed:.1f} in a calibration loop"
        judge(text, rate >= least, f"{least}")
    counts = [asked.lessons // 4, asked.lessons // 2, asked.lessons]
    print("lesson check, ms a file:")
    each = check_a_file(counts)
    for count, spent in each.items():
        print(f"  {count} lessons: {spent * 1000:.2f}, {spent / fixed:.3f} calibration loops")
    growth = each[counts[-1]] / each[counts[0]]
    judge(f"growth: {growth:.2f}", growth <= GROWTH_BUDGET, f"{GROWTH_BUDGET:g}")
    return 1 if asked.check and not all(kept) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
