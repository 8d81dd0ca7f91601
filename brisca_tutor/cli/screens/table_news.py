"""What has just happened at the practice table: cards, tricks, draws, calls, cantes, signs."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.events import (
    Announced,
    Bade,
    Drew,
    PartnerShown,
    Passed,
    Played,
    Signed,
    Swapped,
    TrickWon,
    TrumpNamed,
    TrumpShown,
)
from ...game.ruleset import PartnersShow
from ...game.scoring import majority
from ...game.state import Phase
from ...game.view import PlayerView
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import auction as called
from ...language.sentences import hand as told
from ...language.sentences import table as said
from ...language.sentences import table_auction as at_auction
from ...language.sentences import trick as reasons_said
from ...reasons.trick import TrickReason, explain_trick
from ...session.memory import shown
from ...session.news import DrewCovered, News
from ..layout import Block, Line, Row, Table
from .trick import right_trick, trick_table


def news_blocks(
    speech: Speech,
    news: Sequence[News],
    seen: PlayerView,
    names: Names,
    *,
    why: bool,
    leads: bool,
    show_points: bool,
) -> list[Block]:
    """What has just happened, in order; ``leads``: the first card played led the trick.

    ``seen`` is what it is told from, after it happened (`Practice.told`).
    """
    blocks: list[Block] = []
    hidden: TrickWon | None = None
    revealed = any(isinstance(one, TrumpShown) for one in news)
    for one in news:
        if isinstance(one, Played):
            sentence = (told.leads if leads else told.plays)(speech, one.card, names[one.seat])
            blocks.append(Line(sentence))
            leads = False
        elif isinstance(one, TrickWon):
            hidden = one if revealed else None
            at_table = seen if one.number == 1 else shown(seen)
            blocks += won_blocks(speech, one, at_table, names, why=why and not revealed)
            blocks += _decided(speech, one, seen, names) if show_points else []
            leads = True
        elif isinstance(one, TrumpShown):
            blocks.append(Line(called.trump_shown(speech, one), "trump"))
            if hidden is not None and why:
                steps = reasons_said.steps(speech, _reason(hidden, seen))
                blocks.append(Line(" ".join(step.text for step in steps)))
        elif isinstance(one, Swapped):
            blocks.append(Line(told.swapped(speech, one, names), "trump"))
        elif isinstance(one, Drew):
            blocks.append(_drew(speech, one, seen, names))
        else:
            blocks += _called(speech, one, seen, names)
    if news and isinstance(news[-1], Played) and len(seen.trick) == len(seen.players):
        blocks.append(Line(said.second_card(speech)))
    if any(isinstance(one, Drew | DrewCovered) for one in news) and not seen.stock:
        left = max(seen.held) // seen.rules.cards_each
        blocks.append(Line(told.without_draws(speech, left)))
        blocks += look_blocks(speech, seen, names, "end")
    if any(isinstance(one, TrumpNamed) for one in news):
        blocks += look_blocks(speech, seen, names, "first")
    return blocks


def look_blocks(speech: Speech, seen: PlayerView, names: Names, when: PartnersShow) -> list[Block]:
    """That partners look at each other's cards, where that is what they do now (T1)."""
    if not seen.shown_by or seen.rules.partners_show != when:
        return []
    partners = names.side(seen.shown_by) if seen.hand else None
    return [Line(said.partners_look(speech, when, partners))]


def _drew(speech: Speech, one: Drew, seen: PlayerView, names: Names) -> Line:
    text = told.drew(speech, one, names, covered=seen.rules.indicator == "covered")
    return Line(text, "trump" if one.face_up else "")


def _called(speech: Speech, one: News, seen: PlayerView, names: Names) -> list[Block]:
    """What is said or shown beside the cards."""
    contract = seen.auction.contract if seen.auction is not None else None
    if isinstance(one, Bade):
        return [Line(called.bade(speech, one, names))]
    if isinstance(one, Passed):
        return [Line(called.passed(speech, one, names))]
    if isinstance(one, TrumpNamed):
        later = seen.rules.suit_named == "after_first"
        blocks: list[Block] = [Line(called.named(speech, one, names, later=later), "trump")]
        if contract is not None and contract.partner == seen.seat and not _called_before(seen):
            blocks.append(Line(at_auction.holds_called(speech, names[one.seat])))
        return blocks
    if isinstance(one, PartnerShown) and contract is not None:
        later = _called_before(seen)
        text = called.partner_shown(speech, one, contract.declarer, names, later=later)
        return [Line(text, "trump")]
    if isinstance(one, Announced):
        return [Line(called.announced(speech, one, seen.trump, names), "trump")]
    if isinstance(one, Signed):
        return [Line(called.signed(speech, one, seen.rules.sign_code, names))]
    return []


