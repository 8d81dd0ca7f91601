"""Why, as frozen records without words: tricks, piles, ledgers, mistaken beliefs.

May import ``game``. Start with ``trick`` (why a trick is won and each card loses), then
``ledger`` (counting), ``misconceptions`` (beliefs behind wrong answers) and ``verify``,
which proves every record again by another route.
"""
