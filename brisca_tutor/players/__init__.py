"""Computer players. They get a `PlayerView`, never a state, so they cannot see hidden cards.

May import ``game``. Empty so far: nothing in the program plays against the learner yet.
Start with ``game.view``, which lists what a player may know.
"""
