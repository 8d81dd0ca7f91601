"""Questions about what only some rule sets have: the situation, the options, what refutes."""

from __future__ import annotations

from collections.abc import Sequence

from ...content.calls import call_code
from ...content.models_games import (
    AuctionStep,
    CanteStep,
    ContractStep,
    HiddenTrumpStep,
    MayPlayStep,
    PartnerStep,
    RestStep,
    SignStep,
)
from ...content.step import SeatCard
from ...game.actions import Bid, Pass
from ...game.auction import CALLABLE, Call
from ...game.cards import Card, Rank, Suit
from ...game.errors import Problem
from ...game.events import Bade, Passed
from ...game.scoring import ContractResult
from ...game.signs import MEANINGS, Meaning
from ...language.catalogue import Speech
from ...language.names import Names, seat_phrase
from ...language.problems import problem_text
from ...language.sentences import auction as told
from ...language.sentences import contracts, moments, signs
from ...language.sentences import special as said
from ...language.sentences import special_reasons as because
from ...reasons.contract import ContractReason
from ...session.answers import Answer
from ...session.questions import Option, Question

SUITS = ("cante", "trumps")
"""What is asked where the options are suits."""


def facts(speech: Speech, question: Question) -> list[str]:
    """What one must know besides the trump and the cards on the table."""
    match question.case:
        case MayPlayStep() as step:
            return [
                moments.hand(speech, step.hand),
                said.left_to_draw(speech, step.stock),
            ]
        case AuctionStep() as step:
            return _auction_facts(speech, step)
        case ContractStep() as step:
            texts = _contract_facts(speech, step)
            return [moments.match_format(speech, question.rules), *texts] if step.before else texts
        case CanteStep() as step:
            texts = [
                moments.hand(speech, step.hand),
                said.cante_moment(speech, step.moment),
                said.auction_winner(speech, step.declarer),
            ]
            before = said.announced_before(speech, step.announced) if step.announced else ""
            return [*texts, before] if before else texts
        case HiddenTrumpStep() as step:
            winner = seat_phrase(speech, step.winner) if step.winner else None
            return [*_tricks(speech, step.tricks), said.nothing_shown(speech, winner)]
        case PartnerStep() as step:
            caller = seat_phrase(speech, step.declarer)
            texts = [said.called_by(speech, caller, step.called), *_tricks(speech, step.tricks)]
            return [*texts, moments.hand(speech, step.hand)] if step.hand else texts
        case SignStep() as step:
            code = question.rules.sign_code
            if step.ask == "sign_means":
                does = signs.gesture(speech, step.meaning, code)
                return [said.sign_code(speech, code), said.your_partner_does(speech, does)]
            return [
                moments.hand(speech, step.hand),
                said.sign_code(speech, code),
                said.sign_moment(speech, step.trick, step.played),
                said.thinking_of_sign(speech, signs.meaning(speech, step.meaning)),
            ]
        case RestStep() as step:
            names = [seat_phrase(speech, one) for one in step.seats]
            return [said.first_dealer(speech, names, seat_phrase(speech, step.dealer))]
    return []


def _auction_facts(speech: Speech, step: AuctionStep) -> list[str]:
    names = Names(speech, step.seats)
    texts = [said.speaking(speech, names.phrases, names[len(names) - 1])]
    for one in step.bids:
        if isinstance(one, Pass):
            texts.append(told.passed(speech, Passed(one.seat), names))
        else:
            texts.append(told.bade(speech, Bade(one.seat, one.points, one.rank), names))
    return texts if step.bids else [*texts, said.no_calls(speech)]


def _contract_facts(speech: Speech, step: ContractStep) -> list[str]:
    declarer = seat_phrase(speech, step.declarer)
    texts = [said.undertook(speech, declarer, step.needed, step.called)]
    if step.called is not None:
        holder = seat_phrase(speech, step.partner or step.declarer)
        texts.append(said.held_called(speech, holder, not step.partner))
    texts.append(said.side_took(speech, step.points, step.cards))
    if step.cantes:
        texts.append(said.side_announced(speech, step.cantes))
    if step.last:
        texts.append(said.took_last(speech, seat_phrase(speech, step.last)))
    if step.before:
        had = ", ".join(
            seat_phrase(speech, name).with_count(count)
            for name, count in zip(step.seats, step.before, strict=True)
        )
        texts.append(speech.say("Before this hand: {scores}.", scores=had))
    return texts


def _tricks(speech: Speech, tricks: Sequence[Sequence[SeatCard]]) -> list[str]:
    return [
        said.trick_so_far(
            speech, number, [(seat_phrase(speech, seat), card) for seat, card in trick]
        )
        for number, trick in enumerate(tricks, 1)
    ]


