"""``brisca replay`` of a hand of every rule set: told to its end, with the right sums.

The snapshots are meant to be read: ``tests/cli/__snapshots__/test_replay_games/*.txt``.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from brisca_tutor.content.record_text import record_text
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.events import Event, Played
from brisca_tutor.game.record import record_of
from brisca_tutor.game.ruleset import RULE_SETS, RuleSet
from brisca_tutor.game.scoring import hand_result
from brisca_tutor.game.state import State
from tests.hands_at_random import TABLES, random_deal
from tests.lively_hands import play_lively

from .running import Brisca

NAMES = ("Ana", "Blas", "Clara", "Dani", "Eva", "Fede")
LOOKS = {
    "80": {"COLUMNS": "80"},
    "40": {"COLUMNS": "40"},
    "plain": {"COLUMNS": "", "BRISCA_PLAIN": "1"},
}

SHOWN: dict[str, tuple[RuleSet, int, int]] = {
    "chiamata": (RULE_SETS["chiamata"], 5, 3),
    "chiamata-alone": (RULE_SETS["chiamata"], 5, 1),
    "cubierta": (RULE_SETS["cubierta"], 2, 9),
    "doscartas": (RULE_SETS["doscartas"], 2, 3),
    "estricta": (RULE_SETS["estricta"], 3, 3),
    "passed": (RULE_SETS["subastada"], 2, 3),
    "rematada": (RULE_SETS["rematada"], 4, 3),
    "scoperta": (RULE_SETS["scoperta"], 2, 4),
    "signs": (rule_set("iberica", {"sign_code": "italian_tongue"}), 5, 1),
    "subastada": (RULE_SETS["subastada"], 4, 17),
    "subastada-forty": (RULE_SETS["subastada"], 2, 68),
    "subastada-tute": (RULE_SETS["subastada-tute"], 4, 21),
    "tapada": (RULE_SETS["tapada"], 4, 3),
    "ultima10": (RULE_SETS["ultima10"], 2, 5),
}
"""What is shown -> rule set, seats and seed of the hand."""


class Text(SingleFileSnapshotExtension):
    """One readable file for each snapshot."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"


def played(rules: RuleSet, seats: int, seed: int, cut: int = -1) -> tuple[str, State]:
    """A record of a hand, or of its first events, and the state at its end."""
    states, events = play_lively(random_deal(rules, seats, seed), seed)
    kept: tuple[Event, ...] = tuple(events if cut < 0 else events[:cut])
    return record_text(record_of(states[-1], NAMES[:seats], kept)), states[-1]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("shown", SHOWN)
def test_a_hand_of_every_game(
    brisca: Brisca, shown: str, look: str, snapshot: SnapshotAssertion
) -> None:
    lang = ("es", "fr", "it")[sorted(SHOWN).index(shown) % 3]
    text, _ = played(*SHOWN[shown])
    ran = brisca("replay", "-", "--lang", lang, typed=text, **LOOKS[look])
    assert ran.code == 0 and ran.err == ""
    assert ran.out == snapshot(extension_class=Text)


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=lambda one: getattr(one, "base", one))
def test_every_hand_is_told_in_every_language(
    brisca: Brisca, rules: RuleSet, seats: int, lang: str
) -> None:
    text, last = played(rules, seats, 1)
    ran = brisca("replay", "-", "--lang", lang, typed=text, COLUMNS="")
    assert ran.code == 0 and ran.err == ""
    cantes = last.auction.cante_points() if last.auction else 0
    if hand_result(last).kind != "passed":
        assert f"= {rules.total() + cantes}" in ran.out
    contract = hand_result(last).contract
    if contract is not None:
        for seat, score in enumerate(contract.scores):
            assert not score or f"{NAMES[seat]} {score:+d}" in ran.out


@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=lambda one: getattr(one, "base", one))
def test_json_tells_the_same_as_the_engine(brisca: Brisca, rules: RuleSet, seats: int) -> None:
    for seed in (1, 2, 3, 4):
        text, last = played(rules, seats, seed)
        facts = json.loads(brisca("replay", "-", "--json", typed=text).out)
        assert facts["totals"] == dict(zip(NAMES, last.points, strict=False))
        assert facts["sum"] == sum(last.points)
        result, contract = hand_result(last), last.contract
        assert facts["result"]["kind"] == result.kind
        winners = ["+".join(NAMES[seat] for seat in result.sides[won]) for won in result.winners]
        if result.sides:
            assert facts["result"]["winners"] == winners
        assert facts["trump"] == (last.trump.value if last.trump else None)
        assert ("auction" in facts) == (rules.auction != "none")
        if contract is None:
            assert facts.get("contract") is None
            continue
        told = facts["contract"]
        assert told["declarer"] == NAMES[contract.declarer]
        assert told["needed"] == contract.needed and told["trump"] == contract.trump.value
        assert result.contract is not None
        assert told["scores"] == dict(zip(NAMES, result.contract.scores, strict=False))
        assert (told["made"], told["points"]) == (result.contract.made, result.contract.points)
        assert told["cards"] + told["cantes"] + told["bonus"] == told["points"]
        assert sum(one["points"] for one in facts.get("cantes", [])) == told["cantes"]


def test_json_of_bids(brisca: Brisca) -> None:
    text, _ = played(RULE_SETS["subastada-tute"], 3, 6)
    facts = json.loads(brisca("replay", "-", "--json", typed=text).out)
    bids = [one["bid"] for one in facts["auction"]]
    assert set(map(type, bids)) == {int, str} and "pass" in bids
    text, _ = played(RULE_SETS["chiamata"], 5, 3)
    facts = json.loads(brisca("replay", "-", "--json", typed=text).out)
    assert facts["contract"]["called"] == facts["auction"][2]["bid"] + facts["trump"]
    assert facts["contract"]["shown_in"] == 8


@pytest.mark.parametrize("name", ["chiamata", "cubierta"])
def test_a_hand_that_stops_early_gives_nothing_away(brisca: Brisca, name: str) -> None:
    """Before the called card or a trump is played, the same is told of every hidden deal."""
    rules, seats, seed = RULE_SETS[name], {"chiamata": 5, "cubierta": 2}[name], 3
    _, events = play_lively(random_deal(rules, seats, seed), seed)
    plays = [at for at, event in enumerate(events) if isinstance(event, Played)]
    text, last = played(rules, seats, seed, plays[seats * 2] + 1)
    ran = brisca("replay", "-", "--lang", "es", typed=text, COLUMNS="")
    facts = json.loads(brisca("replay", "-", "--json", typed=text).out)
    assert ran.code == 0
    if name == "chiamata":
        assert last.contract is not None and last.contract.partner is not None
        assert facts["contract"]["partner"] is None and "sides" not in facts
        assert "+" not in ran.out.replace(" + ", "") and "Ana + Blas" not in ran.out
    else:
        assert facts["trump"] is None and facts["face_up"] is None
        assert facts["trump_shown"] is None
        assert "pintan" not in ran.out.casefold()


def test_a_hand_that_nobody_bid_for_is_reviewed_too(brisca: Brisca, tmp_path: Path) -> None:
    text, _ = played(*SHOWN["passed"])
    file = tmp_path / "mano.yaml"
    file.write_text(text, encoding="utf-8")
    assert brisca("replay", str(file), "--review").code == 0
