"""The steps of `models_games`, read from a file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ..game.auction import Call
from ..game.cards import CARDS, Card, Suit
from ..game.errors import Place, Problem
from ..game.ruleset import RuleSet
from ..game.signs import MEANINGS
from . import slots
from .calls import read_call, read_calls
from .fields import Fields
from .hands import seat_index, seat_names
from .models_games import (
    AUCTION_ASKS,
    CANTE_ASKS,
    CANTE_MOMENTS,
    CONTRACT_ASKS,
    SIGN_ASKS,
    AuctionStep,
    CanteStep,
    ContractStep,
    GameStep,
    HiddenTrumpStep,
    MayPlayStep,
    PartnerStep,
    RestStep,
    SignStep,
)
from .shared_keys import MAX_SEATS, common_texts, inner_fields, plays_of
from .source import Node
from .step import SeatCard

if TYPE_CHECKING:
    from .decode import Walker

CALLED_POINTS = 61


def read_may_play(
    walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object
) -> GameStep:
    """The cards on the table, my hand and what is left to draw."""
    inner = inner_fields(fields, "may_play")
    plays = plays_of(walker, inner, 1, rules.cards_each) if inner.has("plays") else ()
    hand = _hand(walker, inner, rules, plays)
    seats = inner.number("seats", 2, MAX_SEATS, _seats(rules, len(plays) // rules.cards_each + 1))
    _merge(fields, inner)
    names: dict[str, slots.Kind] = {"trump": "suit"}
    if plays:
        names |= {"led": "suit", "lead.card": "card", "lead.seat": "seat"}
    return MayPlayStep(
        id=id,
        trump=inner.suit("trump"),
        plays=plays,
        hand=hand,
        stock=inner.number("stock", 0, 48, 0),
        seats=seats,
        **common_texts(fields, names),
    )


def read_auction(
    walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object
) -> GameStep:
    """Who speaks in which order, and what has been called."""
    inner = inner_fields(fields, "auction")
    names = seat_names(walker, inner)
    node = inner.need("bids")
    calls: tuple[Call, ...] = ()
    places: tuple[Place, ...] = ()
    if node is not None and not (node.kind == "list" and not node.items):
        players = range(_players(rules, len(names)))
        calls, places = read_calls(walker, node, rules, players or (0,))
    ask: Any = _ask(walker, fields, AUCTION_ASKS)
    offer = []
    if ask == "calls" and fields.has("ask"):
        node = inner.need("offer")
        for item in walker.items(node, "offer") if node is not None else ():
            call = read_call(walker, item, rules)
            if call is not None and call not in offer:
                offer.append(call)
    _merge(fields, inner)
    fields.places.update({f"bids.{at}": place for at, place in enumerate(places)})
    kinds: dict[str, slots.Kind] = {"answer": "number"} if ask == "needed" else {}
    return AuctionStep(
        id=id,
        seats=names,
        bids=calls,
        offer=tuple(offer),
        ask=ask,
        **common_texts(fields, kinds),
    )


def read_contract(
    walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object
) -> GameStep:
    """What was undertaken, and what the declarer's side has."""
    inner = inner_fields(fields, "contract")
    names = seat_names(walker, inner)
    ask: Any = _ask(walker, fields, CONTRACT_ASKS)
    called = None
    node = inner.need("called") if rules.auction == "ranks" else inner.get("called")
    if node is not None:
        called = walker.one_card(node, "called")
    if called is None and inner.has("partner"):
        walker.tell("missing-key", inner.node, key="called")
    cards = inner.cards("cards") if inner.has("cards") else ()
    points = sum(one.points for one in cards)
    if not inner.has("cards"):
        inner.need("points")
        points = inner.number("points", 0, 120, 0)
    elif inner.has("points"):
        walker.tell("points-or-cards", inner.values["points"])
    if rules.auction != "ranks":
        inner.need("bid")
    if rules.last_trick_bonus:
        inner.need("last")
    if ask == "match" and names and "me" not in names:
        walker.tell("me-missing", inner.node)
    _merge(fields, inner)
    kinds = dict(slots.CONTRACT)
    if ask not in ("made", "match"):
        kinds["answer"] = "number"
    return ContractStep(
        id=id,
        seats=names,
        declarer=_seat(walker, inner, names, "declarer", needed=True),
        called=called,
        partner=_seat(walker, inner, names, "partner"),
        needed=inner.number("bid", 1, 300, CALLED_POINTS),
        points=points,
        cards=cards,
        cantes=inner.number("cantes", 0, 120, 0),
        last=_seat(walker, inner, names, "last"),
        of=_seat(walker, inner, names, "of", needed=ask in ("score", "tally")),
        before=_before(walker, inner, names),
        ask=ask,
        **common_texts(fields, kinds),
    )