def option_text(speech: Speech, question: Question, option: Option) -> str:
    """An option of such a question that is neither a seat nor a card."""
    if question.asks in SUITS:
        return str(speech.suit(Suit(option.id)).form("Name"))
    if question.asks == "lowest":
        return speech.rank(Rank(option.id)).form("The")
    if question.asks == "sign_means":
        text = signs.meaning(speech, _meaning(question, option.id))
        return text[:1].upper() + text[1:]
    if question.asks == "calls":
        return said.call(speech, _call(question, option.id))
    return said.choice(speech, option.id)


_YES = ("sí", "si", "oui", "s", "o")
_NO = ("no", "non", "n")


def names(speech: Speech, question: Question, option: Option) -> Sequence[str]:
    """What else may be typed for an option: a bare name, a code, yes and no."""
    if question.asks in SUITS:
        suit = speech.suit(Suit(option.id))
        return option.id, suit.name, suit.of, suit.the
    if question.asks == "lowest":
        rank = speech.rank(Rank(option.id))
        return option.id, rank.bare, rank.the
    if question.asks == "calls":
        one = _call(question, option.id)
        if isinstance(one, Bid) and one.rank is not None and not one.points:
            rank = speech.rank(one.rank)
            return option.id, rank.bare, rank.the
        return option.id, str(one.points) if isinstance(one, Bid) else said.pass_words(speech)
    if option.id in ("shown_yes", "contract_made", "sign_yes"):
        return _YES
    return _NO if option.id in ("shown_no", "contract_lost") else ()


def _call(question: Question, code: str) -> Call:
    assert isinstance(question.case, AuctionStep)
    return next(one for one in question.case.offer if call_code(one) == code)


def question_text(speech: Speech, question: Question) -> str:
    """The question as a sentence."""
    match question.case:
        case AuctionStep() if question.asks == "lowest" and question.kind == "choice":
            return said.which_rank(speech)
        case ContractStep() as step if step.ask == "score":
            return said.score(speech, seat_phrase(speech, step.of))
        case ContractStep(ask="tally", of=seat):
            return said.tally(speech, seat_phrase(speech, seat))
        case ContractStep(ask="margin") if question.contract is not None:
            return said.margin(speech, question.contract.made)
        case PartnerStep() as step:
            return said.who_is_partner(speech, seat_phrase(speech, step.declarer))
        case RestStep() as step:
            return said.who_rests(speech, step.hand)
    return said.question(speech, question.asks)


def reasons(speech: Speech, question: Question) -> list[str]:
    """Why the right answer is right, without the words of the rule."""
    texts: list[str] = []
    match question.case:
        case MayPlayStep() | CanteStep() | HiddenTrumpStep():
            texts = _problems(speech, question)
        case AuctionStep() as step:
            texts = _auction_reasons(speech, question, step)
        case ContractStep() as step if question.contract is not None:
            names = Names(speech, step.seats)
            texts = contracts.outcome(speech, question.contract._replace(called=None), names)
            if step.ask in ("score", "match", "tally"):
                texts += contracts.paid(speech, _result(question.contract), names)
        case PartnerStep() as step:
            texts = [_about_called(speech, question, step)]
        case SignStep() as step if step.ask == "sign_means":
            code = question.rules.sign_code
            gesture = signs.gesture_name(speech, step.meaning, code)
            texts = [because.sign_table(speech, gesture, signs.meaning(speech, step.meaning))]
        case SignStep():
            honest = question.rules.signs == "honest"
            texts = _problems(speech, question) or [because.allowed_sign(speech, honest)]
        case RestStep() as step:
            seat = seat_phrase(speech, question.answers[0])
            texts = [because.rests(speech, seat, step.hand)]
    return texts


def _auction_reasons(speech: Speech, question: Question, step: AuctionStep) -> list[str]:
    best = _best(step)
    if question.asks in ("calls", "lowest"):
        texts = [because.last_bid(speech, best), *_problems(speech, question)]
        if question.rules.auction == "ranks":
            texts.append(because.order_of_ranks(speech, CALLABLE))
        return texts
    if question.asks in ("declarer", "turn"):
        return [because.still_speaking(speech, _speaking(step))] if best is not None else []
    return [because.last_bid(speech, best)]


def _best(step: AuctionStep) -> Bid | None:
    """The highest bid so far."""
    return next((one for one in reversed(step.bids) if isinstance(one, Bid)), None)


def _speaking(step: AuctionStep) -> int:
    """How many have not passed."""
    return len(step.seats) - sum(isinstance(one, Pass) for one in step.bids)


