"""What is said to an answer: why it is right, or what refutes it."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import STRENGTH_ORDER, Card
from ...game.trick import points
from ...language.catalogue import Speech
from ...language.names import SeatPhrase, seat_phrase
from ...language.sentences import refutation as refuted
from ...language.sentences import trick as said
from ...reasons.trick import CardReason
from ...session.answers import Hint, Outcome, Picked, Refutation
from ...session.questions import Option, Question
from ..layout import GLUE, Block, Line
from . import goal, moments
from .question import option_text
from .trick import right_trick


def seats_of(speech: Speech, question: Question) -> list[SeatPhrase]:
    """Who played each card of the question's trick."""
    return [seat_phrase(speech, seat) for seat, _ in question.plays]


def right_blocks(speech: Speech, outcome: Outcome, because: str = "") -> list[Block]:
    """A right answer and its reason; ``because`` is the author's."""
    say = speech.say
    tries = outcome.tries
    head = (
        say("Right.")
        if tries <= 1
        else speech.say_many("Right, at try {count}.", "Right, at try {count}.", tries)
    )
    if outcome.goal is not None:
        return [Line(head, "good"), *goal.reached(speech, outcome.goal)]
    return [Line(head, "good"), *reason_blocks(speech, outcome.question, because)]


def revealed_blocks(speech: Speech, question: Question, because: str = "") -> list[Block]:
    """The solution and its reason; it does not count as solved."""
    return [
        Line(speech.say("The solution: {answer}.", answer=answer_text(speech, question))),
        *reason_blocks(speech, question, because),
    ]


def answer_text(speech: Speech, question: Question) -> str:
    """Every right answer in words."""
    if question.kind == "number":
        return str(question.number)
    chosen = [one for one in question.options if one.id in question.accepted]
    if not chosen:
        return speech.say("none of them")
    texts = [option_text(speech, question, one) for one in chosen]
    if question.pick_all and all(text.endswith(".") for text in texts):
        return " ".join(texts).rstrip(".")
    texts = [text.rstrip(".") for text in texts]
    return speech.list_and(texts) if question.pick_all else speech.list_or(texts)


def reason_blocks(speech: Speech, question: Question, because: str = "") -> list[Block]:
    """Why the right answer is right."""
    if because:
        return [Line(because)]
    about = moments.reasons(speech, question)
    if about:
        return about
    if question.case is not None:
        from . import special

        texts = special.reasons(speech, question)
        if not texts:
            return rule_blocks(speech, question)
        texts[-1] += f" {rule_mark(speech, question.rule)}"
        return [Line(text) for text in texts]
    if question.reason is not None and question.asks != "face_up":
        total = question.reason.points + question.bonus
        summed = question.asks == "points"
        return right_trick(
            speech, question.reason, seats_of(speech, question), total, counted=summed
        )
    if question.asks == "scoring":
        return [Line(refuted.has_points(speech, one)) for one in question.cards]
    if question.asks in ("winners", "losers"):
        return _hand_blocks(speech, question)
    if question.asks in ("points", "remaining"):
        text = said.sum_line(speech, question.cards)
        if question.asks == "remaining" and question.number is not None:
            counted = points(question.cards)
            return [
                Line(f"{text}."),
                Line(
                    speech.say(
                        "{total} - {counted} = {remaining}.",
                        total=counted + question.number,
                        counted=counted,
                        remaining=question.number,
                    )
                ),
            ]
        return [Line(f"{text}.")]
    if question.asks in ("strongest", "weakest"):
        ranks = [one.rank for one in question.cards]
        ordered = [rank for rank in STRENGTH_ORDER if rank in ranks]
        return [Line(refuted.order(speech, ordered, question.cards[0].suit))]
    return rule_blocks(speech, question)


def _rule(speech: Speech, question: Question) -> str:
    from ...language.rules_text import rule_text

    return rule_text(speech, question.rule, question.rules, question.seats or None)


def rule_blocks(speech: Speech, question: Question) -> list[Block]:
    """What the rule says that decides."""
    if not question.rule:
        return []
    text = _rule(speech, question)
    return [Line(f"{text} {rule_mark(speech, question.rule)}")] if text else []


def rule_mark(speech: Speech, rule: str) -> str:
    """A rule id as it is shown behind a sentence, in one piece."""
    return speech.say("[rule {id}]", id=rule).replace(" ", GLUE)


def _hand_blocks(speech: Speech, question: Question) -> list[Block]:
    """Every card of the hand: whether it would win, and why."""
    from ...reasons.trick import explain_trick

    assert question.trump is not None
    blocks: list[Block] = []
    for card in question.cards:
        reason = explain_trick([*question.trick, card], question.trump)
        mine = reason.cards[-1]
        if mine.loses is None:
            text = speech.say("{card.The} would win the trick.", card=card)
            blocks.append(Line(f"{text} {said.because(speech, reason)}", indent=2, hang=2))
        else:
            blocks.append(Line(said.loses(speech, mine, reason), indent=2, hang=2))
    return blocks


