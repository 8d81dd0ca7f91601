"""``brisca rules``: the rule sheet of a rule set, one rule, or what differs between two sets."""

from __future__ import annotations

import click

from ...game.changes import rule_set
from ...game.ruleset import RULE_SETS, RuleSet
from ...language import rules_text
from ...language.rules_cards import listed
from ...language.settings_text import setting_name, setting_text
from ..app import Command, Texts
from ..context import Context, rules_json
from ..labels import labelled
from ..layout import GAP, Block, Line, Row, Table
from ..screens.lesson import next_commands
from ..usage import Refused, near


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "rules",
        context,
        run,
        Texts(
            say("The rules: all of a rule set, a single rule, or what differs between two sets."),
            (
                ("brisca rules", say("the rules that you play with")),
                ("brisca rules W1", say("one rule; explanations name it")),
                ("brisca rules briscola", say("the rules of another set")),
                ("brisca rules chiamata A4", say("one rule of another set")),
                ("brisca rules --compare iberica", say("what is different there")),
                ("brisca rules --list", say("every rule set")),
            ),
        ),
        [
            click.Argument(["what"], required=False, nargs=-1, metavar=say("[SET] [RULE]")),
            click.Option(
                ["--compare"], metavar=say("SET"), help=say("Shows only what differs from SET.")
            ),
            click.Option(["--list", "listing"], is_flag=True, help=say("Lists the rule sets.")),
        ],
    )


def run(context: Context, what: tuple[str, ...], compare: str | None, listing: bool) -> None:
    """Carry out the command."""
    if listing:
        _list(context)
        return
    rules, rule_ids = _asked(context, what)
    if compare is not None:
        _compare(context, rules, rule_set(compare.strip().casefold()))
        return
    chosen = [rules_text.sheet_rule(context.speech, one, rules) for one in rule_ids]
    if not chosen:
        chosen = rules_text.rule_sheet(context.speech, rules)
    if context.json:
        facts = [{"rule": one.rule, "title": one.title, "text": one.text} for one in chosen]
        context.print_json({"sheet": facts}, rules)
        return
    blocks: list[Block] = [_title(context, rules), GAP]
    for one in chosen:
        blocks += [
            Line(f"{one.rule} · {one.title}", "title", plain=f"{one.rule}. {one.title}."),
            Line(one.text, indent=2),
            *_elsewhere(context, one.rule, rules),
            GAP,
        ]
    context.out.show(blocks[:-1])


def _asked(context: Context, what: tuple[str, ...]) -> tuple[RuleSet, list[str]]:
    """The rule set and the rules that were named, in any order.

    Raises:
        Refused: neither a rule set nor a rule, or a second rule set.
    """
    say = context.speech.say
    sets: list[str] = []
    rule_ids: list[str] = []
    for one in what:
        name = one.strip().casefold()
        found = rules_text.near_rule(one)
        if name in RULE_SETS:
            sets.append(name)
        elif found == (one.strip().upper(),):
            rule_ids += found
        else:
            known = [*RULE_SETS, *rules_text.RULE_IDS]
            raise Refused(
                say('There is no rule set and no rule "{text}".', text=one[:60])
                + (near(context.speech, one, known) or _like(context, found)),
                "rule",
            )
    if len(sets) > 1:
        command = f"brisca rules {sets[0]} --compare {sets[1]}"
        raise Refused(say("One rule set at a time. To compare two: {command}", command=command))
    return (rule_set(sets[0], context.changes) if sets else context.rules), rule_ids


def _elsewhere(context: Context, rule: str, rules: RuleSet) -> list[Block]:
    """Where a rule is to be found that is none of this game."""
    if rules_text.applies(rule, rules):
        return []
    say, sets = context.speech.say, rules_text.sets_with(rule)
    text = say("It is a rule of other games: {names}.", names=context.speech.list_or(sets))
    command = f"brisca rules {sets[0]} {rule}"
    return [
        Line(text, indent=2),
        Line(say("To read it there: {command}", command=command), indent=2),
    ]


def _like(context: Context, found: tuple[str, ...]) -> str:
    if not found:
        return ""
    return " " + context.speech.say("Did you mean {names}?", names=context.speech.list_or(found))


def _title(context: Context, rules: RuleSet) -> Line:
    say = context.speech.say
    name = named(context, rules)
    return Line(say("Rules: {name}", name=name), "title", plain=say("Rules: {name}.", name=name))


def named(context: Context, rules: RuleSet) -> str:
    """A rule set as it is named on every screen: its name and what was changed."""
    changed = rules.changed()
    if not changed:
        return rules.base
    speech = context.speech
    parts = [
        speech.say(
            "{setting}: {value}",
            setting=setting_name(speech, key),
            value=setting_text(speech, key, value),
        )
        for key, value in changed.items()
    ]
    return f"{rules.base} ({listed(speech, parts)})"


def _list(context: Context) -> None:
    if context.json:
        sets = [
            {"name": name, "text": rules_text.one_line(context.speech, rules)}
            for name, rules in RULE_SETS.items()
        ]
        context.print_json({"sets": sets})
        return
    rows = []
    blocks: list[Block] = [Line(context.speech.say("Rule sets:"), "title")]
    for name, rules in RULE_SETS.items():
        text = rules_text.one_line(context.speech, rules)
        rows.append(Row((name, text), labelled(context.speech, name, f"{text}.")))
    commands = ["brisca rules chiamata", "brisca practice --rules chiamata"]
    blocks += [Table(tuple(rows)), GAP, next_commands(context.speech, commands)]
    context.out.show(blocks)


def _compare(context: Context, rules: RuleSet, other: RuleSet) -> None:
    found = rules_text.compare(context.speech, rules, other)
    if context.json:
        facts = [
            {"rule": one.rule, "title": one.title, "first": one.first, "second": one.second}
            for one in found
        ]
        context.print_json({"compare": rules_json(other), "differences": facts}, rules)
        return
    say = context.speech.say
    both = context.speech.list_and((named(context, rules), named(context, other)))
    if not found:
        context.out.tell(say("{both} have the same rules.", both=both))
        return
    blocks: list[Block] = [Line(say("What differs between {both}:", both=both), "title"), GAP]
    first, second = rules.base, other.base
    if first == second:
        first = say("{name}, changed", name=first)
    for one in found:
        blocks.append(Line(f"{one.rule} · {one.title}", "title", plain=f"{one.rule}. {one.title}."))
        for name, text in ((first, one.only_first), (second, one.only_second)):
            told = labelled(context.speech, name, text or say("nothing more."))
            blocks.append(Line(told, indent=2, hang=2))
        blocks.append(GAP)
    context.out.show(blocks[:-1])
