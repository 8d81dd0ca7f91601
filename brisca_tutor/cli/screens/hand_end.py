"""The end of a practised hand: the account to 120, the result, the match, what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.match import Match
from ...language.catalogue import Speech
from ...language.names import Names
from ...language.sentences import auction as called
from ...language.sentences import contracts
from ...language.sentences import result as ended
from ...language.sentences import table as said
from ...reasons.contract import explain_contract
from ...reasons.ledger import ledger
from ...session.practice import Practice
from ..layout import GAP, Block, Line, Row, Table
from .ledger import ledger_blocks
from .lesson import next_commands
from .table_keys import table_key_line


def account_blocks(speech: Speech, practice: Practice, names: Names) -> list[Block]:
    """The account of the hand to the total, and how it ended."""
    say = speech.say
    state = practice.final
    facts = [say("deal {code}", code=practice.deal)]
    if practice.last_trick is not None:
        count = practice.last_trick.number
        facts.insert(0, speech.say_many("{count} trick", "{count} tricks", count))
    if state.trump is not None:
        facts.insert(0, say("trumps: {suit.name}", suit=state.trump))
    title = say("End of the hand")
    return [
        GAP,
        Line(
            " \u00b7 ".join([title, *facts]),
            "title",
            hang=2,
            plain=f"{title}. {' '.join(f'{one[:1].upper()}{one[1:]}.' for one in facts)}",
        ),
        GAP,
        *_account(speech, practice, names),
    ]


def _account(speech: Speech, practice: Practice, names: Names) -> list[Block]:
    """The count, and how the hand or its contract ended; or that nobody bid."""
    state, result = practice.final, practice.result
    if result.kind == "passed":
        return [Line(called.all_passed(speech))]
    blocks = [*ledger_blocks(speech, ledger(state), names), GAP]
    reason = explain_contract(state)
    if reason is not None and result.contract is not None:
        texts = [
            *contracts.outcome(speech, reason, names),
            *contracts.paid(speech, result.contract, names),
        ]
    else:
        sides = [names.side(side) for side in state.sides]
        texts = ended.result(speech, result, sides, practice.table.rules)
    return [*blocks, *(Line(text) for text in texts)]


def match_blocks(speech: Speech, match: Match, names: Names) -> list[Block]:
    """Who has what in the match, who needs what, and who has won it."""
    title, *texts = ended.match(speech, match, names)
    blocks: list[Block] = [GAP, Line(title, "title")]
    if not match.over:
        rows = []
        for side, score in ended.match_sides(match, names):
            sentence = said.match_needs(speech, match, side, score)
            rows.append(Row((sentence,), sentence))
        blocks.append(Table(tuple(rows)))
        if match.stake > 1 and match.rules.match == "game_points":
            texts.append(speech.say("The next hand counts {times} times.", times=match.stake))
    return [*blocks, *(Line(text, "good" if match.over else "") for text in texts)]


def going_on(speech: Speech, practice: Practice, commands: Sequence[str]) -> list[Block]:
    """The commands that serve now, and how to go on with the match."""
    blocks: list[Block] = [GAP, next_commands(speech, commands)]
    if not practice.match_after.over:
        blocks.append(table_key_line(speech, ["quit"], on=True))
    return blocks
