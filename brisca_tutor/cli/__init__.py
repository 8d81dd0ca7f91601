"""The command ``brisca``: the only room that prints, reads, and knows clock and environment.

May import every room; Click and Rich are imported nowhere else. Start with `main` and `run` (one
run of the command), then `app` (the tree of commands, built in the language of the person),
`context` (what a run has settled) and ``commands`` (one module each). ``screens`` says what is
shown, `layout` and `output` how it becomes lines, `ask` and `answers` read what is typed.
"""