def read_cante(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object) -> GameStep:
    """My hand and the moment at which I think of announcing."""
    inner = inner_fields(fields, "may_announce")
    moment: Any = inner.choice("moment", CANTE_MOMENTS, CANTE_MOMENTS[0])
    inner.need("moment")
    announced = []
    node = inner.get("announced")
    for item in walker.items(node, "announced") if node is not None else ():
        announced.append(walker.suit(item, "announced"))
    declarer: Any = inner.choice("declarer", ("me", "rival", "partner"), "me")
    seats = inner.number("seats", 2, MAX_SEATS, _seats(rules, 4 if declarer == "partner" else 2))
    hand = _hand(walker, inner, rules, (), played=moment in ("won", "lost"))
    ask: Any = fields.choice("ask", CANTE_ASKS, CANTE_ASKS[0])
    _merge(fields, inner)
    kinds: dict[str, slots.Kind] = {"trump": "suit"}
    if ask == "cante_points":
        kinds["answer"] = "number"
    return CanteStep(
        id=id,
        trump=inner.suit("trump"),
        hand=hand,
        moment=moment,
        announced=tuple(announced),
        declarer=declarer,
        seats=seats,
        ask=ask,
        **common_texts(fields, kinds),
    )


def read_hidden_trump(
    walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object
) -> GameStep:
    """The tricks that were played while the trump lay unseen."""
    inner = inner_fields(fields, "hidden_trump")
    tricks = _tricks(walker, inner, needed=True)
    last = tuple(dict.fromkeys(seat for seat, _ in tricks[-1])) if tricks else ()
    winner = inner.get("winner")
    _merge(fields, inner)
    return HiddenTrumpStep(
        id=id,
        tricks=tricks,
        winner="" if winner is None else walker.one_of(winner, "winner", last),
        **common_texts(fields, {}),
    )


def read_partner(
    walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object
) -> GameStep:
    """Who called which card, and what has been played."""
    inner = inner_fields(fields, "partner")
    names = seat_names(walker, inner)
    node = inner.need("called")
    called = CARDS[0] if node is None else walker.one_card(node, "called")
    tricks = _tricks(walker, inner, needed=False)
    hand = inner.cards("hand") if inner.has("hand") else ()
    played = {one.card for trick in tricks for one in trick}
    for at, one in enumerate(hand):
        if one in played:
            walker.tell("card-twice", inner.places[f"hand.{at}"], "P1", card=one)
    _merge(fields, inner)
    return PartnerStep(
        id=id,
        seats=names,
        declarer=_seat(walker, inner, names, "declarer", needed=True),
        called=called,
        tricks=tricks,
        hand=hand,
        **common_texts(fields, {"called": "card"}),
    )


def read_sign(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object) -> GameStep:
    """What the sign says, and when I think of making it."""
    inner = inner_fields(fields, "sign")
    ask: Any = _ask(walker, fields, SIGN_ASKS)
    every = tuple(dict.fromkeys(one for code in MEANINGS.values() for one in code))
    known = every if ask == "may_sign" else MEANINGS[rules.sign_code]
    meaning: Any = inner.choice("meaning", known, known[0])
    inner.need("meaning")
    asked = ask == "may_sign"
    hand: tuple[Card, ...] = ()
    trump: Suit | None = None
    if asked:
        trump, hand = inner.suit("trump"), _hand(walker, inner, rules, ())
    played = inner.get("played")
    _merge(fields, inner)
    return SignStep(
        id=id,
        meaning=meaning,
        trump=trump,
        hand=hand,
        trick=inner.number("trick", 1, 20, 2),
        played=False if played is None else walker.switch(played, "played"),
        seats=inner.number("seats", 2, MAX_SEATS, 4 if 4 in rules.seat_numbers() else 2),
        ask=ask,
        **common_texts(fields, {"trump": "suit"} if asked else {}),
    )