def wrong_blocks(
    speech: Speech, outcome: Outcome, words: str = "", picked_words: Sequence[str] = ()
) -> list[Block]:
    """What refutes a wrong answer: the card that beats it, the rule, the belief behind it."""
    found = outcome.refutation
    assert found is not None
    if outcome.goal is not None:
        return goal.missed(speech, outcome, words)
    question = outcome.question
    texts = _refuting(speech, question, outcome, found)
    blocks: list[Block] = []
    for place, text in enumerate(texts):
        mark = f" {rule_mark(speech, found.rule)}" if place == len(texts) - 1 and found.rule else ""
        blocks.append(Line(text + mark, "bad" if place == 0 else ""))
    if words:
        blocks.append(Line(words))
    elif found.misconceptions:
        blocks.append(Line(refuted.misconception(speech, found.misconceptions[0])))
    return blocks


def _refuting(speech: Speech, question: Question, outcome: Outcome, found: Refutation) -> list[str]:
    say = speech.say
    answer = outcome.answer
    about = moments.refuting(speech, question, str(answer), found.beaten_by)
    if not about and question.case is not None:
        from . import special

        about = special.refuting(speech, question, answer, outcome.tries)
    if about:
        return about
    if question.kind == "seat" and question.reason is not None and question.asks == "winner":
        assert found.card is not None
        place = question.trick.index(found.card)
        return [refuted.wrong_seat(speech, question.reason, place, seats_of(speech, question))]
    if isinstance(answer, int):
        texts = [_wrong_number(speech, question, outcome, found, answer)]
        if found.slip:
            texts.append(refuted.slip(speech, found.slip, found.slip_card))
        return texts
    if question.pick_all and (found.missing or found.extra):
        return _wrong_picks(speech, question, found)
    if question.kind == "card" and found.card and found.beaten_by:
        if question.asks == "strongest":
            return [
                say(
                    "No: {best.the} is stronger than {card.the}.",
                    card=found.card,
                    best=found.beaten_by,
                )
            ]
        return [
            say("No: {best.the} is weaker than {card.the}.", card=found.card, best=found.beaten_by)
        ]
    option = question.option(str(answer))
    shown = option_text(speech, question, option).rstrip(".") if option else str(answer)
    texts = [say('No, it is not "{answer}".', answer=shown)]
    if question.asks in ("swap", "match", "shown"):
        texts += [text for text in [_rule(speech, question)] if text]
    return texts


def _wrong_number(
    speech: Speech, question: Question, outcome: Outcome, found: Refutation, answer: int
) -> str:
    """The first time only that it is wrong; after that the sum, which gives the answer away."""
    if outcome.tries > 1 and question.asks == "remaining" and question.number is not None:
        counted = points(question.cards)
        return refuted.wrong_remaining(speech, answer, counted, counted + question.number)
    if outcome.tries > 1 and found.terms:
        return refuted.wrong_points(speech, answer, found.terms, question.bonus)
    return speech.say("No, it is not {answer}.", answer=answer)


def _wrong_picks(speech: Speech, question: Question, found: Refutation) -> list[str]:
    texts = []
    if found.missing:
        texts.append(
            speech.say_many(
                "Not yet: {count} is missing.", "Not yet: {count} are missing.", len(found.missing)
            )
        )
    if found.extra:
        texts.append(
            speech.say_many(
                "Not yet: {count} is too many.", "Not yet: {count} are too many.", len(found.extra)
            )
        )
    against = [text for one in found.extra if (text := _extra(speech, question, one))]
    texts += dict.fromkeys(against)
    return texts


def _extra(speech: Speech, question: Question, one: Picked) -> str:
    if question.case is not None:
        from . import special

        return special.extra(speech, question, one.option)
    card: Card | None = one.option.card
    if card is None:
        return ""
    if question.asks == "scoring":
        return refuted.has_points(speech, card)
    if one.trick is None:
        return ""
    mine: CardReason = one.trick.cards[-1]
    return refuted.wrong_card(speech, mine, one.trick)


def hint_blocks(speech: Speech, hint: Hint, question: Question, words: str) -> list[Block]:
    """A hint, one rung of the ladder."""
    say = speech.say
    head = say("Hint {number} of {of}:", number=hint.number, of=hint.of)
    if words:
        text = words
    elif hint.cards:
        text = say("Look at {cards.the}.", cards=hint.cards)
    else:
        from ...language.rules_text import rule_text

        text = rule_text(speech, hint.rule, question.rules, question.seats or None)
    return [Line(f"{head} {text}", "hint")]


def left_text(speech: Speech, question: Question, left: Sequence[Option]) -> str:
    """Which answers are left after a wrong one; empty when that says nothing new."""
    if question.kind not in ("seat", "card") or question.pick_all or len(left) < 2:
        return ""
    names = speech.list_and(option_text(speech, question, one) for one in left)
    return speech.say("Left: {names}.", names=names)
