"""A recorded hand: every trick with its reason, what happened after it, the account at the end."""

from __future__ import annotations

from collections.abc import Iterator

from ...game.events import Bade, Passed, TrumpNamed
from ...game.record import Replay, ReplayTrick
from ...game.ruleset import PartnersShow
from ...game.scoring import hand_result
from ...game.state import Phase
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import auction as bidding
from ...language.sentences import contracts
from ...language.sentences import hand as told
from ...language.sentences import result as ended
from ...language.sentences import trick as said
from ...language.sentences.table import partners_look, rests
from ...reasons.contract import explain_cante, explain_contract
from ...reasons.ledger import Running, known_sides, ledger, running
from ...reasons.trick import explain_played
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
        Line(f"{title} · {' · '.join(facts)}", "title", plain=f"{title}. {_sentences(facts)}"),
        *before_play(speech, hand, names),
    ]
    if hand.tricks:
        blocks += _partners_look(speech, hand, "first", 0)
    for trick in hand.tricks:
        blocks += [GAP, *trick_blocks(speech, hand, trick, names)]
    return [*blocks, GAP, *end_blocks(speech, hand, names)]


def _partners_look(speech: Speech, hand: Replay, when: PartnersShow, indent: int) -> list[Line]:
    """That partners look at each other's cards, where they do so at this moment (T1)."""
    rules = hand.deal.rules
    if rules.partners_show != when or not rules.teams(hand.deal.seats):
        return []
    return [Line(partners_look(speech, when), indent=indent)]


def before_play(speech: Speech, hand: Replay, names: Names) -> list[Block]:
    """Who rests, what makes trumps, and the auction line by line."""
    blocks: list[Block] = []
    deal = hand.deal
    if len(deal.players) < deal.seats:
        blocks.append(Line(rests(speech, names[deal.dealer])))
    if deal.face_up is not None:
        unseen = deal.rules.indicator == "unseen"
        text = told.unseen(speech) if unseen else told.turned_up(speech, deal.face_up)
        blocks.append(Line(text, "trump"))
    if hand.state.auction is None:
        return blocks
    title = speech.say("Auction")
    blocks += [GAP, Line(title, "title", plain=f"{title}.")]
    for event in hand.events:
        if isinstance(event, Bade):
            blocks.append(Line(bidding.bade(speech, event, names), indent=2))
        elif isinstance(event, Passed):
            blocks.append(Line(bidding.passed(speech, event, names), indent=2))
        elif isinstance(event, TrumpNamed) and deal.rules.suit_named == "at_once":
            blocks.append(Line(bidding.named(speech, event, names), "trump", indent=2))
    best, phase = hand.state.auction.best, hand.state.phase
    if deal.rules.suit_named == "after_first" and best is not None and phase is not Phase.BID:
        blocks.append(Line(bidding.won(speech, best, names), "trump", indent=2))
    elif hand.state.contract is None and phase is not Phase.OVER:
        blocks.append(Line(told.stops_before_play(speech), indent=2))
    return blocks


def trick_blocks(speech: Speech, hand: Replay, trick: ReplayTrick, names: Names) -> list[Block]:
    """One trick: signs, who played what, who wins and why, what followed, the running points."""
    say = speech.say
    title = say("Trick {number}", number=trick.number)
    reason = explain_played(trick)
    rows = []
    for place, play in enumerate(trick.plays):
        sentence = (told.plays if place else told.leads)(speech, play.card, names[play.seat])
        verdict = ""
        if place == 0:
            sentence = f"{title}. {sentence}"
        if reason is not None:
            one = reason.cards[place]
            verdict = said.loses_short(speech, one, reason) if one.loses else WINS
        cells = (
            title if place == 0 else "",
            names[play.seat].label,
            speech.card(play.card).bare,
            str(play.card.points),
            verdict,
        )
        rows.append(Row(cells, sentence))
    blocks: list[Block] = [
        Table(tuple(rows), right=(3,), indent=0),
        *in_trick(speech, hand, trick, names),
    ]
    if trick.won is None or reason is None:
        return [*blocks, Line(say("The record stops in the middle of this trick."), indent=2)]
    seats = [names[play.seat] for play in trick.plays]
    text = f"{said.winner(speech, reason, seats, trick.won.points)} {said.because(speech, reason)}"
    losers = [said.loses(speech, one, reason) for one in reason.cards if one.loses]
    blocks.append(Line(text, "good", indent=2, plain=" ".join([text, *losers])))
    if trick.won.bonus:
        blocks.append(Line(said.worth(speech, reason, trick.won.bonus), indent=2))
    return [*blocks, *after_trick(speech, hand, trick, names)]


