"""What holds for every command: options anywhere, exit codes, streams, colours, encodings."""

from __future__ import annotations

import json

import pytest

from brisca_tutor import __version__
from brisca_tutor.cli.entries import COMMANDS, Entry

from .running import Brisca

TRICK = ("explain", "6o", "Rc", "3e", "So", "--trump", "c")
NAMES = [entry.name for entry in COMMANDS]
HELPS = [
    [],
    *([name] for name in NAMES),
    ["lesson", "check"],
    ["config", "set"],
    ["progress", "reset"],
]


def test_version(brisca: Brisca) -> None:
    assert brisca("--version").out == f"brisca {__version__}\n"
    assert brisca("--lang", "fr", "--version").out == f"brisca {__version__}\n"


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
@pytest.mark.parametrize("name", HELPS, ids=" ".join)
def test_l13_help_in_every_order(brisca: Brisca, lang: str, name: list[str]) -> None:
    first = brisca("--lang", lang, *name, "--help")
    last = brisca(*name, "--help", f"--lang={lang}")
    assert first == last and first.code == 0 and first.err == ""
    assert first.out.count("brisca ") >= 3  # the usage and two examples
    assert ("Exemples", "Ejemplos", "Esempi")[("fr", "es", "it").index(lang)] in first.out


@pytest.mark.parametrize("entry", COMMANDS, ids=lambda entry: entry.name)
def test_other_names_of_commands(brisca: Brisca, entry: Entry) -> None:
    for lang, alias in entry.aliases.items():
        assert brisca(alias, "--help", "--lang", lang) == brisca(
            entry.name, "--help", "--lang", lang
        )
        assert alias in brisca("--help", "--lang", lang).out


def test_names_do_not_need_their_accents(brisca: Brisca) -> None:
    for name in ("énigme", "enigme", "e\u0301nigme", "ENIGME"):
        assert brisca(name, "--help", "--lang", "fr").code == 0
    assert brisca("expl", "--help").code == 2  # no abbreviations


def test_an_unknown_language_is_refused_in_the_next_one(brisca: Brisca) -> None:
    ran = brisca("learn", "--lang", "xx", LANGUAGE="fr")
    assert ran.code == 2 and ran.out == ""
    assert "xx" in ran.err and "es" in ran.err and "it" in ran.err and "langue" in ran.err.lower()


@pytest.mark.parametrize(
    "args",
    [
        ("trik",),
        ("explain", "--foo"),
        ("explain", "1o", "--trump"),
        ("puzzle", "--level", "9"),
        ("puzzle", "--level", "x"),
        ("puzzle", "--daily=1"),
        ("learn", "a", "b"),
        ("completion", "tcsh"),
        ("--lang",),
        ("--plain=1", "doctor"),
        ("doctor", "--width", "x"),
        ("doctor", "--color", "sometimes"),
        ("doctor", "--rules", "brisc"),
        ("doctor", "--set", "swap"),
        ("doctor", "--set", "swp=off"),
        ("doctor", "--set", "swap=perhaps"),
        ("doctor", "--profile", "a/b"),
        ("rules", "zz9"),
        ("glossary", "xyzzy"),
        ("learn", "no-such-lesson"),
        ("puzzle", "no-such-puzzle"),
        ("puzzle", "--theme", "no-such-theme"),
        ("replay", "no-such-file.yaml"),
        ("lesson", "check", "no-such-file.yaml"),
        ("config", "get", "no-such-key"),
        ("config", "set", "lang", "de"),
        ("progress", "reset"),
    ],
    ids=" ".join,
)
def test_wrong_lines_are_usage_errors(brisca: Brisca, args: tuple[str, ...]) -> None:
    ran = brisca(*args)
    assert ran.code == 2, ran.err
    assert ran.out == "" and ran.err.strip() and "Traceback" not in ran.err
    if args[0] != "--lang":
        coded = brisca(*args, "--json")
        error = json.loads(coded.out)["error"]
        assert coded.code == 2 and set(error) == {"code", "message", "file", "line", "column"}


def test_a_near_name_is_suggested(brisca: Brisca) -> None:
    assert "reglas" in brisca("regla").err
    assert "--trump" in brisca("explain", "1o", "--trunp", "c").err
    assert "triunfo" in brisca("learn", "triumfo").err


def test_bare_brisca_without_a_terminal_is_short_help(brisca: Brisca) -> None:
    ran = brisca()
    assert ran.code == 2 and ran.out == "" and "learn" in ran.err


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "cp850", "latin-1", "ascii"])
@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_any_encoding_will_do(brisca: Brisca, encoding: str, lang: str) -> None:
    for args in (TRICK, ("--help",), ("rules",), ("glossary",), ("doctor",), ("learn", "--list")):
        ran = brisca(*args, "--lang", lang, encoding=encoding)
        assert ran.code == 0 and "?" * 3 not in ran.out


