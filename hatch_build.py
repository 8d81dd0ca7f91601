"""Put lessons and compiled catalogues into a package; a faulty catalogue stops the build.

In a wheel both folders go inside the package. An editable install leaves them where
they are (`brisca_tutor.shipped` finds them), so there the compiled catalogues are
written beside their sources.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """The hook that pyproject.toml names for every target."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check every catalogue, then compile each and put it where the target wants it."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from brisca_tutor.authoring import catalogues

        sources = catalogues.found(root / "locales")
        problems = [problem for po in sources for problem in catalogues.check(po)]
        if problems:
            raise SystemExit("\n".join(_line(problem) for problem in problems))
        put = build_data["force_include"]
        if version != "editable":
            put[str(root / "lessons")] = "brisca_tutor/lessons"
        self.folder = tempfile.TemporaryDirectory()
        for po in sources:
            inside = po.relative_to(root)
            if version == "editable":
                catalogues.compile(po, po.with_suffix(".mo"))
                continue
            mo = Path(self.folder.name, *inside.with_suffix(".mo").parts)
            mo.parent.mkdir(parents=True, exist_ok=True)
            catalogues.compile(po, mo)
            put[str(mo)] = Path("brisca_tutor", inside).with_suffix(".mo").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled for the package."""
        if self.target_name == "wheel":
            self.folder.cleanup()


def _line(problem: Any) -> str:
    facts = ", ".join(f"{name}={value}" for name, value in problem.slots.items())
    return f"{problem.place.file}:{problem.place.line}: {problem.code}: {facts}"
