"""The formatter reaches listed names and nothing else."""

from __future__ import annotations

import pytest

from brisca_tutor.game.cards import card
from brisca_tutor.language.catalogue import Speech
from brisca_tutor.language.slots import SlotError, fill, slot_names


def test_names_forms_and_nested_names() -> None:
    speech = Speech("es")
    slots = {"card": card("So"), "winner": {"card": card("1e"), "seat": "Ana"}, "points": 16}
    said = fill("{card.The} {winner.card.of} {winner.seat} {points}", slots, speech.phrase)
    assert said == "La sota de oros del as de espadas Ana 16"


def test_braces_are_doubled() -> None:
    assert fill("{{{name}}} }}{{", {"name": "x"}) == "{x} }{"


@pytest.mark.parametrize(
    "text",
    [
        "{card.__class__}",
        "{card.suit}",
        "{card.rank.name}",
        "{card.form}",
        "{card._asdict}",
        "{name.upper}",
        "{name[0]}",
        "{name!r}",
        "{name:>9999}",
        "{}",
        "{0}",
        "{other}",
        "{",
        "}",
        "{ name }",
        "{nested}",
    ],
)
def test_nothing_else_is_reached(text: str) -> None:
    slots = {"card": card("1o"), "name": "Ana", "nested": {"name": "Ana"}}
    with pytest.raises(SlotError):
        fill(text, slots, Speech("es").phrase)


def test_values_are_not_read_as_templates() -> None:
    assert fill("{name}", {"name": "{card.the}", "card": "x"}) == "{card.the}"


def test_slot_names_in_order() -> None:
    assert slot_names("{a} {{b}} {c.the}") == ["a", "c.the"]
