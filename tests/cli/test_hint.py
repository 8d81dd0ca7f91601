"""``brisca hint``: positions and recorded hands, in words and as JSON, with exact ends."""

from __future__ import annotations

import json
from random import Random

import pytest

from brisca_tutor.content.record_text import record_text
from brisca_tutor.game.changes import rule_set
from brisca_tutor.game.events import Event
from brisca_tutor.game.hand import apply, legal_actions, start
from brisca_tutor.game.record import record_of
from brisca_tutor.game.state import Phase
from tests.hands_at_random import random_deal

from .running import Brisca
from .test_replay import DECK, TRICKS, record
from .test_words import english

END = """\
format: 1
rules: {base: brisca, swap: false}
seats: [me, rival]
me: me
hand: Ce 4o 5c
trump: e
stock: 0
won:
  me: 6c 2o Ro 6e 4b 5o 4c 3c 2c Rc 7c 3e 1b Co 3b Cb
  rival: 2b Rb 6b 7o 4e So 5e 2e 6o 3o 5b Se 1c 7b 1e Sc Sb 7e
"""
LEAD = """\
format: 1
rules: brisca
seats: [me, rival]
me: me
hand: 1b 2e 6b
trump: o
face_up: 4o
stock: 34
table: [{seat: rival, card: 4c}]
"""
SWAP = """\
format: 1
rules: brisca
seats: [me, rival]
me: me
hand: 7o 2e
trump: o
face_up: 1o
stock: 34
swap_now: true
won: {me: 6b 3c}
"""
FEW = {"BRISCA_WORLDS": "60"}


def asked(brisca: Brisca, text: str, *args: str) -> dict[str, object]:
    ran = brisca("hint", "-", "--json", *args, typed=text, **FEW)
    assert ran.code == 0, ran.err
    found: dict[str, object] = json.loads(ran.out)
    return found


def test_an_exact_end_has_the_published_figures(brisca: Brisca) -> None:
    found = asked(brisca, END)
    assert found["method"] == "exact" and found["best"] == ["5c"]
    cards = found["cards"]
    assert isinstance(cards, list)
    assert {one["card"]: one["expected"] for one in cards} == {"5c": 69, "4o": 61, "Ce": 55}
    assert cards[0]["loss"] == 0 and all(one["stderr"] == 0 for one in cards)
    assert set(cards[0]) >= {"card", "expected", "stderr", "loss", "win"}
    reasons = found["reasons"]
    assert isinstance(reasons, list) and all(set(one) == {"code", "text"} for one in reasons)
    assert found["rules"] == {"base": "brisca", "changed": {"swap": False}}


def test_r28_r29_an_ace_is_not_thrown_away_and_order_does_not_matter(brisca: Brisca) -> None:
    found = asked(brisca, LEAD)
    cards = found["cards"]
    assert isinstance(cards, list) and cards[-1]["card"] == "1b"
    answers = {
        json.dumps(asked(brisca, LEAD.replace("1b 2e 6b", order))["cards"])
        for order in ("1b 2e 6b", "1b 6b 2e", "2e 1b 6b", "2e 6b 1b", "6b 1b 2e", "6b 2e 1b")
    }
    assert len(answers) == 1


def test_a_possible_swap_is_an_entry_of_its_own(brisca: Brisca) -> None:
    found = asked(brisca, SWAP)
    cards = found["cards"]
    assert isinstance(cards, list)
    assert {(one["action"], one["card"]) for one in cards} == {("swap", "7o"), ("draw", None)}
    assert isinstance(found["best"], list) and found["best"][0] == "7o"


def test_a_recorded_hand_up_to_a_decision(brisca: Brisca) -> None:
    found = asked(brisca, record(TRICKS[:2], DECK))
    cards = found["cards"]
    assert isinstance(cards, list) and len(cards) == 3
    ran = brisca("hint", "-", typed=record())
    assert ran.code == 2 and "ha terminado" in ran.err


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("text", [END, LEAD, SWAP], ids=["end", "lead", "swap"])
@pytest.mark.parametrize("look", [{"COLUMNS": "80"}, {"COLUMNS": "40"}, {"BRISCA_PLAIN": "1"}])
def test_hints_speak_one_language(
    brisca: Brisca, lang: str, text: str, look: dict[str, str]
) -> None:
    for args in ([], ["--steps", "1"], ["--steps", "3"]):
        ran = brisca("hint", "-", *args, "--lang", lang, typed=text, **FEW, **look)
        assert ran.code == 0 and english(ran.out, lang) == set(), ran.out
        ran.out.encode("latin-1")


