"""No English word on any screen in Spanish, French or Italian, and nothing outside Latin-1."""

from __future__ import annotations

import re
from typing import get_type_hints

import pytest

from brisca_tutor import shipped
from brisca_tutor.cli.entries import COMMANDS
from brisca_tutor.content.library import Library
from brisca_tutor.content.models import Lesson
from brisca_tutor.game.ruleset import RuleSet

from .running import Brisca
from .test_learn import LESSONS

ENGLISH = frozenset(
    """
    a abort aborted about after all already an and answer any are argument arguments ask available
    be because before between but by can cannot card cards choose command commands count default
    deal does draw each end enter error every example examples exit expected extra face false file
    first for from game go got hand has have help hint how invalid is it its key language last leads
    lesson lessons many mean missing more must name no-such not of one only option optional options
    or order other out path play played player players please plays point points possible puzzle
    puzzles question range required right rule rules said say see seat seats show shown shows so
    solution step steps strongest such suit suits swap take than that the their them then there
    these they this tie to total trick tricks true trump trumps try unexpected usage use valid value
    version was what when where which who why will win winner wins with without worth would wrong
    yes you your
    """.split()
)

OURS = re.compile(
    "|".join(
        (
            r"brisca [^\n\u00bb]*",
            r"--?[a-z][-a-z]*(?:[ =][a-z_|]+)?",
            r"[a-z_]+=[a-z_0-9]+",
            r"[\w./-]+\.(?:ya?ml|toml|db|log)\b[^\s]*",
            r"~?/[^\s]+",
            r"\[[a-z]{2}\]",
            r"\([a-z-]+\)",
            r"\bLANGUAGE\b",
            r"\bswap\b",
            r"\bes, fr,? \w+ it\b",
        )
    )
)
"""Command lines, options, values of the rule set and paths: names that are never translated."""

ALIKE = {
    "es": set("a has no total error version solution date or".split()),
    "fr": set(
        "a use face suit on total points point cartes version solution option options or question "
        "range possible par an as main but se table argument arguments exemple".split()
    ),
    "it": set("a no it file me in or quiz e an".split()),
}
"""Words that the language shares with English."""

NAMES = {name for entry in COMMANDS for name in (entry.name, *entry.aliases.values())}
NAMES |= {"get", "set", "unset", "path", "show", "reset", "check"}
CODES = re.compile("|".join([*Library(shipped.lessons()).themes(), *get_type_hints(RuleSet)]))
"""Names of themes and of the values of a rule set, which are typed as they are."""


def english(text: str, lang: str) -> set[str]:
    words = re.findall(
        r"(?<![\w'])[a-z]+(?:'[a-z]+)?(?![\w'])", OURS.sub(" ", CODES.sub(" ", text)).lower()
    )
    return (set(words) & ENGLISH) - ALIKE[lang] - NAMES


HELPS = [["--help"], *([entry.name, "--help"] for entry in COMMANDS), ["lesson", "check", "--help"],
         *(["config", name, "--help"] for name in ("get", "set", "unset", "path")),
         *(["progress", name, "--help"] for name in ("show", "reset"))]  # fmt: skip
WRONG = [
    line.split()
    for line in """
trik
explain --foo
explain
explain 1o --trump
explain 6o 99 --trump c
explain 6o 6o --trump c
explain 8o 6o --trump c
explain 1o --trump c --without 3c
puzzle --level x
puzzle --daily=1
puzzle xyzzy
puzzle --theme xyzzy
learn a b
learn xyzzy
completion tcsh
completion
--lang
--lang xx
doctor --width x
doctor --color x
doctor --rules x
doctor --set swap
doctor --set x=off
doctor --set swap=x
rules zz9
glossary xyzzy
replay xyzzy.yaml
lesson check xyzzy.yaml
lesson
config get xyzzy
config set lang xx
progress reset
score
score zz
""".split("\n")
]
"""Lines that are refused; the empty one is bare ``brisca`` without a terminal."""
SCREENS = [
    line.split()
    for line in """explain 6o Rc 3e So --trump c
explain 6o 7o --trump c --without 7o
score 1o 3c Ro 7e
score 1o 3c --aloud
rules
rules --list
rules --compare iberica
rules --compare cardgames
glossary
doctor
config
progress
learn --list
puzzle --list""".split("\n")
]


@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["tables", "plain"])
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize(
    "args", [*HELPS, *WRONG, *SCREENS], ids=lambda args: " ".join(args) or "bare"
)
def test_no_english_on_screens(
    brisca: Brisca, args: list[str], lang: str, plain: list[str]
) -> None:
    ran = brisca(*args, *plain, COLUMNS="", LANGUAGE=lang)
    text = ran.out + ran.err
    assert text.strip() and not (english(text, lang)), (english(text, lang), text)
    text.encode("latin-1")


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_no_english_in_lessons(brisca: Brisca, lesson: Lesson, lang: str) -> None:
    ran = brisca("learn", lesson.id, "--auto", "--lang", lang, COLUMNS="")
    assert english(ran.out, lang) == set()
    assert f"[{lesson.lang}]" not in ran.out  # every text is translated
    ran.out.encode("latin-1")


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_no_english_in_dialogues(brisca: Brisca, lang: str) -> None:
    keys = {"es": "?popvx\n", "fr": "?oirvx\n", "it": "?oitvx\n"}[lang]
    typed = "\n".join(keys.strip()) + "\n99\n\nq\n"
    for args in (["learn", "triunfo"], ["puzzle", "--count", "3"], ["puzzle", "--streak"]):
        ran = brisca(*args, "--lang", lang, typed=typed, COLUMNS="")
        assert english(ran.out + ran.err, lang) == set(), ran.out
    ran = brisca("progress", "reset", "--all", "--lang", lang, typed="x\nn\n")
    assert english(ran.out + ran.err, lang) == set(), ran.out
    ran = brisca("learn", "--lang", lang, typed="")
    assert ran.code == 130 and english(ran.err, lang) == set()