def in_trick(speech: Speech, hand: Replay, trick: ReplayTrick, names: Names) -> Iterator[Line]:
    """What happened in a trick besides the cards: signs, a called card, trumps that it shows."""
    for sign in trick.signs:
        text = bidding.signed(speech, sign, hand.deal.rules.sign_code, names)
        yield Line(text, indent=2)
    if trick.named is None:
        yield from _shown(speech, hand, trick, names)
    if trick.trump_shown is not None and _ruffed(trick):
        yield Line(bidding.trump_shown(speech, trick.trump_shown), "trump", indent=2)


def _shown(speech: Speech, hand: Replay, trick: ReplayTrick, names: Names) -> Iterator[Line]:
    """Who the called card has shown to be the partner."""
    if trick.partner_shown is not None and hand.state.contract is not None:
        declarer = hand.state.contract.declarer
        later = trick.named is not None
        text = bidding.partner_shown(speech, trick.partner_shown, declarer, names, later=later)
        yield Line(text, "trump", indent=2)


def after_trick(
    speech: Speech, hand: Replay, trick: ReplayTrick, names: Names, *, covered: bool = False
) -> Iterator[Line]:
    """What followed a trick: trumps shown, a cante, a swap, the draws, the running points.

    Where a card that makes trumps lies ``covered``, it is drawn unnamed (C1).
    """
    if trick.trump_shown is not None and not _ruffed(trick):
        yield Line(bidding.trump_shown(speech, trick.trump_shown), "trump", indent=2)
    if trick.cante is not None and trick.before.trump is not None:
        counts = explain_cante(trick.cante, trick.before.trump, trick.number)
        text = bidding.announced(speech, trick.cante, trick.before.trump, names)
        yield Line(f"{text} {contracts.cante_counts(speech, counts)}", "trump", indent=2)
    if trick.swap is not None:
        yield Line(told.swapped(speech, trick.swap, names), "trump", indent=2)
    if trick.named is not None:
        yield Line(bidding.named(speech, trick.named, names, later=True), "trump", indent=2)
        yield from _shown(speech, hand, trick, names)
    drawn = told.draws(speech, trick.draws, names, covered=covered)
    if drawn:
        yield Line(" ".join(drawn), indent=2)
    if drawn and trick.before.stock == len(drawn):
        yield Line(told.without_draws(speech, hand.deal.tricks - trick.number), indent=2)
        yield from _partners_look(speech, hand, "end", 2)
    points = running_after(hand, trick)
    sides = [names.side(side) for side in points.sides]
    yield Line(told.running(speech, points, sides), "quiet", indent=2)


def _ruffed(trick: ReplayTrick) -> bool:
    """Whether a trump was played in the trick, whoever knew that it was one."""
    return any(play.card.suit is trick.before.trump for play in trick.plays)


def running_after(hand: Replay, trick: ReplayTrick) -> Running:
    """Points after a trick and what is still out, by the sides known then."""
    last = trick.number == len(hand.tricks)
    return running(hand.state if last else hand.tricks[trick.number].before)


def end_blocks(speech: Speech, hand: Replay, names: Names) -> list[Block]:
    """The account of the hand and its result; nothing is counted where nobody bid."""
    texts = [Line(text) for text in end_texts(speech, hand, names)]
    if not hand.tricks:
        return [*texts]
    title = speech.say("The count")
    return [
        Line(title, "title", plain=f"{title}."),
        *ledger_blocks(speech, ledger(hand.state), names),
        GAP,
        *texts,
    ]


def end_texts(speech: Speech, hand: Replay, names: Names) -> list[str]:
    """How the hand ended, in sentences, and what a contract pays."""
    result, reason = hand_result(hand.state), explain_contract(hand.state)
    if reason is not None and result.contract is not None:
        texts = contracts.outcome(speech, reason, names)
        return [*texts, *contracts.paid(speech, result.contract, names)]
    sides = [names.side(side) for side in known_sides(hand.state)]
    return ended.result(speech, result, sides, hand.deal.rules)


def _sentences(parts: list[str]) -> str:
    return " ".join(f"{part[:1].upper()}{part[1:]}." for part in parts)
