"""A trick with its winner, why it wins, why every other card loses, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.cards import Card
from ...language.catalogue import Speech
from ...language.names import SeatPhrase
from ...language.sentences import hand, refutation
from ...language.sentences import trick as said
from ...reasons.misconceptions import refuted
from ...reasons.trick import TrickReason, without
from ..layout import GAP, GLUE, Block, Line, Row, Table


def trick_table(
    speech: Speech, reason: TrickReason, seats: Sequence[SeatPhrase], *, header: bool = True
) -> Table:
    """Each card: who played it, its points, whether it could win; and who wins."""
    say = speech.say
    rows = []
    if header:
        rows.append(
            Row(
                (
                    say("Player"),
                    say("Card"),
                    say("Points"),
                    say("Can it win?"),
                ),
                "",
                "quiet",
            )
        )
    for one, seat in zip(reason.cards, seats, strict=True):
        wins = one.place == reason.place
        verdict = (
            f"<-{GLUE}" + say("wins the trick") if wins else said.loses_short(speech, one, reason)
        )
        text = hand.play_text(speech, seat, one.card, one.place)
        points = speech.say_many("{count} point", "{count} points", one.card.points)
        rows.append(
            Row(
                (seat.label, speech.card(one.card).bare, str(one.card.points), verdict),
                f"{text} {_up(points)}. {said.loses(speech, one, reason)}".strip(),
                "winner" if wins else "",
            )
        )
    return Table(tuple(rows), right=(2,), header=header)


def explanation(
    speech: Speech,
    reason: TrickReason,
    seats: Sequence[SeatPhrase],
    rules: str,
    left_out: Card | None = None,
) -> list[Block]:
    """The whole screen of ``explain``."""
    say = speech.say
    title = speech.say_many("Trick of {count} card", "Trick of {count} cards", len(reason.cards))
    trump = say("trumps: {suit.name}", suit=reason.trump)
    named = say("rules: {name}", name=rules)
    blocks: list[Block] = [
        Line(
            f"{title} · {trump} · {named}", "title", plain=f"{title}. {_up(trump)}. {_up(named)}."
        ),
        GAP,
        trick_table(speech, reason, seats),
        GAP,
        Line(said.winner(speech, reason, seats), "good"),
        GAP,
        Line(say("Why"), "title", plain=say("Why:")),
    ]
    for number, step in enumerate(said.steps(speech, reason), 1):
        rule = say("[rule {id}]", id=step.rule).replace(" ", GLUE)
        blocks.append(Line(f"{number}. {step.text} {rule}", indent=2, hang=3))
    place = reason.place
    if left_out is not None:
        place = next(one.place for one in reason.cards if one.card is left_out)
    besides = [
        *(Line(text) for text in notes(speech, reason)),
        *_would_have_won(speech, reason, seats, place),
    ]
    if besides:
        blocks += [GAP, *besides]
    return blocks


def notes(speech: Speech, reason: TrickReason) -> list[str]:
    """What people often get wrong about such a trick, put right."""
    note = said.strength_note(speech, reason)
    return [note] if note else []


def beliefs(speech: Speech, reason: TrickReason) -> list[str]:
    """Every mistaken belief that this trick refutes, in words."""
    return [refutation.misconception(speech, name) for name in refuted(reason)]


def _would_have_won(
    speech: Speech, reason: TrickReason, seats: Sequence[SeatPhrase], place: int
) -> list[Block]:
    rest = without([one.card for one in reason.cards], reason.trump, place)
    if rest is None:
        return []
    return [Line(said.without(speech, reason, rest, place, seats))]


def right_trick(
    speech: Speech,
    reason: TrickReason,
    seats: Sequence[SeatPhrase],
    points: int | None = None,
    *,
    counted: bool = False,
) -> list[Block]:
    """The reason in short: who wins and why, the sum if it was ``counted``, what to beware of."""
    bonus = 0 if points is None else points - reason.points
    blocks: list[Block] = []
    if counted or bonus:
        blocks.append(Line(said.worth(speech, reason, bonus)))
    winner = said.winner(speech, reason, seats, points)
    blocks.append(Line(f"{winner} {said.because(speech, reason)}"))
    return [*blocks, *(Line(text) for text in notes(speech, reason))]


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]
