"""One function per kind of reason: it takes a `Speech` and a record and gives whole sentences.

May import what ``language`` may. Start with `trick` (who wins and why); `refutation` answers a
wrong answer, `hand` tells what happens between tricks, `result` and `ledger` close a hand.
Seats come in as `names.SeatPhrase`, so that the learner is spoken to.
"""
