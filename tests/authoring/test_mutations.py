"""Good files with a few lines spoilt: always a report with places, never anything else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from brisca_tutor import shipped
from brisca_tutor.authoring.check import report
from brisca_tutor.content.library import parse
from brisca_tutor.content.source import Source

GOOD = sorted((Path(__file__).parent.parent / "bad_lessons").glob("good.*.yaml"))
WORDS = 'me rival o 1o 8o 2o {answer} [] {} 0 99 winner -1 ~ "" points Ana'.split()


def spoilt(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        match chance.randrange(4):
            case 0:
                lines[at] = ""
            case 1 if ":" in lines[at]:
                lines[at] = f"{lines[at].partition(':')[0]}: {chance.choice(WORDS)}"
            case 2:
                lines.insert(at, chance.choice(lines))
            case _:
                words = lines[at].split(" ")
                words[chance.randrange(len(words))] = chance.choice(WORDS)
                lines[at] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(6))
def test_spoilt_files_give_reports(seed: int) -> None:
    chance = random.Random(seed)
    paths = [*GOOD, *sorted(shipped.lessons().glob("*.yaml"))]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    for _ in range(60):
        text = spoilt(chance.choice(texts), chance)
        found = report([parse(Source("f.yaml", text))], course=True)
        assert all(problem.place for problem in found.problems), text
