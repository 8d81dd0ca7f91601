"""What can be wrong at the practice table and with saved hands, in words; see `problems`."""

from __future__ import annotations

from .catalogue import mark

PRACTICE: dict[str, tuple[str, str]] = {
    "level": (
        mark('There is no computer player of level "{text}".'),
        mark("The levels are {allowed}."),
    ),
    "people": (
        mark("{number} people cannot sit at a table of {seats}."),
        mark("At least one person plays, and at most {seats}."),
    ),
    "deal-code-seats": (
        mark("This deal code is for {seats} players, not for {wanted}."),
        mark("Leave out --players, or choose another deal."),
    ),
    "deal-code-pack": (
        mark("This deal code is for {pack} cards, and these rules play with {wanted} here."),
        mark("Choose the rules it was dealt for, or another deal."),
    ),
    "swap-needs-card": (
        mark("To swap you need the seven or the two of {trump}, and you hold neither."),
        "",
    ),
    "undo-nothing": (
        mark("There is nothing to take back yet."),
        "",
    ),
    "undo-revealed": (
        mark("That card cannot be taken back: since then something hidden has come to light."),
        "",
    ),
    "practice-facts": (
        mark("A saved hand cannot be read: something is wrong with {part}."),
        "",
    ),
    "practice-newer": (
        mark("The saved hand was written by a newer version of brisca (format {version})."),
        mark("Update brisca, or choose another folder with --data-dir."),
    ),
    "practice-not-saved": (
        mark("The hand is not being saved: {path} cannot be written."),
        mark(
            "You can play on. Check that the folder can be written to and the disk is not "
            "full, or choose another folder with --data-dir."
        ),
    ),
    "practice-unreadable": (
        mark("The saved hand in {path} cannot be read; the file is left as it is."),
        mark("Make it readable for you, or choose another folder with --data-dir."),
    ),
    "practice-damaged": (
        mark("A saved hand was damaged and has been put aside as {moved}."),
        "",
    ),
}
"""Sentence and remedy of every problem of practice, by code."""
