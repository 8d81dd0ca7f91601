"""A recorded hand: every trick with its reason, what happened after it, the account at the end."""

from __future__ import annotations

from ...game.record import Replay, ReplayTrick
from ...game.scoring import hand_result
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import hand as told
from ...language.sentences import result as ended
from ...language.sentences import trick as said
from ...reasons.ledger import Running, ledger, running
from ...reasons.trick import explain_trick
from ..layout import GAP, Block, Line, Row, Table
from .ledger import ledger_blocks

WINS = "<-"
"""Mark of the winning card; the sentence below says the same in words."""


def replay_blocks(speech: Speech, hand: Replay, rules: str) -> list[Block]:
    """The whole screen of ``replay``."""
    say = speech.say
    names = Names(speech, hand.record.names)
    players = ", ".join(phrase.label for phrase in names.phrases)
    facts = [
        say("players: {names}", names=players),
        say("dealer: {name}", name=names[hand.record.dealer].label),
        say("rules: {name}", name=rules),
    ]
    title = say("Recorded hand")
    blocks: list[Block] = [
        Line(f"{title} · {' · '.join(facts)}", "title", plain=f"{title}. {_sentences(facts)}")
    ]
    if hand.deal.face_up is not None:
        blocks.append(Line(told.turned_up(speech, hand.deal.face_up), "trump"))
    for trick in hand.tricks:
        blocks += [GAP, *trick_blocks(speech, hand, trick, names)]
    return [*blocks, GAP, *end_blocks(speech, hand, names)]


def trick_blocks(speech: Speech, hand: Replay, trick: ReplayTrick, names: Names) -> list[Block]:
    """One trick: who played what, who wins and why, the swap, the draws, the running points."""
    say = speech.say
    title = say("Trick {number}", number=trick.number)
    trump = trick.before.trump
    reason = None
    if trick.won is not None and trump is not None:
        reason = explain_trick([play.card for play in trick.plays], trump)
    rows = []
    for place, play in enumerate(trick.plays):
        sentence = (told.plays if place else told.leads)(speech, play.card, names[play.seat])
        verdict = ""
        if place == 0:
            sentence = f"{title}. {sentence}"
        if reason is not None:
            one = reason.cards[place]
            verdict = said.loses_short(speech, one) if one.loses else WINS
        cells = (
            title if place == 0 else "",
            names[play.seat].label,
            speech.card(play.card).bare,
            str(play.card.points),
            verdict,
        )
        rows.append(Row(cells, sentence))
    blocks: list[Block] = [Table(tuple(rows), right=(3,), indent=0)]
    if trick.won is None or reason is None:
        return [*blocks, Line(say("The record stops in the middle of this trick."), indent=2)]
    seats = [names[play.seat] for play in trick.plays]
    text = f"{said.winner(speech, reason, seats, trick.won.points)} {said.because(speech, reason)}"
    losers = [said.loses(speech, one, reason) for one in reason.cards if one.loses]
    blocks.append(Line(text, "good", indent=2, plain=" ".join([text, *losers])))
    if trick.won.bonus:
        blocks.append(Line(said.worth(speech, reason, trick.won.bonus), indent=2))
    if trick.swap is not None:
        blocks.append(Line(told.swapped(speech, trick.swap, names), "trump", indent=2))
    drawn = told.draws(speech, trick.draws, names)
    if drawn:
        blocks.append(Line(" ".join(drawn), indent=2))
    if any(draw.face_up for draw in trick.draws):
        left = len(trick.before.hands[trick.leader])
        blocks.append(Line(told.without_draws(speech, left), indent=2))
    sides = [names.side(side) for side in hand.state.sides]
    blocks.append(Line(told.running(speech, running_after(hand, trick), sides), "quiet", indent=2))
    return blocks


def running_after(hand: Replay, trick: ReplayTrick) -> Running:
    """Points by side after a trick and what is still out."""
    last = trick.number == len(hand.tricks)
    return running(hand.state if last else hand.tricks[trick.number].before)


def end_blocks(speech: Speech, hand: Replay, names: Names) -> list[Block]:
    """The account of the hand and its result."""
    title = speech.say("The count")
    return [
        Line(title, "title", plain=f"{title}."),
        *ledger_blocks(speech, ledger(hand.state), names),
        GAP,
        *(Line(text) for text in end_texts(speech, hand, names)),
    ]


def end_texts(speech: Speech, hand: Replay, names: Names) -> list[str]:
    """How the hand ended, in sentences."""
    sides = [names.side(side) for side in hand.state.sides]
    return ended.result(speech, hand_result(hand.state), sides, hand.deal.rules)


def _sentences(parts: list[str]) -> str:
    return " ".join(f"{part[:1].upper()}{part[1:]}." for part in parts)