def test_steps_rise_and_only_the_third_names_the_card(brisca: Brisca) -> None:
    one = brisca("hint", "-", "--steps", "1", typed=END, **FEW).out
    two = brisca("hint", "-", "--steps", "2", typed=END, **FEW).out
    three = brisca("hint", "-", "--steps", "3", typed=END, **FEW).out
    assert "cinco de copas" not in one + two and "cinco de copas" in three
    assert two.startswith(one.rstrip()) and three.startswith(two.rstrip())


WRONG = {
    "stock: 0": ("stock: 1", 3),
    "hand: Ce 4o 5c": ("hand: Ce 4o", 3),
    "me: me\nhand": ("me: rival\nhand", 0),
    "6c 2o Ro": ("2o Ro", 3),
    "  rival: 2b": ("  rival+me: 2b", 3),
    "won:\n": ("known: {me: 2e}\nwon:\n", 3),
    "5c\n": ("5c 6b\n", 3),
    "trump: e\n": ("trump: e\nface_up: 2e\n", 3),
    "trump: e\nstock": ("trump: e\ntable: [{seat: me, card: 2e}]\nstock", 3),
    "swap: false": ("swap: false, pack: 48", 3),
}


@pytest.mark.parametrize("old", WRONG)
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_positions_that_do_not_add_up_are_refused_with_the_place(
    brisca: Brisca, old: str, lang: str
) -> None:
    new, code = WRONG[old]
    ran = brisca("hint", "-", "--lang", lang, typed=END.replace(old, new), **FEW)
    assert ran.code == code, ran.err + ran.out
    if code:
        said = "\n".join(line for line in ran.err.splitlines() if not line.startswith("  | "))
        assert said.startswith("-:") and english(said, lang) == set() and ran.out == ""
        ran = brisca("hint", "-", "--json", typed=END.replace(old, new), **FEW)
        assert json.loads(ran.out)["error"]["line"] > 0


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("seats: [me, rival]\n", "", "missing-key"),
        ("trump: o\n", "", "missing-key"),
        ("swap: false}", "swap: false, indicator: unseen}", "missing-key"),
        ("swap: false}", "swap: false, indicator: none}", "face-up-none"),
    ],
)
def test_a_position_lacks_what_its_table_needs(
    brisca: Brisca, old: str, new: str, code: str
) -> None:
    text = LEAD.replace("brisca", "{base: brisca, swap: false}").replace(old, new)
    if "unseen" in new:
        text = text.replace("trump: o\n", "")
    ran = brisca("hint", "-", "--json", typed=text, **FEW)
    assert ran.code == 3 and json.loads(ran.out)["error"]["code"] == code, ran.err


@pytest.mark.parametrize("nothing", ["", " []", "  # nobody has played"])
def test_a_record_before_the_first_card(brisca: Brisca, nothing: str) -> None:
    text = record().split("actions:")[0] + f"actions:{nothing}\n"
    assert brisca("hint", "-", typed=text, **FEW).code == 0
    assert brisca("replay", "-", typed=text, **FEW).code == 0


def test_a_record_without_trumps_is_not_judged(brisca: Brisca) -> None:
    text = record([], DECK).replace("swap: false", "swap: false, indicator: none")
    text = "\n".join(one for one in text.splitlines() if not one.startswith(("face_up", "  -")))
    text = text.replace("actions:", "actions: []") + "\n"
    assert brisca("replay", "-", typed=text, **FEW).code == 0
    for args in (("hint", "-"), ("replay", "-", "--review")):
        ran = brisca(*args, typed=text, **FEW)
        assert ran.code == 2 and "indicator=open" in ran.err and ran.out == ""


