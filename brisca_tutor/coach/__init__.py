"""What to play and why: one analysis that feeds hints, warnings, reviews and luck; no words.

May import ``game``, ``reasons`` and ``players``. Start with ``advice`` (every option graded, with
its reasons), then ``grades`` (the one table of thresholds), ``hints`` (three rungs), ``review`` (a
hand gone over) and ``luck`` (what was not skill); ``bidding`` does the same for auctions.
Everything is decided from a `PlayerView`.
"""
