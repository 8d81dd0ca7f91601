"""A contract at the end of its hand: whether it is made, what it pays, how the match stands."""

from __future__ import annotations

from ..content.games_state import contract_of, contract_scoring, declared_points, match_after
from ..content.models_games import ContractStep
from ..game.bidding import sides_of
from ..game.cards import PACK_POINTS
from ..game.ruleset import RuleSet
from ..reasons.contract import ContractReason
from .asking_results import MATCH_OUTCOMES
from .questions import Option, Question


def contract_reason(step: ContractStep, rules: RuleSet) -> ContractReason:
    """How the contract ends.

    Raises:
        Problem: as `content.games_state.contract_of`.
    """
    deal, contract = contract_of(step, rules)
    side = next(one for one in sides_of(deal, contract) if contract.declarer in one)
    count = declared_points(step, rules)
    made = count.points >= contract.needed
    return ContractReason(
        declarer=contract.declarer,
        partner=contract.partner,
        side=side,
        trump=contract.trump,
        called=contract.called,
        needed=contract.needed,
        cards=step.points,
        cantes=step.cantes,
        bonus=count.bonus,
        points=count.points,
        made=made,
        short_or_over=count.points - contract.needed,
        capote=step.points in (0, PACK_POINTS),
        partner_known_in=None,
        defence=PACK_POINTS - step.points,
        defenders_score=rules.defenders_score and not made,
        scores=contract_scoring(step, rules),
    )


def contract_question(step: ContractStep, rules: RuleSet) -> Question:
    """What is asked about a contract.

    Raises:
        Problem: as `contract_reason`.
    """
    why = contract_reason(step, rules)
    pays = "A6" if why.called is not None else "A2"
    about = Question(
        step.id, "number", step.ask, rules, pays, cards=step.cards, case=step, contract=why
    )
    if step.ask == "made":
        return about._replace(
            kind="choice",
            options=(Option("contract_made"), Option("contract_lost")),
            accepted=frozenset({"contract_made" if why.made else "contract_lost"}),
        )
    if step.ask == "score":
        return about._replace(number=why.scores[step.seats.index(step.of)])
    if step.ask == "tally":
        return about._replace(number=match_after(step, rules).scores[step.seats.index(step.of)])
    if step.ask == "match":
        return about._replace(
            kind="choice",
            options=tuple(Option(one) for one in MATCH_OUTCOMES),
            accepted=frozenset({_match_outcome(step, rules)}),
        )
    if step.ask == "margin":
        return about._replace(rule="A2", number=abs(why.short_or_over))
    rule = "A3" if why.cantes else "H5" if why.bonus else "H1"
    return about._replace(rule=rule, number=why.points)


def _match_outcome(step: ContractStep, rules: RuleSet) -> str:
    """How the match stands for me after this contract."""
    match = match_after(step, rules)
    if not match.winners:
        return "match_level" if match.over else "match_on"
    return "match_win" if step.seats.index("me") in match.winners else "match_lose"
