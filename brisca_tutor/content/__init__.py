"""YAML files -> typed lessons, puzzles, positions and hand records.

May import ``game`` only; PyYAML is imported nowhere else. Text becomes nodes with places
(`source`), nodes become frozen values (`decode` and one module per kind of file), and
`library` knows which files there are and in which order. Nothing here judges a claim:
``authoring.prove`` does. Start reading at `models`.
"""
