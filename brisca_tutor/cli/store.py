"""Settings and progress as the command line uses them: opened late, never in the way.

This is where the clock and fresh ids come from; `storage` itself knows neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from ..game.errors import Problem

if TYPE_CHECKING:
    from datetime import datetime

    from ..storage.events import Event
    from ..storage.hands import SavedHands
    from ..storage.paths import Paths
    from ..storage.progress import Progress
    from ..storage.settings import Settings


class Store:
    """What is kept of the learner."""

    def __init__(self, data_dir: str | None, profile: str | None, env: Mapping[str, str]) -> None:
        self._data_dir, self._profile, self._env = data_dir, profile, env

    @cached_property
    def paths(self) -> Paths:
        """Where everything is kept.

        Raises:
            Problem: ``profile-name``.
        """
        from ..storage.paths import settle_paths

        return settle_paths(self._data_dir, self._profile, self._env)

    @property
    def data_folder(self) -> str:
        """The data folder as text; empty when the profile cannot be used."""
        try:
            return str(self.paths.data)
        except Problem:
            return ""

    @cached_property
    def settings(self) -> Settings:
        """The settings; none where they cannot be read."""
        from ..storage.settings import Settings, load_settings

        try:
            return load_settings(self.paths.settings, today())
        except Problem:
            return Settings({})

    def setting(self, key: str) -> str | None:
        """The setting of this key as text, or None."""
        value = self.settings.values.get(key)
        if value is None:
            return None
        return str(value) if not isinstance(value, bool) else "on" if value else ""

    @cached_property
    def progress(self) -> Progress:
        """The events of this learner; the file is opened at first use."""
        from ..storage.progress import Progress

        return Progress(self.paths.progress, today())

    @cached_property
    def hands(self) -> SavedHands:
        """The practised hands of this learner; nothing is read or made yet."""
        from ..storage.hands import SavedHands

        return SavedHands(self.paths.practice, today())

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far."""
        return self.progress.events()

    def record(
        self,
        kind: str,
        item: str,
        outcome: str,
        hints: int = 0,
        ms: int = 0,
        theme: str = "",
        suspected: tuple[str, ...] = (),
    ) -> None:
        """Store that something happened; it is on the disk before the next question."""
        from datetime import UTC
        from uuid import uuid4

        from ..storage.events import Event

        moment = now().astimezone(UTC).isoformat(timespec="milliseconds")
        if kind == "reset":  # it is later than all it forgets, also where the clock was set back
            moment = max([moment, *(one.ts for one in self.events)])
        self.progress.record(
            Event(str(uuid4()), moment, kind, item, outcome, hints, ms, theme, suspected)
        )

    def new_warnings(self) -> list[Problem]:
        """What the learner has not been told yet about settings, progress and saved hands."""
        found = list(self.__dict__["settings"].warnings) if "settings" in self.__dict__ else []
        if "progress" in self.__dict__:
            found += self.progress.warnings
        if "hands" in self.__dict__:
            found += self.hands.warnings
        told: set[str] = self.__dict__.setdefault("_told", set())
        fresh = [one for one in found if str(one) not in told]
        told.update(str(one) for one in fresh)
        return fresh


def now() -> datetime:
    """This moment, with the time zone that ends the learner's day."""
    from datetime import datetime

    return datetime.now().astimezone()


def day_of(ts: str) -> str:
    """The date here of a stored moment, as ISO text; empty when it cannot be read."""
    from datetime import datetime

    try:
        return datetime.fromisoformat(ts).astimezone().date().isoformat()
    except (ValueError, OverflowError):
        return ""


def today() -> str:
    """The date here, as ISO text."""
    from datetime import date

    return date.today().isoformat()
