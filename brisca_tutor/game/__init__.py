"""The rules, pure: no input or output, no words, no hidden randomness.

May import the standard library. Start with ``cards`` and ``ruleset`` (values), then ``deal``,
``state`` and ``hand`` (a hand in progress; ``phases`` holds what each phase accepts), ``trick``
and ``scoring`` (who wins), ``record`` (a hand as a file has it, and `replay`), ``view`` (what
one seat sees), ``match`` (several hands) and ``notation`` (what people type).
"""
