"""Sentences: the only room that makes them, in Spanish, French and Italian.

May import ``game``, ``reasons`` and ``coach``; gettext, and Babel only lazily. Start reading at
`catalogue` (how a sentence is said), then `terms` (noun phrases) and ``sentences``
(one function per kind of reason). `locales` settles which language is spoken;
`problems` words everything that can go wrong.
"""
