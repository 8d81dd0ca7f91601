"""A question with the cards it is about and what can be answered; never the answer itself."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card, Rank, Suit
from ...language.catalogue import Speech
from ...language.names import seat_phrase
from ...language.sentences import hand
from ...session.questions import Option, Question, TrumpsTold
from ..layout import GAP, Block, Line, Row, Table
from . import moments


def question_blocks(
    speech: Speech, question: Question, left: Sequence[Option], words: str = ""
) -> list[Block]:
    """The cards, the question and its options; ``words`` is the author's question, if any.

    Options that were answered wrong keep their number and are marked as out.
    """
    blocks = facts_blocks(speech, question, left)
    if blocks:
        blocks.append(GAP)
    blocks.append(Line(words or question_text(speech, question), "question"))
    if question.kind in ("choice", "card", "cards") or (
        question.kind == "seat" and not question.plays
    ):
        blocks.append(_options(speech, question, left))
    return blocks


def facts_blocks(speech: Speech, question: Question, left: Sequence[Option]) -> list[Block]:
    """What is on the table: trump and plays, a pile, or final points."""
    blocks = trumps_blocks(speech, question.trump, question.trumps_told)
    if question.plays:
        numbered = question.kind == "seat"
        ids = [one.id for one in question.options]
        rows = []
        for place, (seat, card) in enumerate(question.plays):
            number = ids.index(seat) + 1 if numbered else 0
            out = numbered and all(one.seat != seat for one in left)
            rows.append(
                Row(
                    (
                        str(number) if numbered else "",
                        seat_phrase(speech, seat).label,
                        speech.card(card).bare,
                        speech.say("ruled out") if out else "",
                    ),
                    _played(speech, seat, card, place, number, out),
                    "quiet" if out else "",
                )
            )
        blocks.append(Table(tuple(rows)))
    elif question.cards and question.kind == "number" and not question.piles and not question.case:
        text = speech.list_and([speech.card(one).bare for one in question.cards])
        blocks.append(Line(speech.say("Cards: {cards}.", cards=text), hang=2))
    blocks += moments.facts(speech, question)
    if question.totals:
        blocks += moments.scores(speech, question)
    return blocks


def trumps_blocks(speech: Speech, trump: Suit | None, told: TrumpsTold) -> list[Block]:
    """What is said of trumps before an answer: the suit, or why it is not named (C1, C2)."""
    if told == "remembered":
        return [Line(hand.remember(speech), "trump", indent=2)]
    if told == "unseen":
        return [Line(hand.unseen(speech), "trump", indent=2)]
    return [trump_line(speech, trump)] if told == "shown" and trump is not None else []


def trump_line(speech: Speech, trump: Suit) -> Line:
    """Which suit is trumps."""
    return Line(hand.trumps(speech, trump), "trump", indent=2)


def _played(speech: Speech, seat: str, card: Card, place: int, number: int, out: bool) -> str:
    phrase = seat_phrase(speech, seat)
    text = hand.play_text(speech, phrase, card, place)
    if number:
        text = f"{number}. {text}"
    mark = speech.say("ruled out")
    return f"{text} ({mark})" if out else text


def _options(speech: Speech, question: Question, left: Sequence[Option]) -> Table:
    rows = []
    open_ids = {one.id for one in left}  # the options shown carry translated words
    for place, option in enumerate(question.options):
        text = option_text(speech, question, option)
        out = option.id not in open_ids
        mark = speech.say("ruled out") if out else ""
        rows.append(
            Row(
                (str(place + 1), text, mark),
                f"{place + 1}. {text}" + (f" ({mark})" if out else ""),
                "quiet" if out else "",
            )
        )
    return Table(tuple(rows))


def option_text(speech: Speech, question: Question, option: Option) -> str:
    """An option as it is shown. Author's words must have been put in by the caller."""
    if option.words is not None:
        return option.words.text
    if question.asks in ("explanation", "mistake"):
        return moments.claim_text(speech, question, option.id)
    if option.seat is not None:
        return seat_phrase(speech, option.seat).label
    if option.card is not None:
        return speech.card(option.card).bare
    if _special(question):
        from . import special

        return special.option_text(speech, question, option)
    return _code_text(speech, option.id)


