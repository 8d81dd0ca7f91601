"""Is an answer right, and if not, what refutes it? Everything is compared with the engine."""

from __future__ import annotations

from ..game.cards import PACK_POINTS, Card, Suit
from ..reasons.claims import claim_of
from ..reasons.misconceptions import printed_number, suspected, suspected_points
from ..reasons.trick import Losing, TrickReason, explain_trick
from .answers import Answer, Picked, Refutation, Slip
from .asking_moments import reply_to
from .questions import SIGNED, Option, Question

RULE_OF_LOSING: dict[Losing, str] = {
    "lower_trump": "W1",
    "trumped_led": "W4",
    "trumped_off_suit": "W4",
    "lower_led": "W2",
    "off_suit": "W3",
}
"""The rule that decides against a card, by how it loses."""


def accepted_form(question: Question, answer: Answer) -> Answer | None:
    """The answer in the one form that is judged, or None when it is no possible answer.

    A number may come as digits, with a minus where a score is asked for; a single pick may
    come bare; picks are put in the order shown.
    """
    if question.kind == "number":
        signed = question.asks in SIGNED
        if isinstance(answer, str):
            digits = answer.removeprefix("-") if signed else answer
            plain = digits.isascii() and digits.isdigit() and len(digits) < 10
            return int(answer) if plain else None
        return answer if isinstance(answer, int) and (answer >= 0 or signed) else None
    if isinstance(answer, int):
        return None
    picks = {answer} if isinstance(answer, str) else set(answer)
    if any(question.option(one) is None for one in picks):
        return None
    if question.pick_all:
        return tuple(one.id for one in question.options if one.id in picks)
    return picks.pop() if len(picks) == 1 else None


def right(question: Question, answer: Answer) -> bool:
    """Whether an answer (in its `accepted_form`) is right."""
    if question.kind == "number":
        return answer == question.number
    if question.pick_all:
        return isinstance(answer, tuple) and frozenset(answer) == question.accepted
    return answer in question.accepted


def refute(question: Question, answer: Answer) -> Refutation | None:
    """Why an answer (in its `accepted_form`) is wrong, or None when it is right."""
    if right(question, answer):
        return None
    if isinstance(answer, int):
        return _number(question, answer)
    if isinstance(answer, tuple):
        return _picks(question, answer)
    option = question.option(answer)
    assert option is not None, "accepted_form lets only options through"
    words = question.wrong.get(answer) or question.because.get(answer)
    if question.asks in ("explanation", "mistake"):
        return _claimed(question, answer)._replace(words=words)
    if question.asks == "best" and option.card is not None:
        reply = reply_to(question, option.card)
        return Refutation(question.rule, words, card=option.card, beaten_by=reply)
    if question.kind == "seat" and question.asks == "winner" and question.reason:
        refutation = _against(question.reason, _best_place(question, answer))
        return refutation._replace(words=words, seat=question.plays[question.reason.place][0])
    if option.card is not None and question.kind == "card":
        return _compared(question, option.card)._replace(words=words)
    return Refutation(question.rule, words)


def _against(reason: TrickReason, place: int) -> Refutation:
    """What refutes naming the card at that place as the winner of the trick."""
    lost = reason.cards[place]
    return Refutation(
        rule=RULE_OF_LOSING[lost.loses] if lost.loses else reason.rules[0],
        card=lost.card,
        beaten_by=lost.beaten_by,
        loses=lost.loses,
        misconceptions=suspected(reason, place),
    )


def _best_place(question: Question, seat: str) -> int:
    """The place of the card of this seat that comes nearest to winning, of several (C4)."""
    assert question.reason is not None
    led, trump = question.trick[0].suit, question.trump
    played = [place for place, (who, _) in enumerate(question.plays) if who == seat]
    cards = question.trick

    def nearness(place: int) -> tuple[bool, bool, int]:
        one = cards[place]
        return one.suit is trump, one.suit is led, one.strength

    return max(played, key=nearness)


def _claimed(question: Question, answer: str) -> Refutation:
    """What refutes an explanation that was taken for the right one, or for the wrong one."""
    assert question.reason is not None
    claim = claim_of(question.reason, answer)
    if question.asks == "mistake":
        return Refutation(question.rule, card=question.reason.cards[claim.place].card)
    return _against(question.reason, claim.place)._replace(misconceptions=(claim.says,))


def _compared(question: Question, chosen: Card) -> Refutation:
    """What refutes a card as the strongest (or weakest) of its suit."""
    best = next(one.card for one in question.options if one.id in question.accepted)
    if question.asks != "strongest":
        return Refutation(question.rule, card=chosen, beaten_by=best)
    other = next(suit for suit in Suit if suit is not chosen.suit)
    reason = explain_trick(question.cards, other)
    return _against(reason, question.cards.index(chosen))._replace(rule=question.rule)


def _number(question: Question, answer: int) -> Refutation:
    slip, left_out = _slip(question, answer)
    reason = question.reason
    beliefs = suspected_points(reason, answer - question.bonus) if reason else ()
    return Refutation(
        rule=question.rule,
        words=question.wrong.get(str(answer)),
        misconceptions=beliefs,
        terms=question.counted,
        slip=slip,
        slip_card=left_out,
    )


def _slip(question: Question, answer: int) -> tuple[Slip | None, Card | None]:
    cards = question.counted
    if not cards or question.number is None:
        return None, None
    points = sum(one.points for one in cards)
    if question.bonus and answer == question.number - question.bonus:
        return "without_bonus", None
    if question.asks == "remaining":
        if answer == points:
            return "remaining", None
        answer = PACK_POINTS - answer
    elif not question.trick and answer == PACK_POINTS - points:
        return "remaining", None
    answer -= question.bonus
    left_out = [one for one in cards if one.points and answer == points - one.points]
    if len(left_out) == 1:
        return "left_out", left_out[0]
    if answer in (
        sum(printed_number(one.rank) for one in cards),
        sum(one.strength for one in cards),
    ):
        return "strength", None
    return ("number_of_cards", None) if answer == len(cards) else (None, None)


def _picks(question: Question, answer: tuple[str, ...]) -> Refutation:
    missing = tuple(
        _picked(question, one)
        for one in question.options
        if one.id in question.accepted and one.id not in answer
    )
    extra = tuple(
        _picked(question, one)
        for one in question.options
        if one.id in answer and one.id not in question.accepted
    )
    said = [
        question.wrong.get(one.option.id) or question.because.get(one.option.id) for one in extra
    ]
    words = next((one for one in said if one is not None), None)
    shown = next((one.trick for one in extra if one.trick), None)
    if shown is None:
        card = extra[0].option.card if extra else None
        return Refutation(question.rule, words, card=card, missing=missing, extra=extra)
    played = len(question.plays)
    against = _against(shown, played)
    seat = question.plays[shown.place][0] if shown.place < played else None
    return against._replace(words=words, seat=seat, missing=missing, extra=extra)


def _picked(question: Question, option: Option) -> Picked:
    about_trick = question.asks in ("winners", "losers")
    if option.card is None or question.trump is None or not about_trick:
        return Picked(option)
    return Picked(option, explain_trick((*question.trick, option.card), question.trump))
