"""Which language a run speaks, and why (field reports L01, L03, L13, L15, L25)."""

from __future__ import annotations

import pytest

from brisca_tutor.game.errors import Problem
from brisca_tutor.language.locales import settle, understood


@pytest.mark.parametrize(
    ("env", "lang", "why"),
    [
        ({}, "es", "default"),
        ({"LANG": ""}, "es", "default"),
        ({"LANG": "C"}, "es", "default"),
        ({"LANG": "C.UTF-8"}, "es", "default"),
        ({"LANG": "POSIX"}, "es", "default"),
        ({"LANG": "spanish"}, "es", "LANG"),
        ({"LANG": "es-MX"}, "es", "LANG"),
        ({"LANG": "es_419"}, "es", "LANG"),
        ({"LANG": "ES"}, "es", "LANG"),
        ({"LANG": "ca_ES@valencia"}, "es", "default"),
        ({"LANG": "gl_ES"}, "es", "default"),
        ({"LANG": "eu"}, "es", "default"),
        ({"LANG": "it_CH.ISO-8859-1"}, "it", "LANG"),
        ({"LANG": "en_DE.UTF-8"}, "es", "default"),
        ({"LANGUAGE": "de:fr"}, "fr", "LANGUAGE"),
        ({"LANGUAGE": "fr:es", "LANG": "it_IT.UTF-8"}, "fr", "LANGUAGE"),
        ({"LANGUAGE": "", "LANG": "it_IT.UTF-8"}, "it", "LANG"),
        ({"LANGUAGE": "fr", "LC_ALL": "C"}, "fr", "LANGUAGE"),
        ({"LC_ALL": "C", "LANG": "it_IT.UTF-8"}, "es", "default"),
        ({"LC_ALL": "POSIX"}, "es", "default"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "it_IT.UTF-8"}, "fr", "LC_ALL"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "it_IT.UTF-8"}, "fr", "LC_MESSAGES"),
        ({"LC_ALL": "de_DE", "LANG": "it_IT.UTF-8"}, "it", "LANG"),
        ({"BRISCA_LANG": "it", "LANGUAGE": "fr"}, "it", "BRISCA_LANG"),
        ({"BRISCA_LANG": "xx", "LANGUAGE": "fr"}, "fr", "LANGUAGE"),
        ({"LANG": "../../etc/passwd"}, "es", "default"),
    ],
)
def test_environment(env: dict[str, str], lang: str, why: str) -> None:
    choice = settle([], env)
    assert (choice.lang, choice.why) == (lang, why)


@pytest.mark.parametrize(
    "argv",
    [
        ["--lang", "fr", "--help"],
        ["--help", "--lang", "fr"],
        ["lesson", "--help", "--lang=fr"],
        ["--lang", "it", "rules", "--lang", "fr"],
        ["--lang", "FR"],
    ],
)
def test_option_anywhere_on_the_line(argv: list[str]) -> None:
    choice = settle(argv, {"LANG": "es_ES.UTF-8", "BRISCA_LANG": "it"}, "it")
    assert (choice.lang, choice.why) == ("fr", "--lang")


def test_what_follows_two_dashes_is_no_option() -> None:
    assert settle(["score", "--", "--lang", "fr"], {}).lang == "es"


def test_saved_setting_ranks_between() -> None:
    assert settle([], {"BRISCA_LANG": "fr"}, "it").lang == "fr"
    assert settle([], {"LANGUAGE": "fr"}, "it")[:2] == ("it", "saved")
    assert settle([], {"LANGUAGE": "fr"}, "klingon").lang == "fr"


def test_an_unknown_language_is_refused_and_the_next_in_rank_says_so() -> None:
    with pytest.raises(Problem) as caught:
        settle(["--lang", "de"], {"LANG": "it_IT"})
    assert caught.value.code == "lang"
    assert caught.value.slots == {"text": "de", "known": ("es", "fr", "it")}
    assert settle([], {"LANG": "it_IT"}).lang == "it"


@pytest.mark.parametrize(
    ("tag", "decimal"),
    [
        ("es_ES", ","),
        ("es_419", "."),
        ("es-MX", "."),
        ("es_AR", ","),
        ("fr_FR", ","),
        ("fr_CA", ","),
        ("it_IT", ","),
        ("it_CH.UTF-8", "."),
        ("es", ","),
    ],
)
def test_numbers_follow_the_region(tag: str, decimal: str) -> None:
    found = understood(tag)
    assert found is not None
    assert found[1] == decimal
