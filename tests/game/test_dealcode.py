"""Deal codes bring the same deal back, now and in every later version."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brisca_tutor.game.cards import Suit, pack
from brisca_tutor.game.dealcode import SEEDS, DealCode, deck_of, decode, encode
from brisca_tutor.game.errors import Problem
from brisca_tutor.game.shuffle import below, numbers, shuffled

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ONE = DealCode(40, None, 2, 1, 123456789)


@st.composite
def deal_codes(draw: st.DrawFn) -> DealCode:
    size = draw(st.sampled_from([36, 39, 40, 48]))
    removed = draw(st.sampled_from(Suit)) if size == 39 else None
    seats = draw(st.integers(2, 6))
    dealer = draw(st.integers(0, seats - 1))
    return DealCode(size, removed, seats, dealer, draw(st.integers(0, SEEDS - 1)))


def problem(text: str) -> str:
    with pytest.raises(Problem) as caught:
        decode(text)
    return caught.value.code


def test_the_generator_gives_its_published_numbers() -> None:
    assert list(islice(numbers(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_no_number_is_favoured() -> None:
    top = (1 << 64) - 1
    assert below(3, iter([top, 5])) == 2, "a number beyond the last whole run is drawn again"
    assert below(1 << 64, iter([top])) == top
    assert shuffled("", 1) == ()


def test_each_order_of_three_is_as_likely() -> None:
    counts: dict[str, int] = {}
    for seed in range(6000):
        order = "".join(shuffled("abc", seed))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


PINNED = [
    (
        DealCode(40, None, 2, 1, 123456789),
        "12M3N-QK8NW",
        "Co 4c 6o 7o 1e Rb So Se 4o Cb 6c 5o 7e 4e 1c 6b 3o 4b 3b 7c Re Ro 1b "
        "7b Cc 6e 5c 2o 3e 5b 2e 2c Ce 5e Rc Sb 3c 2b 1o Sc",
    ),
    (
        DealCode(36, None, 3, 0, 0),
        "10800-0000B",
        "4o Cc 4b Ro 3c 1e 5b 4e 6o 1o Re Rc Sb 6e So 3b 7b 5c 6b 7o 6c 5e 7c "
        "5o 3o 3e 4c Cb Rb 7e Se 1b Ce 1c Sc Co",
    ),
    (
        DealCode(39, Suit.COINS, 3, 2, 1),
        "18000-0001Z",
        "6c 3b Rc 1b 7e 7c So 6b 5c 6o 1c 5e Sb Co 5o Cc Rb Re 7o 2b 2e 3o 4c "
        "7b Sc 6e Cb 4o 1e 2c 4e 3e 5b 1o Se 3c Ro Ce 4b",
    ),
    (
        DealCode(48, None, 6, 5, 4294967295),
        "17FZZ-ZZZZQ",
        "Sb 2o Cb 5e 4c 2c 9o 1o 4o 5b Ro Ce Sc 7c 9b 6o 2b Rc 5c 5o 1e Rb 8e "
        "So 3e 8c 7o 6b 1c 8o Se 7e Re 3b 4e Co 8b 6c 9c 1b Cc 6e 2e 3o 7b 4b 3c 9e",
    ),
]


@pytest.mark.parametrize(("code", "text", "deck"), PINNED)
def test_codes_and_decks_never_change(code: DealCode, text: str, deck: str) -> None:
    assert encode(code) == text
    assert " ".join(one.code for one in deck_of(decode(text))) == deck


@given(deal_codes())
def test_round_trip(code: DealCode) -> None:
    text = encode(code)
    assert decode(text) == code
    assert len(text) == 11 and text[5] == "-" and set(text) <= {*ALPHABET, "-"}
    for other in (
        text.lower(),
        text.replace("-", ""),
        f" {text} ",
        text.replace("0", "O").replace("1", "I"),
        text.replace("0", "o").replace("1", "l"),
    ):
        assert decode(other) == code


@given(deal_codes())
def test_every_wrong_character_is_noticed(code: DealCode) -> None:
    text = encode(code).replace("-", "")
    for place, right in enumerate(text):
        for wrong in ALPHABET:
            if wrong != right:
                assert problem(text[:place] + wrong + text[place + 1 :]) == "deal-code-check"


@given(deal_codes())
def test_every_exchange_of_two_characters_is_noticed(code: DealCode) -> None:
    text = encode(code).replace("-", "")
    for first in range(9):
        for second in range(first + 1, 10):
            if text[first] != text[second]:
                signs = list(text)
                signs[first], signs[second] = signs[second], signs[first]
                assert problem("".join(signs)) == "deal-code-check"


def test_other_texts_are_refused() -> None:
    for text in ("", "-", "1234", "12M3N-QK8NW1", "12M3N-QK8NU", "ñ" * 10, "1" * 400):
        assert problem(text) == "deal-code"


def test_no_version_ever_was_0() -> None:
    assert problem("00000-00000") == "deal-code-check"


def test_another_version_is_named() -> None:
    from brisca_tutor.game import dealcode

    body = [2] + [0] * 8
    text = "".join(ALPHABET[value] for value in (*body, dealcode._check(body)))
    with pytest.raises(Problem) as caught:
        decode(text)
    assert caught.value.code == "deal-code-version"
    assert caught.value.slots["version"] == 2
    body = [1] + [31] * 8
    assert problem("".join(ALPHABET[v] for v in (*body, dealcode._check(body)))) == "deal-code"


def test_values_that_no_code_holds() -> None:
    for wrong in (
        ONE._replace(pack=44),
        ONE._replace(removed_two=Suit.CUPS),
        ONE._replace(pack=39),
        ONE._replace(dealer=2),
        ONE._replace(seats=7),
        ONE._replace(seed=-1),
        ONE._replace(seed=SEEDS),
        ONE._replace(version=2),
    ):
        with pytest.raises(ValueError, match="no deal code"):
            encode(wrong)


@given(deal_codes())
def test_the_deck_is_the_pack_in_another_order(code: DealCode) -> None:
    deck = deck_of(code)
    cards = pack(code.pack, code.removed_two or Suit.COINS)
    assert sorted(deck, key=lambda one: one.index) == list(cards)
    assert deck == deck_of(decode(encode(code)))