def _about_called(speech: Speech, question: Question, step: PartnerStep) -> str:
    if not question.holder:
        return because.holds_called(speech, step.called, None, 0)
    number = next(
        (
            at
            for at, trick in enumerate(step.tricks, 1)
            if any(one.card is step.called for one in trick)
        ),
        0,
    )
    return because.holds_called(speech, step.called, seat_phrase(speech, question.holder), number)


def _result(why: ContractReason) -> ContractResult:
    return ContractResult(
        why.declarer,
        why.partner,
        why.called is not None,
        why.needed,
        why.points,
        why.made,
        why.capote,
        why.scores,
    )


def _problems(speech: Speech, question: Question) -> list[str]:
    """Everything that stands against an option, once."""
    texts = [problem(speech, one) for one in question.problems.values()]
    return list(dict.fromkeys(texts))


def problem(speech: Speech, one: Problem) -> str:
    """What stands against an option, in words."""
    suit, card = one.slots.get("suit"), one.slots.get("card")
    mine = one.code == "suit-would-win" and one.slots.get("seat") == "me"
    if mine and isinstance(suit, Suit) and isinstance(card, Card):
        return because.you_would_have_won(speech, suit, card)
    return problem_text(speech, one)


def refuting(speech: Speech, question: Question, answer: Answer | None, tries: int) -> list[str]:
    """What is said to a wrong answer, or nothing where the usual words do."""
    if isinstance(answer, int):
        return _wrong_number(speech, question, answer, tries)
    if not isinstance(answer, str):
        return []
    option = question.option(answer)
    if option is None:
        return []
    seat = option.seat
    shown = seat_phrase(speech, seat).label if seat else option_text(speech, question, option)
    texts = [speech.say('No, it is not "{answer}".', answer=shown)]
    match question.case:
        case AuctionStep() as step if question.asks in ("declarer", "turn"):
            place = step.seats.index(answer) if answer in step.seats else -1
            if any(isinstance(one, Pass) and one.seat == place for one in step.bids):
                texts.append(because.has_passed(speech, seat_phrase(speech, answer)))
            elif any(isinstance(one, Bid) for one in step.bids):
                texts.append(because.still_speaking(speech, _speaking(step)))
        case AuctionStep() as step:
            texts.append(because.last_bid(speech, _best(step)))
        case ContractStep() if question.contract is not None:
            why = question.contract
            texts.append(
                speech.say(
                    "{points} points, and {needed} are needed.",
                    points=why.points,
                    needed=why.needed,
                )
            )
        case PartnerStep() as step:
            texts.append(_about_called(speech, question, step))
        case SignStep(ask="may_sign") if question.problems:
            if answer == "sign_yes":
                texts += _problems(speech, question)[:1]
        case SignStep(ask="may_sign"):
            texts.append(because.allowed_sign(speech, question.rules.signs == "honest"))
        case SignStep(ask="sign_means"):
            texts += _other_gesture(speech, question, answer)
        case RestStep():
            texts.append(speech.say("The dealer rests, and every hand passes the deal on."))
        case _:
            return []
    return texts


def _other_gesture(speech: Speech, question: Question, answer: str) -> list[str]:
    """How what was answered would be said in this code."""
    code = question.rules.sign_code
    meaning = _meaning(question, answer)
    gesture = signs.gesture_name(speech, meaning, code)
    return [because.sign_table(speech, gesture, signs.meaning(speech, meaning))]


def _meaning(question: Question, id: str) -> Meaning:
    return next(one for one in MEANINGS[question.rules.sign_code] if one == id)


def _wrong_number(speech: Speech, question: Question, answer: int, tries: int) -> list[str]:
    texts = [speech.say("No, it is not {answer}.", answer=answer)]
    match question.case:
        case AuctionStep() as step if step.ask == "lowest" and question.number is not None:
            low = answer < question.number
            texts = [
                (because.too_low if low else because.enough_with_less)(speech, answer),
                because.last_bid(speech, _best(step)),
            ]
            step_by = question.rules.bid_step
            if step_by > 1 and answer % step_by:
                texts = [
                    problem_text(speech, Problem("bid-step", "A1", points=answer, step=step_by))
                ]
        case ContractStep() as step if tries > 1 and question.contract is not None:
            names = Names(speech, step.seats)
            texts += contracts.outcome(speech, question.contract._replace(called=None), names)
        case CanteStep() if tries > 1:
            texts += _problems(speech, question)
    return texts


def extra(speech: Speech, question: Question, option: Option) -> str:
    """Why an option should not have been picked; empty where nothing is known against it."""
    found = question.problems.get(option.id)
    return problem(speech, found) if found is not None else ""