def test_piles_belong_to_a_player_or_to_partners(brisca: Brisca) -> None:
    text = LEAD.replace("[me, rival]", "[Ana, Blas, me, Dani]").replace("stock: 34", "stock: 24")
    text = text.replace("table: [{seat: rival", "table: [{seat: Blas")
    for side, code in (("Ana+me", 0), ("me+Ana", 0), ("Ana", 0), ("Ana+Blas", 3), ("Ana+Ana", 3)):
        ran = brisca("hint", "-", typed=f"{text}won: {{{side}: 1c 3c Rc 2c}}\n", **FEW)
        assert ran.code == code and (not code or f"«{side}»" in ran.err), side


def test_other_rules_than_the_file_names_are_refused(brisca: Brisca) -> None:
    assert brisca("hint", "-", "--rules", "briscola", typed=END).code == 2
    assert brisca("hint", "nada.yaml").code == 2
    assert brisca("hint", "-", typed="x: 1\n").code == 3
    for lang, alias in (("es", "pista"), ("fr", "indice"), ("it", "indizio")):
        assert brisca(alias, "-", "--lang", lang, typed=END).code == 0


@pytest.mark.parametrize("name", ["a" * 5000, "", "nada/" * 900, "\0"])
def test_names_that_no_file_can_have_are_missing_files(brisca: Brisca, name: str) -> None:
    ran = brisca("hint", name, typed=END, **FEW)
    assert ran.code == 2 and "No existe" in ran.err and ran.out == ""


def stopped(base: str, seats: int, seed: int, phases: tuple[Phase, ...], skip: int) -> str:
    """A hand of that rule set at random, which stops at a choice in one of the phases."""
    chance = Random(seed)
    names = ("Ana", "Blas", "Clara", "Diego", "Elena")[:seats]
    state, events = start(random_deal(rule_set(base), seats, seed))
    log: list[Event] = list(events)
    while skip or state.phase not in phases or len(legal_actions(state)) < 2:
        actions = legal_actions(state)
        skip -= skip > 0 and state.phase in phases
        if state.phase is Phase.BID:
            opened = state.auction is not None and state.auction.best is not None
            actions = actions[:2] if opened else actions[1:2]
        state, events = apply(state, chance.choice(actions))
        log += events
    return record_text(record_of(state, names, tuple(log)))


@pytest.mark.parametrize(
    ("base", "seats"),
    [
        ("cubierta", 2),
        ("tapada", 4),
        ("ultima10", 3),
        ("scoperta", 2),
        ("doscartas", 2),
        ("estricta", 2),
        ("iberica", 5),
        ("subastada", 4),
        ("subastada-tute", 3),
        ("chiamata", 5),
    ],
)
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_a_hand_of_any_game(brisca: Brisca, base: str, seats: int, lang: str) -> None:
    text = stopped(base, seats, 4, (Phase.PLAY,), 7)
    found = asked(brisca, text, "--lang", lang)
    assert found["rules"] == {"base": base, "changed": {}}
    assert found["best"] and found["cards"]
    ran = brisca("hint", "-", "--lang", lang, typed=text, **FEW)
    assert ran.code == 0 and not english(ran.out, lang)
    review = brisca("replay", "-", "--review", "--lang", lang, typed=text, **FEW)
    assert review.code == 0 and not english(review.out, lang)


@pytest.mark.parametrize(
    ("base", "seats"), [("subastada", 2), ("subastada-tute", 4), ("chiamata", 5)]
)
@pytest.mark.parametrize("phase", [Phase.BID, Phase.NAME])
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_a_hand_that_stops_in_the_auction(
    brisca: Brisca, base: str, seats: int, phase: Phase, lang: str
) -> None:
    text = stopped(base, seats, 4, (phase,), 0)
    found = asked(brisca, text, "--lang", lang)
    options, best = found["options"], found["best"]
    assert isinstance(options, list) and isinstance(best, dict)
    assert best["action"] in (("pass", "bid") if phase is Phase.BID else ("name",))
    assert best == {key: options[0][key] for key in best}
    ran = brisca("hint", "-", "--lang", lang, typed=text, **FEW)
    assert ran.code == 0 and not english(ran.out, lang)
    first = brisca("hint", "-", "--steps", "1", typed=text, **FEW)
    assert first.code == 0 and len(first.out.splitlines()) == 2
