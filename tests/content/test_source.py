"""YAML texts become nodes with places, and nothing but problems ever comes out of it."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.content.library import parse
from brisca_tutor.content.source import (
    MAX_BYTES,
    Document,
    Loader,
    Node,
    Source,
    decode_bytes,
    read_document,
)
from brisca_tutor.game.errors import Problem, Problems

LOADERS: list[Loader] = [
    yaml.SafeLoader,
    *([yaml.CSafeLoader] if yaml.__with_libyaml__ else []),
]


def read(text: str, loader: Loader | None = None) -> Document:
    return read_document(Source("f.yaml", text), loader)


def values(text: str, loader: Loader) -> list[str]:
    return [value.text for _, value in read(text, loader).root.pairs]


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    "text",
    "no NO on off yes y n si sí o true null ~ 010 012 08 1_0 10_10 0b1 0b11 1e1 2e3 7e7 1.e+1 "
    "1.0e+1 3:10 61:59 60:60 12:30 1.10 2026-01-01 = << 1e 7e 10e 12c 1o 3E .inf 0x1F "
    "-1 +1".split(),
)
def test_every_scalar_is_the_text_that_was_written(text: str, loader: Loader) -> None:
    """No reader's guess at numbers, dates or switches gets in."""
    assert values(f"answer: {text}\n", loader) == [text]
    assert [key.text for key, _ in read(f"{text}: x\n", loader).root.pairs] == [text]


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize("rank", "1 2 3 4 5 6 7 8 9 10 11 12 S C R A F D s c r a f d".split())
@pytest.mark.parametrize("suit", list("ocebOCEBsdpq"))
def test_card_notations_stay_texts(rank: str, suit: str, loader: Loader) -> None:
    shapes = [f"{rank}{suit}", f"{suit}{rank}", f"{rank}-{suit}", f"{rank}:{suit}"]
    shapes += [f"{suit}:{rank}", f"{rank} de {suit}"]
    text = "".join(f"- {shape}\n" for shape in shapes)
    assert [item.text for item in read(text, loader).root.items] == shapes


@pytest.mark.parametrize("loader", LOADERS)
def test_places_count_from_one_in_characters(loader: Loader) -> None:
    document = read('título: "ñandú"\nlista:\n  - as de oros\n', loader)
    (_, first), (key, second) = document.root.pairs
    assert (first.line, first.column, key.line, key.column) == (1, 9, 2, 1)
    item = second.items[0]
    assert (item.line, item.column) == (3, 5)
    place = document.source.place(item.line, item.column)
    assert place == ("f.yaml", 3, 5, "  - as de oros")


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("loader", LOADERS)
def test_line_ends_and_a_byte_order_mark(ends: str, loader: Loader) -> None:
    data = "\ufeffa: 1\nb: @x\n".replace("\n", ends).encode("utf-8")
    with pytest.raises(Problems) as caught:
        read_document(decode_bytes("f", data), loader)
    assert [(one.code, one.place) for one in caught.value.problems] == [
        ("yaml-reserved", ("f", 2, 4, "b: @x"))
    ]


@pytest.mark.parametrize(
    ("data", "code", "line", "column"),
    [
        ("format: 1\ntitle: España\n".encode("latin-1"), "file-not-utf8", 2, 12),
        ("title: sí\n".encode("utf-16"), "file-utf16", 1, 1),
        ("title: sí\n".encode("utf-16-le"), "file-utf16", 1, 1),
        (b"format: 1\ntitle: a\0b\n", "file-nul", 2, 9),
        (b"#" * (MAX_BYTES + 1), "file-too-big", 1, 1),
    ],
)
def test_bytes_that_are_no_text(data: bytes, code: str, line: int, column: int) -> None:
    """Field report Y09."""
    with pytest.raises(Problem) as caught:
        decode_bytes("f", data)
    assert caught.value.place is not None
    assert (caught.value.code, *caught.value.place[1:3]) == (code, line, column)


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize("text", ["[" * 3000, "- " * 1100 + "a", "a: {" * 60, "? " * 60])
def test_depth_is_one_problem(text: str, loader: Loader) -> None:
    """Field report Y07."""
    with pytest.raises(Problems) as caught:
        read(text, loader)
    assert [one.code for one in caught.value.problems] == ["yaml-depth"] or "a: {" in text


@pytest.mark.parametrize(
    "sign",
    [
        *("\x07", "\x1b", "\x85", "\u2028", "\ufeff", "\x7f", "\ue000"),
        *("\u200b", "\u200f", "\u202e", "\u2060", "\u2066"),
    ],
)
def test_invisible_characters_are_refused(sign: str) -> None:
    with pytest.raises(Problems) as caught:
        read(f"a: x{sign}y\n")
    assert [one.code for one in caught.value.problems] == ["yaml-control"]


def shape(node: Node) -> object:
    pairs = [(shape(key), shape(value)) for key, value in node.pairs]
    return node.kind, node.text, node.line, node.column, [shape(one) for one in node.items], pairs


def outcome(text: str, loader: Loader) -> object:
    try:
        document = read(text, loader)
    except Problems as problems:
        return [(one.code, one.place) for one in problems.problems]
    return shape(document.root), [(one.code, one.place) for one in document.problems]


PARTS = st.sampled_from(
    [
        *"id steps idea trick 1o é ~ = << \\ \\n".split(),
        *(": ", ":", "- ", "-", "\n", "\n  ", "\n    ", "\n- ", " #", "#", '"', "'", "{", "}"),
        *("[", "]", ", ", "&a ", "*a ", "!x ", ">-\n", "|\n", "@", "%", "`", "text of words"),
    ]
)


@pytest.mark.skipif(not yaml.__with_libyaml__, reason="there is only one parser")
@given(st.lists(PARTS, max_size=25).map("".join))
def test_both_parsers_agree(text: str) -> None:
    assert outcome(text, yaml.CSafeLoader) == outcome(text, yaml.SafeLoader)


@given(st.one_of(st.lists(PARTS, max_size=40).map("".join), st.text()))
def test_any_text_gives_a_value_or_problems(text: str) -> None:
    for loader in LOADERS:
        parsed = parse(Source("f", text), loader=loader)
        assert parsed.problems or parsed.value is not None
        assert all(problem.place for problem in parsed.problems)


@given(st.binary(max_size=200))
def test_any_bytes_give_a_text_or_a_problem(data: bytes) -> None:
    try:
        source = decode_bytes("f", data)
    except Problem as problem:
        assert problem.place
        return
    parse(source)