def _called_before(seen: PlayerView) -> bool:
    """Whether the called card had been played when its suit was named (A4)."""
    auction = seen.auction
    shown = auction is not None and auction.shown_in == 1
    return shown and seen.rules.suit_named == "after_first"


def _reason(won: TrickWon, seen: PlayerView) -> TrickReason:
    """Why a trick was won; where trumps are to be remembered, only who won it holds good."""
    cards = [one.card for one in won.plays]
    if _plain(won, seen):
        return explain_trick(cards, None, plain=True)
    remembered = seen.trump is None and not seen.hidden_trump
    return explain_trick(cards, cards[won.place].suit if remembered else seen.trump)


def _plain(won: TrickWon, seen: PlayerView) -> bool:
    """Whether there were no trumps in a trick: the first, if they are named after it (A4)."""
    return seen.no_trumps or (seen.rules.suit_named == "after_first" and won.number == 1)


def won_blocks(
    speech: Speech, won: TrickWon, seen: PlayerView, names: Names, *, why: bool
) -> list[Block]:
    """Who has won a trick and its points; with ``why`` the reason and what is often mistaken.

    Where trumps are to be remembered points are added up only: a reason would name trumps.
    """
    reason = _reason(won, seen)
    seats = [names[one.seat] for one in won.plays]
    text = reasons_said.winner(speech, reason, seats, won.points)
    if not why:
        return [Line(text, "good")]
    note = ""
    if seen.trump is not None or seen.hidden_trump or reason.plain:
        text = f"{text} {reasons_said.because(speech, reason)}"
        note = reasons_said.strength_note(speech, reason)
    blocks: list[Block] = [Line(text, "good")]
    if won.points:
        blocks.append(Line(reasons_said.worth(speech, reason, won.bonus)))
    return [*blocks, Line(note)] if note else blocks


def _decided(speech: Speech, won: TrickWon, seen: PlayerView, names: Names) -> list[Block]:
    """That this trick brought a side past half of the points, or to its contract."""
    side = next(side for side in seen.sides if won.winner in side)
    points = sum(seen.points[seat] for seat in side)
    if not any(seen.held) or seen.phase is Phase.OVER:
        return []
    if seen.auction is not None:
        contract = seen.auction.contract
        if contract is None or contract.declarer not in side:
            return []
        if not points - won.points < contract.needed <= points:
            return []
        return [Line(at_auction.reached(speech, names.side(side), contract.needed))]
    needed = majority(seen.rules)
    counted = seen.rules.match == "card_points"
    if len(seen.sides) != 2 or counted or not points - won.points < needed <= points:
        return []
    if sum(seen.points) == seen.rules.total():
        return []
    return [Line(said.decided(speech, names.side(side), points, needed))]


def last_trick_blocks(speech: Speech, won: TrickWon, seen: PlayerView, names: Names) -> list[Block]:
    """The last trick again: cards, winner, points; the reason, unless trumps are to be remembered.

    Whoever wants to know why all the same is answered by `why_blocks`.
    """
    title = speech.say("Trick {number}", number=won.number)
    rows = []
    for place, one in enumerate(won.plays):
        sentence = (told.plays if place else told.leads)(speech, one.card, names[one.seat])
        rows.append(
            Row(
                (names[one.seat].label, speech.card(one.card).bare, str(one.card.points)),
                sentence,
            )
        )
    return [
        Line(title, "title", plain=f"{title}."),
        Table(tuple(rows), right=(2,)),
        *won_blocks(speech, won, shown(seen), names, why=True),
    ]


def why_blocks(speech: Speech, won: TrickWon, seen: PlayerView, names: Names) -> list[Block]:
    """The last trick explained: what each card could do, who wins and why."""
    reason = _reason(won, seen)
    seats = [names[one.seat] for one in won.plays]
    title = speech.say("Trick {number}", number=won.number)
    return [
        Line(title, "title", plain=f"{title}."),
        trick_table(speech, reason, seats),
        *right_trick(speech, reason, seats, won.points, counted=True),
    ]
