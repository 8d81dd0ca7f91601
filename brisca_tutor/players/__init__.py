"""Computer players: each decides from a `PlayerView` alone and never meets a state.

May import ``game``. Start with ``base`` (what a player is, and the levels), then ``easy``,
``medium`` and ``hard``, which follow rules of thumb, and ``maestro``, which searches:
``worlds`` deals out hidden cards that fit what was seen, ``rollout`` plays a two-seat world
to its end with the fitted tables of ``policy``, ``endgame`` solves the last tricks exactly,
and ``tables`` does the same work for more seats. ``packed`` has the numbers that all of them use.
"""
