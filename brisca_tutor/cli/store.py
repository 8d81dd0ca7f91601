"""Settings and progress as the command line uses them: opened late, never in the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Store:
    def __init__(self, data_dir: str | None, profile: str | None, env: Mapping[str, str]) -> None:
        self.data_dir, self.profile, self.env = data_dir, profile, env
        self.data_folder = data_dir or ""

    def saved_lang(self, argv: Sequence[str]) -> str | None:
        return None

    def setting(self, name: str) -> str | None:
        return None