def test_ascii_spells_without_accents(brisca: Brisca) -> None:
    ran = brisca(*TRICK, "--ascii", "--lang", "fr")
    assert ran.out.isascii() and "Peut-elle gagner ?" in ran.out and "regle W1" in ran.out
    assert brisca("regla", "--ascii").err.isascii()


def test_colour_rules(brisca: Brisca) -> None:
    assert "\x1b" not in brisca(*TRICK).out
    assert "\x1b" in brisca(*TRICK, "--color", "always").out  # before NO_COLOR
    assert "\x1b" in brisca(*TRICK, NO_COLOR="", FORCE_COLOR="1").out
    assert "\x1b" not in brisca(*TRICK, FORCE_COLOR="1").out  # NO_COLOR is before FORCE_COLOR
    assert "\x1b" not in brisca(*TRICK, "--color", "never", NO_COLOR="", FORCE_COLOR="1").out
    assert "\x1b" in brisca("trik", "--color", "always").err


def test_colour_changes_no_word(brisca: Brisca) -> None:
    import re

    coloured = brisca(*TRICK, "--color", "always").out
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == brisca(*TRICK).out


def test_l01_locales_that_say_nothing(brisca: Brisca) -> None:
    for tag in ("", "C", "C.UTF-8", "POSIX", "spanish", "es-MX", "es_419", "ca_ES@valencia"):
        ran = brisca(*TRICK, LANGUAGE="", LC_ALL=tag, LANG=tag)
        assert ran.code == 0 and "rey de copas" in ran.out
    assert "re di coppe" in brisca(*TRICK, LANGUAGE="", LC_ALL="it_CH.ISO-8859-1").out
    assert "roi de coupes" in brisca(*TRICK, LANGUAGE="de:fr").out


def test_l25_a_saved_language_and_one_for_once(brisca: Brisca) -> None:
    assert brisca("config", "set", "lang", "fr").code == 0
    assert "roi de coupes" in brisca(*TRICK).out
    assert "re di coppe" in brisca(*TRICK, "--lang", "it").out
    assert "roi de coupes" in brisca(*TRICK).out
    brisca("config", "set", "lang", "it")
    assert "re di coppe" in brisca(*TRICK).out
    brisca("config", "unset", "lang")
    assert "rey de copas" in brisca(*TRICK).out


def test_settings_are_used(brisca: Brisca) -> None:
    brisca("config", "set", "plain", "on")
    assert brisca(*TRICK).out == brisca(*TRICK, "--plain").out
    assert json.loads(brisca("config", "get", "plain", "--json").out)["settings"] == {"plain": True}
    assert "config.toml" in brisca("config", "path").out


def test_french_pack(brisca: Brisca) -> None:
    assert "rey de corazones" in brisca(*TRICK, "--deck", "french").out


def test_completion_scripts(brisca: Brisca) -> None:
    for shell in ("bash", "zsh", "fish", "powershell"):
        ran = brisca("completion", shell)
        assert ran.code == 0 and "_BRISCA_COMPLETE" in ran.out


def test_x13_two_runs_in_one_process_share_nothing(brisca: Brisca) -> None:
    first = brisca("learn", "triunfo", "--auto", "--lang", "fr")
    second = brisca("learn", "triunfo", "--auto", "--lang", "it")
    again = brisca("learn", "triunfo", "--auto", "--lang", "fr")
    assert first == again and first.out != second.out


def test_an_unexpected_error_is_one_sentence(
    brisca: Brisca, monkeypatch: pytest.MonkeyPatch
) -> None:
    from brisca_tutor.cli.commands import doctor

    def fails(context: object) -> None:
        raise RuntimeError("inside")

    monkeypatch.setattr(doctor, "_facts", fails)
    ran = brisca("doctor")
    assert ran.code == 1 and "Traceback" not in ran.err and "brisca-error.log" in ran.err
    with pytest.raises(RuntimeError):
        brisca("doctor", "--debug")


def test_what_may_be_copied_has_ordinary_spaces(brisca: Brisca) -> None:
    ran = brisca("learn", "triunfo", typed="v\nq\n")
    assert "q guardar y salir" in ran.out and "\x1f" not in ran.out
    assert "brisca\u00a0" not in brisca("puzzle", "--count", "1", typed="v\n").out


@pytest.mark.parametrize("digits", ["9" * 5000, "000000001" + "9" * 5000], ids=["many", "noughts"])
@pytest.mark.parametrize(
    "words",
    [
        ("rules", "--set", "match_target={}"),
        ("puzzle", "--count", "{}"),
        ("puzzle", "--level", "{}"),
        ("replay", "lessons/hands/primera-mano.yaml", "--trick", "{}"),
        ("learn", "{}"),
        ("learn", "triunfo", "--step", "{}"),
        ("rules", "--width", "{}"),
        ("config", "set", "width", "{}"),
    ],
    ids=" ".join,
)
def test_numbers_of_five_thousand_digits(
    brisca: Brisca, words: tuple[str, ...], digits: str
) -> None:
    ran = brisca(*(word.format(digits) for word in words))
    assert ran.code == 2 and ran.err