def read_rest(walker: Walker, fields: Fields, id: str, rules: RuleSet, beside: object) -> GameStep:
    """Who sits where, who deals first, and the number of a hand."""
    inner = inner_fields(fields, "rests")
    names = seat_names(walker, inner)
    inner.need("hand")
    _merge(fields, inner)
    return RestStep(
        id=id,
        seats=names,
        dealer=_seat(walker, inner, names, "dealer", needed=True),
        hand=inner.number("hand", 1, 99, 1),
        **common_texts(fields, {"answer": "seat"}),
    )


def _ask(walker: Walker, fields: Fields, allowed: tuple[str, ...]) -> str:
    if not fields.has("ask"):
        walker.tell("missing-key-of", fields.node, key="ask", allowed=allowed)
    return fields.choice("ask", allowed, allowed[0])


def _merge(fields: Fields, inner: Fields) -> None:
    fields.places.update({key: place for key, place in inner.places.items() if key})


def _seats(rules: RuleSet, least: int) -> int:
    """The smallest table under these rules at which so many can play."""
    numbers = rules.seat_numbers()
    return next((one for one in numbers if rules.players(one) >= least), max(numbers))


def _players(rules: RuleSet, seats: int) -> int:
    try:
        rules.pack_size(seats)
    except Problem:  # told where the step is proved
        return seats
    return rules.players(seats)


def _before(walker: Walker, inner: Fields, names: tuple[str, ...]) -> tuple[int, ...]:
    """The key ``score``: what each seat had before, which may be below 0."""
    node = inner.get("score")
    if node is None:
        return ()
    if node.kind != "map":
        walker.tell("expected-map", node, kind="score")
        return ()
    found = {key.text: _signed(walker, value, key.text) for key, value in node.pairs}
    if set(found) != set(names):
        walker.tell("score-seats", node, known=names)
        return ()
    return tuple(found[name] for name in names)


def _signed(walker: Walker, node: Node, key: str) -> int:
    text = walker.word(node, key)
    if re.fullmatch(r"-?(?:0|[1-9][0-9]{0,3})", text):
        return int(text)
    if text:
        walker.tell("expected-number", node, key=key, text=text[:60], near="")
    return 0


def _seat(
    walker: Walker, inner: Fields, names: tuple[str, ...], key: str, *, needed: bool = False
) -> str:
    node = inner.need(key) if needed else inner.get(key)
    if node is None or not names:
        return ""
    return names[seat_index(walker, node, names)]


def _hand(
    walker: Walker,
    inner: Fields,
    rules: RuleSet,
    plays: tuple[SeatCard, ...],
    *,
    played: bool = False,
) -> tuple[Card, ...]:
    hand = inner.cards("hand")
    limit = rules.hand_size - played
    if len(hand) > limit:
        where = inner.places[f"hand.{limit}"]
        walker.tell("hand-size", where, "D3", number=len(hand), limit=limit)
    table = {one.card for one in plays}
    for at, one in enumerate(hand):
        if one in table:
            walker.tell("card-twice", inner.places[f"hand.{at}"], "P1", card=one)
    return hand


def _tricks(walker: Walker, inner: Fields, *, needed: bool) -> tuple[tuple[SeatCard, ...], ...]:
    """A list of tricks, each a list of ``seat: card``; no card comes twice."""
    node = inner.need("tricks") if needed else inner.get("tricks")
    if node is None:
        return ()
    tricks = []
    cards: list[tuple[Card, Place]] = []
    for number, item in enumerate(walker.items(node, "tricks")):
        trick = _trick(walker, inner, item, number)
        cards += [(one.card, inner.places[f"plays.{number}.{at}"]) for at, one in enumerate(trick)]
        tricks.append(trick)
    walker.once(cards)
    return tuple(trick for trick in tricks if trick)


def _trick(walker: Walker, inner: Fields, node: Node, number: int) -> tuple[SeatCard, ...]:
    found: list[SeatCard] = []
    for item in walker.items(node, "tricks"):
        if item.kind != "map" or len(item.pairs) != 1:
            walker.tell("play-shape", item)
            continue
        key, value = item.pairs[0]
        text = walker.word(value, "tricks")
        one = walker.card(text, walker.place(value)) if text else None
        if one is not None:
            inner.places[f"plays.{number}.{len(found)}"] = walker.place(value)
            found.append(SeatCard(walker.seat(key, "tricks"), one))
    return tuple(found)
