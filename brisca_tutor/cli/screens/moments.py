"""What is shown with questions about a moment of a hand or its end, and why an answer is right."""

from __future__ import annotations

from ...game.cards import Card
from ...language.catalogue import Speech
from ...language.names import SeatPhrase, seat_phrase
from ...language.sentences import claims as claimed
from ...language.sentences import moments as said
from ...language.sentences import result
from ...language.sentences import trick as tricks
from ...reasons.claims import claim_of
from ...session.questions import Question
from ..labels import labelled
from ..layout import Block, Line, Row, Table
from . import goal

MOMENTS = ("swap", "best", "face_up", "match", "game_points")


def facts(speech: Speech, question: Question) -> list[Block]:
    """What one must know besides the trump and the cards on the table."""
    texts: list[str] = []
    if question.asks == "swap":
        texts = [
            said.hand(speech, question.cards),
            said.stock(speech, question.covered, question.face_up),
            said.moment(speech, question.moment, question.face_up is not None),
        ]
    elif question.asks == "best":
        drawing = question.face_up is not None
        texts = [
            said.stock(speech, 1, question.face_up),
            said.unseen(speech, question.unseen, drawing),
        ]
    elif question.goal is not None:
        texts = goal.facts(speech, question.goal)
    elif question.asks == "face_up" and question.face_up is not None:
        seats = {seat for seat, _ in question.plays}
        texts = [said.stock(speech, len(seats) - 1, question.face_up)]
    elif question.case is not None:
        from . import special

        texts = special.facts(speech, question)
    elif question.asks in ("match", "game_points", "tally"):
        texts = [said.match_format(speech, question.rules)]
        if question.asks == "match" and question.rules.match != "card_points":
            texts.append(
                labelled(speech, speech.say("Tied hand"), result.tie_rule(speech, question.rules))
            )
    elif question.bonus:
        texts = [speech.say("This is the last trick of the hand.")]
    elif question.piles:
        texts = [
            said.pile(speech, seat_phrase(speech, seat), pile) for seat, pile in question.piles
        ]
    return [Line(text, indent=2, hang=2) for text in texts]


def scores(speech: Speech, question: Question) -> list[Block]:
    """Points by side, and what each had before the hand or who took the last trick."""
    before = {} if question.resting else dict(question.scores)
    rows = []
    if before:
        rows.append(
            Row((speech.say("Side"), speech.say("Points"), speech.say("Before")), "", "quiet")
        )
    for side, points in question.totals:
        phrase = side_phrase(speech, side)
        cells = [phrase.label, str(points)]
        plain = f"{points}."
        if before:
            cells.append(str(before[side]))
            plain = speech.say(
                "{points} points in this hand, {before} before it.",
                points=points,
                before=before[side],
            )
        rows.append(Row(tuple(cells), labelled(speech, phrase.label, plain)))
    blocks: list[Block] = [
        Table(tuple(rows), right=(1, 2) if before else (1,), header=bool(before))
    ]
    if question.resting:
        blocks += _rested(speech, question)
    if question.last:
        phrase = side_phrase(speech, question.last)
        text = (
            speech.say("You took the last trick.")
            if phrase.me
            else speech.say("{seat.Name} took the last trick.", seat=phrase)
        )
        blocks.append(Line(text, indent=2, hang=2))
    return blocks


def _rested(speech: Speech, question: Question) -> list[Block]:
    """Who rested, and what each seat had before, where sides change from hand to hand (T5)."""
    seat = seat_phrase(speech, question.resting)
    rested = (
        speech.say("You dealt and rested.")
        if seat.me
        else speech.say("{seat.Name} dealt and rested.", seat=seat)
    )
    blocks: list[Block] = [Line(rested, indent=2, hang=2)]
    if question.scores:
        had = ", ".join(
            seat_phrase(speech, name).with_count(count) for name, count in question.scores
        )
        text = speech.say("Before this hand: {scores}.", scores=had)
        blocks.append(Line(text, indent=2, hang=2))
    return blocks


def side_phrase(speech: Speech, side: str) -> SeatPhrase:
    """What a side is called: a seat, or seats that play together."""
    from ...language.names import Names

    seats = side.split("+")
    return Names(speech, seats).side(range(len(seats)))


def claim_text(speech: Speech, question: Question, id: str) -> str:
    """An explanation of the trick that can be chosen."""
    assert question.reason is not None
    return claimed.claim(speech, claim_of(question.reason, id), question.reason)


def reasons(speech: Speech, question: Question) -> list[Block]:
    """Why the right answer is right, for the last draw and the best card; otherwise nothing."""
    if question.asks == "face_up" and question.face_up is not None and question.reason is not None:
        seats = [seat_phrase(speech, seat) for seat, _ in question.plays]
        last = seats[question.reason.place - 1]
        because = tricks.because(speech, question.reason)
        return [
            Line(f"{tricks.winner(speech, question.reason, seats)} {because}"),
            Line(_drawn_before(speech, question, question.reason.place)),
            Line(said.draws_last(speech, last, question.face_up)),
        ]
    if question.goal is not None:
        return goal.one_way(speech, question.goal)
    if question.rules.match == "card_points" and question.scores and not question.resting:
        return _added_up(speech, question)
    if question.asks != "best":
        return []
    by_value: dict[float, list[str]] = {}
    for code, value in question.values.items():
        by_value.setdefault(value, []).append(code)
    found: list[Block] = []
    for value in sorted(by_value, reverse=True):
        cards = [one for one in question.cards if one.code in by_value[value]]
        found.append(Line(said.ends_with(speech, cards, value), indent=2, hang=2))
    return found


def _added_up(speech: Speech, question: Question) -> list[Block]:
    """What each side has after a hand whose card points are added to those before (M5)."""
    before = dict(question.scores)
    return [
        Line(
            labelled(
                speech,
                side_phrase(speech, side).label,
                f"{before[side]} + {points} = {before[side] + points}.",
            )
        )
        for side, points in question.totals
    ]


def _drawn_before(speech: Speech, question: Question, place: int) -> str:
    """Who draws first, the winner of the trick, and before whom."""
    winner = question.plays[place][0]
    others = {seat for seat, _ in question.plays} - {winner}
    other = seat_phrase(speech, others.pop()) if len(others) == 1 else None
    return said.draws_before(speech, seat_phrase(speech, winner), other)


def refuting(
    speech: Speech, question: Question, answer: str, reply: Card | None = None
) -> list[str]:
    """What is said to a wrong answer, or nothing where the usual words do."""
    if question.asks == "face_up" and question.reason is not None:
        return [
            speech.say('No, it is not "{answer}".', answer=seat_phrase(speech, answer).label),
            _drawn_before(speech, question, question.reason.place),
        ]
    if question.asks == "best":
        card = next(one for one in question.cards if one.code == answer)
        best = max(question.values.values())
        texts = [said.better(speech, card, question.values[answer], best)]
        if reply is not None:
            texts.append(said.answers(speech, card, reply))
        return texts
    if question.asks == "mistake":
        return [
            speech.say("No: that is right. {claim}", claim=claim_text(speech, question, answer))
        ]
    if question.asks == "explanation" and question.reason is not None:
        place = claim_of(question.reason, answer).place
        return [
            speech.say("No: {card.the} does not win.", card=question.reason.cards[place].card)
            + " "
            + tricks.loses(speech, question.reason.cards[place], question.reason)
        ]
    return []
