"""One analysis of the options of a seat, to feed hints, warnings and review.

May import ``game``, ``reasons`` and ``players``. Empty so far: the reasons for a finished trick
need no comparison of options. Start with ``reasons.trick``.
"""