def _special(question: Question) -> bool:
    """Whether it is about what only some rule sets have: words that `explain` never needs."""
    return question.case is not None or question.asks == "shown"


def _code_text(speech: Speech, code: str) -> str:
    say = speech.say
    texts = {
        "only_trump": say("It is the only trump."),
        "highest_trump": say("It is the highest trump."),
        "only_led": say("There is no trump, and it is the only card of the suit led."),
        "highest_led": say("There is no trump, and it is the highest card of the suit led."),
        "win": say("I win"),
        "lose": say("I lose"),
        "tie": say("It is a tie"),
        "match_win": say("I have won the match"),
        "match_lose": say("I have lost the match"),
        "match_on": say("The match goes on"),
        "match_level": say("The match ends level"),
        "swap_yes": say("Yes, I may"),
        "swap_card": say("No: I hold neither the seven nor the two of trumps"),
        "swap_class": say("No: my card cannot take this face-up card"),
        "swap_moment": say("No: it is not the moment"),
        "swap_late": say("No: it is too late in the hand"),
        "swap_off": say("No: there is no swap under these rules"),
    }
    return texts.get(code, code)


def question_text(speech: Speech, question: Question) -> str:
    """The question as a sentence."""
    say, seats = speech.say, question.seats
    asks = question.asks
    if _special(question):
        from . import special

        return special.question_text(speech, question)
    if asks == "rank_points":
        return say("How many points is {rank.a} worth?", rank=Rank(question.rank))
    if asks == "points":
        if question.plays:
            return say("How many points is the trick worth?")
        return say("How many points are these cards worth?")
    if asks == "tally":
        from ...language.sentences.special import tally

        return tally(speech, seat_phrase(speech, question.of))
    if asks == "remaining" and question.piles:
        return say("How many points are still out?")
    texts = {
        "winner": say("Who wins the trick?"),
        "reason": say("Why does the winning card win?"),
        "winners": say("Which of your cards would win the trick? Name them all."),
        "losers": say("Which of your cards would lose the trick? Name them all."),
        "scoring": say("Which of these cards are worth points? Name them all."),
        "remaining": say("How many of the 120 points are not in these cards?"),
        "strongest": say("Which of these cards is the strongest?"),
        "weakest": say("Which of these cards is the weakest?"),
        "pack": say("How many cards are played with at {seats} players?", seats=seats),
        "tricks": say("How many tricks does a hand have at {seats} players?", seats=seats),
        "stock": say(
            "How many covered cards are left in the stock after the deal at {seats} players?",
            seats=seats,
        ),
        "draw_rounds": say(
            "After how many tricks of a hand do the players draw, at {seats} players?", seats=seats
        ),
        "majority": say("How many points are enough to win a hand between two sides?"),
        "total": say("How many points are there in a whole hand?"),
        "hand_size": say("How many cards is each player dealt?"),
        "outcome": say("How does the hand end for you?"),
        "face_up": say("Who draws the face-up card?"),
        "explanation": say("Which of these explanations is right?"),
        "mistake": say("Which of these statements about the trick is wrong?"),
        "swap": say("May you take the face-up card in exchange now?"),
        "best": say("Which card gets you the most points, if both of you play your best?"),
        "goal": say("Which card do you play?"),
        "match": say("How does the match stand for you after this hand?"),
        "game_points": say("How many game points does this hand give its winner?"),
    }
    return texts.get(asks, "")


def how_to_answer(speech: Speech, question: Question, left: Sequence[Option]) -> str:
    """What may be typed, said when an answer was not understood."""
    say = speech.say
    if question.kind == "number":
        return say("Type a whole number, such as 12.")
    ids = {one.id for one in left}
    numbers = [str(place + 1) for place, one in enumerate(question.options) if one.id in ids]
    if question.pick_all:
        return say(
            "Type the numbers of all the right ones with spaces between them, "
            "or 0 for none: {numbers}.",
            numbers=", ".join(numbers),
        )
    names = speech.list_or(
        f"{number} ({option_text(speech, question, one)})" if question.kind == "seat" else number
        for number, one in zip(numbers, left, strict=False)
    )
    return say("Type one of these: {names}.", names=names)
