"""For those who write: prove lessons and puzzles, check and compile catalogues.

May import every room but ``cli``. Start with `prove` (every claim of a lesson replayed through
the engine) and `catalogues` (translations); `extract` reads the texts of lessons for translators.
This file imports nothing: the build passes through it with only Babel at hand.
"""
