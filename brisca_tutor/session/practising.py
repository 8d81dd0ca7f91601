"""Which puzzles practise what a lesson has taught."""

from __future__ import annotations

from collections.abc import Iterable

THEMES = {
    "strength-order": "suit-led",
    "pack": "table-rules",
    "strength-not-points": "deceptive-points",
    "trump": "one-trump",
    "free-play": "nobody-follows",
    "deal": "table-rules",
    "hand-result": "results",
    "whole-hand": "still-out",
    "match-formats": "results",
    "tie-rules": "results",
    "pairs": "four-players",
    "signs": "making-signs",
    "whole-hand-pairs": "four-players",
    "whole-hand-three": "three-players",
    "five-six": "five-and-six",
    "house-rules": "rule-sets",
    "lead-low": "best-card",
    "win-cheaply": "my-cards",
    "save-trumps": "several-trumps",
    "kill-briscas": "best-card",
    "feed-partner": "four-players",
    "spare-partner": "four-players",
    "no-ace-lead": "best-card",
    "last-draw-trick": "face-up",
    "watch-61": "still-out",
    "count-the-end": "best-card",
    "sheet-errors-deal": "sheet-mistakes",
    "sheet-errors-tricks": "sheet-mistakes",
    "sheet-errors-scores": "sheet-mistakes",
}
"""The theme of puzzles on a tag that lessons teach, where it is not called as the tag is."""


def practised(tags: Iterable[str]) -> list[str]:
    """The themes that practise what is taught under these tags, each tag being one by itself."""
    return [theme for tag in tags for theme in (tag, THEMES.get(tag)) if theme is not None]
