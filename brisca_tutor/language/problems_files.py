"""What can be wrong with files, YAML and catalogues, in words; see `problems`."""

from __future__ import annotations

from .catalogue import mark

FILES: dict[str, tuple[str, str]] = {
    "file-beside-nothing": (
        mark('"{file}" cannot be found: this lesson is in no folder.'),
        mark("Save the lesson as a file, or write the hand inside it."),
    ),
    "file-is-folder": (
        mark('"{file}" is a folder.'),
        mark("Name one file in it."),
    ),
    "file-missing": (
        mark('There is no file "{file}".'),
        mark("Check the name and the folder."),
    ),
    "file-name": (
        mark('"{file}" does not lie beside this file.'),
        mark("Write a path inside the folder of the lesson, such as hands/1.yaml."),
    ),
    "file-not-utf8": (
        mark("The file is not UTF-8 text (byte {byte})."),
        mark("Save it as UTF-8."),
    ),
    "file-nul": (
        mark("There is a zero byte here: this is no text."),
        mark("Save the file as plain UTF-8 text."),
    ),
    "file-or-inline": (
        mark('Beside "file" there can be no "{key}".'),
        mark("Keep the file, or write the hand here."),
    ),
    "file-too-big": (
        mark("The file is larger than {limit} KiB."),
        mark("Part it into several files."),
    ),
    "file-unreadable": (
        mark('The file "{file}" cannot be read.'),
        mark("Check its permissions."),
    ),
    "file-utf16": (
        mark("The file is saved as UTF-16."),
        mark("Save it as UTF-8."),
    ),
    "po-braces": (
        mark('A brace opens or closes nothing in "{text}".'),
        "",
    ),
    "po-fuzzy": (
        mark('The translation of "{text}" is marked as uncertain.'),
        mark('Check it and take out the mark "fuzzy".'),
    ),
    "po-plural-count": (
        mark('The translation of "{text}" has {number} forms instead of two.'),
        "",
    ),
    "po-plural-empty": (
        mark('The translation of "{text}" lacks one of its two forms.'),
        "",
    ),
    "po-plural-header": (
        mark("The header announces {number} plural forms; there are two."),
        mark("Restore it with scripts/translations.py update."),
    ),
    "po-slots": (
        mark(
            "The names in braces are not those of the message: missing {missing}, too many {extra}."
        ),
        "",
    ),
    "po-syntax": (
        mark("The catalogue cannot be read: {detail}."),
        "",
    ),
    "po-untranslated": (
        mark('"{text}" is not translated.'),
        "",
    ),
    "yaml-alias": (
        mark("A text that begins with * is read as a reference, which is not allowed."),
        mark("Put the whole text in quotes."),
    ),
    "yaml-anchor": (
        mark("A text that begins with & is read as a label, which is not allowed."),
        mark("Put the whole text in quotes."),
    ),
    "yaml-apostrophe": (
        mark("There is an apostrophe inside single quotes."),
        mark("Double it ('') or use double quotes around the text."),
    ),
    "yaml-brace-start": (
        mark("A text that begins with a bracket or a brace is read as a list."),
        mark("Put the whole text in quotes."),
    ),
    "yaml-bracket-extra": (
        mark("This {sign} closes nothing."),
        mark("Take it out, or put the text in quotes."),
    ),
    "yaml-bracket-open": (
        mark("The bracket opened on line {line} is not closed: {sign} is missing."),
        mark("Write the {sign} at its end."),
    ),
    "yaml-colon": (
        mark("There is a colon and a space inside the text."),
        mark("Put the whole text in quotes."),
    ),
    "yaml-colon-space": (
        mark('A space is missing after "{key}:".'),
        mark("Write a space after the colon."),
    ),
    "yaml-control": (
        mark("There is an invisible character here ({number})."),
        mark("Delete it."),
    ),
    "yaml-depth": (
        mark("More than {limit} levels are nested here."),
        mark("Keep the file as flat as in the examples."),
    ),
    "yaml-documents": (
        mark("A second document begins here."),
        mark("Make two files of it."),
    ),
    "yaml-duplicate": (
        mark('The key "{key}" is repeated; it is already on line {line}.'),
        mark("Keep one of the two."),
    ),
    "yaml-empty": (
        mark("The file is empty."),
        mark("Start from one of the examples in the documentation."),
    ),
    "yaml-escape": (
        mark("A backslash inside double quotes has a meaning of its own."),
        mark("Use single quotes, or write \\\\."),
    ),
    "yaml-hash": (
        mark("What follows # is a comment and would be left out."),
        mark("Put the whole text in quotes, or leave two spaces before the comment."),
    ),
    "yaml-indent": (
        mark("This line starts further in or out than its neighbours."),
        mark("Align it with the keys of the same level, with spaces."),
    ),
    "yaml-list-on-key-line": (
        mark("A list cannot begin on the line of its key."),
        mark('Put "- " on the next line.'),
    ),
    "yaml-no-colon": (
        mark('This line should read "key: text" and has no colon.'),
        mark("Write the colon, or indent the line under the text it goes on."),
    ),
    "yaml-quote": (
        mark("The text goes on after its closing quote."),
        mark('Use single quotes around the whole text, or \\" inside it.'),
    ),
    "yaml-quote-open": (
        mark("The quote ({sign}) opened here is never closed."),
        mark("Close it at the end of the text."),
    ),
    "yaml-reserved": (
        mark("A text cannot begin with the sign {sign}."),
        mark("Put the whole text in quotes."),
    ),
    "yaml-syntax": (
        mark("This is not valid YAML."),
        mark("Compare the line with those around it; texts may be put in quotes."),
    ),
    "yaml-tab": (
        mark("There is a tab here."),
        mark("Replace it by spaces."),
    ),
    "yaml-tag": (
        mark("A text that begins with ! is read as a type, which is not allowed."),
        mark("Put the whole text in quotes."),
    ),
}
"""Code -> what is wrong, how to put it right (empty where nothing can be added)."""
