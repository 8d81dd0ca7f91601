"""What is kept on disk about a learner: where, the settings, and the progress.

Purpose: lessons and puzzles go on whatever the disk does. What goes wrong here is a warning
(a `Problem` in a list), never the end of a lesson; nothing is ever overwritten that cannot be read.

May import: game. Heavy modules (sqlite3, tomllib, platformdirs) are imported at first use.

Start reading at `progress` (the table of events), then `views` (what follows from the events),
`settings`, `hands` (practised hands, one file each) and `paths`.
"""
