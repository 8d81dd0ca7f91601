"""That the cards of a step are in its pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..content.models_games import (
    CanteStep,
    ContractStep,
    GameStep,
    HiddenTrumpStep,
    MayPlayStep,
    PartnerStep,
    SignStep,
)
from ..game.cards import Card
from ..game.errors import Place, Problem
from ..game.ruleset import RuleSet

Places = Mapping[str, Place]


def held_against_pack(
    rules: RuleSet, seats: int, cards: Iterable[tuple[Card, str]], places: Places
) -> list[Problem]:
    """Every card must be in the pack of this rule set and number of seats (P3)."""
    try:
        pack = frozenset(rules.cards(seats))
    except Problem as problem:
        return [problem.at(places.get("plays", places.get("seats", places[""])))]
    return [
        Problem(
            "card-not-in-pack",
            "P3",
            place=places.get(key, places[""]),
            card=one,
            pack=len(pack),
            seats=seats,
        )
        for one, key in cards
        if one not in pack
    ]


def prove_special(step: GameStep, rules: RuleSet) -> list[Problem]:
    """Every card of a special situation must be in the pack (P3)."""
    seats = getattr(step, "seats", 0)
    if not isinstance(seats, int):
        seats = len(seats)
    cards: list[tuple[Card, str]] = []
    if isinstance(step, MayPlayStep | CanteStep | PartnerStep | SignStep):
        cards += [(one, f"hand.{at}") for at, one in enumerate(step.hand)]
    if isinstance(step, MayPlayStep):
        cards += [(play.card, f"plays.{at}") for at, play in enumerate(step.plays)]
    if isinstance(step, ContractStep):
        cards += [(one, f"cards.{at}") for at, one in enumerate(step.cards)]
    if isinstance(step, HiddenTrumpStep):
        seats = len({seat for seat, _ in step.tricks[0]})
    if isinstance(step, HiddenTrumpStep | PartnerStep):
        cards += [
            (play.card, f"plays.{number}.{at}")
            for number, trick in enumerate(step.tricks)
            for at, play in enumerate(trick)
        ]
    if isinstance(step, ContractStep | PartnerStep) and step.called is not None:
        cards.append((step.called, "called"))
    return held_against_pack(rules, seats, cards, step.places) if cards else []
