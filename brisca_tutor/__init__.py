"""Learn the card games Brisca and Briscola, and settle arguments about them.

Start reading at ``brisca_tutor.game``: the rules, pure and without words.
"""

__version__ = "0.1.0"
