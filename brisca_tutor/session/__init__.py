"""A lesson, a run of puzzles or an annotated hand in progress, as values.

Purpose: `submit(answer)` gives the next value and an `Outcome`; nothing here prints, reads, knows
the clock or draws a random number, and no answer is stored anywhere: the engine computes it.

May import: game, reasons, players, coach, content.

Start reading at `questions` (what is asked), then `answers` (how it is judged), then `lessons` and
`puzzles` (the runs) and `hands` (a recorded hand, trick by trick). A practised match is `practice`
(`tables`: who sits there, `practice_facts`: saved and back), past mistakes are `reviewing`, and
what a hint is asked about is `positions`.
"""
