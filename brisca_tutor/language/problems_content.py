"""What can be wrong with what a lesson or puzzle says, in words; see `problems`."""

from __future__ import annotations

from .catalogue import mark

CONTENT: dict[str, tuple[str, str]] = {
    "ask-missing": (
        mark('"{key}" has no question to go with.'),
        mark('Add "ask:" with one of {allowed}.'),
    ),
    "card-code-near": (
        mark('"{text}" is not a card code.'),
        "",
    ),
    "cards-number": (
        mark("At least {low} cards are needed here."),
        "",
    ),
    "comma-in-text": (
        mark('The comma before "{text}" cuts the text in two.'),
        mark("Put the whole text in quotes."),
    ),
    "empty": (
        mark("There is nothing here."),
        mark("Write the text, or delete the key."),
    ),
    "empty-list": (
        mark('The list "{key}" is empty.'),
        mark("Fill it, or delete the key."),
    ),
    "expected-list": (
        mark('"{key}" must be a list.'),
        mark('Write each item on a line of its own after "- ".'),
    ),
    "expected-map": (
        mark('Here "key: value" lines are expected.'),
        "",
    ),
    "expected-number": (
        mark('"{key}" must be a whole number, not "{text}".'),
        "",
    ),
    "expected-switch": (
        mark('"{key}" must be on or off, not "{text}".'),
        "",
    ),
    "expected-text": (
        mark('"{key}" must be a text.'),
        "",
    ),
    "face-up-suit": (
        mark("The face-up card is {card.the}, but trumps are {trump}."),
        mark("The face-up card makes trumps: correct one of the two."),
    ),
    "format-unknown": (
        mark("This program does not read format {text}."),
        mark('Write "format: 1".'),
    ),
    "hand-size": (
        mark("There are {number} cards in hand, and at most {limit} are held."),
        "",
    ),
    "id-twice": (
        mark('The id "{id}" is already used on line {line}.'),
        mark("Give one of the two another id."),
    ),
    "id-twice-files": (
        mark('The id "{id}" is already used in {other}, line {line}.'),
        mark("Give one of the two another id."),
    ),
    "key-belongs-*": (
        mark('The key "{key}" does not belong at this level.'),
        mark("Check its indentation: it belongs to {where}."),
    ),
    "key-other-step": (
        mark('"{key}" does not go with "{kind}".'),
        mark("Take it out, or make a step of its own."),
    ),
    "kind-unknown": (
        mark("It cannot be told what this file is."),
        mark('A lesson has "steps", a pack "puzzles", a hand "deck", a course "lessons".'),
    ),
    "lesson-unknown*": (
        mark('There is no lesson called "{text}".'),
        mark("The lessons are {known}."),
    ),
    "me-has-played": (
        mark("The learner (me) plays last here and cannot have played yet."),
        mark('Take that card out of "plays".'),
    ),
    "me-missing": (
        mark("The learner (me) is not among the players."),
        mark("Call one of the players me."),
    ),
    "missing-key": (
        mark('The key "{key}" is missing.'),
        mark('Add a line that begins with "{key}:".'),
    ),
    "missing-key-of": (
        mark('The key "{key}" is missing.'),
        mark("Possible values: {allowed}."),
    ),
    "more-problems": (
        mark("There are {count} more problems in this file."),
        mark("Correct those above and check again."),
    ),
    "name": (
        mark('There is no lesson or puzzle called "{text}".'),
        mark("There are {known}."),
    ),
    "not-one-of": (
        mark('"{text}" is no value of "{key}".'),
        mark("Possible values: {allowed}."),
    ),
    "not-one-of-near": (
        mark('"{text}" is no value of "{key}".'),
        mark("Possible values: {allowed}."),
    ),
    "nothing-asked": (
        mark('"{key}" has no question to go with.'),
        mark("Add one of {known} to the step."),
    ),
    "number-range": (
        mark('"{key}" is {number}; it must be from {low} to {high}.'),
        "",
    ),
    "order-suit": (
        mark("{card.The} is not of the same suit as {first.the}."),
        mark("Order only compares cards of one suit."),
    ),
    "play-shape": (
        mark('A play is written as "name: card".'),
        mark("For example {{rival: 1c}}."),
    ),
    "plays-number": (
        mark("There are {number} cards on the table; there must be {low} to {high}."),
        "",
    ),
    "puzzle-id": (
        mark('"{text}" does not serve as the id of a puzzle.'),
        mark("Use letters without accents, digits and hyphens, a letter first."),
    ),
    "puzzle-unknown*": (
        mark('There is no puzzle called "{text}".'),
        mark("To see the themes, type brisca puzzle --list."),
    ),
    "seat-name": (
        mark('"{text}" does not serve as a name.'),
        mark("A name has at most 30 characters and none of {{ }} +."),
    ),
    "seat-twice": (
        mark('The name "{label}" is used for two players.'),
        mark("Give each player a name of their own."),
    ),
    "seats-number": (
        mark("A hand is not played by {number}."),
        mark("Name two to six players."),
    ),
    "slot-brace": (
        mark("This {sign} has no partner."),
        mark("To show a brace write it twice."),
    ),
    "slot-unknown": (
        mark('The name in braces "{slot}" is not known here.'),
        mark("Possible names: {known}, and the code of any card."),
    ),
    "slot-unknown-near": (
        mark('The name in braces "{slot}" is not known here.'),
        "",
    ),
    "slug": (
        mark('"{text}" does not serve as an id.'),
        mark("Use small letters without accents, digits and hyphens, a letter first."),
    ),
    "step-empty": (
        mark("This step has nothing in it."),
        mark('Add "idea" or one of {known}.'),
    ),
    "step-kinds": (
        mark('A step cannot have both "{first}" and "{second}".'),
        mark("Make two steps of it."),
    ),
    "suit-code": (
        mark('"{text}" is not the letter of a suit.'),
        mark("The letters are o, c, e and b."),
    ),
    "suit-code-near": (
        mark('"{text}" is not the letter of a suit.'),
        "",
    ),
    "swap-first": (
        mark("There is no trick before this swap."),
        mark("Write the swap after the trick its player has won."),
    ),
    "text-too-long": (
        mark("The text is longer than {limit} characters."),
        mark("Part it into several steps."),
    ),
    "theme-unknown*": (
        mark('There is no puzzle theme called "{text}".'),
        mark("The themes are {known}."),
    ),
    "trick-incomplete": (
        mark("The trick has {cards} cards, and {seats} players are announced."),
        "",
    ),
    "trick-number": (
        mark("There is no trick {number} here; the last one is {limit}."),
        "",
    ),
    "unknown-key": (
        mark('The key "{key}" is not known here.'),
        mark("Possible keys: {known}."),
    ),
    "unknown-key-near": (
        mark('The key "{key}" is not known here.'),
        "",
    ),
}
"""Code -> what is wrong, how to put it right (empty where nothing can be added)."""
