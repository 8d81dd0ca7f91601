"""What can go wrong with settings and stored progress: a sentence and a remedy by code."""

from __future__ import annotations

from .catalogue import mark

STORAGE_PROBLEMS: dict[str, tuple[str, str]] = {
    "profile-name": (
        mark('A profile cannot be called "{name}".'),
        mark("Use only letters, digits, hyphens and spaces, {longest} characters at most."),
    ),
    "setting-key": (
        mark('There is no setting called "{key}".'),
        mark("The settings are: {known}."),
    ),
    "setting-value": (
        mark('The setting {key} cannot be "{text}".'),
        mark("It takes: {allowed}."),
    ),
    "settings-damaged": (
        mark(
            "The settings file was damaged and has been put aside as {moved}; the usual "
            "settings apply."
        ),
        mark("Mend that file and copy it back to {path}."),
    ),
    "settings-damaged-edit": (
        mark("The settings file {path} is damaged, so nothing was changed in it."),
        mark("Mend it in an editor, or remove it to begin with new settings."),
    ),
    "settings-unreadable": (
        mark("The settings file {path} cannot be read; the usual settings apply."),
        mark("Make it readable for you, or choose another folder with --data-dir."),
    ),
    "settings-not-saved": (
        mark("The setting could not be saved in {path}."),
        mark(
            "Check that the folder can be written to and the disk is not full, or choose "
            "another folder with --data-dir."
        ),
    ),
    "progress-not-saved": (
        mark("Your progress will not be saved: {path} cannot be written."),
        mark(
            "Everything else works. Check that the folder can be written to and the disk is "
            "not full, or choose another folder with --data-dir."
        ),
    ),
    "progress-unreadable": (
        mark(
            "Your progress in {path} cannot be read, and nothing will be saved; the file is "
            "left as it is."
        ),
        mark(
            "Everything else works. Make the file readable for you, or choose another "
            "folder with --data-dir."
        ),
    ),
    "progress-damaged": (
        mark(
            "The progress file was damaged and has been put aside as {moved}; a new one is begun."
        ),
        mark("If you have a copy, put it back as {path}."),
    ),
    "export-json": (
        mark("Here the file stops being JSON."),
        mark("Export the progress again: brisca progress export -o FILE"),
    ),
    "export-format": (
        mark("This is no progress that brisca has exported, or that of a newer version."),
        mark("An export is a JSON object with a format of 1 and a list of events."),
    ),
    "export-key": (
        mark('"{key}" has no place here, or stands here twice.'),
        mark("Take it out."),
    ),
    "export-event": (
        mark('An entry of the progress is wrong: its "{key}".'),
        mark("Nothing was added. Mend it or take this entry out."),
    ),
    "progress-newer": (
        mark(
            "The progress in {path} was written by a newer version of brisca; it is left "
            "alone, and nothing will be saved."
        ),
        mark("Update brisca, or choose another folder with --data-dir."),
    ),
}
"""Sentence and remedy of every problem that ``storage`` raises or warns of, by code."""
