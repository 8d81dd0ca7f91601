"""Least squares in plain Python, for ``fit_policy.py``."""

from __future__ import annotations

from collections import defaultdict


class Sums:
    """Normal equations of one least-squares problem, gathered decision by decision."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.products = [[0.0] * size for _ in range(size)]
        self.targets = [0.0] * size
        self.seen = [0] * size

    def add(self, rows: list[dict[int, float]], values: list[float]) -> None:
        """One decision: what each option is made of, and what it turned out to be worth.

        Only differences between the options of a decision count.
        """
        mean: dict[int, float] = defaultdict(float)
        for row in rows:
            for at, share in row.items():
                mean[at] += share / len(rows)
                self.seen[at] += 1
        middle = sum(values) / len(values)
        for row, value in zip(rows, values, strict=True):
            centred = {at: row.get(at, 0.0) - share for at, share in mean.items()}
            for at, share in centred.items():
                line = self.products[at]
                for other, factor in centred.items():
                    line[other] += share * factor
                self.targets[at] += share * (value - middle)

    def solve(self, prior: list[float], weight: float = 3.0) -> list[float]:
        """The values that fit best, drawn a little towards ``prior``."""
        size = self.size
        lines = [[*self.products[at], self.targets[at] + weight * prior[at]] for at in range(size)]
        for at in range(size):
            lines[at][at] += weight
        for at in range(size):
            pivot = lines[at][at]
            for below in range(at + 1, size):
                factor = lines[below][at] / pivot
                if factor:
                    line, top = lines[below], lines[at]
                    for column in range(at, size + 1):
                        line[column] -= factor * top[column]
        solved = [0.0] * size
        for at in reversed(range(size)):
            known = sum(lines[at][other] * solved[other] for other in range(at + 1, size))
            solved[at] = (lines[at][size] - known) / lines[at][at]
        return solved
