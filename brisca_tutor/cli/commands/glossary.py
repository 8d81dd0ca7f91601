"""``brisca glossary``: the words of the game, all of them or one."""

from __future__ import annotations

import click

from ...language.glossary import Entry, bare, entries, lookup
from ..app import Command, Texts
from ..context import Context
from ..keys import letter
from ..labels import labelled
from ..layout import GAP, Block, Line
from ..usage import Refused

LANGUAGE_NAMES = {"es": "espa\u00f1ol", "fr": "fran\u00e7ais", "it": "italiano"}


def command(context: Context) -> Command:
    """The command, in the language of this run."""
    say = context.speech.say
    return Command(
        "glossary",
        context,
        run,
        Texts(
            say("The words of the game, what they mean and what they are called elsewhere."),
            (
                ("brisca glossary", say("every word")),
                (f"brisca glossary {say_trick(context)}", say("one word")),
            ),
        ),
        [click.Argument(["term"], required=False, nargs=-1, metavar=say("[WORD]"))],
    )


def say_trick(context: Context) -> str:
    """The word "trick" as one would look it up, for examples."""
    return bare(context.speech.say_in("word to look up", "trick"))


def run(context: Context, term: tuple[str, ...]) -> int | None:
    """Carry out the command."""
    speech = context.speech
    if term:
        text = " ".join(term)
        found = lookup(speech, text)
        if not found.entries:
            near = found.near
            more = (
                " " + speech.say("Did you mean {names}?", names=speech.list_or(near))
                if near
                else ""
            )
            raise Refused(
                speech.say('The glossary has no word "{text}".', text=text[:60]) + more, "term"
            )
        chosen = list(found.entries)
    else:
        chosen = entries(speech)
    if context.json:
        context.print_json(
            {"terms": [{**one._asdict(), "elsewhere": dict(one.elsewhere)} for one in chosen]}
        )
        return None
    blocks: list[Block] = []
    for one in chosen:
        blocks += [*_entry(context, one, whole=bool(term)), GAP]
    context.out.show(blocks)
    return None


def show_terms(context: Context, word: str = "") -> None:
    """What a word means, or all words in one list: for a learner in the middle of something."""
    say = context.speech.say
    if word:
        try:
            run(context, (word,))
        except Refused as refused:
            context.out.tell(refused.message)
        return
    words = ", ".join(one.word for one in entries(context.speech))
    example = f"{letter(context.lang, 'glossary')} {say_trick(context)}"
    context.out.show([Line(words), Line(say("What a word means: {command}", command=example))])


def _entry(context: Context, one: Entry, whole: bool) -> list[Block]:
    say = context.speech.say
    title = one.word
    if one.synonyms:
        title += f" ({', '.join(one.synonyms)})"
    blocks: list[Block] = [Line(title, "title", plain=f"{title}."), Line(one.definition, indent=2)]
    if one.warning:
        blocks.append(Line(one.warning, "warning", indent=2))
    if whole:
        for lang, word in one.elsewhere:
            blocks.append(Line(labelled(context.speech, LANGUAGE_NAMES[lang], word), indent=2))
        if one.rules:
            blocks.append(Line(say("Rules: {name}.", name=", ".join(one.rules)), "quiet", indent=2))
    return blocks
