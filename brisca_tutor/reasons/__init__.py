"""Why, as frozen records without words: tricks, piles, ledgers, mistaken beliefs, choices.

May import ``game``. Start with ``trick`` (why a trick is won and each card loses), then
``ledger`` (counting), ``misconceptions`` (beliefs behind wrong answers) and ``choice`` (why one
card rather than another: ``principle`` is the record, ``position`` the facts, ``standing`` what
looks beyond the trick). ``verify`` and ``verify_choice`` prove every record by another route;
``bidding`` and ``verify_bidding`` are the same for bids and trumps.
"""
