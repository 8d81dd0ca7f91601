"""YAML files -> typed lessons, puzzles, positions and hand records.

May import ``game`` only; PyYAML is imported nowhere else. Text becomes nodes with places
(`source`; `slips` for what is no YAML), nodes become frozen values (`decode`, `fields`, and
one module per kind of file), and `library` knows which files there are and in which order;
only `files` touches the disk. `facts` has what the slots of texts stand for. Nothing here
judges a claim: ``authoring.prove`` does. Start reading at `models`.
"""
