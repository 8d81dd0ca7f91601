"""Computer players: each decides from a `PlayerView` alone and never meets a state.

May import ``game``. Start with ``base`` (what a player is, and the levels), then ``easy``,
``medium`` and ``hard``, which follow rules of thumb and weights, and ``maestro``, which
searches: ``worlds`` deals out hidden cards that fit what was seen; ``duel`` plays them for two
seats, by ``rollout`` early in a hand and by ``endgame``, which is exact, late in it; ``party``
plays them for more. ``policy`` and ``party_policy`` say what a card is worth in such playouts,
from the fitted ``weights`` and ``party_weights``. ``packed`` has the numbers that all of them
use, ``analysis`` what comes out. ``bidding`` bids and names trumps: ``contract_count`` counts
a hand, ``contract_worth`` plays it out with ``contract_play``; ``signing`` makes signs.
"""
