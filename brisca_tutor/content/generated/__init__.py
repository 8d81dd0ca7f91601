"""Puzzles without end, each rebuilt from its id alone: start at `generator`."""
